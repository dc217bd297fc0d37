# Lost Cities: stół, zdania i pomoc do zasad.
# Po sześć słów od czerwonego do fioletowego, w formach, których potrzebują zdania poniżej.
lc-colours = czerwona pomarańczowa żółta zielona niebieska fioletowa
lc-colours-title = Czerwona Pomarańczowa Żółta Zielona Niebieska Fioletowa
lc-colours-short = Czerwona Pomarańczowa Żółta Zielona Niebieska Fioletowa
lc-colours-what = czerwoną pomarańczową żółtą zieloną niebieską fioletową
lc-colours-of = czerwonej pomarańczowej żółtej zielonej niebieskiej fioletowej
lc-symbols = trójkąt koło gwiazda romb kwadrat sześciokąt
lc-artefacts = Artefakty
lc-dice-column = Kości
lc-bridges = Mosty
lc-expedition = { $colour } ekspedycja
lc-bridge-of = most { $colour } ekspedycji
lc-bridge-artefacts = most artefaktów
lc-bridge-dice = most kości

# Taca z kośćmi.
lc-tray = Kości
lc-tray-own = Twój rzut
lc-tray-of = Rzut: { $name }
lc-tray-rival = Rzut rywala
lc-colour-die = kość koloru: { $colour }, { $symbol }
lc-number-die = kość liczbowa: { $number }
lc-die-taken = { $die }, zabrana
lc-pick-both = Wybierz kość koloru i kość liczbową.
lc-pick-colour = Teraz wybierz kolor.
lc-pick-number = Teraz wybierz liczbę.
lc-nothing-fits = Żadna para nie pasuje: zrezygnuj.
lc-waiting = Teraz decyduje ktoś inny.
lc-over = Ołówki odłożone.
lc-write = Zapisz
lc-write-pair = Zapisz { $colour } { $number }
lc-mark-double = Podwój { $colour }
lc-mark-top = Zaznacz górny artefakt
lc-refuse = Zrezygnuj
lc-refuse-free = bez kosztu
lc-skip = Pomiń
lc-accelerate = Wybierz, gdzie przyspieszasz
lc-accelerate-hint = Jeszcze jedna liczba, gdzie chcesz, albo pomiń.
lc-finished = ukończona

# Co daje wybór.
lc-in-box = { $colour } { $number } na polu { $place }
lc-on-double = X na polu podwajającym { $colour } ekspedycji
lc-on-top = Górny artefakt { $colour } ekspedycji
lc-change = { $before } → { $after }
lc-column-change = Kolumna { $before } → { $after }
lc-does-arrow = przyspieszenie
lc-does-artefact = artefakt { $points }
lc-does-artefact-lost = artefakt, ale wszystkie są już zamalowane
lc-does-bridge = most +20
lc-does-bridge-late = most, za późno na punkty
lc-next-plain = Następne pole: { $place }.
lc-next-arrow = Następne pole ({ $place }) to przyspieszenie.
lc-next-artefact = Na następnym polu ({ $place }) czeka artefakt.
lc-next-top = Zostaje już tylko górny artefakt.
lc-odds = { $percent }% szans na ciąg dalszy w następnym rzucie
lc-zero-is-ten = Tutaj 0 liczy się jako 10.
lc-refuse-line = Rezygnacja: symbol kości nr { $mark }, { $before } → { $after }
lc-refuse-line-free = Rezygnacja bez kosztu: wszystkie symbole kości są zamalowane
lc-skip-line = Pomiń przyspieszenie
lc-accelerate-box = Przyspiesz { $colour } ekspedycję: { $number } na polu { $place }
lc-accelerate-top = Przyspiesz { $colour } ekspedycję: górny artefakt

# Mosty i arkusz w postaci tabeli.
lc-sheet-of = Arkusz: { $name }
lc-open = otwarty
lc-closed = zamknięty
lc-paid = dał 20
lc-rival = rywal
lc-waiting-at = na szóstym polu: { $names }
lc-at-bridges = Zaraz przejdzie: { $bridges }
lc-at-no-bridge = Daleko do mostów
lc-column = Kolumna
lc-double = Podwojenie
lc-double-open = wolne
lc-double-marked = zaznaczone
lc-double-lost = przepadło
lc-numbers = Liczby
lc-no-numbers = brak
lc-marks = { $count ->
    [one] 1 zamalowane
    [few] { $count } zamalowane
   *[many] { $count } zamalowanych
}
lc-value = Wartość
lc-next-step = Następny krok
lc-full = pełna
lc-bridge = Most
lc-total = Razem

