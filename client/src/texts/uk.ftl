brand = Clowder
title-start = Clowder: стіл для котячих ігор
title-table = { $game } — Clowder
title-your-turn = Твій хід! { $game } — Clowder
title-rules = { $game }: правила — Clowder
title-missing = Тут нічого немає — Clowder

## Початкова сторінка
hero = Чотири котячі гри, один стіл
hero-more = Грай проти ботів, з другом на одному екрані або з усіма, хто має посилання. Обліковий запис не потрібен.
skip-to-games = До ігор
games = Ігри
seats-range = Від { $min } до { $max } гравців
blurb-cat-box = Накривай карти картами з кошенятами в коробках і тримай свій таємний колір зверху.
blurb-csacska-macska = Збирай кумедних котів, доки сума не закінчиться на 9. І кради, коли ніхто не бачить.
blurb-if-it-fits = Складай картонні коробки, закривай їх і саджай своїх котів у найкращі.
blurb-cat-attack = Блукай околицею, наповнюй комору й стережися маленької чорної машини.
play-now = Грати зараз
play-friends = Грати з друзями
play-hotseat = На одному екрані
rules = Правила
my-tables = Мої столи
my-tables-none = У тебе ще немає столів. Коти вже чекають.
open-tables = Відкриті столи
open-tables-none = Зараз ніхто не шукає гравців.
status-open = чекає на гравців
status-running = триває
status-over = закінчено
status-archived = прибрано
table-go = Сісти
table-look = Подивитися
language = Мова
theme-to-light = Увімкнути світлі кольори
theme-to-dark = Увімкнути темні кольори
try-again = Спробувати ще раз
close = Закрити
loading = Хвилинку…
to-start = Головна
page-missing = Тут немає сторінки, лише кіт у коробці.
table-gone = Такого столу немає, або він не для твоїх очей.

## Новий стіл
new-solo = { $game }: ти проти ботів
new-friends = { $game } з друзями
new-hotseat = { $game } на одному екрані
players = Гравці
your-name = Твоє ім’я
seat-number = Місце { $number }
seat-friend = Друг, за посиланням
seat-a-bot = Бот
bots-play = Сила ботів
level-random = навмання
level-kitten = кошеня
level-house-cat = домашній кіт
level-alley-cat = вуличний кіт
level-panther = пантера
edition-line = { $option }: { $value }
options = Налаштування
yes = Так
no = Ні
table-listed = Будь-хто може знайти цей стіл і дивитися
table-listed-late = Глядачі бачать усе на кілька ходів пізніше
open-table = Відкрити стіл
deal = Роздати
clock = Час на роздуми
clock-none = Скільки треба
clock-quick = По 5 хвилин, за кожен хід іще 10 секунд
clock-long = По 15 хвилин, за кожен хід іще 15 секунд
clock-day = День на хід
clock-days = Три дні на хід
clock-own-turn = { $time } на хід
clock-own-bank = { $time } у запасі
clock-own-increment = { $time } додатково після кожного ходу
clock-more = Коли чийсь час вичерпано, цей один хід робить бот.

## Місця
seat-you = Ти
seat-nobody = ніхто
seat-bot =
    { $number ->
        [1] Пончик
        [2] Коржик
        [3] Сирник
        [4] Пиріг
        [5] Рижик
       *[other] Бублик
    }
seat-plays = бот: { $level }
seat-guest =
    { $number ->
        [1] Печиво
        [2] Перчик
        [3] Оливка
        [4] Ґудзик
        [5] Кулька
       *[other] Родзинка
    }
seat-open = Вільне місце
seat-waiting = чекає на когось
seat-here = тут
seat-away = немає за столом
seat-kept-warm = бот гріє місце

## Перед грою
lobby-title = { $game }: стіл готовий
lobby-invite = Надішли це посилання друзям або дай їм відсканувати код.
lobby-wait =
    { $count ->
        [one] Ще { $count } вільне місце.
        [few] Ще { $count } вільні місця.
       *[many] Ще { $count } вільних місць.
    }
