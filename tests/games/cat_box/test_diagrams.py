"""The pictures of the rulebook: the engine accepts their positions, and allows or refuses their moves as they say."""

from typing import Any

import pytest

from clowder.games.cat_box.catalogue import house_deck
from clowder.texts.rulebook import read_book
from tests.games.cat_box.kit import GAME

DIAGRAMS: list[Any] = read_book("clowder.games.cat_box")["diagram"]


@pytest.mark.parametrize("diagram", DIAGRAMS, ids=range(len(DIAGRAMS)))
def test_a_picture_shows_what_the_engine_says(diagram: Any) -> None:
    table, laid = diagram["table"].split(), diagram["laid"]
    state = GAME.from_position({"seats": 2, "table": diagram["table"], "hands": {"P2": [diagram["card"]]}})
    refusal = state.refusal(0, f"play 2.0 @{laid['x']},{laid['y']}")
    if "refusal" in diagram:
        assert refusal is not None
        assert (refusal.key, refusal.clauses[0]) == (diagram["refusal"], diagram["clause"])
        assert {name: refusal.params[name] for name in diagram["facts"]} == diagram["facts"]
    else:
        assert refusal is None
    deck = house_deck()
    assert laid["face"] == deck.face(deck.held_of(diagram["card"]))  # a card of another hand shows its visible side
    drawn = [(deck.face(deck.held_of(card.split("@")[0])), card.split("@")[1]) for card in table]
    assert drawn == [(card["face"], f"{card['x']},{card['y']}") for card in diagram["lies"]]


def test_what_is_allowed_stands_beside_what_is_not() -> None:
    for clause in {diagram["clause"] for diagram in DIAGRAMS}:
        assert {"refusal" in diagram for diagram in DIAGRAMS if diagram["clause"] == clause} == {True, False}
