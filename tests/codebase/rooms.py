"""The inner API of a game's room: the same files, names and signatures in all of them.

    python -m tests.codebase.rooms [FOLDER OF THE ROOMS]

prints the table: every name of the contract, and room by room whether it is there as written (=), departs for a reason
(a number, explained below the table), departs without one (!) or is missing (-). A room that departs says why in
EXCEPTIONS. How the names come about: a room's function is called after the method of State or Game that it implements,
with the position, `p`, in the place of `self`.
"""

import ast
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "clowder" / "games"
ROOMS = {"cat_box": "CatBox", "csacska_macska": "CsacskaMacska", "if_it_fits": "IfItFits", "cat_attack": "CatAttack"}

# file -> name -> what it is: a signature, "class(base)", "constant" or "field". {Room} is the title in one word.
CONTRACT: dict[str, dict[str, str]] = {
    "catalogue": {"parts_hash": "(options: Any) -> str"},
    "options": {
        "MIN_SEATS": "constant",
        "MAX_SEATS": "constant",
        "options_schema": "() -> Json",
        "check_options": "(seats: Any, options: Mapping[str, Any]) -> tuple[Json, list[Fault]]",
    },
    "setup": {
        "Setup": "class()",
        "Setup.__init__": "(self, seats: int, options: Json) -> None",
        "Setup.seats": "field",
        "Setup.options": "field",
    },
    "position": {
        "Position": "class(State)",
        "Position.setup": "field",
        "Position.active": "field",
        "Position.copy_into": "(self, copy: Position) -> None",
        "Position.key": "(self) -> tuple[int, ...]",
    },
    "deal": {"deal": "(p: Position) -> None"},
    "actions": {
        "action_text": "(p: Position, action: i64) -> str",
        "parse_action": "(p: Position, text: str) -> i64",
    },
    "moves": {
        "to_act": "(p: Position) -> i64",
        "legal_actions": "(p: Position) -> vec[i64]",
        "is_legal": "(p: Position, action: i64) -> bool",
        "count_actions": "(p: Position) -> i64",
        "nth_action": "(p: Position, k: i64) -> i64",
    },
    "effects": {"apply": "(p: Position, action: i64) -> None"},
    "events": {"EVENT_FACTS": "constant", "FACTS": "constant"},
    "refusals": {"refusal": "(p: Position, seat: i64, text: str) -> Refusal | None"},
    "scoring": {
        "bare_outcome": "(p: Position) -> Outcome | None",
        "outcome": "(p: Position) -> Outcome | None",
        "ranks": "(p: Position) -> vec[i64]",
        "points_now": "(p: Position) -> vec[i64]",
        "score_lines": "(p: Position, seat: i64) -> list[ScoreLine]",
    },
    "knowledge": {
        "view": "(p: Position, seat: i64) -> dict[str, Any]",
        "public_view": "(p: Position) -> dict[str, Any]",
        "own_view": "(p: Position, seat: i64) -> dict[str, Any]",
        "open_view": "(p: Position) -> dict[str, Any]",
        "redraw": "(p: Position, seat: i64, rng: Rng) -> None",
    },
    "views": {"{Room}View": "class(TypedDict)"},
    "evaluate": {"evaluate": "(p: Position) -> vec[float]"},
    "observation": {"observe": "(p: Position, seat: i64, out: SparseVector) -> None"},
    "position_json": {
        "position": "(p: Position) -> Json",
        "Reader": "class(PositionReader)",
        "Reader.__init__": "(self, game: Game, given: Mapping[str, Any]) -> None",
        "Reader.setup": "field",
        "Reader.fill": "(self, p: Position) -> None",
    },
    "rules": {
        "{Room}State": "class(Position)",
        "{Room}State._copy": "(self) -> {Room}State",
        "blank_state": "(setup: Setup, rng: Rng) -> {Room}State",
        "{Room}": "class(Game)",
    },
}

# (room, file, name) -> why it departs from the contract, in one line
EXCEPTIONS: dict[tuple[str, str, str], str] = {
    ("csacska_macska", "views", "CsacskaMacskaView"): "made by TypedDict(...): its key `pass` is a word of Python",
    ("cat_attack", "setup", "Setup.__init__"): "board and decks are read once and given to it; callers use make_setup",
}

# class of rules.py -> the file of core in whose order its methods stand
ORDER = {"{Room}State": ("state", "State"), "{Room}": ("game", "Game")}


class Fault(NamedTuple):
    """One departure: where it is and what is there instead; "" where there is nothing."""

    room: str
    file: str
    name: str
    wanted: str
    found: str

    def __str__(self) -> str:
        found = f"is {self.found}" if self.found else "is missing"
        return f"{self.room}/{self.file}.py: {self.name} {found}; the contract says {self.wanted}"


def wanted(room: str) -> dict[str, dict[str, str]]:
    """The contract in the words of one room."""
    title = ROOMS[room]

    def worded(text: str) -> str:
        return text.replace("{Room}", title)

    return {file: {worded(name): worded(sign) for name, sign in names.items()} for file, names in CONTRACT.items()}


