# Що каже командний рядок. Назви команд, налаштувань та ігор лишаються такими, як їх набирають.

app-help = Стіл для чотирьох настільних ігор про котів: грати, переглядати, досліджувати. Без команди відкриває стіл.
version-help = Показати версію і чи рушій скомпільовано.

game-help = Гра, як її називає «clowder games».
option-help = Налаштування гри, наприклад rules=special. Можна повторювати; значення може бути JSON або @ФАЙЛ зі складниками гри.
seats-help = Скільки місць; чотири, де гра дозволяє.
seed-help = Ціле число, що визначає всю випадковість; якщо не вказано, обирається навмання.
json-help = Вивести JSON для програм.
record-help = Партія, збережена через «clowder play --save», або з --line файл рядків JSON.

game-not-here = гра { $game } відома, але тут не встановлена
option-form = налаштування пишуть як назва=значення, а не { $given }
part-not-json = { $file } не вдалося прочитати як JSON: { $reason }
option-twice = налаштування { $name } вказано двічі
option-file = { $file } — це файл; щоб прочитати його, напиши { $name }=@{ $file }
seed-form = зерно — це ціле число, а не { $given }
record-not-json = { $file } не вдалося прочитати як партію: { $reason }
record-stops = партію можна переглянути лише до ходу { $ply }: { $reason }
record-holds = З партією все гаразд: { $plies ->
    [one] { $plies } хід
    [few] { $plies } ходи
    [many] { $plies } ходів
   *[other] { $plies } ходу
}, { $finished ->
    [yes] до кінця гри
   *[other] гру не закінчено
}.
nobody = ніхто
place = { $rank }. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}

games-help = Показати ігри, їхні місця та налаштування.
games-line = { $id }: { $title }, гравців від { $low } до { $high }
games-option = {"  "}--option { $name }=...  { $values } (типово { $default })

verify-help = Перевірити, чи збережена партія відтворюється до кінця, а для партії з мережевого столу — ще й чи чесною була випадковість.
replay-help = Показати збережену партію хід за ходом.
ply-help = Зупинитися після стількох ходів.
line-help = Яка партія з файлу рядків JSON; 1 — перша.
line-range = рядка { $line } немає; рядків у файлі: { $lines }
line-needed = у файлі { $file } по одній партії в рядку (усього { $lines }); вибери одну через --line
seat-help = Показати те, що бачило це місце (1 — перше); якщо не вказано — те, що бачили глядачі.
ply-range = ходу { $ply } немає; у партії їх { $plies }
seat-range = місця { $seat } немає; вкажи від 1 до { $seats }

analyse-help = Розповісти, що вирішило завершену партію: удача, рішення і які ходи були б кращими.
analyse-seat-help = Оцінити ходи лише цього місця (1 — перше); якщо не вказано — усіх.
analyse-seconds-help = Скільки думати; якщо не вказано — 5 секунд на кожне місце.
analyse-simulations-help = Думати стількома симуляціями на рішення, а не за годинником: однакові числа дають однаковий результат.
analyse-keep-help = Зберегти знайдене в цьому файлі й наступного разу продовжити з нього.
analyse-seconds-range = { $given } секунд — це не час на роздуми; вкажи більше 0, найбільше { $most }
analyse-simulations-range = { $given } симуляцій неможливо; вкажи від 1 до { $most }
analyse-unfinished = партію в { $file } не завершено; аналізуються лише завершені партії
analyse-keep-other = у { $file } немає аналізу цієї партії, цих місць і цієї версії
analyse-progress = аналіз
analyse-title = Шанси на перемогу у % і що їх змінило ({ $rounds ->
    [one] { $rounds } коло
    [few] { $rounds } кола
   *[other] { $rounds } кіл
} вибірок)
analyse-name = гравець
analyse-start = початок
analyse-own = свої ходи
analyse-others = інші
analyse-further = погляд далі
analyse-luck = удача
analyse-result = кінець
analyse-accuracy = точність
analyse-moments = Що вирішило партію:
analyse-faults = Інші ходи, які не були найкращими:
analyse-hidden = Чого ніхто не міг знати:

rules-help = Вивести правила гри, усі або один пункт.
clause-help = Номер пункту, його початок, як-от CB-PLACE, або слова для пошуку.
clause-unknown = у правилах { $game } нічого немає для { $clause }
lang-help = Мова: en, de, hu, it або uk; якщо не вказано — мова термінала.
lang-unknown = мови { $language } немає; доступні { $languages }
edition-help = Скорочення для --option edition=..., якщо гра має видання.
rules-missing = для { $game } тут немає текстів правил

