"""A SQLite file has one server: a second one would not hear what the first writes."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.engine import URL

from clowder.store.database import file_of

try:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
except ImportError:  # Windows
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]


class ServedAlready(Exception):
    """Another server uses the file."""


@contextmanager
def only_server_of(url: URL) -> Iterator[None]:
    """Hold a lock on the file while the block runs, by whatever name it is called. Raises ServedAlready.

    The system lets go of it when the process ends, however it ends.
    """
    path = file_of(url)
    if not path:
        yield
        return
    try:
        file = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError:  # a folder that is missing or read-only: the database says it better
        yield
        return
    try:
        try:
            _lock(file)
        except OSError:
            raise ServedAlready from None
        yield
    finally:
        os.close(file)
