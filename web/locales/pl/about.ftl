# Strona „O Atollu”.
about-title = O Atollu
about-lead = Cztery gry planszowe na jednej stronie: do grania samemu z komputerem albo wspólnie przy jednym ekranie, po polsku, niemiecku i angielsku.
about-privacy = Prywatność
about-privacy-text = Nic, co tu robisz, nie opuszcza Twojego urządzenia. Za tą stroną nie stoi żaden serwer, nie ma kont, śledzenia ani zapytań do kogokolwiek. Twoje gry i ustawienia są zapisane tylko w tej przeglądarce.
about-independent = Niezależny projekt
about-independent-text = Atoll to niezależna, fanowska implementacja z własnymi rysunkami i własnymi tekstami. Nie jest związany z żadnym autorem ani wydawcą, nie jest też przez nich wspierany ani sponsorowany. Nazwy gier należą do ich właścicieli i służą tylko temu, by było wiadomo, według jakich zasad gramy. Podoba Ci się gra? Kup pudełko, naprawdę warto.
about-licence = Licencja
about-licence-text = Kod, rysunki i teksty Atolla są wolne: MIT albo Apache-2.0, do wyboru.
about-built-with = Z czego powstał
about-built-with-text = Rust, WebAssembly, Yew, gloo, wasm-bindgen i serde, wszystkie na licencji MIT lub Apache-2.0. Dziękujemy!
about-version = Wersja { $version }
