"""A tiny game with hidden hands, for the tests of the table: wave (nobody learns anything), draw, play a card.

Every seat acts `turns` times. `play <card>` scores its number, `draw` takes the next card of the hidden deck, `wave`
scores nothing, `roll` is pure chance. With the option `leaky` the view of everybody tells the seat to the left's hand.
"""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from clowder.core.arrays import i64, vec
from clowder.core.errors import Fault, IllegalAction, InvalidPosition, MalformedAction
from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.options import OptionReader, check_seats
from clowder.core.outcome import Outcome, ScoreLine, shared_ranks
from clowder.core.parts import fingerprint
from clowder.core.refusal import Refusal
from clowder.core.rng import Rng, rng_from_words
from clowder.core.state import State
from clowder.core.types import Json

CARDS = 40
DRAW, WAVE, ROLL = CARDS, CARDS + 1, CARDS + 2


class TinyView(TypedDict):
    """What a seat sees."""

    game: Literal["tiny"]
    seats: int
    phase: Literal["act", "over"]
    to_act: int
    points: list[int]
    hands: list[int]  # how many cards
    deck: int
    hand: NotRequired[list[int]]
    peek: NotRequired[list[int]]


class TinyState(State):
    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.turns = 4
        self.leaky = False
        self.turn = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.points = [0] * seats

    def to_act(self) -> int:
        return self.turn % self.seats if self.turn < self.turns * self.seats else -1

    def legal_actions(self) -> Any:
        if self.to_act() < 0:
            return vec[i64]([])
        found = sorted(self.hands[self.to_act()])
        return vec[i64]([*found, *([DRAW] if self.deck else []), WAVE, ROLL])

    def is_legal(self, action: int) -> bool:
        return action in list(self.legal_actions())

    def action_count(self) -> int:
        return CARDS + 3

    def apply(self, action: int) -> None:
        seat = self.to_act()
        if action < CARDS:
            self.hands[seat].remove(action)
            self.points[seat] += action
            self.emit(Event("play", {"seat": seat, "card": action}, reveals=True))
        elif action == DRAW:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.emit(Event("draw", {"seat": seat}, {"card": card}, 1 << seat, True))
        elif action == ROLL:
            pips = self.rng.below(6) + 1
            self.points[seat] += pips
            self.emit(Event("roll", {"seat": seat, "pips": pips}, reveals=True))
        else:
            self.emit(Event("wave", {"seat": seat}))
        self.turn += 1

    def outcome(self) -> Outcome | None:
        if self.to_act() >= 0:
            return None
        sheet = [[ScoreLine("cards", "T-1", points)] for points in self.points]
        return Outcome("all_done", list(self.points), list(self.ranks()), sheet)

    def ranks(self) -> Any:
        return vec[i64](shared_ranks([(points,) for points in self.points]))

    def evaluate(self) -> Any:
        return vec[float]([1 / self.seats] * self.seats)

    def view(self, seat: int) -> dict[str, Any]:
        view: dict[str, Any] = {
            "game": "tiny",
            "seats": self.seats,
            "phase": "act" if self.to_act() >= 0 else "over",
            "to_act": self.to_act(),
            "points": list(self.points),
            "hands": [len(hand) for hand in self.hands],
            "deck": len(self.deck),
        }
        if seat >= 0:
            view["hand"] = list(self.hands[seat])
        if self.leaky:
            view["peek"] = list(self.hands[(seat + 1) % self.seats])
        return view

    def determinize(self, seat: int, rng: Rng) -> "TinyState":
        copy = self.clone()
        pool = sorted([*copy.deck, *(card for n, hand in enumerate(copy.hands) if n != seat for card in hand)])
        order = vec[i64](pool)
        rng.shuffle(order)
        pool[:] = list(order)
        for n, hand in enumerate(copy.hands):
            if n != seat:
                copy.hands[n] = [pool.pop() for _ in hand]
        copy.deck = pool
        copy.rng = rng.fork()
        return copy

    def clone(self) -> "TinyState":
        copy = type(self)(self.seats, self.rng.clone())
        copy.turns, copy.leaky, copy.turn = self.turns, self.leaky, self.turn
        copy.hands = [list(hand) for hand in self.hands]
        copy.deck, copy.points = list(self.deck), list(self.points)
        return copy

    def key(self) -> tuple[int, ...]:
        flat = [card for hand in self.hands for card in (*hand, -1)]
        return (self.seats, self.turns, self.turn, *flat, *self.deck, -2, *self.points, *self.rng.words())

    def action_text(self, action: int) -> str:
        return f"play {action}" if action < CARDS else {DRAW: "draw", WAVE: "wave", ROLL: "roll"}[action]

    def parse_action(self, text: str) -> int:
        words = text.split()
        if len(words) == 1 and words[0] in ("draw", "wave", "roll"):
            return {"draw": DRAW, "wave": WAVE, "roll": ROLL}[words[0]]
        if len(words) == 2 and words[0] == "play" and words[1].isascii() and words[1].isdigit():
            if int(words[1]) >= CARDS:
                raise IllegalAction(text, None)
            return int(words[1])
        raise MalformedAction(text, "play <card>, draw, wave or roll")

    def refusal(self, seat: int, text: str) -> Refusal | None:
        if self.to_act() < 0:
            return Refusal("E_OVER", ("T-1",))
        if seat != self.to_act():
            return Refusal("E_TURN", ("T-2",), {"seat": self.to_act()})
        try:
            action = self.parse_action(text)
        except MalformedAction:
            return Refusal("E_NOTATION", ("T-3",), {"text": text[:40]})
        except IllegalAction:
            return Refusal("E_CARD", ("T-4",))
        return None if self.is_legal(action) else Refusal("E_CARD", ("T-4",))


