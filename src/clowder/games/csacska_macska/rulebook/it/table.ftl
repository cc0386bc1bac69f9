# Csacska Macska al tavolo, in italiano.
# $who è chi agisce; $victim_name, $to_name, $from_name e $of_name sono altri.
# Le carte arrivano in forma breve (B5, G3/7, S, KIT); i messaggi piece danno i nomi interi.

title = Csacska Macska
subtitle = Gatti buffi

## Perché qualcosa non si può fare

E_NOTATION = «{ $text }» qui non è una mossa. Nel tuo turno prendi una carta da una pila, ne peschi due o ne rubi una o due.
game-over = La partita è finita.
not-your-turn = Ora non decidi tu: è il turno di { $who }.
no-pass = Non puoi passare: pescare dal mazzo è sempre possibile.
wrong-state = { $phase ->
    [act] Prima scegli che cosa fare nel tuo turno: prendere, pescare o rubare.
    [resolve] Prima risolvi le carte che hai in mano.
    [score3] Prima di’ se segni le tre carte o continui a raccogliere.
    [orphan] Prima metti i Gattini su una pila.
   *[other] Non è il momento.
}
no-such-pile = La pila { $pile } non esiste; le pile vanno da 1 a { $piles }.
pile-empty = La pila { $pile } è vuota.
numbers-only = A questo tavolo da una pila si prendono solo carte numero, e questa non lo è: { $card }.
not-executable = Adesso non potresti usare questa carta, quindi non puoi prenderla: { $card }.
two-max = Puoi rubare al massimo due carte, non { $count }.
not-an-opponent = Non è un tuo avversario: { $name }.
same-victim = Due carte rubate devono venire da due avversari diversi, non entrambe da { $of_name }.
no-such-series = { $of_name } non ha una serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
}.
stray-protected = Nella serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
} di { $of_name } l’ultima carta è un randagio: non si può rubare nulla.
no-own-series = Non hai una serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
} su cui posare la carta rubata.
wrong-size = La tua serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
} avrebbe { $size } carte; con un furto deve arrivare a un numero di carte che si può segnare.
not-in-hand = Non hai in mano questa carta: { $card }.
must-play = Questa carta viene da una pila, quindi devi giocarla: { $card }.
must-execute = Questa carta si può usare adesso, quindi devi usarla: { $card }.
same-pile = Due carte numero scartate devono andare su due pile diverse, e la pila { $pile } ne ha già ricevuta una.
no-series = Non hai una serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
} per questa carta: { $card }.
no-stray = { $card ->
    [LADY] Non hai randagi per la Gattara.
   *[other] Nella tua serie { $colour ->
        [blue] blu
        [yellow] gialla
        [red] rossa
       *[green] verde
    } non c’è nessun randagio.
}
second-stray = In quella serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
} c’è già un randagio, e ce ne può stare uno solo.
stray-first = Quella serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
} ha una sola carta: il randagio sarebbe la prima.
second-kittens = Sopra la tua serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
} ci sono già i Gattini.

## Che cosa non va nelle impostazioni

E_PLAYERS = Csacska Macska è per { $low }–{ $high } giocatori.
E_OPTION = Questa opzione non esiste, oppure non può avere questo valore.
E_START = Chi comincia lo decide la sorte, oppure è un posto da 1 a { $high }.
E_DECK_COUNT = Un mazzo ha 92 carte numero, 12 randagi, 4 Gattini, 3 Birbanti, 3 Cani buoni, 3 Gattare e 3 Cani cattivi.
E_DECK_COLOUR = I colori di un mazzo sono blu, giallo, rosso e verde.
E_DECK_VALUE = Le carte mostrano uno o due numeri dispari diversi, da 1 a 9.

## Che cosa è successo

event-take = { $who } prende dalla pila { $pile }: { $card }.
event-refill = Sulla pila { $pile } si scopre: { $card }.
event-pair = Due carte extra identiche, { $card }, lasciano le pile e vanno nella scatola.
event-draw = { $who } pesca: { $cards }.
event-twins = Due carte extra identiche, { $card }, vanno nella scatola; il turno di { $who } è finito.
event-play = { $who } gioca sulla serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
}: { $card }.
event-place_kittens = { $who } posa i Gattini sopra la serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
}.
event-put_kittens = { $who } mette i Gattini sulla pila { $pile }.
event-orphan = I Gattini di { $who } hanno perso la loro serie e devono andare su una pila.
event-discard = { $who } scarta sulla pila { $pile }: { $card }.
event-stray_leaves = Il randagio lascia la serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
} di { $who }.
event-swap = { $who } manda il Birbante: { $to_name } riceve il randagio della serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
} e un tallero di consolazione, e dà in cambio: { $card }.
event-good_dog = Il Cane buono di { $who } porta una carta da { $to_name } ({ $card }): due talleri.
event-bad_dog = Il Cane cattivo di { $who } fa scappare una serie verso { $to_name } ({ $cards }): { $points ->
    [one] un tallero
   *[other] { $points } talleri
}.
event-cat_lady = La Gattara accoglie { $strays ->
    [one] il randagio
    [2] entrambi i randagi
   *[other] tutti e { $strays } i randagi
} di { $who }: { $points } talleri.
event-steal = { $who } deruba { $victim_name }: { $card }.
event-score = { $who } segna la serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
} ({ $cards }): { $points ->
    [0] niente
    [one] un tallero
   *[other] { $points } talleri
}.
event-keep = { $who } continua a raccogliere nella serie { $colour ->
    [blue] blu
    [yellow] gialla
    [red] rossa
   *[green] verde
}.
event-reshuffle = Le carte della scatola e delle pile si mescolano in un nuovo mazzo di { $cards } carte.
event-game_over = La partita è finita.

