brand = Clowder
title-start = Clowder: un tavolo per giochi di gatti
title-table = { $game } – Clowder
title-your-turn = Tocca a te! { $game } – Clowder
title-rules = Regole di { $game } – Clowder
title-missing = Qui non c’è niente – Clowder

## Pagina iniziale
hero = Quattro giochi di gatti, un solo tavolo
hero-more = Gioca contro i bot, con un amico sullo stesso schermo o con chiunque abbia il link. Non serve un account.
hero-here = Gioca contro i bot o con un amico sullo stesso schermo. Non servono né un account né un server.
skip-to-games = Vai ai giochi
games = Giochi
seats-range = Da { $min } a { $max } giocatori
game-minutes = { $from }–{ $to } minuti
game-learn-easy = facile da imparare
game-learn-middle = un po’ da imparare
game-learn-more = più impegnativo
blurb-cat-box = Sovrapponi carte con gattini nelle scatole e tieni in vista il tuo colore segreto.
blurb-csacska-macska = Raccogli gatti buffi finché la somma termina con 9. E ruba quando nessuno guarda.
blurb-if-it-fits = Costruisci scatole di cartone, chiudile e metti i tuoi gatti nelle migliori.
blurb-cat-attack = Gira per il quartiere, riempi la dispensa e occhio alla piccola auto nera.
play-now = Gioca subito
play-friends = Gioca con gli amici
play-hotseat = Sullo stesso schermo
play-which = { $way }: { $game }
rules = Regole
open-tables = Tavoli aperti
open-tables-none = Ora nessuno cerca giocatori.
status-open = in attesa di giocatori
status-running = in corso
status-over = finita
status-archived = archiviata
table-go = Siediti
table-look = Guarda
language = Lingua
theme-to-light = Passa ai colori chiari
theme-to-dark = Passa ai colori scuri
try-again = Riprova
close = Chiudi
loading = Un momento…
to-start = Pagina iniziale
page-missing = Qui non c’è nessuna pagina, solo un gatto in una scatola.
table-gone = Questo tavolo non esiste, oppure non puoi vederlo.
table-broken = Questa partita non può continuare
page-needs-server = Per questa pagina serve un server

## Nuovo tavolo
new-solo = { $game }: tu contro i bot
new-friends = { $game } con gli amici
new-hotseat = { $game } sullo stesso schermo
players = Giocatori
your-name = Il tuo nome
seat-number = Posto { $number }
seat-friend = Un amico, con il link
seat-a-bot = Un bot
bots-play = Forza dei bot
level-random = a caso
level-kitten = gattino
level-house-cat = gatto di casa
level-alley-cat = gatto di strada
level-panther = pantera
level-tiger = tigre
level-random-more = Fa una qualsiasi mossa permessa. Non è un avversario, ma va bene per provare le regole.
level-kitten-more = Alle prime armi: guarda solo poche delle sue mosse, le valuta alla buona e spesso non pensa a ciò che potrebbe togliere agli altri o completare subito.
level-house-cat-more = Guarda tutte le sue mosse, ma solo una decisione avanti: non vede arrivare la tua risposta.
level-alley-cat-more = Segue centinaia di sviluppi, comprese le tue risposte, per un secondo al massimo.
level-panther-more = Segue migliaia di sviluppi, fino a tre secondi per decisione, e regala poco.
level-tiger-more = Il più forte: segue decine di migliaia di sviluppi, fino a dieci secondi per decisione.
bots-meet = Al tavolo: { $bots }.
bots-round = Un giro dei bot qui dura { $seconds ->
    [0] meno di un secondo
    [one] circa un secondo
   *[other] circa { $seconds } secondi
  }.
bots-round-minutes = Un giro dei bot qui dura { $minutes ->
    [one] circa un minuto
   *[other] circa { $minutes } minuti
  }.
edition-line = { $option }: { $value }
options = Opzioni
yes = Sì
no = No
table-listed = Chiunque può trovare questo tavolo e guardare
table-listed-late = Gli spettatori vedono tutto qualche mossa dopo
open-table = Apri il tavolo
deal = Distribuisci
clock = Tempo per pensare
clock-none = Quanto serve
clock-quick = 5 minuti a testa, 10 secondi in più a mossa
clock-long = 15 minuti a testa, 15 secondi in più a mossa
clock-day = Un giorno a mossa
clock-days = Tre giorni a mossa
clock-own-turn = { $time } a mossa
clock-own-bank = { $time } di riserva
clock-own-increment = { $time } in più dopo ogni mossa
clock-more = Quando il tempo di qualcuno è finito, un bot fa quella sola mossa.

## Posti
seat-you = Tu
seat-nobody = nessuno
seat-bot =
    { $number ->
        [1] Biscotto
        [2] Briciola
        [3] Mochi
        [4] Polpetta
        [5] Nocciola
       *[other] Tofu
    }
seat-plays = bot: { $level }
seat-plays-temper = bot: { $level }, { $temper }
seat-likes = { $name } { $temper }
temper-builder = ama costruire
temper-thief = ama rubare
temper-gambler = ama rischiare
temper-cautious = va sul sicuro
tempers-more = Ogni bot ha il suo carattere. Decide solo fra mosse più o meno equivalenti.
seat-guest =
    { $number ->
        [1] Biscotto
        [2] Pepe
        [3] Oliva
        [4] Bottone
        [5] Nocciola
       *[other] Cetriolino
    }
seat-open = Posto libero
seat-waiting = in attesa di qualcuno
seat-here = è presente
seat-away = è via
seat-kept-warm = lo sostituisce un bot

## Prima della partita
lobby-title = { $game }: il tavolo è pronto
lobby-invite = Manda questo link ai tuoi amici o fai inquadrare loro il codice.
lobby-wait =
    { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
lobby-full = Tutti i posti sono occupati.
lobby-late = Stanno giocando. Chi guarda vede la partita qualche mossa dopo: apparirà qui da sola.
lobby-hidden = Stanno giocando, e a questo tavolo nessuno guarda.
sit-down = Siediti
start = Inizia
start-with-bots = Inizia, i bot occupano i posti liberi
invite-code = L’invito come codice QR
invite-only-here = Solo questo computer può aprire il link. Per giocare con altri dispositivi, ferma Clowder e avvialo con: clowder serve --host 0.0.0.0 (bin/play serve --host 0.0.0.0)
copy = Copia
copied = Copiato
copy-by-hand = Questo browser non permette alla pagina di copiare. L’indirizzo è selezionato: copialo tu.

## Tavolo
board = Tavolo
log = Che cosa è successo
log-empty = Non è ancora successo niente.
log-by-clock = Il tempo è scaduto: questa mossa la fa un bot al posto di { $name }.
log-by-absent = { $name } non c’è: questa mossa la fa un bot.
menu = Menu
status-your-turn = Tocca a te. { $what }
status-confirm = Conferma la mossa o scegli qualcos’altro.
status-waiting = Si aspetta { $name }.
status-thinking = { $name } sta pensando.
status-watching = Stai guardando. È il turno di { $name }.
status-watching-late = Stai guardando, qualche mossa indietro. È il turno di { $name }.
status-connecting = In cammino verso il tavolo…
status-counting = La partita è finita. Ora si contano i punti.
status-lost = Nessuna connessione. Si riprova; niente va perso.
status-lost-kept = Nessuna connessione. La tua mossa è al sicuro e parte appena torna la linea.
status-sending = Invio …
status-won = Hai vinto!
status-shared = Vittoria condivisa!
status-ended =
    { $count ->
        [one] Ha vinto { $names }.
       *[other] Vittoria condivisa: { $names }.
    }
thinking = sta pensando
points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
undo = Annulla
undo-more = Lascia andare ciò che hai scelto; poi annulla la tua ultima decisione, mai quella di altri.
undo-asked = { $name } vorrebbe annullare una mossa. Va bene?
undo-asked-what = Verrebbe annullato: { $what }
undone = { $who } ha annullato una mossa.
redo = Ripeti
redo-more = Rimette ciò che è stato annullato per ultimo.
redone = { $who } ha rifatto la mossa.
undo-other = Questa mossa è di { $name }: solo { $name } può annullarla.
undo-first = Annullare la tua ultima decisione?
undo-first-bots =
    { $count ->
        [one] Si annulla anche la risposta di { $names }.
       *[other] Si annullano anche le risposte di { $names }.
    }
undo-first-seen = Da allora hai visto: { $what }
undo-first-chance = Da allora ha deciso il caso.
undo-first-marked = La partita viene segnata «con mosse annullate».
undo-first-asks = Prima si chiede agli altri.
undo-first-yes = Annulla la mossa
undo-first-ask = Chiedi agli altri
undo-first-no = Lascia così
take-backs = Con mosse annullate
hint = Consiglio
hint-thinking = Fammi pensare…
hint-words = Io farei così: { $what }
hint-take = Scegli questa
confirm = Conferma
rematch = Gioca ancora
result-you-by =
    { $count ->
        [one] Hai vinto con 1 punto di vantaggio!
       *[other] Hai vinto con { $count } punti di vantaggio!
    }
result-by =
    { $count ->
        [one] { $name } vince con 1 punto di vantaggio
       *[other] { $name } vince con { $count } punti di vantaggio
    }
result-shared = Vittoria condivisa: { $names }
result-decided = Ha fatto la differenza: { $line } ({ $points })
score-sheet = Punteggi
rank = { $rank }º
record = Salva la partita
keep-picture = Salva l’immagine
look-at-table = Guarda il tavolo
rule-number = Leggi la regola { $id }
rules-of = Regole di { $game }
rules-search = Cerca nelle regole
rules-none = Nessuna regola ne parla.
refused-plainly = Ora non è possibile ({ $key }).
zoom = Ingrandimento
zoom-in = Più grande
zoom-out = Più piccolo
zoom-fit = Mostra tutto (F)
curtain = Passa lo schermo: gioca { $name }
curtain-more = Le carte in mano restano nascoste finché non arriva { $name }.
curtain-open = Sono { $name }
say = Di’ qualcosa
said = { $name }: { $words }
phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-nice_move = Bella mossa!
phrase-thanks = Grazie!
phrase-oops = Ops.
phrase-sorry = Scusa!
phrase-one_moment = Un momento, per favore.
phrase-your_turn = Tocca a te.
phrase-meow = Miao.
phrase-purr = Prrr.
phrase-well_played = Ben giocato!
phrase-good_game = Bella partita!
plain-wait = Tocca a qualcun altro.
status-undo-asked = Si chiede agli altri se puoi annullare la mossa.
status-undo-asked-one = { $name } deve dire se puoi annullare la mossa.
undo-answer = Rispondi
rematch-join = Gli altri rigiocano: unisciti
resume = Riprendi a giocare
say-words = Parole tue
say-send = Invia

## Menu
set-confirm = Chiedimi conferma a ogni mossa
set-sound = Suoni
set-marks = Segni più marcati oltre ai colori
set-counts = Conteggi sul tavolo
set-pace = Ritmo
pace-auto = Come il mio sistema
pace-calm = Calmo
pace-normal = Normale
pace-quick = Svelto
pace-once = Subito, senza movimento
set-size = Dimensione del testo
size-normal = Normale
size-large = Grande
size-huge = Molto grande
commitment = Impronta della mescolata. Dopo la partita chiunque può verificarla.
leave = Lascia il tavolo
leave-sure = Vuoi davvero andare? Un bot prende il tuo posto.
sit-again = Riprendi il tuo posto
leave-page = Lasciare questa pagina? La partita va avanti senza di te finché non torni.
leave-page-yes = Lascia
leave-page-no = Resta
keys = Tasti
key-numbers = scegliere una carta della mano
key-arrows = andare da un posto all’altro sul tavolo
key-enter = prendere il posto e confermare
key-escape = lasciare ciò che è scelto
key-r = girare la carta
key-f = mostrare tutto il tavolo
key-u = annullare
key-y = ripetere
key-h = consiglio
key-help = mostrare questi tasti
keys-more = Il tasto del punto interrogativo elenca tutti i tasti.
key-nothing = Tasto { $key }: ora non c’è nulla da prendere.
board-no-further = Da quella parte non ci sono altri posti illuminati.
board-no-turn = Questa carta non si può girare.
key-word-arrows = Frecce
key-word-enter = Invio
key-word-escape = Esc
table-loading = Si apparecchia il tavolo …
pause = Metti in pausa
pause-agree = Accetta la pausa

## Problemi
error-offline = Il server non è raggiungibile. La connessione funziona?
error-unknown = Qualcosa è andato storto. Riprova.
error-internal = Il server è inciampato. Riprova.
error-stale = Intanto la partita è andata avanti. Guarda di nuovo.
error-already_started = Questa partita è già cominciata.
error-seat_taken = Qualcuno è stato più veloce: il posto è occupato.
error-table_full = Tutti i posti sono occupati.
error-no_such_table = Questo tavolo non esiste.
error-no_spectators = Questo tavolo è privato.
error-not_your_turn = Non tocca a te.
error-not_your_seat = Quello non è il tuo posto.
error-not_running = Questa partita non è in corso.
error-paused = La partita è in pausa.
error-no_pause_left = In questa partita hai esaurito le tue pause.
error-too_fast = Troppo in fretta. Prendi fiato.
error-too_much_work = È più lavoro di quanto il server ne faccia per una persona alla volta. Riprova tra un momento.
error-nothing_to_undo = Non c’è niente da annullare.
error-undo_not_yours = Da allora qualcun altro ha deciso qualcosa, e quello resta.
error-undo_seen = Da allora si è visto qualcosa, una carta o un tiro: tra persone resta così.
error-nothing_to_redo = Non c’è niente da rimettere.
error-undo_already_asked = È già stato chiesto; si attende la risposta.
error-store_failed = Non è stato possibile salvare la mossa. Riprova.
error-disk_full = Il server non ha più spazio per salvare la mossa.
error-no_hint = Ora non ci sono consigli.
error-unknown_game = Qui questo gioco non è conosciuto.
error-other_rules = A questo tavolo si è giocato con una versione più vecchia delle regole.
error-not_over = Questa partita non è ancora finita.
error-not_seated = A questo tavolo non hai un posto.
error-not_host = La partita la inizia chi ha aperto il tavolo.
error-already_seated = Hai già un posto a questo tavolo.
error-too_many_tables = Troppi dei tuoi tavoli aspettano giocatori. Prima inizia o lascia uno di questi.
error-not_open = Questo tavolo non aspetta più giocatori.
error-read_only = Al momento il server non può salvare nulla. Riprova più tardi.
error-too_large = Era troppo in una volta sola.
error-invalid_options = Queste opzioni non sono compatibili tra loro.
error-free_text_only_private = Le parole proprie sono per i tavoli privati e per chi si conosce già.

## Cat Box
cb-board =
    { $count ->
        [one] Area di gioco con una carta
       *[other] Area di gioco con { $count } carte
    }
cb-keys = I tasti numerici scelgono una carta. Le frecce vanno di posto in posto, con Maiusc casella per casella. Invio posa la carta, R la gira, Esc la rimette in mano, F mostra tutto. I quattro quarti di una carta si dicono riga per riga; il suo posto è quello del quarto in alto a sinistra.
places = Posti illuminati
board-table = Che cosa c’è sul tavolo
board-column = Colonna { $number }
board-row = Riga { $number }
cb-spot = Colonna { $column }, riga { $row }, sopra: { $what }
cb-bare = niente
cb-cell =
    { $layers ->
        [0] Colonna { $column }, riga { $row }: { $what }
        [one] Colonna { $column }, riga { $row }: { $what }
       *[other] Colonna { $column }, riga { $row }: { $what }, su { $layers } strati
    }
cb-place =
    { $can ->
        [true] Colonna { $column }, riga { $row }: va bene, sopra: { $what }
       *[false] Colonna { $column }, riga { $row }: non va bene
    }
cb-deck-top = Prima carta del mazzo: { $face }
cb-deck =
    { $count ->
        [0] Mazzo vuoto
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $count } carte
    }
cb-left =
    { $count ->
        [one] 1 carta da giocare
       *[other] { $count } carte da giocare
    }
cb-counts = Conteggi sul tavolo
cb-count =
    { $count ->
        [one] { $what }: 1 visibile, gruppo più grande { $group }
       *[other] { $what }: { $count } visibili, gruppo più grande { $group }
    }
cb-count-boxes = Scatole vuote: { $count }. Gruppi di tre: { $threes }
cb-hand-own = Le tue carte
cb-hand = Carte di { $name }
cb-card-own = La tua carta, posata come { $face }; gli altri vedono { $visible }
cb-card-other = Carta di { $owner }: { $face }
cb-tiles = Le tue tessere speciali
cb-tiles-left =
    { $count ->
        [one] Resta una tessera
       *[other] Restano { $count } tessere
    }
cb-turn = Gira (R)
cb-peek = Sbircia
cb-identity = Sbircia la tua identità segreta
cb-identity-is = La tua identità: { $what }
cb-goal-cat = 1 punto per ogni gattino visibile del tuo colore e 1 in più per ciascuno nel tuo gruppo più grande.
cb-goal-dog = 1 punto per ogni scatola vuota visibile, 2 per ogni gruppo di esattamente tre gattini.
cb-goal = Tieni in vista il tuo colore, ben raggruppato.
cb-aid = Promemoria
cb-aid-points = Che cosa porta punti
cb-aid-tiles = Le tessere speciali
cb-aid-unused = 1 punto per ogni tua tessera non usata alla fine.
cb-aid-unseen = Sulle carte che nessuno ha ancora visto
cb-unseen = Sulle carte che nessuno ha visto ({ $cards }): neri { $K }, rosa { $P }, viola { $V }, blu { $B }, gialli { $Y }, scatole vuote { $E }.
cb-unseen-cards = Carte: { $cards }, con una scatola vuota: { $roomy }, fuori dal gioco: { $removed }.
cb-unseen-none = Tutte le carte sono state viste.
cb-change = Con la mossa preparata: { $points }
cb-turned = Girata: { $face }
cb-is = { $name }: { $what }
cb-step-card = Scegli per la carta un posto illuminato.
cb-step-scratcher = Scegli per il tiragraffi un posto illuminato.
cb-step-tile =
    { $tile ->
        [fish] Scegli la carta che vuoi prenotarti.
        [mouse] Scegli sul tavolo una carta illuminata e spostala.
       *[other] Scegli l’altra carta che vuoi giocare.
    }
cb-do-play = Posa qui
cb-do-paw = Posa qui la seconda carta
cb-do-mouse = Sposta qui
cb-do-scratcher = Metti qui il tiragraffi
cb-do-fish = Prenota questa carta
cb-do-end = Fine del turno
cb-do-pass = Passa
cb-cards-held =
    { $count ->
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }

## Csacska Macska
cm-blue = blu
cm-yellow = giallo
cm-red = rosso
cm-green = verde
cm-card = { $number }{"\u00A0"}{ $colour }
cm-middle = Mazzo e pile
cm-deck =
    { $count ->
        [one] Mazzo di pesca, resta 1 carta
       *[other] Mazzo di pesca, restano { $count } carte
    }
cm-pile =
    { $count ->
        [one] Pila { $number }: { $card }
       *[other] Pila { $number }: { $card } in cima, { $count } carte in tutto
    }
cm-pile-tag =
    { $count ->
        [0] Pila { $number }
        [1] Pila { $number }
       *[other] Pila { $number } (×{ $count })
    }
cm-nothing = niente
cm-pass = Mazzo { $now } di { $all }
cm-area = Serie di { $name }
cm-coins =
    { $count ->
        [one] 1 tallero
       *[other] { $count } talleri
    }
cm-lane = Serie di colore { $colour }: { $cards }. Carte: { $size } su { $target }, somma { $totals }.{ $wants ->
    [none] {""}
   *[other] {" "}Numeri che la fanno terminare con 9: { $wants }.
}
cm-chip = { $colour }: carte { $size } su { $target }
cm-triple = o un terzo { $number }
cm-max-one = al massimo 1 tallero
cm-offers = Che cosa puoi fare
cm-how = Prendi da una pila, pesca due carte o ruba l’ultimo gatto di una serie.
cm-hand-empty = Nessuna carta in mano.
cm-theft = { $name } ({ $colour })
cm-do-take = Prendi dalla pila { $pile }
cm-do-draw = Pesca due carte
cm-do-steal = Ruba a { $what }: +{ $points }
cm-do-play = Gioca: { $card }
cm-do-discard = Scarta sulla pila { $pile }: { $card }
cm-discard-to = Scarta sulla pila
cm-do-place = Metti sul { $colour }: { $card }
cm-do-kittens = Metti i Gattini sulla pila { $pile }
cm-do-score =
    { $points ->
        [one] Segna 1 tallero
       *[other] Segna { $points } talleri
    }
cm-do-keep = Continua a raccogliere
cm-do-RAS = Birbante: scambia il randagio del { $colour } con { $name }
cm-do-GOOD = Cane buono: l’ultimo gatto { $colour } per { $name }
cm-do-BAD = Cane cattivo: via tutto il { $colour }, ci guadagna { $name }
cm-do-LADY = La Gattara accoglie tutti i tuoi randagi
cm-hope = per un 9:
cm-goal = Le serie la cui somma termina con 9 rendono talleri.
cm-box =
    { $count ->
        [one] Scatola, 1 carta
       *[other] Scatola, { $count } carte
    }
cm-box-tag = Scatola
cm-take = Prendi
cm-drop = Scarta qui
cm-draw = Pesca 2
cm-steal = Ruba
cm-sum = Somma { $sum }
cm-sum-span = da { $low } a { $high }
cm-to-go =
    { $count ->
        [one] manca 1 carta
       *[other] mancano { $count } carte
    }
cm-then = Poi: somma { $sum }
cm-then-coins =
    { $coins ->
        [0] non rende nulla
        [one] rende 1 tallero
       *[other] rende { $coins } talleri
    }
cm-then-may =
    { $coins ->
        [0] per ora non renderebbe nulla
        [one] potrebbe rendere 1 tallero
       *[other] potrebbe rendere { $coins } talleri
    }
cm-two-needed = Qui un solo furto non basta. Scegli anche: { $what }.
cm-two-possible = Conferma, oppure scegli anche: { $what }.
cm-play-both = Gioca entrambe
cm-and-then = { $first }; poi { $second }
cm-aim-series = Scegli una delle tue serie.
cm-aim-player = Ora scegli un altro giocatore.
cm-holds = Nella mano di { $name }
cm-empty-lane = { $colour }: ancora nessuna serie
cm-stealable = Il suo ultimo gatto si può rubare.
cm-effect-S = Un jolly per qualsiasi numero. La sua serie si segna solo con cinque o sette carte e rende al massimo 1 tallero.
cm-effect-KIT = La serie sotto i Gattini si segna solo con esattamente sette carte.
cm-effect-RAS = Il tuo randagio passa nella serie da cui ricevi in cambio l’ultimo gatto. Chi te lo dà riceve 1 tallero.
cm-effect-GOOD = Cedi l’ultimo gatto di una serie. Chi lo riceve guadagna 2 talleri.
cm-effect-BAD = Perdi tutta la serie. Chi la riceve guadagna 1 tallero per ogni sua carta.
cm-effect-LADY = Togli tutti i randagi dalle tue serie: 1 tallero per ciascuno e 1 per la Gattara.

## Pagina di prova
proof = Pagina di prova
proof-art = Figure

## If It Fits
if-board =
    { $count ->
        [one] Tavolo con una carta
       *[other] Tavolo con { $count } carte
    }
if-keys = I tasti numerici prendono una carta. Le frecce vanno da un posto all’altro, con Maiusc casella per casella; su una scatola dicono che cosa contiene. Invio posa la carta, R la gira, Esc la rimette a posto, F mostra tutto.
if-spot = Colonna { $column }, riga { $row }. { $what }
if-bare = niente
board-cell = Colonna { $column }, riga { $row }: { $what }
if-at = Colonna { $column }, riga { $row }
if-across = Colonne { $column } e { $next }, riga { $row }
if-place =
    { $can ->
        [true] Colonna { $column }, riga { $row }: ci sta
       *[false] Colonna { $column }, riga { $row }: non ci sta
    }
