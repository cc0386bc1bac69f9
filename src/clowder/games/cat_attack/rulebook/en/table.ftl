# Cat Attack at the table, in English.
# $who is the name of the acting player, $victim_name that of the other one. Spaces, shops and Homes come as their ids
# (R9, dairy, H2); the piece messages spell them out.

title = Cat Attack
subtitle = Nine lives, six foods, one neighbourhood

## Why something cannot be done

E_OVER = The game is over.
E_NOT_YOUR_TURN = It is not your turn to decide.
E_NOTATION = “{ $text }” is not a move here. In the card step you play a card, start a fight or show six cards.
E_DECISION = { $phase ->
    [card] First play a Mog card.
    [dest] First move your cat by the throw of the die.
    [swap] First swap a card or keep your hand.
    [raid] First say what you steal, or decline.
    [answer] First answer in the fight.
    [food] First choose your free sample.
    [larder] First choose a larder.
   *[other] That cannot be done just now.
}
E_NO_CARD = You do not have this card: { $card }.
E_MUST_MOVE = Your cat can move { $count ->
    [one] one space
   *[other] { $count } spaces
}, so it must; nobody may choose to be cornered.
E_TURN_BACK = A cat never enters a space twice in one move, so it cannot end where it started.
E_LAIR = Cats cannot enter the { $space }.
E_CAR = The car stands on { $space }.
E_COUNT = No way of exactly { $count ->
    [one] one space
   *[other] { $count } spaces
} leads to { $space }.
E_SHOP_CLOSED = The shop here is closed: { $space }.
E_BLOCKED = Another cat or the car is in the way to { $space }; cats cannot be passed.
E_MATES_HOME = The Home of a gang mate cannot be entered.
E_SAFE_AT_HOME = A cat in its own Home is safe.
E_MATE = Gang mates do not attack each other, and nobody stops on a mate’s space.
E_OWNED_KIND = You already have an animal of this kind.
E_TOO_FAR = That is more than six spaces away.
E_NO_TARGET = There is nobody to leap onto at { $space }.
E_OCCUPIED = Somebody is on { $space }.
E_NOTHING_TO_TAKE = You cannot take this here: { $food }.
E_OUT_OF_GAME = This cat is no longer in the game.
E_OWNER_NEAR = The owner is at Home or in its garden, so its animals cannot be enticed away.
E_NO_ANIMAL = There is no { $animal } in that larder.
E_OWN_LARDER = Choose the larder of an opponent.
E_ONESELF = A cat cannot fight itself.
E_MUST_MOVE_PREY = A { $animal } can move with this card, so one must.
E_MUST_CHOOSE = This card has a target, so you must choose one.
E_NO_PREY = There is no { $animal } to move from { $space }.
E_PREY_TAKEN = Animals cannot stop on { $space }: somebody is there.
E_PREY_HOME = Animals cannot enter a Home.
E_PREY_LAIR = This kind of animal cannot enter the { $space }.
E_PREY_COUNT = No way of exactly { $count ->
    [one] one space
   *[other] { $count } spaces
} leads the animal to { $space }.
E_NOT_SIX = You need six { $animal } cards in your hand for this.
E_SWITCHED_OFF = { $name ->
    [cat_fights] Cat fights are switched off at this table.
   *[other] The six-cards rule is switched off at this table.
}
E_ANSWER = You cannot answer with { $card }: you do not have it.
E_SWAP_TAKE = The other hand has no { $card }.
E_SWAP_GIVE = You have no { $card } to give.

## Settings and data that are not accepted

E_PLAYERS = Cat Attack is for { $low } to { $high } players.
E_OPT_UNKNOWN = There is no option { $name }.
E_LIVES = A cat has 1 to 9 lives, not { $value }.
E_ROUNDS = The round limit is 0 for none, or 5 to 200; not { $value }.
E_YOUNG = The young players’ game leaves out raiding, trespassing, cat fights and the six-cards rule.
E_CLAWS = Claws out needs raiding: otherwise a food held by rivals could never be won.
E_GANGS = These players cannot form equal gangs: 4 players make 2 gangs, 6 players make 2 or 3.
E_HOMES = Give { $count } different Homes from H1 to H6.
E_FIRST = The first seat is “die” or a seat of this table.
E_DATA = The data does not fit the rules: { $where }.
E_POSITION = This position cannot be set up: { $where }.

