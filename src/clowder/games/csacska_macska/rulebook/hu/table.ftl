# Csacska Macska az asztalnál, magyarul.
# $who a lépő játékos neve; $victim_name, $to_name, $from_name és $of_name másoké.
# A kártyák rövid jelöléssel jönnek (B5, G3/7, S, KIT); a teljes nevük a piece üzenetekben van.

title = Csacska Macska
subtitle = Cicás kártyajáték

## Miért nem lehet

E_NOTATION = „{ $text }” itt nem érvényes lépés. A körödben elveszel egy lapot egy dobópakliról, húzol kettőt, vagy lopsz egyet vagy kettőt.
game-over = A játék véget ért.
not-your-turn = Most nem te döntesz, hanem { $who }.
no-pass = Passzolni nem lehet: a húzópakliból mindig húzhatsz.
wrong-state = { $phase ->
    [act] Előbb válassz akciót: elveszel egy lapot, húzol vagy lopsz.
    [resolve] Előbb végezz a kezedben lévő lapokkal.
    [score3] Előbb döntsd el, hogy lepontozod a három lapot, vagy tovább gyűjtögetsz.
    [orphan] Előbb tedd a kiscicákat egy dobópaklira.
   *[other] Erre most nincs mód.
}
no-such-pile = Nincs { $pile }. számú dobópakli; a számozás 1-től { $piles }-ig tart.
pile-empty = Ez a dobópakli üres: { $pile }.
numbers-only = Ennél az asztalnál dobópakliról csak számkártyát vehetsz el. Ez nem az: { $card }.
not-executable = Ezt most nem tudnád használni, ezért nem veheted el: { $card }.
two-max = Legfeljebb két lapot lophatsz: { $count } túl sok.
not-an-opponent = Ő nem a játékostársad: { $name }.
same-victim = A két ellopott lapnak két különböző játékostársadtól kell jönnie, de mindkettő gazdája { $of_name }.
no-such-series = { $of_name } előtt nincs { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozat.
stray-protected = { $of_name } { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozatának utolsó lapja kóbor macska: abból nem lehet lopni.
no-own-series = Nincs { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozatod, amelyhez az ellopott lapot kijátszhatnád.
wrong-size = A { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozatod { $size } lapos lenne; lopással pontozható méretet kell elérnie.
not-in-hand = Ez a lap nincs a kezedben: { $card }.
must-play = Dobópakliról vetted el, ezért ki kell játszanod: { $card }.
must-execute = Most használható, ezért végre kell hajtanod: { $card }.
same-pile = Két eldobott számkártyának két különböző dobópaklira kell kerülnie, és ide már dobtál egyet: { $pile }. dobópakli.
no-series = Nincs { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozatod ehhez a laphoz: { $card }.
no-stray = { $card ->
    [LADY] Nincs kóbor macskád a macskás néninek.
   *[other] A { $colour ->
        [blue] kék
        [yellow] sárga
        [red] piros
       *[green] zöld
    } sorozatodban nincs kóbor macska.
}
second-stray = Abban a { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozatban már van kóbor macska, és csak egy lehet.
stray-first = Abban a { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozatban csak egy lap van: a kóbor macska lenne az első.
second-kittens = A { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozatodon már fekszenek kiscicák.

## Mi a baj a beállításokkal

E_PLAYERS = A Csacska Macska { $low }–{ $high } játékosnak való.
E_OPTION = Nincs ilyen beállítás, vagy nincs ilyen értéke.
E_START = A kezdőjátékos véletlenszerű, vagy az egyik hely 1-től { $high }-ig.
E_DECK_COUNT = Egy pakliban 92 számkártya, 12 kóbor macska, 4 kiscicák kártya, valamint 3-3 csibész, jó kutya, macskás néni és rossz kutya van.
E_DECK_COLOUR = A pakli színei: kék, sárga, piros és zöld.
E_DECK_VALUE = A kártyákon egy vagy két különböző páratlan szám van, 1-től 9-ig.

## Mi történt

event-take = { $who } elvesz egy lapot: { $card } ({ $pile }. dobópakli).
event-refill = Felfordul egy lap: { $card } ({ $pile }. dobópakli).
event-pair = Két egyforma extra kártya kerül a dobópaklikról a dobozba: { $card }.
event-draw = { $who } húz: { $cards }.
event-twins = Két egyforma extra kártya kerül a dobozba: { $card }. { $who } köre véget ért.
event-play = { $who } kijátszik egy lapot: { $card } ({ $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozat).
event-place_kittens = { $who } kiscicákat fektet a { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozatára.
event-put_kittens = { $who } átteszi a kiscicákat ({ $pile }. dobópakli).
event-orphan = { $who } kiscicái sorozat nélkül maradtak, dobópaklira kell kerülniük.
event-discard = { $who } eldob egy lapot: { $card } ({ $pile }. dobópakli).
event-stray_leaves = A kóbor macska elhagyja { $who } { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozatát.
event-swap = { $who } küldi a csibészt: { $to_name } kapja a { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozat kóbor macskáját és egy cicatallért, a cserelap: { $card }.
event-good_dog = { $who } jó kutyája átszalad egy lappal: { $card }. { $to_name } két cicatallért kap.
event-bad_dog = { $who } rossz kutyája egy sorozatot kerget át: { $cards }. { $to_name } kap { $points } cicatallért.
event-cat_lady = A macskás néni befogadja { $who } { $strays ->
    [one] kóbor macskáját
    [2] mindkét kóbor macskáját
   *[other] összes kóbor macskáját
}: { $points } cicatallér.
event-steal = { $who } ellopja { $victim_name } lapját: { $card }.
event-score = { $who } lepontozza a { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozatát ({ $cards }): { $points ->
    [0] semmit sem ér
   *[other] { $points } cicatallér
}.
event-keep = { $who } tovább gyűjtögeti a { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
   *[green] zöld
} sorozatát.
event-reshuffle = A doboz és a dobópaklik lapjaiból új húzópakli készül, { $cards } lappal.
event-game_over = Vége a játéknak.

## A pontlap

score-three = Három lap, összegük 9-re végződik: { $cards }
score-triple = Három teljesen egyforma lap: { $cards }
score-five = Öt lap, összegük 9-re végződik: { $cards }
score-five-stray = Öt lap kóbor macskával: { $cards }
score-seven = Hét lap kiscicákkal: { $cards }
score-seven-stray = Hét lap kiscicákkal és kóbor macskával: { $cards }
score-nothing = Pont nélkül lepontozva: { $cards }
score-final-three = Kész hármas a játék végén: { $cards }
score-rascal = Vigaszdíj { $from_name } csibészéért
score-good-dog = { $from_name } jó kutyája, és vele: { $cards }
score-bad-dog = { $from_name } rossz kutyája kergette át: { $cards }
score-cat-lady = A macskás néni és kóbor macskái
score-earlier = Korábbi cicatallérok

reason-deck-out = Elfogyott a húzópakli.
reason-deck-out-twice = A húzópakli másodszor is elfogyott.
shared-points = Egyaránt { $points } cicatallér: közös a győzelem.

## Beállítások

option-players = Játékosok
option-start_player = Ki kezd
    .random = a véletlen dönti el
    .seat = { $seat }. hely
option-pile_draw = Mit lehet elvenni a dobópaklikról
    .any = bármely használható lapot
    .numbers_only = csak számkártyát
option-end_scoring = Mi számít a játék végén
    .coins_only = csak a cicatallérok
    .complete_threes = az asztalon lévő kész hármasok is
option-deck = Pakli
    .csacska-macska-house = a saját paklink

## Kérdések

phase-act = Vegyél el egy lapot egy dobópakliról, húzz kettőt, vagy lopj.
phase-resolve = Játszd ki, hajtsd végre vagy dobd el a kezedben lévő lapokat.
phase-score3 = Lepontozod a három lapot, vagy tovább gyűjtögetsz?
phase-orphan = Tedd a kiscicákat egy dobópaklira.
phase-over = Vége a játéknak.

## Kártyák

colour-blue = kék
colour-yellow = sárga
colour-red = piros
colour-green = zöld
piece-B1 = kék 1-es
piece-B3 = kék 3-as
piece-B5 = kék 5-ös
piece-B7 = kék 7-es
piece-B9 = kék 9-es
piece-B1-3 = kék 1-es vagy 3-as
piece-B1-5 = kék 1-es vagy 5-ös
piece-B1-7 = kék 1-es vagy 7-es
piece-B1-9 = kék 1-es vagy 9-es
piece-B3-5 = kék 3-as vagy 5-ös
piece-B3-7 = kék 3-as vagy 7-es
piece-B3-9 = kék 3-as vagy 9-es
piece-B5-7 = kék 5-ös vagy 7-es
piece-B5-9 = kék 5-ös vagy 9-es
piece-B7-9 = kék 7-es vagy 9-es
piece-Y1 = sárga 1-es
piece-Y3 = sárga 3-as
piece-Y5 = sárga 5-ös
piece-Y7 = sárga 7-es
piece-Y9 = sárga 9-es
piece-Y1-3 = sárga 1-es vagy 3-as
piece-Y1-5 = sárga 1-es vagy 5-ös
piece-Y1-7 = sárga 1-es vagy 7-es
piece-Y1-9 = sárga 1-es vagy 9-es
piece-Y3-5 = sárga 3-as vagy 5-ös
piece-Y3-7 = sárga 3-as vagy 7-es
piece-Y3-9 = sárga 3-as vagy 9-es
piece-Y5-7 = sárga 5-ös vagy 7-es
piece-Y5-9 = sárga 5-ös vagy 9-es
piece-Y7-9 = sárga 7-es vagy 9-es
piece-R1 = piros 1-es
piece-R3 = piros 3-as
piece-R5 = piros 5-ös
piece-R7 = piros 7-es
piece-R9 = piros 9-es
piece-R1-3 = piros 1-es vagy 3-as
piece-R1-5 = piros 1-es vagy 5-ös
piece-R1-7 = piros 1-es vagy 7-es
piece-R1-9 = piros 1-es vagy 9-es
piece-R3-5 = piros 3-as vagy 5-ös
piece-R3-7 = piros 3-as vagy 7-es
piece-R3-9 = piros 3-as vagy 9-es
piece-R5-7 = piros 5-ös vagy 7-es
piece-R5-9 = piros 5-ös vagy 9-es
piece-R7-9 = piros 7-es vagy 9-es
piece-G1 = zöld 1-es
piece-G3 = zöld 3-as
piece-G5 = zöld 5-ös
piece-G7 = zöld 7-es
piece-G9 = zöld 9-es
piece-G1-3 = zöld 1-es vagy 3-as
piece-G1-5 = zöld 1-es vagy 5-ös
piece-G1-7 = zöld 1-es vagy 7-es
piece-G1-9 = zöld 1-es vagy 9-es
piece-G3-5 = zöld 3-as vagy 5-ös
piece-G3-7 = zöld 3-as vagy 7-es
piece-G3-9 = zöld 3-as vagy 9-es
piece-G5-7 = zöld 5-ös vagy 7-es
piece-G5-9 = zöld 5-ös vagy 9-es
piece-G7-9 = zöld 7-es vagy 9-es
piece-S = kóbor macska
piece-KIT = kiscicák
piece-RAS = csibész
piece-GOOD = jó kutya
piece-BAD = rossz kutya
piece-LADY = macskás néni
piece-coin = cicatallér
