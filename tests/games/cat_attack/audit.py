"""Cards, food and prey of a game: nothing is lost, nothing appears, everybody stands somewhere."""

from collections import Counter
from typing import Any

from tests.games.cat_attack.kit import GAME


def at_end(state: Any) -> None:
    prey, food = int(state.setup.prey_tokens), int(state.setup.shop_tokens)
    position = GAME.position(state)
    cards = Counter(position["mog_pile"]) + Counter(position["discards"])
    for hand in position["hands"]:
        cards += Counter(hand)
    assert sum(cards.values()) == 63
    assert max(cards.values()) <= 3
    assert len(set(position["curiosity_pile"])) == 39
    larders = Counter(name for larder in position["larders"] for name in larder)
    assert len(position["mice"]) + larders["mouse"] == prey
    assert len(position["birds"]) + larders["bird"] == prey
    for name, count in zip(("fish", "milk", "tin", "vitamins"), position["stock"], strict=True):
        assert count + larders[name] == food
    out = [place for place in position["mice"] + position["birds"] if place not in ("MH", "BH")]
    assert len(set(out)) == len(out)
    for space in range(state.board.size):
        assert (state.prey_at[space] > 0) == (state.board.ids[space] in out)
    for watcher, owner, card, count in position["knowledge"]:
        assert watcher != owner or count == 0
        assert count <= position["hands"][owner].count(card)
    if state.view(-1)["phase"] == "card":
        assert all(len(hand) in (0, 6) for hand in position["hands"])
        places = [cat for cat in position["cats"] if cat is not None and cat not in state.setup.home_names]
        assert len(set(places)) == len(places)