lobby-full = Усі місця зайняті.
lobby-late = Гра вже триває. Глядачі бачать її на кілька ходів пізніше: вона з’явиться тут сама.
lobby-hidden = Гра вже триває, і за цим столом глядачів немає.
sit-down = Сісти
start = Почати
start-with-bots = Почати, вільні місця займуть боти
invite-link = Запрошення
invite-code = Запрошення як QR-код
invite-only-here = Посилання відкриє лише цей комп’ютер. Щоб грати з інших пристроїв, зупини Clowder і запусти його так: clowder serve --host 0.0.0.0 (bin/play serve --host 0.0.0.0)
copy = Копіювати
copied = Скопійовано
copy-by-hand = Цей браузер не дозволяє сторінці копіювати. Адресу виділено: скопіюй її, будь ласка, вручну.

## Стіл
board = Стіл
log = Що сталося
log-empty = Ще нічого не сталося.
menu = Меню
status-your-turn = Твій хід. { $what }
status-confirm = Підтвердь хід або вибери щось інше.
status-waiting = Чекаємо: { $name }.
status-thinking = { $name } думає.
status-watching = Ти спостерігаєш. Ходить { $name }.
status-watching-late = Ти спостерігаєш із запізненням на кілька ходів. Ходить { $name }.
status-connecting = Ідемо до столу…
status-lost = Зв’язок зник. Пробуємо знову; нічого не пропаде.
status-won = Перемога твоя!
status-shared = Спільна перемога, і твоя теж!
status-ended =
    { $count ->
        [one] Перемога: { $names }.
       *[other] Спільна перемога: { $names }.
    }
thinking = думає
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
undo = Скасувати
undo-more = Скасовує твоє останнє рішення. Якщо відтоді хтось про щось дізнався, питаємо решту.
undo-asked = { $name } хоче скасувати хід. Згода?
undone = { $who } скасовує хід.
hint = Підказка
hint-thinking = Дай подумати…
hint-words = Порада: { $what }
hint-take = Вибрати це
confirm = Підтвердити
rematch = Зіграти ще раз
score-sheet = Підрахунок
rank = { $rank }.
record = Зберегти партію
look-at-table = Подивитися на стіл
rule-number = Прочитати правило { $id }
rules-of = { $game }: правила
rules-search = Шукати в правилах
rules-none = Про це правила мовчать.
refused-plainly = Зараз так не можна ({ $key }).
zoom = Масштаб
zoom-in = Більше
zoom-out = Менше
zoom-fit = Показати все (F)
curtain = Передай екран: { $name }
curtain-more = Закриті карти лишаються закритими, доки не сяде { $name }.
curtain-more-open = У цій грі немає нічого прихованого: дивитися можна всім.
curtain-open = Я — { $name }
say = Сказати щось
said = { $name }: { $words }
phrase-hello = Привіт!
phrase-good_luck = Хай щастить!
phrase-nice_move = Гарний хід!
phrase-thanks = Дякую!
phrase-oops = Ой.
phrase-sorry = Перепрошую!
phrase-one_moment = Хвилинку, будь ласка.
phrase-your_turn = Твій хід.
phrase-meow = Няв.
phrase-purr = Мур.
phrase-well_played = Чудово зіграно!
phrase-good_game = Гарна гра!
plain-wait = Зараз ходить хтось інший.
status-undo-asked = Питаємо решту, чи можна тобі скасувати хід.
undo-answer = Відповісти
rematch-join = Решта грає ще раз: приєднатися
resume = Грати далі
say-words = Своїми словами
say-send = Надіслати

## Меню
set-confirm = Просити підтвердження кожного ходу
set-sound = Звуки
set-marks = Виразніші знаки поруч із кольорами
set-counts = Підрахунок на столі
set-pace = Темп
pace-auto = Як каже моя система
pace-calm = Спокійний
pace-normal = Звичайний
pace-quick = Швидкий
pace-once = Одразу, без руху
set-size = Розмір тексту
size-normal = Звичайний
size-large = Великий
size-huge = Дуже великий
commitment = Відбиток тасування. Після гри його може перевірити кожен.
leave = Встати з-за столу
leave-sure = Справді піти? Твоє місце займе бот.
pause = Призупинити гру

