"""Records of online games: accepted as they are, rejected with any single field changed."""

import asyncio
import copy
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import verifier
from memory import MemoryJournal, Witness, act, new_table

from clowder.cli.main import run
from clowder.core.errors import ClowderError
from clowder.core.record import Record
from clowder.games import GAMES
from clowder.tables import fairness, records

TITLES = [id for id in GAMES.ids() if id != "tiny"]


@cache
def record_of(game: str) -> Any:
    """A whole game of bots at an online table."""

    async def story() -> Any:
        journal = MemoryJournal()
        seats = max(2, GAMES.get(game).min_seats)
        table = await new_table(journal, [{"kind": "me"}] + [{"kind": "hotseat"}] * (seats - 1), game=game)
        rng, match = random.Random(game), table.match
        assert match is not None
        viewer = Witness("p0", set(range(seats)), 0)
        while not match.state.is_over():
            text = match.state.action_text(rng.choice(list(match.state.legal_actions())))
            assert (await act(table, viewer, int(match.state.to_act()), text))["t"] == "ack"
        await table.close()
        return json.loads(json.dumps(records.record_of(table.head, match, journal.rows[table.head.id])))

    return asyncio.run(story())


@pytest.fixture
def record() -> Any:
    return copy.deepcopy(record_of("tiny"))


def edits(value: Any) -> Iterator[Any]:
    """The same JSON with one field changed, for every field."""
    if isinstance(value, dict):
        for name, inner in value.items():
            for changed in edits(inner):
                yield {**value, name: changed}
            yield {other: kept for other, kept in value.items() if other != name}
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            for changed in edits(inner):
                yield [*value[:n], changed, *value[n + 1 :]]
        if value:
            yield value[:-1]
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield value + "0"
        if value:
            yield ("1" if value[0] != "1" else "2") + value[1:]
    else:
        yield 0


@pytest.mark.parametrize("game", ["tiny", *TITLES])
def test_a_genuine_record_is_accepted(game: str) -> None:
    record = record_of(game)
    assert fairness.verify(record) == []
    assert verifier.faults(record) == []


@pytest.mark.parametrize("game", ["tiny", *TITLES])
def test_an_online_game_is_dealt_from_the_keyed_stream(game: str) -> None:
    """Whoever takes the other stream gets another deal, to which the moves and the outcome do not fit."""
    record = record_of(game)
    assert record["chance"] == "keyed"
    assert len(GAMES.get(game).new(**Record.from_json(record).deal()).rng.words()) == 5
    plain = fairness.sealed({name: value for name, value in record.items() if name != "chance"})
    assert fairness.verify(plain) != []


@pytest.mark.parametrize("game", TITLES)
def test_records_from_before_the_keyed_stream_still_verify(game: str) -> None:
    record = json.loads((Path(__file__).parent / "old_records" / f"{game}.json").read_text(encoding="utf-8"))
    assert "chance" not in record
    assert fairness.verify(record) == []
    assert verifier.faults(record) == []
    assert fairness.verify(fairness.sealed({**record, "chance": "keyed"}))


@pytest.mark.parametrize("game", ["tiny", *TITLES])
def test_every_single_edit_is_rejected(game: str) -> None:
    count = 0
    for changed in edits(record_of(game)):
        count += 1
        assert fairness.verify(changed), changed
    assert count > 60


@pytest.mark.parametrize(
    ("at", "accepted"),
    [
        (0, True),
        (2**53 - 1, True),
        (-1, False),
        (2**53, False),
        (True, False),
        (1.0, False),
        ("1", False),
        (None, False),
    ],
)
def test_times_are_milliseconds_since_1970(record: Any, at: Any, accepted: bool) -> None:
    move = {**record["extra"]["moves"][0], "at": at}
    for changed in ({"started": at}, {"ended": at}, {"moves": [move, *record["extra"]["moves"][1:]]}):
        again = fairness.sealed({**record, "extra": {**record["extra"], **changed}})
        assert (fairness.verify(again) == []) is accepted, changed


@pytest.mark.parametrize("game", TITLES)
def test_who_seals_a_changed_record_again_is_found_by_what_the_moves_say(game: str) -> None:
    """Names, times and who clicked are only sealed; everything about the game itself follows from the commitment."""
    record = record_of(game)
    extra = record["extra"]
    middle = len(record["actions"]) // 2
    other = next(move["seat"] for move in extra["moves"] if move["seat"] != extra["moves"][middle]["seat"])
    forged: list[Any] = [
        {**record, "seed": "0" * 32},
        {**record, "seats": record["seats"] + 1},
        {**record, "rules_version": "0"},
        {**record, "parts_hash": "0" * 64},
        {**record, "actions": record["actions"][:-1]},
        {**record, "actions": record["actions"][:-1], "extra": {**extra, "moves": extra["moves"][:-1]}},
        {**record, "actions": [*record["actions"][:middle], "dance", *record["actions"][middle + 1 :]]},
    ]
    moves = copy.deepcopy(extra["moves"])
    moves[middle]["seat"] = other
    scores = {**extra["outcome"], "scores": [score + 1 for score in extra["outcome"]["scores"]]}
    for name, value in (
        ("secret", "ab" * 32),
        ("commitment", "ab" * 32),
        ("table", "other"),
        ("contributions", ["ab", *extra["contributions"][1:]]),
        ("moves", moves),
        ("outcome", scores),
        ("outcome", None),
    ):
        forged.append({**record, "extra": {**extra, name: value}})
    for changed in forged:
        again = fairness.sealed(changed)
        assert fairness.verify(again), changed
        with suppress(ClowderError):
            assert verifier.faults(again), changed


@pytest.mark.parametrize("game", TITLES)
def test_the_command_accepts_the_record_and_rejects_edits(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def verify(record: Any, *options: str) -> int:
        file = tmp_path / "record.json"
        file.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
        with pytest.raises(SystemExit) as left:
            run(["verify", str(file), *options])
        return int(left.value.code or 0)

    record = record_of(game)
    assert verify(record, "--fair") == 0
    assert record["extra"]["commitment"] in capsys.readouterr().out
    for name in record["extra"]:
        changed = {other: value for other, value in record["extra"].items() if other != name}
        assert verify({**record, "extra": changed}) == 2, name
        assert capsys.readouterr().err.count("\n") == 1
        if name not in ("seal", "outcome"):  # sealed again it still is not whole
            assert verify(fairness.sealed({**record, "extra": changed})) == 2, name
            assert capsys.readouterr().err.count("\n") == 1
    assert verify({**record, "extra": {}}) == 0, "a plain record claims nothing about its chance"
    assert verify({**record, "extra": {}}, "--fair") == 2


def test_the_independent_verifier_rejects_them_too(record: Any) -> None:
    for changed in edits(copy.deepcopy(record)):
        with suppress(KeyError, TypeError, AttributeError, ClowderError):  # a record without the field at all
            assert verifier.faults(changed), changed


def test_the_independent_verifier_is_short_and_imports_no_server() -> None:
    source = Path(verifier.__file__).read_text()
    assert len(source.splitlines()) <= 100
    assert "clowder.tables" not in source
    assert "clowder.server" not in source


def test_contributions_change_the_seed_and_the_secret_stays_committed() -> None:
    secret = fairness.new_secret()
    one, two = fairness.seed_of(secret, "t", ["", "ab"]), fairness.seed_of(secret, "t", ["ab", ""])
    assert one != two
    assert one != fairness.seed_of(secret, "u", ["", "ab"])
    assert 0 <= one < 2**128
    for junk in (None, [], {}, {"format": 1}, "x"):
        assert fairness.verify(junk)
