# If It Fits am Tisch, auf Deutsch.

title = If It Fits
summary = Lasst auf dem gemeinsamen Tisch Kartons wachsen und legt eure Katzen zu den Spielsachen.

## Warum etwas nicht geht

E_NOTATION = „{ $text }“ ist kein Zug. Versuch es mit „draw“, „box B04 @1,0“, „sleep @2,0“ oder „no_cat“.
game_over = Das Spiel ist aus, die Punkte sind gezählt.
not_your_turn = Du bist nicht am Zug.
wrong_step = Jetzt nicht: In deinem Zug ziehst du und spielst eine Karte aus, oder du spielst eine schlafende Katze.
start_card_taken = Diesen Startkarton kannst du nicht mehr wählen: { $card }.
bad_rotation = Eine Karte liegt hochkant oder um 180 Grad gedreht, nie um { $rotation } Grad.
not_centre = Der erste Startkarton kommt in die Mitte des Tisches.
off_table = { $cell ->
    [shown] Diese Stelle liegt
   *[other] Feld { $cell } liegt
} neben dem Tisch. Die Karte muss vollständig darauf passen.
cell_taken = { $cell ->
    [shown] Hier liegt
   *[other] Auf Feld { $cell } liegt
} schon eine Karte.
no_contact = { $cell ->
    [shown] Diese Stelle berührt
   *[other] Feld { $cell } berührt
} keine Karte mit einer ganzen Seite.
start_short_side = Ein Startkarton muss mit einer kurzen Seite an einen Karton auf dem Tisch anschließen.
start_not_previous = Ein Startkarton muss an den zuletzt gelegten Startkarton anschließen.
double_wall = { $cell ->
    [shown] Hier würden
   *[other] Auf Feld { $cell } würden
} zwei Wände aneinanderstoßen; Doppelwände sind in diesem Spiel verboten.
no_draw_in_end_phase = Es wird nicht mehr gezogen: Die Schlussphase läuft.
no_sleep_in_end_phase = Keine schlafenden Katzen mehr: Die Schlussphase läuft.
no_cats_left = In deinem Vorrat ist keine Katze mehr.
toy_first = Du hast ein Spezialspielzeug auf der Hand, das musst du zuerst spielen.
not_in_hand = Diese Karte hast du für diesen Zug nicht: { $card }.
not_long_neighbours = { $cell ->
    [shown] Hier oder
   *[other] Auf Feld { $cell } oder
} rechts daneben liegt keine Karte.
cat_on_cat = Auf einer schlafenden Katze und auf der Prinzessin darf nichts liegen.
wall_between = { $cell ->
    [shown] Zwischen diesen beiden Karten
   *[other] Zwischen Feld { $cell } und seinem rechten Nachbarn
} ist eine Wand.
already_covered = Auf einem dieser beiden Felder liegt schon eine andere Karte quer.
box_occupied = In diesem Karton ist eine fremde Katze und keine von dir.
toy_must_go_across = Solange irgendwo Platz ist, muss dieses Spielzeug quer über zwei Karten: { $card }.
no_such_target = { $cell ->
    [shown] Hier ist
   *[other] Auf Feld { $cell } ist
} keine Katze, deren Platz die Prinzessin einnehmen könnte.
not_on_played_card = Eine Katze muss auf der Karte liegen, die du eben gespielt hast.

## Was an den Einstellungen nicht stimmt

bad_edition = Diese Ausgabe gibt es nicht: { $value }. Wähle eine von { $allowed }.
bad_table = Diesen Tisch gibt es nicht: { $value }. Wähle einen von { $allowed }.
bad_option = Diese Einstellung kennt den Wert { $value } nicht.
bad_first_player = Wer anfängt: „random“ oder ein Platz an diesem Tisch, nicht { $value }.
bad_cats =
    { $seats ->
        [one] Nenne eine Katze.
       *[other] Nenne { $seats } Katzen, eine für jeden.
    }
unknown_cat = Eine Katze namens { $cat } gibt es nicht.
duplicate_cat = Jeder braucht eine andere Katze.
unknown_card_data = Einen Kartensatz namens { $name } gibt es nicht.
bad_card_data = Der Kartensatz { $name } hat einen Fehler bei { $at }.
W_TABLE_SMALL = Mit { $seats } Spielern kann der kleine Tisch voll werden.

## Was geschehen ist