usage-no-option = параметра { $option } немає; --help показує, які є
usage-missing = бракує { $name }; --help показує, що потрібно
usage-no-value = параметр { $option } потребує значення
usage-bad-value = { $kind ->
    [number] { $name } має бути числом
    [most] { $name } може бути щонайбільше { $bound }
    [least] { $name } має бути щонайменше { $bound }
   *[other] значення { $name } не підходить
}
usage-no-command = команди { $command } немає; clowder --help перелічує всі
usage-extra = забагато слів: { $words }
usage-no-subcommand = скажи, що робити: --help перелічує команди

help-usage = Як викликати:
help-arguments = Аргументи:
help-options = Параметри:
help-commands = Команди:
help-help = Показати цю довідку.
help-default = {"["}типово:
help-required = {"["}обов’язково]
game-unknown = гри { $game } немає; є { $games }
options-refused = ці налаштування не годяться: { $faults }
option-wrong = гра не має такого налаштування чи значення: { $name }
parts-refused = цей файл складників не годиться: { $faults }
record-refused = цю партію не вдалося прочитати: { $reason }
file-reason = { $file }: { $reason }
reason-no-file = такого файлу немає
reason-no-parent = теки { $folder } немає
reason-denied = немає доступу
reason-is-folder = це тека
reason-no-folder = на місці теки лежить файл
reason-exists = щось із такою назвою вже є
reason-read-only = сюди неможливо записати
reason-disk-full = диск заповнено
reason-long-name = назва задовга
reason-address-taken = цю адресу вже зайнято
reason-address-foreign = цей комп’ютер не має такої адреси
reason-refused = там ніхто не відповідає
reason-no-host = комп’ютера з такою назвою немає
reason-other = система повідомляє: «{ $said }»
unread-at = рядок { $line }, стовпець { $column }
unread-end = наприкінці чогось бракує
unread-bytes = байт { $place } — не UTF-8
unread-deep = надто глибоке вкладення
unread-number = містить число з тисяч цифр

play-help = Грати в терміналі проти ботів або поруч із друзями.
you-help = Твоє місце; 1 — перше.
hot-seat-help = На всіх місцях люди, екран спільний.
watch-help = Лише дивитися: на всіх місцях боти.
level-help = Наскільки добре грають боти: random, kitten, house-cat, alley-cat, panther або tiger.
level-unknown = рівня { $level } немає; доступні { $levels }
yes-help = Ходи не треба підтверджувати.
save-help = Наприкінці записати партію в цей файл.
play-which = Яка гра ({ $games })? Enter — { $first }:
play-no-game = назви гру: { $games }
play-welcome = { $title }. Введи хід або «help».
play-edition = { $option }: { $value }. Інше можна вибрати параметром --option.
play-move = { $name }: { $move }
play-hand-over = Передай екран ({ $name }) і натисни Enter.
play-prompt = { $name }>
play-confirm = Твій вибір: { $move }. Enter — підтвердити, «undo» — скасувати:
play-undone = Скасовано: { $move }.
play-nothing-to-undo = Немає непідтвердженого вибору, який можна скасувати.
play-moves = { $count ->
    [0] Жоден дозволений хід так не починається.
    [one] { $count } дозволений хід:
    [few] { $count } дозволені ходи:
    [many] { $count } дозволених ходів:
   *[other] { $count } дозволеного ходу:
}
play-hint = { $move } — непоганий хід. { $reason }
play-legal = { $move } зараз дозволено.
play-saved = Записано у { $file }.
play-left = Гру залишено після { $plies ->
    [one] { $plies } ходу
    [few] { $plies } ходів
    [many] { $plies } ходів
   *[other] { $plies } ходу
}.
play-help-text =
    Введи хід так, як він записаний у списку, або одне з цих слів:
    moves          усі дозволені ходи; «moves play 1» — ті, що так починаються
    #3             третій дозволений хід цього списку
    why ХІД        чому хід не дозволено, з правилом
    show           стіл ще раз
    random         хай обере випадок
    hint           добрий хід і чому він добрий
    undo           скасувати вибір до підтвердження
    save ФАЙЛ      записати партію
    quit           вийти

