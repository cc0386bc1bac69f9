# Cat Attack am Tisch, auf Deutsch.
# $who ist der Name der handelnden Person, $victim_name der der anderen. Felder, Läden und Zuhause kommen als Kürzel (R9, dairy, H2).

title = Cat Attack
subtitle = Neun Leben, sechs Leckerbissen, eine Nachbarschaft

## Warum etwas nicht geht

E_OVER = Das Spiel ist aus.
E_NOT_YOUR_TURN = Jetzt bist nicht du dran.
E_NOTATION = „{ $text }“ ist hier kein Zug. Im Kartenschritt spielst du eine Karte, beginnst einen Kampf oder zeigst sechs Karten.
E_DECISION = { $phase ->
    [card] Spiel zuerst eine Miezekarte.
    [dest] Zieh zuerst deine Katze mit dem Würfelwurf.
    [swap] Tausch zuerst eine Karte oder behalte deine Hand.
    [raid] Sag zuerst, was du stiehlst, oder lass es.
    [answer] Antworte zuerst im Kampf.
    [food] Wähle zuerst deine Gratisprobe.
    [larder] Wähle zuerst eine Speisekammer.
   *[other] Das passt gerade nicht.
}
E_NO_CARD = Diese Karte hast du nicht: { $card }.
E_MUST_MOVE = Deine Katze kann { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} weit ziehen, also muss sie es; niemand darf sich freiwillig in die Enge treiben lassen.
E_TURN_BACK = Eine Katze betritt in einer Bewegung kein Feld zweimal, also kann sie nicht enden, wo sie losging.
E_LAIR = Hier dürfen Katzen nicht hinein: { $space }.
E_CAR = Hier steht das Auto: { $space }.
E_COUNT = Kein Weg von genau { $count ->
    [one] einem Feld
   *[other] { $count } Feldern
} führt hierhin: { $space }.
E_SHOP_CLOSED = Hier ist der Laden geschlossen: { $space }.
E_BLOCKED = Eine andere Katze oder das Auto versperrt den Weg hierhin: { $space }. An Katzen kommt man nicht vorbei.
E_MATES_HOME = Das Zuhause eines Bandenmitglieds darfst du nicht betreten.
E_SAFE_AT_HOME = In ihrem eigenen Zuhause ist eine Katze sicher.
E_MATE = Bandenmitglieder greifen einander nicht an, und keine Katze bleibt auf dem Feld eines Mitglieds stehen.
E_OWNED_KIND = Von dieser Tierart hast du schon eines.
E_TOO_FAR = Das ist mehr als sechs Felder entfernt.
E_NO_TARGET = Hier ist niemand zum Anspringen: { $space }.
E_OCCUPIED = Hier steht schon jemand: { $space }.
E_NOTHING_TO_TAKE = Das kannst du hier nicht nehmen: { $food ->
    [mouse] Maus
    [bird] Vogel
    [fish] Fisch
    [milk] Milch
    [tin] Katzenfutter
    [vitamins] Vitamine
   *[other] { $food }
}.
E_OUT_OF_GAME = Diese Katze ist nicht mehr im Spiel.
E_OWNER_NEAR = Die Besitzerin ist zu Hause oder in ihrem Garten, also lassen sich ihre Tiere nicht weglocken.
E_NO_ANIMAL = In dieser Speisekammer ist { $animal ->
    [mouse] keine Maus
   *[other] kein Vogel
}.
E_OWN_LARDER = Wähle die Speisekammer eines Gegners.
E_ONESELF = Eine Katze kann nicht gegen sich selbst kämpfen.
E_MUST_MOVE_PREY = { $animal ->
    [mouse] Mit dieser Karte kann eine Maus ziehen, also muss es eine tun.
   *[other] Mit dieser Karte kann ein Vogel ziehen, also muss es einer tun.
}
E_MUST_CHOOSE = Für diese Karte gibt es ein Ziel, also musst du eines wählen.
E_NO_PREY = { $animal ->
    [mouse] Von hier lässt sich keine Maus bewegen: { $space }.
   *[other] Von hier lässt sich kein Vogel bewegen: { $space }.
}
E_PREY_TAKEN = Hier dürfen Tiere nicht stehen bleiben, es ist schon jemand da: { $space }.
E_PREY_HOME = Tiere dürfen in kein Zuhause.
E_PREY_LAIR = Diese Tierart darf hier nicht hinein: { $space }.
E_PREY_COUNT = Kein Weg von genau { $count ->
    [one] einem Feld
   *[other] { $count } Feldern
} führt das Tier hierhin: { $space }.
E_NOT_SIX = { $animal ->
    [mouse] Dafür brauchst du sechs Mauskarten auf der Hand.
   *[other] Dafür brauchst du sechs Vogelkarten auf der Hand.
}
E_SWITCHED_OFF = { $name ->
    [cat_fights] An diesem Tisch gibt es keine Katzenkämpfe.
   *[other] An diesem Tisch gilt die Sechs-Karten-Regel nicht.
}
E_ANSWER = So kannst du nicht antworten, diese Karte hast du nicht: { $card }.
E_SWAP_TAKE = In der anderen Hand ist diese Karte nicht: { $card }.
E_SWAP_GIVE = Diese Karte hast du nicht zum Weggeben: { $card }.

