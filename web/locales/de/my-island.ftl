# My Island: die Insel, die Plättchen, was geschieht und warum etwas nicht geht.
mi-board-of = Insel von { $name }
mi-tile-now = Plättchen dieser Runde
mi-tile-last = Das letzte Plättchen
mi-turn-left = Nach links drehen
mi-turn-right = Nach rechts drehen
mi-place-before = Platz davor
mi-place-next = Nächster Platz
mi-lay = Legen
mi-pass = Passen
mi-end = Beenden
mi-free = gratis
mi-groups = Gruppen
mi-groups-words = Gruppen und Straßen mit ihrer Größe zeigen
mi-closer = Näher
mi-closer-words = Die Insel näher ansehen
mi-round = Runde { NUMBER($round) } von { NUMBER($rounds) }
mi-to-come = Noch im Stapel ({ NUMBER($count) })
mi-tile-spent = { $tile }: war schon da
mi-tile-waits = { $tile }: kommt noch
mi-tile-here = { $tile }: jetzt
mi-track = Zählleiste: { $points } von 55
mi-places = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
mi-places-none = Passt nirgends auf deine Insel
mi-places-turn = Passt so gedreht nirgends: dreh es
mi-scoring = { $count ->
    [0] keiner punktet sofort
    [one] 1 punktet sofort
   *[other] { $count } punkten sofort
}
mi-best = bester { $points } auf { $place }
mi-ghost = Hier: { $points }
mi-ghost-once = { $points } sofort: { $what }
mi-ghost-tie = { $symbol ->
    [field] Äcker
    [wall] Mauern
    [house] Häuser
   *[path] Wege
}: { NUMBER($size) }
mi-none-here = Hier nicht

# Plättchen, Symbole, Landschaft.
mi-symbol = { $symbol ->
    [field] Acker
    [wall] Mauer
    [house] Haus
   *[path] Weg
}
mi-terrain = { $terrain ->
    [beach] Strand
    [heath] Heide
    [palm] Palmen
   *[rainforest] Urwald
}
mi-shape = { $shape ->
    [duo] Zweier
    [line3] Dreierreihe
    [tri3] Dreieck
    [rhomb4] Raute
   *[other] Vierer
}
mi-tile = { $shape } mit { $symbols }
mi-cell-totem = Totem
mi-cell-joined = Totem, mit dem Meer verbunden
mi-cell-covered = { $symbol } auf { $terrain }
mi-cell-group = Gruppe aus { NUMBER($size) }
mi-cell-lays = Eingabe legt { $cells }: { $points }

# Was gefragt ist.
mi-ask = { $name }: leg das Plättchen, passe oder beende das Spiel für dich
mi-ask-first = { $name }: leg das erste Plättchen so, dass es Strand belegt
mi-ask-stuck = { $name }: das Plättchen passt nirgends – passe für 1 Punkt oder beende das Spiel für dich
mi-ask-end = { $name }: das Plättchen passt nirgends, und zum Passen fehlt der Punkt – beende das Spiel für dich
mi-ask-over = Das Spiel ist zu Ende
mi-warn-end = { $count ->
    [0] Das Spiel jetzt für dich beenden? Dieses Plättchen kommt nicht auf deine Insel.
    [one] Das Spiel jetzt für dich beenden? Es käme noch 1 Plättchen.
   *[other] Das Spiel jetzt für dich beenden? Es kämen noch { $count } Plättchen.
}
mi-warn-open = { $count ->
    [one] 1 Strandfeld bleibt offen und kostet 1 Punkt.
   *[other] { $count } Strandfelder bleiben offen und kosten je 1 Punkt.
}
mi-warn-end-go = Für mich beenden
mi-warn-end-stay = Weiterspielen

# Züge als Zeilen einer Liste.
mi-move-lay = { $cell }, { NUMBER($turn) }× gedreht: { $hexes } ({ $points })
mi-move-pass = Passen: 1 Punkt abgeben
mi-move-end = Für dich beenden: kostet nichts, aber du legst kein Plättchen mehr

# Was geschehen ist.
mi-told-revealed = Runde { NUMBER($round) }: { $tile }.
mi-told-laid = { $name } legt das Plättchen auf { $cells }.
mi-told-scored = { $category }: { $points } für { $name }, jetzt bei { $marker }.
mi-told-track-end = { $name } erreicht 55, das Ende der Zählleiste: Der Zählstein bleibt dort.
mi-told-passed = { $name } passt und verliert 1 Punkt, jetzt bei { $marker }.
mi-told-finished = { $name } beendet das Spiel für sich.
mi-told-chosen = { $name } hat entschieden.
mi-told-ended-tiles = Alle Plättchen sind aufgedeckt: Das Spiel endet.
mi-told-ended-finished = Alle haben das Spiel für sich beendet: Das Spiel endet.
mi-told-counted = { $name }, { $category }: { $points }.

# Kategorien und Optionen.
mi-category = { $category ->
    [start] Start
    [passes] Passen
    [house-on-beach] Häuser am Strand
    [farm] Farmen
    [fortification] Bollwerke
    [village] Dörfer
    [totem-road] Straßen vom Totem zum Meer
    [largest-farm] Größte Farm
    [largest-fortification] Größtes Bollwerk
    [largest-village] Größtes Dorf
    [largest-network] Größtes Wegenetz
    [open-beach] Offener Strand
   *[track-end] Ende der Zählleiste
}
mi-gain = { $category ->
    [house-on-beach] Haus am Strand
    [farm] Farm
    [fortification] Bollwerk
    [village] Dorf
    [totem-road] Straße zum Meer
   *[other] Punkte
}
mi-option-episode = Spiel
mi-episode-eternal = Ewiges Spiel (zeigt Regeln, die die Kampagne in Kapitel 1 bis 3 einführt)
mi-episode-first = Spiel 1, die Ankunft
mi-option-reveal = Alle legen gleichzeitig
mi-reveal-together = Gezeigt wird, wenn alle entschieden haben
mi-reveal-at-once = Alle sehen zu
mi-tie-break = weniger offene Felder in der Reihe am Gebirge, dann Reihe für Reihe abwärts

# Das Ende.
mi-solo-title = Allein: eine Punktejagd von uns
mi-solo-rank = { $rank ->
    [r0] Gestrandet
    [r1] Lager am Strand
    [r2] Kleine Siedlung
    [r3] Guter Hafen
    [r4] Blühende Insel
   *[r5] Sagenhafte Insel
}
mi-solo-next = Ab { NUMBER($points) } Punkten: { $rank }
mi-tie-broken = Gleich viele Punkte. Es entscheiden die Reihen am Gebirge: { $name } hat weniger Felder freigelassen.
mi-tie-shared = Gleich viele Punkte und in jeder Reihe gleich: Der Sieg wird geteilt.
mi-laid-count = { $count ->
    [one] 1 Plättchen gelegt
   *[other] { $count } Plättchen gelegt
}

# Warum nicht.
mi-rule-off-board = Jenseits der Küste
mi-rule-off-board-text = Jedes Feld des Plättchens muss auf der Insel liegen.
mi-rule-on-totem = Auf einem Totem
mi-rule-on-totem-text = Ein Totem wird nie überdeckt. Straßen beginnen daneben.
mi-rule-closed-terrain = Geschlossene Landschaft
mi-rule-closed-terrain-text = Plättchen liegen auf Strand, Heide und Palmen; der Urwald bleibt geschlossen. In Spiel 1 sind auch die Palmen geschlossen.
mi-rule-field-covered = Dort liegt ein Plättchen
mi-rule-field-covered-text = Plättchen liegen nie auf Plättchen, und was liegt, bleibt liegen.
mi-rule-first-on-beach = Am Strand beginnen
mi-rule-first-on-beach-text = Dein erstes Plättchen muss mindestens ein Strandfeld belegen.
mi-rule-no-match = Kein gleiches Symbol daneben
mi-rule-no-match-text = Mindestens ein Feld des Plättchens muss an sein eigenes Symbol auf der Insel grenzen: Haus an Haus, Acker an Acker.
mi-rule-no-point-to-pass = Kein Punkt zum Passen
mi-rule-no-point-to-pass-text = Passen kostet 1 Punkt, und dein Zählstein steht auf 0. Leg das Plättchen oder beende das Spiel für dich.
mi-rule-game-over = Das Spiel ist zu Ende
mi-rule-game-over-text = Die Punkte sind gezählt; gelegt wird nicht mehr.
mi-rule-not-now = Jetzt nicht
mi-rule-not-now-text = Diese Entscheidung steht gerade nicht an.

# Das Spiel erklärt.
mi-goal = Jede Runde wird ein Plättchen aufgedeckt, und alle legen es auf die eigene Insel neben ein gleiches Symbol. Bilde Gruppen, verbinde Totems mit dem Meer und lass keinen Strand offen: Die meisten Punkte gewinnen. Das Ewige Spiel nutzt Regeln, die die Kampagne in Kapitel 1 bis 3 einführt. Auf der Insel dreht R oder das Mausrad das Plättchen, Q E A D Y C und die Pfeile gehen in sechs Richtungen, Bild auf und Bild ab durch die Plätze, die Eingabetaste legt. Das Spiel für eine Person ist von uns.
mi-explain = { $kind ->
    [start] Der Zählstein beginnt auf 10.
    [passes] Ein Plättchen wegzulegen kostet 1 Punkt. Bei 0 kann niemand passen.
    [house-on-beach] Jedes Haus auf einem Strandfeld bringt sofort 1 Punkt.
    [farm] Fünf oder mehr Äcker, die sich berühren, sind eine Farm: sofort 3 Punkte, einmal für jede Gruppe. Wachsen und Zusammenwachsen bringen nichts mehr.
    [fortification] Fünf oder mehr Mauern, die sich berühren, sind ein Bollwerk: sofort 3 Punkte, einmal für jede Gruppe.
    [village] Fünf oder mehr Häuser, die sich berühren, sind ein Dorf: sofort 3 Punkte, einmal für jede Gruppe.
    [totem-road] Wege, die ein Totem mit einem belegten Strandfeld verbinden, bringen sofort 5 Punkte, einmal für jedes Totem. Straßen dürfen sich verzweigen.
    [largest-farm] Am Ende 5 Punkte für die größte Gruppe Äcker aller Inseln; bei Gleichstand für alle.
    [largest-fortification] Am Ende 5 Punkte für die größte Gruppe Mauern aller Inseln; bei Gleichstand für alle.
    [largest-village] Am Ende 5 Punkte für die größte Gruppe Häuser aller Inseln; bei Gleichstand für alle.
    [largest-network] Am Ende 5 Punkte für die größte Gruppe Wege aller Inseln; bei Gleichstand für alle.
    [open-beach] Am Ende kostet jedes Strandfeld, das nichts bedeckt, 1 Punkt.
   *[track-end] Die Zählleiste endet bei 55: Wer sie erreicht, bleibt dort.
}
mi-explain-alone = Allein braucht eine größte Gruppe { NUMBER($size) } Felder; das ist unsere Regel.
mi-explain-largest = Deine hat { NUMBER($size) }.
