"""What may be done in Cat Attack: all choices of one decision, as the texts of the notation."""

from itertools import pairwise

from tests.games.cat_attack.reference_board import FOOD_OF, LAIR
from tests.games.cat_attack.reference_table import Table

SUITS = ("cat", "mouse", "bird")


def cat_ends(t: Table, seat: int, count: int) -> list[str]:
    """CA-R6: the end spaces of a cat."""
    start = t.cats[seat]
    assert start
    taken = {space for other, space in enumerate(t.cats) if other != seat and space}
    found = {
        way[-1]
        for way in t.board.cat_walks(start, count)
        if t.car not in way[1:]  # CA-MOVE-6
        and not taken.intersection(way[1:-1])  # CA-MOVE-9
        and not enters_closed_shop(t, way)
    }
    return sorted(space for space in found if may_end(t, seat, space))


def enters_closed_shop(t: Table, way: tuple[str, ...]) -> bool:
    """CA-SHOP-3, CA-R29: from outside onto a paw print of a closed shop."""
    for here, to in pairwise(way):
        shop = t.board.shop_at.get(to)
        if shop in t.closed and t.board.shop_at.get(here) != shop:
            return True
    return False


def may_end(t: Table, seat: int, space: str) -> bool:
    """CA-R6 (a) to (c), CA-R43; CA-R45: mates neither block nor attack each other in the common Home."""
    if t.is_mates_home(space, seat):
        return False
    for other in t.cats_on(space):
        shared = t.unit(other) == t.unit(seat) and space == t.home(seat)
        if other != seat and not shared and not t.can_be_attacked(other, seat):
            return False
    animal = t.animal_on(space)
    return animal is None or animal not in t.larder(seat)  # CA-CAP-3


def animal_ends(t: Table, animal: str, start: str, count: int) -> list[str]:
    """CA-R10: everything may be jumped, the last space must be free, or its own lair."""
    taken = {space for space in t.cats if space} | set(t.animals["mouse"]) | set(t.animals["bird"])
    taken -= {LAIR[animal]}
    return sorted({way[-1] for way in t.board.animal_walks(start, count, animal)} - taken)


def may_leap_to(t: Table, seat: int, space: str) -> bool:
    """CA-R16: 1 to 6 steps away, not the car's space, not in a closed shop; CA-R43: not a mate's Home."""
    if space not in t.board.leaps(t.cats[seat] or "") or space == t.car:
        return False
    return t.board.shop_at.get(space) not in t.closed and not t.is_mates_home(space, seat)


def attack_targets(t: Table, seat: int) -> list[str]:
    """CA-R18."""
    found = [space for victim, space in enumerate(t.cats) if space and t.can_be_attacked(victim, seat)]
    for animal in ("mouse", "bird"):
        if animal not in t.larder(seat):
            found += [space for space in t.animals[animal] if space != LAIR[animal]]
    return sorted({space for space in found if may_leap_to(t, seat, space)})


def burglar_targets(t: Table, seat: int) -> list[str]:
    """CA-R19, as "F2 fish"."""
    found = []
    for space in t.board.leaps(t.cats[seat] or ""):
        if t.cats_on(space) or t.animal_on(space):
            continue
        shop = t.board.shop_at.get(space)
        if shop and t.stock[shop] and FOOD_OF[shop] not in t.larder(seat):
            found.append(f"{space} {FOOD_OF[shop]}")
        if space in t.homes and t.may_rob(seat, t.homes.index(space)):
            found += [f"{space} {food}" for food in t.loot(seat, t.homes.index(space))]
    return found


def can_be_fought(t: Table, rival: int, by: int) -> bool:
    """CA-FIGHT-1, 5.4."""
    space = t.cats[rival]
    return space is not None and t.can_be_attacked(rival, by) and may_leap_to(t, by, space)


def movable(t: Table, animal: str) -> list[str]:
    """Places from which such an animal can be moved with a card: board, lair, retired larders (CA-RET-4, CA-R12)."""
    retired = [t.homes[unit] for unit in t.retired if animal in t.larders[unit]]
    return sorted({*t.animals[animal], *retired})


def animal_moves(t: Table, animal: str, value: int) -> list[str]:
    """CA-R9."""
    head = f"{animal} {value}"
    found = [f"{head} {start} {end}" for start in movable(t, animal) for end in animal_ends(t, animal, start, value)]
    return found or [f"{head} nothing"]


def six_moves(t: Table, seat: int) -> list[str]:
    """CA-SIX-1, -2, CA-R37."""
    found: list[str] = []
    cards = list(t.hands[seat].elements())
    for animal in ("mouse", "bird"):
        if len(cards) != 6 or not all(card.startswith(animal) for card in cards):
            continue
        for unit, home in enumerate(t.homes):
            another = t.in_game(unit) and t.gang_of(unit) != t.gang(seat)
            if another and t.unit_is_away(unit) and animal in t.larders[unit]:
                found += [f"six {animal} {home} {end}" for end in animal_ends(t, animal, home, 6)]
    return found


def card_actions(t: Table, seat: int) -> list[str]:
    """5.2: card_action."""
    found: list[str] = []
    held = sorted(card for card in t.hands[seat] if t.hands[seat][card])
    numbered = [(card[:-1], int(card[-1])) for card in held if card[-1].isdigit()]
    for suit, value in numbered:
        if suit == "cat":
            found += [f"cat {value} {end}" for end in cat_ends(t, seat, value)] or [f"cat {value} cornered"]
        else:
            found += animal_moves(t, suit, value)
    if "speedy" in held:
        found.append("speedy")
    if "attack" in held:
        found += [f"attack {space}" for space in attack_targets(t, seat)] or ["attack nothing"]
    if "burglar" in held:
        found += [f"burglar {target}" for target in burglar_targets(t, seat)] or ["burglar nothing"]
    if t.options["cat_fights"]:
        rivals = [rival for rival in range(t.seats) if can_be_fought(t, rival, seat)]
        found += [f"fight {rival} {suit} {value}" for rival in rivals for suit, value in numbered]
    if t.options["six_cards"]:
        found += six_moves(t, seat)
    return found


def swaps(t: Table, taker: int, victim: int) -> list[str]:
    """CA-R13: one for one, or decline."""
    mine = [card for card in t.hands[taker] if t.hands[taker][card]]
    theirs = [card for card in t.hands[victim] if t.hands[victim][card]]
    return ["keep"] + [f"swap {take} {give}" for take in theirs for give in mine]


def samples(t: Table, seat: int) -> list[str]:
    """free_food: kinds that the larder lacks, whose shop is open and has stock."""
    return [
        f"food {food}"
        for shop, food in FOOD_OF.items()
        if shop not in t.closed and t.stock[shop] and food not in t.larder(seat)
    ]


def larders_to_open(t: Table, seat: int, animal: str) -> list[str]:
    """escape_other: larders of other gangs (CA-R43) that hold it, retired ones too, safe ones not (CA-R44)."""
    return [
        f"larder {home}"
        for unit, home in enumerate(t.homes)
        if animal in t.larders[unit] and t.gang_of(unit) != t.gang(seat) and not t.safe & set(t.members(unit))
    ]
