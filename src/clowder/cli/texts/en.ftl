# What the command line says. Ids of commands, options and games stay as they are typed.

app-help = A table for four cat board games: play, replay, study. Alone it opens the table.
version-help = Show the version and whether the engine runs compiled.

game-help = The game, as listed by "clowder games".
option-help = An option of the game, for example rules=special. Repeat it for more; values may be JSON, or @FILE for a file of cards or a board.
seats-help = How many seats; four where the game allows it.
seed-help = A whole number that decides all chance; drawn at random if left out.
json-help = Print JSON for programs.
record-help = A game stored by "clowder play --save", or with --line a file of JSON lines.

game-not-here = the game { $game } is known but not installed here
option-form = an option is written name=value, not { $given }
part-not-json = { $file } is not readable JSON: { $reason }
option-twice = the option { $name } was given twice
option-file = { $file } is a file; to read it write { $name }=@{ $file }
seed-form = a seed is a whole number, not { $given }
record-not-json = { $file } is not a readable record: { $reason }
record-stops = the record cannot be replayed beyond move { $ply }: { $reason }
record-holds = The record is sound: { $plies ->
    [one] one move
   *[other] { $plies } moves
}, { $finished ->
    [yes] to the end of the game
   *[other] the game is not finished
}.
nobody = nobody
place = { $rank }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}

games-help = List the games with their seats and options.
games-line = { $id }: { $title }, { $low } to { $high } players
games-option = {"  "}--option { $name }=...  { $values } (default { $default })

verify-help = Check that a stored game replays to its end and, for a record of an online table, that its chance was fair.
verify-fair-help = Refuse a record that does not prove its chance.
record-fair = Its chance is proven. The commitment shown before the deal must have been { $commitment }.
record-begun = It begins from a position: whoever set that up knew what lies in it.
record-deal = Its deal is the one it names. It could be known beforehand: nothing is promised about its chance.
record-not-fair = the record is not genuine: { $reason }
verify-file-help = A game stored by "clowder play --save", or a file of JSON lines with one record each.
verify-line-holds = line { $line }: sound, { $plies ->
    [one] one move
   *[other] { $plies } moves
}
verify-line-fails = line { $line }: failed: { $reason }
verify-lines-fail = { $failed } of { $count } records failed
replay-help = Show a stored game move by move.
ply-help = Stop after so many moves.
line-help = Which record of a file of JSON lines; 1 is the first.
line-range = there is no line { $line }; the file has { $lines }
line-needed = { $file } holds { $lines } records, one on each line; choose one with --line
seat-help = Show what this seat saw (1 is the first); left out: what a spectator saw.
ply-range = there is no move { $ply }; the record has { $plies }
seat-range = there is no seat { $seat }; use 1 to { $seats }

