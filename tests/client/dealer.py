"""The server of the browser tests: the real one, with deals that depend on the test alone.

A test that held for most deals only would fail one day in another's hands. So the three things a seed is made of (the
server's secret, the table's id and the page's share) come here from the name of the running test, and from
CLOWDER_DEALS: another word there deals other games to every test. The deals of the day are those of one day, which
ends at no midnight; another word means another day.
"""

import hashlib
import os
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

from clowder.server.run import serve
from clowder.server.settings import Settings
from clowder.tables import deals, fairness, lobby
from clowder.tables.model import ALPHABET
from tests.client.people import ASKING


class Dealer:
    """Secrets and ids in a fixed order, begun again for each test."""

    def __init__(self, folder: Path) -> None:
        self.asking = folder / ASKING
        self.test = ""
        self.drawn = 0

    def draw(self) -> bytes:
        test = self.asking.read_text(encoding="utf-8") if self.asking.is_file() else ""
        self.drawn = self.drawn + 1 if test == self.test else 1
        self.test = test
        return hashlib.sha256(f"{test} {self.drawn}".encode()).digest()

    def secret(self) -> str:
        return self.draw().hex()

    def name(self, length: int = 12) -> str:
        return "".join(ALPHABET[byte % len(ALPHABET)] for byte in self.draw()[:length])


FIRST_DAY = date(2026, 1, 1)


def today() -> str:
    word = os.environ.get("CLOWDER_DEALS", "").encode()
    return (FIRST_DAY + timedelta(days=hashlib.sha256(word).digest()[0])).isoformat()


def settings(port: str, data: str, prefix: str, hints: str) -> Settings:
    """As a host has it without a wish, but quick and quiet."""
    url = f"http://127.0.0.1:{port}{prefix}" if prefix else ""
    quick = Settings(port=int(port), data=data, public_url=url, log_level="ERROR", bot_pause=0.02, rate=500, burst=2000)
    return replace(quick, hints=hints) if hints else quick


def main(*wishes: str) -> None:
    made = settings(*wishes)
    dealer = Dealer(Path(made.data))
    fairness.new_secret = dealer.secret
    lobby.new_id = dealer.name
    deals.day_of = lambda milliseconds: today()
    serve(made)