## Негаразди
error-offline = Сервер недоступний. Чи все гаразд зі з’єднанням?
error-unknown = Щось пішло не так. Спробуй ще раз.
error-internal = Сервер спіткнувся. Спробуй ще раз.
error-stale = Тим часом гра пішла далі. Поглянь ще раз.
error-already_started = Ця гра вже почалася.
error-seat_taken = Хтось був швидшим: місце зайняте.
error-table_full = Усі місця зайняті.
error-no_such_table = Такого столу немає.
error-no_spectators = Це приватний стіл.
error-not_your_turn = Зараз не твій хід.
error-not_your_seat = Це не твоє місце.
error-not_running = Ця гра зараз не триває.
error-paused = Гру призупинено.
error-too_fast = Занадто швидко. Переведи подих.
error-too_much_work = Це більше роботи, ніж сервер виконує для однієї людини за раз. Спробуй ще раз за мить.
error-nothing_to_undo = Немає чого скасовувати.
error-undo_already_asked = Про це вже хтось попросив.
error-store_failed = Не вдалося зберегти хід. Спробуй ще раз.
error-disk_full = На сервері немає місця, щоб зберегти хід.
error-no_hint = Зараз підказки немає.
error-unknown_game = Тут не знають такої гри.
error-other_rules = За цим столом грали за старішою версією правил.
error-not_over = Ця партія ще не закінчилася.
error-not_seated = Ти не сидиш за цим столом.
error-not_host = Гру починає той, хто відкрив стіл.
error-already_seated = У тебе вже є місце за цим столом.
error-too_many_tables = Забагато твоїх столів чекає на гравців. Спершу почни гру за одним із них або встань з-за нього.
error-not_open = Цей стіл уже не чекає на гравців.
error-read_only = Зараз на сервері нічого не можна зберегти. Спробуй пізніше.
error-too_large = Це забагато за один раз.
error-invalid_options = Ці налаштування не поєднуються.
error-free_text_only_private = Писати своїми словами можна лише за приватними столами.

## Cat Box
cb-board =
    { $count ->
        [one] Ігрове поле, { $count } карта
        [few] Ігрове поле, { $count } карти
       *[many] Ігрове поле, { $count } карт
    }
cb-keys = Цифри вибирають карту. Стрілки ведуть від місця до місця, з Shift — клітинка за клітинкою. Enter кладе карту, R повертає її, Escape забирає назад, F показує все.
cb-bare = нічого
cb-cell =
    { $layers ->
        [0] Стовпець { $column }, рядок { $row }: { $what }
        [one] Стовпець { $column }, рядок { $row }: { $what }
        [few] Стовпець { $column }, рядок { $row }: { $what }, { $layers } шари
       *[many] Стовпець { $column }, рядок { $row }: { $what }, { $layers } шарів
    }
cb-place =
    { $can ->
        [true] Стовпець { $column }, рядок { $row }: підходить
       *[false] Стовпець { $column }, рядок { $row }: не підходить
    }
cb-deck-top = Верхня карта колоди: { $face }
cb-deck =
    { $count ->
        [0] Колода порожня
        [one] Колода: { $count } карта
        [few] Колода: { $count } карти
       *[many] Колода: { $count } карт
    }
cb-left =
    { $count ->
        [one] Лишилося зіграти { $count } карту
        [few] Лишилося зіграти { $count } карти
       *[many] Лишилося зіграти { $count } карт
    }
cb-counts = Підраховано на столі
cb-count = { $what }: видно { $count }, найбільша група { $group }
cb-count-boxes = Порожні коробки: { $count }. Групи з трьох: { $threes }
cb-hand-own = Твої карти
cb-hand = { $name }: карти в руці
cb-card-own = Твоя карта, ляже як { $face }; інші бачать { $visible }
cb-card-other = { $owner }, карта: { $face }
cb-tiles = Твої спеціальні жетони
cb-tiles-left =
    { $count ->
        [one] Лишився { $count } жетон
        [few] Лишилося { $count } жетони
       *[many] Лишилося { $count } жетонів
    }
