# Quello che dice la riga di comando. I nomi di comandi, opzioni e giochi restano come si scrivono.

app-help = Un tavolo per quattro giochi di gatti: giocare, rivedere, studiare. Senza comandi apre il tavolo.
version-help = Mostra la versione e se il motore è compilato.

game-help = Il gioco, come lo elenca «clowder games».
option-help = Un’opzione del gioco, per esempio rules=special. Si può ripetere; i valori possono essere JSON, o @FILE per un file di materiali.
seats-help = Quanti posti; quattro dove il gioco lo permette.
seed-help = Un numero intero da cui dipende tutto ciò che è casuale; se manca, viene estratto.
json-help = Stampa JSON per i programmi.
record-help = Una partita salvata con «clowder play --save», o con --line un file di righe JSON.

game-not-here = il gioco { $game } è noto ma non è installato qui
option-form = un’opzione si scrive nome=valore, non { $given }
part-not-json = { $file } non è JSON leggibile: { $reason }
option-twice = l’opzione { $name } è stata indicata due volte
option-file = { $file } è un file; per leggerlo si scrive { $name }=@{ $file }
seed-form = un seme è un numero intero, non { $given }
record-not-json = { $file } non è una partita leggibile: { $reason }
record-stops = la partita si può rivedere solo fino alla mossa { $ply }: { $reason }
record-holds = La partita è in ordine: { $plies ->
    [one] una mossa
   *[other] { $plies } mosse
}, { $finished ->
    [yes] fino alla fine
   *[other] la partita non è finita
}.
nobody = nessuno
place = { $rank }º { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

games-help = Elenca i giochi con posti e opzioni.
games-line = { $id }: { $title }, da { $low } a { $high } giocatori
games-option = {"  "}--option { $name }=...  { $values } (se manca: { $default })

verify-help = Controlla che una partita salvata si possa rivedere fino alla fine; se viene da un tavolo online, anche che la sorte non sia stata truccata.
replay-help = Mostra una partita salvata mossa per mossa.
ply-help = Si ferma dopo questo numero di mosse.
line-help = Quale partita di un file di righe JSON; 1 è la prima.
line-range = la riga { $line } non c’è; il file ne ha { $lines }
line-needed = { $file } contiene { $lines } partite, una per riga; se ne sceglie una con --line
seat-help = Mostra quello che vedeva questo posto (1 è il primo); se manca, quello che vedeva il pubblico.
ply-range = la mossa { $ply } non c’è; la partita ne ha { $plies }
seat-range = il posto { $seat } non c’è; usa da 1 a { $seats }

analyse-help = Dice che cosa ha deciso una partita finita: la fortuna, le decisioni e quali mosse sarebbero state migliori.
analyse-seat-help = Giudica solo le mosse di questo posto (1 è il primo); se manca, quelle di tutti.
analyse-seconds-help = Quanto pensare; se manca, 5 secondi per ogni posto.
analyse-simulations-help = Pensa con tante simulazioni per decisione invece che a tempo: numeri uguali danno risultati uguali.
analyse-keep-help = Conserva in questo file quello che ha trovato e la prossima volta riparte da lì.
analyse-seconds-range = { $given } secondi non sono un tempo per pensare; usa più di 0, fino a { $most }
analyse-simulations-range = { $given } simulazioni non sono possibili; usa da 1 a { $most }
analyse-unfinished = la partita in { $file } non è finita; si analizzano solo partite finite
analyse-keep-other = { $file } non contiene un’analisi di questa partita, di questi posti e di questa versione
analyse-progress = analisi
analyse-title = Probabilità di vincere in % e che cosa le ha cambiate ({ $rounds ->
    [one] un giro
   *[other] { $rounds } giri
} di campioni)
analyse-name = giocatore
analyse-start = inizio
analyse-own = mosse proprie
analyse-others = altri
analyse-further = più avanti
analyse-luck = fortuna
analyse-result = fine
analyse-accuracy = precisione
analyse-moments = Che cosa ha deciso la partita:
analyse-faults = Altre mosse che non erano le migliori:
analyse-hidden = Che cosa nessuno poteva sapere:

rules-help = Stampa le regole di un gioco, tutte o un punto.
clause-help = Il numero di un punto, il suo inizio come CB-PLACE, o parole da cercare.
clause-unknown = le regole di { $game } non hanno nulla per { $clause }
lang-help = La lingua: en, de, hu, it o uk; se manca, quella del terminale.
lang-unknown = la lingua { $language } non c’è; usa { $languages }
edition-help = Abbreviazione di --option edition=..., dove un gioco ha edizioni.
rules-missing = per { $game } qui non ci sono i testi delle regole

usage-no-option = l’opzione { $option } non esiste; --help elenca quelle che ci sono
usage-missing = manca { $name }; --help mostra che cosa serve
usage-no-value = l’opzione { $option } vuole un valore
usage-bad-value = { $kind ->
    [number] { $name } deve essere un numero
    [most] { $name } può essere al massimo { $bound }
    [least] { $name } deve essere almeno { $bound }
   *[other] il valore di { $name } non va bene
}
usage-no-command = il comando { $command } non esiste; clowder --help li elenca
usage-extra = troppe parole: { $words }
usage-no-subcommand = di’ che cosa fare: --help elenca i comandi

help-usage = Uso:
help-arguments = Argomenti:
help-options = Opzioni:
help-commands = Comandi:
help-help = Mostra questo aiuto.
help-default = {"["}se manca:
help-required = {"["}obbligatorio]
game-unknown = il gioco { $game } non esiste; ci sono { $games }
options-refused = queste opzioni non vanno bene: { $faults }
option-wrong = il gioco non ha questa opzione o questo valore: { $name }
parts-refused = questo file di materiali non va bene: { $faults }
record-refused = questa partita non si può leggere: { $reason }
file-reason = { $file }: { $reason }
reason-no-file = questo file non esiste
reason-no-parent = la cartella { $folder } non esiste
reason-denied = accesso negato
reason-is-folder = è una cartella
reason-no-folder = c’è un file dove dovrebbe esserci una cartella
reason-exists = c’è già qualcosa con questo nome
reason-read-only = lì non si può scrivere
reason-disk-full = il disco è pieno
reason-long-name = il nome è troppo lungo
reason-address-taken = questo indirizzo è già occupato
reason-address-foreign = questo computer non ha questo indirizzo
reason-refused = lì non risponde nessuno
reason-no-host = nessun computer ha questo nome
reason-other = il sistema dice «{ $said }»
unread-at = riga { $line }, colonna { $column }
unread-end = alla fine manca qualcosa
unread-bytes = il byte { $place } non è UTF-8
unread-deep = annidato troppo in profondità
unread-number = contiene un numero di migliaia di cifre

