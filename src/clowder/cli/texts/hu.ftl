# Amit a parancssor mond. A parancsok, beállítások és játékok nevei úgy maradnak, ahogy be kell írni őket.

app-help = Asztal négy macskás társasjátékhoz: játék, visszajátszás, elemzés. Parancs nélkül megnyitja az asztalt.
version-help = Kiírja a verziót, és hogy a motor lefordítva fut-e.

game-help = A játék, ahogy a „clowder games” felsorolja.
option-help = A játék egy beállítása, például rules=special. Több is megadható; az érték lehet JSON, vagy @FÁJL egy kellékfájlhoz.
seats-help = A helyek száma; négy, ahol a játék engedi.
seed-help = Egész szám, amely minden véletlent eldönt; ha nincs, kisorsoljuk.
json-help = JSON kiírása programoknak.
record-help = A „clowder play --save” által mentett játszma, vagy a --line kapcsolóval JSON-sorokból álló fájl.

game-not-here = ez a játék ismert, de itt nincs telepítve: { $game }
option-form = egy beállítás így írandó: név=érték, nem így: { $given }
part-not-json = nem olvasható JSON ({ $file }): { $reason }
option-twice = ez a beállítás kétszer szerepel: { $name }
option-file = { $file } egy fájl; a beolvasásához ezt írd: { $name }=@{ $file }
seed-form = a kezdőérték egész szám, nem ez: { $given }
record-not-json = nem olvasható játszma ({ $file }): { $reason }
record-stops = a játszma csak eddig a lépésig játszható vissza: { $ply }; { $reason }
record-holds = A játszma rendben van: { $plies } lépés, { $finished ->
    [yes] a játék végéig
   *[other] a játék nem ért véget
}.
nobody = senki
place = { $rank }. { $name }: { $points } pont

games-help = Felsorolja a játékokat, a helyeiket és a beállításaikat.
games-line = { $id }: { $title }, { $low }–{ $high } játékos
games-option = {"  "}--option { $name }=...  { $values } (alapérték: { $default })

verify-help = Ellenőrzi, hogy egy mentett játszma a végéig visszajátszható-e; online asztal játszmájánál azt is, hogy a véletlen tisztességes volt-e.
replay-help = Lépésről lépésre megmutat egy mentett játszmát.
ply-help = Ennyi lépés után álljon meg.
line-help = A JSON-sorokból álló fájl hányadik játszmája; az 1 az első.
line-range = nincs { $line }. sor; a fájl sorainak száma: { $lines }
line-needed = a fájlban soronként egy játszma van ({ $file }, összesen { $lines }); a --line választ közülük
seat-help = Azt mutatja, amit ez a hely látott (az 1 az első); ha nincs megadva, amit a nézők.
ply-range = nincs { $ply }. lépés; a játszma { $plies } lépésből áll
seat-range = nincs { $seat }. hely; 1 és { $seats } között válassz

analyse-help = Megmondja, mi döntött el egy befejezett játszmát: a szerencse, a döntések, és hogy mely lépések lettek volna jobbak.
analyse-seat-help = Csak ennek a helynek a lépéseit ítéli meg (az 1 az első); ha nincs megadva, az összesét.
analyse-seconds-help = Mennyi ideig gondolkodjon; ha nincs megadva, helyenként 5 másodperc.
analyse-simulations-help = Az óra helyett döntésenként ennyi szimulációval gondolkodik: egyenlő számok, egyenlő eredmény.
analyse-keep-help = Ebben a fájlban őrzi meg, amit talált, és legközelebb innen folytatja.
analyse-seconds-range = { $given } másodperc nem gondolkodási idő; 0-nál több kell, legfeljebb { $most }
analyse-simulations-range = { $given } szimuláció nem lehetséges; 1 és { $most } között válassz
analyse-unfinished = a játszma ({ $file }) nincs befejezve; csak befejezett játszma elemezhető
analyse-keep-other = a fájlban ({ $file }) nem ennek a játszmának, ezeknek a helyeknek és ennek a változatnak az elemzése van
analyse-progress = elemzés
analyse-title = Nyerési esélyek százalékban, és ami változtatott rajtuk ({ $rounds ->
    [one] egy kör
   *[other] { $rounds } kör
} minta)
analyse-name = játékos
analyse-start = kezdet
analyse-own = saját lépések
analyse-others = többiek
analyse-further = távolabbra
analyse-luck = szerencse
analyse-result = vég
analyse-accuracy = pontosság
analyse-moments = Ami eldöntötte a játszmát:
analyse-faults = További lépések, amelyeknél volt jobb:
analyse-hidden = Amit senki sem tudhatott:

rules-help = Kiírja egy játék szabályait, mindet vagy egy pontot.
clause-help = Egy szabálypont azonosítója, annak eleje, például CB-PLACE, vagy keresett szavak.
clause-unknown = ennek a játéknak a szabályaiban ({ $game }) nincs ilyen: { $clause }
lang-help = A nyelv: en, de, hu, it vagy uk; ha nincs megadva, a terminálé.
lang-unknown = nincs ilyen nyelv: { $language }; lehetséges: { $languages }
edition-help = Az --option edition=... rövidítése, ahol a játéknak több kiadása van.
rules-missing = ehhez a játékhoz itt nincsenek szabályszövegek: { $game }

usage-no-option = nincs { $option } kapcsoló; a --help felsorolja, melyek vannak
usage-missing = hiányzik: { $name }; a --help megmutatja, mi kell
usage-no-value = a { $option } kapcsolóhoz érték kell
usage-bad-value = { $kind ->
    [number] itt számnak kell állnia: { $name }
    [most] itt legfeljebb { $bound } állhat: { $name }
    [least] itt legalább { $bound } álljon: { $name }
   *[other] ez az érték itt nem használható: { $name }
}
usage-no-command = nincs { $command } parancs; a clowder --help felsorolja őket
usage-extra = túl sok szó: { $words }
usage-no-subcommand = mondd meg, mit tegyek: a --help felsorolja a parancsokat

help-usage = Használat:
help-arguments = Megadandó:
help-options = Kapcsolók:
help-commands = Parancsok:
help-help = Kiírja ezt a súgót.
help-default = {"["}alapérték:
help-required = {"["}kötelező]
game-unknown = nincs ilyen játék: { $game }; ezek vannak: { $games }
options-refused = ezek a beállítások nem jók: { $faults }
option-wrong = a játéknak nincs ilyen beállítása vagy értéke: { $name }
parts-refused = ez a kellékfájl nem jó: { $faults }
record-refused = ez a játszma nem olvasható: { $reason }
file-reason = { $file }: { $reason }
reason-no-file = nincs ilyen fájl
reason-no-parent = nincs ilyen mappa: { $folder }
reason-denied = ehhez nincs jogosultság
reason-is-folder = ez egy mappa
reason-no-folder = fájl van ott, ahol mappának kellene lennie
reason-exists = már van ilyen nevű
reason-read-only = ide nem lehet írni
reason-disk-full = megtelt a lemez
reason-long-name = túl hosszú a név
reason-address-taken = ez a cím már foglalt
reason-address-foreign = ennek a gépnek nincs ilyen címe
reason-refused = ott senki sem válaszol
reason-no-host = nincs ilyen nevű gép
reason-other = a rendszer ezt üzeni: „{ $said }”
unread-at = { $line }. sor, { $column }. oszlop
unread-end = a végén hiányzik valami
unread-bytes = a(z) { $place }. bájt nem UTF-8
unread-deep = túl mélyen egymásba ágyazott
unread-number = több ezer jegyű szám van benne

