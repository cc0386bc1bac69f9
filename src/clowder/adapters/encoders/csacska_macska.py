"""Csacska Macska as numbers. Everything but the order of the deck is public."""

from functools import cache

from clowder.adapters.encoders.layout import AnyEncoder, Block, Json, SparseEncoder, Spots
from clowder.core.game import Game
from clowder.games.csacska_macska.cards import COLOURS, DECK_SIZE, FACE_BY_NAME, FACES, KIND_VALUES, STRAY_KIND

KINDS = 16  # number cards by what they show, then the stray
KIND_BY_TEXT = {"/".join(str(value) for value in values): kind for kind, values in enumerate(KIND_VALUES)}
LANE = 2 * KINDS + 4 + 10
LONGEST = 9
COINS = 50


def make(game: Game, seats: int, options: Json) -> AnyEncoder:
    return CsacskaMacskaEncoder(seats)


class CsacskaMacskaEncoder(SparseEncoder):
    phases = ("act", "resolve", "score3", "orphan", "over")

    def __init__(self, seats: int) -> None:
        face = "by face: colour * 16 + kind (1, 3, 5, 7, 9, ten pairs, one unused), S, KIT, RAS, GOOD, BAD, LADY"
        super().__init__(
            seats,
            [
                Block("unseen", (FACES,), f"cards in the deck / 9 {face}"),
                Block("box", (FACES,), "cards in the box / 9 by face"),
                Block("hand", (FACES,), "cards of the active player's hand / 2 by face"),
                Block("piles", (seats, FACES), "cards of each pile / 4 by face, piles in the order of their names"),
                Block("tops", (seats, FACES), "the last card of each pile"),
                Block("coins", (seats,), f"coins / {COINS}"),
                Block(
                    "series",
                    (seats, len(COLOURS), LANE),
                    f"per seat and colour ({', '.join(COLOURS)}): 16 kinds of cards / {LONGEST}, the last card (16), "
                    f"size / {LONGEST}, target / {LONGEST}, Kittens, stray, 5 numbers that would end it in 9 "
                    "(1, 3, 5, 7, 9), 5 that would make three equal ones",
                ),
                Block("active", (seats,), "whose turn it is"),
                Block("orphans", (seats,), "seats with an orphan"),
                Block("choice", (len(COLOURS),), "the series that may be scored now, by colour"),
                Block("first_discard", (seats + 1,), "none, or the pile of the first discard"),
                Block("numbers", (4,), f"cards in the deck / {DECK_SIZE}, pass / 5, passes / 5, a card was taken"),
            ],
        )

    def find(self, view: Json, seat: int, spots: Spots) -> None:
        starts = self.starts
        _count(starts["unseen"], view["unseen"], 9, spots)
        _count(starts["box"], view["box"], 9, spots)
        _count(starts["hand"], view["hand"], 2, spots)
        for pile, cards in enumerate(view["piles"]):
            if cards:
                _count(starts["piles"] + pile * FACES, cards, 4, spots)
                spots[starts["tops"] + pile * FACES + FACE_BY_NAME[cards[cards.rfind(" ") + 1 :]]] = 1.0
        self.each("coins", self.by_seat(view["coins"], seat), spots, COINS)
        for other, lanes in enumerate(self.by_seat(view["series"], seat)):
            for lane in lanes:
                _lane(starts["series"] + LANE * (other * len(COLOURS) + COLOURS.index(lane["colour"])), lane, spots)
        self.mark("active", [self.turned(view["active"], seat)], spots)
        self.mark("orphans", [self.turned(other, seat) for other in view["orphans"]], spots)
        if "choice" in view:
            self.mark("choice", [COLOURS.index(view["choice"])], spots)
        self.mark("first_discard", [view["first_discard"]], spots)
        numbers = (view["deck"] / DECK_SIZE, view["pass"] / 5, view["passes"] / 5, float(view["taken"]))
        self.each("numbers", numbers, spots)


@cache
def _face(card: str) -> tuple[int, int]:
    """`B1*3` -> its face and 3."""
    name, _, copies = card.partition("*")
    return FACE_BY_NAME[name], int(copies or 1)


def _count(start: int, cards: str, scale: int, spots: Spots) -> None:
    """`B1*3 B3 S*12` into counts by face."""
    for card in cards.split():
        face, copies = _face(card)
        spots[start + face] = spots.get(start + face, 0.0) + copies / scale


def _lane(start: int, lane: Json, spots: Spots) -> None:
    last = -1
    for card in lane["cards"].split():
        if card == "+K":
            continue
        last = STRAY_KIND if card == "S" else KIND_BY_TEXT[card[1:]]
        spots[start + last] = spots.get(start + last, 0.0) + 1 / LONGEST
    if last >= 0:
        spots[start + KINDS + last] = 1.0
    rest = start + 2 * KINDS
    spots[rest] = lane["size"] / LONGEST
    spots[rest + 1] = lane["target"] / LONGEST
    spots[rest + 2] = lane["kittens"]
    spots[rest + 3] = lane["stray"]
    for number in lane["wants"]:
        spots[rest + 4 + number // 2] = 1.0
    for number in lane["triple"]:
        spots[rest + 9 + number // 2] = 1.0