## Einstellungen und Daten, die nicht gehen

E_PLAYERS = Cat Attack ist für { $low } bis { $high } Personen.
E_OPT_UNKNOWN = Eine Einstellung namens { $name } gibt es nicht.
E_LIVES = Eine Katze hat 1 bis 9 Leben, nicht { $value }.
E_ROUNDS = Die Rundengrenze ist 0 für keine oder 5 bis 200; nicht { $value }.
E_YOUNG = Das Spiel für junge Spieler kommt ohne Plündern, unbefugtes Betreten, Katzenkämpfe und Sechs-Karten-Regel aus.
E_CLAWS = „Krallen raus“ braucht das Plündern: Sonst wären Leckerbissen bei den Gegnern nie mehr zu bekommen.
E_GANGS = So entstehen keine gleich großen Banden: 4 Personen bilden 2 Banden, 6 Personen 2 oder 3.
E_HOMES = Gib { $count ->
    [one] ein Zuhause
   *[other] { $count } verschiedene Zuhause
} von H1 bis H6 an.
E_FIRST = Wer anfängt, entscheidet der Würfel („die“), oder du nennst einen Platz an diesem Tisch.
E_DATA = Die Daten passen nicht zu den Regeln: { $where }.
E_POSITION = Diese Stellung lässt sich nicht aufbauen: { $where }.

## Was geschieht

