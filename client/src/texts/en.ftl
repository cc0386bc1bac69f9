brand = Clowder
title-start = Clowder: a table for cat games
title-table = { $game } – Clowder
title-your-turn = Your turn! { $game } – Clowder
title-rules = Rules of { $game } – Clowder
title-missing = Nothing here – Clowder

## Start page
hero = Four cat games, one table
hero-more = Play against bots, beside a friend on one screen, or with anyone who has the link. No account needed.
hero-here = Play against bots, or beside a friend on one screen. No account and no server needed.
skip-to-games = Go to the games
games = Games
seats-range = { $min } to { $max } players
game-minutes = { $from }–{ $to } minutes
game-learn-easy = easy to learn
game-learn-middle = a little to learn
game-learn-more = more to learn
blurb-cat-box = Lay cards of boxed kittens over each other and keep your secret colour on top.
blurb-csacska-macska = Collect silly cats until their total ends in 9. Steal when nobody looks.
blurb-if-it-fits = Build cardboard boxes, close them, and have your cats in the best of them.
blurb-cat-attack = Roam the neighbourhood, fill your larder and mind the little black car.
play-now = Play now
play-friends = Play with friends
play-hotseat = Pass and play
play-which = { $way }: { $game }
rules = Rules
open-tables = Open tables
open-tables-none = Nobody is looking for players right now.
status-open = waiting for players
status-running = being played
status-over = finished
status-archived = put away
table-go = Sit down
table-look = Have a look
language = Language
theme-to-light = Switch to light colours
theme-to-dark = Switch to dark colours
try-again = Try again
close = Close
loading = One moment …
to-start = Start page
page-missing = There is no page here, only a cat in a box.
table-gone = This table does not exist, or it is not yours to see.
table-broken = This game cannot go on
page-needs-server = This page needs a server

## New table
new-solo = { $game }: you against bots
new-friends = { $game } with friends
new-hotseat = { $game } on one screen
players = Players
your-name = Your name
seat-number = Seat { $number }
seat-friend = A friend, by link
seat-a-bot = A bot
bots-play = Bot strength
level-random = random
level-kitten = kitten
level-house-cat = house cat
level-alley-cat = alley cat
level-panther = panther
level-tiger = tiger
level-random-more = Makes any move that is allowed. It is no opponent, but good for trying out the rules.
level-kitten-more = A beginner: looks at only a few of its moves, judges them roughly, and often does not think of what could be taken from others or finished now.
level-house-cat-more = Looks at all of its moves, but only one decision ahead: it does not see your answer coming.
level-alley-cat-more = Thinks hundreds of lines of play through, your answers among them, for up to a second.
level-panther-more = Thinks thousands of lines of play through, for up to three seconds per decision, and gives little away.
level-tiger-more = The strongest: thinks tens of thousands of lines of play through, for up to ten seconds per decision.
bots-meet = At the table: { $bots }.
bots-round = A round of the bots takes { $seconds ->
    [0] less than a second
    [one] about a second
   *[other] about { $seconds } seconds
  } here.
bots-round-minutes = A round of the bots takes { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
  } here.
edition-line = { $option }: { $value }
options = Options
yes = Yes
no = No
table-listed = Anyone may find this table and watch
table-listed-late = Spectators see everything a few moves later
open-table = Open the table
deal = Deal
clock = Time to think
clock-none = As long as it takes
clock-quick = 5 minutes each, 10 seconds more per move
clock-long = 15 minutes each, 15 seconds more per move
clock-day = A day per move
clock-days = Three days per move
clock-own-turn = { $time } per move
clock-own-bank = { $time } in reserve
clock-own-increment = { $time } more after each move
clock-more = When somebody’s time is up, a bot makes that one move.

## Seats
seat-you = You
seat-nobody = nobody
seat-bot =
    { $number ->
        [1] Biscuit
        [2] Pickles
        [3] Mochi
        [4] Waffle
        [5] Noodle
       *[other] Tofu
    }
seat-plays = bot: { $level }
seat-plays-temper = bot: { $level }, { $temper }
seat-likes = { $name } { $temper }
temper-builder = likes to build
temper-thief = likes to steal
temper-gambler = likes to gamble
temper-cautious = plays it safe
tempers-more = Each bot has a temper. It only decides between moves that are about equally good.
seat-guest =
    { $number ->
        [1] Biscuit
        [2] Pepper
        [3] Olive
        [4] Button
        [5] Marble
       *[other] Pebble
    }
seat-open = Free seat
seat-waiting = waiting for somebody
seat-here = is here
seat-away = is away
seat-kept-warm = a bot stands in

## Lobby
lobby-title = { $game }: the table is set
lobby-invite = Send this link to your friends, or let them scan the code.
lobby-wait =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-full = All seats are taken.
lobby-late = They are playing. Spectators see the game a few moves later: it appears here by itself.
lobby-hidden = They are playing, and nobody looks on at this table.
sit-down = Sit down
start = Start
start-with-bots = Start, bots take the free seats
invite-code = The invitation as a QR code
invite-only-here = Only this computer can open the link. To play with other devices, stop Clowder and start it with: clowder serve --host 0.0.0.0 (bin/play serve --host 0.0.0.0)
copy = Copy
copied = Copied
copy-by-hand = This browser does not let the page copy. The address is marked: please copy it yourself.

## Table
board = Table
log = What happened
log-empty = Nothing has happened yet.
log-by-clock = Time is up: a bot makes this move for { $name }.
log-by-absent = { $name } is away: a bot makes this move.
menu = Menu
status-your-turn = Your turn. { $what }
status-confirm = Confirm your move, or choose something else.
status-waiting = Waiting for { $name }.
status-thinking = { $name } is thinking.
status-watching = You are watching. It is { $name }’s turn.
status-watching-late = You are watching, a few moves behind. It is { $name }’s turn.
status-connecting = Walking to the table …
status-counting = The game is over. Now it is counted.
status-lost = No connection. Trying again; nothing is lost.
status-lost-kept = No connection. Your move is kept and sent as soon as there is one.
status-sending = Sending …
status-won = You have won!
status-shared = You share the victory!
status-ended =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } share the victory.
    }
thinking = is thinking
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
undo = Undo
undo-more = Clears what you have chosen; then takes back your own last decision, never anybody else’s.
undo-asked = { $name } would like to take a move back. All right?
undo-asked-what = This would be taken back: { $what }
undone = { $who } took a move back.
redo = Redo
redo-more = Puts back what was taken back last.
redone = { $who } put the move back.
undo-other = That was { $name }’s move, and only { $name } takes it back.
undo-first = Take your last decision back?
undo-first-bots =
    { $count ->
        [one] This also takes back the answer of { $names }.
       *[other] This also takes back the answers of { $names }.
    }
undo-first-seen = You have seen since: { $what }
undo-first-chance = Chance has acted since.
undo-first-marked = The game is marked “with take-backs”.
undo-first-asks = The others are asked first.
undo-first-yes = Take it back
undo-first-ask = Ask the others
undo-first-no = Leave it
take-backs = With take-backs
hint = Hint
hint-thinking = Let me think …
hint-words = I would do this: { $what }
hint-take = Choose it
confirm = Confirm
rematch = Play again
result-you-by =
    { $count ->
        [one] You won by 1 point!
       *[other] You won by { $count } points!
    }
result-by =
    { $count ->
        [one] { $name } won by 1 point
       *[other] { $name } won by { $count } points
    }
result-shared = { $names } share the victory
result-decided = What made the difference: { $line } ({ $points })
score-sheet = Score sheet
rank = { $rank }.
record = Save the record
keep-picture = Keep the picture
look-at-table = Look at the table
rule-number = Read rule { $id }
rules-of = Rules of { $game }
rules-search = Search the rules
rules-none = No rule speaks of that.
refused-plainly = That is not possible now ({ $key }).
zoom = Zoom
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show everything (F)
curtain = Pass the screen to { $name }
curtain-more = The cards in hand stay hidden until { $name } takes over.
curtain-open = I am { $name }
say = Say something
said = { $name }: { $words }
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-nice_move = Nice move!
phrase-thanks = Thank you!
phrase-oops = Oops.
phrase-sorry = Sorry!
phrase-one_moment = One moment, please.
phrase-your_turn = It is your turn.
phrase-meow = Meow.
phrase-purr = Purr.
phrase-well_played = Well played!
phrase-good_game = Good game!
plain-wait = It is somebody else’s turn.
status-undo-asked = The others are being asked whether you may take it back.
status-undo-asked-one = { $name } is being asked whether you may take it back.
undo-answer = Answer
rematch-join = The others play again: join in
resume = Go on playing
say-words = Your own words
say-send = Send

## Menu
set-confirm = Ask me to confirm each move
set-sound = Sounds
set-marks = Stronger marks besides colours
set-counts = Count along on the table
set-pace = Pace
pace-auto = As my system says
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-once = At once, without motion
set-size = Text size
size-normal = Normal
size-large = Large
size-huge = Very large
commitment = Fingerprint of the shuffle. After the game anyone can check it.
leave = Leave the table
leave-sure = Really leave? A bot takes over.
sit-again = Take your seat back
leave-page = Leave this page? The game goes on without you until you come back.
leave-page-yes = Leave
leave-page-no = Stay
keys = Keys
key-numbers = pick a card of the hand
key-arrows = go from place to place on the board
key-enter = take the place, and confirm
key-escape = let go of what is chosen
key-r = turn the card
key-f = show the whole board
key-u = undo
key-y = redo
key-h = hint
key-help = show these keys
keys-more = The question mark key lists all keys.
key-nothing = Key { $key }: nothing to pick with it now.
board-no-further = No lit place further that way.
board-no-turn = This card cannot be turned.
key-word-arrows = Arrows
key-word-enter = Enter
key-word-escape = Esc
table-loading = The table is being laid …
pause = Pause the game
pause-agree = Agree to the pause