if-north = in alto
if-east = a destra
if-south = in basso
if-west = a sinistra
if-walls = pareti: { $sides }
if-no-walls = nessuna parete
if-card = { $card }, { $walls }
if-pile =
    { $count ->
        [0] Mazzo di pesca vuoto
        [one] Mazzo di pesca: 1 carta
       *[other] Mazzo di pesca: { $count } carte
    }
if-ending =
    { $cause ->
        [pile] Non si pesca e non si dorme più: il mazzo è finito
       *[cats] Non si pesca e non si dorme più: { $name } ha posato il quinto gatto
    }
if-starts = Scatole iniziali
if-nap = o un pisolino
if-no-cards = Nessuna carta in mano.
if-supply =
    { $count ->
        [one] { $name }: un gatto nella riserva
       *[other] { $name }: { $count } gatti nella riserva
    }
if-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
if-box =
    { $count ->
        [one] Scatola di una carta
       *[other] Scatola di { $count } carte
    }
if-closed = chiusa: vale doppio
if-open =
    { $count ->
        [one] 1 lato aperto
       *[other] { $count } lati aperti
    }
if-empty = ancora nessun giocattolo
if-worth = Ora vale:
if-nobody = Dentro non c’è nessun gatto.
if-goal = Più gatti nella scatola: i suoi giocattoli sono tuoi.
if-turned = Girata: { $walls }
if-after = Dopo questa mossa
if-score = I tuoi punti: { $before } → { $after }
if-here = sopra: { $what }
if-cat-of = gatto di { $name }
if-sleeper-of = gatto addormentato di { $name }
if-cats-in =
    { $asleep ->
        [0] svegli: { $awake }
       *[other] svegli: { $awake }, addormentati: { $asleep }
    }
if-do-start = Metti qui la scatola iniziale
if-do-draw = Pesca una carta
if-do-sleep = Metti a dormire qui
if-do-box = Posa qui
if-do-toy-across = Posa qui il giocattolo
if-do-toy-box = Posa il giocattolo come scatola
if-do-princess = Manda qui la Principessa
if-do-cat = Metti qui un gatto
if-do-no-cat = Nessun gatto

## Cat Attack
ca-board = Mappa del quartiere, giro { $round }
ca-keys = I tasti numerici prendono una carta della mano. Le frecce vanno da un posto illuminato all’altro, con Maiusc su tutta la mappa. Invio lo sceglie, Esc rimette a posto la carta, F mostra tutta la mappa. Il pulsante «Mappa come elenco» dice che cosa c’è e dove.
ca-mog-pile =
    { $count ->
        [one] Mazzo Micio: 1 carta
       *[other] Mazzo Micio: { $count } carte
    }
ca-curiosity-pile = Carte Curiosità prima della prossima mescolata: { $count }
ca-die = Ultimo tiro: { $die }
ca-curiosity = Carta Curiosità
ca-duel = Combattimento tra gatti
ca-duel-lost = { $name } non può rispondere e perde il combattimento.
ca-suit-cat = gatto
ca-lives =
    { $count ->
        [one] Una vita
       *[other] { $count } vite
    }
ca-larder = Dispensa: { $foods }
ca-nothing = niente
ca-retired = ritirato
ca-back = Rimetti a posto
ca-ask-card = Scegli una carta da giocare.
ca-ask-dest = Hai tirato { $die }: scegli dove va il tuo gatto.
ca-ask-take = Quale carta prendi?
ca-ask-give = Quale carta dai in cambio?
ca-ask-foe = Contro chi combatti?
ca-ask-suit = Con quale carta cominci?
ca-ask-animal = Quale animale si muove?
ca-ask-place = Scegli un posto illuminato.
ca-ask-raid = Che cosa rubi?
ca-ask-food = Quale cibo prendi?
ca-offer-fight = Comincia un combattimento
ca-offer-six = Mostra sei carte
ca-do-nothing = Gioca senza effetto
ca-do-cornered = Resta all’angolo
ca-do-move = Vai: { $place }
ca-do-prey = { $animal }: { $place }
ca-do-attack = Balza: { $place }
ca-do-burglar = Prendi: { $food } ({ $place })
ca-do-fight = Combatti contro { $name }
ca-do-six = Attira qui ({ $animal }): { $place }
ca-do-swap = Prendi { $take }, dai { $give }
ca-do-raid = Ruba: { $food }
ca-do-food = Prendi: { $food }
ca-do-answer = Rispondi con { $card }
ca-do-larder = Da: { $place }
ca-do-speedy = Tira tre volte
ca-do-keep = Non scambiare
ca-do-decline = Non rubare
ca-dear =
    { $count ->
        [one] Ancora qui a fine turno: perdi una vita
       *[other] Ancora qui a fine turno: perdi { $count } vite
    }
ca-far-own =
    { $count ->
        [one] A un passo dal tuo gatto.
       *[other] A { $count } passi dal tuo gatto.
    }
ca-far =
    { $count ->
        [one] A un passo dal gatto di { $name }.
       *[other] A { $count } passi dal gatto di { $name }.
    }
ca-far-never = Qui i gatti non possono entrare.
ca-steps =
    { $count ->
        [one] un passo
       *[other] { $count } passi
    }
ca-here-own = Qui c’è il tuo gatto.
ca-here-cat =
    { $count ->
        [one] Qui c’è il gatto di { $name }, con una vita.
       *[other] Qui c’è il gatto di { $name }, con { $count } vite.
    }
ca-here-mice =
    { $count ->
        [one] Qui c’è un topo.
       *[other] Qui ci sono { $count } topi.
    }
ca-here-birds =
    { $count ->
        [one] Qui c’è un uccello.
       *[other] Qui ci sono { $count } uccelli.
    }
ca-here-car = Qui c’è l’auto.
ca-here-curiosity = Chi si ferma qui pesca una carta Curiosità.
ca-here-stop = Qui si ferma l’auto quando una carta la manda in questa strada.
ca-kind-road = Una strada: il giro più veloce e l’unica via per i negozi. Attento all’auto!
ca-kind-wall = Un muro: ci camminano gatti, topi e uccelli.
ca-kind-home_garden = Un giardino: chi si trova in quello di un altro quando il padrone torna viene sorpreso.
ca-kind-shop_garden = Un’impronta davanti a un negozio: chi si ferma qui prende un cibo.
ca-kind-mouse_hole = I topi escono da qui e possono tornarci.
ca-kind-bird_house = Gli uccelli escono da qui e possono tornarci.
ca-kind-car_park = Da qui parte l’auto.
ca-nobodys = In questa partita qui non abita nessuno.
ca-shop-open =
    { $count ->
        [one] Aperto, ne resta uno: { $food }.
       *[other] Aperto, ne restano { $count }: { $food }.
    }
ca-shop-closed =
    { $count ->
        [one] Chiuso, ne resta uno: { $food }.
       *[other] Chiuso, ne restano { $count }: { $food }.
    }
ca-on-shelf = { $place }: { $food }
ca-retired-more = Fuori dal gioco; la sua dispensa si può ancora saccheggiare.
ca-asleep = Dorme a Casa con tutti e sei i cibi.
ca-curiosity-seen = Viste dall’ultima mescolata: { $cards }.
ca-gain-wins = Con questo tiro torni a Casa con tutti e sei i cibi: hai vinto!
ca-gain-attacks = Attacchi { $name }.
ca-gain-takes = Per la tua dispensa: { $food }.
ca-gain-steals = Puoi rubare: { $foods }.
ca-gain-curiosity = Peschi una carta Curiosità.
ca-risk-pays =
    { $count ->
        [one] Restare dopo un furto costa una vita.
       *[other] Restare dopo un furto costa { $count } vite.
    }
ca-risk-hunters =
    { $count ->
        [one] { $names } può raggiungerti qui.
       *[other] { $names } possono raggiungerti qui.
    }
ca-risk-owner = Tornando, { $name } ti sorprende.
ca-risk-car = Può passare l’auto.
ca-risk-shuts = Se il negozio chiude, perdi una vita.
ca-risk-burglar = Vattene entro la fine del turno: restare costa una vita.
ca-cornered =
    { $count ->
        [one] Il tuo gatto non può fare tanti passi: resta all’angolo e perde una vita.
       *[other] Il tuo gatto non può fare tanti passi: resta all’angolo e perde { $count } vite.
    }
ca-goal = Scopo: sei cibi, poi a Casa con un tiro esatto.
ca-goal-missing = Scopo: sei cibi, poi a Casa con un tiro esatto. Manca: { $foods }.
ca-goal-home = Hai tutti e sei i cibi: ora torna a Casa con un tiro esatto.
ca-goal-gang = Devono riuscirci tutti i gatti della tua gang.
ca-goal-shared = La tua gang ha in comune Casa, dispensa e vite.
ca-goal-rounds = Giro { $round } di { $limit }; poi si contano vite e cibi.
ca-duel-how = A turno si gioca una carta { $suit }. Chi non ne ha più perde una vita.
ca-duel-ahead = { $name } è in vantaggio: ora deve rispondere { $other }.
ca-duel-hand =
    { $count ->
        [one] una carta in mano
       *[other] { $count } carte in mano
    }
ca-beyond =
    { $side ->
        [left] Posti illuminati più a sinistra: { $count }
        [right] Posti illuminati più a destra: { $count }
        [above] Posti illuminati più in alto: { $count }
       *[below] Posti illuminati più in basso: { $count }
    }
ca-atlas = Mappa come elenco
ca-atlas-here = Qui: { $place }
ca-atlas-choose = Puoi scegliere
ca-atlas-near = Accanto
ca-atlas-cats = Gatti
ca-atlas-prey = Topi e uccelli
ca-atlas-shops = Negozi
ca-atlas-home = Verso Casa
ca-atlas-table = Sul tavolo

### Replays, lessons, figures and the rulebook page

replay-title = Rivedi { $game } – Clowder
replay-heading = Rivedi una partita
replay-of = Replay: { $game }
replay-move = Mossa { $now } di { $all }
replay-round = Giro { $number }
replay-controls = Spostarsi nella partita
replay-first = All’inizio
replay-round-back = Un giro indietro
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Una mossa avanti
replay-round-forward = Un giro avanti
replay-last = Alla fine
replay-speed = Velocità
replay-times = { $speed }×
replay-eyes = Punto di vista
replay-eyes-all = Tutte le carte scoperte
replay-eyes-none = Da spettatore
replay-eyes-of = { $name }
replay-copy = Copia il link a questa mossa
replay-copied = Copiato
replay-hands = Le carte di tutti
replay-drop = Trascina qui una partita salvata
replay-drop-more = È il file che puoi salvare alla fine di una partita. Viene riprodotto e non conservato.
replay-choose = Scegli un file

