"""If It Fits once more, slow and plain, from the specification alone: cells in dictionaries, texts and lists.

It shares no code with the engine. A game is one generator: it yields a decision (who, and all choices as texts) and is
sent the choice. Nothing is left to chance after the deal: the pile is known from the first position.
"""

from collections.abc import Generator
from typing import Any

from tests.games.if_it_fits.reference_table import SEATS, SIZES, Cell, Laid, Table, beside, turned

Decision = tuple[str, int, list[str]]  # step, who, choices
Play = Generator[Decision, str, None]


def rules_of(options: dict[str, Any]) -> dict[str, Any]:
    """Section 7: the options without `auto`."""
    rules = dict(options)
    ukrainian = rules["edition"] == "ukrainian"
    if rules["table"] == "auto":
        rules["table"] = "kitchen" if ukrainian else "unlimited"  # IF-ED-2
    if rules["extra_cats"] == "auto":
        rules["extra_cats"] = "counted" if ukrainian else "awake"  # IF-ED-23
    for name in ("all_princesses", "no_double_walls", "no_extra_cat_points", "half_sleeping"):
        if rules[name] == "auto":
            rules[name] = rules["advanced"]  # IF-R47
    return rules


def place_of(words: list[str]) -> tuple[Cell, str]:
    """["@1,0", "r180"] -> the cell and " r180"."""
    column, row = words[0][1:].split(",")
    return (int(column), int(row)), " r180" if words[1:] else ""


