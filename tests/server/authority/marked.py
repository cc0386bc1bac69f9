"""The tiny game with cards whose names are found nowhere else: a card in the bytes is a card that was told."""

import hashlib
from typing import Any

from tiny import CARDS, Tiny, TinyState

from clowder.core.errors import MalformedAction
from clowder.core.event import Event

NAMES = [hashlib.sha256(b"card %d" % card).hexdigest()[:14] for card in range(CARDS)]


class MarkedState(TinyState):
    def emit(self, event: Event) -> None:
        for facts in (event.public, event.private):
            if facts is not None and "card" in facts:
                facts["card"] = NAMES[facts["card"]]
        super().emit(event)

    def view(self, seat: int) -> dict[str, Any]:
        view = super().view(seat)
        if "hand" in view:
            view["hand"] = [NAMES[card] for card in view["hand"]]
        return view

    def action_text(self, action: int) -> str:
        return f"play {NAMES[action]}" if action < CARDS else super().action_text(action)

    def parse_action(self, text: str) -> int:
        words = text.split()
        if len(words) == 2 and words[0] == "play":
            if words[1] not in NAMES:
                raise MalformedAction(text, "play <card>, draw, wave or roll")
            return NAMES.index(words[1])
        return super().parse_action(text)


class Marked(Tiny):
    id = "marked"
    state_type = MarkedState
    max_seats = 6

    def view_type(self) -> Any:
        return None
