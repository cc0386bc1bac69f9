"""What a table of Csacska Macska is set up from by hand: every face of the deck, by colour."""

from clowder.core.game import Piece
from clowder.games.csacska_macska.cards import COLOURS, FACES, STRAY, Deck, card_name


def pieces(deck: Deck) -> list[Piece]:
    found: list[Piece] = []
    for face in range(FACES):
        if deck.counts[face] > 0:
            kind = COLOURS[face >> 4] if face < STRAY else "extra"
            found.append(Piece(kind, card_name(face), int(deck.counts[face]), []))
    return found
