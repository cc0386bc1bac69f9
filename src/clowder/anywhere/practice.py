"""One's own dearest decisions, over many games, to be played once more until they are found.

What stays of an analysis has three of them per seat (`worst`), with all it takes to judge a move; how practising them
went stays beside it (`practised`, by ply): with the person, and gone when they are forgotten.
"""

from typing import Final, Literal

from clowder.core.types import Json
from clowder.games import GAMES

How = Literal["first", "later", "shown"]
MOST: Final = 300  # decisions that are told at once
_NOT_YET: Final[Json] = {"tries": 0, "first": 0, "found": 0}
_LIGHT: Final = ("ply", "cost", "error", "tags")


def due(games: list[Json]) -> list[Json]:
    """Of analysed games, what is to be practised: not found yet first, the dearest of them; then found longest ago."""
    rows = [_row(game, each) for game in games if _fits(game) for each in game["worst"] if "options" in each]
    return sorted(rows, key=lambda row: (row["found"], -row["cost"], row["table"], row["ply"]))[:MOST]


def _fits(game: Json) -> bool:
    """Whether the rules that it was played by are installed."""
    return game["game"] in GAMES.ids() and GAMES.get(game["game"]).rules_version == game["rules_version"]


def _row(game: Json, decision: Json) -> Json:
    done: Json = game.get("practised", {}).get(str(decision["ply"]), _NOT_YET)
    about = {name: game[name] for name in ("table", "game", "seat", "ended")}
    return {**about, **{name: decision[name] for name in _LIGHT}, **done}


def light(game: Json) -> Json:
    """An analysed game for statistics: without what only practising needs. Older ones know no tags of decisions."""
    worst = [{"tags": []} | {name: each[name] for name in _LIGHT if name in each} for each in game["worst"]]
    return {name: value for name, value in game.items() if name != "practised"} | {"worst": worst}


def kept_decision(figures: Json, ply: int) -> Json | None:
    """What an analysis left of a decision, if that is enough to judge moves there."""
    return next((each for each in figures["worst"] if each["ply"] == ply and "options" in each), None)


def counted(figures: Json, ply: int, how: How, now: int) -> Json | None:
    """The same after one more time: found with the `first` move, `later`, or `shown`, which is not found any more.
    Nothing where there is no such decision."""
    if kept_decision(figures, ply) is None:
        return None
    practised = figures.get("practised", {})
    before = practised.get(str(ply), _NOT_YET)
    found = 0 if how == "shown" else now
    after = {"tries": before["tries"] + 1, "first": before["first"] + (how == "first"), "found": found}
    return {**figures, "practised": {**practised, str(ply): after}}
