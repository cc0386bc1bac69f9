"""Points, ranks and the score sheet (section 8 of the specification)."""

from clowder.core.arrays import i64, vec
from clowder.core.bits import count_bits
from clowder.core.deciding import Question
from clowder.core.outcome import POINTS, Outcome, ScoreLine, ranks_by
from clowder.games.cat_attack.position import Position
from clowder.games.cat_attack.vocabulary import END_BY_FOOD, END_REASONS, FOOD_COUNT, FOODS, NO_GANGS, RUNNING


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


def points_now(p: Position) -> vec[i64]:
    """Lives and foods of every seat's gang, as far as it is still in the game (CA-R40, CA-R46)."""
    found = vec[i64]([0] * int(p.seats))
    for seat in range(p.seats):
        gang = p.setup.gang[seat]
        found[seat] = gang_lives(p, gang) + gang_foods(p, gang)
    return found


def bare_outcome(p: Position) -> Outcome | None:
    """Why the game ended, points and ranks; None while it runs."""
    if p.reason == RUNNING:
        return None
    scores = [int(each) for each in points_now(p)]
    return Outcome(END_REASONS[p.reason], scores, [int(rank) for rank in ranks(p)], [])


def outcome(p: Position) -> Outcome | None:
    """The same with a line for every point, and what decided."""
    found = bare_outcome(p)
    if found is not None:
        found.sheet = [score_lines(p, seat) for seat in range(p.seats)]
        found.decide(_questions(p, found.scores), [int(p.setup.gang[seat]) for seat in range(p.seats)])
    return found


def _questions(p: Position, scores: list[int]) -> list[Question]:
    """Who came Home with all foods, or outlived the others; if nobody did: lives and foods, then foods."""
    gangs = [p.setup.gang[seat] for seat in range(p.seats)]
    if p.winner >= 0:
        done = [1 if gang == p.winner else 0 for gang in gangs]
        clause = "CA-WIN-1" if p.reason == END_BY_FOOD else "CA-WIN-3"
        return [Question(END_REASONS[p.reason], clause, done)]
    clause = "CA-SHORT-3" if p.setup.gang_mode == NO_GANGS else "CA-R46"
    foods = [int(gang_foods(p, gang)) for gang in gangs]
    return [Question(POINTS, clause, scores), Question("foods", clause, foods)]


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