## Troubles
error-offline = The server cannot be reached. Is the connection all right?
error-unknown = Something went wrong. Please try again.
error-internal = The server stumbled. Please try again.
error-stale = The table has moved on in the meantime. Have another look.
error-already_started = This game has already begun.
error-seat_taken = Somebody else was quicker: that seat is taken.
error-table_full = All seats are taken.
error-no_such_table = This table does not exist.
error-no_spectators = This table is private.
error-not_your_turn = It is not your turn.
error-not_your_seat = That is not your seat.
error-not_running = This game is not being played now.
error-paused = The game is paused.
error-no_pause_left = You have used up your pauses in this game.
error-too_fast = That was too fast. Take a breath.
error-too_much_work = That is more work than the server does for one person at a time. Please try again in a moment.
error-nothing_to_undo = There is nothing to take back.
error-undo_not_yours = Somebody else has decided something since, and that stays.
error-undo_seen = Something was seen since, a card or a throw: among people that stays.
error-nothing_to_redo = There is nothing to put back.
error-undo_already_asked = That has been asked already; the answer is awaited.
error-store_failed = The move could not be saved. Please try again.
error-disk_full = The server has no room left to save the move.
error-no_hint = No hint can be given now.
error-unknown_game = This game is not known here.
error-other_rules = This table was played with an older version of the rules.
error-not_over = This game is not over yet.
error-not_seated = You are not sitting at this table.
error-not_host = Whoever set up this table starts the game.
error-already_seated = You already have a seat at this table.
error-too_many_tables = Too many of your tables are waiting for players. Start or leave one of them first.
error-not_open = This table is no longer waiting for players.
error-read_only = Nothing can be saved on the server at the moment. Please try again later.
error-too_large = That was too much at once.
error-invalid_options = These settings do not go together.
error-free_text_only_private = Words of one’s own are for private tables, and for people who know each other.

## Cat Box
cb-board =
    { $count ->
        [one] Play area with one card
       *[other] Play area with { $count } cards
    }
cb-keys = Number keys pick a card. Arrow keys go from place to place, with Shift cell by cell. Enter lays the card, R turns it, Escape puts it back, F shows everything. The four quarters of a card are told row by row; its place is that of its upper left quarter.
places = Lit places
board-table = What lies on the table
board-column = Column { $number }
board-row = Row { $number }
cb-spot = Column { $column }, row { $row }, on: { $what }
cb-bare = nothing
cb-cell =
    { $layers ->
        [0] Column { $column }, row { $row }: { $what }
        [one] Column { $column }, row { $row }: { $what }
       *[other] Column { $column }, row { $row }: { $what }, on { $layers } layers
    }
cb-place =
    { $can ->
        [true] Column { $column }, row { $row }: fits, on: { $what }
       *[false] Column { $column }, row { $row }: does not fit
    }
cb-deck-top = Top card of the deck: { $face }
cb-deck =
    { $count ->
        [0] Deck empty
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
cb-left =
    { $count ->
        [one] 1 card left to play
       *[other] { $count } cards left to play
    }
cb-counts = Counted on the table
cb-count =
    { $count ->
        [one] { $what }: 1 visible, largest group { $group }
       *[other] { $what }: { $count } visible, largest group { $group }
    }
cb-count-boxes = Empty boxes: { $count }. Groups of three: { $threes }
cb-hand-own = Your cards
cb-hand = Cards of { $name }
cb-card-own = Your card, laid as { $face }; the others see { $visible }
cb-card-other = Card of { $owner }: { $face }
cb-tiles = Your special tiles
cb-tiles-left =
    { $count ->
        [one] One tile left
       *[other] { $count } tiles left
    }
cb-turn = Turn (R)
cb-peek = Peek
cb-identity = Peek at your secret identity
cb-identity-is = You are: { $what }
cb-goal-cat = 1 point for each visible kitten of your colour, and 1 more for each in your largest group.
cb-goal-dog = 1 point for each visible empty box, 2 for each group of exactly three kittens.
cb-goal = Keep your colour in sight, and close together.
cb-aid = Player aid
cb-aid-points = What brings points
cb-aid-tiles = The special tiles
cb-aid-unused = 1 point for each of your tiles not used by the end.
cb-aid-unseen = On the cards that nobody has seen
cb-unseen = On the cards that nobody has seen ({ $cards }): black { $K }, pink { $P }, purple { $V }, blue { $B }, yellow { $Y }, empty boxes { $E }.
cb-unseen-cards = Cards: { $cards }, with an empty box: { $roomy }, of these out of the game: { $removed }.
cb-unseen-none = Every card has been seen.
cb-change = By the drafted move: { $points }
cb-turned = Turned: { $face }
cb-is = { $name }: { $what }
cb-step-card = Choose a lit place for the card.
cb-step-scratcher = Choose a lit place for the scratcher.
cb-step-tile =
    { $tile ->
        [fish] Choose the card you want to reserve.
        [mouse] Choose a lit card on the table and move it.
       *[other] Choose the card you want to lay as well.
    }
cb-do-play = Lay here
cb-do-paw = Lay the second card here
cb-do-mouse = Move it here
cb-do-scratcher = Put the scratcher here
cb-do-fish = Reserve this card
cb-do-end = End turn
cb-do-pass = Pass
cb-cards-held =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }

## Csacska Macska
cm-blue = blue
cm-yellow = yellow
cm-red = red
cm-green = green
cm-card = { $colour }{"\u00A0"}{ $number }
cm-middle = Deck and piles
cm-deck =
    { $count ->
        [one] Draw deck, 1 card left
       *[other] Draw deck, { $count } cards left
    }
cm-pile =
    { $count ->
        [one] Pile { $number }: { $card }
       *[other] Pile { $number }: { $card } on top, { $count } cards in all
    }
cm-pile-tag =
    { $count ->
        [0] Pile { $number }
        [1] Pile { $number }
       *[other] Pile { $number } (×{ $count })
    }
cm-nothing = nothing
cm-pass = Deck { $now } of { $all }
cm-area = Series of { $name }
cm-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
cm-lane = { $colour } series: { $cards }. { $size } of { $target } cards, total { $totals }.{ $wants ->
    [none] {""}
   *[other] {" "}Numbers that make it end in 9: { $wants }.
}
cm-chip = { $colour }: { $size } of { $target } cards
cm-triple = or a third { $number }
cm-max-one = 1 coin at most
cm-offers = What you can do
cm-how = Take from a pile, draw two, or steal the last cat of a series.
cm-hand-empty = No cards in hand.
cm-theft = { $name } ({ $colour })
cm-do-take = Take from pile { $pile }
cm-do-draw = Draw two cards
cm-do-steal = Steal from { $what } (+{ $points })
cm-do-play = Play: { $card }
cm-do-discard = Discard on pile { $pile }: { $card }
cm-discard-to = Discard on pile
cm-do-place = Put on { $colour }: { $card }
cm-do-kittens = Put the Kittens on pile { $pile }
cm-do-score =
    { $points ->
        [one] Score: 1 coin
       *[other] Score: { $points } coins
    }
cm-do-keep = Keep collecting
cm-do-RAS = Rascal: swap the stray in { $colour } with { $name }
cm-do-GOOD = Good dog: last { $colour } cat to { $name }
cm-do-BAD = Bad dog: chase { $colour } away, { $name } profits
cm-do-LADY = The Cat lady takes in all your strays
cm-hope = for a 9:
cm-goal = Series whose sum ends in 9 bring coins.
cm-box =
    { $count ->
        [one] Box, 1 card
       *[other] Box, { $count } cards
    }
cm-box-tag = Box
cm-take = Take
cm-drop = Discard here
cm-draw = Draw 2
cm-steal = Steal
cm-sum = Sum { $sum }
cm-sum-span = { $low } to { $high }
cm-to-go =
    { $count ->
        [one] 1 card to go
       *[other] { $count } cards to go
    }
cm-then = Then: sum { $sum }
cm-then-coins =
    { $coins ->
        [0] brings nothing
        [one] brings 1 coin
       *[other] brings { $coins } coins
    }
cm-then-may =
    { $coins ->
        [0] would bring nothing yet
        [one] could bring 1 coin
       *[other] could bring { $coins } coins
    }
cm-two-needed = One theft is not enough here. Also choose: { $what }.
cm-two-possible = Confirm, or also choose: { $what }.
cm-play-both = Play both
cm-and-then = { $first }; then { $second }
cm-aim-series = Choose one of your series.
cm-aim-player = Now choose another player.
cm-holds = In { $name }’s hand
cm-empty-lane = { $colour }: no series yet
cm-stealable = Its last cat can be stolen.
cm-effect-S = A stray is a joker for any number. Its series is only scored with five or seven cards, for 1 coin at most.
cm-effect-KIT = The series under the Kittens is scored with exactly seven cards.
cm-effect-RAS = Your stray goes to the other player, you get the last cat of their series. They get 1 coin for it.
cm-effect-GOOD = You give away the last cat of a series. The other player gets 2 coins.
cm-effect-BAD = You lose the whole series. The other player gets 1 coin for each of its cards.
cm-effect-LADY = You take all strays out of your series: 1 coin for each, and 1 for the Cat lady.

## Proof page
proof = Proof page
proof-art = Pieces

## If It Fits
if-board =
    { $count ->
        [one] Table with one card
       *[other] Table with { $count } cards
    }
