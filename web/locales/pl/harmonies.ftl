# Harmonies: stół, karty, co się dzieje i dlaczego nie można.
hm-board = Twoja kraina
hm-board-of = Kraina – { $name }
hm-market = Plansza główna
hm-row = Karty zwierząt
hm-own = Twoje karty
hm-tab-own = Twoje
hm-tab-row = Rząd
hm-own-of = Karty – { $name }
hm-hand = Do położenia
hm-hand-of = { $name } ma do położenia
hm-finished = Zrealizowane
hm-status = W skrócie
hm-end-turn = Zakończ turę
hm-end-swap = Zakończ turę i wymień kartę: { $card }
hm-swap = Wymień
hm-take = Weź
hm-free-slot = wolne
hm-taken = zabrane
hm-gap = brak karty
hm-choose = Co ma trafić na { $cell }?
hm-cancel = Anuluj
hm-choose-spirit = Wybierz ducha natury
hm-keep = Zatrzymaj
hm-last-round = Ostatnia runda
hm-empty = { $count ->
    [0] brak pustych pól
    [one] 1 puste pole
    [few] { $count } puste pola
   *[many] { $count } pustych pól
}
hm-pouch = Woreczek: { NUMBER($count) }
hm-left = { $colour }: { NUMBER($count) } w woreczku
hm-space = Pole { NUMBER($space) }: { $tokens }
hm-space-taken = Pole { NUMBER($space) }: zabrane
hm-in-hand = { $colour }, do położenia: { NUMBER($count) }
hm-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}

# Kolory w wyliczeniach i płytka jako dopełnienie.
hm-colour = { $colour ->
    [blue] niebieska
    [grey] szara
    [brown] brązowa
    [green] zielona
    [yellow] żółta
   *[red] czerwona
}
hm-token = { $colour ->
    [blue] niebieską płytkę
    [grey] szarą płytkę
    [brown] brązową płytkę
    [green] zieloną płytkę
    [yellow] żółtą płytkę
   *[red] czerwoną płytkę
}

# Co leży na polu.
hm-land = { $land ->
    [bare] puste pole
    [water] woda
    [field] równina
    [mountain-1] góra o wysokości 1
    [mountain-2] góra o wysokości 2
    [mountain-3] góra o wysokości 3
    [tree-1] drzewo o wysokości 1
    [tree-2] drzewo o wysokości 2
    [tree-3] drzewo o wysokości 3
    [building] budynek o wysokości 2
    [trunk-1] pień o wysokości 1, jeszcze nie drzewo
    [trunk-2] pień o wysokości 2, jeszcze nie drzewo
   *[brick] czerwona płytka, jeszcze nie budynek
}
hm-cell-cube = znacznik: { $card }
hm-cell-token = pasuje tu { $colour } płytka
hm-cell-cubes = możliwy znacznik: { $cards }
hm-cell-missing = { $count ->
    [one] brakuje tu jednej płytki, ma być: { $land }
    [few] brakuje tu { $count } płytek, ma być: { $land }
   *[many] brakuje tu { $count } płytek, ma być: { $land }
}
hm-cell-home = część siedliska
hm-cell-part = część siedliska, któremu brakuje jednego pola

# Karta w słowach.
hm-habitat = { $shape ->
    [pair] { $ground }, a obok { $others }
    [line] w linii prostej: { $ground }, { $others }
    [middle] { $ground } w środku linii, a na jej końcach: { $others }
    [triangle] trzy pola, które stykają się każde z każdym: { $ground }, { $others }
    [bend] { $ground } i dwa sąsiednie pola, które się nie stykają: { $others }
    [fan] { $ground } i trzy kolejne sąsiednie pola: { $others }
   *[diamond] romb od czubka do czubka: { $ground }, { $others }
}
hm-card-words = { $name }. Znacznik trafia na pierwsze pole; { $habitat }.
hm-ladder-words = Punkty: { $ladder }.
hm-placed-words = Umieszczone znaczniki: { NUMBER($placed) } z { NUMBER($cubes) }.
hm-matches = { $count ->
    [0] Tego siedliska jeszcze u ciebie nie ma.
    [one] Możesz umieścić znacznik w jednym miejscu.
    [few] Możesz umieścić znacznik w { $count } miejscach.
   *[many] Możesz umieścić znacznik w { $count } miejscach.
}