play-help = Gioca nel terminale contro i bot o accanto agli amici.
you-help = Il tuo posto; 1 è il primo.
hot-seat-help = A tutti i posti siedono persone che condividono lo schermo.
watch-help = Guarda soltanto: a tutti i posti siedono bot.
level-help = Quanto giocano bene i bot: random, kitten, house-cat, alley-cat, panther o tiger.
level-unknown = il livello { $level } non c’è; usa { $levels }
yes-help = Le mosse non vanno confermate.
save-help = Alla fine scrive la partita in questo file.
play-which = Quale gioco ({ $games })? Invio per { $first }:
play-no-game = indica un gioco: { $games }
play-welcome = { $title }. Scrivi una mossa, oppure «help».
play-edition = { $option }: { $value }. Un’altra si sceglie con --option.
play-move = { $name }: { $move }
play-hand-over = Passa lo schermo: gioca { $name }. Poi premi Invio.
play-prompt = { $name }>
play-confirm = La tua scelta: { $move }. Invio conferma, «undo» annulla:
play-undone = Annullato: { $move }.
play-nothing-to-undo = Non c’è nessuna scelta da confermare che si possa annullare.
play-moves = { $count ->
    [0] Nessuna mossa legale comincia così.
    [one] Una mossa legale:
   *[other] { $count } mosse legali:
}
play-hint = { $move } sembra buona. { $reason }
play-legal = { $move } ora è legale.
play-saved = Scritto in { $file }.
play-left = Hai lasciato la partita dopo { $plies ->
    [one] una mossa
   *[other] { $plies } mosse
}.
play-help-text =
    Scrivi una mossa come sta nell’elenco, oppure una di queste parole:
    moves          tutte le mosse legali; «moves play 1» elenca quelle che cominciano così
    #3             la terza mossa legale dell’elenco
    why MOSSA      perché una mossa non è legale, con la regola
    show           di nuovo il tavolo
    random         lascia scegliere il caso
    hint           una buona mossa, e perché
    undo           annulla una scelta prima di confermarla
    save FILE      scrive la partita
    quit           esci