class Tiny(Game):
    state_type = TinyState
    id = "tiny"
    rules_version = "1"
    min_seats = 1
    max_seats = 5

    def options_schema(self) -> Json:
        return {"type": "object", "properties": {"turns": {"type": "integer", "default": 4}}}

    def check_options(self, seats: Any, options: Mapping[str, Any]) -> tuple[Json, list[Fault]]:
        reader = OptionReader(options)
        check_seats(reader, seats, self.min_seats, self.max_seats)
        reader.whole("turns", 1, 1000, 4, "E_OPT_TURNS")
        reader.flag("leaky", False, "E_OPT_LEAKY")
        return reader.finish()

    def deal(self, seats: int, options: Json, rng: Rng) -> State:
        state = self.state_type(seats, rng)
        state.turns, state.leaky = options["turns"], options["leaky"]
        deck = list(range(CARDS))
        order = vec[i64](deck)
        rng.shuffle(order)
        deck[:] = list(order)
        state.hands = [[deck.pop() for _ in range(3)] for _ in range(seats)]
        state.deck = deck
        return state

    def parts_hash(self, options: Json) -> str:
        return fingerprint("tiny")

    def view_type(self) -> Any:
        return TinyView

    def position(self, state: State) -> Json:
        assert isinstance(state, TinyState)
        return {
            "key": list(state.key()),
            "seats": int(state.seats),
            "options": {"turns": state.turns, "leaky": state.leaky},
            "turn": state.turn,
            "hands": [list(hand) for hand in state.hands],
            "deck": list(state.deck),
            "points": list(state.points),
            "rng": list(state.rng.words()),
        }

    def from_position(self, position: Mapping[str, Any]) -> State:
        if len(position.get("hands", ())) != position.get("seats"):
            raise InvalidPosition([Fault("E_POSITION_FIELD", "hands", {"where": "hands"}, "one for each seat")])
        state = self.state_type(position["seats"], rng_from_words(tuple(position["rng"])))
        state.turns, state.leaky = position["options"]["turns"], position["options"]["leaky"]
        state.turn, state.points = position["turn"], list(position["points"])
        state.hands, state.deck = [list(hand) for hand in position["hands"]], list(position["deck"])
        return state
