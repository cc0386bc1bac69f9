"""Csacska Macska: the state and the game that bind the rooms together.

Rules: the Hungarian rulebook of 2017; options: who starts, what may be taken from piles, what counts at the end, deck.
"""

from collections.abc import Mapping
from typing import Any

from clowder.core.arrays import i64, vec
from clowder.core.errors import Fault, IllegalAction
from clowder.core.facts import as_json
from clowder.core.game import Game
from clowder.core.outcome import Outcome
from clowder.core.refusal import Refusal
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.core.types import Json
from clowder.games.csacska_macska.actions import ACTION_COUNT, pack, parse_command, write_action
from clowder.games.csacska_macska.catalogue import parts_hash
from clowder.games.csacska_macska.deal import deal
from clowder.games.csacska_macska.effects import apply_action
from clowder.games.csacska_macska.evaluate import chances
from clowder.games.csacska_macska.events import EVENT_FACTS, FACTS
from clowder.games.csacska_macska.knowledge import open_view, redraw, table_view
from clowder.games.csacska_macska.moves import all_actions, allows, count_all, pick
from clowder.games.csacska_macska.options import check, schema
from clowder.games.csacska_macska.position import OVER, Position, blank_arrays
from clowder.games.csacska_macska.position_json import read_position, write_position
from clowder.games.csacska_macska.refusals import find_refusal
from clowder.games.csacska_macska.scoring import final_outcome, ranks_now
from clowder.games.csacska_macska.setup import Setup
from clowder.games.csacska_macska.views import CsacskaMacskaView


class CsacskaMacskaState(Position):
    """One game in progress."""

    def to_act(self) -> i64:
        return self.waiting_for()

    def legal_actions(self) -> vec[i64]:
        return all_actions(self)

    def count_actions(self) -> i64:
        return count_all(self)

    def nth_action(self, k: i64) -> i64:
        return pick(self, k)

    def is_legal(self, action: i64) -> bool:
        return allows(self, action)

    def action_count(self) -> i64:
        return ACTION_COUNT

    def apply(self, action: i64) -> None:
        apply_action(self, action)

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.phase == OVER else None

    def ranks(self) -> vec[i64]:
        return ranks_now(self)

    def evaluate(self) -> vec[float]:
        return chances(self)

    def view(self, seat: i64) -> dict[str, Any]:
        return table_view(self)

    def open_view(self) -> dict[str, Any]:
        return open_view(self)

    def determinize(self, seat: i64, rng: Rng) -> State:
        copy = self._copy()
        redraw(copy, seat, rng)
        return copy

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
            self.lanes[:],
            self.ledger,
        )
        self.copy_into(copy)
        return copy

    def action_text(self, action: i64) -> str:
        return write_action(action, self.active, self.seats)

    def parse_action(self, text: str) -> i64:
        action = pack(parse_command(text), self.active, self.seats)
        if action < 0:
            raise IllegalAction(text, find_refusal(self, self.waiting_for(), text))
        return action

    def refusal(self, seat: i64, text: str) -> Refusal | None:
        return find_refusal(self, seat, text)


def blank_state(setup: Setup, rng: Rng) -> CsacskaMacskaState:
    """An empty table."""
    deck, piles, heights, box, coins, lanes = blank_arrays(setup.seats)
    return CsacskaMacskaState(setup, rng, deck, piles, heights, box, coins, lanes, vec[i64]())


class CsacskaMacska(Game):
    """Silly Cats, for three to five."""

    id = "csacska-macska"
    rules_version = "1"
    min_seats = 3
    max_seats = 5

    def options_schema(self) -> Json:
        return schema()

    def check_options(self, seats: Any, options: Mapping[str, Any]) -> tuple[Json, list[Fault]]:
        return check(seats, options)

    def deal(self, seats: int, options: Json, rng: Rng) -> State:
        state = blank_state(Setup(seats, options), rng)
        deal(state)
        return state

    def parts_hash(self, options: Json) -> str:
        return parts_hash(options)

    def position(self, state: State) -> Json:
        if not isinstance(state, CsacskaMacskaState):
            raise TypeError("a position of Csacska Macska is asked for a state of another game")
        return write_position(state)

    def from_position(self, position: Mapping[str, Any]) -> State:
        reader = read_position(position)
        state = blank_state(reader.setup, reader.rng)
        reader.fill(state)
        return state

    def facts(self) -> Json:
        return as_json(EVENT_FACTS, FACTS)

    def view_type(self) -> Any:
        return CsacskaMacskaView
