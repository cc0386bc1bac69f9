"""A complete position of Cat Box as JSON, in the notation of the rules: see docs/positions/cat-box.md."""

import re
from collections.abc import Mapping
from typing import Any

from clowder.core.arrays import append, i64, vec
from clowder.core.errors import shown
from clowder.core.game import Game
from clowder.core.position_reader import FIELD, PositionReader
from clowder.core.types import Json
from clowder.games.cat_box import effects
from clowder.games.cat_box.catalogue import IDENTITIES, TILES
from clowder.games.cat_box.deck import CARDS
from clowder.games.cat_box.grid import cell_at
from clowder.games.cat_box.moves import tile_choices
from clowder.games.cat_box.placement import is_scratcher_cell
from clowder.games.cat_box.position import (
    NONE,
    PHASE_OVER,
    PHASE_TILE,
    PHASES,
    TILE_FISH,
    TILE_SCRATCHER,
    Position,
    tile_names,
)
from clowder.games.cat_box.setup import Setup

_LAID = re.compile(r"([A-Za-z][A-Za-z0-9]*[+-])(?:r(90|180|270))?@\(?(-?\d{1,3}),(-?\d{1,3})\)?")
WIDEST = 50  # a play area of 48 cards never spans more, so this refuses no real position
FARTHEST = 70  # from here 48 more cards stay within the numbers a card on the table can hold
FAR_APART = "the cards lie too far apart to be one play area"
FIELDS = (
    "table", "hands", "deck", "removed", "identities", "to_act", "phase", "tiles", "reserved", "scratchers", "refill",
    "seen",
)  # fmt: skip
CARD = "E_POSITION_CARD"
TABLE = "E_POSITION_TABLE"
SEAT = "E_POSITION_SEAT"
HAND = "E_POSITION_HAND"
TILE = "E_POSITION_TILE"
SCRATCHER = "E_POSITION_SCRATCHER"
IDENTITY = "E_POSITION_IDENTITY"
PHASE = "E_POSITION_PHASE"
REFILL = "E_POSITION_REFILL"


def position(p: Position) -> Json:
    """The position, complete: deck order, removed cards and generator included."""
    deck = p.setup.deck
    hands: list[list[str | None]] = []
    for seat in range(p.seats):
        first = seat * p.setup.hand_size
        cards = [p.hands[slot] for slot in range(first, first + p.setup.hand_size)]
        hands.append([deck.name_of(held) if held >= 0 else None for held in cards])
    seen: dict[str, Any] = {}
    for card in range(CARDS):
        if p.seen[card]:
            seen[deck.ids[card]] = [f"P{seat + 1}" for seat in range(p.seats) if (p.seen[card] >> seat) & 1]
    emptied = [slot for slot in (p.refill_first, p.refill_second) if slot != NONE]
    return {
        "game": "cat-box",
        "rules_version": "1",
        "seats": int(p.seats),
        "options": p.setup.options,
        "table": " ".join(p.card_text(card) for card in p.laid),
        "hands": hands,
        "deck": [deck.name_of(held) for held in p.pile[p.pile_next :]],
        "removed": [deck.name_of(held) for held in p.removed],
        "identities": [IDENTITIES[identity] for identity in p.identities],
        "to_act": f"P{p.active + 1}",
        "phase": PHASES[p.phase],
        "tiles": [tile_names(tiles) for tiles in p.tiles],
        "reserved": [deck.name_of(held) if held >= 0 else None for held in p.reserved],
        "scratchers": [p.place_text(cell) if cell >= 0 else None for cell in p.scratchers],
        "refill": [f"{slot // p.setup.hand_size + 1}.{slot % p.setup.hand_size}" for slot in emptied],
        "seen": seen,
        "rng": list(p.rng.words()),
    }