# O co prosi gra.
hm-ask-spirit = { $name }: wybierz ducha natury, którego zatrzymasz
hm-ask-space = { $name }: weź trzy płytki z jednego pola
hm-ask-first = { $name }: połóż płytkę albo cofnij i weź inne pole
hm-ask-place = { $count ->
    [one] { $name }: połóż ostatnią płytkę
    [few] { $name }: połóż płytkę (zostały { $count })
   *[many] { $name }: połóż płytkę (zostało { $count })
}
hm-ask-cube = { $name }: jeszcze jakieś zwierzę może zamieszkać, potem zakończ turę
hm-ask-card = { $name }: możesz wziąć kartę, potem zakończ turę
hm-ask-end = { $name }: zakończ turę
hm-warn-cube = Możesz jeszcze umieścić znacznik: { $card } na { $cell }. Zakończyć turę mimo to?

# Ruchy jako wiersze listy.
hm-move-spirit = Zatrzymaj ducha natury: { $card }
hm-move-space = Weź pole { NUMBER($space) }: { $tokens }
hm-move-token = Połóż { $token } na { $cell }
hm-move-card = Weź kartę: { $card }
hm-move-cube = Umieść znacznik na { $cell }: { $card }
hm-move-swap = Zakończ turę i wymień kartę: { $card }

# Co się stało.
hm-told-first = Zaczyna { $name }.
hm-told-dealt = Dwa duchy natury do wyboru: { $one } i { $two }.
hm-told-turned = Nowa karta w rzędzie: { $card }.
hm-told-kept = { $name } zatrzymuje ducha natury: { $card }.
hm-told-space = { $name } bierze płytki z pola { NUMBER($space) }: { $tokens }.
hm-told-token = { $name } kładzie { $token } na { $cell }: { $land }.
hm-told-card = { $name } bierze kartę: { $card }.
hm-told-cube = { $name } umieszcza znacznik na { $cell }: { $card }.
hm-told-finished = { $name } realizuje kartę: { $card }.
hm-told-discarded = Z rzędu znika karta: { $card }.
hm-told-last-board = { $name } ma najwyżej dwa puste pola: to ostatnia runda.
hm-told-last-pouch = W woreczku brakuje płytek na uzupełnienie planszy: to ostatnia runda.
hm-told-over = Koniec gry.
hm-gain = { $count ->
    [one] 1 punkt więcej.
    [few] { $count } punkty więcej.
   *[many] { $count } punktów więcej.
}
hm-loss = { $count ->
    [one] 1 punkt mniej.
    [few] { $count } punkty mniej.
   *[many] { $count } punktów mniej.
}

# Kategorie i opcje.
hm-trees = Drzewa
hm-mountains = Góry
hm-fields = Równiny
hm-buildings = Budynki
hm-water = Woda
hm-spirit-line = Duch natury: { $card }
hm-option-side = Planszetka
hm-side-a = Rzeka (23 pola)
hm-side-b = Wyspy (25 pól)
hm-option-spirits = Duchy natury
hm-spirits-off = Bez duchów
hm-spirits-on = Z duchami

# Koniec.
hm-suns = { $count ->
    [0] Tym razem bez słońca
    [one] 1 słońce
    [few] { $count } słońca
   *[many] { $count } słońc
}
hm-suns-points = Punkty ({ NUMBER($points) }): { NUMBER($suns) }
hm-suns-side = Strona z rzeką: { NUMBER($suns) }
hm-suns-no-spirit = Bez ducha natury: { NUMBER($suns) }
hm-suns-spirit = Duch natury ({ $card }): { NUMBER($suns) }
hm-suns-next = Kolejne słońce za punkty zaświeci przy { NUMBER($points) }.
hm-tie-broken = Remis w punktach. Decyduje liczba znaczników zwierząt: { $cubes }.
hm-tie-shared = Remis w punktach i w znacznikach zwierząt ({ $cubes }): zwycięstwo jest wspólne.

