# If It Fits: everything the table says in English. Ids are the keys of the engine; variables are the keys of its payloads.

title = If It Fits
summary = Grow cardboard boxes on a common table and put your cats where the toys are.

## Refusals

E_NOTATION = “{ $text }” is not a move I can read. Try “draw”, “box B04 @1,0”, “sleep @2,0” or “no_cat”.
game_over = The game is over; the points are counted.
not_your_turn = It is not your turn.
wrong_step = Not now: a turn is either a drawn card and one card played, or a sleeping cat.
start_card_taken = This is not a start box you can still choose: { $card }.
bad_rotation = A card lies upright or turned by 180 degrees, never by { $rotation }.
not_centre = The first start box goes to the middle of the table.
off_table = { $cell ->
    [shown] This place is
   *[other] Cell { $cell } is
} off the table. The card has to fit on it completely.
cell_taken = There is already a card { $cell ->
    [shown] here
   *[other] in cell { $cell }
}.
no_contact = { $cell ->
    [shown] This place does
   *[other] Cell { $cell } does
} not touch any card along a whole side.
start_short_side = A start box has to be joined by a short side to a box on the table.
start_not_previous = A start box has to be joined to the start box placed just before.
double_wall = { $cell ->
    [shown] Here two
   *[other] In cell { $cell } two
} walls would meet, and double walls are not allowed in this game.
no_draw_in_end_phase = No more drawing: the end phase has begun.
no_sleep_in_end_phase = No more sleeping cats: the end phase has begun.
no_cats_left = You have no cat left in your supply.
toy_first = You hold a special toy, and it has to be played first.
not_in_hand = You do not hold this card for this move: { $card }.
not_long_neighbours = { $cell ->
    [shown] This place and the one to its right do
   *[other] Cell { $cell } and the cell to its right do
} not both hold a card.
cat_on_cat = Nothing may lie on a sleeping cat or on Princess.
wall_between = There is a wall { $cell ->
    [shown] between these two cards
   *[other] between cell { $cell } and the cell to its right
}.
already_covered = Another card already lies on one of these two cells.
box_occupied = Another player’s cat is in this box and none of yours.
toy_must_go_across = As long as there is room for it somewhere, this toy has to lie across two cards: { $card }.
no_such_target = There is no cat { $cell ->
    [shown] here
   *[other] at cell { $cell }
} that Princess could replace.
not_on_played_card = A cat has to lie on the card you have just played.

## Faults of the settings

bad_edition = The edition is not known: { $value }. Use one of { $allowed }.
bad_table = The table is not known: { $value }. Use one of { $allowed }.
bad_option = This setting does not take the value { $value }.
bad_first_player = The first player is “random” or a seat at this table, not { $value }.
bad_cats =
    { $seats ->
        [one] Name one cat.
       *[other] Name { $seats } cats, one for each player.
    }
unknown_cat = There is no cat called { $cat }.
duplicate_cat = Every player needs a different cat.
unknown_card_data = No set of cards is called { $name }.
bad_card_data = The set of cards { $name } has a fault at { $at }.
W_TABLE_SMALL = With { $seats } players the small table may fill up.

## What happened

event-turn =
    { $ending ->
        [true] { $who } plays on; no more drawing, no more sleeping cats.
       *[other] It is { $who }’s turn.
    }
event-start = { $who } puts { $card } { $cell ->
    [shown] on the table
   *[other] into cell { $cell }
}.
event-draw =
    { $left ->
        [0] { $who } draws the last card.
        [one] { $who } draws a card; one card is left.
       *[other] { $who } draws a card; { $left } cards are left.
    }
event-draw-own = { $who } draws { $card }.
event-box = { $who } adds { $card }{ $cell ->
    [shown] {""}
   *[other] {" "}at { $cell }
}.
event-toy_box = { $who } plays { $card } as a box{ $cell ->
    [shown] {""}
   *[other] {" "}at { $cell }
}.
event-toy_across = { $who } lays { $card } { $cell ->
    [shown] across two cards
   *[other] across { $cell } and its right-hand neighbour
}.
event-cat =
    { $supply ->
        [0] { $who } lays the fifth and last cat { $cell ->
            [shown] across two cards
           *[other] across { $cell } and its right-hand neighbour
        }.
       *[other] { $who } lays a cat { $cell ->
           [shown] across two cards
          *[other] across { $cell } and its right-hand neighbour
       }.
    }
