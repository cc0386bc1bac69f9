"""Cat Attack: the State that binds the rooms of this game together, and the Game.

Rules: the specification of Cat Attack, clauses CA-GOAL-1 to CA-GANG-4 and rulings CA-R1 to CA-R46.
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex

from clowder.core.arrays import i64, vec
from clowder.core.errors import Fault, IllegalAction
from clowder.core.event import Event
from clowder.core.facts import as_json
from clowder.core.game import Game, Piece
from clowder.core.given import code_of, foreign_state, rng_of, text_of
from clowder.core.outcome import Outcome
from clowder.core.refusal import Refusal
from clowder.core.rng import Rng, rng_for
from clowder.core.sparse_vector import SparseVector
from clowder.core.state import State
from clowder.core.types import Json
from clowder.games.cat_attack import deal, learned, pieces, position_checks, position_json, score_pad
from clowder.games.cat_attack.actions import (
    NO_ACTION,
    action_text,
    card_move_pair,
    is_card_move,
    parse_action,
    shown_move,
)
from clowder.games.cat_attack.catalogue import parts_hash
from clowder.games.cat_attack.effects import apply
from clowder.games.cat_attack.evaluate import evaluate
from clowder.games.cat_attack.events import EVENT_FACTS, FACTS
from clowder.games.cat_attack.knowledge import open_view, own_view, public_view, redraw, view
from clowder.games.cat_attack.moves import count_actions, is_legal, legal_actions, nth_action, to_act
from clowder.games.cat_attack.observation import observe
from clowder.games.cat_attack.options import MAX_SEATS, MIN_SEATS, check_options, options_schema
from clowder.games.cat_attack.position import Position
from clowder.games.cat_attack.refusals import refusal
from clowder.games.cat_attack.scoring import bare_outcome, outcome, points_now, ranks
from clowder.games.cat_attack.setup import Setup, make_setup
from clowder.games.cat_attack.views import CatAttackView


class CatAttackState(Position):
    """One game of Cat Attack."""

    def to_act(self) -> i64:
        return to_act(self)

    def legal_actions(self) -> vec[i64]:
        return legal_actions(self)

    def is_legal(self, action: SupportsIndex) -> bool:
        return is_legal(self, code_of(action))

    def count_actions(self) -> i64:
        return count_actions(self)

    def nth_action(self, k: i64) -> i64:
        return nth_action(self, k)

    def action_count(self) -> i64:
        return self.board.action_count

    def apply(self, action: i64) -> None:
        apply(self, action)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def bare_outcome(self) -> Outcome | None:
        return bare_outcome(self)

    def ranks(self) -> vec[i64]:
        return ranks(self)

    def points_now(self) -> vec[i64]:
        return points_now(self)

    def evaluate(self) -> vec[float]:
        return evaluate(self)

    def judge(self) -> vec[float]:
        return learned.judge(self)

    def view(self, seat: SupportsIndex) -> dict[str, Any]:
        return view(self, self.checked_viewer(seat))

    def public_view(self) -> dict[str, Any]:
        return public_view(self)

    def own_view(self, seat: SupportsIndex) -> dict[str, Any]:
        return own_view(self, self.checked_viewer(seat))

    def open_view(self) -> dict[str, Any]:
        return open_view(self)

    def determinize(self, seat: SupportsIndex, rng: Any) -> State:
        luck, copy = rng_of(rng), self._copy()
        redraw(copy, self.checked_viewer(seat), luck)
        copy.rng = luck.fork()
        return copy

    def observe(self, seat: SupportsIndex, out: SparseVector) -> None:
        observe(self, self.checked_viewer(seat), out)

    def clone(self) -> State:
        copy = self._copy()
        copy.rng = self.rng.clone()
        return copy

    def _copy(self) -> "CatAttackState":
        copy = CatAttackState(self.setup, self.rng)
        self.copy_into(copy)
        return copy

    def action_text(self, action: SupportsIndex) -> str:
        return action_text(self, self.checked_action(action))

    def action_pair(self, action: SupportsIndex) -> tuple[str, str]:
        code = self.checked_action(action)
        return card_move_pair(self, code) if is_card_move(self, code) else super().action_pair(code)

    def parse_action(self, text: Any) -> i64:
        move = text_of(text)
        action = parse_action(self, move)
        if action == NO_ACTION:
            raise IllegalAction(move, refusal(self, to_act(self), move))
        return action

    def refusal(self, seat: SupportsIndex, text: Any) -> Refusal | None:
        return refusal(self, self.checked_asker(seat), text_of(text))


def blank_state(setup: Setup, rng: Rng) -> CatAttackState:
    """A state before anything is dealt or set up."""
    return CatAttackState(setup, rng)


class CatAttack(Game):
    """2 to 6 cats in one neighbourhood."""

    id = "cat-attack"
    rules_version = "1"
    min_seats = MIN_SEATS
    max_seats = MAX_SEATS

    def options_schema(self) -> Json:
        return options_schema()

    def check_options(self, seats: Any, options: Mapping[str, Any]) -> tuple[Json, list[Fault]]:
        return check_options(seats, options)

    def deal(self, seats: int, options: Json, rng: Rng) -> State:
        state = blank_state(make_setup(seats, options), rng)
        deal.deal(state)
        return state

    def parts_hash(self, options: Any) -> str:
        return parts_hash(options)

    def position(self, state: Any) -> Json:
        if not isinstance(state, CatAttackState):
            raise foreign_state(self.id)
        return position_json.position(state)

    def pieces(self, state: Any) -> list[Piece]:
        if not isinstance(state, CatAttackState):
            raise foreign_state(self.id)
        return pieces.pieces(state.setup)

    def from_position(self, position: Mapping[str, Any]) -> State:
        reader = position_json.Reader(self, position)
        state = blank_state(reader.setup, reader.rng)
        reader.fill(state)
        return state

    def faults_to_play_on(self, state: Any) -> list[Fault]:
        if not isinstance(state, CatAttackState):
            raise foreign_state(self.id)
        return position_checks.empty_hands(state)

    def count(self, pad: Mapping[str, Any]) -> Outcome:
        return super().count(score_pad.as_position(pad))

    def shown_move(self, text: str) -> str:
        return shown_move(text)

    def facts(self) -> Json:
        return as_json(EVENT_FACTS, FACTS)

    def view_type(self) -> Any:
        return CatAttackView

    def opening(
        self,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int,
        keyed: bool = False,
        beginning: Mapping[str, Any] | None = None,
    ) -> list[Event]:
        if beginning is not None:
            return []
        state = blank_state(make_setup(seats, self.options_for(seats, options)), rng_for(seed, keyed))
        told: list[Event] = []
        state.events = told
        deal.choose_first(state)
        return told
