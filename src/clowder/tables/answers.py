"""Answers that were given: whoever repeats a request gets the first one again."""

from typing import Final

ANSWERS_KEPT: Final = 512  # for one table


class Answers:
    """The latest answers by the seat that asked and the id of its request."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, str], bytes] = {}

    def find(self, seat: int, id: str) -> bytes | None:
        return self._kept.get((seat, id))

    def remember(self, seat: int, id: str, answer: bytes) -> bytes:
        self._kept[seat, id] = b"%b" % answer  # as large as its text: the encoder's own is a kilobyte
        if len(self._kept) > ANSWERS_KEPT:
            del self._kept[next(iter(self._kept))]
        return answer
