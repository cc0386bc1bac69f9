brand = Clowder
title-start = Clowder: un tavolo per giochi di gatti
title-table = { $game } – Clowder
title-your-turn = Tocca a te! { $game } – Clowder
title-rules = Regole di { $game } – Clowder
title-missing = Qui non c’è niente – Clowder

## Pagina iniziale
hero = Quattro giochi di gatti, un solo tavolo
hero-more = Gioca contro i bot, con un amico sullo stesso schermo o con chiunque abbia il link. Non serve un account.
skip-to-games = Vai ai giochi
games = Giochi
seats-range = Da { $min } a { $max } giocatori
blurb-cat-box = Sovrapponi carte con gattini nelle scatole e tieni in vista il tuo colore segreto.
blurb-csacska-macska = Raccogli gatti buffi finché la somma termina con 9. E ruba quando nessuno guarda.
blurb-if-it-fits = Costruisci scatole di cartone, chiudile e metti i tuoi gatti nelle migliori.
blurb-cat-attack = Gira per il quartiere, riempi la dispensa e occhio alla piccola auto nera.
play-now = Gioca subito
play-friends = Gioca con gli amici
play-hotseat = Sullo stesso schermo
rules = Regole
my-tables = I miei tavoli
my-tables-none = Non hai ancora tavoli. I gatti aspettano.
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
invite-link = Invito
invite-code = L’invito come codice QR
invite-only-here = Solo questo computer può aprire il link. Per giocare con altri dispositivi, ferma Clowder e avvialo con: clowder serve --host 0.0.0.0 (bin/play serve --host 0.0.0.0)
copy = Copia
copied = Copiato
copy-by-hand = Questo browser non permette alla pagina di copiare. L’indirizzo è selezionato: copialo tu.

## Tavolo
board = Tavolo
log = Che cosa è successo
log-empty = Non è ancora successo niente.
menu = Menu
status-your-turn = Tocca a te. { $what }
status-confirm = Conferma la mossa o scegli qualcos’altro.
status-waiting = Si aspetta { $name }.
status-thinking = { $name } sta pensando.
status-watching = Stai guardando. È il turno di { $name }.
status-watching-late = Stai guardando, qualche mossa indietro. È il turno di { $name }.
status-connecting = In cammino verso il tavolo…
status-lost = La connessione è caduta. Si riprova; niente va perso.
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
undo-more = Annulla la tua ultima decisione. Se da allora qualcuno ha scoperto qualcosa, si chiede agli altri.
undo-asked = { $name } vorrebbe annullare una mossa. Va bene?
undone = { $who } ha annullato una mossa.
hint = Consiglio
hint-thinking = Fammi pensare…
hint-words = Io farei così: { $what }
hint-take = Scegli questa
confirm = Conferma
rematch = Gioca ancora
score-sheet = Punteggi
rank = { $rank }º
record = Salva la partita
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
curtain = Passa lo schermo a { $name }
curtain-more = Le carte nascoste restano nascoste finché non arriva { $name }.
curtain-more-open = In questo gioco non c’è nulla di nascosto: possono guardare tutti.
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
undo-answer = Rispondi
rematch-join = Gli altri giocano ancora: unisciti
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
pause = Metti in pausa

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
error-too_fast = Troppo in fretta. Prendi fiato.
error-too_much_work = È più lavoro di quanto il server ne faccia per una persona alla volta. Riprova tra un momento.
error-nothing_to_undo = Non c’è niente da annullare.
error-undo_already_asked = Qualcuno lo ha già chiesto.
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
error-free_text_only_private = Si scrive con parole proprie solo ai tavoli privati.

## Cat Box
cb-board =
    { $count ->
        [one] Area di gioco con una carta
       *[other] Area di gioco con { $count } carte
    }
cb-keys = I tasti numerici scelgono una carta. Le frecce vanno di posto in posto, con Maiusc casella per casella. Invio posa la carta, R la gira, Esc la rimette in mano, F mostra tutto.
cb-bare = niente
cb-cell =
    { $layers ->
        [0] Colonna { $column }, riga { $row }: { $what }
        [one] Colonna { $column }, riga { $row }: { $what }
       *[other] Colonna { $column }, riga { $row }: { $what }, su { $layers } strati
    }
