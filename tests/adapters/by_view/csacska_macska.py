"""Csacska Macska read from the view."""

from clowder.adapters.encoders.csacska_macska import CsacskaMacskaEncoder
from clowder.adapters.encoders.layout import Encoder, Json, Numbers
from clowder.games.csacska_macska.cards import COLOURS, DECK_SIZE, FACE_BY_NAME, KIND_VALUES, STRAY_KIND

KINDS = 16  # number cards by what they show, then the stray
KIND_BY_TEXT = {"/".join(str(value) for value in values): kind for kind, values in enumerate(KIND_VALUES)}
LONGEST = 9
COINS = 50


class CsacskaMacskaReader(Encoder):
    phases = CsacskaMacskaEncoder.phases

    def fill(self, view: Json, seat: int, parts: dict[str, Numbers]) -> None:
        _count(parts["unseen"], view["unseen"], 9)
        _count(parts["box"], view["box"], 9)
        _count(parts["hand"], view["hand"], 2)
        for pile, cards in enumerate(view["piles"]):
            _count(parts["piles"][pile], cards, 4)
            if cards:
                parts["tops"][pile, FACE_BY_NAME[cards.split()[-1]]] = 1
        parts["coins"][:] = [coins / COINS for coins in self.by_seat(view["coins"], seat)]
        for other, own in enumerate(self.by_seat(view["series"], seat)):
            for series in own:
                _series(parts["series"][other, COLOURS.index(series["colour"])], series)
        parts["active"][self.turned(view["active"], seat)] = 1
        for other in view["orphans"]:
            parts["orphans"][self.turned(other, seat)] = 1
        if "choice" in view:
            parts["choice"][COLOURS.index(view["choice"])] = 1
        parts["first_discard"][view["first_discard"]] = 1
        parts["numbers"][:] = (view["deck"] / DECK_SIZE, view["pass"] / 5, view["passes"] / 5, float(view["taken"]))


def _count(out: Numbers, cards: str, scale: int) -> None:
    """`B1*3 B3 S*12` into counts by face."""
    for card in cards.split():
        name, _, copies = card.partition("*")
        out[FACE_BY_NAME[name]] += int(copies or 1) / scale


def _series(out: Numbers, series: Json) -> None:
    last = -1
    for card in series["cards"].split():
        if card == "+K":
            continue
        last = STRAY_KIND if card == "S" else KIND_BY_TEXT[card[1:]]
        out[last] += 1 / LONGEST
    if last >= 0:
        out[KINDS + last] = 1
    out[2 * KINDS : 2 * KINDS + 4] = (
        series["size"] / LONGEST,
        series["target"] / LONGEST,
        series["kittens"],
        series["stray"],
    )
    for number in series["wants"]:
        out[2 * KINDS + 4 + number // 2] = 1
    for number in series["triple"]:
        out[2 * KINDS + 9 + number // 2] = 1
