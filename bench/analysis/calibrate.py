"""Finds how evaluations become chances: a multinomial fit to who won, by Newton's method."""

import math
import tomllib
from pathlib import Path
from typing import NamedTuple

import clowder
from clowder.analysis.chances import LEAST, LEFT, Calibration, calibration, shares
from clowder.analysis.decision import value
from clowder.analysis.figures import Mean
from clowder.analysis.playout import Playout
from clowder.bots.chair import Chair
from clowder.bots.levels import level_bot

FILE = Path(__file__).parents[2] / "src" / "clowder" / "analysis" / "parts" / "calibration.toml"
HEAD = """\
# How an evaluation becomes chances, by game and number of seats: found by `python -m bench.analysis calibrate`.
#   games   played by the level house-cat; where there is `left`, positions of them were played on as in playouts
#   left    how much of the game is left in the rows of trust and order
#   trust   the power of the evaluation
#   order   what it is worth (as a logarithm) to sit so many seats behind the one whose turn begins
#   start   the mean value before the first move: lines as in playouts; it begins with the seat that acts first
#   starts  deals it was counted in; start_error is its standard error
"""
STEPS = 25
STAGES = (0.0, 0.1, 0.18, 0.3, 0.6, 0.9)  # how much is left; the ending of If It Fits begins below 0.2
LONGEST = 5000  # decisions of a game that is played on


class Row(NamedTuple):
    """One position in which a turn begins, from the side of the seat that acts."""

    looks: list[float]  # logarithms of the evaluation
    won: list[float]
    left: float = 0.0


def calibrate(id: str, seats: int, games: int) -> None:
    """How far to trust the evaluation, and what it is worth to sit where."""
    if id in LEFT:
        rows = [row for number in range(games) for row in play_on(id, seats, number)]
        found = fit(rows, seats, STAGES)
        values: dict[str, object] = {
            "left": list(STAGES),
            "trust": [each[0] for each in found],
            "order": [[0.0, *each[1:]] for each in found],
        }
    else:
        rows = [row for number in range(games) for row in play(id, seats, number)]
        trust, *order = fit(rows, seats, (0.0,))[0]
        values = {"trust": trust, "order": [0.0, *order]}
    print(f"{id} {seats} seats, {games} games, {len(rows)} positions: {values}", flush=True)
    write(id, seats, {"games": games} | values)


def start(id: str, seats: int, deals: int) -> None:
    """The chances before the deal that luck is counted from: the mean over deals of what analyses add up changes of."""
    means = start_of(id, seats, deals, calibration(id, seats))
    found, errors = [mean.value for mean in means], [mean.error for mean in means]
    print(f"{id} {seats} seats, {deals} deals: start {shown(found)} ± {shown(errors)}", flush=True)
    write(id, seats, {"start": found, "start_error": errors, "starts": deals})


def start_of(id: str, seats: int, deals: int, table: Calibration) -> list[Mean]:
    """The mean value of a deal, beginning with the seat that acts first."""
    means = [Mean() for _ in range(seats)]
    for number in range(deals):
        state = clowder.game(id).new(seats=seats, seed=3_000_000 + number)
        first = int(state.to_act())
        for mean, chance in zip(means, turned(value(state, table, clowder.Rng(number + 1)), first), strict=True):
            mean.add(chance)
    return means


def play(id: str, seats: int, number: int) -> list[Row]:
    """The beginnings of all turns of a game, and who won it, from the side of the seat that acts."""
    state = clowder.game(id).new(seats=seats, seed=1_000_000 + number)
    bot = level_bot("house-cat", id, clock=False)
    rng = clowder.Rng(number + 1)
    last = -1
    seen: list[tuple[int, list[float]]] = []
    while (seat := int(state.to_act())) >= 0:
        if seat != last:
            seen.append((seat, [math.log(max(value, LEAST)) for value in state.evaluate()]))
        last = seat
        state.apply(bot.choose(Chair(state, seat), rng))
    won = shares(state)
    return [Row(turned(looks, seat), turned(won, seat)) for seat, looks in seen]


