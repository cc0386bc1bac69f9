# Коли діє правило: позначки в правилах. $option — назва налаштування, $values — його значення в лапках.

only-on = лише якщо ввімкнено «{ $option }»
only-off = лише якщо вимкнено «{ $option }»
only-value = лише з налаштуванням «{ $option }»: { $values }
only-range = лише з налаштуванням «{ $option }»: від { $low } до { $high }
only-quoted = «{ $value }»
only-or = { $first } або { $last }