simulate-help = Gioca molte partite fra giocatori uguali e riferisce su posti, durate, punti, scelte e materiali.
games-count-help = Quante partite.
games-count-range = bisogna giocare almeno una partita, non { $given }
simulate-progress = Si gioca
arena-stopped = Interrotto. Lo stesso comando riprende da { $file }.
simulate-title = { $game }, { $seats } posti, a ogni posto { $player }, seme { $seed }
simulate-length = { $games } partite, in media { $mean } decisioni (da { $low } a { $high })
simulate-seat = { $name }: in media { $mean } punti (da { $low } a { $high }), { $wins }% delle vittorie (da { $wins_low } a { $wins_high })
simulate-choices = Scelte per decisione: in media { $mean }, la metà fino a { $median }, nove su dieci fino a { $ninety }, al massimo { $high }
simulate-course = Chi vince ha { $margin } punti di vantaggio; il comando passa di mano { $leads } volte a partita
simulate-watched = Comando, mosse, eventi e righe del punteggio sono contati in { $watched } di queste partite: le prime mille, poi una ogni trentadue.
simulate-moves = Mosse per partita: { $counted }
simulate-events = Eventi per partita: { $counted }
simulate-clauses = Righe con punti per partita: { $counted }
simulate-report = Il rapporto è in { $file }
simulate-records = Le partite sono in { $file }
simulate-records-help = Scrive ogni partita: in un file (.jsonl, una riga JSON ciascuna) o in una cartella, in molti file già durante il gioco.
simulate-format-help = Come si scrivono le partite in una cartella: jsonl o parquet (serve l'extra lab).
simulate-keep-help = Conserva i conteggi in questo file; una prova interrotta riprende da lì, anche con più partite.
simulate-keep-folder = Le partite di una prova conservata vanno in una cartella: dai a --records un nome senza estensione.
simulate-bot-help = Chi gioca a ogni posto: un livello, un bot, o file:Classe con --code.
jobs-help = Quanti processi; 0 usa tutti i core meno uno. I risultati non ne dipendono.
engine-help = local, o ray per un cluster Ray.
code-help = Un file Python con un bot tuo, indicato come file:Classe.
report-help = Scrive un rapporto HTML in questo file.
open-help = Apre il rapporto HTML nel browser.

arena-help = Fa giocare i bot fra loro su mani speculari e riporta le vittorie con intervalli al 95%.
arena-seats-help = Quanti posti; se manca, tanti quanti i bot.
arena-seed-help = Un numero intero da cui dipende tutto ciò che è casuale.
arena-bots-help = Giocatori separati da virgole: livelli, bot con impostazioni (greedy/samples=8) o file:Classe. L’ultimo occupa i posti che restano.
keep-help = Conserva le partite in questo file di righe JSON; una prova interrotta riprende da lì.
clock-help = I livelli rispettano il proprio limite di tempo; partite così non si ripetono esattamente.
csv-help = Stampa la tabella in CSV.
arena-no-bots = indica almeno un bot
arena-too-many = { $bots } bot sono troppi per { $seats ->
    [one] un posto
   *[other] { $seats } posti
}
arena-title = { $game }: { $games } partite, { $seats } posti, seme { $seed }
arena-player = giocatore
arena-wins = vittorie per posto
arena-interval = 95%
arena-share = volte la sua quota
arena-rank = piazzamento medio
arena-score = punti medi
arena-rating = punteggio di forza

bench-help = Misura il motore in tempo di CPU, compilato e interpretato.
seconds-help = Secondi di CPU per misura e ripetizione.
repeat-help = Ripetizioni; si mostrano le mediane con il minimo e il massimo.
write-help = Mette la tabella in docs/performance.md.
bench-range = --seconds dev’essere maggiore di 0 e --repeat almeno 1
bench-no-page = { $file } non è qui; esegui il comando nella cartella del progetto
bench-progress = Si misura
bench-setting = gioco, posti, opzioni
bench-figure = misura
bench-compiled = compilato
bench-plain = interpretato
bench-ratio = volte più veloce
bench-name = { $game }, { $seats }, { $options }
bench-playouts = partite a caso
bench-decisions = decisioni contando e scegliendo
bench-listed = decisioni con l’elenco intero
bench-clones = copia
bench-samples = ridistribuzione delle carte nascoste
bench-lists = elenco delle mosse legali

cat-box-columns = colonna
cat-box-row = riga { $row }
cat-box-scratcher = Tiragraffi di { $name } in { $cell }: lì e tutto intorno non si può coprire nulla.
cat-box-empty-slot = { $place } vuoto
cat-box-own-card = { $place } lato segreto { $secret }, gli altri vedono { $visible }
cat-box-card = { $place } mostra { $visible }
cat-box-reserved = prenotata
cat-box-tiles = tessere: { $tiles }
cat-box-deck = Mazzo: { $count ->
    [one] una carta
   *[other] { $count } carte
}, in cima { $top }
cat-box-identity = La tua identità: { $identity }.
cat-box-counts = Gattini + gruppo più grande, scatole vuote, gruppi da tre: { $counts }
cat-box-threes = gruppi da tre

serve-help = Offre il tavolo via HTTP e WebSocket. Non servono impostazioni.
serve-host-help = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti.
serve-port-help = La porta su cui ascoltare.
serve-database-help = postgresql://… o sqlite:///file; se manca, un file nella cartella dei dati.
serve-data-help = La cartella dei dati.
serve-workers-help = Quanti processi server; più di uno richiede PostgreSQL.
serve-public-url-help = L’indirizzo a cui lo si raggiunge, con il prefisso del percorso.
serve-bot-processes-help = Processi in cui pensano i bot.
serve-bot-queue-help = Fa pensare i processi «clowder bots»; richiede PostgreSQL.
serve-trust-proxy-help = Si fida dell’X-Forwarded-For del proxy davanti.
serve-hosts-help = Altri nomi con cui si raggiunge questo server, separati da virgole; * per tutti.
serve-open-metrics-help = Mostra /metrics anche ad altri, non solo a questo computer.
serve-log-level-help = DEBUG, INFO, WARNING o ERROR; se manca: INFO, in un terminale WARNING.
serve-forget-days-help = Dimentica chi non viene da tanti giorni, con nome e link; le partite degli altri restano.
serve-admin-token-help = Apre la pagina del gestore in /admin, con le segnalazioni dei giocatori, a chi conosce questa parola di almeno 16 lettere; meglio indicarla in CLOWDER_ADMIN_TOKEN.
serve-smtp-url-help = Manda gli avvisi per e-mail con questo server, come smtp://utente:password@host:587 o smtps://host; servono --mail-from e --public-url. Meglio darlo come CLOWDER_SMTP_URL, dove altri non lo vedono.
serve-mail-from-help = L’indirizzo da cui arrivano le lettere, come Clowder <gatti@example.org>.
serve-open-help = Apre il tavolo nel browser appena è pronto.
serve-ready = Clowder è su { $address } (Ctrl+C per fermare)
serve-only-here = Lo raggiunge solo questo computer. Per gli altri nella rete: clowder serve --host 0.0.0.0
serve-others = Gli altri nella rete vanno su { $address }
serve-kept = Le partite sono in { $folder }

bots-help = Pensa per i bot di un server avviato con --bot-queue.
bots-database-help = Il postgresql://… del server.
bots-processes-help = Processi per pensare; se manca, uno per core.
bots-games-help = Altri giochi come id=modulo:Classe, separati da virgole.
bots-need-postgres = i processi dei bot richiedono --database postgresql://…
bots-need-packages = i processi dei bot richiedono pip install 'psycopg[binary]' procrastinate ({ $module })
bots-ready = Si pensa con { $processes ->
    [one] un processo
   *[other] { $processes } processi
} (Ctrl+C per fermare)

records-help = Porta le partite finite da un archivio a un altro.
records-export-help = Scrive tutte le partite finite in un file.
records-import-help = Controlla le partite di un file e aggiunge quelle che qui mancano.
records-file-help = Un file di righe JSON, una partita per riga.
records-written = { $count ->
    [one] Una partita scritta
   *[other] { $count } partite scritte
} in { $file }
records-added = { $new ->
    [one] Una partita aggiunta
   *[other] { $new } partite aggiunte
}, { $known } già presenti

verify-fair-help = Rifiuta una partita che non dimostra che la sorte non è stata truccata.
record-fair = È dimostrato che la sorte non è stata truccata. L’impronta mostrata prima della distribuzione dev’essere stata { $commitment }.
record-begun = Comincia da una posizione: chi l’ha preparata sapeva che cosa conteneva.
record-deal = La distribuzione è quella che indica. Poteva essere nota in anticipo: sulla sorte non è promesso nulla.
record-not-fair = la partita non è autentica: { $reason }
verify-file-help = Una partita salvata con «clowder play --save», oppure un file di righe JSON, una partita per riga.
verify-line-holds = riga { $line }: in ordine, { $plies ->
    [one] una mossa
   *[other] { $plies } mosse
}
verify-line-fails = riga { $line }: non valida: { $reason }
verify-lines-fail = partite non valide: { $failed } su { $count }

rules-why = Perché: { $text }
rules-example = Esempio: { $text }

## The tables of the other games

own-cards = Le tue carte: { $cards }
csacska-deck = { $count ->
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $count } carte.
}
csacska-pass = Mazzo { $number } di { $of }.
csacska-piles = Pile, la carta in cima è l’ultima: { $piles }. Nella scatola: { $box }.
csacska-legend = Le sigle: { $signs }.
csacska-seat = { $name }: { $coins ->
    [one] un tallero
   *[other] { $coins } talleri
}; serie: { $series }
attack-round = Giro { $round }
attack-seat = { $name } ({ $home }): gatto: { $cat }; vite: { $lives }; dispensa: { $larder }
attack-shops = Negozi: { $shops }
attack-closed = chiuso
attack-prey = Topi: { $mice }. Uccelli: { $birds }.
attack-car = L’auto: { $car }.
fits-legend = Le linee sono pareti; sulle tue carte # è una parete e . un lato aperto, in senso orario dall’alto. <A>: un gatto sveglio di A su due caselle; a: un gatto addormentato di A; *: giocattolo speciale; { $signs }.
fits-box = La scatola di { $box } ora varrebbe: { $paid }
fits-seat = { $name }: punti: { $points }; gatti nella riserva: { $cats }; carte in mano: { $cards }
fits-pile = Carte nel mazzo: { $count }

