# When a clause holds: marks of the rulebooks. $option is the name of a setting of a table, $values its quoted values.

only-on = only if “{ $option }” is on
only-off = only if “{ $option }” is off
only-value = only if “{ $option }” is { $values }
only-range = only if “{ $option }” is { $low } to { $high }
only-quoted = “{ $value }”
only-or = { $first } or { $last }