event-turn =
    { $ending ->
        [true] { $who } spielt weiter; kein Ziehen, keine schlafenden Katzen mehr.
       *[other] { $who } ist am Zug.
    }
event-start = { $who } legt { $card } { $cell ->
    [shown] auf den Tisch
   *[other] auf Feld { $cell }
}.
event-draw =
    { $left ->
        [0] { $who } zieht die letzte Karte.
        [one] { $who } zieht eine Karte; eine ist noch übrig.
       *[other] { $who } zieht eine Karte; { $left } sind noch übrig.
    }
event-draw-own = { $who } zieht: { $card }.
event-box = { $who } legt { $card }{ $cell ->
    [shown] {""}
   *[other] {" "}auf Feld { $cell }
} an.
event-toy_box = { $who } spielt { $card } als Karton{ $cell ->
    [shown] {""}
   *[other] {" "}auf Feld { $cell }
}.
event-toy_across = { $who } legt { $card } { $cell ->
    [shown] quer über zwei Karten
   *[other] quer über Feld { $cell } und das rechts daneben
}.
event-cat =
    { $supply ->
        [0] { $who } legt die fünfte und letzte Katze { $cell ->
            [shown] quer über zwei Karten
           *[other] quer über Feld { $cell } und das rechts daneben
        }.
       *[other] { $who } legt eine Katze { $cell ->
           [shown] quer über zwei Karten
          *[other] quer über Feld { $cell } und das rechts daneben
       }.
    }
event-no_cat = { $who } lässt die Katzen zu Hause.
event-sleep =
    { $supply ->
        [0] { $who } legt{ $cell ->
            [shown] {""}
           *[other] {" "}auf Feld { $cell }
        } die fünfte und letzte Katze schlafen.
       *[other] { $who } legt{ $cell ->
           [shown] {""}
          *[other] {" "}auf Feld { $cell }
       } eine Katze schlafen.
    }
event-princess =
    { $asleep ->
        [true] { $who } schickt die Prinzessin { $cell ->
            [shown] los: Eine schlafende Katze
           *[other] auf Feld { $cell }: Die schlafende Katze dort
        } geht nach Hause.
       *[other] { $who } schickt die Prinzessin { $cell ->
           [shown] los: Eine Katze
          *[other] auf Feld { $cell }: Die Katze dort
       } geht nach Hause.
    }
event-closed =
    { $cards ->
        [one] { $who } schließt einen Karton aus einer Karte{ $box ->
            [shown] {""}
           *[other] {" "}bei { $box }
        }: Spielzeug und Sprühflaschen darin zählen doppelt. Wert jetzt: { $points }.
       *[other] { $who } schließt einen Karton aus { $cards } Karten{ $box ->
            [shown] {""}
           *[other] {" "}bei { $box }
        }: Spielzeug und Sprühflaschen darin zählen doppelt. Wert jetzt: { $points }.
    }
event-blocked =
    { $cards ->
        [one] { $who } kann die eine Handkarte nicht spielen und wartet.
       *[other] { $who } kann keine der { $cards } Handkarten spielen und wartet.
    }
event-skipped =
    { $cards ->
        [one] { $who } kann die letzte Karte nicht spielen und wird übergangen.
       *[other] { $who } kann keine der { $cards } Handkarten spielen und wird übergangen.
    }
event-end_phase =
    { $cause ->
        [pile] Der Nachziehstapel ist leer. Nach diesem Zug werden nur noch die Handkarten gespielt.
       *[cats] { $who } hat alle fünf Katzen auf dem Tisch. Ab jetzt werden nur noch die Handkarten gespielt.
    }
event-over = Niemand spielt mehr. Zeit, die Punkte zu zählen.

## Wie die Punkte zustande kamen

score-toys =
    { $closed ->
        [true] Spielzeug im geschlossenen Karton{ $box ->
            [shown] {""}
           *[other] {" "}bei { $box }
        }, verdoppelt
       *[other] Spielzeug im Karton{ $box ->
           [shown] {""}
          *[other] {" "}bei { $box }
       }
    }
score-sprays =
    { $closed ->
        [true] Sprühflaschen im geschlossenen Karton{ $box ->
            [shown] {""}
           *[other] {" "}bei { $box }
        }, verdoppelt
       *[other] Sprühflaschen im Karton{ $box ->
           [shown] {""}
          *[other] {" "}bei { $box }
       }
    }
