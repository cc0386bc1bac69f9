"""Acknowledgements that were given: whoever repeats a request gets the first one again, and it is done once."""

from typing import Final, Literal

from clowder.tables.frames import ack_frame
from clowder.tables.model import Entry

ANSWERS_KEPT: Final = 512  # moves and words for one table

Asked = Literal["act", "undo", "redo", "say"]
_Key = tuple[Asked, int, str]


class Answers:
    """The latest acknowledgements by what was asked, the seat that asked and the id of its request.

    An id belongs to one attempt: once a move is taken back, its id is free, and so is that of an undo once its seat has
    moved again. Otherwise a move would be acknowledged that nobody makes. What was refused is looked at anew.
    """

    def __init__(self) -> None:
        self._kept: dict[_Key, tuple[bytes, int]] = {}  # with the number of moves in effect after it
        self._undos: dict[_Key, bytes] = {}  # few, and gone with the next move

    def find(self, asked: Asked, seat: int, id: str) -> bytes | None:
        if asked in ("undo", "redo"):
            return self._undos.get((asked, seat, id))
        known = self._kept.get((asked, seat, id))
        return known[0] if known is not None else None

    def follow(self, entry: Entry, ack: bytes = b"") -> None:
        """A durable entry: whoever sends it again, to this process or another, gets the same acknowledgement."""
        if entry.kind == "undo":
            self._taken_back(int(entry.text))
        elif entry.kind == "act" and self._undos:
            self._moved(entry.seat)
        if entry.id:
            ack = b"%b" % (ack or ack_frame(entry.id, entry.ply))  # as large as its text: the encoder's is a kilobyte
            if entry.kind in ("undo", "ask", "redo"):
                self._undos["redo" if entry.kind == "redo" else "undo", entry.seat, entry.id] = ack
            else:
                self._remember("say" if entry.kind == "say" else "act", entry, ack)

    def _remember(self, asked: Asked, entry: Entry, ack: bytes) -> None:
        self._kept[asked, entry.seat, entry.id] = ack, entry.ply
        if len(self._kept) > ANSWERS_KEPT:
            del self._kept[next(iter(self._kept))]

    def _taken_back(self, ply: int) -> None:
        """Moves after `ply` are not in effect any more."""
        for key in [key for key, (_, at) in self._kept.items() if key[0] == "act" and at > ply]:
            del self._kept[key]

    def _moved(self, seat: int) -> None:
        """A seat has moved: what it asks to take back from now on is something else."""
        for key in [key for key in self._undos if key[1] == seat]:
            del self._undos[key]
