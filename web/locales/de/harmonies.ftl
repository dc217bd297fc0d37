# Harmonies: der Tisch, seine Karten, was geschieht und warum etwas nicht geht.
hm-board = Deine Landschaft
hm-board-of = Landschaft von { $name }
hm-market = Auslage
hm-row = Tierkarten
hm-own = Deine Karten
hm-tab-own = Deine
hm-tab-row = Auslage
hm-own-of = Karten von { $name }
hm-hand = Auf der Hand
hm-hand-of = { $name } hat noch
hm-finished = Erfüllt
hm-status = Auf einen Blick
hm-end-turn = Zug beenden
hm-end-swap = Zug beenden und tauschen: { $card }
hm-swap = Tauschen
hm-take = Nehmen
hm-free-slot = frei
hm-taken = genommen
hm-gap = keine Karte
hm-choose = Was soll auf { $cell }?
hm-cancel = Abbrechen
hm-choose-spirit = Wähle deinen Naturgeist
hm-keep = Behalten
hm-last-round = Letzte Runde
hm-empty = { $count ->
    [0] kein Sechseck frei
    [one] 1 Sechseck frei
   *[other] { $count } Sechsecke frei
}
hm-pouch = Beutel: { NUMBER($count) }
hm-left = { $colour }: { NUMBER($count) } im Beutel
hm-space = Platz { NUMBER($space) }: { $tokens }
hm-space-taken = Platz { NUMBER($space) }: genommen
hm-in-hand = { $colour }, { NUMBER($count) } auf der Hand
hm-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

# Farben in Aufzählungen, und ein Stein als Objekt.
hm-colour = { $colour ->
    [blue] Blau
    [grey] Grau
    [brown] Braun
    [green] Grün
    [yellow] Gelb
   *[red] Rot
}
hm-token = { $colour ->
    [blue] einen blauen Stein
    [grey] einen grauen Stein
    [brown] einen braunen Stein
    [green] einen grünen Stein
    [yellow] einen gelben Stein
   *[red] einen roten Stein
}

# Was auf einem Sechseck liegt.
hm-land = { $land ->
    [bare] leer
    [water] Wasser
    [field] Feld
    [mountain-1] Berg der Höhe 1
    [mountain-2] Berg der Höhe 2
    [mountain-3] Berg der Höhe 3
    [tree-1] Baum der Höhe 1
    [tree-2] Baum der Höhe 2
    [tree-3] Baum der Höhe 3
    [building] Gebäude der Höhe 2
    [trunk-1] Stamm der Höhe 1, noch kein Baum
    [trunk-2] Stamm der Höhe 2, noch kein Baum
   *[brick] roter Stein, noch kein Gebäude
}
hm-cell-cube = Würfel: { $card }
hm-cell-token = { $colour } passt hierher
hm-cell-cubes = Würfel möglich: { $cards }
hm-cell-missing = { $count ->
    [one] hier fehlt ein Stein, nötig: { $land }
   *[other] hier fehlen { $count } Steine, nötig: { $land }
}
hm-cell-home = Teil eines Lebensraums
hm-cell-part = Teil eines Lebensraums, dem ein Sechseck fehlt

# Eine Karte in Worten.
hm-habitat = { $shape ->
    [pair] { $ground } neben { $others }
    [line] in gerader Linie: { $ground }, { $others }
    [middle] { $ground } in der Mitte einer Linie, an den Enden: { $others }
    [triangle] drei Sechsecke, die sich alle berühren: { $ground }, { $others }
    [bend] { $ground } mit zwei Nachbarn, die sich nicht berühren: { $others }
    [fan] { $ground } mit drei Nachbarn nebeneinander: { $others }
   *[diamond] eine Raute von Spitze zu Spitze: { $ground }, { $others }
}
hm-card-words = { $name }. Der Würfel kommt auf das erste Sechseck; { $habitat }.
hm-ladder-words = Punkte: { $ladder }.
hm-placed-words = Würfel gelegt: { NUMBER($placed) } von { NUMBER($cubes) }.
hm-matches = { $count ->
    [0] Diesen Lebensraum hast du noch nicht.
    [one] Ein Würfel kann jetzt gelegt werden.
   *[other] Ein Würfel kann jetzt an { $count } Stellen gelegt werden.
}

