# If It Fits az asztalnál, magyarul.

title = If It Fits
summary = Növesszetek kartondobozokat a közös asztalon, és tegyétek a cicáitokat a játékok közé.

## Miért nem lehet

E_NOTATION = Ez nem érvényes lépés: „{ $text }”. Próbáld így: „draw”, „box B04 @1,0”, „sleep @2,0” vagy „no_cat”.
game_over = A játék véget ért, a pontok megvannak.
not_your_turn = Nem te vagy soron.
wrong_step = Ezt most nem lehet: egy körben vagy húzol, és kijátszol egy lapot, vagy alvó cicát játszol ki.
start_card_taken = Ez a kezdő doboz már nem választható: { $card }.
bad_rotation = Egy lap állhat egyenesen vagy 180 fokkal elforgatva, de így nem: { $rotation } fok.
not_centre = Az első kezdő doboz az asztal közepére kerül.
off_table = Ez a mező már nem az asztalon van{ $cell ->
    [shown] {""}
   *[other] : { $cell }
}. A lapnak teljesen el kell férnie.
cell_taken = Ezen a mezőn már van lap{ $cell ->
    [shown] {""}
   *[other] : { $cell }
}.
no_contact = Ez a mező egész oldallal egyetlen laphoz sem ér hozzá{ $cell ->
    [shown] {""}
   *[other] : { $cell }
}.
start_short_side = A kezdő doboznak rövid oldalával kell egy asztalon lévő dobozhoz csatlakoznia.
start_not_previous = A kezdő doboznak az előzőleg lerakott kezdő dobozhoz kell csatlakoznia.
double_wall = Itt két fal találkozna{ $cell ->
    [shown] {""}
   *[other] : { $cell }
}. Ebben a játékban nem lehet dupla fal.
no_draw_in_end_phase = Nincs több húzás: ez már a záró szakasz.
no_sleep_in_end_phase = Nincs több szundikálás: ez már a záró szakasz.
no_cats_left = Nem maradt cica a készletedben.
toy_first = Van nálad egy különleges játék, előbb azt kell kijátszanod.
not_in_hand = Ehhez a lépéshez nincs ilyen lapod: { $card }.
not_long_neighbours = Ezen a mezőn vagy a jobb szomszédján nincs lap{ $cell ->
    [shown] {""}
   *[other] : { $cell }
}.
cat_on_cat = Alvó cicára és Princess-re semmi sem kerülhet.
wall_between = Fal van { $cell ->
    [shown] e két lap között
   *[other] e mező és a jobb szomszédja között: { $cell }
}.
already_covered = E két mező egyikén már fekszik egy másik lap.
box_occupied = Ebben a dobozban másnak van cicája, neked pedig nincs.
toy_must_go_across = Amíg van hozzá hely valahol, két lapon keresztben kell feküdnie: { $card }.
no_such_target = Itt nincs cica, akit Princess lecserélhetne{ $cell ->
    [shown] {""}
   *[other] : { $cell }
}.
not_on_played_card = A cicának az imént kijátszott lapodon kell feküdnie.

## Mi a baj a beállításokkal

bad_edition = Nincs ilyen kiadás: { $value }. Ezek közül válassz: { $allowed }.
bad_table = Nincs ilyen asztal: { $value }. Ezek közül válassz: { $allowed }.
bad_option = Ennek a beállításnak nem lehet ez az értéke: { $value }.
bad_first_player = A kezdőjátékos „random” vagy egy hely ennél az asztalnál, nem ez: { $value }.
bad_cats = Nevezz meg { $seats } macskát, játékosonként egyet.
unknown_cat = Nincs ilyen nevű macska: { $cat }.
duplicate_cat = Minden játékosnak más-más macska kell.
unknown_card_data = Nincs ilyen nevű lapkészlet: { $name }.
bad_card_data = Hiba van a lapkészletben ({ $name }), itt: { $at }.
W_TABLE_SMALL = { $seats } játékossal betelhet a kis asztal.

## Mi történt

event-turn =
    { $ending ->
        [true] { $who } folytatja; nincs több húzás, nincs több szundikálás.
       *[other] { $who } van soron.
    }
event-start = { $who } lerak { $cell ->
    [shown] egy lapot: { $card }
   *[other] egy lapot: { $card }, ide: { $cell }
}.
event-draw =
    { $left ->
        [0] { $who } az utolsó lapot húzza.
       *[other] { $who } húz egy lapot; még { $left } maradt.
    }
event-draw-own = { $who } ezt húzza: { $card }.
event-box = { $who } lerak { $cell ->
    [shown] egy lapot: { $card }
   *[other] egy lapot: { $card }, ide: { $cell }
}.
event-toy_box = { $who } dobozként játszik ki { $cell ->
    [shown] egy lapot: { $card }
   *[other] egy lapot: { $card }, ide: { $cell }
}.
event-toy_across = { $who } { $cell ->
    [shown] keresztbe fektet két lapra egy játékot: { $card }
   *[other] keresztbe fektet egy játékot: { $card }, erre a mezőre és a jobb szomszédjára: { $cell }
}.
event-cat =
    { $supply ->
        [0] { $who } keresztbe fekteti az ötödik, utolsó cicáját { $cell ->
            [shown] két lapra
           *[other] e mezőre és a jobb szomszédjára: { $cell }
        }.
       *[other] { $who } keresztbe fektet egy cicát { $cell ->
           [shown] két lapra
          *[other] e mezőre és a jobb szomszédjára: { $cell }
       }.
    }
event-no_cat = { $who } otthon hagyja a cicáit.
event-sleep =
    { $supply ->
        [0] { $who } lefekteti aludni az ötödik, utolsó cicáját{ $cell ->
            [shown] {""}
           *[other] {" "}ide: { $cell }
        }.
       *[other] { $who } lefektet aludni egy cicát{ $cell ->
           [shown] {""}
          *[other] {" "}ide: { $cell }
       }.
    }
event-princess =
    { $asleep ->
        [true] { $who } { $cell ->
            [shown] útnak indítja Princess-t. Egy alvó cica
           *[other] ideküldi Princess-t: { $cell }. Az ott alvó cica
        } hazamegy.
       *[other] { $who } { $cell ->
           [shown] útnak indítja Princess-t. Egy cica
          *[other] ideküldi Princess-t: { $cell }. Az ott fekvő cica
       } hazamegy.
    }
event-closed = { $who } bezár egy { $cards } lapból álló dobozt{ $box ->
    [shown] {""}
   *[other] {" "}({ $box })
}: a benne lévő játékok és vízpermetező palackok duplán számítanak. Most ennyit ér: { $points }.
event-blocked =
    { $cards ->
        [one] { $who } nem tudja kijátszani az egyetlen lapját, és vár.
       *[other] { $who } a kezében lévő { $cards } lap egyikét sem tudja kijátszani, és vár.
    }
event-skipped =
    { $cards ->
        [one] { $who } nem tudja kijátszani az utolsó lapját, és kimarad.
       *[other] { $who } a kezében lévő { $cards } lap egyikét sem tudja kijátszani, és kimarad.
    }
event-end_phase =
    { $cause ->
        [pile] Elfogyott a húzópakli. E kör után már csak a kézben lévő lapokat játsszátok ki.
       *[cats] { $who } ötödik cicája is az asztalra került. Mostantól csak a kézben lévő lapokat játsszátok ki.
    }
event-over = Már senki sem játszik ki több lapot. Jöhet a pontozás.

## Miből lettek a pontok

score-toys =
    { $closed ->
        [true] A zárt doboz játékai, duplán{ $box ->
            [shown] {""}
           *[other] : { $box }
        }
       *[other] A doboz játékai{ $box ->
           [shown] {""}
          *[other] : { $box }
       }
    }
score-sprays =
    { $closed ->
        [true] Vízpermetező palackok a zárt dobozban, duplán{ $box ->
            [shown] {""}
           *[other] : { $box }
        }
       *[other] Vízpermetező palackok a dobozban{ $box ->
           [shown] {""}
          *[other] : { $box }
       }
    }
score-extra =
    { $cats ->
        [2] Második cica a dobozban{ $box ->
            [shown] {""}
           *[other] : { $box }
        }
       *[other] { $cats } cica a dobozban{ $box ->
           [shown] {""}
          *[other] : { $box }
       }
    }

reason-pile = Elfogyott a húzópakli, és lejátszottátok az utolsó köröket is.
reason-cats = Valakinek mind az öt cicája az asztalra került, és lejátszottátok az utolsó köröket is.
reason-hands = Senkinek sem maradt kijátszható lapja.
tie-minus = Egyaránt { $points } pont: { $name } kevesebb mínuszpontot kapott ({ $best } a { $next } ellen).
shared-minus = Egyaránt { $points } pont, és a mínuszpontok is egyformák ({ $best }): közös a győzelem.

## Mi a teendő

phase-start = Válassz egy kezdő dobozt és egy helyet neki.
phase-choose = Húzz egy lapot, vagy fektess le helyette aludni egy cicát.
phase-play = Játssz ki egy lapot a kezedből.
phase-cat = Tehetsz egy cicát az imént kijátszott lapodra.
phase-over = A játék véget ért.

## Az asztal beállításai

option-edition = Kiadás
    .ukrainian = Ukrán
    .hungarian = Magyar
    .help = A két szabályfüzet a kezdő dobozokban, az asztal szélében, a különleges játékokban és a további cicák pontjaiban tér el.
option-table = Asztal
    .auto = A kiadás szerint
    .small = Kicsi, 11 × 7 lap
    .kitchen = Konyhaasztal, 15 × 9 lap
    .large = Nagy, 19 × 11 lap
    .unlimited = Szél nélkül
    .help = A lapnak teljesen el kell férnie az asztalon.
option-advanced = Nehezített játék
    .true = be
    .false = ki
    .help = Mind az öt Princess, dupla fal nélkül, nincs pont a további cicákért, az alvó cica félnek számít.
option-all_princesses = Mind az öt Princess
    .auto = A nehezített játék szerint
    .true = be
    .false = ki
option-no_double_walls = Dupla fal nélkül
    .auto = A nehezített játék szerint
    .true = be
    .false = ki
option-no_extra_cat_points = Nincs pont a további cicákért
    .auto = A nehezített játék szerint
    .true = be
    .false = ki
option-half_sleeping = Az alvó cica félnek számít
    .auto = A nehezített játék szerint
    .true = be
    .false = ki
option-tied_kinds = Ha két játékfajta egyformán gyakori
    .one = Csak az egyik számít
    .all = Mindegyik számít
option-extra_cats = Melyik további cica hoz pontot
    .auto = A kiadás szerint
    .counted = Az éber, és ha van éber a dobozban, az alvó is
    .awake = Csak az éber
option-first_player = Kezdőjátékos
    .random = Sorsolással
option-cats = Macskák
option-card_data = Lapok
    .house = A saját lapjaink

## Kellékek

piece-cat = cica
piece-sleep = alvó cica
piece-princess = Princess
piece-mouse = egér
piece-yarn = gombolyag
piece-feather = tollas pálca
piece-fish = hal
piece-spray = vízpermetező palack
piece-box = kartondobozlap
piece-start = kezdő doboz
piece-special_toy = különleges játék
piece-cat1 = Lilly
piece-cat2 = Charlie
piece-cat3 = Milo
piece-cat4 = Jack
piece-cat5 = Izzy
piece-S1 = 1. kezdő doboz
piece-S2 = 2. kezdő doboz
piece-S3 = 3. kezdő doboz
piece-S4 = 4. kezdő doboz
piece-S5 = 5. kezdő doboz
piece-T1 = 1. különleges játék (két egér és két gombolyag)
piece-T2 = 2. különleges játék (két tollas pálca és két hal)
piece-T3 = 3. különleges játék (egér, gombolyag, tollas pálca és hal)
piece-B01 = 01. kartondobozlap (egér)
piece-B02 = 02. kartondobozlap (egér)
piece-B03 = 03. kartondobozlap (egér)
piece-B04 = 04. kartondobozlap (egér)
piece-B05 = 05. kartondobozlap (egér)
piece-B06 = 06. kartondobozlap (egér)
piece-B07 = 07. kartondobozlap (egér)
piece-B08 = 08. kartondobozlap (egér)
piece-B09 = 09. kartondobozlap (két egér)
piece-B10 = 10. kartondobozlap (két egér)
piece-B11 = 11. kartondobozlap (két egér)
piece-B12 = 12. kartondobozlap (gombolyag)
piece-B13 = 13. kartondobozlap (gombolyag)
piece-B14 = 14. kartondobozlap (gombolyag)
piece-B15 = 15. kartondobozlap (gombolyag)
piece-B16 = 16. kartondobozlap (gombolyag)
piece-B17 = 17. kartondobozlap (gombolyag)
piece-B18 = 18. kartondobozlap (gombolyag)
piece-B19 = 19. kartondobozlap (gombolyag)
piece-B20 = 20. kartondobozlap (két gombolyag)
piece-B21 = 21. kartondobozlap (két gombolyag)
piece-B22 = 22. kartondobozlap (két gombolyag)
piece-B23 = 23. kartondobozlap (tollas pálca)
piece-B24 = 24. kartondobozlap (tollas pálca)
piece-B25 = 25. kartondobozlap (tollas pálca)
piece-B26 = 26. kartondobozlap (tollas pálca)
piece-B27 = 27. kartondobozlap (tollas pálca)
piece-B28 = 28. kartondobozlap (tollas pálca)
piece-B29 = 29. kartondobozlap (tollas pálca)
piece-B30 = 30. kartondobozlap (tollas pálca)
piece-B31 = 31. kartondobozlap (két tollas pálca)
piece-B32 = 32. kartondobozlap (két tollas pálca)
piece-B33 = 33. kartondobozlap (két tollas pálca)
piece-B34 = 34. kartondobozlap (hal)
piece-B35 = 35. kartondobozlap (hal)
piece-B36 = 36. kartondobozlap (hal)
piece-B37 = 37. kartondobozlap (hal)
piece-B38 = 38. kartondobozlap (hal)
piece-B39 = 39. kartondobozlap (hal)
piece-B40 = 40. kartondobozlap (hal)
piece-B41 = 41. kartondobozlap (hal)
piece-B42 = 42. kartondobozlap (két hal)
piece-B43 = 43. kartondobozlap (két hal)
piece-B44 = 44. kartondobozlap (két hal)
piece-B45 = 45. kartondobozlap (egér és gombolyag)
piece-B46 = 46. kartondobozlap (egér és tollas pálca)
piece-B47 = 47. kartondobozlap (egér és hal)
piece-B48 = 48. kartondobozlap (gombolyag és tollas pálca)
piece-B49 = 49. kartondobozlap (gombolyag és hal)
piece-B50 = 50. kartondobozlap (tollas pálca és hal)
piece-B51 = 51. kartondobozlap (vízpermetező palack)
piece-B52 = 52. kartondobozlap (vízpermetező palack)
piece-B53 = 53. kartondobozlap (vízpermetező palack)
piece-B54 = 54. kartondobozlap (vízpermetező palack)
piece-B55 = 55. kartondobozlap (vízpermetező palack)
piece-B56 = 56. kartondobozlap (vízpermetező palack)
piece-B57 = 57. kartondobozlap (vízpermetező palack)
piece-B58 = 58. kartondobozlap (vízpermetező palack)
piece-B59 = 59. kartondobozlap (vízpermetező palack)
piece-B60 = 60. kartondobozlap (vízpermetező palack)
piece-B61 = 61. kartondobozlap (egér és vízpermetező palack)
piece-B62 = 62. kartondobozlap (gombolyag és vízpermetező palack)
piece-B63 = 63. kartondobozlap (tollas pálca és vízpermetező palack)
piece-B64 = 64. kartondobozlap (hal és vízpermetező palack)
piece-B65 = 65. kartondobozlap (üres)
piece-B66 = 66. kartondobozlap (üres)
piece-B67 = 67. kartondobozlap (üres)
piece-B68 = 68. kartondobozlap (üres)
piece-B69 = 69. kartondobozlap (üres)
piece-B70 = 70. kartondobozlap (üres)
piece-B71 = 71. kartondobozlap (üres)
piece-B72 = 72. kartondobozlap (üres)
