# Cat Box al tavolo, in italiano.

title = Cat Box
subtitle = Gattini, scatole e un chihuahua

## Perché non si può

E_NOTATION = «{ $text }» non è una mossa. Nel tuo turno giochi una carta: dalla tua mano o da quella di un altro.
E_GAME_OVER = La partita è finita: tutte le carte sono state giocate.
E_NOT_YOUR_TURN = È il turno di { $who }.
E_NO_TILES = { $tile ->
    [paw] La zampa è una tessera speciale
    [scratcher] Il tiragraffi è una tessera speciale
    [fish] Il pesce essiccato è una tessera speciale
    [mouse] Il topolino è una tessera speciale
   *[stack] La pila è una tessera speciale
}; a questo tavolo si gioca con le regole base.
E_PHASE = { $move ->
    [play] Hai già giocato la tua carta. Usa una tessera o chiudi il turno.
    [pass] Hai già giocato la tua carta. Chiudi il turno invece di passare.
    [end] Prima gioca una carta; poi puoi chiudere il turno.
    [scratcher] Il tiragraffi si posa dopo la tua carta, e non più dopo l’ultima carta della partita.
   *[other] Questa tessera si usa dopo aver giocato la tua carta.
}
E_ROTATION = { $rotation ->
    [none] A questo tavolo le carte non si girano: si posano come si tengono in mano.
   *[half] A questo tavolo una carta si può girare di mezzo giro, ma non di { $turn } gradi.
}
E_TILE_GONE = { $tile ->
    [paw] Hai già usato la zampa.
    [scratcher] Hai già usato il tiragraffi.
    [fish] Hai già usato il pesce essiccato.
    [mouse] Hai già usato il topolino.
   *[stack] Hai già usato la pila.
}
E_ONE_TILE = Una tessera per turno: a una carta giocata con la zampa non si può aggiungere la pila.
E_MUST_PLAY = Non puoi passare: c’è una carta che puoi giocare.
E_RESERVED = Su questa carta c’è il pesce essiccato di { $who }: è prenotata.
E_NO_CARD = { $move ->
    [mouse] Questa carta non è sul tavolo.
    [fish] Qui non c’è nessuna carta da prendere con il pesce.
    [paw] Qui non c’è nessuna carta per la zampa.
   *[other] Qui non c’è nessuna carta da giocare.
}
E_MOUSE_JUST_PLAYED = Il topolino sposta un’altra carta, non { $card ->
    [shown] questa carta
   *[other] { $card }
}, che hai appena giocato.
E_MOUSE_COVERED = { $card ->
    [shown] Questa carta
   *[other] { $card }
} è in parte coperta. Il topolino sposta solo carte del tutto libere.
E_MOUSE_SCRATCHER = Su { $card ->
    [shown] questa carta
   *[other] { $card }
} c’è un tiragraffi: la carta non si sposta.
E_MOUSE_SAME_PLACE = { $card ->
    [shown] Questa carta
   *[other] { $card }
} deve andare in un altro posto.
E_SCRATCHER_CELL = Il tiragraffi va su un quadrante dell’area di gioco senza altri tiragraffi; { $at ->
    [shown] qui
   *[other] in { $at }
} non si può.
E_LOCKOUT = Con un tiragraffi { $at ->
    [shown] qui
   *[other] in { $at }
} non sarebbe sicuro che il prossimo giocatore possa ancora posare una carta.
E_COVER_NONE = Qui la carta non coprirebbe nulla. Deve coprire almeno un quadrante; toccare non basta.
E_COVER_MANY = Qui la carta coprirebbe { $count } quadranti. { $limit ->
    [1] Una carta piena di gattini ne copre esattamente uno.
   *[other] Una carta con una scatola vuota ne copre uno o due.
}
E_STACK_KITTENS = Anche con la pila una carta copre al massimo tre gattini; qui sarebbero quattro.
E_PROTECTED = Un tiragraffi protegge { $cells ->
    [shown] questo posto
   *[other] { $cells }
}: lì non si può coprire nulla.

## Che cosa non va nelle impostazioni

E_OPT_PLAYERS = Cat Box è per { $low }–{ $high } giocatori, non { $seats }.
E_OPT_RULES = Regole: una fra { $allowed }, non { $value }.
E_OPT_ROTATION = Girare le carte: una scelta fra { $allowed }, non { $value }.
E_OPT_START = Chi comincia: una scelta fra { $allowed }, non { $value }.
E_OPT_DECK = Un mazzo ha 48 carte; ogni lato mostra quattro fra K, P, V, B, Y ed E, scritti come KP/VE.
E_OPT_SETUP = Per questo numero di giocatori servono numeri interi: carte tolte da 0 in su, mano da 1 in su, in tutto al massimo 48 carte.
E_OPT_IDENTITY = Indica un’identità per giocatore, tutte diverse; il chihuahua solo con 4 o 5 giocatori.
E_OPT_UNKNOWN = Cat Box non ha nessuna opzione { $name }.
E_POSITION = Questa posizione non si può preparare.
W_DECK_UNBALANCED = In questo mazzo i cinque colori non compaiono con la stessa frequenza.
W_UNEVEN_TURNS = Con questa preparazione qualcuno avrà un turno in più degli altri.

## Che cosa è successo

event-played = { $slot ->
    [none] { $who } gioca la carta prenotata{ $card ->
        [shown] {""}
       *[other] {" "}{ $card }
    }
   *[other] { $own ->
        [true] { $who } gioca { $card ->
            [shown] una carta
           *[other] { $card }
        } dalla propria mano
       *[other] { $who } gioca { $card ->
            [shown] una carta
           *[other] { $card }
        } dalla mano di { $owner }
    }
}{ $tile ->
    [stack] {" "}con la pila.
    [paw] {" "}con la zampa.
   *[none] .
}
event-passed = { $forced ->
    [true] { $who } non può giocare nulla e passa.
   *[other] { $who } passa.
}
event-mouse_moved = Il topolino di { $who } sposta { $from ->
    [shown] una carta
   *[other] { $from }
} in un altro posto.
event-scratcher_laid = { $who } posa il tiragraffi{ $at ->
    [shown] {""}
   *[other] {" "}in { $at }
}.
event-scratcher_taken = { $who } toglie il tiragraffi.
event-fished = { $own ->
    [true] { $who } prenota con il pesce essiccato una carta della propria mano{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }.
   *[other] { $who } prende una carta dalla mano di { $owner } e la prenota con il pesce essiccato{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }.
}
event-ended = { $who } non usa tessere.
event-drew = { $deck ->
    [0] { $who } pesca l’ultima carta{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }.
    [one] { $who } pesca una carta{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }. Nel mazzo ne resta una.
   *[other] { $who } pesca una carta{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }. Nel mazzo ne restano { $deck }.
}
event-revealed = Tutte le carte sono state giocate. Le identità: { $identities }.

## Da dove vengono i punti

score-kittens = { $count ->
    [0] nessun gattino
    [one] un gattino
   *[other] { $count } gattini
} { $colour ->
    [K] { $count ->
        [0] nero
        [one] nero
       *[other] neri
    }
    [P] rosa
    [V] viola
    [B] blu
   *[Y] { $count ->
        [0] giallo
        [one] giallo
       *[other] gialli
    }
} { $count ->
    [0] visibile
    [one] visibile
   *[other] visibili
}
score-group = il gruppo più grande: { $count ->
    [0] nessun gattino
    [one] un gattino
   *[other] { $count } gattini
} { $colour ->
    [K] { $count ->
        [0] nero
        [one] nero
       *[other] neri
    }
    [P] rosa
    [V] viola
    [B] blu
   *[Y] { $count ->
        [0] giallo
        [one] giallo
       *[other] gialli
    }
}
score-boxes = { $count ->
    [0] nessuna scatola vuota visibile
    [one] una scatola vuota visibile
   *[other] { $count } scatole vuote visibili
}
score-threes = { $count ->
    [0] nessun gruppo di esattamente tre gattini
    [one] un gruppo di esattamente tre gattini, 2 punti
   *[other] { $count } gruppi di esattamente tre gattini, 2 punti ciascuno
}
score-tiles = { $count ->
    [0] nessuna tessera inutilizzata
    [one] una tessera inutilizzata
   *[other] { $count } tessere inutilizzate
}

reason-most_points = Vince chi ha più punti.
reason-chihuahua = Parità in testa: vince il chihuahua.
reason-largest_group = Parità in testa: decide il gruppo più grande.
reason-shared = Parità in tutto: la vittoria si divide. Giocate ancora!
tie-group = { $points } a { $points }: { $name } aveva il gruppo più grande ({ $best } contro { $next }).
tie-chihuahua = { $points } a { $points }: in caso di parità vince il chihuahua, cioè { $name }.
shared-group = { $points } a { $points }, e anche i gruppi più grandi sono pari ({ $best }).

## Impostazioni di un tavolo

option-rules = Regole
    .basic = Gioco base
    .special = Regole speciali, con cinque tessere ciascuno
option-rotation = Girare le carte
    .none = Mai: tutte le carte guardano dalla stessa parte
    .half = Mezzi giri
    .quarter = Quarti di giro
option-start_player = Chi comincia
    .random = A sorte
option-deck = Carte
    .house-1 = Il mazzo della casa
option-setup = Carte tolte e grandezza della mano
option-identities = Identità stabilite, per insegnare

## Che cosa fare ora

phase-play = Gioca una carta: le tue con il lato segreto in su, quelle altrui con il visibile.
phase-tile = Usa una tessera o chiudi il turno.
phase-over = La partita è finita.

## Materiali

piece-K = gattino nero
piece-P = gattino rosa
piece-V = gattino viola
piece-B = gattino blu
piece-Y = gattino giallo
piece-E = scatola vuota
piece-C = chihuahua
piece-paw = zampa
piece-scratcher = tiragraffi
piece-fish = pesce essiccato
piece-mouse = topolino giocattolo
piece-stack = pila
