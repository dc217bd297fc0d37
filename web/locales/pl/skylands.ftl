# Skylands: stół, wyspy, co się dzieje i dlaczego nie można.
sk-board = Twój archipelag
sk-board-of = Archipelag – { $name }
sk-actions = Akcje
sk-offer = Odkryte karty
sk-hand = Twoje karty
sk-start-piece = Wyspa startowa
sk-outpost-tile = Karta z placówki
sk-decision = Twoja decyzja
sk-display = Wyspy specjalne
sk-display-left = zostało: { NUMBER($count) }
sk-status = W skrócie
sk-turn-right = Obróć w prawo
sk-turn-left = Obróć w lewo
sk-wait = Decyduje: { $name }
sk-sold-out = Wszystko zdobyte

# Cztery akcje: krótko na tabliczkach, w całości w zdaniach.
sk-short = { $action ->
    [discover] Odkryj
    [deploy] Osiedlaj
    [create] Zdobądź
   *[convert] Energia
}
sk-action = { $action ->
    [discover] Odkrywanie wysp
    [deploy] Osiedlanie mieszkańców
    [create] Zdobywanie wysp
   *[convert] Zaopatrzenie w energię
}
sk-gives-discover = { $count ->
    [0] bez karty
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
sk-gives-deploy = { $count ->
    [0] nikt
    [one] 1 mieszkaniec
    [few] { $count } mieszkańców
   *[many] { $count } mieszkańców
}
sk-gives-create = { $count ->
    [0] nic w zasięgu
    [one] 1 w zasięgu
    [few] { $count } w zasięgu
   *[many] { $count } w zasięgu
}
sk-gives-convert = { $count ->
    [0] bez punktów
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
sk-advantage = { $action ->
    [discover] Twoja przewaga: jeszcze jedna karta na koniec.
    [deploy] Twoja przewaga: dwie wyspy zamiast jednej.
    [create] Twoja przewaga: nie płacisz za symbol neutralny.
   *[convert] Twoja przewaga: dwie wyspy kryształowe lub dwa miasta i 2 punkty więcej.
}
sk-others = Potem pozostali: { $list }
sk-for = { $name }: { $gives }
sk-stays = Figurka zostaje: raz na grę, kosztem 2 punktów za znacznik.
sk-stands = Tu stoi twoja figurka: wybierz inną akcję.
sk-runs = teraz
sk-hint-choose = Wybierz akcję. Wykonują ją wszyscy; ty jako pierwszy gracz i z przewagą.
sk-pawns = Figurki: { $names }
sk-wind-next = Następnie wiatr wybierze: { $action }
sk-clock = { $count ->
    [one] została 1 akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}

# Co zostało.
sk-left-squares = { $count ->
    [0] brak pustych pól
    [one] 1 puste pole
    [few] { $count } puste pola
   *[many] { $count } pustych pól
}
sk-left-bank = { $count ->
    [0] bank pusty
    [one] 1 punkt w banku
    [few] { $count } punkty w banku
   *[many] { $count } punktów w banku
}
sk-left-tiles = { $count ->
    [0] talia pusta
    [one] 1 karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
sk-marker-left = znacznik aktywny: 2 punkty
sk-marker-used = znacznik odwrócony
sk-supply = W zapasie: zieloni { $green }, fioletowi { $violet }, niebiescy { $blue }

# Ląd.
sk-terrain = { $terrain ->
    [forest] las
    [mountain] góry
    [crystal] kryształ
   *[city] miasto
}
sk-colour = { $colour ->
    [green] zielony
    [violet] fioletowy
   *[blue] niebieski
}
sk-side = { $side ->
    [north] północ
    [east] wschód
    [south] południe
   *[west] zachód
}
sk-part = { $terrain } { $sides }
sk-clouds = wokół chmury
sk-fits = { $count ->
    [0] nigdzie nie pasuje
    [one] pasuje na 1 pole
    [few] pasuje na { $count } pola
   *[many] pasuje na { $count } pól
}
sk-piece = { $number }: { $face }; { $fits }
sk-empty = puste
sk-fits-now = karta tu pasuje
sk-fits-turned = karta pasuje tu po obróceniu: { $face }
sk-fits-not = karta tu nie pasuje
sk-finished = gotowa wyspa ({ $terrain }), zajęte mieszkania: { $taken } z { $all }
sk-finished-city = gotowe miasto, mieszkania: { $all }
sk-unfinished = niegotowa wyspa ({ $terrain }), mieszkania do tej pory: { $all }
sk-special-here = wyspa specjalna: { $special }

# Działanie.
sk-do = { $what ->
    [act] Wybierz
    [place] Połóż
    [fill] Zasiedl
    [buy] Zdobądź
    [pay] Oddaj
    [trade] Zamień
    [convert] Zaopatrz
   *[lodge] Do gospody
}
sk-pass = Pasuję
sk-done = Gotowe
sk-move-act = Wybierz: { $action }
sk-move-stay = Zostań, odwracając znacznik: { $action }
sk-move-place = Połóż na { $square }: { $face }
sk-move-place-special = Połóż na { $square }: { $special }, { $face }
sk-move-fill = Zasiedl wyspę { $square } ({ $terrain }): { $count }, kolor { $colour }
sk-move-buy = Zdobądź: { $special }
sk-move-trade = Dwóch ({ $give }) za jednego ({ $get })
sk-move-pay = Oddaj jednego z { $square }, kolor { $colour }
sk-move-pay-inn = Oddaj jednego z gospody, kolor { $colour }
sk-move-convert = Z wyspy kryształowej { $from } do miasta { $city }: { $count }
sk-move-convert-inn = Z gospody do miasta { $city }
sk-move-convert-trade = Dwóch ({ $give }) jako jeden niebieski do miasta { $city }
sk-move-lodge = Jeden z { $square } do gospody, kolor { $colour }
sk-points-in-all = razem punktów: { $points }
sk-owed = Do oddania: zieloni { $green }, fioletowi { $violet }, dowolni { $any }
sk-owed-trade = Do oddania w zamianie: { $count }, kolor { $colour }

# Wyspy specjalne.
sk-special = { $special ->
    [small-forest] Mały las
    [small-mountain] Małe góry
    [small-crystal] Mały kryształ
    [small-city] Małe miasto
    [half-forest] Połówka wyspy: las
    [half-mountain] Połówka wyspy: góry
    [half-crystal] Połówka wyspy: kryształ
    [half-city] Połówka wyspy: miasto
    [isle-forest] Gotowa wyspa: las
    [isle-mountain] Gotowa wyspa: góry
    [isle-crystal] Gotowa wyspa: kryształ
    [isle-city] Gotowa wyspa: miasto
    [payout] Wypłata
    [outpost] Placówka
    [profit-forest] Rentowny krajobraz: las
    [profit-mountain] Rentowny krajobraz: góry
    [profit-crystal] Rentowny krajobraz: kryształ
    [profit-city] Dochodowe miasto
    [generator] Generator
    [inn] Gospoda
    [trading] Dzielnica handlowa
    [suburb-mountain] Dzielnica miasta w pobliżu gór
    [suburb-forest] Dzielnica miasta w pobliżu lasu
    [power-plant] Elektrownia
    [temple-forest] Świątynia leśna
    [temple-mountain] Świątynia górska
    [temple-crystal] Świątynia kryształowa
    [temple-city] Świątynia miejska
    [airport] Lotnisko
    [sanctuary] Sanktuarium
    [academy] Akademia Twórców
   *[villa] Willa
}
sk-effect = { $effect ->
    [none] Ląd jak każdy inny.
    [isle] Samodzielna wyspa z 2 mieszkaniami.
    [payout] Od razu 2 punkty z banku.
    [outpost] Od razu dobierasz kartę: kładziesz ją lub odrzucasz.
    [profit] Gdy jej wyspa jest gotowa, sama się zasiedla.
    [profit-city] Gdy jej miasto jest gotowe: punkt za każde 2 mieszkania.
    [generator] 1 punkt, gdy ktokolwiek wybierze Zaopatrzenie w energię.
    [inn] Mieści 4 twoich mieszkańców, dopóki ich nie wydasz.
    [trading] Dwóch jednego koloru zastępuje jednego innego przy Zdobywaniu i Energii.
    [suburb-mountain] Wyspy specjalne kosztują o jednego fioletowego mniej.
    [suburb-forest] Wyspy specjalne kosztują o jednego zielonego mniej.
    [power-plant] 2 punkty więcej za energię dla jej miasta.
    [temple] 2 punkty za każdą gotową wyspę tego rodzaju.
    [airport] Jeszcze 1 punkt za każdych 2 mieszkańców na koniec.
    [sanctuary] 1 punkt za każdą kartę wokół.
    [academy] 2 punkty za każdą twoją wyspę specjalną.
   *[villa] 1 punkt za każde mieszkanie twojej największej gotowej wyspy.
}
sk-worth = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
sk-worth-within = { $points }, gdy jej wyspa będzie gotowa
sk-costs = Cena: zieloni { $green }, fioletowi { $violet }, neutralni { $any }
sk-you-have = Masz: zieloni { $green }, fioletowi { $violet }, niebiescy { $blue }
sk-can-buy = W zasięgu
sk-cannot-pay = Za mało mieszkańców
sk-cannot-fit = Nie pasuje na twojej planszy

# O co chodzi teraz.
sk-ask-start = { $name }: połóż wyspę startową
sk-ask-hand = { $name }: połóż dwie z trzech kart
sk-ask-choose = { $name }: wybierz akcję dla wszystkich
sk-ask-discover = { $name }: weź kartę i połóż ją
sk-ask-more = { $name }: możesz wziąć jeszcze jedną kartę
sk-ask-deploy = { $count ->
    [one] { $name }: zasiedl gotową wyspę
    [few] { $name }: zasiedl do { $count } gotowych wysp
   *[many] { $name }: zasiedl do { $count } gotowych wysp
}
sk-ask-create = { $name }: zdobądź wyspę specjalną
sk-ask-pay = { $name }: wybierz, kogo oddajesz
sk-ask-lay-special = { $name }: połóż wyspę specjalną: { $special }
sk-ask-outpost = { $name }: połóż kartę z placówki lub ją odrzuć
sk-ask-convert = { $name }: przenieś niebieskich do miasta
sk-warn-pass = Możesz jeszcze coś zrobić: { $what }. Mimo to spasować?
sk-go-pass = Pasuję mimo to
sk-stay-pass = Wróć

# Co się stało.
sk-told-first = Zaczyna { $name }.
sk-told-board = { $name } ma planszę { $board }.
sk-told-hand = { $name } dobiera trzy karty.
sk-told-wind-next = Wiatr wybierze: { $action }.
sk-told-chosen = { $name } wybiera: { $action }.
sk-told-stayed = { $name } zostaje i odwraca znacznik: { $action }.
sk-told-wind = Wiatr wybiera: { $action }.
sk-told-revealed = Odkryto: { $face }.
sk-told-outpost = { $name } dobiera z placówki: { $face }.
sk-told-discarded = Odpada z gry: { $face }.
sk-told-wind-took = Wiatr zabiera: { $face }.
sk-told-placed = { $name } kładzie na { $square }: { $face }.
sk-told-placed-special = { $name } kładzie na { $square }: { $special }.
sk-told-finished = { $name } kończy wyspę ({ $terrain }), mieszkania: { $count }.
sk-told-settled = { $name } osiedla: { $count }, kolor { $colour }.
sk-told-profit = { $name }: wprowadza się { $count }, kolor { $colour }.
sk-told-bought = { $name } zdobywa: { $special }.
sk-told-paid = { $name } oddaje jednego, kolor { $colour }.
sk-told-traded = { $name } zamienia dwóch ({ $give }) na jednego ({ $get }).
sk-told-lodged = { $name }: jeden do gospody, kolor { $colour }.
sk-told-energy = { $name } przenosi do miasta niebieskich: { $count }.
sk-told-points = { $name } dostaje punkty: { $points } ({ $why }).
sk-told-noted = { $name } dostaje punkty: { $points } ({ $why }). W banku zabrakło { $noted }; są zapisane.
sk-why = { $why ->
    [energy] energia
    [payout] wypłata
    [profit-city] dochodowe miasto
   *[generator] generator
}
sk-told-passed = { $name } pasuje.
sk-told-forced = { $name } nie może nic zrobić.
sk-told-over = Koniec gry: { $why ->
    [board] jedna z plansz jest prawie pełna.
    [bank] bank jest pusty.
    [stack] za mało kart wysp.
   *[clock] to była ostatnia akcja.
}
sk-gain = { $count ->
    [one] O 1 punkt więcej.
    [few] O { $count } punkty więcej.
   *[many] O { $count } punktów więcej.
}

# Kategorie i opcje.
sk-category = { $category ->
    [empty] Puste pola
    [inhabitants] Mieszkańcy
    [dwellings] Mieszkania
    [tokens] Karty punktowe
   *[marker] Aktywny znacznik
}
sk-explain = { $category ->
    [empty] Każde puste pole to 2 punkty ujemne.
    [inhabitants] Każdych 2 mieszkańców na planszy to punkt, także w gospodzie.
    [dwellings] Każde mieszkanie gotowej wyspy to punkt. Wyspa jest gotowa, gdy nie ma otwartego boku.
    [specials] Wyspa specjalna daje swoje punkty, na lądzie dopiero gdy jej wyspa jest gotowa.
    [tokens] Punkty z banku i te, których zabrakło w banku.
   *[marker] 2 punkty, jeśli figurka nigdy nie została na miejscu.
}
sk-option-start = Start
sk-start-printed = Zadrukowane plansze
sk-start-tactical = Start taktyczny: wyspa startowa i dwie karty
sk-option-display = Wyspy specjalne
sk-display-drawn = Po cztery każdego rodzaju
sk-display-first = Na pierwszą grę
sk-goal = Łącz latające kawałki lądu w gotowe wyspy, zasiedlaj je i zamieniaj kryształy w energię; wygrywa najwięcej punktów. W swojej turze wybierasz akcję, którą wykonują wszyscy. Ceny i większość punktów wysp specjalnych, zadrukowane plansze, karty odkładane przy mniej niż czterech graczach oraz cała gra solo z wiatrem to nasz własny projekt (Atoll).

# Koniec.
sk-rank = { $count ->
    [0] Dryf: pierwszy próg to { $next } punktów
    [one] Osiągnięty 1 z 5 progów
    [few] Osiągnięte { $count } z 5 progów
   *[many] Osiągnięto { $count } z 5 progów
}
sk-rank-ours = Gra solo i jej progi to nasz własny projekt: { $targets } punktów.

# Dlaczego nie.
sk-rule-pawn-must-move = Figurka musi się ruszyć
sk-rule-pawn-must-move-text = Zostać na akcji można raz na grę, a twój znacznik jest już odwrócony. Wybierz inną akcję.
sk-rule-not-on-offer = Nie ma takiej karty
sk-rule-not-on-offer-text = Można wziąć tylko odkrytą kartę.
sk-rule-other-piece = Inna karta
sk-rule-other-piece-text = Karta, którą kładziesz, nie może tak wyglądać.
sk-rule-off-board = Poza planszą
sk-rule-off-board-text = Twoja plansza ma 20 pól, od A1 do E4.
sk-rule-square-taken = Pole jest zajęte
sk-rule-square-taken-text = Kartę kładzie się na pustym polu i już się jej nie przesuwa.
sk-rule-edges-differ = Boki nie pasują
sk-rule-edges-differ-text = Sąsiednie karty muszą pokazywać to samo: las, góry, kryształ, miasto lub chmury. Może pomóc obrócenie karty.
sk-rule-no-island = Nie ma gotowej wyspy
sk-rule-no-island-text = Nie zaczyna się tam żadna gotowa wyspa tego rodzaju. Wyspa jest gotowa, gdy nie ma otwartego boku.
sk-rule-island-full = Wszystko zajęte
sk-rule-island-full-text = Wszystkie mieszkania tej wyspy są zajęte.
sk-rule-filled-already = Dopiero co zasiedlona
sk-rule-filled-already-text = W jednej akcji zasiedla się różne wyspy.
sk-rule-supply-empty = Nikogo nie ma
sk-rule-supply-empty-text = W zapasie nie ma mieszkańców tego koloru.
sk-rule-not-shown = Nie leży na stole
sk-rule-not-shown-text = Tej wyspy specjalnej nie można już zdobyć.
sk-rule-cannot-pay = Za mało mieszkańców
sk-rule-cannot-pay-text = Za wyspę specjalną płaci się mieszkańcami w podanych kolorach; tylko aktywny gracz pomija symbol neutralny.
sk-rule-no-room = Brak miejsca
sk-rule-no-room-text = Ta wyspa specjalna nie pasuje na żadne puste pole, jakkolwiek ją obrócić.
sk-rule-not-owed = To nie ten kolor
sk-rule-not-owed-text = Ten kolor nie jest teraz potrzebny albo reszty nie dałoby się potem zapłacić.
sk-rule-no-trade = Nie ma takiej zamiany
sk-rule-no-trade-text = Do zamiany potrzeba dzielnicy handlowej, dwóch mieszkańców jednego koloru i jednego szukanego w zapasie.
sk-rule-nobody-there = Nikt tam nie mieszka
sk-rule-nobody-there-text = Nie mieszka tam nikt tego koloru.
sk-rule-inn-full = Brak miejsca w gospodzie
sk-rule-inn-full-text = Gospoda ma cztery miejsca i trzeba ją mieć.
sk-rule-no-use = To nic nie zmieni
sk-rule-no-use-text = Do gospody przenosi się mieszkańców tylko wtedy, gdy robi to komuś miejsce.
sk-rule-no-city = Nie ma gotowego miasta
sk-rule-no-city-text = Energia trafia do gotowego miasta.
sk-rule-city-full = Miasto jest pełne
sk-rule-city-full-text = Miasto przyjmuje tylu, ile ma mieszkań.
sk-rule-one-city = Jedno miasto
sk-rule-one-city-text = Jedna wyspa kryształowa zaopatruje jedno miasto; aktywny gracz może nią zaopatrzyć dwa.
sk-rule-one-crystal = Jedna wyspa kryształowa
sk-rule-one-crystal-text = Miasto zaopatruje jedna wyspa kryształowa; aktywny gracz może użyć dwóch dla jednego miasta.
sk-rule-must-decide = Tu nie można spasować
sk-rule-must-decide-text = Tę decyzję trzeba podjąć.
sk-rule-game-over = Gra skończona
sk-rule-game-over-text = Punkty są policzone; nic już nie można przesunąć.
sk-rule-not-now = Nie teraz
sk-rule-not-now-text = Ta decyzja nie jest teraz potrzebna.