simulate-help = Зіграти багато партій між рівними гравцями й показати дані про місця, тривалість, очки, вибори та складники гри.
games-count-help = Скільки партій.
games-count-range = треба зіграти хоча б одну партію, а не { $given }
simulate-progress = Триває гра
arena-stopped = Зупинено. Та сама команда продовжить із { $file }.
simulate-title = { $game }, місць { $seats }, на кожному { $player }, зерно { $seed }
simulate-length = Партій: { $games }, у середньому { $mean } рішень (від { $low } до { $high })
simulate-seat = { $name }: у середньому { $mean } очка (від { $low } до { $high }), { $wins }% перемог (від { $wins_low } до { $wins_high })
simulate-choices = Вибір на рішення: у середньому { $mean }, половина — до { $median }, дев’ять із десяти — до { $ninety }, щонайбільше { $high }
simulate-course = Переможець попереду на { $margin } очка; лідер змінюється { $leads } раза за партію
simulate-watched = Лідерство, ходи, події та рядки підрахунку полічено в { $watched } з цих партій: у першій тисячі, далі в кожній тридцять другій.
simulate-moves = Ходів за партію: { $counted }
simulate-events = Подій за партію: { $counted }
simulate-clauses = Рядків з очками за партію: { $counted }
simulate-report = Звіт у файлі { $file }
simulate-records = Записи у файлі { $file }
simulate-records-help = Записати кожну партію: у файл (.jsonl, по рядку JSON на партію) або в теку, багатьма файлами вже під час гри.
simulate-format-help = Як записувати партії в теку: jsonl або parquet (потрібен додаток lab).
simulate-keep-help = Зберігати підраховане в цьому файлі; перерваний запуск продовжиться звідти, зокрема з більшою кількістю партій.
simulate-keep-folder = Записи запуску, що зберігається, йдуть у теку: дайте --records назву без розширення.
simulate-bot-help = Хто грає на кожному місці: рівень, бот або файл:Клас із --code.
jobs-help = Скільки процесів; 0 — усі ядра, крім одного. Результати від цього не залежать.
engine-help = local або ray для кластера Ray.
code-help = Файл Python із власним ботом, названим файл:Клас.
report-help = Записати HTML-звіт у цей файл.
open-help = Відкрити HTML-звіт у браузері.

arena-help = Дати ботам зіграти між собою на дзеркальних роздачах і показати перемоги з 95-відсотковими інтервалами.
arena-seats-help = Скільки місць; якщо не вказано, стільки, скільки ботів.
arena-seed-help = Ціле число, що визначає всю випадковість.
arena-bots-help = Гравці через кому: рівні, боти з налаштуваннями (greedy/samples=8) або файл:Клас. Останній займає решту місць.
keep-help = Зберігати партії в цьому файлі рядками JSON; перерваний запуск продовжиться звідти.
clock-help = Рівні дотримуються свого часу; такі партії не можна точно повторити.
csv-help = Вивести таблицю як CSV.
arena-no-bots = назви хоча б одного бота
arena-too-many = ботів { $bots }, а місць лише { $seats }
arena-title = { $game }: партій { $games }, місць { $seats }, зерно { $seed }
arena-player = гравець
arena-wins = перемоги на місце
arena-interval = 95%
arena-share = відносно своєї частки
arena-rank = середнє місце
arena-score = середні очки
arena-rating = рейтинг

bench-help = Виміряти рушій за часом процесора, скомпільований та інтерпретований.
seconds-help = Секунд процесора на показник і повторення.
repeat-help = Повторення; показано медіани з найменшим і найбільшим значенням.
write-help = Записати таблицю в docs/performance.md.
bench-range = --seconds має бути більше 0, а --repeat — щонайменше 1
bench-no-page = { $file } тут немає; запусти в теці проєкту
bench-progress = Триває вимірювання
bench-setting = гра, місця, налаштування
bench-figure = показник
bench-compiled = скомпільовано
bench-plain = інтерпретовано
bench-ratio = у скільки разів швидше
bench-name = { $game }, { $seats }, { $options }
bench-playouts = випадкові партії
bench-decisions = рішення лічбою та вибором
bench-listed = рішення з повним списком
bench-clones = копія
bench-samples = перероздача прихованих карт
bench-lists = список дозволених ходів

