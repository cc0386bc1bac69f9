# Csacska Macska за столом, українською.
# $who — ім’я того, хто діє; $victim_name, $to_name, $from_name і $of_name — імена інших.
# Карти приходять у короткому записі (B5, G3/7, S, KIT); повні назви — у повідомленнях piece.

title = Csacska Macska
subtitle = Кумедні коти

## Чому цього не можна

E_NOTATION = «{ $text }» тут не хід. За хід ти береш карту зі стосу, береш дві з колоди або крадеш одну чи дві.
game-over = Гру закінчено.
not-your-turn = Зараз вирішуєш не ти, а { $who }.
no-pass = Пасувати не можна: узяти карти з колоди можна завжди.
wrong-state = { $phase ->
    [act] Спершу вибери, що робити цього ходу: узяти зі стосу, узяти з колоди чи красти.
    [resolve] Спершу розіграй карти, що в тебе в руці.
    [score3] Спершу скажи, чи зараховуєш три карти, чи збираєш далі.
    [orphan] Спершу поклади Кошенят на стос.
   *[other] Зараз це не підходить.
}
no-such-pile = Стосу { $pile } немає; стоси мають номери від 1 до { $piles }.
pile-empty = Стос { $pile } порожній.
numbers-only = За цим столом зі стосу беруть лише числові карти, а ця не числова: { $card }.
not-executable = Зараз ця карта тобі непридатна, тож узяти її не можна: { $card }.
two-max = Украсти можна щонайбільше дві карти, а не { $count }.
not-an-opponent = Це не твій суперник: { $name }.
same-victim = Дві вкрадені карти мають бути від двох різних суперників, а не обидві від одного: { $of_name }.
no-such-series = { $of_name } не має { $colour ->
    [blue] синьої
    [yellow] жовтої
    [red] червоної
   *[green] зеленої
} серії.
stray-protected = Остання карта, яку має { $of_name } в { $colour ->
    [blue] синій
    [yellow] жовтій
    [red] червоній
   *[green] зеленій
} серії, — бездомний кіт: звідти нічого не вкрасти.
no-own-series = У тебе немає { $colour ->
    [blue] синьої
    [yellow] жовтої
    [red] червоної
   *[green] зеленої
} серії для вкраденої карти.
wrong-size = У твоїй { $colour ->
    [blue] синій
    [yellow] жовтій
    [red] червоній
   *[green] зеленій
} серії було б { $size ->
    [one] { $size } карта
    [few] { $size } карти
    [many] { $size } карт
   *[other] { $size } карти
}; після крадіжки вона має досягти розміру для зарахування.
not-in-hand = У твоїй руці немає такої карти: { $card }.
must-play = Цю карту взято зі стосу, тож її треба зіграти: { $card }.
must-execute = Ця карта зараз придатна, тож її дію треба виконати: { $card }.
same-pile = Дві скинуті числові карти мають піти на два різні стоси, а на стосі { $pile } одна вже лежить.
no-series = У тебе немає { $colour ->
    [blue] синьої
    [yellow] жовтої
    [red] червоної
   *[green] зеленої
} серії для цієї карти: { $card }.
no-stray = { $card ->
    [LADY] У тебе немає бездомного кота для Котячої тітоньки.
   *[other] У твоїй { $colour ->
        [blue] синій
        [yellow] жовтій
        [red] червоній
       *[green] зеленій
    } серії немає бездомного кота.
}
second-stray = У цій { $colour ->
    [blue] синій
    [yellow] жовтій
    [red] червоній
   *[green] зеленій
} серії вже є бездомний кіт, а більше одного не можна.
stray-first = У цій { $colour ->
    [blue] синій
    [yellow] жовтій
    [red] червоній
   *[green] зеленій
} серії лише одна карта: бездомний кіт був би першим.
second-kittens = На твоїй { $colour ->
    [blue] синій
    [yellow] жовтій
    [red] червоній
   *[green] зеленій
} серії вже лежать Кошенята.

## Що не так із налаштуваннями

