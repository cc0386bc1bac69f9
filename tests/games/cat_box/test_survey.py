"""What the net is told of the table, found again the slow way: groups by flooding, every open cell tried."""

from collections.abc import Iterator

import pytest

import clowder
from clowder.games.cat_box.deck import EMPTY_BOX
from clowder.games.cat_box.grid import above, below, left_of, list_cells, right_of
from clowder.games.cat_box.learned import Held
from clowder.games.cat_box.scoring import tally
from clowder.games.cat_box.survey import (
    BY_ANY,
    BY_BOX,
    CUTS,
    FOURS_HIT,
    GROWS,
    IN_LARGEST,
    IN_OTHERS,
    JOINS,
    MADE,
    OPEN_BOXES,
    THREES_FED,
    THREES_HIT,
    WAYS,
    Survey,
)
from tests.bots.middle import middle

TABLES = [(2, {}, 12), (3, {"rules": "special"}, 40), (4, {}, 25), (4, {"rotation": "quarter"}, 38), (5, {}, 44)]
Table = dict[int, int]


def sides(cell: int) -> list[int]:
    return [int(place) for place in (above(cell), right_of(cell), below(cell), left_of(cell))]


def group(table: Table, cell: int) -> set[int]:
    found, left = {cell}, [cell]
    while left:
        for place in sides(left.pop()):
            if table.get(place) == table[cell] and place not in found:
                found.add(place)
                left.append(place)
    return found


def largest(table: Table, colour: int) -> int:
    return max((len(group(table, cell)) for cell, what in table.items() if what == colour), default=0)


def open_cells(state) -> Iterator[tuple[int, int]]:
    """Every cell that a card could lie on, and by which cards."""
    full, box = set(), set()
    for words, count, found in (
        (state.full_anchors, state.n_full_anchors, full),
        (state.box_anchors, state.n_box_anchors, box),
    ):
        for cell in list_cells(words, count):
            found |= {int(cell), int(right_of(cell)), int(below(cell)), int(right_of(below(cell)))}
    yield from ((cell, BY_ANY) for cell in full)
    yield from ((cell, BY_BOX) for cell in box - full)


@pytest.mark.parametrize(("seats", "options", "decisions"), TABLES)
def test_counts_are_those_of_the_score(seats, options, decisions):
    for seed in (1, 2, 3):
        state = middle("cat-box", seats, options, decisions, seed)
        assert list(Survey(state).counts) == list(tally(state))


@pytest.mark.parametrize(("seats", "options", "decisions"), TABLES)
def test_open_cells_are_counted_by_what_they_make_and_break(seats, options, decisions):
    state = middle("cat-box", seats, options, decisions)
    table = {cell: int(what) for cell, what in enumerate(state.content) if what}
    found = Survey(state)
    facts = {(colour, which, way): 0 for colour in range(5) for which in range(5) for way in range(WAYS)}
    dog = {(which, way): 0 for which in range(5) for way in range(WAYS)}
    for cell, way in open_cells(state):
        own = table.get(cell)
        if own == EMPTY_BOX:
            dog[OPEN_BOXES, way] += 1
        elif own:
            size = len(group(table, cell))
            dog[THREES_HIT, way] += size == 3
            facts[own - 1, IN_LARGEST if size == largest(table, own) else IN_OTHERS, way] += 1
        for colour in {table[place] for place in sides(cell) if place in table} - {own, EMPTY_BOX}:
            made = len(group({**table, cell: colour}, cell))
            near = [len(group(table, place)) for place in sides(cell) if table.get(place) == colour]
            dog[THREES_FED, way] += 3 in near
            dog[MADE, way] += made == 3 and 3 not in near
            if made > largest(table, colour):
                facts[colour - 1, GROWS, way] += 1
                facts[colour - 1, JOINS, way] = max(made, facts[colour - 1, JOINS, way])
    for (colour, which, way), number in facts.items():
        if which != CUTS:
            assert found.fact(colour, which, way) == number, (colour, which, way)
    for (which, way), number in dog.items():
        if which != FOURS_HIT:
            assert found.dog[which * WAYS + way] == number, (which, way)


@pytest.mark.parametrize(("seats", "options", "decisions"), TABLES)
def test_kittens_whose_loss_parts_a_group_are_all_seen(seats, options, decisions):
    """A ring that closes far away is not looked for: a few more may be counted, never fewer."""
    state = middle("cat-box", seats, options, decisions)
    table = {cell: int(what) for cell, what in enumerate(state.content) if what}
    found = Survey(state)
    for way in range(WAYS):
        cuts = dict.fromkeys(range(5), 0)
        fours = 0
        for cell, by in open_cells(state):
            what = table.get(cell, EMPTY_BOX)
            if by != way or what == EMPTY_BOX:
                continue
            before = group(table, cell)
            without = {place: content for place, content in table.items() if place != cell}
            rest = before - {cell}
            parted = bool(rest) and group(without, min(rest)) != rest
            cuts[what - 1] += parted and len(before) == largest(table, what)
            fours += len(before) == 4 and not parted
        assert all(found.fact(colour, CUTS, way) >= number for colour, number in cuts.items())
        assert found.dog[FOURS_HIT * WAYS + way] == fours


def test_cards_to_come_are_counted_whoever_holds_them():
    for seats, options, decisions in TABLES:
        state = middle("cat-box", seats, options, decisions)
        held = Held(state)
        deck = state.setup.deck
        cards = [
            *state.pile[state.pile_next :],
            *state.removed,
            *(h for h in (*state.hands, *state.reserved) if h >= 0),
        ]
        shown = "".join(deck.face(card).replace("/", "") for card in cards)
        assert [int(n) for n in held.unplayed][1:] == [shown.count(letter) for letter in "KPVBYE"]
        assert held.cards == len(cards)
        assert held.roomy == sum("E" in deck.face(card) for card in cards)
        in_hands = [deck.face(card) for card in state.hands if card >= 0]
        for content, letter in enumerate("KPVBYE", 1):
            assert held.single[content] == sum(face.count(letter) == 1 for face in in_hands)
            assert held.double[content] == sum(face.count(letter) > 1 for face in in_hands)
            assert held.pairs[content] == sum(deck.face(card).count(letter) > 1 for card in cards)


def test_the_order_of_the_deck_is_not_looked_at():
    """Identities named by the options are no secret, so that only the deck is drawn anew."""
    for seats in (3, 4, 5):
        options = {"identities": list("KPVBY"[:seats])}
        for decisions in (0, 9, 30):
            state = middle("cat-box", seats, options, decisions)
            world = state.determinize(state.to_act(), clowder.Rng(5))
            assert list(world.judge()) == list(state.judge())
