# Що аналіз каже про партію. Відсотки — це шанс на перемогу; після ± стоять дві стандартні похибки.

moment-inaccuracy = Хід { $move }: { $played } замість { $best } — неточність. Гравець: { $name }; ціна: { $cost }% ± { $error }.
moment-mistake = Хід { $move }: { $played } замість { $best } — помилка. Гравець: { $name }; ціна: { $cost }% ± { $error }.
moment-blunder = Хід { $move }: { $played } замість { $best } — груба помилка. Гравець: { $name }; ціна: { $cost }% ± { $error }.
moment-luck = Хід { $move }: { $sign ->
    [minus] випадок і приховані карти відібрали { $cost }%. Гравець: { $name }.
   *[plus] випадок і приховані карти додали { $cost }%. Гравець: { $name }.
}
hidden-better = Хід { $move }: { $best } було краще за { $played } на { $cost }% ± { $error }, але дізнатися про це заздалегідь було неможливо. Гравець: { $name }.
luck-in-words = { $sign ->
    [minus] { $name }: випадок і приховані карти відібрали { $cost }%.
   *[plus] { $name }: випадок і приховані карти додали { $cost }%.
}

judgement-inaccuracy = неточність
judgement-mistake = помилка
judgement-blunder = груба помилка