# Zwierzęta i duchy natury.
hm-card-crocodile = Krokodyl
hm-card-ray = Płaszczka
hm-card-fish = Pstrąg
hm-card-otter = Wydra
hm-card-frog = Żaba
hm-card-duck = Kaczka
hm-card-flamingo = Flaming
hm-card-lizard = Jaszczurka
hm-card-shrew = Ryjówka
hm-card-peacock = Paw
hm-card-squirrel = Wiewiórka
hm-card-hedgehog = Jeż
hm-card-bumblebee = Trzmiel
hm-card-bear = Niedźwiedź
hm-card-rabbit = Królik
hm-card-macaw = Ara
hm-card-boar = Dzik
hm-card-koala = Koala
hm-card-wolf = Wilk
hm-card-kingfisher = Zimorodek
hm-card-penguin = Pingwin
hm-card-bat = Nietoperz
hm-card-fennec = Fenek pustynny
hm-card-macaque = Makak
hm-card-eagle = Orzeł
hm-card-meerkat = Surykatka
hm-card-crow = Kruk
hm-card-alpaca = Alpaka
hm-card-arctic-fox = Lis polarny
hm-card-raccoon = Szop pracz
hm-card-ladybug = Biedronka
hm-card-panther = Pantera
hm-card-lion = Lew
hm-card-butterfly = Motyl
hm-card-deer = Jeleń
hm-card-owl = Sowa
hm-card-cat = Kot
hm-card-stork = Bocian
hm-card-ram = Baran
hm-card-marmot = Świstak
hm-card-dragonfly = Ważka
hm-card-tortoise = Żółw
hm-effect-lion = Każda grupa 1–2 równin: 2. Trzech lub więcej: 10.
hm-effect-butterfly = Każda grupa równin: 5.
hm-effect-deer = Każde drzewo o wysokości 2 lub 3: 4.
hm-effect-owl = Każde drzewo o wysokości 1 lub 2: 3. O wysokości 3: 1.
hm-effect-cat = Każda grupa budynków: 4.
hm-effect-stork = Każda grupa co najmniej 2 budynków: 6.
hm-effect-ram = Każda góra o wysokości 2 lub 3: 4.
hm-effect-marmot = Każda góra o wysokości 1 lub 2: 3. O wysokości 3: 1.
hm-effect-dragonfly = Każda grupa co najmniej 2 płytek wody: 7.
hm-effect-tortoise = Każda płytka wody: 2.

