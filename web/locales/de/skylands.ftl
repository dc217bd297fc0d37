# Skylands: der Tisch, seine Inseln, was geschieht und warum etwas nicht geht.
sk-board = Dein Archipel
sk-board-of = Archipel von { $name }
sk-actions = Aktionen
sk-offer = Auslage
sk-hand = Deine Karten
sk-start-piece = Startinsel
sk-outpost-tile = Karte des Außenpostens
sk-decision = Deine Entscheidung
sk-display = Spezialinseln
sk-display-left = noch { NUMBER($count) }
sk-status = Auf einen Blick
sk-turn-right = Nach rechts drehen
sk-turn-left = Nach links drehen
sk-wait = { $name } entscheidet
sk-sold-out = Alle vergeben

# Die vier Aktionen: kurz auf den Tafeln, ganz in Sätzen.
sk-short = { $action ->
    [discover] Entdecken
    [deploy] Ansiedeln
    [create] Erwerben
   *[convert] Energie
}
sk-action = { $action ->
    [discover] Inseln entdecken
    [deploy] Bewohner ansiedeln
    [create] Inseln erwerben
   *[convert] Energie liefern
}
sk-gives-discover = { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
sk-gives-deploy = { $count ->
    [0] niemand
    [one] 1 zieht ein
   *[other] { $count } ziehen ein
}
sk-gives-create = { $count ->
    [0] keine erreichbar
    [one] 1 erreichbar
   *[other] { $count } erreichbar
}
sk-gives-convert = { $count ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $count } Punkte
}
sk-advantage = { $action ->
    [discover] Dein Vorteil: am Ende noch eine Karte.
    [deploy] Dein Vorteil: zwei Inseln statt einer.
    [create] Dein Vorteil: das neutrale Symbol ist frei.
   *[convert] Dein Vorteil: zwei Kristallinseln oder zwei Städte, und 2 Punkte mehr.
}
sk-others = Danach die anderen: { $list }
sk-for = { $name }: { $gives }
sk-stays = Die Figur bleibt: einmal im Spiel, und es kostet die 2 Punkte des Markers.
sk-stands = Hier steht deine Figur: wähle eine andere Aktion.
sk-runs = jetzt
sk-hint-choose = Wähle eine Aktion. Alle führen sie aus, du zuerst und mit einem Vorteil.
sk-pawns = Figuren: { $names }
sk-wind-next = Als Nächstes wählt der Wind: { $action }
sk-clock = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}