if-keys = Number keys pick a card. Arrow keys go from place to place, with Shift cell by cell; on a box they tell what is in it. Enter lays the card, R turns it, Escape puts it back, F shows everything.
if-spot = Column { $column }, row { $row }. { $what }
if-bare = nothing
board-cell = Column { $column }, row { $row }: { $what }
if-at = Column { $column }, row { $row }
if-across = Columns { $column } and { $next }, row { $row }
if-place =
    { $can ->
        [true] Column { $column }, row { $row }: fits
       *[false] Column { $column }, row { $row }: does not fit
    }
if-north = top
if-east = right
if-south = bottom
if-west = left
if-walls = walls: { $sides }
if-no-walls = no walls
if-card = { $card }, { $walls }
if-pile =
    { $count ->
        [0] Draw pile empty
        [one] Draw pile: 1 card
       *[other] Draw pile: { $count } cards
    }
if-ending =
    { $cause ->
        [pile] No more drawing, no more sleeping cats: the pile is empty
       *[cats] No more drawing, no more sleeping cats: { $name } has laid the fifth cat
    }
if-starts = Start boxes
if-nap = or a sleeping cat
if-no-cards = No cards in hand.
if-supply =
    { $count ->
        [one] { $name }: one cat at home
       *[other] { $name }: { $count } cats at home
    }
if-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
if-box =
    { $count ->
        [one] Box of one card
       *[other] Box of { $count } cards
    }
if-closed = closed: counts double
if-open =
    { $count ->
        [one] 1 open side
       *[other] { $count } open sides
    }
if-empty = no toys yet
if-worth = Worth now:
if-nobody = Nobody’s cat is in it.
if-goal = Most cats in a box: its toys are yours.
if-turned = Turned: { $walls }
if-after = After this move
if-score = Your points: { $before } → { $after }
if-here = on it: { $what }
if-cat-of = { $name }’s cat
if-sleeper-of = { $name }’s sleeping cat
if-cats-in =
    { $asleep ->
        [0] { $awake } awake
       *[other] { $awake } awake, { $asleep } asleep
    }
if-do-start = Put the start box here
if-do-draw = Draw a card
if-do-sleep = Sleep here
if-do-box = Lay here
if-do-toy-across = Lay the toy here
if-do-toy-box = Lay the toy as a box
if-do-princess = Send Princess here
if-do-cat = Lay a cat here
if-do-no-cat = No cat

## Cat Attack
ca-board = Map of the neighbourhood, round { $round }
ca-keys = Number keys pick a card from your hand. Arrow keys go from one lit place to the next, with Shift over the whole map. Enter chooses it, Escape puts the card back, F shows the whole map. The button “Map as a list” tells what is where.
ca-mog-pile =
    { $count ->
        [one] Mog pile: 1 card
       *[other] Mog pile: { $count } cards
    }
ca-curiosity-pile = Curiosity cards before the next shuffle: { $count }
ca-die = Last throw: { $die }
ca-curiosity = Curiosity card
ca-duel = Cat fight
ca-duel-lost = { $name } cannot follow and loses the fight.
ca-suit-cat = cat
ca-lives =
    { $count ->
        [one] One life
       *[other] { $count } lives
    }
ca-larder = Larder: { $foods }
ca-nothing = nothing
ca-retired = retired
ca-back = Put back
ca-ask-card = Pick a card to play.
ca-ask-dest = You threw a { $die }: choose where your cat goes.
ca-ask-take = Which card do you take?
ca-ask-give = Which card do you give for it?
ca-ask-foe = Whom do you fight?
ca-ask-suit = Which card do you lead?
ca-ask-animal = Which animal moves?
ca-ask-place = Choose a lit place.
ca-ask-raid = What do you steal?
ca-ask-food = Which food do you take?
ca-offer-fight = Start a fight
ca-offer-six = Show six cards
ca-do-nothing = Play without effect
ca-do-cornered = Be cornered
ca-do-move = Go to: { $place }
ca-do-prey = { $animal } to: { $place }
ca-do-attack = Leap to: { $place }
ca-do-burglar = Take: { $food } ({ $place })
ca-do-fight = Fight { $name }
ca-do-six = Entice the { $animal } to: { $place }
ca-do-swap = Take { $take }, give { $give }
ca-do-raid = Steal: { $food }
ca-do-food = Take: { $food }
ca-do-answer = Answer with { $card }
ca-do-larder = From: { $place }
ca-do-speedy = Throw three times
ca-do-keep = Swap nothing
ca-do-decline = Steal nothing
ca-dear =
    { $count ->
        [one] Still here at the end of the turn: costs one life
       *[other] Still here at the end of the turn: costs { $count } lives
    }
ca-far-own =
    { $count ->
        [one] One step from your cat.
       *[other] { $count } steps from your cat.
    }
ca-far =
    { $count ->
        [one] One step from { $name }’s cat.
       *[other] { $count } steps from { $name }’s cat.
    }
ca-far-never = Cats cannot come here.
ca-steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
ca-here-own = Your cat is here.
ca-here-cat =
    { $count ->
        [one] { $name }’s cat is here, with one life.
       *[other] { $name }’s cat is here, with { $count } lives.
    }
ca-here-mice =
    { $count ->
        [one] A mouse is here.
       *[other] { $count } mice are here.
    }
ca-here-birds =
    { $count ->
        [one] A bird is here.
       *[other] { $count } birds are here.
    }
ca-here-car = The car stands here.
ca-here-curiosity = Whoever stops here draws a Curiosity card.
ca-here-stop = The car stops here when a card sends it to this road.
ca-kind-road = A road: the quick way around, and the only way into the shops. Beware of the car.
ca-kind-wall = A wall: cats, mice and birds walk along it.
ca-kind-home_garden = A garden: whoever is in a strange one when its owner comes back is caught.
ca-kind-shop_garden = A paw print of a shop: whoever stops here takes a food.
ca-kind-mouse_hole = Mice come from here and may go back here.
ca-kind-bird_house = Birds come from here and may go back here.
ca-kind-car_park = The car starts here.
ca-nobodys = Nobody lives here in this game.
ca-shop-open =
    { $count ->
        [one] Open, one left: { $food }.
       *[other] Open, { $count } left: { $food }.
    }
ca-shop-closed =
    { $count ->
        [one] Closed, one left: { $food }.
       *[other] Closed, { $count } left: { $food }.
    }
ca-on-shelf = { $place }: { $food }
ca-retired-more = Out of the game; its larder can still be raided.
ca-asleep = Asleep at Home with all six foods.
ca-curiosity-seen = Seen since the last shuffle: { $cards }.
ca-gain-wins = By this throw you come Home with all six foods: you win!
ca-gain-attacks = You attack { $name }.
ca-gain-takes = For your larder: { $food }.
ca-gain-steals = You may steal: { $foods }.
ca-gain-curiosity = You draw a Curiosity card.
ca-risk-pays =
    { $count ->
        [one] Staying after a theft costs one life.
       *[other] Staying after a theft costs { $count } lives.
    }
ca-risk-hunters =
    { $count ->
        [one] { $names } can reach you here.
       *[other] { $names } can reach you here.
    }
ca-risk-owner = { $name } catches you on coming back.
ca-risk-car = The car may come by.
ca-risk-shuts = If the shop closes, you lose a life.
ca-risk-burglar = Be gone by the end of the turn: staying costs one life.
ca-cornered =
    { $count ->
        [one] Your cat cannot move so far: it would be cornered and lose one life.
       *[other] Your cat cannot move so far: it would be cornered and lose { $count } lives.
    }
ca-goal = Goal: six foods, then Home by an exact throw.
ca-goal-missing = Goal: six foods, then Home by an exact throw. Missing: { $foods }.
ca-goal-home = You have all six foods: now come Home by an exact throw of the die.
ca-goal-gang = All cats of your gang must do so.
ca-goal-shared = Your gang shares Home, larder and lives.
ca-goal-rounds = Round { $round } of { $limit }; then lives and foods are counted.
ca-duel-how = In turn each lays a { $suit } card. Who has none left loses a life.
ca-duel-ahead = { $name } is ahead: { $other } must follow now.
ca-duel-hand =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
ca-beyond =
    { $side ->
        [left] Lit places further left: { $count }
        [right] Lit places further right: { $count }
        [above] Lit places further up: { $count }
       *[below] Lit places further down: { $count }
    }
ca-atlas = Map as a list
ca-atlas-here = Here: { $place }
ca-atlas-choose = You can go to
ca-atlas-near = Next to it
ca-atlas-cats = Cats
ca-atlas-prey = Mice and birds
ca-atlas-shops = Shops
ca-atlas-home = Way home
ca-atlas-table = On the table

### Replays, lessons, figures and the rulebook page

replay-title = Replay { $game } – Clowder
replay-heading = Watch a game again
replay-of = Replay: { $game }
replay-move = Move { $now } of { $all }
replay-round = Round { $number }
replay-controls = Moving through the game
replay-first = To the beginning
replay-round-back = A round back
replay-back = A move back
replay-play = Play
replay-pause = Pause
replay-forward = A move on
replay-round-forward = A round on
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-eyes = Seen by
replay-eyes-all = Everybody: all cards open
replay-eyes-none = A spectator
replay-eyes-of = { $name }
replay-copy = Copy the link to this move
replay-copied = Copied
replay-hands = Everybody’s cards
replay-drop = Drop a record here
replay-drop-more = A record is the file you can save at the end of a game. It is played again and not kept.
replay-choose = Choose a file

analysis-open = What decided this game
analysis-curve = Chances to win
analysis-curve-more = Each line follows what that player could know then, so together they need not make 100%.
analysis-progress = Looking at it move by move: { $percent }%
analysis-at = Chance of { $name } at move { $move }: { $percent }%
analysis-seat = What changed the chances of
analysis-decisions = decisions
analysis-luck = luck
analysis-moments = The moments that decided
analysis-moment-inaccuracy = Move { $move }: { $name } was inaccurate. It cost { $cost }% ± { $error }.
analysis-moment-mistake = Move { $move }: a mistake by { $name }. It cost { $cost }% ± { $error }.
analysis-moment-blunder = Move { $move }: a blunder by { $name }. It cost { $cost }% ± { $error }.
analysis-why = Of the better move a bot says: “{ $why }”
analysis-start = Start
analysis-own = Own moves
analysis-others = Others’ moves
analysis-further = Longer look
analysis-further-more = Longer look: what only showed as the game went on and the bots saw further ahead. It is nobody’s doing.
analysis-end = End
analysis-accuracy = Accuracy
learn-title = Learn { $game } – Clowder
learn-heading = Learn to play
learn-heading-more = A few minutes at a real table, one thing at a time.
learn-start = Start the lesson
learn-game = Learn { $game }
learn-progress = Step { $now } of { $all }
learn-step = Step { $number }: { $title }
learn-task = What to do
learn-end = That is all you need!
learn-end-more = You know { $game } now. The rest comes with playing, and every refused move names its rule.
learn-play = Play a game
learn-rules = Read the whole rulebook
learn-others = Other lessons
learn-again = From the beginning
learn-end-well = Well played!
learn-end-well-more = These positions were measured by the strongest bot. The rest is practice.
learn-on = Next: { $title }
learn-lesson = Lesson
learn-more = And then:
learn-worth = Measured in games played on from here: this move wins about { $right } of them, the best other move about { $other } (± { $error }).
learn-other = That would be allowed. But this step is about something else: have another look.
learn-back = Back
learn-show = Show me
learn-retry = Once more
learn-next = On we go
learn-finish = Finish
learn-skip = Skip
stats-title = My games – Clowder
stats-heading = My games
stats-none = Nothing here but a sleeping cat
stats-none-more = When you have finished your first game, your results appear here.
stats-play = Choose a game
stats-sum = { $played ->
    [one] { $played } game
   *[other] { $played } games
} finished, { $won } won
stats-share = { $percent } won
stats-played = Games
stats-won = Won
stats-rank = Average place
stats-of = { $rank } of { $seats }
stats-mean = Average points
stats-best = Best result
stats-opponents = Most often at your table
stats-bot = Bot ({ $level })
stats-guest = A guest
stats-together = { $count ->
    [one] { $count } game
   *[other] { $count } games
} together, { $ahead ->
    [0] never ahead of them
    [one] ahead of them once
   *[other] ahead of them { $ahead } times
}
stats-recent = Latest games
stats-result = Place { $rank } of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-replay = Watch again
progress-heading = How I play
progress-about = What analyses of your games say. Accuracy: 100 is always the best move found, 0 is as good as chance. Luck: what the deal, draws and hidden cards changed of your chance to win.
progress-none = None of your games has been analysed yet.
progress-make = { $count ->
    [one] Analyse my last game
   *[other] Analyse my last { $count } games
}
progress-going = Game { $now } of { $all }: { $percent }%
progress-waits = { $seconds ->
    [one] The next game begins in { $seconds } second: room is left for everything else.
   *[other] The next game begins in { $seconds } seconds: room is left for everything else.
}
progress-stop = Stop
progress-done = The games are analysed.
progress-measure = Figure
progress-accuracy = Accuracy
progress-luck = Luck
progress-place = Place
progress-kind = Games
progress-kind-plain = without help
progress-kind-helped = with take-backs or hints
progress-kind-practice = practice
progress-kind-played_on = begun in the middle
progress-plot = { $figure } in { $count ->
    [one] one game
   *[other] { $count } games, in the order of time
}
progress-line = Signs are single games; the line is the mean of the last five of a title. Upright strokes tell how sure a figure is.
progress-svg = Save the plot (SVG)
progress-csv = Save the figures (CSV)
progress-table = As a table
progress-day = Day
progress-by-game = By game
progress-by-opponent = By opponent
progress-strong = Strong points
progress-weak = Weak points
progress-found = found { $found } of { $all }
progress-missed = missed { $missed } of { $all }, at { $cost }% of the chance to win each
progress-example = Show
progress-example-of = Show an example: { $tag }
progress-worst = My dearest mistakes
progress-worst-one = move { $move }: { $cost }% (± { $error })
progress-again = Try again
progress-again-of = Try again: { $game }, move { $move }
rulebook-chapters = Chapters
rulebook-glossary = Glossary
rulebook-learn = Learn it at the table
rulebook-may = Allowed.
rulebook-may-not = Not allowed.
rulebook-brief = On one page
rulebook-mine = Only the rules of one table
rulebook-players = Players
rulebook-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rulebook-bad-options = These settings do not go together.
rulebook-none = This rulebook is not written yet.
rulebook-link = Link to this rule
rulebook-example = Example: { $text }
rulebook-why = Why: { $text }
error-record_unreadable = This file is not a record of a game.
error-record_version = This record was made with another version of the rules and cannot be replayed here.
error-record_edited = This record was changed after the game: its seal does not fit.
error-record_illegal = A move in this record is not allowed by the rules. It was changed or damaged.
error-record_parts = This record was played with cards or a board that differ from the ones here.
error-record_large = This file is too large for a record.

## Later additions: the log, the end, the menu
log-since = Since your last turn
log-earlier = Show what happened before ({ $count })
log-again = Show it again, step by step
verify = Check the shuffle
verify-good = Everything is right: the cards were shuffled as promised before the deal.
verify-bad = Something does not fit. Keep the record and ask whoever runs this table.
verify-commitment = The revealed secret fits its fingerprint.
verify-promise = The fingerprint is the one this browser saw first.
verify-seed = The shuffle follows from the secret and everybody’s share.
verify-mine = This browser’s share is in it.
verify-seal = Nobody has changed the record since.
verify-moves = Every move is written down.
share = Share
go-replay = Watch the replay
go-learn = Learn
go-stats = My games
set-notify = Tell me when it is my turn and I am looking elsewhere
set-notify-denied = Your browser does not allow notices from this page. You can change that in its settings.
size-giant = Double
status-paused = The game is paused.
status-paused-by = { $name } has asked for a pause: { $minutes } min at most.
seat-clock = Time left: { $time }
map = Overview of the table
map-lit = Lit places out of sight: { $count }
error-no_crypto = This browser can check it only over https or on this machine. The command “clowder verify” checks a saved record.
error-undo_declined = The others would rather not.
error-seats_open = There are still free seats.
cm-pays-nothing = This scores a series that pays nothing. Really?
cm-do-pass = Pass
sheet-none = Nothing counted here.
sheet-nothing =
    { $count ->
        [one] One line worth nothing
       *[other] { $count } lines worth nothing
    }

other-device = Continue on another device
other-device-how = This link makes you yourself on another device, with your tables and your games. It is good once and for a quarter of an hour. Give it to nobody else.
other-device-link = Your private link
other-device-end = Sign out all other devices
other-device-end-how = If somebody else has come by this link, or a device is lost: this browser stays yours, all others become strangers.
other-device-ended = All other devices are signed out.
error-link_used = This private link was used already or is too old. Ask for a new one on your other device: “Continue on another device”.
arrive-title = Continue here – Clowder
arrive = Continue here as { $name }?
arrive-guest = Continue here as on your other device?
arrive-more = Your tables and your games will then be in this browser too. After that the link is used up.
arrive-loses = This browser already has tables of its own. They will no longer be listed here.
arrive-yes = Continue here
arrive-already = You are already yourself in this browser.

## What happened, shown scene by scene
scenes-skip = To your turn
moment-on = Tap to go on
missed =
    { $count ->
        [one] While you were away: { $last }
       *[other] { $count } moves while you were away, the last: { $last }
    }
moment-tile = A tile is used
moment-tile-paw = A second card is laid in the same turn.
moment-tile-scratcher = Until its owner’s next turn nobody may cover this kitten or those around it.
moment-tile-fish = A card is taken out of a hand and kept for later.
moment-tile-mouse = A card that lies free moves to another place.
moment-tile-stack = The card may cover up to four quarters.
moment-curiosity = Curiosity card
moment-fight = A fight!
moment-fight-text = Both lay cards of the suit in turn, numbers do not matter. Who cannot follow loses a life and goes Home.
moment-fight-over = The fight is over
moment-fight-over-text = Who could not follow loses a life and goes Home.
moment-attack = An attack!
moment-attack-text = The cat that was caught loses a life and goes Home; the other may swap a card with it.
moment-life = A life is lost
moment-theft = A theft!
moment-six = Six cards are shown
moment-series = A series is counted
moment-series-text = It brings coins if its sum ends in 9.
moment-special = A special card
moment-special-GOOD = The last cat of a series is given away. Who gets it has 2 coins more.
moment-special-BAD = A whole series is lost. Who gets it has 1 coin more for each card.
moment-special-RAS = A stray for the last cat of a series; who gets the stray has 1 coin more.
moment-special-LADY = All strays leave the series: 1 coin for each, and 1 for the Cat lady.
moment-closed = A box is closed
moment-closed-text = It has walls all around and does not grow any more.
moment-princess = A cat is chased away
moment-princess-text = The Princess takes its place; the cat goes back to its player.