cat-box-columns = стовпець
cat-box-row = рядок { $row }
cat-box-scratcher = Дряпка ({ $name }) на { $cell }: довкола неї нічого не можна накрити.
cat-box-empty-slot = { $place } порожньо
cat-box-own-card = { $place } таємний бік { $secret }, інші бачать { $visible }
cat-box-card = { $place } показує { $visible }
cat-box-reserved = відкладено
cat-box-tiles = жетони: { $tiles }
cat-box-deck = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}, зверху { $top }
cat-box-identity = Твоя роль: { $identity }.
cat-box-counts = Кошенята + найбільша група, порожні коробки, групи з трьох: { $counts }
cat-box-threes = групи з трьох

serve-help = Відкриває стіл через HTTP і WebSocket. Налаштувань не потрібно.
serve-host-help = Адреса, на якій чекати з’єднань; 0.0.0.0 — усі.
serve-port-help = Порт, на якому чекати з’єднань.
serve-database-help = postgresql://… або sqlite:///файл; якщо не вказано — файл у теці даних.
serve-data-help = Тека даних.
serve-workers-help = Скільки процесів сервера; для кількох потрібен PostgreSQL.
serve-public-url-help = Як до нього дістаються, разом із префіксом шляху.
serve-bot-processes-help = Процеси, у яких думають боти.
serve-bot-queue-help = Хай думають процеси «clowder bots»; потрібен PostgreSQL.
serve-trust-proxy-help = Довіряти X-Forwarded-For від проксі попереду.
serve-hosts-help = Інші імена, за якими доступний сервер, через кому; * для будь-яких.
serve-open-metrics-help = Показувати /metrics не лише цьому комп’ютеру.
serve-log-level-help = DEBUG, INFO, WARNING або ERROR; якщо не вказано: INFO, у терміналі WARNING.
serve-forget-days-help = Забувати людей, яких не було стільки днів, з іменами й посиланнями; партії інших залишаються.
serve-admin-token-help = Відкриває сторінку власника сервера /admin зі скаргами гравців тому, хто знає це слово щонайменше з 16 знаків; краще задати його в CLOWDER_ADMIN_TOKEN.
serve-smtp-url-help = Надсилати сповіщення електронною поштою через цей сервер, як smtp://користувач:пароль@хост:587 або smtps://хост; потрібні --mail-from і --public-url. Краще задати як CLOWDER_SMTP_URL, щоб інші не бачили.
serve-mail-from-help = Адреса, з якої приходять листи, наприклад Clowder <koty@example.org>.
serve-open-help = Відкрити стіл у браузері, щойно він готовий.
serve-ready = Clowder тут: { $address } (зупинити: Ctrl+C)
serve-only-here = Його бачить лише цей комп’ютер. Для інших у мережі: clowder serve --host 0.0.0.0
serve-others = Для інших у мережі: { $address }
serve-kept = Партії зберігаються в { $folder }

bots-help = Думати за ботів сервера, запущеного з --bot-queue.
bots-database-help = Адреса postgresql://… сервера.
bots-processes-help = Скільки процесів думають; якщо не вказано — по одному на ядро.
bots-games-help = Додаткові ігри як id=модуль:Клас через кому.
bots-need-postgres = для процесів ботів потрібно --database postgresql://…
bots-need-packages = для процесів ботів потрібно pip install 'psycopg[binary]' procrastinate ({ $module })
bots-ready = Процесів, що думають: { $processes } (зупинити: Ctrl+C)

records-help = Перенести записи завершених партій з одного сховища в інше.
records-export-help = Записати всі завершені партії у файл.
records-import-help = Перевірити партії з файлу й додати ті, яких тут ще немає.
records-file-help = Файл рядків JSON, по партії на рядок.
records-written = Записано партій: { $count }, файл { $file }
records-added = Додано партій: { $new }, уже були тут: { $known }

verify-fair-help = Відхиляти партію, яка не доводить своєї випадковості.
record-fair = Її випадковість доведено. Перед роздачею мало бути показано такий відбиток: { $commitment }.
record-begun = Вона починається з позиції: хто її розставив, знав, що в ній є.
record-deal = Її роздача саме та, яку вона називає. Її можна було знати заздалегідь: про випадковість тут нічого не обіцяно.
record-not-fair = партія несправжня: { $reason }
verify-file-help = Партія, збережена через «clowder play --save», або файл рядків JSON, по партії на рядок.
verify-line-holds = рядок { $line }: усе гаразд, { $plies ->
    [one] { $plies } хід
    [few] { $plies } ходи
    [many] { $plies } ходів
   *[other] { $plies } ходу
}
verify-line-fails = рядок { $line }: перевірку не пройдено: { $reason }
verify-lines-fail = не пройшли перевірку: { $failed } з { $count } партій