event-turn = Runde { $round }: { $who } ist am Zug.
event-played = { $who } spielt: { $card }.
event-idle = Die Karte hat keine Wirkung.
event-drew = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-drew-own = Du ziehst: { $cards }.
event-reshuffled = Die Ablage wird zu einem neuen Nachziehstapel gemischt: { $count ->
    [one] eine Miezekarte
   *[other] { $count } Miezekarten
}.
event-threw-for-start = { $who } würfelt um den Anfang: { $die }.
event-begins = { $who } hat am höchsten gewürfelt und beginnt.
event-threw = { $who } würfelt: { $die }.
event-moved = { $how ->
    [leap] { $who } springt: { $from } → { $to }.
    [burglar] { $who } schleicht: { $from } → { $to }.
   *[other] { $who } zieht: { $from } → { $to }.
}
event-cornered = { $who } ist in die Enge getrieben: { $ways ->
    [one] Der einzige Weg ist versperrt
    [2] Beide Wege sind versperrt
   *[other] Alle { $ways } Wege sind versperrt
}.
event-prey = { $animal ->
    [mouse] Eine Maus läuft: { $from } → { $to }.
   *[other] Ein Vogel hüpft: { $from } → { $to }.
}
event-attacked = { $who } greift { $victim_name } an ({ $at }).
event-trespasser = { $who } kommt zurück und ertappt { $victim_name } ({ $at }).
event-lost = { $who } verliert { $lives ->
    [one] ein Leben
   *[other] { $lives } Leben
} { $cause ->
    [attack] beim Angriff
    [car] unter dem Auto
    [cornered] ohne Ausweg
    [dog] durch den Hund
    [fight] im Kampf
    [penalty] am Ort des Raubzugs
    [shop] beim Schließen des Ladens
   *[other] im fremden Garten
} und hat { $left ->
    [0] keines mehr
   *[other] noch { $left }
}.
event-home = { $who } muss nach Hause: { $to }.
event-retired = { $who } hat kein Leben mehr und geht in den Ruhestand.
event-discarded = { $who } legt die ganze Hand auf die Ablage: { $cards }.
event-woke = { $who } wacht auf: Die Bande hat ein Mitglied verloren.
event-safe = { $who } ist mit sechs Leckerbissen sicher zu Hause und schläft ein.
event-caught = { $food ->
    [mouse] { $who } fängt eine Maus ({ $place }).
   *[other] { $who } fängt einen Vogel ({ $place }).
}
event-shopped = { $who } nimmt { $food ->
    [fish] einen Fisch
    [milk] eine Schale Milch
    [tin] eine Dose Katzenfutter
    [vitamins] eine Schachtel Vitamine
   *[other] { $food }
} { $place ->
    [fishmonger] vom Fischhändler
    [dairy] aus der Molkerei
    [corner_shop] aus dem Tante-Emma-Laden
   *[vet] vom Tierarzt
} mit.
event-sampled = { $who } bekommt als Gratisprobe { $food ->
    [fish] einen Fisch
    [milk] eine Schale Milch
    [tin] eine Dose Katzenfutter
    [vitamins] eine Schachtel Vitamine
   *[other] { $food }
}.
event-raided = { $who } plündert die Speisekammer von { $place } und stiehlt { $food ->
    [mouse] die Maus
    [bird] den Vogel
    [fish] den Fisch
    [milk] die Milch
    [tin] das Katzenfutter
    [vitamins] die Vitamine
   *[other] { $food }
}.
event-burgled = { $who } bricht { $place ->
    [fishmonger] beim Fischhändler
    [dairy] in der Molkerei
    [corner_shop] im Tante-Emma-Laden
    [vet] beim Tierarzt
    [H1] bei Ingwer
    [H2] bei Pudding
    [H3] bei Kleeblatt
    [H4] bei Glöckchen
    [H5] bei Pflaume
    [H6] bei Wölkchen
   *[other] bei { $place }
} ein und nimmt { $food ->
    [mouse] die Maus
    [bird] den Vogel
    [fish] den Fisch
    [milk] die Milch
    [tin] das Katzenfutter
    [vitamins] die Vitamine
   *[other] { $food }
}.
event-declined = { $who } lässt die Speisekammer von { $home } in Ruhe.
event-looked = { $who } sieht sich die Karten von { $victim_name } an.
event-looked-own = Du siehst: { $cards }.
event-swapped = { $who } tauscht eine Karte mit { $victim_name }.
event-swapped-own = { $who } nimmt { $took } von { $victim_name } und gibt { $gave }.
event-kept = { $who } tauscht nichts mit { $victim_name }.
event-curiosity = { $who } zieht eine Neugierkarte: { $card }.
event-closed = { $shop ->
    [fishmonger] Der Fischhändler
    [dairy] Die Molkerei
    [corner_shop] Der Tante-Emma-Laden
    [vet] Der Tierarzt
   *[other] { $shop }
} schließt.
event-opened = { $shop ->
    [fishmonger] Der Fischhändler
    [dairy] Die Molkerei
    [corner_shop] Der Tante-Emma-Laden
    [vet] Der Tierarzt
   *[other] { $shop }
} öffnet.
event-car = Das Auto fährt: { $from } → { $to }.
event-escaped = { $animal ->
    [mouse] Die Maus entwischt aus der Speisekammer von { $home }.
   *[other] Der Vogel entwischt aus der Speisekammer von { $home }.
}
event-gained = { $who } { $lives ->
    [0] hat schon alle Leben
    [one] bekommt ein Leben zurück
   *[other] bekommt { $lives } Leben zurück
}.
event-fight = { $who } beginnt einen Kampf gegen { $victim_name } mit { $suit ->
    [cat] Katzenkarten
    [mouse] Mauskarten
   *[bird] Vogelkarten
}.
event-fight-lost = { $who } kann nicht mehr mithalten und verliert den Kampf gegen { $victim_name }.
event-six = { $animal ->
    [mouse] { $who } zeigt sechs Mauskarten und lockt die Maus aus der Speisekammer von { $home }.
   *[other] { $who } zeigt sechs Vogelkarten und lockt den Vogel aus der Speisekammer von { $home }.
}