analyse-help = Tell what a finished game was decided by: luck, decisions, and the moves that would have been better.
analyse-seat-help = Judge the moves of this seat alone (1 is the first); left out: of all seats.
analyse-seconds-help = How long to think; left out: 5 seconds for each seat.
analyse-simulations-help = Think by so many simulations per decision instead of by the clock: equal numbers give equal results.
analyse-keep-help = Keep what was found in this file, and go on from it next time.
analyse-seconds-range = { $given } seconds are no time to think; use more than 0, up to { $most }
analyse-simulations-range = { $given } simulations are not possible; use 1 to { $most }
analyse-unfinished = the game in { $file } is not finished; only finished games are analysed
analyse-keep-other = { $file } holds no analysis of this game, these seats and this version
analyse-progress = analysing
analyse-title = Chances to win in %, and what changed them ({ $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of samples)
analyse-name = player
analyse-start = start
analyse-own = own moves
analyse-others = others
analyse-further = longer look
analyse-luck = luck
analyse-result = end
analyse-accuracy = accuracy
analyse-moments = What decided the game:
analyse-faults = Other moves that were not the best:
analyse-hidden = What nobody could know:

rules-help = Print the rules of a game: all, one clause, or those that hold certain words.
clause-help = A clause id, the start of one such as CB-PLACE, or words to look for.
clause-unknown = the rules of { $game } have nothing for { $clause }
lang-help = The language: en, de, hu, it or uk; left out: that of the terminal.
lang-unknown = there is no language { $language }; use { $languages }
edition-help = Short for --option edition=..., where a game has editions.
rules-missing = the rulebook of { $game } has no texts here

usage-no-option = there is no option { $option }; --help lists those there are
usage-missing = { $name } is missing; --help shows what is needed
usage-no-value = the option { $option } needs a value
usage-bad-value = { $kind ->
    [number] { $name } must be a number
    [most] { $name } must be { $bound } at most
    [least] { $name } must be { $bound } at least
   *[other] the value of { $name } cannot be used
}
usage-no-command = there is no command { $command }; clowder --help lists them
usage-extra = too many words: { $words }
usage-no-subcommand = say what to do: --help lists the commands

help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-help = Show this message and exit.
help-default = {"["}default:
help-required = {"["}required]
game-unknown = there is no game { $game }; known games are { $games }
options-refused = options not accepted: { $faults }
option-wrong = this is no setting or value of the game: { $name }
parts-refused = part file not accepted: { $faults }
record-refused = { $reason }
file-reason = { $file }: { $reason }
reason-no-file = there is no such file
reason-no-parent = there is no folder { $folder }
reason-denied = no permission
reason-is-folder = it is a folder
reason-no-folder = a file is where a folder should be
reason-exists = something of that name is there already
reason-read-only = nothing can be written there
reason-disk-full = the disk is full
reason-long-name = the name is too long
reason-address-taken = something else uses this address
reason-address-foreign = this computer does not have this address
reason-refused = nobody answers there
reason-no-host = no computer has this name
reason-other = the system says "{ $said }"
unread-at = line { $line }, column { $column }
unread-end = at the end it is not complete
unread-bytes = byte { $place } is not UTF-8
unread-deep = it is nested too deep
unread-number = it holds a number of thousands of digits

play-help = Play in the terminal against bots or beside friends.
you-help = Your seat; 1 is the first.
hot-seat-help = People sit in all seats and share the screen.
watch-help = Only watch: bots sit in all seats.
level-help = How well the bots play: random, kitten, house-cat, alley-cat, panther or tiger.
level-unknown = there is no level { $level }; use { $levels }
yes-help = Moves need no confirmation.
save-help = Write the record of the game to this file when it ends.
play-which = Which game ({ $games })? Enter for { $first }:
play-no-game = name a game: { $games }
play-welcome = { $title }. Type a move, or "help".
play-edition = { $option }: { $value }. Another one is chosen with --option.
play-move = { $name }: { $move }
play-hand-over = Hand the screen to { $name }, then press Enter.
play-prompt = { $name }>
play-confirm = Your choice: { $move }. Enter to confirm, "undo" to take it back:
play-undone = Taken back: { $move }.
play-nothing-to-undo = There is no unconfirmed choice to take back.
play-moves = { $count ->
    [0] No legal move starts like that.
    [one] One legal move:
   *[other] { $count } legal moves:
}
play-hint = { $move } looks good. { $reason }
play-legal = { $move } is legal now.
play-saved = Written to { $file }.
play-left = You left the game after { $plies ->
    [one] one move
   *[other] { $plies } moves
}.
play-help-text =
    Type a move as it is written in the list of moves, or one of these:
    moves          all legal moves; "moves play 1" lists those that start so
    #3             the third legal move of that list
    why MOVE       why a move is not legal, with the rule
    show           the table again
    random         let chance choose for you
    hint           a good move, and why
    undo           take back a choice before it is confirmed
    save FILE      write the record of the game
    quit           leave

