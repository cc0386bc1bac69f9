# If It Fits al tavolo, in italiano.

title = If It Fits
summary = Fai crescere scatole di cartone su un tavolo comune e metti i tuoi gatti dove sono i giocattoli.

## Perché non si può

E_NOTATION = «{ $text }» non è una mossa. Prova con «draw», «box B04 @1,0», «sleep @2,0» o «no_cat».
game_over = La partita è finita, i punti sono contati.
not_your_turn = Non è il tuo turno.
wrong_step = Non ora: in un turno si pesca e si gioca una carta, oppure si gioca un gatto addormentato.
start_card_taken = Questa scatola iniziale non si può più scegliere: { $card }.
bad_rotation = Una carta sta dritta o girata di 180 gradi, mai di { $rotation }.
not_centre = La prima scatola iniziale va al centro del tavolo.
off_table = { $cell ->
    [shown] Questo posto è
   *[other] La casella { $cell } è
} fuori dal tavolo. La carta deve starci tutta.
cell_taken = { $cell ->
    [shown] Qui c’è
   *[other] Nella casella { $cell } c’è
} già una carta.
no_contact = { $cell ->
    [shown] Questo posto non
   *[other] La casella { $cell } non
} tocca nessuna carta con un lato intero.
start_short_side = Una scatola iniziale deve unirsi con un lato corto a una scatola sul tavolo.
start_not_previous = Una scatola iniziale deve unirsi a quella posata subito prima.
double_wall = { $cell ->
    [shown] Qui si
   *[other] Nella casella { $cell } si
} incontrerebbero due pareti, e in questa partita le doppie pareti sono vietate.
no_draw_in_end_phase = Non si pesca più: è la fase finale.
no_sleep_in_end_phase = Niente più pisolini: è la fase finale.
no_cats_left = Nella tua riserva non ci sono più gatti.
toy_first = Hai in mano un giocattolo speciale, e va giocato per primo.
not_in_hand = Per questa mossa non hai questa carta: { $card }.
not_long_neighbours = { $cell ->
    [shown] Qui o subito a destra
   *[other] Nella casella { $cell } o in quella alla sua destra
} manca una carta.
cat_on_cat = Niente può stare sopra un gatto addormentato o sopra la Principessa.
wall_between = { $cell ->
    [shown] Fra queste due carte
   *[other] Fra la casella { $cell } e quella alla sua destra
} c’è una parete.
already_covered = Su una di queste due caselle c’è già un’altra carta di traverso.
box_occupied = In questa scatola c’è il gatto di un altro giocatore e nessuno dei tuoi.
toy_must_go_across = Finché da qualche parte c’è posto, questo giocattolo va di traverso su due carte: { $card }.
no_such_target = { $cell ->
    [shown] Qui non
   *[other] Nella casella { $cell } non
} c’è un gatto che la Principessa possa sostituire.
not_on_played_card = Un gatto deve stare sulla carta che hai appena giocato.

## Che cosa non va nelle impostazioni

bad_edition = Questa edizione non esiste: { $value }. Scegli fra { $allowed }.
bad_table = Questo tavolo non esiste: { $value }. Scegli fra { $allowed }.
bad_option = Questa opzione non accetta il valore { $value }.
bad_first_player = Chi comincia è «random» o un posto di questo tavolo, non { $value }.
bad_cats =
    { $seats ->
        [one] Indica un gatto.
       *[other] Indica { $seats } gatti, uno per giocatore.
    }
unknown_cat = Non c’è nessun gatto di nome { $cat }.
duplicate_cat = Ogni giocatore deve avere un gatto diverso.
unknown_card_data = Non c’è nessuna serie di carte di nome { $name }.
bad_card_data = La serie di carte { $name } ha un errore: { $at }.
W_TABLE_SMALL = In { $seats } giocatori il tavolo piccolo può riempirsi.

## Che cosa è successo

event-turn =
    { $ending ->
        [true] Continua { $who }; non si pesca e non si dorme più.
       *[other] È il turno di { $who }.
    }
