# Csacska Macska am Tisch, auf Deutsch.
# $who ist, wer handelt; $victim_name, $to_name, $from_name und $of_name sind andere.
# Karten kommen in Kurzform (B5, G3/7, S, KIT); die piece-Texte nennen sie beim Namen.

title = Csacska Macska
subtitle = Alberne Katzen

## Warum etwas nicht geht

E_NOTATION = „{ $text }“ ist hier kein Zug. Du nimmst eine Karte von einem Ablagestapel, ziehst zwei oder stiehlst eine oder zwei.
game-over = Das Spiel ist zu Ende.
not-your-turn = Du bist gerade nicht dran: { $who } entscheidet.
no-pass = Passen geht nicht: Vom Nachziehstapel kannst du immer ziehen.
wrong-state = { $phase ->
    [act] Wähle erst, was du in deinem Zug tust: nehmen, ziehen oder stehlen.
    [resolve] Handle erst die Karten auf deiner Hand ab.
    [score3] Sag erst, ob du die drei Karten wertest oder weitersammelst.
    [orphan] Leg erst die Kätzchen auf einen Ablagestapel.
   *[other] Das passt gerade nicht.
}
no-such-pile = Einen Ablagestapel { $pile } gibt es nicht; sie gehen von 1 bis { $piles }.
pile-empty = Ablagestapel { $pile } ist leer.
numbers-only = An diesem Tisch darf man nur Zahlenkarten vom Ablagestapel nehmen; das ist keine: { $card }.
not-executable = Diese Karte könntest du jetzt nicht nutzen, also kannst du sie nicht nehmen: { $card }.
two-max = Du kannst höchstens zwei Karten stehlen, nicht { $count }.
not-an-opponent = Das ist kein Mitspieler von dir: { $name }.
same-victim = Zwei gestohlene Karten müssen von zwei verschiedenen Mitspielern kommen, nicht beide von { $of_name }.
no-such-series = { $of_name } hat keine { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
   *[green] grüne
} Reihe.
stray-protected = In der { $colour ->
    [blue] blauen
    [yellow] gelben
    [red] roten
   *[green] grünen
} Reihe von { $of_name } liegt zuletzt eine Streunerkatze: Daraus lässt sich nichts stehlen.
no-own-series = Du hast keine { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
   *[green] grüne
} Reihe für die gestohlene Karte.
wrong-size = Deine { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
   *[green] grüne
} Reihe hätte dann { $size } Karten; durch einen Diebstahl muss sie wertbar werden.
not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
must-play = Diese Karte kommt von einem Ablagestapel, also musst du sie ausspielen: { $card }.
must-execute = Diese Karte ist jetzt nutzbar, also musst du sie nutzen: { $card }.
same-pile = Zwei abgeworfene Zahlenkarten müssen auf zwei verschiedene Ablagestapel, und auf Stapel { $pile } liegt schon eine.
no-series = Du hast keine { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
   *[green] grüne
} Reihe für diese Karte: { $card }.
no-stray = { $card ->
    [LADY] Du hast keine Streunerkatze für die Katzentante.
   *[other] In deiner { $colour ->
        [blue] blauen
        [yellow] gelben
        [red] roten
       *[green] grünen
    } Reihe liegt keine Streunerkatze.
}
second-stray = In dieser { $colour ->
    [blue] blauen
    [yellow] gelben
    [red] roten
   *[green] grünen
} Reihe liegt schon eine Streunerkatze, und mehr als eine darf es nicht sein.
stray-first = Diese { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
   *[green] grüne
} Reihe hat nur eine Karte: Die Streunerkatze läge darin ganz vorn.
second-kittens = Über deiner { $colour ->
    [blue] blauen
    [yellow] gelben
    [red] roten
   *[green] grünen
} Reihe liegen schon Kätzchen.

## Was an den Einstellungen nicht stimmt

