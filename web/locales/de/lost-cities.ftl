# Lost Cities: der Tisch, seine Sätze und die Hilfe zu den Regeln.
# Je sechs Wörter von Rot bis Violett, in den Formen, die die Sätze unten brauchen.
lc-colours = rot orange gelb grün blau violett
lc-colours-title = Rote Orange Gelbe Grüne Blaue Violette
lc-colours-short = Rot Orange Gelb Grün Blau Violett
lc-colours-what = rote orange gelbe grüne blaue violette
lc-colours-of = roten orangen gelben grünen blauen violetten
lc-symbols = Dreieck Kreis Stern Raute Quadrat Sechseck
lc-artefacts = Artefakte
lc-dice-column = Würfel
lc-bridges = Brücken
lc-expedition = { $colour } Expedition
lc-bridge-of = die Brücke der { $colour } Expedition
lc-bridge-artefacts = die Brücke der Artefakte
lc-bridge-dice = die Brücke der Würfel

# Das Würfelbrett.
lc-tray = Würfel
lc-tray-own = Dein Wurf
lc-tray-of = { $name } hat gewürfelt
lc-tray-rival = Wurf des Rivalen
lc-colour-die = Farbwürfel { $colour }, { $symbol }
lc-number-die = Zahlenwürfel { $number }
lc-die-taken = { $die }, genommen
lc-pick-both = Nimm einen Farbwürfel und einen Zahlenwürfel.
lc-pick-colour = Jetzt eine Farbe.
lc-pick-number = Jetzt eine Zahl.
lc-nothing-fits = Kein Paar passt: verzichte.
lc-waiting = Gerade entscheidet jemand anders.
lc-over = Die Stifte liegen.
lc-write = Eintragen
lc-write-pair = Eintragen: { $colour } { $number }
lc-mark-double = Die { $colour } verdoppeln
lc-mark-top = Oberstes Artefakt ankreuzen
lc-refuse = Verzichten
lc-refuse-free = kostenlos
lc-skip = Auslassen
lc-accelerate = Wo geht es schneller voran?
lc-accelerate-hint = Noch eine Zahl, egal wo, oder auslassen.
lc-finished = fertig

# Was eine Wahl bewirkt.
lc-in-box = { $colour } { $number } in Feld { $place }
lc-on-double = X auf dem Verdopplungsfeld der { $colour } Expedition
lc-on-top = Oberstes Artefakt der { $colour } Expedition
lc-change = { $before } → { $after }
lc-column-change = Spalte { $before } → { $after }
lc-does-arrow = Pfeil
lc-does-artefact = Artefakt { $points }
lc-does-artefact-lost = Artefakt, aber alle neun sind markiert
lc-does-bridge = Brücke +20
lc-does-bridge-late = Brücke, zu spät für Punkte
lc-next-plain = Danach kommt Feld { $place }.
lc-next-arrow = Danach: Feld { $place } ist ein Pfeil.
lc-next-artefact = Danach: In Feld { $place } liegt ein Artefakt.
lc-next-top = Danach bleibt nur das oberste Artefakt.
lc-odds = { $percent } % Aussicht, dass es beim nächsten Wurf weitergeht
lc-zero-is-ten = Die 0 zählt hier als 10.
lc-refuse-line = Verzichten: Würfelsymbol { $mark }, { $before } → { $after }
lc-refuse-line-free = Kostenlos verzichten: Alle Würfelsymbole sind markiert
lc-skip-line = Beschleunigung auslassen
lc-accelerate-box = Beschleunige die { $colour } Expedition: { $number } in Feld { $place }
lc-accelerate-top = Beschleunige die { $colour } Expedition: oberstes Artefakt

# Brücken, und der Block als Tabelle.
lc-sheet-of = Blatt von { $name }
lc-open = offen
lc-closed = zu
lc-paid = 20 erhalten
lc-rival = Rivale
lc-waiting-at = { $names } auf dem sechsten Feld
lc-at-bridges = Gleich drüber: { $bridges }
lc-at-no-bridge = Noch an keiner Brücke
lc-column = Spalte
lc-double = Verdopplung
lc-double-open = offen
lc-double-marked = angekreuzt
lc-double-lost = verpasst
lc-numbers = Zahlen
lc-no-numbers = keine
lc-marks = { $count ->
    [one] 1 markiert
   *[other] { $count } markiert
}
lc-value = Wert
lc-next-step = Nächster Schritt
lc-full = voll
lc-bridge = Brücke
lc-total = Summe

