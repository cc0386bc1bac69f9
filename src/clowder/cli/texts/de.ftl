# Was die Kommandozeile sagt. Namen von Befehlen, Optionen und Spielen bleiben, wie man sie tippt.

app-help = Ein Tisch für vier Brettspiele mit Katzen: spielen, nachspielen, untersuchen. Ohne Befehl öffnet sich der Tisch.
version-help = Zeigt die Version und ob die Engine kompiliert läuft.

game-help = Das Spiel, wie „clowder games“ es nennt.
option-help = Eine Option des Spiels, zum Beispiel rules=special. Für mehrere wiederholen; Werte dürfen JSON sein oder @DATEI für eine Materialdatei.
seats-help = Anzahl der Plätze; vier, wo das Spiel es erlaubt.
seed-help = Eine ganze Zahl, die den gesamten Zufall bestimmt; ohne Angabe zufällig gezogen.
json-help = Gibt JSON für Programme aus.
record-help = Eine Partie, gespeichert mit „clowder play --save“, oder mit --line eine Datei mit JSON-Zeilen.

game-not-here = das Spiel { $game } ist bekannt, aber hier nicht installiert
option-form = eine Option schreibt man name=wert, nicht { $given }
part-not-json = { $file } ist kein lesbares JSON: { $reason }
option-twice = die Option { $name } wurde zweimal angegeben
option-file = { $file } ist eine Datei; um sie zu lesen, schreibt man { $name }=@{ $file }
seed-form = ein Startwert ist eine ganze Zahl, nicht { $given }
record-not-json = { $file } ist keine lesbare Partie: { $reason }
record-stops = die Partie lässt sich nur bis Zug { $ply } nachspielen: { $reason }
record-holds = Die Partie ist in Ordnung: { $plies ->
    [one] ein Zug
   *[other] { $plies } Züge
}, { $finished ->
    [yes] bis zum Spielende
   *[other] das Spiel ist nicht zu Ende
}.
nobody = niemand
place = { $rank }. { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

games-help = Listet die Spiele mit ihren Plätzen und Optionen auf.
games-line = { $id }: { $title }, { $low } bis { $high } Personen
games-option = {"  "}--option { $name }=...  { $values } (ohne Angabe { $default })

verify-help = Prüft, ob sich eine gespeicherte Partie bis zum Ende nachspielen lässt; bei der Aufzeichnung einer Online-Partie auch, ob der Zufall ehrlich war.
replay-help = Zeigt eine gespeicherte Partie Zug um Zug.
ply-help = Nach so vielen Zügen aufhören.
line-help = Welche Partie einer Datei mit JSON-Zeilen; 1 ist die erste.
line-range = es gibt keine Zeile { $line }; die Datei hat { $lines }
line-needed = { $file } enthält { $lines } Partien, eine in jeder Zeile; mit --line wird eine gewählt
seat-help = Zeigt, was dieser Platz sah (1 ist der erste); ohne Angabe, was Zuschauer sahen.
ply-range = einen Zug { $ply } gibt es nicht; die Partie hat { $plies }
seat-range = einen Platz { $seat } gibt es nicht; möglich ist 1 bis { $seats }

analyse-help = Sagt, was eine beendete Partie entschieden hat: Glück, Entscheidungen und welche Züge besser gewesen wären.
analyse-seat-help = Beurteilt nur die Züge dieses Platzes (1 ist der erste); ohne Angabe die aller Plätze.
analyse-seconds-help = Wie lange nachgedacht wird; ohne Angabe 5 Sekunden je Platz.
analyse-simulations-help = Denkt mit so vielen Simulationen je Entscheidung statt nach der Uhr: gleiche Zahlen ergeben Gleiches.
analyse-keep-help = Bewahrt das Gefundene in dieser Datei auf und macht beim nächsten Mal dort weiter.
analyse-seconds-range = { $given } Sekunden sind keine Bedenkzeit; möglich ist mehr als 0 bis { $most }
analyse-simulations-range = { $given } Simulationen gehen nicht; möglich ist 1 bis { $most }
analyse-unfinished = die Partie in { $file } ist nicht beendet; nur beendete Partien werden analysiert
analyse-keep-other = { $file } enthält keine Analyse dieser Partie, dieser Plätze und dieser Version
analyse-progress = Analyse
analyse-title = Gewinnchancen in % und was sie änderte ({ $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} Stichproben)
analyse-name = Spieler
analyse-start = Anfang
analyse-own = eigene Züge
analyse-others = andere
analyse-further = weiterer Blick
analyse-luck = Glück
analyse-result = Ende
analyse-accuracy = Genauigkeit
analyse-moments = Was die Partie entschied:
analyse-faults = Weitere Züge, die nicht die besten waren:
analyse-hidden = Was niemand wissen konnte:

rules-help = Gibt die Regeln eines Spiels aus, alle oder nur eine.
clause-help = Die Nummer einer Regel, ihr Anfang wie CB-PLACE oder gesuchte Wörter.
clause-unknown = die Regeln von { $game } haben nichts zu { $clause }
lang-help = Die Sprache: en, de, hu, it oder uk; ohne Angabe die des Terminals.
lang-unknown = die Sprache { $language } gibt es nicht; möglich sind { $languages }
edition-help = Kurz für --option edition=..., wo ein Spiel Ausgaben hat.
rules-missing = zu { $game } gibt es hier keine Regeltexte

usage-no-option = die Option { $option } gibt es nicht; --help zeigt, welche es gibt
usage-missing = { $name } fehlt; --help zeigt, was nötig ist
usage-no-value = die Option { $option } braucht einen Wert
usage-bad-value = { $kind ->
    [number] { $name } muss eine Zahl sein
    [most] { $name } darf höchstens { $bound } sein
    [least] { $name } muss mindestens { $bound } sein
   *[other] der Wert von { $name } ist nicht brauchbar
}
usage-no-command = den Befehl { $command } gibt es nicht; clowder --help nennt alle
usage-extra = zu viele Wörter: { $words }
usage-no-subcommand = sag, was zu tun ist: --help nennt die Befehle

help-usage = Aufruf:
help-arguments = Angaben:
help-options = Optionen:
help-commands = Befehle:
help-help = Diese Hilfe zeigen.
help-default = {"["}ohne Angabe:
help-required = {"["}nötig]
game-unknown = das Spiel { $game } gibt es nicht; bekannt sind { $games }
options-refused = diese Einstellungen gehen nicht: { $faults }
option-wrong = diese Einstellung oder diesen Wert kennt das Spiel nicht: { $name }
parts-refused = diese Materialdatei geht nicht: { $faults }
record-refused = diese Partie lässt sich nicht lesen: { $reason }
file-reason = { $file }: { $reason }
reason-no-file = Diese Datei gibt es nicht
reason-no-parent = Den Ordner { $folder } gibt es nicht
reason-denied = Der Zugriff ist nicht erlaubt
reason-is-folder = Das ist ein Ordner
reason-no-folder = Dort liegt eine Datei, wo ein Ordner sein müsste
reason-exists = Etwas mit diesem Namen gibt es schon
reason-read-only = Dort kann nichts geschrieben werden
reason-disk-full = Der Datenträger ist voll
reason-long-name = Der Name ist zu lang
reason-address-taken = Diese Adresse ist schon belegt
reason-address-foreign = Dieser Rechner hat diese Adresse nicht
reason-refused = Dort antwortet niemand
reason-no-host = Kein Rechner hat diesen Namen
reason-other = Das System meldet „{ $said }“
unread-at = Zeile { $line }, Spalte { $column }
unread-end = am Ende fehlt etwas
unread-bytes = Byte { $place } ist kein UTF-8
unread-deep = zu tief verschachtelt
unread-number = eine Zahl mit Tausenden von Ziffern