cb-turn = Повернути (R)
cb-peek = Глянути
cb-identity = Глянути на свою таємну роль
cb-identity-is = Твоя роль: { $what }
cb-goal-cat = 1 очко за кожне видиме кошеня твого кольору і ще 1 за кожне у твоїй найбільшій групі.
cb-goal-dog = 1 очко за кожну видиму порожню коробку, 2 за кожну групу рівно з трьох кошенят.
cb-is = { $name }: { $what }
cb-step-card = Обери для карти підсвічене місце.
cb-step-scratcher = Обери для дряпки підсвічене місце.
cb-step-tile =
    { $tile ->
        [fish] Обери карту, яку хочеш відкласти для себе.
        [mouse] Обери на столі підсвічену карту й пересунь її.
       *[other] Обери ще одну карту, яку хочеш викласти.
    }
cb-do-play = Покласти сюди
cb-do-paw = Покласти сюди другу карту
cb-do-mouse = Пересунути сюди
cb-do-scratcher = Покласти сюди дряпку
cb-do-fish = Відкласти цю карту
cb-do-end = Завершити хід
cb-do-pass = Пасувати
cb-cards-held =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[many] { $count } карт у руці
    }

## Csacska Macska
cm-blue = синя
cm-yellow = жовта
cm-red = червона
cm-green = зелена
cm-card = { $colour } { $number }
cm-middle = Колода і стоси
cm-deck =
    { $count ->
        [one] Колода добору, лишилася { $count } карта
        [few] Колода добору, лишилося { $count } карти
       *[many] Колода добору, лишилося { $count } карт
    }
cm-pile =
    { $count ->
        [one] Стос { $number }: { $card }
        [few] Стос { $number }: { $card }, усього { $count } карти
       *[many] Стос { $number }: { $card }, усього { $count } карт
    }
cm-pile-tag =
    { $count ->
        [0] Стос { $number }
        [1] Стос { $number }
       *[other] Стос { $number } (×{ $count })
    }
cm-nothing = нічого
cm-pass = Колода { $now } з { $all }
cm-area = { $name }: серії
cm-coins =
    { $count ->
        [one] { $count } таляр
        [few] { $count } таляри
       *[many] { $count } талярів
    }
cm-no-series = Ще немає серій
cm-lane = { $colour } серія: { $cards }. Карт: { $size } з { $target }, сума { $totals }.{ $wants ->
    [none] {""}
   *[other] {" "}Числа, з якими вона закінчиться на 9: { $wants }.
}
cm-chip = { $colour }: карт { $size } з { $target }
cm-triple = трійка { $number }
cm-max-one = щонайбільше 1
cm-offers = Що ти можеш зробити
cm-how = Візьми карту зі стосу, дві з колоди або вкради останнього кота серії.
cm-hand-empty = У руці немає карт.
cm-theft = { $name } ({ $colour })
cm-do-take = Узяти зі стосу { $pile }
cm-do-draw = Узяти дві карти
cm-do-steal = Украсти: { $what }, +{ $points }
cm-do-play = Зіграти: { $card }
cm-do-discard = Скинути на стос { $pile }: { $card }
cm-discard-to = Скинути на стос
cm-do-place = { $card } → { $colour } серія
cm-do-kittens = Кошенят на стос { $pile }
cm-do-score =
    { $points ->
        [one] Зарахувати { $points } таляр
        [few] Зарахувати { $points } таляри
       *[many] Зарахувати { $points } талярів
    }
cm-do-keep = Збирати далі
cm-do-RAS = Шибеник: обмін, { $name } ({ $colour } серія)
cm-do-GOOD = Добрий пес: { $colour } серія, остання карта → { $name }
cm-do-BAD = Злий пес: уся { $colour } серія → { $name }
cm-do-LADY = Котяча тітонька забирає твоїх бездомних котів
cm-hope = до 9:
cm-effect-S = Джокер замість будь-якого числа. Серію з ним зараховують із п’ятьма або сімома картами, щонайбільше за 1 таляр.
cm-effect-KIT = Серію під Кошенятами зараховують лише тоді, коли в ній рівно сім карт.
cm-effect-RAS = Твій бездомний кіт переходить до серії, останнього кота якої ти отримуєш натомість. Її власникові дістається 1 таляр.
cm-effect-GOOD = Ти віддаєш останнього кота серії. Суперник отримує 2 таляри.
cm-effect-BAD = Ти втрачаєш усю серію. Суперник отримує по 1 таляру за кожну її карту.
cm-effect-LADY = Усі бездомні коти залишають твої серії: по 1 таляру за кожного і 1 за Котячу тітоньку.

