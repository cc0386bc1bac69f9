"""What the log hears of each kind of move, and who hears what."""

import pytest

import clowder
from tests.games.cat_box.cases import CASES, own_deck
from tests.games.cat_box.kit import GAME, A, B, F, setup, special

SEATS = {"played", "passed", "ended", "mouse_moved", "scratcher_laid", "scratcher_taken", "fished", "drew"}


def play(state, *texts):
    events = []
    for text in texts:
        events += clowder.play_text(state, text)
    return events


def table(events):
    return [(event.kind, event.reveals) for event in events]


@pytest.mark.rule("CB-TURN-5", "CB-SIDE-1")
def test_played_and_drew():
    state = setup(A, hands=[["C06+"], ["C03+"]], deck="C17+ C02-")
    played, drew = play(state, "play 1.0 @1,1")
    assert played.seen_by(2) == {
        "kind": "played",
        "seat": 0,
        "owner": 0,
        "slot": 0,
        "card": "C06-@1,1",
        "face": "KK/BP",
        "tile": None,
    }
    assert not played.reveals
    public = {"kind": "drew", "seat": 0, "slot": 0, "visible": "PV/YP", "deck": 1, "top": "VP/YB"}
    assert drew.seen_by(0) == {**public, "secret": "VP/PY", "id": "C17"}
    for other in (1, 2, clowder.NOBODY):
        assert drew.seen_by(other) == public
    assert drew.reveals
    played, drew = play(state, "play 1.0 @2,2")
    assert (played.public["seat"], played.public["owner"]) == (1, 0)
    assert (drew.public["seat"], drew.public["deck"], drew.public["top"]) == (0, 0, None)


@pytest.mark.rule("CB-PAW-3", "CB-STACK-1")
def test_played_with_a_tile():
    state = special(B, hands=[["C12+"], ["C40+"]], deck="C17+ C18+")
    assert table(play(state, "play 1.0 @2,0")) == [("played", False)]
    events = play(state, "paw 2.0 @-1,-1")
    assert table(events) == [("played", False), ("drew", True), ("drew", True)]
    assert events[0].public["tile"] == "paw"
    assert [event.public["seat"] for event in events] == [0, 0, 1]
    state = special(B, hands=[["C12+"]], reserved={"P1": "C40+"})
    stacked = play(state, "play reserved @2,0 stack")[0].public
    assert (stacked["tile"], stacked["owner"], stacked["slot"]) == ("stack", 0, None)


@pytest.mark.rule("CB-MOUSE-2")
def test_mouse_moved():
    state = special(F, hands={"P2": ["C21+"]}, rotation="half")
    events = play(state, "play 2.0 @2,2", "mouse C26 @0,-1 r180")
    assert events[1].seen_by(-1) == {
        "kind": "mouse_moved",
        "seat": 0,
        "from": "C26+@-1,-1",
        "card": "C26+r180@0,-1",
    }


@pytest.mark.rule("CB-SCR-1", "CB-SCR-3")
def test_scratcher_laid_and_taken():
    state = special(B, seats=2, hands=[["C12+"], ["C40+"]], deck="C17+ C18+", phase="tile")
    assert play(state, "scratcher 0,0")[0].seen_by(1) == {"kind": "scratcher_laid", "seat": 0, "at": "0,0"}
    events = play(state, "play 2.0 @2,2", "end")
    assert events[-1].seen_by(1) == {"kind": "scratcher_taken", "seat": 0, "at": "0,0"}
    assert not events[-1].reveals


@pytest.mark.rule("CB-FISH-1", "CB-R41")
def test_fished():
    state = special(B, hands=[["C12+"], ["C15-"]], deck="C17+ C18+ C19+", phase="tile")
    mine = state.clone()
    fished = play(state, "fish 2.0")[0]
    public = {"kind": "fished", "seat": 0, "owner": 1, "slot": 0, "visible": "PY/KY"}
    assert fished.seen_by(0) == {**public, "secret": "YP/YK", "id": "C15"}
    for other in (1, 2, clowder.NOBODY):
        assert fished.seen_by(other) == public
    assert fished.reveals
    assert not play(mine, "fish 1.0")[0].reveals, "an own card tells nobody anything"


@pytest.mark.rule("CB-END-2")
def test_revealed():
    state = setup(A, hands=[["C06+"]], identities=["V", "B", "K"])
    events = play(state, "play 1.0 @1,1")
    assert events[-1].seen_by(-1) == {"kind": "revealed", "identities": ["V", "B", "K"]}
    assert events[-1].reveals


@pytest.mark.rule("CB-R51")
def test_laying_a_card_of_a_deck_with_repeated_faces_reveals_it():
    state = setup("X02+@0,0", options={"deck": own_deck(), "rules": "special"}, hands=[["X00+"], ["X01+"]])
    assert table(play(state, "play 1.0 @1,1")) == [("played", True)]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_every_change_is_told_and_nothing_secret(seats, options):
    """What everybody hears never holds an identity before the end, nor an id of a card that is not on the table."""
    state = GAME.new(seats=seats, options=options, seed=2)
    rng = clowder.Rng(2)
    while not state.is_over():
        events = clowder.play(state, state.nth_action(rng.below(state.count_actions())))
        on_table = {card.split("@")[0][:3] for card in state.view(-1)["table"]}
        for event in events:
            assert event.kind in SEATS | {"revealed"}
            heard = event.seen_by(clowder.NOBODY)
            assert "id" not in heard
            assert "secret" not in heard
            assert heard.get("card", "")[:3] in on_table | {""}
            assert (event.private is None) == (event.kind not in ("drew", "fished"))
            assert event.reveals or event.kind not in ("drew", "revealed")
    assert events[-1].kind == "revealed"