play-help = Im Terminal spielen, gegen Bots oder neben Freunden.
you-help = Dein Platz; 1 ist der erste.
hot-seat-help = Auf allen Plätzen sitzen Menschen und teilen sich den Bildschirm.
watch-help = Nur zuschauen: Auf allen Plätzen sitzen Bots.
level-help = Wie gut die Bots spielen: random, kitten, house-cat, alley-cat, panther oder tiger.
level-unknown = die Stufe { $level } gibt es nicht; möglich sind { $levels }
yes-help = Züge brauchen keine Bestätigung.
save-help = Schreibt die Partie am Ende in diese Datei.
play-which = Welches Spiel ({ $games })? Mit der Eingabetaste { $first }:
play-no-game = nenne ein Spiel: { $games }
play-welcome = { $title }. Tippe einen Zug oder „help“.
play-edition = { $option }: { $value }. Eine andere wählst du mit --option.
play-move = { $name }: { $move }
play-hand-over = Gib den Bildschirm weiter an { $name }; dann die Eingabetaste drücken.
play-prompt = { $name }>
play-confirm = Deine Wahl: { $move }. Eingabetaste bestätigt, „undo“ nimmt zurück:
play-undone = Zurückgenommen: { $move }.
play-nothing-to-undo = Es gibt keine unbestätigte Wahl, die man zurücknehmen könnte.
play-moves = { $count ->
    [0] Kein erlaubter Zug fängt so an.
    [one] Ein erlaubter Zug:
   *[other] { $count } erlaubte Züge:
}
play-hint = { $move } sieht gut aus. { $reason }
play-legal = { $move } ist jetzt erlaubt.
play-saved = Geschrieben nach { $file }.
play-left = Du hast das Spiel verlassen nach { $plies ->
    [one] einem Zug
   *[other] { $plies } Zügen
}.
play-help-text =
    Tippe einen Zug, wie er in der Liste der Züge steht, oder eines davon:
    moves          alle erlaubten Züge; „moves play 1“ zeigt die, die so anfangen
    #3             der dritte erlaubte Zug dieser Liste
    why ZUG        warum ein Zug nicht erlaubt ist, mit der Regel
    show           noch einmal der Tisch
    random         den Zufall wählen lassen
    hint           ein guter Zug und warum
    undo           eine Wahl vor der Bestätigung zurücknehmen
    save DATEI     die Partie schreiben
    quit           gehen

