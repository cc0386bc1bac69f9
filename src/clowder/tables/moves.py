"""What people send to a table as moves, and what they ask about them."""

from clowder.core.refusal import Refusal
from clowder.tables.frames import frame
from clowder.tables.journal import StoreFailed
from clowder.tables.model import TableError
from clowder.tables.table import Table
from clowder.tables.viewer import Viewer


async def act(table: Table, viewer: Viewer, id: str, ply: int, seat: int, text: str, seen: int | None = None) -> None:
    """A move from outside. Every way through here ends in one answer: ack, refused, stale or error.

    It is meant for the position after `ply` moves; `seen` is the last event its player has heard of.
    """
    if seat not in viewer.seats or table.head.seats[seat].left:
        raise TableError("not_your_seat", seat=seat)  # who got up sits down first: a bot goes on for them
    known = table.answers.find("act", seat, id)
    if known is not None:
        table.services.count("repeated_moves")
        viewer.send(known)
        return
    if ply < table.data.ply() and table.head.status not in ("open", "running"):
        _stale(table, viewer, id)  # the game ended while this move was on its way
        return
    match = table.data.running()
    if ply > match.ply and table.services.shared:
        await table.refresh()  # the mover heard of more than this process has
    if ply != match.ply or (seen is not None and seen < table.data.last_undo):
        _stale(table, viewer, id)
        return
    checked = match.check(seat, text)
    if isinstance(checked, Refusal):
        table.services.count("refused_moves")
        viewer.send(frame("refused", id=id, refusal=checked.as_json()))
        return
    try:
        await table.move(seat, checked, id, "person", viewer)
    except StoreFailed as error:  # not remembered: the same move may be sent again
        viewer.send(frame("error", id=id, key=error.key, params={}))


def _stale(table: Table, viewer: Viewer, id: str) -> None:
    """The move was meant for an older position: say so, and show the present one."""
    table.services.count("stale_moves")
    viewer.send(frame("stale", id=id, ply=table.data.ply()))
    table.broadcast.send_snapshot(viewer)


async def why(table: Table, viewer: Viewer, id: str, seat: int, text: str) -> None:
    """Whether a move would be accepted, and what it would lead to.

    Only about one's own seats, for a refusal may speak of a hand.
    """
    if seat not in viewer.seats:
        raise TableError("not_your_seat", seat=seat)
    match = table.data.running()
    checked = match.check(seat, text)
    if isinstance(checked, Refusal):
        viewer.send(frame("why", id=id, refusal=checked.as_json(), foreseen={}))
    else:
        viewer.send(frame("why", id=id, refusal=None, foreseen=match.state.foresee(seat, checked.action)))
