"""If It Fits: the state that binds the rules together, and the game as the rest of the house knows it."""

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
from clowder.core.types import NOBODY
from clowder.games.if_it_fits import (
    actions,
    catalogue,
    deal,
    effects,
    evaluate,
    events,
    knowledge,
    moves,
    position_json,
    refusals,
    scoring,
)
from clowder.games.if_it_fits import options as settings
from clowder.games.if_it_fits.position import OVER, Position
from clowder.games.if_it_fits.setup import Setup
from clowder.games.if_it_fits.views import IfItFitsView


class IfItFitsState(Position):
    """One game in progress. See core.state.State for every promise."""

    def to_act(self) -> i64:
        return NOBODY if self.phase == OVER else self.active

    def legal_actions(self) -> vec[i64]:
        return moves.legal_actions(self)

    def is_legal(self, action: i64) -> bool:
        return moves.is_legal(self, action)

    def count_actions(self) -> i64:
        return moves.count_actions(self)

    def nth_action(self, k: i64) -> i64:
        return moves.nth_action(self, k)

    def action_count(self) -> i64:
        return self.setup.action_count

    def apply(self, action: i64) -> None:
        effects.apply(self, action)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.phase == OVER else None

    def ranks(self) -> vec[i64]:
        return scoring.ranks(self)

    def evaluate(self) -> vec[float]:
        return evaluate.evaluate(self)

    def view(self, seat: i64) -> dict[str, Any]:
        return knowledge.view(self, seat)

    def open_view(self) -> dict[str, Any]:
        return knowledge.open_view(self)

    def determinize(self, seat: i64, rng: Rng) -> State:
        copy = self.copy()
        knowledge.redraw(copy, seat, rng)
        return copy

    def clone(self) -> State:
        return self.copy()

    def copy(self) -> "IfItFitsState":
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

    def action_text(self, action: i64) -> str:
        return actions.text_of(self.plane, action)

    def parse_action(self, text: str) -> i64:
        action = actions.pack(self.plane, actions.read_move(text))
        if action == actions.NO_FORM:
            raise IllegalAction(text, self.refusal(self.to_act(), text))
        return action

    def refusal(self, seat: i64, text: str) -> Refusal | None:
        return refusals.refusal(self, seat, text)


def fresh_state(setup: Setup, rng: Rng) -> IfItFitsState:
    """A table without cards, empty hands, no pile."""
    blank = deal.Deal(setup)
    return IfItFitsState(
        rng,
        setup,
        blank.plane,
        blank.hands,
        blank.held,
        blank.supply,
        blank.pile,
        blank.packets,
        blank.chased,
        blank.bounds,
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

    def settled_options(self, options: dict[str, Any]) -> dict[str, Any]:
        return settings.resolved(options)

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> State:
        state = fresh_state(Setup(seats, options), rng)
        chosen = options["first_player"]
        state.first = rng.below(seats) if chosen == "random" else chosen
        state.active = state.first
        deal.shuffle_and_deal(state, rng)
        return state

    def parts_hash(self, options: dict[str, Any]) -> str:
        return catalogue.parts_hash(options["card_data"])

    def position(self, state: State) -> dict[str, Any]:
        if not isinstance(state, IfItFitsState):
            raise TypeError("this is not a game of If It Fits")
        return position_json.position(state)

    def from_position(self, position: Mapping[str, Any]) -> State:
        reader = position_json.Reader(position)
        reader.stop_at_faults()
        state = fresh_state(Setup(reader.seats, reader.options), Rng(0))
        reader.fill(state)
        effects.settle(state)
        return state

    def facts(self) -> dict[str, Any]:
        return as_json(events.EVENT_FACTS, events.FACTS)

    def view_type(self) -> Any:
        return IfItFitsView
