"""Setting up positions as the rules print them, and reading the table back."""

import re
from typing import Any

import clowder

GAME = clowder.game("cat-box")

A = "C01+@(0,0)"
B = "C01+@(0,0) C06-@(1,1)"
D = "C01+@(0,0) C02+@(1,-1) C03+@(2,-2) C04+@(3,-1) C05+@(4,0) C07+@(3,1) C08+@(2,2)"
F = "C01+@(0,0) C06-@(1,1) C26+@(-1,-1)"
SCORED = (  # the table of scoring examples 1 to 4
    "C32-@(0,0) C13-@(-1,-1) C04+@(1,1) C44-@(-2,0) C46+@(-3,1) C07+@(-4,2) C25-@(-2,2) C27-@(2,2) C45-@(-2,-2) "
    "C29+@(0,2) C47-@(-4,0) C40-@(2,0)"
)


def setup(table: str, **fields: Any) -> Any:
    """A position: three seats, basic game, P1 to act unless said otherwise; `options` and `rules` go to the options."""
    options = dict(fields.pop("options", {}))
    for name in ("rules", "rotation"):
        if name in fields:
            options[name] = fields.pop(name)
    return GAME.from_position({"seats": 3, "table": table, "options": options, **fields})


def special(table: str, **fields: Any) -> Any:
    return setup(table, rules="special", **fields)


def do(state: Any, *texts: str) -> list[dict[str, Any]]:
    """Play moves through the checked door; what a spectator hears."""
    heard = []
    for text in texts:
        heard += [event.seen_by(clowder.NOBODY) for event in clowder.play_text(state, text)]
    return heard


def why(state: Any, text: str, seat: int | None = None) -> str | None:
    """The key of the refusal, None if the move is legal; checks on the way that the clauses are named."""
    refusal = state.refusal(state.to_act() if seat is None else seat, text)
    if refusal is None:
        assert state.is_legal(state.parse_action(text))
        return None
    assert refusal.clauses
    assert all(re.fullmatch(r"CB-(R\d+|[A-Z]+-\d+)", clause) for clause in refusal.clauses)
    return str(refusal.key)


def texts(state: Any) -> list[str]:
    return [state.action_text(action) for action in state.legal_actions()]


def anchors(state: Any, start: str, end: str = "") -> set[tuple[int, int]]:
    """Where the moves that begin with `start` may go, for example "play 1.0"."""
    matches = (re.fullmatch(rf"{re.escape(start)} @(-?\d+),(-?\d+){re.escape(end)}", text) for text in texts(state))
    return {(int(match[1]), int(match[2])) for match in matches if match}


def cells(view: dict[str, Any]) -> dict[tuple[int, int], str]:
    """The exposed contents, by laying the faces of a view one over the other."""
    seen = {}
    for card, face in zip(view["table"], view["faces"], strict=True):
        x, y = (int(number) for number in card.split("@")[1].split(","))
        seen.update({(x, y): face[0], (x + 1, y): face[1], (x, y + 1): face[3], (x + 1, y + 1): face[4]})
    return seen


def row(state: Any, y: int, x: int = 0) -> str:
    """A row of the table as the rules print it, from column x on; nothing may lie to the left of x."""
    here = {place[0]: content for place, content in cells(state.view(clowder.NOBODY)).items() if place[1] == y}
    assert not here or min(here) >= x, f"row {y} begins at {min(here)}"
    return " ".join(here.get(column, "-") for column in range(x, max(here, default=x) + 1))


def assert_rows(state: Any, x: int, **rows: str) -> None:
    """Rows by name: y0="K P", ym1="..." for y = -1. Vacant cells at the right end may be written or not."""
    for name, printed in rows.items():
        y = -int(name[2:]) if name.startswith("ym") else int(name[1:])
        assert row(state, y, x) == re.sub("( -)+$", "", printed), f"row y={y}"


def finished(table: str, **fields: Any) -> Any:
    """The outcome of a table when no card is left."""
    state = setup(table, **fields)
    assert state.is_over()
    return state.outcome()


def picture(*rows: str) -> dict[str, Any]:
    """Table and options of a deck of our own that show a picture: every two by two block is one card."""
    lines = [row.replace(" ", "") for row in rows]
    cards, table = {}, []
    for y in range(0, len(lines), 2):
        for x in range(0, len(lines[0]), 2):
            name = f"Q{len(cards):02}"
            cards[name] = f"{lines[y][x : x + 2]}/{lines[y + 1][x : x + 2]}"
            table.append(f"{name}+@{x},{y}")
    for number in range(len(cards), 48):
        cards[f"Q{number:02}"] = "KP/VB"
    return {"table": " ".join(table), "options": {"deck": {"cards": cards}}}