rules-why = Чому: { $text }
rules-example = Приклад: { $text }

## The tables of the other games

own-cards = У твоїй руці: { $cards }
csacska-deck = { $count ->
    [one] У колоді лишилася { $count } карта.
    [few] У колоді лишилося { $count } карти.
    [many] У колоді лишилося { $count } карт.
   *[other] У колоді лишилося { $count } карти.
}
csacska-pass = Колода { $number } з { $of }.
csacska-piles = Стоси, верхня карта остання: { $piles }. У коробці: { $box }.
csacska-legend = Позначення: { $signs }.
csacska-seat = { $name }: { $coins ->
    [one] { $coins } таляр
    [few] { $coins } таляри
    [many] { $coins } талярів
   *[other] { $coins } таляра
}; серії: { $series }
attack-round = Коло { $round }
attack-seat = { $name } ({ $home }): кіт тут: { $cat }; життя: { $lives }; комора: { $larder }
attack-shops = Крамниці: { $shops }
attack-closed = зачинено
attack-prey = Миші: { $mice }. Птахи: { $birds }.
attack-car = Машина тут: { $car }.
fits-legend = Лінії — це стінки; на твоїх картках # — стінка, . — відкритий бік, за годинниковою стрілкою згори. <A>: кіт гравця A не спить і лежить на двох клітинках; a: кіт гравця A спить; *: спеціальна іграшка; { $signs }.
fits-box = Коробка з клітинкою { $box } зараз дала б: { $paid }
fits-seat = { $name }: очок { $points }, котів у запасі { $cats }, карток у руці { $cards }
fits-pile = Картки в колоді добору: { $count }

fault-port-taken = Порт { $port } зайнятий; вибери інший за допомогою --port.
fault-cannot-listen = Не вдається слухати на { $address }: { $reason }.
fault-folder = До теки даних { $folder } неможливо записати: { $reason }. Вибери іншу за допомогою --data.
fault-disk-full = Диск заповнено ({ $detail }). Звільни місце або вибери інше за допомогою --data.
fault-read-only = До бази даних неможливо записати: { $detail }.
fault-cannot-open = Файл бази даних не відкривається: { $detail }.
fault-no-database = Бази даних { $file } немає. Вкажи її теку через --data або адресу через --database.
fault-damaged = Це не придатна для читання база даних: { $detail }.
fault-store-failed = База даних недоступна або повідомила про помилку: { $detail }.
fault-database-newer = Базу даних записав новіший Clowder (схема { $schema }). Встанови ту версію.
fault-bad-database-url = Адресу бази даних неможливо прочитати; використай sqlite:///файл або postgresql://…
fault-database-kind = { $kind } не підтримується; використай SQLite або PostgreSQL.
fault-workers-need-postgres = Для кількох процесів потрібна --database postgresql://…; SQLite обслуговує лише один.
fault-bot-queue-needs-postgres = Для --bot-queue потрібна --database postgresql://…; з SQLite думають процеси самого сервера.
fault-served-already = Інший Clowder уже обслуговує { $file }. Зупини його або вибери іншу теку через --data.
fault-bad-log-level = { $level } не є рівнем журналу; можливі { $levels }.
fault-short-admin-token = --admin-token, слово, що відкриває сторінку власника сервера, має містити щонайменше { $letters } знаків.
fault-bad-hosts = { $name } не є іменем для --hosts; напиши лише cats.example.org, без https:// і без порту.
fault-bad-public-url = { $url } не є публічною адресою; пиши її як https://example.org або https://example.org/cats.
fault-bad-mail-server = Для пошти потрібні три речі: --smtp-url як smtp://користувач:пароль@хост:порт або smtps://…, --mail-from з адресою і --public-url.
fault-postgres-missing = PostgreSQL потребує додаткових пакетів: pip install 'psycopg[binary]' procrastinate (бракує { $module }).
fault-bad-line = { $file }, рядок { $line }: це не JSON.
fault-not-genuine = { $file }, рядок { $line }: цей запис партії не прийнято: { $fault }.
records-before = Попередні вже тут.

