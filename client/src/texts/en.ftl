brand = Clowder
title-start = Clowder: a table for cat games
title-table = { $game } – Clowder
title-your-turn = Your turn! { $game } – Clowder
title-rules = Rules of { $game } – Clowder
title-missing = Nothing here – Clowder

## Start page
hero = Four cat games, one table
hero-more = Play against bots, beside a friend on one screen, or with anyone who has the link. No account needed.
skip-to-games = Go to the games
games = Games
seats-range = { $min } to { $max } players
blurb-cat-box = Lay cards of boxed kittens over each other and keep your secret colour on top.
blurb-csacska-macska = Collect silly cats until their total ends in 9. Steal when nobody looks.
blurb-if-it-fits = Build cardboard boxes, close them, and have your cats in the best of them.
blurb-cat-attack = Roam the neighbourhood, fill your larder and mind the little black car.
play-now = Play now
play-friends = Play with friends
play-hotseat = Pass and play
rules = Rules
my-tables = My tables
my-tables-none = You have no tables yet. The cats are waiting.
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
invite-link = Invitation
invite-code = The invitation as a QR code
invite-only-here = Only this computer can open the link. To play with other devices, stop Clowder and start it with: clowder serve --host 0.0.0.0 (bin/play serve --host 0.0.0.0)
copy = Copy
copied = Copied
copy-by-hand = This browser does not let the page copy. The address is marked: please copy it yourself.

## Table
board = Table
log = What happened
log-empty = Nothing has happened yet.
menu = Menu
status-your-turn = Your turn. { $what }
status-confirm = Confirm your move, or choose something else.
status-waiting = Waiting for { $name }.
status-thinking = { $name } is thinking.
status-watching = You are watching. It is { $name }’s turn.
status-watching-late = You are watching, a few moves behind. It is { $name }’s turn.
status-connecting = Walking to the table …
status-lost = The connection is gone. Trying again; nothing is lost.
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
undo-more = Takes back your own last decision. If anybody has learned something since, the others are asked.
undo-asked = { $name } would like to take a move back. All right?
undone = { $who } took a move back.
hint = Hint
hint-thinking = Let me think …
hint-words = I would do this: { $what }
hint-take = Choose it
confirm = Confirm
rematch = Play again
score-sheet = Score sheet
rank = { $rank }.
record = Save the record
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
curtain-more = Hidden cards stay hidden until { $name } takes over.
curtain-more-open = Nothing is hidden in this game: everybody may look on.
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
pause = Pause the game

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
error-too_fast = That was too fast. Take a breath.
error-too_much_work = That is more work than the server does for one person at a time. Please try again in a moment.
error-nothing_to_undo = There is nothing to take back.
error-undo_already_asked = Somebody has already asked for that.
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
error-free_text_only_private = Words of one’s own are for private tables only.

## Cat Box
cb-board =
    { $count ->
        [one] Play area with one card
       *[other] Play area with { $count } cards
    }
cb-keys = Number keys pick a card. Arrow keys go from place to place, with Shift cell by cell. Enter lays the card, R turns it, Escape puts it back, F shows everything.
cb-bare = nothing
cb-cell =
    { $layers ->
        [0] Column { $column }, row { $row }: { $what }
        [one] Column { $column }, row { $row }: { $what }
       *[other] Column { $column }, row { $row }: { $what }, on { $layers } layers
    }
cb-place =
    { $can ->
        [true] Column { $column }, row { $row }: fits
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
cm-card = { $colour } { $number }
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
cm-no-series = No series yet
cm-lane = { $colour } series: { $cards }. { $size } of { $target } cards, total { $totals }.{ $wants ->
    [none] {""}
   *[other] {" "}Numbers that make it end in 9: { $wants }.
}
cm-chip = { $colour }: { $size } of { $target } cards
cm-triple = triple { $number }
cm-max-one = at most 1
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
if-bare = nothing
if-cell = Column { $column }, row { $row }: { $what }
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
ca-keys = Number keys pick a card from your hand. Arrow keys go from one lit place to the next. Enter chooses it, Escape puts the card back, F shows the whole map.
ca-mog-pile =
    { $count ->
        [one] Mog pile: 1 card
       *[other] Mog pile: { $count } cards
    }
ca-curiosity-pile = Curiosity cards before the next shuffle: { $count }
ca-die = Last throw: { $die }
ca-curiosity = Curiosity card
ca-duel = Cat fight
ca-duel-suit = Suit: { $suit }
ca-duel-lost = { $name } cannot follow and loses the fight.
ca-suit-cat = cat
ca-with = With { $suit } cards
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
ca-ask-suit = With which cards?
ca-ask-animal = Which animal moves?
ca-ask-place = Choose a lit place.
ca-offer-fight = Start a fight
ca-offer-six = Show six cards
ca-do-nothing = Play without effect
ca-do-cornered = Be cornered
ca-do-move = Move here
ca-do-prey = Move the { $animal } here
ca-do-attack = Leap here
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
rulebook-chapters = Chapters
rulebook-glossary = Glossary
rulebook-learn = Learn it at the table
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
share-copied = Address copied
go-replay = Watch the replay
go-learn = Learn
go-stats = My games
set-notify = Tell me when it is my turn and I am looking elsewhere
set-notify-denied = Your browser does not allow notices from this page. You can change that in its settings.
size-giant = Double
status-paused = The game is paused.
seat-clock = Time left: { $time }
map = Overview of the table
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
moment-tile-scratcher = Until its owner's next turn nobody may cover this kitten or those around it.
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
about-cat-box-full = Covers exactly one quarter of the cards on the table.
about-cat-box-roomy = It has an empty box: it covers one or two quarters of the cards on the table.
about-number-card = Goes to your series of its colour, or onto a pile. A series whose sum ends in 9 brings coins.
about-fits-box = Grows a box: where two open sides meet, both cards are one box. It touches a card on the table, long side to long side or short to short.
about-fits-start = The first boxes on the table: everybody lays one, touching the others.
about-fits-toy = Falls across the long sides of two cards of a box, like a cat; as a box card only where there is no room for that.
about-fits-princess = Takes the place of any cat in a box; that cat goes back to its player. The Princess herself counts for nobody.
about-fits-sleep = Instead of drawing: your cat lies down like a box card. It keeps others out, and counts once an awake cat is in its box.
about-fits-cat = Lies across two cards of a box, one of them the card you have just played. Not where another player's cat is already, unless yours is there too.
about-mog-cat = Moves your cat exactly that many spaces.
about-mog-mouse = Moves one mouse exactly that many spaces.
about-mog-bird = Moves one bird exactly that many spaces.
about-mog-speedy = Throw the die three times and move after each throw; the usual throw follows.
about-mog-attack = Leap onto a cat, a bird or a mouse up to six spaces away: prey goes into your larder, a cat loses a life and goes Home.
about-mog-burglar = Go to a shop or to another cat's Home up to six spaces away and take a food. Whoever is still there at the end of the turn loses a life.