## Was jetzt erwartet wird

phase-card = Spiel eine Miezekarte.
phase-dest = Zieh deine Katze mit dem Würfelwurf.
phase-swap = Sieh dir die Karten an; du darfst eine tauschen.
phase-raid = Du darfst die Speisekammer plündern.
phase-answer = Antworte im Kampf.
phase-food = Wähle eine Gratisprobe.
phase-larder = Wähle die Speisekammer, aus der ein Tier entwischt.
phase-over = Das Spiel ist aus.

## Das Ende

reason-food = Eine Katze ist mit allen sechs Leckerbissen durch einen genauen Wurf nach Hause gekommen.
reason-survival = Nur noch eine Katze oder Bande hat Leben.
reason-rounds = Die letzte Runde ist vorbei: Leben und Leckerbissen werden gezählt.
reason-safety = Das Spiel hat tausend Runden gedauert: Leben und Leckerbissen werden gezählt.
tie-foods = { $points } zu { $points }: { $name } hatte mehr Leckerbissen in der Speisekammer ({ $best } zu { $next }).
shared-foods = { $points } zu { $points }, und in den Speisekammern liegt gleich viel ({ $best }): unentschieden.
score-lives = Übrige Leben von { $home }
score-foods = { $points ->
    [0] Nichts in der Speisekammer von { $home }
   *[other] In der Speisekammer von { $home }: { $foods }
}

## Einstellungen eines Tisches

option-lives = Leben jeder Katze (oder einer Bande, die sie teilt)
option-round_limit = Rundengrenze (0: keine)
option-raiding = Plündern
    .help = Wer genau im Zuhause einer anderen Katze landet, darf einen Leckerbissen aus deren Speisekammer stehlen.
option-trespassing = Unbefugtes Betreten
    .help = Kommt die Besitzerin zurück, ertappt sie jede andere Katze in ihrem Zuhause oder Garten: Diese verliert ein Leben.
option-cat_fights = Katzenkämpfe
    .help = Statt eine Karte zu spielen, darfst du eine Katze in der Nähe anspringen und mit deinen Karten gegen sie kämpfen.
option-six_cards = Sechs Vogel- oder Mauskarten
    .help = Wer sechs Vogel- oder sechs Mauskarten hält, darf sie zeigen und so ein Tier aus einer anderen Speisekammer locken.
option-young_players = Spiel für junge Spieler
    .help = Ohne Plündern, unbefugtes Betreten, Katzenkämpfe und die Sechs-Karten-Regel.
option-claws_out = Krallen raus
    .off = So viele Tiere und Leckerbissen wie Spieler
    .prey = Eine Maus und ein Vogel weniger
    .prey_and_shops = Von allem eins weniger
option-gangs = Bandenkrieg
    .off = Jede Katze für sich
    .full = Banden, jede Katze mit eigenem Zuhause
    .shared = Banden, die Zuhause, Speisekammer und Leben teilen
option-gang_count = Zahl der Banden
    .null = Zwei, wenn es Banden gibt
option-homes = Zuhause der Katzen
option-first_seat = Wer anfängt
    .die = Der höchste Wurf
option-board = Spielplan
    .house = Unser eigener Spielplan: Vier Straßen
option-mog_deck = Miezekarten
    .house = Unser eigener Kartensatz
option-curiosity_deck = Neugierkarten
    .house = Unser eigener Kartensatz

## Spielmaterial

