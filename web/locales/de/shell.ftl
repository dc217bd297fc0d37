# Der Rahmen um jede Seite: Navigation, Fußzeile, Meldungen.
app-name = Atoll
page-title = { $page } · Atoll
skip-to-content = Zum Inhalt springen
nav-label = Hauptnavigation
nav-new = Spielen
nav-settings = Einstellungen
nav-about = Über Atoll
footer-note = Alles bleibt auf diesem Gerät.
offline-ready = Läuft auch offline
notice-close = Meldung schließen
notice-unknown-address = Unter „{ $address }“ gibt es nichts, darum siehst du die Startseite.
update-ready = Eine neue Version von Atoll ist da.
update-apply = Jetzt aktualisieren
storage-blocked = Dieser Browser lässt Atoll nichts speichern. Du kannst spielen, aber nach dem Schließen der Seite ist alles weg.
storage-full = Der Speicher des Browsers ist voll. Du kannst weiterspielen, aber ab jetzt bleibt nach dem Schließen der Seite nichts Neues erhalten.
storage-failed = Das Speichern hat diesmal nicht geklappt. Du kannst weiterspielen, aber die letzten Änderungen sind nach dem Schließen der Seite vielleicht weg.
storage-newer = Ein Teil der gespeicherten Daten stammt von einem neueren Atoll. Er bleibt unangetastet; bitte aktualisiere diese Seite.
storage-damaged = { $count ->
    [one] Ein gespeicherter Wert war beschädigt. Er wurde beiseitegelegt, nicht gelöscht, und Atoll macht ohne ihn weiter.
   *[other] { $count } gespeicherte Werte waren beschädigt. Sie wurden beiseitegelegt, nicht gelöscht, und Atoll macht ohne sie weiter.
}
safe-mode = Abgesicherter Modus: Standardeinstellungen, und gespeicherte Daten bleiben unberührt.
safe-mode-download = Alles Gespeicherte herunterladen
safe-mode-leave = Abgesicherten Modus verlassen
# Eine Seite, die erst geholt wird, wenn sie gebraucht wird.
part-coming = Wird geladen …
part-missing-title = Diese Seite ist nicht angekommen
part-missing = Sie ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal; nichts Gespeichertes geht verloren.
part-again = Noch einmal versuchen
