# The page of all games: under way, put away, finished.
games-title = Your games
games-none = No game has been kept on this device yet.
games-archived = Put away or finished
games-row = { $game } · { $names }
games-look = Look
games-put-away = Put away
games-take-back = Take back
games-delete = Delete
games-delete-question = Delete this game for good? It cannot be brought back.
games-delete-yes = Delete for good
games-delete-no = Keep it
games-said-away = Put away.
games-said-back = Back among the games under way.
games-said-deleted = Deleted.
games-mark-away = put away
games-mark-finished = finished