site-help = Записує весь стіл як теку звичайних файлів: сервер не потрібен, працює за будь-якою адресою.
site-folder-help = Куди: нова або порожня тека, або записана так раніше.
site-no-client = у цій інсталяції немає клієнта для браузера, який можна було б записати; встановіть її знову, маючи Node.js
site-not-empty = у теці { $folder } є інші файли; вкажіть нову або порожню теку
site-done = Стіл у теці { $folder } ({ $megabytes } МБ). Покладіть її на будь-який файловий хостинг або спробуйте: python -m http.server -d { $folder }
parts-help = Власні картки й поля замість наших.
parts-list-help = Показує, що можна замінити: гру й назву частини.
parts-house-help = Друкує вбудований файл, щоб почати з нього свій.
parts-check-help = Каже, що не так із файлом карток чи поля, усе одразу.
parts-try-help = Грає партії з файлом карт або полем поруч із такою ж кількістю з нашими й каже, чим вони різняться.
parts-try-progress = Граємо
parts-try-more = { $count ->
    [one] Ще { $count } частина є у --json.
    [few] Ще { $count } частини є у --json.
   *[many] Ще { $count } частин є у --json.
}
parts-file-help = Частина у форматі TOML або JSON, у тому вигляді, який друкує "clowder parts house".
parts-game-help = До якої гри належить частина; якщо не вказано: до тієї, на чию вона найбільше схожа.
parts-part-help = Яка саме частина, як її називає "clowder parts list".
parts-sound = { $file }: усе гаразд, { $part } для { $game }
parts-faulty = { $count ->
    [one] { $file }: { $count } помилка
    [few] { $file }: { $count } помилки
   *[many] { $file }: { $count } помилок
}
parts-which = вкажіть одну з частин: { $parts }
parts-which-not = вкажіть одну з частин: { $parts }, а не { $given }
parts-unlike = { $file } не схожий на жодну частину жодної гри; --game і --part скажуть, що це: { $parts }

record-bad-object = збережена партія — це об’єкт JSON
record-bad-format = вона має формат { $format }; тут читають формат { $known }
record-bad-field = поля { $field } немає або воно не того типу
record-bad-line = рядок { $line } файлу { $file } — не JSON: може, його обрізано?
record-bad-unknown = у ній є невідоме поле { $field }
record-bad-letter = у ній є половина літери (непарний сурогат)
record-bad-seed = поле seed — це не 32 малі шістнадцяткові цифри
record-bad-position = позиції, з якої вона починається, не може бути: { $keys }
record-bad-game = це партія { $game }, а не { $known }
record-bad-version = її зіграно за версією правил { $version } гри { $game }; тут встановлено версію { $known }, яка може відтворити її інакше
record-bad-parts = її матеріали (карти, поле) не такі, як встановлені тут
record-move-refused = { $move }: { $reason }
record-move-unreadable = { $move }: це не хід, який можна прочитати
flaw-seal = печатка не збігається: щось у записі змінено
flaw-table = ідентифікатор столу не з наших
flaw-players = не для кожного місця вказано гравця з видом, ім’ям і рівнем
flaw-times = не сказано, коли партія почалася й закінчилася
flaw-moves = у «moves» немає по одному рядку на кожен хід
flaw-entry = про хід { $ply } не сказано, коли і хто його зробив
flaw-unwieldy = у ньому є число, довше за 64 біти, або надто глибоко вкладені списки
flaw-extra = сказане в ньому про { $name } неможливо прочитати
flaw-given = незрозуміло, які ходи зроблено до початку столу
flaw-move = хід { $ply }: { $reason }
flaw-seat = хід { $ply } зробило не те місце, яке при ньому вказано
flaw-unfinished = ходи не доводять партію до кінця
flaw-outcome = результат не той, до якого ведуть ходи
flaw-commitment = таємниця не відповідає відбитку, показаному перед роздачею
flaw-source = не сказано, звідки взялася роздача
flaw-day = початкове число не відповідає дню та версії
flaw-secret = таємниці немає або вона не з 64 шістнадцяткових цифр
flaw-contributions = немає ідентифікатора столу або внесків місць
flaw-contribution = один із внесків — не короткий шістнадцятковий текст
flaw-seed = початкове число не випливає з таємниці, столу та внесків
flaw-known-deal = її роздачу можна було знати заздалегідь
flaw-known-beginning = вона починається з позиції, яку хтось міг знати
