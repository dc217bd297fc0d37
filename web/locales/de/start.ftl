# Was gesagt wird, wo das Programm nicht läuft: vor dem Start, an seiner Stelle oder nach einem Absturz.
# Der Build setzt diese Worte in die Seiten und Skripte ein.
site-description = Vier Brettspiele im Browser. Ohne Konto, ohne Werbung, auch ohne Internet.
no-script = Atoll braucht JavaScript und WebAssembly.
not-found = Diese Seite gibt es nicht. Der Weg zur Startseite wird gesucht…
failure-title = Atoll ist auf Grund gelaufen
failure-lead = Etwas ist schiefgegangen, und diese Seite kann nicht weitermachen. Deine gespeicherten Spiele und Einstellungen sind weiterhin auf diesem Gerät.
failure-download = Alles Gespeicherte herunterladen
failure-reload = Neu laden
failure-safe = Im abgesicherten Modus starten
failure-safe-note = Der abgesicherte Modus nimmt Standardeinstellungen und lässt alles Gespeicherte unberührt.
failure-nothing = Der Browser lässt uns das Gespeicherte nicht lesen.
failure-details = Technische Einzelheiten
