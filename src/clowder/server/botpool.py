"""Bots in processes of their own: the one place where the server meets clowder.bots."""

import asyncio
import gc
import importlib
import multiprocessing
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from types import ModuleType
from typing import Any, Final

from clowder.bots.chair import Chair
from clowder.bots.hints import reason
from clowder.core.record import Record
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.server.kept_games import KeptGames
from clowder.server.processes import LastingPool

TIME_CAP: Final = 10.0  # seconds after which any thought ends, whatever its level says
STOP_LIMIT: Final = 5.0  # seconds the processes get to end
SLOTS: Final = 256  # thoughts that can be stopped one by one
NO_SLOT: Final = -1
_board: Any = None  # in a worker: one byte per slot, 1 means stop
_kept = KeptGames()  # in a worker: what it thought about before


def register_games(games: str) -> None:
    """Further games by "id=module:Class", separated by commas."""
    for one in filter(None, games.split(",")):
        id, _, place = one.partition("=")
        GAMES.register(id, place)


def _levels() -> ModuleType | None:
    """`clowder.bots.levels` where the bots are installed; without them a random legal move is the honest rest."""
    try:
        return importlib.import_module("clowder.bots.levels")
    except ModuleNotFoundError:
        return None


def level_names() -> list[str]:
    return list(getattr(_levels(), "LEVELS", None) or ["random"])


def choose_action(record_json: Json, seat: int, level: str, seed: int, slot: int = NO_SLOT) -> str:
    """The move of a bot of a level, in the position at the end of a record."""
    state = _kept.state_of(Record.from_json(record_json))
    levels = _levels()
    if levels is None:
        actions = state.legal_actions()
        return state.action_text(actions[random.Random(seed).randrange(len(actions))])
    end = time.monotonic() + TIME_CAP

    def should_stop() -> bool:
        return time.monotonic() > end or (slot >= 0 and _board is not None and _board[slot] == 1)

    choose: Callable[..., str] = levels.choose_text
    return choose(state, seat, level, seed, should_stop=should_stop)


def explain(state: State, seat: int, text: str) -> Json:
    """Why a bot would make this move: the key of a sentence in bots/texts, and its facts."""
    key, facts = reason(Chair(state, seat), int(state.parse_action(text)), Rng(0))
    return {"key": key, "params": facts}


def _begin(games: str, board: Any) -> None:
    global _board
    _board = board
    register_games(games)


class BotPool:
    """A pool of processes. A thought nobody waits for any more is told to stop."""

    def __init__(self, processes: int, games: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._board = context.RawArray("b", SLOTS)
        self._free = list(range(SLOTS))
        self.pool = LastingPool(processes, _begin, games, self._board)

    def levels(self) -> list[str]:
        return level_names()

    async def choose(self, record: Json, seat: int, level: str, seed: int) -> str:
        try:
            return await self._choose(record, seat, level, seed)
        except BrokenProcessPool:  # it ended in the middle of this thought
            return await self._choose(record, seat, level, seed)

    async def _choose(self, record: Json, seat: int, level: str, seed: int) -> str:
        slot = self._free.pop() if self._free else NO_SLOT
        thought = self.pool.submit(choose_action, record, seat, level, seed, slot)
        loop = asyncio.get_running_loop()
        thought.add_done_callback(lambda _: loop.call_soon_threadsafe(self._release, slot))
        try:
            return await asyncio.wrap_future(thought)
        except asyncio.CancelledError:
            if slot >= 0:
                self._board[slot] = 1
            raise

    async def why(self, state: State, seat: int, text: str) -> Json:
        return await asyncio.to_thread(explain, state, seat, text)

    def _release(self, slot: int) -> None:
        if slot >= 0:
            self._board[slot] = 0
            self._free.append(slot)

    async def stop(self) -> None:
        """End the processes and give back their semaphores now: a server that ends by a signal has no later."""
        for slot in range(SLOTS):
            self._board[slot] = 1
        ending = threading.Thread(target=self.pool.shutdown, kwargs={"cancel_futures": True}, daemon=True)
        ending.start()
        del self.pool
        await asyncio.to_thread(ending.join, STOP_LIMIT)
        gc.unfreeze()
        gc.collect()
