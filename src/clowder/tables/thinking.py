"""The one place where a table meets the bots."""

import asyncio
import importlib
import random
from collections.abc import Callable
from concurrent.futures import Executor
from types import ModuleType
from typing import Final, Protocol

from clowder.core.record import Record, replay_with
from clowder.core.types import Json
from clowder.games import GAMES

DEFAULT_LEVEL: Final = "medium"
TIME_CAP: Final = 2.0  # seconds a bot may think about one decision


def choose_action(record_json: Json, seat: int, level: str, seed: int) -> str:
    """The move of a bot: played again from the record, chosen by level. Runs in a worker process."""
    record = Record.from_json(record_json)
    result = replay_with(GAMES.get(record.game), record)
    choose = _chooser()
    if choose is None:
        actions = result.state.legal_actions()
        pick = random.Random(seed).randrange(len(actions))
        return result.state.action_text(actions[pick])
    text: str = choose(record.game, result.state, seat, level, seed, TIME_CAP)
    return text


def _levels() -> ModuleType | None:
    """`clowder.bots.levels` where the bots are installed; without them a random legal move is the honest rest."""
    try:
        return importlib.import_module("clowder.bots.levels")
    except ModuleNotFoundError:
        return None


def _chooser() -> Callable[..., str] | None:
    found: Callable[..., str] | None = getattr(_levels(), "choose", None)
    return found


def level_names(game: str) -> list[str]:
    """The levels a bot of this game may have, weakest first."""
    names = getattr(_levels(), "LEVELS", None)
    return [str(name) for name in names] if names else ["easy", DEFAULT_LEVEL, "hard"]


class Thinker(Protocol):
    """Where bots think: a pool of processes here, or workers on other machines."""

    async def choose(self, record: Json, seat: int, level: str, seed: int) -> str:
        """The text of a legal action. Cancelling the call withdraws the job."""


class PoolThinker:
    """Bots in an executor: a process pool in a server, a thread in a test."""

    def __init__(self, pool: Executor) -> None:
        self.pool = pool

    async def choose(self, record: Json, seat: int, level: str, seed: int) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, choose_action, record, seat, level, seed)
