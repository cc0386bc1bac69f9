# Cat Attack az asztalnál, magyarul.
# $who annak a neve, aki cselekszik, $victim_name a másiké. A mezők, boltok és otthonok rövidítve jönnek (R9, dairy, H2).

title = Cat Attack
subtitle = Kilenc élet, hat eleség, egy környék

## Miért nem lehet valamit megtenni

E_OVER = A játék véget ért.
E_NOT_YOUR_TURN = Most nem te döntesz.
E_NOTATION = Ez itt nem érvényes lépés: „{ $text }”. A kártyalépésben kijátszol egy lapot, verekedést kezdesz, vagy hat lapot mutatsz meg.
E_DECISION = { $phase ->
    [card] Előbb játssz ki egy cicakártyát.
    [dest] Előbb lépj a macskáddal a dobás szerint.
    [swap] Előbb cserélj egy lapot, vagy tartsd meg a sajátjaidat.
    [raid] Előbb mondd meg, mit lopsz el, vagy mondj le róla.
    [answer] Előbb felelj a verekedésben.
    [food] Előbb válaszd ki az ingyen kóstolódat.
    [larder] Előbb válassz egy kamrát.
   *[other] Erre most nincs mód.
}
E_NO_CARD = Nincs ilyen lapod: { $card }.
E_MUST_MOVE = A macskád tud { $count } mezőt lépni, tehát lépnie kell; senki sem választhatja, hogy sarokba szorul.
E_TURN_BACK = Egy macska egy mozgásban sosem lép kétszer ugyanarra a mezőre, így nem érkezhet oda, ahonnan indult.
E_LAIR = Ide macska nem mehet be: { $space }.
E_CAR = Itt az autó áll: { $space }.
E_COUNT = Pontosan { $count } mezős út nem vezet ide: { $space }.
E_SHOP_CLOSED = Itt zárva van a bolt: { $space }.
E_BLOCKED = Másik macska vagy az autó állja az utat idáig: { $space }. Macskák mellett nem lehet elmenni.
E_MATES_HOME = Bandatárs otthonába nem lehet belépni.
E_SAFE_AT_HOME = A saját otthonában a macska biztonságban van.
E_MATE = A bandatársak nem támadják meg egymást, és senki sem áll meg a társa mezőjén.
E_OWNED_KIND = Ilyen állatod már van.
E_TOO_FAR = Ez hat mezőnél messzebb van.
E_NO_TARGET = Itt nincs kire ugrani: { $space }.
E_OCCUPIED = Itt már van valaki: { $space }.
E_NOTHING_TO_TAKE = Ezt itt nem veheted el: { $food ->
    [mouse] egér
    [bird] madár
    [fish] hal
    [milk] tej
    [tin] macskakonzerv
    [vitamins] vitamin
   *[other] { $food }
}.
E_OUT_OF_GAME = Ez a macska már nincs játékban.
E_OWNER_NEAR = A gazda otthon vagy a kertjében van, ezért az állatait nem lehet kicsalni.
E_NO_ANIMAL = Ebben a kamrában nincs { $animal ->
    [mouse] egér
   *[other] madár
}.
E_OWN_LARDER = Egy ellenfél kamráját válaszd.
E_ONESELF = Egy macska nem verekedhet önmagával.
E_MUST_MOVE_PREY = { $animal ->
    [mouse] Ezzel a lappal egy egér léphet, tehát egynek lépnie kell.
   *[other] Ezzel a lappal egy madár léphet, tehát egynek lépnie kell.
}
E_MUST_CHOOSE = Van célpont ehhez a laphoz, tehát választani kell.
E_NO_PREY = { $animal ->
    [mouse] Innen nincs mozgatható egér: { $space }.
   *[other] Innen nincs mozgatható madár: { $space }.
}
E_PREY_TAKEN = Állat itt nem állhat meg, mert van itt valaki: { $space }.
E_PREY_HOME = Állat nem mehet be otthonba.
E_PREY_LAIR = Ez az állat ide nem mehet be: { $space }.
E_PREY_COUNT = Pontosan { $count } mezős út nem viszi ide az állatot: { $space }.
E_NOT_SIX = { $animal ->
    [mouse] Ehhez hat egérlap kell a kezedben.
   *[other] Ehhez hat madárlap kell a kezedben.
}
E_SWITCHED_OFF = { $name ->
    [cat_fights] Ennél az asztalnál nincs macskaverekedés.
   *[other] Ennél az asztalnál nincs hatlapos szabály.
}
E_ANSWER = Így nem felelhetsz, nincs ilyen lapod: { $card }.
E_SWAP_TAKE = Az ellenfél lapjai között nincs ilyen: { $card }.
E_SWAP_GIVE = Nincs ilyen lapod, amit odaadhatnál: { $card }.

