brand = Clowder
title-start = Clowder: стіл для котячих ігор
title-table = { $game } — Clowder
title-your-turn = Твій хід! { $game } — Clowder
title-rules = { $game }: правила — Clowder
title-missing = Тут нічого немає — Clowder

## Початкова сторінка
hero = Чотири котячі гри, один стіл
hero-more = Грай проти ботів, з другом на одному екрані або з усіма, хто має посилання. Обліковий запис не потрібен.
hero-here = Грай проти ботів або з другом на одному екрані. Ні обліковий запис, ні сервер не потрібні.
skip-to-games = До ігор
games = Ігри
seats-range = Від { $min } до { $max } гравців
game-minutes = { $from }–{ $to } хвилин
game-learn-easy = легко навчитися
game-learn-middle = трохи треба вивчити
game-learn-more = є що вивчити
blurb-cat-box = Накривай карти картами з кошенятами в коробках і тримай свій таємний колір зверху.
blurb-csacska-macska = Збирай кумедних котів, доки сума не закінчиться на 9. І кради, коли ніхто не бачить.
blurb-if-it-fits = Складай картонні коробки, закривай їх і саджай своїх котів у найкращі.
blurb-cat-attack = Блукай околицею, наповнюй комору й стережися маленької чорної машини.
play-now = Грати зараз
play-friends = Грати з друзями
play-hotseat = На одному екрані
play-which = { $way }: { $game }
rules = Правила
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
table-broken = Цю партію не можна продовжити
page-needs-server = Для цієї сторінки потрібен сервер

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
level-tiger = тигр
level-random-more = Робить будь-який дозволений хід. Це не суперник, але з ним зручно випробувати правила.
level-kitten-more = Новачок: дивиться лише на кілька своїх ходів, оцінює їх приблизно й часто не думає про те, що можна забрати в інших або завершити зараз.
level-house-cat-more = Дивиться на всі свої ходи, але лише на одне рішення вперед: твоєї відповіді не передбачає.
level-alley-cat-more = Продумує сотні продовжень разом із твоїми відповідями, щонайбільше секунду.
level-panther-more = Продумує тисячі продовжень, до трьох секунд на рішення, і мало що дарує.
level-tiger-more = Найсильніший: продумує десятки тисяч продовжень, до десяти секунд на рішення.
bots-meet = За столом: { $bots }.
bots-round = Коло ботів триває тут { $seconds ->
    [0] менше секунди
    [one] приблизно { $seconds } секунду
    [few] приблизно { $seconds } секунди
    [many] приблизно { $seconds } секунд
   *[other] приблизно { $seconds } секунди
  }.
bots-round-minutes = Коло ботів триває тут { $minutes ->
    [one] приблизно { $minutes } хвилину
    [few] приблизно { $minutes } хвилини
    [many] приблизно { $minutes } хвилин
   *[other] приблизно { $minutes } хвилини
  }.
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
seat-plays-temper = бот: { $level }, { $temper }
seat-likes = { $name } { $temper }
temper-builder = любить будувати
temper-thief = любить красти
temper-gambler = любить ризикувати
temper-cautious = грає обережно
tempers-more = Кожен бот має свою вдачу. Вона вирішує лише між приблизно однаково добрими ходами.
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
invite-code = Запрошення як QR-код
invite-only-here = Посилання відкриє лише цей комп’ютер. Щоб грати з інших пристроїв, зупини Clowder і запусти його так: clowder serve --host 0.0.0.0 (bin/play serve --host 0.0.0.0)
copy = Копіювати
copied = Скопійовано
copy-by-hand = Цей браузер не дозволяє сторінці копіювати. Адресу виділено: скопіюй її, будь ласка, вручну.

## Стіл
board = Стіл
log = Що сталося
log-empty = Ще нічого не сталося.
log-by-clock = Час вийшов: цей хід робить бот замість гравця { $name }.
log-by-absent = Гравця { $name } немає: цей хід робить бот.
menu = Меню
status-your-turn = Твій хід. { $what }
status-confirm = Підтвердь хід або вибери щось інше.
status-waiting = Чекаємо: { $name }.
status-thinking = { $name } думає.
status-watching = Ти спостерігаєш. Ходить { $name }.
status-watching-late = Ти спостерігаєш із запізненням на кілька ходів. Ходить { $name }.
status-connecting = Ідемо до столу…
status-counting = Гру закінчено. Тепер рахуємо очки.
status-lost = Немає зв’язку. Пробуємо знову; нічого не пропаде.
status-lost-kept = Немає зв’язку. Твій хід збережено; надішлемо, щойно зв’язок з’явиться.
status-sending = Надсилаємо …
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
undo-more = Прибирає вибране; далі скасовує твоє останнє рішення, чуже — ніколи.
undo-asked = { $name } хоче скасувати хід. Згода?
undo-asked-what = Буде скасовано: { $what }
undone = { $who } скасовує хід.
redo = Повернути
redo-more = Повертає те, що скасовано останнім.
redone = { $who } повертає хід.
undo-other = Цей хід робить { $name }, і скасувати його може тільки { $name }.
undo-first = Скасувати твоє останнє рішення?
undo-first-bots =
    { $count ->
        [one] Разом із ним скасується відповідь: { $names }.
       *[other] Разом із ним скасуються відповіді: { $names }.
    }
undo-first-seen = Відтоді тобі стало відомо: { $what }
undo-first-chance = Відтоді вирішував випадок.
undo-first-marked = Гру буде позначено «зі скасуваннями».
undo-first-asks = Спершу спитаємо решту.
undo-first-yes = Скасувати хід
undo-first-ask = Спитати решту
undo-first-no = Лишити
take-backs = Зі скасуваннями
hint = Підказка
hint-thinking = Дай подумати…
hint-words = Порада: { $what }
hint-take = Вибрати це
confirm = Підтвердити
rematch = Зіграти ще раз
result-you-by =
    { $count ->
        [one] Перемога твоя, з перевагою в { $count } очко!
        [few] Перемога твоя, з перевагою у { $count } очки!
       *[many] Перемога твоя, з перевагою у { $count } очок!
    }
result-by =
    { $count ->
        [one] Перемога: { $name }, з перевагою в { $count } очко
        [few] Перемога: { $name }, з перевагою у { $count } очки
       *[many] Перемога: { $name }, з перевагою у { $count } очок
    }
result-shared = Спільна перемога: { $names }
result-decided = Що вирішило гру: { $line } ({ $points })
score-sheet = Підрахунок
rank = { $rank }.
record = Зберегти партію
keep-picture = Зберегти картинку
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
curtain-more = Карти в руці лишаються закритими, доки не сяде { $name }.
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
status-undo-asked-one = { $name } вирішує, чи можна тобі скасувати хід.
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
sit-again = Повернутися на своє місце
leave-page = Залишити цю сторінку? Гра триватиме без тебе, доки не повернешся.
leave-page-yes = Залишити
leave-page-no = Лишитися
keys = Клавіші
key-numbers = вибрати карту з руки
key-arrows = переходити полем з місця на місце
key-enter = зайняти місце й підтвердити
key-escape = прибрати вибране
key-r = повернути карту
key-f = показати все поле
key-u = скасувати
key-y = повернути хід
key-h = підказка
key-help = показати ці клавіші
keys-more = Клавіша зі знаком питання показує всі клавіші.
key-nothing = Клавіша { $key }: зараз нею нічого вибрати.
board-no-further = У той бік підсвічених місць більше немає.
board-no-turn = Цю карту не можна повернути.
key-word-arrows = Стрілки
key-word-enter = Enter
key-word-escape = Esc
table-loading = Накриваємо стіл …
pause = Призупинити гру
pause-agree = Погодитися на перерву

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
error-no_pause_left = У цій грі перерви для тебе вже вичерпано.
error-too_fast = Занадто швидко. Переведи подих.
error-too_much_work = Це більше роботи, ніж сервер виконує для однієї людини за раз. Спробуй ще раз за мить.
error-nothing_to_undo = Немає чого скасовувати.
error-undo_not_yours = Відтоді хтось інший уже прийняв рішення, і воно лишається.
error-undo_seen = Відтоді хтось щось побачив, карту чи кидок: у грі з людьми це лишається.
error-nothing_to_redo = Немає чого повертати.
error-undo_already_asked = Про це вже питали; чекаємо на відповідь.
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
error-free_text_only_private = Писати своїми словами можна за приватними столами та між знайомими.

## Cat Box
cb-board =
    { $count ->
        [one] Ігрове поле, { $count } карта
        [few] Ігрове поле, { $count } карти
       *[many] Ігрове поле, { $count } карт
    }
