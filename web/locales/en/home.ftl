# The home page and the four postcards.
home-tagline = Four board games, one quiet lagoon.
home-promise = No account, no adverts, no internet needed.
home-games = Choose a game
home-continue = Continue
home-running = { $count ->
    [one] One game under way
   *[other] { $count } games under way
}
home-all-games = All games
postcard-soon = To come
postcard-players = { $range } players
postcard-minutes = { $range } min
my-island-title = My Island
my-island-line = Settle the coast below the mountains, tile by tile.
lost-cities-title = Lost Cities: Roll & Write
lost-cities-line = Roll, write, and cross the bridges before the others.
harmonies-title = Harmonies
harmonies-line = Stack landscapes that animals want to live in.
skylands-title = Skylands
skylands-line = Join drifting fragments into islands above the clouds.
