# Ramka wokół każdej strony: nawigacja, stopka, komunikaty.
app-name = Atoll
page-title = { $page } · Atoll
skip-to-content = Przejdź do treści
nav-label = Główna nawigacja
nav-new = Graj
nav-settings = Ustawienia
nav-about = O Atollu
footer-note = Wszystko zostaje na tym urządzeniu.
offline-ready = Działa bez internetu
notice-close = Zamknij komunikat
notice-unknown-address = Pod adresem „{ $address }” nic nie ma, więc oto strona główna.
update-ready = Nowa wersja Atolla jest gotowa.
update-apply = Zaktualizuj
storage-blocked = Ta przeglądarka nie pozwala Atollowi niczego zapisywać. Możesz grać, ale po zamknięciu strony wszystko zniknie.
storage-full = Pamięć przeglądarki jest pełna. Grasz dalej, ale od teraz nic nowego nie przetrwa zamknięcia strony.
storage-failed = Tym razem zapis się nie udał. Grasz dalej, ale ostatnie zmiany mogą zniknąć po zamknięciu strony.
storage-newer = Część zapisanych danych pochodzi z nowszej wersji Atolla. Zostają nietknięte; zaktualizuj tę stronę.
storage-damaged = { $count ->
    [one] Jeden zapis był uszkodzony. Został odłożony na bok, nie usunięty, a Atoll działa dalej bez niego.
    [few] { $count } zapisy były uszkodzone. Zostały odłożone na bok, nie usunięte, a Atoll działa dalej bez nich.
   *[many] { $count } zapisów było uszkodzonych. Zostały odłożone na bok, nie usunięte, a Atoll działa dalej bez nich.
}
safe-mode = Tryb awaryjny: ustawienia domyślne, a zapisane dane pozostają nietknięte.
safe-mode-download = Pobierz wszystkie zapisane dane
safe-mode-leave = Wyjdź z trybu awaryjnego
# Strona pobierana dopiero wtedy, gdy jest potrzebna.
part-coming = Wczytywanie…
part-missing-title = Ta strona nie dotarła
part-missing = Nie udało się jej wczytać. Sprawdź połączenie i spróbuj ponownie; nic, co zapisane, nie przepadło.
part-again = Spróbuj ponownie
