# Ciò che i messaggi mostrano di un link: il titolo, e sotto una riga.
link-play = { $owner ->
    [none] Vieni a giocare a { $game }
   *[other] { $owner } ti invita a giocare a { $game }
}
link-play-more = Al tavolo c’è un posto libero per te. Non serve un account.
link-watch = { $owner ->
    [none] Guarda una partita a { $game }
   *[other] { $owner } ti fa guardare una partita a { $game }
}
link-watch-more = Guarda i gatti mentre giocano.
link-replay = { $game }, la partita rivista
link-replay-more = { $winners ->
    [none] Una partita finita, mossa per mossa.
   *[other] Al primo posto: { $winners }. Tutta la partita, mossa per mossa.
}
player-bot = Bot
player-guest = Ospite { $number }
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
and-more = e altri { $count }
notice-turn = Tocca a te: { $game }
notice-turn-more = Gli altri ti aspettano.
notice-over = { $game }: partita finita
notice-over-more = Guarda com’è andata a finire.
notice-invited = Hai un invito: { $game }
notice-invited-more = Qualcuno con cui hai giocato ti tiene un posto.
notice-tried = La tua sfida è stata accettata: { $game }
notice-tried-more = { $count ->
    [one] Una persona ha giocato la tua partita. Guarda com’è andata.
   *[other] Finora { $count } persone hanno giocato la tua partita. Guarda com’è andata.
}
mail-confirm = È il tuo indirizzo?
mail-confirm-more = Qualcuno, speriamo tu, vuole che gli avvisi delle partite di Clowder arrivino qui. Apri il link per confermare. Se non eri tu, non fare nulla: non arriveranno altre e-mail.
mail-off = Basta e-mail come questa:
