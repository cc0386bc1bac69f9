# Cat Box az asztalnál, magyarul.

title = Cat Box
subtitle = Kiscicák, dobozok és egy csivava

## Miért nem lehet

E_NOTATION = „{ $text }” nem lépés. A körödben egy kártyát játszol ki: a saját kezedből vagy valaki máséból.
E_GAME_OVER = A játék véget ért: minden kártyát kijátszottatok.
E_NOT_YOUR_TURN = Most más van soron: { $who }.
E_NO_TILES = { $tile ->
    [paw] A mancs különleges lapka
    [scratcher] A kaparó különleges lapka
    [fish] A szárított hal különleges lapka
    [mouse] A játékegér különleges lapka
   *[stack] A halom különleges lapka
}; ennél az asztalnál az alapjáték folyik.
E_PHASE = { $move ->
    [play] Már kijátszottad a kártyádat. Használj egy lapkát, vagy fejezd be a körödet.
    [pass] Már kijátszottad a kártyádat. Passz helyett fejezd be a körödet.
    [end] Előbb játssz ki egy kártyát, aztán érhet véget a köröd.
    [scratcher] A kaparó a kártyád után jön, a játék utolsó kártyája után viszont már nem.
   *[other] Ez a lapka a kártyád kijátszása után használható.
}
E_ROTATION = { $rotation ->
    [none] Ennél az asztalnál a kártyák nem forognak: úgy fekszenek, ahogy tartják őket.
   *[half] Ennél az asztalnál egy kártya fejre állítható, de { $turn } fokkal nem fordítható.
}
E_TILE_GONE = { $tile ->
    [paw] A mancsodat
    [scratcher] A kaparódat
    [fish] A szárított haladat
    [mouse] A játékegeredet
   *[stack] A halmodat
} már felhasználtad.
E_ONE_TILE = Körönként egy lapka: a manccsal kijátszott kártyához nem jár halom.
E_MUST_PLAY = Nem passzolhatsz: van kártya, amelyet kijátszhatsz.
E_RESERVED = Ezen a kártyán szárított hal van, ő tette félre: { $who }.
E_NO_CARD = { $move ->
    [mouse] Ez a kártya nincs az asztalon.
    [fish] Itt nincs kihalászható kártya.
    [paw] Itt nincs kártya a mancsnak.
   *[other] Itt nincs kijátszható kártya.
}
E_MOUSE_JUST_PLAYED = A játékegér egy másik kártyát visz, nem ezt: { $card }. Ezt most játszottad ki.
E_MOUSE_COVERED = Részben le van takarva: { $card }. A játékegér csak szabadon fekvő kártyát visz.
E_MOUSE_SCRATCHER = Kaparó van rajta, ezért nem mozdítható: { $card }.
E_MOUSE_SAME_PLACE = Máshová kell kerülnie: { $card }.
E_SCRATCHER_CELL = A kaparónak a játéktér egy negyede kell, amelyen nincs másik kaparó; itt nem ilyen van: { $at }.
E_LOCKOUT = Ha ide kerülne a kaparó ({ $at }), a következőnek nem maradna biztos helye egy kártyának.
E_COVER_NONE = Itt a kártya semmit sem takarna le. Legalább egy negyedet le kell takarnia; az érintés nem elég.
E_COVER_MANY = Itt a kártya { $count } negyedet takarna le. { $limit ->
    [1] A kiscicákkal teli kártya pontosan egyet takar le.
   *[other] Az üres dobozos kártya egyet vagy kettőt takar le.
}
E_STACK_KITTENS = Halommal is legfeljebb három kiscicát takarhat le egy kártya; itt négy volna.
E_PROTECTED = Kaparó védi, nem takarható le: { $cells }.

## Mi a baj a beállításokkal

E_OPT_PLAYERS = A Cat Boxot { $low }–{ $high } játékos játssza, nem { $seats }.
E_OPT_RULES = Szabályok: { $allowed } közül egy, nem { $value }.
E_OPT_ROTATION = Forgatás: { $allowed } közül egy, nem { $value }.
E_OPT_START = A kezdő: { $allowed } közül egy, nem { $value }.
E_OPT_DECK = Egy pakli 48 kártya; minden oldalon négy jel a K, P, V, B, Y és E közül, így írva: KP/VE.
E_OPT_SETUP = Az előkészülethez egész számok kellenek erre a létszámra: kivett kártya 0-tól, kéz 1-től, együtt legfeljebb 48.
E_OPT_IDENTITY = Nevezz meg játékosonként egy-egy különböző szerepet; csivavát csak négyen vagy öten.
E_OPT_UNKNOWN = A Cat Box nem ismer ilyen beállítást: { $name }.
E_POSITION = Ez az állás nem állítható fel.
W_DECK_UNBALANCED = Ebben a pakliban az öt szín nem egyforma gyakori.
W_UNEVEN_TURNS = Ezzel az előkészülettel lesz, akinek eggyel több köre jut.

## Mi történt

event-played = { $slot ->
    [none] { $who } kijátssza a félretett kártyát: { $card }
   *[other] { $own ->
        [true] { $who } a saját kezéből játszik ki: { $card }
       *[other] { $who } más kezéből játszik ki ({ $owner }): { $card }
    }
}{ $tile ->
    [stack] , halommal.
    [paw] , manccsal.
   *[none] .
}
event-passed = { $forced ->
    [true] { $who } nem tud mit kijátszani, és passzol.
   *[other] { $who } passzol.
}
event-mouse_moved = { $who } játékegere máshová visz egy kártyát: { $from }.
event-scratcher_laid = { $who } kaparót tesz ide: { $at }.
event-scratcher_taken = { $who } visszaveszi a kaparót.
event-fished = { $own ->
    [true] { $who } a saját kezéből tesz félre egy kártyát a szárított hallal ({ $visible }).
   *[other] { $who } elvesz egy kártyát ({ $owner } kezéből), és félreteszi a szárított hallal ({ $visible }).
}
event-drew = { $deck ->
    [0] { $who } az utolsó kártyát húzza ({ $visible }).
   *[other] { $who } kártyát húz ({ $visible }). A húzópakliban { $deck } kártya maradt.
}
event-revealed = Minden kártyát kijátszottatok. A szerepek: { $identities }.

## Miből lettek a pontok

score-kittens = { $count ->
    [0] nincs látható kiscica
   *[other] { $count } látható kiscica
}{ $colour ->
    [K] , fekete
    [P] , rózsaszín
    [V] , lila
    [B] , kék
   *[Y] , sárga
}
score-group = { $count ->
    [0] nincs csoport
   *[other] a legnagyobb csoport: { $count } kiscica
}{ $colour ->
    [K] , fekete
    [P] , rózsaszín
    [V] , lila
    [B] , kék
   *[Y] , sárga
}
score-boxes = { $count ->
    [0] nincs látható üres doboz
   *[other] { $count } látható üres doboz
}
score-threes = { $count ->
    [0] nincs pontosan hármas csoport
   *[other] { $count } pontosan hármas csoport, egyenként 2 pont
}
score-tiles = { $count ->
    [0] nincs megmaradt lapka
   *[other] { $count } megmaradt lapka
}

reason-most_points = A legtöbb pont nyer.
reason-chihuahua = Holtverseny az élen: a csivava nyeri.
reason-largest_group = Holtverseny az élen: a legnagyobb csoport dönt.
reason-shared = Minden egyenlő: osztoztok a győzelmen. Játsszatok újra!

## Az asztal beállításai

option-rules = Szabályok
    .basic = Alapjáték
    .special = Különleges szabályok, mindenkinek öt lapkával
option-rotation = Kártyák forgatása
    .none = Soha: minden kártya egy irányba néz
    .half = Fél fordulat
    .quarter = Negyed fordulat
option-start_player = Ki kezd
    .random = Sorsolással
option-deck = Kártyák
    .house-1 = A ház paklija
option-setup = Kivett kártyák és kézméret
option-identities = Előre megadott szerepek, tanításhoz

## Mi a teendő

phase-play = Játssz ki egy kártyát: a sajátodat titkos oldalával fölfelé, a másét a látható oldalával.
phase-tile = Használj egy lapkát, vagy fejezd be a körödet.
phase-over = A játék véget ért.

## Kellékek

piece-K = fekete kiscica
piece-P = rózsaszín kiscica
piece-V = lila kiscica
piece-B = kék kiscica
piece-Y = sárga kiscica
piece-E = üres doboz
piece-C = csivava
piece-paw = mancs
piece-scratcher = kaparó
piece-fish = szárított hal
piece-mouse = játékegér
piece-stack = halom
