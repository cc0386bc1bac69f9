"""What happened, and who may see how much of it."""

from typing import Any

from clowder.core.types import Json, Seat


class Event:
    """One thing that happened at the table.

    `public` goes to everybody. `private` is added for the seats in the bit set `audience` (bit n = seat n).
    `reveals` says that somebody learned something by it that they could not have known before, or that chance acted:
    undo stops here.
    """

    def __init__(
        self,
        kind: str,
        public: dict[str, Any],
        private: dict[str, Any] | None = None,
        audience: int = 0,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.public = public
        self.private = private
        self.audience = audience
        self.reveals = reveals

    def seen_by(self, seat: Seat) -> Json:
        """The event as JSON for one seat, or for NOBODY: a spectator."""
        seen: dict[str, Any] = {"kind": self.kind}
        seen.update(self.public)
        if self.private is not None and seat >= 0 and (self.audience >> seat) & 1:
            seen.update(self.private)
        return seen

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.public!r}, {self.private!r}, {self.audience!r}, {self.reveals!r})"
