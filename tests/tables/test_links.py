"""Links without a server: who may make which, where each leads whom, and who needs one."""

from typing import Any

import pytest

from clowder.tables.links import Link, needs_link, offers, way_of
from clowder.tables.model import SeatHead, TableError, TableHead


def table(**more: Any) -> TableHead:
    """Ann and Bob, an open seat, and Hal who made the table and does not play."""
    seats = [SeatHead("person", "Ann", "ann"), SeatHead("person", "Bob", "bob"), SeatHead()]
    given = {"spectators": "public", "by_link": True, "status": "open", "private": True, **more}
    return TableHead("t1", "tiny", "1", "hash", {}, seats, "hal", "00" * 32, **given)


def link(purpose: Any, **more: Any) -> Link:
    return Link("l1", "t1", "ann", purpose, 1, **more)


def full(**more: Any) -> TableHead:
    head = table(**more)
    head.seats[2] = SeatHead("bot", level="random")
    return head


def test_whoever_sits_or_is_the_host_needs_no_link_and_everybody_else_does() -> None:
    head = table()
    assert [needs_link(head, who) for who in ("ann", "bob", "hal", "eve", "")] == [False, False, False, True, True]
    assert not needs_link(table(by_link=False), "eve")


def test_a_link_leads_who_belongs_there_to_the_table_and_others_where_there_is_room() -> None:
    assert [way_of(link("play"), table(), who) for who in ("ann", "hal", "eve", "")] == [
        "table",
        "table",
        "join",
        "join",
    ]
    assert [way_of(link("watch"), table(), who) for who in ("ann", "eve")] == ["table", "watch"]
    assert [way_of(link("replay"), table(status="over"), who) for who in ("ann", "eve")] == ["replay", "replay"]
    assert way_of(link("play"), full(), "eve") == "watch"
    assert way_of(link("play"), table(status="running"), "eve") == "watch"


@pytest.mark.parametrize(
    ("which", "head", "why"),
    [
        (link("play", ended=5), table(), "link_ended"),
        (link("replay", ended=5), table(status="over"), "link_ended"),
        (link("play"), full(spectators="none"), "link_full"),
        (link("play"), full(spectators="none", status="running"), "link_started"),
        (link("play"), full(spectators="none", status="over"), "link_over"),
        (link("watch"), full(status="archived"), "link_over"),
    ],
)
def test_a_link_that_leads_nowhere_says_why(which: Link, head: TableHead, why: str) -> None:
    with pytest.raises(TableError) as refused:
        way_of(which, head, "eve")
    assert (refused.value.key, refused.value.status) == (why, 410)


def test_only_links_that_can_be_used_are_offered() -> None:
    assert [offers(table(), who, is_over=False) for who in ("ann", "hal", "eve")] == [["play", "watch"]] * 2 + [[]]
    assert offers(full(), "ann", is_over=False) == ["watch"]
    assert offers(full(spectators="none", status="running"), "ann", is_over=False) == []
    alone = full(spectators="none", status="running")
    alone.seats[1] = SeatHead("bot", level="random")
    assert offers(alone, "ann", is_over=False) == ["watch"], "nobody else is asked about it"
    assert [offers(full(status="over"), "ann", is_over) for is_over in (True, False)] == [["replay"], []]
    gone = full(status="running")
    gone.seats[0].left = True
    assert offers(gone, "ann", is_over=False) == []