## Сторінка перевірки
proof = Сторінка перевірки
proof-art = Фігури

## If It Fits
if-board =
    { $count ->
        [one] Стіл із { $count } карткою
       *[other] Стіл із { $count } картками
    }
if-keys = Цифри беруть картку. Стрілки ведуть від місця до місця, з Shift — клітинка за клітинкою; на коробці вони кажуть, що в ній. Enter кладе картку, R повертає її, Escape кладе назад, F показує все.
if-bare = нічого
if-cell = Стовпець { $column }, рядок { $row }: { $what }
if-place =
    { $can ->
        [true] Стовпець { $column }, рядок { $row }: влізе
       *[false] Стовпець { $column }, рядок { $row }: не влізе
    }
if-north = угорі
if-east = праворуч
if-south = унизу
if-west = ліворуч
if-walls = стінки: { $sides }
if-no-walls = без стінок
if-card = { $card }, { $walls }
if-pile =
    { $count ->
        [0] Колода добору порожня
        [one] Колода добору: { $count } картка
        [few] Колода добору: { $count } картки
       *[other] Колода добору: { $count } карток
    }
if-ending =
    { $cause ->
        [pile] Більше не беремо карток і не дрімаємо: колода порожня
       *[cats] Більше не беремо карток і не дрімаємо: усі п’ять котів на столі ({ $name })
    }
if-starts = Стартові картки
if-nap = або подрімати
if-no-cards = У руці немає карток.
if-supply =
    { $count ->
        [one] { $name }: { $count } кіт у запасі
        [few] { $name }: { $count } коти в запасі
       *[other] { $name }: { $count } котів у запасі
    }
if-cards =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[other] { $count } карток
    }
if-box =
    { $count ->
        [one] Коробка з { $count } картки
       *[other] Коробка з { $count } карток
    }
if-closed = закрита: рахується вдвічі
if-open =
    { $count ->
        [one] { $count } відкритий бік
        [few] { $count } відкриті боки
       *[other] { $count } відкритих боків
    }
if-empty = іграшок ще немає
if-worth = Зараз варта:
if-nobody = У ній немає жодного кота.
if-cats-in =
    { $asleep ->
        [0] не сплять: { $awake }
       *[other] не сплять: { $awake }, сплять: { $asleep }
    }
if-do-start = Стартову картку сюди
if-do-draw = Взяти картку
if-do-sleep = Вкласти кота спати тут
if-do-box = Покласти сюди
if-do-toy-across = Іграшку сюди
if-do-toy-box = Іграшку як коробку
if-do-princess = Принцесу сюди
if-do-cat = Кота сюди
if-do-no-cat = Без кота

## Cat Attack
ca-board = Карта околиці, коло { $round }
ca-keys = Цифри беруть картку з руки. Стрілки ведуть від одного підсвіченого поля до іншого. Enter обирає його, Escape кладе картку назад, F показує всю карту.
ca-mog-pile =
    { $count ->
        [one] Котячі картки: { $count } картка
        [few] Котячі картки: { $count } картки
       *[other] Котячі картки: { $count } карток
    }
ca-curiosity-pile = Карток цікавості до наступного перемішування: { $count }
ca-die = Останній кидок: { $die }
ca-curiosity = Картка цікавості
ca-duel = Котяча бійка
ca-duel-suit = Масть: { $suit }
ca-duel-lost = { $name } не має чим відповісти й програє бійку.
ca-suit-cat = кіт
ca-with = Масть: { $suit }
ca-lives =
    { $count ->
        [one] { $count } життя
        [few] { $count } життя
       *[other] { $count } життів
    }