simulate-help = Spielt viele Partien zwischen gleichen Bots und berichtet über Plätze, Längen, Punkte, Wahlmöglichkeiten und Material.
games-count-help = Anzahl der Partien.
games-count-range = mindestens eine Partie muss gespielt werden, nicht { $given }
simulate-progress = Es wird gespielt
arena-stopped = Angehalten. Derselbe Befehl spielt von { $file } aus weiter.
simulate-title = { $game }, { $seats } Plätze, auf jedem { $player }, Startwert { $seed }
simulate-length = { $games } Partien, im Mittel { $mean } Entscheidungen ({ $low } bis { $high })
simulate-seat = { $name }: im Mittel { $mean } Punkte ({ $low } bis { $high }), { $wins } % der Siege ({ $wins_low } bis { $wins_high })
simulate-choices = Möglichkeiten je Entscheidung: im Mittel { $mean }, die Hälfte bis { $median }, neun von zehn bis { $ninety }, höchstens { $high }
simulate-course = Der Sieger liegt { $margin } Punkte vorn; die Führung wechselt { $leads }-mal pro Partie
simulate-watched = Führung, Züge, Ereignisse und Wertungszeilen sind in { $watched } dieser Partien gezählt: den ersten tausend, danach jeder zweiunddreißigsten.
simulate-moves = Züge pro Partie: { $counted }
simulate-events = Ereignisse pro Partie: { $counted }
simulate-clauses = Wertungszeilen mit Punkten pro Partie: { $counted }
simulate-report = Der Bericht liegt in { $file }
simulate-records = Die Aufzeichnungen liegen in { $file }
simulate-records-help = Schreibt jede Partie als Aufzeichnung: in eine Datei (.jsonl, je eine JSON-Zeile) oder in einen Ordner, schon während des Spiels in vielen Dateien.
simulate-format-help = Wie Aufzeichnungen in einem Ordner geschrieben werden: jsonl oder parquet (braucht das Extra lab).
simulate-keep-help = Bewahrt das Gezählte in dieser Datei auf; ein abgebrochener Lauf geht von dort weiter, auch einer mit mehr Partien.
simulate-keep-folder = Aufzeichnungen eines Laufs, der aufbewahrt wird, kommen in einen Ordner: --records braucht einen Namen ohne Endung.
simulate-bot-help = Wer auf jedem Platz spielt: eine Stufe, ein Bot oder datei:Klasse mit --code.
jobs-help = Anzahl der Prozesse; 0 nimmt alle Kerne bis auf einen. Die Ergebnisse hängen nicht davon ab.
engine-help = local, oder ray für einen Ray-Cluster.
code-help = Eine Python-Datei mit einem eigenen Bot, genannt als datei:Klasse.
report-help = Schreibt einen HTML-Bericht in diese Datei.
open-help = Öffnet den HTML-Bericht im Browser.

