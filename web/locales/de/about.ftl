# Die Seite „Über Atoll“.
about-title = Über Atoll
about-lead = Vier Brettspiele auf einer Webseite: allein gegen den Computer oder gemeinsam an einem Bildschirm, auf Deutsch, Polnisch und Englisch.
about-privacy = Datenschutz
about-privacy-text = Nichts, was du hier tust, verlässt dein Gerät. Hinter dieser Seite steht kein Server, es gibt kein Konto, kein Tracking und keine Anfragen an Dritte. Deine Spiele und Einstellungen liegen nur in diesem Browser.
about-independent = Unabhängig
about-independent-text = Atoll ist eine unabhängige Umsetzung von Fans mit eigenen Zeichnungen und eigenen Texten. Atoll ist mit keinem Autor oder Verlag verbunden und wird von niemandem empfohlen oder bezahlt. Die Namen der Spiele gehören ihren Inhabern und sagen hier nur, nach welchen Regeln gespielt wird. Gefällt dir ein Spiel? Dann kauf die Schachtel, es lohnt sich.
about-licence = Lizenz
about-licence-text = Code, Zeichnungen und Texte von Atoll sind frei: MIT oder Apache-2.0, ganz wie du magst.
about-built-with = Gebaut mit
about-built-with-text = Rust, WebAssembly, Yew, gloo, wasm-bindgen und serde, alle unter MIT- oder Apache-2.0-Lizenz. Danke!
about-version = Version { $version }
