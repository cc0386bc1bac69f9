"""What a series is worth, how its numbers are read, and the ledger from which the score sheet is written."""

from typing import Any, Final

from clowder.core.arrays import i64, vec
from clowder.core.outcome import Outcome, ScoreLine, shared_ranks
from clowder.games.csacska_macska.cards import COLOURS, KITTENS, Deck, bit_values, card_name
from clowder.games.csacska_macska.position import Position
from clowder.games.csacska_macska.series import (
    KITTENS_BIT,
    SIZE_SHIFT,
    STRAY_BIT,
    WORD_BITS,
    faces_of,
    lane_text,
    size_of,
)

# kinds of ledger entries
SERIES: Final = 0
FINAL_THREE: Final = 1
FROM_RASCAL: Final = 2
FROM_GOOD_DOG: Final = 3
FROM_BAD_DOG: Final = 4
FROM_CAT_LADY: Final = 5
LEDGER_KINDS: Final = ("series", "final", "rascal", "good-dog", "bad-dog", "cat-lady")
LAST_TURN: Final = 4095


def goal(size: i64) -> i64:
    """Which sum of k modulo 5 makes 3, 5 or 7 odd numbers 2k + 1 end in 9."""
    return (9 - size) // 2 % 5


def sums_of(deck: Deck, lane: i64) -> i64:
    """The sums of k modulo 5 that some reading of the cards gives, as a set of five bits."""
    sums: i64 = 1
    for _ in range((lane >> SIZE_SHIFT) & 7):
        sums = deck.step[(lane & 15) * 32 + sums]
        lane >>= 4
    return sums


def common_bits(deck: Deck, lane: i64) -> i64:
    """The numbers that all of the first three cards show, as bits."""
    shows = deck.shows
    return shows[lane & 15] & shows[(lane >> 4) & 15] & shows[(lane >> 8) & 15]


def series_value(deck: Deck, lane: i64) -> i64:
    """Coins for a series at a scoring size, read in the best way for its owner (CM-R23)."""
    size = (lane >> SIZE_SHIFT) & 7
    if size == 3 and common_bits(deck, lane):
        return 3
    if not (sums_of(deck, lane) >> goal(size)) & 1:
        return 0
    if lane & STRAY_BIT or size == 3:
        return 1
    return 3 if size == 5 else 8


def is_open_three(lane: i64) -> bool:
    """A series of scoring size 3: no stray, no Kittens."""
    return (lane >> SIZE_SHIFT) & 7 == 3 and not lane & (STRAY_BIT | KITTENS_BIT)


def reading(deck: Deck, lane: i64) -> list[int]:
    """The first successful reading in order of the cards, smaller numbers first; the best row wins. Empty: none."""
    size = size_of(lane)
    if size == 3:
        common = common_bits(deck, lane)
        if common:
            return [bit_values(common)[0]] * 3
    kinds = [(lane >> (4 * i)) & 15 for i in range(size)]
    wanted: list[int] = [0] * (size + 1)  # before card i: the sums from which the rest can still succeed
    wanted[size] = 1 << goal(size)
    for i in range(size - 1, -1, -1):
        for k in range(5):
            if deck.shows[kinds[i]] >> k & 1:
                wanted[i] |= (wanted[i + 1] >> k | wanted[i + 1] << (5 - k)) & 31
    if not wanted[0] & 1:
        return []
    numbers: list[int] = []
    total = 0
    for i in range(size):
        for k in range(5):
            if deck.shows[kinds[i]] >> k & 1 and wanted[i + 1] >> ((total + k) % 5) & 1:
                numbers.append(2 * k + 1)
                total += k
                break
    return numbers


def totals(deck: Deck, lane: i64) -> list[int]:
    """All totals the cards of a series can show."""
    found = {0}
    for i in range(size_of(lane)):
        shown = bit_values(deck.shows[(lane >> (4 * i)) & 15])
        found = {total + value for total in found for value in shown}
    return sorted(found)


def note(p: Position, kind: i64, seat: i64, giver: i64, colour: i64, lane: i64, points: i64) -> None:
    """Give coins and write down why."""
    p.coins[seat] += points
    turn = p.turn if p.turn < LAST_TURN else LAST_TURN
    head = (((giver << 3 | seat) << 4 | points) << 3 | kind) << 2 | colour
    p.ledger = append_entry(p.ledger, (head << 12 | turn) << 33 | (lane & WORD_BITS))


def append_entry(ledger: vec[i64], entry: i64) -> vec[i64]:
    """A longer copy: a ledger is never written in place, so copies of a position may share it."""
    size = len(ledger)
    longer = vec[i64]([0] * (size + 1))
    for i in range(size):
        longer[i] = ledger[i]
    longer[size] = entry
    return longer


