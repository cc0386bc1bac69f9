"""What the moves are worth that lessons on playing well ask for: `python -m bench.lessons` measures and stores it.

A move is called better only where two judges agree beyond their errors.

- **The strongest level**: panther, as it plays this game, without a clock, thinks about the position several times with
  other luck each time. It has to choose a move asked for every time, and to hold it for better by two standard errors.
- **Games played on**: from worlds that the learner cannot tell from the true one, after each of the moves asked for and
  the best others that panther sees, to the end of the game by the playing policy of the analysis (docs/analysis.md), in
  the same worlds with the same luck. The worst of the moves asked for is compared with the best of the others.

Named games are measured and stored beside the figures of the others, which stay. Named steps are measured and not
stored; `--check` measures with other luck and fewer worlds and stores nothing. A figure has the mark of its position
and of the level that measured it: tests notice when either has changed, and ask the strongest level again.
"""

import hashlib
import json
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from clowder.analysis.chances import calibration, win_chances
from clowder.analysis.figures import Mean
from clowder.analysis.playout import Playout
from clowder.bots.chair import Chair
from clowder.bots.levels import LEVELS, level_bot, search_settings
from clowder.bots.search import Search
from clowder.core.rng import Rng
from clowder.core.seeds import seed_of
from clowder.games import GAMES
from clowder.lessons import Step, course_of

STRONGEST: Final = "panther"
CLOWDER: Final = Path(__file__).resolve().parents[1] / "src" / "clowder"
FIGURES: Final = CLOWDER / "lessons" / "figures.toml"
SEARCHES: Final = 8
WORLDS: Final = 300
MOST_RIGHT: Final = 16  # moves asked for that are played on
MOST_OTHERS: Final = 4
LONGEST: Final = 600  # decisions to the end of a game
SURE: Final = 2.0  # standard errors
NUMBERS: Final = ("right", "other", "error", "gain", "gain_error")


def level_mark(game: str) -> str:
    """Who measured: how the strongest level searches in this game, and what it has learned of it."""
    settings = {**search_settings(game), **LEVELS[STRONGEST].arguments_in(game)}
    net = CLOWDER / "games" / game.replace("-", "_") / "parts" / "learned.json"
    learned = net.read_bytes() if settings.get("learned") and net.is_file() else b""
    return hashlib.sha256(json.dumps(settings, sort_keys=True).encode() + learned).hexdigest()[:16]


@dataclass(frozen=True)
class Figure:
    """`right`, `other` and `error` are chances to win; `gain` and `gain_error` are what panther thinks."""

    right: float
    other: float
    error: float
    gain: float
    gain_error: float
    always: bool  # panther chose a move asked for in every search

    @property
    def holds(self) -> bool:
        better = self.right - self.other > SURE * self.error
        return better and self.always and self.gain > SURE * self.gain_error


def steps_to_measure() -> list[Step]:
    """Every step on playing well that asks for a move."""
    courses = [course for game in GAMES.ids() if (course := course_of(game)) is not None]
    lessons = [lesson for course in courses for lesson in course.lessons if lesson.well]
    return [step for lesson in lessons for step in lesson.steps if step.expect]


