# When a clause holds: marks of the rulebooks. $option is the name of a setting of a table, $values its quoted values.

only-on = only if “{ $option }” is on
only-off = only if “{ $option }” is off
only-value = only if “{ $option }” is { $values }
only-range = only if “{ $option }” is { $low } to { $high }
only-quoted = “{ $value }”
only-or = { $first } or { $last }

# What is wrong with a part file, said beside the place. $found is what there is, $wanted what there must be.

part-syntax = The file cannot be read: { $reason }
part-unwieldy = This is more than a part needs: at most { $values } values in all, { $levels } levels of tables and { $letters } letters in one text.
part-table_missing = Here a table with names and values is missing.
part-rows = Here a list of entries is missing.
part-flag = This is either true or false.
part-text = This is a text.
part-count = There must be { $wanted } here; there { $found ->
        [one] is { $found }
       *[other] are { $found }
    }.
part-kind_count = Spaces of kind { $kind }: there must be { $wanted }; there { $found ->
        [one] is { $found }
       *[other] are { $found }
    }.
part-most = At most { $most } are allowed here; there are { $found }.
part-id = The name “{ $given }” does not work: use a new one of letters and digits, { $most } at most.
part-id_twice = This name is used twice.
part-id_word = The notation of moves needs this word; choose another name.
part-unknown = “{ $given }” is not known here. Known: { $allowed }.
part-front = The front shows four pictures, each one of K, P, V, B, Y and E, written like KP/VE.
part-back = The back shows four pictures, each one of K, P, V, B, Y and E, written like KP/VE.
part-back_missing = The back is missing: this deck does not mirror its fronts.
part-unbalanced = The five colours do not appear equally often. You may play it all the same.
part-copies = The number of copies is a whole number from 0 to { $most }.
part-values_many = { $most ->
        [one] Give one number.
       *[other] Give one to { $most } numbers.
    }
part-values_odd = Only 1, 3, 5, 7 and 9 are numbers of this game, not { $value }.
part-twice = A number is named twice.
part-sides = Each of the four sides is a wall (#) or open (.), in the order north, east, south, west.
part-symbols = The symbols are a list of these: { $allowed }.
part-toys = Name one to { $most } different kinds of toys; “spray” is not one of them.
part-cat_symbols = A sleeping cat has no symbols.
part-suit_values = Give different numbers from 1 to 6.
part-ids = Give one number such as K01, or the first and the last such as K01-K03.
part-argument = This effect needs one of: { $allowed }.
part-argument_none = This effect needs nothing further.
part-shuffles = There must be exactly one Shuffle card; there { $found ->
        [one] is { $found }
       *[other] are { $found }
    }.
part-coordinates = The space needs a place on the map: x and y as numbers.
part-board_empty = The board has no spaces.
part-edge_pair = { $edge } is not a pair of spaces.
part-edge_nowhere = { $edge } leads to a space that is not there.
part-edge_twice = { $edge } leads back to itself or is listed twice.
part-order = There must be exactly these, in this order: { $allowed }.
part-route_all = The car's route has every road space once.
part-route_gap = The car cannot get from { $here } to { $there }: they do not touch.
part-car_first = This is the first space of the car's route.
part-road_five = A road has five road spaces.
part-road_row = The spaces of a road follow one another on the car's route.
part-car_stop = The car stops on the middle space of the road.
part-car_start = The car starts in a car park that no path reaches.
part-shop_food = This shop sells { $food }.
part-shop_way = The road is the only way into a shop.
part-garden = Give { $count } different spaces of kind { $kind }.
part-garden_shared = Two gardens share a space.
part-doorstep = A Home touches its doorstep in its own garden and nothing else.
part-garden_wall = A garden leads onto a wall.
part-home_cat = A Home has a cat and a colour.
part-lair = A { $kind } touches its own wall space and nothing else.
part-no_curiosity = There are no Curiosity spaces.
part-curiosity_place = A Curiosity space lies on a road, on a wall or in a garden.
part-no_way = No way leads to this space.
part-homes = Give { $count } different Homes.
part-most_edges = At most { $most } ways may start at one space; here there are { $found }.
part-most_ways = The map is too dense: more than { $most } ways of one to six steps.
part-most_near = More than { $most } spaces lie within five steps.
