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
from clowder.bots.kept_games import KeptGames
from clowder.core.record import Record
from clowder.core.rng import Rng
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.server.fair_queue import Errand, FairQueue, Lane
from clowder.server.processes import LastingPool
from clowder.tables.asked import asked
from clowder.tables.pacing import Pace
from clowder.tables.thinking import Asker

TIME_CAP: Final = 10.0  # seconds after which any thought ends, whatever its level says
STOP_LIMIT: Final = 5.0  # seconds the processes get to end
SHORT: Final = 250  # milliseconds: levels that think no longer are served first
NO_SLOT: Final = -1
MOST_TRIES: Final = 5  # of work whose process dies: more often it is the work itself that kills it
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


def tempers_of(level: str) -> list[str]:
    levels = _levels()
    return list(levels.tempers_of(level)) if levels is not None else []


def pace_of(game: str, level: str) -> Pace:
    levels = _levels()
    return Pace(*levels.pace(level, game)) if levels is not None else Pace(1.0, 0.0)


def choose_action(record_json: Json, seat: int, level: str, seed: int, slot: int = NO_SLOT) -> str:
    """The move of a bot of a level, in the position at the end of a record."""
    state = _kept.state_of(Record.from_json(record_json))
    levels = _levels()
    if levels is None:
        actions = state.legal_actions()
        return state.action_text(actions[random.Random(seed).randrange(len(actions))])
    end = time.monotonic() + TIME_CAP

    def should_stop() -> bool:
        return time.monotonic() > end or is_told_to_stop(slot)

    choose: Callable[..., str] = levels.choose_text
    name, temper, work = asked(level)
    if work:  # the same move on every machine: no clock is looked at, and nobody hurries it
        return choose(state, seat, name, seed, simulations=work, temper=temper)
    return choose(state, seat, name, seed, temper=temper, should_stop=should_stop)


def is_told_to_stop(slot: int) -> bool:
    """In a worker: whether somebody else needs the process, or nobody waits for its answer any more."""
    return slot >= 0 and _board is not None and bool(_board[slot] == 1)


def without_slot(work: Callable[..., Any], *args: Any) -> Any:
    """Work that cannot be stopped: it is not told its slot, which is the last argument."""
    return work(*args[:-1])


def explain(record_json: Json, seat: int, text: str, _slot: int = NO_SLOT) -> Json:
    """Why a bot would make this move: the key of a sentence in bots/texts, and its facts."""
    state = _kept.state_of(Record.from_json(record_json))
    key, facts = reason(Chair(state, seat), int(state.parse_action(text)), Rng(0))
    return {"key": key, "params": facts}


def is_short(level: str) -> bool:
    """Whether a level answers soon: its thoughts go before those of strong levels and are never cut short."""
    known = getattr(_levels(), "LEVELS", {}).get(asked(level).level)
    return known is None or known.milliseconds <= SHORT


def seconds_of(level: str) -> float:
    """How long a level may think about one decision."""
    known = getattr(_levels(), "LEVELS", {}).get(asked(level).level)
    return 0.0 if known is None else min(TIME_CAP, known.milliseconds / 1000)


def lane_of(level: str, asker: Asker) -> Lane:
    if is_short(level):
        return Lane.SHORT
    return Lane.WATCHED if asker.watched else Lane.UNWATCHED


def _begin(games: str, board: Any) -> None:
    global _board
    _board = board
    register_games(games)


class BotPool:
    """Processes that think for bots and do what requests cause, in the order of a fair queue.

    A thought nobody waits for any more is told to stop, and a long one to answer when something short waits.
    """

    def __init__(self, processes: int, games: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._board = context.RawArray("b", processes)
        self._free = list(range(processes))
        self._queue = FairQueue(processes)
        self.pool = LastingPool(processes, _begin, games, self._board)

    def levels(self) -> list[str]:
        return level_names()

    def pace(self, game: str, level: str) -> Pace:
        return pace_of(game, level)

    def tempers(self, level: str) -> list[str]:
        return tempers_of(level)

    async def choose(self, record: Json, seat: int, level: str, seed: int, asker: Asker) -> str:
        name = asked(level).level
        rank = level_names().index(name) if name in level_names() else 0
        errand = Errand(asker.person, lane_of(level, asker), rank)
        return str(await self._do(errand, choose_action, record, seat, level, seed))

    async def why(self, record: Json, seat: int, text: str, asker: Asker) -> Json:
        found: Json = await self._do(Errand(asker.person, Lane.SHORT), explain, record, seat, text)
        return found

    async def work(self, person: str, work: Callable[..., Any], *args: Any) -> Any:
        """Have a process do something for a request; what it raises is raised here."""
        return await self._do(Errand(person, Lane.REQUEST), without_slot, work, *args)

    async def study(self, person: str, lane: Lane, work: Callable[..., Any], *args: Any) -> Any:
        """Have a process think about something that can wait. It is told its slot, to ask whether to stop."""
        return await self._do(Errand(person, lane), work, *args)

    async def run_errand(self, errand: Errand, work: Callable[..., Any], *args: Any) -> Any:
        """The same for who may want to change its lane while it queues."""
        return await self._do(errand, work, *args)

    async def _do(self, errand: Errand, work: Callable[..., Any], *args: Any) -> Any:
        for left in range(MOST_TRIES - 1, -1, -1):
            await self._queue.turn(errand)
            try:
                return await self._run(errand, work, *args)
            except BrokenProcessPool:  # it ended in the middle of this, by chance or by this very work
                if not left:
                    raise
                errand = Errand(errand.person, errand.lane, errand.rank)
        raise AssertionError("the last try returns or raises")

    async def _run(self, errand: Errand, work: Callable[..., Any], *args: Any) -> Any:
        """Do what has its turn. The turn ends with the work, also where nobody waits for it any more."""
        slot = self._free.pop()
        loop = asyncio.get_running_loop()

        def stop() -> None:
            self._board[slot] = 1

        def release() -> None:
            self._board[slot] = 0
            self._free.append(slot)
            self._queue.done(errand)

        errand.hurry = stop
        try:
            thought = self.pool.submit(work, *args, slot)
        except BaseException:
            release()
            raise
        thought.add_done_callback(lambda _: loop.call_soon_threadsafe(release))
        try:
            return await asyncio.wrap_future(thought)
        except asyncio.CancelledError:
            stop()
            raise

    async def stop(self) -> None:
        """End the processes and give back their semaphores now: a server that ends by a signal has no later."""
        for slot in range(len(self._board)):
            self._board[slot] = 1
        ending = threading.Thread(target=self.pool.shutdown, kwargs={"cancel_futures": True}, daemon=True)
        ending.start()
        del self.pool
        await asyncio.to_thread(ending.join, STOP_LIMIT)
        gc.unfreeze()
        gc.collect()
