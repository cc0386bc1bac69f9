# How cards or a board of somebody's own play beside the house's. Figures are texts; $games and $count are numbers.

head = { $games ->
    [one] One game with these and one with the house’s, on the same seed.
   *[other] { $games } games with these and { $games } with the house’s, on the same seeds.
} Equal players who only look one decision ahead sit on all { $seats } seats. In brackets: where the true value lies with 95 %.
shorter = This device had time for { $games } of { $wanted } games. A server or “clowder parts try” plays them all.
endless = { $count ->
    [one] One game with these had not ended after { $most } decisions and was stopped; it is not counted.
   *[other] { $count } games with these had not ended after { $most } decisions and were stopped; they are not counted.
}
nothing = No game came to an end, so nothing can be said.

measure-length = Decisions in a game
measure-first = Wins of who begins
measure-points = Points of a player
measure-margin = Lead of the most points
own = these
house = the house’s
difference = difference

says-length = { $verdict ->
    [more] Games are longer than with the house’s, by { $low } to { $high } decisions.
    [less] Games are shorter than with the house’s, by { $low } to { $high } decisions.
   *[same] Length: no difference from the house’s can be seen in { $games } games.
}
says-first = { $verdict ->
    [more] Who begins wins more often than with the house’s, by { $low } to { $high } percentage points.
    [less] Who begins wins less often than with the house’s, by { $low } to { $high } percentage points.
   *[same] Beginning: no difference from the house’s can be seen in { $games } games.
}
says-points = { $verdict ->
    [more] Players get more points than with the house’s, by { $low } to { $high }.
    [less] Players get fewer points than with the house’s, by { $low } to { $high }.
   *[same] Points: no difference from the house’s can be seen in { $games } games.
}
says-margin = { $verdict ->
    [more] The most points lie further ahead of the next than with the house’s, by { $low } to { $high }.
    [less] The most points lie less far ahead of the next than with the house’s, by { $low } to { $high }.
   *[same] Lead: no difference from the house’s can be seen in { $games } games.
}
even = { $verdict ->
    [more] To begin is an advantage here: { $share } % of the wins, where { $even } % would be even.
    [less] To begin is a disadvantage here: { $share } % of the wins, where { $even } % would be even.
   *[same] Neither an advantage nor a disadvantage of beginning can be seen: { $share } % of the wins, where { $even } % would be even.
}

spread-points = How the points are spread
spread-length = How long games are
half-points = The middle half of all players had { $low } to { $high } points; with the house’s { $house_low } to { $house_high }.
half-length = The middle half of all games took { $low } to { $high } decisions; with the house’s { $house_low } to { $house_high }.

pieces = How often each mattered
about-cat-box-deck = “Came up”: somebody laid the card. “Counted”: at the end it showed a kitten of a colour that somebody had.
about-csacska-macska-deck = “Came up”: somebody laid or stole the card, or used it. “Counted”: it lay in a series that brought points, or brought some itself.
about-if-it-fits-card_data = “Came up”: somebody laid the card. “Counted”: at the end it lay in a box that brought somebody points or took some.
about-cat-attack-board = “Came up”: a cat stopped on the space.
about-cat-attack-mog_deck = “Came up”: somebody played the card. “Counted”: it had an effect.
about-cat-attack-curiosity_deck = “Came up”: somebody turned the card over.
about-gain = “Win difference”: how much more often those won who used it more than their share, in percentage points. It does not prove that this was the reason. All intervals of this column together hold with 95 %.
piece = Piece
used = Came up
times = Per game
counted = Counted
used-house = House’s: came up
gain = Win difference
gain-few = too few games
gains-none = Of none of them can it be seen that whoever uses it wins more or less often.
gains-some = Seen beyond chance: { $pieces }.
