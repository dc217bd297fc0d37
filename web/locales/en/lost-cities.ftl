# Lost Cities: the table, its sentences, and the help for its rules.
# Six words each, from red to purple, as the sentences below need them.
lc-colours = red orange yellow green blue purple
lc-colours-title = Red Orange Yellow Green Blue Purple
lc-colours-short = Red Orange Yellow Green Blue Purple
lc-colours-what = red orange yellow green blue purple
lc-colours-of = red orange yellow green blue purple
lc-symbols = triangle circle star diamond square hexagon
lc-artefacts = Artefacts
lc-dice-column = Dice
lc-bridges = Bridges
lc-expedition = { $colour } expedition
lc-bridge-of = the { $colour } bridge
lc-bridge-artefacts = the artefact bridge
lc-bridge-dice = the dice bridge

# The tray.
lc-tray = Dice
lc-tray-own = Your roll
lc-tray-of = { $name } rolled
lc-tray-rival = The rival’s roll
lc-colour-die = { $colour } die, { $symbol }
lc-number-die = number die { $number }
lc-die-taken = { $die }, taken
lc-pick-both = Pick a colour die and a number die.
lc-pick-colour = Now pick a colour.
lc-pick-number = Now pick a number.
lc-nothing-fits = No pair fits here: refuse.
lc-waiting = Somebody else decides now.
lc-over = The pencils are down.
lc-write = Write
lc-write-pair = Write { $colour } { $number }
lc-mark-double = Double { $colour }
lc-mark-top = Mark the top artefact
lc-refuse = Refuse
lc-refuse-free = free
lc-skip = Skip
lc-accelerate = Choose where to go on
lc-accelerate-hint = One more number anywhere, or skip.
lc-finished = finished

# What a choice does.
lc-in-box = { $colour } { $number } in box { $place }
lc-on-double = X on the { $colour } double field
lc-on-top = Top artefact of the { $colour } expedition
lc-change = { $before } → { $after }
lc-column-change = Column { $before } → { $after }
lc-does-arrow = arrow
lc-does-artefact = artefact { $points }
lc-does-artefact-lost = artefact, but all nine are marked
lc-does-bridge = bridge +20
lc-does-bridge-late = bridge, too late for points
lc-next-plain = Next is box { $place }.
lc-next-arrow = Next: box { $place } is an arrow.
lc-next-artefact = Next: box { $place } holds an artefact.
lc-next-top = Next: only the top artefact is left.
lc-odds = { $percent } % to go on with the next roll
lc-zero-is-ten = The 0 counts as 10 here.
lc-refuse-line = Refuse: dice symbol { $mark }, { $before } → { $after }
lc-refuse-line-free = Refuse for free: all dice symbols are marked
lc-skip-line = Skip the acceleration
lc-accelerate-box = Accelerate the { $colour } expedition: { $number } in box { $place }
lc-accelerate-top = Accelerate the { $colour } expedition: top artefact

# Bridges, and the sheet as a table.
lc-sheet-of = { $name }’s sheet
lc-open = open
lc-closed = closed
lc-paid = paid 20
lc-rival = rival
lc-waiting-at = { $names } at the sixth box
lc-at-bridges = Next to cross: { $bridges }
lc-at-no-bridge = At no bridge yet
lc-column = Column
lc-double = Double
lc-double-open = open
lc-double-marked = marked
lc-double-lost = lost
lc-numbers = Numbers
lc-no-numbers = none
lc-marks = { $count ->
    [one] 1 mark
   *[other] { $count } marks
}
lc-value = Value
lc-next-step = Next step
lc-full = full
lc-bridge = Bridge
lc-total = Total

# What is asked.
lc-prompt-roll = { $name }: take a colour and a number.
lc-prompt-four = { $name }: use two of the dice left.
lc-prompt-six = { $name }: all six dice are free.
lc-prompt-rival = { $name }: the rival took two dice.
lc-prompt-accelerate = { $name }: accelerate an expedition.
lc-prompt-over = The expeditions are over.