arena-help = Lässt Bots mit gespiegelter Kartenverteilung gegeneinander antreten und nennt Siege mit 95-%-Intervallen.
arena-seats-help = Anzahl der Plätze; ohne Angabe so viele wie Bots.
arena-seed-help = Eine ganze Zahl, die den gesamten Zufall bestimmt.
arena-bots-help = Spieler, durch Kommas getrennt: Stufen, Bots mit Einstellungen (greedy/samples=8) oder datei:Klasse. Der letzte nimmt die übrigen Plätze.
keep-help = Bewahrt die Partien in dieser Datei als JSON-Zeilen auf; ein abgebrochener Lauf geht von dort weiter.
clock-help = Die Stufen halten ihre Bedenkzeit ein; solche Partien lassen sich nicht genau wiederholen.
csv-help = Gibt die Tabelle als CSV aus.
arena-no-bots = nenne mindestens einen Bot
arena-too-many = { $bots } Bots passen nicht auf { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}
arena-title = { $game }: { $games } Partien, { $seats } Plätze, Startwert { $seed }
arena-player = Spieler
arena-wins = Siege je Platz
arena-interval = 95 %
arena-share = mal fairer Anteil
arena-rank = mittlerer Rang
arena-score = mittlere Punkte
arena-rating = Wertung

bench-help = Misst die Engine in CPU-Zeit, kompiliert und interpretiert.
seconds-help = CPU-Sekunden je Zahl und Wiederholung.
repeat-help = Wiederholungen; gezeigt werden Mediane mit dem kleinsten und größten Wert.
write-help = Schreibt die Tabelle nach docs/performance.md.
bench-range = --seconds muss über 0 liegen und --repeat mindestens 1 sein
bench-no-page = { $file } ist nicht hier; führe den Befehl im Projektordner aus
bench-progress = Es wird gemessen
bench-setting = Spiel, Plätze, Optionen
bench-figure = Zahl
bench-compiled = kompiliert
bench-plain = interpretiert
bench-ratio = mal schneller
bench-name = { $game }, { $seats }, { $options }
bench-playouts = Zufallspartien
bench-decisions = Entscheidungen durch Zählen und Wählen
bench-listed = Entscheidungen mit der ganzen Liste
bench-clones = Kopie
bench-samples = Stichprobe der verborgenen Karten
bench-lists = Liste der erlaubten Züge

cat-box-columns = Spalte
cat-box-row = Reihe { $row }
cat-box-scratcher = Kratzbürste von { $name } auf { $cell }: Dort und ringsum kann nichts abgedeckt werden.
cat-box-empty-slot = { $place } leer
cat-box-own-card = { $place } geheim { $secret }, die anderen sehen { $visible }
cat-box-card = { $place } zeigt { $visible }
cat-box-reserved = reserviert
cat-box-tiles = Plättchen { $tiles }
cat-box-deck = Nachziehstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, oben { $top }
cat-box-identity = Du bist: { $identity }.
cat-box-counts = Kätzchen + größte Gruppe, leere Kisten, Dreiergruppen: { $counts }
cat-box-threes = Dreiergruppen

serve-help = Stellt den Tisch über HTTP und WebSocket bereit. Einstellungen sind nicht nötig.
serve-host-help = Die Adresse, auf der gelauscht wird; 0.0.0.0 für alle.
serve-port-help = Der Port, auf dem gelauscht wird.
serve-database-help = postgresql://… oder sqlite:///datei; ohne Angabe eine Datei im Datenordner.
serve-data-help = Der Datenordner.
serve-workers-help = Anzahl der Server-Prozesse; mehr als einer braucht PostgreSQL.
serve-public-url-help = Wie man den Tisch erreicht, mit seinem Pfadpräfix.
serve-bot-processes-help = Prozesse, in denen Bots denken.
serve-bot-queue-help = Überlässt das Denken Arbeitern mit „clowder bots“; braucht PostgreSQL.
serve-trust-proxy-help = Vertraut dem X-Forwarded-For des vorgeschalteten Proxys.
serve-hosts-help = Weitere Namen, unter denen dieser Server erreicht wird, durch Kommas getrennt; * für alle.
serve-open-metrics-help = Zeigt /metrics auch anderen als diesem Rechner.
serve-log-level-help = DEBUG, INFO, WARNING oder ERROR; ohne Angabe INFO, im Terminal WARNING.
serve-forget-days-help = Vergisst Personen, die so viele Tage nicht da waren, samt Namen und Links; Partien anderer bleiben.
serve-admin-token-help = Öffnet die Seite des Betreibers unter /admin mit den Meldungen der Spielenden für alle, die dieses Wort von mindestens 16 Zeichen kennen; besser als CLOWDER_ADMIN_TOKEN angeben.
serve-smtp-url-help = Verschickt Mitteilungen per E-Mail über diesen Server, als smtp://nutzer:passwort@host:587 oder smtps://host; braucht --mail-from und --public-url. Besser als CLOWDER_SMTP_URL, wo andere es nicht sehen.
serve-mail-from-help = Die Adresse, von der Briefe kommen, etwa Clowder <katzen@example.org>.
serve-open-help = Öffnet den Tisch im Browser, sobald er bereit ist.
serve-ready = Clowder läuft unter { $address } (beenden mit Strg+C)
serve-only-here = Nur dieser Rechner erreicht es. Für die anderen im Netz: clowder serve --host 0.0.0.0
serve-others = Die anderen im Netz gehen zu { $address }
serve-kept = Die Partien liegen in { $folder }