piece-cat = Katze
piece-mouse = Maus
piece-bird = Vogel
piece-fish = Fisch
piece-milk = Schale Milch
piece-tin = Dose Katzenfutter
piece-vitamins = Schachtel Vitamine
piece-car = Das Auto
piece-fishmonger = Fischhändler
piece-dairy = Molkerei
piece-corner_shop = Tante-Emma-Laden
piece-vet = Tierarzt
piece-cat1 = Katze 1
piece-cat2 = Katze 2
piece-cat3 = Katze 3
piece-cat4 = Katze 4
piece-cat5 = Katze 5
piece-cat6 = Katze 6
piece-mouse1 = Maus 1
piece-mouse2 = Maus 2
piece-mouse3 = Maus 3
piece-mouse4 = Maus 4
piece-mouse5 = Maus 5
piece-mouse6 = Maus 6
piece-bird1 = Vogel 1
piece-bird2 = Vogel 2
piece-bird3 = Vogel 3
piece-bird4 = Vogel 4
piece-bird5 = Vogel 5
piece-bird6 = Vogel 6
piece-speedy = Flitzekatze
piece-attack = Katzenangriff
piece-burglar = Einbrecherkatze

## Die Nachbarschaft

piece-N = Nickerchengasse
piece-E = Elsternstraße
piece-S = Schrammenstraße
piece-W = Wuschelweg
piece-N1 = Nickerchengasse 1
piece-N2 = Nickerchengasse 2
piece-N3 = Nickerchengasse 3
piece-N4 = Nickerchengasse 4
piece-N5 = Nickerchengasse 5
piece-E1 = Elsternstraße 1
piece-E2 = Elsternstraße 2
piece-E3 = Elsternstraße 3
piece-E4 = Elsternstraße 4
piece-E5 = Elsternstraße 5
piece-S1 = Schrammenstraße 1
piece-S2 = Schrammenstraße 2
piece-S3 = Schrammenstraße 3
piece-S4 = Schrammenstraße 4
piece-S5 = Schrammenstraße 5
piece-W1 = Wuschelweg 1
piece-W2 = Wuschelweg 2
piece-W3 = Wuschelweg 3
piece-W4 = Wuschelweg 4
piece-W5 = Wuschelweg 5
piece-F1 = Fischhändler, Pfotenabdruck 1
piece-F2 = Fischhändler, Pfotenabdruck 2
piece-F3 = Fischhändler, Pfotenabdruck 3
piece-D1 = Molkerei, Pfotenabdruck 1
piece-D2 = Molkerei, Pfotenabdruck 2
piece-D3 = Molkerei, Pfotenabdruck 3
piece-C1 = Tante-Emma-Laden, Pfotenabdruck 1
piece-C2 = Tante-Emma-Laden, Pfotenabdruck 2
piece-C3 = Tante-Emma-Laden, Pfotenabdruck 3
piece-V1 = Tierarzt, Pfotenabdruck 1
piece-V2 = Tierarzt, Pfotenabdruck 2
piece-V3 = Tierarzt, Pfotenabdruck 3
piece-R1 = Mauer 1
piece-R2 = Mauer 2
piece-R3 = Mauer 3
piece-R4 = Mauer 4
piece-R5 = Mauer 5
piece-R6 = Mauer 6
piece-R7 = Mauer 7
piece-R8 = Mauer 8
piece-R9 = Mauer 9
piece-R10 = Mauer 10
piece-R11 = Mauer 11
piece-R12 = Mauer 12
piece-R13 = Mauer 13
piece-R14 = Mauer 14
piece-R15 = Mauer 15
piece-R16 = Mauer 16
piece-n2a = Durchgang 2 (Nickerchengasse), erstes Feld
piece-n2b = Durchgang 2 (Nickerchengasse), zweites Feld
piece-n2c = Durchgang 2 (Nickerchengasse), drittes Feld
piece-n4a = Durchgang 4 (Nickerchengasse), erstes Feld
piece-n4b = Durchgang 4 (Nickerchengasse), zweites Feld
piece-n4c = Durchgang 4 (Nickerchengasse), drittes Feld
piece-e2a = Durchgang 2 (Elsternstraße), erstes Feld
piece-e2b = Durchgang 2 (Elsternstraße), zweites Feld
piece-e2c = Durchgang 2 (Elsternstraße), drittes Feld
piece-e3a = Durchgang 3 (Elsternstraße), erstes Feld
piece-e3b = Durchgang 3 (Elsternstraße), zweites Feld
piece-e3c = Durchgang 3 (Elsternstraße), drittes Feld
piece-e4a = Durchgang 4 (Elsternstraße), erstes Feld
piece-e4b = Durchgang 4 (Elsternstraße), zweites Feld
piece-e4c = Durchgang 4 (Elsternstraße), drittes Feld
piece-s2a = Durchgang 2 (Schrammenstraße), erstes Feld
piece-s2b = Durchgang 2 (Schrammenstraße), zweites Feld
piece-s2c = Durchgang 2 (Schrammenstraße), drittes Feld
piece-s4a = Durchgang 4 (Schrammenstraße), erstes Feld
piece-s4b = Durchgang 4 (Schrammenstraße), zweites Feld
piece-s4c = Durchgang 4 (Schrammenstraße), drittes Feld
piece-w2a = Durchgang 2 (Wuschelweg), erstes Feld
piece-w2b = Durchgang 2 (Wuschelweg), zweites Feld
piece-w2c = Durchgang 2 (Wuschelweg), drittes Feld
piece-w3a = Durchgang 3 (Wuschelweg), erstes Feld
piece-w3b = Durchgang 3 (Wuschelweg), zweites Feld
piece-w3c = Durchgang 3 (Wuschelweg), drittes Feld
piece-w4a = Durchgang 4 (Wuschelweg), erstes Feld
piece-w4b = Durchgang 4 (Wuschelweg), zweites Feld
piece-w4c = Durchgang 4 (Wuschelweg), drittes Feld
piece-H1 = Zuhause von Ingwer
piece-G1a = Garten von Ingwer, Türschwelle
piece-G1b = Garten von Ingwer, linker Pfotenabdruck
piece-G1c = Garten von Ingwer, mittlerer Pfotenabdruck
piece-G1d = Garten von Ingwer, rechter Pfotenabdruck
piece-H2 = Zuhause von Pudding
piece-G2a = Garten von Pudding, Türschwelle
piece-G2b = Garten von Pudding, linker Pfotenabdruck
piece-G2c = Garten von Pudding, mittlerer Pfotenabdruck
piece-G2d = Garten von Pudding, rechter Pfotenabdruck
piece-H3 = Zuhause von Kleeblatt
piece-G3a = Garten von Kleeblatt, Türschwelle
piece-G3b = Garten von Kleeblatt, linker Pfotenabdruck
piece-G3c = Garten von Kleeblatt, mittlerer Pfotenabdruck
piece-G3d = Garten von Kleeblatt, rechter Pfotenabdruck
piece-H4 = Zuhause von Glöckchen
piece-G4a = Garten von Glöckchen, Türschwelle
piece-G4b = Garten von Glöckchen, linker Pfotenabdruck
piece-G4c = Garten von Glöckchen, mittlerer Pfotenabdruck
piece-G4d = Garten von Glöckchen, rechter Pfotenabdruck
piece-H5 = Zuhause von Pflaume
piece-G5a = Garten von Pflaume, Türschwelle
piece-G5b = Garten von Pflaume, linker Pfotenabdruck
piece-G5c = Garten von Pflaume, mittlerer Pfotenabdruck
piece-G5d = Garten von Pflaume, rechter Pfotenabdruck
piece-H6 = Zuhause von Wölkchen
piece-G6a = Garten von Wölkchen, Türschwelle
piece-G6b = Garten von Wölkchen, linker Pfotenabdruck
piece-G6c = Garten von Wölkchen, mittlerer Pfotenabdruck
piece-G6d = Garten von Wölkchen, rechter Pfotenabdruck
piece-MH = Mauseloch
piece-BH = Vogelhaus
piece-CP = Parkplatz

