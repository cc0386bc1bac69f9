"""Finds how evaluations become chances: a multinomial fit to who won, by Newton's method."""

import math
import tomllib
from pathlib import Path
from typing import NamedTuple

import clowder
from clowder.analysis.chances import LEAST, shares
from clowder.bots.chair import Chair
from clowder.bots.levels import level_bot

FILE = Path(__file__).parents[2] / "src" / "clowder" / "analysis" / "parts" / "calibration.toml"
HEAD = """\
# How an evaluation becomes chances, by game and number of seats: found by `python -m bench.analysis calibrate`.
#   games   played by the level house-cat
#   trust   the power of the evaluation
#   order   what it is worth (as a logarithm) to sit so many seats behind the one whose turn begins
#   start   shares of wins, beginning with the seat that acts first
"""
STEPS = 25
EASY = 20.0  # games that equal shares count at the start


class Row(NamedTuple):
    """One position in which a turn begins, from the side of the seat that acts."""

    looks: list[float]  # logarithms of the evaluation
    won: list[float]


def calibrate(id: str, seats: int, games: int) -> None:
    rows: list[Row] = []
    starts = [0.0] * seats
    for number in range(games):
        found, wins = play(id, seats, number)
        rows += found
        starts = [old + new for old, new in zip(starts, wins, strict=True)]
    trust, *order = fit(rows, seats)
    start = [(wins + EASY / seats) / (games + EASY) for wins in starts]
    print(f"{id} {seats} seats, {games} games: trust {trust:.3f}, order {order}, start {start}", flush=True)
    write(id, seats, {"games": games, "trust": trust, "order": [0.0, *order], "start": start})


def play(id: str, seats: int, number: int) -> tuple[list[Row], list[float]]:
    """The beginnings of all turns of a game, and the shares of the win from the first seat on."""
    state = clowder.game(id).new(seats=seats, seed=1_000_000 + number)
    bot = level_bot("house-cat", id, clock=False)
    rng = clowder.Rng(number + 1)
    first, last = int(state.to_act()), -1
    seen: list[tuple[int, list[float]]] = []
    while (seat := int(state.to_act())) >= 0:
        if seat != last:
            seen.append((seat, [math.log(max(value, LEAST)) for value in state.evaluate()]))
        last = seat
        state.apply(bot.choose(Chair(state, seat), rng))
    won = shares(state)
    rows = [Row(turned(looks, seat), turned(won, seat)) for seat, looks in seen]
    return rows, turned(won, first)


def turned(values: list[float], seat: int) -> list[float]:
    return values[seat:] + values[:seat]


def fit(rows: list[Row], seats: int) -> list[float]:
    """Trust, and the order of all seats but the first."""
    found = [1.0] + [0.0] * (seats - 1)
    for _ in range(STEPS):
        slope = [0.0] * seats
        bend = [[1e-6 * (i == j) for j in range(seats)] for i in range(seats)]
        for row in rows:
            weights = [math.exp(found[0] * row.looks[d] + (found[d] if d else 0.0)) for d in range(seats)]
            whole = sum(weights)
            chances = [weight / whole for weight in weights]
            middle = [sum(c * look for c, look in zip(chances, row.looks, strict=True)), *chances[1:]]
            for d in range(seats):
                facts = [row.looks[d]] + [float(d == e) for e in range(1, seats)]
                for i in range(seats):
                    slope[i] += (row.won[d] - chances[d]) * facts[i]
                    for j in range(seats):
                        bend[i][j] += chances[d] * (facts[i] - middle[i]) * (facts[j] - middle[j])
        step = solved(bend, slope)
        found = [old + new for old, new in zip(found, step, strict=True)]
        if max(abs(each) for each in step) < 1e-5:
            break
    return found


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(size):
            if r != i:
                share = rows[r][i] / rows[i][i]
                rows[r] = [a - share * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def write(id: str, seats: int, row: dict[str, object]) -> None:
    """One row of the file; the others stay."""
    table = tomllib.loads(FILE.read_text(encoding="utf-8"))
    table.setdefault(id, {})[str(seats)] = row
    lines = [HEAD]
    for game in sorted(table):
        for count in sorted(table[game]):
            lines.append(f"[{game}.{count}]")
            for name, value in table[game][count].items():
                lines.append(f"{name} = {shown(value)}")
            lines.append("")
    FILE.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def shown(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(shown(each) for each in value) + "]"
    return f"{value:.4f}" if isinstance(value, float) else str(value)
