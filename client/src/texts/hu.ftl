brand = Clowder
title-start = Clowder: asztal macskás játékokhoz
title-table = { $game } – Clowder
title-your-turn = Te jössz! { $game } – Clowder
title-rules = { $game }: szabályok – Clowder
title-missing = Nincs itt semmi – Clowder

## Kezdőlap
hero = Négy macskás játék, egyetlen asztal
hero-more = Játssz gépi ellenfelek ellen, egy képernyőn a barátaiddal, vagy bárkivel, akinek megvan a link. Regisztrálni nem kell.
hero-here = Játssz gépi ellenfelek ellen, vagy egy képernyőn a barátaiddal. Se regisztráció, se szerver nem kell hozzá.
skip-to-games = Ugrás a játékokhoz
games = Játékok
seats-range = { $min }–{ $max } játékos
game-minutes = { $from }–{ $to } perc
game-learn-easy = könnyű megtanulni
game-learn-middle = kicsit tanulni kell
game-learn-more = több a tanulnivaló
blurb-cat-box = Rakd egymásra a dobozos kiscicákat, és tartsd felül a titkos színedet.
blurb-csacska-macska = Gyűjts csacska macskákat, míg az összegük 9-re nem végződik. És lopj, ha senki sem néz oda.
blurb-if-it-fits = Építs kartondobozokat, zárd be őket, és ültesd a cicáidat a legjobbakba.
blurb-cat-attack = Kószálj a környéken, töltsd meg a kamrád, és vigyázz a kis fekete autóval.
play-now = Játssz most
play-friends = Játék barátokkal
play-hotseat = Egy képernyőn
play-which = { $way }: { $game }
rules = Szabályok
open-tables = Nyitott asztalok
open-tables-none = Most senki sem keres játékostársat.
status-open = játékosokra vár
status-running = folyamatban
status-over = véget ért
status-archived = elpakolva
table-go = Leülök
table-look = Megnézem
language = Nyelv
theme-to-light = Váltás világos színekre
theme-to-dark = Váltás sötét színekre
try-again = Újra
close = Bezárás
loading = Egy pillanat…
to-start = Kezdőlap
page-missing = Itt nincs oldal, csak egy macska a dobozban.
table-gone = Ez az asztal nem létezik, vagy nem láthatod.
table-broken = Ez a játszma nem folytatható
page-needs-server = Ehhez az oldalhoz szerver kell

## Új asztal
new-solo = { $game }: te a gépek ellen
new-friends = { $game } barátokkal
new-hotseat = { $game } egy képernyőn
players = Játékosok
your-name = A neved
seat-number = { $number }. hely
seat-friend = Egy barát, linkkel
seat-a-bot = Gépi játékos
bots-play = A gépek ereje
level-random = találomra
level-kitten = kiscica
level-house-cat = házi macska
level-alley-cat = utcai macska
level-panther = párduc
level-tiger = tigris
level-random-more = Bármit lép, ami szabályos. Nem igazi ellenfél, de jó a szabályok kipróbálásához.
level-kitten-more = Kezdő: csak néhány lépését nézi meg, nagyjából ítéli meg őket, és gyakran nem jut eszébe, mit vehetne el másoktól vagy mit fejezhetne be most.
level-house-cat-more = Minden lépését megnézi, de csak egy döntésre előre: a válaszodat nem látja jönni.
level-alley-cat-more = Több száz folytatást gondol végig, a válaszaiddal együtt, legfeljebb egy másodpercig.
level-panther-more = Több ezer folytatást gondol végig, döntésenként legfeljebb három másodpercig, és keveset ajándékoz el.
level-tiger-more = A legerősebb: több tízezer folytatást gondol végig, döntésenként legfeljebb tíz másodpercig.
bots-meet = Az asztalnál: { $bots }.
bots-round = A gépek egy köre itt { $seconds ->
    [0] egy másodpercnél is rövidebb
   *[other] körülbelül { $seconds } másodperc
  }.
bots-round-minutes = A gépek egy köre itt körülbelül { $minutes } perc.
edition-line = { $option }: { $value }
options = Beállítások
yes = Igen
no = Nem
table-listed = Bárki megtalálhatja és nézheti ezt az asztalt
table-listed-late = A nézők mindent néhány lépéssel később látnak
open-table = Asztal megnyitása
deal = Osztás
clock = Gondolkodási idő
clock-none = Ameddig kell
clock-quick = Fejenként 5 perc, lépésenként 10 másodperccel több
clock-long = Fejenként 15 perc, lépésenként 15 másodperccel több
clock-day = Lépésenként egy nap
clock-days = Lépésenként három nap
clock-own-turn = { $time } lépésenként
clock-own-bank = { $time } tartalékban
clock-own-increment = { $time } ráadás minden lépés után
clock-more = Ha valakinek lejár az ideje, azt az egy lépést egy gép teszi meg helyette.

## Helyek
seat-you = Te
seat-nobody = senki
seat-bot =
    { $number ->
        [1] Cirmos
        [2] Bolyhos
        [3] Morzsa
        [4] Mici
        [5] Pamacs
       *[other] Bogyó
    }
seat-plays = gép: { $level }
seat-plays-temper = gép: { $level }, { $temper }
seat-likes = { $name } { $temper }
temper-builder = építkezni szeret
temper-thief = lopni szeret
temper-gambler = kockáztatni szeret
temper-cautious = biztosra megy
tempers-more = Minden gépnek megvan a maga természete. Csak a nagyjából egyformán jó lépések között dönt.
seat-guest =
    { $number ->
        [1] Keksz
        [2] Borsó
        [3] Oliva
        [4] Gombóc
        [5] Mazsola
       *[other] Uborka
    }
seat-open = Szabad hely
seat-waiting = várunk valakire
seat-here = itt van
seat-away = nincs itt
seat-kept-warm = egy gép helyettesíti

## Játék előtt
lobby-title = { $game }: terítve az asztal
lobby-invite = Küldd el a barátaidnak ezt a linket, vagy olvastasd be velük a kódot.
lobby-wait =
    { $count ->
        [one] Még egy hely szabad.
       *[other] Még { $count } hely szabad.
    }
lobby-full = Minden hely foglalt.
lobby-late = Már játszanak. A nézők néhány lépéssel később látják a játékot: magától megjelenik itt.
lobby-hidden = Már játszanak, és ennél az asztalnál nincsenek nézők.
sit-down = Leülök
start = Kezdés
start-with-bots = Kezdés, a szabad helyekre gépek ülnek
invite-code = A meghívó QR-kódként
invite-only-here = A linket csak ez a gép tudja megnyitni. Más eszközökhöz állítsd le a Clowdert, és indítsd így: clowder serve --host 0.0.0.0 (bin/play serve --host 0.0.0.0)
copy = Másolás
copied = Másolva
copy-by-hand = Ez a böngésző nem engedi, hogy az oldal másoljon. A cím ki van jelölve: kérjük, másold ki te.

## Asztal
board = Asztal
log = Események
log-empty = Még nem történt semmi.
log-by-clock = Lejárt az idő: ezt a lépést egy gép teszi meg { $name } helyett.
log-by-absent = { $name } nincs itt: ezt a lépést egy gép teszi meg.
menu = Menü
status-your-turn = Te jössz. { $what }
status-confirm = Hagyd jóvá a lépést, vagy válassz mást.
status-waiting = Várunk rá: { $name }.
status-thinking = { $name } gondolkodik.
status-watching = Nézőként vagy itt. { $name } következik.
status-watching-late = Nézőként vagy itt, néhány lépéssel lemaradva. { $name } következik.
status-connecting = Úton az asztalhoz…
status-counting = Vége a játéknak. Most számoljuk a pontokat.
status-lost = Nincs kapcsolat. Újra próbáljuk; semmi sem vész el.
status-lost-kept = Nincs kapcsolat. A lépésed megmarad, és elküldjük, amint lehet.
status-sending = Küldés …
status-won = Nyertél!
status-shared = Megosztott győzelem, te is nyertél!
status-ended =
    { $count ->
        [one] Nyert: { $names }.
       *[other] Megosztott győzelem: { $names }.
    }
thinking = gondolkodik
points =
    { $count ->
        [one] 1 pont
       *[other] { $count } pont
    }
undo = Visszavonás
undo-more = Eldobja, amit kiválasztottál; utána visszavonja a saját utolsó döntésedet, a másokét soha.
undo-asked = { $name } visszavonna egy lépést. Rendben?
undo-asked-what = Ez vonódna vissza: { $what }
undone = { $who } visszavont egy lépést.
redo = Újra
redo-more = Visszaállítja, amit utoljára visszavontál.
redone = { $who } újra megtette a lépést.
undo-other = Ez { $name } lépése volt, és csak { $name } vonhatja vissza.
undo-first = Visszavonod az utolsó döntésedet?
undo-first-bots =
    { $count ->
        [one] Ezzel ez a válasz is visszavonódik: { $names }.
       *[other] Ezzel ezek a válaszok is visszavonódnak: { $names }.
    }
undo-first-seen = Azóta ezt láttad: { $what }
undo-first-chance = Azóta a véletlen is közbeszólt.
undo-first-marked = A játék „visszavonásokkal” jelölést kap.
undo-first-asks = Előbb megkérdezzük a többieket.
undo-first-yes = Visszavonom
undo-first-ask = Megkérdezem a többieket
undo-first-no = Maradjon így
take-backs = Visszavonásokkal
hint = Tipp
hint-thinking = Hadd gondolkodjak…
hint-words = Én ezt tenném: { $what }
hint-take = Ezt választom
confirm = Jóváhagyás
rematch = Játsszunk újra
result-you-by =
    { $count ->
        [one] 1 pont előnnyel nyertél!
       *[other] { $count } pont előnnyel nyertél!
    }
result-by =
    { $count ->
        [one] { $name } 1 pont előnnyel nyert
       *[other] { $name } { $count } pont előnnyel nyert
    }
result-shared = Megosztott győzelem: { $names }
result-decided = Ez döntött: { $line } ({ $points })
score-sheet = Pontozólap
rank = { $rank }.
record = Játszma mentése
keep-picture = Kép mentése
look-at-table = Az asztal megnézése
rule-number = Szabály elolvasása: { $id }
rules-of = { $game }: szabályok
rules-search = Keresés a szabályokban
rules-none = Erről nem szól szabály.
refused-plainly = Ez most nem lehetséges ({ $key }).
zoom = Nagyítás
zoom-in = Nagyobb
zoom-out = Kisebb
zoom-fit = Mindent mutat (F)
curtain = Add át neki a képernyőt: { $name }
curtain-more = A kézben lévő kártyák rejtve maradnak, amíg { $name } át nem veszi a képernyőt.
curtain-open = { $name } vagyok
say = Mondok valamit
said = { $name }: { $words }
phrase-hello = Szia!
phrase-good_luck = Sok szerencsét!
phrase-nice_move = Szép lépés!
phrase-thanks = Köszönöm!
phrase-oops = Hoppá.
phrase-sorry = Bocsánat!
phrase-one_moment = Egy pillanat.
phrase-your_turn = Te jössz.
phrase-meow = Miau.
phrase-purr = Doromb.
phrase-well_played = Jól játszottál!
phrase-good_game = Jó játék volt!
plain-wait = Most valaki más következik.
status-undo-asked = Megkérdezzük a többieket, visszavonhatod-e.
status-undo-asked-one = { $name } dönti el, hogy visszavonhatod-e.
undo-answer = Válasz
rematch-join = A többiek újra játszanak: csatlakozom
resume = Folytatás
say-words = Saját szavaiddal
say-send = Küldés

## Menü
set-confirm = Minden lépés jóváhagyása
set-sound = Hangok
set-marks = Erősebb jelek a színek mellett
set-counts = Számlálás az asztalon
set-pace = Tempó
pace-auto = A rendszer szerint
pace-calm = Nyugodt
pace-normal = Közepes
pace-quick = Gyors
pace-once = Azonnal, mozgás nélkül
set-size = Betűméret
size-normal = Normál
size-large = Nagy
size-huge = Nagyon nagy
commitment = A keverés ujjlenyomata. A játék után bárki ellenőrizheti.
leave = Felállok az asztaltól
leave-sure = Biztosan elmész? Egy gép veszi át a helyed.
sit-again = Visszaülök a helyemre
leave-page = Elhagyod ezt az oldalt? A játék nélküled folytatódik, amíg vissza nem jössz.
leave-page-yes = Elhagyom
leave-page-no = Maradok
keys = Billentyűk
key-numbers = kártya kiválasztása a kézből
key-arrows = lépkedés a táblán helyről helyre
key-enter = a hely elfoglalása és megerősítés
key-escape = a kiválasztott dolog elengedése
key-r = a kártya elforgatása
key-f = az egész tábla mutatása
key-u = visszavonás
key-y = újra
key-h = tipp
key-help = ezek a billentyűk
keys-more = A kérdőjel billentyű az összes billentyűt felsorolja.
key-nothing = { $key } billentyű: most nincs mit választani vele.
board-no-further = Arra nincs több kivilágított hely.
board-no-turn = Ezt a lapot nem lehet elforgatni.
key-word-arrows = Nyilak
key-word-enter = Enter
key-word-escape = Esc
table-loading = Terítjük az asztalt …
pause = Szünetet tartunk
pause-agree = Beleegyezem a szünetbe

## Gondok
error-offline = A szerver nem érhető el. Rendben van a kapcsolat?
error-unknown = Valami elromlott. Próbáld újra.
error-internal = A szerver megbotlott. Próbáld újra.
error-stale = Közben továbbment a játék. Nézd meg újra.
error-already_started = Ez a játék már elkezdődött.
error-seat_taken = Valaki gyorsabb volt: ez a hely már foglalt.
error-table_full = Minden hely foglalt.
error-no_such_table = Ez az asztal nem létezik.
error-no_spectators = Ez egy zárt asztal.
error-not_your_turn = Nem te jössz.
error-not_your_seat = Ez nem a te helyed.
error-not_running = Ez a játék most nem folyik.
error-paused = A játék szünetel.
error-no_pause_left = Ebben a játszmában már nem kérhetsz több szünetet.
error-too_fast = Ez túl gyors volt. Vegyél levegőt.
error-too_much_work = Ez több munka, mint amennyit a szerver egyszerre egy emberért végez. Kérlek, próbáld újra egy kicsit később.
error-nothing_to_undo = Nincs mit visszavonni.
error-undo_not_yours = Azóta valaki más is döntött, és az megmarad.
error-undo_seen = Azóta valaki látott valamit, egy lapot vagy egy dobást: emberek közt ez így marad.
error-nothing_to_redo = Nincs mit visszaállítani.
error-undo_already_asked = Ezt már kérték; a válasz még várat magára.
error-store_failed = A lépést nem sikerült elmenteni. Próbáld újra.
error-disk_full = A szerveren nincs több hely a lépés mentéséhez.
error-no_hint = Most nincs tipp.
error-unknown_game = Ezt a játékot itt nem ismerjük.
error-other_rules = Ezt az asztalt a szabályok régebbi változatával játszották.
error-not_over = Ez a játszma még nem ért véget.
error-not_seated = Nem ülsz ennél az asztalnál.
error-not_host = A játékot az indítja, aki az asztalt nyitotta.
error-already_seated = Már van helyed ennél az asztalnál.
error-too_many_tables = Túl sok asztalod vár játékosokra. Előbb indítsd el vagy hagyd el az egyiket.
error-not_open = Ez az asztal már nem vár játékosokra.
error-read_only = A szerveren most semmit sem lehet elmenteni. Próbáld újra később.
error-too_large = Ez túl sok volt egyszerre.
error-invalid_options = Ezek a beállítások nem illenek össze.
error-free_text_only_private = Saját szavakkal zárt asztalnál és ismerősök között lehet beszélgetni.

## Cat Box
cb-board =
    { $count ->
        [one] Játéktér egy kártyával
       *[other] Játéktér { $count } kártyával
    }
cb-keys = A számbillentyűk kártyát választanak. A nyilak helyről helyre lépnek, Shifttel mezőnként. Az Enter leteszi a kártyát, az R elforgatja, az Escape visszateszi, az F mindent megmutat. A kártya négy negyedét soronként hallod; a helye a bal felső negyedéé.
places = Kivilágított helyek
board-table = Ami az asztalon van
board-column = { $number }. oszlop
board-row = { $number }. sor
cb-spot = { $column }. oszlop, { $row }. sor, erre: { $what }
cb-bare = semmi
cb-cell =
    { $layers ->
        [0] { $column }. oszlop, { $row }. sor: { $what }
        [one] { $column }. oszlop, { $row }. sor: { $what }
       *[other] { $column }. oszlop, { $row }. sor: { $what }, { $layers } rétegben
    }
cb-place =
    { $can ->
        [true] { $column }. oszlop, { $row }. sor: ide jó, erre: { $what }
       *[false] { $column }. oszlop, { $row }. sor: ide nem jó
    }
cb-deck-top = A húzópakli legfelső kártyája: { $face }
cb-deck =
    { $count ->
        [0] A húzópakli üres
        [one] Húzópakli: 1 kártya
       *[other] Húzópakli: { $count } kártya
    }
cb-left =
    { $count ->
        [one] Még 1 kártya van hátra
       *[other] Még { $count } kártya van hátra
    }
cb-counts = Számlálás az asztalon
cb-count =
    { $count ->
        [one] { $what }: 1 látható, legnagyobb csoport { $group }
       *[other] { $what }: { $count } látható, legnagyobb csoport { $group }
    }
cb-count-boxes = Üres dobozok: { $count }. Hármas csoportok: { $threes }
cb-hand-own = A kártyáid
cb-hand = { $name } kártyái
cb-card-own = A te kártyád, így kerül az asztalra: { $face }; a többiek ezt látják: { $visible }
cb-card-other = { $owner } kártyája: { $face }
cb-tiles = Különleges lapkáid
cb-tiles-left =
    { $count ->
        [one] Még egy lapka
       *[other] Még { $count } lapka
    }
cb-turn = Forgatás (R)
cb-peek = Meglesem
cb-identity = A titkos szereped megtekintése
cb-identity-is = A szereped: { $what }
cb-goal-cat = 1 pont minden látható, saját színű kiscicáért, és még 1 a legnagyobb csoportod minden kiscicájáért.
cb-goal-dog = 1 pont minden látható üres dobozért, 2 minden pontosan három kiscicából álló csoportért.
cb-goal = Maradjon látható a színed, minél nagyobb csoportban.
cb-aid = Játékossegédlet
cb-aid-points = Miért jár pont
cb-aid-tiles = A különleges lapkák
cb-aid-unused = 1 pont minden lapkádért, amelyet a végéig nem használtál el.
cb-aid-unseen = A kártyákon, amelyeket még senki sem látott
cb-unseen = A még senki által nem látott kártyákon ({ $cards }): fekete { $K }, rózsaszín { $P }, lila { $V }, kék { $B }, sárga { $Y }, üres doboz { $E }.
cb-unseen-cards = Kártyák: { $cards }, üres dobozzal: { $roomy }, közülük játékon kívül: { $removed }.
cb-unseen-none = Minden kártyát láttatok már.
cb-change = A tervezett lépéssel: { $points }
cb-turned = Elforgatva: { $face }
cb-is = { $name }: { $what }
cb-step-card = Válassz a kártyának egy kivilágított helyet.
cb-step-scratcher = Válassz a kaparónak egy kivilágított helyet.
cb-step-tile =
    { $tile ->
        [fish] Válaszd ki a kártyát, amelyet félreteszel magadnak.
        [mouse] Válassz egy kivilágított kártyát az asztalon, és tedd át máshová.
       *[other] Válaszd ki a kártyát, amelyet még kijátszol.
    }
cb-do-play = Ide teszem
cb-do-paw = Ide a második kártyát
cb-do-mouse = Ide mozgatom
cb-do-scratcher = Ide a kaparót
cb-do-fish = Ezt félreteszem
cb-do-end = Kör vége
cb-do-pass = Passz
cb-cards-held = { $count } kártya a kézben

## Csacska Macska
cm-blue = kék
cm-yellow = sárga
cm-red = piros
cm-green = zöld
cm-card = { $colour }{"\u00A0"}{ $number }
cm-middle = Húzópakli és dobópaklik
cm-deck =
    { $count ->
        [one] Húzópakli, még 1 lap
       *[other] Húzópakli, még { $count } lap
    }
cm-pile =
    { $count ->
        [one] { $number }. dobópakli: { $card }
       *[other] { $number }. dobópakli: { $card }, összesen { $count } lap
    }
cm-pile-tag =
    { $count ->
        [0] { $number }. pakli
        [1] { $number }. pakli
       *[other] { $number }. pakli (×{ $count })
    }
cm-nothing = semmi
cm-pass = { $now }. húzópakli, összesen { $all }
cm-area = { $name } sorozatai
cm-coins =
    { $count ->
        [one] 1 cicatallér
       *[other] { $count } cicatallér
    }
cm-lane = { $colour } sorozat: { $cards }. { $target } lapból { $size }, összeg: { $totals }.{ $wants ->
    [none] {""}
   *[other] {" "}Ezekkel végződne 9-re: { $wants }.
}
cm-chip = { $colour }: { $target } lapból { $size }
cm-triple = vagy egy harmadik { $number }
cm-max-one = legfeljebb 1 cicatallér
cm-offers = Amit tehetsz
cm-how = Vegyél el egy lapot valamelyik dobópakliról, húzz két lapot, vagy lopd el egy sorozat utolsó macskáját.
cm-hand-empty = Nincs lap a kezedben.
cm-theft = { $name } ({ $colour })
cm-do-take = Lapot veszek el: { $pile }. dobópakli
cm-do-draw = Két lapot húzok
cm-do-steal = Lopok: { $what } (+{ $points })
cm-do-play = Kijátszom: { $card }
cm-do-discard = Eldobom: { $card } ({ $pile }. dobópakli)
cm-discard-to = Eldobom erre a paklira:
cm-do-place = { $card } ide: { $colour }
cm-do-kittens = Kiscicák: { $pile }. dobópakli
cm-do-score =
    { $points ->
        [one] Lepontozom: 1 cicatallér
       *[other] Lepontozom: { $points } cicatallér
    }
cm-do-keep = Tovább gyűjtögetek
cm-do-RAS = Csibész: csere { $name } utolsó { $colour } lapjára
cm-do-GOOD = Jó kutya: az utolsó { $colour } lapod neki: { $name }
cm-do-BAD = Rossz kutya: a { $colour } sorozatod neki: { $name }
cm-do-LADY = A macskás néni befogadja az összes kóbor macskádat
cm-hope = 9-hez:
cm-goal = A 9-re végződő összegű sorozat cicatallért hoz.
cm-box =
    { $count ->
        [one] Doboz, 1 lap
       *[other] Doboz, { $count } lap
    }
cm-box-tag = Doboz
cm-take = Elveszem
cm-drop = Ide dobom
cm-draw = Húzok 2-t
cm-steal = Ellopom
cm-sum = Összeg: { $sum }
cm-sum-span = { $low } és { $high } között
cm-to-go =
    { $count ->
        [one] még 1 lap kell
       *[other] még { $count } lap kell
    }
cm-then = Utána az összeg: { $sum }
cm-then-coins =
    { $coins ->
        [0] semmit sem hoz
        [one] 1 cicatallért hoz
       *[other] { $coins } cicatallért hoz
    }
cm-then-may =
    { $coins ->
        [0] még semmit sem hozna
        [one] 1 cicatallért hozhat
       *[other] { $coins } cicatallért hozhat
    }
cm-two-needed = Itt egy lopás nem elég. Válaszd még ezt is: { $what }.
cm-two-possible = Erősítsd meg, vagy válaszd még ezt is: { $what }.
cm-play-both = Mindkettőt kijátszom
cm-and-then = { $first }; aztán { $second }
cm-aim-series = Válaszd ki az egyik sorozatodat.
cm-aim-player = Most válassz egy másik játékost.
cm-holds = { $name } kezében
cm-empty-lane = { $colour }: még nincs sorozat
cm-stealable = Az utolsó macskája ellopható.
cm-effect-S = A kóbor macska bármelyik szám helyett állhat. A sorozata csak öt vagy hét lappal pontozható le, és legfeljebb 1 cicatallért ér.
cm-effect-KIT = A kiscicák alatti sorozat csak pontosan hét lappal pontozható le.
cm-effect-RAS = A kóbor macskád átmegy, cserébe megkapod a másik sorozat utolsó macskáját. A másik játékos ezért 1 cicatallért kap.
cm-effect-GOOD = Odaadod egy sorozatod utolsó macskáját. A másik játékos 2 cicatallért kap.
cm-effect-BAD = Elveszíted az egész sorozatot. A másik játékos a sorozat minden lapjáért 1 cicatallért kap.
cm-effect-LADY = Kiveszed az összes kóbor macskát a sorozataidból: mindegyik 1 cicatallért ér, és a macskás néni is 1-et.

## Próbaoldal
proof = Próbaoldal
proof-art = Figurák

## If It Fits
if-board =
    { $count ->
        [one] Asztal egy lappal
       *[other] Asztal { $count } lappal
    }
if-keys = A számbillentyűk felvesznek egy lapot. A nyilak helyről helyre lépnek, Shifttel mezőről mezőre; egy dobozon elmondják, mi van benne. Az Enter lerakja a lapot, az R elforgatja, az Escape visszateszi, az F mindent megmutat.
if-spot = { $column }. oszlop, { $row }. sor. { $what }
if-bare = semmi
board-cell = { $column }. oszlop, { $row }. sor: { $what }
if-at = { $column }. oszlop, { $row }. sor
if-across = { $column }. és { $next }. oszlop, { $row }. sor
if-place =
    { $can ->
        [true] { $column }. oszlop, { $row }. sor: elfér
       *[false] { $column }. oszlop, { $row }. sor: nem fér el
    }
