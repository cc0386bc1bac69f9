# Quando vale una regola: le note dei regolamenti. $option è il nome di un'opzione, $values i suoi valori tra virgolette.

only-on = solo con l’opzione «{ $option }»
only-off = solo senza l’opzione «{ $option }»
only-value = solo se «{ $option }» è { $values }
only-range = solo se «{ $option }» va da { $low } a { $high }
only-quoted = «{ $value }»
only-or = { $first } o { $last }

# Che cosa non va in un file con materiale proprio, detto accanto al posto. $found quanto c'è, $wanted quanto ci vuole.

part-syntax = Il file non si può leggere: { $reason }
part-unwieldy = È più di quanto serva: al massimo { $values } valori in tutto, { $levels } livelli di tabelle e { $letters } lettere in un testo.
part-table_missing = Qui manca una tabella con nomi e valori.
part-rows = Qui manca un elenco di voci.
part-flag = Può essere solo true o false.
part-text = Deve essere un testo.
part-count = Qui ce ne vogliono { $wanted }; { $found ->
        [one] ce n'è { $found }
       *[other] ce ne sono { $found }
    }.
part-kind_count = Caselle di tipo { $kind }: ce ne vogliono { $wanted }; { $found ->
        [one] ce n'è { $found }
       *[other] ce ne sono { $found }
    }.
part-most = Qui ne sono permesse al massimo { $most }; ce ne sono { $found }.
part-id = Il nome «{ $given }» non va: usane uno nuovo di lettere e cifre, al massimo { $most }.
part-id_twice = Questo nome compare due volte.
part-id_word = Questa parola serve per scrivere le mosse; scegli un altro nome.
part-unknown = Qui «{ $given }» non è conosciuto. Conosciuti: { $allowed }.
part-front = Il fronte mostra quattro figure fra K, P, V, B, Y ed E, scritte come KP/VE.
part-back = Il retro mostra quattro figure fra K, P, V, B, Y ed E, scritte come KP/VE.
part-back_missing = Manca il retro: questo mazzo non specchia i fronti.
part-unbalanced = I cinque colori non compaiono lo stesso numero di volte. Si può giocare lo stesso.
part-copies = Le copie sono un numero intero da 0 a { $most }.
part-values_many = { $most ->
        [one] Indica un numero.
       *[other] Indica da uno a { $most } numeri.
    }
part-values_odd = I numeri di questo gioco sono solo 1, 3, 5, 7 e 9, non { $value }.
part-twice = Un numero è indicato due volte.
part-sides = Ognuno dei quattro lati è parete (#) o aperto (.), nell'ordine nord, est, sud, ovest.
part-symbols = I simboli sono un elenco di questi: { $allowed }.
part-toys = Indica da uno a { $most } tipi di giochi diversi; «spray» non è uno di questi.
part-cat_symbols = Un gatto che dorme non ha simboli.
part-suit_values = Indica numeri diversi da 1 a 6.
part-ids = Indica un numero come K01 o una serie come K01-K03.
part-argument = Questo effetto richiede uno di questi: { $allowed }.
part-argument_none = Questo effetto non richiede altro.
part-shuffles = Deve esserci una sola carta Rimescola; { $found ->
        [one] ce n'è { $found }
       *[other] ce ne sono { $found }
    }.
part-coordinates = La casella ha bisogno di un posto sulla mappa: x e y come numeri.
part-board_empty = Il tabellone non ha caselle.
part-edge_pair = { $edge } non è una coppia di caselle.
part-edge_nowhere = { $edge } porta a una casella che non c'è.
part-edge_twice = { $edge } torna su se stessa o compare due volte.
part-order = Devono essere esattamente questi, in quest'ordine: { $allowed }.
part-route_all = Il percorso dell'auto ha ogni casella di strada una volta.
part-route_gap = L'auto non può andare da { $here } a { $there }: non si toccano.
part-car_first = È la prima casella del percorso dell'auto.
part-road_five = Una strada ha cinque caselle di strada.
part-road_row = Le caselle di una strada si seguono sul percorso dell'auto.
part-car_stop = L'auto si ferma sulla casella centrale della strada.
part-car_start = L'auto parte da un parcheggio a cui non porta nessuna via.
part-shop_food = Questo negozio vende { $food }.
part-shop_way = In un negozio si entra solo dalla strada.
part-garden = Indica { $count } caselle diverse di tipo { $kind }.
part-garden_shared = Due giardini hanno una casella in comune.
part-doorstep = Una Casa tocca la soglia nel proprio giardino e nient'altro.
part-garden_wall = Da un giardino si sale su un muro.
part-home_cat = Una Casa ha un gatto e un colore.
part-lair = { $kind } tocca la propria casella di muro e nient'altro.
part-no_curiosity = Non ci sono caselle Curiosità.
part-curiosity_place = Una casella Curiosità sta su una strada, su un muro o in un giardino.
part-no_way = A questa casella non porta nessuna via.
part-homes = Indica { $count } Case diverse.
part-most_edges = Da una casella partono al massimo { $most } vie; qui sono { $found }.
part-most_ways = La mappa è troppo fitta: più di { $most } percorsi da uno a sei passi.
part-most_near = Più di { $most } caselle entro cinque passi.