def found(path: Path) -> dict[str, str]:
    """Everything a file defines, written as the contract writes it; also what its classes define, by a dotted name."""
    names: dict[str, str] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body if path.exists() else []:
        if isinstance(node, ast.FunctionDef):
            names[node.name] = signature(node)
        elif isinstance(node, ast.ClassDef):
            names[node.name] = f"class({', '.join(ast.unparse(base) for base in node.bases)})"
            names |= {f"{node.name}.{name}": text for name, text in members(node).items()}
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            names |= dict.fromkeys(assigned(node), "constant")
    return names


def members(node: ast.ClassDef) -> dict[str, str]:
    """The methods of a class, and the fields that its methods set or its body declares."""
    names: dict[str, str] = {}
    for each in ast.walk(node):
        if isinstance(each, ast.Assign | ast.AnnAssign):
            names |= {name.removeprefix("self."): "field" for name in assigned(each)}
    return names | {each.name: signature(each) for each in node.body if isinstance(each, ast.FunctionDef)}


def assigned(node: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
    parts = [each for target in targets for each in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return [ast.unparse(part) for part in parts if isinstance(part, ast.Name | ast.Attribute)]


def signature(node: ast.FunctionDef) -> str:
    """Parameters in order with their annotations, and what comes back; the quotes of forward names are left out."""
    args = ast.unparse(node.args)
    returns = ast.unparse(node.returns) if node.returns is not None else "?"
    return f"({args}) -> {returns}".replace("'", "").replace('"', "")


def faults(room: str, games: Path = GAMES) -> list[Fault]:
    """Where a room departs from the contract, also where it says why."""
    departs = []
    for file, names in wanted(room).items():
        there = found(games / room / f"{file}.py")
        departs += [
            Fault(room, file, name, sign, there.get(name, ""))
            for name, sign in names.items()
            if there.get(name, "") != sign
        ]
    return departs


def unexplained(room: str, games: Path = GAMES) -> list[str]:
    """What has to be mended or explained: departures without a reason, and reasons for what does not depart."""
    departs = {(fault.room, fault.file, fault.name): str(fault) for fault in faults(room, games)}
    said = [text for key, text in departs.items() if key not in EXCEPTIONS]
    idle = [key for key in EXCEPTIONS if key[0] == room and key not in departs]
    return said + [f"{key[0]}/{key[1]}.py: {key[2]} is as the contract says; take its exception out" for key in idle]


def disorder(room: str, games: Path = GAMES) -> list[str]:
    """Methods of rules.py that do not stand in the order of core."""
    told = []
    rules = games / room / "rules.py"
    for name, (file, base) in ORDER.items():
        title = name.replace("{Room}", ROOMS[room])
        order = methods(ROOT / "src" / "clowder" / "core" / f"{file}.py", base)
        mine = [method for method in methods(rules, title) if method in order]
        if mine != sorted(mine, key=order.index):
            told.append(f"{room}/rules.py: {title} has {', '.join(mine)}; core/{file}.py has another order")
    return told


def methods(path: Path, title: str) -> list[str]:
    body = ast.parse(path.read_text(encoding="utf-8")).body if path.exists() else []
    classes = [node for node in body if isinstance(node, ast.ClassDef) and node.name == title]
    return [node.name for each in classes for node in each.body if isinstance(node, ast.FunctionDef)]


def table(games: Path = GAMES) -> str:
    """The four rooms side by side, as Markdown, with the reasons of the exceptions below."""
    departs = {(fault.room, fault.file, fault.name): fault for room in ROOMS for fault in faults(room, games)}
    reasons = list(EXCEPTIONS)
    lines = [f"| file | name | {' | '.join(ROOMS)} | what it is |", "|---" * (len(ROOMS) + 3) + "|"]
    for file, names in CONTRACT.items():
        for name, sign in names.items():
            marks = []
            for room, title in ROOMS.items():
                key = (room, file, name.replace("{Room}", title))
                fault = departs.get(key)
                mark = "=" if fault is None else "!" if fault.found else "-"
                marks.append(str(reasons.index(key) + 1) if key in EXCEPTIONS and fault is not None else mark)
            lines.append(f"| {file}.py | {name} | {' | '.join(marks)} | `{sign}` |")
    notes = [f"{n}. {'/'.join(key[:2])}.py, {key[2]}: {EXCEPTIONS[key]}" for n, key in enumerate(reasons, 1)]
    return "\n".join([*lines, "", *notes])


def main() -> None:
    games = Path(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(table(games))
    told = [line for room in ROOMS for line in [*unexplained(room, games), *disorder(room, games)]]
    if told:
        print("\nTo be mended, or explained in EXCEPTIONS:\n" + "\n".join(told))
        raise SystemExit(1)


if __name__ == "__main__":
    main()
