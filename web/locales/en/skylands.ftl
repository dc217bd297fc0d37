# Skylands: the table, its islands, what happens, and why not.
sk-board = Your archipelago
sk-board-of = { $name }’s archipelago
sk-actions = Actions
sk-offer = On offer
sk-hand = Your tiles
sk-start-piece = Start island
sk-outpost-tile = Tile of the outpost
sk-decision = Your decision
sk-display = Special islands
sk-display-left = { $count ->
    [one] 1 left
   *[other] { $count } left
}
sk-status = At a glance
sk-turn-right = Turn clockwise
sk-turn-left = Turn anticlockwise
sk-wait = { $name } decides
sk-sold-out = All sold

# The four actions: short on the boards, in full in sentences.
sk-short = { $action ->
    [discover] Discover
    [deploy] Deploy
    [create] Create
   *[convert] Convert
}
sk-action = { $action ->
    [discover] Discover islands
    [deploy] Deploy inhabitants
    [create] Create islands
   *[convert] Convert energy
}
sk-gives-discover = { $count ->
    [0] no tile
    [one] 1 tile
   *[other] { $count } tiles
}
sk-gives-deploy = { $count ->
    [0] nobody moves in
    [one] 1 moves in
   *[other] { $count } move in
}
sk-gives-create = { $count ->
    [0] none in reach
    [one] 1 in reach
   *[other] { $count } in reach
}
sk-gives-convert = { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
}
sk-advantage = { $action ->
    [discover] Your advantage: one more tile at the end.
    [deploy] Your advantage: two islands instead of one.
    [create] Your advantage: the neutral symbol is free.
   *[convert] Your advantage: two crystal islands or two cities, and 2 points more.
}
sk-others = The others then: { $list }
sk-for = { $name }: { $gives }
sk-stays = The pawn stays: once a game, and it costs the 2 points of the marker.
sk-stands = Your pawn stands here: choose another action.
sk-runs = now
sk-hint-choose = Choose an action. Everybody performs it; you go first and have an advantage.
sk-pawns = Pawns: { $names }
sk-wind-next = Next, the wind chooses: { $action }
sk-clock = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}

# What is left.
sk-left-squares = { $count ->
    [0] no empty square
    [one] 1 empty square
   *[other] { $count } empty squares
}
sk-left-bank = { $count ->
    [0] bank empty
    [one] 1 point in the bank
   *[other] { $count } points in the bank
}
sk-left-tiles = { $count ->
    [0] stack empty
    [one] 1 tile in the stack
   *[other] { $count } tiles in the stack
}
sk-marker-left = marker unturned: 2 points
sk-marker-used = marker turned
sk-supply = In the supply: { $green } green, { $violet } violet, { $blue } blue

# Land.
sk-terrain = { $terrain ->
    [forest] forest
    [mountain] mountain
    [crystal] crystal
   *[city] city
}
sk-colour = { $colour ->
    [green] green
    [violet] violet
   *[blue] blue
}
sk-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
sk-part = { $terrain } { $sides }
sk-clouds = clouds all round
sk-fits = { $count ->
    [0] fits nowhere
    [one] fits on 1 square
   *[other] fits on { $count } squares
}
sk-piece = { $number }: { $face }; { $fits }
sk-empty = empty
sk-fits-now = the piece fits here
sk-fits-turned = the piece fits here turned: { $face }
sk-fits-not = the piece does not fit here
sk-finished = finished { $terrain } island, { $taken } of { $all } dwellings taken
sk-finished-city = finished city, { $all } dwellings
sk-unfinished = open { $terrain } island, { $all } dwellings so far
sk-special-here = special island: { $special }

# Doing it.
sk-do = { $what ->
    [act] Choose
    [place] Lay
    [fill] Settle
    [buy] Buy
    [pay] Give
    [trade] Trade
    [convert] Convert
   *[lodge] To the inn
}
sk-pass = Pass
sk-done = Done
sk-move-act = Choose: { $action }
sk-move-stay = Stay, turning the marker: { $action }
sk-move-place = Lay on { $square }: { $face }
sk-move-place-special = Lay { $special } on { $square }: { $face }
sk-move-fill = Fill the { $terrain } island { $square }: { $count } { $colour }
sk-move-buy = Buy { $special }
sk-move-trade = Two { $give } for one { $get }
sk-move-pay = Give one { $colour } of { $square }
sk-move-pay-inn = Give one { $colour } of the inn
sk-move-convert = Crystal island { $from } to city { $city }: { $count } move
sk-move-convert-inn = From the inn to city { $city }
sk-move-convert-trade = Two { $give } as one blue to city { $city }
sk-move-lodge = One { $colour } of { $square } into the inn
sk-points-in-all = { $points } points in all
sk-owed = Still to give: { $green } green, { $violet } violet, { $any } of any colour
sk-owed-trade = Still to give: { $count } { $colour } for the trade

