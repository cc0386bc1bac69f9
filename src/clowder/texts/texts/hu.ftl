# Mikor érvényes egy szabály: a szabálykönyvek jelzései. $option egy beállítás neve, $values az idézőjeles értékei.

only-on = csak ha be van kapcsolva: „{ $option }”
only-off = csak ha ki van kapcsolva: „{ $option }”
only-value = csak ezzel a beállítással: „{ $option }” – { $values }
only-range = csak ezzel a beállítással: „{ $option }” – { $low } és { $high } között
only-quoted = „{ $value }”
only-or = { $first } vagy { $last }

# Mi a baj egy saját alkatrész fájljával, a hely mellett mondva. $found ennyi van, $wanted ennyi kell.

part-syntax = A fájl nem olvasható: { $reason }
part-unwieldy = Ez több, mint amennyi egy alkatrészhez kell: összesen legfeljebb { $values } érték, { $levels } szintnyi táblázat, egy szövegben { $letters } betű.
part-table_missing = Itt hiányzik egy táblázat nevekkel és értékekkel.
part-rows = Itt hiányzik egy lista.
part-flag = Ez csak true vagy false lehet.
part-text = Ez szöveg legyen.
part-count = Itt { $wanted } kell; { $found } van.
part-kind_count = { $kind } fajtájú mezőből { $wanted } kell; { $found } van.
part-most = Itt legfeljebb { $most } lehet; { $found } van.
part-id = A „{ $given }” név nem jó: adj újat betűkből és számjegyekből, legfeljebb { $most } jellel.
part-id_twice = Ez a név kétszer szerepel.
part-id_word = Ez a szó a lépések jelöléséhez kell; válassz másik nevet.
part-unknown = „{ $given }” itt ismeretlen. Ismert: { $allowed }.
part-front = Az előlapon négy kép van a K, P, V, B, Y és E közül, így írva: KP/VE.
part-back = A hátlapon négy kép van a K, P, V, B, Y és E közül, így írva: KP/VE.
part-back_missing = Hiányzik a hátlap: ez a pakli nem tükrözi az előlapokat.
part-unbalanced = Az öt szín nem egyforma gyakori. Azért lehet vele játszani.
part-copies = A darabszám egész szám 0 és { $most } között.
part-values_many = { $most ->
        [one] Adj meg egy számot.
       *[other] Adj meg legalább egy, legfeljebb { $most } számot.
    }
part-values_odd = Ebben a játékban csak 1, 3, 5, 7 és 9 van, { $value } nincs.
part-twice = Egy szám kétszer szerepel.
part-sides = A négy oldal mindegyike fal (#) vagy nyitott (.), észak, kelet, dél, nyugat sorrendben.
part-symbols = A jelek listája ezekből áll: { $allowed }.
part-toys = Adj meg egy–{ $most } különböző játékfajtát; a „spray” nem az.
part-cat_symbols = Az alvó cicán nincs jel.
part-suit_values = Adj meg különböző számokat 1 és 6 között.
part-ids = Adj meg egy számot, mint K01, vagy egy tartományt, mint K01-K03.
part-argument = Ehhez a hatáshoz ezek egyike kell: { $allowed }.
part-argument_none = Ehhez a hatáshoz nem kell más.
part-shuffles = Pontosan egy Keverés lapnak kell lennie; { $found } van.
part-coordinates = A mezőnek hely kell a térképen: x és y számként.
part-board_empty = A táblán nincsenek mezők.
part-edge_pair = { $edge } nem két mező párja.
part-edge_nowhere = { $edge } olyan mezőre vezet, amely nincs.
part-edge_twice = { $edge } önmagába vezet vissza, vagy kétszer szerepel.
part-order = Pontosan ezek kellenek, ebben a sorrendben: { $allowed }.
part-route_all = Az autó útvonalán minden úttestmező egyszer szerepel.
part-route_gap = Az autó nem jut el innen: { $here }, ide: { $there }; nem érintkeznek.
part-car_first = Ez az autó útvonalának első mezője.
part-road_five = Egy úton öt úttestmező van.
part-road_row = Egy út mezői az autó útvonalán egymás után jönnek.
part-car_stop = Az autó az út középső mezőjén áll meg.
part-car_start = Az autó olyan parkolóból indul, ahová nem vezet út.
part-shop_food = Ez a bolt ezt árulja: { $food }.
part-shop_way = Boltba csak az útról lehet bejutni.
part-garden = Adj meg { $count } különböző { $kind } fajtájú mezőt.
part-garden_shared = Két kertnek közös mezője van.
part-doorstep = Az otthon a saját kertjében lévő küszöbbel érintkezik, mással nem.
part-garden_wall = A kertből út vezet egy falra.
part-home_cat = Az otthonnak cicája és színe van.
part-lair = { $kind }: a saját falmezőjével érintkezik, mással nem.
part-no_curiosity = Nincs Kíváncsiság mező.
part-curiosity_place = Kíváncsiság mező úton, falon vagy kertben van.
part-no_way = Erre a mezőre nem vezet út.
part-homes = Adj meg { $count } különböző otthont.
part-most_edges = Egy mezőről legfeljebb { $most } út indulhat; itt { $found } van.
part-most_ways = Túl sűrű a térkép: több mint { $most } egy–hat lépéses út van.
part-most_near = Több mint { $most } mező van öt lépésen belül.
