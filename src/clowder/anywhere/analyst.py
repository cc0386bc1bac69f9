"""What decided a finished game: found out by the worker of the bots in slices, between which bots move."""

import time
from typing import Final

from clowder.analysis.analysis import Analysis, Budget
from clowder.analysis.report import report
from clowder.core.record import Record
from clowder.core.types import Json

# Less than a server's: plain Python in a browser is slower than a compiled engine, and somebody waits.
BUDGET: Final = Budget(simulations=16, rounds=1)
SLICE: Final = 0.4  # seconds

_going: dict[str, Analysis] = {}  # the one that is being made


def analysis_slice(table: str, record: Json) -> Json:
    """Go on for a while: the share that is done, and with the first and the last slice the analysis as it is then."""
    first = table not in _going
    if first:
        _going.clear()
        _going[table] = Analysis(Record.from_json(record))
    analysis = _going[table]
    end = time.monotonic() + SLICE
    done = analysis.run(BUDGET, should_stop=lambda: time.monotonic() > end)
    if done:
        del _going[table]
    share = 1.0 if done else min(analysis.share_done(BUDGET), 0.99)
    return {"share": share, "analysis": report(analysis) if first or done else None}