event-start = { $who } mette { $cell ->
    [shown] sul tavolo
   *[other] nella casella { $cell }
}: { $card }.
event-draw =
    { $left ->
        [0] { $who } pesca l’ultima carta.
        [one] { $who } pesca una carta; ne resta una.
       *[other] { $who } pesca una carta; ne restano { $left }.
    }
event-draw-own = { $who } pesca: { $card }.
event-box = { $who } aggiunge una carta{ $cell ->
    [shown] {""}
   *[other] {" "}nella casella { $cell }
}: { $card }.
event-toy_box = { $who } gioca come scatola{ $cell ->
    [shown] {""}
   *[other] {" "}nella casella { $cell }
}: { $card }.
event-toy_across = { $who } mette di traverso { $cell ->
    [shown] su due carte
   *[other] sulla casella { $cell } e su quella alla sua destra
}: { $card }.
event-cat =
    { $supply ->
        [0] { $who } posa il quinto e ultimo gatto di traverso { $cell ->
            [shown] su due carte
           *[other] sulla casella { $cell } e su quella alla sua destra
        }.
       *[other] { $who } posa un gatto di traverso { $cell ->
           [shown] su due carte
          *[other] sulla casella { $cell } e su quella alla sua destra
       }.
    }
event-no_cat = { $who } lascia i gatti a casa.
event-sleep =
    { $supply ->
        [0] { $who } mette a dormire il quinto e ultimo gatto{ $cell ->
            [shown] {""}
           *[other] {" "}nella casella { $cell }
        }.
       *[other] { $who } mette a dormire un gatto{ $cell ->
           [shown] {""}
          *[other] {" "}nella casella { $cell }
       }.
    }
event-princess =
    { $asleep ->
        [true] { $who } manda la Principessa{ $cell ->
            [shown] : un gatto che dormiva
           *[other] {" "}nella casella { $cell }: il gatto che ci dormiva
        } torna a casa.
       *[other] { $who } manda la Principessa{ $cell ->
           [shown] : un gatto
          *[other] {" "}nella casella { $cell }: il gatto che era lì
       } torna a casa.
    }
event-closed =
    { $cards ->
        [one] { $who } chiude una scatola di una carta{ $box ->
            [shown] {""}
           *[other] {" "}in { $box }
        }: giocattoli e spruzzini al suo interno contano doppio. Valore attuale: { $points }.
       *[other] { $who } chiude una scatola di { $cards } carte{ $box ->
            [shown] {""}
           *[other] {" "}in { $box }
        }: giocattoli e spruzzini al suo interno contano doppio. Valore attuale: { $points }.
    }
event-blocked =
    { $cards ->
        [one] { $who } non può giocare la carta che ha in mano e aspetta.
       *[other] { $who } non può giocare nessuna delle sue { $cards } carte e aspetta.
    }
event-skipped =
    { $cards ->
        [one] { $who } non può giocare l’ultima carta e salta il turno.
       *[other] { $who } non può giocare nessuna delle sue { $cards } carte e salta il turno.
    }
event-end_phase =
    { $cause ->
        [pile] Il mazzo di pesca è finito. Dopo questo turno si giocano solo le carte in mano.
       *[cats] { $who } ha tutti e cinque i gatti sul tavolo. D’ora in poi si giocano solo le carte in mano.
    }
event-over = Nessuno gioca più. È ora di contare i punti.

## Da dove vengono i punti

score-toys =
    { $closed ->
        [true] Giocattoli della scatola chiusa{ $box ->
            [shown] {""}
           *[other] {" "}in { $box }
        }, raddoppiati
       *[other] Giocattoli della scatola{ $box ->
           [shown] {""}
          *[other] {" "}in { $box }
       }
    }
score-sprays =
    { $closed ->
        [true] Spruzzini nella scatola chiusa{ $box ->
            [shown] {""}
           *[other] {" "}in { $box }
        }, raddoppiati
       *[other] Spruzzini nella scatola{ $box ->
           [shown] {""}
          *[other] {" "}in { $box }
       }
    }
