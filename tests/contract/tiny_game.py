"""Whiskers: a very small card game with everything that makes secrecy hard. The test double of the contract suite.

Rules. Cards 1 to n are shuffled; every seat draws two. In turn you may first peek at one card of another hand
(TG-PEEK-1: once a turn; TG-PEEK-2: not at a card you know), then you play a card openly for its value (TG-PLAY-1) or
hide it face down (TG-HIDE-1: an even card doubles, an odd one is worth nothing), and draw (TG-DRAW-1). When all cards
are laid the hidden ones are turned up and the most points win (TG-END-1); equals share the place.
Notation: `peek 1.0` (seat.slot), `play 0`, `hide 1` (slot).
"""

import re
from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from clowder.core.arrays import i64, vec
from clowder.core.deciding import Question
from clowder.core.errors import Fault, InvalidPosition, MalformedAction
from clowder.core.event import Event
from clowder.core.facts import CARD, MANY, NUMBER, OPEN, SEAT, TEXT, as_json
from clowder.core.game import Game
from clowder.core.options import OptionReader, check_seats
from clowder.core.outcome import POINTS, Outcome, ScoreLine, shared_ranks
from clowder.core.parts import fingerprint
from clowder.core.refusal import Refusal
from clowder.core.rng import Rng, rng_from_words
from clowder.core.state import State
from clowder.core.types import NOBODY

SLOTS = 2
PLAY, HIDE, PEEK = 0, SLOTS, 2 * SLOTS  # first code of each kind
MOVE = re.compile(r"(?:(play|hide) (\d)|peek (\d)\.(\d))")


class Whiskers(State):
    """Hands with fixed slots (0 is an empty one), open and hidden piles, the deck, and who has seen which card."""

    def __init__(self, seats: int, rng: Rng, cards: int, bonus: bool) -> None:
        super().__init__(seats, rng)
        self.cards = cards
        self.bonus = bonus
        self.hands: list[list[int]] = [[0] * SLOTS for _ in range(seats)]
        self.open: list[list[int]] = [[] for _ in range(seats)]
        self.hidden: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.seen = [0] * (cards + 1)  # bit set of seats per card
        self.turn = 0
        self.peeked = False

    # -- decisions

    def to_act(self) -> int:
        return self.turn if any(any(hand) for hand in self.hands) else NOBODY

    def legal_actions(self) -> Any:
        seat = self.to_act()
        found = [code for code in range(int(self.action_count())) if seat >= 0 and self._fault(seat, code) is None]
        return vec[i64](found)

    def is_legal(self, action: int) -> bool:
        seat = self.to_act()
        return seat >= 0 and 0 <= action < self.action_count() and self._fault(seat, action) is None

    def count_actions(self) -> int:
        return len(self.legal_actions())

    def nth_action(self, k: int) -> int:
        return int(self.legal_actions()[-1 - k])

    def action_count(self) -> int:
        return PEEK + int(self.seats) * SLOTS

    def _fault(self, seat: int, code: int) -> Refusal | None:
        """Why this seat may not do it: the one predicate behind legality and refusals."""
        owner, slot = (seat, code % SLOTS) if code < PEEK else divmod(code - PEEK, SLOTS)
        card = self.hands[owner][slot]
        if card == 0:
            return Refusal("E_NO_CARD", ("TG-PLAY-1",), {"seat": owner, "slot": slot})
        if code >= PEEK and self.peeked:
            return Refusal("E_PEEK_ONCE", ("TG-PEEK-1",))
        if code >= PEEK and (self.seen[card] >> seat) & 1:
            return Refusal("E_PEEK_KNOWN", ("TG-PEEK-2",))
        return None

    # -- effects

    def apply(self, action: int) -> None:
        seat = self.turn
        if action >= PEEK:
            owner, slot = divmod(action - PEEK, SLOTS)
            self._learn(self.hands[owner][slot], seat)
            self.peeked = True
            public = {"seat": seat, "of": owner, "slot": slot}
            self.emit(Event("peek", public, {"card": self.hands[owner][slot]}, 1 << seat, reveals=True))
            return
        slot = action % SLOTS
        card = self.hands[seat][slot]
        self.hands[seat][slot] = 0
        everyone = (1 << self.seats) - 1
        if action < HIDE:
            self.open[seat].append(card)
            self.seen[card] = everyone
            self.emit(Event("play", {"seat": seat, "slot": slot, "card": card}, reveals=True))
        else:
            self.hidden[seat].append(card)
            self.emit(Event("hide", {"seat": seat, "slot": slot}, {"card": card}, self.seen[card]))
        if self.deck:
            self._draw(seat, slot)
        self._next_turn()

    def _draw(self, seat: int, slot: int) -> None:
        card = self.deck.pop()
        self.hands[seat][slot] = card
        self._learn(card, seat)
        self.emit(Event("draw", {"seat": seat, "slot": slot}, {"card": card}, 1 << seat, reveals=True))

    def _learn(self, card: int, seat: int) -> None:
        self.seen[card] |= 1 << seat

    def _next_turn(self) -> None:
        self.peeked = False
        for _ in range(int(self.seats)):
            self.turn = (self.turn + 1) % int(self.seats)
            if any(self.hands[self.turn]):
                return
        self.emit(Event("end", {"hidden": [list(pile) for pile in self.hidden]}, reveals=True))

    def _lines(self, seat: int) -> list[ScoreLine]:
        lines = [ScoreLine("open", "TG-PLAY-1", card, {"card": card}) for card in self.open[seat]]
        for card in self.hidden[seat]:
            lines.append(ScoreLine("hidden", "TG-HIDE-1", 0 if card % 2 else 2 * card, {"card": card}))
        if self.bonus and self.hidden[seat]:
            lines.append(ScoreLine("bonus", "TG-END-1", 1))
        return lines

    def _scores(self) -> list[int]:
        return [sum(line.points for line in self._lines(seat)) for seat in range(int(self.seats))]

    def outcome(self) -> Outcome | None:
        if self.to_act() >= 0:
            return None
        sheet = [self._lines(seat) for seat in range(int(self.seats))]
        outcome = Outcome("all-laid", self._scores(), list(self.ranks()), sheet)
        outcome.decide([Question(POINTS, "TG-END-1", outcome.scores)])
        return outcome

    def ranks(self) -> Any:
        return vec[i64](shared_ranks([(score,) for score in self._scores()]))

    def evaluate(self) -> Any:
        total = 1.0 + sum(self._scores())
        return vec[float]([score / total for score in self._scores()])

    # -- knowledge

    def knows(self, seat: int, card: int) -> bool:
        return seat >= 0 and (self.seen[card] >> seat) & 1 == 1

    def _shown(self, seat: int, cards: list[int]) -> list[int | str]:
        over = self.to_act() < 0
        return [card if card == 0 or over or self.knows(seat, card) else "?" for card in cards]

    def view(self, seat: int) -> dict[str, Any]:
        return {
            "game": "whiskers",
            "seats": int(self.seats),
            "phase": "over" if self.to_act() < 0 else "play" if self.peeked else "peek",
            "to_act": self.to_act(),
            "hands": [self._shown(seat, hand) for hand in self.hands],
            "open": [list(pile) for pile in self.open],
            "hidden": [self._shown(seat, pile) for pile in self.hidden],
            "deck": len(self.deck),
        }

    def unknown(self, seat: int) -> list[int]:
        """The cards this seat cannot place, sorted: the pool must not remember where they really lie."""
        laid = {card for pile in self.open for card in pile}
        return [card for card in range(1, self.cards + 1) if card not in laid and not self.knows(seat, card)]

    def determinize(self, seat: int, rng: Rng) -> "Whiskers":
        copy = self.clone()
        copy.rng = rng.fork()
        if self.to_act() < 0:
            return copy
        places = [(group, i) for group in self._groups(copy) for i in range(len(group))]
        places = [(group, i) for group, i in places if group[i] != 0 and not self.knows(seat, group[i])]
        before = {id(group): list(group) for group, _ in places}
        pool = vec[i64](self.unknown(seat))
        rng.shuffle(pool)
        moved = dict.fromkeys(range(1, self.cards + 1), 0)
        for (group, i), card in zip(places, pool, strict=True):
            moved[int(card)] = self.seen[before[id(group)][i]]  # knowing is of a place, not of a number
            group[i] = int(card)
        for card in pool:
            copy.seen[int(card)] = moved[int(card)]
        return copy

    @staticmethod
    def _groups(state: "Whiskers") -> list[list[int]]:
        return [*state.hands, *state.hidden, state.deck]

    # -- copies and names

    def clone(self) -> "Whiskers":
        copy = type(self)(int(self.seats), self.rng.clone(), self.cards, self.bonus)
        copy.hands = [list(hand) for hand in self.hands]
        copy.open = [list(pile) for pile in self.open]
        copy.hidden = [list(pile) for pile in self.hidden]
        copy.deck = list(self.deck)
        copy.seen = list(self.seen)
        copy.turn = self.turn
        copy.peeked = self.peeked
        return copy

    def key(self) -> tuple[int, ...]:
        flat = [int(self.seats), self.cards, int(self.bonus), self.turn, int(self.peeked), *self.seen]
        for group in [*self.hands, *self.open, *self.hidden, self.deck]:
            flat += [len(group), *group]
        return (*flat, *self.rng.words())

    def action_text(self, action: int) -> str:
        if action >= PEEK:
            return "peek {}.{}".format(*divmod(action - PEEK, SLOTS))
        return f"{'play' if action < HIDE else 'hide'} {action % SLOTS}"

    def parse_action(self, text: str) -> int:
        match = MOVE.fullmatch(re.sub(" +", " ", text).strip(" "))
        if match is None or not text.isascii():
            raise MalformedAction(text, "write play 0, hide 1 or peek 1.0")
        verb, own, owner, slot = match.groups()
        if int(own or slot) >= SLOTS or int(owner or 0) >= self.seats:
            raise MalformedAction(text, "no such seat or slot")
        if verb is None:
            return PEEK + int(owner) * SLOTS + int(slot)
        return (PLAY if verb == "play" else HIDE) + int(own)

    def refusal(self, seat: int, text: str) -> Refusal | None:
        if self.to_act() < 0:
            return Refusal("E_GAME_OVER", ("TG-END-1",))
        if seat != self.to_act():
            return Refusal("E_NOT_YOUR_TURN", ("TG-PLAY-1",))
        try:
            return self._fault(seat, self.parse_action(text))
        except MalformedAction:
            return Refusal("E_NOTATION", ("TG-PLAY-1",), {"text": text})


