# Mikor érvényes egy szabály: a szabálykönyvek jelzései. $option egy beállítás neve, $values az idézőjeles értékei.

only-on = csak ha be van kapcsolva: „{ $option }”
only-off = csak ha ki van kapcsolva: „{ $option }”
only-value = csak ezzel a beállítással: „{ $option }” – { $values }
only-range = csak ezzel a beállítással: „{ $option }” – { $low } és { $high } között
only-quoted = „{ $value }”
only-or = { $first } vagy { $last }
