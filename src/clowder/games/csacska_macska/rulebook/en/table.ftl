# Csacska Macska at the table, in English.
# $who is the name of the player who acts; $victim_name, $to_name, $from_name and $of_name are those of others.
# Cards come in the short notation (B5, G3/7, S, KIT); the piece messages spell them out.

title = Csacska Macska
subtitle = Silly Cats

## Why something cannot be done

E_NOTATION = “{ $text }” is not a move here. On your turn you take a card from a pile, draw two, or steal one or two.
game-over = The game is over.
not-your-turn = This is not your decision: { $who } decides now.
no-pass = You cannot pass: drawing from the deck is always possible.
wrong-state = { $phase ->
    [act] First choose what to do on your turn: take, draw or steal.
    [resolve] First deal with the cards in your hand.
    [score3] First say whether you score your three cards or keep collecting.
    [orphan] First put the Kittens on a pile.
   *[other] That cannot be done just now.
}
no-such-pile = There is no pile { $pile }; the piles are numbered from 1 to { $piles }.
pile-empty = Pile { $pile } is empty.
numbers-only = At this table only number cards may be taken from a pile; this is not one: { $card }.
not-executable = You could not use this card now, so you cannot take it: { $card }.
two-max = You can steal two cards at most, not { $count }.
not-an-opponent = { $name } is not an opponent of yours.
same-victim = Two stolen cards must come from two different opponents, not both from { $of_name }.
no-such-series = { $of_name } has no { $colour } series.
stray-protected = A stray lies last in { $of_name }’s { $colour } series: nothing can be stolen from it.
no-own-series = You have no { $colour } series to put the stolen card on.
wrong-size = Your { $colour } series would have { $size } cards; a theft must bring it to a size that is scored.
not-in-hand = You do not have this card in your hand: { $card }.
must-play = This card comes from a pile, so you have to play it: { $card }.
must-execute = This card can be used now, so it must be: { $card }.
same-pile = Two discarded number cards must go to two different piles, and pile { $pile } already has the first.
no-series = You have no { $colour } series for this card: { $card }.
no-stray = { $card ->
    [LADY] You have no stray for the Cat lady.
   *[other] There is no stray in your { $colour } series.
}
second-stray = That { $colour } series already has a stray and cannot hold two.
stray-first = That { $colour } series has only one card: the stray would lie first in it.
second-kittens = Kittens already lie over your { $colour } series.

## What is wrong with the settings

E_PLAYERS = Csacska Macska is for { $low } to { $high } players.
E_OPTION = There is no such setting, or it has no such value.
E_START = The starting player is random or one of the seats from 1 to { $high }.
E_DECK_COUNT = A deck has 92 number cards, 12 strays, 4 Kittens and 3 each of Rascal, Good dog, Cat lady and Bad dog.
E_DECK_COLOUR = The colours of a deck are blue, yellow, red and green.
E_DECK_VALUE = Cards show one or two different odd numbers from 1 to 9.

## What happened

event-take = { $who } takes from pile { $pile }: { $card }.
event-refill = Turned up on pile { $pile }: { $card }.
event-pair = Two identical extra cards, { $card }, leave the piles for the box.
event-draw = { $who } draws: { $cards }.
event-twins = Two identical extra cards, { $card }, go to the box; { $who }’s turn is over.
event-play = { $who } plays on the { $colour } series: { $card }.
event-place_kittens = { $who } lays Kittens over the { $colour } series.
event-put_kittens = { $who } puts the Kittens on pile { $pile }.
event-orphan = { $who }’s Kittens have lost their series and need a pile.
event-discard = { $who } discards on pile { $pile }: { $card }.
event-stray_leaves = A stray leaves { $who }’s { $colour } series.
event-swap = { $who } sends the Rascal: the stray of the { $colour } series goes to { $to_name } for { $card }, and { $to_name } gets a coin.
event-good_dog = { $who }’s Good dog runs to { $to_name } with a card ({ $card }): two coins.
event-bad_dog = { $who }’s Bad dog chases a series to { $to_name } ({ $cards }): { $points ->
    [one] one coin
   *[other] { $points } coins
}.
event-cat_lady = The Cat lady takes in { $who }’s { $strays ->
    [one] stray
    [2] two strays
   *[other] { $strays } strays
}: { $points } coins.
event-steal = { $who } steals { $card } from { $victim_name }.
event-score = { $who } scores the { $colour } series ({ $cards }): { $points ->
    [0] nothing
    [one] one coin
   *[other] { $points } coins
}.
event-keep = { $who } keeps collecting the { $colour } series.
event-reshuffle = Box and piles are shuffled into a new deck of { $cards } cards.
event-game_over = The game is over.