serve-help = Serve the table over HTTP and WebSocket. It needs no settings.
serve-host-help = The address to listen on; 0.0.0.0 for all.
serve-port-help = The port to listen on.
serve-database-help = postgresql://… or sqlite:///file; left out: a file in the data folder.
serve-workers-help = Server processes; more than one needs PostgreSQL.
serve-public-url-help = How people reach it, with its path prefix.
serve-data-help = The data folder.
serve-bot-processes-help = Processes in which bots think.
serve-bot-queue-help = Let "clowder bots" workers think; needs PostgreSQL.
serve-trust-proxy-help = Believe X-Forwarded-For of the proxy in front.
serve-hosts-help = Further names under which people reach this server, separated by commas; * for any.
serve-open-metrics-help = Shows /metrics to others than this computer, too.
serve-forget-days-help = Forget people who have not come for so many days, with their names and links; games of others stay.
serve-admin-token-help = Opens the host's page at /admin, with the reports of players, for whoever knows this word of at least 16 letters; better given as CLOWDER_ADMIN_TOKEN.
serve-smtp-url-help = Send notices by e-mail through this server, as smtp://user:password@host:587 or smtps://host; needs --mail-from and --public-url. Better given as CLOWDER_SMTP_URL than where others see it.
serve-mail-from-help = The address that letters come from, such as Clowder <cats@example.org>.
serve-open-help = Open the table in a browser as soon as it is ready.
serve-log-level-help = DEBUG, INFO, WARNING or ERROR; left out: INFO, or WARNING in a terminal.
serve-ready = Clowder is at { $address } (stop with Ctrl+C)
serve-only-here = Only this computer can reach it. For the others in your network: clowder serve --host 0.0.0.0
serve-others = The others in your network go to { $address }
serve-kept = Games are kept in { $folder }

bots-help = Think for the bots of a server that was started with --bot-queue.
bots-database-help = The postgresql://… of the server.
bots-processes-help = Processes to think in; left out: one per core.
bots-games-help = Further games as id=module:Class, separated by commas.
bots-need-postgres = bot workers need --database postgresql://…
bots-need-packages = bot workers need pip install 'psycopg[binary]' procrastinate ({ $module })
bots-ready = Thinking with { $processes ->
    [one] one process
   *[other] { $processes } processes
} (stop with Ctrl+C)

records-help = Move the records of finished games between stores.
records-export-help = Write all finished games to a file.
records-import-help = Check the records of a file and add those that are not here yet.
records-file-help = A file of JSON lines, one record per line.
records-written = { $count ->
    [one] One record
   *[other] { $count } records
} written to { $file }
records-added = { $new ->
    [one] One record
   *[other] { $new } records
} added, { $known } here already

simulate-help = Play many games between equal players and report seats, lengths, scores, choices and pieces.
games-count-help = How many games.
games-count-range = at least one game must be played, not { $given }
simulate-progress = Playing
arena-stopped = Stopped. The same command goes on from { $file }.
simulate-title = { $game }, { $seats } seats, { $player } on every seat, seed { $seed }
simulate-length = { $games } games, { $mean } decisions on average ({ $low } to { $high })
simulate-seat = { $name }: { $mean } points on average ({ $low } to { $high }), { $wins } % of the wins ({ $wins_low } to { $wins_high })
simulate-choices = Choices per decision: { $mean } on average, half of them up to { $median }, nine in ten up to { $ninety }, at most { $high }
simulate-course = The winner is { $margin } points ahead; the lead changes { $leads } times a game
simulate-watched = Leads, moves, events and score lines are counted in { $watched } of these games: the first thousand, then every thirty-second.
simulate-moves = Moves per game: { $counted }
simulate-events = Events per game: { $counted }
simulate-clauses = Score lines with points per game: { $counted }
simulate-report = The report is in { $file }
simulate-records = The records are in { $file }
simulate-records-help = Write every game as a record: to a file (.jsonl, one JSON line each), or to a folder, in many files while playing.
simulate-format-help = How records in a folder are written: jsonl, or parquet (needs the extra lab).
simulate-keep-help = Keep what is counted in this file; a stopped run goes on from there, and one with more games too.
simulate-keep-folder = Records of a run that is kept go to a folder: give --records a name without an ending.
simulate-bot-help = Who plays on every seat: a level, a bot, or file:Class with --code.
jobs-help = Processes to play in; 0 takes all cores but one. The results do not depend on it.
engine-help = local, or ray for a Ray cluster.
code-help = A Python file with a bot of your own, named as file:Class.
report-help = Write an HTML report to this file.
open-help = Open the HTML report in the browser.

