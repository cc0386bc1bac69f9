# Cat Box at the table, in English.
# $who is the name of the player who acts (or, in a refusal, of the player concerned); $owner is the name of the player
# whose card it is; $own is "true" where both are the same. Places are column,row; cards come as the client names them,
# or as "shown" where it shows them.

title = Cat Box
subtitle = Kittens, boxes and one Chihuahua

## Why something cannot be done

E_NOTATION = “{ $text }” is not a move. On your turn you play one card: from your own hand or another player’s.
E_GAME_OVER = The game is over: all cards have been played.
E_NOT_YOUR_TURN = It is { $who }’s turn.
E_NO_TILES = The { $tile ->
    [paw] paw
    [scratcher] scratcher
    [fish] dried fish
    [mouse] toy mouse
   *[stack] stack
} is a special tile; this table plays the basic game.
E_PHASE = { $move ->
    [play] You have played your card already. Use a tile now, or end your turn.
    [pass] You have played your card already. End your turn instead of passing.
    [end] Play a card first; then your turn can end.
    [scratcher] The scratcher is laid after your card, and not once the last card of the game has been laid.
   *[other] This tile is used after you have played your card.
}
E_ROTATION = { $rotation ->
    [none] At this table cards are not turned: they lie the way they are held.
   *[half] At this table a card may be given a half turn, but not one of { $turn } degrees.
}
E_TILE_GONE = You have used your { $tile ->
    [paw] paw
    [scratcher] scratcher
    [fish] dried fish
    [mouse] toy mouse
   *[stack] stack
} already.
E_ONE_TILE = One tile a turn: a card played with the paw cannot be stacked.
E_MUST_PLAY = You cannot pass: there is a card you can play.
E_RESERVED = This card is reserved with { $who }’s dried fish.
E_NO_CARD = { $move ->
    [mouse] This card does not lie on the table.
    [fish] There is no card to fish here.
    [paw] There is no card here for the paw to play.
   *[other] There is no card here to play.
}
E_MOUSE_JUST_PLAYED = The toy mouse moves another card, not { $card ->
    [shown] this card
   *[other] { $card }
}, which you have just played.
E_MOUSE_COVERED = { $card ->
    [shown] This card
   *[other] { $card }
} is partly covered. The toy mouse moves only cards with nothing on them.
E_MOUSE_SCRATCHER = A scratcher lies on { $card ->
    [shown] this card
   *[other] { $card }
}, so it cannot be moved.
E_MOUSE_SAME_PLACE = { $card ->
    [shown] This card
   *[other] { $card }
} must move to another place.
E_SCRATCHER_CELL = The scratcher needs a quadrant of the play area without another scratcher; { $at ->
    [shown] this is not one
   *[other] there is none at { $at }
}.
E_LOCKOUT = With a scratcher { $at ->
    [shown] here
   *[other] at { $at }
} the next player could not be sure to find a place for a card.
E_COVER_NONE = Here the card would cover nothing. It has to cover at least one quadrant; touching is not enough.
E_COVER_MANY = Here the card would cover { $count } quadrants. { $limit ->
    [1] A card full of kittens covers exactly one.
   *[other] A card with an empty box covers one or two.
}
E_STACK_KITTENS = Even with the stack a card covers three kittens at most; here it would cover four.
E_PROTECTED = You cannot cover { $cells ->
    [shown] this place
   *[other] { $cells }
}: a scratcher protects it.

## What is wrong with the settings

E_OPT_PLAYERS = Cat Box is for { $low } to { $high } players, not { $seats }.
E_OPT_RULES = The rules must be one of { $allowed }, not { $value }.
E_OPT_ROTATION = “Turning cards” must be one of { $allowed }, not { $value }.
E_OPT_START = The start player must be one of { $allowed }, not { $value }.
E_OPT_DECK = A deck has 48 cards; each side shows four of K, P, V, B, Y and E, written like KP/VE.
E_OPT_SETUP = The setup needs whole numbers for this number of players: removed cards from 0, hands from 1, with the start card 48 cards at most.
E_OPT_IDENTITY = Name one identity per player, all different; the Chihuahua only with 4 or 5 players.
E_OPT_UNKNOWN = Cat Box has no setting called { $name }.
E_POSITION = This position cannot be set up.
W_DECK_UNBALANCED = In this deck the five colours do not appear equally often.
W_UNEVEN_TURNS = With this setup some players will have one turn more than others.