ca-larder = Комора: { $foods }
ca-nothing = нічого
ca-retired = на пенсії
ca-back = Покласти назад
ca-ask-card = Обери картку, щоб зіграти.
ca-ask-dest = Випало { $die }: куди йде твій кіт?
ca-ask-take = Яку картку береш?
ca-ask-give = Яку картку даєш натомість?
ca-ask-foe = З ким б’єшся?
ca-ask-suit = Якими картками?
ca-ask-animal = Котре звірятко рухається?
ca-ask-place = Обери підсвічене поле.
ca-offer-fight = Почати бійку
ca-offer-six = Показати шість карток
ca-do-nothing = Зіграти без дії
ca-do-cornered = Кота загнано в кут
ca-do-move = Іти сюди
ca-do-prey = Сюди йде { $animal }
ca-do-attack = Стрибнути сюди
ca-do-burglar = Забрати: { $food } ({ $place })
ca-do-fight = Битися: { $name }
ca-do-six = Виманити ({ $animal }) сюди: { $place }
ca-do-swap = Взяти: { $take }. Дати: { $give }
ca-do-raid = Вкрасти: { $food }
ca-do-food = Взяти: { $food }
ca-do-answer = Відповісти: { $card }
ca-do-larder = Звідси: { $place }
ca-do-speedy = Кинути тричі
ca-do-keep = Нічого не міняти
ca-do-decline = Нічого не красти
ca-dear =
    { $count ->
        [one] Лишитися тут до кінця ходу коштує { $count } життя
        [few] Лишитися тут до кінця ходу коштує { $count } життя
       *[other] Лишитися тут до кінця ходу коштує { $count } життів
    }

### Replays, lessons, figures and the rulebook page

replay-title = Повтор: { $game } — Clowder
replay-heading = Переглянути партію ще раз
replay-of = Повтор: { $game }
replay-move = Хід { $now } із { $all }
replay-round = Коло { $number }
replay-controls = Перегляд партії
replay-first = На початок
replay-round-back = На коло назад
replay-back = На хід назад
replay-play = Відтворити
replay-pause = Пауза
replay-forward = На хід уперед
replay-round-forward = На коло вперед
replay-last = У кінець
replay-speed = Швидкість
replay-times = { $speed }×
replay-eyes = Чиїми очима
replay-eyes-all = Усі карти відкриті
replay-eyes-none = Як глядач
replay-eyes-of = { $name }
replay-copy = Скопіювати посилання на цей хід
replay-copied = Скопійовано
replay-hands = Карти всіх гравців
replay-drop = Перетягни сюди запис партії
replay-drop-more = Це файл, який можна зберегти наприкінці партії. Його лише відтворюють і не зберігають.
replay-choose = Вибрати файл
learn-title = Навчання: { $game } — Clowder
learn-heading = Навчитися грати
learn-heading-more = Кілька хвилин за справжнім столом, щоразу одна річ.
learn-start = Почати урок
learn-game = Урок: { $game }
learn-progress = Крок { $now } із { $all }
learn-step = Крок { $number }: { $title }
learn-task = Що зробити
learn-end = Оце й усе!
learn-end-more = Тепер ти знаєш гру { $game }. Решта прийде під час гри, а кожен відхилений хід назве своє правило.
learn-play = Зіграти партію
learn-rules = Прочитати всі правила
learn-others = Інші уроки
learn-again = Спочатку
learn-other = Це теж дозволено. Але цей крок про інше: поглянь ще раз.
learn-back = Назад
learn-show = Показати
learn-retry = Ще раз
learn-next = Далі
learn-finish = Готово
learn-skip = Пропустити
stats-title = Мої партії — Clowder
stats-heading = Мої партії
stats-none = Тут поки що лише спить кіт
stats-none-more = Після першої завершеної партії тут з’являться твої результати.
stats-play = Вибрати гру
stats-sum = { $played ->
    [one] { $played } завершена партія
    [few] { $played } завершені партії
   *[other] { $played } завершених партій
}, виграно { $won }
stats-share = Виграно { $percent }
stats-played = Партії
stats-won = Виграно
stats-rank = Середнє місце
stats-of = { $rank } із { $seats }
stats-mean = Очок у середньому
stats-best = Найкращий результат
stats-opponents = Найчастіше за одним столом
stats-bot = Бот ({ $level })
stats-guest = Гість
stats-together = { $count ->
    [one] { $count } спільна партія
    [few] { $count } спільні партії
   *[other] { $count } спільних партій
}, { $ahead ->
    [0] ти жодного разу не попереду
   *[other] ти попереду: { $ahead }
}
stats-recent = Останні партії
stats-result = Місце { $rank } із { $seats }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
stats-replay = Переглянути
rulebook-chapters = Розділи
rulebook-glossary = Словничок
rulebook-learn = Навчитися за столом
rulebook-mine = Лише правила певного столу
rulebook-players = Гравці
rulebook-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
rulebook-bad-options = Ці налаштування не поєднуються.
rulebook-none = Цю книгу правил ще не написано.
rulebook-link = Посилання на це правило
rulebook-example = Приклад: { $text }
rulebook-why = Чому: { $text }
error-record_unreadable = Цей файл не є записом партії.
error-record_version = Цю партію зіграно за іншою версією правил, тож тут її не можна відтворити.
error-record_edited = Цей запис змінили після партії: його печатка не збігається.
error-record_illegal = Один із ходів у цьому записі заборонений правилами. Запис змінено або пошкоджено.
error-record_parts = Цю партію зіграно з іншими картами або на іншій дошці.
error-record_large = Цей файл завеликий для запису партії.

