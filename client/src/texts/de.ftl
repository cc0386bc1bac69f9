brand = Clowder
title-start = Clowder: ein Tisch für Katzenspiele
title-table = { $game } – Clowder
title-your-turn = Du bist dran! { $game } – Clowder
title-rules = Regeln von { $game } – Clowder
title-missing = Nichts zu finden – Clowder

## Startseite
hero = Vier Katzenspiele, ein Tisch
hero-more = Spiel gegen Bots, gemeinsam an einem Bildschirm oder mit allen, die den Link haben. Ganz ohne Konto.
hero-here = Spiel gegen Bots oder gemeinsam an einem Bildschirm. Ganz ohne Konto und ohne Server.
skip-to-games = Zu den Spielen
games = Spiele
seats-range = { $min } bis { $max } Spieler
game-minutes = { $from }–{ $to } Minuten
game-learn-easy = leicht zu lernen
game-learn-middle = etwas zu lernen
game-learn-more = mehr zu lernen
blurb-cat-box = Leg Karten voller Kätzchen übereinander und halte deine geheime Farbe obenauf.
blurb-csacska-macska = Sammle alberne Katzen, bis ihre Summe auf 9 endet. Und stiehl, wenn keiner hinsieht.
blurb-if-it-fits = Bau Kartons, mach sie zu und bring deine Katzen in die besten.
blurb-cat-attack = Streif durchs Viertel, füll deine Speisekammer und hüte dich vor dem kleinen schwarzen Auto.
play-now = Jetzt spielen
play-friends = Mit Freunden spielen
play-hotseat = An einem Bildschirm
play-which = { $way }: { $game }
rules = Regeln
open-tables = Offene Tische
open-tables-none = Gerade sucht niemand Mitspieler.
status-open = wartet auf Spieler
status-running = läuft
status-over = beendet
status-archived = weggeräumt
table-go = Hinsetzen
table-look = Ansehen
language = Sprache
theme-to-light = Zu hellen Farben wechseln
theme-to-dark = Zu dunklen Farben wechseln
try-again = Noch einmal versuchen
close = Schließen
loading = Einen Moment …
to-start = Startseite
page-missing = Hier ist keine Seite, nur eine Katze in einer Kiste.
table-gone = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
table-broken = Diese Partie kann nicht weitergehen
page-needs-server = Diese Seite braucht einen Server

## Neuer Tisch
new-solo = { $game }: du gegen Bots
new-friends = { $game } mit Freunden
new-hotseat = { $game } an einem Bildschirm
players = Spieler
your-name = Dein Name
seat-number = Platz { $number }
seat-friend = Jemand mit dem Link
seat-a-bot = Ein Bot
bots-play = Stärke der Bots
level-random = Zufall
level-kitten = Kätzchen
level-house-cat = Hauskatze
level-alley-cat = Straßenkatze
level-panther = Panther
level-tiger = Tiger
level-random-more = Macht irgendeinen erlaubten Zug. Kein Gegner, aber gut, um die Regeln auszuprobieren.
level-kitten-more = Spielt wie am Anfang: sieht sich nur wenige Züge an, schätzt sie grob ein und denkt oft nicht daran, was man anderen wegnehmen oder jetzt abschließen könnte.
level-house-cat-more = Sieht sich alle Züge an, aber nur eine Entscheidung weit: Deine Antwort sieht sie nicht kommen.
level-alley-cat-more = Denkt Hunderte von Spielverläufen mitsamt deinen Antworten durch, bis zu einer Sekunde lang.
level-panther-more = Denkt Tausende von Spielverläufen durch, bis zu drei Sekunden je Entscheidung, und schenkt wenig her.
level-tiger-more = Am stärksten: denkt Zehntausende von Spielverläufen durch, bis zu zehn Sekunden je Entscheidung.
bots-meet = Am Tisch: { $bots }.
bots-round = Eine Runde der Bots dauert hier { $seconds ->
    [0] weniger als eine Sekunde
    [one] etwa eine Sekunde
   *[other] etwa { $seconds } Sekunden
  }.
bots-round-minutes = Eine Runde der Bots dauert hier { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
  }.
edition-line = { $option }: { $value }
options = Einstellungen
yes = Ja
no = Nein
table-listed = Alle dürfen diesen Tisch finden und zusehen
table-listed-late = Zuschauer sehen alles ein paar Züge später
open-table = Tisch eröffnen
deal = Austeilen
clock = Bedenkzeit
clock-none = So lange es dauert
clock-quick = Je 5 Minuten, 10 Sekunden mehr pro Zug
clock-long = Je 15 Minuten, 15 Sekunden mehr pro Zug
clock-day = Ein Tag pro Zug
clock-days = Drei Tage pro Zug
clock-own-turn = { $time } pro Zug
clock-own-bank = { $time } als Vorrat
clock-own-increment = { $time } mehr nach jedem Zug
clock-more = Wenn die Zeit um ist, macht ein Bot diesen einen Zug.

## Plätze
seat-you = Du
seat-nobody = niemand
seat-bot =
    { $number ->
        [1] Keks
        [2] Gurke
        [3] Mochi
        [4] Waffel
        [5] Nudel
       *[other] Krümel
    }
seat-plays = Bot: { $level }
seat-plays-temper = Bot: { $level }, { $temper }
seat-likes = { $name } { $temper }
temper-builder = baut gern auf
temper-thief = stiehlt gern
temper-gambler = riskiert gern etwas
temper-cautious = geht lieber sicher
tempers-more = Jeder Bot hat sein eigenes Gemüt. Es entscheidet nur zwischen Zügen, die etwa gleich gut sind.
seat-guest =
    { $number ->
        [1] Keks
        [2] Pünktchen
        [3] Olive
        [4] Knopf
        [5] Murmel
       *[other] Rosine
    }
seat-open = Freier Platz
seat-waiting = wartet auf jemanden
seat-here = ist da
seat-away = ist weg
seat-kept-warm = ein Bot springt ein

## Vor dem Spiel
lobby-title = { $game }: Der Tisch ist gedeckt
lobby-invite = Schick deinen Freunden diesen Link oder lass sie den Code scannen.
lobby-wait =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
lobby-full = Alle Plätze sind besetzt.
lobby-late = Es wird gespielt. Wer zusieht, sieht das Spiel ein paar Züge später: Es erscheint hier von selbst.
lobby-hidden = Es wird gespielt, und an diesem Tisch sieht niemand zu.
sit-down = Hinsetzen
start = Los geht’s
start-with-bots = Los geht’s, Bots nehmen die freien Plätze
invite-code = Die Einladung als QR-Code
invite-only-here = Nur dieser Rechner kann den Link öffnen. Für andere Geräte beende Clowder und starte es mit: clowder serve --host 0.0.0.0 (bin/play serve --host 0.0.0.0)
copy = Kopieren
copied = Kopiert
copy-by-hand = Dieser Browser lässt die Seite nicht kopieren. Die Adresse ist markiert: Bitte kopiere sie selbst.

## Tisch
board = Tisch
log = Was geschah
log-empty = Noch ist nichts geschehen.
log-by-clock = Die Zeit ist um: Diesen Zug macht ein Bot für { $name }.
log-by-absent = { $name } ist weg: Diesen Zug macht ein Bot.
menu = Menü
status-your-turn = Du bist dran. { $what }
status-confirm = Bestätige deinen Zug oder wähle etwas anderes.
status-waiting = Wir warten auf { $name }.
status-thinking = { $name } überlegt.
status-watching = Du siehst zu. { $name } ist dran.
status-watching-late = Du siehst zu, ein paar Züge später. { $name } ist dran.
status-connecting = Auf dem Weg zum Tisch …
status-counting = Das Spiel ist aus. Jetzt wird gezählt.
status-lost = Keine Verbindung. Wir versuchen es weiter; nichts geht verloren.
status-lost-kept = Keine Verbindung. Dein Zug ist aufgehoben und wird gesendet, sobald es wieder geht.
status-sending = Wird gesendet …
status-won = Du hast gewonnen!
status-shared = Ihr teilt euch den Sieg!
status-ended =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
thinking = überlegt
points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
undo = Rückgängig
undo-more = Verwirft, was du gewählt hast; danach nimmt es deine letzte eigene Entscheidung zurück, nie die von anderen.
undo-asked = { $name } möchte einen Zug zurücknehmen. Einverstanden?
undo-asked-what = Zurückgenommen würde: { $what }
undone = { $who } hat einen Zug zurückgenommen.
redo = Wiederholen
redo-more = Holt zurück, was zuletzt zurückgenommen wurde.
redone = { $who } hat den Zug wieder gemacht.
undo-other = Das war der Zug von { $name }, und nur { $name } nimmt ihn zurück.
undo-first = Deine letzte Entscheidung zurücknehmen?
undo-first-bots =
    { $count ->
        [one] Damit wird auch die Antwort von { $names } zurückgenommen.
       *[other] Damit werden auch die Antworten von { $names } zurückgenommen.
    }
undo-first-seen = Du hast seither gesehen: { $what }
undo-first-chance = Seither hat der Zufall entschieden.
undo-first-marked = Das Spiel wird mit „mit Zurücknehmen“ gekennzeichnet.
undo-first-asks = Die anderen werden vorher gefragt.
undo-first-yes = Zurücknehmen
undo-first-ask = Die anderen fragen
undo-first-no = So lassen
take-backs = Mit Zurücknehmen
hint = Tipp
hint-thinking = Lass mich nachdenken …
hint-words = Ich würde das tun: { $what }
hint-take = Übernehmen
confirm = Bestätigen
rematch = Noch einmal
result-you-by =
    { $count ->
        [one] Du hast mit 1 Punkt Vorsprung gewonnen!
       *[other] Du hast mit { $count } Punkten Vorsprung gewonnen!
    }
result-by =
    { $count ->
        [one] { $name } gewinnt mit 1 Punkt Vorsprung
       *[other] { $name } gewinnt mit { $count } Punkten Vorsprung
    }
result-shared = { $names } teilen sich den Sieg
result-decided = Das hat den Ausschlag gegeben: { $line } ({ $points })
score-sheet = Wertung
rank = { $rank }.
record = Partie speichern
keep-picture = Bild behalten
look-at-table = Tisch ansehen
rule-number = Regel { $id } lesen
rules-of = Regeln von { $game }
rules-search = In den Regeln suchen
rules-none = Dazu gibt es keine Regel.
refused-plainly = Das geht jetzt nicht ({ $key }).
zoom = Größe
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Alles zeigen (F)
curtain = Gib den Bildschirm weiter an { $name }
curtain-more = Die Handkarten bleiben verdeckt, bis { $name } übernimmt.
curtain-open = Ich bin { $name }
say = Etwas sagen
said = { $name }: { $words }
phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-nice_move = Guter Zug!
phrase-thanks = Danke!
phrase-oops = Hoppla.
phrase-sorry = Tut mir leid!
phrase-one_moment = Einen Moment, bitte.
phrase-your_turn = Du bist dran.
phrase-meow = Miau.
phrase-purr = Schnurr.
phrase-well_played = Gut gespielt!
phrase-good_game = Schöne Partie!
plain-wait = Gerade ist jemand anders dran.
status-undo-asked = Die anderen werden gefragt, ob du den Zug zurücknehmen darfst.
status-undo-asked-one = { $name } wird gefragt, ob du den Zug zurücknehmen darfst.
undo-answer = Antworten
rematch-join = Die anderen fangen neu an: mitspielen
resume = Weiterspielen
say-words = Eigene Worte
say-send = Senden

## Menü
set-confirm = Jeden Zug bestätigen lassen
set-sound = Geräusche
set-marks = Kräftigere Zeichen neben den Farben
set-counts = Auf dem Tisch mitzählen
set-pace = Tempo
pace-auto = Wie im System
pace-calm = Ruhig
pace-normal = Normal
pace-quick = Zügig
pace-once = Sofort, ohne Bewegung
set-size = Schriftgröße
size-normal = Normal
size-large = Groß
size-huge = Sehr groß
commitment = Fingerabdruck der Mischung. Nach der Partie kann ihn jeder nachprüfen.
leave = Tisch verlassen
leave-sure = Wirklich gehen? Ein Bot übernimmt.
sit-again = Wieder hinsetzen
leave-page = Diese Seite verlassen? Das Spiel geht ohne dich weiter, bis du zurückkommst.
leave-page-yes = Verlassen
leave-page-no = Bleiben
keys = Tasten
key-numbers = eine Handkarte wählen
key-arrows = auf dem Spielplan von Ort zu Ort gehen
key-enter = den Ort nehmen und bestätigen
key-escape = loslassen, was gewählt ist
key-r = die Karte drehen
key-f = den ganzen Spielplan zeigen
key-u = rückgängig
key-y = wiederholen
key-h = Tipp
key-help = diese Tasten zeigen
keys-more = Die Taste mit dem Fragezeichen zeigt alle Tasten.
key-nothing = Taste { $key }: Damit ist gerade nichts zu nehmen.
board-no-further = In dieser Richtung leuchtet keine Stelle mehr.
board-no-turn = Diese Karte lässt sich nicht drehen.
key-word-arrows = Pfeile
key-word-enter = Eingabe
key-word-escape = Esc
table-loading = Der Tisch wird gedeckt …
pause = Partie unterbrechen
pause-agree = Der Pause zustimmen