analysis-open = Che cosa ha deciso questa partita
analysis-curve = Probabilità di vincere
analysis-curve-more = Ogni linea conta ciò che quel giocatore poteva sapere in quel momento: insieme non fanno sempre 100%.
analysis-progress = Guardata mossa per mossa: { $percent }%
analysis-at = Probabilità di { $name } alla mossa { $move }: { $percent }%
analysis-seat = Che cosa ha cambiato le probabilità di
analysis-decisions = decisioni
analysis-luck = fortuna
analysis-moments = I momenti decisivi
analysis-moment-inaccuracy = Mossa { $move }: un’imprecisione di { $name }. È costata { $cost }% ± { $error }.
analysis-moment-mistake = Mossa { $move }: un errore di { $name }. È costato { $cost }% ± { $error }.
analysis-moment-blunder = Mossa { $move }: un grave errore di { $name }. È costato { $cost }% ± { $error }.
analysis-why = Della mossa migliore un bot dice: «{ $why }»
analysis-start = Inizio
analysis-own = Mosse proprie
analysis-others = Mosse degli altri
analysis-further = Sguardo più avanti
analysis-further-more = Sguardo più avanti: ciò che si è visto solo quando, andando avanti, i bot guardavano più lontano. Non dipende da nessuno.
analysis-end = Fine
analysis-accuracy = Precisione
learn-title = Impara { $game } – Clowder
learn-heading = Impara a giocare
learn-heading-more = Pochi minuti a un tavolo vero, una cosa alla volta.
learn-start = Inizia la lezione
learn-game = Impara { $game }
learn-progress = Passo { $now } di { $all }
learn-step = Passo { $number }: { $title }
learn-task = Che cosa fare
learn-end = È tutto quello che serve!
learn-end-more = Ora conosci { $game }. Il resto viene giocando, e ogni mossa rifiutata ti dice la sua regola.
learn-play = Gioca una partita
learn-rules = Leggi il regolamento completo
learn-others = Altre lezioni
learn-again = Dall’inizio
learn-end-well = Ben giocato!
learn-end-well-more = Queste posizioni le ha calcolate il bot più forte. Il resto è pratica.
learn-on = Avanti: { $title }
learn-lesson = Lezione
learn-more = E poi:
learn-worth = Misurato in partite giocate da qui in poi: questa mossa ne vince circa { $right }, la migliore delle altre circa { $other } (± { $error }).
learn-other = Sarebbe permesso. Ma questo passo parla d’altro: guarda ancora una volta.
learn-back = Indietro
learn-show = Fammi vedere
learn-retry = Ancora una volta
learn-next = Avanti
learn-finish = Fine
learn-skip = Salta
stats-title = Le mie partite – Clowder
stats-heading = Le mie partite
stats-none = Qui dorme soltanto un gatto
stats-none-more = Dopo la tua prima partita finita troverai qui i tuoi risultati.
stats-play = Scegli un gioco
stats-sum = { $played ->
    [one] { $played } partita finita
   *[other] { $played } partite finite
}, { $won } { $won ->
    [one] vinta
   *[other] vinte
}
stats-share = { $percent } di vittorie
stats-played = Partite
stats-won = Vinte
stats-rank = Piazzamento medio
stats-of = { $rank } su { $seats }
stats-mean = Punti in media
stats-best = Miglior risultato
stats-opponents = Più spesso al tavolo con
stats-bot = Bot ({ $level })
stats-guest = Un ospite
stats-together = { $count ->
    [one] { $count } partita insieme
   *[other] { $count } partite insieme
}, { $ahead ->
    [0] mai davanti tu
    [one] tu davanti una volta
   *[other] tu davanti { $ahead } volte
}
stats-recent = Ultime partite
stats-result = { $rank }º posto su { $seats }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
stats-replay = Rivedi
progress-heading = Come gioco
progress-about = Che cosa dicono le analisi delle tue partite. Precisione: 100 è sempre la migliore mossa trovata, 0 vale quanto il caso. Fortuna: quanto la distribuzione, le pescate e le carte nascoste hanno cambiato la tua probabilità di vincere.
progress-none = Nessuna delle tue partite è ancora stata analizzata.
progress-make = { $count ->
    [one] Analizza la mia ultima partita
   *[other] Analizza le mie ultime { $count } partite
}
progress-going = Partita { $now } di { $all }: { $percent }%
progress-waits = { $seconds ->
    [one] La prossima partita comincia fra { $seconds } secondo: resta spazio per tutto il resto.
   *[other] La prossima partita comincia fra { $seconds } secondi: resta spazio per tutto il resto.
}
progress-stop = Ferma
progress-done = Le partite sono analizzate.
progress-measure = Valore
progress-accuracy = Precisione
progress-luck = Fortuna
progress-place = Posto
progress-kind = Partite
progress-kind-plain = senza aiuti
progress-kind-helped = con mosse annullate o suggerimenti
progress-kind-practice = allenamento
progress-kind-played_on = cominciate a metà
progress-plot = { $figure } in { $count ->
    [one] una partita
   *[other] { $count } partite, in ordine di tempo
}
progress-line = I segni sono singole partite; la linea è la media delle ultime cinque di un gioco. I tratti verticali dicono quanto un valore è sicuro.
progress-svg = Salva il grafico (SVG)
progress-csv = Salva i numeri (CSV)
progress-table = Come tabella
progress-day = Giorno
progress-by-game = Per gioco
progress-by-opponent = Per avversario
progress-strong = Punti forti
progress-weak = Punti deboli
progress-found = trovate { $found } su { $all }
progress-missed = mancate { $missed } su { $all }, ognuna un { $cost }% di probabilità di vincere
progress-example = Mostra
progress-example-of = Mostra un esempio: { $tag }
progress-worst = I miei errori più cari
progress-worst-one = mossa { $move }: { $cost }% (± { $error })
progress-again = Riprova
progress-again-of = Riprova: { $game }, mossa { $move }
rulebook-chapters = Capitoli
rulebook-glossary = Glossario
rulebook-learn = Imparalo al tavolo
rulebook-may = Permesso.
rulebook-may-not = Non permesso.
rulebook-brief = In una pagina
rulebook-mine = Solo le regole di un certo tavolo
rulebook-players = Giocatori
rulebook-count = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}
rulebook-bad-options = Queste opzioni non sono compatibili tra loro.
rulebook-none = Questo regolamento non è ancora scritto.
rulebook-link = Link a questa regola
rulebook-example = Esempio: { $text }
rulebook-why = Perché: { $text }
error-record_unreadable = Questo file non è una partita salvata.
error-record_version = Questa partita è stata giocata con un’altra versione delle regole e qui non si può rivedere.
error-record_edited = Questa partita è stata modificata dopo la fine: il suo sigillo non corrisponde.
error-record_illegal = Una mossa di questa partita non è permessa dalle regole. Il file è stato modificato o danneggiato.
error-record_parts = Questa partita è stata giocata con altre carte o un altro tabellone.
error-record_large = Questo file è troppo grande per una partita salvata.

## Aggiunte successive: diario, fine, menu
log-since = Dal tuo ultimo turno
log-earlier = Mostra quanto è successo prima ({ $count })
log-again = Mostralo di nuovo, passo per passo
verify = Controlla la mescolata
verify-good = Tutto torna: le carte sono state mescolate come promesso prima di distribuire.
verify-bad = Qualcosa non torna. Conserva la partita salvata e chiedi a chi gestisce questo tavolo.
verify-commitment = Il segreto svelato corrisponde alla sua impronta.
verify-promise = L’impronta è quella che questo browser ha visto per prima.
verify-seed = L’ordine delle carte deriva dal segreto e dal contributo di tutti.
verify-mine = C’è anche il contributo di questo browser.
verify-seal = Da allora nessuno ha modificato la partita.
verify-moves = Ogni mossa è annotata.
share = Condividi
go-replay = Rivedi la partita
go-learn = Impara
go-stats = Le mie partite
set-notify = Avvisami quando tocca a me e sto guardando altro
set-notify-denied = Il tuo browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni.
size-giant = Doppia
status-paused = La partita è in pausa.
status-paused-by = { $name } ha chiesto una pausa: al massimo { $minutes } min.
seat-clock = Tempo rimasto: { $time }
map = Panoramica del tavolo
map-lit = Posti illuminati fuori vista: { $count }
error-no_crypto = Questo browser può controllare solo via https o su questo computer. Il comando «clowder verify» controlla una partita salvata.
error-undo_declined = Gli altri preferiscono di no.
error-seats_open = Ci sono ancora posti liberi.
cm-pays-nothing = Così segni una serie che non vale nulla. Davvero?
cm-do-pass = Passa
sheet-none = Nessun punto.
sheet-nothing =
    { $count ->
        [one] Una riga senza punti
       *[other] { $count } righe senza punti
    }

other-device = Continua su un altro dispositivo
other-device-how = Con questo link sei sempre tu, anche su un altro dispositivo, con i tuoi tavoli e le tue partite. Vale una volta sola e per un quarto d’ora. Non darlo a nessun altro.
other-device-link = Il tuo link privato
other-device-end = Disconnetti tutti gli altri dispositivi
other-device-end-how = Se qualcun altro ha avuto il link o hai perso un dispositivo: questo browser resta tuo, tutti gli altri diventano estranei.
other-device-ended = Tutti gli altri dispositivi sono disconnessi.
error-link_used = Questo link privato è già stato usato o è troppo vecchio. Chiedine uno nuovo sull’altro dispositivo: «Continua su un altro dispositivo».
arrive-title = Continua qui – Clowder
arrive = Continui qui come { $name }?
arrive-guest = Continui qui come sull’altro dispositivo?
arrive-more = I tuoi tavoli e le tue partite saranno anche in questo browser. Poi il link non vale più.
arrive-loses = Questo browser ha già tavoli suoi. Qui non saranno più in elenco.
arrive-yes = Continua qui
arrive-already = In questo browser sei già tu.

## Che cosa è successo, scena per scena
scenes-skip = Al tuo turno
moment-on = Tocca per continuare
missed =
    { $count ->
        [one] Mentre non c’eri: { $last }
       *[other] { $count } mosse mentre non c’eri, l’ultima: { $last }
    }
moment-tile = Si usa una tessera
moment-tile-paw = Nello stesso turno si mette una seconda carta.
moment-tile-scratcher = Fino al prossimo turno di chi l’ha messo nessuno può coprire questo gattino e quelli intorno.
moment-tile-fish = Una carta esce da una mano ed è tenuta per dopo.
moment-tile-mouse = Una carta libera va in un altro posto.
moment-tile-stack = La carta può coprire fino a quattro quarti.
moment-curiosity = Carta Curiosità
moment-fight = Un combattimento!
moment-fight-text = A turno si mettono carte del seme, i numeri non contano. Chi non può rispondere perde una vita e torna a Casa.
moment-fight-over = Il combattimento è deciso
moment-fight-over-text = Chi non ha potuto rispondere perde una vita e torna a Casa.
moment-attack = Un attacco!
moment-attack-text = Il gatto preso perde una vita e torna a Casa; l’altro può scambiare una carta con lui.
moment-life = Una vita persa
moment-theft = Un furto!
moment-six = Si mostrano sei carte
moment-series = Si conta una serie
moment-series-text = Porta talleri se la sua somma termina con 9.
moment-special = Una carta speciale
moment-special-GOOD = L’ultimo gatto di una serie è regalato. Chi lo riceve ha 2 talleri in più.
moment-special-BAD = Una serie intera è persa. Chi la riceve ha 1 tallero in più per ogni carta.
moment-special-RAS = Un randagio per l’ultimo gatto di una serie; chi riceve il randagio ha 1 tallero in più.
moment-special-LADY = Tutti i randagi lasciano le serie: 1 tallero per ciascuno e 1 per la Gattara.
moment-closed = Una scatola è chiusa
moment-closed-text = Ha pareti tutto intorno e non cresce più.
moment-princess = Un gatto è cacciato via
moment-princess-text = La Principessa prende il suo posto; il gatto torna dal suo giocatore.

