"""The referee's questions, at a server and in the desk of a site without one: the same answers."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from driver import Server

from clowder.anywhere import referee
from clowder.core.play import play_text
from clowder.games import GAMES
from clowder.tables.model import TableError
from tests.games.pad_examples import EXAMPLES


@pytest.fixture(scope="module")
def guest(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=60) as guest:
        yield guest


def asked(guest: httpx.Client, path: str, body: Any, status: int = 200) -> Any:
    answer = guest.post(f"/api/games/{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize("game", GAMES.ids())
def test_a_pad_is_counted(guest: httpx.Client, game: str) -> None:
    for example in EXAMPLES[game][:3]:
        answer = asked(guest, f"{game}/count", {"pad": example.pad})
        assert (answer["ok"], answer["faults"]) == (True, [])
        assert answer["outcome"]["scores"] == example.scores
        assert answer["outcome"]["winners"] == example.winners
        assert answer["outcome"]["decided"]["by"]
        assert json.loads(referee.count(game, json.dumps({"pad": example.pad}).encode())) == answer


def test_faults_come_with_their_places(guest: httpx.Client) -> None:
    answer = asked(guest, "cat-box/count", {"pad": {"seats": 2, "table": "K@0,0", "identities": ["K", "K"]}})
    assert (answer["ok"], answer["outcome"]) == (False, None)
    assert [(fault["key"], fault["where"]) for fault in answer["faults"]] == [("E_PAD_IDENTITY", "identities[1]")]
    answer = asked(guest, "if-it-fits/position", {"position": {"phase": "never", "table": ["B01 @0,0", "B01 @1,0"]}})
    assert [fault["key"] for fault in answer["faults"]] == ["E_POSITION_TWICE", "E_POSITION_PHASE"]


@pytest.mark.parametrize("game", GAMES.ids())
def test_a_position_goes_on_by_moves_as_a_game_does(guest: httpx.Client, game: str) -> None:
    """What a page keeps between two moves is the position alone."""
    state = GAMES.get(game).new(seats=3, seed=5)
    position = GAMES.get(game).position(state)
    for _ in range(6):
        shown = asked(guest, f"{game}/position", {"position": position})["shown"]
        assert shown["to_act"] == state.to_act()
        assert shown["view"] == json.loads(json.dumps(state.view(state.to_act())))
        text = state.action_text(state.legal_actions()[-1])
        verdict = asked(guest, f"{game}/move", {"position": position, "text": text})
        assert verdict["legal"]
        actor = int(state.to_act())
        assert verdict["events"] == json.loads(json.dumps([event.seen_by(actor) for event in play_text(state, text)]))
        position = verdict["shown"]["position"]
        assert GAMES.get(game).from_position(position).key() == state.key()


def test_may_i_is_answered_with_the_clause(guest: httpx.Client) -> None:
    position = {"seats": 3, "table": "C01+@0,0", "hands": {"P1": ["C06+"], "P2": ["C03+"]}, "deck": "C17+"}
    verdict = asked(guest, "cat-box/move", {"position": position, "text": "play 1.0 @1,0"})
    assert (verdict["legal"], verdict["refusal"]["key"]) == (False, "E_COVER_MANY")
    assert verdict["refusal"]["clauses"][0] == "CB-PLACE-3"
    other = asked(guest, "cat-box/move", {"position": position, "text": "play 1.0 @1,1", "seat": 1})
    assert other["refusal"]["key"] == "E_NOT_YOUR_TURN"
    over = asked(guest, "cat-box/move", {"position": {"seats": 2, "table": "C01+@0,0"}, "text": "end"})
    assert over["legal"] is False


@pytest.mark.parametrize("body", ["[", "[]", "{}", '{"pad": 1}', '{"pad": []}', "[" * 20000])
def test_what_is_no_question_is_refused(body: str) -> None:
    with pytest.raises(TableError, match="bad_request"):
        referee.count("cat-box", body.encode())


@pytest.mark.parametrize("game", GAMES.ids())
def test_half_a_character_is_no_question(game: str) -> None:
    """JSON can write it, no answer can repeat it."""
    position = GAMES.get(game).position(GAMES.get(game).new(seats=3, seed=5))
    questions: list[tuple[Any, Any]] = [
        (referee.count, {"pad": {"\ud800": 1}}),
        (referee.position, {"deal": {"seats": 3, "seed": "\ud800"}}),
        (referee.move, {"position": position, "text": "\ud800"}),
    ]
    for ask, question in questions:
        with pytest.raises(TableError, match="bad_request"):
            ask(game, json.dumps(question).encode())


def test_what_cannot_be_gone_on_from_is_a_fault() -> None:
    game = GAMES.get("cat-attack")
    position = {**game.position(game.new(seats=3, seed=5)), "pending": ["raid 999", "food 255"]}
    answer = json.loads(referee.bot("cat-attack", json.dumps({"position": position}).encode()))
    assert answer["ok"] is False
    assert [fault["where"] for fault in answer["faults"]] == ["pending[0]", "pending[1]"]


@pytest.mark.parametrize("seats", ["1e999", "NaN", "null", "-1", '"2"'])
def test_odd_numbers_are_faults(seats: str) -> None:
    assert json.loads(referee.count("cat-box", f'{{"pad": {{"seats": {seats}}}}}'.encode()))["ok"] is False


def test_a_new_game_is_dealt_to_begin_from(guest: httpx.Client) -> None:
    dealt = asked(guest, "if-it-fits/position", {"deal": {"seats": 3, "options": {"edition": "hungarian"}, "seed": 4}})
    state = GAMES.get("if-it-fits").new(seats=3, options={"edition": "hungarian"}, seed=4)
    assert dealt["shown"]["position"] == json.loads(json.dumps(GAMES.get("if-it-fits").position(state)))
    refused = asked(guest, "if-it-fits/position", {"deal": {"seats": 9}})
    assert [fault["key"] for fault in refused["faults"]] == ["bad_player_count"]


@pytest.mark.parametrize("game", GAMES.ids())
def test_a_bot_moves_and_hands_on_the_position(guest: httpx.Client, game: str) -> None:
    position = asked(guest, f"{game}/position", {"deal": {"seats": 3, "seed": 2}})["shown"]["position"]
    for _ in range(4):
        verdict = asked(guest, f"{game}/bot", {"position": position})
        assert verdict["legal"]
        assert verdict["events"]
        assert verdict["shown"]["position"] != position
        position = verdict["shown"]["position"]


@pytest.mark.parametrize("game", GAMES.ids())
def test_the_pieces_of_a_position_are_all_that_it_names(game: str) -> None:
    """Whoever sets a table up by hand finds there what any position of the game is made of."""
    for seed, options in enumerate(({}, {"rules": "special"} if game == "cat-box" else {})):
        asked = {"deal": {"seats": 4, "seed": seed, "options": options}}
        answer = json.loads(referee.position(game, json.dumps(asked).encode()))
        pieces = {piece["id"]: piece for piece in answer["pieces"]}
        assert len(pieces) == len(answer["pieces"])
        assert all(piece["count"] > 0 and piece["kind"] for piece in pieces.values())
        position = answer["shown"]["position"]
        held: list[str] = [
            card[:-1] if game == "cat-box" else card for hand in position.get("hands", []) for card in hand
        ]
        held += [card for row in position.get("tiles", []) for card in row] + position.get("identities", [])
        held += position["deck"].split() if game == "csacska-macska" else position.get("pile", [])
        held += position.get("mog_pile", []) + position.get("curiosity_pile", [])
        assert held
        assert all(held.count(each) <= pieces[each]["count"] for each in held)
    assert json.loads(referee.position(game, b'{"position": {"seats": 99}}'))["pieces"] == []


def test_cards_tell_both_their_faces() -> None:
    answer = json.loads(referee.position("cat-box", b'{"deal": {"seats": 2, "seed": 1}}'))
    card = next(piece for piece in answer["pieces"] if piece["id"] == "C01")
    assert (card["kind"], len(card["faces"])) == ("card", 2)


@pytest.mark.parametrize("seats", ["2", None, True, 2.5, 10**30])
def test_a_pad_with_numbered_leavers_is_never_too_odd(seats: Any) -> None:
    asked = {"pad": {"seats": seats, "lives": [0, 3], "retired": [0], "options": 7}}
    assert json.loads(referee.count("cat-attack", json.dumps(asked).encode()))["ok"] is False


def test_the_desk_answers_alike() -> None:
    from clowder.anywhere.desk import _refereed

    pad = json.dumps({"pad": EXAMPLES["cat-attack"][0].pad})
    assert json.loads(_refereed("cat-attack", "count", pad))["outcome"]["winners"] == [1]