E_PLAYERS = Csacska Macska — гра для { $low }–{ $high } гравців.
E_OPTION = Такого налаштування немає або воно не має такого значення.
E_START = Перший гравець — за жеребом або місце від 1 до { $high }.
E_DECK_COUNT = У колоді 92 числові карти, 12 бездомних котів, 4 карти «Кошенята» та по 3 карти «Шибеник», «Добрий пес», «Котяча тітонька» і «Злий пес».
E_DECK_COLOUR = Кольори колоди — синій, жовтий, червоний і зелений.
E_DECK_VALUE = На картах одне або два різні непарні числа від 1 до 9.

## Що сталося

event-take = { $who } бере карту зі стосу { $pile }: { $card }.
event-refill = На стосі { $pile } відкривають карту: { $card }.
event-pair = Дві однакові додаткові карти ({ $card }) ідуть зі стосів у коробку.
event-draw = { $who } бере з колоди: { $cards }.
event-twins = Дві однакові додаткові карти ({ $card }) ідуть у коробку; { $who } завершує хід.
event-play = { $who } кладе карту ({ $card }) у { $colour ->
    [blue] синю
    [yellow] жовту
    [red] червону
   *[green] зелену
} серію.
event-place_kittens = { $who } кладе Кошенят на { $colour ->
    [blue] синю
    [yellow] жовту
    [red] червону
   *[green] зелену
} серію.
event-put_kittens = { $who } кладе Кошенят на стос { $pile }.
event-orphan = { $who }: Кошенята втратили свою серію, їх треба покласти на стос.
event-discard = { $who } скидає карту на стос { $pile }: { $card }.
event-stray_leaves = { $who }: бездомний кіт залишає { $colour ->
    [blue] синю
    [yellow] жовту
    [red] червону
   *[green] зелену
} серію.
event-swap = { $who } посилає Шибеника: { $to_name } отримує бездомного кота з { $colour ->
    [blue] синьої
    [yellow] жовтої
    [red] червоної
   *[green] зеленої
} серії та один таляр, а віддає карту ({ $card }).
event-good_dog = { $who } посилає Доброго пса, а з ним карту ({ $card }): { $to_name } отримує два таляри.
event-bad_dog = { $who } випускає Злого пса, і той жене серію ({ $cards }): { $to_name } отримує { $points ->
    [one] { $points } таляр
    [few] { $points } таляри
    [many] { $points } талярів
   *[other] { $points } таляра
}.
event-cat_lady = { $who } кличе Котячу тітоньку, і вона забирає { $strays ->
    [one] бездомного кота
    [2] обох бездомних котів
    [few] всіх { $strays } бездомних котів
    [many] всіх { $strays } бездомних котів
   *[other] всіх { $strays } бездомних котів
}: { $points ->
    [one] { $points } таляр
    [few] { $points } таляри
    [many] { $points } талярів
   *[other] { $points } таляра
}.
event-steal = { $who } краде карту ({ $card }); її втрачає { $victim_name }.
event-score = { $who } зараховує { $colour ->
    [blue] синю
    [yellow] жовту
    [red] червону
   *[green] зелену
} серію ({ $cards }): { $points ->
    [0] нічого
    [one] { $points } таляр
    [few] { $points } таляри
    [many] { $points } талярів
   *[other] { $points } таляра
}.
event-keep = { $who } далі збирає { $colour ->
    [blue] синю
    [yellow] жовту
    [red] червону
   *[green] зелену
} серію.
event-reshuffle = Карти з коробки та стосів перемішують у нову колоду, у ній { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
event-game_over = Гру закінчено.

## Аркуш очок

score-three = Три карти, сума закінчується на 9: { $cards }
score-triple = Три однакові карти: { $cards }
score-five = П’ять карт, сума закінчується на 9: { $cards }
score-five-stray = П’ять карт із бездомним котом: { $cards }
score-seven = Сім карт під Кошенятами: { $cards }
score-seven-stray = Сім карт під Кошенятами з бездомним котом: { $cards }
score-nothing = Зараховано за 0 очок: { $cards }
score-final-three = Готова трійка наприкінці: { $cards }
score-rascal = Утіха за Шибеника, якого посилає { $from_name }
score-good-dog = Добрий пес, якого посилає { $from_name }, і карта з ним: { $cards }
score-bad-dog = Пригнав Злий пес, якого посилає { $from_name }: { $cards }
score-cat-lady = Котяча тітонька та її бездомні коти
score-earlier = Попередні таляри

reason-deck-out = Колода закінчилася.
reason-deck-out-twice = Колода закінчилася вдруге.
shared-points = Порівну талярів ({ $points }): перемога спільна.

## Налаштування

option-players = Гравці
option-start_player = Хто починає
    .random = вирішує жереб
    .seat = місце { $seat }
option-pile_draw = Що можна брати зі стосів
    .any = будь-яку придатну карту
    .numbers_only = лише числові карти
option-end_scoring = Що рахують наприкінці
    .coins_only = лише таляри
    .complete_threes = зараховують і готові трійки на столі
option-deck = Колода
    .csacska-macska-house = наша власна колода

## Про що питають

phase-act = Візьми карту зі стосу, дві з колоди або вкради.
phase-resolve = Зіграй, виконай або скинь карти, що в тебе в руці.
phase-score3 = Зарахувати три карти чи збирати далі?
phase-orphan = Поклади Кошенят на стос.
phase-over = Гру закінчено.

## Карти

colour-blue = синій
colour-yellow = жовтий
colour-red = червоний
colour-green = зелений
piece-B1 = синя 1
piece-B3 = синя 3
piece-B5 = синя 5
piece-B7 = синя 7
piece-B9 = синя 9
piece-B1-3 = синя 1 або 3
piece-B1-5 = синя 1 або 5
piece-B1-7 = синя 1 або 7
piece-B1-9 = синя 1 або 9
piece-B3-5 = синя 3 або 5
piece-B3-7 = синя 3 або 7
piece-B3-9 = синя 3 або 9
piece-B5-7 = синя 5 або 7
piece-B5-9 = синя 5 або 9
piece-B7-9 = синя 7 або 9
piece-Y1 = жовта 1
piece-Y3 = жовта 3
piece-Y5 = жовта 5
piece-Y7 = жовта 7
piece-Y9 = жовта 9
piece-Y1-3 = жовта 1 або 3
piece-Y1-5 = жовта 1 або 5
piece-Y1-7 = жовта 1 або 7
piece-Y1-9 = жовта 1 або 9
piece-Y3-5 = жовта 3 або 5
piece-Y3-7 = жовта 3 або 7
piece-Y3-9 = жовта 3 або 9
piece-Y5-7 = жовта 5 або 7
piece-Y5-9 = жовта 5 або 9
piece-Y7-9 = жовта 7 або 9
piece-R1 = червона 1
piece-R3 = червона 3
piece-R5 = червона 5
piece-R7 = червона 7
piece-R9 = червона 9
piece-R1-3 = червона 1 або 3
piece-R1-5 = червона 1 або 5
piece-R1-7 = червона 1 або 7
piece-R1-9 = червона 1 або 9
piece-R3-5 = червона 3 або 5
piece-R3-7 = червона 3 або 7
piece-R3-9 = червона 3 або 9
piece-R5-7 = червона 5 або 7
piece-R5-9 = червона 5 або 9
piece-R7-9 = червона 7 або 9
piece-G1 = зелена 1
piece-G3 = зелена 3
piece-G5 = зелена 5
piece-G7 = зелена 7
piece-G9 = зелена 9
piece-G1-3 = зелена 1 або 3
piece-G1-5 = зелена 1 або 5
piece-G1-7 = зелена 1 або 7
piece-G1-9 = зелена 1 або 9
piece-G3-5 = зелена 3 або 5
piece-G3-7 = зелена 3 або 7
piece-G3-9 = зелена 3 або 9
piece-G5-7 = зелена 5 або 7
piece-G5-9 = зелена 5 або 9
piece-G7-9 = зелена 7 або 9
piece-S = бездомний кіт
piece-KIT = Кошенята
piece-RAS = Шибеник
piece-GOOD = Добрий пес
piece-BAD = Злий пес
piece-LADY = Котяча тітонька
piece-coin = котячий таляр
