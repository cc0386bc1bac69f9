"""If It Fits: the state that binds the rules together, and the game as the rest of the house knows it."""

from collections.abc import Mapping
from typing import Any, SupportsIndex

from clowder.core.arrays import i64, vec
from clowder.core.errors import Fault, IllegalAction
from clowder.core.facts import as_json
from clowder.core.game import Game, Piece
from clowder.core.given import code_of, foreign_state, rng_of, text_of
from clowder.core.outcome import Outcome
from clowder.core.refusal import Refusal
from clowder.core.rng import Rng
from clowder.core.sparse_vector import SparseVector
from clowder.core.state import State
from clowder.games.if_it_fits import (
    actions,
    catalogue,
    deal,
    effects,
    evaluate,
    events,
    knowledge,
    learned,
    moves,
    observation,
    pieces,
    position_json,
    refusals,
    score_pad,
    scoring,
)
from clowder.games.if_it_fits import options as settings
from clowder.games.if_it_fits.plane import empty_plane
from clowder.games.if_it_fits.position import BOUNDS_EACH, HAND_ROOM, Position
from clowder.games.if_it_fits.setup import CATS_EACH, Setup
from clowder.games.if_it_fits.views import IfItFitsView


class IfItFitsState(Position):
    """One game in progress. See core.state.State for every promise."""

    def to_act(self) -> i64:
        return moves.to_act(self)

    def legal_actions(self) -> vec[i64]:
        return moves.legal_actions(self)

    def is_legal(self, action: SupportsIndex) -> bool:
        return moves.is_legal(self, code_of(action))

    def count_actions(self) -> i64:
        return moves.count_actions(self)

    def nth_action(self, k: i64) -> i64:
        return moves.nth_action(self, k)

    def action_count(self) -> i64:
        return self.setup.action_count

    def apply(self, action: i64) -> None:
        effects.apply(self, action)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def bare_outcome(self) -> Outcome | None:
        return scoring.bare_outcome(self)

    def ranks(self) -> vec[i64]:
        return scoring.ranks(self)

    def points_now(self) -> vec[i64]:
        return scoring.points_now(self)

    def evaluate(self) -> vec[float]:
        return evaluate.evaluate(self)

    def judge(self) -> vec[float]:
        return learned.judge(self)

    def view(self, seat: SupportsIndex) -> dict[str, Any]:
        return knowledge.view(self, self.checked_viewer(seat))

    def public_view(self) -> dict[str, Any]:
        return knowledge.public_view(self)

    def own_view(self, seat: SupportsIndex) -> dict[str, Any]:
        return knowledge.own_view(self, self.checked_viewer(seat))

    def open_view(self) -> dict[str, Any]:
        return knowledge.open_view(self)

    def foresee(self, seat: SupportsIndex, action: SupportsIndex) -> dict[str, Any]:
        after = self._copy()
        effects.apply(after, self.checked_legal(action))
        self.checked_viewer(seat)  # everybody foresees the same
        return knowledge.foresee(self, after)

    def determinize(self, seat: SupportsIndex, rng: Any) -> State:
        luck, copy = rng_of(rng), self._copy()
        knowledge.redraw(copy, self.checked_viewer(seat), luck)
        return copy

    def observe(self, seat: SupportsIndex, out: SparseVector) -> None:
        observation.observe(self, self.checked_viewer(seat), out)

    def clone(self) -> State:
        return self._copy()

    def _copy(self) -> "IfItFitsState":
        copy = IfItFitsState(
            self.rng.clone(),
            self.setup,
            self.plane.clone(),
            self.hands[:],
            self.held[:],
            self.supply[:],
            self.pile[:],
            self.packets,
            self.chased[:],
            self.bounds[:],
        )
        self.copy_into(copy)
        return copy

    def action_text(self, action: SupportsIndex) -> str:
        return actions.action_text(self, self.checked_action(action))

    def parse_action(self, text: Any) -> i64:
        move = text_of(text)
        action = actions.parse_action(self, move)
        if action == actions.NO_ACTION:
            raise IllegalAction(move, self.refusal(self.to_act(), move))
        return action

    def refusal(self, seat: SupportsIndex, text: Any) -> Refusal | None:
        return refusals.refusal(self, self.checked_asker(seat), text_of(text))


def blank_state(setup: Setup, rng: Rng) -> IfItFitsState:
    """A table without cards, empty hands, no pile."""
    return IfItFitsState(
        rng,
        setup,
        empty_plane(setup),
        vec[i64]([0] * (setup.seats * HAND_ROOM)),
        vec[i64]([0] * setup.seats),
        vec[i64]([CATS_EACH] * setup.seats),
        vec[i64](),
        vec[i64](),
        vec[i64]([0] * CATS_EACH),
        vec[i64]([0] * (setup.seats * BOUNDS_EACH)),
    )


class IfItFits(Game):
    """If It Fits in its Ukrainian (default) and Hungarian editions, for 2 to 5 players."""

    id = "if-it-fits"
    rules_version = "1"
    min_seats = 2
    max_seats = 5

    def options_schema(self) -> dict[str, Any]:
        return settings.options_schema()

    def check_options(self, seats: Any, options: Mapping[str, Any]) -> tuple[dict[str, Any], list[Fault]]:
        return settings.check_options(seats, options)

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> State:
        state = blank_state(Setup(seats, options), rng)
        deal.deal(state)
        return state

    def parts_hash(self, options: Any) -> str:
        return catalogue.parts_hash(options)

    def position(self, state: Any) -> dict[str, Any]:
        if not isinstance(state, IfItFitsState):
            raise foreign_state(self.id)
        return position_json.position(state)

    def pieces(self, state: Any) -> list[Piece]:
        if not isinstance(state, IfItFitsState):
            raise foreign_state(self.id)
        return pieces.pieces(state.setup)

    def from_position(self, position: Mapping[str, Any]) -> State:
        reader = position_json.Reader(self, position)
        state = blank_state(reader.setup, reader.rng)
        reader.fill(state)
        return state

    def count(self, pad: Mapping[str, Any]) -> Outcome:
        return super().count(score_pad.as_position(pad))

    def seat_label(self, seat: int) -> str:
        return knowledge.SEAT_LETTERS[seat]

    def facts(self) -> dict[str, Any]:
        return as_json(events.EVENT_FACTS, events.FACTS)

    def view_type(self) -> Any:
        return IfItFitsView

    def settled_options(self, options: Any) -> dict[str, Any]:
        return settings.settled_options(options)
