# Cat Box am Tisch, auf Deutsch.

title = Cat Box
subtitle = Kätzchen, Kisten und ein Chihuahua

## Warum etwas nicht geht

E_NOTATION = „{ $text }“ ist kein Zug. Wer am Zug ist, spielt eine Karte: aus der eigenen oder aus einer fremden Hand.
E_GAME_OVER = Das Spiel ist aus: Alle Karten sind gespielt.
E_NOT_YOUR_TURN = Am Zug ist { $who }.
E_NO_TILES = { $tile ->
    [paw] Die Tatze ist ein Spezialplättchen
    [scratcher] Die Kratzbürste ist ein Spezialplättchen
    [fish] Der getrocknete Fisch ist ein Spezialplättchen
    [mouse] Die Spielzeugmaus ist ein Spezialplättchen
   *[stack] Der Stapel ist ein Spezialplättchen
}; an diesem Tisch gilt das Grundspiel.
E_PHASE = { $move ->
    [play] Du hast deine Karte schon gespielt. Setz ein Plättchen ein oder beende deinen Zug.
    [pass] Du hast deine Karte schon gespielt. Beende deinen Zug, statt zu passen.
    [end] Spiel erst eine Karte; dann kannst du den Zug beenden.
    [scratcher] Die Kratzbürste kommt nach deiner Karte und nicht mehr, wenn die letzte Karte des Spiels liegt.
   *[other] Dieses Plättchen kommt, nachdem du deine Karte gespielt hast.
}
E_ROTATION = { $rotation ->
    [none] An diesem Tisch werden Karten nicht gedreht: Sie liegen so, wie sie gehalten werden.
   *[half] An diesem Tisch darf eine Karte auf den Kopf gedreht werden, aber nicht um { $turn } Grad.
}
E_TILE_GONE = { $tile ->
    [paw] Deine Tatze
    [scratcher] Deine Kratzbürste
    [fish] Deinen getrockneten Fisch
    [mouse] Deine Spielzeugmaus
   *[stack] Deinen Stapel
} hast du schon eingesetzt.
E_ONE_TILE = Ein Plättchen pro Zug: Tatze und Stapel lassen sich nicht verbinden.
E_MUST_PLAY = Du kannst nicht passen: Es gibt eine Karte, die du spielen kannst.
E_RESERVED = Auf dieser Karte liegt der getrocknete Fisch von { $who }: Sie ist reserviert.
E_NO_CARD = { $move ->
    [mouse] Diese Karte liegt nicht auf dem Tisch.
    [fish] Hier gibt es keine Karte zu fischen.
    [paw] Hier gibt es keine Karte für die Tatze.
   *[other] Hier gibt es keine Karte zu spielen.
}
E_MOUSE_JUST_PLAYED = Die Spielzeugmaus versetzt eine andere Karte, nicht { $card ->
    [shown] diese
   *[other] { $card }
}: Die hast du eben gespielt.
E_MOUSE_COVERED = { $card ->
    [shown] Diese Karte
   *[other] { $card }
} ist teilweise abgedeckt. Die Spielzeugmaus versetzt nur freiliegende Karten.
E_MOUSE_SCRATCHER = Auf { $card ->
    [shown] dieser Karte
   *[other] { $card }
} liegt eine Kratzbürste; die Karte bleibt, wo sie ist.
E_MOUSE_SAME_PLACE = { $card ->
    [shown] Diese Karte
   *[other] { $card }
} muss an eine andere Stelle.
E_SCRATCHER_CELL = Die Kratzbürste braucht einen Quadranten des Spielbereichs ohne andere Kratzbürste; { $at ->
    [shown] hier
   *[other] { $at }
} ist keiner.
E_LOCKOUT = Mit einer Kratzbürste { $at ->
    [shown] an dieser Stelle
   *[other] auf { $at }
} wäre nicht sicher, dass die nächste Person noch eine Karte legen kann.
E_COVER_NONE = Hier würde die Karte nichts abdecken. Mindestens ein Quadrant muss es sein; berühren genügt nicht.
E_COVER_MANY = Hier würde die Karte { $count } Quadranten abdecken. { $limit ->
    [1] Eine Karte voller Kätzchen deckt genau einen ab.
   *[other] Eine Karte mit leerer Kiste deckt einen oder zwei ab.
}
E_STACK_KITTENS = Auch mit dem Stapel deckt eine Karte höchstens drei Kätzchen ab; hier wären es vier.
E_PROTECTED = Eine Kratzbürste schützt { $cells ->
    [shown] diese Stelle
   *[other] { $cells }
}: Dort kann nichts abgedeckt werden.

