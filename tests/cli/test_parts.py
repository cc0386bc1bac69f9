"""`clowder parts`: every house part can be printed and is sound; a faulty file is told all its faults at once."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Clowder

PARTS = [
    ("cat-box", "deck"),
    ("csacska-macska", "deck"),
    ("if-it-fits", "card_data"),
    ("cat-attack", "board"),
    ("cat-attack", "mog_deck"),
    ("cat-attack", "curiosity_deck"),
]


def test_all_that_can_be_replaced_is_listed(call: Clowder) -> None:
    assert call("parts", "list").out.splitlines() == [f"{game}: {part}" for game, part in PARTS]


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_the_house_file_is_printed_and_known_again(call: Clowder, tmp_path: Path, game: str, part: str) -> None:
    file = tmp_path / ("mine.json" if part == "board" else "mine.toml")
    file.write_text(call("parts", "house", game, part).out, encoding="utf-8")
    assert call("parts", "check", str(file)).out == f"{file} is sound: {part} of {game}\n"


def test_all_faults_are_told(call: Clowder, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[deck]\nname = 3\n[cards]\nC1 = "KK/PQ"\n', encoding="utf-8")
    said = call("parts", "check", str(file))
    assert said.code == 2
    assert [line.partition("[")[2].partition("]")[0] for line in said.out.splitlines()] == [
        "E_OPT_DECK, deck.deck.name",
        "E_OPT_DECK, deck.cards",
        "E_OPT_DECK, deck.cards.C1.front",
    ]
    assert said.err == f"clowder: {file} has 3 faults\n"
    facts = json.loads(call("parts", "check", str(file), "--json").out)
    assert (facts["ok"], facts["game"], facts["part"], len(facts["faults"])) == (False, "cat-box", "deck", 3)


def test_what_is_only_unusual_is_told_and_accepted(call: Clowder) -> None:
    said = call("parts", "check", "examples/editions/sisters.toml")
    assert said.code == 0
    assert "W_DECK_UNBALANCED" in said.out


def test_what_cannot_be_meant(call: Clowder, tmp_path: Path) -> None:
    file = tmp_path / "notes.toml"
    file.write_text("title = 'shopping'\n", encoding="utf-8")
    assert "resembles no part of any game" in call("parts", "check", str(file)).err
    assert "has one fault" in call("parts", "check", str(file), "--game", "cat-box").err
    assert "name one of board, mog_deck, curiosity_deck" in call("parts", "house", "cat-attack").err
    assert "not shop" in call("parts", "house", "cat-attack", "shop").err
    file.write_text("title = ", encoding="utf-8")
    assert call("parts", "check", str(file)).code == 2


def test_a_part_is_tried_beside_the_house(call: Clowder, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(call("parts", "house", "if-it-fits").out, encoding="utf-8")
    wish = ("parts", "try", str(file), "--games", "2", "--seats", "2", "--seed", "7")
    facts = json.loads(call(*wish, "--json").out)
    assert (facts["games"], facts["seats"], facts["seed"]) == (2, 2, "7")
    assert {each["verdict"] for each in facts["measures"]} == {"same"}
    assert json.loads(call(*wish, "--json").out) == facts, "equal seeds, equal figures"
    said = call(*wish).out
    assert "no difference from the house’s can be seen in 2 games" in said
    assert "more pieces are told by --json" in said
    assert call("parts", "try", str(file), "--seats", "9").code == 2
    file.write_text("[cards]\n", encoding="utf-8")
    assert call("parts", "try", str(file)).code == 2


def test_a_part_is_tried_with_options_as_on_the_page(call: Clowder, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(call("parts", "house", "cat-attack", "curiosity_deck").out, encoding="utf-8")
    wish = ("parts", "try", str(file), "--games", "1", "--seats", "3", "--json")
    usual = json.loads(call(*wish).out)
    short = json.loads(call(*wish, "--option", "round_limit=5").out)
    assert usual["measures"][0]["own"]["mean"] > short["measures"][0]["own"]["mean"]
    wrong = call(*wish, "-o", "round_limits=5")
    assert wrong.code == 2
    assert "round_limits" in wrong.err