E_PLAYERS = Csacska Macska ist für { $low } bis { $high } Personen.
E_OPTION = Diese Einstellung oder diesen Wert gibt es nicht.
E_START = Wer beginnt, entscheidet das Los, oder du nennst einen Platz von 1 bis { $high }.
E_DECK_COUNT = Ein Kartensatz hat 92 Zahlenkarten, 12 Streunerkatzen, 4-mal Kätzchen und je 3-mal Schlingel, Braver Hund, Katzentante und Böser Hund.
E_DECK_COLOUR = Die Farben eines Kartensatzes sind Blau, Gelb, Rot und Grün.
E_DECK_VALUE = Karten zeigen eine oder zwei verschiedene ungerade Zahlen von 1 bis 9.

## Was geschehen ist

event-take = { $who } nimmt von Ablagestapel { $pile }: { $card }.
event-refill = Auf Ablagestapel { $pile } wird aufgedeckt: { $card }.
event-pair = Zwei gleiche Extrakarten, { $card }, kommen von den Ablagestapeln in die Schachtel.
event-draw = { $who } zieht: { $cards }.
event-twins = Zwei gleiche Extrakarten, { $card }, kommen in die Schachtel; der Zug von { $who } ist zu Ende.
event-play = { $who } spielt an die { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
   *[green] grüne
} Reihe: { $card }.
event-place_kittens = { $who } legt Kätzchen über die { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
   *[green] grüne
} Reihe.
event-put_kittens = { $who } legt die Kätzchen auf Ablagestapel { $pile }.
event-orphan = Die Kätzchen von { $who } haben ihre Reihe verloren und müssen auf einen Ablagestapel.
event-discard = { $who } wirft auf Ablagestapel { $pile } ab: { $card }.
event-stray_leaves = Die Streunerkatze verlässt die { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
   *[green] grüne
} Reihe von { $who }.
event-swap = { $who } schickt den Schlingel: { $to_name } bekommt die Streunerkatze der { $colour ->
    [blue] blauen
    [yellow] gelben
    [red] roten
   *[green] grünen
} Reihe und einen Katzentaler und gibt dafür: { $card }.
event-good_dog = Der Brave Hund von { $who } läuft mit einer Karte zu { $to_name } ({ $card }): zwei Katzentaler.
event-bad_dog = Der Böse Hund von { $who } jagt eine Reihe zu { $to_name } ({ $cards }): { $points ->
    [one] ein Katzentaler
   *[other] { $points } Katzentaler
}.
event-cat_lady = Die Katzentante nimmt { $strays ->
    [one] die Streunerkatze
    [2] beide Streunerkatzen
   *[other] alle { $strays } Streunerkatzen
} von { $who } auf: { $points } Katzentaler.
event-steal = { $who } stiehlt von { $victim_name }: { $card }.
event-score = { $who } wertet die { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
   *[green] grüne
} Reihe ({ $cards }): { $points ->
    [0] nichts
    [one] ein Katzentaler
   *[other] { $points } Katzentaler
}.
event-keep = { $who } sammelt an der { $colour ->
    [blue] blauen
    [yellow] gelben
    [red] roten
   *[green] grünen
} Reihe weiter.
event-reshuffle = Schachtel und Ablagestapel werden zu einem neuen Nachziehstapel aus { $cards } Karten gemischt.
event-game_over = Das Spiel ist zu Ende.

## Der Wertungszettel

score-three = Drei Karten, die Summe endet auf 9: { $cards }
score-triple = Drei gleiche Karten: { $cards }
score-five = Fünf Karten, die Summe endet auf 9: { $cards }
score-five-stray = Fünf Karten mit Streunerkatze: { $cards }
score-seven = Sieben Karten unter Kätzchen: { $cards }
score-seven-stray = Sieben Karten unter Kätzchen mit Streunerkatze: { $cards }
score-nothing = Ohne Punkte gewertet: { $cards }
score-final-three = Ein fertiger Dreier am Ende: { $cards }
score-rascal = Trost für den Schlingel von { $from_name }
score-good-dog = Der Brave Hund von { $from_name } brachte: { $cards }
score-bad-dog = Herübergejagt vom Bösen Hund von { $from_name }: { $cards }
score-cat-lady = Die Katzentante und ihre Streunerkatzen
score-earlier = Katzentaler von vorher

reason-deck-out = Der Nachziehstapel ist leer.
reason-deck-out-twice = Der Nachziehstapel ist zum zweiten Mal leer.
shared-points = { $points } zu { $points }: Bei gleich vielen Katzentalern wird der Sieg geteilt.

