# Was Messenger von einem Link zeigen: Titel, und darunter eine Zeile.
link-play = { $owner ->
    [none] Spiel mit: { $game }
   *[other] { $owner } lädt dich zu { $game } ein
}
link-play-more = Am Tisch ist noch ein Platz frei. Ein Konto brauchst du nicht.
link-watch = { $owner ->
    [none] Sieh bei einer Partie { $game } zu
   *[other] { $owner } lässt dich bei { $game } zusehen
}
link-watch-more = Sieh zu, während die Katzen spielen.
link-replay = { $game }, noch einmal gespielt
link-replay-more = { $winners ->
    [none] Eine beendete Partie, Zug für Zug.
   *[other] Auf Platz eins: { $winners }. Die ganze Partie, Zug für Zug.
}
player-bot = Bot
player-guest = Gast { $number }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
and-more = und { $count } weitere
notice-turn = Du bist am Zug: { $game }
notice-turn-more = Die anderen warten auf dich.
notice-over = { $game } ist zu Ende
notice-over-more = Sieh nach, wie es ausgegangen ist.
notice-invited = Du bist eingeladen: { $game }
notice-invited-more = Jemand, mit dem du gespielt hast, hält dir einen Platz frei.
notice-tried = Deine Herausforderung wurde angenommen: { $game }
notice-tried-more = { $count ->
    [one] Eine Person hat dein Spiel nachgespielt. Sieh nach, wie es ausgegangen ist.
   *[other] { $count } Personen haben dein Spiel bisher nachgespielt. Sieh nach, wie es ausgegangen ist.
}
mail-confirm = Ist das deine Adresse?
mail-confirm-more = Jemand, hoffentlich du, möchte, dass Mitteilungen über Partien bei Clowder hierher kommen. Öffne den Link, um zuzustimmen. Warst du es nicht, tu nichts: Es kommen keine weiteren E-Mails.
mail-off = Keine solchen E-Mails mehr:
