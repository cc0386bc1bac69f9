"""What people ask of a table besides moves: to see it, to take back, to pause, for a hint."""

from contextlib import suppress

from clowder.core.types import Json
from clowder.tables.answers import Asked
from clowder.tables.frames import frame
from clowder.tables.journal import StoreFailed
from clowder.tables.model import TableError, now_ms
from clowder.tables.table import Table
from clowder.tables.thinking import Asker, decision_for
from clowder.tables.viewer import Viewer


def seat_of(table: Table, viewer: Viewer) -> int:
    """The seat a viewer speaks for: its viewpoint, else its first. Who has left speaks for none. Raises TableError."""
    held = viewer.seats.intersection(table.head.seats_held_by(viewer.person))
    if not held:
        raise TableError("not_seated")
    return viewer.viewpoint if viewer.viewpoint in held else min(held)


def answered(table: Table, viewer: Viewer, asked: Asked, id: str) -> bool:
    """Whether this request was answered before; then it is answered the same way again."""
    for seat in viewer.seats:
        known = table.answers.find(asked, seat, id) if id else None
        if known is not None:
            viewer.send(known)
            return True
    return False


async def hello(table: Table, viewer: Viewer, since: int | None, seat: int | None = None) -> None:
    """Show the table: what was missed since an event that was seen through the eyes of `seat`, or all of it."""
    if since is not None and since > table.n and table.services.shared:
        with suppress(StoreFailed):  # then there is a snapshot of what is known here
            await table.refresh()  # who comes from another process may have heard of more than this one
    if seat is not None and seat in viewer.seats:
        table.audience.move(viewer, seat)
    table.broadcast.greet(viewer, since, seat)


async def look(table: Table, viewer: Viewer, seat: int) -> None:
    """Hot seat: look through the eyes of another of one's own seats; a spectator stays one."""
    if seat not in viewer.seats:
        raise TableError("not_your_seat", seat=seat)
    table.audience.move(viewer, seat)
    table.broadcast.send_snapshot(viewer)


async def ping(viewer: Viewer, id: str) -> None:
    viewer.send(frame("pong", id=id))


async def undo(table: Table, viewer: Viewer, id: str, ply: int, look: bool = False) -> None:
    """Take back the last decision of the seat one looks through: at once where that is free or nobody else plays, else
    everybody is asked. Never another person's decision, not even one made at the same device, and never what somebody
    has learned something by, but alone against bots. With `look` nothing is done but said what would be undone."""
    if answered(table, viewer, "undo", id):
        return
    seat = seat_of(table, viewer)
    match = table.data.running()
    if _is_stale(table, viewer, id, ply, match.ply):
        return
    target = match.undo_target(seat)
    if target >= 0 and table.head.counts and not match.is_free(target):
        raise TableError("undo_counts")
    if target < 0:
        raise TableError("undo_not_yours" if match.has_acted(seat) else "nothing_to_undo")
    if table.data.seen_among_people(seat, target):
        raise TableError("undo_seen")
    asks = table.data.has_others(seat) and not match.is_free(target)
    if asks and table.data.question is not None:
        raise TableError("undo_already_asked")
    if asks and table.data.declined == seat:
        raise TableError("undo_declined")  # once is enough, until something happens
    if look:
        viewer.send(frame("undo_view", id=id, **table.data.undo_view(seat, target)))
        return
    if asks:
        await table.write(table.entry("ask", seat, str(target), id, match.ply), to=viewer)
    else:
        await table.write(table.entry("undo", seat, str(target), id, target), to=viewer)


async def redo(table: Table, viewer: Viewer, id: str, ply: int) -> None:
    """Put back what the seat one looks through has just taken back, before anything new has happened."""
    if answered(table, viewer, "redo", id):
        return
    seat = seat_of(table, viewer)
    match = table.data.running()
    if _is_stale(table, viewer, id, ply, match.ply):
        return
    if match.redoer() != seat:
        raise TableError("nothing_to_redo")
    used = table.clock.used(now_ms()) if table.clock is not None else 0
    back = match.ply + len(match.taken[-1])
    await table.write(table.entry("redo", seat, "", id, back, used=used), to=viewer)


def _is_stale(table: Table, viewer: Viewer, id: str, ply: int, now: int) -> bool:
    """Whether a request was meant for another position; then its sender is told so and shown the present one."""
    if ply == now:
        return False
    viewer.send(frame("stale", id=id, ply=now))
    table.broadcast.send_snapshot(viewer)
    return True


async def undo_reply(table: Table, viewer: Viewer, id: str, agree: bool) -> None:
    """Consent or not. The last consent takes the moves back."""
    match = table.data.running()
    question = table.data.question
    if question is None or question.id != id:
        raise TableError("nothing_asked")
    seat = seat_of(table, viewer)
    if viewer.person in question.agreed:
        await undo_if_all_agreed(table)  # the consent may have been written and the undo not
        return
    if not agree:
        await table.write(table.entry("decline", seat, "", "", match.ply))
        return
    await table.write(table.entry("agree", seat, "", "", match.ply))
    await undo_if_all_agreed(table)


async def undo_if_all_agreed(table: Table) -> None:
    """Take the moves back once everybody has agreed."""
    question, match = table.data.question, table.match
    if question is None or match is None:
        return
    target = match.undo_target(question.seat)
    if target != question.target or table.data.seen_among_people(question.seat, target):
        return  # a question of a time in which one could ask for more: it stays open until the next move
    if table.head.people() <= question.agreed:
        await table.write(table.entry("undo", question.seat, str(question.target), "", question.target))


async def pause(table: Table, person: str, on: bool) -> None:
    """Stop the clocks and the bots, agree to somebody's pause, or go on. Who has left has no say in it."""
    seats, data, people = table.head.seats_held_by(person), table.data, table.head.people()
    if not seats:
        raise TableError("not_seated", 403)
    if table.match is None or table.head.status != "running":
        raise TableError("not_running")
    if on and person not in data.pauses.holders:
        if not data.pauses.may_ask(person, people):
            raise TableError("no_pause_left")
        await table.write(table.entry("pause", seats[0], "", "", table.match.ply, used=data.pause_cost(ends=False)))
    elif not on and data.paused:
        await table.write(table.entry("resume", seats[0], "", "", table.match.ply, used=data.pause_cost(ends=True)))
    table.broadcast.send_table()


async def hint(table: Table, viewer: Viewer, id: str, seat: int) -> None:
    """What a bot would do on one's own seat, for who plays alone."""
    if seat not in viewer.seats:
        raise TableError("not_your_seat", seat=seat)
    if any(other.kind == "person" and other.person != viewer.person for other in table.head.seats):
        raise TableError("no_hint")  # also while the others have left: they may come back
    if table.head.counts:
        raise TableError("hint_counts")
    match = table.data.running()
    if match.state.to_act() != seat:
        raise TableError("not_your_turn", seat=seat)
    _start_hint(table, viewer, id, seat)
    head = table.data.copy_head()
    head.seats[seat].hints += 1
    await table.save(head)


def _start_hint(table: Table, viewer: Viewer, id: str, seat: int) -> None:
    """Think about what a bot would do on a seat, beside the table and not in its way; the viewer gets it."""
    thinker = table.services.thinker
    level = table.services.hint_level or thinker.levels()[-1]
    asked = decision_for(table.head, table.data.running(), seat, level, Asker(viewer.person))  # the table may go on

    async def think() -> Json | None:
        text = await table.choose(seat, level, viewer.person)
        return {"text": text, "reason": await thinker.why(asked.record, seat, text, asked.asker)} if text else None

    table.hints.start(viewer, id, table.data.turn(seat), think)