fault-port-taken = La porta { $port } è occupata; scegline un’altra con --port.
fault-cannot-listen = Impossibile mettersi in ascolto su { $address }: { $reason }.
fault-folder = Non si può scrivere nella cartella dei dati { $folder }: { $reason }. Scegline un’altra con --data.
fault-disk-full = Il disco è pieno ({ $detail }). Libera spazio o scegli un altro posto con --data.
fault-read-only = Non si può scrivere nel database: { $detail }.
fault-cannot-open = Il file del database non si apre: { $detail }.
fault-no-database = Non c’è un database { $file }. Indica la sua cartella con --data o il suo indirizzo con --database.
fault-damaged = Questo non è un database leggibile: { $detail }.
fault-store-failed = Il database non è raggiungibile o ha dato errore: { $detail }.
fault-database-newer = Il database è stato scritto da un Clowder più recente (schema { $schema }). Installa quella versione.
fault-bad-database-url = L’indirizzo del database non è leggibile; usa sqlite:///file o postgresql://…
fault-database-kind = { $kind } non è supportato; usa SQLite o PostgreSQL.
fault-workers-need-postgres = Per più di un processo serve --database postgresql://…; SQLite ne serve uno solo.
fault-bot-queue-needs-postgres = --bot-queue richiede --database postgresql://…; con SQLite pensano i processi del server.
fault-served-already = Un altro Clowder serve già { $file }. Fermalo, o scegli un’altra cartella con --data.
fault-bad-log-level = { $level } non è un livello di registro; usa uno tra { $levels }.
fault-short-admin-token = --admin-token, la parola che apre la pagina del gestore, deve avere almeno { $letters } lettere.
fault-bad-hosts = { $name } non è un nome per --hosts; scrivi solo cats.example.org, senza https:// e senza porta.
fault-bad-public-url = { $url } non è un indirizzo pubblico; scrivilo come https://example.org o https://example.org/cats.
fault-bad-mail-server = Per l’e-mail servono tre cose: --smtp-url come smtp://utente:password@host:porta o smtps://…, --mail-from con un indirizzo, e --public-url.
fault-postgres-missing = PostgreSQL richiede altri pacchetti: pip install 'psycopg[binary]' procrastinate (manca { $module }).
fault-bad-line = { $file }, riga { $line }: questo non è JSON.
fault-not-genuine = { $file }, riga { $line }: questa partita salvata non è accettata: { $fault }.
records-before = Quelle prima ci sono già.