play-help = Játék a terminálban gépi játékosok ellen vagy barátokkal.
you-help = A helyed; az 1 az első.
hot-seat-help = Minden helyen ember ül, és közös a képernyő.
watch-help = Csak nézed: minden helyen gépi játékos ül.
level-help = Milyen jól játszanak a gépi játékosok: random, kitten, house-cat, alley-cat, panther vagy tiger.
level-unknown = nincs ilyen szint: { $level }; lehetséges: { $levels }
yes-help = A lépéseket nem kell megerősíteni.
save-help = A végén ebbe a fájlba írja a játszmát.
play-which = Melyik játék ({ $games })? Enter ehhez: { $first }:
play-no-game = nevezz meg egy játékot: { $games }
play-welcome = { $title }. Írj be egy lépést, vagy azt, hogy „help”.
play-edition = { $option }: { $value }. Másikat az --option kapcsolóval választhatsz.
play-move = { $name }: { $move }
play-hand-over = Add át a képernyőt ({ $name }), aztán nyomj Entert.
play-prompt = { $name }>
play-confirm = A választásod: { $move }. Enter megerősíti, „undo” visszavonja:
play-undone = Visszavonva: { $move }.
play-nothing-to-undo = Nincs meg nem erősített választás, amit vissza lehetne vonni.
play-moves = { $count ->
    [0] Egyetlen szabályos lépés sem kezdődik így.
   *[other] { $count } szabályos lépés:
}
play-hint = Jónak tűnik: { $move }. { $reason }
play-legal = Most szabályos: { $move }.
play-saved = Elmentve ide: { $file }.
play-left = { $plies } lépés után otthagytad a játékot.
play-help-text =
    Írj be egy lépést úgy, ahogy a listában áll, vagy ezek egyikét:
    moves          minden szabályos lépés; „moves play 1”: az így kezdődők
    #3             a lista harmadik szabályos lépése
    why LÉPÉS      miért nem szabályos egy lépés, a szabállyal együtt
    show           újra az asztal
    random         válasszon a véletlen
    hint           egy jó lépés, és hogy miért
    undo           választás visszavonása a megerősítés előtt
    save FÁJL      a játszma kiírása
    quit           kilépés

simulate-help = Sok játszmát játszik egyforma játékosok között, és beszámol a helyekről, hosszakról, pontokról, választásokról és kellékekről.
games-count-help = A játszmák száma.
games-count-range = legalább egy játszma kell, nem { $given }
simulate-progress = Folyik a játék
arena-stopped = Megállt. Ugyanez a parancs innen folytatja: { $file }.
simulate-title = { $game }, { $seats } hely, mindenhol { $player }, kezdőérték { $seed }
simulate-length = { $games } játszma, átlagosan { $mean } döntés ({ $low }–{ $high })
simulate-seat = { $name }: átlagosan { $mean } pont ({ $low }–{ $high }), a győzelmek { $wins }%-a ({ $wins_low }–{ $wins_high })
simulate-choices = Lehetőségek döntésenként: átlagosan { $mean }, a felénél legfeljebb { $median }, tízből kilencnél { $ninety }, legfeljebb { $high }
simulate-course = A győztes előnye { $margin } pont; az élen álló játékos játszmánként { $leads } alkalommal változik
simulate-watched = A vezetést, a lépéseket, az eseményeket és a pontozás sorait { $watched } játszmában számolta meg: az első ezerben, utána minden harminckettedikben.
simulate-moves = Lépések játszmánként: { $counted }
simulate-events = Események játszmánként: { $counted }
simulate-clauses = Pontot érő sorok játszmánként: { $counted }
simulate-report = A beszámoló itt van: { $file }
simulate-records = A mentett játszmák itt vannak: { $file }
simulate-records-help = Minden játszmát elment: egy fájlba (.jsonl, soronként egy JSON) vagy egy mappába, már játék közben, sok fájlban.
simulate-format-help = A mappába mentett játszmák formája: jsonl vagy parquet (a lab kiegészítő kell hozzá).
simulate-keep-help = Ebben a fájlban őrzi, amit megszámolt; a félbehagyott futás onnan folytatódik, több játszmával is.
simulate-keep-folder = A megőrzött futás játszmái mappába kerülnek: a --records után kiterjesztés nélküli nevet adj meg.
simulate-bot-help = Ki játszik minden helyen: egy szint, egy gépi játékos, vagy fájl:Osztály a --code mellett.
jobs-help = A folyamatok száma; 0: minden mag egy híján. Az eredmény nem függ tőle.
engine-help = local, vagy ray egy Ray-fürthöz.
code-help = Python-fájl saját gépi játékossal, fájl:Osztály néven.
report-help = HTML-beszámolót ír ebbe a fájlba.
open-help = Megnyitja a HTML-beszámolót a böngészőben.

