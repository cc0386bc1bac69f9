brand = Clowder
title-start = Clowder: asztal macskás játékokhoz
title-table = { $game } – Clowder
title-your-turn = Te jössz! { $game } – Clowder
title-rules = { $game }: szabályok – Clowder
title-missing = Nincs itt semmi – Clowder

## Kezdőlap
hero = Négy macskás játék, egyetlen asztal
hero-more = Játssz gépi ellenfelek ellen, egy képernyőn a barátaiddal, vagy bárkivel, akinek megvan a link. Regisztrálni nem kell.
skip-to-games = Ugrás a játékokhoz
games = Játékok
seats-range = { $min }–{ $max } játékos
blurb-cat-box = Rakd egymásra a dobozos kiscicákat, és tartsd felül a titkos színedet.
blurb-csacska-macska = Gyűjts csacska macskákat, míg az összegük 9-re nem végződik. És lopj, ha senki sem néz oda.
blurb-if-it-fits = Építs kartondobozokat, zárd be őket, és ültesd a cicáidat a legjobbakba.
blurb-cat-attack = Kószálj a környéken, töltsd meg a kamrád, és vigyázz a kis fekete autóval.
play-now = Játssz most
play-friends = Játék barátokkal
play-hotseat = Egy képernyőn
rules = Szabályok
my-tables = Asztalaim
my-tables-none = Még nincs asztalod. A macskák már várnak.
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
invite-link = Meghívó
invite-code = A meghívó QR-kódként
invite-only-here = A linket csak ez a gép tudja megnyitni. Más eszközökhöz állítsd le a Clowdert, és indítsd így: clowder serve --host 0.0.0.0 (bin/play serve --host 0.0.0.0)
copy = Másolás
copied = Másolva
copy-by-hand = Ez a böngésző nem engedi, hogy az oldal másoljon. A cím ki van jelölve: kérjük, másold ki te.

## Asztal
board = Asztal
log = Események
log-empty = Még nem történt semmi.
menu = Menü
status-your-turn = Te jössz. { $what }
status-confirm = Hagyd jóvá a lépést, vagy válassz mást.
status-waiting = Várunk rá: { $name }.
status-thinking = { $name } gondolkodik.
status-watching = Nézőként vagy itt. { $name } következik.
status-watching-late = Nézőként vagy itt, néhány lépéssel lemaradva. { $name } következik.
status-connecting = Úton az asztalhoz…
status-lost = Megszakadt a kapcsolat. Újra próbáljuk; semmi sem vész el.
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
undo-more = Visszavonja a saját utolsó döntésedet. Ha azóta bárki új dolgot tudott meg, megkérdezzük a többieket.
undo-asked = { $name } visszavonna egy lépést. Rendben?
undone = { $who } visszavont egy lépést.
hint = Tipp
hint-thinking = Hadd gondolkodjak…
hint-words = Én ezt tenném: { $what }
hint-take = Ezt választom
confirm = Jóváhagyás
rematch = Játsszunk újra
score-sheet = Pontozólap
rank = { $rank }.
record = Játszma mentése
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
curtain-more = A rejtett kártyák rejtve maradnak, amíg { $name } át nem veszi a képernyőt.
curtain-more-open = Ebben a játékban semmi sincs elrejtve: mindenki nézheti.
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
pause = Szünetet tartunk

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
error-too_fast = Ez túl gyors volt. Vegyél levegőt.
error-too_much_work = Ez több munka, mint amennyit a szerver egyszerre egy emberért végez. Kérlek, próbáld újra egy kicsit később.
error-nothing_to_undo = Nincs mit visszavonni.
error-undo_already_asked = Ezt valaki már kérte.
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
error-free_text_only_private = Saját szavakkal csak zárt asztalnál lehet beszélgetni.

## Cat Box
cb-board =
    { $count ->
        [one] Játéktér egy kártyával
       *[other] Játéktér { $count } kártyával
    }
cb-keys = A számbillentyűk kártyát választanak. A nyilak helyről helyre lépnek, Shifttel mezőnként. Az Enter leteszi a kártyát, az R elforgatja, az Escape visszateszi, az F mindent megmutat.
cb-bare = semmi
cb-cell =
    { $layers ->
        [0] { $column }. oszlop, { $row }. sor: { $what }
        [one] { $column }. oszlop, { $row }. sor: { $what }
       *[other] { $column }. oszlop, { $row }. sor: { $what }, { $layers } rétegben
    }
