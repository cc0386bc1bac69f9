"""Sentences: languages fall back one message at a time, and everything that can be said has its words."""

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

import clowder
from clowder.anywhere.game_texts import table_texts
from clowder.cli.speech import Words
from clowder.core.facts import SEAT
from clowder.core.rng import Rng
from clowder.texts import LANGUAGES, Texts, game_texts, package_texts
from tests.contract.catalog import cases, package_name, present_ids
from tests.contract.notation import mutations
from tests.contract.walk import history, some

CLI = Path(__file__).parents[2] / "src" / "clowder" / "cli"


def test_missing_sentence_is_taken_from_the_next_language() -> None:
    texts = Texts([("de", "cat = Katze\n"), ("en", "cat = cat\ndog = { $n } dogs\n    .small = puppy\n")])
    assert texts.say("cat") == "Katze"
    assert texts.say("dog", {"n": 2}) == "2 dogs"
    assert texts.say("dog.small") == "puppy"
    assert texts.has("dog.small")
    assert not texts.has("dog.big")
    assert texts.ids() == ["cat", "dog"]


def test_unknown_sentence_shows_its_facts() -> None:
    assert Texts([]).say("E_X", {"n": 2, "who": ["a", None, True]}) == "E_X: n 2, who a, none, true"


def test_missing_fact_is_a_fault() -> None:
    assert Texts([("en", "dog = { $n } dogs\n")]).faults("dog", {}) != []


def test_unknown_language_falls_back_to_english() -> None:
    assert package_texts("clowder.cli", "xx-YY").say("nobody") == "nobody"
    assert package_texts("clowder.cli", "../../etc").say("nobody") == "nobody"
    assert package_texts("clowder.cli", "de-AT").say("nobody") == "niemand"


@pytest.mark.parametrize("wanted", ["qq", "xx-YY", "C", "", "../../etc"])
def test_a_language_that_nobody_wrote_leaves_nothing_in_memory(wanted: str) -> None:
    """Anybody can ask for one: it is English itself, not a copy of it."""
    assert package_texts("clowder.cli", wanted) is package_texts("clowder.cli", "en")
    assert game_texts("clowder.games.cat_box", wanted) is game_texts("clowder.games.cat_box", "en")
    assert table_texts("cat-box", wanted) is table_texts("cat-box", "en")


def test_command_line_has_all_its_sentences() -> None:
    texts = package_texts("clowder.cli", "en")
    used = set()
    for path in CLI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_text = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "text"
            if is_text and node.args and isinstance(node.args[0], ast.Constant):
                used.add(node.args[0].value)
    assert {id for id in used if not texts.has(id)} == set()


@pytest.mark.parametrize("game_id", present_ids())
def test_everything_that_happens_has_a_sentence(game_id: str) -> None:
    """Events, refusals, phases, score lines and reasons of random games, for every viewer, with all facts filled."""
    game = clowder.game(game_id)
    texts = game_texts(f"clowder.games.{package_name(game_id)}")
    faults: set[str] = set()

    def hear(id: str, facts: dict[str, object]) -> None:
        faults.update([f"no sentence {id}"] if not texts.has(id) else texts.faults(id, facts))

    for seed, (seats, options) in enumerate(some(Rng(1), cases(game), 6)):
        words = Words(game, [f"P{seat + 1}" for seat in range(seats)])
        played = history(game, seats, options, 40 + seed)
        state = played.states[0].clone()
        for text in played.texts:
            for event in clowder.play_text(state, text):
                for viewer in range(-1, seats):
                    seen = event.seen_by(viewer)
                    kind = seen.pop("kind")
                    hear(f"event-{kind}", words.facts(seen, words.declared["events"][kind]))
        outcome = state.outcome()
        assert outcome is not None
        hear(f"reason-{outcome.reason}", {})
        for line in (line for lines in outcome.sheet for line in lines):
            hear(f"score-{line.key}", {"points": line.points, **words.facts(line.params, words.facts_of(line.key))})
        for place in played.spread(8):
            hear(f"phase-{place.view(-1)['phase']}", words.facts({"seat": place.to_act()}, {"seat": SEAT}))
            for text in mutations(Rng(seed), played.texts, 40):
                refused = place.refusal(place.to_act(), text)
                if refused is not None:
                    hear(refused.key, words.facts(refused.params, words.facts_of(refused.key)))
    assert sorted(faults) == []


@pytest.mark.parametrize("room", ["clowder.cli", "clowder.bots", "clowder.lessons", "clowder.texts", "clowder.trials"])
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_rooms_speak_every_language(room: str, tongue: str) -> None:
    """The same sentences in all five languages, none missing and none left over."""
    folder = resources.files(room) / "texts"
    english, other = ((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in ("en", tongue))
    assert sorted(Texts([(tongue, other)]).ids()) == sorted(Texts([("en", english)]).ids())


TIES = {
    "cat-box": ("tie-chihuahua", "tie-group", "shared-group"),
    "csacska-macska": ("shared-points",),
    "if-it-fits": ("tie-minus", "shared-minus"),
    "cat-attack": ("tie-foods", "shared-foods"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_is_told_with_its_figures(language: str) -> None:
    for game, keys in TIES.items():
        texts = game_texts(f"clowder.games.{package_name(game)}", language)
        for key in keys:
            said = texts.say(key, {"points": 26, "name": "Pickles", "best": 5, "next": 4})
            assert "26" in said, (game, key, said)
            assert ("Pickles" in said) == key.startswith("tie-"), (game, key, said)


def test_no_italian_sentence_says_a_before_a_name() -> None:
    """Before Anna it would have to be "ad", and names are not known here."""
    root = Path(__file__).parents[2]
    files = [
        root / "client/src/texts/it.ftl",
        *root.glob("src/clowder/*/texts/it.ftl"),
        *root.glob("src/clowder/games/*/rulebook/it/*.ftl"),
    ]
    people = r"\b[aA] \{ \$(?:who|other|owner|home|address|(?:\w+_)?names?) \}"
    assert len(files) > 10
    assert [line for file in files for line in file.read_text("utf-8").splitlines() if re.search(people, line)] == []


def test_an_uncertainty_stays_with_its_number() -> None:
    """A narrow line may break before ±, not after it."""
    root = Path(__file__).parents[2]
    files = [*root.glob("client/src/texts/*.ftl"), *root.glob("src/clowder/*/texts/*.ftl")]
    loose = [str(file) for file in files if "± " in file.read_text("utf-8")]
    assert len(files) > 10
    assert loose == []