## Cards seen large
status-telling = Guarda che cosa succede …
about-not-now = Non ora:
about-tile-after = Una volta per turno, dopo la tua carta.
about-tile-with = Insieme alla tua carta.
about-cat-box-full = Copre esattamente un quadrante delle carte sul tavolo.
about-cat-box-roomy = Ha una scatola vuota: copre uno o due quadranti delle carte sul tavolo.
about-number-card = Va nella tua serie del suo colore, o su una pila. Una serie la cui somma finisce con 9 rende talleri.
about-deck = Nessuno conosce l’ordine del mazzo, ma contando tutti sanno quali carte contiene ancora.
about-box = Qui stanno le carte che non sono diventate talleri. Tutti possono guardare.
about-box-holds = Contiene:
about-under = Sotto: { $cards }.
about-series = Una serie si segna con 3, 5 o, sotto i Gattini, 7 carte. Rende talleri se la sua somma termina con 9 o se mostra tre volte lo stesso numero.
about-coins = Ogni tallero vale un punto. Alla fine vince chi ne ha di più.
about-dual-card = Vale come l’uno o l’altro dei suoi numeri, come ti conviene.
about-cat-box-deck = Questo lato della prima carta lo vedono tutti. La pesca chi si è visto giocare una carta.
about-cat-box-laid = Conta solo ciò che si vede: { $count } quarti su quattro.
about-cat-box-kitten = 1 punto per ciascuno visibile e 1 in più per ciascuno nel gruppo più grande, a chi è questo gattino. Gli angoli non uniscono.
about-cat-box-empty = 1 punto per ciascuna visibile e 2 per ogni gruppo di esattamente tre gattini, al chihuahua. Una carta con una scatola vuota può coprire due quarti.
about-fits-box = Fa crescere una scatola: dove si toccano due lati aperti, le due carte sono una scatola. Tocca una carta sul tavolo, lato lungo con lungo o corto con corto.
about-fits-start = Le prime scatole sul tavolo: ognuno ne mette una, e tocca le altre.
about-fits-toy = Cade di traverso sui lati lunghi di due carte di una scatola, come un gatto; come carta scatola solo dove non c’è posto.
about-fits-princess = Prende il posto di un gatto qualsiasi in una scatola; quello torna dal suo giocatore. La Principessa non conta per nessuno.
about-fits-sleep = Invece di pescare: il tuo gatto si sdraia come una carta scatola. Tiene lontani gli altri e conta quando nella sua scatola c’è un gatto sveglio.
about-fits-cat = Sta su due carte di una scatola, una delle quali hai appena giocato. Non dove c’è già un gatto altrui, a meno che ci sia anche il tuo.
about-fits-pile = Le Principesse vi sono distribuite in modo uniforme. Quando finisce, si giocano solo le carte in mano.
about-fits-laid-cat = Chi ha più gatti in una scatola ne prende i punti. Ogni altro gatto proprio lì vale 1 punto in più.
about-fits-laid-cat-only = Chi ha più gatti in una scatola ne prende i punti.
about-fits-laid-sleep = Tiene lontano dalla sua scatola chi non vi ha un gatto. Conta quando lì c’è anche un gatto sveglio dello stesso giocatore.
about-fits-laid-princess = Non conta per nessuno e non tiene lontano nessuno.
about-fits-laid-toy = I suoi simboli appartengono alla scatola sotto.
about-fits-kind = In una scatola conta solo il giocattolo più frequente: 1 punto per simbolo, anche sotto un gatto. In una scatola chiusa il doppio.
about-fits-spray = Ogni spruzzino costa 1 punto, in una scatola chiusa 2.
about-shop = Chi si ferma su una delle tre impronte ne prende uno, se non ce l’ha. Si entra solo dalla strada; nei negozi chiusi no.
about-larder = Una dispensa tiene un cibo per tipo. Chi arriva a questa Casa a passi contati mentre il padrone è via può rubarne uno.
about-mog-pile = Dopo ogni carta la mano torna a sei da qui.
about-curiosity-pile = Chi si ferma su un punto interrogativo pesca la prima carta, fa ciò che dice e la rimette sotto il mazzo.
about-die = Dopo la carta si tira il dado, e il gatto deve muoversi esattamente di tanto.
about-car = Gira in senso orario quando una carta Curiosità la manda. Ogni gatto sul suo percorso perde una vita e torna a Casa; nessuno può superarla.
about-mog-cat = Muove il tuo gatto esattamente di tanti spazi.
about-mog-mouse = Muove un topo esattamente di tanti spazi.
about-mog-bird = Muove un uccello esattamente di tanti spazi.
about-mog-speedy = Tira il dado tre volte e muovi dopo ogni tiro; segue il tiro normale.
about-mog-attack = Salta su un gatto, un uccello o un topo entro sei spazi: la preda va nella tua dispensa, un gatto perde una vita e torna a Casa.
about-mog-burglar = Vai in un negozio o nella Casa di un altro gatto entro sei spazi e prendi un cibo. Chi è ancora lì alla fine del turno perde una vita.

# Links
lobby-full-watch = Tutti i posti sono occupati. Resta qui: appena la partita comincia, potrai guardarla.
table-watched = Chi ha il link può guardare
invite-play-link = Link a un posto libero
invite-watch-link = Link per chi guarda
invite-watch = Chi ha questo link può guardare. Le carte nascoste non le vede nessuno.
invite-play-make = Crea un link a un posto libero
invite-watch-make = Crea un link per chi guarda
link-end-how = Il link vale finché non lo annulli.
link-end = Annulla il link
link-ended-now = Il link non porta più da nessuna parte. Chi guardava grazie a esso non vede più nulla.
link-new = Creane uno nuovo
link-dead = Questo link non porta da nessuna parte
share-game = Condividi questa partita
share-game-how = Chi ha questo link può rivedere la partita dalla prima mossa.
share-game-move = Chi ha questo link può rivedere la partita; si apre alla mossa { $number }.
share-eyes = Che cosa mostra
share-names = Mostra i nomi dei giocatori
share-link = Link alla partita rivista
share-send = Invia …
share-ends = In «Le mie partite» trovi tutti i tuoi link. Lì puoi annullarli uno per uno.
my-links = I miei link
my-links-how = Chi ha uno di questi link può usarlo, finché non lo annulli.
my-links-play = Un posto libero
my-links-watch = Per guardare
my-links-replay = Partita rivista
my-links-from = dalla mossa { $number }
my-links-nameless = senza nomi
error-need_link = Questo tavolo è privato: si entra con un link. Chiedine uno a chi ci gioca.
error-link_unknown = Questo link non esiste. Forse si è persa una lettera: aprilo di nuovo dal messaggio o chiedine uno nuovo.
error-link_ended = Chi ha creato questo link lo ha annullato. Chiedigliene uno nuovo.
error-link_full = A questo tavolo i posti sono tutti occupati e nessuno può guardare. Chiedi un altro tavolo ai tuoi amici o aprine uno tu.
error-link_started = La partita è cominciata senza di te e a questo tavolo nessuno può guardare. Chiedi un posto nella prossima.
error-link_over = La partita è finita e il tavolo è stato messo via. Chiedi un link per rivederla.
error-link_not_to_play = Questo link serve per guardare, non per giocare.
error-link_not_a_replay = Questo link non porta a una partita da rivedere.
error-link_other_eyes = Questo link mostra la partita con altri occhi.
error-too_many_links = Hai moltissimi link. Prima annullane qualcuno in «Le mie partite».

# Coming back
continue = Riprendi
continue-go = Continua
continue-which = Riprendi { $game }
continue-yours = Tocca a te
continue-all = Tutte le mie partite
title-waiting = { $count ->
    [one] Tocca a te! – Clowder
   *[other] Tocca a te a { $count } tavoli! – Clowder
}
with-hints = con suggerimenti
filter-all = tutti
filter-game = Gioco
filter-opponent = Contro
filter-result = Risultato
filter-won = vinte
filter-lost = non vinte
filter-help = Aiuti
filter-no-help = senza aiuti
filter-none = Nessuna partita è così.
more-games = Mostra altre
my-data = I miei dati
my-data-how = Su questo server ci sono il tuo nome, i tuoi link, le tue partite e ciò che vi hai fatto e detto, nient’altro.
my-data-here = Il tuo nome, le tue partite e ciò che vi hai fatto sono conservati in questo browser e da nessun’altra parte.
my-data-take = Portali via in un file
my-data-forget = Dimenticami qui
my-data-sure = Sì, dimentica tutto
my-data-warning = Nome, link e risultati spariscono per sempre e nelle partite in corso giocano i bot al posto tuo. Le partite degli altri restano, senza il tuo nome.
my-data-here-warning = Il tuo nome, i tuoi risultati e tutte le partite su questo dispositivo spariscono per sempre, anche quelle non finite.
push-on = Avvisami quando tocca a me
push-is-on = Questo dispositivo ti avvisa quando tocca a te
error-push_denied = Questo browser non permette le notifiche. Puoi cambiarlo nelle sue impostazioni.
error-push_failed = Non è stato possibile attivare le notifiche qui. Riprova più tardi o con un altro browser.
error-no_push = Questo server non può inviare notifiche.
error-push_service = A questo browser non si possono inviare notifiche.
# The table without a server
anywhere-note = Questo tavolo gira nel tuo browser: le regole, i bot e le partite che conservi sono su questo dispositivo, e niente ne esce.
anywhere-friends = Per giocare con gli amici tramite un link serve un server. Fianco a fianco su un solo schermo si può anche qui.
anywhere-play = Gioca su questo dispositivo
anywhere-play-more = Le regole e i bot sono anche qui. Quello che giochi adesso resta su questo dispositivo.
anywhere-keep = Conserva il tavolo su questo dispositivo
anywhere-keep-more = Così puoi giocare contro i bot e su un solo schermo anche senza rete. Occupa circa 15 megabyte.
anywhere-keeping = Il tavolo sta arrivando qui…
anywhere-kept = Il tavolo è su questo dispositivo: funziona anche senza rete.
anywhere-depth = { $level } pensa su questo dispositivo: circa { $count ->
    [one] uno sviluppo
   *[other] { $count } sviluppi
  } per l’ultima mossa.
error-needs_server = Per questo serve un server, e questo tavolo non ne ha.
error-here_full = Su questo dispositivo non c’è più posto per salvare la mossa.

# Incontrare persone
title-tables = Tavoli aperti: Clowder
tables-go = Cerca un tavolo
tables-more = Siediti con altri o guarda. L’elenco si rinnova da solo.
tables-filters = Che cosa cerchi?
tables-any = Indifferente
tables-game = Gioco
tables-language = Lingua al tavolo
tables-free = Posti liberi
tables-free-at-least = { $count } o più
tables-clock-live = Con l’orologio
tables-clock-days = In più giorni
tables-bots = Bot
tables-people-only = Solo persone
tables-count =
    { $count ->
        [0] Nessun tavolo aspetta giocatori.
        [one] Un tavolo aspetta giocatori.
       *[other] { $count } tavoli aspettano giocatori.
    }