## The score sheet

score-three = Three cards, total ending in 9: { $cards }
score-triple = Three identical cards: { $cards }
score-five = Five cards, total ending in 9: { $cards }
score-five-stray = Five cards with a stray: { $cards }
score-seven = Seven cards under Kittens: { $cards }
score-seven-stray = Seven cards under Kittens with a stray: { $cards }
score-nothing = Scored for nothing: { $cards }
score-final-three = A complete three at the end: { $cards }
score-rascal = Consolation for { $from_name }’s Rascal
score-good-dog = { $from_name }’s Good dog brought: { $cards }
score-bad-dog = Chased over by { $from_name }’s Bad dog: { $cards }
score-cat-lady = The Cat lady and her strays
score-earlier = Coins from before

reason-deck-out = The deck has run out.
reason-deck-out-twice = The deck has run out for the second time.
shared-points = Level on { $points } coins: the victory is shared.

## Settings

option-players = Players
option-start_player = Who starts
    .random = chosen by chance
    .seat = seat { $seat }
option-pile_draw = What may be taken from the piles
    .any = any card that can be used
    .numbers_only = number cards only
option-end_scoring = What counts at the end
    .coins_only = coins only
    .complete_threes = complete threes on the table are scored too
option-deck = Deck
    .csacska-macska-house = our own deck

## What is asked

phase-act = Take a card from a pile, draw two, or steal.
phase-resolve = Play, use or discard the cards in your hand.
phase-score3 = Score your three cards, or keep collecting?
phase-orphan = Put the Kittens on a pile.
phase-over = The game is over.

## Cards

colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green
piece-B1 = blue 1
piece-B3 = blue 3
piece-B5 = blue 5
piece-B7 = blue 7
piece-B9 = blue 9
piece-B1-3 = blue 1 or 3
piece-B1-5 = blue 1 or 5
piece-B1-7 = blue 1 or 7
piece-B1-9 = blue 1 or 9
piece-B3-5 = blue 3 or 5
piece-B3-7 = blue 3 or 7
piece-B3-9 = blue 3 or 9
piece-B5-7 = blue 5 or 7
piece-B5-9 = blue 5 or 9
piece-B7-9 = blue 7 or 9
piece-Y1 = yellow 1
piece-Y3 = yellow 3
piece-Y5 = yellow 5
piece-Y7 = yellow 7
piece-Y9 = yellow 9
piece-Y1-3 = yellow 1 or 3
piece-Y1-5 = yellow 1 or 5
piece-Y1-7 = yellow 1 or 7
piece-Y1-9 = yellow 1 or 9
piece-Y3-5 = yellow 3 or 5
piece-Y3-7 = yellow 3 or 7
piece-Y3-9 = yellow 3 or 9
piece-Y5-7 = yellow 5 or 7
piece-Y5-9 = yellow 5 or 9
piece-Y7-9 = yellow 7 or 9
piece-R1 = red 1
piece-R3 = red 3
piece-R5 = red 5
piece-R7 = red 7
piece-R9 = red 9
piece-R1-3 = red 1 or 3
piece-R1-5 = red 1 or 5
piece-R1-7 = red 1 or 7
piece-R1-9 = red 1 or 9
piece-R3-5 = red 3 or 5
piece-R3-7 = red 3 or 7
piece-R3-9 = red 3 or 9
piece-R5-7 = red 5 or 7
piece-R5-9 = red 5 or 9
piece-R7-9 = red 7 or 9
piece-G1 = green 1
piece-G3 = green 3
piece-G5 = green 5
piece-G7 = green 7
piece-G9 = green 9
piece-G1-3 = green 1 or 3
piece-G1-5 = green 1 or 5
piece-G1-7 = green 1 or 7
piece-G1-9 = green 1 or 9
piece-G3-5 = green 3 or 5
piece-G3-7 = green 3 or 7
piece-G3-9 = green 3 or 9
piece-G5-7 = green 5 or 7
piece-G5-9 = green 5 or 9
piece-G7-9 = green 7 or 9
piece-S = stray cat
piece-KIT = Kittens
piece-RAS = Rascal
piece-GOOD = Good dog
piece-BAD = Bad dog
piece-LADY = Cat lady
piece-coin = cat thaler
