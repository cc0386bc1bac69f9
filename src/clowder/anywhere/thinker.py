"""How tables in a browser reach the worker of the bots."""

import json
from collections.abc import Awaitable, Callable
from typing import Final

from clowder.bots.levels import LEVELS, pace, tempers_of
from clowder.core.types import Json
from clowder.tables.pacing import Pace
from clowder.tables.thinking import Asker

# Milliseconds that a level may think here; the strong ones make as many simulations as the device can do in them.
CAPS: Final = {"kitten": 50, "house-cat": 100, "alley-cat": 1000, "panther": 2500, "tiger": 5000}

Ask = Callable[[str], Awaitable[str]]  # a question and its answer as JSON; bot_room.think is at the other end


class Elsewhere:
    """A Thinker whose bots sit in another worker. `depth` tells how far the strong levels look on this device."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self.depth: dict[str, int] = {}
        self.analysed: dict[str, Json] = {}  # the last analysis that was made, by its table

    def levels(self) -> list[str]:
        return list(LEVELS)

    def pace(self, game: str, level: str) -> Pace:
        """Interpreted, strong levels need all of their time for fewer simulations."""
        return Pace(pace(level, game)[0], CAPS.get(level, 0))

    def tempers(self, level: str) -> list[str]:
        return tempers_of(level)

    async def choose(self, record: Json, seat: int, level: str, seed: int, asker: Asker) -> str:
        question = {"record": record, "seat": seat, "level": level, "seed": seed}
        answer = json.loads(await self._ask(json.dumps(question)))
        if answer["simulations"]:
            self.depth[level] = answer["simulations"]
        return str(answer["text"])

    async def why(self, record: Json, seat: int, text: str, asker: Asker) -> Json:
        found: Json = json.loads(await self._ask(json.dumps({"record": record, "seat": seat, "text": text})))
        return found

    async def try_part(self, wish: Json) -> Json:
        """A line of a trial: see docs/protocol.md."""
        found: Json = json.loads(await self._ask(json.dumps({"try": wish})))
        return found

    async def analyse(self, table: str, record: Json, anew: bool) -> Json:
        """A line of the analysis of a finished game: see docs/protocol.md."""
        question = {"analyse": table, "record": record, "anew": anew}
        found: Json = json.loads(await self._ask(json.dumps(question)))
        if found["share"] == 1.0:
            self.analysed = {table: found["analysis"]}
        return found