def play_on(id: str, seats: int, number: int) -> list[Row]:
    """Where lines of an analysis end, of every second decision or so, and who wins from there as in playouts.

    That is what the chances of an analysis mean. Moves that were played and moves as in playouts count alike.
    """
    state = clowder.game(id).new(seats=seats, seed=1_000_000 + number)
    bot = level_bot("house-cat", id, clock=False)
    rng, chance = clowder.Rng(number + 1), clowder.Rng(2_000_000 + number)
    rows: list[Row] = []
    while (seat := int(state.to_act())) >= 0:
        chair = Chair(state, seat)
        played = int(bot.choose(chair, rng))
        if state.count_actions() > 1 and chance.below(2) == 0:
            world = chair.sample(chance)
            salt = int(chance.word())
            for action in sorted({played, int(Playout(salt).choose(world, seat))}):
                end = world.clone()
                end.apply(action)
                Playout(salt).to_turn_of(end, seat, seat)
                if (acting := int(end.to_act())) < 0:
                    continue
                looks = [math.log(max(value, LEAST)) for value in end.evaluate()]
                left = LEFT[id](end)
                end.rng = chance.fork()
                Playout(int(chance.word())).to_end(end, LONGEST)
                rows.append(Row(turned(looks, acting), turned(shares(end), acting), left))
        state.apply(played)
    return rows


def turned(values: list[float], seat: int) -> list[float]:
    return values[seat:] + values[:seat]


def fit(rows: list[Row], seats: int, stages: tuple[float, ...]) -> list[list[float]]:
    """Of every stage the trust, and the order of all seats but the first; in between they are interpolated."""
    found = [1.0, *[0.0] * (seats - 1)] * len(stages)
    size = len(found)
    for _ in range(STEPS):
        slope = [0.0] * size
        bend = [[1e-6 * (i == j) for j in range(size)] for i in range(size)]
        for row in rows:
            near = nearest(row.left, stages)
            here = [math.fsum(share * found[seats * stage + i] for stage, share in near) for i in range(seats)]
            weights = [math.exp(here[0] * row.looks[d] + (here[d] if d else 0.0)) for d in range(seats)]
            whole = sum(weights)
            chances = [weight / whole for weight in weights]
            middle = [sum(c * look for c, look in zip(chances, row.looks, strict=True)), *chances[1:]]
            own_slope = [0.0] * seats
            own_bend = [[0.0] * seats for _ in range(seats)]
            for d in range(seats):
                facts = [row.looks[d]] + [float(d == e) for e in range(1, seats)]
                for i in range(seats):
                    own_slope[i] += (row.won[d] - chances[d]) * facts[i]
                    for j in range(seats):
                        own_bend[i][j] += chances[d] * (facts[i] - middle[i]) * (facts[j] - middle[j])
            for stage, share in near:
                for i in range(seats):
                    slope[seats * stage + i] += share * own_slope[i]
                    for other, more in near:
                        for j in range(seats):
                            bend[seats * stage + i][seats * other + j] += share * more * own_bend[i][j]
        step = solved(bend, slope)
        found = [old + new for old, new in zip(found, step, strict=True)]
        if max(abs(each) for each in step) < 1e-5:
            break
    return [found[seats * stage : seats * (stage + 1)] for stage in range(len(stages))]


def nearest(left: float, stages: tuple[float, ...]) -> list[tuple[int, float]]:
    """The stages beside, and the share of each."""
    if left <= stages[0] or len(stages) == 1:
        return [(0, 1.0)]
    for place in range(1, len(stages)):
        if left < stages[place]:
            share = (left - stages[place - 1]) / (stages[place] - stages[place - 1])
            return [(place - 1, 1.0 - share), (place, share)]
    return [(len(stages) - 1, 1.0)]


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
    """What was found of one row of the file; the rest stays."""
    table = tomllib.loads(FILE.read_text(encoding="utf-8"))
    table.setdefault(id, {}).setdefault(str(seats), {}).update(row)
    lines = [HEAD]
    for game in sorted(table):
        for count in sorted(table[game]):
            lines.append(f"[{game}.{count}]")
            for name, found in table[game][count].items():
                lines.append(f"{name} = {shown(found, 6 if name.startswith('start') else 4)}")
            lines.append("")
    FILE.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def shown(found: object, digits: int = 4) -> str:
    if isinstance(found, list):
        return "[" + ", ".join(shown(each, digits) for each in found) + "]"
    return f"{found:.{digits}f}" if isinstance(found, float) else str(found)
