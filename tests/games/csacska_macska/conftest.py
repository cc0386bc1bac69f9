"""The game, tables written as one line of text, and worked examples played on them: see kit.py."""

import re

import pytest

import clowder
from tests.games.csacska_macska.kit import do, event_line, expected_after, position_of, shown


@pytest.fixture(scope="session")
def game():
    return clowder.game("csacska-macska")


@pytest.fixture(scope="session")
def table(game):
    def make(text):
        return game.from_position(position_of(text))

    return make


@pytest.fixture(scope="session")
def lines():
    return lambda events: [event_line(event) for event in events]


@pytest.fixture(scope="session")
def moves():
    """Play moves and return the lines of what happened."""

    def run(state, *texts):
        return [event_line(event) for text in texts for event in do(state, text)]

    return run


@pytest.fixture(scope="session")
def example(game, table, moves):
    """Play a worked example: position, moves, the exact events, and what differs after."""

    def run(position, texts, events, after):
        state = table(position)
        before = shown(game, state)
        assert moves(state, *texts) == events
        assert shown(game, state) == expected_after(before, after)
        winners = re.findall(r"over ([A-E]+)", after)
        if winners:
            assert ["ABCDE"[seat] for seat in state.outcome().winners] == list(winners[0])
        else:
            assert state.outcome() is None
        return state

    return run
