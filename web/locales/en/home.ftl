# The home page and the four postcards.
home-tagline = Four board games, one quiet lagoon.
home-promise = No account, no adverts, no internet needed.
home-games = Choose a game
home-continue = Continue
home-running = { $count ->
    [one] One game under way
   *[other] { $count } games under way
}
home-more = More to do
home-campaign-line = 24 episodes, one island that remembers.
home-daily-line = The same puzzle for everyone, new every day.
home-rules-line = Short, in our own words, with pictures.
home-scorer-line = You own the box? We add it up.
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
