"""One game between players, and the list of games that makes a fair match: every deal from every seat."""

from dataclasses import asdict, dataclass, field
from functools import cache
from operator import index
from typing import Any

from clowder.arena.players import Player, make_player, tell
from clowder.bots.chair import Chair
from clowder.core.errors import ClowderError
from clowder.core.rng import Rng
from clowder.core.seeds import seed_of
from clowder.core.state import State
from clowder.games import GAMES

LONGEST_GAME = 100_000  # decisions; only a fault of ours is longer


class ArenaError(ClowderError):
    """A match that cannot be played as asked."""


@dataclass(frozen=True)
class Match:
    """What is played: enough to play it again."""

    game: str
    players: tuple[str, ...]  # one per seat, in the order of the first seating
    games: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    code: str | None = None
    clock: bool = False

    @property
    def seats(self) -> int:
        return len(self.players)

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "players": list(self.players)}

    def seating(self, number: int) -> list[str]:
        """Who sits where in a game: with every new game all move on by one seat."""
        turn = number % self.seats
        return [self.players[(seat - turn) % self.seats] for seat in range(self.seats)]

    def deal(self, number: int) -> int:
        """Which deal a game is played on: one deal serves as many games as there are seats."""
        return number // self.seats


@cache
def known_player(spec: str, game: str, code: str | None, clock: bool = False) -> Player:
    """The same player for all games of a process: what a bot keeps between games is its own affair."""
    return make_player(spec, game, code, clock)


def decide(player: Player, state: State, luck: Rng, who: str, number: int, decisions: int) -> int:
    """What a player does after so many decisions.

    Raises ArenaError for an illegal action, a game without end, and whatever a bot from a file of its own raises.
    """
    if decisions > LONGEST_GAME:
        raise ArenaError(f"game {number} does not end")
    place = f"in game {number}, decision {decisions}"
    try:
        chosen = player.choose(Chair(state, int(state.to_act())), luck)
    except Exception as error:
        if ":" not in who:  # a fault of ours: all of it is needed
            raise
        raise ArenaError(f"{who} failed {place}: {tell(error)}") from error
    try:
        action = index(chosen)
    except TypeError:
        needed = "a whole number is needed, one of chair.legal_actions()"
        raise ArenaError(f"{who} chose {chosen!r:.80} {place}: {needed}") from None
    if not state.is_legal(action):
        raise ArenaError(f"{who} chose the illegal action {action} {place}")
    return action


def play_game(match: Match, number: int) -> dict[str, Any]:
    """Play one game of a match; the result as JSON. Depends on the match and the number alone."""
    deal = match.deal(number)
    seating = match.seating(number)
    game = GAMES.get(match.game)
    state = game.new(seats=match.seats, options=match.options, seed=seed_of("deal", match.seed, deal))
    players = [known_player(spec, match.game, match.code, match.clock) for spec in seating]
    luck = [Rng(seed_of("player", match.seed, number, seat)) for seat in range(match.seats)]
    decisions = 0
    while (seat := int(state.to_act())) >= 0:
        state.apply(decide(players[seat], state, luck[seat], seating[seat], number, decisions))
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    return {
        "game": number,
        "deal": deal,
        "seating": seating,
        "ranks": [int(rank) for rank in outcome.ranks],
        "scores": [int(score) for score in outcome.scores],
        "decisions": decisions,
        "reason": outcome.reason,
    }


def play_games(match: Match, first: int, end: int) -> list[dict[str, Any]]:
    """The games of a match from `first` up to `end`."""
    return [play_game(match, number) for number in range(first, end)]