## Пізніші доповнення: перебіг, кінець, меню
log-since = Від твого останнього ходу
log-earlier = Показати, що було раніше ({ $count })
log-again = Показати ще раз, крок за кроком
verify = Перевірити тасування
verify-good = Усе сходиться: карти перетасовано так, як обіцяно перед роздачею.
verify-bad = Щось не сходиться. Збережи запис і запитай того, хто тримає цей стіл.
verify-commitment = Розкрита таємниця відповідає своєму відбитку.
verify-promise = Відбиток той самий, що його цей браузер побачив спершу.
verify-seed = Тасування випливає з таємниці та внеску кожного.
verify-mine = Внесок цього браузера враховано.
verify-seal = Відтоді запису ніхто не змінював.
verify-moves = Кожен хід записано.
share = Поділитися
share-copied = Адресу скопійовано
go-replay = Переглянути партію
go-learn = Навчитися
go-stats = Мої партії
set-notify = Сповіщати про мій хід, коли я не дивлюся
set-notify-denied = Твій браузер не дозволяє сповіщень із цієї сторінки. Це можна змінити в його налаштуваннях.
size-giant = Подвійний
status-paused = Гру призупинено.
seat-clock = Залишилося часу: { $time }
map = Огляд столу
error-no_crypto = Цей браузер може перевірити це лише через https або на цьому комп’ютері. Команда «clowder verify» перевіряє збережений запис.
error-undo_declined = Решта не погоджується.
error-seats_open = Ще є вільні місця.
cm-pays-nothing = Ця серія нічого не дасть. Справді зарахувати?
cm-do-pass = Пасувати
sheet-none = Тут нічого не зараховано.
sheet-nothing =
    { $count ->
        [one] { $count } рядок без очок
        [few] { $count } рядки без очок
       *[many] { $count } рядків без очок
    }

other-device = Продовжити на іншому пристрої
other-device-how = За цим посиланням ти будеш собою й на іншому пристрої, зі своїми столами та партіями. Воно діє один раз, протягом чверті години. Нікому більше його не давай.
other-device-link = Твоє особисте посилання
error-link_used = Це особисте посилання вже використано або воно застаріло. Створи нове на іншому своєму пристрої: «Продовжити на іншому пристрої».
arrive-title = Продовжити тут — Clowder
arrive = Продовжити тут як { $name }?
arrive-guest = Продовжити тут, як на іншому твоєму пристрої?
arrive-more = Твої столи й партії будуть і в цьому браузері. Після цього посилання вже не діятиме.
arrive-loses = У цьому браузері вже є свої столи. Їх тут більше не буде в списку.
arrive-yes = Продовжити тут
arrive-already = Цей браузер уже твій.

