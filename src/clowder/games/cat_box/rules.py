"""Cat Box, bound together: the State that plays it and the Game that deals it."""

from collections.abc import Mapping
from typing import Any, SupportsIndex

from clowder.core import facts
from clowder.core.arrays import i64, u8, vec
from clowder.core.errors import Fault, IllegalAction
from clowder.core.game import Game, Piece
from clowder.core.given import code_of, foreign_state, rng_of, text_of
from clowder.core.outcome import Outcome
from clowder.core.refusal import Refusal
from clowder.core.rng import Rng
from clowder.core.sparse_vector import SparseVector
from clowder.core.state import State
from clowder.core.types import Json
from clowder.games.cat_box import (
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
    views,
)
from clowder.games.cat_box.deck import CARDS
from clowder.games.cat_box.grid import CELLS, SIDE
from clowder.games.cat_box.options import MAX_SEATS, MIN_SEATS, check_options, options_schema
from clowder.games.cat_box.position import ALL_TILES, NO_CARD_HERE, NONE, Position
from clowder.games.cat_box.setup import Setup


class CatBoxState(Position):
    """One game of Cat Box in progress."""

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
        return self.setup.codes.count

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
        return knowledge.foresee(self, after, self.checked_viewer(seat))

    def determinize(self, seat: SupportsIndex, rng: Any) -> State:
        luck, copy = rng_of(rng), self._copy()
        knowledge.redraw(copy, self.checked_viewer(seat), luck)
        copy.rng = luck.fork()
        return copy

    def observe(self, seat: SupportsIndex, out: SparseVector) -> None:
        observation.observe(self, self.checked_viewer(seat), out)

    def clone(self) -> State:
        return self._copy()

    def _copy(self) -> "CatBoxState":
        copy = CatBoxState(
            self.setup,
            self.rng.clone(),
            self.pile,
            self.removed,
            self.identities,
            self.hands[:],
            self.reserved[:],
            self.tiles[:],
            self.scratchers[:],
            self.seen[:],
            self.laid[:],
            self.content[:],
            self.top[:],
            self.depth[:],
            self.occupied[:],
            self.kittens[:],
            self.full_anchors[:],
            self.box_anchors[:],
        )
        self.copy_into(copy)
        return copy

    def action_text(self, action: SupportsIndex) -> str:
        return actions.action_text(self, self.checked_action(action))

    def action_pair(self, action: SupportsIndex) -> tuple[str, str]:
        code = self.checked_action(action)
        if actions.is_unturned_play(self, code):
            return actions.unturned_play_pair(self, code)
        return super().action_pair(code)

    def parse_action(self, text: Any) -> i64:
        move = text_of(text)
        action = actions.parse_action(self, move)
        if action == actions.NO_ACTION:
            raise IllegalAction(move, self.refusal(self.to_act(), move))
        return action

    def refusal(self, seat: SupportsIndex, text: Any) -> Refusal | None:
        return refusals.refusal(self, self.checked_asker(seat), text_of(text))


def blank_state(setup: Setup, rng: Rng) -> CatBoxState:
    """An empty table: no card laid, no hand dealt, nobody's identity known."""
    seats = setup.seats
    return CatBoxState(
        setup,
        rng,
        vec[i64](),
        vec[i64](),
        vec[i64]([NONE] * seats),
        vec[i64]([NONE] * setup.slots),
        vec[i64]([NONE] * seats),
        vec[i64]([ALL_TILES if setup.special else 0] * seats),
        vec[i64]([NONE] * seats),
        vec[i64]([0] * CARDS),
        vec[i64](),
        vec[u8]([0] * CELLS),
        vec[u8]([NO_CARD_HERE] * CELLS),
        vec[u8]([0] * CELLS),
        vec[i64]([0] * SIDE),
        vec[i64]([0] * SIDE),
        vec[i64]([0] * SIDE),
        vec[i64]([0] * SIDE),
    )


class CatBox(Game):
    """The game Cat Box by Aza Chen."""

    id = "cat-box"
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
        return catalogue.parts_hash(options)

    def position(self, state: Any) -> Json:
        if not isinstance(state, CatBoxState):
            raise foreign_state(self.id)
        return position_json.position(state)

    def pieces(self, state: Any) -> list[Piece]:
        if not isinstance(state, CatBoxState):
            raise foreign_state(self.id)
        return pieces.pieces(state.setup.deck, int(state.seats), state.setup.special)

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

    def facts(self) -> Json:
        return facts.as_json(events.EVENT_FACTS, events.FACTS)

    def view_type(self) -> Any:
        return views.CatBoxView
