"""The English sentences: one for every key the engine can produce, filled by what the engine gives, and no others."""

import re
import tomllib
from collections import Counter
from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

import clowder
from clowder.games.cat_box.catalogue import IDENTITIES, TILES
from clowder.games.cat_box.options import options_schema
from clowder.games.cat_box.refusals import CLAUSES
from clowder.texts import LANGUAGES, game_texts
from tests.games.cat_box import test_options, test_refusals
from tests.games.cat_box.cases import CASES
from tests.games.cat_box.kit import GAME, setup, special

SOURCE = (resources.files("clowder.games.cat_box") / "rulebook" / "en" / "table.ftl").read_text(encoding="utf-8")
PARSED = parse(SOURCE)
MESSAGES = {entry.id.name: entry for entry in PARSED.body if isinstance(entry, ast.Message)}
BUNDLE = FluentBundle(["en"], use_isolating=False)
BUNDLE.add_resource(FluentResource(SOURCE))

EVENTS = ["played", "passed", "ended", "mouse_moved", "scratcher_laid", "scratcher_taken", "fished", "drew", "revealed"]
SCORES = ["kittens", "group", "boxes", "threes", "tiles"]
REASONS = ["most_points", "chihuahua", "largest_group", "shared"]
PHASES = ["play", "tile", "over"]
SETTINGS = ["PLAYERS", "RULES", "ROTATION", "START", "DECK", "SETUP", "IDENTITY", "UNKNOWN"]


def expected():
    keys = [*CLAUSES, *(f"E_OPT_{name}" for name in SETTINGS), "E_POSITION", "W_DECK_UNBALANCED", "W_UNEVEN_TURNS"]
    keys += [f"event-{kind}" for kind in EVENTS] + [f"score-{key}" for key in SCORES]
    keys += [f"reason-{reason}" for reason in REASONS] + [f"phase-{phase}" for phase in PHASES]
    keys += [f"option-{name}" for name in GAME.options_schema()["properties"]]
    keys += [f"piece-{piece}" for piece in (*IDENTITIES, "E", *TILES)]
    return {*keys, "title", "subtitle", "tie-group", "tie-chihuahua", "shared-group"}


def say(key, params, names=("Ann", "Ben", "Cem", "Dee", "Eve")):
    """As a client does: seats become names, `who` and `own` are added, lists are joined."""
    facts = {}
    for name, value in params.items():
        if name in ("seat", "owner"):
            facts[name] = names[value]
        elif isinstance(value, bool):
            facts[name] = str(value).lower()
        elif isinstance(value, list):
            facts[name] = ", ".join(map(str, value))
        else:
            facts[name] = "none" if value is None else value
    if "seat" in params:
        facts["who"] = names[params["seat"]]
    if "owner" in params:
        facts["own"] = str(params["owner"] == params["seat"]).lower()
    text, errors = BUNDLE.format_pattern(BUNDLE.get_message(key).value, facts)
    assert not errors, (key, params, errors)
    assert "{" not in text
    assert text == text.strip()
    assert not re.search(r"  |None| \.|,,", text), text
    return text


