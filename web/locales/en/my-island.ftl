# My Island: the island, the tiles, what happens, and why not.
mi-board-of = { $name }’s island
mi-tile-now = Tile of this round
mi-tile-last = The last tile
mi-turn-left = Turn left
mi-turn-right = Turn right
mi-place-before = Place before
mi-place-next = Next place
mi-lay = Lay
mi-pass = Pass
mi-end = End
mi-free = free
mi-groups = Groups
mi-groups-words = Show groups and roads with their size
mi-closer = Closer
mi-closer-words = See the island closer
mi-round = Round { NUMBER($round) } of { NUMBER($rounds) }
mi-to-come = Tiles to come ({ NUMBER($count) })
mi-tile-spent = { $tile }: has come up
mi-tile-waits = { $tile }: still to come
mi-tile-here = { $tile }: now
mi-track = Score track: { $points } of 55
mi-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
mi-places-none = Fits nowhere on your island
mi-places-turn = Fits nowhere this way round: turn it
mi-scoring = { $count ->
    [0] none scores now
    [one] 1 scores now
   *[other] { $count } score now
}
mi-best = best { $points } at { $place }
mi-ghost = Here: { $points }
mi-ghost-once = { $points } now: { $what }
mi-ghost-tie = { $symbol ->
    [field] fields
    [wall] walls
    [house] houses
   *[path] paths
}: { NUMBER($size) }
mi-none-here = Not here

# Tiles, symbols, terrain.
mi-symbol = { $symbol ->
    [field] field
    [wall] wall
    [house] house
   *[path] path
}
mi-terrain = { $terrain ->
    [beach] beach
    [heath] heath
    [palm] palms
   *[rainforest] rainforest
}
mi-shape = { $shape ->
    [duo] pair
    [line3] row of three
    [tri3] triangle
    [rhomb4] rhombus
   *[other] four hexes
}
mi-tile = { $shape } of { $symbols }
mi-cell-totem = totem
mi-cell-joined = totem, joined to the sea
mi-cell-covered = { $symbol } on { $terrain }
mi-cell-group = group of { NUMBER($size) }
mi-cell-lays = Enter lays { $cells }: { $points }

# What is asked.
mi-ask = { $name }: lay the tile, pass, or end your part
mi-ask-first = { $name }: lay the first tile so that it covers some beach
mi-ask-stuck = { $name }: the tile fits nowhere – pass for 1 point, or end your part
mi-ask-end = { $name }: the tile fits nowhere and you have no point to pass – end your part
mi-ask-over = The game is over
mi-warn-end = { $count ->
    [0] End your part now? This tile stays off your island.
    [one] End your part now? 1 more tile would come.
   *[other] End your part now? { $count } more tiles would come.
}
mi-warn-open = { $count ->
    [one] 1 beach field stays open for −1.
   *[other] { $count } beach fields stay open for −1 each.
}
mi-warn-end-go = End my part
mi-warn-end-stay = Play on

# Moves, as lines of a list.
mi-move-lay = { $cell }, turned { NUMBER($turn) }×: { $hexes } ({ $points })
mi-move-pass = Pass: lose 1 point
mi-move-end = End your part: costs nothing, but you lay no more tiles

# What happened.
mi-told-revealed = Round { NUMBER($round) }: { $tile }.
mi-told-laid = { $name } lays the tile on { $cells }.
mi-told-scored = { $category }: { $points } for { $name }, now at { $marker }.
mi-told-track-end = { $name } reaches 55, the end of the score track: the marker stays there.
mi-told-passed = { $name } passes and loses 1 point, now at { $marker }.
mi-told-finished = { $name } ends their part.
mi-told-chosen = { $name } has decided.
mi-told-ended-tiles = All tiles have come up: the game ends.
mi-told-ended-finished = Everybody has ended their part: the game ends.
mi-told-counted = { $name }, { $category }: { $points }.