## El nem fogadott beállítások és adatok

E_PLAYERS = A Cat Attack { $low }–{ $high } játékosnak való.
E_OPT_UNKNOWN = Nincs ilyen beállítás: { $name }.
E_LIVES = Egy macskának 1–9 élete lehet, ennyi nem: { $value }.
E_ROUNDS = A fordulókorlát 0 (nincs) vagy 5–200; ez nem jó: { $value }.
E_YOUNG = A fiatal játékosok játékában nincs fosztogatás, birtokháborítás, macskaverekedés és hatlapos szabály.
E_CLAWS = Az „elő a karmokkal” játékhoz kell a fosztogatás: különben az ellenfeleknél lévő eleséget sosem lehetne megszerezni.
E_GANGS = Ennyi játékosból nem lesznek egyenlő bandák: 4 játékosból 2 banda lehet, 6 játékosból 2 vagy 3.
E_HOMES = Adj meg { $count } különböző otthont H1 és H6 között.
E_FIRST = Az első hely „die” (a kocka dönt) vagy az asztal egyik helye.
E_DATA = Az adatok nem felelnek meg a szabályoknak: { $where }.
E_POSITION = Ez az állás nem állítható fel: { $where }.

## Mi történik

event-turn = { $round }. forduló: { $who } következik.
event-played = { $who } kijátszik egy lapot: { $card }.
event-idle = A lapnak nincs hatása.
event-drew = { $who } húz { $count } lapot.
event-drew-own = Ezt húzod: { $cards }.
event-reshuffled = A dobott lapokból új cicapaklit kevertek, { $count } lappal.
event-threw-for-start = { $who } dob a kezdésért: { $die }.
event-begins = { $who } dobta a legnagyobbat, ő kezd.
event-threw = { $who } dob: { $die }.
event-moved = { $how ->
    [leap] { $who } ugrik: { $from } → { $to }.
    [burglar] { $who } oson: { $from } → { $to }.
   *[other] { $who } lép: { $from } → { $to }.
}
event-cornered = { $who } sarokba szorult: { $ways ->
    [one] az egyetlen út is el van zárva
    [2] mindkét út el van zárva
   *[other] minden út el van zárva (összesen { $ways })
}.
event-prey = { $animal ->
    [mouse] Egy egér szalad: { $from } → { $to }.
   *[other] Egy madár szökdel: { $from } → { $to }.
}
event-attacked = { $who } támad. Az áldozat: { $victim_name } ({ $at }).
event-trespasser = { $who } hazatér, és betolakodót kap rajta: { $victim_name } ({ $at }).
event-lost = { $who } elveszít { $lives } életet, { $left ->
    [0] egy sem maradt
   *[other] { $left } maradt
} ({ $cause ->
    [attack] támadás
    [car] elütötte az autó
    [cornered] nincs kiút
    [dog] kutya
    [fight] verekedés
    [penalty] a rablás helyén maradt
    [shop] rázárult a bolt
   *[other] idegen kertben járt
}).
event-home = { $who } hazamegy: { $to }.
event-retired = { $who } elvesztette minden életét, és visszavonul.
event-discarded = { $who } az összes lapját a dobott lapokra teszi: { $cards }.
event-woke = { $who } felébred: a banda elvesztett egy tagot.
event-safe = { $who } hat eleséggel biztonságban hazaért, és elalszik.
event-caught = { $food ->
    [mouse] { $who } egeret fog ({ $place }).
   *[other] { $who } madarat fog ({ $place }).
}
event-shopped = { $who } bevásárol { $place ->
    [fishmonger] a halasnál
    [dairy] a tejboltban
    [corner_shop] a sarki boltban
   *[vet] az állatorvosnál
}: { $food ->
    [fish] hal
    [milk] tej
    [tin] macskakonzerv
    [vitamins] vitamin
   *[other] { $food }
}.
event-sampled = { $who } ingyen kóstolót kap: { $food ->
    [fish] hal
    [milk] tej
    [tin] macskakonzerv
    [vitamins] vitamin
   *[other] { $food }
}.
event-raided = { $who } kifosztja { $place } kamráját. A zsákmány: { $food ->
    [mouse] egér
    [bird] madár
    [fish] hal
    [milk] tej
    [tin] macskakonzerv
    [vitamins] vitamin
   *[other] { $food }
}.
event-burgled = { $who } betör { $place ->
    [fishmonger] a halashoz
    [dairy] a tejboltba
    [corner_shop] a sarki boltba
    [vet] az állatorvoshoz
    [H1] Gyömbérhez
    [H2] Pudinghoz
    [H3] Lóheréhez
    [H4] Harangvirághoz
    [H5] Szilvához
    [H6] Felhőhöz
   *[other] hozzá: { $place }
}. A zsákmány: { $food ->
    [mouse] egér
    [bird] madár
    [fish] hal
    [milk] tej
    [tin] macskakonzerv
    [vitamins] vitamin
   *[other] { $food }
}.
event-declined = { $who } nem nyúl { $home } kamrájához.
event-looked = { $who } megnézi { $victim_name } lapjait.
event-looked-own = Ezt látod: { $cards }.
event-swapped = { $who } lapot cserél. Az ellenfél: { $victim_name }.
event-swapped-own = { $who } ezt veszi el: { $took }, és ezt adja érte: { $gave }. Az ellenfél: { $victim_name }.
event-kept = { $who } nem cserél. Az ellenfél: { $victim_name }.
event-curiosity = { $who } kíváncsiságkártyát húz: { $card }.
event-closed = { $shop ->
    [fishmonger] A halas
    [dairy] A tejbolt
    [corner_shop] A sarki bolt
    [vet] Az állatorvos
   *[other] { $shop }
} bezár.
event-opened = { $shop ->
    [fishmonger] A halas
    [dairy] A tejbolt
    [corner_shop] A sarki bolt
    [vet] Az állatorvos
   *[other] { $shop }
} kinyit.
event-car = Az autó útja: { $from } → { $to }.
event-escaped = { $animal ->
    [mouse] Az egér elszökik { $home } kamrájából.
   *[other] A madár elszökik { $home } kamrájából.
}
event-gained = { $who } { $lives ->
    [0] nem kap vissza életet, mert mind megvan
   *[other] visszakap { $lives } életet
}.
event-fight = { $who } verekedni kezd { $suit ->
    [cat] macskalapokkal
    [mouse] egérlapokkal
   *[bird] madárlapokkal
}. Az ellenfél: { $victim_name }.
event-fight-lost = { $who } nem tud felelni, és elveszti a verekedést. A győztes: { $victim_name }.
event-six = { $animal ->
    [mouse] { $who } hat egérlapot mutat, és kicsalja az egeret { $home } kamrájából.
   *[other] { $who } hat madárlapot mutat, és kicsalja a madarat { $home } kamrájából.
}