if-north = fent
if-east = jobb oldalt
if-south = lent
if-west = bal oldalt
if-walls = falak: { $sides }
if-no-walls = nincs fala
if-card = { $card }, { $walls }
if-pile =
    { $count ->
        [0] A húzópakli üres
        [one] Húzópakli: 1 lap
       *[other] Húzópakli: { $count } lap
    }
if-ending =
    { $cause ->
        [pile] Nincs több húzás és szundikálás: elfogyott a húzópakli
       *[cats] Nincs több húzás és szundikálás: { $name } letette az ötödik cicáját
    }
if-starts = Kezdő dobozok
if-nap = vagy szundikálás
if-no-cards = Nincs lap a kezedben.
if-supply =
    { $count ->
        [one] { $name }: egy cica a készletben
       *[other] { $name }: { $count } cica a készletben
    }
if-cards =
    { $count ->
        [one] 1 lap
       *[other] { $count } lap
    }
if-box =
    { $count ->
        [one] Egylapos doboz
       *[other] { $count } lapos doboz
    }
if-closed = zárt: duplán számít
if-open =
    { $count ->
        [one] 1 nyitott oldal
       *[other] { $count } nyitott oldal
    }
if-empty = még nincs benne játék
if-worth = Most ennyit ér:
if-nobody = Senkinek sincs benne cicája.
if-goal = A legtöbb cica a dobozban: a játékai a tieid.
if-turned = Elforgatva: { $walls }
if-after = E lépés után
if-score = A pontjaid: { $before } → { $after }
if-here = rajta: { $what }
if-cat-of = { $name } cicája
if-sleeper-of = { $name } alvó cicája
if-cats-in =
    { $asleep ->
        [0] { $awake } éber
       *[other] { $awake } éber, { $asleep } alvó
    }
if-do-start = Kezdő doboz ide
if-do-draw = Lapot húzok
if-do-sleep = Itt szundikál
if-do-box = Ide rakom
if-do-toy-across = Játék ide
if-do-toy-box = Játék dobozként ide
if-do-princess = Princess ide
if-do-cat = Cica ide
if-do-no-cat = Nem teszek cicát

## Cat Attack
ca-board = A környék térképe, { $round }. forduló
ca-keys = A számbillentyűkkel veszel fel egy lapot a kezedből. A nyilak egyik kivilágított mezőről a másikra lépnek, Shifttel az egész térképen. Az Enter kiválasztja, az Escape visszateszi a lapot, az F az egész térképet mutatja. A „Térkép listában” gomb megmondja, mi hol van.
ca-mog-pile =
    { $count ->
        [one] Cicakártyák: 1 lap
       *[other] Cicakártyák: { $count } lap
    }
ca-curiosity-pile = Kíváncsiságkártyák a következő keverésig: { $count }
ca-die = Utolsó dobás: { $die }
ca-curiosity = Kíváncsiságkártya
ca-duel = Macskaverekedés
ca-duel-lost = { $name } nem tud felelni, és elveszti a verekedést.
ca-suit-cat = macska
ca-lives =
    { $count ->
        [one] Egy élet
       *[other] { $count } élet
    }
ca-larder = Kamra: { $foods }
ca-nothing = semmi
ca-retired = visszavonult
ca-back = Visszateszem
ca-ask-card = Válassz egy lapot a kijátszáshoz.
ca-ask-dest = A dobásod: { $die }. Hová megy a macskád?
ca-ask-take = Melyik lapot veszed el?
ca-ask-give = Melyik lapot adod érte?
ca-ask-foe = Kivel verekszel?
ca-ask-suit = Melyik lappal kezdesz?
ca-ask-animal = Melyik állat lép?
ca-ask-place = Válassz egy kivilágított mezőt.
ca-ask-raid = Mit lopsz el?
ca-ask-food = Melyik eleséget viszed?
ca-offer-fight = Verekedés
ca-offer-six = Hat lap megmutatása
ca-do-nothing = Kijátszom hatás nélkül
ca-do-cornered = Sarokba szorulok
ca-do-move = Lépés: { $place }
ca-do-prey = { $animal } ide: { $place }
ca-do-attack = Ugrás: { $place }
ca-do-burglar = Elviszem: { $food } ({ $place })
ca-do-fight = Verekedés vele: { $name }
ca-do-six = Ide csalom ({ $animal }): { $place }
ca-do-swap = Elveszem: { $take }, adom: { $give }
ca-do-raid = Ellopom: { $food }
ca-do-food = Elveszem: { $food }
ca-do-answer = Felelek: { $card }
ca-do-larder = Innen: { $place }
ca-do-speedy = Három dobás
ca-do-keep = Nem cserélek
ca-do-decline = Nem lopok
ca-dear =
    { $count ->
        [one] Ha a kör végén is itt vagy, egy életbe kerül
       *[other] Ha a kör végén is itt vagy, { $count } életbe kerül
    }
ca-far-own =
    { $count ->
        [one] Egy lépésre a macskádtól.
       *[other] { $count } lépésre a macskádtól.
    }
ca-far =
    { $count ->
        [one] Egy lépésre { $name } macskájától.
       *[other] { $count } lépésre { $name } macskájától.
    }
ca-far-never = Ide macska nem jöhet.
ca-steps =
    { $count ->
        [one] egy lépés
       *[other] { $count } lépés
    }
ca-here-own = Itt van a macskád.
ca-here-cat =
    { $count ->
        [one] Itt van { $name } macskája, egy élettel.
       *[other] Itt van { $name } macskája, { $count } élettel.
    }
ca-here-mice =
    { $count ->
        [one] Egy egér van itt.
       *[other] { $count } egér van itt.
    }
ca-here-birds =
    { $count ->
        [one] Egy madár van itt.
       *[other] { $count } madár van itt.
    }
ca-here-car = Itt áll az autó.
ca-here-curiosity = Aki itt megáll, kíváncsiságkártyát húz.
ca-here-stop = Itt áll meg az autó, ha egy lap ebbe az utcába küldi.
ca-kind-road = Utca: itt lehet gyorsan körbejutni, és csak innen lehet a boltokba menni. Vigyázz az autóval!
ca-kind-wall = Fal: macskák, egerek és madarak járnak rajta.
ca-kind-home_garden = Kert: akit a hazatérő gazda idegen kertben talál, azt elkapja.
ca-kind-shop_garden = Bolt előtti mancsnyom: aki itt megáll, visz egy eleséget.
ca-kind-mouse_hole = Az egerek innen jönnek, és ide mehetnek vissza.
ca-kind-bird_house = A madarak innen jönnek, és ide mehetnek vissza.
ca-kind-car_park = Innen indul az autó.
ca-nobodys = Itt ebben a játszmában senki sem lakik.
ca-shop-open =
    { $count ->
        [one] Nyitva, készlet: { $food }, { $count } darab.
       *[other] Nyitva, készlet: { $food }, { $count } darab.
    }
ca-shop-closed =
    { $count ->
        [one] Zárva, készlet: { $food }, { $count } darab.
       *[other] Zárva, készlet: { $food }, { $count } darab.
    }
ca-on-shelf = { $place }: { $food }
ca-retired-more = Kiesett a játékból; a kamráját még ki lehet fosztani.
ca-asleep = Mind a hat eleséggel otthon alszik.
ca-curiosity-seen = A legutóbbi keverés óta látott lapok: { $cards }.
ca-gain-wins = Ezzel a dobással mind a hat eleséggel hazaérsz: győzelem!
ca-gain-attacks = Megtámadod: { $name }.
ca-gain-takes = A kamrádba kerül: { $food }.
ca-gain-steals = Lophatsz: { $foods }.
ca-gain-curiosity = Kíváncsiságkártyát húzol.
ca-risk-pays =
    { $count ->
        [one] Lopás után itt maradni egy életbe kerül.
       *[other] Lopás után itt maradni { $count } életbe kerül.
    }
ca-risk-hunters =
    { $count ->
        [one] { $names } itt elérhet.
       *[other] { $names } itt elérhet.
    }
ca-risk-owner = { $name } hazatérve elkap.
ca-risk-car = Jöhet az autó.
ca-risk-shuts = Ha a bolt bezár, egy életet veszítesz.
ca-risk-burglar = A kör végére tűnj el: maradni egy életbe kerül.
ca-cornered =
    { $count ->
        [one] Ennyit nem tud lépni a macskád: sarokba szorul, és egy életet veszít.
       *[other] Ennyit nem tud lépni a macskád: sarokba szorul, és { $count } életet veszít.
    }
ca-goal = Cél: hat eleség, aztán pontos dobással haza.
ca-goal-missing = Cél: hat eleség, aztán pontos dobással haza. Hiányzik: { $foods }.
ca-goal-home = Megvan mind a hat eleség: most pontos dobással juss haza.
ca-goal-gang = A bandád minden macskájának sikerülnie kell.
ca-goal-shared = A banda otthona, kamrája és élete közös.
ca-goal-rounds = { $round }. forduló a { $limit } közül; utána az életek és az eleségek számítanak.
ca-duel-how = Felváltva raknak ilyen lapot: { $suit }. Akinek elfogy, életet veszít.
ca-duel-ahead = { $name } áll jobban: most { $other } következik.
ca-duel-hand =
    { $count ->
        [one] kézben egy lap
       *[other] kézben { $count } lap
    }
ca-beyond =
    { $side ->
        [left] Kivilágított mezők balra: { $count }
        [right] Kivilágított mezők jobbra: { $count }
        [above] Kivilágított mezők feljebb: { $count }
       *[below] Kivilágított mezők lejjebb: { $count }
    }
ca-atlas = Térkép listában
ca-atlas-here = Itt: { $place }
ca-atlas-choose = Ide mehetsz
ca-atlas-near = Mellette
ca-atlas-cats = Macskák
ca-atlas-prey = Egerek és madarak
ca-atlas-shops = Boltok
ca-atlas-home = Hazaút
ca-atlas-table = Az asztalon

### Replays, lessons, figures and the rulebook page

replay-title = Visszajátszás: { $game } – Clowder
replay-heading = Játszma visszanézése
replay-of = Visszajátszás: { $game }
replay-move = { $now }. lépés, összesen { $all }
replay-round = { $number }. forduló
replay-controls = Lépkedés a játszmában
replay-first = Az elejére
replay-round-back = Egy fordulóval vissza
replay-back = Egy lépéssel vissza
replay-play = Lejátszás
replay-pause = Megállítás
replay-forward = Egy lépéssel tovább
replay-round-forward = Egy fordulóval tovább
replay-last = A végére
replay-speed = Sebesség
replay-times = { $speed }×
replay-eyes = Kinek a szemével
replay-eyes-all = Minden lap nyitva
replay-eyes-none = Nézőként
replay-eyes-of = Ahogy { $name } látta
replay-copy = A lépés linkjének másolása
replay-copied = Másolva
replay-hands = Mindenki lapjai
replay-drop = Húzz ide egy játszmafájlt
replay-drop-more = Ez az a fájl, amelyet a játszma végén elmenthetsz. Csak lejátsszuk, nem őrizzük meg.
replay-choose = Fájl kiválasztása

