# Wann eine Regel gilt: Vermerke der Regelhefte. $option ist der Name einer Einstellung, $values ihre Werte in Anführungszeichen.

only-on = nur wenn „{ $option }“ eingeschaltet ist
only-off = nur wenn „{ $option }“ ausgeschaltet ist
only-value = nur wenn „{ $option }“ auf { $values } steht
only-range = nur wenn „{ $option }“ auf { $low } bis { $high } steht
only-quoted = „{ $value }“
only-or = { $first } oder { $last }
