# What an analysis says about a game. Percentages are chances to win; after ± stand two standard errors.

moment-inaccuracy = Move { $move }: { $played } instead of { $best } was an inaccuracy by { $name }: it cost { $cost } % ± { $error }.
moment-mistake = Move { $move }: { $played } instead of { $best } was a mistake by { $name }: it cost { $cost } % ± { $error }.
moment-blunder = Move { $move }: { $played } instead of { $best } was a blunder by { $name }: it cost { $cost } % ± { $error }.
moment-luck = Move { $move }: { $sign ->
    [minus] chance and hidden cards took { $cost } % from { $name }.
   *[plus] chance and hidden cards gave { $name } { $cost } %.
}
hidden-better = Move { $move }: { $name } could not know that { $best } was better than { $played }: by { $cost } % ± { $error }.
luck-in-words = { $sign ->
    [minus] { $name }: chance and hidden cards took { $cost } %.
   *[plus] { $name }: chance and hidden cards gave { $cost } %.
}

judgement-inaccuracy = inaccuracy
judgement-mistake = mistake
judgement-blunder = blunder
