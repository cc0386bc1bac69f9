"""Somebody who looks at a table, over whatever wire."""

from abc import ABC, abstractmethod


class Viewer(ABC):
    """One connection. It may act for `seats` and sees what the seat `viewpoint` sees (NOBODY: a spectator)."""

    def __init__(self, person: str, seats: frozenset[int], viewpoint: int) -> None:
        self.person = person
        self.seats = seats
        self.viewpoint = viewpoint
        self.bound = False  # a bot's token: stays with its one seat whatever else its person has
        self.grant = ""  # what that token was made of
        self.link = ""  # the id of the link by which somebody without a seat came in
        self.deaf: frozenset[str] = frozenset()  # the people whose words do not come here
        self.greeted = False  # gets updates only after its hello was answered

    @abstractmethod
    def send(self, frame: bytes) -> None:
        """Take a frame without waiting; a viewer that cannot keep up is let go by its transport."""

    def dismiss(self, status: int = 401, reason: str = "session") -> None:  # noqa: B027
        """Who looks has to come in anew."""

    def hold(self, frame: bytes) -> None:
        """Take a frame that may go out in one piece with the next one; `let_go` sends it if none came."""
        self.send(frame)

    def let_go(self) -> None:  # noqa: B027
        """Nothing more comes now."""