tables-none-fit = Al momento non c’è un tavolo aperto così.
tables-show-all = Mostra tutti i tavoli
tables-open-own = Apri un tavolo per tutti
tables-running = Partite da guardare
table-back = Torna al tavolo
table-free =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
table-as-printed = Si gioca come da regolamento.
table-else-as-printed = Tutto il resto come da regolamento.
option-own-parts = Preparato da chi ospita
ready = Ci sono
seat-ready = c’è, si può iniziare
lobby-all-ready = Si può iniziare: ci sono tutti.
neighbours = Persone a questo tavolo
neighbours-none = Qui non siede nessun altro.
mute = Silenzia
mute-more = Silenzia: le sue parole sono nascoste su questo dispositivo, solo a questo tavolo.
block = Blocca
block-end = Sblocca
block-more = Blocca: non senti più le sue parole da nessuna parte, e questa persona non trova i tavoli che apri né può sedersi. Non ne viene informata.
my-blocks = Persone bloccate
report = Segnala
report-why = Che cosa non va?
report-reason-words = Insulti o parole sgradite
report-reason-name = Un nome offensivo
report-reason-play = Rovina il gioco apposta
report-reason-other = Altro
report-note = Con parole tue, se vuoi
report-more = Chi gestisce questo server riceve la tua segnalazione con le ultime parole dette al tavolo.
report-send = Invia la segnalazione
report-sent = Grazie. Chi gestisce questo server la leggerà.
admin-heading = Segnalazioni
admin-token = Parola chiave del gestore
admin-open = Mostra le segnalazioni
admin-show-done = Mostra quelle chiuse
admin-by = segnalato da { $who }, { $date }
admin-words = Le ultime parole al tavolo
admin-done = Chiudi
admin-reopen = Riapri
admin-remove-name = Togli il nome
admin-end-sessions = Termina tutte le sessioni
admin-did-remove_name = Il nome { $name } è sparito dai tavoli.
admin-did-end_sessions = Tutte le sessioni di { $name } sono terminate.
admin-none = Non c’è niente da leggere.
error-no_admin = Questo server non ha una pagina per il gestore. docs/host.md spiega come attivarla.
error-bad_token = La parola chiave non è giusta.
error-cannot_sit = Non puoi sederti a questo tavolo. Ce ne sono altri.
error-said_enough = Hai già detto molto a questo tavolo. Lascia parlare il gioco.
error-too_many_words = Piano, per favore: il resto fra un momento.
error-too_many_blocks = Hai bloccato moltissime persone. Prima sbloccane qualcuna in «Le mie partite».
error-too_many_reports = Per oggi basta così. Le tue segnalazioni sono arrivate.
error-nobody_there = Lì non siede più nessun altro.
# Avvisi, vacanza, inviti
notices = Avvisi e vacanza
notices-how = Quando non ci sei ti avvisiamo se tocca a te, se qualcuno ti invita, se una partita è finita e se qualcuno ha giocato la tua sfida: una volta sola, e mai mentre guardi il tavolo.
mail-address = E-mail, se vuoi
mail-leave = Mandatemi lì gli avvisi
mail-asked = Un’e-mail è in viaggio verso { $address }. Apri il link che contiene; prima non arriva altro.
mail-is-on = Gli avvisi arrivano anche per posta: { $address }.
mail-remove = Togli l’indirizzo
mail-title = Avvisi per e-mail · Clowder
mail-confirm-done = Grazie. D’ora in poi gli avvisi delle tue partite arrivano anche a questo indirizzo.
mail-off-done = Fatto. Non arrivano più e-mail, e l’indirizzo qui è cancellato.
vacation = Vacanza
vacation-how = Ai tavoli dove per un turno si hanno giorni di tempo il tuo orologio si ferma, e non arrivano avvisi. Gli altri lo vedono e possono continuare a giocare.
vacation-left = { $count ->
    [one] Dei 30 giorni all’anno te ne resta { $count }.
   *[other] Dei 30 giorni all’anno te ne restano { $count }.
}
vacation-long = Per quanto tempo
vacation-until-back = Finché non torno
vacation-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
vacation-on = Vado in vacanza
vacation-is-on = Sei in vacanza, al più tardi fino al { $date }.
vacation-off = Sono qui
seat-vacation = vacanza fino al { $date }
invitations = Hai un invito
invitation-by = { $name } ti tiene un posto.
invitation-accept = Mi siedo
invitation-decline = No, grazie
challenges-played = La tua sfida è stata accettata
challenge-news = { $count ->
    [one] Una persona ha giocato la tua partita.
   *[other] Finora { $count } persone hanno giocato la tua partita.
}
challenge-look = Com’è andata
challenge-fine = Va bene, grazie
companions = Invita qualcuno con cui hai giocato
companion-invite = Invita
companion-invite-who = Invita { $name }
companion-invited = invito mandato
companion-declined = ha detto di no
somebody = Qualcuno
error-no_mail = Questo server non manda e-mail.
error-bad_mail_address = Non sembra un indirizzo e-mail.
error-too_many_mails = Oggi sono state chieste troppe e-mail. Riprova domani.
error-mail_key = Questo link è già stato usato o è troppo vecchio. Scrivi di nuovo l’indirizzo.
error-no_vacation_left = I giorni di vacanza di quest’anno sono finiti.
error-no_companion = Puoi invitare solo chi ha finito una partita con te.
error-sits_already = Siede già a questo tavolo.
error-not_invited = Questo invito non c’è più.
error-invitation_declined = Ha già detto di no.
error-too_many_invitations = Per ora bastano questi inviti. Riprova più tardi.
# Le partite di questo dispositivo passano a un account; il tavolo come app
bring-note = { $count ->
    [one] Una partita finita è solo su questo dispositivo.
   *[other] { $count } partite finite sono solo su questo dispositivo.
  } Può averle anche il tuo account: il server controlla ognuna come ogni partita salvata.
bring-take = Portale nel mio account
bring-busy = Trasferimento in corso…
bring-done = { $count ->
    [one] Ora una partita è nel tuo account.
   *[other] Ora { $count } partite sono nel tuo account.
  }
install-take = Metti il tavolo su questo dispositivo come app
install-no = No, grazie
install-more = Si apre come ogni app e funziona anche senza rete.
error-record_not_here = Qui si possono portare solo partite giocate su un dispositivo senza server.
## L’arbitro al tavolo vero e posizioni proprie

referee-title = L’arbitro – Clowder
referee-heading = Segnapunti
referee-link = Arbitro per il tavolo vero
referee-more = Giocate con carte vere? Mettete il telefono in mezzo: conta secondo le regole e per ogni punto dice la regola che lo dà.
referee-pad = Segnare i punti di una partita
referee-may = Posso farlo?
referee-kept = Segnapunti su questo dispositivo
referee-all = Tutti i segnapunti
referee-forget = Butta via
referee-players = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
  }
referee-how-many = Giocatori
referee-name = Nome del giocatore { $number }
referee-table = Il tavolo alla fine
referee-take-away = Togli
referee-by-card = Carta per carta
referee-card = Carta
referee-card-how = Scegli un gattino e tocca i quarti della carta. Poi tocca il tavolo dove sta il suo quarto in alto a sinistra.
referee-turn = Gira la carta
referee-box-how = Scegli che cosa si vede in una scatola e tocca dove sta. Sulla tastiera vale la sua lettera.
referee-cell = { $place }: { $what }
referee-empty-place = niente
referee-quick = Scrivi
referee-quick-how = Riga per riga: K nero, P rosa, V viola, B blu, Y giallo, E scatola vuota, - niente
referee-who-was = Chi era chi
referee-chihuahua = Chihuahua
referee-tiles = Tessere non usate
referee-special = Regole speciali con tessere
referee-add = Che cosa porta talleri
referee-for-whom = Chi li riceve
referee-what = Che cos’era
referee-from = da
referee-strays = Randagi accolti
referee-two-numbers = Due numeri
referee-series = Serie
referee-left = Rimasta alla fine
referee-series-how = Tocca i numeri nell’ordine in cui sono stati posati. Tocca una carta per toglierla.
referee-write = Segna
referee-would-bring = { $count ->
    [0] Non porta niente
    [one] Porta 1 punto
   *[other] Porta { $count } punti
  }
referee-written = Segnato
referee-drop = Cancella la riga { $number }
referee-correct = Correggi la riga { $number }
referee-correcting = La riga { $number } è di nuovo qui sopra: cambiala e segnala ancora.
referee-leave = Lascia la riga { $number } com’era
referee-wrote = Riga { $number }: { $what }.
referee-struck = La riga { $number } è cancellata.
referee-nothing-yet = Ancora niente
referee-complete-threes = Alla fine si contano anche le serie complete di tre carte rimaste
referee-lives-and-foods = Vite e cibi
referee-retired = Fuori dal gioco
referee-retired-order = Chi è uscito per primo (tocca: dopo)
referee-retired-later = { $place }. { $who }: fuori dopo gli altri
referee-lives = Vite
referee-lives-at-start = Vite all’inizio
referee-home-first = Come è finita la partita
referee-time-up = È scaduto il tempo
referee-tool = Che cosa posare
referee-tool-card = Carta
referee-tool-cat = Gatto
referee-tool-sleep = Gatto addormentato
referee-tool-toy = Giocattolo speciale
referee-tool-turn = Gira
referee-tool-gone = Togli
referee-whose = Di chi è il gatto
referee-how-card = Componi la carta com’è stampata e tocca la casella dove sta.
referee-how-cat = Delle due carte su cui è sdraiato, tocca quella a sinistra.
referee-how-sleep = Tocca la casella dove dorme.
referee-how-princess = Tocca il gatto di cui ha preso il posto.
referee-how-toy = Delle due carte su cui sta di traverso, tocca quella a sinistra.
referee-how-turn = Tocca una carta per girarla.
referee-how-gone = Tocca ciò che va tolto: prima quello che sta sopra.
referee-rules = Edizione e regole
referee-tied-kinds = Se più tipi di giocattolo sono i più frequenti, contano tutti
referee-share = Copia un link
referee-new = Nuovo segnapunti
referee-copied = Il link è copiato. Contiene tutto ciò che è stato inserito.
referee-too-long = È troppo per un link.
referee-keeps = Questo dispositivo conserva il segnapunti.
referee-unkept = Questo browser non può conservare il segnapunti. Copia un link per ritrovarlo.
position-title = Una posizione – Clowder
position-heading = Posizione: { $game }
position-side = Prepara e chiedi
position-impossible = Questa posizione non può esistere:
position-turn = È il turno di { $who }. Tocca il tavolo come in partita: ciò che non è permesso viene spiegato.
position-is-over = Questa partita è finita.
position-may = Posso farlo?
position-may-how = Scegli una mossa o scrivila come nelle registrazioni.
position-ask = Chiedi
position-do-it = Esegui
position-legal = Sì, è permesso.
position-over = Non c’è più niente da fare: questa partita è finita.
position-bot = Muove un bot
position-deal = Distribuisci di nuovo
position-save = Salva come file
position-open = Apri un file
position-unreadable = Questa non è una posizione leggibile.
position-fields = Come testo, campo per campo
position-fields-how = I nomi sono quelli dei file di posizione. Il motore dice che cosa non è possibile.
position-no-json = Non si legge: mancano una parentesi, una virgola o le virgolette.
position-set = Prepara
position-json = Come testo (JSON)
position-paste = Incolla qui una posizione
position-stuck = È il turno di { $who }, che però non ha nulla da giocare: in partita nessuno ha così poche carte. Con altre carte si va avanti.
position-puzzle = Come rompicapo
position-puzzle-make = Fanne un rompicapo
position-puzzle-alone = Per fare un rompicapo serve un server: il bot più forte deve guardare a lungo la posizione.
position-puzzle-going = La casa confronta le mosse: { $percent }%
position-puzzle-clear = Una mossa è nettamente la migliore: { $best }. Ogni altra vale almeno un { $cost }% (± { $error }) di probabilità di vincere in meno.
position-puzzle-alike = Nessun rompicapo: due mosse sono quasi equivalenti. Tra { $best } e { $second } c’è una differenza del { $cost }% (± { $error }) di probabilità di vincere; dovrebbe essere senza dubbio almeno del { $needed }%.
position-puzzle-places = Nessun rompicapo: { $best } è quasi equivalente in due punti. La differenza è del { $cost }% (± { $error }) di probabilità di vincere; dovrebbe essere senza dubbio almeno del { $needed }%.
position-puzzle-unsure = Nessun rompicapo: la casa non è sicura. Nel confronto la migliore è { $best }, ma il bot più forte sceglierebbe { $other }.
position-puzzle-few = { $count ->
    [one] Nessun rompicapo: c’è solo { $count } mossa. Ne servono almeno { $needed }, perché il caso trovi di rado quella giusta.
   *[other] Nessun rompicapo: ci sono solo { $count } mosse. Ne servono almeno { $needed }, perché il caso trovi di rado quella giusta.
}
position-puzzle-kept = Resta con te, tra i rompicapi. Chi ha il link vede ciò che sa chi è di turno, e non la soluzione.
position-puzzle-link = Copia il link
position-puzzle-solve = Risolvilo
setup-open = Prepara a mano
setup-heading = Prepara: { $game }
setup-done = Al tavolo
setup-cancel = Annulla
setup-how = Tocca un pezzo e poi il posto dove va, oppure trascinalo lì. Tocca un pezzo già posato per girarlo, spostarlo o toglierlo.
setup-table = Il tavolo
setup-common = Mazzi e tutto il resto
setup-box = Pezzi di { $game }
setup-kind = Quali pezzi
setup-search = Cerca
setup-none-left = Non ne resta nessuno.
setup-taken-up = Preso in mano
setup-let-go = Lascia
setup-turn-turn = Gira (R)
setup-turn-over = Volta (F)
setup-put-here = Metti qui
setup-put-on-top = Metti in cima
setup-put-in = Metti qui: { $where }
setup-of = { $who }: { $what }
setup-possible = Questa posizione è possibile.
setup-see-below = Il punto sbagliato è segnato.
setup-clear = Sgombra il tavolo
setup-fill = Tutte le altre nel mazzo
setup-empty = Svuota il mazzo
setup-whose-turn = A chi tocca
setup-place-hand = Mano
setup-place-deck = Mazzo, dalla cima
setup-place-removed = Tolte senza guardarle
setup-place-identity = Identità
setup-place-tiles = Tessere non usate
setup-place-reserved = Carta riservata
setup-place-series = Serie: { $mark }
setup-place-pile = Pila { $mark }
setup-place-drawn = Presa o pescata, non ancora usata
setup-place-box = La scatola
setup-place-larder = Dispensa
setup-place-discards = Scarti, l’ultimo in cima
setup-place-mog = Mazzo Micio, dalla cima
setup-place-curiosity = Carte Curiosità, dalla cima
setup-kind-card = Carte
setup-kind-identity = Identità
setup-kind-tile = Tessere
setup-kind-box = Carte scatola
setup-kind-toy = Giocattoli speciali
setup-kind-start = Scatole iniziali
setup-kind-princess = Principessa
setup-kind-cat = Gatti
setup-kind-sleep = Gatti addormentati
setup-kind-blue = Blu
setup-kind-yellow = Gialle
setup-kind-red = Rosse
setup-kind-green = Verdi
setup-kind-extra = Speciali
setup-kind-car = Auto
setup-kind-prey = Topi e uccelli
setup-kind-food = Cibi
setup-kind-mog = Carte Micio
setup-kind-curiosity = Carte Curiosità
setup-control-phase = Momento
setup-control-phase-play = giocare una carta
setup-control-phase-tile = usare una tessera
setup-control-phase-choose = pescare o posare un gatto addormentato
setup-control-phase-cat = posare un gatto
setup-control-coins = Talleri dei gatti
setup-control-taken = La carta in mano
setup-control-taken-false = è stata pescata
setup-control-taken-true = è stata presa da una pila
setup-control-lives = Vite
setup-control-closed = Negozi chiusi
setup-control-round = Giro
fault-other = Qui qualcosa non va: { $where }.
fault-E_PAD_TABLE = { $why ->
    [empty] Sul tavolo non c’è ancora niente.
    [wide] Il tavolo è più largo di quanto 48 carte permettano.
   *[other] La voce { $number } non si legge: { $given }.
  }