## What happened

event-played = { $slot ->
    [none] { $who } plays the reserved card{ $card ->
        [shown] {""}
       *[other] {" "}{ $card }
    }
   *[other] { $own ->
        [true] { $who } plays { $card ->
            [shown] a card
           *[other] { $card }
        } from their own hand
       *[other] { $who } plays { $card ->
            [shown] a card
           *[other] { $card }
        } from { $owner }’s hand
    }
}{ $tile ->
    [stack] {" "}with the stack.
    [paw] {" "}with the paw.
   *[none] .
}
event-passed = { $forced ->
    [true] { $who } has nothing to play and passes.
   *[other] { $who } passes.
}
event-mouse_moved = { $who }’s toy mouse moves { $from ->
    [shown] a card
   *[other] { $from }
} to another place.
event-scratcher_laid = { $who } lays the scratcher{ $at ->
    [shown] {""}
   *[other] {" "}at { $at }
}.
event-scratcher_taken = { $who } takes the scratcher back.
event-fished = { $own ->
    [true] { $who } reserves a card from their own hand with the dried fish{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }.
   *[other] { $who } takes a card from { $owner }’s hand and reserves it with the dried fish{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }.
}
event-ended = { $who } uses no tile.
event-drew = { $deck ->
    [0] { $who } draws the last card{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }.
    [one] { $who } draws a card{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }. One card is left in the deck.
   *[other] { $who } draws a card{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }. { $deck } cards are left in the deck.
}
event-revealed = All cards have been played. The identities: { $identities }.

## How the points came about

score-kittens = { $count ->
    [0] no visible
    [one] one visible
   *[other] { $count } visible
} { $colour ->
    [K] black
    [P] pink
    [V] purple
    [B] blue
   *[Y] yellow
} { $count ->
    [0] kitten
    [one] kitten
   *[other] kittens
}
score-group = { $count ->
    [0] no
   *[other] the largest
} { $colour ->
    [K] black
    [P] pink
    [V] purple
    [B] blue
   *[Y] yellow
} group{ $count ->
    [0] {""}
    [one] : one kitten
   *[other] : { $count } kittens
}
score-boxes = { $count ->
    [0] no visible empty box
    [one] one visible empty box
   *[other] { $count } visible empty boxes
}
score-threes = { $count ->
    [0] no group of exactly three kittens
    [one] one group of exactly three kittens, 2 points
   *[other] { $count } groups of exactly three kittens, 2 points each
}
score-tiles = { $count ->
    [0] no unused tile
    [one] one unused tile
   *[other] { $count } unused tiles
}

reason-most_points = Most points wins.
reason-chihuahua = A tie for the most points: the Chihuahua wins it.
reason-largest_group = A tie for the most points: the largest group of kittens decides.
reason-shared = A tie in everything: the victory is shared. Play again!
tie-group = Level on { $points }: { $name } had the larger group ({ $best } to { $next }).
tie-chihuahua = Level on { $points }: in a tie the Chihuahua wins, and that was { $name }.
shared-group = Level on { $points }, and the largest groups are equal too ({ $best }).

## Settings of a table

option-rules = Rules
    .basic = Basic game
    .special = Special rules, with five tiles each
option-rotation = Turning cards
    .none = Never: all cards lie the same way up
    .half = Half turns
    .quarter = Quarter turns
option-start_player = Who begins
    .random = Drawn at random
option-deck = Cards
    .house-1 = The house deck
option-setup = Cards taken out, and size of the hands
option-identities = Identities, named for teaching

## What is expected now

phase-play = Play a card: yours with its secret side up, another’s with its visible side up.
phase-tile = Use one tile, or end your turn.
phase-over = The game is over.

## Pieces

piece-K = black kitten
piece-P = pink kitten
piece-V = purple kitten
piece-B = blue kitten
piece-Y = yellow kitten
piece-E = empty box
piece-C = Chihuahua
piece-paw = paw
piece-scratcher = scratcher
piece-fish = dried fish
piece-mouse = toy mouse
piece-stack = stack