## Einstellungen

option-players = Spieler
option-start_player = Wer beginnt
    .random = das Los entscheidet
    .seat = Platz { $seat }
option-pile_draw = Was man von den Ablagestapeln nehmen darf
    .any = jede nutzbare Karte
    .numbers_only = nur Zahlenkarten
option-end_scoring = Was am Ende zählt
    .coins_only = nur Katzentaler
    .complete_threes = auch fertige Dreier auf dem Tisch werden gewertet
option-deck = Kartensatz
    .csacska-macska-house = unser eigener Kartensatz

## Was gefragt wird

phase-act = Nimm eine Karte von einem Ablagestapel, zieh zwei oder stiehl.
phase-resolve = Spiel die Karten auf deiner Hand aus, führ sie aus oder wirf sie ab.
phase-score3 = Deine drei Karten werten oder weitersammeln?
phase-orphan = Leg die Kätzchen auf einen Ablagestapel.
phase-over = Das Spiel ist zu Ende.

## Karten

colour-blue = blau
colour-yellow = gelb
colour-red = rot
colour-green = grün
piece-B1 = blaue 1
piece-B3 = blaue 3
piece-B5 = blaue 5
piece-B7 = blaue 7
piece-B9 = blaue 9
piece-B1-3 = blaue 1 oder 3
piece-B1-5 = blaue 1 oder 5
piece-B1-7 = blaue 1 oder 7
piece-B1-9 = blaue 1 oder 9
piece-B3-5 = blaue 3 oder 5
piece-B3-7 = blaue 3 oder 7
piece-B3-9 = blaue 3 oder 9
piece-B5-7 = blaue 5 oder 7
piece-B5-9 = blaue 5 oder 9
piece-B7-9 = blaue 7 oder 9
piece-Y1 = gelbe 1
piece-Y3 = gelbe 3
piece-Y5 = gelbe 5
piece-Y7 = gelbe 7
piece-Y9 = gelbe 9
piece-Y1-3 = gelbe 1 oder 3
piece-Y1-5 = gelbe 1 oder 5
piece-Y1-7 = gelbe 1 oder 7
piece-Y1-9 = gelbe 1 oder 9
piece-Y3-5 = gelbe 3 oder 5
piece-Y3-7 = gelbe 3 oder 7
piece-Y3-9 = gelbe 3 oder 9
piece-Y5-7 = gelbe 5 oder 7
piece-Y5-9 = gelbe 5 oder 9
piece-Y7-9 = gelbe 7 oder 9
piece-R1 = rote 1
piece-R3 = rote 3
piece-R5 = rote 5
piece-R7 = rote 7
piece-R9 = rote 9
piece-R1-3 = rote 1 oder 3
piece-R1-5 = rote 1 oder 5
piece-R1-7 = rote 1 oder 7
piece-R1-9 = rote 1 oder 9
piece-R3-5 = rote 3 oder 5
piece-R3-7 = rote 3 oder 7
piece-R3-9 = rote 3 oder 9
piece-R5-7 = rote 5 oder 7
piece-R5-9 = rote 5 oder 9
piece-R7-9 = rote 7 oder 9
piece-G1 = grüne 1
piece-G3 = grüne 3
piece-G5 = grüne 5
piece-G7 = grüne 7
piece-G9 = grüne 9
piece-G1-3 = grüne 1 oder 3
piece-G1-5 = grüne 1 oder 5
piece-G1-7 = grüne 1 oder 7
piece-G1-9 = grüne 1 oder 9
piece-G3-5 = grüne 3 oder 5
piece-G3-7 = grüne 3 oder 7
piece-G3-9 = grüne 3 oder 9
piece-G5-7 = grüne 5 oder 7
piece-G5-9 = grüne 5 oder 9
piece-G7-9 = grüne 7 oder 9
piece-S = Streunerkatze
piece-KIT = Kätzchen
piece-RAS = Schlingel
piece-GOOD = Braver Hund
piece-BAD = Böser Hund
piece-LADY = Katzentante
piece-coin = Katzentaler