bots-help = Denkt für die Bots eines Servers, der mit --bot-queue gestartet wurde.
bots-database-help = Die Adresse postgresql://… des Servers.
bots-processes-help = Prozesse zum Denken; ohne Angabe einer je Kern.
bots-games-help = Weitere Spiele als id=modul:Klasse, durch Kommas getrennt.
bots-need-postgres = Bot-Arbeiter brauchen --database postgresql://…
bots-need-packages = Bot-Arbeiter brauchen pip install 'psycopg[binary]' procrastinate ({ $module })
bots-ready = { $processes ->
    [one] Ein Prozess denkt
   *[other] { $processes } Prozesse denken
} (beenden mit Strg+C)

records-help = Bringt Aufzeichnungen beendeter Partien von einem Speicher in einen anderen.
records-export-help = Schreibt alle beendeten Partien in eine Datei.
records-import-help = Prüft die Partien einer Datei und nimmt die auf, die es hier noch nicht gibt.
records-file-help = Eine Datei mit JSON-Zeilen, eine Partie je Zeile.
records-written = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} geschrieben nach { $file }
records-added = { $new ->
    [one] Eine Partie
   *[other] { $new } Partien
} aufgenommen, schon vorhanden: { $known }

verify-fair-help = Weist eine Partie ab, die ihren Zufall nicht belegt.
record-fair = Ihr Zufall ist belegt. Vor dem Austeilen muss dieser Fingerabdruck gezeigt worden sein: { $commitment }.
record-begun = Sie beginnt mit einer Stellung: Wer diese aufgebaut hat, wusste, was darin liegt.
record-deal = Ihre Karten sind die, die sie nennt. Sie konnten vorher bekannt sein: Über ihren Zufall ist nichts versprochen.
record-not-fair = die Partie ist nicht echt: { $reason }
verify-file-help = Eine Partie, gespeichert mit „clowder play --save“, oder eine Datei mit JSON-Zeilen, eine Partie je Zeile.
verify-line-holds = Zeile { $line }: in Ordnung, { $plies ->
    [one] ein Zug
   *[other] { $plies } Züge
}
verify-line-fails = Zeile { $line }: nicht bestanden: { $reason }
verify-lines-fail = nicht bestanden: { $failed } von { $count } Partien

rules-why = Warum: { $text }
rules-example = Beispiel: { $text }

## The tables of the other games

own-cards = Deine Karten: { $cards }
csacska-deck = { $count ->
    [one] Im Nachziehstapel liegt noch eine Karte.
   *[other] Im Nachziehstapel liegen noch { $count } Karten.
}
csacska-pass = Das ist Durchgang { $number } von { $of } durch den Stapel.
csacska-piles = Ablagestapel, oberste Karte zuletzt: { $piles }. In der Schachtel: { $box }.
csacska-legend = Die Zeichen bedeuten: { $signs }.
csacska-seat = { $name }: { $coins ->
    [one] ein Taler
   *[other] { $coins } Taler
}; Reihen: { $series }
attack-round = Runde { $round }
attack-seat = { $name } ({ $home }): Katze: { $cat }; Leben: { $lives }; Speisekammer: { $larder }
attack-shops = Läden: { $shops }
attack-closed = geschlossen
attack-prey = Mäuse: { $mice }. Vögel: { $birds }.
attack-car = Das Auto: { $car }.
fits-legend = Wände sind Linien; auf deinen Karten ist # eine Wand und . eine offene Seite, von oben im Uhrzeigersinn. <A>: eine wache Katze von A über zwei Feldern; a: eine schlafende Katze von A; *: Spezialspielzeug; { $signs }.
fits-box = Der Karton bei { $box } brächte jetzt: { $paid }
fits-seat = { $name }: Punkte { $points }, Katzen im Vorrat { $cats }, Handkarten { $cards }
fits-pile = Karten im Nachziehstapel: { $count }