## Cards seen large
status-telling = See what happens …
about-not-now = Not now:
about-tile-after = Once in a turn, after your card.
about-tile-with = Together with your card.
about-cat-box-full = Covers exactly one quadrant on the table.
about-cat-box-roomy = It has an empty box: it covers one or two quadrants on the table.
about-cat-box-deck = Everybody sees this side of the top card. Whoever’s card is played draws it.
about-cat-box-laid = Only what is in sight counts: { $count } of its four quarters.
about-cat-box-kitten = 1 point for each in sight and 1 more for each in the largest group, for whoever is this kitten. Corners do not connect.
about-cat-box-empty = 1 point for each in sight, and 2 for each group of exactly three kittens, for the Chihuahua. A card with an empty box may cover two quarters.
about-number-card = Goes to your series of its colour, or onto a pile. A series whose sum ends in 9 brings coins.
about-deck = Nobody knows the order of the deck, but by counting everybody knows which cards it still holds.
about-box = Here lie the cards that brought no coins. Everybody may look.
about-box-holds = What is in it:
about-under = Under it: { $cards }.
about-series = A series is scored with 3, 5 or, under Kittens, 7 cards. It brings coins if its sum ends in 9, or if it is three times the same number.
about-coins = Each coin is one point. Whoever has the most at the end wins.
about-dual-card = It counts as either of its numbers, whichever suits you.
about-fits-box = Grows a box: where two open sides meet, both cards are one box. It touches a card on the table, long side to long side or short to short.
about-fits-start = The first boxes on the table: everybody lays one, touching the others.
about-fits-toy = Falls across the long sides of two cards of a box, like a cat; as a box card only where there is no room for that.
about-fits-princess = Takes the place of any cat in a box; that cat goes back to its player. The Princess herself counts for nobody.
about-fits-sleep = Instead of drawing: your cat lies down like a box card. It keeps others out, and counts once an awake cat is in its box.
about-fits-cat = Lies across two cards of a box, one of them the card you have just played. Not where another player's cat is already, unless yours is there too.
about-fits-pile = Princesses are spread evenly through it. When it is used up, only the cards in hand are still played.
about-fits-laid-cat = Whoever has the most cats in a box gets its points. Each further cat of one’s own there brings 1 more.
about-fits-laid-cat-only = Whoever has the most cats in a box gets its points.
about-fits-laid-sleep = It keeps players without a cat of their own out of its box. It counts itself once its owner has an awake cat there too.
about-fits-laid-princess = She counts for nobody and keeps nobody out.
about-fits-laid-toy = Its symbols belong to the box below it.
about-fits-kind = Only the most frequent kind of toy in a box counts: 1 point for each symbol, also under a cat. In a closed box twice that.
about-fits-spray = Each spray bottle costs 1 point, in a closed box 2.
about-shop = Stop on one of its three paw prints to take one, if you have none. The road is the only way in; closed shops cannot be entered.
about-larder = A larder holds one of each food. Whoever reaches this Home by exact count while its owner is away may steal one.
about-mog-pile = After every card the hand is filled up to six from here.
about-curiosity-pile = Whoever stops on a question mark draws the top card, does what it says and puts it back under the pile.
about-die = After the card the die is thrown, and the cat must move exactly so far.
about-car = It drives clockwise when a Curiosity card sends it. Every cat on its way loses a life and goes Home; nobody may pass it.
about-mog-cat = Moves your cat exactly that many spaces.
about-mog-mouse = Moves one mouse exactly that many spaces.
about-mog-bird = Moves one bird exactly that many spaces.
about-mog-speedy = Throw the die three times and move after each throw; the usual throw follows.
about-mog-attack = Leap onto a cat, a bird or a mouse up to six spaces away: prey goes into your larder, a cat loses a life and goes Home.
about-mog-burglar = Go to a shop or to another cat’s Home up to six spaces away and take a food. Whoever is still there at the end of the turn loses a life.

# Links
lobby-full-watch = All seats are taken. Stay here: you will watch as soon as the game begins.
table-watched = Who has the link may watch
invite-play-link = Link to a free seat
invite-watch-link = Link for spectators
invite-watch = Whoever has this link may look on. Nobody sees the players’ hidden cards.
invite-play-make = Make a link to a free seat
invite-watch-make = Make a link for spectators
link-end-how = The link is good until you end it.
link-end = End the link
link-ended-now = The link leads nowhere any more. Who came in by it to watch sees nothing further.
link-new = Make a new one
link-dead = This link leads nowhere
share-game = Share this game
share-game-how = Whoever has this link can watch the game from its first move.
share-game-move = Whoever has this link can watch the game; it opens at move { $number }.
share-eyes = What it shows
share-names = Show the names of the players
share-link = Link to the replay
share-send = Send …
share-ends = “My games” lists all your links. There you can end each of them.
my-links = My links
my-links-how = Whoever has one of these links can use it, until you end it.
my-links-play = A free seat
my-links-watch = Watching
my-links-replay = Replay
my-links-from = from move { $number }
my-links-nameless = without names
error-need_link = This table is private: one comes in by a link. Ask somebody who plays there for one.
error-link_unknown = There is no such link. Perhaps a letter was lost on the way: open it once more from the message, or ask for a new one.
error-link_ended = Whoever made this link has ended it. Ask them for a new one.
error-link_full = All seats of this table are taken, and nobody may look on there. Ask your friends for another table, or open one yourself.
error-link_started = The game has begun without you, and nobody may look on at this table. Ask for a seat in the next one.
error-link_over = The game is over and the table was put away. Ask for a link to the replay.
error-link_not_to_play = This link is for looking on, not for playing.
error-link_not_a_replay = This link does not lead to a replay.
error-link_other_eyes = This link shows the game through other eyes.
error-too_many_links = You have very many links. End some of them under “My games” first.

# Coming back
continue = Continue
continue-go = Continue
continue-which = Continue { $game }
continue-yours = It is your turn
continue-all = All my games
title-waiting = { $count ->
    [one] Your turn! – Clowder
   *[other] Your turn at { $count } tables! – Clowder
}
with-hints = with hints
filter-all = all
filter-game = Game
filter-opponent = Against
filter-result = Result
filter-won = won
filter-lost = not won
filter-help = Help
filter-no-help = without help
filter-none = No game is like that.
more-games = Show more
my-data = My data
my-data-how = Your name, your links, your games, and what you did and said in them are stored on this server, nothing else.
my-data-here = Your name, your games and what you did in them are kept in this browser, and nowhere else.
my-data-take = Take it along as a file
my-data-forget = Forget me here
my-data-sure = Yes, forget everything
my-data-warning = Your name, links and results go for good, and bots play on for you in games that are not over. The games of others stay, without your name.
my-data-here-warning = Your name, your results and all games on this device go for good, including those that are not over.
push-on = Tell me when it is my turn
push-is-on = This device tells you your turns
error-push_denied = This browser does not let the page send notices. Its settings can change that.
error-push_failed = Notices could not be switched on here. Try again later, or with another browser.
error-no_push = This server cannot send notices.
error-push_service = Notices cannot be sent to this browser.
# The table without a server
anywhere-note = This table runs in your browser: rules, bots and the games you keep are on this device, and nothing leaves it.
anywhere-friends = Playing with friends by link needs a server. Side by side on one screen works here.
anywhere-play = Play on this device
anywhere-play-more = The rules and the bots are here too. What you play now stays on this device.
anywhere-keep = Keep the table on this device
anywhere-keep-more = Then you can play against bots and side by side without a network. It takes about 15 megabytes.
anywhere-keeping = The table is being brought here…
anywhere-kept = The table is on this device: it works without a network too.
anywhere-depth = { $level } thinks on this device: about { $count ->
    [one] one line of play
   *[other] { $count } lines of play
  } for its last move.
error-needs_server = That needs a server, and this table has none.
error-here_full = This device has no room left to save the move.

# Meeting people
title-tables = Open tables: Clowder
tables-go = Find a table
tables-more = Sit down with others, or watch. The list renews itself.
tables-filters = What are you looking for?
tables-any = Any
tables-game = Game
tables-language = Language at the table
tables-free = Free seats
tables-free-at-least = { $count } or more
tables-clock-live = With a clock
tables-clock-days = Over days
tables-bots = Bots
tables-people-only = People only
tables-count =
    { $count ->
        [0] No table is waiting for players.
        [one] One table is waiting for players.
       *[other] { $count } tables are waiting for players.
    }
tables-none-fit = No open table is like that right now.
tables-show-all = Show all tables
tables-open-own = Open a table for everybody
tables-running = Games to watch
table-back = Back to the table
table-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
table-as-printed = Played as printed.
table-else-as-printed = Everything else is played as printed.
option-own-parts = Made by the host
ready = I’m ready
seat-ready = ready
lobby-all-ready = Everybody is ready.
neighbours = People at this table
neighbours-none = Nobody else sits here.
mute = Mute
mute-more = Mute: their words are hidden on this device, at this table only.
block = Block
block-end = Unblock
block-more = Block: you hear no words of theirs anywhere, and they cannot find or join tables that you open. They are not told.
my-blocks = Blocked people
report = Report
report-why = What is wrong?
report-reason-words = Insults or unwanted words
report-reason-name = An offensive name
report-reason-play = Spoils the game on purpose
report-reason-other = Something else
report-note = In your own words, if you like
report-more = The host of this server gets your report with the last words said at this table.
report-send = Send the report
report-sent = Thank you. The host of this server will look at it.
admin-heading = Reports
admin-token = The host’s token
admin-open = Show the reports
admin-show-done = Show those that are done
admin-by = reported by { $who }, { $date }
admin-words = The last words at the table
admin-done = Done
admin-reopen = Take up again
admin-remove-name = Remove the name
admin-end-sessions = End all sessions
admin-did-remove_name = The name { $name } is gone from the tables.
admin-did-end_sessions = All sessions of { $name } have ended.
admin-none = There is nothing to read.
error-no_admin = This server has no page for its host. docs/host.md says how to switch it on.
error-bad_token = That is not the right token.
error-cannot_sit = You cannot sit down at this table. There are others.
error-said_enough = You have said a lot at this table. Let the game speak.
error-too_many_words = Slowly, please: say the next thing in a moment.
error-too_many_blocks = You have blocked very many people. Unblock some of them under “My games” first.
error-too_many_reports = That is enough for today. The host of this server has your reports.
error-nobody_there = Nobody else sits there any more.
# Notices, vacations, invitations
notices = Notices and vacation
notices-how = While you are away we tell you of your turn, of an invitation, of the end of a game and when somebody has played your challenge: once each, and never while you look at the table.
mail-address = E-mail, if you like
mail-leave = Send me notices there
mail-asked = A letter is on its way to { $address }. Open the link in it; before that nothing else comes.
mail-is-on = Notices come to { $address } too.
mail-remove = Remove the address
mail-title = Notices by mail · Clowder
mail-confirm-done = Thank you. Notices of your games come to this address from now on.
mail-off-done = Done. No more letters come, and the address is deleted here.
vacation = Vacation
vacation-how = Your clock stands still at tables where a turn may take days, and no notices come. The others see it and may play on.
vacation-left = { $count ->
    [one] You have { $count } day left of the 30 in a year.
   *[other] You have { $count } days left of the 30 in a year.
}
vacation-long = For how long
vacation-until-back = Until I am back
vacation-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
vacation-on = Go on vacation
vacation-is-on = You are on vacation until { $date } at the latest.
vacation-off = I am back
seat-vacation = vacation until { $date }
invitations = You are invited
invitation-by = { $name } keeps a seat for you.
invitation-accept = Sit down
invitation-decline = No, thanks
challenges-played = Your challenge was played
challenge-news = { $count ->
    [one] One person has played your deal.
   *[other] { $count } people have played your deal so far.
}
challenge-look = See how it went
challenge-fine = Fine, thanks
companions = Invite somebody you have played with
companion-invite = Invite
companion-invite-who = Invite { $name }
companion-invited = invited
companion-declined = said no
somebody = Somebody
error-no_mail = This server sends no e-mail.
error-bad_mail_address = This does not look like an e-mail address.
error-too_many_mails = Too many letters were asked for today. Try again tomorrow.
error-mail_key = This link has been used up or is too old. Leave the address once more.
error-no_vacation_left = The vacation days of this year are used up.
error-no_companion = You can only invite people you have finished a game with.
error-sits_already = They sit at this table already.
error-not_invited = This invitation is not there any more.
error-invitation_declined = They have declined already.
error-too_many_invitations = That is enough invitations for now. Try again later.
# Games of this device move to an account; the table as an app
bring-note = { $count ->
    [one] One finished game is on this device only.
   *[other] { $count } finished games are on this device only.
  } Your account can have them too: the server checks each of them like any record.
bring-take = Bring them to my account
bring-busy = They are being brought…
bring-done = { $count ->
    [one] One game is in your account now.
   *[other] { $count } games are in your account now.
  }
install-take = Put the table on this device as an app
install-no = No, thank you
install-more = It opens like any app, and works without a network.
error-record_not_here = Only games that were played on a device without a server can be brought here.
## The referee at a real table, and positions of one’s own

referee-title = The referee – Clowder
referee-heading = Score pad
referee-link = Referee for the real table
referee-more = Do you play with real cards? Put the phone in the middle: it counts by the rules and says which rule each point comes from.
referee-pad = Count a game
referee-may = May I do this?
referee-kept = Pads on this device
referee-all = All pads
referee-forget = Throw away
referee-players = { $count ->
    [one] One player
   *[other] { $count } players
  }
referee-how-many = Players
referee-name = Name of player { $number }
referee-table = The table at the end
referee-take-away = Take away
referee-by-card = Card by card
referee-card = Card
referee-card-how = Choose a kitten and tap the quarters of the card. Then tap the table where its upper left quarter lies.
referee-turn = Turn the card
referee-box-how = Choose what a box shows and tap where it lies. On a keyboard you can press its letter instead.
referee-cell = { $place }: { $what }
referee-empty-place = nothing
referee-quick = Type it
referee-quick-how = Row by row: K black, P pink, V purple, B blue, Y yellow, E empty box, - nothing
referee-who-was = Who was who
referee-chihuahua = Chihuahua
referee-tiles = Unused tiles
referee-special = Special rules with tiles
referee-add = What brings coins
referee-for-whom = Who gets it
referee-what = What it was
referee-from = from
referee-strays = Strays taken in
referee-two-numbers = Two numbers
referee-series = Series
referee-left = Left at the end
referee-series-how = Tap the numbers in the order they were laid. Tap a card to take it out.
referee-write = Write it down
referee-would-bring = { $count ->
    [0] Brings nothing
    [one] Brings 1 point
   *[other] Brings { $count } points
  }
referee-written = Written down
referee-drop = Strike out line { $number }
referee-correct = Correct line { $number }
referee-correcting = Line { $number } is back above: change it and write it down again.
referee-leave = Leave line { $number } as it was
referee-wrote = Line { $number }: { $what }.
referee-struck = Line { $number } is struck out.
referee-nothing-yet = Nothing yet
referee-complete-threes = Complete threes left at the end are scored
referee-lives-and-foods = Lives and foods
referee-retired = Out of the game
referee-retired-order = Who left first (tap: later)
referee-retired-later = { $place }. { $who }: left later than the others
referee-lives = Lives
referee-lives-at-start = Lives at the start
referee-home-first = How the game ended
referee-time-up = The time was up
referee-tool = What to lay
referee-tool-card = Card
referee-tool-cat = Cat
referee-tool-sleep = Sleeping cat
referee-tool-toy = Special toy
referee-tool-turn = Turn
referee-tool-gone = Take away
referee-whose = Whose cat
referee-how-card = Make the card look as it is printed and tap the cell where it lies.
referee-how-cat = Tap the left one of the two cards it lies on.
referee-how-sleep = Tap the cell where it sleeps.
referee-how-princess = Tap the cat that she took the place of.
referee-how-toy = Tap the left one of the two cards it lies across.
referee-how-turn = Tap a card to turn it around.
referee-how-gone = Tap what goes: first what lies on top.
referee-rules = Edition and rules
referee-tied-kinds = All most frequent kinds of toys count
referee-share = Copy a link
referee-new = New pad
referee-copied = The link is copied. It holds everything that was entered.
referee-too-long = This is too much for a link.
referee-keeps = This device keeps the pad.
referee-unkept = This browser cannot keep the pad. Copy a link to have it later.
position-title = A position – Clowder
position-heading = Position: { $game }
position-side = Set up and ask
position-impossible = This position is impossible:
position-turn = { $who } is to act. Tap the board as in a game: what is not allowed is explained.
position-is-over = This game is over.
position-may = May I do this?
position-may-how = Choose a move, or write one as it stands in records.
position-ask = Ask
position-do-it = Do it
position-legal = Yes, that is allowed.
position-over = Nothing can be done any more: this game is over.
position-bot = A bot moves
position-deal = Deal anew
position-save = Save as a file
position-open = Open a file
position-unreadable = This is not a position that can be read.
position-fields = As text, field by field
position-fields-how = The names are those of position files. The engine says what is not possible.
position-no-json = This cannot be read: a bracket, a comma or a quotation mark is missing.
position-set = Set up
position-json = As text (JSON)
position-paste = Paste a position here
position-stuck = { $who } is to act and has nothing to do it with: nobody holds so few cards in a game. Give them cards to go on.
position-puzzle = As a puzzle
position-puzzle-make = Make a puzzle of it
position-puzzle-alone = A puzzle is made where there is a server: the strongest bot has to look at the position for long.
position-puzzle-going = The house compares the moves: { $percent }%
position-puzzle-clear = One move is clearly best: { $best }. Every other one is worse by at least { $cost }% of the chance to win (± { $error }).
position-puzzle-alike = No puzzle: two moves are about as good. { $best } and { $second } are { $cost }% of the chance to win apart (± { $error }), and it would have to be at least { $needed }%, beyond doubt.
position-puzzle-places = No puzzle: { $best } is about as good in two places. They are { $cost }% of the chance to win apart (± { $error }), and it would have to be at least { $needed }%, beyond doubt.
position-puzzle-unsure = No puzzle: the house is not sure. { $best } does best in comparison, but the strongest bot would choose { $other }.
position-puzzle-few = { $count ->
    [one] No puzzle: there is only { $count } move. At least { $needed } are needed, so that chance alone seldom finds the right one.
   *[other] No puzzle: there are only { $count } moves. At least { $needed } are needed, so that chance alone seldom finds the right one.
}
position-puzzle-kept = It is kept with you, under Puzzles. Whoever has the link sees what is known to who is to act, and not the answer.
position-puzzle-link = Copy the link
position-puzzle-solve = Solve it
setup-open = Set up by hand
setup-heading = Set up: { $game }
setup-done = To the table
setup-cancel = Cancel
setup-how = Tap a piece, then the place where it goes, or drag it there. Tap a piece that lies somewhere to turn it, move it or take it away.
setup-table = The table
setup-common = Piles and everything else
setup-box = Pieces of { $game }
setup-kind = Which pieces
setup-search = Search
setup-none-left = Nothing of it is left.
setup-taken-up = Taken up
setup-let-go = Let go
setup-turn-turn = Turn (R)
setup-turn-over = Turn over (F)
setup-put-here = Put here
setup-put-on-top = Put on top
setup-put-in = Put here: { $where }
setup-of = { $who }: { $what }
setup-possible = This position is possible.
setup-see-below = Marked where it is wrong.
setup-clear = Clear the table
setup-fill = All others into the deck
setup-empty = Empty the deck
setup-whose-turn = Whose turn
setup-place-hand = Hand
setup-place-deck = Deck, top first
setup-place-removed = Taken out unseen
setup-place-identity = Identity
setup-place-tiles = Unused tiles
setup-place-reserved = Reserved card
setup-place-series = Series: { $mark }
setup-place-pile = Pile { $mark }
setup-place-drawn = Taken or drawn, not yet used
setup-place-box = The box
setup-place-larder = Larder
setup-place-discards = Discards, last on top
setup-place-mog = Mog pile, top first
setup-place-curiosity = Curiosity cards, top first
setup-kind-card = Cards
setup-kind-identity = Identities
setup-kind-tile = Tiles
setup-kind-box = Box cards
setup-kind-toy = Special toys
setup-kind-start = Start boxes
setup-kind-princess = Princess
setup-kind-cat = Cats
setup-kind-sleep = Sleeping cats
setup-kind-blue = Blue
setup-kind-yellow = Yellow
setup-kind-red = Red
setup-kind-green = Green
setup-kind-extra = Extras
setup-kind-car = Car
setup-kind-prey = Mice and birds
setup-kind-food = Foods
setup-kind-mog = Mog cards
setup-kind-curiosity = Curiosity cards
setup-control-phase = Step
setup-control-phase-play = play a card
setup-control-phase-tile = use a tile
setup-control-phase-choose = draw, or lay a sleeping cat
setup-control-phase-cat = lay a cat
setup-control-coins = Cat thalers
setup-control-taken = The card in hand
setup-control-taken-false = was drawn
setup-control-taken-true = was taken from a pile
setup-control-lives = Lives
setup-control-closed = Closed shops
setup-control-round = Round
fault-other = Something is not right here: { $where }.
fault-E_PAD_TABLE = { $why ->
    [empty] Nothing lies on the table yet.
    [wide] The table is wider than 48 cards can make it.
   *[other] Entry { $number } cannot be read: { $given }.
  }