# Categories and options.
mi-category = { $category ->
    [start] Start
    [passes] Passes
    [house-on-beach] Houses on the beach
    [farm] Farms
    [fortification] Fortifications
    [village] Villages
    [totem-road] Roads from totem to sea
    [largest-farm] Largest farm
    [largest-fortification] Largest fortification
    [largest-village] Largest village
    [largest-network] Largest network of paths
    [open-beach] Open beach
   *[track-end] End of the track
}
mi-gain = { $category ->
    [house-on-beach] house on the beach
    [farm] farm
    [fortification] fortification
    [village] village
    [totem-road] road to the sea
   *[other] points
}
mi-option-episode = Game
mi-episode-eternal = Eternal game (shows rules that the campaign brings in chapters 1 to 3)
mi-episode-first = Episode 1, the arrival
mi-option-reveal = All lay at once
mi-reveal-together = Islands are shown when all have decided
mi-reveal-at-once = Everybody watches
mi-tie-break = fewer open fields in the row under the mountains, then row by row down

# The end.
mi-solo-title = Alone: a score attack of our own
mi-solo-rank = { $rank ->
    [r0] Stranded
    [r1] Camp on the beach
    [r2] Small settlement
    [r3] Good harbour
    [r4] Flourishing island
   *[r5] Island of legend
}
mi-solo-next = From { NUMBER($points) } points: { $rank }
mi-tie-broken = Level on points. The rows under the mountains decide: { $name } has left fewer fields open.
mi-tie-shared = Level on points and in every row: the victory is shared.
mi-laid-count = { $count ->
    [one] 1 tile laid
   *[other] { $count } tiles laid
}

# Why not.
mi-rule-off-board = Beyond the shore
mi-rule-off-board-text = Every hex of the tile must lie on the island.
mi-rule-on-totem = On a totem
mi-rule-on-totem-text = A totem is never covered. Roads begin beside it.
mi-rule-closed-terrain = Closed terrain
mi-rule-closed-terrain-text = Tiles lie on beach, heath and palms; the rainforest stays closed. In episode 1 the palms are closed, too.
mi-rule-field-covered = A tile is there
mi-rule-field-covered-text = Tiles never lie on tiles, and a tile that lies is not moved.
mi-rule-first-on-beach = Begin on the beach
mi-rule-first-on-beach-text = Your first tile must cover at least one beach field.
mi-rule-no-match = No like neighbour
mi-rule-no-match-text = At least one hex of the tile must touch its own symbol on the island: house beside house, field beside field.
mi-rule-no-point-to-pass = No point to pass with
mi-rule-no-point-to-pass-text = Passing costs 1 point, and your marker is at 0. Lay the tile or end your part.
mi-rule-game-over = The game is over
mi-rule-game-over-text = The points are counted; nothing can be laid any more.
mi-rule-not-now = Not now
mi-rule-not-now-text = That decision is not due at this moment.

# The game explained.
mi-goal = Every round a tile comes up, and everybody lays it on their own island beside a like symbol. Build groups, join totems to the sea and leave no beach open: the most points win. The eternal game uses rules that the campaign introduces in chapters 1 to 3. On the board, R or the wheel turns the tile, Q E A D Z C and the arrows move by six ways, Page Up and Page Down step through the places, Enter lays. The game for one is our own.
mi-explain = { $kind ->
    [start] The marker starts on 10.
    [passes] Laying a tile aside costs 1 point. At 0 nobody can pass.
    [house-on-beach] Each house laid on a beach field brings 1 point at once.
    [farm] Five or more fields that touch are a farm: 3 points at once, once for each group. Growing and joining bring nothing more.
    [fortification] Five or more walls that touch are a fortification: 3 points at once, once for each group.
    [village] Five or more houses that touch are a village: 3 points at once, once for each group.
    [totem-road] Paths that join a totem to a covered beach field bring 5 points at once, once for each totem. Roads may branch.
    [largest-farm] At the end 5 points for the largest group of fields of all islands; everybody level gets them.
    [largest-fortification] At the end 5 points for the largest group of walls of all islands; everybody level gets them.
    [largest-village] At the end 5 points for the largest group of houses of all islands; everybody level gets them.
    [largest-network] At the end 5 points for the largest group of paths of all islands; everybody level gets them.
    [open-beach] At the end each beach field that nothing covers costs 1 point.
   *[track-end] The track ends at 55: a marker that reaches it stays there.
}
mi-explain-alone = Alone, a largest group needs { NUMBER($size) } hexes; that is our own rule.
mi-explain-largest = Yours has { NUMBER($size) }.