arena-help = Botokat játszat egymással tükrözött osztásokon, és 95%-os intervallummal közli a győzelmeket.
arena-seats-help = A helyek száma; ha nincs megadva, annyi, ahány gépi játékos.
arena-seed-help = Egész szám, amely minden véletlent eldönt.
arena-bots-help = Játékosok vesszővel elválasztva: szintek, gépi játékosok beállításokkal (greedy/samples=8) vagy fájl:Osztály. Az utolsó tölti ki a maradék helyeket.
keep-help = JSON-sorokként ebben a fájlban őrzi a játszmákat; a félbehagyott futás onnan folytatódik.
clock-help = A szintek tartják az időkorlátjukat; az ilyen játszmák nem ismételhetők pontosan.
csv-help = CSV-ként írja ki a táblázatot.
arena-no-bots = nevezz meg legalább egy gépi játékost
arena-too-many = { $bots } gépi játékos nem fér el { $seats } helyen
arena-title = { $game }: { $games } játszma, { $seats } hely, kezdőérték { $seed }
arena-player = játékos
arena-wins = győzelem helyenként
arena-interval = 95%
arena-share = a részének hányszorosa
arena-rank = átlagos helyezés
arena-score = átlagos pont
arena-rating = értékszám

bench-help = CPU-időben méri a motort, lefordítva és értelmezve.
seconds-help = CPU-másodperc mérésenként és ismétlésenként.
repeat-help = Ismétlések; a mediánt mutatjuk a legkisebb és legnagyobb értékkel.
write-help = A táblázatot a docs/performance.md fájlba írja.
bench-range = a --seconds legyen 0 fölött, a --repeat legalább 1
bench-no-page = { $file } nincs itt; a projekt mappájában futtasd
bench-progress = Folyik a mérés
bench-setting = játék, helyek, beállítások
bench-figure = mérés
bench-compiled = lefordítva
bench-plain = értelmezve
bench-ratio = hányszor gyorsabb
bench-name = { $game }, { $seats }, { $options }
bench-playouts = véletlen játszmák
bench-decisions = döntések számlálással és választással
bench-listed = döntések a teljes listával
bench-clones = másolat
bench-samples = rejtett lapok újrahúzása
bench-lists = a szabályos lépések listája

cat-box-columns = oszlop
cat-box-row = { $row }. sor
cat-box-scratcher = Kaparó ({ $name }) itt: { $cell }. Semmi sem takarható le mellette.
cat-box-empty-slot = { $place } üres
cat-box-own-card = { $place } titkos oldala { $secret }, a többiek ezt látják: { $visible }
cat-box-card = { $place } ezt mutatja: { $visible }
cat-box-reserved = félretéve
cat-box-tiles = lapkák: { $tiles }
cat-box-deck = Húzópakli: { $count } kártya, legfelül { $top }
cat-box-identity = A szereped: { $identity }.
cat-box-counts = Kiscicák + legnagyobb csoport, üres dobozok, hármas csoportok: { $counts }
cat-box-threes = hármas csoportok

serve-help = HTTP-n és WebSocketen át kínálja az asztalt. Beállítás nem kell hozzá.
serve-host-help = A figyelt cím; 0.0.0.0: mind.
serve-port-help = A figyelt port.
serve-database-help = postgresql://… vagy sqlite:///fájl; ha nincs megadva, egy fájl az adatmappában.
serve-data-help = Az adatmappa.
serve-workers-help = A kiszolgálófolyamatok száma; egynél többhöz PostgreSQL kell.
serve-public-url-help = Hogyan érhető el, az útvonal-előtaggal együtt.
serve-bot-processes-help = Hány folyamatban gondolkodjanak a gépi játékosok.
serve-bot-queue-help = A „clowder bots” munkások gondolkodjanak; PostgreSQL kell hozzá.
serve-trust-proxy-help = Elhiszi az előtte álló proxy X-Forwarded-For fejlécét.
serve-hosts-help = További nevek, amelyeken a kiszolgáló elérhető, vesszővel elválasztva; * bármelyikhez.
serve-open-metrics-help = A /metrics másoknak is látszik, nemcsak ennek a gépnek.
serve-log-level-help = DEBUG, INFO, WARNING vagy ERROR; ha elmarad: INFO, terminálban WARNING.
serve-forget-days-help = Ennyi nap távollét után elfelejti az embereket, a nevükkel és a linkjeikkel együtt; mások játszmái megmaradnak.
serve-admin-token-help = Megnyitja az üzemeltető oldalát (/admin) a játékosok bejelentéseivel annak, aki ismeri ezt a legalább 16 betűs szót; inkább a CLOWDER_ADMIN_TOKEN változóban add meg.
serve-smtp-url-help = Ezen a szerveren át küld értesítést e-mailben, smtp://felhasználó:jelszó@gép:587 vagy smtps://gép alakban; --mail-from és --public-url is kell hozzá. Jobb CLOWDER_SMTP_URL-ként megadni, ahol mások nem látják.
serve-mail-from-help = A levelek feladója, például Clowder <macskak@example.org>.
serve-open-help = Megnyitja az asztalt a böngészőben, amint kész.
serve-ready = A Clowder itt van: { $address } (leállítás: Ctrl+C)
serve-only-here = Csak ez a gép éri el. A hálózat többi gépéhez: clowder serve --host 0.0.0.0
serve-others = A hálózat többi gépéről itt érhető el: { $address }
serve-kept = A játszmák helye: { $folder }

bots-help = Egy --bot-queue kapcsolóval indított kiszolgáló gépi játékosai helyett gondolkodik.
bots-database-help = A kiszolgáló postgresql://… címe.
bots-processes-help = Hány folyamatban gondolkodjon; ha nincs megadva, magonként egyben.
bots-games-help = További játékok id=modul:Osztály alakban, vesszővel elválasztva.
bots-need-postgres = a gépi játékosok munkafolyamataihoz kell: --database postgresql://…
bots-need-packages = a gépi játékosok munkafolyamataihoz kell: pip install 'psycopg[binary]' procrastinate ({ $module })
bots-ready = { $processes } folyamat gondolkodik (leállítás: Ctrl+C)

records-help = Befejezett játszmákat visz át egyik tárból a másikba.
records-export-help = Minden befejezett játszmát fájlba ír.
records-import-help = Ellenőrzi egy fájl játszmáit, és felveszi azokat, amelyek még nincsenek meg.
records-file-help = JSON-soros fájl, soronként egy játszma.
records-written = { $count } játszma kiírva ide: { $file }
records-added = { $new } játszma felvéve, { $known } már megvolt

verify-fair-help = Elutasítja azt a játszmát, amely nem bizonyítja, hogy a véletlen tisztességes volt.
record-fair = A véletlen tisztessége bizonyított. Az osztás előtt ennek az ujjlenyomatnak kellett látszania: { $commitment }.
record-begun = Egy állásból indul: aki felállította, tudta, mi van benne.
record-deal = Az osztás az, amelyiket megnevezi. Előre ismert lehetett: a véletlenről itt semmi sincs megígérve.
record-not-fair = a játszma nem valódi: { $reason }
verify-file-help = A „clowder play --save” által mentett játszma, vagy JSON-soros fájl, soronként egy játszma.
verify-line-holds = { $line }. sor: rendben, { $plies } lépés
verify-line-fails = { $line }. sor: hibás: { $reason }
verify-lines-fail = { $count } játszmából { $failed } hibás

rules-why = Miért: { $text }
rules-example = Példa: { $text }

## The tables of the other games

own-cards = A lapjaid: { $cards }
csacska-deck = { $count ->
    [one] Egy lap maradt a húzópakliban.
   *[other] { $count } lap maradt a húzópakliban.
}
csacska-pass = { $number }. húzópakli, összesen { $of }.
csacska-piles = Dobópaklik, a felső lap az utolsó: { $piles }. A játék dobozában: { $box }.
csacska-legend = A jelek: { $signs }.
csacska-seat = { $name }: { $coins ->
    [one] egy cicatallér
   *[other] { $coins } cicatallér
}; sorozatok: { $series }
attack-round = { $round }. forduló
attack-seat = { $name } ({ $home }): a macskája itt van: { $cat }; élete: { $lives }; kamrája: { $larder }
attack-shops = Boltok: { $shops }
attack-closed = zárva
attack-prey = Egerek: { $mice }. Madarak: { $birds }.
attack-car = Az autó helye: { $car }.
fits-legend = A vonalak falak; a lapjaidon a # fal, a . nyitott oldal, fentről az óramutató járása szerint. <A>: az A játékos éber macskája két mezőn; a: az A játékos alvó cicája; *: különleges játék; { $signs }.
fits-box = Az itteni doboz ({ $box }) most ennyit érne: { $paid }
fits-seat = { $name }: { $points } pont, { $cats } cica a készletben, { $cards } lap a kézben
fits-pile = Lapok a húzópakliban: { $count }