cb-keys = Цифри вибирають карту. Стрілки ведуть від місця до місця, з Shift — клітинка за клітинкою. Enter кладе карту, R повертає її, Escape забирає назад, F показує все. Чотири чверті карти називаються рядок за рядком; її місце — місце лівої верхньої чверті.
places = Підсвічені місця
board-table = Що лежить на столі
board-column = Стовпець { $number }
board-row = Рядок { $number }
cb-spot = Стовпець { $column }, рядок { $row }, на: { $what }
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
        [true] Стовпець { $column }, рядок { $row }: підходить, на: { $what }
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
cb-card-own = Твоя карта, ляже як { $face }; інші бачать: { $visible }
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
cb-goal = Тримай свій колір на видноті й докупи.
cb-aid = Пам’ятка гравця
cb-aid-points = Що приносить очки
cb-aid-tiles = Спеціальні жетони
cb-aid-unused = 1 очко за кожен твій жетон, не використаний до кінця.
cb-aid-unseen = На картах, яких ще ніхто не бачив
cb-unseen = На картах, яких ще ніхто не бачив ({ $cards }): чорні { $K }, рожеві { $P }, фіолетові { $V }, сині { $B }, жовті { $Y }, порожні коробки { $E }.
cb-unseen-cards = Карт: { $cards }, з порожньою коробкою: { $roomy }, поза грою: { $removed }.
cb-unseen-none = Усі карти вже бачили.
cb-change = Від обраного ходу: { $points }
cb-turned = Повернуто: { $face }
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
cm-card = { $colour }{"\u00A0"}{ $number }
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
cm-lane = { $colour } серія: { $cards }. Карт: { $size } з { $target }, сума { $totals }.{ $wants ->
    [none] {""}
   *[other] {" "}Числа, з якими вона закінчиться на 9: { $wants }.
}
cm-chip = { $colour }: карт { $size } з { $target }
cm-triple = або третя { $number }
cm-max-one = щонайбільше 1 таляр
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
cm-goal = Серії, сума яких закінчується на 9, приносять таляри.
cm-box =
    { $count ->
        [one] Коробка, { $count } карта
        [few] Коробка, { $count } карти
        [many] Коробка, { $count } карт
       *[other] Коробка, { $count } карти
    }
cm-box-tag = Коробка
cm-take = Узяти
cm-drop = Скинути сюди
cm-draw = Узяти 2
cm-steal = Украсти
cm-sum = Сума { $sum }
cm-sum-span = від { $low } до { $high }
cm-to-go =
    { $count ->
        [one] ще { $count } карта
        [few] ще { $count } карти
        [many] ще { $count } карт
       *[other] ще { $count } карти
    }
cm-then = Тоді сума: { $sum }
cm-then-coins =
    { $coins ->
        [0] не принесе нічого
        [one] принесе { $coins } таляр
        [few] принесе { $coins } таляри
        [many] принесе { $coins } талярів
       *[other] принесе { $coins } таляра
    }
cm-then-may =
    { $coins ->
        [0] поки що не принесе нічого
        [one] може принести { $coins } таляр
        [few] може принести { $coins } таляри
        [many] може принести { $coins } талярів
       *[other] може принести { $coins } таляра
    }
cm-two-needed = Однієї крадіжки тут замало. Обери ще: { $what }.
cm-two-possible = Підтвердь або обери ще: { $what }.
cm-play-both = Зіграти обидві
cm-and-then = { $first }; потім { $second }
cm-aim-series = Обери одну зі своїх серій.
cm-aim-player = Тепер обери іншого гравця.
cm-holds = У руці: { $name }
cm-empty-lane = { $colour }: серії ще немає
cm-stealable = Її останнього кота можна вкрасти.
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
if-spot = Стовпець { $column }, рядок { $row }. { $what }
if-bare = нічого
board-cell = Стовпець { $column }, рядок { $row }: { $what }
if-at = Стовпець { $column }, рядок { $row }
if-across = Стовпці { $column } і { $next }, рядок { $row }
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
if-goal = Найбільше котів у коробці — її іграшки твої.
if-turned = Повернуто: { $walls }
if-after = Після цього ходу
if-score = Твої очки: { $before } → { $after }
if-here = на ній: { $what }
if-cat-of = кіт ({ $name })
if-sleeper-of = сплячий кіт ({ $name })
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
ca-keys = Цифри беруть картку з руки. Стрілки ведуть від одного підсвіченого поля до іншого, з Shift по всій карті. Enter обирає його, Escape кладе картку назад, F показує всю карту. Кнопка «Карта списком» каже, що де є.
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
ca-duel-lost = { $name } не має чим відповісти й програє бійку.
ca-suit-cat = кіт
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
ca-ask-suit = З якої картки починаєш?
ca-ask-animal = Котре звірятко рухається?
ca-ask-place = Обери підсвічене поле.
ca-ask-raid = Що крадеш?
ca-ask-food = Який смаколик береш?
ca-offer-fight = Почати бійку
ca-offer-six = Показати шість карток
ca-do-nothing = Зіграти без дії
ca-do-cornered = Кота загнано в кут
ca-do-move = Іти: { $place }
ca-do-prey = { $animal }: { $place }
ca-do-attack = Стрибок: { $place }
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
ca-far-own =
    { $count ->
        [one] { $count } крок від твого кота.
        [few] { $count } кроки від твого кота.
       *[other] { $count } кроків від твого кота.
    }
ca-far =
    { $count ->
        [one] Від кота гравця { $name }: { $count } крок.
        [few] Від кота гравця { $name }: { $count } кроки.
       *[other] Від кота гравця { $name }: { $count } кроків.
    }
ca-far-never = Котам сюди не можна.
ca-steps =
    { $count ->
        [one] { $count } крок
        [few] { $count } кроки
       *[other] { $count } кроків
    }
ca-here-own = Тут твій кіт.
ca-here-cat =
    { $count ->
        [one] Тут кіт гравця { $name }: { $count } життя.
        [few] Тут кіт гравця { $name }: { $count } життя.
       *[other] Тут кіт гравця { $name }: { $count } життів.
    }
ca-here-mice =
    { $count ->
        [one] Тут { $count } миша.
        [few] Тут { $count } миші.
       *[other] Тут { $count } мишей.
    }
ca-here-birds =
    { $count ->
        [one] Тут { $count } птах.
        [few] Тут { $count } птахи.
       *[other] Тут { $count } птахів.
    }
ca-here-car = Тут стоїть машина.
ca-here-curiosity = Хто тут зупиниться, бере картку цікавості.
ca-here-stop = Тут спиняється машина, коли картка посилає її на цю вулицю.
ca-kind-road = Вулиця: найшвидший шлях довкола і єдиний до крамниць. Стережися машини!
ca-kind-wall = Мур: ним ходять коти, миші й птахи.
ca-kind-home_garden = Сад: кого господар, повернувшись, застане в чужому саду, того спіймано.
ca-kind-shop_garden = Слід біля крамниці: хто тут зупиниться, бере смаколик.
ca-kind-mouse_hole = Звідси виходять миші й сюди можуть повертатися.
ca-kind-bird_house = Звідси вилітають птахи й сюди можуть повертатися.
ca-kind-car_park = Звідси виїздить машина.
ca-nobodys = У цій грі тут ніхто не живе.
ca-shop-open =
    { $count ->
        [one] Відчинено, є ще { $count }: { $food }.
        [few] Відчинено, є ще { $count }: { $food }.
       *[other] Відчинено, є ще { $count }: { $food }.
    }
ca-shop-closed =
    { $count ->
        [one] Зачинено, є ще { $count }: { $food }.
        [few] Зачинено, є ще { $count }: { $food }.
       *[other] Зачинено, є ще { $count }: { $food }.
    }
ca-on-shelf = { $place }: { $food }
ca-retired-more = Вибув із гри; його комору ще можна грабувати.
ca-asleep = Спить удома з усіма шістьма смаколиками.
ca-curiosity-seen = Уже бачили після перемішування: { $cards }.
ca-gain-wins = Цим кидком ти приходиш додому з усіма шістьма смаколиками: перемога!
ca-gain-attacks = Ти нападаєш: { $name }.
ca-gain-takes = До твоєї комори: { $food }.
ca-gain-steals = Можна вкрасти: { $foods }.
ca-gain-curiosity = Ти береш картку цікавості.
ca-risk-pays =
    { $count ->
        [one] Лишитися після крадіжки коштує { $count } життя.
        [few] Лишитися після крадіжки коштує { $count } життя.
       *[other] Лишитися після крадіжки коштує { $count } життів.
    }
ca-risk-hunters =
    { $count ->
        [one] { $names } може тебе тут дістати.
        [few] { $names } можуть тебе тут дістати.
       *[other] { $names } можуть тебе тут дістати.
    }
ca-risk-owner = { $name }, повернувшись, тебе спіймає.
ca-risk-car = Може проїхати машина.
ca-risk-shuts = Якщо крамниця зачиниться, втратиш життя.
ca-risk-burglar = Зникни до кінця ходу: лишитися коштує життя.
ca-cornered =
    { $count ->
        [one] Так далеко твій кіт не пройде: його заженуть у кут, мінус { $count } життя.
        [few] Так далеко твій кіт не пройде: його заженуть у кут, мінус { $count } життя.
       *[other] Так далеко твій кіт не пройде: його заженуть у кут, мінус { $count } життів.
    }
ca-goal = Мета: шість смаколиків, тоді додому точним кидком.
ca-goal-missing = Мета: шість смаколиків, тоді додому точним кидком. Бракує: { $foods }.
ca-goal-home = Усі шість смаколиків твої: тепер додому точним кидком.
ca-goal-gang = Це мають зробити всі коти твоєї ватаги.
ca-goal-shared = Дім, комора й життя у ватаги спільні.
ca-goal-rounds = Коло { $round } із { $limit }; тоді рахують життя й смаколики.
ca-duel-how = По черзі кладуть картки масті «{ $suit }». Хто більше не має, втрачає життя.
ca-duel-ahead = { $name } попереду: тепер мусить відповісти { $other }.
ca-duel-hand =
    { $count ->
        [one] у руці { $count } картка
        [few] у руці { $count } картки
       *[other] у руці { $count } карток
    }
ca-beyond =
    { $side ->
        [left] Підсвічені поля лівіше: { $count }
        [right] Підсвічені поля правіше: { $count }
        [above] Підсвічені поля вище: { $count }
       *[below] Підсвічені поля нижче: { $count }
    }
ca-atlas = Карта списком
ca-atlas-here = Тут: { $place }
ca-atlas-choose = Можна обрати
ca-atlas-near = Поруч
ca-atlas-cats = Коти
ca-atlas-prey = Миші й птахи
ca-atlas-shops = Крамниці
ca-atlas-home = Дорога додому
ca-atlas-table = На столі

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

analysis-open = Що вирішило цю партію
analysis-curve = Шанси на перемогу
analysis-curve-more = Кожна лінія враховує те, що цей гравець міг тоді знати, тож разом вони не завжди дають 100%.
analysis-progress = Переглянуто хід за ходом: { $percent }%
analysis-at = Шанс на ході { $move }: { $name } — { $percent }%
analysis-seat = Що змінило шанси: гравець
analysis-decisions = рішення
analysis-luck = удача
analysis-moments = Вирішальні моменти
analysis-moment-inaccuracy = Хід { $move }: неточність. Гравець: { $name }; ціна: { $cost }% ± { $error }.
analysis-moment-mistake = Хід { $move }: помилка. Гравець: { $name }; ціна: { $cost }% ± { $error }.
analysis-moment-blunder = Хід { $move }: груба помилка. Гравець: { $name }; ціна: { $cost }% ± { $error }.
analysis-why = Про кращий хід бот каже: «{ $why }»
analysis-start = Початок
analysis-own = Свої ходи
analysis-others = Ходи інших
analysis-further = Погляд далі
analysis-further-more = Погляд далі: те, що стало видно лише згодом, коли боти могли зазирнути далі вперед. Це нічия заслуга і нічия провина.
analysis-end = Кінець
analysis-accuracy = Точність
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
learn-end-well = Гарно зіграно!
learn-end-well-more = Ці позиції прорахував найсильніший бот. Решта — практика.
learn-on = Далі: { $title }
learn-lesson = Урок
learn-more = А потім:
learn-worth = Виміряно в партіях, дограних звідси: цей хід виграє приблизно { $right } з них, найкращий інший — приблизно { $other } (± { $error }).
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
progress-heading = Як я граю
progress-about = Що кажуть аналізи твоїх партій. Точність: 100 – завжди найкращий знайдений хід, 0 – не краще за випадковий. Удача: наскільки роздача, добір і приховані карти змінили твій шанс на перемогу.
progress-none = Жодної з твоїх партій ще не проаналізовано.
progress-make = { $count ->
    [one] Проаналізувати { $count } останню партію
    [few] Проаналізувати { $count } останні партії
    [many] Проаналізувати { $count } останніх партій
   *[other] Проаналізувати { $count } останньої партії
}
progress-going = Партія { $now } з { $all }: { $percent }%
progress-waits = { $seconds ->
    [one] Наступна партія почнеться за { $seconds } секунду: лишається місце для всього іншого.
    [few] Наступна партія почнеться за { $seconds } секунди: лишається місце для всього іншого.
    [many] Наступна партія почнеться за { $seconds } секунд: лишається місце для всього іншого.
   *[other] Наступна партія почнеться за { $seconds } секунди: лишається місце для всього іншого.
}
progress-stop = Зупинити
progress-done = Партії проаналізовано.
progress-measure = Показник
progress-accuracy = Точність
progress-luck = Удача
progress-place = Місце
progress-kind = Партії
progress-kind-plain = без допомоги
progress-kind-helped = зі скасуваннями або підказками
progress-kind-practice = тренування
progress-kind-played_on = розпочаті посередині
progress-plot = { $figure }: { $count ->
    [one] { $count } партія за часом
    [few] { $count } партії за часом
    [many] { $count } партій за часом
   *[other] { $count } партії за часом
}
progress-line = Знаки – окремі партії; лінія – середнє останніх п’яти партій гри. Вертикальні риски показують, наскільки надійне значення.
progress-svg = Зберегти графік (SVG)
progress-csv = Зберегти числа (CSV)
progress-table = Як таблиця
progress-day = День
progress-by-game = За іграми
progress-by-opponent = За суперниками
progress-strong = Сильні сторони
progress-weak = Слабкі сторони
progress-found = знайдено { $found } з { $all }
progress-missed = пропущено { $missed } з { $all }, щоразу { $cost }% шансу на перемогу
progress-example = Показати
progress-example-of = Показати приклад: { $tag }
progress-worst = Мої найдорожчі помилки
progress-worst-one = хід { $move }: { $cost }% (± { $error })
progress-again = Ще раз
progress-again-of = Спробувати ще раз: { $game }, хід { $move }
rulebook-chapters = Розділи
rulebook-glossary = Словничок
rulebook-learn = Навчитися за столом
rulebook-may = Можна.
rulebook-may-not = Не можна.
rulebook-brief = На одній сторінці
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
go-replay = Переглянути партію
go-learn = Навчитися
go-stats = Мої партії
set-notify = Сповіщати про мій хід, коли я не дивлюся
set-notify-denied = Твій браузер не дозволяє сповіщень із цієї сторінки. Це можна змінити в його налаштуваннях.
size-giant = Подвійний
status-paused = Гру призупинено.
status-paused-by = { $name } просить перерву: щонайбільше { $minutes } хв.
seat-clock = Залишилося часу: { $time }
map = Огляд столу
map-lit = Підсвічені поля поза екраном: { $count }
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
other-device-end = Вийти на всіх інших пристроях
other-device-end-how = Якщо посилання потрапило до чужих рук або пристрій загублено: цей браузер залишиться твоїм, а всі інші стануть чужими.
other-device-ended = На всіх інших пристроях виконано вихід.
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
moment-curiosity = Картка цікавості
moment-fight = Бійка!
moment-fight-text = По черзі викладають картки масті, числа не важать. Хто не може відповісти, втрачає життя і йде додому.
moment-fight-over = Бійку вирішено
moment-fight-over-text = Хто не зміг відповісти, втрачає життя і йде додому.
moment-attack = Напад!
moment-attack-text = Спійманий кіт втрачає життя і йде додому; інший може обміняти з ним картку.
moment-life = Втрачено життя
moment-theft = Крадіжка!
moment-six = Показано шість карток
moment-series = Зараховують серію
moment-series-text = Вона приносить таляри, якщо її сума закінчується на 9.
moment-special = Особлива карта
moment-special-GOOD = Останнього кота серії віддають. Хто його отримує, має на 2 таляри більше.
moment-special-BAD = Цілу серію втрачено. Хто її отримує, має на 1 таляр більше за кожну карту.
moment-special-RAS = Бездомний кіт в обмін на останнього кота серії; хто отримує бездомного кота, має на 1 таляр більше.
moment-special-LADY = Усі бездомні коти залишають серії: по 1 таляру за кожного і 1 за Котячу тітоньку.
moment-closed = Коробку закрито
moment-closed-text = У неї стінки з усіх боків, і вона більше не росте.
moment-princess = Кота прогнано
moment-princess-text = Його місце займає Принцеса; кіт повертається до свого гравця.

## Cards seen large
status-telling = Дивись, що відбувається …
about-not-now = Не зараз:
about-tile-after = Раз за хід, після твоєї карти.
about-tile-with = Разом із твоєю картою.
about-cat-box-full = Накриває на столі рівно одну чверть карти.
about-cat-box-roomy = На ній є порожня коробка: вона накриває на столі одну або дві чверті.
about-number-card = Іде до твоєї серії її кольору або на стос. Серія, сума якої закінчується на 9, приносить таляри.
about-deck = Порядку колоди не знає ніхто, але, рахуючи, кожен знає, які карти в ній ще є.
about-box = Тут лежать карти, що не стали талярами. Дивитися можна всім.
about-box-holds = У ній:
about-under = Під нею: { $cards }.
about-series = Серію зараховують, коли в ній 3, 5 або, під Кошенятами, 7 карт. Вона приносить таляри, якщо її сума закінчується на 9 або якщо в ній тричі те саме число.
about-coins = Кожен таляр — одне очко. Наприкінці перемагає той, хто має їх найбільше.
about-dual-card = Рахується як будь-яке з двох своїх чисел, як вигідніше.
about-cat-box-deck = Цей бік верхньої карти бачать усі. Бере її той, чию карту зіграно.
about-cat-box-laid = Рахується лише те, що видно: { $count } із чотирьох чвертей.
about-cat-box-kitten = 1 очко за кожне видиме і ще 1 за кожне в найбільшій групі тому, чия це роль. Кути не з’єднують.
about-cat-box-empty = 1 очко за кожну видиму і 2 за кожну групу рівно з трьох кошенят для чихуахуа. Карта з порожньою коробкою може накрити дві чверті.
about-fits-box = Збільшує коробку: де сходяться два відкриті боки, обидві карти є однією коробкою. Вона торкається карти на столі довгим боком до довгого або коротким до короткого.
about-fits-start = Перші коробки на столі: кожен кладе одну так, щоб торкалася інших.
about-fits-toy = Лягає поперек довгих боків двох карток однієї коробки, як кіт; як картка коробки лише там, де для цього немає місця.
about-fits-princess = Займає місце будь-якого кота в коробці; той повертається до свого гравця. Сама Принцеса не рахується нікому.
about-fits-sleep = Замість добору: твій кіт лягає, як картка коробки. Він не пускає інших і рахується, щойно в його коробці є кіт, що не спить.
about-fits-cat = Лежить на двох картках однієї коробки, одну з них щойно зіграно тобою. Не там, де вже є чужий кіт, хіба що твій теж там.
about-fits-pile = Принцеси розкладено в ній рівномірно. Коли вона скінчиться, грають лише картки з рук.
about-fits-laid-cat = Хто має в коробці найбільше котів, той отримує її очки. Кожен наступний власний кіт там приносить ще 1.
about-fits-laid-cat-only = Хто має в коробці найбільше котів, той отримує її очки.
about-fits-laid-sleep = Не пускає до своєї коробки тих, хто не має там кота. Сам рахується, щойно там є й кіт його власника, що не спить.
about-fits-laid-princess = Не рахується нікому й нікого не відганяє.
about-fits-laid-toy = Її позначки належать коробці під нею.
about-fits-kind = У коробці рахується лише найчисленніший вид іграшок: 1 очко за позначку, навіть під котом. У закритій коробці — удвічі більше.
about-fits-spray = Кожна пляшка з розпилювачем забирає 1 очко, у закритій коробці 2.
about-shop = Хто зупиниться на одному з трьох слідів і ще не має такого, бере один. Зайти можна лише з вулиці; до зачиненої не можна.
about-larder = У коморі по одному кожного смаколика. Хто точним ходом прийде сюди, поки господаря нема, може вкрасти один.
about-mog-pile = Після кожної картки руку поповнюють звідси до шести.
about-curiosity-pile = Хто зупинився на знаку питання, бере верхню картку, виконує її й кладе під стос.
about-die = Після картки кидають кубик, і кіт мусить пройти рівно стільки.
about-car = Їде за годинниковою стрілкою, коли її посилає картка цікавості. Кожен кіт на шляху втрачає життя і йде додому; повз неї не пройти.
about-mog-cat = Пересуває твого кота рівно на стільки полів.
about-mog-mouse = Пересуває одну мишу рівно на стільки полів.
about-mog-bird = Пересуває одного птаха рівно на стільки полів.
about-mog-speedy = Кинь кубик тричі й ходи після кожного кидка; далі звичайний кидок.
about-mog-attack = Стрибни на кота, птаха чи мишу не далі ніж за шість полів: здобич іде до твоєї комори, кіт втрачає життя і йде додому.
about-mog-burglar = Піди до крамниці чи до дому іншого кота не далі ніж за шість полів і візьми один смаколик. Хто ще там наприкінці ходу, втрачає життя.

# Links
lobby-full-watch = Усі місця зайняті. Залишайся тут: щойно гра почнеться, ти її побачиш.
table-watched = Хто має посилання, може дивитися
invite-play-link = Посилання на вільне місце
invite-watch-link = Посилання для глядачів
invite-watch = Хто має це посилання, може дивитися гру. Закритих карт не бачить ніхто.
invite-play-make = Створити посилання на вільне місце
invite-watch-make = Створити посилання для глядачів
link-end-how = Посилання діє, доки ти його не скасуєш.
link-end = Скасувати посилання
link-ended-now = Посилання вже нікуди не веде. Хто дивився завдяки йому, більше нічого не бачить.
link-new = Створити нове
link-dead = Це посилання нікуди не веде
share-game = Поділитися партією
share-game-how = Хто має це посилання, може переглянути партію від першого ходу.
share-game-move = Хто має це посилання, може переглянути партію; вона відкриється на ході { $number }.
share-eyes = Що показувати
share-names = Показувати імена гравців
share-link = Посилання на перегляд
share-send = Надіслати …
share-ends = Усі твої посилання є на сторінці «Мої партії». Там можна скасувати будь-яке з них.
my-links = Мої посилання
my-links-how = Хто має одне з цих посилань, може ним користуватися, доки ти його не скасуєш.
my-links-play = Вільне місце
my-links-watch = Для глядачів
my-links-replay = Перегляд
my-links-from = з ходу { $number }
my-links-nameless = без імен
error-need_link = Це приватний стіл: сюди потрапляють за посиланням. Попроси його в того, хто тут грає.
error-link_unknown = Такого посилання немає. Можливо, загубилася літера: відкрий його ще раз із повідомлення або попроси нове.
error-link_ended = Це посилання скасовано. Попроси нове в того, хто його надіслав.
error-link_full = Усі місця за цим столом зайняті, і дивитися тут не можна. Попроси друзів про інший стіл або відкрий свій.
error-link_started = Гра почалася без тебе, і дивитися за цим столом не можна. Попроси місце в наступній.
error-link_over = Гру завершено, а стіл прибрано. Попроси посилання на перегляд.
error-link_not_to_play = Це посилання для глядачів, а не для гри.
error-link_not_a_replay = Це посилання веде не до перегляду партії.
error-link_other_eyes = Це посилання показує партію іншими очима.
error-too_many_links = У тебе дуже багато посилань. Спершу скасуй деякі на сторінці «Мої партії».

# Coming back
continue = Продовжити
continue-go = Далі
continue-which = Продовжити гру «{ $game }»
continue-yours = Твій хід
continue-all = Усі мої партії
title-waiting = { $count ->
    [one] Твій хід! — Clowder
    [few] Твій хід за { $count } столами! — Clowder
   *[many] Твій хід за { $count } столами! — Clowder
}
with-hints = з підказками
filter-all = усі
filter-game = Гра
filter-opponent = Проти
filter-result = Результат
filter-won = виграні
filter-lost = не виграні
filter-help = Допомога
filter-no-help = без допомоги
filter-none = Таких партій немає.
more-games = Показати ще
my-data = Мої дані
my-data-how = На цьому сервері зберігаються твоє ім’я, твої посилання, твої партії та те, що ти в них робиш і кажеш, і більше нічого.
my-data-here = Твоє ім’я, твої партії та твої ходи в них зберігаються в цьому браузері й більше ніде.
my-data-take = Забрати файлом
my-data-forget = Забути мене тут
my-data-sure = Так, забути все
my-data-warning = Твоє ім’я, посилання й результати зникнуть назавжди, а в незавершених партіях за тебе гратимуть боти. Партії інших залишаться, без твого імені.
my-data-here-warning = Твоє ім’я, результати й усі партії на цьому пристрої зникнуть назавжди, і незавершені теж.
push-on = Сповіщати про мій хід
push-is-on = Цей пристрій сповіщає про твої ходи
error-push_denied = Цей браузер не дозволяє сповіщень. Це можна змінити в його налаштуваннях.
error-push_failed = Тут не вдалося ввімкнути сповіщення. Спробуй пізніше або в іншому браузері.
error-no_push = Цей сервер не може надсилати сповіщень.
error-push_service = На цей браузер не можна надсилати сповіщення.
# The table without a server
anywhere-note = Цей стіл працює у твоєму браузері: правила, боти й збережені партії лежать на цьому пристрої, і ніщо його не покидає.
anywhere-friends = Щоб грати з друзями за посиланням, потрібен сервер. Поруч за одним екраном можна грати й тут.
anywhere-play = Грати на цьому пристрої
anywhere-play-more = Правила й боти є і тут. Те, що ти зараз зіграєш, залишиться на цьому пристрої.
anywhere-keep = Зберегти стіл на цьому пристрої
anywhere-keep-more = Тоді можна грати проти ботів і за одним екраном навіть без мережі. Це займе близько 15 мегабайтів.
anywhere-keeping = Стіл переноситься сюди…
anywhere-kept = Стіл є на цьому пристрої: він працює і без мережі.
anywhere-depth = { $level } думає на цьому пристрої: близько { $count ->
    [one] { $count } продовження
    [few] { $count } продовжень
    [many] { $count } продовжень
   *[other] { $count } продовження
  } для останнього ходу.
error-needs_server = Для цього потрібен сервер, а в цього столу його немає.
error-here_full = На цьому пристрої більше немає місця, щоб зберегти хід.

# Знайомства
title-tables = Відкриті столи: Clowder
tables-go = Знайти стіл
tables-more = Сідай грати з іншими або дивися. Список оновлюється сам.
tables-filters = Що шукаєш?
tables-any = Неважливо
tables-game = Гра
tables-language = Мова за столом
tables-free = Вільні місця
tables-free-at-least = { $count } або більше
tables-clock-live = З годинником
tables-clock-days = Кілька днів
tables-bots = Боти
tables-people-only = Лише люди
tables-count =
    { $count ->
        [0] Жоден стіл не чекає на гравців.
        [one] { $count } стіл чекає на гравців.
        [few] { $count } столи чекають на гравців.
       *[other] { $count } столів чекають на гравців.
    }
tables-none-fit = Зараз такого відкритого столу немає.
tables-show-all = Показати всі столи
tables-open-own = Відкрити стіл для всіх
tables-running = Партії, які можна дивитися
table-back = Назад до столу
table-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[other] { $count } вільних місць
    }
table-as-printed = Грають за друкованими правилами.
table-else-as-printed = Решта за друкованими правилами.
option-own-parts = Власні, від господаря столу
ready = Можна починати
seat-ready = можна починати
lobby-all-ready = Усі готові.
neighbours = Люди за цим столом
neighbours-none = Тут більше нікого немає.
mute = Не чути
mute-more = Не чути: слова цієї людини приховано на цьому пристрої, лише за цим столом.
block = Заблокувати
block-end = Розблокувати
block-more = Заблокувати: ти ніде не чуєш слів цієї людини, а вона не знаходить відкритих тобою столів і не може за них сісти. Їй про це не повідомляють.
my-blocks = Заблоковані люди
report = Поскаржитися
report-why = Що не так?
report-reason-words = Образи або небажані слова
report-reason-name = Образливе ім’я
report-reason-play = Навмисно псує гру
report-reason-other = Щось інше
report-note = Своїми словами, якщо хочеш
report-more = Власник сервера отримає твою скаргу разом з останніми словами за цим столом.
report-send = Надіслати скаргу
report-sent = Дякуємо. Власник сервера її розгляне.
admin-heading = Скарги
admin-token = Ключове слово власника
admin-open = Показати скарги
admin-show-done = Показати розглянуті
admin-by = скаргу подає { $who }, { $date }
admin-words = Останні слова за столом
admin-done = Розглянуто
admin-reopen = Розглянути ще раз
admin-remove-name = Прибрати ім’я
admin-end-sessions = Завершити всі сеанси
admin-did-remove_name = Ім’я { $name } зникло зі столів.
admin-did-end_sessions = Усі сеанси { $name } завершено.
admin-none = Читати нічого.
error-no_admin = Цей сервер не має сторінки власника. У docs/host.md написано, як її ввімкнути.
error-bad_token = Ключове слово неправильне.
error-cannot_sit = За цей стіл сісти не можна. Є інші.
error-said_enough = За цим столом уже багато сказано. Нехай говорить гра.
error-too_many_words = Повільніше, будь ласка: наступне скажи за мить.
error-too_many_blocks = Заблокованих людей уже дуже багато. Спершу розблокуй когось у «Моїх партіях».
error-too_many_reports = На сьогодні досить. Твої скарги отримано.
error-nobody_there = Там більше ніхто не сидить.
# Сповіщення, відпустка, запрошення
notices = Сповіщення й відпустка
notices-how = Коли тебе немає, ми скажемо про твій хід, про запрошення, про кінець партії і про те, що хтось зіграв твій виклик: по одному разу й ніколи, поки ти дивишся на стіл.
mail-address = Електронна пошта, якщо хочеш
mail-leave = Надсилати сповіщення туди
mail-asked = Лист на { $address } вже в дорозі. Відкрий посилання в ньому; до того нічого іншого не прийде.
mail-is-on = Сповіщення приходять і на { $address }.
mail-remove = Прибрати адресу
mail-title = Сповіщення поштою · Clowder
mail-confirm-done = Дякуємо. Відтепер сповіщення про твої партії приходитимуть і на цю адресу.
mail-off-done = Готово. Листів більше не буде, а адресу тут видалено.
vacation = Відпустка
vacation-how = Твій годинник стоїть за столами, де на хід дають дні, і сповіщень немає. Інші це бачать і можуть грати далі.
vacation-left = { $count ->
    [one] Із 30 днів на рік лишився { $count } день.
    [few] Із 30 днів на рік лишилося { $count } дні.
   *[many] Із 30 днів на рік лишилося { $count } днів.
}
vacation-long = На скільки
vacation-until-back = Доки не повернуся
vacation-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}
vacation-on = Піти у відпустку
vacation-is-on = Ти у відпустці, щонайдовше до { $date }
vacation-off = Я тут
seat-vacation = відпустка до { $date }
invitations = Тебе запрошують
invitation-by = { $name } тримає для тебе місце.
invitation-accept = Сісти
invitation-decline = Ні, дякую
challenges-played = Твій виклик прийнято
challenge-news = { $count ->
    [one] Твою партію вже зіграла { $count } людина.
    [few] Твою партію вже зіграли { $count } людини.
    [many] Твою партію вже зіграли { $count } людей.
   *[other] Твою партію вже зіграли { $count } людини.
}
challenge-look = Результат
challenge-fine = Добре, дякую
companions = Запросити когось зі спільних партій
companion-invite = Запросити
companion-invite-who = Запросити: { $name }
companion-invited = запрошення надіслано
companion-declined = відмова
somebody = Хтось
error-no_mail = Цей сервер не надсилає пошти.
error-bad_mail_address = Це не схоже на електронну адресу.
error-too_many_mails = Сьогодні просили забагато листів. Спробуй завтра.
error-mail_key = Це посилання вже використано або воно застаре. Вкажи адресу ще раз.
error-no_vacation_left = Дні відпустки на цей рік вичерпано.
error-no_companion = Запросити можна лише тих, із ким зіграно партію до кінця.
error-sits_already = Ця людина вже сидить за столом.
error-not_invited = Цього запрошення вже немає.
error-invitation_declined = Від запрошення вже відмовилися.
error-too_many_invitations = Поки що запрошень досить. Спробуй пізніше.
# Ігри цього пристрою переходять до облікового запису; стіл як застосунок
bring-note = { $count ->
    [one] { $count } завершена гра є лише на цьому пристрої.
    [few] { $count } завершені гри є лише на цьому пристрої.
   *[many] { $count } завершених ігор є лише на цьому пристрої.
  } Їх може мати й твій обліковий запис: сервер перевіряє кожну, як будь-який запис гри.
bring-take = Перенести до мого облікового запису
bring-busy = Переносимо…
bring-done = { $count ->
    [one] { $count } гра тепер у твоєму обліковому записі.
    [few] { $count } гри тепер у твоєму обліковому записі.
   *[many] { $count } ігор тепер у твоєму обліковому записі.
  }
install-take = Встановити стіл на цей пристрій як застосунок
install-no = Ні, дякую
install-more = Він відкривається, як будь-який застосунок, і працює без мережі.
error-record_not_here = Сюди можна перенести лише ігри, зіграні на пристрої без сервера.
## Суддя за справжнім столом і власні позиції

referee-title = Суддя – Clowder
referee-heading = Аркуш підрахунку
referee-link = Суддя за справжнім столом
referee-more = Граєте справжніми картами? Покладіть телефон посередині: він рахує за правилами й до кожного очка називає правило.
referee-pad = Підрахувати партію
referee-may = Чи можна так?
referee-kept = Аркуші на цьому пристрої
referee-all = Усі аркуші
referee-forget = Викинути
referee-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
  }
referee-how-many = Гравці
referee-name = Ім’я гравця { $number }
referee-table = Стіл наприкінці
referee-take-away = Забрати
referee-by-card = Карта за картою
referee-card = Карта
referee-card-how = Обери кошеня й торкнися чвертей карти. Потім торкнися столу там, де лежить її ліва верхня чверть.
referee-turn = Повернути карту
referee-box-how = Обери, що видно в коробці, і торкнися її місця. На клавіатурі те саме робить літера.
referee-cell = { $place }: { $what }
referee-empty-place = нічого
referee-quick = Ввести текстом
referee-quick-how = Рядок за рядком: K чорний, P рожевий, V фіолетовий, B синій, Y жовтий, E порожня коробка, - нічого
referee-who-was = Хто ким був
referee-chihuahua = Чихуахуа
referee-tiles = Невикористані жетони
referee-special = Спеціальні правила з жетонами
referee-add = Що дає таляри
referee-for-whom = Хто отримує
referee-what = Що це було
referee-from = від кого:
referee-strays = Прихищені бездомні коти
referee-two-numbers = Два числа
referee-series = Серія
referee-left = Лишилося наприкінці
referee-series-how = Торкайся чисел у порядку викладання. Торкнися карти, щоб забрати її.
referee-write = Записати
referee-would-bring = { $count ->
    [0] Не дає нічого
    [one] Дає { $count } очко
    [few] Дає { $count } очки
   *[other] Дає { $count } очок
  }