## Mi a teendő

phase-card = Játssz ki egy cicakártyát.
phase-dest = Lépj a macskáddal a dobás szerint.
phase-swap = Nézd meg a lapokat; egyet elcserélhetsz.
phase-raid = Kifoszthatod a kamrát.
phase-answer = Felelj a verekedésben.
phase-food = Válassz ingyen kóstolót.
phase-larder = Válaszd ki a kamrát, ahonnan egy állat elszökik.
phase-over = A játék véget ért.

## A vége

reason-food = Egy macska mind a hat eleséggel, pontos dobással hazaért.
reason-survival = Már csak egy macskának vagy bandának van élete.
reason-rounds = Véget ért az utolsó forduló: az életek és az eleségek számítanak.
reason-safety = A játék ezer fordulóig tartott: az életek és az eleségek számítanak.
tie-foods = Egyaránt { $points } pont: { $name } kamrájában több eleség volt ({ $best } a { $next } ellen).
shared-foods = Egyaránt { $points } pont, és a kamrákban is ugyanannyi eleség van ({ $best }): döntetlen.
score-lives = { $home } megmaradt életei
score-foods = { $points ->
    [0] { $home } kamrája üres
   *[other] { $home } kamrájában: { $foods }
}

## Az asztal beállításai

option-lives = Egy macska életei (vagy a közös életű bandáé)
option-round_limit = Vége ennyi forduló után (0: nincs korlát)
option-raiding = Fosztogatás
    .help = Aki pontosan egy másik macska otthonába érkezik, ellophat egy eleséget a kamrájából.
option-trespassing = Birtokháborítás
    .help = A hazatérő gazda rajtakap minden más macskát az otthonában és a kertjében: az ilyen macska egy életet veszít.
option-cat_fights = Macskaverekedés
    .help = Lap kijátszása helyett ráugorhatsz egy közeli macskára, és a lapjaiddal verekedhetsz vele.
option-six_cards = Hat madár- vagy egérlap
    .help = Akinek mind a hat lapja madár, vagy mind a hat egér, megmutathatja őket, és kicsalhat egy ilyen állatot egy másik kamrából.
option-young_players = Fiatal játékosok játéka
    .help = Fosztogatás, birtokháborítás, macskaverekedés és a hat lap szabálya nélkül.
option-claws_out = Elő a karmokkal
    .off = Annyi állat és eleség, ahány játékos
    .prey = Eggyel kevesebb egér és madár
    .prey_and_shops = Mindenből eggyel kevesebb
option-gangs = Bandaháború
    .off = Minden macska magáért
    .full = Bandák, minden macskának saját otthonnal
    .shared = Bandák közös otthonnal, kamrával és életekkel
option-gang_count = Bandák száma
    .null = Kettő, ha vannak bandák
option-homes = A macskák otthonai
option-first_seat = Ki kezd
    .die = A legnagyobb dobás
option-board = Tábla
    .house = A saját táblánk: Négy utca
option-mog_deck = Cicakártyák
    .house = A saját paklink
option-curiosity_deck = Kíváncsiságkártyák
    .house = A saját paklink

## Kellékek

piece-cat = Macska
piece-mouse = Egér
piece-bird = Madár
piece-fish = Hal
piece-milk = Tál tej
piece-tin = Macskakonzerv
piece-vitamins = Doboz vitamin
piece-car = Az autó
piece-fishmonger = Halas
piece-dairy = Tejbolt
piece-corner_shop = Sarki bolt
piece-vet = Állatorvos
piece-cat1 = 1-es macska
piece-cat2 = 2-es macska
piece-cat3 = 3-as macska
piece-cat4 = 4-es macska
piece-cat5 = 5-ös macska
piece-cat6 = 6-os macska
piece-mouse1 = 1-es egér
piece-mouse2 = 2-es egér
piece-mouse3 = 3-as egér
piece-mouse4 = 4-es egér
piece-mouse5 = 5-ös egér
piece-mouse6 = 6-os egér
piece-bird1 = 1-es madár
piece-bird2 = 2-es madár
piece-bird3 = 3-as madár
piece-bird4 = 4-es madár
piece-bird5 = 5-ös madár
piece-bird6 = 6-os madár
piece-speedy = Villámcica
piece-attack = Macskatámadás
piece-burglar = Betörő macska

## A környék

piece-N = Szundi köz
piece-E = Pacsirta út
piece-S = Karmolás utca
piece-W = Bajusz sétány
piece-N1 = Szundi köz 1
piece-N2 = Szundi köz 2
piece-N3 = Szundi köz 3
piece-N4 = Szundi köz 4
piece-N5 = Szundi köz 5
piece-E1 = Pacsirta út 1
piece-E2 = Pacsirta út 2
piece-E3 = Pacsirta út 3
piece-E4 = Pacsirta út 4
piece-E5 = Pacsirta út 5
piece-S1 = Karmolás utca 1
piece-S2 = Karmolás utca 2
piece-S3 = Karmolás utca 3
piece-S4 = Karmolás utca 4
piece-S5 = Karmolás utca 5
piece-W1 = Bajusz sétány 1
piece-W2 = Bajusz sétány 2
piece-W3 = Bajusz sétány 3
piece-W4 = Bajusz sétány 4
piece-W5 = Bajusz sétány 5
piece-F1 = Halas, 1. mancsnyom
piece-F2 = Halas, 2. mancsnyom
piece-F3 = Halas, 3. mancsnyom
piece-D1 = Tejbolt, 1. mancsnyom
piece-D2 = Tejbolt, 2. mancsnyom
piece-D3 = Tejbolt, 3. mancsnyom
piece-C1 = Sarki bolt, 1. mancsnyom
piece-C2 = Sarki bolt, 2. mancsnyom
piece-C3 = Sarki bolt, 3. mancsnyom
piece-V1 = Állatorvos, 1. mancsnyom
piece-V2 = Állatorvos, 2. mancsnyom
piece-V3 = Állatorvos, 3. mancsnyom
piece-R1 = 1. fal
piece-R2 = 2. fal
piece-R3 = 3. fal
piece-R4 = 4. fal
piece-R5 = 5. fal
piece-R6 = 6. fal
piece-R7 = 7. fal
piece-R8 = 8. fal
piece-R9 = 9. fal
piece-R10 = 10. fal
piece-R11 = 11. fal
piece-R12 = 12. fal
piece-R13 = 13. fal
piece-R14 = 14. fal
piece-R15 = 15. fal
piece-R16 = 16. fal
piece-n2a = 2. átjáró (Szundi köz), első mező
piece-n2b = 2. átjáró (Szundi köz), második mező
piece-n2c = 2. átjáró (Szundi köz), harmadik mező
piece-n4a = 4. átjáró (Szundi köz), első mező
piece-n4b = 4. átjáró (Szundi köz), második mező
piece-n4c = 4. átjáró (Szundi köz), harmadik mező
piece-e2a = 2. átjáró (Pacsirta út), első mező
piece-e2b = 2. átjáró (Pacsirta út), második mező
piece-e2c = 2. átjáró (Pacsirta út), harmadik mező
piece-e3a = 3. átjáró (Pacsirta út), első mező
piece-e3b = 3. átjáró (Pacsirta út), második mező
piece-e3c = 3. átjáró (Pacsirta út), harmadik mező
piece-e4a = 4. átjáró (Pacsirta út), első mező
piece-e4b = 4. átjáró (Pacsirta út), második mező
piece-e4c = 4. átjáró (Pacsirta út), harmadik mező
piece-s2a = 2. átjáró (Karmolás utca), első mező
piece-s2b = 2. átjáró (Karmolás utca), második mező
piece-s2c = 2. átjáró (Karmolás utca), harmadik mező
piece-s4a = 4. átjáró (Karmolás utca), első mező
piece-s4b = 4. átjáró (Karmolás utca), második mező
piece-s4c = 4. átjáró (Karmolás utca), harmadik mező
piece-w2a = 2. átjáró (Bajusz sétány), első mező
piece-w2b = 2. átjáró (Bajusz sétány), második mező
piece-w2c = 2. átjáró (Bajusz sétány), harmadik mező
piece-w3a = 3. átjáró (Bajusz sétány), első mező
piece-w3b = 3. átjáró (Bajusz sétány), második mező
piece-w3c = 3. átjáró (Bajusz sétány), harmadik mező
piece-w4a = 4. átjáró (Bajusz sétány), első mező
piece-w4b = 4. átjáró (Bajusz sétány), második mező
piece-w4c = 4. átjáró (Bajusz sétány), harmadik mező
piece-H1 = Gyömbér otthona
piece-G1a = Gyömbér kertje, küszöb
piece-G1b = Gyömbér kertje, bal mancsnyom
piece-G1c = Gyömbér kertje, középső mancsnyom
piece-G1d = Gyömbér kertje, jobb mancsnyom
piece-H2 = Puding otthona
piece-G2a = Puding kertje, küszöb
piece-G2b = Puding kertje, bal mancsnyom
piece-G2c = Puding kertje, középső mancsnyom
piece-G2d = Puding kertje, jobb mancsnyom
piece-H3 = Lóhere otthona
piece-G3a = Lóhere kertje, küszöb
piece-G3b = Lóhere kertje, bal mancsnyom
piece-G3c = Lóhere kertje, középső mancsnyom
piece-G3d = Lóhere kertje, jobb mancsnyom
piece-H4 = Harangvirág otthona
piece-G4a = Harangvirág kertje, küszöb
piece-G4b = Harangvirág kertje, bal mancsnyom
piece-G4c = Harangvirág kertje, középső mancsnyom
piece-G4d = Harangvirág kertje, jobb mancsnyom
piece-H5 = Szilva otthona
piece-G5a = Szilva kertje, küszöb
piece-G5b = Szilva kertje, bal mancsnyom
piece-G5c = Szilva kertje, középső mancsnyom
piece-G5d = Szilva kertje, jobb mancsnyom
piece-H6 = Felhő otthona
piece-G6a = Felhő kertje, küszöb
piece-G6b = Felhő kertje, bal mancsnyom
piece-G6c = Felhő kertje, középső mancsnyom
piece-G6d = Felhő kertje, jobb mancsnyom
piece-MH = Egérlyuk
piece-BH = Madárház
piece-CP = Parkoló

## Kíváncsiságkártyák