site-help = Scrive tutto il tavolo come cartella di semplici file: non serve un server e funziona sotto qualsiasi indirizzo.
site-folder-help = Dove: una cartella nuova o vuota, oppure una già scritta così.
site-no-client = questa installazione non ha un client per il browser da scrivere; installa di nuovo con Node.js a disposizione
site-not-empty = in { $folder } ci sono altri file; indica una cartella nuova o vuota
site-done = Il tavolo è in { $folder } ({ $megabytes } MB). Mettilo su un qualsiasi spazio per file, oppure provalo: python -m http.server -d { $folder }
parts-help = Carte e tabelloni propri al posto di quelli di casa.
parts-list-help = Elenca ciò che si può sostituire: il gioco e il nome della parte.
parts-house-help = Stampa il file di casa, da cui cominciare il proprio.
parts-check-help = Dice che cosa non va in un file di carte o in un tabellone, tutto in una volta.
parts-try-help = Gioca partite con un file di carte o un tabellone accanto ad altrettante con i nostri e dice in che cosa differiscono.
parts-try-progress = Si gioca
parts-try-more = { $count ->
    [one] Un altro pezzo si trova con --json.
   *[other] Altri { $count } pezzi si trovano con --json.
}
parts-file-help = Una parte in TOML o JSON, nella forma che stampa "clowder parts house".
parts-game-help = Di quale gioco è la parte; se manca: quello a cui somiglia di più.
parts-part-help = Quale parte, con il nome che dà "clowder parts list".
parts-sound = { $file } è a posto: { $part } di { $game }
parts-faulty = { $count ->
    [one] { $file } ha un errore
   *[other] { $file } ha { $count } errori
}
parts-which = indica una di queste: { $parts }
parts-which-not = indica una di queste: { $parts }, non { $given }
parts-unlike = { $file } non somiglia a nessuna parte di nessun gioco; --game e --part dicono quale sia: { $parts }

