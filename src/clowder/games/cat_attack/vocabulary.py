"""The words of the game and their numbers: foods, shops, suits, cards, effects, ways to move, ends."""

from typing import Final

FOODS: Final = ("mouse", "bird", "fish", "milk", "tin", "vitamins")
FOOD_COUNT: Final = 6
FULL_LARDER: Final = 63  # all six foods, one bit each
SHOPS: Final = ("fishmonger", "dairy", "corner_shop", "vet")
SHOP_COUNT: Final = 4
FIRST_SHOP_FOOD: Final = 2  # shop k sells food k + 2
HOMES: Final = ("H1", "H2", "H3", "H4", "H5", "H6")
PREY: Final = ("mouse", "bird")
LEAP: Final = 6  # spaces that Cat Attack, Cat Burglar and the start of a fight reach

SUITS: Final = ("cat", "mouse", "bird")
SPECIALS: Final = ("speedy", "attack", "burglar")
NUMBERED: Final = 18  # faces below this have a suit and a number: suit * 6 + number - 1; the rest are special
SPEEDY: Final = 18
ATTACK: Final = 19
BURGLAR: Final = 20
FACES: Final = 21
HAND_SIZE: Final = 6  # cards in a full hand
RAID_PENALTY: Final = 2  # lives it costs to be still there at the end of the turn (CA-RAID-4)

CARD_NAMES: Final = tuple([f"{suit}{value}" for suit in SUITS for value in range(1, 7)] + list(SPECIALS))

EFFECTS: Final = (
    "shop_toggle",
    "shop_close",
    "shop_open",
    "shop_close_all",
    "shop_open_all",
    "car_to",
    "play_mog",
    "throw_die",
    "escape_own",
    "escape_other",
    "gain_life",
    "free_food",
    "lose_life_home",
    "go_home",
    "new_hand",
    "shuffle",
)
SHOP_TOGGLE: Final = 0
SHOP_CLOSE: Final = 1
SHOP_OPEN: Final = 2
SHOP_CLOSE_ALL: Final = 3
SHOP_OPEN_ALL: Final = 4
CAR_TO: Final = 5
PLAY_MOG: Final = 6
THROW_DIE: Final = 7
ESCAPE_OWN: Final = 8
ESCAPE_OTHER: Final = 9
GAIN_LIFE: Final = 10
FREE_FOOD: Final = 11
LOSE_LIFE_HOME: Final = 12
GO_HOME: Final = 13
NEW_HAND: Final = 14
SHUFFLE: Final = 15

# How a cat came to a space: raids and the win ask for it.
BY_CARD: Final = 0
BY_DIE: Final = 1
BY_LEAP: Final = 2
BY_BURGLARY: Final = 3
MOVE_WAYS: Final = ("card", "die", "leap", "burglar")

# Why a game is over.
RUNNING: Final = 0
END_BY_FOOD: Final = 1
END_BY_SURVIVAL: Final = 2
END_BY_ROUNDS: Final = 3
END_BY_SAFETY: Final = 4
END_REASONS: Final = ("running", "food", "survival", "rounds", "safety")

NO_GANGS: Final = 0
FULL_GANGS: Final = 1
SHARED_GANGS: Final = 2