def test_the_file_is_whole():
    assert not [entry.content for entry in PARSED.body if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in PARSED.body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


def test_every_key_has_a_sentence_and_every_sentence_a_key():
    assert set(MESSAGES) == expected()


def test_every_value_of_a_choice_has_a_word():
    for name, field in options_schema()["properties"].items():
        values = field.get("enum", []) + [one["const"] for one in field.get("anyOf", []) if "const" in one]
        assert [attribute.id.name for attribute in MESSAGES[f"option-{name}"].attributes] == values


@pytest.mark.parametrize(("key", "where", "text", "seat"), test_refusals.CASES)
def test_refusals_in_words(key, where, text, seat):
    state = setup(where[0], **where[1])
    refusal = state.refusal(state.to_act() if seat is None else seat, text)
    assert len(say(refusal.key, refusal.params)) > 15


def test_refusals_read_well():
    state = setup("C01+@0,0", hands=[["C06+"], ["C26+"]])
    said = {}
    for text in ("play 1.0 @1,0", "play 2.0 @0,0", "hop"):
        refusal = state.refusal(0, text)
        said[text] = say(refusal.key, refusal.params)
    assert said["play 1.0 @1,0"] == "Here the card would cover 2 quadrants. A card full of kittens covers exactly one."
    assert said["play 2.0 @0,0"].endswith("A card with an empty box covers one or two.")
    assert said["hop"].startswith("“hop” is not a move.")
    other = state.refusal(1, "play 1.0 @1,1")
    assert say(other.key, other.params) == "It is Ann’s turn."


def test_faults_of_settings_in_words():
    rows = test_options.test_every_fault_has_its_key.pytestmark
    rows = next(mark.args[1] for mark in rows if mark.name == "parametrize")
    seen = set()
    for seats, given, _ in rows:
        for fault in GAME.check_options(seats, given)[1]:
            say(fault.key, fault.params)
            seen.add(fault.key)
    assert seen == {f"E_OPT_{name}" for name in SETTINGS}


@pytest.mark.parametrize(("seats", "given"), CASES)
def test_games_in_words(seats, given):
    state = GAME.new(seats=seats, options=given, seed=6)
    rng = clowder.Rng(6)
    while not state.is_over():
        assert f"phase-{state.view(0)['phase']}" in MESSAGES
        for event in clowder.play(state, state.nth_action(rng.below(state.count_actions()))):
            for viewer in (clowder.NOBODY, 0):
                seen = event.seen_by(viewer)
                say(f"event-{seen.pop('kind')}", seen)
    outcome = state.outcome()
    assert f"reason-{outcome.reason}" in MESSAGES
    for line in (line for lines in outcome.sheet for line in lines):
        say(f"score-{line.key}", line.params)


def test_events_read_well():
    def played(**more):
        return say("event-played", {"seat": 0, "owner": 0, "slot": 1, "card": "C06", "face": "", "tile": None, **more})

    assert played() == "Ann plays C06 from their own hand."
    assert played(owner=1) == "Ann plays C06 from Ben’s hand."
    assert played(slot=None, tile="stack") == "Ann plays the reserved card C06 with the stack."
    assert played(owner=2, tile="paw") == "Ann plays C06 from Cem’s hand with the paw."
    drew = {"seat": 1, "slot": 0, "visible": "PV/YP", "deck": 1, "top": "KP/VB"}
    assert say("event-drew", drew) == "Ben draws a card (PV/YP). One card is left in the deck."
    assert say("event-drew", {**drew, "deck": 0}) == "Ben draws the last card (PV/YP)."
    assert say("score-threes", {"count": 2}) == "2 groups of exactly three kittens, 2 points each"
    assert say("score-kittens", {"count": 22, "colour": "K"}) == "22 visible black kittens"
    assert say("score-kittens", {"count": 1, "colour": "V"}) == "one visible purple kitten"
    assert say("score-kittens", {"count": 0, "colour": "P"}) == "no visible pink kitten"
    assert say("score-group", {"count": 4, "colour": "Y"}) == "the largest yellow group: 4 kittens"
    assert say("score-group", {"count": 1, "colour": "B"}) == "the largest blue group: one kitten"
    assert say("score-group", {"count": 0, "colour": "B"}) == "no blue group"
    assert say("reason-shared", {}).endswith("Play again!")
    state = special("C01+@0,0 C06-@1,1", hands=[["C12+"]], reserved={"P2": "C15-"})
    refusal = state.refusal(0, "play reserved.2 @2,0")
    assert say(refusal.key, refusal.params) == "This card is reserved with Ben’s dried fish."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_counts_the_cards_of_the_house(language):
    """CB-SETUP-5 tells how often each content appears and how many cards are full, or have one or two empty boxes."""
    file = resources.files("clowder.games.cat_box") / "parts" / "house-1.toml"
    faces = [face.replace("/", "") for face in tomllib.loads(file.read_text(encoding="utf-8"))["cards"].values()]
    contents = Counter("".join(faces))
    empty = Counter(face.count("E") for face in faces)
    assert set(contents) == {"K", "P", "V", "B", "Y", "E"}
    assert len(set(contents.values())) == 1, "all six appear equally often, as the sentence says"
    assert set(empty) == {0, 1, 2}
    said = game_texts("clowder.games.cat_box", language).say("CB-SETUP-5.example")
    assert [int(number) for number in re.findall(r"\d+", said)] == [contents["E"], empty[0], empty[1], empty[2]]