cb-place =
    { $can ->
        [true] Colonna { $column }, riga { $row }: va bene
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
cm-card = { $number } { $colour }
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
cm-no-series = Ancora nessuna serie
cm-lane = Serie di colore { $colour }: { $cards }. Carte: { $size } su { $target }, somma { $totals }.{ $wants ->
    [none] {""}
   *[other] {" "}Numeri che la fanno terminare con 9: { $wants }.
}
cm-chip = { $colour }: carte { $size } su { $target }
cm-triple = tris { $number }
cm-max-one = al massimo 1
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
cm-do-GOOD = Cane buono: l’ultimo gatto { $colour } a { $name }
cm-do-BAD = Cane cattivo: tutto il { $colour } a { $name }
cm-do-LADY = La Gattara accoglie tutti i tuoi randagi
cm-hope = per un 9:
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
if-bare = niente
if-cell = Colonna { $column }, riga { $row }: { $what }
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
ca-keys = I tasti numerici prendono una carta della mano. Le frecce vanno da un posto illuminato all’altro. Invio lo sceglie, Esc rimette a posto la carta, F mostra tutta la mappa.
ca-mog-pile =
    { $count ->
        [one] Mazzo Micio: 1 carta
       *[other] Mazzo Micio: { $count } carte
    }
ca-curiosity-pile = Carte Curiosità prima della prossima mescolata: { $count }
ca-die = Ultimo tiro: { $die }
ca-curiosity = Carta Curiosità
ca-duel = Combattimento tra gatti
ca-duel-suit = Seme: { $suit }
ca-duel-lost = { $name } non può rispondere e perde il combattimento.
ca-suit-cat = gatto
ca-with = Con carte { $suit }
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
ca-ask-suit = Con quali carte?
ca-ask-animal = Quale animale si muove?
ca-ask-place = Scegli un posto illuminato.
ca-offer-fight = Comincia un combattimento
ca-offer-six = Mostra sei carte
ca-do-nothing = Gioca senza effetto
ca-do-cornered = Resta all’angolo
ca-do-move = Vai qui
ca-do-prey = Muovi qui: { $animal }
ca-do-attack = Balza qui
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
rulebook-chapters = Capitoli
rulebook-glossary = Glossario
rulebook-learn = Imparalo al tavolo
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
share-copied = Indirizzo copiato
go-replay = Rivedi la partita
go-learn = Impara
go-stats = Le mie partite
set-notify = Avvisami quando tocca a me e sto guardando altro
set-notify-denied = Il tuo browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni.
size-giant = Doppia
status-paused = La partita è in pausa.
seat-clock = Tempo rimasto: { $time }
map = Panoramica del tavolo
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
moment-fight = Una zuffa!
moment-fight-text = A turno si mettono carte del seme, i numeri non contano. Chi non può rispondere perde una vita e va a casa.
moment-fight-over = La zuffa è decisa
moment-fight-over-text = Chi non ha potuto rispondere perde una vita e va a casa.
moment-attack = Un attacco!
moment-attack-text = Il gatto preso perde una vita e va a casa; l’altro può scambiare una carta con lui.
moment-life = Una vita persa
moment-theft = Un furto!
moment-six = Si mostrano sei carte
moment-series = Si conta una serie
moment-series-text = Porta monete se la sua somma finisce con 9.
moment-special = Una carta speciale
moment-special-GOOD = L’ultimo gatto di una serie è regalato. Chi lo riceve ha 2 monete in più.
moment-special-BAD = Una serie intera è persa. Chi la riceve ha 1 moneta in più per ogni carta.
moment-special-RAS = Un randagio per l’ultimo gatto di una serie; chi riceve il randagio ha 1 moneta in più.
moment-special-LADY = Tutti i randagi lasciano le serie: 1 moneta per ciascuno e 1 per la gattara.
moment-closed = Una scatola è chiusa
moment-closed-text = Ha pareti tutto intorno e non cresce più.
moment-princess = Un gatto è cacciato via
moment-princess-text = La Principessa prende il suo posto; il gatto torna dal suo giocatore.

## Cards seen large
status-telling = Guarda che cosa succede …
about-not-now = Non ora:
about-tile-after = Una volta per turno, dopo la tua carta.
about-tile-with = Insieme alla tua carta.
about-cat-box-full = Copre esattamente un quarto delle carte sul tavolo.
about-cat-box-roomy = Ha una scatola vuota: copre uno o due quarti delle carte sul tavolo.
about-number-card = Va nella tua serie del suo colore, o su una pila. Una serie la cui somma finisce con 9 porta monete.
about-fits-box = Fa crescere una scatola: dove si toccano due lati aperti, le due carte sono una scatola. Tocca una carta sul tavolo, lato lungo con lungo o corto con corto.
about-fits-start = Le prime scatole sul tavolo: ognuno ne mette una, e tocca le altre.
about-fits-toy = Cade di traverso sui lati lunghi di due carte di una scatola, come un gatto; come carta scatola solo dove non c’è posto.
about-fits-princess = Prende il posto di un gatto qualsiasi in una scatola; quello torna dal suo giocatore. La Principessa non conta per nessuno.
about-fits-sleep = Invece di pescare: il tuo gatto si sdraia come una carta scatola. Tiene lontani gli altri e conta quando nella sua scatola c’è un gatto sveglio.
about-fits-cat = Sta su due carte di una scatola, una delle quali hai appena giocato. Non dove c’è già un gatto altrui, a meno che ci sia anche il tuo.
about-mog-cat = Muove il tuo gatto esattamente di tanti spazi.
about-mog-mouse = Muove un topo esattamente di tanti spazi.
about-mog-bird = Muove un uccello esattamente di tanti spazi.
about-mog-speedy = Tira il dado tre volte e muovi dopo ogni tiro; segue il tiro normale.
about-mog-attack = Salta su un gatto, un uccello o un topo entro sei spazi: la preda va nella tua dispensa, un gatto perde una vita e va a casa.
about-mog-burglar = Vai in un negozio o nella casa di un altro gatto entro sei spazi e prendi un cibo. Chi è ancora lì alla fine del turno perde una vita.
