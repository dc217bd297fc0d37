# Die Seite aller Spiele: laufende, weggelegte, beendete.
games-title = Deine Spiele
games-none = Auf diesem Gerät ist noch kein Spiel gespeichert.
games-archived = Weggelegt oder beendet
games-row = { $game } · { $names }
games-look = Ansehen
games-put-away = Weglegen
games-take-back = Zurückholen
games-delete = Löschen
games-delete-question = Dieses Spiel endgültig löschen? Es lässt sich nicht zurückholen.
games-delete-yes = Endgültig löschen
games-delete-no = Behalten
games-said-away = Weggelegt.
games-said-back = Wieder bei den laufenden Spielen.
games-said-deleted = Gelöscht.
games-mark-away = weggelegt
games-mark-finished = beendet