fault-E_PAD_IDENTITY = { $why ->
    [missing] Who was { $who }?
    [twice] { $who } cannot have the same identity as somebody else.
   *[other] Everybody needs an identity.
  }
fault-E_PAD_TILES = { $why ->
    [basic] The basic game has no tiles.
   *[other] Everybody has between zero and five unused tiles.
  }
fault-E_PAD_SHEET = { $why ->
    [giver] A gift comes from another player.
    [strays] A player has at most { $most } strays.
    [cards] Which cards were they?
    [one] A Good dog takes exactly one card along.
   *[other] This line cannot be read.
  }
fault-E_PAD_SIZE = This series is not to be scored: it needs three cards without a stray or Kittens, five cards, or seven under Kittens.
fault-E_PAD_FACE = On a card there are at most { $most } of: { $kinds }.
fault-E_PAD_CARDS = That is more than { $most } cards.
fault-E_PAD_RUNNING = This game is not over yet.
fault-E_POSITION = This is not a position.
fault-E_POSITION_FIELD = This field is not known, or what it says cannot be: { $where }.
fault-hand = { $who }: this hand cannot be. To play on, everybody needs a card.
fault-E_POSITION_RNG = The random number generator cannot be like this.
fault-E_POSITION_CARD = There is no such card, or it is somewhere else already: { $where }.
fault-E_POSITION_TABLE = The cards on the table cannot be read, or lie too far apart.
fault-E_POSITION_SEAT = Nobody sits there: { $where }.
fault-E_POSITION_HAND = These hands are impossible: too many cards, or none while the deck still has some.
fault-E_POSITION_TILE = These tiles do not exist, or not in this game.
fault-E_POSITION_SCRATCHER = Every scratcher lies on a box of its own, and only with the special rules.
fault-E_POSITION_IDENTITY = Everybody needs an identity of their own.
fault-E_POSITION_PHASE = The game cannot be at this step: there is nothing to decide, or something else comes first.
fault-E_POSITION_REFILL = The place to refill is not an empty place of a hand.
fault-E_POSITION_COUNT = There are not that many of them: { $where }.
fault-E_POSITION_SERIES = This series is impossible: { $where }. It has one colour and at most one stray, which is never first, and it is scored when it is full.
fault-E_POSITION_PILE = This pile cannot be like this: { $where }.
fault-E_POSITION_COINS = Nobody can have that many coins: { $where }.
fault-E_POSITION_LEDGER = This line of the ledger cannot be read: { $where }.
fault-E_POSITION_PRINCESS = There are not that many Princesses.
fault-E_POSITION_ISLANDS = The cards lie in too many separate groups.
fault-E_POSITION_EXTENT = The cards lie too far apart.
fault-E_POSITION_CELL = This cell is off the table, or taken: { $where }.
fault-E_POSITION_TWICE = This card is there twice: { $where }.
fault-E_POSITION_LYING = Only cats, the Princess and special toys lie across two cards: { $where }.
fault-E_POSITION_PAIR = Nothing can lie across these two cells: { $where }.
fault-E_POSITION_SUPPLY = A player has more than five cats, or the supply does not fit the table.
fault-E_POSITION_HANDS = These hands cannot be read, or hold what no hand can: { $where }.
fault-E_POSITION_DRAWN = The cards cannot have been drawn like this.
fault-E_POSITION_PACKETS = The packets do not add up to the pile.
fault-E_POSITION_CHASED = The Princesses drawn, held and played do not fit together.
fault-E_POSITION_KNOWN = What is known of a hand contradicts it.
fault-E_POSITION_PLAYED = The card played last is not on the table.
fault-E_POSITION_ENDING = The end phase cannot be like this.

## Cards and boards of one's own

parts-title = My cards and boards – Clowder
parts-heading = My cards and boards
parts-link = My cards and boards
parts-more = Do you own the printed game? Type in its cards or its board and play online with exactly those. Begin with ours, with nothing, or with a file.
parts-new = A new part
parts-which = Which part
parts-of = { $part } of { $game }
parts-begin-house = Begin with the house’s
parts-begin-empty = Begin with nothing
parts-import = Open a file
parts-none = You have no parts of your own yet.
parts-nameless = Without a name
parts-draft = only in this browser
parts-name = Name
parts-save = Keep
parts-saved = Kept. Tables offer it under “My …”.
parts-unsaved = This browser has kept your latest changes. “Keep” stores them with you, for tables and other devices.
parts-unkept = This browser cannot keep drafts. Please press “Keep” before you leave.
parts-told-apart = Another tab or device had changed or deleted this part meanwhile. What you see here is now a part of its own; nothing is lost.
parts-told-followed = Another tab has changed this part, and you see it as it is now. Undo brings back what was here.
parts-checking = The rules are being asked …
parts-sound = No faults: you can play with this.
parts-faults = { $count ->
        [one] One fault
       *[other] { $count } faults
    }
parts-faulty = has a fault
parts-overview = Overview
parts-edit = Edit
parts-print = Print
parts-add = New
parts-duplicate = Duplicate
parts-duplicate-many = { $count } more like it
parts-remove = Remove
parts-search = Search
parts-cards = Cards
parts-number-cards = Number cards
parts-counts = How many
parts-here = here
parts-house = in the house’s
parts-export = As a { $kind } file
parts-share = Share by link
parts-share-off = End the link
parts-share-link = Whoever has this link may look and keep a copy
parts-delete = Delete
parts-delete-sure = Really delete
parts-by = from { $name }
parts-take = Keep a copy
parts-mine = My { $part }
parts-of-house = The house’s
parts-of-whom = { $name }, from { $who }
parts-look = Look
parts-front = Front
parts-back = Back
parts-brush = What is put where you tap
parts-quadrant = { $side }, place { $number }: { $what }
parts-mirrored = (mirror image)
parts-mirror = Mirror the front
parts-copies = Copies
parts-copies-each = Copies of each
parts-copies-colour = Copies in each colour
parts-fewer = { $what }: one fewer
parts-another = { $what }: one more
parts-numbers = Numbers
parts-colours = Colours
parts-walls-how = Tap a side of the card to build a wall or take it away.
parts-wall-north = Wall at the top
parts-wall-east = Wall on the right
parts-wall-south = Wall at the bottom
parts-wall-west = Wall on the left
parts-put-in = Put in
parts-take-out = Take out
parts-without = { $what }: take out
parts-with-walls = { $count ->
        [0] Boxes without walls
        [one] Boxes with { $count } wall
       *[other] Boxes with { $count } walls
    }
parts-card-title = Title
parts-card-text = Text
parts-effect = What happens
parts-effect-what = With whom or what
parts-map = The map
parts-tool = A tap
parts-tool-choose = chooses a space; drag to move it
parts-tool-pen = draws walls: a space and a way to it
parts-pen-how = Tap where a wall begins, then where its spaces lie; a tap on a space that is there leads the way to it. Tap the last one again to begin elsewhere.
parts-tool-ways = on two spaces makes or removes a way
parts-tool-spaces = puts the space into: { $what }
parts-kind = Kind
parts-curious = Curiosity space
parts-ways = Ways
parts-lair = Lair and wall space: { $animal }
parts-doorstep = Doorstep of { $home }
parts-car-route = Route of the car
parts-kind-wall = Wall
parts-kind-road = Road
parts-kind-shop_garden = Shop garden
parts-kind-home = Home
parts-kind-home_garden = Garden
parts-kind-mouse_hole = Mouse hole
parts-kind-bird_house = Bird house
parts-kind-car_park = Car park
parts-try-heading = Try it
parts-try-more = Quick computer players play { $games } games with this and { $games } with the house’s; then you see how they differ. It takes from some seconds to a minute.
parts-try-seats = Players
parts-try-cards = Play { $games } games with these cards
parts-try-board = Play { $games } games on this board
parts-try-stop = Stop
parts-try-progress = Playing: { $percent }%
parts-try-done = The games are played.
parts-try-result = How it plays
parts-try-figures = The figures
parts-try-old = You have changed something since. This is about the cards as they were.
parts-try-unsound = First it must be without faults.
parts-try-all = Show all { $count }
parts-try-fewer = Show fewer
error-part_unknown = This part is not here any more, or is not shared.
error-unknown_part = This game has no such part.
error-too_many_parts = You keep as many parts as you can. Please delete one first.
error-part_too_large = This is larger than any part of a game.
error-part_unlike = This file resembles no part of our games.
error-trial_running = Games are still being played for you or for others here. Please try again in a moment.
error-puzzle_unknown = This puzzle is not here any more.
error-puzzle_outdated = This puzzle was made by older rules and cannot be solved any more.
error-puzzle_running = A position is still being looked at for you or for others here. Please try again in a moment.
error-too_many_puzzles = You keep as many puzzles as you can. Please delete one first.
error-part_unreadable = This file is neither TOML nor JSON.
error-part_changed = This part was changed on another device.
## The deal of the day, challenges, games played on from a move