# Dlaczego nie.
hm-rule-spirit-first = Najpierw duch natury
hm-rule-spirit-first-text = W pierwszej turze, zanim zrobisz cokolwiek innego, wybierasz jednego z dwóch duchów natury.
hm-rule-spirit-not-dealt = To nie twój duch
hm-rule-spirit-not-dealt-text = Wybierasz spośród dwóch kart duchów natury, które dostajesz na początku.
hm-rule-one-space = Jedno pole na turę
hm-rule-one-space-text = W każdej turze bierzesz płytki z dokładnie jednego pola. Dopóki nie położysz pierwszej płytki, możesz cofnąć i wybrać inne.
hm-rule-no-space = Nie ma takiego pola
hm-rule-no-space-text = Plansza główna ma pięć pól, a w grze solo trzy.
hm-rule-space-empty = Tu nic nie leży
hm-rule-space-empty-text = To pole jest puste; uzupełni się na koniec tury.
hm-rule-take-tokens = Najpierw weź płytki
hm-rule-take-tokens-text = W każdej turze bierzesz trzy płytki z jednego pola i kładziesz je wszystkie.
hm-rule-not-in-hand = Nie masz takiej płytki
hm-rule-not-in-hand-text = Kładziesz tylko płytki wzięte w tej turze.
hm-rule-off-board = Poza planszetką
hm-rule-off-board-text = Na twojej planszetce nie ma takiego pola.
hm-rule-on-cube = Stoi tu znacznik
hm-rule-on-cube-text = Na pole ze znacznikiem nie można położyć ani płytki, ani drugiego znacznika.
hm-rule-stack = Tak się nie układa
hm-rule-stack-text = Każdy kolor może leżeć na pustym polu. Szara pasuje też na jedną lub dwie szare, brązowa na jedną brązową, zielona na jedną lub dwie brązowe, a czerwona na pojedynczą szarą, brązową lub czerwoną. Niebieskich i żółtych nie układa się w stosy.
hm-rule-one-card = Jedna karta na turę
hm-rule-one-card-text = W turze możesz wziąć najwyżej jedną kartę zwierzęcia.
hm-rule-not-in-row = Nie ma jej w rzędzie
hm-rule-not-in-row-text = Możesz wziąć tylko kartę, która leży odkryta w rzędzie.
hm-rule-four-cards = Najwyżej cztery karty
hm-rule-four-cards-text = Możesz mieć cztery niezrealizowane karty, licząc ducha natury. Zrealizuj którąś, żeby zrobić miejsce.
hm-rule-not-yours = To nie twoja karta
hm-rule-not-yours-text = Umieszczasz znaczniki tylko z własnych kart.
hm-rule-finished = Brak znaczników
hm-rule-finished-text = Wszystkie znaczniki z tej karty są już na twojej planszetce.
hm-rule-habitat = Nie ma tu siedliska
hm-rule-habitat-text = Układ z karty musi tu leżeć w jednym z sześciu obrotów, dokładnie z takimi wysokościami. Budynek może stać na szarej, brązowej lub czerwonej płytce.
hm-rule-swap-solo = Tylko w grze solo
hm-rule-swap-solo-text = Karty w rzędzie wymienia się tylko w grze solo.
hm-rule-swap-card = Karta albo wymiana
hm-rule-swap-card-text = Kartę w rzędzie wymienisz tylko w turze, w której żadnej nie bierzesz.
hm-rule-tokens-left = Zostały płytki
hm-rule-tokens-left-text = Turę kończysz dopiero wtedy, gdy wszystkie trzy płytki leżą na planszetce.
hm-rule-game-over = Gra skończona
hm-rule-game-over-text = Punkty są policzone, nic już nie można przesunąć.
hm-rule-not-now = Nie teraz
hm-rule-not-now-text = Na tę decyzję nie jest teraz pora.
# Objaśnienie gry.
hm-goal = Układaj krajobraz z płytek i umieszczaj zwierzęta tam, gdzie wzór pasuje do ich kart. Wygrywa najwięcej punktów za krajobraz i zwierzęta.
hm-explain = { $kind ->
    [trees] Drzewa: 1, 3 lub 7 punktów za wysokość 1, 2 lub 3.
    [mountains] Góry: 1, 3 lub 7 punktów za wysokość 1, 2 lub 3, ale tylko obok innej góry.
    [fields] Równiny: 5 punktów za każdą osobną grupę co najmniej dwóch żółtych płytek.
    [buildings] Budynki: 5 punktów za każdy, wokół którego są co najmniej trzy różne kolory.
    [water] Woda na stronie A: liczy się najdłuższa rzeka, jej płytki na najkrótszej drodze od końca do końca. Na stronie B 5 punktów za każdą wyspę oddzieloną wodą.
    [animals] Karta zwierzęcia daje liczbę nad ostatnim wolnym znacznikiem: im więcej umieszczonych, tym więcej punktów.
   *[spirits] Duch daje punkty za to, co mówi jego karta, gdy jego znacznik leży na planszetce.
}
hm-explain-now = Na tej planszetce liczy się { $scoring } z { $all }, punkty: { $points }.
hm-stay-cube = Umieść: { $card }
hm-go-end = Zakończ mimo to