referee-written = Записано
referee-drop = Викреслити рядок { $number }
referee-correct = Виправити рядок { $number }
referee-correcting = Рядок { $number } знову вгорі: зміни його й запиши ще раз.
referee-leave = Лишити рядок { $number }, як був
referee-wrote = Рядок { $number }: { $what }.
referee-struck = Рядок { $number } викреслено.
referee-nothing-yet = Поки нічого
referee-complete-threes = Повні трійки, що лишилися наприкінці, теж зараховують
referee-lives-and-foods = Життя та смаколики
referee-retired = Вибуває з гри
referee-retired-order = Хто вибув першим (торкнися: пізніше)
referee-retired-later = { $place }. { $who }: хай буде після інших
referee-lives = Життя
referee-lives-at-start = Життів на початку
referee-home-first = Як закінчилася партія
referee-time-up = Скінчився час
referee-tool = Що класти
referee-tool-card = Картка
referee-tool-cat = Кіт
referee-tool-sleep = Сплячий кіт
referee-tool-toy = Спеціальна іграшка
referee-tool-turn = Повернути
referee-tool-gone = Забрати
referee-whose = Чий кіт
referee-how-card = Склади картку так, як її надруковано, і торкнися клітинки, де вона лежить.
referee-how-cat = Торкнися лівої з двох карток, на яких він лежить.
referee-how-sleep = Торкнися клітинки, де він спить.
referee-how-princess = Торкнися кота, чиє місце вона зайняла.
referee-how-toy = Торкнися лівої з двох карток, упоперек яких вона лежить.
referee-how-turn = Торкнися картки, щоб повернути її.
referee-how-gone = Торкнися того, що забираєш: спершу того, що зверху.
referee-rules = Видання та правила
referee-tied-kinds = Якщо найчисленніших видів іграшок кілька, рахуються всі
referee-share = Скопіювати посилання
referee-new = Новий аркуш
referee-copied = Посилання скопійовано. У ньому є все, що було введено.
referee-too-long = Це забагато для посилання.
referee-keeps = Цей пристрій зберігає аркуш.
referee-unkept = Цей браузер не може зберегти аркуш. Скопіюй посилання, щоб мати його згодом.
position-title = Позиція – Clowder
position-heading = Позиція: { $game }
position-side = Розставити й запитати
position-impossible = Такої позиції не може бути:
position-turn = Хід: { $who }. Торкайся столу, як у грі: чого не можна, буде пояснено.
position-is-over = Цю партію закінчено.
position-may = Чи можна так?
position-may-how = Обери хід або запиши його так, як у записах партій.
position-ask = Запитати
position-do-it = Зробити
position-legal = Так, це дозволено.
position-over = Нічого вже не зробити: цю партію закінчено.
position-bot = Хай ходить бот
position-deal = Роздати заново
position-save = Зберегти у файл
position-open = Відкрити файл
position-unreadable = Цю позицію не вдалося прочитати.
position-fields = Текстом, поле за полем
position-fields-how = Назви — з файлів позицій. Що неможливо, скаже рушій правил.
position-no-json = Це не читається: бракує дужки, коми або лапок.
position-set = Розставити
position-json = Як текст (JSON)
position-paste = Встав сюди позицію
position-stuck = Хід: { $who }, але ходити нічим: у грі ні в кого не буває так мало карт. З картами можна йти далі.
position-puzzle = Як задача
position-puzzle-make = Зробити з цього задачу
position-puzzle-alone = Задачу можна зробити лише там, де є сервер: найсильніший бот має довго дивитися на позицію.
position-puzzle-going = Порівнюємо ходи: { $percent }%
position-puzzle-clear = Один хід явно найкращий: { $best }. Кожен інший гірший щонайменше на { $cost }% шансу на перемогу (± { $error }).
position-puzzle-alike = Це не задача: два ходи майже однаково добрі. Ось вони: { $best }; { $second }. Різниця становить { $cost }% шансу на перемогу (± { $error }), а має бути, без сумніву, щонайменше { $needed }%.
position-puzzle-places = Це не задача: той самий хід майже однаково добрий у двох місцях: { $best }. Різниця становить { $cost }% шансу на перемогу (± { $error }), а має бути, без сумніву, щонайменше { $needed }%.
position-puzzle-unsure = Це не задача: певності немає. У порівнянні найкращий хід: { $best }; але найсильніший бот обрав би інший: { $other }.
position-puzzle-few = { $count ->
    [one] Це не задача: є лише { $count } хід. Потрібно щонайменше { $needed }, щоб випадок рідко знаходив правильний.
    [few] Це не задача: є лише { $count } ходи. Потрібно щонайменше { $needed }, щоб випадок рідко знаходив правильний.
    [many] Це не задача: є лише { $count } ходів. Потрібно щонайменше { $needed }, щоб випадок рідко знаходив правильний.
   *[other] Це не задача: є лише { $count } ходу. Потрібно щонайменше { $needed }, щоб випадок рідко знаходив правильний.
}
position-puzzle-kept = Вона збережена в тебе, серед задач. Хто має посилання, бачить те, що відомо на місці, чий хід, а не відповідь.
position-puzzle-link = Скопіювати посилання
position-puzzle-solve = Розв’язати
setup-open = Розкласти вручну
setup-heading = Розкласти: { $game }
setup-done = До столу
setup-cancel = Скасувати
setup-how = Торкнися фігури, а потім місця для неї, або перетягни її туди. Торкнися того, що вже лежить, щоб повернути, пересунути чи забрати.
setup-table = Стіл
setup-common = Колоди й решта
setup-box = { $game }: з чого розкладати
setup-kind = Що саме
setup-search = Пошук
setup-none-left = Нічого з цього не лишилося.
setup-taken-up = Узято в руку
setup-let-go = Відпустити
setup-turn-turn = Повернути (R)
setup-turn-over = Перегорнути (F)
setup-put-here = Сюди
setup-put-on-top = Зверху
setup-put-in = Покласти сюди: { $where }
setup-of = { $who }: { $what }
setup-possible = Така позиція можлива.
setup-see-below = Помилкове місце позначено.
setup-clear = Прибрати зі столу
setup-fill = Решту в колоду
setup-empty = Спорожнити колоду
setup-whose-turn = Чий хід
setup-place-hand = Рука
setup-place-deck = Колода, верхня перша
setup-place-removed = Вилучені не дивлячись
setup-place-identity = Особистість
setup-place-tiles = Невикористані жетони
setup-place-reserved = Відкладена карта
setup-place-series = Серія: { $mark }
setup-place-pile = Стос { $mark }
setup-place-drawn = Узяті або добрані, ще не використані
setup-place-box = Коробка
setup-place-larder = Комора
setup-place-discards = Скид, остання зверху
setup-place-mog = Котячі картки, верхня перша
setup-place-curiosity = Картки цікавості, верхня перша
setup-kind-card = Карти
setup-kind-identity = Особистості
setup-kind-tile = Жетони
setup-kind-box = Картки коробок
setup-kind-toy = Спеціальні іграшки
setup-kind-start = Стартові коробки
setup-kind-princess = Принцеса
setup-kind-cat = Коти
setup-kind-sleep = Сплячі коти
setup-kind-blue = Сині
setup-kind-yellow = Жовті
setup-kind-red = Червоні
setup-kind-green = Зелені
setup-kind-extra = Особливі
setup-kind-car = Машина
setup-kind-prey = Миші й птахи
setup-kind-food = Смаколики
setup-kind-mog = Котячі картки
setup-kind-curiosity = Картки цікавості
setup-control-phase = Крок
setup-control-phase-play = зіграти картку
setup-control-phase-tile = використати жетон
setup-control-phase-choose = добрати або покласти сплячого кота
setup-control-phase-cat = покласти кота
setup-control-coins = Котячі таляри
setup-control-taken = Карта в руці
setup-control-taken-false = добрана з колоди
setup-control-taken-true = узята зі стосу
setup-control-lives = Життя
setup-control-closed = Зачинені крамниці
setup-control-round = Раунд
fault-other = Тут щось не так: { $where }.
fault-E_PAD_TABLE = { $why ->
    [empty] На столі ще нічого немає.
    [wide] Стіл ширший, ніж можуть скласти 48 карт.
   *[other] Запис { $number } не читається: { $given }.
  }
fault-E_PAD_IDENTITY = { $why ->
    [missing] Яка роль у гравця { $who }?
    [twice] { $who } не може мати ту саму роль, що хтось інший.
   *[other] Кожному потрібна роль.
  }
fault-E_PAD_TILES = { $why ->
    [basic] В основній грі немає жетонів.
   *[other] У кожного щонайбільше п’ять невикористаних жетонів.
  }
fault-E_PAD_SHEET = { $why ->
    [giver] Подарунок надходить від іншого гравця.
    [strays] Бездомних котів у гравця щонайбільше { $most }.
    [cards] Які це були карти?
    [one] Добрий пес забирає рівно одну карту.
   *[other] Цей рядок не читається.
  }
fault-E_PAD_SIZE = Цю серію не можна зарахувати: потрібно три карти без бездомного кота й Кошенят, п’ять карт або сім під Кошенятами.
fault-E_PAD_FACE = На карті щонайбільше { $most } з такого: { $kinds }.
fault-E_PAD_CARDS = Карт більше, ніж може бути: щонайбільше { $most }.
fault-E_PAD_RUNNING = Цю партію ще не закінчено.
fault-E_POSITION = Це не позиція.
fault-E_POSITION_FIELD = Цього поля немає або його вміст неможливий: { $where }.
fault-hand = { $who }: такої руки бути не може. Щоб грати далі, кожному потрібна хоча б одна картка.
fault-E_POSITION_RNG = Генератор випадкових чисел не може бути таким.
fault-E_POSITION_CARD = Такої карти немає або вона вже деінде: { $where }.
fault-E_POSITION_TABLE = Карти на столі не читаються або лежать надто далеко одна від одної.
fault-E_POSITION_SEAT = Там ніхто не сидить: { $where }.
fault-E_POSITION_HAND = Таких рук не може бути: забагато карт або жодної, хоча в колоді ще є.
fault-E_POSITION_TILE = Таких жетонів немає або їх немає в цій грі.
fault-E_POSITION_SCRATCHER = Кожна дряпка лежить на окремій коробці й лише за спеціальними правилами.
fault-E_POSITION_IDENTITY = Кожному потрібна власна роль.
fault-E_POSITION_PHASE = Гра не може бути на цьому кроці: немає що вирішувати або спершу йде інше.
fault-E_POSITION_REFILL = Місце для поповнення не є порожнім місцем у руці.
fault-E_POSITION_COUNT = Стільки їх немає: { $where }.
fault-E_POSITION_SERIES = Такої серії не може бути: { $where }. У ній один колір і щонайбільше один бездомний кіт, але не перший, а повну серію зараховують.
fault-E_POSITION_PILE = Цей стос не може бути таким: { $where }.
fault-E_POSITION_COINS = Стільки талярів ніхто не може мати: { $where }.
fault-E_POSITION_LEDGER = Цей рядок рахунку не читається: { $where }.
fault-E_POSITION_PRINCESS = Стільки Принцес немає.
fault-E_POSITION_ISLANDS = Картки лежать у надто багатьох окремих групах.
fault-E_POSITION_EXTENT = Картки лежать надто далеко одна від одної.
fault-E_POSITION_CELL = Ця клітинка поза столом або зайнята: { $where }.
fault-E_POSITION_TWICE = Ця карта є двічі: { $where }.
fault-E_POSITION_LYING = Упоперек двох карток лежать лише коти, Принцеса та спеціальні іграшки: { $where }.
fault-E_POSITION_PAIR = Упоперек цих двох клітинок нічого не може лежати: { $where }.
fault-E_POSITION_SUPPLY = У гравця більше ніж п’ять котів або запас не відповідає столу.
fault-E_POSITION_HANDS = Ці руки не читаються або в них те, чого бути не може: { $where }.
fault-E_POSITION_DRAWN = Картки не могли взяти саме так.
fault-E_POSITION_PACKETS = Пачки разом не складають колоди добору.
fault-E_POSITION_CHASED = Взяті, наявні в руках і зіграні Принцеси не сходяться.
fault-E_POSITION_KNOWN = Те, що відомо про руку, їй суперечить.
fault-E_POSITION_PLAYED = Останньої зіграної картки немає на столі.
fault-E_POSITION_ENDING = Завершальна фаза не може бути такою.