arena-help = Let bots play each other on mirrored deals and report wins with 95 % intervals.
arena-seats-help = How many seats; as many as there are bots if left out.
arena-seed-help = A whole number that decides all chance.
arena-bots-help = Players, separated by commas: levels, bots with settings (greedy/samples=8), or file:Class. The last one takes the seats that are left.
keep-help = Keep the games in this file of JSON lines; a stopped run goes on from there.
clock-help = Levels keep to their time caps; such games cannot be repeated exactly.
csv-help = Print the table as CSV.
arena-no-bots = name at least one bot
arena-too-many = { $bots } bots do not fit on { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
arena-title = { $game }: { $games } games, { $seats } seats, seed { $seed }
arena-player = player
arena-wins = wins per seat
arena-interval = 95 %
arena-share = times its share
arena-rank = mean place
arena-score = mean score
arena-rating = rating

bench-help = Measure the engine by CPU time, compiled and interpreted.
seconds-help = CPU seconds per figure and repetition.
repeat-help = Repetitions; medians are shown with the lowest and highest.
write-help = Put the table into docs/performance.md.
bench-range = --seconds must be above 0 and --repeat at least 1
bench-no-page = { $file } is not here; run this in the project’s folder
bench-progress = Measuring
bench-setting = game, seats, options
bench-figure = figure
bench-compiled = compiled
bench-plain = interpreted
bench-ratio = times faster
bench-name = { $game }, { $seats }, { $options }
bench-playouts = random playouts
bench-decisions = decisions by count and pick
bench-listed = decisions with the full list
bench-clones = clone
bench-samples = determinize
bench-lists = list of legal actions

cat-box-columns = column
cat-box-row = row { $row }
cat-box-scratcher = Scratcher of { $name } at { $cell }: nothing next to it can be covered.
cat-box-empty-slot = { $place } empty
cat-box-own-card = { $place } secret { $secret }, the others see { $visible }
cat-box-card = { $place } shows { $visible }
cat-box-reserved = reserved
cat-box-tiles = tiles { $tiles }
cat-box-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
}, on top { $top }
cat-box-identity = You are: { $identity }.
cat-box-counts = Kittens + largest group, empty boxes, groups of three: { $counts }
cat-box-threes = groups of three

rules-why = Why: { $text }
rules-example = Example: { $text }

## The tables of the other games

own-cards = Your cards: { $cards }
csacska-deck = { $count ->
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
csacska-pass = This is pass { $number } of { $of } through the deck.
csacska-piles = Piles, top card last: { $piles }. Set aside in the box: { $box }.
csacska-legend = The letters stand for: { $signs }.
csacska-seat = { $name }: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}; series: { $series }
attack-round = Round { $round }
attack-seat = { $name } ({ $home }): cat at { $cat }, lives { $lives }, larder: { $larder }
attack-shops = Shops: { $shops }
attack-closed = closed
attack-prey = Mice: { $mice }. Birds: { $birds }.
attack-car = The car is at { $car }.
fits-legend = Walls are lines; on your cards # is a wall and . an open side, clockwise from the top. <A>: an awake cat of A across two cells; a: a sleeping cat of A; *: special toy; { $signs }.
fits-box = The box of { $box } would pay now: { $paid }
fits-seat = { $name }: points { $points }, cats in supply { $cats }, cards in hand { $cards }
fits-pile = Cards in the draw pile: { $count }

fault-port-taken = Port { $port } is taken; use --port with another number.
fault-cannot-listen = Cannot listen on { $address }: { $reason }.
fault-folder = The data folder { $folder } cannot be written: { $reason }. Choose another with --data.
fault-disk-full = The disk is full ({ $detail }). Make room, or choose another place with --data.
fault-read-only = The database cannot be written: { $detail }.
fault-cannot-open = The database file cannot be opened: { $detail }.
fault-no-database = There is no database { $file }. Name its folder with --data, or its address with --database.
fault-damaged = This is not a readable database: { $detail }.
fault-store-failed = The database cannot be reached or failed: { $detail }.
fault-database-newer = The database was written by a newer Clowder (schema { $schema }). Install that version.
fault-bad-database-url = The address of the database cannot be read; use sqlite:///file or postgresql://…
fault-database-kind = { $kind } is not supported; use SQLite or PostgreSQL.
fault-workers-need-postgres = More than one worker needs --database postgresql://…; SQLite serves one process.
fault-bot-queue-needs-postgres = --bot-queue needs --database postgresql://…; with SQLite the server’s own processes think.
fault-served-already = Another Clowder serves { $file } already. Stop it, or choose another folder with --data.
fault-bad-log-level = { $level } is no log level; use one of { $levels }.
fault-short-admin-token = --admin-token, the word that opens the host's page, needs at least { $letters } letters.
fault-bad-hosts = { $name } is no name for --hosts; write cats.example.org alone, without https:// and without a port.
fault-bad-public-url = { $url } is no public address; write it as https://example.org or https://example.org/cats.
fault-bad-mail-server = Mail needs three things: --smtp-url as smtp://user:password@host:port or smtps://…, --mail-from with an address, and --public-url.
fault-postgres-missing = PostgreSQL needs further packages: pip install 'psycopg[binary]' procrastinate ({ $module } is missing).
fault-bad-line = { $file }, line { $line }: this is not JSON.
fault-not-genuine = { $file }, line { $line }: this record is not accepted: { $fault }.
records-before = Those before it are here.

