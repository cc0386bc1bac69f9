# Come si giocano carte o un tabellone propri accanto ai nostri. Le cifre sono testi; $games e $count sono numeri.

head = { $games ->
    [one] Una partita con questi e una con i nostri, con lo stesso caso.
   *[other] { $games } partite con questi e { $games } con i nostri, con lo stesso caso.
} A tutti i { $seats } posti siedono giocatori uguali che guardano avanti di una sola decisione. Tra parentesi: dove sta il valore vero con il 95%.
shorter = Questo dispositivo ha avuto tempo per { $games } partite su { $wanted }. Un server o «clowder parts try» le gioca tutte.
endless = { $count ->
    [one] Una partita con questi non era finita dopo { $most } decisioni ed è stata interrotta; non è contata.
   *[other] { $count } partite con questi non erano finite dopo { $most } decisioni e sono state interrotte; non sono contate.
}
nothing = Nessuna partita è arrivata alla fine, quindi non si può dire nulla.

measure-length = Decisioni per partita
measure-first = Vittorie di chi comincia
measure-points = Punti di un giocatore
measure-margin = Vantaggio del punteggio più alto
own = questi
house = i nostri
difference = differenza

says-length = { $verdict ->
    [more] Le partite sono più lunghe che con i nostri, da { $low } a { $high } decisioni in più.
    [less] Le partite sono più corte che con i nostri, da { $low } a { $high } decisioni in meno.
   *[same] Durata: in { $games } partite non si vede nessuna differenza dai nostri.
}
says-first = { $verdict ->
    [more] Chi comincia vince più spesso che con i nostri, da { $low } a { $high } punti percentuali in più.
    [less] Chi comincia vince meno spesso che con i nostri, da { $low } a { $high } punti percentuali in meno.
   *[same] Cominciare: in { $games } partite non si vede nessuna differenza dai nostri.
}
says-points = { $verdict ->
    [more] Si fanno più punti che con i nostri, da { $low } a { $high } in più a testa.
    [less] Si fanno meno punti che con i nostri, da { $low } a { $high } in meno a testa.
   *[same] Punti: in { $games } partite non si vede nessuna differenza dai nostri.
}
says-margin = { $verdict ->
    [more] Il punteggio più alto stacca il successivo più che con i nostri, da { $low } a { $high } punti in più.
    [less] Il punteggio più alto stacca il successivo meno che con i nostri, da { $low } a { $high } punti in meno.
   *[same] Vantaggio: in { $games } partite non si vede nessuna differenza dai nostri.
}
even = { $verdict ->
    [more] Qui cominciare è un vantaggio: { $share }% delle vittorie, mentre { $even }% sarebbe pari.
    [less] Qui cominciare è uno svantaggio: { $share }% delle vittorie, mentre { $even }% sarebbe pari.
   *[same] Non si vede se cominciare sia un vantaggio o uno svantaggio: { $share }% delle vittorie, mentre { $even }% sarebbe pari.
}

spread-points = Come si distribuiscono i punti
spread-length = Quanto durano le partite
half-points = La metà centrale dei giocatori ha fatto da { $low } a { $high } punti; con i nostri da { $house_low } a { $house_high }.
half-length = La metà centrale delle partite è durata da { $low } a { $high } decisioni; con i nostri da { $house_low } a { $house_high }.

pieces = Quanto spesso ognuno ha contato
about-cat-box-deck = «Uscita»: qualcuno ha posato la carta. «Ha contato»: alla fine mostrava un gattino di un colore che qualcuno aveva.
about-csacska-macska-deck = «Uscita»: qualcuno ha posato, rubato o usato la carta. «Ha contato»: stava in una serie che ha dato punti, o ne ha dati lei stessa.
about-if-it-fits-card_data = «Uscita»: qualcuno ha posato la carta. «Ha contato»: alla fine stava in una scatola che a qualcuno ha dato o tolto punti.
about-cat-attack-board = «Uscita»: un gatto si è fermato sulla casella.
about-cat-attack-mog_deck = «Uscita»: qualcuno ha giocato la carta. «Ha contato»: ha avuto un effetto.
about-cat-attack-curiosity_deck = «Uscita»: qualcuno ha scoperto la carta.
about-gain = «Differenza di vittorie»: di quanti punti percentuali ha vinto più spesso chi ne ha usati più della propria parte. Non prova che il motivo sia questo. Tutti gli intervalli di questa colonna insieme valgono con il 95%.
piece = Pezzo
used = Uscita
times = Per partita
counted = Ha contato
used-house = Uscita con i nostri
gain = Differenza di vittorie
gain-few = troppo poche partite
gains-none = Di nessuno si vede che chi lo usa vinca più o meno spesso.
gains-some = Si vede oltre il caso: { $pieces }.
