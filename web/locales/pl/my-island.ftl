# Moja Wyspa: wyspa, kafelki, co się dzieje i dlaczego czegoś nie można.
mi-board-of = Wyspa gracza { $name }
mi-tile-now = Kafelek tej rundy
mi-tile-last = Ostatni kafelek
mi-turn-left = Obróć w lewo
mi-turn-right = Obróć w prawo
mi-place-before = Poprzednie miejsce
mi-place-next = Następne miejsce
mi-lay = Połóż
mi-pass = Spasuj
mi-end = Zakończ
mi-free = za darmo
mi-groups = Grupy
mi-groups-words = Pokaż grupy i drogi z ich wielkością
mi-closer = Bliżej
mi-closer-words = Zobacz wyspę z bliska
mi-round = Runda { NUMBER($round) } z { NUMBER($rounds) }
mi-to-come = Kafelki w stosie ({ NUMBER($count) })
mi-tile-spent = { $tile }: już był
mi-tile-waits = { $tile }: jeszcze przyjdzie
mi-tile-here = { $tile }: teraz
mi-track = Tor punktacji: { $points } z 55
mi-places = { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
mi-places-none = Nie pasuje nigdzie na twojej wyspie
mi-places-turn = Tak obrócony nigdzie nie pasuje: obróć go
mi-scoring = { $count ->
    [0] żadne nie punktuje od razu
    [one] 1 punktuje od razu
    [few] { $count } punktują od razu
   *[many] { $count } punktuje od razu
}
mi-best = najlepsze { $points } na { $place }
mi-ghost = Tutaj: { $points }
mi-ghost-once = { $points } od razu: { $what }
mi-ghost-tie = { $symbol ->
    [field] uprawy
    [wall] mury
    [house] domy
   *[path] ścieżki
}: { NUMBER($size) }
mi-none-here = Tu nie

# Kafelki, symbole, teren.
mi-symbol = { $symbol ->
    [field] uprawa
    [wall] mur
    [house] dom
   *[path] ścieżka
}
mi-terrain = { $terrain ->
    [beach] plaża
    [heath] wrzosy
    [palm] palmy
   *[rainforest] las deszczowy
}
mi-shape = { $shape ->
    [duo] para
    [line3] trójka w rzędzie
    [tri3] trójkąt
    [rhomb4] romb
   *[other] czwórka
}
mi-tile = { $shape }: { $symbols }
mi-cell-totem = totem
mi-cell-joined = totem połączony z morzem
mi-cell-covered = { $symbol }, pod spodem { $terrain }
mi-cell-group = grupa { NUMBER($size) }
mi-cell-lays = Enter kładzie { $cells }: { $points }

# O co chodzi teraz.
mi-ask = { $name }: połóż kafelek, spasuj albo zakończ udział
mi-ask-first = { $name }: połóż pierwszy kafelek tak, aby zakrył kawałek plaży
mi-ask-stuck = { $name }: kafelek nigdzie nie pasuje – spasuj za 1 punkt albo zakończ udział
mi-ask-end = { $name }: kafelek nigdzie nie pasuje, a na pas brak punktu – zakończ udział
mi-ask-over = Gra skończona
mi-warn-end = { $count ->
    [0] Zakończyć udział już teraz? Ten kafelek nie trafi na twoją wyspę.
    [one] Zakończyć udział już teraz? Przyszedłby jeszcze 1 kafelek.
    [few] Zakończyć udział już teraz? Przyszłyby jeszcze { $count } kafelki.
   *[many] Zakończyć udział już teraz? Przyszłoby jeszcze { $count } kafelków.
}
mi-warn-open = { $count ->
    [one] 1 puste pole plaży kosztuje 1 punkt.
    [few] { $count } puste pola plaży kosztują po 1 punkcie.
   *[many] { $count } pustych pól plaży kosztuje po 1 punkcie.
}
mi-warn-end-go = Zakończ udział
mi-warn-end-stay = Graj dalej

# Ruchy jako wiersze listy.
mi-move-lay = { $cell }, obrót { NUMBER($turn) }×: { $hexes } ({ $points })
mi-move-pass = Spasuj: tracisz 1 punkt
mi-move-end = Zakończ udział: nic nie kosztuje, ale nie kładziesz już kafelków

# Co się stało.
mi-told-revealed = Runda { NUMBER($round) }: { $tile }.
mi-told-laid = { $name } kładzie kafelek na { $cells }.
mi-told-scored = { $category }: { $points } dla gracza { $name }, teraz { $marker }.
mi-told-track-end = { $name } dochodzi do 55, końca toru punktacji: znacznik tam zostaje.
mi-told-passed = { $name } pasuje i traci 1 punkt, teraz { $marker }.
mi-told-finished = { $name } kończy swój udział.
mi-told-chosen = Gracz { $name } podjął decyzję.
mi-told-ended-tiles = Wszystkie kafelki już były: gra się kończy.
mi-told-ended-finished = Wszyscy zakończyli udział: gra się kończy.
mi-told-counted = { $name }, { $category }: { $points }.

# Kategorie i opcje.
mi-category = { $category ->
    [start] Początek
    [passes] Pasowanie
    [house-on-beach] Domy na plaży
    [farm] Gospodarstwa
    [fortification] Fortyfikacje
    [village] Wioski
    [totem-road] Drogi od totemu do morza
    [largest-farm] Największe gospodarstwo
    [largest-fortification] Największa fortyfikacja
    [largest-village] Największa wioska
    [largest-network] Największa sieć ścieżek
    [open-beach] Widoczna plaża
   *[track-end] Koniec toru
}
mi-gain = { $category ->
    [house-on-beach] dom na plaży
    [farm] gospodarstwo
    [fortification] fortyfikacja
    [village] wioska
    [totem-road] droga do morza
   *[other] punkty
}
mi-option-episode = Gra
mi-episode-eternal = Tryb nieskończony (pokazuje zasady, które kampania wprowadza w rozdziałach 1–3)
mi-episode-first = Epizod 1, przybycie
mi-option-reveal = Wszyscy kładą jednocześnie
mi-reveal-together = Odsłaniamy, gdy wszyscy zdecydują
mi-reveal-at-once = Wszyscy patrzą
mi-tie-break = mniej pustych pól w rzędzie pod górami, potem rząd po rzędzie w dół

# Koniec.
mi-solo-title = Samotnie: pogoń za punktami, nasz pomysł
mi-solo-rank = { $rank ->
    [r0] Rozbitek
    [r1] Obóz na plaży
    [r2] Mała osada
    [r3] Dobra przystań
    [r4] Kwitnąca wyspa
   *[r5] Wyspa z legend
}
mi-solo-next = Od { NUMBER($points) } punktów: { $rank }
mi-tie-broken = Równo punktów. Decydują rzędy pod górami: { $name } ma mniej pustych pól.
mi-tie-shared = Równo punktów i równo w każdym rzędzie: zwycięstwo jest wspólne.
mi-laid-count = { $count ->
    [one] 1 położony kafelek
    [few] { $count } położone kafelki
   *[many] { $count } położonych kafelków
}

# Dlaczego nie.
mi-rule-off-board = Poza brzegiem
mi-rule-off-board-text = Każde pole kafelka musi leżeć na wyspie.
mi-rule-on-totem = Na totemie
mi-rule-on-totem-text = Totemu nigdy się nie zakrywa. Drogi zaczynają się obok niego.
mi-rule-closed-terrain = Zamknięty teren
mi-rule-closed-terrain-text = Kafelki leżą na plaży, wrzosach i palmach; las deszczowy jest zamknięty. W epizodzie 1 zamknięte są też palmy.
mi-rule-field-covered = Tam leży kafelek
mi-rule-field-covered-text = Kafelka nie kładzie się na kafelku, a położonego się nie przesuwa.
mi-rule-first-on-beach = Zacznij na plaży
mi-rule-first-on-beach-text = Pierwszy kafelek musi zakryć przynajmniej jedno pole plaży.
mi-rule-no-match = Brak takiego samego sąsiada
mi-rule-no-match-text = Przynajmniej jedno pole kafelka musi stykać się na wyspie ze swoim symbolem: dom obok domu, uprawa obok uprawy.
mi-rule-no-point-to-pass = Brak punktu na pas
mi-rule-no-point-to-pass-text = Pas kosztuje 1 punkt, a twój znacznik stoi na 0. Połóż kafelek albo zakończ udział.
mi-rule-game-over = Gra skończona
mi-rule-game-over-text = Punkty są policzone; nic już nie można położyć.
mi-rule-not-now = Nie teraz
mi-rule-not-now-text = Na tę decyzję nie pora w tej chwili.

# Gra w kilku słowach.
mi-goal = Co rundę przychodzi kafelek, a wszyscy kładą go na swojej wyspie obok takiego samego symbolu. Twórz grupy, łącz totemy z morzem i nie zostawiaj pustej plaży: wygrywa najwięcej punktów. Tryb nieskończony używa zasad, które kampania wprowadza w rozdziałach 1–3. Na wyspie R lub kółko myszy obraca kafelek, Q E A D Z C i strzałki prowadzą w sześciu kierunkach, Page Up i Page Down przez kolejne miejsca, Enter kładzie. Gra dla jednej osoby to nasz pomysł.
mi-explain = { $kind ->
    [start] Znacznik zaczyna na 10.
    [passes] Odłożenie kafelka kosztuje 1 punkt. Przy 0 nikt nie może spasować.
    [house-on-beach] Każdy dom na polu plaży daje od razu 1 punkt.
    [farm] Pięć lub więcej stykających się upraw to gospodarstwo: od razu 3 punkty, raz za każdą grupę. Powiększanie i łączenie nie daje już nic.
    [fortification] Pięć lub więcej stykających się murów to fortyfikacja: od razu 3 punkty, raz za każdą grupę.
    [village] Pięć lub więcej stykających się domów to wioska: od razu 3 punkty, raz za każdą grupę.
    [totem-road] Ścieżki łączące totem z zakrytym polem plaży dają od razu 5 punktów, raz za każdy totem. Drogi mogą się rozgałęziać.
    [largest-farm] Na końcu 5 punktów za największą grupę upraw na wszystkich wyspach; przy remisie dla każdego.
    [largest-fortification] Na końcu 5 punktów za największą grupę murów na wszystkich wyspach; przy remisie dla każdego.
    [largest-village] Na końcu 5 punktów za największą grupę domów na wszystkich wyspach; przy remisie dla każdego.
    [largest-network] Na końcu 5 punktów za największą grupę ścieżek na wszystkich wyspach; przy remisie dla każdego.
    [open-beach] Na końcu każde niezakryte pole plaży kosztuje 1 punkt.
   *[track-end] Tor punktacji kończy się na 55: znacznik, który tam dojdzie, zostaje.
}
mi-explain-alone = W grze samotnej największa grupa musi mieć { NUMBER($size) } pól; to nasza zasada.
mi-explain-largest = Twoja ma { NUMBER($size) }.
