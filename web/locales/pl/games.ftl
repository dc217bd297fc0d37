# Strona wszystkich gier: w toku, odłożonych, zakończonych.
games-title = Twoje gry
games-none = Na tym urządzeniu nie ma jeszcze żadnej zapisanej gry.
games-archived = Odłożone i zakończone
games-row = { $game } · { $names }
games-look = Obejrzyj
games-put-away = Odłóż
games-take-back = Przywróć
games-delete = Usuń
games-delete-question = Usunąć tę grę na zawsze? Nie będzie można jej odzyskać.
games-delete-yes = Usuń na zawsze
games-delete-no = Zostaw
games-said-away = Gra odłożona.
games-said-back = Gra wróciła na listę.
games-said-deleted = Gra usunięta.
games-mark-away = odłożona
games-mark-finished = zakończona