score-extra =
    { $cats ->
        [2] Un secondo gatto nella scatola{ $box ->
            [shown] {""}
           *[other] {" "}in { $box }
        }
       *[other] { $cats } gatti nella scatola{ $box ->
           [shown] {""}
          *[other] {" "}in { $box }
       }
    }

reason-pile = Il mazzo di pesca è finito e gli ultimi turni sono stati giocati.
reason-cats = Un giocatore aveva cinque gatti sul tavolo, e gli ultimi turni sono stati giocati.
reason-hands = Nessuno aveva più carte da giocare.
tie-minus = { $points } a { $points }: { $name } aveva meno punti negativi ({ $best } contro { $next }).
shared-minus = { $points } a { $points }, e pari anche i punti negativi ({ $best }): la vittoria si divide.

## Che cosa si aspetta

phase-start = Scegli una scatola iniziale e il suo posto.
phase-choose = Pesca una carta, oppure metti a dormire un gatto.
phase-play = Gioca una carta dalla tua mano.
phase-cat = Puoi posare un gatto sulla carta che hai appena giocato.
phase-over = La partita è finita.

## Impostazioni del tavolo

option-edition = Edizione
    .ukrainian = Ucraina
    .hungarian = Ungherese
    .help = I due regolamenti differiscono per scatole iniziali, bordo del tavolo, giocattoli speciali e gatti in più.
option-table = Tavolo
    .auto = Come dice l’edizione
    .small = Piccolo, 11 × 7 carte
    .kitchen = Da cucina, 15 × 9 carte
    .large = Grande, 19 × 11 carte
    .unlimited = Senza bordo
    .help = Una carta deve stare tutta sul tavolo.
option-advanced = Regole avanzate
    .true = sì
    .false = no
    .help = Tutte e cinque le Principesse, niente doppie pareti, niente punti per i gatti in più, gli addormentati contano la metà.
option-all_princesses = Tutte e cinque le Principesse
    .auto = Come dicono le regole avanzate
    .true = sì
    .false = no
option-no_double_walls = Niente doppie pareti
    .auto = Come dicono le regole avanzate
    .true = sì
    .false = no
option-no_extra_cat_points = Niente punti per i gatti in più
    .auto = Come dicono le regole avanzate
    .true = sì
    .false = no
option-half_sleeping = I gatti addormentati contano la metà
    .auto = Come dicono le regole avanzate
    .true = sì
    .false = no
option-tied_kinds = Se due tipi di giocattoli sono ugualmente frequenti
    .one = Conta un solo tipo
    .all = Contano tutti questi tipi
option-extra_cats = Quali gatti in più portano punti
    .auto = Come dice l’edizione
    .counted = Gli svegli, e con loro gli addormentati della stessa scatola
    .awake = Solo gli svegli
option-first_player = Chi comincia
    .random = A sorte
option-cats = Gatti
option-card_data = Carte
    .house = Carte della casa

## Materiale