fault-E_PAD_IDENTITY = { $why ->
    [missing] Chi era { $who }?
    [twice] { $who } non può avere la stessa identità di qualcun altro.
   *[other] Ognuno ha bisogno di un’identità.
  }
fault-E_PAD_TILES = { $why ->
    [basic] Nel gioco base non ci sono tessere.
   *[other] Ognuno ha da zero a cinque tessere non usate.
  }
fault-E_PAD_SHEET = { $why ->
    [giver] Un regalo viene da un altro giocatore.
    [strays] Un giocatore ha al massimo { $most } randagi.
    [cards] Quali carte erano?
    [one] Il Cane buono porta con sé esattamente una carta.
   *[other] Questa riga non si legge.
  }
fault-E_PAD_SIZE = Questa serie non si può contare: servono tre carte senza randagio né Gattini, cinque carte, o sette sotto i Gattini.
fault-E_PAD_FACE = Su una carta ci sono al massimo { $most } tra: { $kinds }.
fault-E_PAD_CARDS = Sono più di { $most } carte.
fault-E_PAD_RUNNING = Questa partita non è ancora finita.
fault-E_POSITION = Questa non è una posizione.
fault-E_POSITION_FIELD = Questo campo non è noto, o ciò che dice è impossibile: { $where }.
fault-hand = { $who }: questa mano non può essere così. Per continuare a giocare serve una carta a testa.
fault-E_POSITION_RNG = Il generatore di numeri casuali non può essere così.
fault-E_POSITION_CARD = Questa carta non esiste, o sta già altrove: { $where }.
fault-E_POSITION_TABLE = Le carte sul tavolo non si leggono, o sono troppo lontane tra loro.
fault-E_POSITION_SEAT = Lì non siede nessuno: { $where }.
fault-E_POSITION_HAND = Queste mani sono impossibili: troppe carte, o nessuna mentre il mazzo ne ha ancora.
fault-E_POSITION_TILE = Queste tessere non esistono, o non in questa partita.
fault-E_POSITION_SCRATCHER = Ogni tiragraffi sta su una scatola tutta sua, e solo con le regole speciali.
fault-E_POSITION_IDENTITY = Ognuno ha bisogno di un’identità propria.
fault-E_POSITION_PHASE = La partita non può essere a questo passo: non c’è niente da decidere, o prima viene altro.
fault-E_POSITION_REFILL = Il posto da riempire non è un posto vuoto di una mano.
fault-E_POSITION_COUNT = Non ce ne sono così tante: { $where }.
fault-E_POSITION_SERIES = Questa serie è impossibile: { $where }. Ha un solo colore e al massimo un randagio, mai come prima carta, e si conta quando è piena.
fault-E_POSITION_PILE = Questa pila non può essere così: { $where }.
fault-E_POSITION_COINS = Nessuno può avere così tanti talleri: { $where }.
fault-E_POSITION_LEDGER = Questa riga del registro non si legge: { $where }.
fault-E_POSITION_PRINCESS = Non ci sono così tante Principesse.
fault-E_POSITION_ISLANDS = Le carte stanno in troppi gruppi separati.
fault-E_POSITION_EXTENT = Le carte sono troppo lontane tra loro.
fault-E_POSITION_CELL = Questa casella è fuori dal tavolo, o occupata: { $where }.
fault-E_POSITION_TWICE = Questa carta c’è due volte: { $where }.
fault-E_POSITION_LYING = Di traverso su due carte stanno solo i gatti, la Principessa e i giocattoli speciali: { $where }.
fault-E_POSITION_PAIR = Di traverso su queste due caselle non può stare niente: { $where }.
fault-E_POSITION_SUPPLY = Un giocatore ha più di cinque gatti, o la riserva non corrisponde al tavolo.
fault-E_POSITION_HANDS = Queste mani non si leggono, o contengono qualcosa di impossibile: { $where }.
fault-E_POSITION_DRAWN = Le carte non possono essere state pescate così.
fault-E_POSITION_PACKETS = I pacchetti, insieme, non danno il mazzo di pesca.
fault-E_POSITION_CHASED = Le Principesse pescate, tenute e giocate non tornano.
fault-E_POSITION_KNOWN = Ciò che si sa di una mano la contraddice.
fault-E_POSITION_PLAYED = L’ultima carta giocata non è sul tavolo.
fault-E_POSITION_ENDING = La fase finale non può essere così.

## Carte e tabelloni propri

parts-title = Le mie carte e i miei tabelloni – Clowder
parts-heading = Le mie carte e i miei tabelloni
parts-link = Le mie carte e i miei tabelloni
parts-more = Hai il gioco stampato? Inserisci le sue carte o il suo tabellone e gioca online proprio con quelli. Comincia dai nostri, da zero o da un file.
parts-new = Qualcosa di nuovo
parts-which = Che cosa
parts-of = { $part } di { $game }
parts-begin-house = Comincia dal nostro
parts-begin-empty = Comincia da zero
parts-import = Apri un file
parts-none = Non hai ancora niente di tuo.
parts-nameless = Senza nome
parts-draft = solo in questo browser
parts-name = Nome
parts-save = Conserva
parts-saved = Conservato. I tavoli lo offrono sotto «Mie: …».
parts-unsaved = Questo browser ha tenuto le tue ultime modifiche. «Conserva» le mette da parte per te, per i tavoli e gli altri dispositivi.
parts-unkept = Questo browser non può tenere bozze. Premi «Conserva» prima di uscire.
parts-told-apart = Nel frattempo è stato cambiato o eliminato in un’altra scheda o su un altro dispositivo. Quello che vedi qui ora è una cosa a sé; non si è perso nulla.
parts-told-followed = È stato cambiato in un’altra scheda, e lo vedi com’è adesso. Con Annulla torna quello che c’era qui.
parts-checking = Si chiede alle regole …
parts-sound = Nessun errore: ci puoi giocare.
parts-faults = { $count ->
        [one] Un errore
       *[other] { $count } errori
    }
parts-faulty = ha un errore
parts-overview = Panoramica
parts-edit = Modifica
parts-print = Stampa
parts-add = Nuovo
parts-duplicate = Duplica
parts-duplicate-many = Altre { $count } uguali
parts-remove = Togli
parts-search = Cerca
parts-cards = Carte
parts-number-cards = Carte numero
parts-counts = Quante
parts-here = qui
parts-house = da noi
parts-export = Come file { $kind }
parts-share = Condividi con un link
parts-share-off = Chiudi il link
parts-share-link = Chi ha questo link può guardare e conservarne una copia
parts-delete = Elimina
parts-delete-sure = Elimina davvero
parts-by = di { $name }
parts-take = Conserva una copia
parts-mine = Mie: { $part }
parts-of-house = Le nostre
parts-of-whom = { $name }, di { $who }
parts-look = Guarda
parts-front = Fronte
parts-back = Retro
parts-brush = Che cosa va dove tocchi
parts-quadrant = { $side }, posto { $number }: { $what }
parts-mirrored = (immagine speculare)
parts-mirror = Specchia il fronte
parts-copies = Copie
parts-copies-each = Copie di ognuna
parts-copies-colour = Copie per ogni colore
parts-fewer = { $what }: una in meno
parts-another = { $what }: una in più
parts-numbers = Numeri
parts-colours = Colori
parts-walls-how = Tocca un lato della carta per mettere o togliere una parete.
parts-wall-north = Parete in alto
parts-wall-east = Parete a destra
parts-wall-south = Parete in basso
parts-wall-west = Parete a sinistra
parts-put-in = Metti dentro
parts-take-out = Togli
parts-without = { $what }: togli
parts-with-walls = { $count ->
        [0] Scatole senza pareti
        [one] Scatole con { $count } parete
       *[other] Scatole con { $count } pareti
    }
parts-card-title = Titolo
parts-card-text = Testo
parts-effect = Che cosa succede
parts-effect-what = A chi o a che cosa
parts-map = La mappa
parts-tool = Un tocco
parts-tool-choose = sceglie una casella; trascina per spostarla
parts-tool-pen = disegna muri: una casella e la via che ci porta
parts-pen-how = Tocca dove comincia un muro, poi dove stanno le sue caselle; toccando una casella che c’è già, la via porta fin lì. Tocca di nuovo l’ultima per cominciare altrove.
parts-tool-ways = su due caselle fa o toglie una via
parts-tool-spaces = mette la casella in: { $what }
parts-kind = Tipo
parts-curious = Casella Curiosità
parts-ways = Vie
parts-lair = Tana e casella di muro: { $animal }
parts-doorstep = Soglia di { $home }
parts-car-route = Percorso dell’auto
parts-kind-wall = Muro
parts-kind-road = Strada
parts-kind-shop_garden = Giardino di negozio
parts-kind-home = Casa
parts-kind-home_garden = Giardino
parts-kind-mouse_hole = Buco del topo
parts-kind-bird_house = Casetta per uccelli
parts-kind-car_park = Parcheggio
parts-try-heading = Provalo
parts-try-more = Giocatori veloci del computer giocano { $games } partite con questo e { $games } con i nostri; poi vedi in che cosa differiscono. Ci vuole da qualche secondo a un minuto.
parts-try-seats = Giocatori
parts-try-cards = Gioca { $games } partite con queste carte
parts-try-board = Gioca { $games } partite su questo tabellone
parts-try-stop = Ferma
parts-try-progress = Si gioca: { $percent }%
parts-try-done = Le partite sono finite.
parts-try-result = Come si gioca
parts-try-figures = Le cifre
parts-try-old = Da allora hai cambiato qualcosa. Questo vale per com’era prima.
parts-try-unsound = Prima non deve avere errori.
parts-try-all = Mostra tutti i { $count }
parts-try-fewer = Mostra meno
error-part_unknown = Qui non c’è più, oppure non è condiviso.
error-unknown_part = Questo gioco non ha niente di simile.
error-too_many_parts = Non puoi conservarne altre. Prima eliminane una.
error-part_too_large = È più grande di qualsiasi parte di un gioco.
error-part_unlike = Questo file non somiglia a nessuna parte dei nostri giochi.
error-trial_running = Qui si stanno ancora giocando partite per te o per altri. Riprova tra un momento.
error-puzzle_unknown = Questo rompicapo qui non c’è più.
error-puzzle_outdated = Questo rompicapo è nato con regole più vecchie e non si può più risolvere.
error-puzzle_running = Qui si sta ancora guardando una posizione per te o per altri. Riprova tra un momento.
error-too_many_puzzles = Non puoi conservare altri rompicapi. Prima eliminane uno.
error-part_unreadable = Questo file non è né TOML né JSON.
error-part_changed = È stato cambiato su un altro dispositivo.
## La partita del giorno, le sfide, le partite riprese da una mossa