class Reader(PositionReader):
    """Reads one position and collects every fault before giving up."""

    def __init__(self, game: Game, given: Mapping[str, Any]) -> None:
        super().__init__(game, given, FIELDS)
        self.setup = Setup(self.seats, self.options)
        self.used: dict[int, str] = {}  # where a card was named already

    def fill(self, p: Position) -> None:
        """Set up a blank position. Raises InvalidPosition."""
        p.pile = self._cards("deck")
        p.removed = self._cards("removed")
        self._table(p)
        self._hands(p)
        self._reserved(p)
        self._tiles(p)
        for seat, place in enumerate(self._per_seat("scratchers", [None] * self.seats)):
            if place is not None:
                self._scratcher(p, seat, place)
        self._identities(p)
        self._seen(p)
        self._turn(p)
        self.stop_at_faults()
        p.unplayed = len(p.pile) + p.cards_in_hands() + sum(1 for held in p.reserved if held >= 0)
        self._whole_position(p)
        self.stop_at_faults()
        self._settle(p)
        self.stop_at_faults()

    def _card(self, where: str, name: Any) -> int:
        """A held card that is nowhere else in the position; -1 with a fault otherwise."""
        held = self.setup.deck.held_of(name) if isinstance(name, str) else NONE
        if held < 0:
            self.fault(CARD, where, f"{shown(name)!r} is not a card with its side, like C06+ or C06-")
            return NONE
        if held >> 1 in self.used:
            self.fault(CARD, where, f"{name} is in the position twice: also in {self.used[held >> 1]}")
            return NONE
        self.used[held >> 1] = where
        return held

    def _cards(self, where: str) -> vec[i64]:
        names = self.given.get(where, [])
        if isinstance(names, str):
            names = names.replace(",", " ").split()
        if not isinstance(names, list):
            self.fault(CARD, where, "must be a list of cards")
            names = []
        cards = vec[i64]()
        for name in names:
            cards = append(cards, self._card(where, name))
        return cards

    def _table(self, p: Position) -> None:
        table = self.given.get("table", "")
        entries = table.split() if isinstance(table, str) else table
        if not isinstance(entries, list) or not entries:
            self.fault(TABLE, "table", "at least the start card lies on the table, like C01+@0,0")
            return
        laid: list[tuple[int, int, int, int]] = []
        for entry in entries:
            match = _LAID.fullmatch(entry) if isinstance(entry, str) else None
            if match is None:
                self.fault(TABLE, "table", f"cannot read {shown(entry)!r}; write C06-@1,1 or C26+r180@0,-1")
                continue
            held = self._card("table", match[1])
            laid.append((held, int(match[2] or 0) // 90, int(match[3]), int(match[4])))
        if not laid:
            return
        across = [x for _, _, x, _ in laid]
        down = [y for _, _, _, y in laid]
        if max(map(abs, across + down)) > FARTHEST or max(_span(across), _span(down)) > WIDEST:
            self.fault(TABLE, "table", FAR_APART)
            return
        for held, quarter, x, y in laid:
            if held >= 0:
                p.lay(held, quarter, x, y)

    def _per_seat(self, where: str, default: list[Any]) -> list[Any]:
        """A list by seat, or an object by seat name ("P2")."""
        value = self.given.get(where)
        if value is None:
            return default
        if isinstance(value, Mapping):
            filled = list(default)
            for name, item in value.items():
                seat = self._seat(where, name)
                if seat >= 0:
                    filled[seat] = item
            return filled
        if not isinstance(value, list) or len(value) > self.seats:
            self.fault(FIELD, where, "a list with one entry per seat, or an object like {'P2': ...}")
            return default
        return value + default[len(value) :]

    def _seat(self, where: str, name: Any) -> int:
        if isinstance(name, str) and re.fullmatch("P[1-9]", name) and int(name[1:]) <= self.seats:
            return int(name[1:]) - 1
        self.fault(SEAT, where, f"{shown(name)!r} is not a seat from P1 to P{self.seats}")
        return NONE

    def _hands(self, p: Position) -> None:
        for seat, hand in enumerate(self._per_seat("hands", [[] for _ in range(self.seats)])):
            if not isinstance(hand, list) or len(hand) > p.setup.hand_size:
                self.fault(HAND, "hands", f"a hand is a list of at most {p.setup.hand_size} cards")
                continue
            for slot, name in enumerate(hand):
                if name is not None and name != "":
                    held = self._card("hands", name)
                    if held >= 0:
                        p.hands[p.slot_of(seat, slot)] = held
                        p.seen[held >> 1] |= 1 << seat

    def _reserved(self, p: Position) -> None:
        for seat, name in enumerate(self._per_seat("reserved", [None] * self.seats)):
            if name is not None:
                held = self._card("reserved", name)
                if held >= 0:
                    p.reserved[seat] = held
                    p.seen[held >> 1] |= 1 << seat

    def _tiles(self, p: Position) -> None:
        everything = list(TILES) if p.setup.special else []
        for seat, tiles in enumerate(self._per_seat("tiles", [everything] * self.seats)):
            if not isinstance(tiles, list) or any(tile not in everything for tile in tiles):
                self.fault(TILE, "tiles", f"tiles are {', '.join(everything) or 'not used in the basic game'}")
                continue
            p.tiles[seat] = sum(1 << TILES.index(tile) for tile in set(tiles))
            if p.reserved[seat] >= 0:
                p.tiles[seat] &= ~TILE_FISH  # it lies on the reserved card

    def _scratcher(self, p: Position, seat: int, place: Any) -> None:
        match = re.fullmatch(r"\(?(-?\d{1,3}),(-?\d{1,3})\)?", place) if isinstance(place, str) else None
        if match is None or not p.setup.special:
            self.fault(SCRATCHER, "scratchers", "a scratcher lies on a cell like '2,2', with the special rules only")
            return
        x, y = int(match[1]), int(match[2])
        if not p.is_in_reach(x, y) or not is_scratcher_cell(p, cell_at(x, y)):
            self.fault(SCRATCHER, "scratchers", f"no card lies at {place}, or another scratcher does")
            return
        p.scratchers[seat] = cell_at(x, y)
        p.n_scratchers += 1
        p.tiles[seat] &= ~TILE_SCRATCHER

    def _identities(self, p: Position) -> None:
        allowed = IDENTITIES if self.seats >= 4 else IDENTITIES[:5]
        named = self.given.get("identities")
        if named is None:
            named = list(allowed[: self.seats])
        ok = isinstance(named, list) and len(named) == self.seats
        if not ok or any(one not in list(allowed) for one in named) or len(set(named)) != self.seats:
            self.fault(IDENTITY, "identities", f"{self.seats} different ones of {', '.join(allowed)}")
            return
        for seat, identity in enumerate(named):
            p.identities[seat] = IDENTITIES.index(identity)

    def _seen(self, p: Position) -> None:
        seen = self.given.get("seen", {})
        if not isinstance(seen, Mapping):
            self.fault(FIELD, "seen", "an object like {'C15': ['P4']}")
            return
        for name, seats in seen.items():
            if name not in self.setup.deck.ids or not isinstance(seats, list):
                self.fault(CARD, "seen", f"{shown(name)!r} is not a card with a list of seats")
                continue
            for seat in seats:
                number = self._seat("seen", seat)
                if number >= 0:
                    p.seen[self.setup.deck.ids.index(name)] |= 1 << number

    def _turn(self, p: Position) -> None:
        p.active = max(0, self._seat("to_act", self.given.get("to_act", "P1")))
        phase = self.given.get("phase", "play")
        if not isinstance(phase, str) or phase not in PHASES or (phase == "tile" and not p.setup.special):
            self.fault(PHASE, "phase", "play, tile (special rules) or over")
            return
        p.phase = PHASES.index(phase)
        if p.phase != PHASE_TILE:
            return
        p.just_played = len(p.laid) - 1
        emptied = self.given.get("refill", [])
        slots: list[int] = []
        for text in emptied if isinstance(emptied, list) and len(emptied) < 2 else [None]:
            match = re.fullmatch(r"([1-9])\.(\d{1,2})", text) if isinstance(text, str) else None
            if match is None or int(match[1]) > self.seats or int(match[2]) >= p.setup.hand_size:
                self.fault(REFILL, "refill", "at most one slot, like ['3.0']")
                return
            slots.append(p.slot_of(int(match[1]) - 1, int(match[2])))
            if p.hands[slots[0]] >= 0:
                self.fault(REFILL, "refill", f"the slot {text} is not empty")
        p.refill_first = slots[0] if slots else NONE

    def _whole_position(self, p: Position) -> None:
        """What can only be said of the position as a whole."""
        if len(p.pile) > 0 and p.cards_in_hands() == 0 and p.refill_first == NONE:
            self.fault(HAND, "hands", "cards are left in the deck, so some hand has one")
        if max(p.right - p.left, p.low - p.high) + p.unplayed > WIDEST:
            self.fault(TABLE, "table", FAR_APART)

    def _settle(self, p: Position) -> None:
        """Do what the rules do by themselves before a decision."""
        if p.phase == PHASE_TILE:
            if tile_choices(p) is None:
                effects.end_turn(p)
        elif p.unplayed == 0:
            p.phase = PHASE_OVER
        elif p.phase == PHASE_OVER:
            self.fault(PHASE, "phase", "cards are left to play, so the game is not over")
        else:
            effects.begin_turn(p)


def _span(numbers: list[int]) -> int:
    return max(numbers) - min(numbers)
