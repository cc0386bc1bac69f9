"""Cat Box, bound together: the State that plays it and the Game that deals it."""

from collections.abc import Mapping
from typing import Any

from clowder.core import facts
from clowder.core.arrays import i64, u8, vec
from clowder.core.errors import Fault, IllegalAction, MalformedAction
from clowder.core.game import Game
from clowder.core.outcome import Outcome
from clowder.core.parts import fingerprint
from clowder.core.refusal import Refusal
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.core.types import Json
from clowder.games.cat_box import (
    deal,
    effects,
    evaluate,
    events,
    knowledge,
    options,
    plain_plays,
    position_json,
    scoring,
    views,
)
from clowder.games.cat_box.actions import read_move
from clowder.games.cat_box.catalogue import house_part
from clowder.games.cat_box.choices import Choices
from clowder.games.cat_box.codes import END, FISH, MOUSE, PASS, PAW, PLAY, SCRATCHER, STACK
from clowder.games.cat_box.deck import CARDS
from clowder.games.cat_box.grid import CELL_BITS, CELL_MASK, CELLS, SIDE
from clowder.games.cat_box.moves import choices
from clowder.games.cat_box.position import ALL_TILES, NO_CARD_HERE, NONE, PHASE_OVER, Position, anchor, number
from clowder.games.cat_box.refusals import is_cell, packed, refusal_of, refuse, written
from clowder.games.cat_box.setup import Setup


class CatBoxState(Position):
    """One game of Cat Box in progress."""

    def to_act(self) -> i64:
        return NONE if self.phase == PHASE_OVER else self.active

    def legal_actions(self) -> vec[i64]:
        return plain_plays.list_plain(self) if plain_plays.is_plain(self) else self._choices().listed()

    def count_actions(self) -> i64:
        return plain_plays.count_plain(self) if plain_plays.is_plain(self) else self._choices().total

    def nth_action(self, k: i64) -> i64:
        return plain_plays.pick_plain(self, k) if plain_plays.is_plain(self) else self._choices().pick(k)

    def _choices(self) -> Choices:
        offered = self.offered
        if offered is None:
            offered = choices(self)
            self.offered = offered
        return offered

    def is_legal(self, action: i64) -> bool:
        move = written(self, action)
        if move is None or refusal_of(self, self.active, move) is not None:
            return False
        return packed(self, move) == action

    def action_count(self) -> i64:
        return self.setup.codes.count

    def apply(self, action: i64) -> None:
        self.offered = None  # before anything else: an effect may already know the next choices
        self.shown = None
        effects.apply(self, action)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def ranks(self) -> vec[i64]:
        return scoring.ranks(self)

    def evaluate(self) -> vec[float]:
        return evaluate.evaluate(self)

    def view(self, seat: i64) -> dict[str, Any]:
        return knowledge.view(self, seat)

    def open_view(self) -> dict[str, Any]:
        return knowledge.open_view(self)

    def determinize(self, seat: i64, rng: Rng) -> State:
        copy = self._copy()
        knowledge.redraw(copy, seat, rng)
        copy.rng = rng.fork()
        return copy

    def clone(self) -> State:
        return self._copy()

    def _copy(self) -> "CatBoxState":
        copy = CatBoxState(
            self.setup,
            self.rng.clone(),
            self.pile,
            self.removed,
            self.identities,
            self.hand[:],
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
            self.one[:],
            self.both[:],
        )
        self.copy_fields(copy)
        return copy

    def key(self) -> tuple[int, ...]:
        return self.key_of_fields()

    def action_text(self, action: i64) -> str:
        if 0 <= action < self.setup.codes.count:
            kind = self.setup.codes.kind(action)
            if (kind == PLAY or kind == STACK) and is_cell(self.setup.codes.cell(action)):
                return self._played_text(action, kind)
        move = written(self, action)
        if move is None:
            raise IllegalAction(f"action {action}", None)
        if move.kind == END:
            return "end"
        if move.kind == PASS:
            return "pass"
        source = "reserved" if move.reserved else f"{move.seat + 1}.{move.slot}"
        if move.kind == FISH:
            return f"fish {source}"
        if move.kind == SCRATCHER:
            return f"scratcher {move.x},{move.y}"
        if move.kind == MOUSE:
            text = f"mouse {move.card} @{move.x},{move.y}"
        else:
            text = f"{'paw' if move.kind == PAW else 'play'} {source} @{move.x},{move.y}"
        if move.stack:
            text += " stack"
        return f"{text} r{move.quarter * 90}" if move.quarter else text

    def _played_text(self, action: i64, kind: i64) -> str:
        """Cards laid are most of all actions: their text is put together from ready pieces."""
        layout = self.setup.codes
        source, quarter = layout.source(action), layout.turn(action) * self.setup.quarter_step
        x, y = self.coordinates(layout.cell(action))
        text = layout.play_texts[source] + " " + anchor(x, y)
        if kind == STACK:
            text += " stack"
        return text + " r" + number(quarter * 90) if quarter else text

    def action_pair(self, action: i64) -> tuple[str, str]:
        if 0 <= action < self.setup.codes.stack:
            layout = self.setup.codes
            at = action >> CELL_BITS
            cell = action & CELL_MASK
            if at % layout.turns == 0 and is_cell(cell):
                x, y = self.coordinates(cell)
                return layout.play_texts[at // layout.turns], anchor(x, y)
        return super().action_pair(action)

    def parse_action(self, text: str) -> i64:
        move = read_move(text)
        action = packed(self, move)
        if action < 0:
            raise IllegalAction(text, refusal_of(self, self.to_act(), move))
        return action

    def refusal(self, seat: i64, text: str) -> Refusal | None:
        try:
            move = read_move(text)
        except MalformedAction:
            if self.phase == PHASE_OVER:
                return refuse("E_GAME_OVER")
            return refuse("E_NOTATION", {"text": text[:80]})
        return refusal_of(self, seat, move)


def blank_state(setup: Setup, rng: Rng) -> CatBoxState:
    """An empty table: no card laid, no hand dealt, nobody's identity known."""
    seats = setup.seats
    return CatBoxState(
        setup,
        rng,
        vec[i64](),
        vec[i64](),
        vec[i64]([NONE] * seats),
        vec[i64]([NONE] * (seats * setup.hand_size)),
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
    min_seats = options.MIN_SEATS
    max_seats = options.MAX_SEATS

    def options_schema(self) -> dict[str, Any]:
        return options.schema()

    def check_options(self, seats: Any, given: Mapping[str, Any]) -> tuple[dict[str, Any], list[Fault]]:
        return options.check(seats, given)

    def deal(self, seats: int, options: Json, rng: Rng) -> State:
        state = blank_state(Setup(seats, options), rng)
        deal.deal(state)
        return state

    def parts_hash(self, opts: dict[str, Any]) -> str:
        part = house_part() if opts["deck"] == "house-1" else opts["deck"]
        return fingerprint([part.get("deck", {}), part["cards"], opts["setup"] or house_part()["setup"]])

    def position(self, state: State) -> Json:
        assert isinstance(state, CatBoxState)
        return position_json.position(state)

    def from_position(self, position: Mapping[str, Any]) -> State:
        reader = position_json.Reader(self, position)
        state = blank_state(reader.setup, reader.rng)
        reader.fill(state)
        return state

    def facts(self) -> dict[str, Any]:
        return facts.as_json(events.EVENT_FACTS, events.FACTS)

    def view_type(self) -> Any:
        return views.CatBoxView