# Was zu tun ist.
hm-ask-spirit = { $name }: wähle den Naturgeist, den du behältst
hm-ask-space = { $name }: nimm die drei Steine eines Platzes
hm-ask-first = { $name }: lege einen Stein, oder nimm mit Rückgängig einen anderen Platz
hm-ask-place = { $count ->
    [one] { $name }: lege den letzten Stein
   *[other] { $name }: lege einen Stein (noch { $count })
}
hm-ask-cube = { $name }: noch kann ein Tier einziehen, dann beende deinen Zug
hm-ask-card = { $name }: nimm eine Karte, wenn du magst, dann beende deinen Zug
hm-ask-end = { $name }: beende deinen Zug
hm-warn-cube = Du kannst noch einen Würfel legen: { $card } auf { $cell }. Zug trotzdem beenden?

# Züge als Zeilen einer Liste.
hm-move-spirit = Diesen Naturgeist behalten: { $card }
hm-move-space = Platz { NUMBER($space) } nehmen: { $tokens }
hm-move-token = { $cell }: { $token } legen
hm-move-card = Karte nehmen: { $card }
hm-move-cube = Würfel auf { $cell } legen: { $card }
hm-move-swap = Zug beenden und Karte tauschen: { $card }

# Was geschehen ist.
hm-told-first = { $name } beginnt.
hm-told-dealt = Zwei Naturgeister zur Wahl: { $one } und { $two }.
hm-told-turned = Neu in der Auslage: { $card }.
hm-told-kept = { $name } behält diesen Naturgeist: { $card }.
hm-told-space = { $name } nimmt { $tokens } von Platz { NUMBER($space) }.
hm-told-token = { $name } legt { $token } auf { $cell }: { $land }.
hm-told-card = { $name } nimmt die Karte: { $card }.
hm-told-cube = { $name } legt einen Würfel auf { $cell }: { $card }.
hm-told-finished = Damit ist eine Karte von { $name } erfüllt: { $card }.
hm-told-discarded = Aus der Auslage: { $card }.
hm-told-last-board = { $name } hat höchstens zwei freie Sechsecke: Das ist die letzte Runde.
hm-told-last-pouch = Der Beutel reicht nicht mehr für die Auslage: Das ist die letzte Runde.
hm-told-over = Das Spiel ist zu Ende.
hm-gain = { $count ->
    [one] 1 Punkt mehr.
   *[other] { $count } Punkte mehr.
}
hm-loss = { $count ->
    [one] 1 Punkt weniger.
   *[other] { $count } Punkte weniger.
}

# Kategorien und Varianten.
hm-trees = Bäume
hm-mountains = Berge
hm-fields = Felder
hm-buildings = Gebäude
hm-water = Wasser
hm-spirit-line = Naturgeist: { $card }
hm-option-side = Tableau
hm-side-a = Fluss (23 Sechsecke)
hm-side-b = Inseln (25 Sechsecke)
hm-option-spirits = Naturgeister
hm-spirits-off = Ohne
hm-spirits-on = Mit

# Das Ende.
hm-suns = { $count ->
    [0] Diesmal keine Sonne
    [one] 1 Sonne
   *[other] { $count } Sonnen
}
hm-suns-points = { NUMBER($points) } Punkte: { NUMBER($suns) }
hm-suns-side = Flussseite: { NUMBER($suns) }
hm-suns-no-spirit = Ohne Naturgeist: { NUMBER($suns) }
hm-suns-spirit = Naturgeist { $card }: { NUMBER($suns) }
hm-suns-next = Die nächste Sonne für Punkte scheint ab { NUMBER($points) }.
hm-tie-broken = Gleichstand nach Punkten. Es entscheiden die Tierwürfel: { $cubes }.
hm-tie-shared = Gleichstand nach Punkten und Tierwürfeln ({ $cubes }): Der Sieg wird geteilt.

