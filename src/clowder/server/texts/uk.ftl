# Що месенджери показують про посилання: назва, а під нею рядок.
link-play = { $owner ->
    [none] Запрошуємо до гри «{ $game }»
   *[other] { $owner } запрошує тебе до гри «{ $game }»
}
link-play-more = За столом на тебе чекає вільне місце. Реєстрація не потрібна.
link-watch = { $owner ->
    [none] Подивись, як грають у «{ $game }»
   *[other] { $owner } запрошує подивитися гру «{ $game }»
}
link-watch-more = Дивись, як граються коти.
link-replay = «{ $game }»: партія ще раз
link-replay-more = { $winners ->
    [none] Завершена партія, хід за ходом.
   *[other] На першому місці: { $winners }. Уся партія, хід за ходом.
}
player-bot = Бот
player-guest = Гість { $number }
points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
and-more = і ще { $count }
notice-turn = Твій хід: «{ $game }»
notice-turn-more = Інші чекають на тебе.
notice-over = «{ $game }»: гру завершено
notice-over-more = Подивись, чим усе скінчилося.
notice-invited = Тебе запрошують: «{ $game }»
notice-invited-more = Знайомий зі спільної гри тримає для тебе місце.
mail-confirm = Це твоя адреса?
mail-confirm-more = Хтось, сподіваємося, ти, хоче, щоб сповіщення про партії в Clowder приходили сюди. Відкрий посилання, щоб підтвердити. Якщо це не ти, нічого не роби: листів більше не буде.
mail-off = Більше не надсилати таких листів:
