"""Bots in a worker of their own: one thought at a time, from plain data to plain data."""

import json
import time
from typing import Final

from clowder.bots.chair import Chair
from clowder.bots.hints import reason
from clowder.bots.kept_games import KeptGames
from clowder.bots.levels import LEVELS, choose_text, make_bot
from clowder.bots.search import Search
from clowder.core.record import Record
from clowder.core.rng import SEED_LIMIT, Rng
from clowder.core.types import Json
from clowder.tables.deals import fixed_work

# Milliseconds that a level may think here; the strong ones make as many simulations as the device can do in them.
CAPS: Final = {"kitten": 50, "house-cat": 100, "alley-cat": 1000, "panther": 2500, "tiger": 5000}

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
    name, work = fixed_work(question["level"])
    if work:  # the same move on every device: no clock is looked at
        return {
            "text": choose_text(state, question["seat"], name, question["seed"], simulations=work),
            "simulations": 0,
        }
    level = LEVELS[name]
    arguments = level.arguments_in(question["record"]["game"])
    if level.milliseconds:
        arguments["milliseconds"] = float(min(level.milliseconds, CAPS.get(level.name, level.milliseconds)))
    begun = time.perf_counter()
    bot = make_bot(level.bot, arguments, question["record"]["game"])
    chair = Chair(state, question["seat"])
    text = chair.action_text(int(bot.choose(chair, Rng(question["seed"] % SEED_LIMIT))))
    took = round((time.perf_counter() - begun) * 1000)
    return {"text": text, "milliseconds": took, "simulations": int(bot.done) if isinstance(bot, Search) else 0}


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
