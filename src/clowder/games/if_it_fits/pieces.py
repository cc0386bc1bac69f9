"""What a table of If It Fits is set up from by hand: cards by kind, and the cats of every seat, awake and asleep."""

from clowder.core.game import Piece
from clowder.games.if_it_fits.knowledge import SEAT_LETTERS
from clowder.games.if_it_fits.setup import CATS_EACH, FIRST_START, FIRST_TOY, Setup


def pieces(setup: Setup) -> list[Piece]:
    found: list[Piece] = []
    for card, id in enumerate(setup.card_ids):
        kind = "box" if card < FIRST_TOY else "toy" if card < FIRST_START else "start"
        found.append(Piece(kind, id, 1, [setup.printed[card]]))
    found.append(Piece("princess", "princess", int(setup.princesses), [setup.sleeper_sides]))
    for kind in ("cat", "sleep"):
        faces = [setup.sleeper_sides] if kind == "sleep" else []
        found += [Piece(kind, f"{kind} {seat}", CATS_EACH, faces) for seat in SEAT_LETTERS[: int(setup.seats)]]
    return found
