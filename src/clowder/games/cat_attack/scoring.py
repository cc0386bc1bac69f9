"""Points, ranks and the score sheet (section 8 of the specification)."""

from clowder.core.arrays import i64, vec
from clowder.core.bits import count_bits
from clowder.core.outcome import Outcome, ScoreLine, ranks_by
from clowder.games.cat_attack.position import Position
from clowder.games.cat_attack.vocabulary import END_REASONS, FOOD_COUNT, FOODS, NO_GANGS, RUNNING


def gang_lives(p: Position, gang: i64) -> i64:
    total: i64 = 0
    for unit in range(p.setup.units):
        if p.setup.unit_gang[unit] == gang:
            total += p.lives[unit]
    return total


def gang_foods(p: Position, gang: i64) -> i64:
    """Foods in the larders of the members still in the game."""
    total: i64 = 0
    for unit in range(p.setup.units):
        if p.setup.unit_gang[unit] == gang and p.lives[unit] > 0:
            total += count_bits(p.larder[unit])
    return total


def gang_merit(p: Position, gang: i64) -> i64:
    """One number that orders gangs: the winner, then lives plus foods, then foods; the retired by their last exit."""
    if p.winner == gang:
        return 1 << 40
    lives = gang_lives(p, gang)
    if lives > 0:
        foods = gang_foods(p, gang)
        return (1 << 30) + (lives + foods) * 1024 + foods
    last: i64 = 0
    for unit in range(p.setup.units):
        if p.setup.unit_gang[unit] == gang:
            last = max(last, p.exit_order[unit])
    return last


def ranks(p: Position) -> vec[i64]:
    """Ranks if the game ended now; members of a gang share theirs, equals share and the next rank is left out."""
    setup = p.setup
    of_gang = vec[i64]([0] * int(setup.gangs))
    for gang in range(setup.gangs):
        of_gang[gang] = gang_merit(p, gang)
    of_seat = vec[i64]([0] * int(p.seats))
    for seat in range(p.seats):
        of_seat[seat] = of_gang[setup.gang[seat]]
    return ranks_by(of_seat)


def outcome(p: Position) -> Outcome | None:
    """The end of the game with a line for every point."""
    if p.reason == RUNNING:
        return None
    sheet = [score_lines(p, seat) for seat in range(p.seats)]
    scores = [sum(line.points for line in lines) for lines in sheet]
    return Outcome(END_REASONS[p.reason], scores, [int(rank) for rank in ranks(p)], sheet)


def score_lines(p: Position, seat: i64) -> list[ScoreLine]:
    """Lives and foods of those units of a seat's gang that are still in the game (CA-R40, CA-R46)."""
    lines: list[ScoreLine] = []
    clause = "CA-SHORT-2" if p.setup.gang_mode == NO_GANGS else "CA-R46"
    for unit in range(p.setup.units):
        if p.setup.unit_gang[unit] != p.setup.gang[seat] or p.lives[unit] == 0:
            continue
        home = p.setup.home_names[unit]
        foods = [FOODS[food] for food in range(FOOD_COUNT) if (p.larder[unit] >> food) & 1]
        lines.append(ScoreLine("lives", clause, int(p.lives[unit]), {"home": home}))
        lines.append(ScoreLine("foods", clause, len(foods), {"home": home, "foods": foods}))
    return lines
