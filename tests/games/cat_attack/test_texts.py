"""The English texts name every key, event, phase, option, piece and space."""

import re
from pathlib import Path

from clowder.games.cat_attack import refusals
from clowder.games.cat_attack.catalogue import house_board, house_curiosity, house_mog, make_decks
from clowder.games.cat_attack.events import EVENT_FACTS
from clowder.games.cat_attack.pending import PENDING_KINDS
from clowder.games.cat_attack.vocabulary import CARD_NAMES, END_REASONS, FOODS, SHOPS, SUITS
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
