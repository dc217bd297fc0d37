# Harmonies: the table, its cards, what happens, and why not.
hm-board = Your landscape
hm-board-of = { $name }’s landscape
hm-market = Market
hm-row = Animal cards
hm-own = Your cards
hm-tab-own = Yours
hm-tab-row = Row
hm-own-of = { $name }’s cards
hm-hand = In hand
hm-hand-of = { $name } holds
hm-finished = Finished
hm-status = At a glance
hm-end-turn = End turn
hm-end-swap = End turn, replacing { $card }
hm-swap = Replace
hm-take = Take
hm-free-slot = free
hm-taken = taken
hm-gap = no card
hm-choose = What goes to { $cell }?
hm-cancel = Cancel
hm-choose-spirit = Choose your spirit
hm-keep = Keep
hm-last-round = Last round
hm-empty = { $count ->
    [0] no empty hexes
    [one] 1 empty hex
   *[other] { $count } empty hexes
}
hm-pouch = Pouch: { NUMBER($count) }
hm-left = { $colour }: { NUMBER($count) } in the pouch
hm-space = Space { NUMBER($space) }: { $tokens }
hm-space-taken = Space { NUMBER($space) }: taken
hm-in-hand = { $colour }, { NUMBER($count) } in hand
hm-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

# Colours as words of a list, and a token as an object.
hm-colour = { $colour ->
    [blue] blue
    [grey] grey
    [brown] brown
    [green] green
    [yellow] yellow
   *[red] red
}
hm-token = { $colour ->
    [blue] a blue token
    [grey] a grey token
    [brown] a brown token
    [green] a green token
    [yellow] a yellow token
   *[red] a red token
}

# What a hex holds.
hm-land = { $land ->
    [bare] empty
    [water] water
    [field] field
    [mountain-1] mountain of height 1
    [mountain-2] mountain of height 2
    [mountain-3] mountain of height 3
    [tree-1] tree of height 1
    [tree-2] tree of height 2
    [tree-3] tree of height 3
    [building] building of height 2
    [trunk-1] trunk of height 1, no tree yet
    [trunk-2] trunk of height 2, no tree yet
   *[brick] red token, no building yet
}
hm-cell-cube = cube: { $card }
hm-cell-token = { $colour } may go here
hm-cell-cubes = cube possible: { $cards }
hm-cell-missing = { $count ->
    [one] one token missing here: { $land }
   *[other] { $count } tokens missing here: { $land }
}
hm-cell-home = part of a habitat
hm-cell-part = part of a habitat that lacks one hex

# A card in words.
hm-habitat = { $shape ->
    [pair] { $ground } next to { $others }
    [line] in a straight line: { $ground }, { $others }
    [middle] { $ground } in the middle of a line, at its ends: { $others }
    [triangle] three hexes that all touch: { $ground }, { $others }
    [bend] { $ground } with two neighbours that do not touch each other: { $others }
    [fan] { $ground } with three neighbours side by side: { $others }
   *[diamond] a diamond from tip to tip: { $ground }, { $others }
}
hm-card-words = { $name }. The cube goes on the first hex; { $habitat }.
hm-ladder-words = Points: { $ladder }.
hm-placed-words = Cubes placed: { NUMBER($placed) } of { NUMBER($cubes) }.
hm-matches = { $count ->
    [0] Not on your board yet.
    [one] A cube can be placed now.
   *[other] A cube can be placed in { $count } spots now.
}

# What is asked.
hm-ask-spirit = { $name }: choose the spirit you want to keep
hm-ask-space = { $name }: take the three tokens of one space
hm-ask-first = { $name }: place a token, or undo to take another space
hm-ask-place = { $count ->
    [one] { $name }: place the last token
   *[other] { $name }: place a token ({ $count } left)
}
hm-ask-cube = { $name }: an animal can still move in, then end your turn
hm-ask-card = { $name }: take a card if you like, then end your turn
hm-ask-end = { $name }: end your turn
hm-warn-cube = You can still place a cube: { $card } on { $cell }. End the turn anyway?

