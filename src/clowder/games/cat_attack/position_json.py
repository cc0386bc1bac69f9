"""The complete position as JSON and back, in the words of the specification's examples (docs/positions)."""

from collections.abc import Mapping
from typing import Any

from clowder.core.arrays import append, i64, vec
from clowder.core.game import Game
from clowder.core.position_reader import FIELD, PositionReader
from clowder.core.types import Json
from clowder.games.cat_attack.effects import begin_turn
from clowder.games.cat_attack.hands import (
    add_card,
    hand_names,
    held_copies,
    known_copies,
    set_known_copies,
)
from clowder.games.cat_attack.knowledge import foods_of, penalties_by_place, prey_spaces
from clowder.games.cat_attack.pending import KIND, MOST, NEXT, PENDING_KINDS, arg, business
from clowder.games.cat_attack.position import Position, car_space, sort
from clowder.games.cat_attack.position_checks import DECISIONS, DEEPEST, can_decide, ranges
from clowder.games.cat_attack.setup import SAFETY_ROUNDS, make_setup
from clowder.games.cat_attack.vocabulary import (
    CARD_NAMES,
    END_REASONS,
    FACES,
    FOODS,
    HAND_SIZE,
    PREY,
    RUNNING,
    SHOP_COUNT,
    SHOPS,
    SHUFFLE,
)

FIELDS = (
    "cats", "lives", "larders", "hands", "mog_pile", "discards", "curiosity_pile", "car", "closed", "stock", "mice",
    "birds", "active", "first", "round", "die", "safe", "retired", "penalties", "knowledge", "pending", "dropped",
    "over", "winner",
)  # fmt: skip
DEFAULT_SEATS = 4
DEFAULT_RNG = [1, 2, 3, 4]  # positions without a generator, as in the lessons, rely on it


def position(p: Position) -> Json:
    """Everything, hidden cards and generator included."""
    setup = p.setup
    board = p.board
    return {
        "game": "cat-attack",
        "seats": int(p.seats),
        "options": setup.options,
        "active": int(p.active),
        "first": int(p.first),
        "round": int(p.round),
        "die": int(p.die),
        "cats": [board.ids[p.cats[seat]] if p.cats[seat] >= 0 else None for seat in range(p.seats)],
        "lives": [int(lives) for lives in p.lives],
        "larders": [foods_of(larder) for larder in p.larder],
        "hands": [hand_names(p, seat) for seat in range(p.seats)],
        "mog_pile": [CARD_NAMES[p.mog_pile[i]] for i in range(len(p.mog_pile) - 1, -1, -1)],
        "discards": [CARD_NAMES[face] for face in p.discards],
        "curiosity_pile": [setup.card_ids[card] for card in p.curiosity_pile],
        "car": board.ids[car_space(p)],
        "closed": [SHOPS[shop] for shop in range(SHOP_COUNT) if (p.closed >> shop) & 1],
        "stock": [int(count) for count in p.stock],
        "mice": prey_spaces(p, 0),
        "birds": prey_spaces(p, 1),
        "safe": [seat for seat in range(p.seats) if (p.safe >> seat) & 1],
        "retired": _retired(p),
        "penalties": penalties_by_place(p),
        "knowledge": _knowledge_rows(p),
        "pending": [pending_text(piece) for piece in p.pending],
        "dropped": p.dropped,
        "over": END_REASONS[p.reason],
        "winner": int(p.winner),
        "rng": list(p.rng.words()),
    }


def _retired(p: Position) -> list[str]:
    """The Homes of the retired units, the first one that left first."""
    units = [unit for unit in range(p.setup.units) if p.exit_order[unit] > 0]
    return [name for _, name in sorted((int(p.exit_order[unit]), p.setup.home_names[unit]) for unit in units)]


def _knowledge_rows(p: Position) -> list[list[Any]]:
    """What seats know of other hands: [seat, owner, card, count]."""
    rows: list[list[Any]] = []
    for watcher in range(p.seats):
        for owner in range(p.seats):
            for face in range(FACES):
                count: int = known_copies(p, watcher, owner, face)
                if count > 0:
                    rows.append([watcher, owner, CARD_NAMES[face], count])
    return rows