class Entry:
    """A ledger entry taken apart."""

    def __init__(self, packed: int) -> None:
        self.lane: int = packed & WORD_BITS
        self.turn: int = packed >> 33 & 4095
        self.colour: int = packed >> 45 & 3
        self.kind: int = packed >> 47 & 7
        self.points: int = packed >> 50 & 15
        self.seat: int = packed >> 54 & 7
        self.giver: int = packed >> 57 & 7

    def packed(self) -> int:
        head = (((self.giver << 3 | self.seat) << 4 | self.points) << 3 | self.kind) << 2 | self.colour
        return (head << 12 | self.turn) << 33 | self.lane


def final_points(p: Position, seat: i64) -> i64:
    """Coins a seat would still get if the game ended now."""
    points: i64 = 0
    if p.setup.complete_threes:
        for colour in range(4):
            lane = p.lanes[seat * 4 + colour]
            if is_open_three(lane):
                points += series_value(p.setup.deck, lane)
    return points


def ranks_now(p: Position) -> vec[i64]:
    seats = p.seats
    points = vec[i64]([0] * seats)
    for seat in range(seats):
        points[seat] = p.coins[seat] + final_points(p, seat)
    ranks = vec[i64]([1] * seats)
    for seat in range(seats):
        for other in range(seats):
            if points[other] > points[seat]:
                ranks[seat] += 1
    return ranks


def series_line(entry: Entry) -> tuple[str, str]:
    """Key and clause for a scored series."""
    size = entry.lane >> SIZE_SHIFT & 7
    if entry.kind == FINAL_THREE:
        return "final-three", "CM-R25"
    if entry.points == 0:
        return "nothing", "CM-SCORE-10"
    if size == 3:
        return ("triple", "CM-SCORE-11") if entry.points == 3 else ("three", "CM-SCORE-5")
    if entry.lane & STRAY_BIT:
        return ("five-stray", "CM-SCORE-7") if size == 5 else ("seven-stray", "CM-SCORE-9")
    return ("five", "CM-SCORE-6") if size == 5 else ("seven", "CM-SCORE-8")


GIFT_LINES: Final = {
    FROM_RASCAL: ("rascal", "CM-RAS-5"),
    FROM_GOOD_DOG: ("good-dog", "CM-GOOD-2"),
    FROM_BAD_DOG: ("bad-dog", "CM-BAD-1"),
    FROM_CAT_LADY: ("cat-lady", "CM-LADY-1"),
}


def line_of(entry: Entry) -> ScoreLine:
    key, clause = series_line(entry) if entry.kind <= FINAL_THREE else GIFT_LINES[entry.kind]
    params: dict[str, Any] = {"turn": entry.turn}
    if entry.kind not in (FROM_RASCAL, FROM_CAT_LADY):
        params["colour"] = COLOURS[entry.colour]
        params["cards"] = lane_text(entry.lane, entry.colour)
    if entry.kind in (FROM_RASCAL, FROM_GOOD_DOG, FROM_BAD_DOG):
        params["from"] = entry.giver
    return ScoreLine(key, clause, entry.points, params)


def sheet_of(p: Position) -> list[list[ScoreLine]]:
    """Per seat what brought coins, and series that brought none; coins of before come first."""
    sheet: list[list[ScoreLine]] = [[] for _ in range(p.seats)]
    for packed in p.ledger:
        entry = Entry(packed)
        sheet[entry.seat].append(line_of(entry))
    for seat in range(p.seats):
        earlier: int = p.coins[seat] - sum([line.points for line in sheet[seat]])
        if earlier:
            sheet[seat].insert(0, ScoreLine("earlier", "CM-DEF-8", earlier))
    return sheet


def final_outcome(p: Position) -> Outcome:
    scores: list[int] = list(p.coins)
    reason = "deck-out" if p.setup.passes == 1 else "deck-out-twice"
    return Outcome(reason, scores, shared_ranks([(score,) for score in scores]), sheet_of(p))


def scored_event(deck: Deck, seat: i64, colour: i64, lane: i64, points: i64, final: bool) -> dict[str, Any]:
    """How a scoring looks to everybody: the cards, how they were read, and where they go."""
    faces = faces_of(lane, colour)
    if lane & KITTENS_BIT:
        faces.append(KITTENS)
    names = [card_name(face) for face in faces]
    numbers = reading(deck, lane)
    payload: dict[str, Any] = {
        "seat": seat,
        "colour": COLOURS[colour],
        "cards": lane_text(lane, colour),
        "points": points,
        "reading": numbers,
        "total": sum(numbers),
        "triple": points == 3 and size_of(lane) == 3,
        "totals": [] if numbers else totals(deck, lane),
        "coins": " ".join(names[:points]),
        "box": " ".join(names[points:]),
    }
    if final:
        payload["final"] = True
    return payload
