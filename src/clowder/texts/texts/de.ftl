# Wann eine Regel gilt: Vermerke der Regelhefte. $option ist der Name einer Einstellung, $values ihre Werte in Anführungszeichen.

only-on = nur wenn „{ $option }“ eingeschaltet ist
only-off = nur wenn „{ $option }“ ausgeschaltet ist
only-value = nur wenn „{ $option }“ auf { $values } steht
only-range = nur wenn „{ $option }“ auf { $low } bis { $high } steht
only-quoted = „{ $value }“
only-or = { $first } oder { $last }

# Was an einer Datei mit eigenem Material nicht stimmt, gesagt an der Stelle. $found ist da, $wanted muss da sein.

part-syntax = Die Datei lässt sich nicht lesen: { $reason }
part-unwieldy = Das ist mehr, als ein Spielteil braucht: höchstens { $values } Werte insgesamt, { $levels } Ebenen von Tabellen und { $letters } Buchstaben in einem Text.
part-table_missing = Hier fehlt eine Tabelle mit Namen und Werten.
part-rows = Hier fehlt eine Liste von Einträgen.
part-flag = Das ist entweder true oder false.
part-text = Das ist ein Text.
part-count = Hier müssen es { $wanted } sein; es { $found ->
        [one] ist { $found }
       *[other] sind { $found }
    }.
part-kind_count = Felder der Art { $kind }: { $wanted } müssen es sein; es { $found ->
        [one] ist { $found }
       *[other] sind { $found }
    }.
part-most = Hier sind höchstens { $most } erlaubt; es sind { $found }.
part-id = Der Name „{ $given }“ geht nicht: Nimm einen neuen aus Buchstaben und Ziffern, höchstens { $most }.
part-id_twice = Dieser Name kommt zweimal vor.
part-id_word = Die Notation der Züge braucht dieses Wort; nimm einen anderen Namen.
part-unknown = „{ $given }“ ist hier nicht bekannt. Bekannt: { $allowed }.
part-front = Die Vorderseite zeigt vier Bilder aus K, P, V, B, Y und E, geschrieben wie KP/VE.
part-back = Die Rückseite zeigt vier Bilder aus K, P, V, B, Y und E, geschrieben wie KP/VE.
part-back_missing = Die Rückseite fehlt: Dieser Kartensatz spiegelt seine Vorderseiten nicht.
part-unbalanced = Die fünf Farben kommen nicht gleich oft vor. Spielen kann man trotzdem damit.
part-copies = Die Anzahl ist eine ganze Zahl von 0 bis { $most }.
part-values_many = { $most ->
        [one] Gib eine Zahl an.
       *[other] Gib eine bis { $most } Zahlen an.
    }
part-values_odd = Zahlen dieses Spiels sind nur 1, 3, 5, 7 und 9, nicht { $value }.
part-twice = Eine Zahl ist zweimal genannt.
part-sides = Jede der vier Seiten ist Wand (#) oder offen (.), in der Reihenfolge Norden, Osten, Süden, Westen.
part-symbols = Die Symbole sind eine Liste aus: { $allowed }.
part-toys = Nenne eine bis { $most } verschiedene Spielzeugarten; „spray“ gehört nicht dazu.
part-cat_symbols = Eine schlafende Katze hat keine Symbole.
part-suit_values = Gib verschiedene Zahlen von 1 bis 6 an.
part-ids = Gib eine Nummer wie K01 oder einen Bereich wie K01-K03 an.
part-argument = Diese Wirkung braucht eines davon: { $allowed }.
part-argument_none = Diese Wirkung braucht nichts weiter.
part-shuffles = Es muss genau eine Mischkarte geben; es { $found ->
        [one] ist { $found }
       *[other] sind { $found }
    }.
part-coordinates = Das Feld braucht einen Platz auf der Karte: x und y als Zahlen.
part-board_empty = Der Spielplan hat keine Felder.
part-edge_pair = { $edge } ist kein Paar von Feldern.
part-edge_nowhere = { $edge } führt zu einem Feld, das es nicht gibt.
part-edge_twice = { $edge } führt zu sich selbst zurück oder steht zweimal da.
part-order = Es müssen genau diese sein, in dieser Reihenfolge: { $allowed }.
part-route_all = Die Strecke des Autos hat jedes Straßenfeld einmal.
part-route_gap = Das Auto kommt nicht von { $here } nach { $there }: Sie berühren sich nicht.
part-car_first = Das ist das erste Feld auf der Strecke des Autos.
part-road_five = Eine Straße hat fünf Straßenfelder.
part-road_row = Die Felder einer Straße folgen auf der Strecke des Autos aufeinander.
part-car_stop = Das Auto hält auf dem mittleren Feld der Straße.
part-car_start = Das Auto beginnt auf einem Parkplatz, zu dem kein Weg führt.
part-shop_food = Dieser Laden verkauft { $food }.
part-shop_way = In einen Laden kommt man nur von der Straße.
part-garden = Gib { $count } verschiedene Felder der Art { $kind } an.
part-garden_shared = Zwei Gärten teilen sich ein Feld.
part-doorstep = Ein Zuhause berührt seine Türschwelle im eigenen Garten und sonst nichts.
part-garden_wall = Aus einem Garten führt ein Weg auf eine Mauer.
part-home_cat = Ein Zuhause hat eine Katze und eine Farbe.
part-lair = { $kind } berührt sein eigenes Mauerfeld und sonst nichts.
part-no_curiosity = Es gibt keine Neugierfelder.
part-curiosity_place = Ein Neugierfeld liegt auf einer Straße, einer Mauer oder in einem Garten.
part-no_way = Zu diesem Feld führt kein Weg.
part-homes = Gib { $count } verschiedene Zuhause an.
part-most_edges = An einem Feld beginnen höchstens { $most } Wege; hier sind es { $found }.
part-most_ways = Der Plan ist zu dicht: mehr als { $most } Wege von einem bis sechs Schritten.
part-most_near = Mehr als { $most } Felder liegen innerhalb von fünf Schritten.