# Moves, as lines of a list.
hm-move-spirit = Keep the spirit: { $card }
hm-move-space = Take space { NUMBER($space) }: { $tokens }
hm-move-token = Place { $token } on { $cell }
hm-move-card = Take the card: { $card }
hm-move-cube = Place a cube on { $cell }: { $card }
hm-move-swap = End the turn and replace the card: { $card }

# What happened.
hm-told-first = { $name } begins.
hm-told-dealt = Two spirits to choose from: { $one } and { $two }.
hm-told-turned = New in the row: { $card }.
hm-told-kept = { $name } keeps the spirit: { $card }.
hm-told-space = { $name } takes { $tokens } from space { NUMBER($space) }.
hm-told-token = { $name } places { $token } on { $cell }: { $land }.
hm-told-card = { $name } takes the card: { $card }.
hm-told-cube = { $name } places a cube on { $cell }: { $card }.
hm-told-finished = That finishes { $name }’s card: { $card }.
hm-told-discarded = Out of the row: { $card }.
hm-told-last-board = { $name } has two empty hexes or fewer: this round is the last.
hm-told-last-pouch = The pouch cannot refill the market: this round is the last.
hm-told-over = The game is over.
hm-gain = { $count ->
    [one] 1 point more.
   *[other] { $count } points more.
}
hm-loss = { $count ->
    [one] 1 point less.
   *[other] { $count } points less.
}

# Categories and options.
hm-trees = Trees
hm-mountains = Mountains
hm-fields = Fields
hm-buildings = Buildings
hm-water = Water
hm-spirit-line = Spirit: { $card }
hm-option-side = Board
hm-side-a = River (23 hexes)
hm-side-b = Islands (25 hexes)
hm-option-spirits = Spirits of nature
hm-spirits-off = Without
hm-spirits-on = With

# The end.
hm-suns = { $count ->
    [0] No sun this time
    [one] 1 sun
   *[other] { $count } suns
}
hm-suns-points = { NUMBER($points) } points: { NUMBER($suns) }
hm-suns-side = River side: { NUMBER($suns) }
hm-suns-no-spirit = No spirit: { NUMBER($suns) }
hm-suns-spirit = Spirit { $card }: { NUMBER($suns) }
hm-suns-next = The next sun for points shines at { NUMBER($points) }.
hm-tie-broken = Level on points. More animal cubes on the board decide: { $cubes }.
hm-tie-shared = Level on points and on animal cubes ({ $cubes }): the victory is shared.

# Animals and spirits.
hm-card-crocodile = Crocodile
hm-card-ray = Ray
hm-card-fish = Fish
hm-card-otter = Otter
hm-card-frog = Frog
hm-card-duck = Duck
hm-card-flamingo = Flamingo
hm-card-lizard = Lizard
hm-card-shrew = Shrew
hm-card-peacock = Peacock
hm-card-squirrel = Squirrel
hm-card-hedgehog = Hedgehog
hm-card-bumblebee = Bumblebee
hm-card-bear = Bear
hm-card-rabbit = Rabbit
hm-card-macaw = Macaw
hm-card-boar = Wild boar
hm-card-koala = Koala
hm-card-wolf = Wolf
hm-card-kingfisher = Kingfisher
hm-card-penguin = Penguin
hm-card-bat = Bat
hm-card-fennec = Fennec fox
hm-card-macaque = Macaque
hm-card-eagle = Eagle
hm-card-meerkat = Meerkat
hm-card-crow = Crow
hm-card-alpaca = Alpaca
hm-card-arctic-fox = Arctic fox
hm-card-raccoon = Raccoon
hm-card-ladybug = Ladybird
hm-card-panther = Panther
hm-card-lion = Lion
hm-card-butterfly = Butterfly
hm-card-deer = Deer
hm-card-owl = Owl
hm-card-cat = Cat
hm-card-stork = Stork
hm-card-ram = Ram
hm-card-marmot = Marmot
hm-card-dragonfly = Dragonfly
hm-card-tortoise = Tortoise
hm-effect-lion = Each group of 1–2 fields: 2. Of 3 or more: 10.
hm-effect-butterfly = Each group of fields: 5.
hm-effect-deer = Each tree of height 2 or 3: 4.
hm-effect-owl = Each tree of height 1 or 2: 3. Of height 3: 1.
hm-effect-cat = Each group of buildings: 4.
hm-effect-stork = Each group of 2 or more buildings: 6.
hm-effect-ram = Each mountain of height 2 or 3: 4.
hm-effect-marmot = Each mountain of height 1 or 2: 3. Of height 3: 1.
hm-effect-dragonfly = Each group of 2 or more water: 7.
hm-effect-tortoise = Each water: 2.

# Why not.
hm-rule-spirit-first = First the spirit
hm-rule-spirit-first-text = In your first turn you choose one of your two spirits before you do anything else.
hm-rule-spirit-not-dealt = Not your spirit
hm-rule-spirit-not-dealt-text = You choose between the two spirits that were dealt to you.
hm-rule-one-space = One space a turn
hm-rule-one-space-text = You take the tokens of exactly one space each turn. Until the first token is down, undo lets you choose another.
hm-rule-no-space = No such space
hm-rule-no-space-text = The market has five spaces, three in a solo game.
hm-rule-space-empty = Nothing there
hm-rule-space-empty-text = This space is empty; it is refilled at the end of the turn.
hm-rule-take-tokens = Take tokens first
hm-rule-take-tokens-text = Every turn you take the three tokens of one space and place all of them.
hm-rule-not-in-hand = Not in your hand
hm-rule-not-in-hand-text = You can only place tokens you took this turn.
hm-rule-off-board = Off the board
hm-rule-off-board-text = Your board has no such hex.
hm-rule-on-cube = A cube is there
hm-rule-on-cube-text = Nothing goes on a hex with a cube, neither a token nor a second cube.
hm-rule-stack = That does not stack
hm-rule-stack-text = Every colour may lie on an empty hex. Grey also goes on one or two grey, brown on one brown, green on one or two brown, red on a single grey, brown or red. Blue and yellow are never stacked.
hm-rule-one-card = One card a turn
hm-rule-one-card-text = You may take at most one animal card each turn.
hm-rule-not-in-row = Not in the row
hm-rule-not-in-row-text = You can only take a card that lies face up in the row.
hm-rule-four-cards = Four cards at most
hm-rule-four-cards-text = You may have four unfinished cards, a spirit included. Finish one to make room.
hm-rule-not-yours = Not your card
hm-rule-not-yours-text = Cubes come from your own cards.
hm-rule-finished = No cube left
hm-rule-finished-text = All cubes of this card are on your board already.
hm-rule-habitat = No habitat here
hm-rule-habitat-text = The pattern of the card must lie here in one of its six rotations, with exactly the heights shown. A building may stand on grey, brown or red.
hm-rule-swap-solo = Only in a solo game
hm-rule-swap-solo-text = Cards of the row are replaced in solo games only.
hm-rule-swap-card = Card or replacement
hm-rule-swap-card-text = You may replace a card of the row only in a turn in which you took none.
hm-rule-tokens-left = Tokens left
hm-rule-tokens-left-text = You end your turn once all three tokens are on your board.
hm-rule-game-over = The game is over
hm-rule-game-over-text = The points are counted; nothing can be moved any more.
hm-rule-not-now = Not now
hm-rule-not-now-text = That decision is not due at this moment.
# The game explained.
hm-goal = Build a landscape of stacked tokens and settle animals where its patterns match their cards. The most points from landscape and animals win.
hm-explain = { $kind ->
    [trees] Trees: 1, 3 or 7 points for a height of 1, 2 or 3.
    [mountains] Mountains: 1, 3 or 7 points for a height of 1, 2 or 3, but only beside another mountain.
    [fields] Fields: 5 points for each separate group of two or more yellow tokens.
    [buildings] Buildings: 5 points for each with at least three different colours around it.
    [water] Water on side A: the longest river counts, its tokens along the shortest way from end to end. On side B each island that water separates pays 5.
    [animals] An animal card pays the number above its last free cube: the more cubes are settled, the more.
   *[spirits] A spirit pays, once its cube is settled, for what its card names.
}
hm-explain-now = On this board: { $scoring } of { $all } count, { $points } points.
hm-stay-cube = Settle: { $card }
hm-go-end = End anyway
