"""Cat Attack: the State that binds the rooms of this game together, and the Game.

Rules: the specification of Cat Attack, clauses CA-GOAL-1 to CA-GANG-4 and rulings CA-R1 to CA-R46.
"""

from collections.abc import Mapping
from typing import Any

from clowder.core.arrays import append, i64, vec
from clowder.core.errors import Fault, IllegalAction, InvalidPosition
from clowder.core.facts import as_json
from clowder.core.game import Game
from clowder.core.outcome import Outcome
from clowder.core.refusal import Refusal
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.core.types import Json
from clowder.games.cat_attack import options as settings
from clowder.games.cat_attack.actions import IMPOSSIBLE, parse, text_of
from clowder.games.cat_attack.catalogue import parts_hash
from clowder.games.cat_attack.effects import do, first_position, throw_for_start
from clowder.games.cat_attack.evaluate import evaluate
from clowder.games.cat_attack.events import EVENT_FACTS, FACTS
from clowder.games.cat_attack.knowledge import open_view, redraw, view
from clowder.games.cat_attack.moves import decider, legal
from clowder.games.cat_attack.position import Position, key
from clowder.games.cat_attack.position_json import lay_out, write_down
from clowder.games.cat_attack.refusals import refusal
from clowder.games.cat_attack.scoring import outcome, ranks
from clowder.games.cat_attack.setup import make_setup
from clowder.games.cat_attack.views import CatAttackView
from clowder.games.cat_attack.vocabulary import FACES, SHUFFLE


class CatAttackState(Position):
    """One game of Cat Attack."""

    def to_act(self) -> i64:
        return decider(self)

    def legal_actions(self) -> vec[i64]:
        return legal(self)

    def is_legal(self, action: i64) -> bool:
        return any(action == found for found in self._list())

    def count_actions(self) -> i64:
        return len(self._list())

    def nth_action(self, k: i64) -> i64:
        return self._list()[k]

    def _list(self) -> vec[i64]:
        if not self.fresh:
            self.listed = legal(self)
            self.fresh = True
        return self.listed

    def action_count(self) -> i64:
        return self.board.action_count

    def apply(self, action: i64) -> None:
        self.fresh = False
        do(self, action)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def ranks(self) -> vec[i64]:
        return ranks(self)

    def evaluate(self) -> vec[float]:
        return evaluate(self)

    def view(self, seat: i64) -> dict[str, Any]:
        return view(self, seat)

    def open_view(self) -> dict[str, Any]:
        return open_view(self)

    def determinize(self, seat: i64, rng: Rng) -> State:
        copy = CatAttackState(self.setup, self.rng)
        self.copy_into(copy)
        redraw(copy, seat, rng)
        copy.rng = rng.fork()
        return copy

    def clone(self) -> State:
        copy = CatAttackState(self.setup, self.rng.clone())
        self.copy_into(copy)
        return copy

    def key(self) -> tuple[int, ...]:
        return key(self)

    def action_text(self, action: i64) -> str:
        return text_of(self, action)

    def parse_action(self, text: str) -> i64:
        action = parse(self, text)
        if action == IMPOSSIBLE:
            raise IllegalAction(text, refusal(self, decider(self), text))
        return action

    def refusal(self, seat: i64, text: str) -> Refusal | None:
        return refusal(self, seat, text)


class CatAttack(Game):
    """2 to 6 cats in one neighbourhood."""

    id = "cat-attack"
    rules_version = "1"
    min_seats = 2
    max_seats = 6

    def options_schema(self) -> Json:
        return settings.schema()

    def check_options(self, seats: Any, options: Mapping[str, Any]) -> tuple[Json, list[Fault]]:
        return settings.check(seats, options)

    def deal(self, seats: int, options: Json, rng: Rng) -> State:
        state = CatAttackState(make_setup(seats, options), rng)
        first = options["first_seat"]
        state.first = throw_for_start(state) if first == "die" else int(first)
        state.active = state.first
        faces = vec[i64]()
        for face in range(FACES):
            for _ in range(state.setup.mog_copies[face]):
                faces = append(faces, face)
        events = vec[i64]()
        shuffle_card: i64 = 0
        for card in range(len(state.setup.card_effect)):
            if state.setup.card_effect[card] == SHUFFLE:
                shuffle_card = card
            else:
                events = append(events, card)
        first_position(state, faces, events, shuffle_card)
        return state

    def parts_hash(self, options: Json) -> str:
        return parts_hash(options)

    def position(self, state: State) -> Json:
        if not isinstance(state, CatAttackState):
            raise TypeError("this is not a position of Cat Attack")
        return write_down(state)

    def from_position(self, position: Mapping[str, Any]) -> State:
        if not isinstance(position, Mapping):
            raise InvalidPosition([Fault("E_POSITION", "position", {}, "give an object")])
        seats = position.get("seats", 4)
        filled, faults = settings.check(seats, position.get("options", {}))
        if faults:
            raise InvalidPosition(faults)
        state = CatAttackState(make_setup(seats, filled), Rng(0))
        errors = lay_out(state, dict(position))
        if errors:
            raise InvalidPosition(errors)
        return state

    def facts(self) -> Json:
        return as_json(EVENT_FACTS, FACTS)

    def view_type(self) -> Any:
        return CatAttackView
