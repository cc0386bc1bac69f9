"""Giving seen faces to cards: every way in which different cards can show them is equally likely."""

from clowder.core.rng import Rng


def draw_matching(faces_text: list[str], faces: list[str], pool: list[int], rng: Rng) -> list[int]:
    """For every face a held card (card * 2 + side) of the pool that shows it, all different, uniformly at random."""
    wanted = set(faces)
    classes: dict[tuple[str, str], list[int]] = {}
    for card in pool:
        front, back = faces_text[card * 2], faces_text[card * 2 + 1]
        kind = (front if front in wanted else "", back if back in wanted else "")
        if kind != ("", ""):
            classes.setdefault(kind, []).append(card)
    kinds = sorted(classes)
    left = [len(classes[kind]) for kind in kinds]
    known: dict[tuple[int, tuple[int, ...]], int] = {}
    drawn: list[int] = []
    for i in range(len(faces)):
        weights: list[int] = []
        options: list[tuple[int, int]] = []
        for k in range(len(kinds)):
            for side in range(2):
                if kinds[k][side] == faces[i] and left[k] > 0:
                    ways = left[k] * _ways_after(faces, kinds, left, i, k, known)
                    if ways:
                        weights.append(ways)
                        options.append((k, side))
        k, side = options[_weighted_index(weights, rng)]
        cards = classes[kinds[k]]
        drawn.append(cards.pop(rng.below(len(cards))) * 2 + side)
        left[k] -= 1
    return drawn


def _ways_after(
    faces: list[str],
    kinds: list[tuple[str, str]],
    left: list[int],
    i: int,
    k: int,
    known: dict[tuple[int, tuple[int, ...]], int],
) -> int:
    left[k] -= 1
    ways = _ways(faces, kinds, left, i + 1, known)
    left[k] += 1
    return ways


def _ways(
    faces: list[str],
    kinds: list[tuple[str, str]],
    left: list[int],
    i: int,
    known: dict[tuple[int, tuple[int, ...]], int],
) -> int:
    """In how many ways the faces from i on can be given to the cards left."""
    if i == len(faces):
        return 1
    at = (i, tuple(left))
    if at in known:
        return known[at]
    total = 0
    for k in range(len(kinds)):
        if left[k] > 0:
            sides = (1 if kinds[k][0] == faces[i] else 0) + (1 if kinds[k][1] == faces[i] else 0)
            if sides:
                total += sides * left[k] * _ways_after(faces, kinds, left, i, k, known)
    known[at] = total
    return total


def _weighted_index(weights: list[int], rng: Rng) -> int:
    """An index, in proportion to its weight; weights may be larger than the generator's words."""
    total = sum(weights)
    bits = total.bit_length()
    while True:  # fair for any size: draw enough bits, throw away what is too large
        value = 0
        for _ in range((bits + 30) // 31):
            value = (value << 31) | int(rng.below(1 << 31))
        value &= (1 << bits) - 1
        if value < total:
            break
    for i in range(len(weights)):
        if value < weights[i]:
            return i
        value -= weights[i]
    raise AssertionError("a value below the total lies within some weight")
