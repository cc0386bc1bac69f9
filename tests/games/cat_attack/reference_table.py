"""What lies on the table in a game of Cat Attack: dictionaries and lists, and questions about them."""

from collections import Counter
from typing import Any

from tests.games.cat_attack.reference_board import FOOD_OF, FOODS, LAIR, SHOPS, Board


class GameOver(Exception):
    """Somebody has won, or the rounds are over: whatever was under way stops (CA-R33)."""


class Chance:
    """What die and piles gave during one move of the engine, taken from what it told."""

    def __init__(self, events: list[Any], after: dict[str, Any]) -> None:
        told = [(event.kind, {**event.public, **(event.private or {})}) for event in events]
        self.throws = [facts["die"] for kind, facts in told if kind == "threw"]
        self.drawn = [(facts["seat"], list(facts["cards"])) for kind, facts in told if kind == "drew"]
        self.curious = [facts["card"] for kind, facts in told if kind == "curiosity"]
        self.shuffles = sum(kind == "reshuffled" for kind, _ in told)
        self.mog_pile: list[str] = after["mog_pile"]
        self.curiosity_pile: list[str] = after["curiosity_pile"]

    def is_used_up(self) -> bool:
        return not (self.throws or self.drawn or self.curious or self.shuffles)


def setup(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """All that the rules fix at the beginning; the rest (cards, who starts) is chance."""
    shared = options["gangs"] == "shared"
    units = options["gang_count"] if shared else seats
    prey = seats - (options["claws_out"] != "off")  # CA-CLAWS-1, CA-R41
    food = seats - (options["claws_out"] == "prey_and_shops")  # CA-CLAWS-2
    return {
        "cats": [options["homes"][seat % units] for seat in range(seats)],  # CA-SETUP-2
        "lives": [options["lives"]] * units,  # CA-SETUP-3, CA-GANG-4
        "larders": [[]] * units,
        "mice": ["MH"] * prey,  # CA-SETUP-4
        "birds": ["BH"] * prey,  # CA-SETUP-5
        "stock": [food] * len(SHOPS),  # CA-SETUP-6 to -9
        "car": "CP",  # CA-SETUP-10
        "closed": [],  # CA-SETUP-11
        "discards": [],
        "knowledge": [],
        "safe": [],
        "retired": [],
        "penalties": {},
        "round": 1,
        "die": 0,
    }


class Table:
    def __init__(self, start: dict[str, Any], board: Board, curiosity: dict[str, tuple[str, Any]]) -> None:
        """Continue from a position before a card; `setup` says what it must be when a game begins."""
        self.board, self.curiosity = board, curiosity
        self.seats: int = start["seats"]
        self.options: dict[str, Any] = start["options"]
        self.gangs: str = self.options["gangs"]
        self.gang_count: int = self.options["gang_count"] if self.gangs != "off" else self.seats
        self.homes: list[str] = self.options["homes"]  # of units
        self.chance: Chance | None = None
        self.cats: list[str | None] = list(start["cats"])
        self.lives: list[int] = list(start["lives"])
        self.larders = [set(larder) for larder in start["larders"]]
        self.animals: dict[str, list[str]] = {"mouse": list(start["mice"]), "bird": list(start["birds"])}
        self.stock: dict[str, int] = dict(zip(SHOPS, start["stock"], strict=True))
        self.car: str = start["car"]
        self.closed: set[str] = set(start["closed"])
        self.hands = [Counter(hand) for hand in start["hands"]]
        self.pile: list[str] = list(start["mog_pile"])
        self.pile_is_known = True
        self.discards: Counter[str] = Counter(start["discards"])
        self.curiosity_pile: list[str] = list(start["curiosity_pile"])
        self.sure: dict[tuple[int, int], Counter[str]] = {}
        self.first: int = start["first"]
        self.active: int = start["active"]
        self.round: int = start["round"]
        self.die = 0
        self.safe: set[int] = set(start["safe"])
        self.retired = [self.homes.index(home) for home in start["retired"]]  # units, the first one first
        self.penalties: dict[str, int] = {}
        self.dropped = False
        self.over = "running"
        self.winner = -1

    # -- who is who -----------------------------------------------------------------------------------------------

    def gang(self, seat: int) -> int:
        """CA-R43: seat s belongs to gang s mod the number of gangs; without gangs everybody is alone."""
        return seat % self.gang_count

    def unit(self, seat: int) -> int:
        """CA-R45: who shares lives, larder and Home."""
        return self.gang(seat) if self.gangs == "shared" else seat

    def members(self, unit: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.unit(seat) == unit]

    def gang_of(self, unit: int) -> int:
        return self.gang(self.members(unit)[0])

    def are_mates(self, one: int, other: int) -> bool:
        return self.gang(one) == self.gang(other)

    def home(self, seat: int) -> str:
        return self.homes[self.unit(seat)]

    def larder(self, seat: int) -> set[str]:
        return self.larders[self.unit(seat)]

    def in_game(self, unit: int) -> bool:
        return self.lives[unit] > 0

    def others_from(self, seat: int) -> list[int]:
        """The other seats, from the left of this one."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    # -- who is where ---------------------------------------------------------------------------------------------

    def cats_on(self, space: str) -> list[int]:
        return [seat for seat in range(self.seats) if self.cats[seat] == space]

    def animal_on(self, space: str) -> str | None:
        return next((animal for animal in ("mouse", "bird") if space in self.animals[animal]), None)

    def is_on_property(self, seat: int, unit: int) -> bool:
        """A retired cat's house is nobody's property any more (CA-R33)."""
        return self.in_game(unit) and self.cats[seat] in self.board.property[self.homes[unit]]

    def is_away(self, seat: int) -> bool:
        return not self.is_on_property(seat, self.unit(seat))

    def unit_is_away(self, unit: int) -> bool:
        """CA-R45: a gang is away only if none of its cats is on the property."""
        return not any(self.is_on_property(seat, unit) for seat in self.members(unit))

    def can_be_attacked(self, victim: int, by: int) -> bool:
        """CA-ATT-5, CA-LEAP-4, CA-R43: not in its own Home, not of one's own gang."""
        return victim != by and not self.are_mates(victim, by) and self.cats[victim] != self.home(victim)

    def is_mates_home(self, space: str, seat: int) -> bool:
        """CA-R43: a mate's Home may not be entered, unless the mate has retired; one's own is another matter."""
        if space not in self.homes or space == self.home(seat):
            return False
        unit = self.homes.index(space)
        return self.in_game(unit) and self.gang_of(unit) == self.gang(seat)

    # -- what can be taken ----------------------------------------------------------------------------------------

    def loot(self, raider: int, unit: int) -> list[str]:
        """CA-RAID-3, CA-RAID-5: kinds of that larder which the raider lacks and the owner is not shopping for."""
        barred = set()
        for seat in self.members(unit):
            shop = self.board.shop_at.get(self.cats[seat] or "")
            if shop:
                barred.add(FOOD_OF[shop])
        return [food for food in FOODS if food in self.larders[unit] - self.larder(raider) - barred]

    def may_rob(self, raider: int, unit: int) -> bool:
        """Another's larder: of another gang, or a retired one's (CA-R43), never a safe cat's (CA-R44)."""
        if unit == self.unit(raider) or not self.options["raiding"]:
            return False
        if not self.in_game(unit):
            return True
        return self.gang_of(unit) != self.gang(raider) and not self.safe & set(self.members(unit))

    # -- hands and piles ------------------------------------------------------------------------------------------

    def discard(self, seat: int, card: str) -> None:
        """Open to all: who was sure of such a card in this hand is sure of one less."""
        self.hands[seat] -= Counter([card])
        self.discards[card] += 1
        for viewer in range(self.seats):
            if (viewer, seat) in self.sure:
                self.sure[viewer, seat] -= Counter([card])

    def discard_hand(self, seat: int) -> None:
        for card in list(self.hands[seat].elements()):
            self.discard(seat, card)

    def refill(self, seat: int) -> None:
        """CA-CARD-8: up to six cards; CA-R38: shuffle the discards as soon as a card is missing."""
        missing = 6 - self.hands[seat].total()
        if missing <= 0:
            return
        assert self.chance
        who, cards = self.chance.drawn.pop(0)
        assert (who, len(cards)) == (seat, missing)
        told = Counter(cards)
        for _ in range(missing):
            if not self.pile:
                self.chance.shuffles -= 1
                self.pile = list(self.discards.elements())
                self.discards = Counter()
                self.pile_is_known = False
            card = self.pile[0] if self.pile_is_known else next(card for card in told if told[card])
            assert told[card]
            told[card] -= 1
            self.pile.remove(card)
            self.hands[seat][card] += 1

    def draw_curiosity(self) -> str:
        """CA-CUR-2: the card goes under the pile at once; CA-R30: the Shuffle card shuffles all others, draw again."""
        assert self.chance
        card = self.curiosity_pile.pop(0)
        assert card == self.chance.curious.pop(0)
        self.curiosity_pile.append(card)
        if self.curiosity[card][0] != "shuffle":
            return card
        before, drawn = sorted(self.curiosity_pile), len(self.chance.curious)
        now = self.chance.curiosity_pile
        self.curiosity_pile = now[-drawn:] + now[:-drawn]
        assert sorted(self.curiosity_pile) == before
        assert self.curiosity_pile[-1] == card
        return self.draw_curiosity()

    def learn_pile(self) -> None:
        """After the engine's move: the order of a pile that was shuffled in it."""
        assert self.chance
        if not self.pile_is_known:
            assert sorted(self.pile) == sorted(self.chance.mog_pile)
            self.pile = list(self.chance.mog_pile)
            self.pile_is_known = True

    def escape(self, unit: int, animal: str) -> None:
        """CA-PREY-13."""
        self.larders[unit].remove(animal)
        self.animals[animal].append(LAIR[animal])
