"""What was done in a game with every card or place of a part, read from what the game tells.

A piece is named by its place in the part, as faults are (`cards.C01`, `number[2]`); cards of a row that differ by
their number have it after a `#`. Nothing here knows a rule: who used a piece is in the events, what it counted for is
in the score sheet and on the table.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from typing import Final

from clowder.core.event import Event
from clowder.core.outcome import Outcome
from clowder.core.state import State
from clowder.core.types import Json


class Uses:
    """Of one game: how often each seat used each piece, and which pieces counted for somebody."""

    def __init__(self) -> None:
        self.by: dict[str, Counter[int]] = defaultdict(Counter)
        self.counted: set[str] = set()

    def note(self, piece: str | None, seat: int, counts: bool = False) -> None:
        if piece is not None:
            self.by[piece][seat] += 1
            if counts:
                self.counted.add(piece)


Reader = Callable[[State, list[Event], Outcome, Uses], None]


class Pieces:
    """The pieces of a part, each with what it is wherever it stands: by that it is found again in another part.

    `counts`: being used and counting for somebody are two things here.
    """

    def __init__(self, likeness: Mapping[str, str], read: Reader, counts: bool) -> None:
        self.likeness = dict(likeness)
        self.counts = counts
        self._read = read

    def uses(self, state: State, events: list[Event], outcome: Outcome) -> Uses:
        found = Uses()
        self._read(state, events, outcome, found)
        return found


def pieces_of(game: str, option: str, data: Json) -> Pieces | None:
    """None for parts that nobody can read yet, such as those of games from outside."""
    make = _KINDS.get((game, option))
    return None if make is None else make(data)


# -- Cat Box ----------------------------------------------------------------------------------------------------------


def _cat_box(data: Json) -> Pieces:
    def read(state: State, events: list[Event], _outcome: Outcome, uses: Uses) -> None:
        for event in events:
            if event.kind == "played":
                uses.note(f"cards.{_card_id(event.public['card'])}", event.public["seat"])
        view = state.view(-1)
        played = set(view["identities"] or ())
        seen: dict[tuple[int, int], tuple[str, str]] = {}
        for card, face in zip(view["table"], view["faces"], strict=True):  # later cards lie over earlier ones
            x, y = _place(card)
            for at, content in enumerate(face.replace("/", "")):
                seen[x + at % 2, y + at // 2] = (_card_id(card), content)
        uses.counted |= {f"cards.{id}" for id, content in seen.values() if content in played}

    return Pieces({f"cards.{id}": repr(card) for id, card in data["cards"].items()}, read, counts=True)


def _card_id(text: str) -> str:
    """`C13+@1,1`: the sign is the side."""
    return text.partition("@")[0][:-1]


def _place(text: str) -> tuple[int, int]:
    x, y = text.partition("@")[2].split(" ")[0].split(",")
    return int(x), int(y)


# -- Csacska Macska ---------------------------------------------------------------------------------------------------

_LETTERS: Final = {"blue": "B", "yellow": "Y", "red": "R", "green": "G"}
EXTRAS: Final = {"kittens": "KIT", "rascal": "RAS", "good_dog": "GOOD", "cat_lady": "LADY", "bad_dog": "BAD"}
_EXTRA_EVENTS: Final = {
    "place_kittens": "KIT",
    "swap": "RAS",
    "good_dog": "GOOD",
    "bad_dog": "BAD",
    "cat_lady": "LADY",
}


def _silly_faces(data: Json) -> dict[str, str]:
    """The row of every face, as cards are named in events; of rows with the same face the first."""
    found: dict[str, str] = {"S": "stray"}
    for number, row in enumerate(data["number"]):
        for colour in row.get("colours", data["deck"].get("colours", list(_LETTERS))):
            values = "/".join(str(value) for value in sorted(row["values"]))
            found.setdefault(f"{_LETTERS[colour]}{values}", f"number[{number}]")
    for number, row in enumerate(data["extra"]):
        found.setdefault(EXTRAS[row["kind"]], f"extra[{number}]")
    return found


def _csacska_macska(data: Json) -> Pieces:
    rows = _silly_faces(data)

    def read(_state: State, events: list[Event], _outcome: Outcome, uses: Uses) -> None:
        for event in events:
            facts = event.public
            if event.kind in ("play", "steal"):
                uses.note(rows.get(facts["card"]), facts["seat"])
            elif event.kind in _EXTRA_EVENTS:
                extra = _EXTRA_EVENTS[event.kind]
                uses.note(rows.get(extra), facts["seat"], counts=extra != "KIT")
            elif event.kind == "score" and facts["points"] > 0:
                cards = facts["cards"].replace("+K", "KIT").split()
                uses.counted |= {rows[card] for card in cards if card in rows}

    likeness: dict[str, str] = {}
    for face, row in rows.items():
        likeness.setdefault(row, face)  # rows of one value have it in each colour: the first stands for all
    return Pieces(likeness, read, counts=True)


# -- If It Fits -------------------------------------------------------------------------------------------------------

_LAID: Final = ("start", "box", "toy_box", "toy_across")


def _if_it_fits(data: Json) -> Pieces:
    rows = {id: f"{section}.{id}" for section in ("box", "special_toy", "start") for id in data[section]}

    def read(state: State, events: list[Event], outcome: Outcome, uses: Uses) -> None:
        for event in events:
            if event.kind in _LAID:
                uses.note(rows.get(event.public["card"]), event.public["seat"])
            elif event.kind == "sleep":
                uses.note("cell_cat", event.public["seat"])
        lies = {text.partition("@")[2].split(" ")[0]: text.split(" ")[0] for text in state.view(-1)["table"]}
        lines = [line for lines in outcome.sheet for line in lines if line.points]
        cells = {cell for line in lines for cell in line.params.get("cells", ())}
        uses.counted |= {rows.get(card, "cell_cat") for cell, card in lies.items() if cell in cells}

    likeness = {row: f"{row.partition('.')[0]} {data[row.partition('.')[0]][id]}" for id, row in rows.items()}
    return Pieces({**likeness, "cell_cat": "cell_cat"}, read, counts=True)


# -- Cat Attack -------------------------------------------------------------------------------------------------------


def _board(data: Json) -> Pieces:
    def read(_state: State, events: list[Event], _outcome: Outcome, uses: Uses) -> None:
        for event in events:
            if event.kind == "moved":
                uses.note(f"spaces.{event.public['to']}", event.public["seat"])

    return Pieces({f"spaces.{space['id']}": space["id"] for space in data["spaces"]}, read, counts=False)


def _mog_deck(data: Json) -> Pieces:
    rows: dict[str, str] = {}
    for name, entry in data["mog"].items():
        if "values" in entry:
            rows |= {f"{name}{value}": f"mog.{name}#{value}" for value in entry["values"]}
        else:
            rows[name] = f"mog.{name}"

    def read(_state: State, events: list[Event], _outcome: Outcome, uses: Uses) -> None:
        worked: Counter[str] = Counter()
        for event in events:
            if event.kind in ("played", "idle"):  # a card without effect is told once more, as idle
                row = rows[event.public["card"]]
                worked[row] += 1 if event.kind == "played" else -1
                if event.kind == "played":
                    uses.note(row, event.public["seat"])
        uses.counted |= {row for row, times in worked.items() if times > 0}

    return Pieces({row: face for face, row in rows.items()}, read, counts=True)


def _curiosity_deck(data: Json) -> Pieces:
    rows = {id: f"curiosity[{number}]" for number, row in enumerate(data["curiosity"]) for id in _ids(row["ids"])}

    def read(_state: State, events: list[Event], _outcome: Outcome, uses: Uses) -> None:
        for event in events:
            if event.kind == "curiosity":
                uses.note(rows.get(event.public["card"]), event.public["seat"])

    effects = [f"{row['effect']} {row.get('arg')}" for row in data["curiosity"]]
    return Pieces({f"curiosity[{number}]": effect for number, effect in enumerate(effects)}, read, counts=False)


def _ids(text: str) -> list[str]:
    """`K01-K03`, or one id."""
    ends = [int(end[1:]) for end in text.split("-")]
    return [f"K{number:02}" for number in range(ends[0], ends[-1] + 1)]


_KINDS: Final[dict[tuple[str, str], Callable[[Json], Pieces]]] = {
    ("cat-box", "deck"): _cat_box,
    ("csacska-macska", "deck"): _csacska_macska,
    ("if-it-fits", "card_data"): _if_it_fits,
    ("cat-attack", "board"): _board,
    ("cat-attack", "mog_deck"): _mog_deck,
    ("cat-attack", "curiosity_deck"): _curiosity_deck,
}
