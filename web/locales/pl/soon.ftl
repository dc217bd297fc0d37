# Strony zapowiedziane, ale jeszcze niegotowe: po jednym uczciwym zdaniu.
soon-badge = Już wkrótce
soon-back = Wróć na stronę główną
soon-new-title = Nowa gra
soon-new-line = Tutaj wybierzesz graczy, kolory i siłę komputera, a potem od razu do gry.
soon-play-title = Gra
soon-play-line = Tutaj będzie plansza, dokładnie taka, jaką ją zostawisz.
soon-campaign-line = Tutaj Twoja wyspa będzie rosła przez 24 epizody i zapamięta każdy z nich.
soon-rules-line = Tutaj znajdziesz zasady wszystkich czterech gier: krótkie, z wyszukiwarką i z diagramami, które naprawdę działają.
soon-scorer-line = Tutaj wpiszesz to, co leży na Twoim stole, a Atoll policzy punkty.
soon-daily-line = Tutaj codziennie będzie czekać nowe wyzwanie, takie samo dla wszystkich.
soon-replay-title = Powtórka
soon-replay-line = Tutaj obejrzysz skończone gry ruch po ruchu.