## What happens

event-turn = Round { $round }: it is { $who }’s turn.
event-played = { $who } plays { $card }.
event-idle = The card has no effect.
event-drew = { $who } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-drew-own = You draw { $cards }.
event-reshuffled = The discards are shuffled into a new Mog pile of { $count } cards.
event-threw-for-start = { $who } throws a { $die } to see who begins.
event-begins = { $who } has thrown highest and begins.
event-threw = { $who } throws a { $die }.
event-moved = { $how ->
    [leap] { $who } leaps from { $from } to { $to }.
    [burglar] { $who } sneaks from { $from } to { $to }.
   *[other] { $who } moves from { $from } to { $to }.
}
event-cornered = { $who } is cornered: { $ways ->
    [one] the only way is blocked
    [2] both ways are blocked
   *[other] all { $ways } ways are blocked
}.
event-prey = { $animal ->
    [mouse] A mouse runs from { $from } to { $to }.
   *[other] A bird hops from { $from } to { $to }.
}
event-attacked = { $who } attacks { $victim_name } ({ $at }).
event-trespasser = { $who } comes back and catches { $victim_name } trespassing ({ $at }).
event-lost = { $who } loses { $lives ->
    [one] a life
   *[other] { $lives } lives
} { $cause ->
    [attack] in the attack
    [car] under the wheels
    [cornered] with no way out
    [dog] to the dog
    [fight] in the fight
    [penalty] at the scene of the raid
    [shop] as the shop closes
   *[other] in a strange garden
} and has { $left ->
    [0] none
   *[other] { $left }
} left.
event-home = { $who } is sent back to { $to }.
event-retired = { $who } has no lives left and retires.
event-discarded = { $who } lays the whole hand onto the discards: { $cards }.
event-woke = { $who } wakes up: the gang has lost a member.
event-safe = { $who } is safely Home with six foods and falls asleep.
event-caught = { $who } catches a { $food } ({ $place }).
event-shopped = { $who } takes a { $food } from the { $place ->
    [fishmonger] Fishmonger
    [dairy] Dairy
    [corner_shop] Corner Shop
   *[vet] Vet
}.
event-sampled = { $who } gets a { $food } as a free sample.
event-raided = { $who } raids the larder of { $place } and steals the { $food }.
event-burgled = { $who } burgles { $place ->
    [fishmonger] the Fishmonger
    [dairy] the Dairy
    [corner_shop] the Corner Shop
    [vet] the Vet
    [H1] Ginger’s Home
    [H2] Custard’s Home
    [H3] Clover’s Home
    [H4] Bluebell’s Home
    [H5] Plum’s Home
    [H6] Misty’s Home
   *[other] { $place }’s home
} and takes the { $food }.
event-declined = { $who } leaves the larder of { $home } alone.
event-looked = { $who } looks at { $victim_name }’s cards.
event-looked-own = You see { $cards }.
event-swapped = { $who } swaps a card with { $victim_name }.
event-swapped-own = { $who } takes { $took } from { $victim_name } and gives { $gave }.
event-kept = { $who } swaps nothing with { $victim_name }.
event-curiosity = { $who } draws a Curiosity card: { $card }.
event-closed = The { $shop } closes.
event-opened = The { $shop } opens.
event-car = The car drives from { $from } to { $to }.
event-escaped = The { $animal } escapes from the larder of { $home }.
event-gained = { $who } gets { $lives ->
    [0] no life back: none was lost
    [one] a life back
   *[other] { $lives } lives back
}.
event-fight = { $who } starts a fight against { $victim_name } with { $suit } cards.
event-fight-lost = { $who } cannot follow and loses the fight against { $victim_name }.
event-six = { $who } shows six { $animal } cards and entices the { $animal } out of the larder of { $home }.

## What is expected

phase-card = Play a Mog card.
phase-dest = Move your cat by the throw of the die.
phase-swap = Look at the cards; you may swap one.
phase-raid = You may raid the larder.
phase-answer = Answer in the fight.
phase-food = Choose a free sample.
phase-larder = Choose the larder from which an animal escapes.
phase-over = The game is over.

## The end

reason-food = A cat came Home with all six foods by an exact throw.
reason-survival = Only one cat or gang has lives left.
reason-rounds = The last round is over: lives and foods are counted.
reason-safety = The game has lasted a thousand rounds: lives and foods are counted.
tie-foods = Level on { $points }: { $name } had more food in the larder ({ $best } to { $next }).
shared-foods = Level on { $points }, with the same number of foods in the larders ({ $best }): a draw.
score-lives = Lives { $home } has left
score-foods = { $points ->
    [0] Nothing in the larder of { $home }
   *[other] In the larder of { $home }: { $foods }
}

## Settings

option-lives = Lives of each cat (or of a gang that shares them)
option-round_limit = Round limit (0: none)
option-raiding = Raiding
    .help = Whoever reaches another cat’s Home by exact count may steal a food from its larder.
option-trespassing = Trespassing
    .help = An owner who comes back catches every other cat in the Home or garden: it loses a life.
option-cat_fights = Cat fights
    .help = Instead of playing a card you may leap onto a cat nearby and fight it with your cards.
option-six_cards = Six bird or mouse cards
    .help = Whoever holds six bird cards, or six mouse cards, may show them and entice such an animal out of another larder.
option-young_players = Young players’ game
    .help = Without raiding, trespassing, cat fights and the six-cards rule.
option-claws_out = Claws out
    .off = As many animals and foods as players
    .prey = One mouse and one bird fewer
    .prey_and_shops = One of everything fewer
option-gangs = Gang war
    .off = Every cat for itself
    .full = Gangs, each cat with its own Home
    .shared = Gangs that share Home, larder and lives
option-gang_count = Number of gangs
    .null = Two, if there are gangs
option-homes = Homes of the cats
option-first_seat = Who starts
    .die = The highest throw
option-board = Board
    .house = House board: Four Streets
option-mog_deck = Mog cards
    .house = House deck
option-curiosity_deck = Curiosity cards
    .house = House deck

## Pieces

piece-cat = Cat
piece-mouse = Mouse
piece-bird = Bird
piece-fish = Fish
piece-milk = Bowl of milk
piece-tin = Tin of cat food
piece-vitamins = Box of vitamins
piece-car = The car
piece-fishmonger = Fishmonger
piece-dairy = Dairy
piece-corner_shop = Corner Shop
piece-vet = Vet
piece-cat1 = Cat 1
piece-cat2 = Cat 2
piece-cat3 = Cat 3
piece-cat4 = Cat 4
piece-cat5 = Cat 5
piece-cat6 = Cat 6
piece-mouse1 = Mouse 1
piece-mouse2 = Mouse 2
piece-mouse3 = Mouse 3
piece-mouse4 = Mouse 4
piece-mouse5 = Mouse 5
piece-mouse6 = Mouse 6
piece-bird1 = Bird 1
piece-bird2 = Bird 2
piece-bird3 = Bird 3
piece-bird4 = Bird 4
piece-bird5 = Bird 5
piece-bird6 = Bird 6
piece-speedy = Speedy Cat
piece-attack = Cat Attack
piece-burglar = Cat Burglar

## The neighbourhood

