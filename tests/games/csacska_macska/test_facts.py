"""Every fact of an event, a refusal or a score line is declared, and is what its declaration says."""

import pytest

import clowder
from clowder.core.facts import CARD, FLAG, KINDS, MANY, NUMBER, OPEN, PIECE, PLACE, SEAT, TEXT, WORD, kind_of
from clowder.games.csacska_macska.cards import COLOURS, FACE_BY_NAME
from clowder.games.csacska_macska.events import EVENT_FACTS, FACTS
from tests.games.csacska_macska import cases
from tests.games.csacska_macska.refused import refused

KITTENS_SIGN = "+K"  # stands in the text of a series for the Kittens over it
SEATS_AT_MOST = 5

FITS = {
    SEAT: lambda value: type(value) is int and 0 <= value < SEATS_AT_MOST,
    CARD: lambda value: value in FACE_BY_NAME or value == KITTENS_SIGN,
    PIECE: lambda value: value in COLOURS,
    PLACE: lambda value: type(value) is int,  # the number of a pile
    NUMBER: lambda value: type(value) is int,
    FLAG: lambda value: type(value) is bool,
    WORD: lambda value: type(value) is str and value.isidentifier(),
    TEXT: lambda value: type(value) is str,
}


def fits(declared, value):
    """Whether a value is what its declaration says; several cards are one text with spaces between."""
    if MANY not in declared:
        return FITS[kind_of(declared)](value)
    many = value.split() if kind_of(declared) == CARD else value
    return type(many) is list and all(FITS[kind_of(declared)](one) for one in many)


def assert_declared(facts, declared, where):
    missing = {name for name, kind in declared.items() if OPEN not in kind} - set(facts)
    assert not missing, (where, missing)
    assert_known(facts, declared, where)


def assert_known(facts, declared, where):
    for name, value in facts.items():
        assert name in declared, (where, name)
        assert fits(declared[name], value), (where, name, value)


@pytest.mark.parametrize(("seats", "options"), cases.CASES)
def test_events_and_score_lines_of_random_games_are_declared(game, seats, options):
    for seed in range(6):
        state = game.new(seats=seats, options=options, seed=seed)
        rng = clowder.Rng(seed)
        while not state.is_over():
            for event in clowder.play(state, state.nth_action(rng.below(state.count_actions()))):
                assert_declared(event.public, EVENT_FACTS[event.kind], event.kind)
        for line in (line for lines in state.outcome().sheet for line in lines):
            assert_known(line.params, FACTS, line.key)


def test_no_declared_event_is_never_told(game):
    told = set()
    for seed in range(60):
        state = game.new(seats=3 + seed % 3, options={"end_scoring": "complete_threes"}, seed=seed)
        rng = clowder.Rng(seed)
        while not state.is_over():
            told |= {event.kind for event in clowder.play(state, state.nth_action(rng.below(state.count_actions())))}
    assert told == set(EVENT_FACTS)


def test_refusals_are_declared():
    met = set()
    for state, seat, text in refused():
        refusal = state.refusal(seat, text)
        assert_known(refusal.params, FACTS, refusal.key)
        met |= set(refusal.params)
    assert met == {"text", "seat", "phase", "verb", "card", "colour", "pile", "piles", "count", "size", "name", "of"}


def test_the_game_gives_its_declaration_away(game):
    given = game.facts()
    assert given == {"events": EVENT_FACTS, "facts": FACTS}
    for facts in (*given["events"].values(), given["facts"]):
        assert {kind_of(declared) for declared in facts.values()} <= set(KINDS)
