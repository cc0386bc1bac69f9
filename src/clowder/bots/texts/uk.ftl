# Що каже підказка про хід. Відсотки — оцінка бота, який шанс на перемогу.

hint-only = Це єдиний хід.
hint-wins = Це приносить перемогу.
hint-points = Це одразу дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
hint-place = Це піднімає тебе з місця { $before } на місце { $after }.
hint-chance = Це підвищує твій шанс на перемогу з { $before }% до { $after }%.
hint-rival = Це стримує суперника: { $target_name }.
hint-steady = Це тримає твій шанс на перемогу близько { $after }%.

level-random = Навмання
level-kitten = Кошеня
level-house-cat = Домашній кіт
level-alley-cat = Вуличний кіт
level-panther = Пантера
level-tiger = Тигр