cb-place =
    { $can ->
        [true] { $column }. oszlop, { $row }. sor: ide jó
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
cm-card = { $colour } { $number }
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
cm-no-series = Még nincs sorozat
cm-lane = { $colour } sorozat: { $cards }. { $target } lapból { $size }, összeg: { $totals }.{ $wants ->
    [none] {""}
   *[other] {" "}Ezekkel végződne 9-re: { $wants }.
}
cm-chip = { $colour }: { $target } lapból { $size }
cm-triple = 3 egyforma: { $number }
cm-max-one = max. 1 pont
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
if-bare = semmi
if-cell = { $column }. oszlop, { $row }. sor: { $what }
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
ca-keys = A számbillentyűkkel veszel fel egy lapot a kezedből. A nyilak egyik kivilágított mezőről a másikra lépnek. Az Enter kiválasztja, az Escape visszateszi a lapot, az F az egész térképet mutatja.
ca-mog-pile =
    { $count ->
        [one] Cicakártyák: 1 lap
       *[other] Cicakártyák: { $count } lap
    }
ca-curiosity-pile = Kíváncsiságkártyák a következő keverésig: { $count }
ca-die = Utolsó dobás: { $die }
ca-curiosity = Kíváncsiságkártya
ca-duel = Macskaverekedés
ca-duel-suit = Szín: { $suit }
ca-duel-lost = { $name } nem tud felelni, és elveszti a verekedést.
ca-suit-cat = macska
ca-with = Ezzel a színnel: { $suit }
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
ca-ask-suit = Milyen lapokkal?
ca-ask-animal = Melyik állat lép?
ca-ask-place = Válassz egy kivilágított mezőt.
ca-offer-fight = Verekedés
ca-offer-six = Hat lap megmutatása
ca-do-nothing = Kijátszom hatás nélkül
ca-do-cornered = Sarokba szorulok
ca-do-move = Ide lépek
ca-do-prey = Ide lép: { $animal }
ca-do-attack = Ide ugrom
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
rulebook-chapters = Fejezetek
rulebook-glossary = Szójegyzék
rulebook-learn = Tanuld meg az asztalnál
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
share-copied = Cím másolva
go-replay = Visszajátszás
go-learn = Tanulás
go-stats = Játszmáim
set-notify = Szólj, ha én jövök, és épp máshol járok
set-notify-denied = A böngésződ nem engedi, hogy ez az oldal értesítést küldjön. Ezt a beállításaiban módosíthatod.
size-giant = Kétszeres
status-paused = A játék szünetel.
seat-clock = Hátralévő idő: { $time }
map = Az asztal áttekintése
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
moment-tile-fish = Egy kártya kikerül egy kézből, és későbbre félre van téve.
moment-tile-mouse = Egy szabadon fekvő kártya máshová kerül.
moment-tile-stack = A kártya akár négy negyedet is eltakarhat.
moment-curiosity = Kíváncsiságkártya
moment-fight = Harc!
moment-fight-text = Felváltva raknak a színből, a számok nem számítanak. Aki nem tud rakni, veszít egy életet, és hazamegy.
moment-fight-over = A harc eldőlt
moment-fight-over-text = Aki nem tudott rakni, veszít egy életet, és hazamegy.
moment-attack = Támadás!
moment-attack-text = Az elkapott macska veszít egy életet, és hazamegy; a másik cserélhet vele egy kártyát.
moment-life = Elveszett egy élet
moment-theft = Lopás!
moment-six = Hat kártya megmutatva
moment-series = Egy sor értékelése
moment-series-text = Érméket hoz, ha az összege 9-re végződik.
moment-special = Különleges kártya
moment-special-GOOD = Egy sor utolsó macskája elajándékozva. Aki megkapja, 2 érmével gazdagabb.
moment-special-BAD = Egy egész sor odavan. Aki megkapja, kártyánként 1 érmével gazdagabb.
moment-special-RAS = Egy kóbor macska egy sor utolsó macskájáért; aki a kóbort kapja, 1 érmével gazdagabb.
moment-special-LADY = Minden kóbor macska elhagyja a sorokat: mindegyikért 1 érme, és 1 a macskás néniért.
moment-closed = Egy doboz bezárult
moment-closed-text = Körös-körül fala van, többé nem nő.
moment-princess = Egy macskát elkergettek
moment-princess-text = A helyére a Hercegnő kerül; a macska visszamegy a gazdájához.

## Cards seen large
status-telling = Nézd, mi történik …
about-not-now = Most nem:
about-tile-after = Körönként egyszer, a kártyád után.
about-tile-with = A kártyáddal együtt.
about-cat-box-full = Az asztalon fekvő kártyák pontosan egy negyedét takarja el.
about-cat-box-roomy = Van rajta üres doboz: az asztalon fekvő kártyák egy vagy két negyedét takarja el.
about-number-card = A színének sorodba kerül, vagy egy pakliba. A 9-re végződő összegű sor érméket hoz.
about-fits-box = Dobozt növel: ahol két nyitott oldal találkozik, a két kártya egy doboz. Hosszú oldal hosszúhoz, rövid rövidhez ér az asztalon.
about-fits-start = Az első dobozok az asztalon: mindenki letesz egyet, úgy, hogy a többihez érjen.
about-fits-toy = Egy doboz két kártyájának hosszú oldalán keresztbe esik, mint egy macska; dobozkártyaként csak ott, ahol erre nincs hely.
about-fits-princess = Bármelyik macska helyét elfoglalja egy dobozban; az visszamegy a gazdájához. Maga a Hercegnő senkinek sem számít.
about-fits-sleep = Húzás helyett: a macskád lefekszik, mint egy dobozkártya. Távol tart másokat, és számít, ha éber macska is van a dobozában.
about-fits-cat = Egy doboz két kártyáján fekszik, az egyiket épp most játszottad ki. Ahol már más macskája van, oda csak akkor, ha ott a tiéd is.
about-mog-cat = Pontosan ennyi mezőt lép vele a macskád.
about-mog-mouse = Pontosan ennyi mezőt lép vele egy egér.
about-mog-bird = Pontosan ennyi mezőt lép vele egy madár.
about-mog-speedy = Dobj háromszor, és minden dobás után lépj; utána jön a szokásos dobás.
about-mog-attack = Ugorj legfeljebb hat mezőre lévő macskára, madárra vagy egérre: a préda a kamrádba kerül, a macska veszít egy életet, és hazamegy.
about-mog-burglar = Menj legfeljebb hat mezőre egy boltba vagy egy másik macska otthonába, és vegyél el egy ételt. Aki a kör végén még ott van, veszít egy életet.
