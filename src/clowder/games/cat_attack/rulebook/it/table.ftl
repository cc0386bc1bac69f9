# Cat Attack al tavolo, in italiano.
# $who è il nome di chi agisce, $victim_name quello dell’altro. Spazi, negozi e Case arrivano come sigle (R9, dairy, H2).

title = Cat Attack
subtitle = Nove vite, sei cibi, un vicinato

## Perché qualcosa non si può fare

E_OVER = La partita è finita.
E_NOT_YOUR_TURN = Adesso non tocca a te decidere.
E_NOTATION = «{ $text }» qui non è una mossa. Nel passo della carta giochi una carta, cominci un combattimento o mostri sei carte.
E_DECISION = { $phase ->
    [card] Prima gioca una carta Micio.
    [dest] Prima muovi il tuo gatto secondo il dado.
    [swap] Prima scambia una carta o tieni la tua mano.
    [raid] Prima di’ che cosa rubi, o rinuncia.
    [answer] Prima rispondi nel combattimento.
    [food] Prima scegli il tuo assaggio gratuito.
    [larder] Prima scegli una dispensa.
   *[other] Non è il momento.
}
E_NO_CARD = Non hai questa carta: { $card }.
E_MUST_MOVE = Il tuo gatto può muovere di { $count ->
    [one] uno spazio
   *[other] { $count } spazi
}, quindi deve farlo; nessuno può scegliere di essere all’angolo.
E_TURN_BACK = Un gatto non entra mai due volte in uno spazio nello stesso movimento, quindi non può finire dove è partito.
E_LAIR = Qui i gatti non possono entrare: { $space }.
E_CAR = Qui c’è l’auto: { $space }.
E_COUNT = Nessuna via di esattamente { $count ->
    [one] uno spazio
   *[other] { $count } spazi
} porta qui: { $space }.
E_SHOP_CLOSED = Qui il negozio è chiuso: { $space }.
E_BLOCKED = Un altro gatto o l’auto sbarra la via fin qui: { $space }. I gatti non si possono oltrepassare.
E_MATES_HOME = Nella Casa di un compagno di gang non si entra.
E_SAFE_AT_HOME = Un gatto nella propria Casa è al sicuro.
E_MATE = I compagni di gang non si attaccano, e nessuno si ferma nello spazio di un compagno.
E_OWNED_KIND = Hai già un animale di questo tipo.
E_TOO_FAR = È a più di sei spazi.
E_NO_TARGET = Qui non c’è nessuno su cui balzare: { $space }.
E_OCCUPIED = Qui c’è qualcuno: { $space }.
E_NOTHING_TO_TAKE = Qui non puoi prendere { $food ->
    [mouse] il topo
    [bird] l’uccello
    [fish] il pesce
    [milk] il latte
    [tin] la lattina
    [vitamins] le vitamine
   *[other] questo cibo: { $food }
}.
E_OUT_OF_GAME = Questo gatto non è più in gioco.
E_OWNER_NEAR = Il padrone è in Casa o nel suo giardino: i suoi animali non si possono attirare fuori.
E_NO_ANIMAL = In quella dispensa non c’è { $animal ->
    [mouse] nessun topo
   *[other] nessun uccello
}.
E_OWN_LARDER = Scegli la dispensa di un avversario.
E_ONESELF = Un gatto non può combattere contro se stesso.
E_MUST_MOVE_PREY = { $animal ->
    [mouse] Con questa carta un topo può muovere, quindi uno deve farlo.
   *[other] Con questa carta un uccello può muovere, quindi uno deve farlo.
}
E_MUST_CHOOSE = Questa carta ha un bersaglio, quindi devi sceglierne uno.
E_NO_PREY = { $animal ->
    [mouse] Qui non c’è un topo da muovere: { $space }.
   *[other] Qui non c’è un uccello da muovere: { $space }.
}
E_PREY_TAKEN = Gli animali non possono fermarsi qui, c’è qualcuno: { $space }.
E_PREY_HOME = Gli animali non possono entrare in una Casa.
E_PREY_LAIR = Questo animale non può entrare qui: { $space }.
E_PREY_COUNT = Nessuna via di esattamente { $count ->
    [one] uno spazio
   *[other] { $count } spazi
} porta l’animale qui: { $space }.
E_NOT_SIX = { $animal ->
    [mouse] Per questo ti servono sei carte Topo in mano.
   *[other] Per questo ti servono sei carte Uccello in mano.
}
E_SWITCHED_OFF = { $name ->
    [cat_fights] A questo tavolo non ci sono combattimenti tra gatti.
   *[other] A questo tavolo non vale la regola dei sei gatti.
}
E_ANSWER = Non puoi rispondere così, non hai questa carta: { $card }.
E_SWAP_TAKE = Nell’altra mano non c’è questa carta: { $card }.
E_SWAP_GIVE = Non hai questa carta da dare: { $card }.

## Impostazioni e dati non accettati

E_PLAYERS = Cat Attack è per { $low }–{ $high } giocatori.
E_OPT_UNKNOWN = L’opzione { $name } non esiste.
E_LIVES = Un gatto ha da 1 a 9 vite, non { $value }.
E_ROUNDS = Il limite di giri va da 5 a 200, oppure è 0 (nessun limite); non { $value }.
E_YOUNG = La partita per giovani giocatori è senza razzia, trasgressione, combattimenti tra gatti e sei gatti.
E_CLAWS = Per tirare fuori gli artigli serve la razzia: altrimenti un cibo finito ai rivali sarebbe perso per sempre.
E_GANGS = Questi giocatori non formano gang uguali: 4 giocatori fanno 2 gang, 6 giocatori ne fanno 2 o 3.
E_HOMES = Indica { $count ->
    [one] una Casa
   *[other] { $count } Case diverse
} da H1 a H6.
E_FIRST = Chi comincia è «die» (il dado) o un posto di questo tavolo.
E_DATA = I dati non rispettano le regole: { $where }.
E_POSITION = Questa posizione non si può preparare: { $where }.

## Che cosa succede

event-turn = Giro { $round }: è il turno di { $who }.
event-played = { $who } gioca: { $card }.
event-idle = La carta non ha effetto.
event-drew = { $who } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-drew-own = Peschi: { $cards }.
event-reshuffled = Gli scarti si mescolano in un nuovo mazzo Micio di { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-threw-for-start = { $who } tira il dado per iniziare: { $die }.
event-begins = { $who } ha il tiro più alto e inizia.
event-threw = { $who } tira il dado: { $die }.
event-moved = { $how ->
    [leap] { $who } balza: { $from } → { $to }.
    [burglar] { $who } sgattaiola: { $from } → { $to }.
   *[other] { $who } si muove: { $from } → { $to }.
}
event-cornered = { $who } è all’angolo: { $ways ->
    [one] l’unica via è bloccata
    [2] entrambe le vie sono bloccate
   *[other] tutte e { $ways } le vie sono bloccate
}.
event-prey = { $animal ->
    [mouse] Un topo corre: { $from } → { $to }.
   *[other] Un uccello svolazza: { $from } → { $to }.
}
event-attacked = { $who } attacca { $victim_name } ({ $at }).
event-trespasser = { $who } torna e sorprende { $victim_name } a trasgredire ({ $at }).
event-lost = { $who } perde { $lives ->
    [one] una vita
   *[other] { $lives } vite
} { $cause ->
    [attack] nell’attacco
    [car] sotto l’auto
    [cornered] senza via d’uscita
    [dog] per il cane
    [fight] nel combattimento
    [penalty] sul luogo del furto
    [shop] alla chiusura del negozio
   *[other] nel giardino altrui
}; { $left ->
    [0] non ne restano più
    [one] ne resta una
   *[other] ne restano { $left }
}.
event-home = { $who } torna alla { $to }.
event-retired = { $who } non ha più vite e si ritira.
event-discarded = { $who } mette tutta la mano negli scarti: { $cards }.
event-woke = { $who } si sveglia: la gang ha perso un membro.
event-safe = { $who } è al sicuro a Casa con sei cibi e si addormenta.
event-caught = { $food ->
    [mouse] { $who } cattura un topo ({ $place }).
   *[other] { $who } cattura un uccello ({ $place }).
}
event-shopped = { $who } prende { $food ->
    [fish] un pesce
    [milk] una ciotola di latte
    [tin] una lattina di cibo per gatti
    [vitamins] una scatola di vitamine
   *[other] { $food }
} { $place ->
    [fishmonger] dal Pescivendolo
    [dairy] dal Caseario
    [corner_shop] dal Negozio all’Angolo
   *[vet] dal Veterinario
}.
event-sampled = { $who } riceve in assaggio { $food ->
    [fish] un pesce
    [milk] una ciotola di latte
    [tin] una lattina di cibo per gatti
    [vitamins] una scatola di vitamine
   *[other] { $food }
}.
event-raided = { $who } razzia la dispensa di { $place } e ruba { $food ->
    [mouse] il topo
    [bird] l’uccello
    [fish] il pesce
    [milk] il latte
    [tin] la lattina
    [vitamins] le vitamine
   *[other] { $food }
}.
event-burgled = { $who } si intrufola { $place ->
    [fishmonger] dal Pescivendolo
    [dairy] dal Caseario
    [corner_shop] nel Negozio all’Angolo
    [vet] dal Veterinario
    [H1] in casa di Zenzero
    [H2] in casa di Budino
    [H3] in casa di Trifoglio
    [H4] in casa di Campanula
    [H5] in casa di Prugna
    [H6] in casa di Nuvola
   *[other] in casa di { $place }
} e prende { $food ->
    [mouse] il topo
    [bird] l’uccello
    [fish] il pesce
    [milk] il latte
    [tin] la lattina
    [vitamins] le vitamine
   *[other] { $food }
}.
event-declined = { $who } lascia stare la dispensa di { $home }.
event-looked = { $who } guarda le carte di { $victim_name }.
event-looked-own = Vedi: { $cards }.
event-swapped = { $who } scambia una carta con { $victim_name }.
event-swapped-own = { $who } prende { $took } da { $victim_name } e dà { $gave }.
event-kept = { $who } non scambia nulla con { $victim_name }.
event-curiosity = { $who } pesca una carta Curiosità: { $card }.
event-closed = Chiude { $shop ->
    [fishmonger] il Pescivendolo
    [dairy] il Caseario
    [corner_shop] il Negozio all’Angolo
    [vet] il Veterinario
   *[other] { $shop }
}.
event-opened = Apre { $shop ->
    [fishmonger] il Pescivendolo
    [dairy] il Caseario
    [corner_shop] il Negozio all’Angolo
    [vet] il Veterinario
   *[other] { $shop }
}.
event-car = L’auto viaggia: { $from } → { $to }.
event-escaped = { $animal ->
    [mouse] Il topo scappa dalla dispensa di { $home }.
   *[other] L’uccello scappa dalla dispensa di { $home }.
}
event-gained = { $who } { $lives ->
    [0] ha già tutte le sue vite
    [one] recupera una vita
   *[other] recupera { $lives } vite
}.
event-fight = { $who } comincia un combattimento contro { $victim_name } con carte { $suit ->
    [cat] Gatto
    [mouse] Topo
   *[bird] Uccello
}.
event-fight-lost = { $who } non può rispondere e perde il combattimento contro { $victim_name }.
event-six = { $animal ->
    [mouse] { $who } mostra sei carte Topo e attira il topo fuori dalla dispensa di { $home }.
   *[other] { $who } mostra sei carte Uccello e attira l’uccello fuori dalla dispensa di { $home }.
}

## Che cosa fare ora

phase-card = Gioca una carta Micio.
phase-dest = Muovi il tuo gatto secondo il dado.
phase-swap = Guarda le carte; puoi scambiarne una.
phase-raid = Puoi razziare la dispensa.
phase-answer = Rispondi nel combattimento.
phase-food = Scegli un assaggio gratuito.
phase-larder = Scegli la dispensa da cui scappa un animale.
phase-over = La partita è finita.

## La fine

reason-food = Un gatto con tutti e sei i cibi è tornato a Casa con un tiro esatto.
reason-survival = Solo un gatto o una gang ha ancora vite.
reason-rounds = L’ultimo giro è finito: si contano vite e cibi.
reason-safety = La partita è durata mille giri: si contano vite e cibi.
tie-foods = { $points } a { $points }: { $name } aveva più cibi nella dispensa ({ $best } contro { $next }).
shared-foods = { $points } a { $points }, e anche le dispense sono pari ({ $best }): pareggio.
score-lives = Vite rimanenti di { $home }
score-foods = { $points ->
    [0] Nulla nella dispensa di { $home }
   *[other] Nella dispensa di { $home }: { $foods }
}

## Impostazioni

option-lives = Vite di ogni gatto (o di una gang che le ha in comune)
option-round_limit = Numero massimo di giri (0: nessun limite)
option-raiding = Razzia
    .help = Chi arriva sulla Casa di un altro gatto con il numero esatto può rubare un cibo dalla sua dispensa.
option-trespassing = Trasgressione
    .help = Il padrone che torna sorprende ogni altro gatto nella sua Casa o nel suo giardino: chi viene sorpreso perde una vita.
option-cat_fights = Combattimenti tra gatti
    .help = Invece di giocare una carta puoi saltare addosso a un gatto vicino e combattere con le tue carte.
option-six_cards = Sei gatti: sei carte Uccello o Topo
    .help = Chi ha in mano sei carte Uccello, o sei carte Topo, può mostrarle e attirare un animale di quel tipo fuori da un’altra dispensa.
option-young_players = Partita per giovani giocatori
    .help = Senza razzia, trasgressione, combattimenti tra gatti e sei gatti.
option-claws_out = Tirare fuori gli artigli
    .off = Tanti animali e cibi quanti i giocatori
    .prey = Un topo e un uccello in meno
    .prey_and_shops = Uno in meno di tutto
option-gangs = Guerra fra gang
    .off = Ogni gatto per sé
    .full = Gang, ogni gatto con la propria Casa
    .shared = Gang con Casa, dispensa e vite in comune
option-gang_count = Numero di gang
    .null = Due, se ci sono gang
option-homes = Case dei gatti
option-first_seat = Chi comincia
    .die = Il tiro più alto
option-board = Tabellone
    .house = Tabellone della casa: Quattro Strade
option-mog_deck = Carte Micio
    .house = Mazzo della casa
option-curiosity_deck = Carte Curiosità
    .house = Mazzo della casa

## Materiali

piece-cat = Gatto
piece-mouse = Topo
piece-bird = Uccello
piece-fish = Pesce
piece-milk = Ciotola di latte
piece-tin = Lattina di cibo per gatti
piece-vitamins = Scatola di vitamine
piece-car = L’auto
piece-fishmonger = Pescivendolo
piece-dairy = Caseario
piece-corner_shop = Negozio all’Angolo
piece-vet = Veterinario
piece-cat1 = Gatto 1
piece-cat2 = Gatto 2
piece-cat3 = Gatto 3
piece-cat4 = Gatto 4
piece-cat5 = Gatto 5
piece-cat6 = Gatto 6
piece-mouse1 = Topo 1
piece-mouse2 = Topo 2
piece-mouse3 = Topo 3
piece-mouse4 = Topo 4
piece-mouse5 = Topo 5
piece-mouse6 = Topo 6
piece-bird1 = Uccello 1
piece-bird2 = Uccello 2
piece-bird3 = Uccello 3
piece-bird4 = Uccello 4
piece-bird5 = Uccello 5
piece-bird6 = Uccello 6
piece-speedy = Gatto Veloce
piece-attack = Attacco del Gatto
piece-burglar = Gatto Ladruncolo

## Il vicinato

piece-N = Vicolo della Nanna
piece-E = Via dell’Allodola
piece-S = Via dei Graffi
piece-W = Viale dei Baffi
piece-N1 = Vicolo della Nanna 1
piece-N2 = Vicolo della Nanna 2
piece-N3 = Vicolo della Nanna 3
piece-N4 = Vicolo della Nanna 4
piece-N5 = Vicolo della Nanna 5
piece-E1 = Via dell’Allodola 1
piece-E2 = Via dell’Allodola 2
piece-E3 = Via dell’Allodola 3
piece-E4 = Via dell’Allodola 4
piece-E5 = Via dell’Allodola 5
piece-S1 = Via dei Graffi 1
piece-S2 = Via dei Graffi 2
piece-S3 = Via dei Graffi 3
piece-S4 = Via dei Graffi 4
piece-S5 = Via dei Graffi 5
piece-W1 = Viale dei Baffi 1
piece-W2 = Viale dei Baffi 2
piece-W3 = Viale dei Baffi 3
piece-W4 = Viale dei Baffi 4
piece-W5 = Viale dei Baffi 5
piece-F1 = Pescivendolo, impronta 1
piece-F2 = Pescivendolo, impronta 2
piece-F3 = Pescivendolo, impronta 3
piece-D1 = Caseario, impronta 1
piece-D2 = Caseario, impronta 2
piece-D3 = Caseario, impronta 3
piece-C1 = Negozio all’Angolo, impronta 1
piece-C2 = Negozio all’Angolo, impronta 2
piece-C3 = Negozio all’Angolo, impronta 3
piece-V1 = Veterinario, impronta 1
piece-V2 = Veterinario, impronta 2
piece-V3 = Veterinario, impronta 3
piece-R1 = Muro 1
piece-R2 = Muro 2
piece-R3 = Muro 3
piece-R4 = Muro 4
piece-R5 = Muro 5
piece-R6 = Muro 6
piece-R7 = Muro 7
piece-R8 = Muro 8
piece-R9 = Muro 9
piece-R10 = Muro 10
piece-R11 = Muro 11
piece-R12 = Muro 12
piece-R13 = Muro 13
piece-R14 = Muro 14
piece-R15 = Muro 15
piece-R16 = Muro 16
piece-n2a = Passaggio 2, spazio 1, Vicolo della Nanna
piece-n2b = Passaggio 2, spazio 2, Vicolo della Nanna
piece-n2c = Passaggio 2, spazio 3, Vicolo della Nanna
piece-n4a = Passaggio 4, spazio 1, Vicolo della Nanna
piece-n4b = Passaggio 4, spazio 2, Vicolo della Nanna
piece-n4c = Passaggio 4, spazio 3, Vicolo della Nanna
piece-e2a = Passaggio 2, spazio 1, Via dell’Allodola
piece-e2b = Passaggio 2, spazio 2, Via dell’Allodola
piece-e2c = Passaggio 2, spazio 3, Via dell’Allodola
piece-e3a = Passaggio 3, spazio 1, Via dell’Allodola
piece-e3b = Passaggio 3, spazio 2, Via dell’Allodola
piece-e3c = Passaggio 3, spazio 3, Via dell’Allodola
piece-e4a = Passaggio 4, spazio 1, Via dell’Allodola
piece-e4b = Passaggio 4, spazio 2, Via dell’Allodola
piece-e4c = Passaggio 4, spazio 3, Via dell’Allodola
piece-s2a = Passaggio 2, spazio 1, Via dei Graffi
piece-s2b = Passaggio 2, spazio 2, Via dei Graffi
piece-s2c = Passaggio 2, spazio 3, Via dei Graffi
piece-s4a = Passaggio 4, spazio 1, Via dei Graffi
piece-s4b = Passaggio 4, spazio 2, Via dei Graffi
piece-s4c = Passaggio 4, spazio 3, Via dei Graffi
piece-w2a = Passaggio 2, spazio 1, Viale dei Baffi
piece-w2b = Passaggio 2, spazio 2, Viale dei Baffi
piece-w2c = Passaggio 2, spazio 3, Viale dei Baffi
piece-w3a = Passaggio 3, spazio 1, Viale dei Baffi
piece-w3b = Passaggio 3, spazio 2, Viale dei Baffi
piece-w3c = Passaggio 3, spazio 3, Viale dei Baffi
piece-w4a = Passaggio 4, spazio 1, Viale dei Baffi
piece-w4b = Passaggio 4, spazio 2, Viale dei Baffi
piece-w4c = Passaggio 4, spazio 3, Viale dei Baffi
piece-H1 = Casa di Zenzero
piece-G1a = Giardino di Zenzero, soglia
piece-G1b = Giardino di Zenzero, impronta sinistra
piece-G1c = Giardino di Zenzero, impronta centrale
piece-G1d = Giardino di Zenzero, impronta destra
piece-H2 = Casa di Budino
piece-G2a = Giardino di Budino, soglia
piece-G2b = Giardino di Budino, impronta sinistra
piece-G2c = Giardino di Budino, impronta centrale
piece-G2d = Giardino di Budino, impronta destra
piece-H3 = Casa di Trifoglio
piece-G3a = Giardino di Trifoglio, soglia
piece-G3b = Giardino di Trifoglio, impronta sinistra
piece-G3c = Giardino di Trifoglio, impronta centrale
piece-G3d = Giardino di Trifoglio, impronta destra
piece-H4 = Casa di Campanula
piece-G4a = Giardino di Campanula, soglia
piece-G4b = Giardino di Campanula, impronta sinistra
piece-G4c = Giardino di Campanula, impronta centrale
piece-G4d = Giardino di Campanula, impronta destra
piece-H5 = Casa di Prugna
piece-G5a = Giardino di Prugna, soglia
piece-G5b = Giardino di Prugna, impronta sinistra
piece-G5c = Giardino di Prugna, impronta centrale
piece-G5d = Giardino di Prugna, impronta destra
piece-H6 = Casa di Nuvola
piece-G6a = Giardino di Nuvola, soglia
piece-G6b = Giardino di Nuvola, impronta sinistra
piece-G6c = Giardino di Nuvola, impronta centrale
piece-G6d = Giardino di Nuvola, impronta destra
piece-MH = Tana dei Topi
piece-BH = Uccelliera
piece-CP = Parcheggio

## Carte Curiosità

piece-K01 = Tutti a pesca
    .text = Il Pescivendolo chiude se è aperto, apre se è chiuso.
piece-K02 = Tutti a pesca
    .text = Il Pescivendolo chiude se è aperto, apre se è chiuso.
piece-K03 = Tutti a pesca
    .text = Il Pescivendolo chiude se è aperto, apre se è chiuso.
piece-K04 = Il giro del latte
    .text = Il Caseario chiude se è aperto, apre se è chiuso.
piece-K05 = Il giro del latte
    .text = Il Caseario chiude se è aperto, apre se è chiuso.
piece-K06 = Il giro del latte
    .text = Il Caseario chiude se è aperto, apre se è chiuso.
piece-K07 = Torno fra cinque minuti
    .text = Il Negozio all’Angolo chiude se è aperto, apre se è chiuso.
piece-K08 = Torno fra cinque minuti
    .text = Il Negozio all’Angolo chiude se è aperto, apre se è chiuso.
piece-K09 = Torno fra cinque minuti
    .text = Il Negozio all’Angolo chiude se è aperto, apre se è chiuso.
piece-K10 = Orario di visita
    .text = Il Veterinario chiude se è aperto, apre se è chiuso.
piece-K11 = Orario di visita
    .text = Il Veterinario chiude se è aperto, apre se è chiuso.
piece-K12 = Orario di visita
    .text = Il Veterinario chiude se è aperto, apre se è chiuso.
piece-K13 = Chiusura anticipata
    .text = Tutti i negozi aperti chiudono.
piece-K14 = Giorno di mercato
    .text = Tutti i negozi chiusi aprono.
piece-K15 = Traffico
    .text = L’auto va in Vicolo della Nanna.
piece-K16 = Traffico
    .text = L’auto va in Vicolo della Nanna.
piece-K17 = Traffico
    .text = L’auto va in Via dell’Allodola.
piece-K18 = Traffico
    .text = L’auto va in Via dell’Allodola.
piece-K19 = Traffico
    .text = L’auto va in Via dei Graffi.
piece-K20 = Traffico
    .text = L’auto va in Via dei Graffi.
piece-K21 = Traffico
    .text = L’auto va in Viale dei Baffi.
piece-K22 = Traffico
    .text = L’auto va in Viale dei Baffi.
piece-K23 = Nuovo slancio
    .text = Gioca subito un’altra carta Micio.
piece-K24 = Nuovo slancio
    .text = Gioca subito un’altra carta Micio.
piece-K25 = Nuovo slancio
    .text = Gioca subito un’altra carta Micio.
piece-K26 = Nuovo slancio
    .text = Gioca subito un’altra carta Micio.
piece-K27 = Cinque minuti di follia
    .text = Tira il dado e muovi il tuo gatto.
piece-K28 = Cinque minuti di follia
    .text = Tira il dado e muovi il tuo gatto.
piece-K29 = Cinque minuti di follia
    .text = Tira il dado e muovi il tuo gatto.
piece-K30 = Uno squittio nella notte
    .text = Se hai un topo, il topo scappa.
piece-K31 = Finestra aperta
    .text = Se hai un uccello, l’uccello scappa.
piece-K32 = Scia di formaggio
    .text = Scegli un’altra dispensa con un topo: il topo scappa.
piece-K33 = Cinguettio
    .text = Scegli un’altra dispensa con un uccello: l’uccello scappa.
piece-K34 = Pisolino
    .text = Recupera una vita persa.
piece-K35 = Pisolino
    .text = Recupera una vita persa.
piece-K36 = Assaggio gratuito
    .text = Prendi un cibo che ti manca da un negozio aperto che ne ha ancora.
piece-K37 = Attenti al cane
    .text = Perdi una vita e torni a Casa.
piece-K38 = Nuove tracce
    .text = Scarta tutte le tue carte Micio e pescane sei nuove.
piece-K39 = Mescola le carte Curiosità
    .text = Mescola tutte le altre carte Curiosità, metti questa sotto e pesca di nuovo.

## Gatti

cat-H1 = Zenzero
cat-H2 = Budino
cat-H3 = Trifoglio
cat-H4 = Campanula
cat-H5 = Prugna
cat-H6 = Nuvola
