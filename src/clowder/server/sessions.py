"""Guests: a signed HttpOnly cookie says who somebody is; a seat's token says which seat a bot plays."""

import hmac
import secrets
from functools import lru_cache, partial
from http.cookies import CookieError, SimpleCookie
from typing import Final

from itsdangerous import BadData, Signer, TimestampSigner
from itsdangerous.encoding import base64_decode, bytes_to_int

from clowder.store.people import People, Person
from clowder.tables.model import TableHead, new_id, now_ms
from clowder.texts import spoken

COOKIE: Final = "clowder_session"
BEFORE: Final = "clowder_before"  # the session that this browser had here, and that nobody knew any more
MAX_AGE: Final = 400 * 86_400  # browsers keep a cookie no longer
ROTATE_AFTER: Final = 7 * 86_400
SKEW: Final = 60  # seconds by which the clocks of two servers may differ without a new cookie
LINK_SECONDS: Final = 15 * 60
COOKIES_KEPT: Final = 4_096  # whose signature was looked at
LONGEST_KEPT: Final = 128  # letters; one of ours has 60
HEADERS_KEPT: Final = 1_024
HEADER_KEPT: Final = 256  # letters


class Sessions:
    """Signing needs one key for all processes; it lives in the store."""

    def __init__(self, key: str, people: People) -> None:
        self.people = people
        self._cookies = TimestampSigner(key, salt="clowder.session")
        self._seats = TimestampSigner(key, salt="clowder.seat")
        self._aliases = Signer(key, salt="clowder.alias")
        self._looked_at = lru_cache(COOKIES_KEPT)(partial(_unsigned, self._cookies))  # a request asks three times

    async def person(self, cookie: str) -> tuple[Person | None, bool]:
        """Who a cookie belongs to, and whether it is time for a new one.

        One from the future is as good as any: it was signed here, by a clock that was ahead.
        """
        value, stamp = self._read(cookie)
        age = now_ms() / 1000 - stamp
        if not value or age > MAX_AGE:
            return None, False
        id, _, generation = value.partition(".")
        person = await self.people.get(id)
        if person is None or not hmac.compare_digest(generation, str(person.generation)):
            return None, False
        return person, age > ROTATE_AFTER or age < -SKEW

    def signed_person(self, cookie: str) -> str:
        """The id in a cookie that was made here, without a look into the store; empty for any other."""
        return self._read(cookie)[0].partition(".")[0]

    def _read(self, cookie: str) -> tuple[str, float]:
        return self._looked_at(cookie) if len(cookie) <= LONGEST_KEPT else _unsigned(self._cookies, cookie)

    async def new_person(self, language: str) -> Person:
        person = Person(new_id(16), "", spoken(language))
        await self.people.add(person)
        return person

    def cookie_for(self, person: Person) -> str:
        return self._cookies.sign(f"{person.id}.{person.generation}").decode()

    def alias(self, of: str, other: str) -> str:
        """What one person calls another: nobody learns an id, and no two people the same alias."""
        return self._aliases.get_signature(f"{of} {other}").decode()[:24]

    async def new_link(self, person: Person) -> str:
        token = secrets.token_urlsafe(24)
        await self.people.add_link(token, person.id, now_ms() + LINK_SECONDS * 1000)
        return token

    async def link_owner(self, token: str) -> Person | None:
        id = await self.people.link_owner(token)
        return None if id is None else await self.people.get(id)

    async def use_link(self, token: str) -> Person | None:
        id = await self.people.use_link(token)
        return None if id is None else await self.people.get(id)

    def seat_token(self, head: TableHead, seat: int) -> str:
        return self._seats.sign(f"{head.id}.{seat}.{head.seats[seat].grant}").decode()

    def seat_of_token(self, token: str, head: TableHead) -> int | None:
        """The seat a bot's token opens at this table."""
        try:
            table, seat, grant = _unsigned(self._seats, token)[0].split(".")
            n = int(seat)
        except ValueError:
            return None
        if table != head.id or not 0 <= n < len(head.seats) or not head.seats[n].grant:
            return None
        return n if hmac.compare_digest(grant, head.seats[n].grant) else None


def _unsigned(signer: TimestampSigner, token: str) -> tuple[str, float]:
    """What was signed, and when, in seconds; empty unless every letter of the token is as it was made here.

    The library decodes a signature before it compares: that takes letters which mean nothing, and one session could
    look like many.
    """
    signed, _, signature = token.rpartition(".")
    try:
        good = hmac.compare_digest(signature.encode("ascii"), signer.get_signature(signed.encode("ascii")))
        value, _, stamp = signed.rpartition(".")
        return (value, float(bytes_to_int(base64_decode(stamp)))) if good else ("", 0.0)
    except (UnicodeEncodeError, BadData):
        return "", 0.0


def read_cookie(header: str, name: str = COOKIE) -> str:
    """The value of a cookie, empty if there is none; a request asks several times about the same header."""
    return _kept_cookie(header, name) if len(header) <= HEADER_KEPT else _cookie(header, name)


def _cookie(header: str, name: str) -> str:
    try:
        morsel = SimpleCookie(header).get(name)
    except CookieError:
        return ""
    return morsel.value if morsel is not None else ""


_kept_cookie = lru_cache(HEADERS_KEPT)(_cookie)
