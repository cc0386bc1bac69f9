"""How long cookies and links are good, by the clock."""

import asyncio
import time
from typing import Any

import pytest

from clowder.server import sessions
from clowder.server.sessions import Sessions
from clowder.store.people import Person
from clowder.tables.model import SeatHead, TableHead

DAY = 86_400


class Known:
    """The people of a store, without one."""

    def __init__(self) -> None:
        self.links: list[tuple[str, int]] = []

    async def get(self, id: str) -> Person | None:
        return Person(id, "Ann", "en", 3) if id == "ann" else None

    async def add_link(self, _token: str, person: str, expires: int) -> None:
        self.links.append((person, expires))

    async def use_link(self, token: str) -> str | None:
        return "ann" if token == "good" else None


def made() -> Sessions:
    known: Any = Known()
    return Sessions("key", known)


@pytest.mark.parametrize(
    ("age", "good", "renewed"),
    [
        (-65, True, True),
        (-55, True, False),
        (0, True, False),
        (7 * DAY - 5, True, False),
        (7 * DAY + 5, True, True),
        (400 * DAY - 5, True, True),
        (400 * DAY + 5, False, False),
    ],
)
def test_a_cookie_is_renewed_after_a_week_and_good_for_400_days(
    age: int, good: bool, renewed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = int(time.time())
    monkeypatch.setattr(time, "time", lambda: now)
    house = made()
    cookie = house.cookie_for(Person("ann", "Ann", "en", 3))
    monkeypatch.setattr(sessions, "now_ms", lambda: (now + age) * 1000)
    person, again = asyncio.run(house.person(cookie))
    assert (person is not None, again) == (good, renewed)
    assert house.signed_person(cookie) == "ann"
    assert house.signed_person(cookie + "x") == ""


@pytest.mark.parametrize(
    ("id", "generation", "good"), [("ann", 3, True), ("ann", 2, False), ("ann", 4, False), ("bob", 3, False)]
)
def test_a_cookie_that_was_ended_or_of_somebody_forgotten_is_nobodys(id: str, generation: int, good: bool) -> None:
    house = made()
    person, again = asyncio.run(house.person(house.cookie_for(Person(id, "", "en", generation))))
    assert (person is not None, again) == (good, False)
    assert asyncio.run(house.person("")) == (None, False)


def test_a_link_is_good_for_a_quarter_of_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "now_ms", lambda: 5_000)
    house = made()
    asyncio.run(house.new_link(Person("ann", "Ann", "en")))
    known: Any = house.people
    assert known.links == [("ann", 5_000 + 15 * 60 * 1000)]


def test_a_link_leads_to_its_person_and_another_to_nobody() -> None:
    house = made()
    found = asyncio.run(house.use_link("good"))
    assert found is not None
    assert found.id == "ann"
    assert asyncio.run(house.use_link("bad")) is None


def test_a_token_opens_the_seat_it_was_made_for_while_that_is_granted() -> None:
    house = made()
    seats = [SeatHead("person", person="ann", grant="g0"), SeatHead("person", person="ann", grant="g1")]
    head = TableHead("t", "tiny", "1", "", {}, seats, "ann", "")
    tokens = [house.seat_token(head, seat) for seat in (0, 1)]
    assert [house.seat_of_token(token, head) for token in tokens] == [0, 1]
    assert house.seat_of_token("", head) is None
    other = TableHead("u", "tiny", "1", "", {}, seats, "ann", "")
    assert house.seat_of_token(tokens[0], other) is None
    behind = house.seat_token(head, -1)  # signed here, and no seat
    assert house.seat_of_token(behind, head) is None
    seats[1].grant = "g2"
    assert house.seat_of_token(tokens[1], head) is None, "taken back"
    seats[0].grant = ""
    assert house.seat_of_token(house.seat_token(head, 0), head) is None, "never granted"
    del seats[1]
    assert house.seat_of_token(tokens[1], head) is None, "there is no such seat"
