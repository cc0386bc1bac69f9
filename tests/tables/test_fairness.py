"""Records of online games: accepted as they are, rejected with any single field changed."""

import asyncio
import copy
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import verifier
from memory import MemoryJournal, new_table, until

from clowder.core.errors import ClowderError
from clowder.tables import fairness, records


@pytest.fixture(scope="module")
def record() -> Any:
    async def story() -> Any:
        journal = MemoryJournal()
        table = await new_table(journal, [{"kind": "bot"}, {"kind": "bot"}])
        await until(lambda: table.head.status == "over")
        await table.close()
        assert table.match is not None
        return records.record_of(table.head, table.match, journal.rows[table.head.id])

    return asyncio.run(story())


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


def test_a_genuine_record_is_accepted(record: Any) -> None:
    assert fairness.verify(record) == []
    assert verifier.faults(record) == []


def test_every_single_edit_is_rejected(record: Any) -> None:
    count = 0
    for changed in edits(copy.deepcopy(record)):
        count += 1
        assert fairness.verify(changed), changed
    assert count > 60


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