## Störungen
error-offline = Der Server ist nicht zu erreichen. Ist die Verbindung in Ordnung?
error-unknown = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
error-internal = Der Server ist gestolpert. Bitte versuch es noch einmal.
error-stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin.
error-already_started = Diese Partie hat schon begonnen.
error-seat_taken = Jemand war schneller: Der Platz ist besetzt.
error-table_full = Alle Plätze sind besetzt.
error-no_such_table = Diesen Tisch gibt es nicht.
error-no_spectators = Dieser Tisch ist privat.
error-not_your_turn = Du bist nicht dran.
error-not_your_seat = Das ist nicht dein Platz.
error-not_running = Diese Partie läuft gerade nicht.
error-paused = Das Spiel ist angehalten.
error-no_pause_left = Deine Pausen in dieser Partie sind aufgebraucht.
error-too_fast = Das war zu schnell. Hol kurz Luft.
error-too_much_work = Das ist mehr Arbeit, als der Server auf einmal für eine Person tut. Bitte versuch es gleich noch einmal.
error-nothing_to_undo = Es gibt nichts zurückzunehmen.
error-undo_not_yours = Seither hat jemand anderes etwas entschieden, und das bleibt.
error-undo_seen = Seither wurde etwas gesehen, eine Karte oder ein Wurf: Unter Menschen bleibt das so.
error-nothing_to_redo = Es gibt nichts zurückzuholen.
error-undo_already_asked = Darum ist schon gebeten worden; die Antwort steht noch aus.
error-store_failed = Der Zug ließ sich nicht speichern. Bitte versuch es noch einmal.
error-disk_full = Der Server hat keinen Platz mehr, um den Zug zu speichern.
error-no_hint = Jetzt gibt es keinen Tipp.
error-unknown_game = Dieses Spiel ist hier nicht bekannt.
error-other_rules = An diesem Tisch galten ältere Regeln.
error-not_over = Diese Partie ist noch nicht zu Ende.
error-not_seated = Du sitzt nicht an diesem Tisch.
error-not_host = Wer den Tisch eröffnet hat, startet das Spiel.
error-already_seated = Du hast an diesem Tisch schon einen Platz.
error-too_many_tables = Es warten schon zu viele Tische von dir auf Mitspieler. Starte oder verlasse zuerst einen davon.
error-not_open = Dieser Tisch wartet nicht mehr auf Mitspieler.
error-read_only = Auf dem Server lässt sich gerade nichts speichern. Bitte versuch es später noch einmal.
error-too_large = Das war zu viel auf einmal.
error-invalid_options = Diese Einstellungen passen nicht zusammen.
error-free_text_only_private = Eigene Worte gibt es an privaten Tischen und unter Leuten, die sich kennen.

## Cat Box
cb-board =
    { $count ->
        [one] Spielbereich mit einer Karte
       *[other] Spielbereich mit { $count } Karten
    }
cb-keys = Die Zifferntasten nehmen eine Karte. Die Pfeiltasten gehen von Stelle zu Stelle, mit der Umschalttaste Feld für Feld. Enter legt die Karte, R dreht sie, Escape legt sie zurück, F zeigt alles. Die vier Viertel einer Karte werden Reihe für Reihe genannt; ihre Stelle ist die ihres Viertels oben links.
places = Leuchtende Stellen
board-table = Was auf dem Tisch liegt
board-column = Spalte { $number }
board-row = Reihe { $number }
cb-spot = Spalte { $column }, Reihe { $row }, auf: { $what }
cb-bare = nichts
cb-cell =
    { $layers ->
        [0] Spalte { $column }, Reihe { $row }: { $what }
        [one] Spalte { $column }, Reihe { $row }: { $what }
       *[other] Spalte { $column }, Reihe { $row }: { $what }, in { $layers } Lagen
    }
cb-place =
    { $can ->
        [true] Spalte { $column }, Reihe { $row }: passt, auf: { $what }
       *[false] Spalte { $column }, Reihe { $row }: passt nicht
    }
cb-deck-top = Oberste Karte des Nachziehstapels: { $face }
cb-deck =
    { $count ->
        [0] Nachziehstapel leer
        [one] Nachziehstapel: 1 Karte
       *[other] Nachziehstapel: { $count } Karten
    }
cb-left =
    { $count ->
        [one] Noch 1 Karte zu spielen
       *[other] Noch { $count } Karten zu spielen
    }
cb-counts = Auf dem Tisch gezählt
cb-count =
    { $count ->
        [one] { $what }: 1 sichtbar, größte Gruppe { $group }
       *[other] { $what }: { $count } sichtbar, größte Gruppe { $group }
    }
cb-count-boxes = Leere Kisten: { $count }. Dreiergruppen: { $threes }
cb-hand-own = Deine Karten
cb-hand = Karten von { $name }
cb-card-own = Deine Karte, liegt als { $face }; die anderen sehen { $visible }
cb-card-other = Karte von { $owner }: { $face }
cb-tiles = Deine Spezialplättchen
cb-tiles-left =
    { $count ->
        [one] Noch ein Plättchen
       *[other] Noch { $count } Plättchen
    }
cb-turn = Drehen (R)
cb-peek = Nachsehen
cb-identity = Deine geheime Identität ansehen
cb-identity-is = Du bist: { $what }
cb-goal-cat = 1 Punkt für jedes sichtbare Kätzchen deiner Farbe und noch 1 für jedes in deiner größten Gruppe.
cb-goal-dog = 1 Punkt für jede sichtbare leere Kiste, 2 für jede Gruppe von genau drei Kätzchen.
cb-goal = Halte deine Farbe sichtbar und nah beieinander.
cb-aid = Spielhilfe
cb-aid-points = Was Punkte bringt
cb-aid-tiles = Die Spezialplättchen
cb-aid-unused = 1 Punkt für jedes deiner Plättchen, das am Ende nicht benutzt ist.
cb-aid-unseen = Auf den Karten, die noch niemand gesehen hat
cb-unseen = Auf den Karten, die noch niemand gesehen hat ({ $cards }): schwarz { $K }, rosa { $P }, lila { $V }, blau { $B }, gelb { $Y }, leere Kisten { $E }.
cb-unseen-cards = Karten: { $cards }, mit einer leeren Kiste: { $roomy }, davon aus dem Spiel: { $removed }.
cb-unseen-none = Alle Karten sind gesehen.
cb-change = Durch den vorbereiteten Zug: { $points }
cb-turned = Gedreht: { $face }
cb-is = { $name }: { $what }
cb-step-card = Wähle für die Karte eine leuchtende Stelle.
cb-step-scratcher = Wähle für die Kratzbürste eine leuchtende Stelle.
cb-step-tile =
    { $tile ->
        [fish] Wähle die Karte, die du dir reservieren willst.
        [mouse] Wähle eine leuchtende Karte auf dem Tisch und versetze sie.
       *[other] Wähle die Karte, die du noch dazulegen willst.
    }
cb-do-play = Hierhin legen
cb-do-paw = Zweite Karte hierhin legen
cb-do-mouse = Hierhin versetzen
cb-do-scratcher = Kratzbürste hierhin legen
cb-do-fish = Diese Karte reservieren
cb-do-end = Zug beenden
cb-do-pass = Passen
cb-cards-held =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }

## Csacska Macska
cm-blue = Blau
cm-yellow = Gelb
cm-red = Rot
cm-green = Grün
cm-card = { $colour }{"\u00A0"}{ $number }
cm-middle = Nachziehstapel und Ablagestapel
cm-deck =
    { $count ->
        [one] Nachziehstapel, noch 1 Karte
       *[other] Nachziehstapel, noch { $count } Karten
    }
cm-pile =
    { $count ->
        [one] Ablagestapel { $number }: { $card }
       *[other] Ablagestapel { $number }: { $card }, { $count } Karten
    }
cm-pile-tag =
    { $count ->
        [0] Stapel { $number }
        [1] Stapel { $number }
       *[other] Stapel { $number } (×{ $count })
    }
cm-nothing = nichts
cm-pass = Durchgang { $now } von { $all }
cm-area = Reihen von { $name }
cm-coins =
    { $count ->
        [one] 1 Taler
       *[other] { $count } Taler
    }
cm-lane = Reihe { $colour }: { $cards }. { $size } von { $target } Karten, Summe { $totals }.{ $wants ->
    [none] {""}
   *[other] {" "}Zahlen, mit denen sie auf 9 endet: { $wants }.
}
cm-chip = { $colour }: { $size } von { $target } Karten
cm-triple = oder eine dritte { $number }
cm-max-one = höchstens 1 Taler
cm-offers = Was du tun kannst
cm-how = Nimm von einem Ablagestapel, zieh zwei Karten oder stiehl die letzte Katze einer Reihe.
cm-hand-empty = Keine Karten auf der Hand.
cm-theft = { $name } ({ $colour })
cm-do-take = Von Ablagestapel { $pile } nehmen
cm-do-draw = Zwei Karten ziehen
cm-do-steal = Stehlen bei { $what } (+{ $points })
cm-do-play = { $card } ausspielen
cm-do-discard = Auf Ablagestapel { $pile } abwerfen: { $card }
cm-discard-to = Abwerfen auf Stapel
cm-do-place = { $card } zu { $colour } legen
cm-do-kittens = Kätzchen auf Ablagestapel { $pile } legen
cm-do-score =
    { $points ->
        [one] 1 Taler werten
       *[other] { $points } Taler werten
    }
cm-do-keep = Weitersammeln
cm-do-RAS = Schlingel: Streunerkatze aus { $colour } mit { $name } tauschen
cm-do-GOOD = Braver Hund: letzte Katze aus { $colour } an { $name }
cm-do-BAD = Böser Hund: { $colour } verjagen, { $name } bekommt die Taler
cm-do-LADY = Die Katzentante nimmt alle deine Streunerkatzen auf
cm-hope = für eine 9:
cm-goal = Reihen, deren Summe auf 9 endet, bringen Taler.
cm-box =
    { $count ->
        [one] Schachtel, 1 Karte
       *[other] Schachtel, { $count } Karten
    }
cm-box-tag = Schachtel
cm-take = Nehmen
cm-drop = Hier abwerfen
cm-draw = 2 ziehen
cm-steal = Stehlen
cm-sum = Summe { $sum }
cm-sum-span = { $low } bis { $high }
cm-to-go =
    { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
cm-then = Dann: Summe { $sum }
cm-then-coins =
    { $coins ->
        [0] bringt nichts
        [one] bringt 1 Taler
       *[other] bringt { $coins } Taler
    }
cm-then-may =
    { $coins ->
        [0] brächte noch nichts
        [one] könnte 1 Taler bringen
       *[other] könnte { $coins } Taler bringen
    }
cm-two-needed = Ein Diebstahl reicht hier nicht. Wähle dazu: { $what }.
cm-two-possible = Bestätige, oder wähle dazu: { $what }.
cm-play-both = Beide ausspielen
cm-and-then = { $first }; dann { $second }
cm-aim-series = Wähle eine deiner Reihen.
cm-aim-player = Wähle jetzt jemanden am Tisch.
cm-holds = Auf der Hand von { $name }
cm-empty-lane = { $colour }: noch keine Reihe
cm-stealable = Ihre letzte Katze kann gestohlen werden.
cm-effect-S = Eine Streunerkatze ist ein Joker für jede Zahl. Ihre Reihe wird erst mit fünf oder sieben Karten gewertet und bringt höchstens 1 Taler.
cm-effect-KIT = Die Reihe unter den Kätzchen wird erst mit genau sieben Karten gewertet.
cm-effect-RAS = Deine Streunerkatze kommt in die Reihe, aus der du dafür die letzte Katze bekommst. Wer sie hergibt, erhält 1 Taler.
cm-effect-GOOD = Du gibst die letzte Katze einer Reihe ab. Wer sie bekommt, erhält 2 Taler.
cm-effect-BAD = Du verlierst die ganze Reihe. Wer sie bekommt, erhält 1 Taler für jede ihrer Karten.
cm-effect-LADY = Alle Streunerkatzen verlassen deine Reihen: 1 Taler für jede und 1 für die Katzentante.

## Probeseite
proof = Probeseite
proof-art = Figuren

## If It Fits
if-board =
    { $count ->
        [one] Tisch mit einer Karte
       *[other] Tisch mit { $count } Karten
    }
if-keys = Die Zifferntasten nehmen eine Karte. Die Pfeiltasten gehen von Stelle zu Stelle, mit der Umschalttaste Feld für Feld; auf einem Karton sagen sie, was darin ist. Enter legt die Karte, R dreht sie, Escape legt sie zurück, F zeigt alles.
if-spot = Spalte { $column }, Reihe { $row }. { $what }
if-bare = nichts
board-cell = Spalte { $column }, Reihe { $row }: { $what }
if-at = Spalte { $column }, Reihe { $row }
if-across = Spalten { $column } und { $next }, Reihe { $row }
if-place =
    { $can ->
        [true] Spalte { $column }, Reihe { $row }: passt
       *[false] Spalte { $column }, Reihe { $row }: passt nicht
    }
if-north = oben
if-east = rechts
if-south = unten
if-west = links
if-walls = Wände: { $sides }
if-no-walls = keine Wände
if-card = { $card }, { $walls }
if-pile =
    { $count ->
        [0] Nachziehstapel leer
        [one] Nachziehstapel: 1 Karte
       *[other] Nachziehstapel: { $count } Karten
    }
if-ending =
    { $cause ->
        [pile] Kein Ziehen und kein Nickerchen mehr: Der Nachziehstapel ist leer
       *[cats] Kein Ziehen und kein Nickerchen mehr: { $name } hat die fünfte Katze gelegt
    }
if-starts = Startkartons
if-nap = oder ein Nickerchen
if-no-cards = Keine Karten auf der Hand.
if-supply =
    { $count ->
        [one] { $name }: noch eine Katze im Vorrat
       *[other] { $name }: noch { $count } Katzen im Vorrat
    }
if-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
if-box =
    { $count ->
        [one] Karton aus einer Karte
       *[other] Karton aus { $count } Karten
    }
if-closed = geschlossen: zählt doppelt
if-open =
    { $count ->
        [one] 1 offene Seite
       *[other] { $count } offene Seiten
    }
if-empty = noch kein Spielzeug
if-worth = Jetzt wert:
if-nobody = Keine Katze darin.
if-goal = Die meisten Katzen im Karton: Sein Spielzeug zählt für dich.
if-turned = Gedreht: { $walls }
if-after = Nach diesem Zug
if-score = Deine Punkte: { $before } → { $after }
if-here = darauf: { $what }
if-cat-of = Katze von { $name }
if-sleeper-of = schlafende Katze von { $name }
if-cats-in =
    { $asleep ->
        [0] { $awake } wach
       *[other] { $awake } wach, { $asleep } schlafend
    }
if-do-start = Startkarton hierhin legen
if-do-draw = Karte ziehen
if-do-sleep = Hier schlafen
if-do-box = Hier anlegen
if-do-toy-across = Spielzeug hier auflegen
if-do-toy-box = Spielzeug als Karton anlegen
if-do-princess = Prinzessin hierhin schicken
if-do-cat = Katze hierhin legen
if-do-no-cat = Keine Katze

## Cat Attack
ca-board = Plan der Nachbarschaft, Runde { $round }
ca-keys = Die Zifferntasten nehmen eine Karte deiner Hand. Die Pfeiltasten gehen von einem leuchtenden Feld zum nächsten, mit Umschalt über den ganzen Plan. Enter wählt es, Escape legt die Karte zurück, F zeigt den ganzen Plan. Der Knopf „Plan als Liste“ sagt, was wo ist.
ca-mog-pile =
    { $count ->
        [one] Miezekarten: noch 1
       *[other] Miezekarten: noch { $count }
    }
ca-curiosity-pile = Neugierkarten bis zum nächsten Mischen: { $count }
ca-die = Letzter Wurf: { $die }
ca-curiosity = Neugierkarte
ca-duel = Katzenkampf
ca-duel-lost = { $name } kann nicht mehr mithalten und verliert den Kampf.
ca-suit-cat = Katze
ca-lives =
    { $count ->
        [one] Ein Leben
       *[other] { $count } Leben
    }
ca-larder = Speisekammer: { $foods }
ca-nothing = nichts
ca-retired = im Ruhestand
ca-back = Zurücklegen
ca-ask-card = Wähle eine Karte zum Ausspielen.
ca-ask-dest = Du hast eine { $die } gewürfelt: Wohin geht deine Katze?
ca-ask-take = Welche Karte nimmst du?
ca-ask-give = Welche Karte gibst du dafür?
ca-ask-foe = Gegen wen kämpfst du?
ca-ask-suit = Welche Karte spielst du an?
ca-ask-animal = Welches Tier bewegst du?
ca-ask-place = Wähle ein leuchtendes Feld.
ca-ask-raid = Was stiehlst du?
ca-ask-food = Welchen Leckerbissen nimmst du?
ca-offer-fight = Kampf beginnen
ca-offer-six = Sechs Karten zeigen
ca-do-nothing = Ohne Wirkung spielen
ca-do-cornered = In die Enge getrieben
ca-do-move = Gehen: { $place }
ca-do-prey = { $animal }: { $place }
ca-do-attack = Springen: { $place }
ca-do-burglar = { $food } holen: { $place }
ca-do-fight = Kampf gegen { $name }
ca-do-six = { $animal } locken nach: { $place }
ca-do-swap = { $take } nehmen, { $give } geben
ca-do-raid = Stehlen: { $food }
ca-do-food = Nehmen: { $food }
ca-do-answer = Mit { $card } antworten
ca-do-larder = Aus: { $place }
ca-do-speedy = Dreimal würfeln
ca-do-keep = Nichts tauschen
ca-do-decline = Nichts stehlen
ca-dear =
    { $count ->
        [one] Am Zugende noch hier: kostet ein Leben
       *[other] Am Zugende noch hier: kostet { $count } Leben
    }
ca-far-own =
    { $count ->
        [one] Einen Schritt von deiner Katze.
       *[other] { $count } Schritte von deiner Katze.
    }
ca-far =
    { $count ->
        [one] Ein Schritt von der Katze von { $name }.
       *[other] { $count } Schritte von der Katze von { $name }.
    }
ca-far-never = Hierher kommen keine Katzen.
ca-steps =
    { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
ca-here-own = Hier ist deine Katze.
ca-here-cat =
    { $count ->
        [one] Hier ist die Katze von { $name } mit einem Leben.
       *[other] Hier ist die Katze von { $name } mit { $count } Leben.
    }
ca-here-mice =
    { $count ->
        [one] Hier ist eine Maus.
       *[other] Hier sind { $count } Mäuse.
    }
ca-here-birds =
    { $count ->
        [one] Hier ist ein Vogel.
       *[other] Hier sind { $count } Vögel.
    }
ca-here-car = Hier steht das Auto.
ca-here-curiosity = Wer hier stehen bleibt, zieht eine Neugierkarte.
ca-here-stop = Hier hält das Auto, wenn eine Karte es in diese Straße schickt.
ca-kind-road = Eine Straße: der schnelle Weg außen herum und der einzige in die Läden. Vorsicht, Auto!
ca-kind-wall = Eine Mauer: Katzen, Mäuse und Vögel laufen darauf.
ca-kind-home_garden = Ein Garten: Wer in einem fremden ist, wenn die Besitzerin zurückkommt, wird erwischt.
ca-kind-shop_garden = Ein Pfotenabdruck vor einem Laden: Wer hier stehen bleibt, nimmt einen Leckerbissen.
ca-kind-mouse_hole = Hier kommen die Mäuse her, und hierher dürfen sie zurück.
ca-kind-bird_house = Hier kommen die Vögel her, und hierher dürfen sie zurück.
ca-kind-car_park = Hier startet das Auto.
ca-nobodys = Hier wohnt in diesem Spiel niemand.
ca-shop-open =
    { $count ->
        [one] Offen, noch einmal da: { $food }.
       *[other] Offen, noch { $count }-mal da: { $food }.
    }
ca-shop-closed =
    { $count ->
        [one] Geschlossen, noch einmal da: { $food }.
       *[other] Geschlossen, noch { $count }-mal da: { $food }.
    }
ca-on-shelf = { $place }: { $food }
ca-retired-more = Nicht mehr im Spiel; die Speisekammer kann noch ausgeraubt werden.
ca-asleep = Schläft zu Hause mit allen sechs Leckerbissen.
ca-curiosity-seen = Seit dem letzten Mischen gesehen: { $cards }.
ca-gain-wins = Mit diesem Wurf kommst du mit allen sechs Leckerbissen nach Hause: gewonnen!
ca-gain-attacks = Du greifst an: { $name }.
ca-gain-takes = Für deine Speisekammer: { $food }.
ca-gain-steals = Du darfst stehlen: { $foods }.
ca-gain-curiosity = Du ziehst eine Neugierkarte.
ca-risk-pays =
    { $count ->
        [one] Nach einem Diebstahl zu bleiben kostet ein Leben.
       *[other] Nach einem Diebstahl zu bleiben kostet { $count } Leben.
    }
ca-risk-hunters =
    { $count ->
        [one] { $names } kann dich hier erreichen.
       *[other] { $names } können dich hier erreichen.
    }
ca-risk-owner = { $name } erwischt dich bei der Rückkehr.
ca-risk-car = Das Auto kann vorbeikommen.
ca-risk-shuts = Schließt der Laden, verlierst du ein Leben.
ca-risk-burglar = Sei am Zugende wieder weg: Bleiben kostet ein Leben.
ca-cornered =
    { $count ->
        [one] So weit kann deine Katze nicht gehen: In die Enge getrieben verliert sie ein Leben.
       *[other] So weit kann deine Katze nicht gehen: In die Enge getrieben verliert sie { $count } Leben.
    }
ca-goal = Ziel: sechs Leckerbissen, dann mit genauem Wurf nach Hause.
ca-goal-missing = Ziel: sechs Leckerbissen, dann mit genauem Wurf nach Hause. Es fehlt: { $foods }.
ca-goal-home = Du hast alle sechs Leckerbissen: Komm jetzt mit genauem Wurf nach Hause.
ca-goal-gang = Das müssen alle Katzen deiner Bande schaffen.
ca-goal-shared = Deine Bande teilt Haus, Speisekammer und Leben.
ca-goal-rounds = Runde { $round } von { $limit }; danach werden Leben und Leckerbissen gezählt.
ca-duel-how = Abwechselnd legt jede Seite eine Karte der Sorte { $suit }. Wer keine mehr hat, verliert ein Leben.
ca-duel-ahead = { $name } liegt vorn: { $other } muss jetzt nachlegen.
ca-duel-hand =
    { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
ca-beyond =
    { $side ->
        [left] Leuchtende Felder weiter links: { $count }
        [right] Leuchtende Felder weiter rechts: { $count }
        [above] Leuchtende Felder weiter oben: { $count }
       *[below] Leuchtende Felder weiter unten: { $count }
    }
ca-atlas = Plan als Liste
ca-atlas-here = Hier: { $place }
ca-atlas-choose = Du kannst wählen
ca-atlas-near = Daneben
ca-atlas-cats = Katzen
ca-atlas-prey = Mäuse und Vögel
ca-atlas-shops = Läden
ca-atlas-home = Heimweg
ca-atlas-table = Auf dem Tisch

### Replays, lessons, figures and the rulebook page

replay-title = Wiederholung: { $game } – Clowder
replay-heading = Eine Partie noch einmal ansehen
replay-of = Wiederholung: { $game }
replay-move = Zug { $now } von { $all }
replay-round = Runde { $number }
replay-controls = Durch die Partie gehen
replay-first = Zum Anfang
replay-round-back = Eine Runde zurück
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-round-forward = Eine Runde weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-times = { $speed }×
replay-eyes = Mit wessen Augen
replay-eyes-all = Alle Karten offen
replay-eyes-none = Als Zuschauer
replay-eyes-of = Wie { $name } es sah
replay-copy = Link zu diesem Zug kopieren
replay-copied = Kopiert
replay-hands = Die Karten von allen
replay-drop = Leg hier eine Aufzeichnung ab
replay-drop-more = Das ist die Datei, die du am Ende einer Partie sichern kannst. Sie wird abgespielt und nicht aufbewahrt.
replay-choose = Datei auswählen

analysis-open = Was diese Partie entschied
analysis-curve = Gewinnchancen
analysis-curve-more = Jede Linie rechnet mit dem, was man auf diesem Platz damals wissen konnte; zusammen ergeben sie nicht immer 100 %.
analysis-progress = Zug für Zug angesehen: { $percent } %
analysis-at = Chance von { $name } bei Zug { $move }: { $percent } %
analysis-seat = Was die Chancen änderte von
analysis-decisions = Entscheidungen
analysis-luck = Glück
analysis-moments = Die entscheidenden Momente
analysis-moment-inaccuracy = Zug { $move }: eine Ungenauigkeit von { $name }. Sie kostete { $cost } % ± { $error }.
analysis-moment-mistake = Zug { $move }: ein Fehler von { $name }. Er kostete { $cost } % ± { $error }.
analysis-moment-blunder = Zug { $move }: ein grober Fehler von { $name }. Er kostete { $cost } % ± { $error }.
analysis-why = Zum besseren Zug sagt ein Bot: „{ $why }“
analysis-start = Anfang
analysis-own = Eigene Züge
analysis-others = Züge der anderen
analysis-further = Weiterer Blick
analysis-further-more = Weiterer Blick: was sich erst zeigte, als die Bots im Lauf der Partie weiter vorausschauen konnten. Niemand hat das bewirkt.
analysis-end = Ende
analysis-accuracy = Genauigkeit
learn-title = { $game } lernen – Clowder
learn-heading = Spielen lernen
learn-heading-more = Ein paar Minuten am echten Tisch, eins nach dem anderen.
learn-start = Lektion beginnen
learn-game = { $game } lernen
learn-progress = Schritt { $now } von { $all }
learn-step = Schritt { $number }: { $title }
learn-task = Was zu tun ist
learn-end = Mehr brauchst du nicht!
learn-end-more = Jetzt kennst du { $game }. Der Rest kommt beim Spielen, und jeder abgelehnte Zug nennt dir seine Regel.
learn-play = Eine Partie spielen
learn-rules = Alle Regeln lesen
learn-others = Andere Lektionen
learn-again = Von vorn
learn-end-well = Gut gespielt!
learn-end-well-more = Diese Stellungen hat der stärkste Bot durchgerechnet. Der Rest ist Übung.
learn-on = Weiter: { $title }
learn-lesson = Lektion
learn-more = Und danach:
learn-worth = Gemessen in Partien, die von hier weitergespielt wurden: Dieser Zug gewinnt etwa { $right } davon, der beste andere etwa { $other } (± { $error }).
learn-other = Das wäre erlaubt. Aber hier geht es um etwas anderes: Schau noch einmal hin.
learn-back = Zurück
learn-show = Zeig es mir
learn-retry = Noch einmal
learn-next = Weiter
learn-finish = Fertig
learn-skip = Überspringen
stats-title = Meine Partien – Clowder
stats-heading = Meine Partien
stats-none = Hier schläft nur eine Katze
stats-none-more = Nach deiner ersten beendeten Partie stehen hier deine Ergebnisse.
stats-play = Ein Spiel aussuchen
stats-sum = { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
} beendet, { $won } gewonnen
stats-share = { $percent } gewonnen
stats-played = Partien
stats-won = Gewonnen
stats-rank = Mittlerer Platz
stats-of = { $rank } von { $seats }
stats-mean = Mittlere Punkte
stats-best = Bestes Ergebnis
stats-opponents = Am häufigsten am Tisch mit
stats-bot = Bot ({ $level })
stats-guest = Ein Gast
stats-together = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} zusammen, { $ahead ->
    [0] nie besser
   *[other] { $ahead }-mal besser
}
stats-recent = Letzte Partien
stats-result = Platz { $rank } von { $seats }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stats-replay = Noch einmal ansehen
progress-heading = Wie ich spiele
progress-about = Was Analysen deiner Partien sagen. Genauigkeit: 100 heißt immer der beste gefundene Zug, 0 so gut wie der Zufall. Glück: was Verteilung, Ziehen und verdeckte Karten an deiner Gewinnchance geändert haben.
progress-none = Noch keine deiner Partien ist analysiert.
progress-make = { $count ->
    [one] Meine letzte Partie analysieren
   *[other] Meine letzten { $count } Partien analysieren
}
progress-going = Partie { $now } von { $all }: { $percent } %
progress-waits = { $seconds ->
    [one] Die nächste Partie beginnt in { $seconds } Sekunde: für alles andere bleibt Platz.
   *[other] Die nächste Partie beginnt in { $seconds } Sekunden: für alles andere bleibt Platz.
}
progress-stop = Anhalten
progress-done = Die Partien sind analysiert.
progress-measure = Größe
progress-accuracy = Genauigkeit
progress-luck = Glück
progress-place = Platz
progress-kind = Partien
progress-kind-plain = ohne Hilfe
progress-kind-helped = mit Zurücknehmen oder Tipps
progress-kind-practice = Übung
progress-kind-played_on = mitten im Spiel begonnen
progress-plot = { $figure } in { $count ->
    [one] einer Partie
   *[other] { $count } Partien, in zeitlicher Folge
}
progress-line = Zeichen sind einzelne Partien; die Linie ist das Mittel der letzten fünf eines Spiels. Senkrechte Striche sagen, wie sicher ein Wert ist.
progress-svg = Bild speichern (SVG)
progress-csv = Zahlen speichern (CSV)
progress-table = Als Tabelle
progress-day = Tag
progress-by-game = Nach Spiel
progress-by-opponent = Nach Gegner
progress-strong = Stärken
progress-weak = Schwächen
progress-found = { $found } von { $all } gefunden
progress-missed = { $missed } von { $all } verpasst, je { $cost } % der Gewinnchance
progress-example = Zeigen
progress-example-of = Ein Beispiel zeigen: { $tag }
progress-worst = Meine teuersten Fehler
progress-worst-one = Zug { $move }: { $cost } % (± { $error })
progress-again = Noch einmal
progress-again-of = Noch einmal versuchen: { $game }, Zug { $move }
rulebook-chapters = Kapitel
rulebook-glossary = Glossar
rulebook-learn = Am Tisch lernen
rulebook-may = Erlaubt.
rulebook-may-not = Nicht erlaubt.
rulebook-brief = Auf einer Seite
rulebook-mine = Nur die Regeln eines bestimmten Tisches
rulebook-players = Spieler
rulebook-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rulebook-bad-options = Diese Einstellungen passen nicht zusammen.
rulebook-none = Diese Spielregel ist noch nicht geschrieben.
rulebook-link = Link zu dieser Regel
rulebook-example = Beispiel: { $text }
rulebook-why = Warum: { $text }
error-record_unreadable = Diese Datei ist keine Aufzeichnung einer Partie.
error-record_version = Diese Aufzeichnung gehört zu einer anderen Fassung der Regeln und kann hier nicht abgespielt werden.
error-record_edited = Diese Aufzeichnung wurde nach der Partie verändert: Ihr Siegel passt nicht.
error-record_illegal = Ein Zug in dieser Aufzeichnung ist nach den Regeln nicht erlaubt. Sie wurde verändert oder beschädigt.
error-record_parts = Diese Aufzeichnung wurde mit anderen Karten oder einem anderen Spielplan gespielt.
error-record_large = Diese Datei ist zu groß für eine Aufzeichnung.

## Spätere Zusätze: Verlauf, Ende, Menü
log-since = Seit deinem letzten Zug
log-earlier = Früheres zeigen ({ $count })
log-again = Noch einmal Schritt für Schritt zeigen
verify = Mischung prüfen
verify-good = Alles stimmt: Die Karten wurden gemischt wie vor dem Austeilen versprochen.
verify-bad = Etwas passt nicht. Heb die Aufzeichnung auf und wende dich an die Person, die diesen Tisch betreibt.
verify-commitment = Das aufgedeckte Geheimnis passt zu seinem Fingerabdruck.
verify-promise = Der Fingerabdruck ist der, den dieser Browser zuerst gesehen hat.
verify-seed = Die Mischung folgt aus dem Geheimnis und allen Beiträgen.
verify-mine = Der Beitrag dieses Browsers ist dabei.
verify-seal = Niemand hat die Aufzeichnung seitdem verändert.
verify-moves = Jeder Zug ist aufgeschrieben.
share = Teilen
go-replay = Partie ansehen
go-learn = Lernen
go-stats = Meine Partien
set-notify = Sag mir Bescheid, wenn ich dran bin und woanders hinsehe
set-notify-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen. Das kannst du in seinen Einstellungen ändern.
size-giant = Doppelt
status-paused = Das Spiel ist angehalten.
status-paused-by = { $name } hat um eine Pause gebeten: höchstens { $minutes } Min.
seat-clock = Restzeit: { $time }
map = Der Tisch im Überblick
map-lit = Leuchtende Felder außer Sicht: { $count }
error-no_crypto = Dieser Browser kann das nur über https oder auf diesem Rechner prüfen. Der Befehl „clowder verify“ prüft eine gespeicherte Aufzeichnung.
error-undo_declined = Die anderen möchten lieber nicht.
error-seats_open = Es sind noch Plätze frei.
cm-pays-nothing = Damit wertest du eine Reihe, die nichts einbringt. Wirklich?
cm-do-pass = Passen
sheet-none = Hier hat nichts gezählt.
sheet-nothing =
    { $count ->
        [one] Eine Zeile ohne Punkte
       *[other] { $count } Zeilen ohne Punkte
    }

other-device = Auf einem anderen Gerät weiterspielen
other-device-how = Mit diesem Link bist du auch auf einem anderen Gerät du selbst, mit deinen Tischen und Partien. Er gilt einmal und eine Viertelstunde lang. Gib ihn niemandem sonst.
other-device-link = Dein privater Link
other-device-end = Alle anderen Geräte abmelden
other-device-end-how = Falls jemand anderes an den Link gekommen oder ein Gerät verloren ist: Dieser Browser bleibt deiner, alle anderen werden zu Fremden.
other-device-ended = Alle anderen Geräte sind abgemeldet.
error-link_used = Dieser private Link wurde schon benutzt oder ist zu alt. Hol dir auf deinem anderen Gerät einen neuen: „Auf einem anderen Gerät weiterspielen“.
arrive-title = Hier weiterspielen – Clowder
arrive = Hier als { $name } weiterspielen?
arrive-guest = Hier weiterspielen wie auf deinem anderen Gerät?
arrive-more = Deine Tische und deine Partien sind dann auch in diesem Browser. Danach ist der Link verbraucht.
arrive-loses = Dieser Browser hat schon eigene Tische. Sie werden hier dann nicht mehr aufgeführt.
arrive-yes = Hier weiterspielen
arrive-already = In diesem Browser bist du schon du selbst.

## Was geschehen ist, Szene für Szene
scenes-skip = Zu deinem Zug
moment-on = Tippen, dann geht es weiter
missed =
    { $count ->
        [one] Während du weg warst: { $last }
       *[other] { $count } Züge, während du weg warst, zuletzt: { $last }
    }
moment-tile = Ein Plättchen wird benutzt
moment-tile-paw = Im selben Zug wird eine zweite Karte gelegt.
moment-tile-scratcher = Bis zum nächsten Zug seines Besitzers darf niemand dieses Kätzchen und die um es herum bedecken.
moment-tile-fish = Eine Karte wird aus einer Hand genommen und für später zurückgelegt.
moment-tile-mouse = Eine frei liegende Karte kommt an einen anderen Platz.
moment-tile-stack = Die Karte darf bis zu vier Viertel bedecken.
moment-curiosity = Neugierkarte
moment-fight = Ein Kampf!
moment-fight-text = Beide legen abwechselnd Karten der Sorte, die Zahlen zählen nicht. Wer nicht mehr kann, verliert ein Leben und muss nach Hause.
moment-fight-over = Der Kampf ist entschieden
moment-fight-over-text = Wer nicht mehr legen konnte, verliert ein Leben und muss nach Hause.
moment-attack = Ein Angriff!
moment-attack-text = Die erwischte Katze verliert ein Leben und muss nach Hause; die andere darf eine Karte mit ihr tauschen.
moment-life = Ein Leben verloren
moment-theft = Ein Diebstahl!
moment-six = Sechs Karten werden gezeigt
moment-series = Eine Reihe wird gewertet
moment-series-text = Sie bringt Taler, wenn ihre Summe auf 9 endet.
moment-special = Eine Sonderkarte
moment-special-GOOD = Die letzte Katze einer Reihe wird verschenkt. Wer sie bekommt, hat 2 Taler mehr.
moment-special-BAD = Eine ganze Reihe ist verloren. Wer sie bekommt, hat für jede Karte 1 Taler mehr.
moment-special-RAS = Eine Streunerkatze gegen die letzte Katze einer Reihe; wer die Streunerkatze bekommt, hat 1 Taler mehr.
moment-special-LADY = Alle Streunerkatzen verlassen die Reihen: 1 Taler für jede und 1 für die Katzentante.
moment-closed = Ein Karton ist zu
moment-closed-text = Er hat rundum Wände und wächst nicht mehr.
moment-princess = Eine Katze wird verjagt
moment-princess-text = Die Prinzessin nimmt ihren Platz ein; die Katze geht zu ihrem Spieler zurück.

## Cards seen large
status-telling = Sieh, was geschieht …
about-not-now = Nicht jetzt:
about-tile-after = Einmal im Zug, nach deiner Karte.
about-tile-with = Zusammen mit deiner Karte.
about-cat-box-full = Deckt auf dem Tisch genau ein Kartenviertel ab.
about-cat-box-roomy = Sie hat eine leere Kiste: Sie deckt auf dem Tisch ein oder zwei Kartenviertel ab.
about-number-card = Kommt in deine Reihe ihrer Farbe oder auf einen Ablagestapel. Eine Reihe, deren Summe auf 9 endet, bringt Taler.
about-deck = Die Reihenfolge des Nachziehstapels kennt niemand; doch durch Zählen wissen alle, welche Karten noch darin sind.
about-box = Hier liegen die Karten, die keine Taler wurden. Alle dürfen hineinsehen.
about-box-holds = Darin liegen:
about-under = Darunter: { $cards }.
about-series = Eine Reihe wird mit 3, 5 oder unter Kätzchen mit 7 Karten gewertet. Sie bringt Taler, wenn ihre Summe auf 9 endet oder wenn sie dreimal dieselbe Zahl zeigt.
about-coins = Jeder Taler ist ein Punkt. Wer am Ende die meisten hat, gewinnt.
about-dual-card = Sie zählt als eine ihrer beiden Zahlen, wie es gerade passt.
about-cat-box-deck = Diese Seite der obersten Karte sehen alle. Es zieht, wessen Karte gespielt wurde.
about-cat-box-laid = Nur was zu sehen ist, zählt: { $count } von vier Vierteln.
about-cat-box-kitten = 1 Punkt für jedes sichtbare und noch 1 für jedes in der größten Gruppe, für wen dieses Kätzchen die Identität ist. Ecken verbinden nicht.
about-cat-box-empty = 1 Punkt für jede sichtbare und 2 für jede Gruppe von genau drei Kätzchen, für den Chihuahua. Eine Karte mit leerer Kiste darf zwei Viertel bedecken.
about-fits-box = Lässt einen Karton wachsen: Wo zwei offene Seiten zusammenkommen, sind beide Karten ein Karton. Sie berührt eine Karte auf dem Tisch, lange Seite an lange oder kurze an kurze.
about-fits-start = Die ersten Kartons auf dem Tisch: Alle legen einen, und er berührt die anderen.
about-fits-toy = Fällt quer über die langen Seiten zweier Karten eines Kartons, wie eine Katze; als Kartonkarte nur, wo dafür kein Platz ist.
about-fits-princess = Nimmt den Platz irgendeiner Katze in einem Karton ein; diese geht zu ihrem Spieler zurück. Die Prinzessin selbst zählt für niemanden.
about-fits-sleep = Statt zu ziehen: Deine Katze legt sich wie eine Kartonkarte hin. Sie hält andere fern und zählt, sobald eine wache Katze in ihrem Karton ist.
about-fits-cat = Liegt über zwei Karten eines Kartons, eine davon hast du eben gespielt. Nicht, wo schon eine fremde Katze ist, außer deine ist auch dort.
about-fits-pile = Prinzessinnen sind gleichmäßig darin verteilt. Ist er leer, werden nur noch die Handkarten gespielt.
about-fits-laid-cat = Wer die meisten Katzen in einem Karton hat, bekommt seine Punkte. Jede weitere eigene Katze darin bringt noch 1.
about-fits-laid-cat-only = Wer die meisten Katzen in einem Karton hat, bekommt seine Punkte.
about-fits-laid-sleep = Sie hält alle ohne eigene Katze von ihrem Karton fern. Selbst zählt sie, sobald dort auch eine wache Katze ihres Besitzers ist.
about-fits-laid-princess = Sie zählt für niemanden und hält niemanden fern.
about-fits-laid-toy = Seine Symbole gehören zum Karton darunter.
about-fits-kind = Nur die häufigste Sorte Spielzeug eines Kartons zählt: 1 Punkt je Symbol, auch unter einer Katze. In einem geschlossenen Karton das Doppelte.
about-fits-spray = Jede Sprühflasche kostet 1 Punkt, in einem geschlossenen Karton 2.
about-shop = Wer auf einem der drei Pfotenabdrücke stehen bleibt und noch keinen hat, nimmt einen. Nur die Straße führt hinein; geschlossene Läden betritt man nicht.
about-larder = Eine Speisekammer fasst von jeder Sorte eins. Wer dieses Haus mit genauer Zahl erreicht, während niemand da ist, darf eins stehlen.
about-mog-pile = Nach jeder Karte wird die Hand von hier auf sechs ergänzt.
about-curiosity-pile = Wer auf einem Fragezeichen stehen bleibt, zieht die oberste Karte, tut, was sie sagt, und legt sie unter den Stapel.
about-die = Nach der Karte wird gewürfelt, und die Katze muss genau so weit gehen.
about-car = Es fährt im Uhrzeigersinn, wenn eine Neugierkarte es schickt. Jede Katze auf seinem Weg verliert ein Leben und muss nach Hause; niemand kommt an ihm vorbei.
about-mog-cat = Bewegt deine Katze genau so viele Felder.
about-mog-mouse = Bewegt eine Maus genau so viele Felder.
about-mog-bird = Bewegt einen Vogel genau so viele Felder.
about-mog-speedy = Würfle dreimal und zieh nach jedem Wurf; danach folgt der übliche Wurf.
about-mog-attack = Spring auf eine Katze, einen Vogel oder eine Maus, höchstens sechs Felder weit: Beute kommt in deine Speisekammer, eine Katze verliert ein Leben und muss nach Hause.
about-mog-burglar = Geh höchstens sechs Felder weit in einen Laden oder in das Zuhause einer anderen Katze und nimm einen Leckerbissen. Wer am Ende des Zuges noch dort ist, verliert ein Leben.

# Links
lobby-full-watch = Alle Plätze sind besetzt. Bleib hier: Sobald die Partie beginnt, siehst du zu.
table-watched = Wer den Link hat, darf zusehen
invite-play-link = Link zu einem freien Platz
invite-watch-link = Link zum Zusehen
invite-watch = Wer diesen Link hat, darf zusehen. Verdeckte Karten sieht dabei niemand.
invite-play-make = Link zu einem freien Platz machen
invite-watch-make = Link zum Zusehen machen
link-end-how = Der Link gilt, bis du ihn beendest.
link-end = Link beenden
link-ended-now = Der Link führt nirgends mehr hin. Wer durch ihn zugesehen hat, sieht nichts mehr.
link-new = Einen neuen machen
link-dead = Dieser Link führt nirgends hin
share-game = Diese Partie teilen
share-game-how = Wer diesen Link hat, kann die Partie vom ersten Zug an ansehen.
share-game-move = Wer diesen Link hat, kann die Partie ansehen; sie öffnet sich bei Zug { $number }.
share-eyes = Was sie zeigt
share-names = Die Namen der Mitspielenden zeigen
share-link = Link zur Wiederholung
share-send = Senden …
share-ends = Unter „Meine Partien“ stehen alle deine Links. Dort kannst du jeden beenden.
my-links = Meine Links
my-links-how = Wer einen dieser Links hat, kann ihn benutzen, bis du ihn beendest.
my-links-play = Ein freier Platz
my-links-watch = Zusehen
my-links-replay = Wiederholung
my-links-from = ab Zug { $number }
my-links-nameless = ohne Namen
error-need_link = Dieser Tisch ist privat: Hinein kommt man über einen Link. Bitte jemanden, der dort spielt, um einen.
error-link_unknown = Diesen Link gibt es nicht. Vielleicht ist unterwegs ein Buchstabe verloren gegangen: Öffne ihn noch einmal aus der Nachricht oder bitte um einen neuen.
error-link_ended = Dieser Link wurde beendet. Bitte die Person, von der du ihn hast, um einen neuen.
error-link_full = Alle Plätze an diesem Tisch sind besetzt, und zusehen darf dort niemand. Bitte deine Freunde um einen anderen Tisch oder eröffne selbst einen.
error-link_started = Die Partie hat ohne dich begonnen, und zusehen darf an diesem Tisch niemand. Bitte um einen Platz in der nächsten.
error-link_over = Die Partie ist vorbei und der Tisch weggeräumt. Bitte um einen Link zur Wiederholung.
error-link_not_to_play = Dieser Link ist zum Zusehen da, nicht zum Mitspielen.
error-link_not_a_replay = Dieser Link führt nicht zu einer Wiederholung.
error-link_other_eyes = Dieser Link zeigt die Partie mit anderen Augen.
error-too_many_links = Du hast sehr viele Links. Beende zuerst einige unter „Meine Partien“.

# Coming back
continue = Weiterspielen
continue-go = Weiter
continue-which = { $game } weiterspielen
continue-yours = Du bist am Zug
continue-all = Alle meine Partien
title-waiting = { $count ->
    [one] Du bist am Zug! – Clowder
   *[other] An { $count } Tischen am Zug! – Clowder
}
with-hints = mit Tipps
filter-all = alle
filter-game = Spiel
filter-opponent = Gegen
filter-result = Ergebnis
filter-won = gewonnen
filter-lost = nicht gewonnen
filter-help = Hilfe
filter-no-help = ohne Hilfe
filter-none = Keine Partie ist so verlaufen.
more-games = Mehr zeigen
my-data = Meine Daten
my-data-how = Dieser Server speichert deinen Namen, deine Links, deine Partien und das, was du darin getan und gesagt hast, sonst nichts.
my-data-here = Dein Name, deine Partien und was du darin getan hast liegen in diesem Browser und sonst nirgends.
my-data-take = Als Datei mitnehmen
my-data-forget = Mich hier vergessen
my-data-sure = Ja, alles vergessen
my-data-warning = Dein Name, deine Links und Ergebnisse verschwinden für immer, und in laufenden Partien spielen Bots für dich weiter. Die Partien der anderen bleiben, ohne deinen Namen.
my-data-here-warning = Dein Name, deine Ergebnisse und alle Partien auf diesem Gerät verschwinden für immer, auch die laufenden.
push-on = Sag mir, wenn ich am Zug bin
push-is-on = Dieses Gerät sagt dir deine Züge an
error-push_denied = Dieser Browser lässt keine Mitteilungen zu. In seinen Einstellungen lässt sich das ändern.
error-push_failed = Mitteilungen ließen sich hier nicht einschalten. Versuch es später noch einmal oder mit einem anderen Browser.
error-no_push = Dieser Server kann keine Mitteilungen senden.
error-push_service = An diesen Browser können keine Mitteilungen gesendet werden.
# The table without a server
anywhere-note = Dieser Tisch läuft in deinem Browser: Regeln, Bots und deine Spiele liegen auf diesem Gerät, und nichts verlässt es.
anywhere-friends = Mit anderen über einen Link zu spielen braucht einen Server. Zu mehreren an einem Bildschirm geht es auch hier.
anywhere-play = Auf diesem Gerät spielen
anywhere-play-more = Regeln und Bots sind auch hier. Was du jetzt spielst, bleibt auf diesem Gerät.
anywhere-keep = Den Tisch auf diesem Gerät behalten
anywhere-keep-more = Dann kannst du auch ohne Netz gegen Bots und zu mehreren an einem Bildschirm spielen. Das braucht etwa 15 Megabyte.
anywhere-keeping = Der Tisch wird hierher gebracht…
anywhere-kept = Der Tisch ist auf diesem Gerät: Er geht auch ohne Netz.
anywhere-depth = { $level } denkt auf diesem Gerät: etwa { $count ->
    [one] ein Spielverlauf
   *[other] { $count } Spielverläufe
  } beim letzten Zug.
error-needs_server = Das braucht einen Server, und dieser Tisch hat keinen.
error-here_full = Auf diesem Gerät ist kein Platz mehr, um den Zug zu speichern.

# Leute treffen
title-tables = Offene Tische: Clowder
tables-go = Tisch suchen
tables-more = Setz dich zu anderen oder schau zu. Die Liste erneuert sich von selbst.
tables-filters = Was suchst du?
tables-any = Egal
tables-game = Spiel
tables-language = Sprache am Tisch
tables-free = Freie Plätze
tables-free-at-least = { $count } oder mehr
tables-clock-live = Mit Uhr
tables-clock-days = Über Tage
tables-bots = Bots
tables-people-only = Nur Menschen
tables-count =
    { $count ->
        [0] Kein Tisch wartet auf Mitspieler.
        [one] Ein Tisch wartet auf Mitspieler.
       *[other] { $count } Tische warten auf Mitspieler.
    }
tables-none-fit = So einen offenen Tisch gibt es gerade nicht.
tables-show-all = Alle Tische zeigen
tables-open-own = Einen Tisch für alle eröffnen
tables-running = Partien zum Zuschauen
table-back = Zurück zum Tisch
table-free =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
table-as-printed = Gespielt wird nach der Anleitung.
table-else-as-printed = Alles andere wird nach der Anleitung gespielt.
option-own-parts = Vom Gastgeber gemacht
ready = Ich bin bereit
seat-ready = bereit
lobby-all-ready = Alle sind bereit.
neighbours = Leute an diesem Tisch
neighbours-none = Sonst sitzt niemand hier.
mute = Stumm schalten
mute-more = Stumm schalten: Ihre Worte sind auf diesem Gerät ausgeblendet, nur an diesem Tisch.
block = Blockieren
block-end = Nicht mehr blockieren
block-more = Blockieren: Du hörst nirgends mehr ein Wort von ihnen, und sie können Tische, die du eröffnest, weder finden noch sich dort hinsetzen. Sie erfahren nichts davon.
my-blocks = Blockierte Personen
report = Melden
report-why = Was ist los?
report-reason-words = Beleidigungen oder unerwünschte Worte
report-reason-name = Ein anstößiger Name
report-reason-play = Verdirbt absichtlich das Spiel
report-reason-other = Etwas anderes
report-note = Mit eigenen Worten, wenn du magst
report-more = Wer diesen Server betreibt, bekommt deine Meldung mit den letzten Worten an diesem Tisch.
report-send = Meldung senden
report-sent = Danke. Wer diesen Server betreibt, sieht es sich an.
admin-heading = Meldungen
admin-token = Schlüsselwort des Betreibers
admin-open = Meldungen zeigen
admin-show-done = Erledigte zeigen
admin-by = gemeldet von { $who }, { $date }
admin-words = Die letzten Worte am Tisch
admin-done = Erledigt
admin-reopen = Wieder aufnehmen
admin-remove-name = Namen entfernen
admin-end-sessions = Alle Sitzungen beenden
admin-did-remove_name = Der Name { $name } ist von den Tischen verschwunden.
admin-did-end_sessions = Alle Sitzungen von { $name } sind beendet.
admin-none = Es gibt nichts zu lesen.
error-no_admin = Dieser Server hat keine Seite für den Betreiber. In docs/host.md steht, wie man sie einschaltet.
error-bad_token = Das ist nicht das richtige Schlüsselwort.
error-cannot_sit = An diesem Tisch kannst du dich nicht hinsetzen. Es gibt andere.
error-said_enough = Du hast an diesem Tisch schon viel gesagt. Lass das Spiel sprechen.
error-too_many_words = Bitte langsam: Sag das Nächste in einem Moment.
error-too_many_blocks = Du hast sehr viele Personen blockiert. Gib unter „Meine Partien“ erst einige frei.
error-too_many_reports = Für heute ist es genug. Deine Meldungen sind angekommen.
error-nobody_there = Dort sitzt sonst niemand mehr.
# Mitteilungen, Urlaub, Einladungen
notices = Mitteilungen und Urlaub
notices-how = Bist du nicht da, sagen wir dir, wenn du dran bist, wenn du eingeladen wirst, wenn eine Partie vorbei ist und wenn jemand deine Herausforderung gespielt hat: je einmal, und nie, während du auf den Tisch schaust.
mail-address = E-Mail, wenn du magst
mail-leave = Schickt mir Mitteilungen dorthin
mail-asked = Eine E-Mail an { $address } ist unterwegs. Öffne den Link darin; vorher kommt nichts anderes.
mail-is-on = Mitteilungen kommen auch an { $address }.
mail-remove = Adresse entfernen
mail-title = Mitteilungen per E-Mail · Clowder
mail-confirm-done = Danke. Mitteilungen über deine Partien kommen von jetzt an auch an diese Adresse.
mail-off-done = Erledigt. Es kommen keine E-Mails mehr, und die Adresse ist hier gelöscht.
vacation = Urlaub
vacation-how = An Tischen, an denen man für einen Zug Tage Zeit hat, steht deine Uhr still, und es kommen keine Mitteilungen. Die anderen sehen es und können weiterspielen.
vacation-left = { $count ->
    [one] Von den 30 Tagen im Jahr hast du noch { $count } Tag.
   *[other] Von den 30 Tagen im Jahr hast du noch { $count } Tage.
}
vacation-long = Für wie lange
vacation-until-back = Bis ich zurück bin
vacation-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
vacation-on = In Urlaub gehen
vacation-is-on = Du bist im Urlaub, längstens bis { $date }.
vacation-off = Ich bin zurück
seat-vacation = Urlaub bis { $date }
invitations = Du bist eingeladen
invitation-by = { $name } hält dir einen Platz frei.
invitation-accept = Hinsetzen
invitation-decline = Nein, danke
challenges-played = Deine Herausforderung wurde angenommen
challenge-news = { $count ->
    [one] Eine Person hat dein Spiel nachgespielt.
   *[other] { $count } Personen haben dein Spiel bisher nachgespielt.
}
challenge-look = Zum Ergebnis
challenge-fine = Schön, danke
companions = Jemanden einladen, mit dem du gespielt hast
companion-invite = Einladen
companion-invite-who = { $name } einladen
companion-invited = eingeladen
companion-declined = hat abgesagt
somebody = Jemand
error-no_mail = Dieser Server verschickt keine E-Mail.
error-bad_mail_address = Das sieht nicht nach einer E-Mail-Adresse aus.
error-too_many_mails = Heute wurden zu viele E-Mails angefordert. Versuch es morgen wieder.
error-mail_key = Dieser Link ist verbraucht oder zu alt. Gib die Adresse noch einmal an.
error-no_vacation_left = Die Urlaubstage dieses Jahres sind aufgebraucht.
error-no_companion = Du kannst nur Leute einladen, mit denen du eine Partie zu Ende gespielt hast.
error-sits_already = An diesem Tisch sitzt die Person schon.
error-not_invited = Diese Einladung gibt es nicht mehr.
error-invitation_declined = Die Einladung wurde schon abgelehnt.
error-too_many_invitations = Das sind fürs Erste genug Einladungen. Versuch es später wieder.
# Partien dieses Geräts ziehen in ein Konto um; der Tisch als App
bring-note = { $count ->
    [one] Eine beendete Partie liegt nur auf diesem Gerät.
   *[other] { $count } beendete Partien liegen nur auf diesem Gerät.
  } Dein Konto kann sie auch haben: Der Server prüft jede wie eine Aufzeichnung.
bring-take = In mein Konto holen
bring-busy = Sie werden geholt …
bring-done = { $count ->
    [one] Eine Partie ist jetzt in deinem Konto.
   *[other] { $count } Partien sind jetzt in deinem Konto.
  }
install-take = Den Tisch als App auf dieses Gerät legen
install-no = Nein, danke
install-more = Er öffnet sich wie jede App und geht auch ohne Netz.
error-record_not_here = Hierher können nur Partien geholt werden, die ohne Server auf einem Gerät gespielt wurden.
## Schiedsrichter am echten Tisch und eigene Stellungen

referee-title = Schiedsrichter – Clowder
referee-heading = Wertungsblock
referee-link = Schiedsrichter für den echten Tisch
referee-more = Ihr spielt mit echten Karten? Legt das Telefon in die Mitte: Es zählt nach den Regeln und sagt zu jedem Punkt, welche Regel ihn gibt.
referee-pad = Eine Partie werten
referee-may = Darf ich das?
referee-kept = Blöcke auf diesem Gerät
referee-all = Alle Blöcke
referee-forget = Wegwerfen
referee-players = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
  }
referee-how-many = Personen
referee-name = Name von Person { $number }
referee-table = Der Tisch am Ende
referee-take-away = Wegnehmen
referee-by-card = Karte für Karte
referee-card = Karte
referee-card-how = Wähle ein Kätzchen und tippe auf die Viertel der Karte. Dann tippe auf den Tisch, wo ihr linkes oberes Viertel liegt.
referee-turn = Karte drehen
referee-box-how = Wähle, was in einer Kiste zu sehen ist, und tippe dorthin, wo sie liegt. Auf der Tastatur geht es auch mit dem Buchstaben.
referee-cell = { $place }: { $what }
referee-empty-place = nichts
referee-quick = Eintippen
referee-quick-how = Reihe für Reihe: K schwarz, P rosa, V lila, B blau, Y gelb, E leere Kiste, - nichts
referee-who-was = Wer wer war
referee-chihuahua = Chihuahua
referee-tiles = Unbenutzte Plättchen
referee-special = Sonderregeln mit Plättchen
referee-add = Was Taler bringt
referee-for-whom = Wer sie bekommt
referee-what = Was es war
referee-from = von
referee-strays = Aufgenommene Streunerkatzen
referee-two-numbers = Zwei Zahlen
referee-series = Reihe
referee-left = Am Ende übrig
referee-series-how = Tippe die Zahlen in der Reihenfolge, in der sie gelegt wurden. Ein Tipp auf eine Karte nimmt sie heraus.
referee-write = Aufschreiben
referee-would-bring = { $count ->
    [0] Bringt nichts
    [one] Bringt 1 Punkt
   *[other] Bringt { $count } Punkte
  }
referee-written = Aufgeschrieben
referee-drop = Zeile { $number } streichen
referee-correct = Zeile { $number } berichtigen
referee-correcting = Zeile { $number } steht wieder oben: Ändere sie und schreib sie neu auf.
referee-leave = Zeile { $number } lassen, wie sie war
referee-wrote = Zeile { $number }: { $what }.
referee-struck = Zeile { $number } ist gestrichen.
referee-nothing-yet = Noch nichts
referee-complete-threes = Fertige Dreier, die am Ende übrig sind, werden noch gewertet
referee-lives-and-foods = Leben und Leckerbissen
referee-retired = Ausgeschieden
referee-retired-order = Wer zuerst ausschied (tippen: später)
referee-retired-later = { $place }. { $who }: später als die anderen ausgeschieden
referee-lives = Leben
referee-lives-at-start = Leben am Anfang
referee-home-first = Wie die Partie endete
referee-time-up = Die Zeit war um
referee-tool = Was gelegt wird
referee-tool-card = Karte
referee-tool-cat = Katze
referee-tool-sleep = Schlafende Katze
referee-tool-toy = Spezialspielzeug
referee-tool-turn = Drehen
referee-tool-gone = Wegnehmen
referee-whose = Wessen Katze
referee-how-card = Stell die Karte so ein, wie sie gedruckt ist, und tippe auf das Feld, auf dem sie liegt.
referee-how-cat = Tippe auf die linke der beiden Karten, auf denen sie liegt.
referee-how-sleep = Tippe auf das Feld, auf dem sie schläft.
referee-how-princess = Tippe auf die Katze, deren Platz sie eingenommen hat.
referee-how-toy = Tippe auf die linke der beiden Karten, auf denen es quer liegt.
referee-how-turn = Tippe auf eine Karte, um sie zu drehen.
referee-how-gone = Tippe auf das, was wegkommt: zuerst, was oben liegt.
referee-rules = Ausgabe und Regeln
referee-tied-kinds = Sind mehrere Spielzeugarten am häufigsten, zählen alle
referee-share = Link kopieren
referee-new = Neuer Block
referee-copied = Der Link ist kopiert. Er enthält alles, was eingegeben wurde.
referee-too-long = Das ist zu viel für einen Link.
referee-keeps = Dieses Gerät behält den Block.
referee-unkept = Dieser Browser kann den Block nicht behalten. Ein kopierter Link bringt ihn zurück.
position-title = Eine Stellung – Clowder
position-heading = Stellung: { $game }
position-side = Aufbauen und fragen
position-impossible = Diese Stellung kann es nicht geben:
position-turn = { $who } ist am Zug. Tippe auf den Tisch wie im Spiel: Was nicht erlaubt ist, wird erklärt.
position-is-over = Diese Partie ist zu Ende.
position-may = Darf ich das?
position-may-how = Wähle einen Zug oder schreib ihn so, wie er in Aufzeichnungen steht.
position-ask = Fragen
position-do-it = Ausführen
position-legal = Ja, das ist erlaubt.
position-over = Es geht nichts mehr: Diese Partie ist zu Ende.
position-bot = Ein Bot zieht
position-deal = Neu austeilen
position-save = Als Datei sichern
position-open = Datei öffnen
position-unreadable = Das ist keine lesbare Stellung.
position-fields = Als Text, Feld für Feld
position-fields-how = Die Namen sind die der Stellungsdateien. Was nicht geht, sagt das Regelwerk.
position-no-json = Das ist nicht lesbar: Es fehlt eine Klammer, ein Komma oder ein Anführungszeichen.
position-set = Aufbauen
position-json = Als Text (JSON)
position-paste = Hier eine Stellung einfügen
position-stuck = { $who } ist am Zug und hat nichts dafür: So wenige Karten hat in einer Partie niemand. Mit Karten geht es weiter.
position-puzzle = Als Rätsel
position-puzzle-make = Ein Rätsel daraus machen
position-puzzle-alone = Ein Rätsel entsteht nur mit einem Server: Der stärkste Bot muss die Stellung lange ansehen.
position-puzzle-going = Das Haus vergleicht die Züge: { $percent } %
position-puzzle-clear = Ein Zug ist klar der beste: { $best }. Jeder andere ist um mindestens { $cost } % der Gewinnchance (± { $error }) schlechter.
position-puzzle-alike = Kein Rätsel: Zwei Züge sind etwa gleich gut. { $best } und { $second } liegen { $cost } % der Gewinnchance (± { $error }) auseinander, und es müssten zweifelsfrei mindestens { $needed } % sein.
position-puzzle-places = Kein Rätsel: { $best } ist an zwei Stellen etwa gleich gut. Sie liegen { $cost } % der Gewinnchance (± { $error }) auseinander, und es müssten zweifelsfrei mindestens { $needed } % sein.
position-puzzle-unsure = Kein Rätsel: Das Haus ist sich nicht sicher. Im Vergleich ist { $best } am besten, aber der stärkste Bot würde etwas anderes wählen: { $other }.
position-puzzle-few = { $count ->
    [one] Kein Rätsel: Es gibt nur { $count } Zug. Mindestens { $needed } müssen es sein, damit der Zufall den richtigen selten findet.
   *[other] Kein Rätsel: Es gibt nur { $count } Züge. Mindestens { $needed } müssen es sein, damit der Zufall den richtigen selten findet.
}
position-puzzle-kept = Es ist bei dir aufgehoben, unter Rätsel. Wer den Link hat, sieht, was auf dem Platz am Zug bekannt ist, und nicht die Lösung.
position-puzzle-link = Link kopieren
position-puzzle-solve = Selbst lösen
setup-open = Von Hand aufbauen
setup-heading = Aufbauen: { $game }
setup-done = Zum Tisch
setup-cancel = Abbrechen
setup-how = Tippe ein Teil an und dann seinen Platz, oder ziehe es dorthin. Tippe ein Teil an, das schon liegt, um es zu drehen, zu versetzen oder wegzunehmen.
setup-table = Der Tisch
setup-common = Stapel und alles Übrige
setup-box = Spielmaterial von { $game }
setup-kind = Welche Teile
setup-search = Suchen
setup-none-left = Davon ist nichts mehr übrig.
setup-taken-up = Aufgenommen
setup-let-go = Loslassen
setup-turn-turn = Drehen (R)
setup-turn-over = Umdrehen (F)
setup-put-here = Hierher
setup-put-on-top = Obenauf
setup-put-in = Hierher legen: { $where }
setup-of = { $who }: { $what }
setup-possible = Diese Stellung ist möglich.
setup-see-below = Die Stelle ist markiert.
setup-clear = Tisch abräumen
setup-fill = Alle übrigen in den Stapel
setup-empty = Stapel leeren
setup-whose-turn = Wer dran ist
setup-place-hand = Hand
setup-place-deck = Nachziehstapel, oberste zuerst
setup-place-removed = Ungesehen aus dem Spiel
setup-place-identity = Identität
setup-place-tiles = Unbenutzte Plättchen
setup-place-reserved = Reservierte Karte
setup-place-series = Reihe: { $mark }
setup-place-pile = Stapel { $mark }
setup-place-drawn = Genommen oder gezogen, noch nicht benutzt
setup-place-box = Die Schachtel
setup-place-larder = Speisekammer
setup-place-discards = Ablagestapel, zuletzt oben
setup-place-mog = Miezekarten, oberste zuerst
setup-place-curiosity = Neugierkarten, oberste zuerst
setup-kind-card = Karten
setup-kind-identity = Identitäten
setup-kind-tile = Plättchen
setup-kind-box = Kartonkarten
setup-kind-toy = Spezialspielzeug
setup-kind-start = Startkartons
setup-kind-princess = Prinzessin
setup-kind-cat = Katzen
setup-kind-sleep = Schlafende Katzen
setup-kind-blue = Blau
setup-kind-yellow = Gelb
setup-kind-red = Rot
setup-kind-green = Grün
setup-kind-extra = Besondere
setup-kind-car = Auto
setup-kind-prey = Mäuse und Vögel
setup-kind-food = Leckerbissen
setup-kind-mog = Miezekarten
setup-kind-curiosity = Neugierkarten
setup-control-phase = Schritt
setup-control-phase-play = Karte ausspielen
setup-control-phase-tile = Plättchen benutzen
setup-control-phase-choose = ziehen oder eine schlafende Katze legen
setup-control-phase-cat = Katze legen
setup-control-coins = Katzentaler
setup-control-taken = Die Karte in der Hand
setup-control-taken-false = wurde gezogen
setup-control-taken-true = kommt von einem Stapel
setup-control-lives = Leben
setup-control-closed = Geschlossene Läden
setup-control-round = Runde
fault-other = Hier stimmt etwas nicht: { $where }.
fault-E_PAD_TABLE = { $why ->
    [empty] Auf dem Tisch liegt noch nichts.
    [wide] Der Tisch ist breiter, als 48 Karten ihn machen können.
   *[other] Eintrag { $number } ist nicht lesbar: { $given }.
  }
fault-E_PAD_IDENTITY = { $why ->
    [missing] Wer war { $who }?
    [twice] { $who } kann nicht dieselbe Identität haben wie jemand anderes.
   *[other] Alle brauchen eine Identität.
  }
fault-E_PAD_TILES = { $why ->
    [basic] Im Grundspiel gibt es keine Plättchen.
   *[other] Alle haben null bis fünf unbenutzte Plättchen.
  }
fault-E_PAD_SHEET = { $why ->
    [giver] Ein Geschenk kommt von jemand anderem.
    [strays] Niemand hat mehr als { $most } Streunerkatzen.
    [cards] Welche Karten waren es?
    [one] Der Brave Hund nimmt genau eine Karte mit.
   *[other] Diese Zeile ist nicht lesbar.
  }
fault-E_PAD_SIZE = Diese Reihe kann nicht gewertet werden: Nötig sind drei Karten ohne Streunerkatze und ohne Kätzchen, fünf Karten oder sieben unter den Kätzchen.
fault-E_PAD_FACE = Auf einer Karte sind höchstens { $most } von: { $kinds }.
fault-E_PAD_CARDS = Das sind mehr als { $most } Karten.
fault-E_PAD_RUNNING = Diese Partie ist noch nicht zu Ende.
fault-E_POSITION = Das ist keine Stellung.
fault-E_POSITION_FIELD = Dieses Feld ist unbekannt, oder sein Inhalt ist unmöglich: { $where }.
fault-hand = { $who }: Diese Hand kann so nicht sein. Zum Weiterspielen braucht jeder eine Karte.
fault-E_POSITION_RNG = So kann der Zufallsgenerator nicht sein.
fault-E_POSITION_CARD = Diese Karte gibt es nicht, oder sie liegt schon woanders: { $where }.
fault-E_POSITION_TABLE = Die Karten auf dem Tisch sind nicht lesbar oder liegen zu weit auseinander.
fault-E_POSITION_SEAT = Dort sitzt niemand: { $where }.
fault-E_POSITION_HAND = Solche Hände kann es nicht geben: zu viele Karten oder gar keine, obwohl der Nachziehstapel noch welche hat.
fault-E_POSITION_TILE = Diese Plättchen gibt es nicht, oder nicht in diesem Spiel.
fault-E_POSITION_SCRATCHER = Jede Kratzbürste liegt auf einer eigenen Kiste, und nur bei den Sonderregeln.
fault-E_POSITION_IDENTITY = Alle brauchen eine eigene Identität.
fault-E_POSITION_PHASE = Bei diesem Schritt kann das Spiel nicht sein: Es gibt nichts zu entscheiden, oder etwas anderes kommt zuerst.
fault-E_POSITION_REFILL = Der aufzufüllende Platz ist kein leerer Platz einer Hand.
fault-E_POSITION_COUNT = So viele gibt es davon nicht: { $where }.
fault-E_POSITION_SERIES = Diese Reihe kann es nicht geben: { $where }. Sie hat eine Farbe und höchstens eine Streunerkatze, nie als erste Karte, und wird gewertet, sobald sie voll ist.
fault-E_POSITION_PILE = So kann dieser Stapel nicht sein: { $where }.
fault-E_POSITION_COINS = So viele Taler kann niemand haben: { $where }.
fault-E_POSITION_LEDGER = Diese Zeile der Abrechnung ist nicht lesbar: { $where }.
fault-E_POSITION_PRINCESS = So viele Prinzessinnen gibt es nicht.
fault-E_POSITION_ISLANDS = Die Karten liegen in zu vielen getrennten Gruppen.
fault-E_POSITION_EXTENT = Die Karten liegen zu weit auseinander.
fault-E_POSITION_CELL = Dieses Feld liegt außerhalb des Tisches oder ist belegt: { $where }.
fault-E_POSITION_TWICE = Diese Karte ist doppelt da: { $where }.
fault-E_POSITION_LYING = Quer über zwei Karten liegen nur Katzen, die Prinzessin und Spezialspielzeug: { $where }.
fault-E_POSITION_PAIR = Quer über diesen beiden Feldern kann nichts liegen: { $where }.
fault-E_POSITION_SUPPLY = Jemand hat mehr als fünf Katzen, oder der Vorrat passt nicht zum Tisch.
fault-E_POSITION_HANDS = Diese Hände sind nicht lesbar oder enthalten etwas Unmögliches: { $where }.
fault-E_POSITION_DRAWN = So können die Karten nicht gezogen worden sein.
fault-E_POSITION_PACKETS = Die Päckchen ergeben zusammen nicht den Nachziehstapel.
fault-E_POSITION_CHASED = Gezogene, gehaltene und gespielte Prinzessinnen passen nicht zusammen.
fault-E_POSITION_KNOWN = Was von einer Hand bekannt ist, widerspricht ihr.
fault-E_POSITION_PLAYED = Die zuletzt gespielte Karte liegt nicht auf dem Tisch.
fault-E_POSITION_ENDING = So kann die Schlussphase nicht sein.

## Eigene Karten und Spielpläne

parts-title = Meine Karten und Spielpläne – Clowder
parts-heading = Meine Karten und Spielpläne
parts-link = Meine Karten und Spielpläne
parts-more = Hast du das gedruckte Spiel? Gib seine Karten oder seinen Plan ein und spiel online mit genau denen. Fang mit unseren an, mit nichts oder mit einer Datei.
parts-new = Etwas Neues
parts-which = Was
parts-of = { $part } von { $game }
parts-begin-house = Mit unserem anfangen
parts-begin-empty = Mit nichts anfangen
parts-import = Datei öffnen
parts-none = Du hast noch nichts Eigenes.
parts-nameless = Ohne Namen
parts-draft = nur in diesem Browser
parts-name = Name
parts-save = Behalten
parts-saved = Aufgehoben. Tische bieten es unter „Eigene …“ an.
parts-unsaved = Dieser Browser hat deine letzten Änderungen. „Behalten“ hebt sie bei dir auf, für Tische und andere Geräte.
parts-unkept = Dieser Browser kann keine Entwürfe aufheben. Drück bitte „Behalten“, bevor du gehst.
parts-told-apart = Das hier wurde inzwischen in einem anderen Tab oder auf einem anderen Gerät geändert oder gelöscht. Was du siehst, ist jetzt etwas Eigenes neben jenem; nichts ist verloren.
parts-told-followed = Ein anderer Tab hat das hier geändert, und du siehst es, wie es jetzt ist. Mit „Rückgängig“ kommt zurück, was hier war.
parts-checking = Die Regeln werden gefragt …
parts-sound = Keine Fehler: Damit kannst du spielen.
parts-faults = { $count ->
        [one] Ein Fehler
       *[other] { $count } Fehler
    }
parts-faulty = hat einen Fehler
parts-overview = Übersicht
parts-edit = Bearbeiten
parts-print = Drucken
parts-add = Neu
parts-duplicate = Verdoppeln
parts-duplicate-many = Noch { $count } solche
parts-remove = Entfernen
parts-search = Suchen
parts-cards = Karten
parts-number-cards = Zahlenkarten
parts-counts = Wie viele
parts-here = hier
parts-house = bei uns
parts-export = Als { $kind }-Datei
parts-share = Per Link teilen
parts-share-off = Link beenden
parts-share-link = Wer diesen Link hat, darf es ansehen und eine Kopie behalten
parts-delete = Löschen
parts-delete-sure = Wirklich löschen
parts-by = von { $name }
parts-take = Eine Kopie behalten
parts-mine = Eigene: { $part }
parts-of-house = Unsere
parts-of-whom = { $name }, von { $who }
parts-look = Ansehen
parts-front = Vorderseite
parts-back = Rückseite
parts-brush = Was beim Tippen hinkommt
parts-quadrant = { $side }, Platz { $number }: { $what }
parts-mirrored = (Spiegelbild)
parts-mirror = Vorderseite spiegeln
parts-copies = Anzahl
parts-copies-each = Anzahl von jeder
parts-copies-colour = Anzahl in jeder Farbe
parts-fewer = { $what }: eine weniger
parts-another = { $what }: eine mehr
parts-numbers = Zahlen
parts-colours = Farben
parts-walls-how = Tipp auf eine Seite der Karte, um eine Wand zu bauen oder wegzunehmen.
parts-wall-north = Wand oben
parts-wall-east = Wand rechts
parts-wall-south = Wand unten
parts-wall-west = Wand links
parts-put-in = Hineinlegen
parts-take-out = Herausnehmen
parts-without = { $what }: herausnehmen
parts-with-walls = { $count ->
        [0] Kartons ohne Wände
        [one] Kartons mit { $count } Wand
       *[other] Kartons mit { $count } Wänden
    }
parts-card-title = Titel
parts-card-text = Text
parts-effect = Was geschieht
parts-effect-what = Mit wem oder was
parts-map = Der Plan
parts-tool = Ein Tippen
parts-tool-choose = wählt ein Feld; ziehen verschiebt es
parts-tool-pen = zeichnet Mauern: ein Feld und ein Weg dorthin
parts-pen-how = Tippe, wo eine Mauer beginnt, dann, wo ihre Felder liegen; ein Tippen auf ein Feld, das schon da ist, führt den Weg dorthin. Tippe das letzte noch einmal an, um anderswo zu beginnen.
parts-tool-ways = auf zwei Felder macht oder entfernt einen Weg
parts-tool-spaces = legt das Feld hierzu: { $what }
parts-kind = Art
parts-curious = Neugierfeld
parts-ways = Wege
parts-lair = Bau und Mauerfeld: { $animal }
parts-doorstep = Türschwelle von { $home }
parts-car-route = Strecke des Autos
parts-kind-wall = Mauer
parts-kind-road = Straße
parts-kind-shop_garden = Ladengarten
parts-kind-home = Zuhause
parts-kind-home_garden = Garten
parts-kind-mouse_hole = Mauseloch
parts-kind-bird_house = Vogelhaus
parts-kind-car_park = Parkplatz
parts-try-heading = Ausprobieren
parts-try-more = Schnelle Computerspieler spielen { $games } Partien hiermit und { $games } mit unseren; dann siehst du, worin sie sich unterscheiden. Das dauert einige Sekunden bis eine Minute.
parts-try-seats = Spieler
parts-try-cards = { $games } Partien mit diesen Karten spielen
parts-try-board = { $games } Partien auf diesem Plan spielen
parts-try-stop = Anhalten
parts-try-progress = Es wird gespielt: { $percent } %
parts-try-done = Die Partien sind gespielt.
parts-try-result = So spielt es sich
parts-try-figures = Die Zahlen
parts-try-old = Seitdem hast du etwas geändert. Das hier gilt für den Stand davor.
parts-try-unsound = Zuerst darf es keine Fehler mehr haben.
parts-try-all = Alle { $count } zeigen
parts-try-fewer = Weniger zeigen
error-part_unknown = Das gibt es hier nicht mehr, oder es wird nicht geteilt.
error-unknown_part = So etwas hat dieses Spiel nicht.
error-too_many_parts = Mehr Eigenes kannst du nicht aufheben. Lösch bitte zuerst etwas.
error-part_too_large = Das ist größer als jedes Teil eines Spiels.
error-part_unlike = Diese Datei ähnelt keinem Teil unserer Spiele.
error-trial_running = Für dich oder andere hier werden noch Partien gespielt. Versuch es bitte gleich noch einmal.
error-puzzle_unknown = Dieses Rätsel gibt es hier nicht mehr.
error-puzzle_outdated = Dieses Rätsel entstand nach älteren Regeln und lässt sich nicht mehr lösen.
error-puzzle_running = Für dich oder andere hier wird noch eine Stellung angesehen. Versuch es bitte gleich noch einmal.
error-too_many_puzzles = Mehr Rätsel kannst du nicht aufheben. Lösch bitte zuerst eines.
error-part_unreadable = Diese Datei ist weder TOML noch JSON.
error-part_changed = Das wurde auf einem anderen Gerät geändert.
## Spiel des Tages, Herausforderungen, Partien ab einem Zug weiterspielen

daily-title = Spiel des Tages
daily-short = Für jedes Spiel eine Ausgangslage, für alle dieselbe. Dein erster Versuch zählt.
daily-go = Die Spiele von heute
daily-more = Jeden Tag gibt es für jedes Spiel eine Ausgangslage, für alle dieselbe, gegen dieselben Bots. Dein erster Versuch zählt, ohne Tipps; danach kannst du üben. Deinen Namen und dein Ergebnis sehen alle, die sie auch gespielt haben.
daily-here = Jeden Tag gibt es für jedes Spiel eine Ausgangslage, für alle dieselbe, gegen dieselben Bots. Dein erster Versuch zählt, ohne Tipps; danach kannst du üben. Hier bleibt dein Ergebnis auf diesem Gerät: Für den Vergleich mit anderen braucht es einen Server.
daily-next = Die nächsten kommen um { $time } Uhr.
deal-bots = { $count ->
    [one] Du gegen einen Bot ({ $level }).
   *[other] Du gegen { $count } Bots ({ $level }).
}
deal-tries = { $count ->
    [0] Hier hat es noch niemand zu Ende gespielt.
    [one] Eine Person hat es hier gespielt.
   *[other] { $count } Personen haben es hier gespielt.
}
deal-play = Jetzt spielen
deal-go-on = Versuch fortsetzen
deal-practise = Zur Übung spielen
deal-gone = Dein Versuch wurde unvollendet weggelegt: Lange hatte niemand gezogen. Was du jetzt spielst, ist zur Übung.
deal-results = Ergebnisse
deal-of-day = { $game }, Spiel vom { $day }
deal-of = { $game }: Herausforderung von { $name }
deal-of-somebody = { $game }: eine Herausforderung
deal-beat = Zu schlagen: { $result }.
deal-beat-better = Du hast es geschlagen!
deal-beat-equal = Genau gleich gut.
deal-beat-worse = Diesmal hat es nicht gereicht.
deal-beat-mine = Dein Ergebnis gilt es zu schlagen: { $result }.
deal-beat-so-far = Besser waren bisher: { $count } von { $all }.
deal-yours = Dein Versuch: { $result }.
deal-place = Das ist hier Nummer { $place } von { $count }.
deal-share-place = Nummer { $place } von { $count } auf diesem Server
deal-first = Was andere daraus gemacht haben, siehst du nach deinem eigenen Versuch.
deal-here = Dein Ergebnis bleibt auf diesem Gerät. Was andere daraus gemacht haben, weiß nur ein Server.
deal-over = Der Tag ist vorbei: Versuche zählen nicht mehr.
deal-my-replay = Deine Partie ansehen
deal-best-replay = Die beste Partie ansehen
deal-share = Ergebnis kopieren
deal-spread = Wie die Versuche ausgingen
deal-line = Platz { $rank }: { $points }
deal-line-tries =
    { $count ->
        [one] ein Versuch
       *[other] { $count } Versuche
    }
deal-best = Die Besten
deal-you = (du)
deal-nameless = Ein Gast
deal-mark-challenge = Herausforderung
deal-mark-practice = Zur Übung
deal-known = Diese Ausgangslage ist kein Geheimnis: Andere spielen sie auch oder haben sie gespielt. Über den Zufall ist an diesem Tisch nichts versprochen.
play-on = Ab hier weiterspielen
play-on-how = Ein neuer Tisch beginnt mit den ersten { $count } Zügen dieser Partie: dieselbe Ausgangslage, verdeckte Karten wie damals. Ab da kann alles anders kommen.
play-on-seat = Dein Platz
play-on-friends = Die Plätze der anderen Menschen für sie freihalten
play-on-go = Tisch aufstellen
begin-bots = Gegen Bots
begin-how = Die Partie beginnt mit dieser Stellung und ihren Regeln. Du kennst jede Karte darin, und das erfahren alle am Tisch.
begin-seat-turn = Platz { $number }, der am Zug ist
begin-anew = Die verdeckten Karten neu austeilen, sodass niemand sie kennt
beginning-known = Diese Partie beginnt mit einer Stellung, die { $who } aufgebaut hat. { $who } kennt jede Karte darin.
beginning-known-somebody = Diese Partie beginnt mit einer Stellung, die jemand aufgebaut hat und genau kennt.
beginning-anew = Diese Partie beginnt mit einer Stellung, die { $who } aufgebaut hat. Die verdeckten Karten sind neu ausgeteilt: Niemand kennt sie.
beginning-anew-somebody = Diese Partie beginnt mit einer Stellung, die jemand aufgebaut hat. Die verdeckten Karten sind neu ausgeteilt: Niemand kennt sie.
beginning-replay = Diese Partie beginnt mitten in einer anderen, mit anderen verdeckten Karten. Vom Platz von { $who } aus hätte niemand den Unterschied gemerkt.
beginning-look = Stellung ansehen
beginning-title = So beginnt die Partie
play-on-cards = Verdeckte Karten
play-on-same = wie damals
play-on-other = andere, die dein Platz von den wahren nicht hätte unterscheiden können
play-on-other-how = Und wenn die Karten andere gewesen wären? Ein neuer Tisch beginnt dort, wo die Partie hier steht. Was dein Platz damals wusste, bleibt; alles, was ihm verborgen war, wird neu ausgeteilt.
error-invalid_position = Diese Stellung kann es nicht geben.
error-position_over = In dieser Stellung ist die Partie zu Ende.
error-position_seats = Diese Stellung hat eine andere Zahl von Plätzen.
challenge = Andere zu dieser Partie herausfordern
challenge-how = Wer den Link öffnet, spielt dieselbe Ausgangslage auf deinem Platz gegen Bots. Dein Ergebnis gilt es zu schlagen, und du erfährst, wenn jemand gespielt hat.
challenge-link = Link zur Herausforderung
mistakes-open = Aus Fehlern lernen
mistakes-title = Bessere Züge
mistakes-seat = Entscheidungen von
mistakes-none = Hier gibt es nichts zu finden: Kein Zug war so viel schlechter, dass die Auswertung es unterscheiden könnte.
mistakes-number = Entscheidung { $now } von { $all }
mistakes-task = Zug { $move }: Du hast „{ $played }“ gespielt.
mistakes-task-of = Zug { $move }: { $name } hat „{ $played }“ gespielt.
mistakes-find = Finde einen besseren.
mistakes-better = Der bessere Zug: { $move }
mistakes-better-here = Der bessere Zug ist auf dem Brett zu sehen.
mistakes-cost = Das kostete { $cost } % (± { $error }) der Gewinnchance.
mistakes-points = Punkte, wenn man wieder an der Reihe ist: { $best } (± { $bestError }) mit dem besseren Zug, { $played } (± { $playedError }) mit dem gespielten.
mistakes-right = Das ist so gut wie der beste gefundene Zug.
mistakes-played = Das ist der Zug aus der Partie.
mistakes-other = Das ist um { $cost } % (± { $error }) schlechter als der beste gefundene Zug.
mistakes-unknown = Diesen Zug hat die Auswertung nicht angesehen: Er ist nicht unter denen, die gut schienen.
mistakes-show = Den besseren Zug zeigen
mistakes-show-played = Den gespielten Zug zeigen
mistakes-back = Zurück zur Wiederholung
mistakes-wait = Erst wird die Partie angesehen: { $percent } %
mistakes-board = Auf dem Brett
practice-title = Meine Fehler üben
practice-of = Partie vom { $day }
practice-any-game = Alle Spiele
practice-any-tag = Alle Themen
practice-found = Bisher gefunden: { $found } von { $all }
practice-firsts = Diesmal mit dem ersten Zug: { $first } von { $all }
practice-end = Das waren alle.
practice-again = Noch einmal von vorn
practice-back = Meine Partien
practice-none = Hier gibt es noch nichts zu üben.
practice-none-more = Sobald eine deiner Partien analysiert ist, warten hier die Entscheidungen, die dich am meisten gekostet haben. Analysiere zuerst eine Partie: Den Knopf dafür findest du bei deinen Partien.
practice-analyse = Meine Partien analysieren
practice-theme = Üben
practice-theme-of = Üben: { $tag }
puzzles-title = Rätsel
puzzles-short = Stellungen aus echten Partien, in denen ein Zug klar der beste ist.
puzzles-go = Rätsel lösen
puzzles-more = Stellungen aus Partien, die Bots gespielt haben. Ein Zug ist klar der beste: Der stärkste Bot hat ihn zweimal gefunden, und alle anderen kosten mehrere Prozent der Gewinnchance. Du siehst, was auf diesem Platz bekannt war, und sonst nichts. Dein erster Zug zählt.
puzzles-of = { $game }: Rätsel
puzzles-solve = Lösen
puzzles-others = Alle Spiele
puzzles-none = In diesem Spiel gibt es kein solches Rätsel.
puzzles-count = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
}
puzzles-done = { $over } versucht, { $first } mit dem ersten Zug gefunden
puzzles-streak = In Folge mit dem ersten Zug: { $now } (längste Serie: { $longest })
puzzle-number = Rätsel { $now } von { $all }
puzzle-task = Du bist dran. Finde den besten Zug.
puzzle-hardness = Schwierigkeit
puzzle-any-stars = Alle Stufen
puzzle-stars = Schwierigkeit { $stars } von 4
puzzle-theme = Thema
puzzle-any-tag = Alles
puzzle-about = Worum geht es?
puzzle-show = Den Zug zeigen
puzzle-next = Nächstes Rätsel
puzzle-bots = So oft finden ihn Bots:
puzzle-right = Richtig!
puzzle-other = { $move }: Das kostet etwa { $cost } % der Gewinnchance. Am meisten hat { $name } davon.
puzzle-best = Bester Zug: { $move }
puzzle-margin = Der zweitbeste Zug ist um { $cost } % (± { $error }) schlechter.
puzzle-fails = { $move }: kostet etwa { $cost } %, das meiste geht an { $name }
puzzle-elsewhere = Dasselbe an anderer Stelle: kostet mindestens { $cost } %, das meiste geht an { $name }
puzzle-shared = Ein Rätsel für dich
puzzle-copied = Der Link ist kopiert. Er verrät die Lösung nicht.
puzzles-mine = Deine eigenen Rätsel
puzzle-tag-borrow = eine Karte aus fremder Hand
puzzle-tag-box = eine Kartonkarte
puzzle-tag-cat = eine Katze in den Karton
puzzle-tag-cat-lady = Katzentante
puzzle-tag-close = einen Karton schließen
puzzle-tag-cover = andere abdecken
puzzle-tag-deck = vom Nachziehstapel ziehen
puzzle-tag-discard = abwerfen
puzzle-tag-dog = der Hund
puzzle-tag-fight = Angriff
puzzle-tag-gift = eine Streunerkatze tauschen
puzzle-tag-home = zu Hause
puzzle-tag-hunt = Jagd
puzzle-tag-join = Gruppen verbinden
puzzle-tag-keep = weitersammeln
puzzle-tag-kittens = Kätzchen
puzzle-tag-mouse = Spielzeugmaus
puzzle-tag-overtake = überholen
puzzle-tag-pile = von einem Ablagestapel nehmen
puzzle-tag-princess = Prinzessin
puzzle-tag-quiet = stiller Zug
puzzle-tag-rival = jemanden aufhalten
puzzle-tag-score = werten
puzzle-tag-scratcher = Kratzbürste
puzzle-tag-shop = einkaufen
puzzle-tag-sleep = schlafende Katze
puzzle-tag-spoil = anderen Punkte nehmen
puzzle-tag-swap = Karten tauschen
puzzle-tag-theft = Diebstahl
puzzle-tag-toys = Spielzeug
puzzle-tag-trespasser = Eindringling
puzzle-tag-way-home = Heimweg
puzzle-tag-win = ein Gewinnzug
error-no_such_deal = Diese Ausgangslage gibt es nicht.
error-try_first = Spiel sie zuerst selbst.
error-no_tries = Diese Ausgangslage hat noch niemand zu Ende gespielt.
error-deal_from_middle = Eine Partie, die mittendrin begann, kann keine Herausforderung sein.
error-undo_counts = Im Versuch, der zählt, bleibt gespielt, wonach etwas zu sehen war.
error-hint_counts = Im Versuch, der zählt, gibt es keine Tipps.
error-analysis_first = Sieh dir zuerst an, was diese Partie entschieden hat.
error-no_such_ply = Diesen Zug gibt es in dieser Partie nicht.