# Was gefragt ist.
lc-prompt-roll = { $name }: Nimm eine Farbe und eine Zahl.
lc-prompt-four = { $name }: Nutze zwei der übrigen Würfel.
lc-prompt-six = { $name }: Alle sechs Würfel sind frei.
lc-prompt-rival = { $name }: Der Rivale nahm zwei Würfel.
lc-prompt-accelerate = { $name }: Beschleunige eine Expedition.
lc-prompt-over = Die Expeditionen sind vorbei.

# Das Protokoll.
lc-log-first = { $name } würfelt zuerst.
lc-log-rolled = Runde { $round }: { $name } würfelt { $colours } und { $numbers }.
lc-log-rival-rolled = Runde { $round }: Der Rivale würfelt { $colours } und { $numbers }.
lc-log-rival-took = Der Rivale nimmt einen Farbwürfel und einen Zahlenwürfel weg.
lc-log-double = { $name } verdoppelt die { $colour } Expedition: { $value }, bis sie beginnt.
lc-log-start = { $name } beginnt die { $colour } Expedition mit einer { $number }: { $value }.
lc-log-written = { $name } trägt die { $colour } { $number } in Feld { $place } ein: { $value }.
lc-log-profit = { $name } trägt die { $colour } { $number } ein, und die Expedition ist im Plus: { $value }.
lc-log-complete = { $name } vollendet die { $colour } Expedition mit einer { $number }: { $value }.
lc-log-accelerated = { $name } beschleunigt die { $colour } Expedition: noch eine { $number } in Feld { $place }, { $value }.
lc-log-accelerated-start = { $name } beginnt mit dem Pfeil die { $colour } Expedition: { $value }.
lc-log-top = { $name } erreicht das Artefakt über der { $colour } Expedition.
lc-log-artefact = { $name } findet ein Artefakt: { $count } von 9, wert { $value }.
lc-log-artefact-lost = { $name } findet ein Artefakt, aber alle neun sind schon markiert.
lc-log-arrow = Der Pfeil in der { $colour } Expedition: { $name } darf beschleunigen.
lc-log-skipped = { $name } lässt den Pfeil ungenutzt.
lc-log-refused = { $name } verzichtet: Würfelsymbol { $count } von 9, wert { $value }.
lc-log-refused-freely = { $name } verzichtet noch einmal; zu markieren gibt es nichts mehr.
lc-log-exhausted = { $name } ist erschöpft: Die Würfelspalte ist 0 wert.
lc-log-bridge = { $name } geht über { $bridge } und bekommt 20 Punkte.
lc-log-bridge-late = { $name } geht über { $bridge }, zu spät für Punkte.
lc-log-chosen = { $name } hat gewählt.
lc-log-rival-closes = Der Rivale sperrt { $bridge }.
lc-log-over-exhausted = Alle sind erschöpft: Das Spiel ist aus.
lc-log-over-bridges = Alle acht Brücken sind überquert: Das Spiel ist aus.

# Fragen vor Zügen, die man bereut.
lc-warn-first-refusal = Der erste Verzicht kostet 40 Punkte; ab dem vierten bringt die Spalte etwas ein. Verzichten?
lc-warn-ninth-refusal = Mit dem neunten Würfelsymbol bist du erschöpft: Die Würfelspalte fällt von 70 Punkten auf 0. Verzichten?
lc-warn-double = Ein X verdoppelt die { $colour } Expedition, im Guten wie im Schlechten. Bis zur ersten Zahl kostet es 100 Punkte. Ankreuzen?