## Was an den Einstellungen nicht stimmt

E_OPT_PLAYERS = Cat Box spielen { $low } bis { $high } Personen, nicht { $seats }.
E_OPT_RULES = Regeln: Zur Wahl stehen { $allowed }; { $value } gibt es nicht.
E_OPT_ROTATION = Karten drehen: Zur Wahl stehen { $allowed }; { $value } gibt es nicht.
E_OPT_START = Wer anfängt: Zur Wahl stehen { $allowed }; { $value } gibt es nicht.
E_OPT_DECK = Ein Kartensatz hat 48 Karten; jede Seite zeigt vier von K, P, V, B, Y und E, geschrieben wie KP/VE.
E_OPT_SETUP = Die Vorbereitung braucht ganze Zahlen für diese Spielerzahl: entfernte Karten ab 0, Handkarten ab 1, mit der Startkarte zusammen höchstens 48.
E_OPT_IDENTITY = Nenne für jeden eine Identität, alle verschieden; den Chihuahua nur zu viert oder zu fünft.
E_OPT_UNKNOWN = Eine Einstellung { $name } kennt Cat Box nicht.
E_POSITION = Diese Stellung lässt sich nicht aufbauen.
W_DECK_UNBALANCED = In diesem Kartensatz kommen die fünf Farben nicht gleich oft vor.
W_UNEVEN_TURNS = Mit dieser Vorbereitung haben manche einen Zug mehr als andere.

## Was geschehen ist

event-played = { $slot ->
    [none] { $who } spielt die reservierte Karte{ $card ->
        [shown] {""}
       *[other] {" "}{ $card }
    }
   *[other] { $own ->
        [true] { $who } spielt { $card ->
            [shown] eine Karte
           *[other] { $card }
        } aus der eigenen Hand
       *[other] { $who } spielt { $card ->
            [shown] eine Karte
           *[other] { $card }
        } aus der Hand von { $owner }
    }
}{ $tile ->
    [stack] {" "}mit dem Stapel.
    [paw] {" "}mit der Tatze.
   *[none] .
}
event-passed = { $forced ->
    [true] { $who } kann nichts spielen und passt.
   *[other] { $who } passt.
}
event-mouse_moved = Die Spielzeugmaus von { $who } versetzt { $from ->
    [shown] eine Karte
   *[other] { $from }
} an eine andere Stelle.
event-scratcher_laid = { $who } { $at ->
    [shown] setzt die Kratzbürste ein
   *[other] legt die Kratzbürste auf { $at }
}.
event-scratcher_taken = { $who } nimmt die Kratzbürste zurück.
event-fished = { $own ->
    [true] { $who } reserviert mit dem getrockneten Fisch eine Karte aus der eigenen Hand{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }.
   *[other] { $who } nimmt eine Karte aus der Hand von { $owner } und reserviert sie mit dem getrockneten Fisch{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }.
}
event-ended = { $who } setzt kein Plättchen ein.
event-drew = { $deck ->
    [0] { $who } zieht die letzte Karte{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }.
    [one] { $who } zieht eine Karte{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }. Im Nachziehstapel liegt noch eine.
   *[other] { $who } zieht eine Karte{ $visible ->
        [shown] {""}
       *[other] {" "}({ $visible })
    }. Im Nachziehstapel liegen noch { $deck }.
}
event-revealed = Alle Karten sind gespielt. Die Identitäten: { $identities }.

