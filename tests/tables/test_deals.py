"""Deals that are known beforehand: where they come from, what is given, and what their records prove."""

from dataclasses import replace
from typing import Any

import pytest
import verifier

from clowder import __version__
from clowder.core.record import Record
from clowder.tables import deals, dealt, fairness
from clowder.tables.data import TableData
from clowder.tables.model import Entry, SeatHead, TableHead, now_ms, record_from
from clowder.tables.records import acts_in_effect, match_of, record_of


def played(head: TableHead, nth: int = 0) -> tuple[TableData, list[Entry], Any]:
    """A table's game to its end, by the n-th move of everybody."""
    head.status, head.started = "running", now_ms()
    data = TableData(head)
    entries: list[Entry] = []
    match = data.match
    assert match is not None
    while not match.state.is_over():
        legal = match.state.legal_actions()
        text = match.state.action_text(legal[nth % len(legal)])
        seat = int(match.state.to_act())
        entries.append(Entry(head.id, data.n + 1, "act", match.ply + 1, seat, text, "", now_ms(), 0, "person"))
        data.follow(entries[-1])
    head.status, head.ended = "over", now_ms()
    return data, entries, record_of(head, match, entries)


def test_a_day_has_one_deal_per_game_and_it_follows_from_the_date_and_the_version() -> None:
    plan = deals.daily_plan("tiny", "2026-11-17")
    assert plan == deals.daily_plan("tiny", "2026-11-17")
    assert plan.source == {"day": "2026-11-17", "version": __version__}
    assert plan.seed == deals.daily_seed("tiny", plan.rules_version, __version__, "2026-11-17")
    others = [deals.daily_plan("tiny", "2026-11-18"), deals.daily_plan("cat-box", "2026-11-17")]
    assert len({each.id for each in (plan, *others)}) == len({each.seed for each in (plan, *others)}) == 3
    assert replace(plan, seat=(plan.seat + 1) % plan.seats).id != plan.id
    assert (deals.day_of(1_794_873_599_999), deals.day_of(1_794_873_600_000)) == ("2026-11-16", "2026-11-17")
    assert deals.end_of_day(1_794_873_599_999) == 1_794_873_600_000


def test_the_seat_of_a_day_follows_from_the_end_of_the_seed() -> None:
    for day in range(1, 11):
        plan = deals.daily_plan("tiny", f"2026-11-{day:02}")
        assert plan.seat == int(plan.seed[24:], 16) % plan.seats


def test_a_record_of_a_known_deal_says_so_and_proves_no_more() -> None:
    plan = deals.daily_plan("tiny", "2026-11-17")
    _, _, record = played(dealt.head_for(plan, "ann", "Ann", counts=True))
    assert not {"secret", "commitment", "contributions"} & set(record["extra"])
    assert fairness.verify(record) == []
    assert verifier.faults(record) == []
    source = record["extra"]["deal"]["source"]
    forged: list[Any] = [
        {"source": {**source, "day": "2026-11-18"}},
        {"source": {**source, "version": "0"}},
        {"source": {}},
        {"source": source, "given": 1},
        {"source": source, "given": -1},
        {"source": source, "given": True},
        {},
        [],
        None,
    ]
    for deal in forged:
        assert fairness.verify(fairness.sealed({**record, "extra": {**record["extra"], "deal": deal}})), deal


@pytest.mark.parametrize("ply", [0, 1, 5])
def test_a_game_played_on_begins_with_the_moves_of_another(ply: int) -> None:
    plan = deals.daily_plan("tiny", "2026-11-17")
    head = dealt.head_for(plan, "ann", "Ann", counts=False)
    first, _, record = played(head)
    assert first.match is not None
    kept = Record.from_json(record)
    seats = [SeatHead("person", "Ann", "ann") for _ in range(kept.seats)]
    on = dealt.head_on(kept, deals.played_on(kept, deals.source_of(head), ply), seats, "ann")
    assert deals.level_of(on.deal, "panther") == "panther", "nothing is compared: bots think as long as they do"
    data, entries, again = played(on, nth=1)
    assert data.match is not None
    assert again["actions"][:ply] == record["actions"][:ply]
    assert entries[0].ply == ply + 1
    assert fairness.verify(again) == []
    assert verifier.faults(again) == []
    texts = (move.text for move in data.match.played)
    assert record_from(on, data.match.seed, texts).actions == tuple(again["actions"])
    # loaded again from its entries it is the same game, and what was given cannot be taken back
    loaded = match_of(on, acts_in_effect(entries, on.given))
    assert loaded is not None
    assert loaded.state.key() == data.match.state.key()
    fresh = match_of(on, [])
    assert fresh is not None
    assert (fresh.ply, [fresh.undo_target(seat) for seat in range(kept.seats)]) == (ply, [-1] * kept.seats)


def test_an_undo_after_given_moves_takes_away_the_right_ones() -> None:
    plan = deals.daily_plan("tiny", "2026-11-17")
    head = dealt.head_for(plan, "ann", "Ann", counts=False)
    _, _, record = played(head)
    kept = Record.from_json(record)
    seats = [SeatHead("person", "Ann", "ann") for _ in range(kept.seats)]
    on = dealt.head_on(kept, deals.played_on(kept, {}, 4), seats, "ann")
    on.status, on.started = "running", now_ms()
    data = TableData(on)
    entries = []
    for kind, ply, text in (("act", 5, "wave"), ("act", 6, "wave"), ("undo", 5, "5"), ("act", 6, "roll")):
        seat = data.to_act() if kind == "act" else (data.to_act() - 1) % kept.seats
        entries.append(Entry(on.id, data.n + 1, kind, ply, seat, text, "", now_ms()))  # type: ignore[arg-type]
        data.follow(entries[-1])
    assert data.match is not None
    assert [entry.text for entry in acts_in_effect(entries, on.given)] == ["wave", "roll"]
    assert [move.text for move in data.match.played] == [*kept.actions[:4], "wave", "roll"]
