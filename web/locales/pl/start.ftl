# Słowa tam, gdzie program nie działa: przed uruchomieniem, zamiast niego albo po awarii.
# Wstawia je budowanie strony: do plików HTML i skryptów.
site-description = Cztery gry planszowe w przeglądarce. Bez konta, bez reklam, także bez internetu.
no-script = Atoll potrzebuje JavaScriptu i WebAssembly.
not-found = Nie ma takiej strony. Szukamy drogi na stronę główną…
failure-title = Atoll osiadł na mieliźnie
failure-lead = Coś poszło nie tak i ta strona nie może działać dalej. Twoje zapisane gry i ustawienia nadal są na tym urządzeniu.
failure-download = Pobierz wszystkie zapisane dane
failure-reload = Wczytaj ponownie
failure-safe = Uruchom w trybie awaryjnym
failure-safe-note = Tryb awaryjny używa ustawień domyślnych i nie rusza zapisanych danych.
failure-nothing = Przeglądarka nie pozwala odczytać zapisanych danych.
failure-details = Szczegóły techniczne