# O co pytamy.
lc-prompt-roll = { $name }: weź kolor i liczbę.
lc-prompt-four = { $name }: użyj dwóch z pozostałych kości.
lc-prompt-six = { $name }: masz do wyboru wszystkie kości.
lc-prompt-rival = { $name }: rywal zabrał dwie kości.
lc-prompt-accelerate = { $name }: przyspiesz ekspedycję.
lc-prompt-over = Koniec wypraw.

# Dziennik.
lc-log-first = Pierwszy rzut: { $name }.
lc-log-rolled = Runda { $round }. { $name } rzuca: { $colours } oraz { $numbers }.
lc-log-rival-rolled = Runda { $round }. Rywal rzuca: { $colours } oraz { $numbers }.
lc-log-rival-took = Rywal zabiera jedną kość koloru i jedną kość liczbową.
lc-log-double = { $name } podwaja { $colour } ekspedycję: do jej startu { $value }.
lc-log-start = { $name } zaczyna { $colour } ekspedycję od { $number }: { $value }.
lc-log-written = { $name } zapisuje { $colour } { $number } na polu { $place }: { $value }.
lc-log-profit = { $name } zapisuje { $colour } { $number } i ekspedycja wychodzi na plus: { $value }.
lc-log-complete = { $name } kończy { $colour } ekspedycję, wpisując { $number }: { $value }.
lc-log-accelerated = { $name } przyspiesza { $colour } ekspedycję: znów { $number }, pole { $place }, { $value }.
lc-log-accelerated-start = { $name } dzięki strzałce zaczyna { $colour } ekspedycję: { $value }.
lc-log-top = { $name } sięga po artefakt na szczycie { $colour } ekspedycji.
lc-log-artefact = { $name } znajduje artefakt: { $count } z 9, kolumna warta { $value }.
lc-log-artefact-lost = { $name } znajduje artefakt, ale wszystkie dziewięć jest już zamalowanych.
lc-log-arrow = Strzałka w { $colour } ekspedycji: { $name } może przyspieszyć.
lc-log-skipped = { $name } nie korzysta ze strzałki.
lc-log-refused = { $name } rezygnuje: symbol kości { $count } z 9, kolumna warta { $value }.
lc-log-refused-freely = { $name } znów rezygnuje; nie ma już czego zamalować.
lc-log-exhausted = { $name } opada z sił: kolumna kości jest warta 0.
lc-log-bridge = { $name } przechodzi przez { $bridge } i zdobywa 20 punktów.
lc-log-bridge-late = { $name } przechodzi przez { $bridge }, ale za późno na punkty.
lc-log-chosen = { $name } ma już wybór za sobą.
lc-log-rival-closes = Rywal zamyka { $bridge }.
lc-log-over-exhausted = Wszyscy są wyczerpani: koniec gry.
lc-log-over-bridges = Wszystkie osiem mostów za nami: koniec gry.

# Pytania przed ruchami, których się żałuje.
lc-warn-first-refusal = Pierwsza rezygnacja kosztuje 40 punktów; kolumna zaczyna dawać punkty od czwartej. Rezygnujesz?
lc-warn-ninth-refusal = Dziewiąty symbol kości oznacza wyczerpanie: kolumna kości spada z 70 punktów do 0. Rezygnujesz?
lc-warn-double = X podwaja { $colour } ekspedycję, na plus i na minus. Do pierwszej liczby to 100 punktów straty. Zaznaczasz?