record-bad-object = una partita salvata è un oggetto JSON
record-bad-format = ha il formato { $format }; qui si legge il formato { $known }
record-bad-field = il campo { $field } manca o è del tipo sbagliato
record-bad-line = la riga { $line } di { $file } non è JSON: è stata troncata?
record-bad-unknown = ha un campo sconosciuto: { $field }
record-bad-letter = contiene mezza lettera (un surrogato spaiato)
record-bad-seed = il campo seed non è fatto di 32 cifre esadecimali minuscole
record-bad-position = la posizione da cui comincia non può esistere: { $keys }
record-bad-game = è una partita di { $game }, non di { $known }
record-bad-version = è stata giocata con la versione { $version } delle regole di { $game }; qui è installata la { $known }, che potrebbe rigiocarla in modo diverso
record-bad-parts = i suoi materiali (carte, tabellone) sono diversi da quelli installati qui
record-move-refused = { $move }: { $reason }
record-move-unreadable = { $move }: non è una mossa leggibile
flaw-seal = il sigillo non corrisponde: qualcosa è stato cambiato
flaw-table = l’identificativo del tavolo non è uno dei nostri
flaw-players = non c’è per ogni posto un giocatore con tipo, nome e livello
flaw-times = non dice quando la partita è cominciata e finita
flaw-moves = non c’è una riga di «moves» per ogni mossa
flaw-entry = la mossa { $ply } non dice quando e da chi è stata fatta
flaw-unwieldy = contiene un numero di più di 64 bit o liste annidate troppo in profondità
flaw-extra = quello che dice di { $name } non è leggibile
flaw-given = non è chiaro quali mosse siano state fatte prima che il tavolo cominciasse
flaw-move = mossa { $ply }: { $reason }
flaw-seat = la mossa { $ply } non è stata fatta dal posto indicato
flaw-unfinished = le mosse non arrivano alla fine della partita
flaw-outcome = il risultato è diverso da quello a cui portano le mosse
flaw-commitment = il segreto non corrisponde all’impronta mostrata prima della distribuzione
flaw-source = non dice da dove viene la distribuzione
flaw-day = il seme non è quello del giorno e della versione
flaw-secret = il segreto manca o non ha 64 cifre esadecimali
flaw-contributions = mancano l’identificativo del tavolo o i contributi dei posti
flaw-contribution = un contributo non è un breve testo esadecimale
flaw-seed = il seme non deriva dal segreto, dal tavolo e dai contributi
flaw-known-deal = la sua distribuzione poteva essere nota in anticipo
flaw-known-beginning = comincia da una posizione che qualcuno poteva conoscere