fault-port-taken = Ez a port foglalt: { $port }; a --port kapcsolóval válassz másikat.
fault-cannot-listen = A kiszolgáló nem tud itt várakozni: { $address } ({ $reason }).
fault-folder = Az adatmappába nem lehet írni: { $folder } ({ $reason }). A --data kapcsolóval válassz másikat.
fault-disk-full = Megtelt a lemez ({ $detail }). Szabadíts fel helyet, vagy válassz más helyet a --data kapcsolóval.
fault-read-only = Az adatbázisba nem lehet írni: { $detail }.
fault-cannot-open = Az adatbázisfájl nem nyitható meg: { $detail }.
fault-no-database = Nincs ilyen adatbázis: { $file }. Add meg a mappáját a --data vagy a címét a --database kapcsolóval.
fault-damaged = Ez nem olvasható adatbázis: { $detail }.
fault-store-failed = Az adatbázis nem érhető el, vagy hibát jelzett: { $detail }.
fault-database-newer = Az adatbázist egy újabb Clowder írta (séma: { $schema }). Telepítsd azt a változatot.
fault-bad-database-url = Az adatbázis címe nem olvasható; használj sqlite:///fájl vagy postgresql://… alakot.
fault-database-kind = { $kind } nem támogatott; SQLite vagy PostgreSQL használható.
fault-workers-need-postgres = Egynél több folyamathoz --database postgresql://… kell; az SQLite egyetlen folyamatot szolgál ki.
fault-bot-queue-needs-postgres = A --bot-queue kapcsolóhoz --database postgresql://… kell; SQLite mellett a kiszolgáló saját folyamatai gondolkodnak.
fault-served-already = Egy másik Clowder már kiszolgálja ezt: { $file }. Állítsd le, vagy válassz másik mappát a --data kapcsolóval.
fault-bad-log-level = Nincs ilyen naplószint: { $level }; lehetséges: { $levels }.
fault-short-admin-token = Az üzemeltető oldalát nyitó szónak (--admin-token) legalább { $letters } betűsnek kell lennie.
fault-bad-hosts = A --hosts kapcsolónál ez nem név: { $name }; csak ennyit írj: cats.example.org, https:// és port nélkül.
fault-bad-public-url = Ez nem nyilvános cím: { $url }; így írd: https://example.org vagy https://example.org/cats.
fault-bad-mail-server = Az e-mailhez három dolog kell: --smtp-url smtp://felhasználó:jelszó@gép:port vagy smtps://… alakban, --mail-from egy címmel, és --public-url.
fault-postgres-missing = A PostgreSQL további csomagokat igényel: pip install 'psycopg[binary]' procrastinate (hiányzik: { $module }).
fault-bad-line = { $file }, { $line }. sor: ez nem JSON.
fault-not-genuine = { $file }, { $line }. sor: ez a mentett játszma nem fogadható el: { $fault }.
records-before = Az előtte állók már itt vannak.