class Reference:
    def __init__(self, start: dict[str, Any], cards: dict[str, Any]) -> None:
        """`start` is the first position; `cards` the tables of the card data: start, special_toy, box, cell_cat."""
        self.cards = cards
        self.faces: dict[str, Any] = {**cards["start"], **cards["special_toy"], **cards["box"]}
        self.seats: int = start["seats"]
        self.rules = rules_of(start["options"])
        self.ukrainian = self.rules["edition"] == "ukrainian"
        self.table = Table(SIZES[self.rules["table"]], self.rules["no_double_walls"])
        self.first: int = start["first"]
        self.hands: list[list[str]] = [list(hand) for hand in start["hands"]]
        self.pile: list[str] = list(start["pile"])
        self.starts = sorted(cards["start"])
        self.supply = [5] * self.seats  # IF-SETUP-1
        self.ending: dict[str, Any] | None = None
        self.played: Cell | None = None
        self.drawn: list[str] = []
        self.chased: list[list[int]] = []
        self.running = self.game()
        self.decision: Decision | None = None
        self.go(None)

    def go(self, text: str | None) -> None:
        try:
            self.decision = next(self.running) if text is None else self.running.send(text)
        except StopIteration:
            self.decision = None

    def apply(self, text: str) -> None:
        self.go(text)

    # -- the flow (section 5) -------------------------------------------------------------------------------------

    def game(self) -> Play:
        for step in range(self.seats):
            yield from self.start_box((self.first + step) % self.seats)
        p: int | None = self.first
        while p is not None:
            yield from self.turn(p)
            p = self.next_seat(p)

    def turn(self, p: int) -> Play:
        if self.ending is None:
            text = yield from self.choose(p)
            if text.startswith("sleep"):
                self.lay_asleep(p, text)
                return
            self.draw(p)
        plays = self.plays(p)
        if not plays:
            return  # IF-R21: blocked
        text = yield "play", p, plays
        words = text.split()
        if words[0] == "princess":
            self.princess(p, place_of(words[1:])[0])
        elif words[0] == "toy_across":
            self.hands[p].remove(words[1])
            self.table.lying[place_of(words[2:])[0]] = words[1]
        else:
            self.hands[p].remove(words[1])
            self.played = self.put(words[1], words[2:])
            yield from self.cat_step(p, self.played)

    def next_seat(self, p: int) -> int | None:
        """IF-R35: in the end phase only seats with a legal play have a turn."""
        following = [(p + step) % self.seats for step in range(1, self.seats + 1)]
        if self.ending is None:
            return following[0]
        self.ending["running"] = True
        return next((seat for seat in following if self.plays(seat)), None)

    def end_phase(self, p: int, cause: str) -> None:
        """IF-R34: only once."""
        if self.ending is None:
            self.ending = {"by": p, "cause": cause, "running": False}

    # -- set-up (3.1) ---------------------------------------------------------------------------------------------

    def start_box(self, p: int) -> Play:
        text = yield "start", p, self.start_choices()
        words = text.split()
        self.starts.remove(words[1])
        self.put(words[1], words[2:])

    def start_choices(self) -> list[str]:
        """IF-SETUP-10 to -13, IF-R31."""
        table = self.table
        if not table.cells:
            cells: list[Cell] = [(0, 0)]
        elif self.ukrainian:
            cells = [cell for cell in table.free_cells() if {beside(cell, "N"), beside(cell, "S")} & table.cells.keys()]
        else:
            last = list(table.cells)[-1]
            cells = [cell for cell in table.free_cells() if last in {beside(cell, side) for side in "NESW"}]
        found: list[str] = []
        for wanted, ban in ((cells, table.no_double_walls), (cells, False), (table.free_cells(), False)):
            for card in self.starts:
                sides = self.faces[card]["sides"]
                found += [f"start {card} {place}" for place in table.placements(sides, wanted, ban)]
            if found:
                break
        return found

    def put(self, card: str, words: list[str]) -> Cell:
        cell, turn = place_of(words)
        sides = self.faces[card]["sides"]
        lies = turned(sides) if turn else sides
        self.table.cells[cell] = Laid(card, lies, turn, self.faces[card]["symbols"])
        return cell

    # -- draw or sleep --------------------------------------------------------------------------------------------

    def choose(self, p: int) -> Generator[Decision, str, str]:
        """IF-TURN-1; a draw without an alternative is made automatically."""
        found = ["draw"]
        if self.supply[p] and not self.is_bound(p):
            sides = self.cards["cell_cat"]["sides"]
            places = self.table.placements(sides, self.table.free_cells(), self.table.no_double_walls)
            found += [f"sleep {place}" for place in places]
        return "draw" if len(found) == 1 else (yield "choose", p, found)

    def draw(self, p: int) -> None:
        card = self.pile.pop(0)
        self.hands[p].append(card)
        self.drawn.append(SEATS[p] + ("*" if card == "princess" else ""))
        if not self.pile:
            self.end_phase(p, "pile")

    def lay_asleep(self, p: int, text: str) -> None:
        """IF-SLEEP-1, -2."""
        cell, turn = place_of(text.split()[1:])
        sides = self.cards["cell_cat"]["sides"]
        self.table.cells[cell] = Laid(f"sleep {SEATS[p]}", turned(sides) if turn else sides, turn)
        self.use_cat(p)

    def use_cat(self, p: int) -> None:
        self.supply[p] -= 1
        if not self.supply[p]:
            self.end_phase(p, "cats")

    # -- playing a card -------------------------------------------------------------------------------------------

    def toy_plays(self, p: int, card: str) -> list[str]:
        """IF-TOY-3, -4, IF-R25, IF-R27: across if anywhere possible for this player, else as a box card."""
        across = [
            f"toy_across {card} @{left[0]},{left[1]}"
            for left in self.table.cells
            if self.table.may_lie(left) and (self.ukrainian or self.table.is_free_for(left, p, self.seats))
        ]
        sides = self.faces[card]["sides"]
        places = self.table.placements(sides, self.table.free_cells(), self.table.no_double_walls)
        return across or [f"toy_box {card} {place}" for place in places]

    def toys(self, p: int) -> list[str]:
        return [card for card in self.hands[p] if card in self.cards["special_toy"]]

    def is_bound(self, p: int) -> bool:
        """IF-R24, IF-R28: a special toy that can be placed must be played at once."""
        return self.ukrainian and any(self.toy_plays(p, card) for card in self.toys(p))

    def plays(self, p: int) -> list[str]:
        found = [play for card in self.toys(p) for play in self.toy_plays(p, card)]
        if self.is_bound(p):
            return found
        free = self.table.free_cells()
        for card in self.hands[p]:
            if card in self.cards["box"]:
                places = self.table.placements(self.faces[card]["sides"], free, self.table.no_double_walls)
                found += [f"box {card} {place}" for place in places]
        if "princess" in self.hands[p]:  # IF-PRIN-2, -4
            cells = [cell for cell, laid in self.table.cells.items() if laid.name.startswith("sleep")]
            cells += [left for left, name in self.table.lying.items() if name.startswith("cat")]
            found += [f"princess @{cell[0]},{cell[1]}" for cell in cells]
        return found

    def princess(self, p: int, cell: Cell) -> None:
        """IF-PRIN-3, -6, IF-R18, IF-R19."""
        self.hands[p].remove("princess")
        self.chased.append([p, len(self.drawn)])
        if cell in self.table.lying:
            owner = self.table.lying[cell][-1]
            self.table.lying[cell] = "princess"
        else:
            owner = self.table.cells[cell].name[-1]
            self.table.cells[cell].name = "princess"
        self.supply[SEATS.index(owner)] += 1

    def cat_step(self, p: int, played: Cell) -> Play:
        """IF-CAT-1, -9, IF-R16."""
        spots = [
            left
            for left in (beside(played, "W"), played)
            if self.table.may_lie(left) and self.table.is_free_for(left, p, self.seats)
        ]
        if not spots or not self.supply[p]:
            return
        text = yield "cat", p, ["no_cat"] + [f"cat @{left[0]},{left[1]}" for left in spots]
        if text != "no_cat":
            self.table.lying[place_of(text.split()[1:])[0]] = f"cat {SEATS[p]}"
            self.use_cat(p)
