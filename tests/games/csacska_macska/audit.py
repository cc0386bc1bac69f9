"""What holds at every step of a game: 120 cards, and the promises about series, piles and the open decision."""

from typing import Any

from clowder.games.csacska_macska.position_checks import count_cards
from clowder.games.csacska_macska.series import KITTENS_BIT, STRAY_BIT, faces_of, size_of


def each_step(state: Any) -> None:
    used = count_cards(state)
    counts = state.setup.deck.counts
    assert sum(used) + sum(state.coins) == 120
    assert all(used[face] <= counts[face] for face in range(70))
    for at in range(state.seats * 4):
        series = state.series[at]
        faces = faces_of(series, at % 4)
        assert not faces or faces[0] != 64
        assert faces.count(64) == bool(series & STRAY_BIT)
        assert size_of(series) <= (6 if series & KITTENS_BIT else 4)
        assert bool(series) == bool(faces)
    tops = [state.top(pile) for pile in range(state.seats)]
    assert state.deck_left == 0 or -1 not in tops
    extras = [face for face in tops if face >= 65]
    assert len(extras) == len(set(extras))
