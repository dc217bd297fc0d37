# Strona główna i cztery pocztówki.
home-tagline = Cztery gry planszowe, jedna spokojna laguna.
home-promise = Bez konta, bez reklam, także bez internetu.
home-games = Wybierz grę
home-continue = Graj dalej
home-running = { $count ->
    [one] Jedna gra w toku
    [few] { $count } gry w toku
   *[many] { $count } gier w toku
}
home-all-games = Wszystkie gry
postcard-soon = W przygotowaniu
postcard-players = { $range } graczy
postcard-minutes = { $range } min
my-island-title = Moja Wyspa
my-island-line = Zasiedlaj wybrzeże u stóp gór, kafelek po kafelku.
lost-cities-title = Lost Cities: Gra kościana
lost-cities-line = Rzucaj, zapisuj i przejdź przez mosty przed innymi.
harmonies-title = Harmonies
harmonies-line = Układaj krajobrazy, w których zechcą zamieszkać zwierzęta.
skylands-title = Skylands
skylands-line = Łącz dryfujące skrawki lądu w wyspy ponad chmurami.
