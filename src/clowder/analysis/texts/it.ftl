# Che cosa dice un’analisi di una partita. Le percentuali sono probabilità di vincere; dopo ± stanno due errori standard.

moment-inaccuracy = Mossa { $move }: { $played } invece di { $best } è stata un’imprecisione di { $name } ed è costata { $cost }% ± { $error }.
moment-mistake = Mossa { $move }: { $played } invece di { $best } è stato un errore di { $name } ed è costato { $cost }% ± { $error }.
moment-blunder = Mossa { $move }: { $played } invece di { $best } è stato un grave errore di { $name } ed è costato { $cost }% ± { $error }.
moment-luck = Mossa { $move }: { $sign ->
    [minus] { $name } ha perso { $cost }% per il caso e le carte nascoste.
   *[plus] { $name } ha guadagnato { $cost }% dal caso e dalle carte nascoste.
}
hidden-better = Mossa { $move }: { $name } non poteva sapere che { $best } era meglio di { $played }: di { $cost }% ± { $error }.
luck-in-words = { $sign ->
    [minus] { $name }: il caso e le carte nascoste hanno tolto { $cost }%.
   *[plus] { $name }: il caso e le carte nascoste hanno dato { $cost }%.
}

judgement-inaccuracy = imprecisione
judgement-mistake = errore
judgement-blunder = grave errore