# Tiere und Naturgeister.
hm-card-crocodile = Krokodil
hm-card-ray = Rochen
hm-card-fish = Forelle
hm-card-otter = Otter
hm-card-frog = Frosch
hm-card-duck = Ente
hm-card-flamingo = Flamingo
hm-card-lizard = Eidechse
hm-card-shrew = Spitzmaus
hm-card-peacock = Pfau
hm-card-squirrel = Eichhörnchen
hm-card-hedgehog = Igel
hm-card-bumblebee = Hummel
hm-card-bear = Bär
hm-card-rabbit = Kaninchen
hm-card-macaw = Ara
hm-card-boar = Wildschwein
hm-card-koala = Koala
hm-card-wolf = Wolf
hm-card-kingfisher = Eisvogel
hm-card-penguin = Pinguin
hm-card-bat = Fledermaus
hm-card-fennec = Wüstenfuchs
hm-card-macaque = Makak
hm-card-eagle = Adler
hm-card-meerkat = Erdmännchen
hm-card-crow = Rabe
hm-card-alpaca = Alpaka
hm-card-arctic-fox = Polarfuchs
hm-card-raccoon = Waschbär
hm-card-ladybug = Marienkäfer
hm-card-panther = Panther
hm-card-lion = Löwe
hm-card-butterfly = Schmetterling
hm-card-deer = Hirsch
hm-card-owl = Eule
hm-card-cat = Katze
hm-card-stork = Storch
hm-card-ram = Widder
hm-card-marmot = Murmeltier
hm-card-dragonfly = Libelle
hm-card-tortoise = Schildkröte
hm-effect-lion = Je Gruppe aus 1–2 Feldern: 2. Aus 3 oder mehr: 10.
hm-effect-butterfly = Je Gruppe Felder: 5.
hm-effect-deer = Je Baum der Höhe 2 oder 3: 4.
hm-effect-owl = Je Baum der Höhe 1 oder 2: 3. Der Höhe 3: 1.
hm-effect-cat = Je Gruppe Gebäude: 4.
hm-effect-stork = Je Gruppe aus mindestens 2 Gebäuden: 6.
hm-effect-ram = Je Berg der Höhe 2 oder 3: 4.
hm-effect-marmot = Je Berg der Höhe 1 oder 2: 3. Der Höhe 3: 1.
hm-effect-dragonfly = Je Gruppe aus mindestens 2 Wassersteinen: 7.
hm-effect-tortoise = Je Wasserstein: 2.

