# Was ein Tipp über einen Zug sagt. Prozente sind die Schätzung des Bots für die Gewinnchance.

hint-only = Es ist der einzige Zug.
hint-wins = Er gewinnt das Spiel.
hint-points = Er bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-place = Er bringt dich von Platz { $before } auf Platz { $after }.
hint-chance = Er hebt deine Gewinnchance von { $before } % auf { $after } %.
hint-rival = Er bremst { $target_name }.
hint-steady = Er hält deine Gewinnchance bei etwa { $after } %.

level-random = Zufall
level-kitten = Kätzchen
level-house-cat = Hauskatze
level-alley-cat = Straßenkatze
level-panther = Panther
