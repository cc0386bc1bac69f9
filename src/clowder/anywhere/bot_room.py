"""Bots in a worker of their own: one thought at a time, from plain data to plain data."""

import json
import time

from clowder.anywhere.thinker import CAPS
from clowder.bots.chair import Chair
from clowder.bots.hints import reason
from clowder.bots.kept_games import KeptGames
from clowder.bots.levels import LEVELS, choose_text, make_bot
from clowder.bots.search import Search
from clowder.bots.taste import TemperedSearch
from clowder.core.record import Record
from clowder.core.rng import SEED_LIMIT, Rng
from clowder.core.types import Json
from clowder.tables.asked import asked as read

_kept = KeptGames()


def think(asked: str) -> str:
    """A question of `Elsewhere` in thinker.py and its answer, both as JSON."""
    question = json.loads(asked)
    if "analyse" in question:
        answer = _analysis(question)
    elif "try" in question:
        answer = _trial(question)
    else:
        answer = _why(question) if "text" in question else _choice(question)
    return json.dumps(answer, ensure_ascii=False)


def _choice(question: Json) -> Json:
    state = _kept.state_of(Record.from_json(question["record"]))
    name, temper, work = read(question["level"])
    if work:  # the same move on every device: no clock is looked at
        return {
            "text": choose_text(state, question["seat"], name, question["seed"], simulations=work, temper=temper),
            "simulations": 0,
        }
    level = LEVELS[name]
    arguments = level.arguments_for_move(question["record"]["game"], temper)
    if level.milliseconds:
        arguments["milliseconds"] = float(min(level.milliseconds, CAPS.get(level.name, level.milliseconds)))
    begun = time.perf_counter()
    bot = make_bot(level.bot, arguments, question["record"]["game"])
    chair = Chair(state, question["seat"])
    text = chair.action_text(int(bot.choose(chair, Rng(question["seed"] % SEED_LIMIT))))
    took = round((time.perf_counter() - begun) * 1000)
    search = bot.search if isinstance(bot, TemperedSearch) else bot
    done = int(search.done) if isinstance(search, Search) else 0
    return {"text": text, "milliseconds": took, "simulations": done}


def _analysis(question: Json) -> Json:
    from clowder.anywhere.analyst import analysis_slice  # few ask for one

    return analysis_slice(question["analyse"], question["record"], question["anew"])


def _trial(question: Json) -> Json:
    from clowder.anywhere.trier import trial_slice  # few ask for one

    return trial_slice(question["try"])


def _why(question: Json) -> Json:
    state = _kept.state_of(Record.from_json(question["record"]))
    key, params = reason(Chair(state, question["seat"]), int(state.parse_action(question["text"])), Rng(0))
    return {"key": key, "params": params}