## Власні карти та поля

parts-title = Мої карти та поля – Clowder
parts-heading = Мої карти та поля
parts-link = Мої карти та поля
parts-more = Маєш друковану гру? Введи її карти або поле й грай онлайн саме ними. Почни з наших, з порожнього або з файлу.
parts-new = Щось нове
parts-which = Що саме
parts-of = { $game }: { $part }
parts-begin-house = Почати з нашого
parts-begin-empty = Почати з порожнього
parts-import = Відкрити файл
parts-none = У тебе ще немає нічого власного.
parts-nameless = Без назви
parts-draft = лише в цьому браузері
parts-name = Назва
parts-save = Зберегти
parts-saved = Збережено. Столи пропонують це у «Мої: …».
parts-unsaved = Браузер зберіг твої останні зміни. «Зберегти» залишить їх за тобою — для столів та інших пристроїв.
parts-unkept = Цей браузер не може зберігати чернетки. Натисни «Зберегти», перш ніж піти.
parts-told-apart = Тим часом це змінили або видалили в іншій вкладці чи на іншому пристрої. Те, що ти бачиш тут, тепер зберігається окремо; нічого не втрачено.
parts-told-followed = Це змінили в іншій вкладці, і ти бачиш нинішній стан. Скасування поверне те, що було тут.
parts-checking = Питаємо правила …
parts-sound = Помилок немає: цим можна грати.
parts-faults = { $count ->
        [one] { $count } помилка
        [few] { $count } помилки
       *[many] { $count } помилок
    }
parts-faulty = має помилку
parts-overview = Огляд
parts-edit = Редагувати
parts-print = Друкувати
parts-add = Додати
parts-duplicate = Подвоїти
parts-duplicate-many = Ще { $count } таких
parts-remove = Прибрати
parts-search = Пошук
parts-cards = Карти
parts-number-cards = Числові карти
parts-counts = Скільки
parts-here = тут
parts-house = у нас
parts-export = Як файл { $kind }
parts-share = Поділитися посиланням
parts-share-off = Закрити посилання
parts-share-link = Хто має це посилання, може дивитися і зберегти копію
parts-delete = Видалити
parts-delete-sure = Справді видалити
parts-by = від { $name }
parts-take = Зберегти копію
parts-mine = Мої: { $part }
parts-of-house = Наші
parts-of-whom = { $name }, від { $who }
parts-look = Подивитися
parts-front = Лицьовий бік
parts-back = Зворот
parts-brush = Що з’явиться там, де торкнетеся
parts-quadrant = { $side }, місце { $number }: { $what }
parts-mirrored = (віддзеркалення)
parts-mirror = Віддзеркалити лицьовий бік
parts-copies = Кількість
parts-copies-each = Кількість кожної
parts-copies-colour = Кількість кожного кольору
parts-fewer = { $what }: на одну менше
parts-another = { $what }: на одну більше
parts-numbers = Числа
parts-colours = Кольори
parts-walls-how = Торкнися сторони карти, щоб поставити або прибрати стінку.
parts-wall-north = Стінка вгорі
parts-wall-east = Стінка праворуч
parts-wall-south = Стінка внизу
parts-wall-west = Стінка ліворуч
parts-put-in = Покласти
parts-take-out = Вийняти
parts-without = { $what }: вийняти
parts-with-walls = { $count ->
        [0] Коробки без стінок
        [one] Коробки з { $count } стінкою
        [few] Коробки з { $count } стінками
       *[many] Коробки з { $count } стінками
    }
parts-card-title = Заголовок
parts-card-text = Текст
parts-effect = Що відбувається
parts-effect-what = З ким або з чим
parts-map = Мапа
parts-tool = Дотик
parts-tool-choose = обирає місце; потягни, щоб пересунути
parts-tool-pen = малює мури: місце і шлях до нього
parts-pen-how = Торкнися там, де починається мур, потім там, де лежать його місця; дотик до наявного місця веде шлях до нього. Торкнися останнього ще раз, щоб почати деінде.
parts-tool-ways = до двох місць робить або прибирає шлях
parts-tool-spaces = додає місце сюди: { $what }
parts-kind = Вид
parts-curious = Місце цікавості
parts-ways = Шляхи
parts-lair = Лігво й місце на мурі: { $animal }
parts-doorstep = Поріг: { $home }
parts-car-route = Шлях машини
parts-kind-wall = Мур
parts-kind-road = Дорога
parts-kind-shop_garden = Садок крамниці
parts-kind-home = Дім
parts-kind-home_garden = Садок
parts-kind-mouse_hole = Мишача нора
parts-kind-bird_house = Шпаківня
parts-kind-car_park = Стоянка
parts-try-heading = Спробуй
parts-try-more = Швидкі комп’ютерні гравці зіграють { $games } партій із цим і стільки ж із нашими; тоді побачиш, чим вони різняться. Це триває від кількох секунд до хвилини.
parts-try-seats = Гравців
parts-try-cards = Зіграти { $games } партій цими картами
parts-try-board = Зіграти { $games } партій на цьому полі
parts-try-stop = Зупинити
parts-try-progress = Граємо: { $percent }%
parts-try-done = Партії зіграно.
parts-try-result = Як це грається
parts-try-figures = Цифри
parts-try-old = Відтоді щось змінено. Це стосується того, як було раніше.
parts-try-unsound = Спершу не має бути помилок.
parts-try-all = Показати всі { $count }
parts-try-fewer = Показати менше
error-part_unknown = Цього тут уже немає, або ним не діляться.
error-unknown_part = У цій грі такого немає.
error-too_many_parts = Більше зберігати не можна. Спершу щось видали.
error-part_too_large = Це більше за будь-яку частину гри.
error-part_unlike = Цей файл не схожий на жодну частину наших ігор.
error-trial_running = Для тебе або інших тут ще грають партії. Спробуй, будь ласка, трохи згодом.
error-puzzle_unknown = Цієї задачі тут уже немає.
error-puzzle_outdated = Цю задачу зроблено за старішими правилами, її вже не можна розв’язати.
error-puzzle_running = Для тебе або інших тут ще розглядають позицію. Спробуй, будь ласка, трохи згодом.
error-too_many_puzzles = Більше задач зберігати не можна. Спершу якусь видали.
error-part_unreadable = Цей файл — ні TOML, ні JSON.
error-part_changed = Це змінили на іншому пристрої.
## Партія дня, виклики, гра далі з будь-якого ходу

daily-title = Партія дня
daily-short = Для кожної гри один початок, однаковий для всіх. Рахується твоя перша спроба.
daily-go = Сьогоднішні партії
daily-more = Щодня для кожної гри один початок, однаковий для всіх, проти тих самих ботів. Рахується твоя перша спроба, без підказок; потім можна тренуватися. Твоє ім’я та результат бачать ті, хто вже зіграв цю партію.
daily-here = Щодня для кожної гри один початок, однаковий для всіх, проти тих самих ботів. Рахується твоя перша спроба, без підказок; потім можна тренуватися. Тут твій результат залишається на цьому пристрої: щоб порівняти його з іншими, потрібен сервер.
daily-next = Наступні з’являться о { $time }.
deal-bots = { $count ->
    [one] Ти проти { $count } бота ({ $level }).
    [few] Ти проти { $count } ботів ({ $level }).
    [many] Ти проти { $count } ботів ({ $level }).
   *[other] Ти проти { $count } бота ({ $level }).
}
deal-tries = { $count ->
    [0] Тут її ще ніхто не дограв.
    [one] Тут її зіграла { $count } людина.
    [few] Тут її зіграли { $count } людини.
    [many] Тут її зіграли { $count } людей.
   *[other] Тут її зіграли { $count } людини.
}
deal-play = Грати
deal-go-on = Продовжити спробу
deal-practise = Грати для тренування
deal-gone = Твою спробу відкладено незавершеною: довго ніхто не ходив. Тепер ти граєш для тренування.
deal-results = Результати
deal-of-day = { $game }, партія за { $day }
deal-of = { $game }: виклик ({ $name })
deal-of-somebody = { $game }: виклик
deal-beat = Треба перевершити: { $result }.
deal-beat-better = Тобі вдалося його перевершити!
deal-beat-equal = Точно такий самий результат.
deal-beat-worse = Цього разу не вийшло його перевершити.
deal-beat-mine = Перевершити треба твій результат: { $result }.
deal-beat-so-far = Кращих спроб поки: { $count } з { $all }.
deal-yours = Твоя спроба: { $result }.
deal-place = Твоє місце тут: { $place } із { $count }.
deal-share-place = Місце { $place } із { $count } на цьому сервері
deal-first = Що вийшло в інших, ти побачиш після власної спроби.
deal-here = Твій результат залишається на цьому пристрої. Що вийшло в інших, знає лише сервер.
deal-over = Її день минув: спроби більше не рахуються.
deal-my-replay = Переглянути свою партію
deal-best-replay = Переглянути найкращу партію
deal-share = Скопіювати результат
deal-spread = Як закінчилися спроби
deal-line = Місце { $rank }: { $points }
deal-line-tries =
    { $count ->
        [one] { $count } спроба
        [few] { $count } спроби
       *[other] { $count } спроб
    }
