# What messengers show of a link: title, and one line below it.
link-play = { $owner ->
    [none] Come and play { $game }
   *[other] { $owner } invites you to { $game }
}
link-play-more = A free seat is waiting for you at the table. No account is needed.
link-watch = { $owner ->
    [none] Watch a game of { $game }
   *[other] { $owner } lets you watch { $game }
}
link-watch-more = Look on while the cats are at play.
link-replay = { $game }, played again
link-replay-more = { $winners ->
    [none] A finished game, move by move.
   *[other] { $winners } came first. The whole game, move by move.
}
player-bot = Bot
player-guest = Guest { $number }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
and-more = and { $count } more
notice-turn = Your turn: { $game }
notice-turn-more = The others are waiting for you.
notice-over = { $game } is over
notice-over-more = See how it ended.
notice-invited = You are invited: { $game }
notice-invited-more = Somebody you have played with keeps a seat for you.
notice-tried = Your challenge was played: { $game }
notice-tried-more = { $count ->
    [one] One person has played your deal. See how it went.
   *[other] { $count } people have played your deal so far. See how it went.
}
mail-confirm = Is this your address?
mail-confirm-more = Somebody, we hope you, wants notices of games at Clowder to come here. Open this to say yes. If it was not you, do nothing: no more letters come.
mail-off = No more of these letters:
