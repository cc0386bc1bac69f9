"""Statistics of the games that one person finished in this browser: the sums that the server keeps in SQL."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from clowder.core.types import Json

OPPONENTS: Final = 8
RECENT: Final = 50
COUNTED: Final = ("usual", "deal")  # practice and games played on from others are not summed up


def figures(finished: Iterable[Json], person: str) -> Json:
    """All games of a person, summed per title, the latest results, and the opponents."""
    kept = sorted(finished, key=lambda row: -row["ended"])
    own = [(game, line) for game in kept for line in game["results"] if line["person"] == person]
    return {"games": _titles(own), "recent": [_recent(*each) for each in own[:RECENT]], "opponents": _opponents(own)}


def _titles(own: list[tuple[Json, Json]]) -> list[Json]:
    """A game with several seats of one person, or a seat that was left, counts for nobody; nor do those not summed."""
    by_title: dict[str, list[tuple[Json, Json]]] = defaultdict(list)
    for game, line in own:
        if counts(game, line) and kind_of(game) in COUNTED:
            by_title[line["game"]].append((game, line))
    return [_title(id, lines) for id, lines in sorted(by_title.items())]


def counts(game: Json, line: Json) -> bool:
    """A hot seat, or one that somebody left to a bot, tells nothing about a person."""
    alone = sum(other["person"] == line["person"] for other in game["results"]) == 1
    return alone and line["seat"] not in game["left"]


def kind_of(game: Json) -> str:
    """As `TableHead.kind` tells it; games kept before that was told are ordinary ones."""
    return str(game.get("kind", "usual"))


def _title(id: str, played: list[tuple[Json, Json]]) -> Json:
    lines, count = [line for _, line in played], len(played)

    def mean(name: str) -> float:
        return round(sum(int(line[name]) for line in lines) / count, 3)

    return {
        "game": id,
        "played": count,
        "won": sum(line["rank"] == 1 for line in lines),
        "mean_rank": mean("rank"),
        "mean_seats": mean("seats"),
        "mean_score": mean("score"),
        "best_score": max(line["score"] for line in lines),
        "last": max(game["ended"] for game, _ in played),
    }


def _recent(game: Json, line: Json) -> Json:
    told = {name: line[name] for name in ("game", "seat", "seats", "rank", "score")}
    return {
        "table": game["table"],
        **told,
        "ended": game["ended"],
        "take_backs": game["take_backs"],
        "kind": kind_of(game),
    }


def _opponents(own: list[tuple[Json, Json]]) -> list[Json]:
    """Bots by level; two of one level at one table are one game with that level."""
    played: dict[str, set[str]] = defaultdict(set)
    ahead: dict[str, set[str]] = defaultdict(set)
    for game, line in [each for each in own if kind_of(each[0]) in COUNTED]:
        for other in game["results"]:
            if other["person"] != line["person"]:
                played[other["level"]].add(game["table"])
                if line["rank"] < other["rank"]:
                    ahead[other["level"]].add(game["table"])
    found = [
        {"name": "", "level": level, "played": len(met), "ahead": len(ahead[level])} for level, met in played.items()
    ]
    return sorted(found, key=lambda each: (-int(str(each["played"])), str(each["level"])))[:OPPONENTS]