# Was übrig ist.
sk-left-squares = { $count ->
    [0] kein leeres Feld
    [one] 1 leeres Feld
   *[other] { $count } leere Felder
}
sk-left-bank = { $count ->
    [0] Bank leer
    [one] 1 Punkt in der Bank
   *[other] { $count } Punkte in der Bank
}
sk-left-tiles = { $count ->
    [0] Stapel leer
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
sk-marker-left = Marker nicht gewendet: 2 Punkte
sk-marker-used = Marker gewendet
sk-supply = Im Vorrat: { $green } grün, { $violet } violett, { $blue } blau

# Land.
sk-terrain = { $terrain ->
    [forest] Wald
    [mountain] Berg
    [crystal] Kristall
   *[city] Stadt
}
sk-colour = { $colour ->
    [green] grün
    [violet] violett
   *[blue] blau
}
sk-side = { $side ->
    [north] Nord
    [east] Ost
    [south] Süd
   *[west] West
}
sk-part = { $terrain } { $sides }
sk-clouds = ringsum Wolken
sk-fits = { $count ->
    [0] passt nirgends
    [one] passt auf 1 Feld
   *[other] passt auf { $count } Felder
}
sk-piece = { $number }: { $face }; { $fits }
sk-empty = leer
sk-fits-now = die Karte passt hier
sk-fits-turned = die Karte passt hier gedreht: { $face }
sk-fits-not = die Karte passt hier nicht
sk-finished = fertige Insel ({ $terrain }), { $taken } von { $all } Wohnungen belegt
sk-finished-city = fertige Stadt, { $all } Wohnungen
sk-unfinished = offene Insel ({ $terrain }), bisher { $all } Wohnungen
sk-special-here = Spezialinsel: { $special }

# Tun.
sk-do = { $what ->
    [act] Wählen
    [place] Legen
    [fill] Ansiedeln
    [buy] Erwerben
    [pay] Abgeben
    [trade] Tauschen
    [convert] Liefern
   *[lodge] In die Herberge
}
sk-pass = Passen
sk-done = Fertig
sk-move-act = Wählen: { $action }
sk-move-stay = Bleiben und den Marker wenden: { $action }
sk-move-place = Auf { $square } legen: { $face }
sk-move-place-special = { $special } auf { $square } legen: { $face }
sk-move-fill = Insel { $square } ({ $terrain }) besiedeln: { $count } { $colour }
sk-move-buy = Erwerben: { $special }
sk-move-trade = Zwei { $give } für eins { $get }
sk-move-pay = Von { $square } eins abgeben: { $colour }
sk-move-pay-inn = Aus der Herberge eins abgeben: { $colour }
sk-move-convert = Von der Kristallinsel { $from } in die Stadt { $city }: { $count }
sk-move-convert-inn = Aus der Herberge in die Stadt { $city }
sk-move-convert-trade = Zwei { $give } als eins blau in die Stadt { $city }
sk-move-lodge = Von { $square } in die Herberge: { $colour }
sk-points-in-all = zusammen { $points } Punkte
sk-owed = Noch abzugeben: { $green } grün, { $violet } violett, { $any } beliebig
sk-owed-trade = Noch abzugeben für den Tausch: { $count } { $colour }

# Spezialinseln.
sk-special = { $special ->
    [small-forest] Kleiner Wald
    [small-mountain] Kleiner Berg
    [small-crystal] Kleiner Kristall
    [small-city] Kleine Stadt
    [half-forest] Halbe Waldinsel
    [half-mountain] Halbe Berginsel
    [half-crystal] Halbe Kristallinsel
    [half-city] Halbe Stadtinsel
    [isle-forest] Fertige Waldinsel
    [isle-mountain] Fertige Berginsel
    [isle-crystal] Fertige Kristallinsel
    [isle-city] Fertige Stadtinsel
    [payout] Auszahlung
    [outpost] Außenposten
    [profit-forest] Einträglicher Wald
    [profit-mountain] Einträglicher Berg
    [profit-crystal] Einträglicher Kristall
    [profit-city] Einträgliche Stadt
    [generator] Generator
    [inn] Herberge
    [trading] Handelsviertel
    [suburb-mountain] Stadtviertel am Berg
    [suburb-forest] Stadtviertel am Wald
    [power-plant] Kraftwerk
    [temple-forest] Waldtempel
    [temple-mountain] Bergtempel
    [temple-crystal] Kristalltempel
    [temple-city] Stadttempel
    [airport] Flughafen
    [sanctuary] Heiligtum
    [academy] Akademie der Schöpfer
   *[villa] Villa
}
sk-effect = { $effect ->
    [none] Land wie jedes andere.
    [isle] Eine eigene Insel mit 2 Wohnungen.
    [payout] Sofort 2 Punkte aus der Bank.
    [outpost] Sofort eine Karte ziehen, legen oder ablegen.
    [profit] Besiedelt ihre Insel von selbst, sobald sie fertig ist.
    [profit-city] 1 Punkt je 2 Wohnungen, sobald ihre Stadt fertig ist.
    [generator] 1 Punkt, wann immer jemand Energie wählt.
    [inn] Nimmt 4 deiner Bewohner auf, bis du sie ausgibst.
    [trading] Zwei einer Farbe zahlen für eins einer anderen, beim Erwerben und bei Energie.
    [suburb-mountain] Spezialinseln kosten eins violett weniger.
    [suburb-forest] Spezialinseln kosten eins grün weniger.
    [power-plant] 2 Punkte mehr für Energie in ihre Stadt.
    [temple] 2 Punkte je fertiger Insel dieser Art.
    [airport] Am Ende 1 weiterer Punkt je 2 Bewohner.
    [sanctuary] 1 Punkt je Karte ringsum.
    [academy] 2 Punkte je eigener Spezialinsel.
   *[villa] 1 Punkt je Wohnung deiner größten fertigen Insel.
}
sk-worth = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
sk-worth-within = { $points }, sobald ihre Insel fertig ist
sk-costs = Preis: { $green } grün, { $violet } violett, { $any } neutral
sk-you-have = Du hast { $green } grün, { $violet } violett, { $blue } blau
sk-can-buy = Erreichbar
sk-cannot-pay = Zu wenige Bewohner
sk-cannot-fit = Passt nirgends auf dein Brett

# Was gefragt ist.
sk-ask-start = { $name }: lege deine Startinsel
sk-ask-hand = { $name }: lege zwei deiner drei Karten
sk-ask-choose = { $name }: wähle eine Aktion für alle
sk-ask-discover = { $name }: nimm eine Karte und lege sie
sk-ask-more = { $name }: nimm noch eine Karte, wenn du magst
sk-ask-deploy = { $count ->
    [one] { $name }: besiedle eine fertige Insel
   *[other] { $name }: besiedle bis zu { $count } fertige Inseln
}
sk-ask-create = { $name }: erwirb eine Spezialinsel
sk-ask-pay = { $name }: wähle, wen du abgibst
sk-ask-lay-special = { $name }: lege deine Spezialinsel: { $special }
sk-ask-outpost = { $name }: lege die Karte des Außenpostens oder wirf sie ab
sk-ask-convert = { $name }: schicke blaue Bewohner in eine Stadt
sk-warn-pass = Du kannst noch etwas tun: { $what }. Trotzdem passen?
sk-go-pass = Trotzdem passen
sk-stay-pass = Zurück

# Was geschah.
sk-told-first = { $name } beginnt.
sk-told-board = { $name } hat Brett { $board }.
sk-told-hand = { $name } zieht drei Karten.
sk-told-wind-next = Der Wind wird wählen: { $action }.
sk-told-chosen = { $name } wählt: { $action }.
sk-told-stayed = { $name } bleibt und wendet den Marker: { $action }.
sk-told-wind = Der Wind wählt: { $action }.
sk-told-revealed = Aufgedeckt: { $face }.
sk-told-outpost = Der Außenposten von { $name } zieht: { $face }.
sk-told-discarded = Aus dem Spiel: { $face }.
sk-told-wind-took = Der Wind nimmt: { $face }.
sk-told-placed = { $name } legt auf { $square }: { $face }.
sk-told-placed-special = { $name } legt auf { $square }: { $special }.
sk-told-finished = Damit ist eine Insel von { $name } fertig ({ $terrain }): { $count } Wohnungen.
sk-told-settled = { $name } siedelt an: { $count } { $colour }.
sk-told-profit = Bei { $name } ziehen von selbst ein: { $count } { $colour }.
sk-told-bought = { $name } erwirbt: { $special }.
sk-told-paid = { $name } gibt eins ab: { $colour }.
sk-told-traded = { $name } tauscht zwei { $give } gegen eins { $get }.
sk-told-lodged = In die Herberge von { $name } zieht eins ein: { $colour }.
sk-told-energy = { $name } schickt { $count } blaue in eine Stadt.
sk-told-points = { $name } bekommt { $points } Punkte: { $why }.
sk-told-noted = { $name } bekommt { $points } Punkte: { $why }. Der Bank fehlen { $noted }; sie sind notiert.
sk-why = { $why ->
    [energy] Energie
    [payout] Auszahlung
    [profit-city] einträgliche Stadt
   *[generator] Generator
}
sk-told-passed = { $name } passt.
sk-told-forced = { $name } kann nichts tun.
sk-told-over = Das Spiel ist aus: { $why ->
    [board] ein Brett ist fast voll.
    [bank] die Bank ist leer.
    [stack] es sind zu wenige Karten da.
   *[clock] die letzte Aktion ist vorbei.
}
sk-gain = { $count ->
    [one] 1 Punkt mehr.
   *[other] { $count } Punkte mehr.
}

# Kategorien und Varianten.
sk-category = { $category ->
    [empty] Leere Felder
    [inhabitants] Bewohner
    [dwellings] Wohnungen
    [tokens] Punktekarten
   *[marker] Marker nicht gewendet
}
sk-explain = { $category ->
    [empty] Jedes leere Feld kostet 2 Punkte.
    [inhabitants] Je 2 Bewohner auf deinem Brett sind ein Punkt, auch die in der Herberge.
    [dwellings] Jede Wohnung einer fertigen Insel ist ein Punkt. Fertig ist eine Insel, wenn keine ihrer Seiten offen ist.
    [specials] Eine Spezialinsel zählt ihre Punkte, auf Land erst, wenn ihre Insel fertig ist.
    [tokens] Punkte aus der Bank, und die, die sie nicht mehr zahlen konnte.
   *[marker] 2 Punkte, wenn deine Figur nie stehen blieb.
}
sk-option-start = Start
sk-start-printed = Bedruckte Bretter
sk-start-tactical = Taktisch: Startinsel und zwei Karten
sk-option-display = Spezialinseln
sk-display-drawn = Vier von jeder Sorte
sk-display-first = Für das erste Spiel
sk-goal = Füge schwebende Schollen zu fertigen Inseln zusammen, besiedle sie und mache Kristalle zu Energie; die meisten Punkte gewinnen. In deinem Zug wählst du eine Aktion, die alle ausführen. Preise und die meisten Punkte der Spezialinseln, die bedruckten Bretter, die Karten, die bei weniger als vier Spielern fehlen, und das ganze Solospiel mit dem Wind sind von Atoll selbst entworfen.

# Das Ende.
sk-rank = { $count ->
    [0] Vom Wind verweht: das erste Ziel liegt bei { $next } Punkten
    [one] 1 von 5 Zielen erreicht
   *[other] { $count } von 5 Zielen erreicht
}
sk-rank-ours = Das Solospiel und seine Ziele sind von Atoll selbst: { $targets } Punkte.

# Warum nicht.
sk-rule-pawn-must-move = Die Figur muss weiter
sk-rule-pawn-must-move-text = Stehen bleiben darf man einmal im Spiel, und dein Marker ist schon gewendet. Wähle eine andere Aktion.
sk-rule-not-on-offer = Liegt nicht aus
sk-rule-not-on-offer-text = Du kannst nur eine Karte nehmen, die offen liegt.
sk-rule-other-piece = Eine andere Karte
sk-rule-other-piece-text = Die Karte, die zu legen ist, kann das nicht zeigen.
sk-rule-off-board = Neben dem Brett
sk-rule-off-board-text = Dein Brett hat 20 Felder, A1 bis E4.
sk-rule-square-taken = Da liegt schon etwas
sk-rule-square-taken-text = Eine Karte kommt auf ein leeres Feld und bleibt dort.
sk-rule-edges-differ = Die Seiten passen nicht
sk-rule-edges-differ-text = Wo zwei Karten sich treffen, zeigen beide dasselbe: Wald, Berg, Kristall, Stadt oder Wolken. Vielleicht hilft es, die Karte zu drehen.
sk-rule-no-island = Keine fertige Insel
sk-rule-no-island-text = Dort beginnt keine fertige Insel dieser Art. Fertig ist eine Insel, wenn keine ihrer Seiten offen ist.
sk-rule-island-full = Alle eingezogen
sk-rule-island-full-text = Alle Wohnungen dieser Insel sind belegt.
sk-rule-filled-already = Eben erst besiedelt
sk-rule-filled-already-text = In einer Aktion besiedelt man verschiedene Inseln.
sk-rule-supply-empty = Niemand mehr da
sk-rule-supply-empty-text = Im Vorrat ist kein Bewohner dieser Farbe.
sk-rule-not-shown = Liegt nicht aus
sk-rule-not-shown-text = Diese Spezialinsel ist vergeben oder war nie dabei.
sk-rule-cannot-pay = Zu wenige Bewohner
sk-rule-cannot-pay-text = Eine Spezialinsel kostet Bewohner der gezeigten Farben; nur wer am Zug ist, spart das neutrale Symbol.
sk-rule-no-room = Kein Platz dafür
sk-rule-no-room-text = Die Spezialinsel passt auf kein leeres Feld deines Bretts, wie man sie auch dreht.
sk-rule-not-owed = Nicht verlangt
sk-rule-not-owed-text = Diese Farbe ist jetzt nicht verlangt, oder der Rest ließe sich dann nicht zahlen.
sk-rule-no-trade = Kein solcher Tausch
sk-rule-no-trade-text = Ein Tausch braucht das Handelsviertel, zwei Bewohner einer Farbe und einen der gesuchten Farbe im Vorrat.
sk-rule-nobody-there = Niemand da
sk-rule-nobody-there-text = Dort wohnt niemand dieser Farbe.
sk-rule-inn-full = Kein Platz in der Herberge
sk-rule-inn-full-text = Die Herberge hat vier Plätze, und du musst eine haben.
sk-rule-no-use = Das würde nichts ändern
sk-rule-no-use-text = In die Herberge zieht man nur, wo das jemandem Platz macht.
sk-rule-no-city = Keine fertige Stadt
sk-rule-no-city-text = Energie geht in eine fertige Stadt.
sk-rule-city-full = Die Stadt ist voll
sk-rule-city-full-text = Eine Stadt nimmt so viele auf, wie sie Wohnungen hat.
sk-rule-one-city = Eine Stadt
sk-rule-one-city-text = Eine Kristallinsel beliefert eine Stadt; wer am Zug ist, darf mit einer Kristallinsel zwei beliefern.
sk-rule-one-crystal = Eine Kristallinsel
sk-rule-one-crystal-text = Eine Stadt wird von einer Kristallinsel beliefert; wer am Zug ist, darf zwei für eine Stadt nehmen.
sk-rule-must-decide = Hier kann man nicht passen
sk-rule-must-decide-text = Diese Entscheidung muss getroffen werden.
sk-rule-game-over = Das Spiel ist aus
sk-rule-game-over-text = Die Punkte sind gezählt; nichts lässt sich mehr bewegen.
sk-rule-not-now = Nicht jetzt
sk-rule-not-now-text = Diese Entscheidung steht gerade nicht an.
