"""The English texts name every key, event, phase, option, piece and space."""

import re
from pathlib import Path

import pytest

from clowder.games.cat_attack import refusals
from clowder.games.cat_attack.catalogue import house_board, house_curiosity, house_mog, make_decks
from clowder.games.cat_attack.events import EVENT_FACTS
from clowder.games.cat_attack.pending import PENDING_KINDS
from clowder.games.cat_attack.vocabulary import CARD_NAMES, END_REASONS, FOODS, SHOPS, SUITS
from clowder.texts import LANGUAGES, game_texts
from tests.games.cat_attack.kit import GAME

ROOM = Path(refusals.__file__).parent
TEXT = (ROOM / "rulebook" / "en" / "table.ftl").read_text(encoding="utf-8")
IDS = set(re.findall(r"^([a-zA-Z][\w-]*) =", TEXT, re.MULTILINE))


def test_refusals_and_settings_have_sentences() -> None:
    keys: set[str] = set()
    for name in ("refusals", "options", "catalogue", "board_checks", "position_json"):
        keys |= set(re.findall(r'"(E_[A-Z_]+)"', (ROOM / f"{name}.py").read_text(encoding="utf-8")))
    assert refusals.OBSTACLE_REFUSALS
    assert keys | {"E_PLAYERS", "E_OPT_UNKNOWN"} <= IDS


def test_events_have_sentences() -> None:
    assert {f"event-{kind}" for kind in EVENT_FACTS} <= IDS


def test_phases_reasons_and_options_have_sentences() -> None:
    decisions = {"card", "dest", "swap", "raid", "food", "larder"}
    assert decisions <= set(PENDING_KINDS)
    assert {f"phase-{name}" for name in decisions | {"answer", "over"}} <= IDS
    assert {f"reason-{name}" for name in END_REASONS[1:]} <= IDS
    assert {f"option-{name}" for name in GAME.options_schema()["properties"]} <= IDS
    assert {"score-lives", "score-foods"} <= IDS


def test_pieces_have_names() -> None:
    names = {space["id"] for space in house_board()["spaces"]} | set(CARD_NAMES) | set(FOODS) | set(SHOPS) | set(SUITS)
    names |= {card.id for card in make_decks(house_mog(), house_curiosity()).curiosity}
    assert {f"piece-{name}" for name in names} <= IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_carry_the_name_of_their_cat_in_every_language(language: str) -> None:
    texts, english = game_texts("clowder.games.cat_attack", language), game_texts("clowder.games.cat_attack", "en")
    for number in range(1, 7):
        cat = texts.say(f"cat-H{number}")
        assert (cat == english.say(f"cat-H{number}")) == (language == "en")
        stem = cat[: max(4, len(cat) - 2)] if language == "uk" else cat  # Імбирчик, Дім Імбирчика
        for place in (f"H{number}", *(f"G{number}{side}" for side in "abcd")):
            assert stem in texts.say(f"piece-{place}"), (language, place)