# The log.
lc-log-first = { $name } rolls first.
lc-log-rolled = Round { $round }: { $name } rolls { $colours } and { $numbers }.
lc-log-rival-rolled = Round { $round }: the rival rolls { $colours } and { $numbers }.
lc-log-rival-took = The rival takes one colour die and one number die away.
lc-log-double = { $name } doubles the { $colour } expedition: { $value } until it starts.
lc-log-start = { $name } starts the { $colour } expedition with a { $number }: { $value }.
lc-log-written = { $name } writes { $colour } { $number } in box { $place }: { $value }.
lc-log-profit = { $name } writes { $colour } { $number }, and the expedition turns to profit: { $value }.
lc-log-complete = { $name } completes the { $colour } expedition with a { $number }: { $value }.
lc-log-accelerated = { $name } hurries the { $colour } expedition on: another { $number } in box { $place }, { $value }.
lc-log-accelerated-start = { $name } uses the arrow to start the { $colour } expedition: { $value }.
lc-log-top = { $name } reaches the artefact at the top of the { $colour } expedition.
lc-log-artefact = { $name } finds an artefact: { $count } of 9, worth { $value }.
lc-log-artefact-lost = { $name } finds an artefact, but all nine are marked.
lc-log-arrow = The arrow on { $colour } lets { $name } accelerate.
lc-log-skipped = { $name } leaves the arrow unused.
lc-log-refused = { $name } refuses: dice symbol { $count } of 9, worth { $value }.
lc-log-refused-freely = { $name } refuses once more; there is nothing left to mark.
lc-log-exhausted = { $name } is exhausted: the dice column is worth 0.
lc-log-bridge = { $name } crosses { $bridge } and gets 20 points.
lc-log-bridge-late = { $name } crosses { $bridge }, too late for points.
lc-log-chosen = { $name } has chosen.
lc-log-rival-closes = The rival closes { $bridge }.
lc-log-over-exhausted = Everybody is exhausted: the game is over.
lc-log-over-bridges = All eight bridges are crossed: the game is over.

# Questions before moves that people regret.
lc-warn-first-refusal = Your first refusal costs 40 points; the column pays from the fourth on. Refuse?
lc-warn-ninth-refusal = The ninth dice symbol exhausts you: the dice column falls from 70 points to 0. Refuse?
lc-warn-double = An X doubles the { $colour } expedition, gain and loss. Until its first number it costs 100 points. Mark it?

# Help for each rule.
lc-rule-colour-not-rolled = No such colour
lc-rule-colour-not-rolled-text = None of the three colour dice shows this colour. Only what was rolled can be used.
lc-rule-number-not-rolled = No such number
lc-rule-number-not-rolled-text = None of the three number dice shows this number. Only what was rolled can be used.
lc-rule-colour-taken = That colour is taken
lc-rule-colour-taken-text = Whoever rolled took the only die of this colour. The others choose from the dice that are left.
lc-rule-number-taken = That number is taken
lc-rule-number-taken-text = Whoever rolled took the only die with this number. The others choose from the dice that are left.
lc-rule-falling-number = Numbers never fall
lc-rule-falling-number-text = Each number must be at least as high as the one below it. In an expedition that has started, a 0 counts as 10.
lc-rule-double-marked = Already doubled
lc-rule-double-marked-text = The double field is marked, and a 0 cannot start the expedition. It starts with a number from 1 to 9.
lc-rule-top-too-low = Too low for the top
lc-rule-top-too-low-text = All nine boxes are full. The small artefact at the top needs a number at least as high as the ninth.
lc-rule-expedition-finished = Nothing left there
lc-rule-expedition-finished-text = This expedition has its nine numbers and its top artefact. Nothing more can be entered.
lc-rule-game-over = The game is over
lc-rule-game-over-text = Everybody is exhausted, or all eight bridges are crossed. You can replay the game or start a new one.
lc-rule-not-now = Not now
lc-rule-not-now-text = After an arrow you accelerate or skip; otherwise you use a pair of dice or refuse.

# Options.
lc-option-layout = Sheet
lc-option-layout-9 = 9 arrows, 9 artefacts
lc-option-layout-12 = 12 arrows, 12 artefacts (kinder)
lc-option-order = After the roll
lc-option-clockwise = Clockwise, all in the open
lc-option-together = All at once, in secret

# The chart at the end.
lc-chart = Were the dice fair?
lc-chart-line = { $rolls ->
    [one] One roll. The line shows what to expect.
   *[other] { $rolls } rolls. The line shows what to expect.
}
lc-chart-colours = Colour dice
lc-chart-numbers = Number dice
lc-chart-face = Face
lc-chart-rolled = Rolled
lc-chart-expected = Expected
# The game explained.
lc-goal = Write rising numbers into six expeditions and cross their bridges before the others. Every column starts as a loss and pays once it is long enough.
lc-explain = { $kind ->
    [artefacts] Artefacts: fewer than four cost up to 40 points, from the fourth on the column pays, up to 100.
    [dice] Dice symbols: each refusal is one. Up to three cost points, from the fourth on the column pays, and the ninth exhausts you: 0.
    [bridges] Bridges: 20 points for whoever crosses first, with the seventh mark of a column.
   *[expedition] An expedition: up to three numbers cost 20, 15 or 10 points, from the fourth on it pays, up to 50 for nine. An X doubles gain and loss; an X without a number costs 100.
}
lc-explain-now = On this sheet: { $count ->
    [one] one mark
   *[other] { $count } marks
}, { $points } points.
lc-go-refuse = Refuse
lc-go-mark = Mark the X
lc-stay = Choose again