## Neugierkarten

piece-K01 = Angeln gegangen
    .text = Der Fischhändler schließt, wenn er offen ist, und öffnet, wenn er geschlossen ist.
piece-K02 = Angeln gegangen
    .text = Der Fischhändler schließt, wenn er offen ist, und öffnet, wenn er geschlossen ist.
piece-K03 = Angeln gegangen
    .text = Der Fischhändler schließt, wenn er offen ist, und öffnet, wenn er geschlossen ist.
piece-K04 = Der Milchmann kommt
    .text = Die Molkerei schließt, wenn sie offen ist, und öffnet, wenn sie geschlossen ist.
piece-K05 = Der Milchmann kommt
    .text = Die Molkerei schließt, wenn sie offen ist, und öffnet, wenn sie geschlossen ist.
piece-K06 = Der Milchmann kommt
    .text = Die Molkerei schließt, wenn sie offen ist, und öffnet, wenn sie geschlossen ist.
piece-K07 = Bin gleich zurück
    .text = Der Tante-Emma-Laden schließt, wenn er offen ist, und öffnet, wenn er geschlossen ist.
piece-K08 = Bin gleich zurück
    .text = Der Tante-Emma-Laden schließt, wenn er offen ist, und öffnet, wenn er geschlossen ist.
piece-K09 = Bin gleich zurück
    .text = Der Tante-Emma-Laden schließt, wenn er offen ist, und öffnet, wenn er geschlossen ist.