site-help = Write the whole table as a folder of plain files: it needs no server and works under any address.
site-folder-help = Where to write it: a new or empty folder, or one written before.
site-no-client = this installation has no browser client to write; install again with Node.js at hand
site-not-empty = { $folder } has other files in it; give a new or an empty folder
site-done = The table is in { $folder } ({ $megabytes } MB). Put it on any host of files, or try it: python -m http.server -d { $folder }
parts-help = Cards and boards of your own in place of the house's.
parts-list-help = List what can be replaced: the game and the name of the part.
parts-house-help = Print the house's file, to begin one's own from.
parts-check-help = Say what is wrong with a file of cards or a board, all of it at once.
parts-try-help = Play games with a file of cards or a board beside as many with the house's, and say how they differ.
parts-try-progress = Playing
parts-try-more = { $count ->
    [one] One more piece is told by --json.
   *[other] { $count } more pieces are told by --json.
}
parts-file-help = A part as TOML or JSON, in the form that "clowder parts house" prints.
parts-game-help = Whose part it is; left out: the one that it resembles most.
parts-part-help = Which part, as "clowder parts list" names it.
parts-sound = { $file } is sound: { $part } of { $game }
parts-faulty = { $count ->
    [one] { $file } has one fault
   *[other] { $file } has { $count } faults
}
parts-which = name one of { $parts }
parts-which-not = name one of { $parts }, not { $given }
parts-unlike = { $file } resembles no part of any game; --game and --part say which it is: { $parts }

record-bad-object = a record is a JSON object
record-bad-format = this record has format { $format }; format { $known } is read here
record-bad-field = the field { $field } of the record is missing or of the wrong kind
record-bad-line = line { $line } of { $file } is not JSON: was it cut off?
record-bad-unknown = the record has an unknown field { $field }
record-bad-letter = the record holds half a letter (an unpaired surrogate)
record-bad-seed = the field seed of the record is not 32 lower-case hexadecimal digits
record-bad-position = the position that this record begins from cannot be: { $keys }
record-bad-game = this is a record of { $game }, not of { $known }
record-bad-version = this game was played with rules version { $version } of { $game }; version { $known } is installed and could replay it differently
record-bad-parts = the parts (cards, board) of this record differ from the ones installed here
record-move-refused = { $move }: { $reason }
record-move-unreadable = { $move }: this is no move that can be read
flaw-seal = the seal does not fit: something in the record was changed
flaw-table = the id of its table is not one of ours
flaw-players = there is not one player with kind, name and level for every seat
flaw-times = it does not say when the game started and ended
flaw-moves = there is not one entry in 'moves' for every action
flaw-entry = move { $ply } does not say when and by whom it was made
flaw-unwieldy = it holds a number of more than 64 bits, or lists nested too deep
flaw-extra = what it says of { $name } cannot be read
flaw-given = it is not clear which moves were made before the table began
flaw-move = move { $ply }: { $reason }
flaw-seat = move { $ply } was not made by the seat that is named for it
flaw-unfinished = the moves do not reach the end of the game
flaw-outcome = the outcome differs from the one the moves lead to
flaw-commitment = the secret does not fit the commitment shown before the deal
flaw-source = it does not say where its deal comes from
flaw-day = the seed is not that of the day and the version
flaw-secret = the secret is missing or not 64 hexadecimal digits
flaw-contributions = the table id or the contributions of the seats are missing
flaw-contribution = a contribution is not a short hexadecimal text
flaw-seed = the seed does not come from the secret, the table and the contributions
flaw-known-deal = its deal could be known beforehand
flaw-known-beginning = it begins from a position that somebody could know
