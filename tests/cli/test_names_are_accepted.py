"""Every name that the terminal shows is one that its moves accept; records keep the notation they had."""

import re
from collections.abc import Iterator

import pytest

import clowder
from clowder.cli.boards import draw
from clowder.cli.speech import Words, choose_language, legal_texts
from clowder.core.errors import MalformedAction
from clowder.core.play import play_text
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.games.cat_attack.vocabulary import CARD_NAMES
from tests.contract.catalog import present_ids

SEATS = 4
TABLES = {"cat-box": {"rules": "special"}, "cat-attack": {"lives": 3}}


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    choose_language("en")
    yield
    choose_language("")


def positions(game_id: str, seed: int = 11) -> list[State]:
    """The states of a game that chance plays, each before its move."""
    game = clowder.game(game_id)
    state = game.new(seats=SEATS, options=TABLES.get(game_id), seed=seed)
    luck = Rng(seed)
    found = []
    while not state.is_over() and len(found) < 250:
        found.append(state.clone())
        actions = state.legal_actions()
        play_text(state, state.action_text(actions[luck.below(len(actions))]))
    return found


def drawn(game_id: str, state: State) -> str:
    game = clowder.game(game_id)
    words = Words(game, [game.seat_label(seat) for seat in range(SEATS)], "en")
    return "\n".join(draw(game, state.view(int(state.to_act())), words))


@pytest.mark.parametrize("game_id", present_ids())
def test_the_shown_form_of_a_move_means_the_same(game_id: str) -> None:
    game = clowder.game(game_id)
    for state in positions(game_id):
        for text in legal_texts(state):
            assert state.action_text(state.parse_action(game.shown_move(text))) == text


@pytest.mark.skipif("cat-box" not in present_ids(), reason="needs Cat Box")
def test_cat_box_takes_the_label_of_a_seat_and_every_slot_that_is_drawn() -> None:
    seen = set()
    for state in positions("cat-box"):
        for text in legal_texts(state):
            labelled = re.sub(r"(?<= )(\d\.\d)", r"P\1", text).replace("reserved ", f"reserved.P{state.to_act() + 1} ")
            assert state.parse_action(labelled) == state.parse_action(text)
            seen.add(labelled.split()[0])
        slots = re.findall(r"\b\d\.\d\b(?= shows| secret)", drawn("cat-box", state))
        seen.update(slots)
        for slot in slots:
            for move in (f"play P{slot} @0,0", f"fish P{slot}"):
                assert is_read(state, move)
    assert {"play", "paw", "fish", "1.0", "4.0"} <= seen


@pytest.mark.skipif("cat-attack" not in present_ids(), reason="needs Cat Attack")
def test_cat_attack_takes_the_labels_of_cats_and_every_place_and_card_that_is_drawn() -> None:
    for state in positions("cat-attack"):
        board = drawn("cat-attack", state)
        for place in re.findall(r"\[([^\]]+)\]", board):
            assert is_read(state, f"dest {place}")
        for card in re.findall(r"\(([a-z]+\d?)\)", board.splitlines()[-1]):
            assert card in CARD_NAMES
            assert is_read(state, f"swap {card} {card}")
        for label in re.findall(r"^(P\d)", board, re.MULTILINE):
            assert is_read(state, f"fight {label} bird 4")
        assert not is_read(state, f"fight P{SEATS + 1} bird 4")
        assert not is_read(state, "fight P0 bird 4")


@pytest.mark.skipif("cat-attack" not in present_ids(), reason="needs Cat Attack")
def test_records_of_cat_attack_keep_the_number_of_a_seat() -> None:
    game = clowder.game("cat-attack")
    assert game.shown_move("fight 2 bird 4") == "fight P3 bird 4"
    state = game.new(seats=SEATS, seed=1)
    assert state.action_text(state.parse_action("fight P3 bird 4")) == "fight 2 bird 4"


@pytest.mark.parametrize("game_id", [id for id in ("csacska-macska", "if-it-fits") if id in present_ids()])
def test_letters_of_seats_are_those_that_are_drawn(game_id: str) -> None:
    game = clowder.game(game_id)
    labels = [game.seat_label(seat) for seat in range(SEATS)]
    for state in positions(game_id):
        board = drawn(game_id, state)
        assert [label for label in labels if re.search(rf"^{label}: ", board, re.MULTILINE)] == labels
        for text in legal_texts(state):
            assert set(re.findall(r"\b([A-E])\.[a-z]", text)) <= set(labels)
        if game_id == "csacska-macska":
            for pile in re.findall(r"\bP\d", board):
                assert is_read(state, f"take {pile}")
            for label in labels:
                assert is_read(state, f"steal {label}.yellow")


def is_read(state: State, text: str) -> bool:
    """Whether a move is understood, be it legal or not."""
    try:
        state.parse_action(text)
    except MalformedAction:
        return False
    except clowder.IllegalAction:
        return True
    return True