deal-best = Найкращі
deal-you = (ти)
deal-nameless = Гість
deal-mark-challenge = Виклик
deal-mark-practice = Для тренування
deal-known = Цей початок не таємниця: інші теж його грають або вже зіграли. Про випадковість за цим столом нічого не обіцяно.
play-on = Грати далі звідси
play-on-how = Новий стіл починається з перших ходів цієї партії, їх { $count }: той самий початок, закриті карти такі, як були. Далі все може піти інакше.
play-on-seat = Твоє місце
play-on-friends = Залишити місця інших людей вільними для них
play-on-go = Підготувати стіл
begin-bots = Проти ботів
begin-how = Партія починається з цієї позиції, за її правилами. Ти знаєш кожну карту в ній, і про це дізнаються всі за столом.
begin-seat-turn = Місце { $number }, чий зараз хід
begin-anew = Роздати закриті карти заново, щоб ніхто їх не знав
beginning-known = Ця партія починається з підготовленої позиції. Автор ({ $who }) знає кожну карту в ній.
beginning-known-somebody = Ця партія починається з підготовленої позиції. Її автор знає кожну карту в ній.
beginning-anew = Ця партія починається з підготовленої позиції (автор: { $who }). Закриті карти роздано заново: їх ніхто не знає.
beginning-anew-somebody = Ця партія починається з підготовленої позиції. Закриті карти роздано заново: їх ніхто не знає.
beginning-replay = Ця партія починається посеред іншої, з іншими закритими картами. Сидячи на цьому місці ({ $who }), ніхто не помітив би різниці.
beginning-look = Подивитися на позицію
beginning-title = Як починається партія
play-on-cards = Закриті карти
play-on-same = такі, як були
play-on-other = інші, яких із твого місця не можна було б відрізнити від справжніх
play-on-other-how = А якби карти були інші? Новий стіл починається звідти, де партія зараз на екрані. Те, що тоді було відомо з твого місця, лишається; усе закрите роздається заново.
error-invalid_position = Такої позиції не може бути.
error-position_over = У цій позиції партію вже закінчено.
error-position_seats = У цій позиції інша кількість місць.
challenge = Кинути виклик із цією партією
challenge-how = Хто відкриє посилання, зіграє той самий початок на твоєму місці проти ботів. Перевершити треба твій результат, а ми скажемо, коли хтось зіграє.
challenge-link = Посилання на виклик
mistakes-open = Вчитися на помилках
mistakes-title = Кращі ходи
mistakes-seat = Чиї рішення
mistakes-none = Тут нічого шукати: жоден хід не був гірший настільки, щоб аналіз міг це розрізнити.
mistakes-number = Рішення { $now } із { $all }
mistakes-task = Хід { $move }, зіграно: «{ $played }».
mistakes-task-of = Хід { $move } гравця { $name }: «{ $played }».
mistakes-find = Знайди кращий.
mistakes-better = Кращий хід: { $move }
mistakes-better-here = Кращий хід видно на дошці.
mistakes-cost = Це коштувало { $cost }% (± { $error }) шансу на перемогу.
mistakes-points = Очки, коли черга дійде знову: { $best } (± { $bestError }) з кращим ходом, { $played } (± { $playedError }) із зіграним.
mistakes-right = Це не гірше за найкращий знайдений хід.
mistakes-played = Це хід із партії.
mistakes-other = Це гірше за найкращий знайдений хід на { $cost }% (± { $error }).
mistakes-unknown = Цього ходу аналіз не розглядав: він не серед тих, що здавалися добрими.
mistakes-show = Показати кращий хід
mistakes-show-played = Показати зіграний хід
mistakes-back = Назад до перегляду
mistakes-wait = Спершу аналізуємо партію: { $percent }%
mistakes-board = На дошці
practice-title = Попрацювати над помилками
practice-of = Партія: { $day }
practice-any-game = Усі ігри
practice-any-tag = Усі теми
practice-found = Знайдено досі: { $found } із { $all }
practice-firsts = Цього разу з першого ходу: { $first } із { $all }
practice-end = Це були всі.
practice-again = Ще раз спочатку
practice-back = Мої партії
practice-none = Поки що нема над чим працювати.
practice-none-more = Щойно якусь із твоїх партій буде проаналізовано, тут чекатимуть рішення, що коштували тобі найбільше. Спершу проаналізуй партію: кнопка — на сторінці твоїх партій.
practice-analyse = Проаналізувати мої партії
practice-theme = Вправлятися
practice-theme-of = Вправлятися: { $tag }
puzzles-title = Задачі
puzzles-short = Позиції зі справжніх партій, у яких один хід явно найкращий.
puzzles-go = Розв’язувати задачі
puzzles-more = Позиції з партій, які зіграли боти. Один хід явно найкращий: найсильніший бот знайшов його двічі, а всі інші коштують кілька відсотків шансу на перемогу. Ти бачиш те, що знали на цьому місці, і більше нічого. Враховується твій перший хід.
puzzles-of = { $game }: задачі
puzzles-solve = Розв’язати
puzzles-others = Усі ігри
puzzles-none = У цій грі такої задачі немає.
puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачі
    [many] { $count } задач
   *[other] { $count } задачі
}
puzzles-done = Спроб: { $over }, знайдено першим ходом: { $first }
puzzles-streak = Поспіль першим ходом: { $now } (найдовша серія: { $longest })
puzzle-number = Задача { $now } з { $all }
puzzle-task = Твоя черга. Знайди найкращий хід.
puzzle-hardness = Складність
puzzle-any-stars = Легкі й важкі
puzzle-stars = Складність { $stars } з 4
puzzle-theme = Тема
puzzle-any-tag = Усе
puzzle-about = Про що ця задача?
puzzle-show = Показати хід
puzzle-next = Наступна задача
puzzle-bots = Як часто його знаходять боти:
puzzle-right = Правильно!
puzzle-other = { $move }: це коштує близько { $cost }% шансу на перемогу. Найбільше від цього виграє { $name }.
puzzle-best = Найкращий хід: { $move }
puzzle-margin = Другий за силою хід гірший на { $cost }% (± { $error }).
puzzle-fails = { $move }: коштує близько { $cost }%, найбільше отримує { $name }
puzzle-elsewhere = Те саме в іншому місці: коштує щонайменше { $cost }%, найбільше отримує { $name }
puzzle-shared = Задача для тебе
puzzle-copied = Посилання скопійовано. Відповіді воно не видає.
puzzles-mine = Твої власні задачі
puzzle-tag-borrow = карта з чужої руки
puzzle-tag-box = картка коробки
puzzle-tag-cat = кіт у коробку
puzzle-tag-cat-lady = Котяча тітонька
puzzle-tag-close = закрити коробку
puzzle-tag-cover = накрити чуже
puzzle-tag-deck = узяти з колоди
puzzle-tag-discard = скинути
puzzle-tag-dog = пес
puzzle-tag-fight = напад
puzzle-tag-gift = обміняти бездомного кота
puzzle-tag-home = удома
puzzle-tag-hunt = полювання
puzzle-tag-join = з’єднати групи
puzzle-tag-keep = збирати далі
puzzle-tag-kittens = Кошенята
puzzle-tag-mouse = іграшкова мишка
puzzle-tag-overtake = обігнати
puzzle-tag-pile = узяти зі стосу
puzzle-tag-princess = Принцеса
puzzle-tag-quiet = тихий хід
puzzle-tag-rival = стримати суперника
puzzle-tag-score = зарахувати серію
puzzle-tag-scratcher = дряпка
puzzle-tag-shop = крамниця
puzzle-tag-sleep = сплячий кіт
puzzle-tag-spoil = забрати очки в інших
puzzle-tag-swap = обмін картками
puzzle-tag-theft = крадіжка
puzzle-tag-toys = іграшки
puzzle-tag-trespasser = вторгнення
puzzle-tag-way-home = дорога додому
puzzle-tag-win = виграшний хід
error-no_such_deal = Такої партії немає.
error-try_first = Спершу зіграй її до кінця.
error-no_tries = Її ще ніхто не дограв.
error-deal_from_middle = Партія, що почалася з середини, не може бути викликом.
error-undo_counts = У спробі, яка рахується, не можна повернути хід, після якого щось стало видно.
error-hint_counts = У спробі, яка рахується, немає підказок.
error-analysis_first = Спершу подивися, що вирішило цю партію.
error-no_such_ply = У цій партії немає такого ходу.