class WhiskersView(TypedDict):
    """What a seat sees; cards it does not know are question marks."""

    game: Literal["whiskers"]
    seats: int
    phase: Literal["peek", "play", "over"]
    to_act: int
    hands: list[list[int | Literal["?"]]]
    open: list[list[int]]
    hidden: list[list[int | Literal["?"]]]
    deck: int


class WhiskersGame(Game):
    """The game as a whole; `kind` lets the doubles put a faulty state in."""

    id = "whiskers"
    rules_version = "1"
    min_seats = 2
    max_seats = 4

    def __init__(self, kind: type[Whiskers] = Whiskers) -> None:
        self.kind = kind

    def facts(self) -> dict[str, Any]:
        seat_and_card = {"seat": SEAT, "slot": NUMBER, "card": CARD + OPEN}
        events = {
            "peek": {"seat": SEAT, "of": SEAT, "slot": NUMBER, "card": CARD + OPEN},
            "play": seat_and_card,
            "hide": seat_and_card,
            "draw": seat_and_card,
            "end": {"hidden": TEXT + MANY},
        }
        return as_json(events, {"card": CARD, "seat": SEAT, "slot": NUMBER, "text": TEXT})

    def view_type(self) -> Any:
        return WhiskersView

    def options_schema(self) -> dict[str, Any]:
        cards = {"type": "integer", "minimum": 8, "maximum": 20, "default": 12}
        return {"type": "object", "properties": {"cards": cards, "bonus": {"type": "boolean", "default": False}}}

    def check_options(self, seats: int, options: Mapping[str, Any]) -> tuple[dict[str, Any], list[Fault]]:
        reader = OptionReader(options)
        check_seats(reader, seats, self.min_seats, self.max_seats)
        reader.whole("cards", 8, 20, 12, "E_OPT_CARDS")
        reader.flag("bonus", False, "E_OPT_BONUS")
        return reader.finish()

    def deal(self, seats: int, options: Mapping[str, Any], rng: Rng) -> Whiskers:
        state = self.kind(seats, rng, options["cards"], options["bonus"])
        deck = vec[i64](list(range(1, options["cards"] + 1)))
        rng.shuffle(deck)
        state.deck = [int(card) for card in deck]
        for slot in range(SLOTS):
            for seat in range(seats):
                state._draw(seat, slot)
        return state

    def parts_hash(self, options: Mapping[str, Any]) -> str:
        return fingerprint({"cards": options["cards"]})

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Whiskers)
        fields = ("hands", "open", "hidden", "deck", "seen", "turn", "peeked", "cards", "bonus")
        told = {name: getattr(state, name) for name in fields}
        return {"seats": int(state.seats), **told, "rng": list(state.rng.words())}

    def from_position(self, position: Mapping[str, Any]) -> Whiskers:
        missing = [name for name in ("seats", "hands", "deck", "seen", "cards") if name not in position]
        if missing:
            raise InvalidPosition([Fault("E_POSITION", name, {}, "this field is missing") for name in missing])
        words = position.get("rng", Rng(0).words())
        rng = rng_from_words(tuple(words))
        blank = self.kind(position["seats"], rng, position["cards"], position.get("bonus", False))
        blank.hands = position["hands"]
        blank.open = position.get("open", blank.open)
        blank.hidden = position.get("hidden", blank.hidden)
        blank.deck = position["deck"]
        blank.seen = position["seen"]
        blank.turn = position.get("turn", 0)
        blank.peeked = position.get("peeked", False)
        return blank.clone()  # the caller keeps its lists
