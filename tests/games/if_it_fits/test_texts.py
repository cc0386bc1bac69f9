"""Every key the engine can say has an English sentence whose variables are in the payload."""

from typing import Any

import pytest

import clowder
from clowder.core.rng import Rng
from clowder.games.if_it_fits import catalogue
from clowder.games.if_it_fits.position import CAUSES, PHASES
from clowder.games.if_it_fits.refusals import CLAUSES
from tests.games.if_it_fits.kit import GAME, new
from tests.games.if_it_fits.texts import IDS, MESSAGES, TEXT, variables


def heard(seats: int, options: dict[str, Any], seed: int) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Which keys the payloads of events and score lines have, over one game in which cats are mostly awake."""
    state, rng = new(seats, seed, **options), Rng(seed)
    events: dict[str, set[str]] = {}
    while state.to_act() >= 0:
        actions = state.legal_actions()
        pick = 0 if actions[0] == 0 and rng.below(8) else rng.below(len(actions))
        for event in clowder.play(state, actions[pick]):
            events.setdefault(event.kind, set(event.public)).intersection_update(event.public)
    outcome = state.outcome()
    assert outcome is not None
    lines = {line.key: set(line.params) for sheet in outcome.sheet for line in sheet}
    assert f"reason-{outcome.reason}" in MESSAGES
    return events, lines


def test_no_id_is_there_twice() -> None:
    assert len(IDS) == len(set(IDS))


def test_every_refusal_has_a_sentence() -> None:
    for key in CLAUSES:
        assert MESSAGES[key].strip()


def test_events_and_score_lines_have_sentences_that_their_payload_fills() -> None:
    seen: set[str] = set()
    for seed in range(14):
        options = {"edition": ("ukrainian", "hungarian")[seed % 2], "table": ("small", "kitchen")[seed % 4 // 2]}
        events, lines = heard(2 + seed % 4, options, seed)
        for kind, names in events.items():
            assert variables(f"event-{kind}") <= names | {"who"}, kind
        for key, names in lines.items():
            assert variables(f"score-{key}") <= names
        seen |= set(events)
    assert seen >= {"turn", "start", "draw", "box", "cat", "no_cat", "sleep", "princess", "end_phase", "over"}
    for kind in ("toy_box", "toy_across", "blocked", "skipped"):
        assert f"event-{kind}" in MESSAGES


def test_phases_reasons_options_and_pieces_have_names() -> None:
    for phase in PHASES:
        assert f"phase-{phase}" in MESSAGES
    for cause in (*CAUSES[1:], "hands"):
        assert f"reason-{cause}" in MESSAGES
    for name, schema in GAME.options_schema()["properties"].items():
        message = MESSAGES[f"option-{name}"]
        for value in schema.get("enum", []):
            if type(value) is not int:
                assert f"\n    .{str(value).lower()} = " in message, (name, value)
    data = catalogue.load_card_data("house")
    names = [card.id for card in data.cards] + ["princess", *data.toys, catalogue.SPRAY, *catalogue.cats()]
    for name in names:
        assert f"piece-{name}" in MESSAGES


def test_it_is_fluent_without_junk() -> None:
    syntax = pytest.importorskip("fluent.syntax")
    for entry in syntax.parse(TEXT).body:
        assert not isinstance(entry, syntax.ast.Junk), entry.content