score-extra =
    { $cats ->
        [2] Eine zweite Katze im Karton{ $box ->
            [shown] {""}
           *[other] {" "}bei { $box }
        }
       *[other] { $cats } Katzen im Karton{ $box ->
           [shown] {""}
          *[other] {" "}bei { $box }
       }
    }

reason-pile = Der Nachziehstapel war leer, und die letzten Züge sind gespielt.
reason-cats = Jemand hatte fünf Katzen auf dem Tisch, und die letzten Züge sind gespielt.
reason-hands = Niemand hatte mehr eine Karte zu spielen.
tie-minus = { $points } zu { $points }: { $name } hatte weniger Minuspunkte ({ $best } gegen { $next }).
shared-minus = { $points } zu { $points }, und auch die Minuspunkte sind gleich ({ $best }): Der Sieg wird geteilt.

## Was jetzt zu tun ist

phase-start = Wähle einen Startkarton und einen Platz dafür.
phase-choose = Zieh eine Karte oder leg stattdessen eine Katze schlafen.
phase-play = Spiel eine Karte aus deiner Hand aus.
phase-cat = Du darfst eine Katze auf die eben gespielte Karte legen.
phase-over = Das Spiel ist aus.

## Einstellungen des Tisches

option-edition = Ausgabe
    .ukrainian = Ukrainisch
    .hungarian = Ungarisch
    .help = Die beiden Anleitungen unterscheiden sich bei Startkartons, Tischrand, Spezialspielzeugen und weiteren Katzen.
option-table = Tisch
    .auto = Wie in der Ausgabe
    .small = Klein, 11 × 7 Karten
    .kitchen = Küchentisch, 15 × 9 Karten
    .large = Groß, 19 × 11 Karten
    .unlimited = Ohne Rand
    .help = Eine Karte muss vollständig auf den Tisch passen.
option-advanced = Erweiterte Regeln
    .true = an
    .false = aus
    .help = Alle fünf Prinzessinnen, keine Doppelwände, keine Punkte für weitere Katzen, schlafende Katzen zählen halb.
option-all_princesses = Alle fünf Prinzessinnen
    .auto = Wie bei den erweiterten Regeln
    .true = an
    .false = aus
option-no_double_walls = Keine Doppelwände
    .auto = Wie bei den erweiterten Regeln
    .true = an
    .false = aus
option-no_extra_cat_points = Keine Punkte für weitere Katzen
    .auto = Wie bei den erweiterten Regeln
    .true = an
    .false = aus
option-half_sleeping = Schlafende Katzen zählen halb
    .auto = Wie bei den erweiterten Regeln
    .true = an
    .false = aus
option-tied_kinds = Wenn zwei Spielzeugarten gleich häufig sind
    .one = Nur eine Art zählt
    .all = Jede dieser Arten zählt
option-extra_cats = Welche weiteren Katzen Punkte bringen
    .auto = Wie in der Ausgabe
    .counted = Wache und, wenn eine wache im Karton ist, auch schlafende
    .awake = Nur wache
option-first_player = Wer anfängt
    .random = Das Los entscheidet
option-cats = Katzen
option-card_data = Karten
    .house = Unsere eigenen Karten

## Spielmaterial