event-no_cat = { $who } keeps the cats at home.
event-sleep =
    { $supply ->
        [0] { $who } puts the fifth and last cat to sleep{ $cell ->
            [shown] {""}
           *[other] {" "}at { $cell }
        }.
       *[other] { $who } puts a cat to sleep{ $cell ->
           [shown] {""}
          *[other] {" "}at { $cell }
       }.
    }
event-princess =
    { $asleep ->
        [true] { $who } sends Princess { $cell ->
            [shown] out: a sleeping cat
           *[other] to { $cell }: the sleeping cat there
        } goes home.
       *[other] { $who } sends Princess { $cell ->
           [shown] out: a cat
          *[other] to { $cell }: the cat lying there
       } goes home.
    }
event-closed =
    { $cards ->
        [one] { $who } closes a box of one card{ $box ->
            [shown] {""}
           *[other] {" "}at { $box }
        }: its toys and spray bottles count double. Worth now: { $points }.
       *[other] { $who } closes a box of { $cards } cards{ $box ->
            [shown] {""}
           *[other] {" "}at { $box }
        }: its toys and spray bottles count double. Worth now: { $points }.
    }
event-blocked =
    { $cards ->
        [one] { $who } cannot play the card in hand and waits.
       *[other] { $who } cannot play any of the { $cards } cards in hand and waits.
    }
event-skipped =
    { $cards ->
        [one] { $who } cannot play the last card and is passed over.
       *[other] { $who } cannot play any of the { $cards } cards in hand and is passed over.
    }
event-end_phase =
    { $cause ->
        [pile] The draw pile is empty. After this turn only the cards in hand are played.
       *[cats] { $who } has all five cats on the table. From now on only the cards in hand are played.
    }
event-over = Nobody plays any more. Time to count the points.

## The score sheet

score-toys =
    { $closed ->
        [true] Toys in the closed box{ $box ->
            [shown] {""}
           *[other] {" "}at { $box }
        }, doubled
       *[other] Toys in the box{ $box ->
           [shown] {""}
          *[other] {" "}at { $box }
       }
    }
score-sprays =
    { $closed ->
        [true] Spray bottles in the closed box{ $box ->
            [shown] {""}
           *[other] {" "}at { $box }
        }, doubled
       *[other] Spray bottles in the box{ $box ->
           [shown] {""}
          *[other] {" "}at { $box }
       }
    }
score-extra =
    { $cats ->
        [2] A second cat in the box{ $box ->
            [shown] {""}
           *[other] {" "}at { $box }
        }
       *[other] { $cats } cats in the box{ $box ->
           [shown] {""}
          *[other] {" "}at { $box }
       }
    }

reason-pile = The draw pile ran out and the last turns were played.
reason-cats = A player had five cats on the table, and the last turns were played.
reason-hands = Nobody had a card left to play.
tie-minus = Level on { $points }: { $name } had fewer negative points ({ $best } against { $next }).
shared-minus = Level on { $points }, and on negative points too ({ $best }): the victory is shared.

## What is expected

phase-start = Choose a start box and a place for it.
phase-choose = Draw a card, or play a sleeping cat instead.
phase-play = Play one card from your hand.
phase-cat = You may lay a cat on the card you have just played.
phase-over = The game is over.

## Settings

option-edition = Edition
    .ukrainian = Ukrainian
    .hungarian = Hungarian
    .help = The two rulebooks differ in the start boxes, the edge of the table, special toys and extra cats.
option-table = Table
    .auto = As the edition says
    .small = Small, 11 × 7 cards
    .kitchen = Kitchen, 15 × 9 cards
    .large = Large, 19 × 11 cards
    .unlimited = Without an edge
    .help = A card must fit on the table completely.
option-advanced = Advanced rules
    .true = on
    .false = off
    .help = All five Princesses, no double walls, no points for extra cats, sleeping cats count half.
option-all_princesses = All five Princesses
    .auto = As the advanced rules say
    .true = on
    .false = off
option-no_double_walls = No double walls
    .auto = As the advanced rules say
    .true = on
    .false = off
option-no_extra_cat_points = No points for extra cats
    .auto = As the advanced rules say
    .true = on
    .false = off
option-half_sleeping = Sleeping cats count half
    .auto = As the advanced rules say
    .true = on
    .false = off
option-tied_kinds = When two kinds of toys are equally common
    .one = Only one kind counts
    .all = Each of these kinds counts
option-extra_cats = Extra cats that bring points
    .auto = As the edition says
    .counted = Awake cats, and sleeping cats with one in the box
    .awake = Awake cats only
option-first_player = First player
    .random = Drawn at random
option-cats = Cats
option-card_data = Cards
    .house = House cards

## Pieces

