"""What a series is worth, how its numbers are read, and the ledger from which the score sheet is written."""

from typing import Any, Final

from clowder.core.arrays import i64, vec
from clowder.core.deciding import Question
from clowder.core.outcome import POINTS, Outcome, ScoreLine, ranks_by
from clowder.games.csacska_macska.cards import COLOURS, Deck, bit_values
from clowder.games.csacska_macska.position import OVER, Position
from clowder.games.csacska_macska.series import (
    KITTENS_BIT,
    SERIES_BITS,
    SIZE_SHIFT,
    STRAY_BIT,
    series_text,
    size_of,
)

# what brings coins: kinds of ledger entries
FROM_SERIES: Final = 0
FROM_FINAL_THREE: Final = 1
FROM_RASCAL: Final = 2
FROM_GOOD_DOG: Final = 3
FROM_BAD_DOG: Final = 4
FROM_CAT_LADY: Final = 5
LEDGER_KINDS: Final = ("series", "final", "rascal", "good-dog", "bad-dog", "cat-lady")
LAST_TURN: Final = 4095  # a ledger entry has 12 bits for the turn


def wanted_sum(size: i64) -> i64:
    """Which sum of k modulo 5 makes 3, 5 or 7 odd numbers 2k + 1 end in 9."""
    return (9 - size) // 2 % 5


def possible_sums(deck: Deck, series: i64) -> i64:
    """The sums of k modulo 5 that some reading of the cards gives, as a set of five bits."""
    sums: i64 = 1
    for _ in range((series >> SIZE_SHIFT) & 7):
        sums = deck.sums_after[(series & 15) * 32 + sums]
        series >>= 4
    return sums


def common_numbers(deck: Deck, series: i64) -> i64:
    """The numbers that all of the first three cards show, as bits."""
    shows = deck.shows
    return shows[series & 15] & shows[(series >> 4) & 15] & shows[(series >> 8) & 15]


def series_value(deck: Deck, series: i64) -> i64:
    """Coins for a series at a scoring size, read in the best way for its owner (CM-R23)."""
    size = (series >> SIZE_SHIFT) & 7
    if size == 3 and common_numbers(deck, series):
        return 3
    if not (possible_sums(deck, series) >> wanted_sum(size)) & 1:
        return 0
    if series & STRAY_BIT or size == 3:
        return 1
    return 3 if size == 5 else 8


def is_complete_three(series: i64) -> bool:
    """A series of scoring size 3: no stray, no Kittens."""
    return (series >> SIZE_SHIFT) & 7 == 3 and not series & (STRAY_BIT | KITTENS_BIT)


def must_score(series: i64) -> bool:
    """A series that is scored as soon as its last card is laid (CM-SCORE-2, -3)."""
    size = (series >> SIZE_SHIFT) & 7
    return size == 7 or (size == 5 and not series & KITTENS_BIT)


def reading(deck: Deck, series: i64) -> list[int]:
    """The first successful reading in order of the cards, smaller numbers first; the best row wins. Empty: none."""
    size = size_of(series)
    if size == 3:
        common = common_numbers(deck, series)
        if common:
            return [bit_values(common)[0]] * 3
    kinds = [(series >> (4 * i)) & 15 for i in range(size)]
    wanted: list[int] = [0] * (size + 1)  # before card i: the sums from which the rest can still succeed
    wanted[size] = 1 << wanted_sum(size)
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


def totals(deck: Deck, series: i64) -> list[int]:
    """All totals the cards of a series can show."""
    size = size_of(series)
    sums: i64 = 1  # as bits: a card shows 2k + 1, so a total is the size and twice a sum of k
    for i in range(size):
        shown = deck.shows[(series >> (4 * i)) & 15]
        longer: i64 = 0
        for k in range(5):
            if (shown >> k) & 1:
                longer |= sums << k
        sums = longer
    return [int(size + 2 * k) for k in range(4 * size + 1) if (sums >> k) & 1]


def give_coins(p: Position, kind: i64, seat: i64, giver: i64, colour: i64, series: i64, points: i64) -> None:
    """Give coins and write down why: the kind of the entry, from whom, and the cards that brought them."""
    p.coins[seat] += points
    turn = p.turn if p.turn < LAST_TURN else LAST_TURN
    head = (((giver << 3 | seat) << 4 | points) << 3 | kind) << 2 | colour
    p.ledger = with_entry(p.ledger, (head << 12 | turn) << 33 | (series & SERIES_BITS))


def with_entry(ledger: vec[i64], entry: i64) -> vec[i64]:
    """A longer copy: a ledger is never written in place, so copies of a position may share it."""
    size = len(ledger)
    longer = vec[i64]([0] * (size + 1))
    for i in range(size):
        longer[i] = ledger[i]
    longer[size] = entry
    return longer


class LedgerEntry:
    """An entry of the ledger taken apart."""

    def __init__(self, packed: int) -> None:
        self.series: int = packed & SERIES_BITS
        self.turn: int = packed >> 33 & 4095
        self.colour: int = packed >> 45 & 3
        self.kind: int = packed >> 47 & 7
        self.points: int = packed >> 50 & 15
        self.seat: int = packed >> 54 & 7
        self.giver: int = packed >> 57 & 7

    def packed(self) -> int:
        head = (((self.giver << 3 | self.seat) << 4 | self.points) << 3 | self.kind) << 2 | self.colour
        return (head << 12 | self.turn) << 33 | self.series


def final_points(p: Position, seat: i64) -> i64:
    """Coins a seat would still get if the game ended now."""
    points: i64 = 0
    if p.setup.complete_threes:
        for colour in range(4):
            series = p.series[seat * 4 + colour]
            if is_complete_three(series):
                points += series_value(p.setup.deck, series)
    return points


def bare_outcome(p: Position) -> Outcome | None:
    """Who has most coins wins; None while the game runs."""
    if p.phase != OVER:
        return None
    reason = "deck-out" if p.setup.passes == 1 else "deck-out-twice"
    return Outcome(reason, list(p.coins), list(ranks_by(p.coins)), [])


def outcome(p: Position) -> Outcome | None:
    """The same with the score sheet; coins are all that is compared (CM-R22)."""
    found = bare_outcome(p)
    if found is not None:
        found.sheet = [score_lines(p, seat) for seat in range(p.seats)]
        found.decide([Question(POINTS, "CM-END-5", found.scores)])
    return found


def ranks(p: Position) -> vec[i64]:
    """By coins, with those of complete threes where they count at the end."""
    return ranks_by(points_now(p))


def points_now(p: Position) -> vec[i64]:
    """The coins the seats would have if the game ended now."""
    found = vec[i64]([0] * p.seats)
    for seat in range(p.seats):
        found[seat] = p.coins[seat] + final_points(p, seat)
    return found


def score_lines(p: Position, seat: i64) -> list[ScoreLine]:
    """What brought a seat coins, and its series that brought none; coins without an entry come first."""
    entries = [LedgerEntry(packed) for packed in p.ledger]
    lines = [score_line(entry) for entry in entries if entry.seat == seat]
    earlier: int = p.coins[seat] - sum([line.points for line in lines])
    if earlier:
        lines.insert(0, ScoreLine("earlier", "CM-DEF-8", earlier))
    return lines


GIFT_LINES: Final = {
    FROM_RASCAL: ("rascal", "CM-RAS-5"),
    FROM_GOOD_DOG: ("good-dog", "CM-GOOD-2"),
    FROM_BAD_DOG: ("bad-dog", "CM-BAD-1"),
    FROM_CAT_LADY: ("cat-lady", "CM-LADY-1"),
}


def score_line(entry: LedgerEntry) -> ScoreLine:
    key, clause = series_line(entry) if entry.kind <= FROM_FINAL_THREE else GIFT_LINES[entry.kind]
    params: dict[str, Any] = {"turn": entry.turn}
    if entry.kind not in (FROM_RASCAL, FROM_CAT_LADY):
        params["colour"] = COLOURS[entry.colour]
        params["cards"] = series_text(entry.series, entry.colour)
    if entry.kind in (FROM_RASCAL, FROM_GOOD_DOG, FROM_BAD_DOG):
        params["from"] = entry.giver
    return ScoreLine(key, clause, entry.points, params)


def series_line(entry: LedgerEntry) -> tuple[str, str]:
    """Key and clause for a scored series."""
    size = size_of(entry.series)
    if entry.kind == FROM_FINAL_THREE:
        return "final-three", "CM-R25"
    if entry.points == 0:
        return "nothing", "CM-SCORE-10"
    if size == 3:
        return ("triple", "CM-SCORE-11") if entry.points == 3 else ("three", "CM-SCORE-5")
    if entry.series & STRAY_BIT:
        return ("five-stray", "CM-SCORE-7") if size == 5 else ("seven-stray", "CM-SCORE-9")
    return ("five", "CM-SCORE-6") if size == 5 else ("seven", "CM-SCORE-8")
