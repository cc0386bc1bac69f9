# What a hint says about a move. Percentages are the bot's estimate of the chance to win.

hint-only = It is the only move.
hint-wins = It wins the game.
hint-points = It brings { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
hint-place = It brings you from place { $before } to place { $after }.
hint-chance = It raises your chance to win from { $before }% to { $after }%.
hint-rival = It holds { $target_name } back.
hint-steady = It keeps your chance to win at about { $after }%.

level-random = Random
level-kitten = Kitten
level-house-cat = House cat
level-alley-cat = Alley cat
level-panther = Panther
level-tiger = Tiger