piece-cat = Katze
piece-sleep = schlafende Katze
piece-princess = Prinzessin
piece-mouse = Maus
piece-yarn = Wollknäuel
piece-feather = Federwedel
piece-fish = Fisch
piece-spray = Sprühflasche
piece-box = Kartonkarte
piece-start = Startkarton
piece-special_toy = Spezialspielzeug
piece-cat1 = Lilly
piece-cat2 = Charlie
piece-cat3 = Milo
piece-cat4 = Jack
piece-cat5 = Izzy
piece-S1 = Startkarton 1
piece-S2 = Startkarton 2
piece-S3 = Startkarton 3
piece-S4 = Startkarton 4
piece-S5 = Startkarton 5
piece-T1 = Spezialspielzeug 1 (zwei Mäuse und zwei Wollknäuel)
piece-T2 = Spezialspielzeug 2 (zwei Federwedel und zwei Fische)
piece-T3 = Spezialspielzeug 3 (Maus, Wollknäuel, Federwedel und Fisch)
piece-B01 = Kartonkarte 01 (Maus)
piece-B02 = Kartonkarte 02 (Maus)
piece-B03 = Kartonkarte 03 (Maus)
piece-B04 = Kartonkarte 04 (Maus)
piece-B05 = Kartonkarte 05 (Maus)
piece-B06 = Kartonkarte 06 (Maus)
piece-B07 = Kartonkarte 07 (Maus)
piece-B08 = Kartonkarte 08 (Maus)
piece-B09 = Kartonkarte 09 (zwei Mäuse)
piece-B10 = Kartonkarte 10 (zwei Mäuse)
piece-B11 = Kartonkarte 11 (zwei Mäuse)
piece-B12 = Kartonkarte 12 (Wollknäuel)
piece-B13 = Kartonkarte 13 (Wollknäuel)
piece-B14 = Kartonkarte 14 (Wollknäuel)
piece-B15 = Kartonkarte 15 (Wollknäuel)
piece-B16 = Kartonkarte 16 (Wollknäuel)
piece-B17 = Kartonkarte 17 (Wollknäuel)
piece-B18 = Kartonkarte 18 (Wollknäuel)
piece-B19 = Kartonkarte 19 (Wollknäuel)
piece-B20 = Kartonkarte 20 (zwei Wollknäuel)
piece-B21 = Kartonkarte 21 (zwei Wollknäuel)
piece-B22 = Kartonkarte 22 (zwei Wollknäuel)
piece-B23 = Kartonkarte 23 (Federwedel)
piece-B24 = Kartonkarte 24 (Federwedel)
piece-B25 = Kartonkarte 25 (Federwedel)
piece-B26 = Kartonkarte 26 (Federwedel)
piece-B27 = Kartonkarte 27 (Federwedel)
piece-B28 = Kartonkarte 28 (Federwedel)
piece-B29 = Kartonkarte 29 (Federwedel)
piece-B30 = Kartonkarte 30 (Federwedel)
piece-B31 = Kartonkarte 31 (zwei Federwedel)
piece-B32 = Kartonkarte 32 (zwei Federwedel)
piece-B33 = Kartonkarte 33 (zwei Federwedel)
piece-B34 = Kartonkarte 34 (Fisch)
piece-B35 = Kartonkarte 35 (Fisch)
piece-B36 = Kartonkarte 36 (Fisch)
piece-B37 = Kartonkarte 37 (Fisch)
piece-B38 = Kartonkarte 38 (Fisch)
piece-B39 = Kartonkarte 39 (Fisch)
piece-B40 = Kartonkarte 40 (Fisch)
piece-B41 = Kartonkarte 41 (Fisch)
piece-B42 = Kartonkarte 42 (zwei Fische)
piece-B43 = Kartonkarte 43 (zwei Fische)
piece-B44 = Kartonkarte 44 (zwei Fische)
piece-B45 = Kartonkarte 45 (Maus und Wollknäuel)
piece-B46 = Kartonkarte 46 (Maus und Federwedel)
piece-B47 = Kartonkarte 47 (Maus und Fisch)
piece-B48 = Kartonkarte 48 (Wollknäuel und Federwedel)
piece-B49 = Kartonkarte 49 (Wollknäuel und Fisch)
piece-B50 = Kartonkarte 50 (Federwedel und Fisch)
piece-B51 = Kartonkarte 51 (Sprühflasche)
piece-B52 = Kartonkarte 52 (Sprühflasche)
piece-B53 = Kartonkarte 53 (Sprühflasche)
piece-B54 = Kartonkarte 54 (Sprühflasche)
piece-B55 = Kartonkarte 55 (Sprühflasche)
piece-B56 = Kartonkarte 56 (Sprühflasche)
piece-B57 = Kartonkarte 57 (Sprühflasche)
piece-B58 = Kartonkarte 58 (Sprühflasche)
piece-B59 = Kartonkarte 59 (Sprühflasche)
piece-B60 = Kartonkarte 60 (Sprühflasche)
piece-B61 = Kartonkarte 61 (Maus und Sprühflasche)
piece-B62 = Kartonkarte 62 (Wollknäuel und Sprühflasche)
piece-B63 = Kartonkarte 63 (Federwedel und Sprühflasche)
piece-B64 = Kartonkarte 64 (Fisch und Sprühflasche)
piece-B65 = Kartonkarte 65 (leer)
piece-B66 = Kartonkarte 66 (leer)
piece-B67 = Kartonkarte 67 (leer)
piece-B68 = Kartonkarte 68 (leer)
piece-B69 = Kartonkarte 69 (leer)
piece-B70 = Kartonkarte 70 (leer)
piece-B71 = Kartonkarte 71 (leer)
piece-B72 = Kartonkarte 72 (leer)
