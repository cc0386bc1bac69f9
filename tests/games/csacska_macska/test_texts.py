"""Every key the engine can utter has a sentence, and no sentence asks for a value it does not get."""

import importlib.resources
import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

import clowder
from clowder.games.csacska_macska.cards import FACE_NAMES
from clowder.games.csacska_macska.position import PHASES


@pytest.fixture(scope="module")
def bundle():
    place = importlib.resources.files("clowder.games.csacska_macska") / "rulebook" / "en" / "table.ftl"
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(place.read_text(encoding="utf-8")))
    return bundle


def say(bundle, id, params):
    text, errors = bundle.format_pattern(bundle.get_message(id).value, params)
    assert not errors, (id, errors)
    assert text
    return text


def flat(params):
    """Facts as a table fills them in: `who` for the seat that acts, `..._name` for the others it names."""
    facts = {name: value if isinstance(value, (int, str)) else str(value) for name, value in params.items()}
    facts |= {f"{name}_name": "Bea" for name in ("victim", "to", "from", "of") if name in params}
    return {**facts, "who": "Ana"} if "seat" in params else facts


def test_events_and_score_lines_of_random_games_can_be_told(game, bundle):
    for seed in range(40):
        state = game.new(seats=3 + seed % 3, options={"end_scoring": "complete_threes"}, seed=seed)
        rng = clowder.Rng(seed)
        while not state.is_over():
            say(bundle, f"phase-{state.view(0)['phase']}", {})
            actions = state.legal_actions()
            for event in clowder.play(state, actions[rng.below(len(actions))]):
                say(bundle, f"event-{event.kind}", flat(event.public))
        outcome = state.outcome()
        say(bundle, f"reason-{outcome.reason}", {})
        for line in (line for lines in outcome.sheet for line in lines):
            say(bundle, f"score-{line.key}", flat(line.params))


def test_rare_score_lines_have_a_sentence(bundle):
    for key in ("seven", "seven-stray", "earlier"):
        say(bundle, f"score-{key}", {"cards": "B1"})


def test_plurals(bundle):
    dog = {"who": "Ana", "to_name": "Bea", "cards": "Y5", "points": 1}
    assert say(bundle, "event-bad_dog", dog).endswith("one coin.")
    assert say(bundle, "event-bad_dog", {**dog, "points": 3}).endswith("3 coins.")


REFUSED = [
    ("Base-3; deck R3", "A pass"),
    ("Base-3; deck R3", "A play B5"),
    ("Base-3; deck R3", "A take P9"),
    ("Base-3; deck R3", "B draw"),
    ("Base-3; deck R3", "A what"),
    ("Base-3; P1 [S]", "A take P1"),
    ("Base-3; P1 [S]; pile_draw numbers_only", "A take P1"),
    ("Base-3; B red [R1]; C blue [B1 S]", "A steal B.red C.blue A.blue"),
    ("Base-3; B red [R1]; C blue [B1 S]", "A steal A.red"),
    ("Base-3; B red [R1]; C blue [B1 S]", "A steal B.red B.blue"),
    ("Base-3; B red [R1]; C blue [B1 S]", "A steal B.blue"),
    ("Base-3; B red [R1]; C blue [B1 S]", "A steal C.blue"),
    ("Base-3; B red [R1]; C blue [B1 S]", "A steal B.red"),
    ("Base-3; A red [R1]; B red [R1]", "A steal B.red"),
    ("Base-3; hand R5 Y5", "A play B5"),
    ("Base-3; A red [R1]; A blue [B1]; hand GOOD; taken", "A discard GOOD P1"),
    ("Base-3; A red [R1]; hand S Y5", "A discard S P1"),
    ("Base-3; P2 [Y7 R5]; hand Y5; first_discard P2", "A discard Y5 P2"),
    ("Base-3; hand KIT Y5", "A place KIT red"),
    ("Base-3; A red [R1 S +K]; hand KIT S", "A place KIT red"),
    ("Base-3; A red [R1 S +K]; hand KIT S", "A place S red"),
    ("Base-3; A red [R1 S]; B red [R3]; hand RAS Y5", "A use RAS red B"),
    ("Base-3; A red [R1]; hand RAS LADY", "A use RAS red B"),
    ("Base-3; A red [R1]; hand RAS LADY", "A use LADY"),
]


def test_refusals_can_be_told(table, bundle):
    told = set()
    for position, move in REFUSED:
        refusal = table(position).refusal("ABC".index(move[0]), move[2:])
        say(bundle, refusal.key, flat(refusal.params))
        told.add(refusal.key)
    text = importlib.resources.files("clowder.games.csacska_macska").joinpath("rulebook/en/table.ftl").read_text()
    block = text.split("## What is wrong")[0].split("## Why")[1]
    keys = set(re.findall(r"^([\w-]+) =", block, re.M))
    assert keys - told == {"game-over", "pile-empty"}
    for key in ("game-over", "pile-empty"):
        say(bundle, key, {"pile": 1})


def test_settings_phases_and_cards_have_names(game, bundle):
    for name, schema in game.options_schema()["properties"].items():
        message = bundle.get_message(f"option-{name}")
        for value in [*schema.get("enum", []), *([schema["default"]])]:
            assert value in message.attributes
    for phase in PHASES:
        say(bundle, f"phase-{phase}", {})
    for name in FACE_NAMES:
        if name:
            say(bundle, f"piece-{name.replace('/', '-')}", {})
    for key in ("E_PLAYERS", "E_OPTION", "E_START", "E_DECK_COUNT", "E_DECK_COLOUR", "E_DECK_VALUE"):
        say(bundle, key, {"low": 3, "high": 5})
