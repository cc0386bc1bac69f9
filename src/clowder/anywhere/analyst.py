"""What decided a finished game: found out by the worker of the bots in slices, between which bots move."""

import time
from typing import Final

from clowder.analysis.analysis import Analysis, Budget
from clowder.analysis.report import report
from clowder.analysis.summary import summaries
from clowder.core.record import Record
from clowder.core.types import Json

# Less than a server's: plain Python in a browser is slower than a compiled engine, and somebody waits.
BUDGET: Final = Budget(simulations=16, rounds=1)
SLICE: Final = 0.4  # seconds

_going: dict[str, Analysis] = {}  # the one that is being made
_shown: set[str] = set()  # of it: whether its curve was told
_made: dict[str, Json] = {}  # the last one, by its table


def analysis_slice(table: str, record: Json, anew: bool) -> Json:
    """Go on for a while: the share that is done, and once there is a curve, and at the end, the analysis as it is then;
    at the end also what stays of it for statistics.

    Whoever asks `anew` gets on from there and is told what others were; one that was made is told at once.
    """
    if table in _made:
        return {"share": 1.0, "analysis": _made[table]}
    if table not in _going:
        _going.clear()
        _going[table] = Analysis(Record.from_json(record))
    if anew:
        _shown.clear()
    analysis = _going[table]
    end = time.monotonic() + SLICE
    done = analysis.run(BUDGET, should_stop=lambda: time.monotonic() > end)
    told = report(analysis) if done or (analysis.has_curve() and table not in _shown) else None
    if told is not None:
        _shown.add(table)
    if done:
        _going.clear()
        _made.clear()
        _made[table] = told or {}
        return {"share": 1.0, "analysis": told, "summaries": summaries(analysis)}
    return {"share": min(analysis.share_done(BUDGET), 0.99), "analysis": told}
