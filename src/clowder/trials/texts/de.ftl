# Wie eigene Karten oder ein eigener Plan sich neben unseren spielen. Zahlen sind Texte; $games und $count sind Zahlen.

head = { $games ->
    [one] Eine Partie damit und eine mit unseren, mit demselben Zufall.
   *[other] { $games } Partien damit und { $games } mit unseren, mit demselben Zufall.
} Auf allen { $seats } Plätzen sitzen gleiche Spieler, die nur eine Entscheidung weit schauen. In Klammern: wo der wahre Wert mit 95 % liegt.
shorter = Dieses Gerät hatte Zeit für { $games } von { $wanted } Partien. Ein Server oder „clowder parts try“ spielt alle.
endless = { $count ->
    [one] Eine Partie damit war nach { $most } Entscheidungen nicht zu Ende und wurde abgebrochen; sie zählt nicht mit.
   *[other] { $count } Partien damit waren nach { $most } Entscheidungen nicht zu Ende und wurden abgebrochen; sie zählen nicht mit.
}
nothing = Keine Partie kam zu einem Ende, also lässt sich nichts sagen.

measure-length = Entscheidungen je Partie
measure-first = Siege dessen, der beginnt
measure-points = Punkte eines Spielers
measure-margin = Vorsprung der meisten Punkte
own = diese
house = unsere
difference = Unterschied

says-length = { $verdict ->
    [more] Partien sind länger als mit unseren, um { $low } bis { $high } Entscheidungen.
    [less] Partien sind kürzer als mit unseren, um { $low } bis { $high } Entscheidungen.
   *[same] Länge: In { $games } Partien ist kein Unterschied zu unseren zu sehen.
}
says-first = { $verdict ->
    [more] Wer beginnt, gewinnt öfter als mit unseren, um { $low } bis { $high } Prozentpunkte.
    [less] Wer beginnt, gewinnt seltener als mit unseren, um { $low } bis { $high } Prozentpunkte.
   *[same] Beginnen: In { $games } Partien ist kein Unterschied zu unseren zu sehen.
}
says-points = { $verdict ->
    [more] Es gibt mehr Punkte als mit unseren, um { $low } bis { $high } je Spieler.
    [less] Es gibt weniger Punkte als mit unseren, um { $low } bis { $high } je Spieler.
   *[same] Punkte: In { $games } Partien ist kein Unterschied zu unseren zu sehen.
}
says-margin = { $verdict ->
    [more] Die meisten Punkte liegen weiter vor den nächsten als mit unseren, um { $low } bis { $high }.
    [less] Die meisten Punkte liegen weniger weit vor den nächsten als mit unseren, um { $low } bis { $high }.
   *[same] Vorsprung: In { $games } Partien ist kein Unterschied zu unseren zu sehen.
}
even = { $verdict ->
    [more] Zu beginnen ist hier ein Vorteil: { $share } % der Siege, wo { $even } % ausgeglichen wären.
    [less] Zu beginnen ist hier ein Nachteil: { $share } % der Siege, wo { $even } % ausgeglichen wären.
   *[same] Ob Beginnen ein Vor- oder Nachteil ist, ist nicht zu sehen: { $share } % der Siege, wo { $even } % ausgeglichen wären.
}

spread-points = Wie sich die Punkte verteilen
spread-length = Wie lang Partien sind
half-points = Die mittlere Hälfte aller Spieler hatte { $low } bis { $high } Punkte, mit unseren { $house_low } bis { $house_high }.
half-length = Die mittlere Hälfte aller Partien brauchte { $low } bis { $high } Entscheidungen, mit unseren { $house_low } bis { $house_high }.

pieces = Wie oft es auf was ankam
about-cat-box-deck = „Kam vor“: Jemand hat die Karte gelegt. „Zählte“: Am Ende war auf ihr ein Kätzchen einer Farbe zu sehen, die jemand hatte.
about-csacska-macska-deck = „Kam vor“: Jemand hat die Karte gelegt, gestohlen oder benutzt. „Zählte“: Sie lag in einer Reihe, die Punkte brachte, oder brachte selbst welche.
about-if-it-fits-card_data = „Kam vor“: Jemand hat die Karte gelegt. „Zählte“: Am Ende lag sie in einer Schachtel, die jemandem Punkte brachte oder nahm.
about-cat-attack-board = „Kam vor“: Eine Katze blieb auf dem Feld stehen.
about-cat-attack-mog_deck = „Kam vor“: Jemand hat die Karte gespielt. „Zählte“: Sie hatte eine Wirkung.
about-cat-attack-curiosity_deck = „Kam vor“: Jemand hat die Karte aufgedeckt.
about-gain = „Siegunterschied“: um wie viele Prozentpunkte öfter die gewannen, die mehr davon benutzten, als ihr Anteil war. Dass es daran lag, beweist das nicht. Alle Bereiche dieser Spalte zusammen gelten mit 95 %.
piece = Teil
used = Kam vor
times = Je Partie
counted = Zählte
used-house = Bei uns: kam vor
gain = Siegunterschied
gain-few = zu wenige Partien
gains-none = Von keinem ist zu sehen, dass öfter oder seltener gewinnt, wer es benutzt.
gains-some = Über den Zufall hinaus zu sehen: { $pieces }.
