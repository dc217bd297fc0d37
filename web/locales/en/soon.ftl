# Pages that are announced but not there yet: one honest sentence each.
soon-badge = Coming soon
soon-back = Back to the home page
soon-new-title = New game
soon-new-line = Here you will choose the players, their colours and the strength of the computer, and off you go.
soon-play-title = Game
soon-play-line = Here the board will be, exactly as you left it.
soon-campaign-line = Here your island will grow over 24 episodes and remember all of them.
soon-rules-line = Here you will find the rules of all four games, short, searchable and with diagrams that really play.
soon-scorer-line = Here you will enter what lies on your table, and Atoll will count the points.
soon-daily-line = Here a new puzzle will wait for you every day, the same one for everybody.
soon-replay-title = Replay
soon-replay-line = Here you will watch finished games move by move.