class Judge:
    """One step, looked at by both judges."""

    def __init__(self, step: Step, luck: str) -> None:
        self.step = step
        self.luck = luck
        state = step.state()
        self.chair = Chair(state, step.seat)
        self.actions = [int(action) for action in state.legal_actions()]
        self.right = {action for action in self.actions if step.expects(state.action_text(action))}
        self.visits = dict.fromkeys(self.actions, 0)
        self.gain = Mean()
        self.always = True

    def think(self, searches: int, simulations: int | None = None) -> None:
        """Ask panther so often; without `simulations` it thinks as long as it does in this game."""
        for number in range(searches):
            bot = level_bot(STRONGEST, self.step.game, simulations=simulations, clock=False)
            assert isinstance(bot, Search)
            chosen = int(bot.choose(self.chair, Rng(seed_of(self.luck, self.step.text_id, number))))
            for i, action in enumerate(bot.root.actions):
                self.visits[int(action)] += int(bot.root.taken[i])
            self.gain.add(self.gain_of(bot))
            self.always = self.always and chosen in self.right

    def gain_of(self, bot: Search) -> float:
        """How much better panther holds the best move asked for than the best other one.

        The best on each side is the most visited: the best of many noisy guesses would promise too much. In a race
        those that are left were tried equally often and differ by their means: compared on the worlds both saw.
        """
        root, race = bot.root, bot.race
        worth = [root.mean(i, root.priors[i], bot.settings.trust) for i in range(len(root.actions))]
        sides: dict[bool, list[int]] = {True: [], False: []}
        for i, action in enumerate(root.actions):
            sides[int(action) in self.right].append(i)

        def rank(i: int) -> tuple[int, float]:
            return int(root.taken[i]), worth[i] if race is not None else -i

        mine, other = (max(sides[side], key=rank) for side in (True, False))
        if race is None or not (race.values[mine] and race.values[other]):
            return worth[mine] - worth[other]
        pairs = list(zip(race.values[mine], race.values[other], strict=False))
        return sum(value - against for value, against in pairs) / len(pairs)

    def play_on(self, worlds: int) -> tuple[float, float, float]:
        order = sorted(self.actions, key=lambda action: (-self.visits[action], action))
        right = [action for action in order if action in self.right][:MOST_RIGHT]
        others = [action for action in order if action not in self.right][:MOST_OTHERS]
        table = calibration(self.step.game, self.chair.seats)
        rng = Rng(seed_of(self.luck, self.step.text_id, "worlds"))
        chances: dict[int, list[float]] = {action: [] for action in right + others}
        for _ in range(worlds):
            world = self.chair.sample(rng)
            salt = int(rng.word())
            for action, row in chances.items():
                state = world.clone()
                state.apply(action)
                Playout(salt).to_end(state, LONGEST)
                row.append(win_chances(state, table)[self.step.seat])
        worst = min(right, key=lambda action: sum(chances[action]))
        best = max(others, key=lambda action: sum(chances[action]))
        difference = Mean()
        for mine, other in zip(chances[worst], chances[best], strict=True):
            difference.add(mine - other)
        return sum(chances[worst]) / worlds, sum(chances[best]) / worlds, difference.error


def measure(
    step: Step,
    luck: str = "lessons",
    searches: int = SEARCHES,
    worlds: int = WORLDS,
    simulations: int | None = None,
) -> Figure:
    judge = Judge(step, luck)
    judge.think(searches, simulations)
    right, other, error = judge.play_on(worlds)
    return Figure(right, other, error, judge.gain.value, judge.gain.error, judge.always)


def said(step: Step, figure: Figure) -> str:
    return (
        f"{step.text_id:32} {figure.right:5.1%} against {figure.other:5.1%} ± {figure.error:4.1%}, panther "
        f"{figure.gain:+.3f} ± {figure.gain_error:.3f}{'' if figure.always else ', NOT ALWAYS'}"
        f"{'' if figure.holds else '  DOES NOT HOLD'}"
    )


def row_of(step: Step, figure: Figure) -> dict[str, str | float]:
    numbers = {name: round(getattr(figure, name), 4) for name in NUMBERS}
    return {"mark": step.mark(), "level": level_mark(step.game), **numbers}


def stored(measured: dict[str, dict[str, dict[str, str | float]]]) -> str:
    """The file of figures with these games measured anew, and the others as they were."""
    before = tomllib.loads(FIGURES.read_text(encoding="utf-8"))
    head = f"# Made by `python -m bench.lessons`: {SEARCHES} searches of the level panther, {WORLDS} worlds.\n"
    blocks = [head]
    for game in GAMES.ids():
        for step, row in measured.get(game, before.get(game, {})).items():
            blocks.append(f"[{game}.{step}]\n")
            for name, value in row.items():
                blocks[-1] += f"{name} = {value:.4f}\n" if isinstance(value, float) else f'{name} = "{value}"\n'
    return "\n".join(blocks)


def main() -> int:
    check = "--check" in sys.argv
    named = [word for word in sys.argv[1:] if not word.startswith("-")]
    games = [word for word in named if word in GAMES.ids()] if named else GAMES.ids()
    unknown = {*named} - {*GAMES.ids()} - {step.text_id for step in steps_to_measure()}
    if unknown:
        print(f"no game or step on playing well: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    measured: dict[str, dict[str, dict[str, str | float]]] = {}
    failed = 0
    for step in steps_to_measure():
        if step.game not in games and step.text_id not in named:
            continue
        figure = measure(step, "check", worlds=WORLDS // 2) if check else measure(step)
        print(said(step, figure), flush=True)
        failed += not figure.holds
        if step.game in games:
            measured.setdefault(step.game, {})[step.id] = row_of(step, figure)
    if measured and not check and not failed:
        FIGURES.write_text(stored(measured), encoding="utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