# Special islands.
sk-special = { $special ->
    [small-forest] Small forest
    [small-mountain] Small mountain
    [small-crystal] Small crystal
    [small-city] Small city
    [half-forest] Half forest island
    [half-mountain] Half mountain island
    [half-crystal] Half crystal island
    [half-city] Half city island
    [isle-forest] Finished forest island
    [isle-mountain] Finished mountain island
    [isle-crystal] Finished crystal island
    [isle-city] Finished city island
    [payout] Payout
    [outpost] Outpost
    [profit-forest] Profitable forest
    [profit-mountain] Profitable mountain
    [profit-crystal] Profitable crystal
    [profit-city] Profitable city
    [generator] Generator
    [inn] Inn
    [trading] Trading district
    [suburb-mountain] City district near the mountains
    [suburb-forest] City district near the forest
    [power-plant] Power plant
    [temple-forest] Forest temple
    [temple-mountain] Mountain temple
    [temple-crystal] Crystal temple
    [temple-city] City temple
    [airport] Airport
    [sanctuary] Sanctuary
    [academy] Academy of Creators
   *[villa] Villa
}
sk-effect = { $effect ->
    [none] A piece of land like any other.
    [isle] An island of its own with 2 dwellings.
    [payout] 2 points from the bank at once.
    [outpost] Draw a tile at once; lay it or discard it.
    [profit] Fills its island with inhabitants when that is finished.
    [profit-city] 1 point per 2 dwellings when its city is finished.
    [generator] 1 point whenever anybody chooses Convert.
    [inn] Takes 4 of your inhabitants until you spend them.
    [trading] Two of a colour pay for one of another, in Create and Convert.
    [suburb-mountain] Special islands cost one violet less.
    [suburb-forest] Special islands cost one green less.
    [power-plant] 2 points more for energy brought to its city.
    [temple] 2 points for each finished island of its kind.
    [airport] 1 more point for every 2 inhabitants at the end.
    [sanctuary] 1 point for each piece around it.
    [academy] 2 points for each of your special islands.
   *[villa] 1 point for each dwelling of your largest finished island.
}
sk-worth = { $count ->
    [one] 1 point
   *[other] { $count } points
}
sk-worth-within = { $points }, once its island is finished
sk-costs = Price: { $green } green, { $violet } violet, { $any } neutral
sk-you-have = You have { $green } green, { $violet } violet, { $blue } blue
sk-can-buy = Within reach
sk-cannot-pay = Too few inhabitants
sk-cannot-fit = Fits nowhere on your board

# What is asked.
sk-ask-start = { $name }: lay your start island
sk-ask-hand = { $name }: lay two of your three tiles
sk-ask-choose = { $name }: choose an action for everybody
sk-ask-discover = { $name }: take a tile and lay it
sk-ask-more = { $name }: take another tile if you like
sk-ask-deploy = { $count ->
    [one] { $name }: fill a finished island
   *[other] { $name }: fill up to { $count } finished islands
}
sk-ask-create = { $name }: buy a special island
sk-ask-pay = { $name }: choose who is given
sk-ask-lay-special = { $name }: lay your special island: { $special }
sk-ask-outpost = { $name }: lay the tile of the outpost or discard it
sk-ask-convert = { $name }: send blue inhabitants to a city
sk-warn-pass = You can still do something: { $what }. Pass anyway?
sk-go-pass = Pass anyway
sk-stay-pass = Go back

# What happened.
sk-told-first = { $name } begins.
sk-told-board = { $name } has board { $board }.
sk-told-hand = { $name } draws three tiles.
sk-told-wind-next = The wind will choose: { $action }.
sk-told-chosen = { $name } chooses: { $action }.
sk-told-stayed = { $name } stays and turns the marker: { $action }.
sk-told-wind = The wind chooses: { $action }.
sk-told-revealed = Turned up: { $face }.
sk-told-outpost = { $name }’s outpost draws: { $face }.
sk-told-discarded = Out of the game: { $face }.
sk-told-wind-took = The wind takes: { $face }.
sk-told-placed = { $name } lays on { $square }: { $face }.
sk-told-placed-special = { $name } lays on { $square }: { $special }.
sk-told-finished = That finishes { $name }’s { $terrain } island with { $count } dwellings.
sk-told-settled = { $name } settles { $count } { $colour }.
sk-told-profit = { $count } { $colour } move in with { $name } by themselves.
sk-told-bought = { $name } buys: { $special }.
sk-told-paid = { $name } gives one { $colour }.
sk-told-traded = { $name } trades two { $give } for one { $get }.
sk-told-lodged = One { $colour } moves into { $name }’s inn.
sk-told-energy = { $name } sends { $count } blue to a city.
sk-told-points = { $name } gets { $points } points: { $why }.
sk-told-noted = { $name } gets { $points } points: { $why }. The bank lacks { $noted }; they are noted.
sk-why = { $why ->
    [energy] energy
    [payout] payout
    [profit-city] profitable city
   *[generator] generator
}
sk-told-passed = { $name } passes.
sk-told-forced = { $name } can do nothing.
sk-told-over = The game is over: { $why ->
    [board] a board is all but full.
    [bank] the bank is empty.
    [stack] there are too few tiles.
   *[clock] the last action is done.
}
sk-gain = { $count ->
    [one] 1 point more.
   *[other] { $count } points more.
}

# Categories and options.
sk-category = { $category ->
    [empty] Empty squares
    [inhabitants] Inhabitants
    [dwellings] Dwellings
    [tokens] Points won
   *[marker] Marker unturned
}
sk-explain = { $category ->
    [empty] Every empty square costs 2 points.
    [inhabitants] Every 2 inhabitants on your board are a point, guests of the inn included.
    [dwellings] Every dwelling of a finished island is a point. An island is finished when none of its sides is open.
    [specials] A special island counts its points, on land only once its island is finished.
    [tokens] Points from the bank, and those it could not pay any more.
   *[marker] 2 points if your pawn never stayed where it was.
}
sk-option-start = Start
sk-start-printed = Printed boards
sk-start-tactical = Tactical: start island and two tiles
sk-option-display = Special islands
sk-display-drawn = Four of each kind
sk-display-first = For a first game
sk-goal = Join floating pieces of land into finished islands, settle them and turn crystals into energy; the most points win. In your turn you choose an action that everybody performs. Prices and most points of special islands, the printed boards, the tiles that stay out with fewer than four players, and the whole solo game with the wind are Atoll’s own design.

# The end.
sk-rank = { $count ->
    [0] Adrift: the first target is at { $next } points
    [one] 1 of 5 targets reached
   *[other] { $count } of 5 targets reached
}
sk-rank-ours = The solo game and its targets are Atoll’s own: { $targets } points.

# Why not.
sk-rule-pawn-must-move = The pawn must move
sk-rule-pawn-must-move-text = You may stay on an action once a game, and your marker is turned already. Choose another action.
sk-rule-not-on-offer = Not on offer
sk-rule-not-on-offer-text = You can only take a tile that lies open.
sk-rule-other-piece = Another piece
sk-rule-other-piece-text = The piece to be laid cannot show that.
sk-rule-off-board = Off the board
sk-rule-off-board-text = Your board has 20 squares, A1 to E4.
sk-rule-square-taken = Something lies there
sk-rule-square-taken-text = A piece goes on an empty square, and never moves again.
sk-rule-edges-differ = The sides do not match
sk-rule-edges-differ-text = Where two pieces meet, both must show the same: forest, mountain, crystal, city or clouds. Turning the piece may help.
sk-rule-no-island = No finished island
sk-rule-no-island-text = No finished island of that kind begins there. An island is finished when none of its sides is open.
sk-rule-island-full = Everybody has moved in
sk-rule-island-full-text = All dwellings of this island are taken.
sk-rule-filled-already = Filled a moment ago
sk-rule-filled-already-text = In one action you fill different islands.
sk-rule-supply-empty = Nobody left
sk-rule-supply-empty-text = The supply has no inhabitant of that colour.
sk-rule-not-shown = Not on display
sk-rule-not-shown-text = That special island is sold or was never there.
sk-rule-cannot-pay = Too few inhabitants
sk-rule-cannot-pay-text = A special island is paid with inhabitants of the colours it shows; only the active player skips the neutral symbol.
sk-rule-no-room = No room for it
sk-rule-no-room-text = The special island fits on no empty square of your board, however you turn it.
sk-rule-not-owed = Not owed
sk-rule-not-owed-text = That colour is not asked for now, or the rest could not be paid then.
sk-rule-no-trade = No such trade
sk-rule-no-trade-text = A trade needs the trading district, two inhabitants of one colour, and one of the wanted colour in the supply.
sk-rule-nobody-there = Nobody there
sk-rule-nobody-there-text = Nobody of that colour lives there.
sk-rule-inn-full = No room in the inn
sk-rule-inn-full-text = The inn has four places, and you need one to use it.
sk-rule-no-use = That would change nothing
sk-rule-no-use-text = Inhabitants move into the inn only where it makes room for somebody.
sk-rule-no-city = No finished city
sk-rule-no-city-text = Energy goes to a finished city.
sk-rule-city-full = The city is full
sk-rule-city-full-text = A city takes as many as it has dwellings.
sk-rule-one-city = One city
sk-rule-one-city-text = One crystal island serves one city; the active player may serve two cities with one crystal island.
sk-rule-one-crystal = One crystal island
sk-rule-one-crystal-text = A city is served by one crystal island; the active player may use two for one city.
sk-rule-must-decide = This cannot be passed
sk-rule-must-decide-text = This decision has to be made.
sk-rule-game-over = The game is over
sk-rule-game-over-text = The points are counted; nothing can be moved any more.
sk-rule-not-now = Not now
sk-rule-not-now-text = That decision is not due at this moment.