daily-title = Deal of the day
daily-short = One deal per game, the same for everybody. Your first try counts.
daily-go = Today’s deals
daily-more = Every day one deal per game, the same for everybody, against the same bots. Your first try counts, without hints; after that you can practise. Your name and result are shown to those who have played the deal.
daily-here = Every day one deal per game, the same for everybody, against the same bots. Your first try counts, without hints; after that you can practise. Here your result stays on this device: comparing it with others needs a server.
daily-next = The next deals come at { $time }.
deal-bots = { $count ->
    [one] You against one bot ({ $level }).
   *[other] You against { $count } bots ({ $level }).
}
deal-tries = { $count ->
    [0] Nobody here has finished it yet.
    [one] One person here has played it.
   *[other] { $count } people here have played it.
}
deal-play = Play the deal
deal-go-on = Go on with your try
deal-practise = Play for practice
deal-gone = Your try was put away unfinished: nobody had moved for a long time. What you play now is for practice.
deal-results = Results
deal-of-day = { $game }, deal of { $day }
deal-of = { $game }: a challenge from { $name }
deal-of-somebody = { $game }: a challenge
deal-beat = To beat: { $result }.
deal-beat-better = You have beaten it!
deal-beat-equal = Exactly as good.
deal-beat-worse = This time it was not enough.
deal-beat-mine = Your result is the one to beat: { $result }.
deal-beat-so-far = Better than that so far: { $count } of { $all }.
deal-yours = Your try: { $result }.
deal-place = That is number { $place } of { $count } here.
deal-share-place = Number { $place } of { $count } on this server
deal-first = You see what others made of it after your own try.
deal-here = Your result is kept on this device. Only a server knows what others made of the deal.
deal-over = Its day is over: tries do not count any more.
deal-my-replay = Look back at your game
deal-best-replay = Look at the best game
deal-share = Copy your result
deal-spread = How the tries ended
deal-line = Place { $rank }: { $points }
deal-line-tries =
    { $count ->
        [one] one try
       *[other] { $count } tries
    }
deal-best = The best
deal-you = (you)
deal-nameless = A guest
deal-mark-challenge = Challenge
deal-mark-practice = For practice
deal-known = This deal is no secret: others play it too, or have played it. Nothing is promised about chance at this table.
play-on = Play on from here
play-on-how = A new table begins with the first { $count } moves of this game: the same deal, hidden cards as they were. From there everything can go another way.
play-on-seat = Your seat
play-on-friends = Keep the seats of the other people free for them
play-on-go = Set up the table
begin-bots = Against bots
begin-how = The game begins from this position, with its rules. You know every card in it, and everybody at the table is told so.
begin-seat-turn = Seat { $number }, whose turn it is
begin-anew = Deal the hidden cards anew, so that nobody knows them
beginning-known = This game begins from a position that { $who } set up. { $who } knows every card in it.
beginning-known-somebody = This game begins from a position that somebody set up, who knows every card in it.
beginning-anew = This game begins from a position that { $who } set up. Its hidden cards were dealt anew: nobody knows them.
beginning-anew-somebody = This game begins from a position that somebody set up. Its hidden cards were dealt anew: nobody knows them.
beginning-replay = This game begins in the middle of another one, with other hidden cards. From the seat of { $who } nobody could have told the difference.
beginning-look = Look at the position
beginning-title = How the game begins
play-on-cards = Hidden cards
play-on-same = as they were
play-on-other = others, which your seat could not have told from the true ones
play-on-other-how = What if the cards had been others? A new table begins where the game stands here. What your seat knew then stays; everything that was hidden from it is dealt anew.
error-invalid_position = This position cannot be.
error-position_over = In this position the game is over.
error-position_seats = This position has another number of seats.
challenge = Challenge others with this deal
challenge-how = Whoever opens the link plays the same deal on your seat, against bots. Your result is what they have to beat, and we tell you when somebody has played.
challenge-link = Link to the challenge
mistakes-open = Learn from your mistakes
mistakes-title = Better moves
mistakes-seat = Decisions of
mistakes-none = There is nothing to find: no move was so much worse than another that the analysis could tell.
mistakes-number = Decision { $now } of { $all }
mistakes-task = Move { $move }: you played “{ $played }”.
mistakes-task-of = Move { $move }: { $name } played “{ $played }”.
mistakes-find = Find a better one.
mistakes-better = The better move: { $move }
mistakes-better-here = The better move is shown on the board.
mistakes-cost = It cost { $cost }% (± { $error }) of the chance to win.
mistakes-points = Points when the turn comes round again: { $best } (± { $bestError }) with the better move, { $played } (± { $playedError }) with the one played.
mistakes-right = That is as good as the best move found.
mistakes-played = That is the move of the game.
mistakes-other = That is worse than the best move found by { $cost }% (± { $error }).
mistakes-unknown = The analysis did not look at this move: it is not among those that seemed good.
mistakes-show = Show the better move
mistakes-show-played = Show the move played
mistakes-back = Back to the replay
mistakes-wait = First the game is looked at: { $percent }%
mistakes-board = On the board
practice-title = Practise my mistakes
practice-of = Game of { $day }
practice-any-game = All games
practice-any-tag = All themes
practice-found = Found so far: { $found } of { $all }
practice-firsts = This time with the first move: { $first } of { $all }
practice-end = That was all of them.
practice-again = Once more from the start
practice-back = My games
practice-none = There is nothing to practise yet.
practice-none-more = Once a game of yours has been analysed, the decisions that cost you most wait here. Analyse a game first: the button is on the page of your games.
practice-analyse = Analyse my games
practice-theme = Practise
practice-theme-of = Practise: { $tag }
puzzles-title = Puzzles
puzzles-short = Positions from real games in which one move is clearly best.
puzzles-go = Solve puzzles
puzzles-more = Positions from games that bots played. One move is clearly best: the strongest bot found it twice, and every other move costs several per cent of the chance to win. You see what was known from that seat, and nothing else. Your first move counts.
puzzles-of = { $game }: puzzles
puzzles-solve = Solve
puzzles-others = All games
puzzles-none = There is no such puzzle in this game.
puzzles-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzles-done = { $over } tried, { $first } found with the first move
puzzles-streak = In a row with the first move: { $now } (longest: { $longest })
puzzle-number = Puzzle { $now } of { $all }
puzzle-task = It is your turn. Find the best move.
puzzle-hardness = Difficulty
puzzle-any-stars = Easy and hard
puzzle-stars = Difficulty { $stars } of 4
puzzle-theme = Theme
puzzle-any-tag = Everything
puzzle-about = What is it about?
puzzle-show = Show the move
puzzle-next = Next puzzle
puzzle-bots = How often bots find it:
puzzle-right = Right!
puzzle-other = { $move }: that costs about { $cost }% of the chance to win. { $name } gains most from it.
puzzle-best = Best move: { $move }
puzzle-margin = The second best move is worse by { $cost }% (± { $error }).
puzzle-fails = { $move }: costs about { $cost }%, most of it goes to { $name }
puzzle-elsewhere = The same in another place: costs at least { $cost }%, most of it goes to { $name }
puzzle-shared = A puzzle for you
puzzle-copied = The link is copied. It does not give the answer away.
puzzles-mine = Puzzles of your own
puzzle-tag-borrow = a card from another hand
puzzle-tag-box = a box card
puzzle-tag-cat = a cat into a box
puzzle-tag-cat-lady = cat lady
puzzle-tag-close = close a box
puzzle-tag-cover = cover others
puzzle-tag-deck = draw from the deck
puzzle-tag-discard = discard
puzzle-tag-dog = the dog
puzzle-tag-fight = attack
puzzle-tag-gift = swap a stray
puzzle-tag-home = at home
puzzle-tag-hunt = hunt
puzzle-tag-join = join groups
puzzle-tag-keep = keep on collecting
puzzle-tag-kittens = kittens
puzzle-tag-mouse = toy mouse
puzzle-tag-overtake = overtake
puzzle-tag-pile = take from a pile
puzzle-tag-princess = princess
puzzle-tag-quiet = quiet move
puzzle-tag-rival = hold somebody back
puzzle-tag-score = score
puzzle-tag-scratcher = scratcher
puzzle-tag-shop = shop
puzzle-tag-sleep = sleeping cat
puzzle-tag-spoil = take points from others
puzzle-tag-swap = swap cards
puzzle-tag-theft = theft
puzzle-tag-toys = toys
puzzle-tag-trespasser = trespasser
puzzle-tag-way-home = way home
puzzle-tag-win = a winning move
error-no_such_deal = This deal does not exist.
error-try_first = First play the deal yourself.
error-no_tries = Nobody has played this deal to its end yet.
error-deal_from_middle = A game that began in the middle cannot be a challenge.
error-undo_counts = In the try that counts, what was seen stays played.
error-hint_counts = In the try that counts there are no hints.
error-analysis_first = First look at what decided this game.
error-no_such_ply = This game has no such move.