piece-N = Nap Lane
piece-E = Early Bird Road
piece-S = Scratch Street
piece-W = Whisker Way
piece-N1 = Nap Lane 1
piece-N2 = Nap Lane 2
piece-N3 = Nap Lane 3
piece-N4 = Nap Lane 4
piece-N5 = Nap Lane 5
piece-E1 = Early Bird Road 1
piece-E2 = Early Bird Road 2
piece-E3 = Early Bird Road 3
piece-E4 = Early Bird Road 4
piece-E5 = Early Bird Road 5
piece-S1 = Scratch Street 1
piece-S2 = Scratch Street 2
piece-S3 = Scratch Street 3
piece-S4 = Scratch Street 4
piece-S5 = Scratch Street 5
piece-W1 = Whisker Way 1
piece-W2 = Whisker Way 2
piece-W3 = Whisker Way 3
piece-W4 = Whisker Way 4
piece-W5 = Whisker Way 5
piece-F1 = Fishmonger, paw print 1
piece-F2 = Fishmonger, paw print 2
piece-F3 = Fishmonger, paw print 3
piece-D1 = Dairy, paw print 1
piece-D2 = Dairy, paw print 2
piece-D3 = Dairy, paw print 3
piece-C1 = Corner Shop, paw print 1
piece-C2 = Corner Shop, paw print 2
piece-C3 = Corner Shop, paw print 3
piece-V1 = Vet, paw print 1
piece-V2 = Vet, paw print 2
piece-V3 = Vet, paw print 3
piece-R1 = Wall 1
piece-R2 = Wall 2
piece-R3 = Wall 3
piece-R4 = Wall 4
piece-R5 = Wall 5
piece-R6 = Wall 6
piece-R7 = Wall 7
piece-R8 = Wall 8
piece-R9 = Wall 9
piece-R10 = Wall 10
piece-R11 = Wall 11
piece-R12 = Wall 12
piece-R13 = Wall 13
piece-R14 = Wall 14
piece-R15 = Wall 15
piece-R16 = Wall 16
piece-n2a = Lane 2 off Nap Lane, first space
piece-n2b = Lane 2 off Nap Lane, second space
piece-n2c = Lane 2 off Nap Lane, third space
piece-n4a = Lane 4 off Nap Lane, first space
piece-n4b = Lane 4 off Nap Lane, second space
piece-n4c = Lane 4 off Nap Lane, third space
piece-e2a = Lane 2 off Early Bird Road, first space
piece-e2b = Lane 2 off Early Bird Road, second space
piece-e2c = Lane 2 off Early Bird Road, third space
piece-e3a = Lane 3 off Early Bird Road, first space
piece-e3b = Lane 3 off Early Bird Road, second space
piece-e3c = Lane 3 off Early Bird Road, third space
piece-e4a = Lane 4 off Early Bird Road, first space
piece-e4b = Lane 4 off Early Bird Road, second space
piece-e4c = Lane 4 off Early Bird Road, third space
piece-s2a = Lane 2 off Scratch Street, first space
piece-s2b = Lane 2 off Scratch Street, second space
piece-s2c = Lane 2 off Scratch Street, third space
piece-s4a = Lane 4 off Scratch Street, first space
piece-s4b = Lane 4 off Scratch Street, second space
piece-s4c = Lane 4 off Scratch Street, third space
piece-w2a = Lane 2 off Whisker Way, first space
piece-w2b = Lane 2 off Whisker Way, second space
piece-w2c = Lane 2 off Whisker Way, third space
piece-w3a = Lane 3 off Whisker Way, first space
piece-w3b = Lane 3 off Whisker Way, second space
piece-w3c = Lane 3 off Whisker Way, third space
piece-w4a = Lane 4 off Whisker Way, first space
piece-w4b = Lane 4 off Whisker Way, second space
piece-w4c = Lane 4 off Whisker Way, third space
piece-H1 = Ginger’s Home
piece-G1a = Ginger’s garden, doorstep
piece-G1b = Ginger’s garden, left paw print
piece-G1c = Ginger’s garden, middle paw print
piece-G1d = Ginger’s garden, right paw print
piece-H2 = Custard’s Home
piece-G2a = Custard’s garden, doorstep
piece-G2b = Custard’s garden, left paw print
piece-G2c = Custard’s garden, middle paw print
piece-G2d = Custard’s garden, right paw print
piece-H3 = Clover’s Home
piece-G3a = Clover’s garden, doorstep
piece-G3b = Clover’s garden, left paw print
piece-G3c = Clover’s garden, middle paw print
piece-G3d = Clover’s garden, right paw print
piece-H4 = Bluebell’s Home
piece-G4a = Bluebell’s garden, doorstep
piece-G4b = Bluebell’s garden, left paw print
piece-G4c = Bluebell’s garden, middle paw print
piece-G4d = Bluebell’s garden, right paw print
piece-H5 = Plum’s Home
piece-G5a = Plum’s garden, doorstep
piece-G5b = Plum’s garden, left paw print
piece-G5c = Plum’s garden, middle paw print
piece-G5d = Plum’s garden, right paw print
piece-H6 = Misty’s Home
piece-G6a = Misty’s garden, doorstep
piece-G6b = Misty’s garden, left paw print
piece-G6c = Misty’s garden, middle paw print
piece-G6d = Misty’s garden, right paw print
piece-MH = Mouse Hole
piece-BH = Bird House
piece-CP = Car Park

