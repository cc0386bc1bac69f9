# Was ein Tipp über einen Zug sagt. Prozente sind die Schätzung des Bots für die Gewinnchance.

hint-only = Das ist der einzige Zug.
hint-wins = Damit gewinnst du das Spiel.
hint-points = Das bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-place = Das bringt dich von Platz { $before } auf Platz { $after }.
hint-chance = Das hebt deine Gewinnchance von { $before } % auf { $after } %.
hint-rival = Das bremst { $target_name }.
hint-steady = Das hält deine Gewinnchance bei etwa { $after } %.

level-random = Zufall
level-kitten = Kätzchen
level-house-cat = Hauskatze
level-alley-cat = Straßenkatze
level-panther = Panther
level-tiger = Tiger