piece-cat = gatto
piece-sleep = gatto addormentato
piece-princess = Principessa
piece-mouse = topolino
piece-yarn = gomitolo
piece-feather = bacchetta con piume
piece-fish = pesciolino
piece-spray = spruzzino
piece-box = carta scatola
piece-start = scatola iniziale
piece-special_toy = giocattolo speciale
piece-cat1 = Lilly
piece-cat2 = Charlie
piece-cat3 = Milo
piece-cat4 = Jack
piece-cat5 = Izzy
piece-S1 = scatola iniziale 1
piece-S2 = scatola iniziale 2
piece-S3 = scatola iniziale 3
piece-S4 = scatola iniziale 4
piece-S5 = scatola iniziale 5
piece-T1 = giocattolo speciale 1 (due topolini e due gomitoli)
piece-T2 = giocattolo speciale 2 (due bacchette con piume e due pesciolini)
piece-T3 = giocattolo speciale 3 (topolino, gomitolo, bacchetta con piume e pesciolino)
piece-B01 = carta scatola 01 (topolino)
piece-B02 = carta scatola 02 (topolino)
piece-B03 = carta scatola 03 (topolino)
piece-B04 = carta scatola 04 (topolino)
piece-B05 = carta scatola 05 (topolino)
piece-B06 = carta scatola 06 (topolino)
piece-B07 = carta scatola 07 (topolino)
piece-B08 = carta scatola 08 (topolino)
piece-B09 = carta scatola 09 (due topolini)
piece-B10 = carta scatola 10 (due topolini)
piece-B11 = carta scatola 11 (due topolini)
piece-B12 = carta scatola 12 (gomitolo)
piece-B13 = carta scatola 13 (gomitolo)
piece-B14 = carta scatola 14 (gomitolo)
piece-B15 = carta scatola 15 (gomitolo)
piece-B16 = carta scatola 16 (gomitolo)
piece-B17 = carta scatola 17 (gomitolo)
piece-B18 = carta scatola 18 (gomitolo)
piece-B19 = carta scatola 19 (gomitolo)
piece-B20 = carta scatola 20 (due gomitoli)
piece-B21 = carta scatola 21 (due gomitoli)
piece-B22 = carta scatola 22 (due gomitoli)
piece-B23 = carta scatola 23 (bacchetta con piume)
piece-B24 = carta scatola 24 (bacchetta con piume)
piece-B25 = carta scatola 25 (bacchetta con piume)
piece-B26 = carta scatola 26 (bacchetta con piume)
piece-B27 = carta scatola 27 (bacchetta con piume)
piece-B28 = carta scatola 28 (bacchetta con piume)
piece-B29 = carta scatola 29 (bacchetta con piume)
piece-B30 = carta scatola 30 (bacchetta con piume)
piece-B31 = carta scatola 31 (due bacchette con piume)
piece-B32 = carta scatola 32 (due bacchette con piume)
piece-B33 = carta scatola 33 (due bacchette con piume)
piece-B34 = carta scatola 34 (pesciolino)
piece-B35 = carta scatola 35 (pesciolino)
piece-B36 = carta scatola 36 (pesciolino)
piece-B37 = carta scatola 37 (pesciolino)
piece-B38 = carta scatola 38 (pesciolino)
piece-B39 = carta scatola 39 (pesciolino)
piece-B40 = carta scatola 40 (pesciolino)
piece-B41 = carta scatola 41 (pesciolino)
piece-B42 = carta scatola 42 (due pesciolini)
piece-B43 = carta scatola 43 (due pesciolini)
piece-B44 = carta scatola 44 (due pesciolini)
piece-B45 = carta scatola 45 (topolino e gomitolo)
piece-B46 = carta scatola 46 (topolino e bacchetta con piume)
piece-B47 = carta scatola 47 (topolino e pesciolino)
piece-B48 = carta scatola 48 (gomitolo e bacchetta con piume)
piece-B49 = carta scatola 49 (gomitolo e pesciolino)
piece-B50 = carta scatola 50 (bacchetta con piume e pesciolino)
piece-B51 = carta scatola 51 (spruzzino)
piece-B52 = carta scatola 52 (spruzzino)
piece-B53 = carta scatola 53 (spruzzino)
piece-B54 = carta scatola 54 (spruzzino)
piece-B55 = carta scatola 55 (spruzzino)
piece-B56 = carta scatola 56 (spruzzino)
piece-B57 = carta scatola 57 (spruzzino)
piece-B58 = carta scatola 58 (spruzzino)
piece-B59 = carta scatola 59 (spruzzino)
piece-B60 = carta scatola 60 (spruzzino)
piece-B61 = carta scatola 61 (topolino e spruzzino)
piece-B62 = carta scatola 62 (gomitolo e spruzzino)
piece-B63 = carta scatola 63 (bacchetta con piume e spruzzino)
piece-B64 = carta scatola 64 (pesciolino e spruzzino)
piece-B65 = carta scatola 65 (vuota)
piece-B66 = carta scatola 66 (vuota)
piece-B67 = carta scatola 67 (vuota)
piece-B68 = carta scatola 68 (vuota)
piece-B69 = carta scatola 69 (vuota)
piece-B70 = carta scatola 70 (vuota)
piece-B71 = carta scatola 71 (vuota)
piece-B72 = carta scatola 72 (vuota)
