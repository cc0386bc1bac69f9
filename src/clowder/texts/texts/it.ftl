# Quando vale una regola: le note dei regolamenti. $option è il nome di un'opzione, $values i suoi valori tra virgolette.

only-on = solo con l’opzione «{ $option }»
only-off = solo senza l’opzione «{ $option }»
only-value = solo se «{ $option }» è { $values }
only-range = solo se «{ $option }» va da { $low } a { $high }
only-quoted = «{ $value }»
only-or = { $first } o { $last }
