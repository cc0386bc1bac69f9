# Cat Box az asztalnál, magyarul.

title = Cat Box
subtitle = Kiscicák, dobozok és egy csivava

## Miért nem lehet

E_NOTATION = „{ $text }” nem érvényes lépés. A körödben egy kártyát játszol ki: a saját kezedből vagy valaki máséból.
E_GAME_OVER = A játék véget ért: minden kártyát kijátszottatok.
E_NOT_YOUR_TURN = Most más van soron: { $who }.
E_NO_TILES = { $tile ->
    [paw] A mancs különleges lapka
    [scratcher] A kaparó különleges lapka
    [fish] A szárított hal különleges lapka
    [mouse] A játékegér különleges lapka
   *[stack] A halom különleges lapka
}; ennél az asztalnál alapjátékot játszotok.
E_PHASE = { $move ->
    [play] Már kijátszottad a kártyádat. Használj egy lapkát, vagy fejezd be a körödet.
    [pass] Már kijátszottad a kártyádat. Passz helyett fejezd be a körödet.
    [end] Előbb játssz ki egy kártyát, aztán érhet véget a köröd.
    [scratcher] A kaparó a kártyád után jön, a játék utolsó kártyája után viszont már nem.
   *[other] Ez a lapka a kártyád kijátszása után használható.
}
E_ROTATION = { $rotation ->
    [none] Ennél az asztalnál nem lehet elforgatni a kártyákat: úgy kerülnek le, ahogy a kézben állnak.
   *[half] Ennél az asztalnál egy kártya fejre állítható, de { $turn } fokkal nem forgatható el.
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
E_RESERVED = Ezt a kártyát szárított hallal félretette: { $who }.
E_NO_CARD = { $move ->
    [mouse] Ez a kártya nincs az asztalon.
    [fish] Itt nincs kihalászható kártya.
    [paw] Itt nincs kártya a mancsnak.
   *[other] Itt nincs kijátszható kártya.
}
E_MOUSE_JUST_PLAYED = A játékegér egy másik kártyát visz, nem ezt{ $card ->
    [shown] {""}
   *[other] : { $card }
}. Ezt most játszottad ki.
E_MOUSE_COVERED = Részben le van takarva{ $card ->
    [shown] {""}
   *[other] : { $card }
}. A játékegér csak szabadon fekvő kártyát visz.
E_MOUSE_SCRATCHER = Kaparó van rajta, ezért nem mozdítható{ $card ->
    [shown] {""}
   *[other] : { $card }
}.
E_MOUSE_SAME_PLACE = Máshová kell kerülnie{ $card ->
    [shown] {""}
   *[other] : { $card }
}.
E_SCRATCHER_CELL = A kaparónak a játéktér egy negyede kell, amelyen nincs másik kaparó; ez nem ilyen{ $at ->
    [shown] {""}
   *[other] : { $at }
}.
E_LOCKOUT = Ha ide kerülne a kaparó{ $at ->
    [shown] {""}
   *[other] {" "}({ $at })
}, a következő játékos nem találna biztosan minden kártyának helyet.
E_COVER_NONE = Itt a kártya semmit sem takarna le. Legalább egy negyedet le kell takarnia; az érintés nem elég.
E_COVER_MANY = Itt a kártya { $count } negyedet takarna le. { $limit ->
    [1] A kiscicákkal teli kártya pontosan egyet takar le.
   *[other] Az üres dobozos kártya egyet vagy kettőt takar le.
}
E_STACK_KITTENS = Halommal is legfeljebb három kiscicát takarhat le egy kártya; itt négyet takarna le.
E_PROTECTED = Kaparó védi, nem takarható le{ $cells ->
    [shown] {""}
   *[other] : { $cells }
}.

## Mi a baj a beállításokkal

E_OPT_PLAYERS = A Cat Boxot { $low }–{ $high } játékos játszhatja, nem { $seats }.
E_OPT_RULES = A szabályok ezek egyike: { $allowed }; ez nem: { $value }.
E_OPT_ROTATION = A forgatás ezek egyike: { $allowed }; ez nem: { $value }.
E_OPT_START = A kezdőjátékos ezek egyike: { $allowed }; ez nem: { $value }.
E_OPT_DECK = Egy pakli 48 kártya; minden oldalon négy jel a K, P, V, B, Y és E közül, így írva: KP/VE.
E_OPT_SETUP = Az előkészülethez egész számok kellenek erre a létszámra: kivett kártya 0-tól, kézben 1-től, együtt legfeljebb 48.
E_OPT_IDENTITY = Nevezz meg játékosonként egy-egy különböző szerepet; csivavát csak négyen vagy öten.
E_OPT_UNKNOWN = A Cat Box nem ismer ilyen beállítást: { $name }.
E_POSITION = Ez az állás nem állítható fel.
W_DECK_UNBALANCED = Ebben a pakliban az öt szín nem egyformán gyakori.
W_UNEVEN_TURNS = Ezzel az előkészülettel valakinek eggyel több köre lesz, mint másnak.

## Mi történt

event-played = { $slot ->
    [none] { $who } kijátssza a félretett kártyát{ $card ->
        [shown] {""}
       *[other] : { $card }
    }
   *[other] { $own ->
        [true] { $who } kijátszik egy kártyát a saját kezéből{ $card ->
            [shown] {""}
           *[other] : { $card }
        }
       *[other] { $who } kijátszik egy kártyát { $owner } kezéből{ $card ->
            [shown] {""}
           *[other] : { $card }
        }
    }
}{ $tile ->
    [stack] , halommal.
    [paw] , manccsal.
   *[none] .
}
event-passed = { $forced ->
    [true] { $who } nem tud kijátszani semmit, és passzol.
   *[other] { $who } passzol.
}
event-mouse_moved = { $who } játékegere máshová visz egy kártyát{ $from ->
    [shown] {""}
   *[other] : { $from }
}.
event-scratcher_laid = { $who } leteszi a kaparót{ $at ->
    [shown] {""}
   *[other] {" "}ide: { $at }
}.
event-scratcher_taken = { $who } leveszi a kaparót.
event-fished = { $own ->
    [true] { $who } a saját kezéből tesz félre egy kártyát a szárított hallal{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }.
   *[other] { $who } elvesz egy kártyát { $owner } kezéből, és félreteszi a szárított hallal{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }.
}
event-ended = { $who } nem használ lapkát.
event-drew = { $deck ->
    [0] { $who } az utolsó kártyát húzza{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }.
   *[other] { $who } kártyát húz{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }. A húzópakliban { $deck } kártya maradt.
}
event-revealed = Minden kártyát kijátszottatok. A szerepek: { $identities }.

## Miből lettek a pontok

score-kittens = { $colour ->
    [K] fekete
    [P] rózsaszín
    [V] lila
    [B] kék
   *[Y] sárga
} kiscica: { $count ->
    [0] egy sem látható
   *[other] { $count } látható
}
score-group = a legnagyobb { $colour ->
    [K] fekete
    [P] rózsaszín
    [V] lila
    [B] kék
   *[Y] sárga
} csoport: { $count ->
    [0] nincs
   *[other] { $count } kiscica
}
score-boxes = { $count ->
    [0] nincs látható üres doboz
   *[other] { $count } látható üres doboz
}
score-threes = { $count ->
    [0] nincs pontosan három kiscicából álló csoport
    [one] { $count } csoport pontosan három kiscicával, 2 pont
   *[other] { $count } csoport pontosan három kiscicával, egyenként 2 pont
}
score-tiles = { $count ->
    [0] nincs megmaradt lapka
   *[other] { $count } megmaradt lapka
}

reason-most_points = Az nyer, akinek a legtöbb pontja van.
reason-chihuahua = Holtverseny az élen: a csivava nyeri.
reason-largest_group = Holtverseny az élen: a legnagyobb csoport dönt.
reason-shared = Minden egyenlő: osztoztok a győzelmen. Játsszatok újra!
tie-group = Egyaránt { $points } pont: { $name } csoportja volt a nagyobb ({ $best } a { $next } ellen).
tie-chihuahua = Egyaránt { $points } pont: döntetlennél a csivava nyer, és az { $name } volt.
shared-group = Egyaránt { $points } pont, és a legnagyobb csoportok is egyformák ({ $best }).

## Az asztal beállításai

option-rules = Szabályok
    .basic = Alapjáték
    .special = Különleges szabályok, mindenkinek öt lapkával
option-rotation = Kártyák forgatása
    .none = Soha: minden kártya egy irányba néz
    .half = Félfordulat
    .quarter = Negyedfordulat
option-start_player = Ki kezd
    .random = Sorsolással
option-deck = Kártyák
    .house-1 = A saját paklink
option-setup = Kivett és kézbe kapott kártyák száma
option-identities = Előre megadott szerepek, tanításhoz

## Mi a teendő

phase-play = Játssz ki egy kártyát: a sajátodat titkos oldalával felfelé, a másét a látható oldalával.
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