daily-title = Partita del giorno
daily-short = Per ogni gioco una partenza uguale per tutti. Conta il tuo primo tentativo.
daily-go = Le partite di oggi
daily-more = Ogni giorno, per ogni gioco, una partenza uguale per tutti, contro gli stessi bot. Conta il tuo primo tentativo, senza consigli; poi puoi esercitarti. Il tuo nome e il tuo risultato li vede chi ha giocato la stessa partita.
daily-here = Ogni giorno, per ogni gioco, una partenza uguale per tutti, contro gli stessi bot. Conta il tuo primo tentativo, senza consigli; poi puoi esercitarti. Qui il tuo risultato resta su questo dispositivo: per confrontarlo con quello degli altri serve un server.
daily-next = Le prossime arrivano alle { $time }.
deal-bots = { $count ->
    [one] Tu contro un bot ({ $level }).
   *[other] Tu contro { $count } bot ({ $level }).
}
deal-tries = { $count ->
    [0] Qui non l’ha ancora finita nessuno.
    [one] Qui l’ha giocata una persona.
   *[other] Qui l’hanno giocata { $count } persone.
}
deal-play = Gioca
deal-go-on = Continua il tuo tentativo
deal-practise = Gioca per esercizio
deal-gone = Il tuo tentativo è stato messo via prima della fine: per molto tempo nessuno ha mosso. Ora giochi per esercizio.
deal-results = Risultati
deal-of-day = { $game }, partita del { $day }
deal-of = { $game }: una sfida di { $name }
deal-of-somebody = { $game }: una sfida
deal-beat = Da battere: { $result }.
deal-beat-better = L’hai battuto!
deal-beat-equal = Esattamente alla pari.
deal-beat-worse = Stavolta non è bastato.
deal-beat-mine = Il risultato da battere è il tuo: { $result }.
deal-beat-so-far = Finora hanno fatto meglio: { $count } su { $all }.
deal-yours = Il tuo tentativo: { $result }.
deal-place = Qui è il numero { $place } su { $count }.
deal-share-place = Numero { $place } su { $count } su questo server
deal-first = Quello che ne hanno fatto gli altri lo vedi dopo il tuo tentativo.
deal-here = Il tuo risultato resta su questo dispositivo. Quello che ne hanno fatto gli altri lo sa solo un server.
deal-over = Il suo giorno è passato: i tentativi non contano più.
deal-my-replay = Rivedi la tua partita
deal-best-replay = Guarda la partita migliore
deal-share = Copia il risultato
deal-spread = Com’è andata
deal-line = Posto { $rank }: { $points }
deal-line-tries =
    { $count ->
        [one] un tentativo
       *[other] { $count } tentativi
    }
deal-best = I migliori
deal-you = (tu)
deal-nameless = Un ospite
deal-mark-challenge = Sfida
deal-mark-practice = Per esercizio
deal-known = Questa partenza non è un segreto: altri la giocano o l’hanno giocata. A questo tavolo non si promette nulla sulla sorte.
play-on = Continua da qui
play-on-how = Un nuovo tavolo comincia con le prime { $count } mosse di questa partita: stessa partenza, carte coperte com’erano. Da lì tutto può andare diversamente.
play-on-seat = Il tuo posto
play-on-friends = Tieni liberi per loro i posti delle altre persone
play-on-go = Prepara il tavolo
begin-bots = Contro i bot
begin-how = La partita comincia da questa posizione, con le sue regole. Tu ne conosci ogni carta, e tutti al tavolo lo sapranno.
begin-seat-turn = Posto { $number }, a cui tocca
begin-anew = Ridistribuisci le carte coperte, così nessuno le conosce
beginning-known = Questa partita comincia da una posizione preparata da { $who }, che ne conosce ogni carta.
beginning-known-somebody = Questa partita comincia da una posizione preparata da qualcuno che ne conosce ogni carta.
beginning-anew = Questa partita comincia da una posizione preparata da { $who }. Le carte coperte sono state ridistribuite: nessuno le conosce.
beginning-anew-somebody = Questa partita comincia da una posizione preparata da qualcuno. Le carte coperte sono state ridistribuite: nessuno le conosce.
beginning-replay = Questa partita comincia nel mezzo di un’altra, con altre carte coperte. Dal posto di { $who } nessuno avrebbe notato la differenza.
beginning-look = Guarda la posizione
beginning-title = Come comincia la partita
play-on-cards = Carte coperte
play-on-same = com’erano
play-on-other = altre, che dal tuo posto non si potevano distinguere da quelle vere
play-on-other-how = E se le carte fossero state altre? Un nuovo tavolo comincia dal punto in cui si trova qui la partita. Quello che dal tuo posto si sapeva resta; tutto ciò che era nascosto viene ridistribuito.
error-invalid_position = Questa posizione non è possibile.
error-position_over = In questa posizione la partita è finita.
error-position_seats = Questa posizione ha un altro numero di posti.
challenge = Sfida altri con questa partita
challenge-how = Chi apre il link gioca la stessa partenza al tuo posto, contro i bot. Il tuo risultato è quello da battere, e ti avvisiamo quando qualcuno ha giocato.
challenge-link = Link alla sfida
mistakes-open = Impara dagli errori
mistakes-title = Mosse migliori
mistakes-seat = Decisioni di
mistakes-none = Non c’è niente da trovare: nessuna mossa è stata tanto peggiore che l’analisi sappia distinguerla.
mistakes-number = Decisione { $now } di { $all }
mistakes-task = Mossa { $move }: hai giocato «{ $played }».
mistakes-task-of = Mossa { $move }: { $name } ha giocato «{ $played }».
mistakes-find = Trovane una migliore.
mistakes-better = La mossa migliore: { $move }
mistakes-better-here = La mossa migliore si vede sul tabellone.
mistakes-cost = È costata un { $cost }% (± { $error }) di probabilità di vincere.
mistakes-points = Punti quando torna il turno: { $best } (± { $bestError }) con la mossa migliore, { $played } (± { $playedError }) con quella giocata.
mistakes-right = È buona quanto la migliore mossa trovata.
mistakes-played = È la mossa della partita.
mistakes-other = È peggiore della migliore mossa trovata di un { $cost }% (± { $error }).
mistakes-unknown = L’analisi non ha guardato questa mossa: non è tra quelle che sembravano buone.
mistakes-show = Mostra la mossa migliore
mistakes-show-played = Mostra la mossa giocata
mistakes-back = Torna alla partita
mistakes-wait = Prima si esamina la partita: { $percent }%
mistakes-board = Sul tabellone
practice-title = Esercitati sui tuoi errori
practice-of = Partita del { $day }
practice-any-game = Tutti i giochi
practice-any-tag = Tutti gli argomenti
practice-found = Trovate finora: { $found } su { $all }
practice-firsts = Stavolta alla prima mossa: { $first } su { $all }
practice-end = Erano tutte.
practice-again = Ancora una volta da capo
practice-back = Le mie partite
practice-none = Non c’è ancora niente su cui esercitarsi.
practice-none-more = Appena una tua partita è stata analizzata, qui ti aspettano le decisioni che ti sono costate di più. Prima fai analizzare una partita: il pulsante è nella pagina delle tue partite.
practice-analyse = Analizza le mie partite
practice-theme = Esercitati
practice-theme-of = Esercitati: { $tag }
puzzles-title = Rompicapi
puzzles-short = Posizioni di partite vere in cui una mossa è nettamente la migliore.
puzzles-go = Risolvi i rompicapi
puzzles-more = Posizioni di partite giocate dai bot. Una mossa è nettamente la migliore: il bot più forte l’ha trovata due volte, e tutte le altre costano alcuni punti percentuali di probabilità di vincere. Vedi ciò che si sapeva da quel posto, e nient’altro. Conta la tua prima mossa.
puzzles-of = { $game }: rompicapi
puzzles-solve = Risolvi
puzzles-others = Tutti i giochi
puzzles-none = In questo gioco non c’è nessun rompicapo così.
puzzles-count = { $count ->
    [one] Un rompicapo
   *[other] { $count } rompicapi
}
puzzles-done = Provati: { $over }, trovati con la prima mossa: { $first }
puzzles-streak = Di fila con la prima mossa: { $now } (serie più lunga: { $longest })
puzzle-number = Rompicapo { $now } di { $all }
puzzle-task = Tocca a te. Trova la mossa migliore.
puzzle-hardness = Difficoltà
puzzle-any-stars = Facili e difficili
puzzle-stars = Difficoltà { $stars } su 4
puzzle-theme = Argomento
puzzle-any-tag = Tutto
puzzle-about = Di che cosa si tratta?
puzzle-show = Mostra la mossa
puzzle-next = Prossimo rompicapo
puzzle-bots = Quanto spesso la trovano i bot:
puzzle-right = Giusto!
puzzle-other = { $move }: costa circa un { $cost }% di probabilità di vincere. Ci guadagna soprattutto { $name }.
puzzle-best = Mossa migliore: { $move }
puzzle-margin = La seconda mossa migliore vale un { $cost }% (± { $error }) in meno.
puzzle-fails = { $move }: costa circa un { $cost }%, e ci guadagna soprattutto { $name }
puzzle-elsewhere = Lo stesso in un altro punto: costa almeno un { $cost }%, e ci guadagna soprattutto { $name }
puzzle-shared = Un rompicapo per te
puzzle-copied = Il link è copiato. Non rivela la soluzione.
puzzles-mine = I tuoi rompicapi
puzzle-tag-borrow = una carta dalla mano altrui
puzzle-tag-box = una carta scatola
puzzle-tag-cat = un gatto nella scatola
puzzle-tag-cat-lady = Gattara
puzzle-tag-close = chiudere una scatola
puzzle-tag-cover = coprire gli altri
puzzle-tag-deck = pescare dal mazzo
puzzle-tag-discard = scartare
puzzle-tag-dog = il cane
puzzle-tag-fight = attacco
puzzle-tag-gift = scambiare un randagio
puzzle-tag-home = a Casa
puzzle-tag-hunt = caccia
puzzle-tag-join = unire gruppi
puzzle-tag-keep = continuare a raccogliere
puzzle-tag-kittens = Gattini
puzzle-tag-mouse = topolino giocattolo
puzzle-tag-overtake = sorpasso
puzzle-tag-pile = prendere da una pila
puzzle-tag-princess = Principessa
puzzle-tag-quiet = mossa tranquilla
puzzle-tag-rival = frenare qualcuno
puzzle-tag-score = segnare i punti
puzzle-tag-scratcher = tiragraffi
puzzle-tag-shop = negozio
puzzle-tag-sleep = gatto addormentato
puzzle-tag-spoil = togliere punti agli altri
puzzle-tag-swap = scambiare carte
puzzle-tag-theft = furto
puzzle-tag-toys = giocattoli
puzzle-tag-trespasser = intruso
puzzle-tag-way-home = la via di Casa
puzzle-tag-win = mossa vincente
error-no_such_deal = Questa partita non esiste.
error-try_first = Prima giocala tu.
error-no_tries = Nessuno l’ha ancora giocata fino in fondo.
error-deal_from_middle = Una partita cominciata a metà non può essere una sfida.
error-undo_counts = Nel tentativo che conta resta giocato ciò dopo cui si è visto qualcosa.
error-hint_counts = Nel tentativo che conta non ci sono consigli.
error-analysis_first = Prima guarda che cosa ha deciso la partita.
error-no_such_ply = In questa partita non c’è questa mossa.
