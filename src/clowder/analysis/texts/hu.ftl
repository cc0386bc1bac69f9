# Amit az elemzés egy játszmáról mond. A százalék nyerési esély; a ± után a standard hiba kétszerese áll.

moment-inaccuracy = { $move }. lépés: { $name } pontatlan volt: { $played }, pedig jobb volt: { $best }. Az ára { $cost }% ± { $error }.
moment-mistake = { $move }. lépés: { $name } hibázott: { $played }, pedig jobb volt: { $best }. Az ára { $cost }% ± { $error }.
moment-blunder = { $move }. lépés: { $name } nagyot hibázott: { $played }, pedig jobb volt: { $best }. Az ára { $cost }% ± { $error }.
moment-luck = { $move }. lépés: { $sign ->
    [minus] a véletlen és a rejtett lapok { $cost }%-ot vettek el. Akit ért: { $name }.
   *[plus] a véletlen és a rejtett lapok { $cost }%-ot adtak. Aki kapta: { $name }.
}
hidden-better = { $move }. lépés: { $name } nem tudhatta, hogy ez jobb lett volna: { $best } (a választott lépés: { $played }). A különbség { $cost }% ± { $error }.
luck-in-words = { $sign ->
    [minus] { $name }: a véletlen és a rejtett lapok { $cost }%-ot vettek el.
   *[plus] { $name }: a véletlen és a rejtett lapok { $cost }%-ot adtak.
}

judgement-inaccuracy = pontatlanság
judgement-mistake = hiba
judgement-blunder = durva hiba
