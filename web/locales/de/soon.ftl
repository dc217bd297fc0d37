# Angekündigte Seiten, die es noch nicht gibt: je ein ehrlicher Satz.
soon-badge = Kommt bald
soon-back = Zurück zur Startseite
soon-new-title = Neues Spiel
soon-new-line = Hier wirst du Mitspieler, Farben und die Stärke des Computers wählen, und schon geht es los.
soon-play-title = Spiel
soon-play-line = Hier wird der Spielplan liegen, genau so, wie du ihn verlassen hast.
soon-campaign-line = Hier wird deine Insel über 24 Episoden wachsen und sich an jede erinnern.
soon-rules-line = Hier findest du bald die Regeln aller vier Spiele: kurz, durchsuchbar und mit Bildern, die wirklich mitspielen.
soon-scorer-line = Hier wirst du eintragen, was auf deinem Tisch liegt, und Atoll zählt die Punkte.
soon-daily-line = Hier wird jeden Tag eine neue Aufgabe warten, für alle die gleiche.
soon-replay-title = Wiederholung
soon-replay-line = Hier wirst du beendete Partien Zug für Zug ansehen.