## Il foglio dei punti

score-three = Tre carte, la somma termina con 9: { $cards }
score-triple = Tre carte identiche: { $cards }
score-five = Cinque carte, la somma termina con 9: { $cards }
score-five-stray = Cinque carte con un randagio: { $cards }
score-seven = Sette carte sotto i Gattini: { $cards }
score-seven-stray = Sette carte sotto i Gattini con un randagio: { $cards }
score-nothing = Segnate senza punti: { $cards }
score-final-three = Una serie completa di tre carte alla fine: { $cards }
score-rascal = Consolazione per il Birbante di { $from_name }
score-good-dog = Il Cane buono di { $from_name } ha portato: { $cards }
score-bad-dog = Arrivate con il Cane cattivo di { $from_name }: { $cards }
score-cat-lady = La Gattara e i suoi randagi
score-earlier = Talleri di prima

reason-deck-out = Il mazzo è finito.
reason-deck-out-twice = Il mazzo è finito per la seconda volta.
shared-points = { $points } a { $points }: a parità di talleri la vittoria si divide.

## Impostazioni

option-players = Giocatori
option-start_player = Chi comincia
    .random = decide la sorte
    .seat = posto { $seat }
option-pile_draw = Che cosa si può prendere dalle pile
    .any = qualsiasi carta utilizzabile
    .numbers_only = solo carte numero
option-end_scoring = Che cosa conta alla fine
    .coins_only = solo i talleri
    .complete_threes = anche le serie complete di tre carte sul tavolo
option-deck = Mazzo
    .csacska-macska-house = il nostro mazzo

## Che cosa si chiede

phase-act = Prendi una carta da una pila, pescane due oppure ruba.
phase-resolve = Gioca, usa o scarta le carte che hai in mano.
phase-score3 = Segni le tre carte o continui a raccogliere?
phase-orphan = Metti i Gattini su una pila.
phase-over = La partita è finita.

## Carte

colour-blue = blu
colour-yellow = giallo
colour-red = rosso
colour-green = verde
piece-B1 = 1 blu
piece-B3 = 3 blu
piece-B5 = 5 blu
piece-B7 = 7 blu
piece-B9 = 9 blu
piece-B1-3 = 1 o 3 blu
piece-B1-5 = 1 o 5 blu
piece-B1-7 = 1 o 7 blu
piece-B1-9 = 1 o 9 blu
piece-B3-5 = 3 o 5 blu
piece-B3-7 = 3 o 7 blu
piece-B3-9 = 3 o 9 blu
piece-B5-7 = 5 o 7 blu
piece-B5-9 = 5 o 9 blu
piece-B7-9 = 7 o 9 blu
piece-Y1 = 1 giallo
piece-Y3 = 3 giallo
piece-Y5 = 5 giallo
piece-Y7 = 7 giallo
piece-Y9 = 9 giallo
piece-Y1-3 = 1 o 3 giallo
piece-Y1-5 = 1 o 5 giallo
piece-Y1-7 = 1 o 7 giallo
piece-Y1-9 = 1 o 9 giallo
piece-Y3-5 = 3 o 5 giallo
piece-Y3-7 = 3 o 7 giallo
piece-Y3-9 = 3 o 9 giallo
piece-Y5-7 = 5 o 7 giallo
piece-Y5-9 = 5 o 9 giallo
piece-Y7-9 = 7 o 9 giallo
piece-R1 = 1 rosso
piece-R3 = 3 rosso
piece-R5 = 5 rosso
piece-R7 = 7 rosso
piece-R9 = 9 rosso
piece-R1-3 = 1 o 3 rosso
piece-R1-5 = 1 o 5 rosso
piece-R1-7 = 1 o 7 rosso
piece-R1-9 = 1 o 9 rosso
piece-R3-5 = 3 o 5 rosso
piece-R3-7 = 3 o 7 rosso
piece-R3-9 = 3 o 9 rosso
piece-R5-7 = 5 o 7 rosso
piece-R5-9 = 5 o 9 rosso
piece-R7-9 = 7 o 9 rosso
piece-G1 = 1 verde
piece-G3 = 3 verde
piece-G5 = 5 verde
piece-G7 = 7 verde
piece-G9 = 9 verde
piece-G1-3 = 1 o 3 verde
piece-G1-5 = 1 o 5 verde
piece-G1-7 = 1 o 7 verde
piece-G1-9 = 1 o 9 verde
piece-G3-5 = 3 o 5 verde
piece-G3-7 = 3 o 7 verde
piece-G3-9 = 3 o 9 verde
piece-G5-7 = 5 o 7 verde
piece-G5-9 = 5 o 9 verde
piece-G7-9 = 7 o 9 verde
piece-S = gatto randagio
piece-KIT = Gattini
piece-RAS = Birbante
piece-GOOD = Cane buono
piece-BAD = Cane cattivo
piece-LADY = Gattara
piece-coin = tallero dei gatti
