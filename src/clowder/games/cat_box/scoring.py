"""Points, ranks and the score sheet of Cat Box."""

from typing import Any, Final

from clowder.core.arrays import i64, u8, vec
from clowder.core.bits import BIT_PLACES, BIT_STARTS, CHUNK, CHUNK_MASK, count_bits
from clowder.core.deciding import Question
from clowder.core.outcome import POINTS, Outcome, ScoreLine, ranks_by
from clowder.games.cat_box.deck import EMPTY_BOX
from clowder.games.cat_box.grid import ROW_SHIFT, above, below, left_of, right_of
from clowder.games.cat_box.position import PHASE_OVER, Position, tile_names

CHIHUAHUA: Final = 5  # identity after the five colours 0..4

# Where a tally keeps what: visible kittens per colour (0..4), empty boxes, largest group per colour, groups of three.
BOXES: Final = 5
LARGEST: Final = 6
THREES: Final = 11
TALLY: Final = 12


def tally(p: Position) -> vec[i64]:
    """Count the exposed quadrants and their groups (CB-SCORE-1 ... CB-SCORE-6, CB-R25 ... CB-R27)."""
    counts = vec[i64]([0] * TALLY)
    content = p.content[:]
    stack = vec[i64]([0] * 256)
    row: i64 = 0
    for word in p.occupied:
        base = row << ROW_SHIFT
        while word:
            chunk = word & CHUNK_MASK
            for i in range(BIT_STARTS[chunk], BIT_STARTS[chunk + 1]):
                cell = base + BIT_PLACES[i]
                what: int = content[cell]
                if what == EMPTY_BOX:
                    counts[BOXES] += 1
                elif what:
                    size = _take_group(content, stack, cell, what)
                    counts[what - 1] += size
                    if size > counts[LARGEST + what - 1]:
                        counts[LARGEST + what - 1] = size
                    if size == 3:
                        counts[THREES] += 1
            word >>= CHUNK
            base += CHUNK
        row += 1
    return counts


def _take_group(content: vec[u8], stack: vec[i64], start: i64, what: i64) -> i64:
    """Size of the group of a kitten over edges; wipes it from `content`. The four sides are written out for speed."""
    content[start] = 0
    stack[0] = start
    top: i64 = 1
    size: i64 = 0
    while top > 0:
        top -= 1
        cell = stack[top]
        size += 1
        place = right_of(cell)
        here: int = content[place]
        if here == what:
            content[place] = 0
            stack[top] = place
            top += 1
        place = left_of(cell)
        here = content[place]
        if here == what:
            content[place] = 0
            stack[top] = place
            top += 1
        place = below(cell)
        here = content[place]
        if here == what:
            content[place] = 0
            stack[top] = place
            top += 1
        place = above(cell)
        here = content[place]
        if here == what:
            content[place] = 0
            stack[top] = place
            top += 1
    return size


def identity_points(identity: i64, counts: vec[i64]) -> i64:
    """What the table brings to an identity, whoever has it."""
    if identity == CHIHUAHUA:
        return counts[BOXES] + 2 * counts[THREES]
    return counts[identity] + counts[LARGEST + identity]


def points_of(p: Position, seat: i64, counts: vec[i64]) -> i64:
    """What a seat would score now."""
    return identity_points(p.identities[seat], counts) + count_bits(p.tiles[seat])


def merit_of(p: Position, seat: i64, counts: vec[i64]) -> i64:
    """Points, then Chihuahua, then own largest group, in one number (CB-SCORE-7 ... CB-SCORE-9, CB-R54)."""
    identity = p.identities[seat]
    points = points_of(p, seat, counts)
    if identity == CHIHUAHUA:
        return (points << 16) | (1 << 12)
    return (points << 16) | counts[LARGEST + identity]


def bare_outcome(p: Position) -> Outcome | None:
    """Reason, points and ranks; None while the game runs."""
    if p.phase != PHASE_OVER:
        return None
    counts = tally(p)
    scores = [int(each) for each in _points(p, counts)]
    order = [int(rank) for rank in _ranks(p, counts)]
    return Outcome(_reason(p, scores, order), scores, order, [])


def outcome(p: Position) -> Outcome | None:
    """The same with the score sheet and what decided."""
    found = bare_outcome(p)
    if found is not None:
        found.sheet = [score_lines(p, seat) for seat in range(p.seats)]
        found.decide(_questions(p, found.scores))
    return found


def _questions(p: Position, scores: list[int]) -> list[Question]:
    """Points, the Chihuahua if it is among those with the most, the largest own group (CB-SCORE-7 ... CB-SCORE-9)."""
    counts = tally(p)
    dogs: list[int] = []
    groups: list[int] = []
    for seat in range(p.seats):
        identity = p.identities[seat]
        dogs.append(1 if identity == CHIHUAHUA else 0)
        groups.append(0 if identity == CHIHUAHUA else int(counts[LARGEST + identity]))
    asked = [Question(POINTS, "CB-SCORE-7", scores), Question("group", "CB-SCORE-9", groups)]
    if any(dogs[seat] and scores[seat] == max(scores) for seat in range(len(scores))):
        asked.insert(1, Question("chihuahua", "CB-SCORE-8", dogs))
    return asked


def points_now(p: Position) -> vec[i64]:
    """The points the seats would have if the game ended now."""
    return _points(p, tally(p))


def _points(p: Position, counts: vec[i64]) -> vec[i64]:
    found = vec[i64]([0] * p.seats)
    for seat in range(p.seats):
        found[seat] = points_of(p, seat, counts)
    return found


def ranks(p: Position) -> vec[i64]:
    """The ranks the seats would have if the game ended now."""
    return _ranks(p, tally(p))


def _ranks(p: Position, counts: vec[i64]) -> vec[i64]:
    merits = vec[i64]([0] * p.seats)
    for seat in range(p.seats):
        merits[seat] = merit_of(p, seat, counts)
    return ranks_by(merits)


def score_lines(p: Position, seat: i64) -> list[ScoreLine]:
    """What a seat would score now, line by line."""
    return _lines(p, seat, tally(p))


def _lines(p: Position, seat: i64, counts: vec[i64]) -> list[ScoreLine]:
    identity: int = p.identities[seat]
    lines: list[ScoreLine] = []
    if identity == CHIHUAHUA:
        boxes: int = counts[BOXES]
        threes: int = counts[THREES]
        lines.append(ScoreLine("boxes", "CB-SCORE-5", boxes, {"count": boxes}))
        lines.append(ScoreLine("threes", "CB-SCORE-6", 2 * threes, {"count": threes}))
    else:
        colour = "KPVBY"[identity]
        shown: int = counts[identity]
        group: int = counts[LARGEST + identity]
        lines.append(ScoreLine("kittens", "CB-SCORE-1", shown, {"count": shown, "colour": colour}))
        lines.append(ScoreLine("group", "CB-SCORE-2", group, {"count": group, "colour": colour}))
    if p.setup.special:
        unused = tile_names(p.tiles[seat])
        tiles: dict[str, Any] = {"count": len(unused), "tiles": unused}
        lines.append(ScoreLine("tiles", "CB-SPEC-6", len(unused), tiles))
    return lines


def _reason(p: Position, scores: list[int], order: list[int]) -> str:
    """Which rule decided: points, the Chihuahua, the largest group, or nothing."""
    best = [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
    if len(best) == 1:
        return "most_points"
    if order.count(1) > 1:
        return "shared"
    identity: int = p.identities[order.index(1)]
    return "chihuahua" if identity == CHIHUAHUA else "largest_group"
