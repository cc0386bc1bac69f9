# Was eine Analyse über eine Partie sagt. Prozente sind Gewinnchancen; nach ± stehen zwei Standardfehler.

moment-inaccuracy = Zug { $move }: { $played } statt { $best } war eine Ungenauigkeit von { $name } und kostete { $cost } % ± { $error }.
moment-mistake = Zug { $move }: { $played } statt { $best } war ein Fehler von { $name } und kostete { $cost } % ± { $error }.
moment-blunder = Zug { $move }: { $played } statt { $best } war ein grober Fehler von { $name } und kostete { $cost } % ± { $error }.
moment-luck = Zug { $move }: { $sign ->
    [minus] Zufall und verdeckte Karten nahmen { $name } { $cost } %.
   *[plus] Zufall und verdeckte Karten gaben { $name } { $cost } %.
}
hidden-better = Zug { $move }: { $name } konnte nicht wissen, dass { $best } besser war als { $played }: um { $cost } % ± { $error }.
luck-in-words = { $sign ->
    [minus] { $name }: Zufall und verdeckte Karten nahmen { $cost } %.
   *[plus] { $name }: Zufall und verdeckte Karten gaben { $cost } %.
}

judgement-inaccuracy = Ungenauigkeit
judgement-mistake = Fehler
judgement-blunder = grober Fehler
