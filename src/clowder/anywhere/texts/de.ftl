about-title = Ein Tisch für vier Katzenbrettspiele
about-what = Diese Dateien sind ein vollständiger Tisch für Cat Box, Csacska Macska, If It Fits und Cat Attack. Gespielt wird gegen Bots oder zu mehreren an einem Bildschirm; Regeln, Lektionen, Tipps, Wiederholungen und Statistik sind auch da.
about-private = Alles läuft in deinem Browser. Deine Spiele bleiben auf deinem Gerät, und nichts wird irgendwohin geschickt. Nach dem ersten Besuch geht es auch ohne Netz.
about-server = Mit anderen über einen Link zu spielen braucht einen Server: dasselbe Programm, gestartet mit „clowder serve“.
about-play = Zum Tisch
