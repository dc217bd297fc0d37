# Die Startseite und die vier Postkarten.
home-tagline = Vier Brettspiele, eine stille Lagune.
home-promise = Ohne Konto, ohne Werbung, auch ohne Internet.
home-games = Wähle ein Spiel
home-continue = Weiterspielen
home-running = { $count ->
    [one] Ein laufendes Spiel
   *[other] { $count } laufende Spiele
}
home-all-games = Alle Spiele
postcard-soon = In Arbeit
postcard-players = { $range } Personen
postcard-minutes = { $range } Min.
my-island-title = My Island
my-island-line = Besiedle die Küste unter den Bergen, Plättchen für Plättchen.
lost-cities-title = Lost Cities: Roll & Write
lost-cities-line = Würfle, schreib auf und geh vor den anderen über die Brücken.
harmonies-title = Harmonies
harmonies-line = Staple Landschaften, in denen Tiere gern wohnen.
skylands-title = Skylands
skylands-line = Füge treibende Schollen zu Inseln über den Wolken zusammen.
