"""Csacska Macska: the state and the game that bind the files of this package together.

Rules: the Hungarian rulebook of 2017; options: who starts, what may be taken from piles, what counts at the end, deck.
"""

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
from clowder.core.types import Json
from clowder.games.csacska_macska import (
    actions,
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
from clowder.games.csacska_macska.catalogue import parts_hash
from clowder.games.csacska_macska.options import MAX_SEATS, MIN_SEATS, check_options, options_schema
from clowder.games.csacska_macska.position import Position, blank_arrays
from clowder.games.csacska_macska.setup import Setup
from clowder.games.csacska_macska.views import CsacskaMacskaView


class CsacskaMacskaState(Position):
    """One game in progress."""

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
        return actions.ACTION_COUNT

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

    def determinize(self, seat: SupportsIndex, rng: Any) -> State:
        luck, copy = rng_of(rng), self._copy()
        knowledge.redraw(copy, self.checked_viewer(seat), luck)
        return copy

    def observe(self, seat: SupportsIndex, out: SparseVector) -> None:
        observation.observe(self, self.checked_viewer(seat), out)

    def clone(self) -> State:
        return self._copy()

    def _copy(self) -> "CsacskaMacskaState":
        """Ledgers are replaced, never changed, so copies share them."""
        copy = CsacskaMacskaState(
            self.setup,
            self.rng.clone(),
            self.deck[:],
            self.piles[:],
            self.heights[:],
            self.box[:],
            self.coins[:],
            self.series[:],
            self.ledger,
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


def blank_state(setup: Setup, rng: Rng) -> CsacskaMacskaState:
    """An empty table."""
    deck, piles, heights, box, coins, series = blank_arrays(setup.seats)
    return CsacskaMacskaState(setup, rng, deck, piles, heights, box, coins, series, vec[i64]())


class CsacskaMacska(Game):
    """Silly Cats, for three to five."""

    id = "csacska-macska"
    rules_version = "1"
    min_seats = MIN_SEATS
    max_seats = MAX_SEATS

    def options_schema(self) -> Json:
        return options_schema()

    def check_options(self, seats: Any, options: Mapping[str, Any]) -> tuple[Json, list[Fault]]:
        return check_options(seats, options)

    def deal(self, seats: int, options: Json, rng: Rng) -> State:
        state = blank_state(Setup(seats, options), rng)
        deal.deal(state)
        return state

    def parts_hash(self, options: Any) -> str:
        return parts_hash(options)

    def position(self, state: Any) -> Json:
        if not isinstance(state, CsacskaMacskaState):
            raise foreign_state(self.id)
        return position_json.position(state)

    def pieces(self, state: Any) -> list[Piece]:
        if not isinstance(state, CsacskaMacskaState):
            raise foreign_state(self.id)
        return pieces.pieces(state.setup.deck)

    def from_position(self, position: Mapping[str, Any]) -> State:
        reader = position_json.Reader(self, position)
        state = blank_state(reader.setup, reader.rng)
        reader.fill(state)
        return state

    def count(self, pad: Mapping[str, Any]) -> Outcome:
        reader = score_pad.PadReader(self, pad)
        state = blank_state(reader.setup, reader.rng)
        reader.fill(state)
        return score_pad.counted(state)

    def seat_label(self, seat: int) -> str:
        return actions.seat_letter(seat)

    def facts(self) -> Json:
        return as_json(events.EVENT_FACTS, events.FACTS)

    def view_type(self) -> Any:
        return CsacskaMacskaView
