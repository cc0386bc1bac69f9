"""Puzzles as data for a page: the list of them, one position as its seat saw it, and what a move in it is worth."""

from typing import Final

from clowder.anywhere.told_lessons import shown_to
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.puzzles import Puzzle, puzzle_of, puzzles_of
from clowder.puzzles.puzzle import is_current, puzzle_from
from clowder.tables import beginnings
from clowder.tables.model import TableError

NEAREST: Final = 3  # moves that are told beside the best one


def found(game: str, id: str) -> Puzzle:
    """Raises TableError."""
    if game not in GAMES.ids():
        raise TableError("unknown_game", 404, game=game[:50])
    puzzle = puzzle_of(game, id)
    if puzzle is None:
        raise TableError("not_found", 404)
    return puzzle


def listed() -> Json:
    """All puzzles by game: which there are, how hard, and what about."""
    games = [
        {
            "game": id,
            "puzzles": [{"id": each.id, "stars": each.stars, "tags": list(each.tags)} for each in puzzles_of(id)],
        }
        for id in GAMES.ids()
    ]
    return {"games": [game for game in games if game["puzzles"]]}


def shown(game: str, id: str) -> Json:
    """The board as the solver sees it, and how often which bots find the move; not the move itself."""
    return _shown(found(game, id))


def own_shown(row: Json) -> Json:
    """The same of one that somebody made. Raises TableError."""
    return _shown(_own(row))


def _shown(puzzle: Puzzle) -> Json:
    return {
        **shown_to(puzzle.state(), puzzle.seat),
        "game": puzzle.game,
        "id": puzzle.id,
        "seat": puzzle.seat,
        "seats": puzzle.seats,
        "ply": len(puzzle.actions),
        "options": puzzle.options(),
        "stars": puzzle.stars,
        "levels": puzzle.levels,
    }


def tried(game: str, id: str, text: str, give_up: bool) -> Json:
    """A move: right, worse by so much, or refused with the rule that forbids it. Who gives up is shown the best one."""
    return _tried(found(game, id), text, give_up)


def own_tried(row: Json, text: str, give_up: bool) -> Json:
    """The same in one that somebody made. Raises TableError."""
    return _tried(_own(row), text, give_up)


def _own(row: Json) -> Puzzle:
    """Another version of the rules may have other moves: what was found out is about other ones then."""
    if not is_current(row):
        raise TableError("puzzle_outdated", 409)
    return puzzle_from(row["game"], row)


def whole(game: str, position: Json) -> Json:
    """A position that somebody wants to make a puzzle of, with what was left out. Raises TableError."""
    beginnings.set_up(game, position)
    known = GAMES.get(game)
    return known.position(known.from_position(position))


def _tried(puzzle: Puzzle, text: str, give_up: bool) -> Json:
    attempt = puzzle.attempt(puzzle.best if give_up else text)
    answer: Json = {
        "verdict": "shown" if give_up else attempt.kind,
        "cost": attempt.cost,
        "rival": attempt.rival,
        "refusal": None if attempt.refusal is None else attempt.refusal.as_json(),
        "solution": None,
        "events": [],
        "after": None,
    }
    if attempt.kind != "right":
        return answer
    return {
        **answer,
        "solution": _solution(puzzle),
        "events": [event.seen_by(puzzle.seat) for event in attempt.events],
        "after": shown_to(attempt.state, puzzle.seat),
    }


def _solution(puzzle: Puzzle) -> Json:
    """The best move, why it is, and what the nearest others cost."""
    state = puzzle.state()
    moves = [state.action_text(action) for action in state.legal_actions()]
    others = sorted((cost, place) for place, cost in enumerate(puzzle.costs) if moves[place] != puzzle.best)
    key, params = puzzle.why
    return {
        "best": puzzle.best,
        "margin": puzzle.margin,
        "error": puzzle.error,
        "tags": list(puzzle.tags),
        "why": {"key": key, "params": params},
        "others": [
            {"move": moves[place], "cost": cost / 100, "rival": puzzle.rivals[place]}
            for cost, place in others[:NEAREST]
        ],
    }