piece-cat = cat
piece-sleep = sleeping cat
piece-princess = Princess
piece-mouse = mouse
piece-yarn = ball of yarn
piece-feather = feather wand
piece-fish = fish
piece-spray = spray bottle
piece-box = box card
piece-start = start box
piece-special_toy = special toy
piece-cat1 = Lilly
piece-cat2 = Charlie
piece-cat3 = Milo
piece-cat4 = Jack
piece-cat5 = Izzy
piece-S1 = start box 1
piece-S2 = start box 2
piece-S3 = start box 3
piece-S4 = start box 4
piece-S5 = start box 5
piece-T1 = special toy 1 (two mice and two balls of yarn)
piece-T2 = special toy 2 (two feather wands and two fish)
piece-T3 = special toy 3 (a mouse, a ball of yarn, a feather wand and a fish)
piece-B01 = box card 01 (a mouse)
piece-B02 = box card 02 (a mouse)
piece-B03 = box card 03 (a mouse)
piece-B04 = box card 04 (a mouse)
piece-B05 = box card 05 (a mouse)
piece-B06 = box card 06 (a mouse)
piece-B07 = box card 07 (a mouse)
piece-B08 = box card 08 (a mouse)
piece-B09 = box card 09 (two mice)
piece-B10 = box card 10 (two mice)
piece-B11 = box card 11 (two mice)
piece-B12 = box card 12 (a ball of yarn)
piece-B13 = box card 13 (a ball of yarn)
piece-B14 = box card 14 (a ball of yarn)
piece-B15 = box card 15 (a ball of yarn)
piece-B16 = box card 16 (a ball of yarn)
piece-B17 = box card 17 (a ball of yarn)
piece-B18 = box card 18 (a ball of yarn)
piece-B19 = box card 19 (a ball of yarn)
piece-B20 = box card 20 (two balls of yarn)
piece-B21 = box card 21 (two balls of yarn)
piece-B22 = box card 22 (two balls of yarn)
piece-B23 = box card 23 (a feather wand)
piece-B24 = box card 24 (a feather wand)
piece-B25 = box card 25 (a feather wand)
piece-B26 = box card 26 (a feather wand)
piece-B27 = box card 27 (a feather wand)
piece-B28 = box card 28 (a feather wand)
piece-B29 = box card 29 (a feather wand)
piece-B30 = box card 30 (a feather wand)
piece-B31 = box card 31 (two feather wands)
piece-B32 = box card 32 (two feather wands)
piece-B33 = box card 33 (two feather wands)
piece-B34 = box card 34 (a fish)
piece-B35 = box card 35 (a fish)
piece-B36 = box card 36 (a fish)
piece-B37 = box card 37 (a fish)
piece-B38 = box card 38 (a fish)
piece-B39 = box card 39 (a fish)
piece-B40 = box card 40 (a fish)
piece-B41 = box card 41 (a fish)
piece-B42 = box card 42 (two fish)
piece-B43 = box card 43 (two fish)
piece-B44 = box card 44 (two fish)
piece-B45 = box card 45 (a mouse and a ball of yarn)
piece-B46 = box card 46 (a mouse and a feather wand)
piece-B47 = box card 47 (a mouse and a fish)
piece-B48 = box card 48 (a ball of yarn and a feather wand)
piece-B49 = box card 49 (a ball of yarn and a fish)
piece-B50 = box card 50 (a feather wand and a fish)
piece-B51 = box card 51 (a spray bottle)
piece-B52 = box card 52 (a spray bottle)
piece-B53 = box card 53 (a spray bottle)
piece-B54 = box card 54 (a spray bottle)
piece-B55 = box card 55 (a spray bottle)
piece-B56 = box card 56 (a spray bottle)
piece-B57 = box card 57 (a spray bottle)
piece-B58 = box card 58 (a spray bottle)
piece-B59 = box card 59 (a spray bottle)
piece-B60 = box card 60 (a spray bottle)
piece-B61 = box card 61 (a mouse and a spray bottle)
piece-B62 = box card 62 (a ball of yarn and a spray bottle)
piece-B63 = box card 63 (a feather wand and a spray bottle)
piece-B64 = box card 64 (a fish and a spray bottle)
piece-B65 = box card 65 (nothing in it)
piece-B66 = box card 66 (nothing in it)
piece-B67 = box card 67 (nothing in it)
piece-B68 = box card 68 (nothing in it)
piece-B69 = box card 69 (nothing in it)
piece-B70 = box card 70 (nothing in it)
piece-B71 = box card 71 (nothing in it)
piece-B72 = box card 72 (nothing in it)
