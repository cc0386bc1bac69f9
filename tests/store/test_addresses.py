"""Which file an address means, and what a database's own words mean for a host."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from clowder.store.database import explain, file_of


def test_the_file_behind_an_address(tmp_path: Path) -> None:
    file = tmp_path / "clowder.db"
    link = tmp_path / "link.db"
    link.symlink_to(file)
    for address in (f"sqlite:///{file}", f"sqlite:///{link}", f"sqlite:///file:{file}?uri=true"):
        assert file_of(make_url(address)) == str(file.resolve()), address
    for address in (
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file::memory:?uri=true",
        f"sqlite:///file:{file}?mode=memory&uri=true",
        "postgresql://localhost/clowder",
    ):
        assert file_of(make_url(address)) == "", address


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("attempt to write a readonly database", "read_only"),
        ("cannot execute UPDATE in a read-only transaction", "read_only"),
        ("database or disk is full", "disk_full"),
        ("could not extend file: No space left on device", "disk_full"),
        ("unable to open database file", "cannot_open"),
        ("file is not a database", "damaged"),
        ("database disk image is malformed", "damaged"),
        ("the moon is full", "store_failed"),
        ("", "store_failed"),
    ],
)
def test_what_a_database_says_is_said_in_words_a_host_can_act_on(words: str, key: str) -> None:
    found = explain(DBAPIError("", None, sqlite3.OperationalError(words)))
    assert found.key == key
    assert found.params["detail"] == (words or "OperationalError")