# Pomoc do każdej zasady.
lc-rule-colour-not-rolled = Nie ma takiego koloru
lc-rule-colour-not-rolled-text = Żadna z trzech kości koloru nie pokazuje tego koloru. Używasz tylko tego, co wypadło.
lc-rule-number-not-rolled = Nie ma takiej liczby
lc-rule-number-not-rolled-text = Żadna z trzech kości liczbowych nie pokazuje tej liczby. Używasz tylko tego, co wypadło.
lc-rule-colour-taken = Ten kolor jest zajęty
lc-rule-colour-taken-text = Jedyną kość tego koloru wzięła osoba, która rzucała. Pozostali wybierają z kości, które zostały.
lc-rule-number-taken = Ta liczba jest zajęta
lc-rule-number-taken-text = Jedyną kość z tą liczbą wzięła osoba, która rzucała. Pozostali wybierają z kości, które zostały.
lc-rule-falling-number = Liczby nigdy nie maleją
lc-rule-falling-number-text = Każda liczba musi być równa poprzedniej albo od niej większa. W rozpoczętej ekspedycji 0 liczy się jako 10.
lc-rule-double-marked = Już podwojona
lc-rule-double-marked-text = Pole podwajające jest zaznaczone, a 0 nie może rozpocząć ekspedycji. Zaczyna ją liczba od 1 do 9.
lc-rule-top-too-low = Za mało na szczyt
lc-rule-top-too-low-text = Wszystkie dziewięć pól jest zapełnionych. Mały artefakt na górze wymaga liczby nie mniejszej niż dziewiąta.
lc-rule-expedition-finished = Tu już nic nie zostało
lc-rule-expedition-finished-text = Ta ekspedycja ma dziewięć liczb i górny artefakt. Nic więcej się w niej nie zmieści.
lc-rule-game-over = Koniec gry
lc-rule-game-over-text = Wszyscy są wyczerpani albo wszystkie osiem mostów zostało przekroczonych. Możesz obejrzeć powtórkę lub zacząć nową grę.
lc-rule-not-now = Nie teraz
lc-rule-not-now-text = Po strzałce przyspieszasz albo pomijasz; poza tym używasz pary kości albo rezygnujesz.

# Opcje.
lc-option-layout = Arkusz
lc-option-layout-9 = 9 strzałek, 9 artefaktów
lc-option-layout-12 = 12 strzałek, 12 artefaktów (łagodniejszy)
lc-option-order = Po rzucie
lc-option-clockwise = Po kolei, jawnie
lc-option-together = Wszyscy naraz, w sekrecie

# Wykres na koniec.
lc-chart = Czy kości były uczciwe?
lc-chart-line = { $rolls ->
    [one] Jeden rzut. Kreska pokazuje, czego należało się spodziewać.
    [few] { $rolls } rzuty. Kreska pokazuje, czego należało się spodziewać.
   *[many] { $rolls } rzutów. Kreska pokazuje, czego należało się spodziewać.
}
lc-chart-colours = Kości koloru
lc-chart-numbers = Kości liczbowe
lc-chart-face = Ścianka
lc-chart-rolled = Wypadło
lc-chart-expected = Oczekiwane
# Objaśnienie gry.
lc-goal = Wpisuj rosnące liczby w sześciu ekspedycjach i przekraczaj mosty przed innymi. Każda kolumna zaczyna od straty i zarabia dopiero, gdy jest dość długa.
lc-explain = { $kind ->
    [artefacts] Artefakty: mniej niż cztery kosztują do 40 punktów, od czwartego kolumna zarabia, najwyżej 100.
    [dice] Symbole kości: jeden za każdą rezygnację. Do trzech to strata, od czwartego kolumna zarabia, a dziewiąty oznacza wyczerpanie: 0.
    [bridges] Mosty: 20 punktów dla tego, kto pierwszy przekroczy most siódmym znakiem kolumny.
   *[expedition] Ekspedycja: do trzech liczb to strata 20, 15 lub 10 punktów, od czwartej zarabia, najwyżej 50 za dziewięć. X podwaja zysk i stratę; X bez liczby kosztuje 100.
}
lc-explain-now = Na tym arkuszu: { $count ->
    [one] jeden znak
    [few] { $count } znaki
    [many] { $count } znaków
   *[other] { $count } znaku
}, punkty: { $points }.
lc-go-refuse = Zrezygnuj
lc-go-mark = Zaznacz X
lc-stay = Wybierz inaczej