analysis-open = Mi döntötte el ezt a játszmát
analysis-curve = Nyerési esélyek
analysis-curve-more = Mindegyik vonal abból indul ki, amit az a játékos akkor tudhatott, ezért együtt nem mindig adnak ki 100%-ot.
analysis-progress = Lépésről lépésre átnézve: { $percent }%
analysis-at = { $move }. lépés, { $name } esélye: { $percent }%
analysis-seat = Kinek az esélyein mi változtatott
analysis-decisions = döntések
analysis-luck = szerencse
analysis-moments = A döntő pillanatok
analysis-moment-inaccuracy = { $move }. lépés: { $name } pontatlan volt. Az ára { $cost }% ± { $error }.
analysis-moment-mistake = { $move }. lépés: { $name } hibázott. Az ára { $cost }% ± { $error }.
analysis-moment-blunder = { $move }. lépés: { $name } nagyot hibázott. Az ára { $cost }% ± { $error }.
analysis-why = A jobb lépésről egy gép ezt mondja: „{ $why }”
analysis-start = Kezdet
analysis-own = Saját lépések
analysis-others = A többiek lépései
analysis-further = Távolabbra nézve
analysis-further-more = Távolabbra nézve: ami csak akkor látszott, amikor a gépek a játék során már messzebbre láttak előre. Ez senkinek sem a műve.
analysis-end = A vége
analysis-accuracy = Pontosság
learn-title = Lecke: { $game } – Clowder
learn-heading = Tanulj meg játszani
learn-heading-more = Néhány perc egy igazi asztalnál, mindig csak egy dolog.
learn-start = Kezdjük a leckét
learn-game = Lecke: { $game }
learn-progress = { $now }. lépés, összesen { $all }
learn-step = { $number }. lépés: { $title }
learn-task = A feladat
learn-end = Ennyi az egész!
learn-end-more = Most már ismered ezt a játékot: { $game }. A többi játék közben jön, és minden elutasított lépésnél látod, melyik szabály tiltja.
learn-play = Játsszunk
learn-rules = A teljes szabálykönyv
learn-others = Más leckék
learn-again = Elölről
learn-end-well = Szépen játszottál!
learn-end-well-more = Ezeket az állásokat a legerősebb gépi játékos számolta végig. A többi gyakorlás.
learn-on = Tovább: { $title }
learn-lesson = Lecke
learn-more = És utána:
learn-worth = Innen végigjátszott játszmákban mérve: ez a lépés nagyjából { $right } eséllyel nyer, a legjobb másik nagyjából { $other } eséllyel (± { $error }).
learn-other = Ez is szabályos volna. De ez a lépés most másról szól: nézd meg még egyszer.
learn-back = Vissza
learn-show = Mutasd meg
learn-retry = Még egyszer
learn-next = Tovább
learn-finish = Kész
learn-skip = Kihagyom
stats-title = Játszmáim – Clowder
stats-heading = Játszmáim
stats-none = Itt még csak egy macska alszik
stats-none-more = Az első befejezett játszmád után itt látod az eredményeidet.
stats-play = Válassz játékot
stats-sum = { $played ->
    [one] { $played } befejezett játszma
   *[other] { $played } befejezett játszma
}, ebből { $won } győzelem
stats-share = { $percent } győzelem
stats-played = Játszma
stats-won = Győzelem
stats-rank = Átlagos helyezés
stats-of = { $rank } / { $seats }
stats-mean = Átlagos pontszám
stats-best = Legjobb eredmény
stats-opponents = Leggyakoribb asztaltársak
stats-bot = Gép ({ $level })
stats-guest = Egy vendég
stats-together = { $count ->
    [one] { $count } közös játszma
   *[other] { $count } közös játszma
}, { $ahead ->
    [0] egyszer sem végeztél előrébb
   *[other] ebből { $ahead } alkalommal te végeztél előrébb
}
stats-recent = Legutóbbi játszmák
stats-result = { $seats } játékos közt { $rank }. hely, { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
stats-replay = Visszanézem
progress-heading = Így játszom
progress-about = Amit a játszmáid elemzései mondanak. Pontosság: 100, ha mindig a legjobb talált lépés volt, 0, ha csak a véletlennel ér fel. Szerencse: mennyit változtatott a nyerési esélyeden az osztás, a húzás és a rejtett lapok.
progress-none = Még egyetlen játszmádat sem elemeztük.
progress-make = { $count ->
    [one] Az utolsó játszmám elemzése
   *[other] Az utolsó { $count } játszmám elemzése
}
progress-going = { $now }. játszma, összesen { $all }: { $percent }%
progress-waits = { $seconds ->
    [one] A következő játszma { $seconds } másodperc múlva kezdődik: marad hely minden másnak.
   *[other] A következő játszma { $seconds } másodperc múlva kezdődik: marad hely minden másnak.
}
progress-stop = Leállítás
progress-done = A játszmák elemzése kész.
progress-measure = Mutató
progress-accuracy = Pontosság
progress-luck = Szerencse
progress-place = Helyezés
progress-kind = Játszmák
progress-kind-plain = segítség nélkül
progress-kind-helped = visszavonással vagy tippel
progress-kind-practice = gyakorlás
progress-kind-played_on = játszma közben kezdett
progress-plot = { $figure } – { $count ->
    [one] egy játszma
   *[other] { $count } játszma időrendben
}
progress-line = A jelek egyes játszmák; a vonal egy játék utolsó öt játszmájának átlaga. A függőleges vonalkák azt mutatják, mennyire biztos az érték.
progress-svg = Ábra mentése (SVG)
progress-csv = Számok mentése (CSV)
progress-table = Táblázatként
progress-day = Nap
progress-by-game = Játékok szerint
progress-by-opponent = Ellenfelek szerint
progress-strong = Erősségek
progress-weak = Gyengeségek
progress-found = megtalálva: { $found } / { $all }
progress-missed = elszalasztva: { $missed } / { $all }, egyenként { $cost }% nyerési esély
progress-example = Mutasd
progress-example-of = Mutass egy példát: { $tag }
progress-worst = A legdrágább hibáim
progress-worst-one = { $move }. lépés: { $cost }% (± { $error })
progress-again = Újra
progress-again-of = Próbáld újra: { $game }, { $move }. lépés
rulebook-chapters = Fejezetek
rulebook-glossary = Szójegyzék
rulebook-learn = Tanuld meg az asztalnál
rulebook-may = Szabad.
rulebook-may-not = Nem szabad.
rulebook-brief = Egy oldalon
rulebook-mine = Csak egy adott asztal szabályai
rulebook-players = Játékosok
rulebook-count = { $count ->
    [one] { $count } szabály
   *[other] { $count } szabály
}
rulebook-bad-options = Ezek a beállítások nem férnek össze.
rulebook-none = Ez a szabálykönyv még nincs megírva.
rulebook-link = Link erre a szabályra
rulebook-example = Példa: { $text }
rulebook-why = Miért: { $text }
error-record_unreadable = Ez a fájl nem mentett játszma.
error-record_version = Ezt a játszmát a szabályok más változatával játszották, itt nem játszható vissza.
error-record_edited = Ezt a játszmát utólag megváltoztatták: nem illik hozzá a pecsétje.
error-record_illegal = A játszma egyik lépését a szabályok nem engedik. Megváltoztatták, vagy megsérült.
error-record_parts = Ezt a játszmát más lapokkal vagy más táblán játszották, mint amilyen itt van.
error-record_large = Ez a fájl túl nagy egy mentett játszmához.

## Későbbi szövegek: napló, befejezés, menü
log-since = A legutóbbi lépésed óta
log-earlier = Korábbi események ({ $count })
log-again = Mutasd meg újra, lépésenként
verify = Keverés ellenőrzése
verify-good = Minden rendben: a lapokat úgy keverték, ahogy az osztás előtt megígérték.
verify-bad = Valami nem stimmel. Őrizd meg a mentett játszmát, és kérdezd meg az asztal üzemeltetőjét.
verify-commitment = A felfedett titok illik az ujjlenyomatához.
verify-promise = Az ujjlenyomat az, amelyet ez a böngésző először látott.
verify-seed = A keverés a titokból és mindenki hozzájárulásából következik.
verify-mine = Ennek a böngészőnek a hozzájárulása is benne van.
verify-seal = A játszmát azóta senki sem változtatta meg.
verify-moves = Minden lépés fel van jegyezve.
share = Megosztás
go-replay = Visszajátszás
go-learn = Tanulás
go-stats = Játszmáim
set-notify = Szólj, ha én jövök, és épp máshol járok
set-notify-denied = A böngésződ nem engedi, hogy ez az oldal értesítést küldjön. Ezt a beállításaiban módosíthatod.
size-giant = Kétszeres
status-paused = A játék szünetel.
status-paused-by = { $name } szünetet kért: legfeljebb { $minutes } perc.
seat-clock = Hátralévő idő: { $time }
map = Az asztal áttekintése
map-lit = Nem látszó kivilágított mezők: { $count }
error-no_crypto = Ez a böngésző csak https-en vagy ezen a gépen tudja ellenőrizni. A „clowder verify” parancs a mentett játszmát ellenőrzi.
error-undo_declined = A többiek inkább nem szeretnék.
error-seats_open = Van még szabad hely.
cm-pays-nothing = Ezzel egy semmit sem érő sorozatot pontozol le. Biztosan?
cm-do-pass = Passzolok
sheet-none = Itt semmi sem ért pontot.
sheet-nothing =
    { $count ->
        [one] Egy sor pont nélkül
       *[other] { $count } sor pont nélkül
    }

other-device = Folytatás másik eszközön
other-device-how = Ezzel a linkkel egy másik eszközön is önmagad leszel, az asztalaiddal és a játszmáiddal együtt. Egyszer használható, és negyedóráig érvényes. Ne add oda senki másnak.
other-device-link = A saját linked
other-device-end = Kijelentkeztetés minden más eszközről
other-device-end-how = Ha a link illetéktelen kézbe került, vagy elveszett egy eszközöd: ez a böngésző a tiéd marad, az összes többi idegenné válik.
other-device-ended = Minden más eszközről kijelentkeztél.
error-link_used = Ezt a saját linket már felhasználták, vagy lejárt. Kérj újat a másik eszközödön: „Folytatás másik eszközön”.
arrive-title = Folytatás itt – Clowder
arrive = Itt folytatod { $name } néven?
arrive-guest = Itt folytatod, ahogy a másik eszközödön?
arrive-more = Az asztalaid és a játszmáid ezután ebben a böngészőben is meglesznek. A link ezzel elhasználódik.
arrive-loses = Ennek a böngészőnek már vannak saját asztalai. Azok itt többé nem jelennek meg a listában.
arrive-yes = Folytatom itt
arrive-already = Ebben a böngészőben már önmagad vagy.

## Ami történt, jelenetenként
scenes-skip = A te körödhöz
moment-on = Koppints a folytatáshoz
missed =
    { $count ->
        [one] Amíg nem voltál itt: { $last }
       *[other] { $count } lépés, amíg nem voltál itt, az utolsó: { $last }
    }
moment-tile = Lapka kerül elő
moment-tile-paw = Ugyanabban a körben még egy kártya kerül az asztalra.
moment-tile-scratcher = A gazdája következő köréig ezt a cicát és a körülötte lévőket senki sem takarhatja el.
moment-tile-fish = Egy kártya kikerül egy kézből, és későbbre félreteszik.
moment-tile-mouse = Egy szabadon fekvő kártya máshová kerül.
moment-tile-stack = A kártya akár négy negyedet is eltakarhat.
moment-curiosity = Kíváncsiságkártya
moment-fight = Verekedés!
moment-fight-text = Felváltva raknak a színből, a számok nem számítanak. Aki nem tud rakni, veszít egy életet, és hazamegy.
moment-fight-over = A verekedés eldőlt
moment-fight-over-text = Aki nem tudott rakni, veszít egy életet, és hazamegy.
moment-attack = Támadás!
moment-attack-text = Az elkapott macska veszít egy életet, és hazamegy; a másik cserélhet vele egy kártyát.
moment-life = Elveszett egy élet
moment-theft = Lopás!
moment-six = Hat kártya megmutatva
moment-series = Egy sorozat pontozása
moment-series-text = Cicatallért hoz, ha az összege 9-re végződik.
moment-special = Különleges kártya
moment-special-GOOD = Egy sorozat utolsó macskája gazdát cserél. Aki megkapja, 2 cicatallérral gazdagabb.
moment-special-BAD = Egy egész sorozat odavan. Aki megkapja, laponként 1 cicatallérral gazdagabb.
moment-special-RAS = Egy kóbor macska egy sorozat utolsó macskájáért; aki a kóbor macskát kapja, 1 cicatallérral gazdagabb.
moment-special-LADY = Minden kóbor macska elhagyja a sorozatokat: mindegyikért 1 cicatallér, és 1 a macskás néniért.
moment-closed = Egy doboz bezárult
moment-closed-text = Körös-körül fala van, többé nem nő.
moment-princess = Egy macskát elkergettek
moment-princess-text = A helyére Princess kerül; a macska visszamegy a gazdájához.

## Cards seen large
status-telling = Nézd, mi történik …
about-not-now = Most nem:
about-tile-after = Körönként egyszer, a kártyád után.
about-tile-with = A kártyáddal együtt.
about-cat-box-full = Az asztalon pontosan egy kártyanegyedet takar le.
about-cat-box-roomy = Van rajta üres doboz: az asztalon egy vagy két kártyanegyedet takar le.
about-number-card = A színének megfelelő sorozatodba kerül, vagy egy dobópaklira. A 9-re végződő összegű sorozat cicatallért hoz.
about-deck = A húzópakli sorrendjét senki sem tudja, de számolással mindenki tudhatja, mely lapok vannak még benne.
about-box = Itt vannak azok a lapok, amelyekből nem lett cicatallér. Bárki belenézhet.
about-box-holds = Ami benne van:
about-under = Alatta: { $cards }.
about-series = Egy sorozatot 3, 5, kiscicák alatt 7 lappal lehet lepontozni. Akkor hoz cicatallért, ha az összege 9-re végződik, vagy ha háromszor ugyanaz a szám.
about-coins = Minden cicatallér egy pont. A játék végén az nyer, akinek a legtöbb van.
about-dual-card = A két száma közül bármelyiknek számíthat, ahogy éppen jó.
about-cat-box-deck = A felső kártyának ezt az oldalát mindenki látja. Az húzza fel, akinek a kártyáját kijátszották.
about-cat-box-laid = Csak az számít, ami látszik: a négy negyedből { $count }.
about-cat-box-kitten = 1 pont minden láthatóért, és még 1 a legnagyobb csoport minden tagjáért annak, akinek ez a szerepe. A sarkok nem érintkeznek.
about-cat-box-empty = 1 pont minden láthatóért és 2 minden pontosan három kiscicából álló csoportért a csivavának. Az üres dobozos kártya két negyedet is eltakarhat.
about-fits-box = Dobozt növel: ahol két nyitott oldal találkozik, a két kártya egy doboz. Hosszú oldal hosszúhoz, rövid rövidhez ér az asztalon.
about-fits-start = Az első dobozok az asztalon: mindenki letesz egyet, úgy, hogy a többihez érjen.
about-fits-toy = Egy doboz két kártyájának hosszú oldalán keresztbe esik, mint egy macska; dobozkártyaként csak ott, ahol erre nincs hely.
about-fits-princess = Bármelyik macska helyét elfoglalja egy dobozban; az visszamegy a gazdájához. Maga Princess senkinek sem számít.
about-fits-sleep = Húzás helyett: a macskád lefekszik, mint egy dobozkártya. Távol tart másokat, és számít, ha éber macska is van a dobozában.
about-fits-cat = Egy doboz két kártyáján fekszik, az egyiket épp most játszottad ki. Ahol már más macskája van, oda csak akkor, ha ott a tiéd is.
about-fits-pile = A Princess-lapok egyenletesen oszlanak el benne. Ha elfogy, már csak a kézben lévő lapokat játsszátok ki.
about-fits-laid-cat = Akinek a legtöbb cicája van a dobozban, azé a pontja. Minden további saját cica ott még 1 pontot ér.
about-fits-laid-cat-only = Akinek a legtöbb cicája van a dobozban, azé a pontja.
about-fits-laid-sleep = Távol tartja a dobozától azokat, akiknek nincs ott cicájuk. Ő maga akkor számít, ha a gazdájának éber cicája is van ott.
about-fits-laid-princess = Senkinek sem számít, és senkit sem tart távol.
about-fits-laid-toy = A jelei az alatta lévő dobozhoz tartoznak.
about-fits-kind = Egy dobozban csak a leggyakoribb játékfajta számít: jelenként 1 pont, a cica alatt is. Zárt dobozban ennek a duplája.
about-fits-spray = Minden vízpermetező palack 1 pontba kerül, zárt dobozban 2-be.
about-shop = Aki megáll a három mancsnyom egyikén, és még nincs neki, visz egyet. Csak az utcáról lehet bejutni; zárt boltba nem.
about-larder = A kamrában minden eleségből egy fér el. Aki pontos lépéssel ideér, amíg a gazda távol van, lophat egyet.
about-mog-pile = Minden lap után innen egészíted ki hatra a kezedet.
about-curiosity-pile = Aki kérdőjelen áll meg, felhúzza a legfelső lapot, megteszi, amit kér, és a pakli aljára rakja.
about-die = A lap után dobni kell, és a macskának pontosan annyit kell lépnie.
about-car = Az óramutató járása szerint halad, ha egy kíváncsiságkártya elküldi. Minden macska az útjában életet veszít, és hazamegy; mellette nem lehet elmenni.
about-mog-cat = Pontosan ennyi mezőt lép vele a macskád.
about-mog-mouse = Pontosan ennyi mezőt lép vele egy egér.
about-mog-bird = Pontosan ennyi mezőt lép vele egy madár.
about-mog-speedy = Dobj háromszor, és minden dobás után lépj; utána jön a szokásos dobás.
about-mog-attack = Ugorj legfeljebb hat mezőre lévő macskára, madárra vagy egérre: a préda a kamrádba kerül, a macska veszít egy életet, és hazamegy.
about-mog-burglar = Menj legfeljebb hat mezőre egy boltba vagy egy másik macska otthonába, és vegyél el egy eleséget. Aki a kör végén még ott van, veszít egy életet.

# Links
lobby-full-watch = Minden hely foglalt. Maradj itt: amint elkezdődik a játszma, nézheted.
table-watched = Akinek megvan a link, nézheti
invite-play-link = Link egy szabad helyhez
invite-watch-link = Link nézőknek
invite-watch = Akinek megvan ez a link, nézheti a játszmát. A rejtett lapokat senki sem látja.
invite-play-make = Link készítése egy szabad helyhez
invite-watch-make = Link készítése nézőknek
link-end-how = A link addig érvényes, amíg meg nem szünteted.
link-end = A link megszüntetése
link-ended-now = A link már nem vezet sehová. Aki vele jött nézni, nem lát többet.
link-new = Új link készítése
link-dead = Ez a link nem vezet sehová
share-game = A játszma megosztása
share-game-how = Akinek megvan ez a link, az első lépéstől végignézheti a játszmát.
share-game-move = Akinek megvan ez a link, végignézheti a játszmát; a(z) { $number }. lépésnél nyílik meg.
share-eyes = Mit mutasson
share-names = A játékosok neve is látszódjon
share-link = Link a visszajátszáshoz
share-send = Küldés …
share-ends = A „Játszmáim” oldalon ott van minden linked. Ott bármelyiket megszüntetheted.
my-links = Linkjeim
my-links-how = Akinél ott van egy ilyen link, használhatja, amíg meg nem szünteted.
my-links-play = Szabad hely
my-links-watch = Nézés
my-links-replay = Visszajátszás
my-links-from = a(z) { $number }. lépéstől
my-links-nameless = nevek nélkül
error-need_link = Ez az asztal zártkörű: linkkel lehet bejönni. Kérj egyet valakitől, aki ott játszik.
error-link_unknown = Nincs ilyen link. Talán elveszett belőle egy betű: nyisd meg újra az üzenetből, vagy kérj egy újat.
error-link_ended = Ezt a linket megszüntette, aki készítette. Kérj tőle egy újat.
error-link_full = Ennél az asztalnál minden hely foglalt, és nézni sem lehet. Kérj a barátaidtól egy másik asztalt, vagy nyiss te egyet.
error-link_started = A játszma nélküled kezdődött el, és ennél az asztalnál nem lehet nézni. Kérj helyet a következőben.
error-link_over = A játszma véget ért, az asztalt elpakolták. Kérj linket a visszajátszáshoz.
error-link_not_to_play = Ez a link nézéshez való, nem játékhoz.
error-link_not_a_replay = Ez a link nem visszajátszáshoz vezet.
error-link_other_eyes = Ez a link más szemével mutatja a játszmát.
error-too_many_links = Nagyon sok linked van. Előbb szüntess meg néhányat a „Játszmáim” oldalon.

# Coming back
continue = Folytatás
continue-go = Tovább
continue-which = { $game } folytatása
continue-yours = Te jössz
continue-all = Minden játszmám
title-waiting = { $count ->
    [one] Te jössz! – Clowder
   *[other] { $count } asztalnál te jössz! – Clowder
}
with-hints = tippekkel
filter-all = mind
filter-game = Játék
filter-opponent = Ellenfél
filter-result = Eredmény
filter-won = megnyert
filter-lost = nem megnyert
filter-help = Segítség
filter-no-help = segítség nélkül
filter-none = Nincs ilyen játszma.
more-games = Továbbiak
my-data = Adataim
my-data-how = Ez a szerver a nevedet, a linkjeidet, a játszmáidat és azt őrzi, amit bennük tettél és mondtál, mást nem.
my-data-here = A nevedet, a játszmáidat és azt, amit bennük tettél, ez a böngésző őrzi, és senki más.
my-data-take = Letöltés fájlként
my-data-forget = Felejts el
my-data-sure = Igen, mindent felejts el
my-data-warning = A neved, a linkjeid és az eredményeid végleg eltűnnek, a folyó játszmákban gépek játszanak tovább helyetted. Mások játszmái megmaradnak, a neved nélkül.
my-data-here-warning = A neved, az eredményeid és az eszközön lévő összes játszma végleg eltűnik, a be nem fejezettek is.
push-on = Szólj, ha én jövök
push-is-on = Ez az eszköz szól, ha te jössz
error-push_denied = Ez a böngésző nem engedi az értesítéseket. A beállításaiban ez megváltoztatható.
error-push_failed = Itt nem sikerült bekapcsolni az értesítéseket. Próbáld később, vagy másik böngészővel.
error-no_push = Ez a szerver nem tud értesítést küldeni.
error-push_service = Erre a böngészőre nem lehet értesítést küldeni.
# The table without a server
anywhere-note = Ez az asztal a böngésződben fut: a szabályok, a gépi játékosok és a megőrzött játszmák ezen az eszközön vannak, és semmi sem hagyja el.
anywhere-friends = Barátokkal linken át játszani csak szerverrel lehet. Egy képernyő előtt, egymás mellett itt is megy.
anywhere-play = Játék ezen az eszközön
anywhere-play-more = A szabályok és a gépi játékosok itt is megvannak. Amit most játszol, ezen az eszközön marad.
anywhere-keep = Az asztal megőrzése ezen az eszközön
anywhere-keep-more = Így hálózat nélkül is játszhatsz gépi ellenfelek ellen vagy többen egy képernyő előtt. Körülbelül 15 megabájtot foglal.
anywhere-keeping = Az asztal ide költözik…
anywhere-kept = Az asztal ezen az eszközön van: hálózat nélkül is működik.
anywhere-depth = { $level } ezen az eszközön gondolkodik: a legutóbbi lépéséhez körülbelül { $count } folytatást nézett meg.
error-needs_server = Ehhez szerver kell, és ennek az asztalnak nincs.
error-here_full = Ezen az eszközön nincs több hely a lépés mentéséhez.

# Emberek, akikkel találkozunk
title-tables = Nyitott asztalok: Clowder
tables-go = Asztalt keresek
tables-more = Ülj le másokhoz, vagy nézd a játékot. A lista magától frissül.
tables-filters = Mit keresel?
tables-any = Mindegy
tables-game = Játék
tables-language = Az asztal nyelve
tables-free = Szabad helyek
tables-free-at-least = { $count } vagy több
tables-clock-live = Órával
tables-clock-days = Napokon át
tables-bots = Gépi játékosok
tables-people-only = Csak emberek
tables-count =
    { $count ->
        [0] Egy asztal sem vár játékosokra.
        [one] Egy asztal vár játékosokra.
       *[other] { $count } asztal vár játékosokra.
    }
tables-none-fit = Ilyen nyitott asztal most nincs.
tables-show-all = Minden asztal mutatása
tables-open-own = Asztal nyitása mindenkinek
tables-running = Nézhető játszmák
table-back = Vissza az asztalhoz
table-free =
    { $count ->
        [one] egy szabad hely
       *[other] { $count } szabad hely
    }
table-as-printed = A nyomtatott szabály szerint játsszák.
table-else-as-printed = Minden más a nyomtatott szabály szerint megy.
option-own-parts = A házigazda készítette
ready = Kész vagyok
seat-ready = kész
lobby-all-ready = Mindenki kész.
neighbours = Emberek ennél az asztalnál
neighbours-none = Más nem ül itt.
mute = Némítás
mute-more = Némítás: a szavai ezen az eszközön rejtve maradnak, csak ennél az asztalnál.
block = Tiltás
block-end = Tiltás feloldása
block-more = Tiltás: sehol sem hallasz tőle egy szót sem, és a te asztalaidat nem találja meg, nem ülhet le hozzájuk. Nem tud róla.
my-blocks = Letiltott emberek
report = Bejelentés
report-why = Mi a baj?
report-reason-words = Sértés vagy zavaró szavak
report-reason-name = Bántó név
report-reason-play = Szándékosan elrontja a játékot
report-reason-other = Valami más
report-note = Saját szavaiddal, ha szeretnéd
report-more = A szerver üzemeltetője megkapja a bejelentésedet az asztalnál elhangzott utolsó szavakkal.
report-send = Bejelentés küldése
report-sent = Köszönjük. A szerver üzemeltetője megnézi.
admin-heading = Bejelentések
admin-token = Az üzemeltető kulcsszava
admin-open = Bejelentések mutatása
admin-show-done = Az elintézettek mutatása
admin-by = bejelentette: { $who }, { $date }
admin-words = Az utolsó szavak az asztalnál
admin-done = Elintézve
admin-reopen = Újra elővesz
admin-remove-name = Név törlése
admin-end-sessions = Minden munkamenet lezárása
admin-did-remove_name = { $name } neve eltűnt az asztaloktól.
admin-did-end_sessions = { $name } minden munkamenete lezárult.
admin-none = Nincs mit olvasni.
error-no_admin = Ennek a szervernek nincs üzemeltetői oldala. A docs/host.md leírja, hogyan kapcsolható be.
error-bad_token = Ez nem a helyes kulcsszó.
error-cannot_sit = Ehhez az asztalhoz nem ülhetsz le. Vannak mások.
error-said_enough = Sokat beszéltél már ennél az asztalnál. Beszéljen a játék.
error-too_many_words = Lassabban: a következőt egy pillanat múlva mondd.
error-too_many_blocks = Nagyon sok embert letiltottál. Előbb oldj fel néhányat a „Játszmáim” oldalon.
error-too_many_reports = Mára elég. A bejelentéseid megérkeztek.
error-nobody_there = Ott már nem ül senki más.
# Értesítések, szabadság, meghívások
notices = Értesítések és szabadság
notices-how = Ha nem vagy itt, szólunk, amikor te jössz, amikor meghívnak, amikor egy játszma véget ér, és amikor valaki végigjátszotta a kihívásodat: mindegyikről egyszer, és soha, amíg az asztalt nézed.
mail-address = E-mail, ha szeretnéd
mail-leave = Oda kérek értesítést
mail-asked = Elindult egy levél ide: { $address }. Nyisd meg benne a linket; addig más nem jön.
mail-is-on = Az értesítések ide is jönnek: { $address }.
mail-remove = A cím törlése
mail-title = Értesítések e-mailben · Clowder
mail-confirm-done = Köszönjük. Mostantól erre a címre is jönnek értesítések a játszmáidról.
mail-off-done = Kész. Nem jön több levél, és a címet itt töröltük.
vacation = Szabadság
vacation-how = Az órád áll azoknál az asztaloknál, ahol egy lépésre napok állnak rendelkezésre, és nem jön értesítés. A többiek látják, és tovább játszhatnak.
vacation-left = Az évi 30 napból még { $count } nap maradt.
vacation-long = Mennyi időre
vacation-until-back = Amíg vissza nem jövök
vacation-days = { $count } nap
vacation-on = Szabadságra megyek
vacation-is-on = Szabadságon vagy, legfeljebb eddig: { $date }
vacation-off = Itt vagyok
seat-vacation = szabadság eddig: { $date }
invitations = Meghívtak
invitation-by = { $name } helyet tart neked.
invitation-accept = Leülök
invitation-decline = Köszönöm, nem
challenges-played = Elfogadták a kihívásodat
challenge-news = { $count ->
    [one] Valaki végigjátszotta a játszmádat.
   *[other] Eddig { $count } ember játszotta végig a játszmádat.
}
challenge-look = Megnézem
challenge-fine = Rendben, köszönöm
companions = Hívj meg valakit, akivel már játszottál
companion-invite = Meghívom
companion-invite-who = { $name } meghívása
companion-invited = meghívva
companion-declined = nemet mondott
somebody = Valaki
error-no_mail = Ez a szerver nem küld e-mailt.
error-bad_mail_address = Ez nem látszik e-mail-címnek.
error-too_many_mails = Ma már túl sok levelet kértek. Próbáld holnap újra.
error-mail_key = Ez a link már nem jó, vagy túl régi. Add meg újra a címet.
error-no_vacation_left = Az idei szabadságnapok elfogytak.
error-no_companion = Csak olyat hívhatsz meg, akivel már végigjátszottál egy játszmát.
error-sits_already = Már ennél az asztalnál ül.
error-not_invited = Ez a meghívás már nincs meg.
error-invitation_declined = Már nemet mondott.
error-too_many_invitations = Ennyi meghívás most elég. Próbáld később újra.
# Az eszközön játszott játszmák a fiókba költöznek; az asztal alkalmazásként
bring-note = { $count ->
    [one] Egy befejezett játszma csak ezen az eszközön van meg.
   *[other] { $count } befejezett játszma csak ezen az eszközön van meg.
  } A fiókodba is átkerülhet: a szerver ugyanúgy ellenőrzi, mint bármely feljegyzést.
bring-take = Átviszem a fiókomba
bring-busy = Átvitel folyamatban…
bring-done = { $count ->
    [one] Egy játszma már a fiókodban van.
   *[other] { $count } játszma már a fiókodban van.
  }
install-take = Az asztal legyen alkalmazás ezen az eszközön
install-no = Köszönöm, nem
install-more = Úgy nyílik meg, mint bármely alkalmazás, és hálózat nélkül is működik.
error-record_not_here = Ide csak olyan játszma hozható át, amelyet szerver nélkül, egy eszközön játszottak.
## Játékvezető az igazi asztalnál és saját állások

referee-title = A játékvezető – Clowder
referee-heading = Pontozólap
referee-link = Játékvezető az igazi asztalhoz
referee-more = Igazi kártyákkal játszotok? Tegyétek középre a telefont: a szabályok szerint számol, és minden ponthoz megmondja a szabályt.
referee-pad = Játszma pontozása
referee-may = Szabad ezt?
referee-kept = Pontozólapok ezen az eszközön
referee-all = Minden pontozólap
referee-forget = Eldobás
referee-players = { $count } játékos
referee-how-many = Játékosok
referee-name = { $number }. játékos neve
referee-table = Az asztal a végén
referee-take-away = Elvétel
referee-by-card = Kártyánként
referee-card = Kártya
referee-card-how = Válassz kiscicát, és koppints a kártya negyedeire. Aztán koppints az asztalra oda, ahol a bal felső negyede fekszik.
referee-turn = Kártya forgatása
referee-box-how = Válaszd ki, mi látszik a dobozban, és koppints a helyére. Billentyűzeten a betűje ugyanezt teszi.
referee-cell = { $place }: { $what }
referee-empty-place = semmi
referee-quick = Begépelés
referee-quick-how = Soronként: K fekete, P rózsaszín, V lila, B kék, Y sárga, E üres doboz, - semmi
referee-who-was = Ki kicsoda volt
referee-chihuahua = Csivava
referee-tiles = Fel nem használt lapkák
referee-special = Különleges szabályok lapkákkal
referee-add = Ami cicatallért hoz
referee-for-whom = Ki kapja
referee-what = Mi volt az
referee-from = kitől:
referee-strays = Befogadott kóbor macskák
referee-two-numbers = Két szám
referee-series = Sorozat
referee-left = A végén maradt
referee-series-how = Koppints a számokra a lerakás sorrendjében. Egy kártyára koppintva kiveszed.
referee-write = Felírás
referee-would-bring = { $count ->
    [0] Nem hoz semmit
   *[other] { $count } pontot hoz
  }
referee-written = Felírva
referee-drop = { $number }. sor törlése
referee-correct = { $number }. sor javítása
referee-correcting = A { $number }. sor újra fent van: javítsd ki, és írd fel újra.
referee-leave = A { $number }. sor maradjon, ahogy volt
referee-wrote = { $number }. sor: { $what }.
referee-struck = A { $number }. sor törölve.
referee-nothing-yet = Még semmi
referee-complete-threes = A végén maradt teljes hármasok is pontot érnek
referee-lives-and-foods = Életek és eleségek
referee-retired = Kiesett
referee-retired-order = Ki esett ki elsőként (koppintás: később)
referee-retired-later = { $place }. { $who }: a többieknél később esett ki
referee-lives = Életek
referee-lives-at-start = Életek az elején
referee-home-first = Hogyan ért véget a játszma
referee-time-up = Lejárt az idő
referee-tool = Mit rakunk le
referee-tool-card = Kártya
referee-tool-cat = Macska
referee-tool-sleep = Alvó cica
referee-tool-toy = Különleges játék
referee-tool-turn = Forgatás
referee-tool-gone = Elvétel
referee-whose = Kinek a macskája
referee-how-card = Rakd össze a kártyát úgy, ahogy nyomtatva van, és koppints a mezőre, ahol fekszik.
referee-how-cat = Két kártyán fekszik: koppints a bal oldalira.
referee-how-sleep = Koppints a mezőre, ahol alszik.
referee-how-princess = Koppints a macskára, amelynek a helyét elfoglalta.
referee-how-toy = Két kártyán fekszik keresztben: koppints a bal oldalira.
referee-how-turn = Koppints egy kártyára, hogy elforgasd.
referee-how-gone = Koppints arra, amit elveszel: előbb arra, ami felül fekszik.
referee-rules = Kiadás és szabályok
referee-tied-kinds = Ha több játékfajta is a leggyakoribb, mindegyik számít
referee-share = Link másolása
referee-new = Új pontozólap
referee-copied = A link a vágólapon van. Minden benne van, amit beírtatok.
referee-too-long = Ez túl sok egy linkhez.
referee-keeps = Ez az eszköz megőrzi a pontozólapot.
referee-unkept = Ez a böngésző nem tudja megőrizni a pontozólapot. Másold ki a linket, hogy később is meglegyen.
position-title = Egy állás – Clowder
position-heading = Állás: { $game }
position-side = Felállítás és kérdés
position-impossible = Ilyen állás nem lehet:
position-turn = { $who } következik. Koppints a táblára, mint játék közben: ami nem szabad, azt megmagyarázzuk.
position-is-over = Ez a játszma véget ért.
position-may = Szabad ezt?
position-may-how = Válassz lépést, vagy írd le úgy, ahogy a mentett játszmákban áll.
position-ask = Kérdés
position-do-it = Megteszem
position-legal = Igen, szabad.
position-over = Már nincs mit tenni: ez a játszma véget ért.
position-bot = Lépjen egy gép
position-deal = Új osztás
position-save = Mentés fájlba
position-open = Fájl megnyitása
position-unreadable = Ez nem olvasható állás.
position-fields = Szövegként, mezőnként
position-fields-how = A nevek az állásfájlok mezőnevei. Ami nem lehetséges, azt a szabálymotor megmondja.
position-no-json = Ez nem olvasható: hiányzik egy zárójel, vessző vagy idézőjel.
position-set = Felállítás
position-json = Szövegként (JSON)
position-paste = Illessz be ide egy állást
position-stuck = { $who } következik, de nincs mivel lépnie: játék közben senkinek sincs ilyen kevés lapja. Lapokkal mehet tovább.
position-puzzle = Feladványként
position-puzzle-make = Legyen belőle feladvány
position-puzzle-alone = Feladvány csak szerverrel készülhet: a legerősebb botnak sokáig kell néznie az állást.
position-puzzle-going = A ház összeveti a lépéseket: { $percent }%
position-puzzle-clear = Egy lépés egyértelműen a legjobb: { $best }. Minden más legalább { $cost }%-kal (± { $error }) kisebb győzelmi esélyt ad.
position-puzzle-alike = Nem feladvány: két lépés nagyjából egyformán jó. Ez a kettő: { $best }; { $second }. A győzelmi esélyben { $cost }% (± { $error }) a különbség, és kétséget kizáróan legalább { $needed }% kellene.
position-puzzle-places = Nem feladvány: ugyanaz a lépés két helyen nagyjából egyformán jó: { $best }. A győzelmi esélyben { $cost }% (± { $error }) a különbség, és kétséget kizáróan legalább { $needed }% kellene.
position-puzzle-unsure = Nem feladvány: a ház nem biztos benne. Az összevetésben ez a legjobb: { $best }; de a legerősebb bot mást választana: { $other }.
position-puzzle-few = Nem feladvány: csak { $count } lépés van. Legalább { $needed } kell, hogy a jót a véletlen ritkán találja el.
position-puzzle-kept = Nálad megmarad, a Feladványok között. Akinél ott a link, azt látja, amit a soron következő tud, a megoldást nem.
position-puzzle-link = Link másolása
position-puzzle-solve = Megoldom
setup-open = Felállítás kézzel
setup-heading = Felállítás: { $game }
setup-done = Az asztalhoz
setup-cancel = Mégse
setup-how = Koppints egy darabra, majd arra a helyre, ahová kerül, vagy húzd oda. Koppints egy már fekvő darabra, ha el akarod forgatni, át akarod tenni vagy el akarod venni.
setup-table = Az asztal
setup-common = Paklik és minden más
setup-box = { $game }: a játék darabjai
setup-kind = Melyik darabok
setup-search = Keresés
setup-none-left = Ebből nem maradt semmi.
setup-taken-up = Kézben
setup-let-go = Elengedem
setup-turn-turn = Forgatás (R)
setup-turn-over = Megfordítás (F)
setup-put-here = Ide
setup-put-on-top = Legfelülre
setup-put-in = Ide teszem: { $where }
setup-of = { $who }: { $what }
setup-possible = Ez az állás lehetséges.
setup-see-below = A hibás hely meg van jelölve.
setup-clear = Asztal leszedése
setup-fill = Minden más a pakliba
setup-empty = Pakli kiürítése
setup-whose-turn = Ki jön
setup-place-hand = Kéz
setup-place-deck = Húzópakli, felülről lefelé
setup-place-removed = Látatlanul kivéve
setup-place-identity = Kilét
setup-place-tiles = Fel nem használt lapkák
setup-place-reserved = Félretett kártya
setup-place-series = Sor: { $mark }
setup-place-pile = { $mark }. pakli
setup-place-drawn = Elvéve vagy húzva, még nem használva
setup-place-box = A doboz
setup-place-larder = Kamra
setup-place-discards = Dobópakli, az utolsó felül
setup-place-mog = Cicakártyák, felülről lefelé
setup-place-curiosity = Kíváncsiságkártyák, felülről lefelé
setup-kind-card = Kártyák
setup-kind-identity = Kilétek
setup-kind-tile = Lapkák
setup-kind-box = Kartondobozlapok
setup-kind-toy = Különleges játékok
setup-kind-start = Kezdő dobozok
setup-kind-princess = Princess
setup-kind-cat = Cicák
setup-kind-sleep = Alvó cicák
setup-kind-blue = Kék
setup-kind-yellow = Sárga
setup-kind-red = Piros
setup-kind-green = Zöld
setup-kind-extra = Különlegesek
setup-kind-car = Autó
setup-kind-prey = Egerek és madarak
setup-kind-food = Csemegék
setup-kind-mog = Cicakártyák
setup-kind-curiosity = Kíváncsiságkártyák
setup-control-phase = Lépés
setup-control-phase-play = kártya kijátszása
setup-control-phase-tile = lapka használata
setup-control-phase-choose = húzás vagy alvó cica lerakása
setup-control-phase-cat = cica lerakása
setup-control-coins = Cicatallérok
setup-control-taken = A kézben lévő lap
setup-control-taken-false = húzott lap
setup-control-taken-true = egy pakliról való
setup-control-lives = Életek
setup-control-closed = Zárva lévő boltok
setup-control-round = Forduló
fault-other = Itt valami nem stimmel: { $where }.
fault-E_PAD_TABLE = { $why ->
    [empty] Az asztalon még nincs semmi.
    [wide] Az asztal szélesebb, mint amit 48 kártyából ki lehet rakni.
   *[other] { $number }. bejegyzés, nem olvasható: { $given }.
  }
fault-E_PAD_IDENTITY = { $why ->
    [missing] Ki volt { $who }?
    [twice] { $who } szerepe nem lehet ugyanaz, mint valaki másé.
   *[other] Mindenkinek kell szerep.
  }
fault-E_PAD_TILES = { $why ->
    [basic] Az alapjátékban nincsenek lapkák.
   *[other] Mindenkinek legfeljebb öt fel nem használt lapkája van.
  }
fault-E_PAD_SHEET = { $why ->
    [giver] Ajándék csak más játékostól jöhet.
    [strays] Egy játékosnak legfeljebb { $most } kóbor macskája van.
    [cards] Melyik kártyák voltak?
    [one] A jó kutya pontosan egy kártyát visz magával.
   *[other] Ez a sor nem olvasható.
  }
fault-E_PAD_SIZE = Ez a sorozat nem pontozható: három lap kell kóbor macska és kiscicák nélkül, öt lap, vagy a kiscicák alatt hét.
fault-E_PAD_FACE = Egy kártyán legfeljebb { $most } lehet ezekből: { $kinds }.
fault-E_PAD_CARDS = Ez több, mint { $most } kártya.
fault-E_PAD_RUNNING = Ez a játszma még nem ért véget.
fault-E_POSITION = Ez nem állás.
fault-E_POSITION_FIELD = Ez a mező ismeretlen, vagy nem lehet az, ami benne áll: { $where }.
fault-hand = { $who }: ilyen kéz nem lehet. A továbbjátszáshoz mindenkinek kell egy lap.
fault-E_POSITION_RNG = A véletlengenerátor nem lehet ilyen.
fault-E_POSITION_CARD = Nincs ilyen kártya, vagy már máshol fekszik: { $where }.
fault-E_POSITION_TABLE = Az asztalon fekvő kártyák nem olvashatók, vagy túl messze vannak egymástól.
fault-E_POSITION_SEAT = Ott nem ül senki: { $where }.
fault-E_POSITION_HAND = Ilyen kezek nem lehetnek: túl sok a kártya, vagy nincs egy sem, pedig a húzópakliban még van.
fault-E_POSITION_TILE = Ilyen lapkák nincsenek, vagy ebben a játékban nincsenek.
fault-E_POSITION_SCRATCHER = Minden kaparó külön dobozon fekszik, és csak a különleges szabályokkal.
fault-E_POSITION_IDENTITY = Mindenkinek saját szerep kell.
fault-E_POSITION_PHASE = A játék nem tarthat ennél a lépésnél: nincs mit eldönteni, vagy más jön előbb.
fault-E_POSITION_REFILL = A feltöltendő hely nem üres hely egy kézben.
fault-E_POSITION_COUNT = Ennyi nincs belőle: { $where }.
fault-E_POSITION_SERIES = Ilyen sorozat nem lehet: { $where }. Egyszínű, legfeljebb egy kóbor macska van benne, de sosem elsőként, és ha megtelt, le kell pontozni.
fault-E_POSITION_PILE = Ez a pakli nem lehet ilyen: { $where }.
fault-E_POSITION_COINS = Ennyi cicatallérja nem lehet senkinek: { $where }.
fault-E_POSITION_LEDGER = Az elszámolásnak ez a sora nem olvasható: { $where }.
fault-E_POSITION_PRINCESS = Nincs ennyi Princess.
fault-E_POSITION_ISLANDS = A kártyák túl sok különálló csoportban fekszenek.
fault-E_POSITION_EXTENT = A kártyák túl messze vannak egymástól.
fault-E_POSITION_CELL = Ez a mező nincs az asztalon, vagy foglalt: { $where }.
fault-E_POSITION_TWICE = Ez a kártya kétszer szerepel: { $where }.
fault-E_POSITION_LYING = Két kártyán keresztben csak macskák, Princess és különleges játékok feküdhetnek: { $where }.
fault-E_POSITION_PAIR = Ezen a két mezőn semmi sem feküdhet keresztben: { $where }.
fault-E_POSITION_SUPPLY = Valakinek ötnél több macskája van, vagy a készlet nem illik az asztalhoz.
fault-E_POSITION_HANDS = Ezek a kezek nem olvashatók, vagy olyan van bennük, ami nem lehet: { $where }.
fault-E_POSITION_DRAWN = Így nem húzhatták a kártyákat.
fault-E_POSITION_PACKETS = A csomagokból nem jön ki a húzópakli.
fault-E_POSITION_CHASED = A húzott, kézben tartott és kijátszott Princess-lapok nem illenek össze.
fault-E_POSITION_KNOWN = Amit egy kézről tudni lehet, ellentmond neki.
fault-E_POSITION_PLAYED = Az utoljára kijátszott kártya nincs az asztalon.
fault-E_POSITION_ENDING = A záró szakasz nem lehet ilyen.

## Saját kártyák és táblák

parts-title = Saját kártyáim és tábláim – Clowder
parts-heading = Saját kártyáim és tábláim
parts-link = Saját kártyáim és tábláim
parts-more = Megvan neked a nyomtatott játék? Írd be a kártyáit vagy a tábláját, és játssz online pontosan azokkal. Kezdd a mieinkkel, üresen vagy egy fájllal.
parts-new = Új alkatrész
parts-which = Melyik
parts-of = { $game }: { $part }
parts-begin-house = Kezdés a miénkkel
parts-begin-empty = Kezdés üresen
parts-import = Fájl megnyitása
parts-none = Még nincs saját alkatrészed.
parts-nameless = Név nélkül
parts-draft = csak ebben a böngészőben
parts-name = Név
parts-save = Megőrzés
parts-saved = Megőrizve. Az asztalok „Saját …” alatt kínálják.
parts-unsaved = A böngésző megőrizte a legutóbbi változtatásaidat. A „Megőrzés” nálad tárolja őket, asztalokhoz és más eszközökhöz.
parts-unkept = Ez a böngésző nem tud vázlatot megőrizni. Kérlek, nyomd meg a „Megőrzés” gombot, mielőtt elmész.
parts-told-apart = Ezt az alkatrészt közben egy másik lapon vagy eszközön módosították vagy törölték. Amit itt látsz, az mostantól külön alkatrész; semmi sem veszett el.
parts-told-followed = Egy másik lapon módosították ezt az alkatrészt, és a mostani állapotát látod. A visszavonás visszahozza, ami itt volt.
parts-checking = Megkérdezzük a szabályokat …
parts-sound = Nincs hiba: játszhatsz vele.
parts-faults = { $count ->
        [one] Egy hiba
       *[other] { $count } hiba
    }
parts-faulty = hibás
parts-overview = Áttekintés
parts-edit = Szerkesztés
parts-print = Nyomtatás
parts-add = Új
parts-duplicate = Kettőzés
parts-duplicate-many = Még { $count } ilyen
parts-remove = Eltávolítás
parts-search = Keresés
parts-cards = Kártyák
parts-number-cards = Számkártyák
parts-counts = Mennyi van
parts-here = itt
parts-house = nálunk
parts-export = { $kind }-fájlként
parts-share = Megosztás linkkel
parts-share-off = A link megszüntetése
parts-share-link = Akinek megvan ez a link, megnézheti és másolatot tarthat belőle
parts-delete = Törlés
parts-delete-sure = Tényleg törlöd?
parts-by = tőle: { $name }
parts-take = Másolat megőrzése
parts-mine = Saját: { $part }
parts-of-house = A miénk
parts-of-whom = { $name }, tőle: { $who }
parts-look = Megnézem
parts-front = Előlap
parts-back = Hátlap
parts-brush = Ami koppintáskor odakerül
parts-quadrant = { $side }, { $number }. hely: { $what }
parts-mirrored = (tükörkép)
parts-mirror = Az előlap tükrözése
parts-copies = Darab
parts-copies-each = Darab mindegyikből
parts-copies-colour = Darab színenként
parts-fewer = { $what }: eggyel kevesebb
parts-another = { $what }: eggyel több
parts-numbers = Számok
parts-colours = Színek
parts-walls-how = Koppints a kártya egyik oldalára: fal kerül oda, vagy eltűnik.
parts-wall-north = Fal fent
parts-wall-east = Fal jobbra
parts-wall-south = Fal lent
parts-wall-west = Fal balra
parts-put-in = Betesz
parts-take-out = Kivesz
parts-without = { $what }: kivesz
parts-with-walls = { $count ->
        [0] Dobozok fal nélkül
       *[other] Dobozok { $count } fallal
    }
parts-card-title = Cím
parts-card-text = Szöveg
parts-effect = Mi történik
parts-effect-what = Kivel vagy mivel
parts-map = A térkép
parts-tool = Egy koppintás
parts-tool-choose = kiválaszt egy mezőt; húzva elmozdítja
parts-tool-pen = falat rajzol: mezőt és hozzá utat
parts-pen-how = Koppints oda, ahol egy fal kezdődik, aztán oda, ahol a mezői vannak; egy meglévő mezőre koppintva az út odáig vezet. Koppints még egyszer az utolsóra, ha máshol kezdenéd.
parts-tool-ways = két mezőn utat készít vagy eltöröl
parts-tool-spaces = ide teszi a mezőt: { $what }
parts-kind = Fajta
parts-curious = Kíváncsiság mező
parts-ways = Utak
parts-lair = Odú és falmező: { $animal }
parts-doorstep = { $home } küszöbe
parts-car-route = Az autó útvonala
parts-kind-wall = Fal
parts-kind-road = Út
parts-kind-shop_garden = Bolt kertje
parts-kind-home = Otthon
parts-kind-home_garden = Kert
parts-kind-mouse_hole = Egérlyuk
parts-kind-bird_house = Madárház
parts-kind-car_park = Parkoló
parts-try-heading = Próbáld ki
parts-try-more = Gyors gépi játékosok { $games } játszmát játszanak ezzel és { $games } játszmát a mieinkkel; utána látod, miben különböznek. Néhány másodpercig vagy akár egy percig tart.
parts-try-seats = Játékosok
parts-try-cards = { $games } játszma ezekkel a kártyákkal
parts-try-board = { $games } játszma ezen a táblán
parts-try-stop = Leállítás
parts-try-progress = Folynak a játszmák: { $percent }%
parts-try-done = A játszmák véget értek.
parts-try-result = Így játszik
parts-try-figures = A számok
parts-try-old = Azóta változtattál valamit. Ez a korábbi állapotra vonatkozik.
parts-try-unsound = Előbb ne legyen benne hiba.
parts-try-all = Mind a { $count } mutatása
parts-try-fewer = Kevesebb mutatása
error-part_unknown = Ez már nincs itt, vagy nincs megosztva.
error-unknown_part = Ebben a játékban nincs ilyen.
error-too_many_parts = Többet nem őrizhetsz meg. Kérlek, előbb törölj egyet.
error-part_too_large = Ez nagyobb, mint bármelyik játék alkatrésze.
error-part_unlike = Ez a fájl egyik játékunk alkatrészére sem hasonlít.
error-trial_running = Neked vagy másoknak itt még folynak játszmák. Kérlek, próbáld meg kicsit később.
error-puzzle_unknown = Ez a feladvány már nincs itt.
error-puzzle_outdated = Ez a feladvány régebbi szabályokkal készült, már nem oldható meg.
error-puzzle_running = Neked vagy másoknak itt még egy állást vizsgálunk. Kérlek, próbáld meg kicsit később.
error-too_many_puzzles = Több feladványt nem őrizhetsz meg. Kérlek, előbb törölj egyet.
error-part_unreadable = Ez a fájl se nem TOML, se nem JSON.
error-part_changed = Ezt egy másik eszközön megváltoztatták.
## A nap játszmája, kihívások, továbbjátszás egy lépéstől

daily-title = A nap játszmája
daily-short = Játékonként egy kiinduló helyzet, mindenkinek ugyanaz. Az első próbálkozásod számít.
daily-go = A mai játszmák
daily-more = Minden nap minden játékhoz egy kiinduló helyzet, mindenkinek ugyanaz, ugyanazokkal a gépi ellenfelekkel. Az első próbálkozásod számít, tipp nélkül; utána gyakorolhatsz. A nevedet és az eredményedet azok látják, akik már játszottak vele.
daily-here = Minden nap minden játékhoz egy kiinduló helyzet, mindenkinek ugyanaz, ugyanazokkal a gépi ellenfelekkel. Az első próbálkozásod számít, tipp nélkül; utána gyakorolhatsz. Itt az eredményed ezen az eszközön marad: ahhoz, hogy másokéval összevesd, szerver kell.
daily-next = A következők ekkor jönnek: { $time }.
deal-bots = { $count ->
    [one] Te egy gép ellen ({ $level }).
   *[other] Te { $count } gép ellen ({ $level }).
}
deal-tries = { $count ->
    [0] Itt még senki sem játszotta végig.
    [one] Itt egy ember játszotta végig.
   *[other] Itt { $count } ember játszotta végig.
}
deal-play = Játék
deal-go-on = Próbálkozás folytatása
deal-practise = Játék gyakorlásként
deal-gone = A próbálkozásod befejezetlenül került félre: sokáig senki sem lépett. Amit most játszol, az gyakorlás.
deal-results = Eredmények
deal-of-day = { $game }, { $day }
deal-of = { $game }: { $name } kihívása
deal-of-somebody = { $game }: kihívás
deal-beat = Ezt kell felülmúlni: { $result }.
deal-beat-better = Felülmúltad!
deal-beat-equal = Pontosan ugyanolyan jó.
deal-beat-worse = Ezúttal nem sikerült felülmúlni.
deal-beat-mine = A te eredményedet kell felülmúlni: { $result }.
deal-beat-so-far = Eddig jobb próbálkozás: { $count } / { $all }.
deal-yours = A te próbálkozásod: { $result }.
deal-place = A helyezésed itt: { $place }. (összesen { $count })
deal-share-place = { $place }. hely ezen a szerveren (összesen { $count })
deal-first = Hogy mások mire jutottak, azt a saját próbálkozásod után látod.
deal-here = Az eredményed ezen az eszközön marad. Hogy mások mire jutottak, azt csak egy szerver tudja.
deal-over = Ennek a napja elmúlt: a próbálkozások már nem számítanak.
deal-my-replay = A játszmád visszanézése
deal-best-replay = A legjobb játszma megnézése
deal-share = Eredmény másolása
deal-spread = Hogyan végződtek a próbálkozások
deal-line = { $rank }. hely: { $points }
deal-line-tries = { $count } próbálkozás
deal-best = A legjobbak
deal-you = (te)
deal-nameless = Egy vendég
deal-mark-challenge = Kihívás
deal-mark-practice = Gyakorlás
deal-known = Ez a kiinduló helyzet nem titok: mások is ezzel játszanak vagy játszottak. Ennél az asztalnál a véletlenről semmi sincs megígérve.
play-on = Továbbjátszás innen
play-on-how = Egy új asztal a játszma első { $count } lépésével kezdődik: ugyanaz a kiinduló helyzet, a rejtett lapok úgy, ahogy voltak. Innen minden másképp alakulhat.
play-on-seat = A helyed
play-on-friends = A többi ember helye maradjon szabad nekik
play-on-go = Asztal előkészítése
begin-bots = Gépek ellen
begin-how = A játszma ebből az állásból indul, az állás szabályaival. Te minden lapot ismersz benne, és ezt az asztalnál mindenki megtudja.
begin-seat-turn = { $number }. hely, ő következik
begin-anew = A rejtett lapokat osszuk újra, hogy senki se ismerje őket
beginning-known = Ez a játszma egy állásból indul, amelyet { $who } állított fel. { $who } minden lapot ismer benne.
beginning-known-somebody = Ez a játszma egy felállított állásból indul, amelyben valaki minden lapot ismer.
beginning-anew = Ez a játszma egy állásból indul, amelyet { $who } állított fel. A rejtett lapokat újraosztottuk: senki sem ismeri őket.
beginning-anew-somebody = Ez a játszma egy felállított állásból indul. A rejtett lapokat újraosztottuk: senki sem ismeri őket.
beginning-replay = Ez a játszma egy másik közepén indul, más rejtett lapokkal. { $who } helyéről senki sem vette volna észre a különbséget.
beginning-look = Az állás megtekintése
beginning-title = Így indul a játszma
play-on-cards = Rejtett lapok
play-on-same = úgy, ahogy voltak
play-on-other = mások, amelyeket a helyedről nem lehetett volna megkülönböztetni az igaziaktól
play-on-other-how = Mi lett volna, ha mások a lapok? Egy új asztal onnan indul, ahol a játszma itt tart. Amit a helyedről akkor tudni lehetett, megmarad; ami rejtve volt, azt újraosztjuk.
error-invalid_position = Ilyen állás nem lehetséges.
error-position_over = Ebben az állásban a játszma már véget ért.
error-position_seats = Ebben az állásban más a helyek száma.
challenge = Mások kihívása ezzel a játszmával
challenge-how = Aki megnyitja a linket, ugyanazt a kiinduló helyzetet játssza a te helyeden, gépi ellenfelekkel. A te eredményedet kell felülmúlnia, és szólunk, ha valaki végigjátszotta.
challenge-link = Link a kihíváshoz
mistakes-open = Tanulás a hibákból
mistakes-title = Jobb lépések
mistakes-seat = Kinek a döntései
mistakes-none = Itt nincs mit találni: egyik lépés sem volt annyival rosszabb, hogy az elemzés meg tudja különböztetni.
mistakes-number = { $now }. döntés (összesen { $all })
mistakes-task = { $move }. lépés: ezt léptél: „{ $played }”.
mistakes-task-of = { $move }. lépés: { $name } ezt lépte: „{ $played }”.
mistakes-find = Találj jobbat!
mistakes-better = A jobb lépés: { $move }
mistakes-better-here = A jobb lépés a táblán látható.
mistakes-cost = Ez { $cost }% (± { $error }) nyerési esélybe került.
mistakes-points = Pontok, mire újra sorra kerül: { $best } (± { $bestError }) a jobb lépéssel, { $played } (± { $playedError }) a megjátszottal.
mistakes-right = Ez ugyanolyan jó, mint a legjobb talált lépés.
mistakes-played = Ez a játszmában meglépett lépés.
mistakes-other = Ez { $cost }%-kal (± { $error }) rosszabb a legjobb talált lépésnél.
mistakes-unknown = Ezt a lépést az elemzés nem nézte meg: nincs a jónak látszók között.
mistakes-show = A jobb lépés megmutatása
mistakes-show-played = A meglépett lépés megmutatása
mistakes-back = Vissza a visszajátszáshoz
mistakes-wait = Előbb elemezzük a játszmát: { $percent }%
mistakes-board = A táblán
practice-title = Hibáim gyakorlása
practice-of = Játszma: { $day }
practice-any-game = Minden játék
practice-any-tag = Minden téma
practice-found = Eddig megtalálva: { $found } / { $all }
practice-firsts = Most az első lépéssel: { $first } / { $all }
practice-end = Ez volt az összes.
practice-again = Újra elölről
practice-back = Játszmáim
practice-none = Még nincs mit gyakorolni.
practice-none-more = Amint egy játszmádat elemeztük, itt várnak azok a döntések, amelyek a legtöbbe kerültek. Előbb elemeztess egy játszmát: a gombot a játszmáid oldalán találod.
practice-analyse = Játszmáim elemzése
practice-theme = Gyakorlás
practice-theme-of = Gyakorlás: { $tag }
puzzles-title = Feladványok
puzzles-short = Állások valódi játszmákból, amelyekben egy lépés egyértelműen a legjobb.
puzzles-go = Feladványok megoldása
puzzles-more = Állások gépi játékosok játszmáiból. Egy lépés egyértelműen a legjobb: a legerősebb kétszer is megtalálta, minden más több százalékot ront a győzelmi esélyen. Azt látod, amit azon a helyen tudni lehetett, mást nem. Az első lépésed számít.
puzzles-of = { $game }: feladványok
puzzles-solve = Megoldom
puzzles-others = Minden játék
puzzles-none = Ebben a játékban nincs ilyen feladvány.
puzzles-count = { $count ->
    [one] { $count } feladvány
   *[other] { $count } feladvány
}
puzzles-done = Próbáltad: { $over }, első lépésre megvolt: { $first }
puzzles-streak = Sorozatban első lépésre: { $now } (leghosszabb: { $longest })
puzzle-number = { $now }. feladvány (összesen { $all })
puzzle-task = Te jössz. Találd meg a legjobb lépést!
puzzle-hardness = Nehézség
puzzle-any-stars = Minden szint
puzzle-stars = Nehézség: { $stars } a 4-ből
puzzle-theme = Téma
puzzle-any-tag = Minden
puzzle-about = Miről szól?
puzzle-show = Mutasd a lépést
puzzle-next = Következő feladvány
puzzle-bots = A gépi játékosok ilyen gyakran találják meg:
puzzle-right = Ez az!
puzzle-other = { $move }: ez körülbelül { $cost }%-ot ront a győzelmi esélyen. A legtöbbet { $name } nyeri vele.
puzzle-best = A legjobb lépés: { $move }
puzzle-margin = A második legjobb lépés { $cost }%-kal (± { $error }) rosszabb.
puzzle-fails = { $move }: körülbelül { $cost }%-ba kerül, a javát { $name } kapja
puzzle-elsewhere = Ugyanez máshol: legalább { $cost }%-ba kerül, a javát { $name } kapja
puzzle-shared = Feladvány neked
puzzle-copied = A link a vágólapon van. A megoldást nem árulja el.
puzzles-mine = Saját feladványaid
puzzle-tag-borrow = lap más kezéből
puzzle-tag-box = kartondobozlap
puzzle-tag-cat = macska a dobozba
puzzle-tag-cat-lady = macskás néni
puzzle-tag-close = doboz bezárása
puzzle-tag-cover = mások letakarása
puzzle-tag-deck = húzás a húzópakliból
puzzle-tag-discard = eldobás
puzzle-tag-dog = a kutya
puzzle-tag-fight = támadás
puzzle-tag-gift = kóbor macska cseréje
puzzle-tag-home = otthon
puzzle-tag-hunt = vadászat
puzzle-tag-join = csoportok egyesítése
puzzle-tag-keep = további gyűjtögetés
puzzle-tag-kittens = kiscicák
puzzle-tag-mouse = játékegér
puzzle-tag-overtake = előzés
puzzle-tag-pile = lap egy dobópakliról
puzzle-tag-princess = Princess
puzzle-tag-quiet = csendes lépés
puzzle-tag-rival = valaki feltartása
puzzle-tag-score = pontozás
puzzle-tag-scratcher = kaparó
puzzle-tag-shop = bolt
puzzle-tag-sleep = alvó cica
puzzle-tag-spoil = pontok elvétele másoktól
puzzle-tag-swap = lapcsere
puzzle-tag-theft = lopás
puzzle-tag-toys = játékszerek
puzzle-tag-trespasser = betolakodó
puzzle-tag-way-home = hazaút
puzzle-tag-win = nyerő lépés
error-no_such_deal = Ilyen kiinduló helyzet nincs.
error-try_first = Előbb játszd végig te magad.
error-no_tries = Ezt még senki sem játszotta végig.
error-deal_from_middle = Középről indult játszmából nem lehet kihívás.
error-undo_counts = A számító próbálkozásban nem vonható vissza, ami után már láttál valamit.
error-hint_counts = A számító próbálkozásban nincs tipp.
error-analysis_first = Előbb nézd meg, mi döntötte el a játszmát.
error-no_such_ply = Ebben a játszmában nincs ilyen lépés.