piece-K10 = Sprechstunde
    .text = Der Tierarzt schließt, wenn er offen ist, und öffnet, wenn er geschlossen ist.
piece-K11 = Sprechstunde
    .text = Der Tierarzt schließt, wenn er offen ist, und öffnet, wenn er geschlossen ist.
piece-K12 = Sprechstunde
    .text = Der Tierarzt schließt, wenn er offen ist, und öffnet, wenn er geschlossen ist.
piece-K13 = Früher Feierabend
    .text = Alle offenen Läden schließen.
piece-K14 = Markttag
    .text = Alle geschlossenen Läden öffnen.
piece-K15 = Verkehr
    .text = Das Auto fährt in die Nickerchengasse.
piece-K16 = Verkehr
    .text = Das Auto fährt in die Nickerchengasse.
piece-K17 = Verkehr
    .text = Das Auto fährt in die Elsternstraße.
piece-K18 = Verkehr
    .text = Das Auto fährt in die Elsternstraße.
piece-K19 = Verkehr
    .text = Das Auto fährt in die Schrammenstraße.
piece-K20 = Verkehr
    .text = Das Auto fährt in die Schrammenstraße.
piece-K21 = Verkehr
    .text = Das Auto fährt in den Wuschelweg.
piece-K22 = Verkehr
    .text = Das Auto fährt in den Wuschelweg.
piece-K23 = Frischer Schwung
    .text = Spiel sofort noch eine Miezekarte.
piece-K24 = Frischer Schwung
    .text = Spiel sofort noch eine Miezekarte.
piece-K25 = Frischer Schwung
    .text = Spiel sofort noch eine Miezekarte.
piece-K26 = Frischer Schwung
    .text = Spiel sofort noch eine Miezekarte.
piece-K27 = Die tollen fünf Minuten
    .text = Würfle und bewege deine Katze.
piece-K28 = Die tollen fünf Minuten
    .text = Würfle und bewege deine Katze.
piece-K29 = Die tollen fünf Minuten
    .text = Würfle und bewege deine Katze.
piece-K30 = Ein Piepsen in der Nacht
    .text = Hast du eine Maus, entwischt sie.
piece-K31 = Offenes Fenster
    .text = Hast du einen Vogel, entwischt er.
piece-K32 = Käsespur
    .text = Wähle eine andere Speisekammer mit einer Maus: Sie entwischt.
piece-K33 = Vogelgezwitscher
    .text = Wähle eine andere Speisekammer mit einem Vogel: Er entwischt.
piece-K34 = Nickerchen
    .text = Du bekommst ein verlorenes Leben zurück.
piece-K35 = Nickerchen
    .text = Du bekommst ein verlorenes Leben zurück.
piece-K36 = Gratisprobe
    .text = Nimm dir einen Leckerbissen, der dir fehlt, aus einem offenen Laden, der noch etwas hat.
piece-K37 = Warnung vor dem Hunde
    .text = Du verlierst ein Leben und musst nach Hause.
piece-K38 = Neue Witterung
    .text = Leg alle deine Miezekarten ab und zieh sechs neue.
piece-K39 = Neugierkarten mischen
    .text = Misch alle anderen Neugierkarten, leg diese Karte darunter und zieh noch einmal.

## Katzen

cat-H1 = Ingwer
cat-H2 = Pudding
cat-H3 = Kleeblatt
cat-H4 = Glöckchen
cat-H5 = Pflaume
cat-H6 = Wölkchen