def pending_text(piece: i64) -> str:
    """A piece of pending business: its name and four numbers."""
    return " ".join([PENDING_KINDS[piece & KIND]] + [str(arg(piece, number)) for number in range(4)])


class Reader(PositionReader):
    """Sets a blank position up from JSON; what is missing gets its default."""

    def __init__(self, game: Game, given: Mapping[str, Any]) -> None:
        if isinstance(given, Mapping) and given.get("rng") is None:
            given = {**given, "rng": DEFAULT_RNG}
        super().__init__(game, given, FIELDS, DEFAULT_SEATS)
        self.setup = make_setup(self.seats, self.options)

    def fill(self, p: Position) -> None:
        """Raises InvalidPosition with all faults."""
        self._turn(p)
        self._units(p)
        self._cats(p)
        self._safe(p)
        self._shops_and_car(p)
        self._penalties(p)
        self._prey(p)
        self._mog(p)
        self._curiosity(p)
        self._knowledge(p)
        self._end(p)
        self.stop_at_faults()
        self._pending(p)
        self.stop_at_faults()

    def wrong(self, where: str, hint: str) -> None:
        self.fault(FIELD, where, hint)

    def _turn(self, p: Position) -> None:
        seats = int(p.seats)
        p.active = self.whole("active", 0, seats - 1, 0)
        p.first = self.whole("first", 0, seats - 1, int(p.active))
        limit = int(p.setup.round_limit)
        p.round = self.whole("round", 1, limit if limit > 0 else SAFETY_ROUNDS, 1)
        p.die = self.whole("die", 0, 6, 0)

    def _units(self, p: Position) -> None:
        # what is given may be longer than a machine word, so it is compared with an int
        units, most = int(p.setup.units), int(p.setup.lives)
        for unit, lives in enumerate(self.row("lives", units, most)):
            if type(lives) is int and 0 <= lives <= most:
                p.lives[unit] = lives
            else:
                self.wrong(f"lives[{unit}]", f"give 0 to {most}")
        for unit, foods in enumerate(self.row("larders", units, [])):
            names = self.words(foods, FOODS, f"larders[{unit}]")
            for name in names:
                p.larder[unit] |= 1 << FOODS.index(name)
            if len(set(names)) != len(names):
                self.wrong(f"larders[{unit}]", "a larder holds at most one of each kind of food")
        out = [name for unit, name in enumerate(p.setup.home_names) if p.lives[unit] == 0]
        order = self.words(self.given.get("retired", out), tuple(out), "retired")
        if sorted(order) != sorted(out):
            self.wrong("retired", "name every unit without lives once, the first one first")
        for number, name in enumerate(order):
            p.exit_order[p.setup.home_names.index(name)] = number + 1

    def _cats(self, p: Position) -> None:
        board = p.board
        shut = {board.ids[board.lairs[0]], board.ids[board.lairs[1]], board.ids[board.car_park]}
        for seat, name in enumerate(self.row("cats", int(p.seats), "")):
            unit = p.setup.unit[seat]
            if p.lives[unit] == 0:
                p.cats[seat] = -1
                if name not in ("", None):
                    self.wrong(f"cats[{seat}]", "a cat without lives is not on the board")
            elif name == "":
                p.cats[seat] = p.setup.home[unit]
            elif isinstance(name, str) and name in board.index and name not in shut:
                p.cats[seat] = board.index[name]
            else:
                self.wrong(f"cats[{seat}]", "give a space a cat may stand on")

    def _safe(self, p: Position) -> None:
        given = self.given.get("safe", [])
        sleepers: list[Any] = given if isinstance(given, list) else [None]
        for sleeper in sleepers:
            number = sleeper if type(sleeper) is int and 0 <= sleeper < self.seats else -1
            if number >= 0 and p.cats[number] == p.setup.home[p.setup.unit[number]]:
                p.safe |= 1 << number
            else:
                self.wrong("safe", "name seats whose cats sleep at Home")

    def _shops_and_car(self, p: Position) -> None:
        board = p.board
        car = self.given.get("car", board.ids[board.car_park])
        route = [board.ids[space] for space in board.car_route]
        if car in route:
            p.car = route.index(car)
        elif car != board.ids[board.car_park]:
            self.wrong("car", "the car is in its park or on a road space")
        for name in self.words(self.given.get("closed", []), SHOPS, "closed"):
            p.closed |= 1 << SHOPS.index(name)
        total = int(p.setup.shop_tokens)
        for shop in range(4):
            sold = sum(1 for larder in p.larder if (larder >> (shop + 2)) & 1)
            p.stock[shop] = max(0, total - sold)
        stock = self.given.get("stock")
        if isinstance(stock, dict):
            stock = [stock.get(name, int(p.stock[shop])) for shop, name in enumerate(SHOPS)]
        for shop, count in enumerate(stock if isinstance(stock, list) and len(stock) == 4 else [None] * 4):
            if type(count) is int and 0 <= count <= 6:
                p.stock[shop] = count
            elif stock is not None:
                self.wrong("stock", "give four numbers, or a number by shop")
                break

    def _penalties(self, p: Position) -> None:
        penalties = self.given.get("penalties", {})
        places = [*SHOPS, *p.setup.home_names]
        for name, lives in penalties.items() if isinstance(penalties, dict) else [("", 0)]:
            if name in places and type(lives) is int and lives in (1, 2):
                p.penalties |= lives << (2 * places.index(name))
            else:
                self.wrong("penalties", "give 1 or 2 lives by shop or Home")

    def _prey(self, p: Position) -> None:
        board = p.board
        tokens = len(p.prey) // 2
        taken = [board.ids[space] for space in p.cats if space >= 0]
        for kind, name in enumerate(("mice", "birds")):
            lair = board.ids[board.lairs[kind]]
            larders = sum(1 for larder in p.larder if (larder >> kind) & 1)
            shut = {board.ids[home] for home in board.homes} | {board.ids[board.lairs[1 - kind]]}
            shut.add(board.ids[board.car_park])
            places = self.words(self.given.get(name, []), tuple(board.ids), name)
            if len(places) + larders > tokens:
                self.wrong(name, f"there are only {tokens}, larders included")
                continue
            places += [lair] * (tokens - larders - len(places))
            for i, place in enumerate(places):
                if place in shut or (place != lair and place in taken):
                    self.wrong(name, f"no {PREY[kind]} can stand on {place}")
                if place != lair:
                    taken.append(place)
                    p.prey_at[board.index[place]] = kind + 1
                p.prey[kind * tokens + i] = board.index[place]
            for i in range(len(places), tokens):
                p.prey[kind * tokens + i] = board.size
            half = p.prey[kind * tokens : (kind + 1) * tokens]
            sort(half)
            for i in range(tokens):
                p.prey[kind * tokens + i] = half[i]

    def _mog(self, p: Position) -> None:
        left = [int(count) for count in p.setup.mog_copies]
        hands = self.row("hands", int(p.seats), None)
        for seat, hand in enumerate(hands):
            if hand is None:
                continue
            for name in self.words(hand, CARD_NAMES, f"hands[{seat}]"):
                left[CARD_NAMES.index(name)] -= 1
                add_card(p, seat, CARD_NAMES.index(name))
            if p.hand_size[seat] > HAND_SIZE or (p.hand_size[seat] > 0 and p.cats[seat] < 0):
                self.wrong(f"hands[{seat}]", "a cat in the game holds at most six cards, others none")
        top = self.words(self.given.get("mog_pile", []), CARD_NAMES, "mog_pile")
        for name in top:
            left[CARD_NAMES.index(name)] -= 1
        for name in self.words(self.given.get("discards", []), CARD_NAMES, "discards"):
            left[CARD_NAMES.index(name)] -= 1
            p.discards = append(p.discards, CARD_NAMES.index(name))
        for face, count in enumerate(left):
            if count < 0:
                self.wrong("hands", f"the deck has {-count} fewer {CARD_NAMES[face]} than named here")
        rest = vec[i64]([face for face, count in enumerate(left) for _ in range(count)])
        if len(rest) > 0:
            p.rng.shuffle(rest)
        used: i64 = len(rest)
        for seat, hand in enumerate(hands):
            while hand is None and p.cats[seat] >= 0 and p.hand_size[seat] < HAND_SIZE and used > 0:
                used -= 1
                add_card(p, seat, rest[used])
        p.mog_pile = rest[:used]
        for name in reversed(top):
            p.mog_pile = append(p.mog_pile, CARD_NAMES.index(name))

    def _curiosity(self, p: Position) -> None:
        ids = p.setup.card_ids
        named = self.words(self.given.get("curiosity_pile", []), tuple(ids), "curiosity_pile")
        if len(set(named)) != len(named):
            self.wrong("curiosity_pile", "every card is there once")
        cards = [ids.index(name) for name in named]
        rest = [card for card in range(len(ids)) if card not in cards]
        rest.sort(key=lambda card: p.setup.card_effect[card] == SHUFFLE)
        p.curiosity_pile = vec[i64](cards + rest)

    def _knowledge(self, p: Position) -> None:
        rows = self.given.get("knowledge", [])
        for entry in rows if isinstance(rows, list) else [None]:
            if not isinstance(entry, list) or len(entry) != 4:
                entry = [-1, -1, "", 0]
            if entry[2] in CARD_NAMES and all(type(entry[i]) is int and 0 <= entry[i] < self.seats for i in (0, 1)):
                face = CARD_NAMES.index(entry[2])
                held: int = held_copies(p, entry[1], face)
                if type(entry[3]) is int and 0 < entry[3] <= held:
                    set_known_copies(p, entry[0], entry[1], face, entry[3])
                    continue
            self.wrong("knowledge", "give [seat, owner, card, count] of cards the owner holds")

    def _end(self, p: Position) -> None:
        dropped = self.given.get("dropped", False)
        if not isinstance(dropped, bool):
            self.wrong("dropped", "use true or false")
        p.dropped = dropped is True
        over = self.given.get("over", "running")
        if over not in END_REASONS:
            self.wrong("over", "use one of " + ", ".join(END_REASONS))
        else:
            p.reason = END_REASONS.index(over)
        p.winner = self.whole("winner", -1, int(p.setup.gangs) - 1, -1)
        living = {int(p.setup.unit_gang[unit]) for unit in range(p.setup.units) if p.lives[unit] > 0}
        if p.reason == RUNNING and len(living) < 2:
            self.wrong("lives", "a running game has at least two cats or gangs in it")
        if p.reason == RUNNING and p.cats[p.active] < 0 and "pending" not in self.given:
            self.wrong("active", "the active cat is in the game")

    def _pending(self, p: Position) -> None:
        pending = self.given.get("pending")
        if pending is None:
            if p.reason == RUNNING:
                kept = p.penalties
                begin_turn(p)
                p.penalties = kept
            return
        for place, text in enumerate(pending if isinstance(pending, list) else [None]):
            self._piece(p, f"pending[{place}]" if isinstance(pending, list) else "pending", text)
        self.stop_at_faults()
        if p.reason == RUNNING:
            self._stack(p)

    def _piece(self, p: Position, where: str, text: Any) -> None:
        """One entry: a name and its numbers, each of something that is there."""
        words = text.split() if isinstance(text, str) else []
        numbers = [min(int(word), MOST) for word in words[1:] if word.isascii() and word.isdigit() and len(word) < 9]
        if not words or words[0] not in PENDING_KINDS[1:] or len(numbers) != len(words) - 1 or len(numbers) > 4:
            self.wrong(where, "each entry is a name and up to four numbers")
            return
        kind = PENDING_KINDS.index(words[0])
        numbers += [0] * (4 - len(numbers))
        for number, (low, high) in zip(numbers, ranges(p, kind), strict=True):
            if not low <= number <= high:
                self.wrong(where, f"{number} is not one of the numbers that {words[0]} can have there")
                return
        p.push(business(kind, numbers[0], numbers[1], numbers[2], numbers[3]))

    def _stack(self, p: Position) -> None:
        """All entries together: the turn passes at the bottom, one decision waits on top, the rest settles itself."""
        kinds = [int(piece & KIND) for piece in p.pending]
        if not kinds or kinds[0] != NEXT or NEXT in kinds[1:]:
            self.wrong("pending", "the first entry, and no other, is next")
        elif len(kinds) > DEEPEST:
            self.wrong("pending", f"there are at most {DEEPEST} entries")
        elif kinds[-1] not in DECISIONS or any(kind in DECISIONS for kind in kinds[:-1]):
            self.wrong("pending", "the last entry, and no other, is a decision")
        elif not can_decide(p):
            self.wrong("pending", "the last entry is a decision with something to decide, by a cat that is in the game")