piece-K01 = Horgászni mentem
    .text = A halas bezár, ha nyitva van, és kinyit, ha zárva van.
piece-K02 = Horgászni mentem
    .text = A halas bezár, ha nyitva van, és kinyit, ha zárva van.
piece-K03 = Horgászni mentem
    .text = A halas bezár, ha nyitva van, és kinyit, ha zárva van.
piece-K04 = Jön a tejesember
    .text = A tejbolt bezár, ha nyitva van, és kinyit, ha zárva van.
piece-K05 = Jön a tejesember
    .text = A tejbolt bezár, ha nyitva van, és kinyit, ha zárva van.
piece-K06 = Jön a tejesember
    .text = A tejbolt bezár, ha nyitva van, és kinyit, ha zárva van.
piece-K07 = Öt perc és jövök
    .text = A sarki bolt bezár, ha nyitva van, és kinyit, ha zárva van.
piece-K08 = Öt perc és jövök
    .text = A sarki bolt bezár, ha nyitva van, és kinyit, ha zárva van.
piece-K09 = Öt perc és jövök
    .text = A sarki bolt bezár, ha nyitva van, és kinyit, ha zárva van.
piece-K10 = Rendelési idő
    .text = Az állatorvos bezár, ha nyitva van, és kinyit, ha zárva van.
piece-K11 = Rendelési idő
    .text = Az állatorvos bezár, ha nyitva van, és kinyit, ha zárva van.
piece-K12 = Rendelési idő
    .text = Az állatorvos bezár, ha nyitva van, és kinyit, ha zárva van.
piece-K13 = Korai zárás
    .text = Minden nyitott bolt bezár.
piece-K14 = Piacnap
    .text = Minden zárt bolt kinyit.
piece-K15 = Forgalom
    .text = Az autó ide hajt: Szundi köz.
piece-K16 = Forgalom
    .text = Az autó ide hajt: Szundi köz.
piece-K17 = Forgalom
    .text = Az autó ide hajt: Pacsirta út.
piece-K18 = Forgalom
    .text = Az autó ide hajt: Pacsirta út.
piece-K19 = Forgalom
    .text = Az autó ide hajt: Karmolás utca.
piece-K20 = Forgalom
    .text = Az autó ide hajt: Karmolás utca.
piece-K21 = Forgalom
    .text = Az autó ide hajt: Bajusz sétány.
piece-K22 = Forgalom
    .text = Az autó ide hajt: Bajusz sétány.
piece-K23 = Új lendület
    .text = Azonnal játssz ki még egy cicakártyát.
piece-K24 = Új lendület
    .text = Azonnal játssz ki még egy cicakártyát.
piece-K25 = Új lendület
    .text = Azonnal játssz ki még egy cicakártyát.
piece-K26 = Új lendület
    .text = Azonnal játssz ki még egy cicakártyát.
piece-K27 = Bolondos félóra
    .text = Dobj, és lépj a macskáddal.
piece-K28 = Bolondos félóra
    .text = Dobj, és lépj a macskáddal.
piece-K29 = Bolondos félóra
    .text = Dobj, és lépj a macskáddal.
piece-K30 = Cincogás az éjszakában
    .text = Ha van egered, elszökik.
piece-K31 = Nyitott ablak
    .text = Ha van madarad, elszökik.
piece-K32 = Sajtnyom
    .text = Válassz egy másik kamrát, amelyben egér van: az egér elszökik.
piece-K33 = Madárcsicsergés
    .text = Válassz egy másik kamrát, amelyben madár van: a madár elszökik.
piece-K34 = Szunyókálás
    .text = Visszakapsz egy elvesztett életet.
piece-K35 = Szunyókálás
    .text = Visszakapsz egy elvesztett életet.
piece-K36 = Ingyen kóstoló
    .text = Vegyél el egy hiányzó eleséget egy nyitott boltból, amelyben még van.
piece-K37 = Harapós kutya
    .text = Elveszítesz egy életet, és hazamész.
piece-K38 = Friss szimat
    .text = Dobd el az összes cicakártyádat, és húzz hat újat.
piece-K39 = Keverd meg a kíváncsiságkártyákat
    .text = Keverd meg a többi kíváncsiságkártyát, tedd ezt alájuk, és húzz újra.

## Macskák

cat-H1 = Gyömbér
cat-H2 = Puding
cat-H3 = Lóhere
cat-H4 = Harangvirág
cat-H5 = Szilva
cat-H6 = Felhő
