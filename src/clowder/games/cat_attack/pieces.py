"""What a town of Cat Attack is set up from by hand: cats, car, foods, the cards of both decks."""

from clowder.core.game import Piece
from clowder.games.cat_attack.setup import Setup
from clowder.games.cat_attack.vocabulary import CARD_NAMES, FIRST_SHOP_FOOD, FOODS


def pieces(setup: Setup) -> list[Piece]:
    found = [Piece("cat", f"cat {seat}", 1, []) for seat in range(int(setup.seats))]
    found.append(Piece("car", "car", 1, []))
    for number, food in enumerate(FOODS):
        from_shop = number >= FIRST_SHOP_FOOD
        count = setup.shop_tokens if from_shop else setup.prey_tokens
        found.append(Piece("food" if from_shop else "prey", food, int(count), []))
    found += [Piece("mog", name, int(setup.mog_copies[face]), []) for face, name in enumerate(CARD_NAMES)]
    found += [Piece("curiosity", id, 1, []) for id in setup.card_ids]
    return found