## Wie die Punkte zustande kamen

score-kittens = { $count ->
    [0] kein sichtbares
    [one] ein sichtbares
   *[other] { $count } sichtbare
} { $colour ->
    [K] { $count ->
        [0] schwarzes
        [one] schwarzes
       *[other] schwarze
    }
    [P] rosa
    [V] lila
    [B] { $count ->
        [0] blaues
        [one] blaues
       *[other] blaue
    }
   *[Y] { $count ->
        [0] gelbes
        [one] gelbes
       *[other] gelbe
    }
} Kätzchen
score-group = die größte Gruppe: { $count ->
    [0] kein
    [one] ein
   *[other] { $count }
} { $colour ->
    [K] { $count ->
        [0] schwarzes
        [one] schwarzes
       *[other] schwarze
    }
    [P] rosa
    [V] lila
    [B] { $count ->
        [0] blaues
        [one] blaues
       *[other] blaue
    }
   *[Y] { $count ->
        [0] gelbes
        [one] gelbes
       *[other] gelbe
    }
} Kätzchen
score-boxes = { $count ->
    [0] keine sichtbare leere Kiste
    [one] eine sichtbare leere Kiste
   *[other] { $count } sichtbare leere Kisten
}
score-threes = { $count ->
    [0] keine Gruppe von genau drei Kätzchen
    [one] eine Gruppe von genau drei Kätzchen, 2 Punkte
   *[other] { $count } Gruppen von genau drei Kätzchen, je 2 Punkte
}
score-tiles = { $count ->
    [0] kein unbenutztes Plättchen
    [one] ein unbenutztes Plättchen
   *[other] { $count } unbenutzte Plättchen
}

reason-most_points = Wer die meisten Punkte hat, gewinnt.
reason-chihuahua = Gleichstand an der Spitze: Da gewinnt der Chihuahua.
reason-largest_group = Gleichstand an der Spitze: Die größte Gruppe entscheidet.
reason-shared = Gleichstand in allem: Der Sieg wird geteilt. Spielt nochmal!
tie-group = { $points } zu { $points }: { $name } hatte die größere Gruppe ({ $best } zu { $next }).
tie-chihuahua = { $points } zu { $points }: Bei Gleichstand gewinnt der Chihuahua, und das war { $name }.
shared-group = { $points } zu { $points }, und auch die größten Gruppen sind gleich ({ $best }).

## Einstellungen eines Tisches

option-rules = Regeln
    .basic = Grundspiel
    .special = Sonderregeln, mit je fünf Plättchen
option-rotation = Karten drehen
    .none = Nie: Alle Karten schauen in dieselbe Richtung
    .half = Halbe Drehungen
    .quarter = Vierteldrehungen
option-start_player = Wer anfängt
    .random = Wird ausgelost
option-deck = Karten
    .house-1 = Unser eigener Kartensatz
option-setup = Entfernte Karten und Handgröße
option-identities = Identitäten, für Lektionen festgelegt

## Was jetzt erwartet wird

phase-play = Spiel eine Karte: deine mit der geheimen Seite nach oben, fremde mit der sichtbaren.
phase-tile = Setz ein Plättchen ein oder beende deinen Zug.
phase-over = Das Spiel ist aus.

## Spielmaterial

piece-K = schwarzes Kätzchen
piece-P = rosa Kätzchen
piece-V = lila Kätzchen
piece-B = blaues Kätzchen
piece-Y = gelbes Kätzchen
piece-E = leere Kiste
piece-C = Chihuahua
piece-paw = Tatze
piece-scratcher = Kratzbürste
piece-fish = getrockneter Fisch
piece-mouse = Spielzeugmaus
piece-stack = Stapel