# Warum nicht.
hm-rule-spirit-first = Zuerst der Naturgeist
hm-rule-spirit-first-text = In deinem ersten Zug wählst du einen deiner zwei Naturgeister, bevor du etwas anderes tust.
hm-rule-spirit-not-dealt = Nicht dein Naturgeist
hm-rule-spirit-not-dealt-text = Du wählst zwischen den beiden Naturgeistern, die du bekommen hast.
hm-rule-one-space = Ein Platz pro Zug
hm-rule-one-space-text = Du nimmst in jedem Zug die Steine genau eines Platzes. Bis der erste Stein liegt, kannst du mit Rückgängig einen anderen wählen.
hm-rule-no-space = Diesen Platz gibt es nicht
hm-rule-no-space-text = Die Auslage hat fünf Plätze, im Solospiel drei.
hm-rule-space-empty = Hier liegt nichts
hm-rule-space-empty-text = Dieser Platz ist leer; er wird am Ende des Zugs aufgefüllt.
hm-rule-take-tokens = Nimm zuerst Steine
hm-rule-take-tokens-text = In jedem Zug nimmst du die drei Steine eines Platzes und legst sie alle.
hm-rule-not-in-hand = Nicht auf deiner Hand
hm-rule-not-in-hand-text = Du legst nur Steine, die du in diesem Zug genommen hast.
hm-rule-off-board = Neben dem Tableau
hm-rule-off-board-text = Dieses Sechseck gibt es auf deinem Tableau nicht.
hm-rule-on-cube = Da steht ein Würfel
hm-rule-on-cube-text = Auf ein Sechseck mit einem Würfel kommt weder ein Stein noch ein zweiter Würfel.
hm-rule-stack = So lässt sich das nicht stapeln
hm-rule-stack-text = Auf ein leeres Sechseck darf jede Farbe. Grau darf auch auf ein oder zwei Grau, Braun auf ein Braun, Grün auf ein oder zwei Braun, Rot auf ein einzelnes Grau, Braun oder Rot. Blau und Gelb werden nie gestapelt.
hm-rule-one-card = Eine Karte pro Zug
hm-rule-one-card-text = Du darfst in jedem Zug höchstens eine Tierkarte nehmen.
hm-rule-not-in-row = Liegt nicht aus
hm-rule-not-in-row-text = Du kannst nur eine Karte nehmen, die offen ausliegt.
hm-rule-four-cards = Höchstens vier Karten
hm-rule-four-cards-text = Du darfst vier unerfüllte Karten haben, den Naturgeist mitgezählt. Erfülle eine, um Platz zu schaffen.
hm-rule-not-yours = Nicht deine Karte
hm-rule-not-yours-text = Würfel kommen von deinen eigenen Karten.
hm-rule-finished = Kein Würfel übrig
hm-rule-finished-text = Alle Würfel dieser Karte stehen schon auf deinem Tableau.
hm-rule-habitat = Hier ist kein Lebensraum
hm-rule-habitat-text = Das Muster der Karte muss hier in einer seiner sechs Drehungen liegen, genau mit den gezeigten Höhen. Ein Gebäude darf auf Grau, Braun oder Rot stehen.
hm-rule-swap-solo = Nur im Solospiel
hm-rule-swap-solo-text = Karten der Auslage werden nur im Solospiel getauscht.
hm-rule-swap-card = Karte oder Tausch
hm-rule-swap-card-text = Du darfst eine Karte der Auslage nur in einem Zug tauschen, in dem du keine genommen hast.
hm-rule-tokens-left = Noch Steine übrig
hm-rule-tokens-left-text = Du beendest deinen Zug, wenn alle drei Steine auf deinem Tableau liegen.
hm-rule-game-over = Das Spiel ist zu Ende
hm-rule-game-over-text = Die Punkte sind gezählt; es lässt sich nichts mehr bewegen.
hm-rule-not-now = Jetzt nicht
hm-rule-not-now-text = Diese Entscheidung steht gerade nicht an.
# Das Spiel erklärt.
hm-goal = Baue eine Landschaft aus gestapelten Plättchen und siedle Tiere an, wo ihr Muster zu den Karten passt. Die meisten Punkte aus Landschaft und Tieren gewinnen.
hm-explain = { $kind ->
    [trees] Bäume: 1, 3 oder 7 Punkte für Höhe 1, 2 oder 3.
    [mountains] Berge: 1, 3 oder 7 Punkte für Höhe 1, 2 oder 3, aber nur neben einem anderen Berg.
    [fields] Felder: 5 Punkte für jede getrennte Gruppe aus mindestens zwei gelben Plättchen.
    [buildings] Gebäude: 5 Punkte für jedes, um das mindestens drei verschiedene Farben liegen.
    [water] Wasser auf Seite A: Der längste Fluss zählt, seine Plättchen auf dem kürzesten Weg von Ende zu Ende. Auf Seite B bringt jede vom Wasser getrennte Insel 5.
    [animals] Eine Tierkarte bringt die Zahl über ihrem letzten freien Würfel: je mehr Würfel liegen, desto mehr.
   *[spirits] Ein Naturgeist zahlt für das, was seine Karte nennt, sobald sein Würfel liegt.
}
hm-explain-now = Auf diesem Tableau zählen { $scoring } von { $all }, Punkte: { $points }.
hm-stay-cube = Ansiedeln: { $card }
hm-go-end = Trotzdem beenden