## Що сталося, сцена за сценою
scenes-skip = До твого ходу
moment-on = Торкнись, щоб далі
missed =
    { $count ->
        [one] { $count } хід, поки тебе не було, останній: { $last }
        [few] { $count } ходи, поки тебе не було, останній: { $last }
       *[many] { $count } ходів, поки тебе не було, останній: { $last }
    }
moment-tile = Використано жетон
moment-tile-paw = У тому самому ході викладають другу карту.
moment-tile-scratcher = До наступного ходу власника ніхто не може накрити це кошеня і тих, що довкола.
moment-tile-fish = Карту беруть з руки й відкладають на потім.
moment-tile-mouse = Карта, що лежить вільно, переходить на інше місце.
moment-tile-stack = Карта може накрити до чотирьох чвертей.
moment-curiosity = Карта Цікавості
moment-fight = Бійка!
moment-fight-text = По черзі викладають карти масті, числа не важать. Хто не може відповісти, втрачає життя і йде додому.
moment-fight-over = Бійку вирішено
moment-fight-over-text = Хто не зміг відповісти, втрачає життя і йде додому.
moment-attack = Напад!
moment-attack-text = Спіймана кішка втрачає життя і йде додому; інша може помінятися з нею картою.
moment-life = Втрачено життя
moment-theft = Крадіжка!
moment-six = Показано шість карт
moment-series = Рахують ряд
moment-series-text = Він приносить монети, якщо його сума закінчується на 9.
moment-special = Особлива карта
moment-special-GOOD = Останню кішку ряду віддають. Хто її отримує, має на 2 монети більше.
moment-special-BAD = Цілий ряд втрачено. Хто його отримує, має на 1 монету більше за кожну карту.
moment-special-RAS = Приблуда в обмін на останню кішку ряду; хто отримує приблуду, має на 1 монету більше.
moment-special-LADY = Усі приблуди залишають ряди: 1 монета за кожну і 1 за котячу пані.
moment-closed = Коробку закрито
moment-closed-text = У неї стіни з усіх боків, і вона більше не росте.
moment-princess = Кота прогнано
moment-princess-text = Його місце займає Принцеса; кіт повертається до свого гравця.

## Cards seen large
status-telling = Дивись, що відбувається …
about-not-now = Не зараз:
about-tile-after = Раз за хід, після твоєї карти.
about-tile-with = Разом із твоєю картою.
about-cat-box-full = Накриває рівно одну чверть карт на столі.
about-cat-box-roomy = На ній є порожня коробка: вона накриває одну або дві чверті карт на столі.
about-number-card = Іде до твого ряду її кольору або на стос. Ряд, сума якого закінчується на 9, приносить монети.
about-fits-box = Збільшує коробку: де сходяться два відкриті боки, обидві карти є однією коробкою. Вона торкається карти на столі довгим боком до довгого або коротким до короткого.
about-fits-start = Перші коробки на столі: кожен кладе одну так, щоб торкалася інших.
about-fits-toy = Падає поперек довгих боків двох карт однієї коробки, як кіт; як карта коробки лише там, де для цього немає місця.
about-fits-princess = Займає місце будь-якого кота в коробці; той повертається до свого гравця. Сама Принцеса не рахується нікому.
about-fits-sleep = Замість добору: твій кіт лягає, як карта коробки. Він не пускає інших і рахується, щойно в його коробці є кіт, що не спить.
about-fits-cat = Лежить на двох картах однієї коробки, одну з них щойно зіграно тобою. Не там, де вже є чужий кіт, хіба що твій теж там.
about-mog-cat = Пересуває твою кішку рівно на стільки місць.
about-mog-mouse = Пересуває одну мишу рівно на стільки місць.
about-mog-bird = Пересуває одну пташку рівно на стільки місць.
about-mog-speedy = Кинь кубик тричі й ходи після кожного кидка; далі звичайний кидок.
about-mog-attack = Стрибни на кішку, пташку чи мишу не далі ніж за шість місць: здобич іде до твоєї комори, кішка втрачає життя і йде додому.
about-mog-burglar = Піди до крамниці чи до дому іншої кішки не далі ніж за шість місць і візьми один харч. Хто ще там наприкінці ходу, втрачає життя.