fault-port-taken = Port { $port } ist belegt; mit --port einen anderen wählen.
fault-cannot-listen = Auf { $address } kann nicht gelauscht werden: { $reason }.
fault-folder = In den Datenordner { $folder } kann nicht geschrieben werden: { $reason }. Mit --data einen anderen wählen.
fault-disk-full = Der Datenträger ist voll ({ $detail }). Platz schaffen oder mit --data einen anderen Ort wählen.
fault-read-only = Die Datenbank kann nicht beschrieben werden: { $detail }.
fault-cannot-open = Die Datenbankdatei lässt sich nicht öffnen: { $detail }.
fault-no-database = Es gibt keine Datenbank { $file }. Nenne ihren Ordner mit --data oder ihre Adresse mit --database.
fault-damaged = Das ist keine lesbare Datenbank: { $detail }.
fault-store-failed = Die Datenbank ist nicht erreichbar oder gestört: { $detail }.
fault-database-newer = Die Datenbank stammt von einem neueren Clowder (Schema { $schema }). Bitte diese Version installieren.
fault-bad-database-url = Die Adresse der Datenbank ist nicht lesbar; möglich sind sqlite:///Datei und postgresql://…
fault-database-kind = { $kind } wird nicht unterstützt; möglich sind SQLite und PostgreSQL.
fault-workers-need-postgres = Mehr als ein Prozess braucht --database postgresql://…; SQLite bedient nur einen.
fault-bot-queue-needs-postgres = --bot-queue braucht --database postgresql://…; mit SQLite denken die Prozesse des Servers.
fault-served-already = Ein anderes Clowder bedient { $file } schon. Beende es, oder wähle mit --data einen anderen Ordner.
fault-bad-log-level = { $level } ist keine Protokollstufe; möglich sind { $levels }.
fault-short-admin-token = --admin-token, das Wort, das die Seite des Betreibers öffnet, braucht mindestens { $letters } Zeichen.
fault-bad-hosts = { $name } ist kein Name für --hosts; schreib nur cats.example.org, ohne https:// und ohne Port.
fault-bad-public-url = { $url } ist keine öffentliche Adresse; schreib sie als https://example.org oder https://example.org/cats.
fault-bad-mail-server = E-Mail braucht dreierlei: --smtp-url als smtp://nutzer:passwort@host:port oder smtps://…, --mail-from mit einer Adresse, und --public-url.
fault-postgres-missing = PostgreSQL braucht weitere Pakete: pip install 'psycopg[binary]' procrastinate ({ $module } fehlt).
fault-bad-line = { $file }, Zeile { $line }: Das ist kein JSON.
fault-not-genuine = { $file }, Zeile { $line }: Diese Aufzeichnung wird nicht angenommen: { $fault }.
records-before = Die davor sind nun hier.

site-help = Schreibt den ganzen Tisch als Ordner einfacher Dateien: Er braucht keinen Server und geht unter jeder Adresse.
site-folder-help = Wohin: ein neuer oder leerer Ordner, oder einer, der schon so geschrieben wurde.
site-no-client = diese Installation hat keine Browseroberfläche, die geschrieben werden könnte; bitte mit Node.js neu installieren
site-not-empty = in { $folder } liegen andere Dateien; bitte einen neuen oder leeren Ordner angeben
site-done = Der Tisch ist in { $folder } ({ $megabytes } MB). Lege ihn auf einen beliebigen Dateiserver oder probiere ihn aus: python -m http.server -d { $folder }
parts-help = Eigene Karten und Spielpläne statt der mitgelieferten.
parts-list-help = Zeigt, was sich ersetzen lässt: das Spiel und den Namen des Teils.
parts-house-help = Gibt die mitgelieferte Datei aus, als Anfang für eine eigene.
parts-check-help = Sagt, was an einer Datei mit Karten oder einem Spielplan nicht stimmt, alles auf einmal.
parts-try-help = Spielt Partien mit einer Datei von Karten oder einem Plan neben ebenso vielen mit unseren und sagt, worin sie sich unterscheiden.
parts-try-progress = Es wird gespielt
parts-try-more = { $count ->
    [one] Ein weiteres Teil steht in --json.
   *[other] { $count } weitere Teile stehen in --json.
}
parts-file-help = Ein Teil als TOML oder JSON, in der Form, die "clowder parts house" ausgibt.
parts-game-help = Zu welchem Spiel es gehört; sonst das, dem es am meisten ähnelt.
parts-part-help = Welcher Teil, wie "clowder parts list" ihn nennt.
parts-sound = { $file } ist in Ordnung: { $part } für { $game }
parts-faulty = { $count ->
    [one] { $file } hat einen Fehler
   *[other] { $file } hat { $count } Fehler
}
parts-which = nenne eines von { $parts }
parts-which-not = nenne eines von { $parts }, nicht { $given }
parts-unlike = { $file } ähnelt keinem Teil eines Spiels; --game und --part sagen, was es ist: { $parts }

record-bad-object = eine Aufzeichnung ist ein JSON-Objekt
record-bad-format = sie hat das Format { $format }; hier wird Format { $known } gelesen
record-bad-field = das Feld { $field } fehlt oder ist von der falschen Art
record-bad-line = Zeile { $line } von { $file } ist kein JSON: Wurde sie abgeschnitten?
record-bad-unknown = sie hat ein unbekanntes Feld { $field }
record-bad-letter = sie enthält einen halben Buchstaben (ein einzelnes Surrogat)
record-bad-seed = das Feld seed besteht nicht aus 32 hexadezimalen Kleinbuchstaben und Ziffern
record-bad-position = die Stellung, mit der sie beginnt, kann es nicht geben: { $keys }
record-bad-game = sie ist eine Partie von { $game }, nicht von { $known }
record-bad-version = sie wurde nach Regelversion { $version } von { $game } gespielt; hier ist Version { $known } installiert und könnte sie anders nachspielen
record-bad-parts = ihr Spielmaterial (Karten, Plan) ist ein anderes als das, das hier installiert ist
record-move-refused = { $move }: { $reason }
record-move-unreadable = { $move }: Das ist kein lesbarer Zug.
flaw-seal = das Siegel passt nicht: Etwas wurde nachträglich geändert
flaw-table = die Kennung des Tisches ist keine von unseren
flaw-players = es ist nicht für jeden Platz ein Mitspieler mit Art, Name und Stufe eingetragen
flaw-times = es steht nicht darin, wann die Partie begann und endete
flaw-moves = es gibt nicht für jeden Zug genau eine Zeile unter „moves“
flaw-entry = bei Zug { $ply } steht nicht, wann und von wem er gemacht wurde
flaw-unwieldy = es enthält eine Zahl mit mehr als 64 Bit oder zu tief verschachtelte Listen
flaw-extra = was es über { $name } sagt, ist nicht lesbar
flaw-given = es ist nicht klar, welche Züge vor dem Beginn des Tisches gemacht wurden
flaw-move = Zug { $ply }: { $reason }
flaw-seat = Zug { $ply } wurde nicht vom Platz gemacht, der bei ihm steht
flaw-unfinished = die Züge führen nicht bis zum Ende der Partie
flaw-outcome = das Ergebnis ist ein anderes als das, zu dem die Züge führen
flaw-commitment = das Geheimnis passt nicht zum Fingerabdruck, der vor dem Austeilen gezeigt wurde
flaw-source = es steht nicht darin, woher die Ausgangslage kommt
flaw-day = der Startwert ist nicht der des Tages und der Version
flaw-secret = das Geheimnis fehlt oder hat nicht 64 hexadezimale Zeichen
flaw-contributions = die Kennung des Tisches oder die Beiträge der Plätze fehlen
flaw-contribution = ein Beitrag ist kein kurzer hexadezimaler Text
flaw-seed = der Startwert folgt nicht aus Geheimnis, Tisch und Beiträgen
flaw-known-deal = ihre Ausgangslage konnte vorher bekannt sein
flaw-known-beginning = sie beginnt mit einer Stellung, die jemand kennen konnte
