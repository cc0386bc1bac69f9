"""The complete position as JSON and back, in the words of the specification's examples (docs/positions)."""

from typing import Any

from clowder.core.arrays import append, i64, vec
from clowder.core.errors import Fault
from clowder.core.rng import rng_from_words
from clowder.games.cat_attack.effects import begin_turn
from clowder.games.cat_attack.events import hand_names
from clowder.games.cat_attack.knowledge import foods_of, penalty_names, prey_names
from clowder.games.cat_attack.moves import legal
from clowder.games.cat_attack.position import (
    FRAMES,
    KIND,
    PART,
    Position,
    add_card,
    arg,
    frame,
    holds,
    known,
    set_known,
)
from clowder.games.cat_attack.setup import SAFETY_ROUNDS
from clowder.games.cat_attack.targets import sort
from clowder.games.cat_attack.vocabulary import CARD_NAMES, FACES, FOODS, HAND, PREY, REASONS, RUNNING, SHOPS, SHUFFLE

FIELDS = {
    "game", "seats", "options", "cats", "lives", "larders", "hands", "mog_pile", "discards", "curiosity_pile", "car",
    "closed", "stock", "mice", "birds", "active", "first", "round", "die", "safe", "retired", "penalties",
    "knowledge", "pending", "dropped", "over", "winner", "rng",
}  # fmt: skip


def write_down(p: Position) -> dict[str, Any]:
    """Everything, hidden cards and generator included."""
    setup = p.setup
    board = p.board
    knowledge: list[list[Any]] = []
    for watcher in range(p.seats):
        for owner in range(p.seats):
            for face in range(FACES):
                count: int = known(p, watcher, owner, face)
                if count > 0:
                    knowledge.append([watcher, owner, CARD_NAMES[face], count])
    order = sorted((int(p.left[unit]), setup.home_names[unit]) for unit in range(setup.units) if p.left[unit] > 0)
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
        "mog_pile": [CARD_NAMES[p.pile[i]] for i in range(len(p.pile) - 1, -1, -1)],
        "discards": [CARD_NAMES[face] for face in p.discards],
        "curiosity_pile": [setup.card_ids[card] for card in p.curiosity],
        "car": board.ids[board.car_park if p.car < 0 else board.route[p.car]],
        "closed": [SHOPS[shop] for shop in range(4) if (p.closed >> shop) & 1],
        "stock": [int(count) for count in p.stock],
        "mice": prey_names(p, 0),
        "birds": prey_names(p, 1),
        "safe": [seat for seat in range(p.seats) if (p.safe >> seat) & 1],
        "retired": [name for _, name in order],
        "penalties": penalty_names(p),
        "knowledge": knowledge,
        "pending": [frame_text(packed) for packed in p.stack],
        "dropped": p.dropped,
        "over": REASONS[p.reason],
        "winner": int(p.winner),
        "rng": list(p.rng.words()),
    }


def frame_text(packed: i64) -> str:
    """A piece of pending business: its name and four numbers."""
    return " ".join([FRAMES[packed & KIND]] + [str(arg(packed, number)) for number in range(4)])


def lay_out(p: Position, data: dict[str, Any]) -> list[Fault]:
    """Set a fresh position up from JSON; what is missing gets its default. Returns all faults."""
    reader = _Reader(p, data)
    reader.read()
    return reader.faults


class _Reader:
    def __init__(self, p: Position, data: dict[str, Any]) -> None:
        self.p = p
        self.data = data
        self.faults: list[Fault] = []

    def fault(self, where: str, hint: str) -> None:
        self.faults.append(Fault("E_POSITION", where, {"where": where}, hint))

    def read(self) -> None:
        for name in sorted(set(self.data) - FIELDS):
            self.fault(str(name)[:30], "there is no such field")
        self._turn()
        self._units()
        self._cats()
        self._tokens()
        self._prey()
        self._mog()
        self._curiosity()
        self._knowledge()
        self._end()
        if not self.faults:
            self._pending()

    def whole(self, name: str, low: int, high: int, default: int) -> int:
        value = self.data.get(name, default)
        if type(value) is int and low <= value <= high:
            return int(value)
        self.fault(name, f"give a whole number from {low} to {high}")
        return default

    def words(self, value: Any, known_words: Any, where: str) -> list[str]:
        """A list of known words."""
        if isinstance(value, list) and all(isinstance(word, str) and word in known_words for word in value):
            return [str(word) for word in value]
        self.fault(where, "give a list of known names")
        return []

    def row(self, name: str, count: int, default: Any) -> list[Any]:
        value = self.data.get(name)
        if value is None:
            return [default] * count
        if isinstance(value, list) and len(value) == count:
            return value
        self.fault(name, f"give a list of {count}")
        return [default] * count

    def _turn(self) -> None:
        p = self.p
        seats = int(p.seats)
        p.active = self.whole("active", 0, seats - 1, 0)
        p.first = self.whole("first", 0, seats - 1, int(p.active))
        limit = int(p.setup.round_limit)
        p.round = self.whole("round", 1, limit if limit > 0 else SAFETY_ROUNDS, 1)
        p.die = self.whole("die", 0, 6, 0)
        words = self.data.get("rng", [1, 2, 3, 4])
        if isinstance(words, list) and len(words) == 4 and all(type(w) is int and 0 <= w < 1 << 32 for w in words):
            p.rng = rng_from_words((words[0], words[1], words[2], words[3]))
        else:
            self.fault("rng", "give four words of 32 bits")

    def _units(self) -> None:
        p = self.p
        units = int(p.setup.units)
        for unit, lives in enumerate(self.row("lives", units, int(p.setup.lives))):
            if type(lives) is int and 0 <= lives <= p.setup.lives:
                p.lives[unit] = lives
            else:
                self.fault(f"lives[{unit}]", f"give 0 to {p.setup.lives}")
        for unit, foods in enumerate(self.row("larders", units, [])):
            names = self.words(foods, FOODS, f"larders[{unit}]")
            for name in names:
                p.larder[unit] |= 1 << FOODS.index(name)
            if len(set(names)) != len(names):
                self.fault(f"larders[{unit}]", "a larder holds at most one of each kind of food")
        out = [name for unit, name in enumerate(p.setup.home_names) if p.lives[unit] == 0]
        order = self.words(self.data.get("retired", out), out, "retired")
        if sorted(order) != sorted(out):
            self.fault("retired", "name every unit without lives once, the first one first")
        for number, name in enumerate(order):
            p.left[p.setup.home_names.index(name)] = number + 1

    def _cats(self) -> None:
        p = self.p
        board = p.board
        shut = {board.ids[board.lairs[0]], board.ids[board.lairs[1]], board.ids[board.car_park]}
        for seat, name in enumerate(self.row("cats", int(p.seats), "")):
            unit = p.setup.unit[seat]
            if p.lives[unit] == 0:
                p.cats[seat] = -1
                if name not in ("", None):
                    self.fault(f"cats[{seat}]", "a cat without lives is not on the board")
            elif name == "":
                p.cats[seat] = p.setup.home[unit]
            elif isinstance(name, str) and name in board.index and name not in shut:
                p.cats[seat] = board.index[name]
            else:
                self.fault(f"cats[{seat}]", "give a space a cat may stand on")
        given = self.data.get("safe", [])
        sleepers: list[Any] = given if isinstance(given, list) else [None]
        for sleeper in sleepers:
            number = sleeper if type(sleeper) is int and 0 <= sleeper < p.seats else -1
            if number >= 0 and p.cats[number] == p.setup.home[p.setup.unit[number]]:
                p.safe |= 1 << number
            else:
                self.fault("safe", "name seats whose cats sleep at Home")

    def _tokens(self) -> None:
        p = self.p
        board = p.board
        car = self.data.get("car", board.ids[board.car_park])
        route = [board.ids[space] for space in board.route]
        if car in route:
            p.car = route.index(car)
        elif car != board.ids[board.car_park]:
            self.fault("car", "the car is in its park or on a road space")
        for name in self.words(self.data.get("closed", []), SHOPS, "closed"):
            p.closed |= 1 << SHOPS.index(name)
        total = int(p.setup.shop_tokens)
        for shop in range(4):
            sold = sum(1 for larder in p.larder if (larder >> (shop + 2)) & 1)
            p.stock[shop] = max(0, total - sold)
        stock = self.data.get("stock")
        if isinstance(stock, dict):
            stock = [stock.get(name, int(p.stock[shop])) for shop, name in enumerate(SHOPS)]
        for shop, count in enumerate(stock if isinstance(stock, list) and len(stock) == 4 else [None] * 4):
            if type(count) is int and 0 <= count <= 6:
                p.stock[shop] = count
            elif stock is not None:
                self.fault("stock", "give four numbers, or a number by shop")
                break
        penalties = self.data.get("penalties", {})
        places = [*SHOPS, *p.setup.home_names]
        for name, lives in penalties.items() if isinstance(penalties, dict) else [("", 0)]:
            if name in places and lives in (1, 2):
                p.penalties |= int(lives) << (2 * places.index(name))
            else:
                self.fault("penalties", "give 1 or 2 lives by shop or Home")

    def _prey(self) -> None:
        p = self.p
        board = p.board
        tokens = len(p.prey) // 2
        taken = [board.ids[space] for space in p.cats if space >= 0]
        for kind, name in enumerate(("mice", "birds")):
            lair = board.ids[board.lairs[kind]]
            larders = sum(1 for larder in p.larder if (larder >> kind) & 1)
            shut = {board.ids[home] for home in board.homes} | {board.ids[board.lairs[1 - kind]]}
            shut.add(board.ids[board.car_park])
            places = self.words(self.data.get(name, []), board.index, name)
            if len(places) + larders > tokens:
                self.fault(name, f"there are only {tokens}, larders included")
                continue
            places += [lair] * (tokens - larders - len(places))
            for i, place in enumerate(places):
                if place in shut or (place != lair and place in taken):
                    self.fault(name, f"no {PREY[kind]} can stand on {place}")
                if place != lair:
                    taken.append(place)
                    p.beast[board.index[place]] = kind + 1
                p.prey[kind * tokens + i] = board.index[place]
            for i in range(len(places), tokens):
                p.prey[kind * tokens + i] = board.n
            half = p.prey[kind * tokens : (kind + 1) * tokens]
            sort(half)
            for i in range(tokens):
                p.prey[kind * tokens + i] = half[i]

    def _mog(self) -> None:
        p = self.p
        left = [int(count) for count in p.setup.mog_copies]
        hands = self.row("hands", int(p.seats), None)
        for seat, hand in enumerate(hands):
            if hand is None:
                continue
            for name in self.words(hand, CARD_NAMES, f"hands[{seat}]"):
                left[CARD_NAMES.index(name)] -= 1
                add_card(p, seat, CARD_NAMES.index(name))
            if p.held[seat] > HAND or (p.held[seat] > 0 and p.cats[seat] < 0):
                self.fault(f"hands[{seat}]", "a cat in the game holds at most six cards, others none")
        top = self.words(self.data.get("mog_pile", []), CARD_NAMES, "mog_pile")
        for name in top:
            left[CARD_NAMES.index(name)] -= 1
        for name in self.words(self.data.get("discards", []), CARD_NAMES, "discards"):
            left[CARD_NAMES.index(name)] -= 1
            p.discards = append(p.discards, CARD_NAMES.index(name))
        for face, count in enumerate(left):
            if count < 0:
                self.fault("hands", f"the deck has {-count} fewer {CARD_NAMES[face]} than named here")
        rest = vec[i64]([face for face, count in enumerate(left) for _ in range(count)])
        if len(rest) > 0:
            p.rng.shuffle(rest)
        used: i64 = len(rest)
        for seat, hand in enumerate(hands):
            while hand is None and p.cats[seat] >= 0 and p.held[seat] < HAND and used > 0:
                used -= 1
                add_card(p, seat, rest[used])
        p.pile = rest[:used]
        for name in reversed(top):
            p.pile = append(p.pile, CARD_NAMES.index(name))

    def _curiosity(self) -> None:
        p = self.p
        ids = p.setup.card_ids
        named = self.words(self.data.get("curiosity_pile", []), ids, "curiosity_pile")
        if len(set(named)) != len(named):
            self.fault("curiosity_pile", "every card is there once")
        cards = [ids.index(name) for name in named]
        rest = [card for card in range(len(ids)) if card not in cards]
        rest.sort(key=lambda card: p.setup.card_effect[card] == SHUFFLE)
        p.curiosity = vec[i64](cards + rest)

    def _knowledge(self) -> None:
        rows = self.data.get("knowledge", [])
        for entry in rows if isinstance(rows, list) else [None]:
            if not isinstance(entry, list) or len(entry) != 4:
                entry = [-1, -1, "", 0]
            if entry[2] in CARD_NAMES and all(type(entry[i]) is int and 0 <= entry[i] < self.p.seats for i in (0, 1)):
                face = CARD_NAMES.index(entry[2])
                if type(entry[3]) is int and 0 < entry[3] <= holds(self.p, entry[1], face):
                    set_known(self.p, entry[0], entry[1], face, entry[3])
                    continue
            self.fault("knowledge", "give [seat, owner, card, count] of cards the owner holds")

    def _end(self) -> None:
        p = self.p
        p.dropped = self.data.get("dropped") is True
        over = self.data.get("over", "running")
        if over not in REASONS:
            self.fault("over", "use one of " + ", ".join(REASONS))
        else:
            p.reason = REASONS.index(over)
        p.winner = self.whole("winner", -1, int(p.setup.gangs) - 1, -1)
        living = {int(p.setup.unit_gang[unit]) for unit in range(p.setup.units) if p.lives[unit] > 0}
        if p.reason == RUNNING and len(living) < 2:
            self.fault("lives", "a running game has at least two cats or gangs in it")
        if p.reason == RUNNING and p.cats[p.active] < 0 and "pending" not in self.data:
            self.fault("active", "the active cat is in the game")

    def _pending(self) -> None:
        p = self.p
        pending = self.data.get("pending")
        if pending is None:
            if p.reason == RUNNING:
                kept = p.penalties
                begin_turn(p)
                p.penalties = kept
            return
        for text in pending if isinstance(pending, list) else [None]:
            words = text.split() if isinstance(text, str) else [""]
            numbers = [int(word) for word in words[1:] if word.isascii() and word.isdigit()]
            if words[0] not in FRAMES[1:] or len(numbers) != len(words) - 1 or len(numbers) > 4:
                self.fault("pending", "each entry is a name and up to four numbers")
                return
            numbers = [min(number, PART) for number in numbers] + [0] * (4 - len(numbers))
            p.push(frame(FRAMES.index(words[0]), numbers[0], numbers[1], numbers[2], numbers[3]))
        try:
            if p.reason == RUNNING and len(legal(p)) == 0:
                self.fault("pending", "the last entry is a decision with something to decide")
        except IndexError:
            self.fault("pending", "an entry names a seat, space or suit that is not there")
