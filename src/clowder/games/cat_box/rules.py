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
from clowder.games.cat_box import (
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
from clowder.games.cat_box.actions import END, FISH, MOUSE, PASS, PAW, PLAY, SCRATCHER, STACK, Layout, read_move
from clowder.games.cat_box.catalogue import IDENTITIES, house_part
from clowder.games.cat_box.choices import Choices
from clowder.games.cat_box.deck import CARDS, Deck
from clowder.games.cat_box.grid import CELL_BITS, CELL_MASK, CELLS, SIDE
from clowder.games.cat_box.moves import choices
from clowder.games.cat_box.position import ALL_TILES, NO_CARD_HERE, NONE, PHASE_OVER, Position, anchor, number
from clowder.games.cat_box.refusals import is_cell, packed, refusal_of, refuse, written


class CatBoxState(Position):
    """One game of Cat Box in progress."""

    def to_act(self) -> i64:
        return NONE if self.phase == PHASE_OVER else self.mover

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
        if move is None or refusal_of(self, self.mover, move) is not None:
            return False
        return packed(self, move) == action

    def action_count(self) -> i64:
        return self.layout.count

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
            self.seats,
            self.rng.clone(),
            self.options,
            self.deck,
            self.layout,
            self.hand_size,
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
        if 0 <= action < self.layout.count:
            kind = self.layout.kind(action)
            if (kind == PLAY or kind == STACK) and is_cell(self.layout.cell(action)):
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
        layout = self.layout
        source, quarter = layout.source(action), layout.turn(action) * self.quarter_step
        x, y = self.coordinates(layout.cell(action))
        text = layout.plays[source] + " " + anchor(x, y)
        if kind == STACK:
            text += " stack"
        return text + " r" + number(quarter * 90) if quarter else text

    def action_pair(self, action: i64) -> tuple[str, str]:
        if 0 <= action < self.layout.stack:
            layout = self.layout
            at = action >> CELL_BITS
            cell = action & CELL_MASK
            if at % layout.turns == 0 and is_cell(cell):
                x, y = self.coordinates(cell)
                return layout.plays[at // layout.turns], anchor(x, y)
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


def blank_state(seats: int, opts: dict[str, Any], deck: Deck, rng: Rng, pile: vec[i64]) -> CatBoxState:
    """An empty table with this deck: no card laid, no hand dealt, nobody's identity known."""
    _removed, hand_size = options.setup_of(opts, seats)
    special = opts["rules"] == "special"
    turns = {"none": 1, "half": 2, "quarter": 4}[opts["rotation"]]
    return CatBoxState(
        seats,
        rng,
        opts,
        deck,
        Layout(seats, hand_size, special, turns),
        hand_size,
        pile,
        vec[i64](),
        vec[i64]([NONE] * seats),
        vec[i64]([NONE] * (seats * hand_size)),
        vec[i64]([NONE] * seats),
        vec[i64]([ALL_TILES if special else 0] * seats),
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


def deal(seats: int, opts: dict[str, Any], rng: Rng) -> CatBoxState:
    """Section by section as the setup says: start player, identities, deck, removed cards, hands, start card."""
    start: i64 = rng.below(seats) if opts["start_player"] == "random" else opts["start_player"] - 1
    identities = vec[i64](list(range(6 if seats >= 4 else 5)))  # CB-SETUP-1
    rng.shuffle(identities)
    if opts["identities"] is not None:
        identities = vec[i64]([IDENTITIES.index(identity) for identity in opts["identities"]])
    cards = vec[i64](list(range(CARDS)))
    rng.shuffle(cards)
    for i in range(CARDS):
        cards[i] = cards[i] * 2 + rng.below(2)  # CB-R3
    removed, _hand_size = options.setup_of(opts, seats)
    state = blank_state(seats, opts, options.deck_of(opts), rng, cards[removed:])
    state.removed = cards[:removed]
    state.identities = identities[:seats]
    state.unplayed = len(state.pile)
    for slot in range(state.hand_size):  # CB-R4: one card at a time, from the start player on
        for step in range(seats):
            seat = (start + step) % seats
            held = state.pile[state.pile_next]
            state.pile_next += 1
            state.hand[state.slot_of(seat, slot)] = held
            state.seen[held >> 1] = 1 << seat
    state.lay(state.pile[state.pile_next], 0, 0, 0)  # CB-R5
    state.pile_next += 1
    state.unplayed -= 1
    state.mover = start
    return state


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

    def deal(self, seats: int, opts: dict[str, Any], rng: Rng) -> State:
        return deal(seats, opts, rng)

    def parts_hash(self, opts: dict[str, Any]) -> str:
        part = house_part() if opts["deck"] == "house-1" else opts["deck"]
        return fingerprint([part.get("deck", {}), part["cards"], opts["setup"] or house_part()["setup"]])

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, CatBoxState)
        return position_json.write(state)

    def from_position(self, position: Mapping[str, Any]) -> State:
        return position_json.read(position, blank_state)

    def facts(self) -> dict[str, Any]:
        return facts.as_json(events.EVENT_FACTS, events.FACTS)

    def view_type(self) -> Any:
        return views.CatBoxView
