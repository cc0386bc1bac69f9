"""What a table of Cat Box is set up from by hand: the cards of the deck, identities, tiles."""

from clowder.core.game import Piece
from clowder.games.cat_box.catalogue import IDENTITIES, TILES
from clowder.games.cat_box.deck import Deck


def pieces(deck: Deck, seats: int, special: bool) -> list[Piece]:
    found = [Piece("card", id, 1, deck.faces_text[card * 2 : card * 2 + 2]) for card, id in enumerate(deck.ids)]
    found += [Piece("identity", id, 1, []) for id in IDENTITIES]
    if special:
        found += [Piece("tile", tile, seats, []) for tile in TILES]
    return found