site-help = Az egész asztalt egyszerű fájlok mappájaként írja ki: nem kell hozzá szerver, és bármilyen címen működik.
site-folder-help = Hová: egy új vagy üres mappába, vagy egy korábban így kiírtba.
site-no-client = ebben a telepítésben nincs kiírható böngészős felület; telepítsd újra, ha a Node.js is elérhető
site-not-empty = a(z) { $folder } mappában más fájlok vannak; adj meg egy új vagy üres mappát
site-done = Az asztal itt van: { $folder } ({ $megabytes } MB). Tedd fel bármilyen fájlkiszolgálóra, vagy próbáld ki: python -m http.server -d { $folder }
parts-help = Saját kártyák és táblák a mieink helyett.
parts-list-help = Felsorolja, mi cserélhető: a játékot és a rész nevét.
parts-house-help = Kiírja a beépített fájlt, kiindulásnak a sajáthoz.
parts-check-help = Megmondja, mi a hiba egy kártyafájlban vagy táblában, mindent egyszerre.
parts-try-help = Játszmák egy fájl kártyáival vagy táblájával, mellettük ugyanannyi a mieinkkel; megmondja, miben különböznek.
parts-try-progress = Játszmák
parts-try-more = { $count ->
    [one] Még egy alkatrész van a --json kimenetben.
   *[other] Még { $count } alkatrész van a --json kimenetben.
}
parts-file-help = Egy rész TOML- vagy JSON-fájlban, abban az alakban, ahogy a "clowder parts house" kiírja.
parts-game-help = Melyik játékhoz tartozik; ha nincs megadva: amelyikhez a leginkább hasonlít.
parts-part-help = Melyik rész, a "clowder parts list" szerinti néven.
parts-sound = { $file } rendben van: { $game }, { $part }
parts-faulty = { $count ->
    [one] { $file }: egy hiba
   *[other] { $file }: { $count } hiba
}
parts-which = add meg az egyiket: { $parts }
parts-which-not = add meg az egyiket: { $parts } ({ $given } nincs köztük)
parts-unlike = { $file } egyik játék részére sem hasonlít; a --game és a --part mondja meg, melyik: { $parts }

record-bad-object = a mentett játszma egy JSON-objektum
record-bad-format = a formátuma { $format }; itt a { $known } formátum olvasható
record-bad-field = a(z) { $field } mező hiányzik, vagy nem megfelelő fajtájú
record-bad-line = a(z) { $file } { $line }. sora nem JSON: talán le van vágva?
record-bad-unknown = ismeretlen mező van benne: { $field }
record-bad-letter = fél betű van benne (pár nélküli helyettesítő karakter)
record-bad-seed = a seed mező nem 32 kisbetűs hexadecimális jegy
record-bad-position = az állás, amelyből indul, nem lehetséges: { $keys }
record-bad-game = ez egy { $game } játszma, nem { $known }
record-bad-version = a(z) { $game } { $version }. szabályváltozatával játszották; itt a { $known }. van telepítve, és másképp játszhatná vissza
record-bad-parts = a kellékei (kártyák, tábla) mások, mint az itt telepítettek
record-move-refused = { $move }: { $reason }
record-move-unreadable = { $move }: ez nem olvasható lépés
flaw-seal = a pecsét nem illik hozzá: valamit megváltoztattak benne
flaw-table = az asztal azonosítója nem a mieink közül való
flaw-players = nincs minden helyhez egy játékos fajtával, névvel és szinttel
flaw-times = nincs benne, mikor kezdődött és mikor ért véget a játszma
flaw-moves = a „moves” alatt nem minden lépéshez tartozik egy sor
flaw-entry = a(z) { $ply }. lépésnél nincs ott, mikor és ki tette meg
flaw-unwieldy = 64 bitnél hosszabb szám vagy túl mélyen egymásba ágyazott lista van benne
flaw-extra = amit erről mond, nem olvasható: { $name }
flaw-given = nem világos, mely lépések történtek az asztal kezdete előtt
flaw-move = { $ply }. lépés: { $reason }
flaw-seat = a(z) { $ply }. lépést nem az a hely tette meg, amelyik mellette áll
flaw-unfinished = a lépések nem érnek el a játszma végéig
flaw-outcome = az eredmény más, mint amihez a lépések vezetnek
flaw-commitment = a titok nem illik az osztás előtt mutatott ujjlenyomathoz
flaw-source = nincs benne, honnan származik az osztás
flaw-day = a kezdőérték nem a napé és a változaté
flaw-secret = a titok hiányzik, vagy nem 64 hexadecimális jegy
flaw-contributions = hiányzik az asztal azonosítója vagy a helyek hozzájárulása
flaw-contribution = az egyik hozzájárulás nem rövid hexadecimális szöveg
flaw-seed = a kezdőérték nem a titokból, az asztalból és a hozzájárulásokból következik
flaw-known-deal = az osztása előre ismert lehetett
flaw-known-beginning = olyan állásból indul, amelyet valaki ismerhetett