## Curiosity cards

piece-K01 = Gone fishing
    .text = The Fishmonger closes if it is open, opens if it is closed.
piece-K02 = Gone fishing
    .text = The Fishmonger closes if it is open, opens if it is closed.
piece-K03 = Gone fishing
    .text = The Fishmonger closes if it is open, opens if it is closed.
piece-K04 = Milk round
    .text = The Dairy closes if it is open, opens if it is closed.
piece-K05 = Milk round
    .text = The Dairy closes if it is open, opens if it is closed.
piece-K06 = Milk round
    .text = The Dairy closes if it is open, opens if it is closed.
piece-K07 = Back in five minutes
    .text = The Corner Shop closes if it is open, opens if it is closed.
piece-K08 = Back in five minutes
    .text = The Corner Shop closes if it is open, opens if it is closed.
piece-K09 = Back in five minutes
    .text = The Corner Shop closes if it is open, opens if it is closed.
piece-K10 = Surgery hours
    .text = The Vet closes if it is open, opens if it is closed.
piece-K11 = Surgery hours
    .text = The Vet closes if it is open, opens if it is closed.
piece-K12 = Surgery hours
    .text = The Vet closes if it is open, opens if it is closed.
piece-K13 = Early closing
    .text = Every open shop closes.
piece-K14 = Market day
    .text = Every closed shop opens.
piece-K15 = Traffic
    .text = The car drives to Nap Lane.
piece-K16 = Traffic
    .text = The car drives to Nap Lane.
piece-K17 = Traffic
    .text = The car drives to Early Bird Road.
piece-K18 = Traffic
    .text = The car drives to Early Bird Road.
piece-K19 = Traffic
    .text = The car drives to Scratch Street.
piece-K20 = Traffic
    .text = The car drives to Scratch Street.
piece-K21 = Traffic
    .text = The car drives to Whisker Way.
piece-K22 = Traffic
    .text = The car drives to Whisker Way.
piece-K23 = Second wind
    .text = Play another Mog card at once.
piece-K24 = Second wind
    .text = Play another Mog card at once.
piece-K25 = Second wind
    .text = Play another Mog card at once.
piece-K26 = Second wind
    .text = Play another Mog card at once.
piece-K27 = Mad half-hour
    .text = Throw the die and move your cat.
piece-K28 = Mad half-hour
    .text = Throw the die and move your cat.
piece-K29 = Mad half-hour
    .text = Throw the die and move your cat.
piece-K30 = A squeak in the night
    .text = If you have a mouse, it escapes.
piece-K31 = Open window
    .text = If you have a bird, it escapes.
piece-K32 = Cheese trail
    .text = Choose another larder with a mouse: it escapes.
piece-K33 = Birdsong
    .text = Choose another larder with a bird: it escapes.
piece-K34 = Cat nap
    .text = Get back one lost life.
piece-K35 = Cat nap
    .text = Get back one lost life.
piece-K36 = Free sample
    .text = Take one food you lack from any open shop that has some left.
piece-K37 = Beware of the dog
    .text = Lose one life and go Home.
piece-K38 = Fresh scent
    .text = Discard all your Mog cards and draw six new ones.
piece-K39 = Shuffle the Curiosity cards
    .text = Shuffle all the other Curiosity cards, put this card under them, then draw again.

## Cats

cat-H1 = Ginger
cat-H2 = Custard
cat-H3 = Clover
cat-H4 = Bluebell
cat-H5 = Plum
cat-H6 = Misty