# Hilfe zu jeder Regel.
lc-rule-colour-not-rolled = Keine solche Farbe
lc-rule-colour-not-rolled-text = Keiner der drei Farbwürfel zeigt diese Farbe. Nutzen kannst du nur, was gewürfelt wurde.
lc-rule-number-not-rolled = Keine solche Zahl
lc-rule-number-not-rolled-text = Keiner der drei Zahlenwürfel zeigt diese Zahl. Nutzen kannst du nur, was gewürfelt wurde.
lc-rule-colour-taken = Die Farbe ist weg
lc-rule-colour-taken-text = Wer gewürfelt hat, hat den einzigen Würfel dieser Farbe genommen. Die anderen wählen aus dem, was übrig ist.
lc-rule-number-taken = Die Zahl ist weg
lc-rule-number-taken-text = Wer gewürfelt hat, hat den einzigen Würfel mit dieser Zahl genommen. Die anderen wählen aus dem, was übrig ist.
lc-rule-falling-number = Zahlen fallen nie
lc-rule-falling-number-text = Jede Zahl muss mindestens so hoch sein wie die darunter. In einer begonnenen Expedition zählt die 0 als 10.
lc-rule-double-marked = Schon verdoppelt
lc-rule-double-marked-text = Das Verdopplungsfeld ist angekreuzt, und mit einer 0 beginnt keine Expedition. Sie beginnt mit einer Zahl von 1 bis 9.
lc-rule-top-too-low = Zu niedrig für ganz oben
lc-rule-top-too-low-text = Alle neun Felder sind voll. Das kleine Artefakt oben braucht eine Zahl, die mindestens so hoch ist wie die neunte.
lc-rule-expedition-finished = Hier ist nichts mehr frei
lc-rule-expedition-finished-text = Diese Expedition hat ihre neun Zahlen und ihr oberstes Artefakt. Mehr lässt sich nicht eintragen.
lc-rule-game-over = Das Spiel ist aus
lc-rule-game-over-text = Alle sind erschöpft, oder alle acht Brücken sind überquert. Du kannst die Wiederholung ansehen oder neu beginnen.
lc-rule-not-now = Jetzt nicht
lc-rule-not-now-text = Nach einem Pfeil beschleunigst du oder lässt es aus; sonst nutzt du ein Paar Würfel oder verzichtest.

# Optionen.
lc-option-layout = Blatt
lc-option-layout-9 = 9 Pfeile, 9 Artefakte
lc-option-layout-12 = 12 Pfeile, 12 Artefakte (gnädiger)
lc-option-order = Nach dem Wurf
lc-option-clockwise = Der Reihe nach, offen
lc-option-together = Alle zugleich, geheim

# Das Diagramm am Ende.
lc-chart = Waren die Würfel gerecht?
lc-chart-line = { $rolls ->
    [one] Ein Wurf. Der Strich zeigt, was zu erwarten war.
   *[other] { $rolls } Würfe. Der Strich zeigt, was zu erwarten war.
}
lc-chart-colours = Farbwürfel
lc-chart-numbers = Zahlenwürfel
lc-chart-face = Seite
lc-chart-rolled = Gewürfelt
lc-chart-expected = Erwartet
# Das Spiel erklärt.
lc-goal = Trage steigende Zahlen in sechs Expeditionen ein und überquere die Brücken vor den anderen. Jede Spalte beginnt als Verlust und lohnt sich erst, wenn sie lang genug ist.
lc-explain = { $kind ->
    [artefacts] Artefakte: Weniger als vier kosten bis zu 40 Punkte, ab dem vierten bringt die Spalte etwas ein, höchstens 100.
    [dice] Würfelsymbole: eines für jeden Verzicht. Bis zu drei kosten Punkte, ab dem vierten bringt die Spalte etwas ein, und das neunte erschöpft dich: 0.
    [bridges] Brücken: 20 Punkte für den, der sie mit der siebten Markierung einer Spalte zuerst überquert.
   *[expedition] Eine Expedition: Bis zu drei Zahlen kosten 20, 15 oder 10 Punkte, ab der vierten bringt sie etwas ein, höchstens 50 für neun. Ein X verdoppelt Gewinn und Verlust; ein X ohne Zahl kostet 100.
}
lc-explain-now = Auf diesem Blatt: { $count ->
    [one] eine Markierung
   *[other] { $count } Markierungen
}, Punkte: { $points }.
lc-go-refuse = Verzichten
lc-go-mark = Das X ankreuzen
lc-stay = Anders wählen
