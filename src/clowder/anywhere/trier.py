"""How a part of one's own plays: found out by the worker of the bots in slices, between which bots move."""

import time
from typing import Final

from clowder.core.types import Json
from clowder.trials.report import report
from clowder.trials.trial import Trial, Wish

SLICE: Final = 0.4  # seconds
WHOLE: Final = 60.0  # seconds: plain Python in a browser is slower than a compiled engine, and somebody waits


class Going:
    """A trial, and how long it took so far."""

    def __init__(self, wish: Wish) -> None:
        self.trial = Trial(wish)
        self.seconds = 0.0


_going: dict[str, Going] = {}  # the one that is being made
_made: dict[str, Json] = {}  # the last one


def trial_slice(asked: Json) -> Json:
    """Go on for a while: the share that is done, and at the end the result, of fewer games where time was short."""
    wish = Wish(**asked)
    name = wish.name()
    if name in _made:
        return {"share": 1.0, "trial": _made[name]}
    if name not in _going:
        _going.clear()
        _going[name] = Going(wish)
    going = _going[name]
    begun = time.monotonic()
    done = going.trial.run(should_stop=lambda: time.monotonic() > begun + SLICE)
    going.seconds += time.monotonic() - begun
    if not done:
        if going.seconds > WHOLE:
            going.trial.wrap_up()
        return {"share": min(max(going.trial.share_done(), going.seconds / WHOLE), 0.99), "trial": None}
    _going.clear()
    _made.clear()
    _made[name] = report(going.trial)
    return {"share": 1.0, "trial": _made[name]}
