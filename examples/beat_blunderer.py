"""Learn to beat a bot that blunders in Csacska Macska by playing against two of them, 256 games at a time, in numpy.

    python examples/beat_blunderer.py         (a minute; --check fails unless it wins more than its third)

The opponent looks one decision ahead, and every fourth time does anything at all. `kitten` is too strong for it.

A softmax policy over the legal actions of the batch environment. What it knows of an action: its kind, and of the card
that is taken, played, discarded or stolen what it is to the own series (how long that is, whether it would end in 9,
make three equal cards, or be spoilt) and whether another player waits for it; all read from the observation. The
weights follow the policy gradient by traces: every choice is praised for the coins, more than the others', that come
soon after it. Nothing of a finished game has to be kept. Needs the extra `rl`.
"""

import argparse
import sys
import time
from typing import Any

import numpy as np

from clowder.adapters.batch import BatchEnv
from clowder.bots.greedy import GreedyBot
from clowder.core.intervals import wilson
from clowder.games.csacska_macska import actions as codes
from clowder.games.csacska_macska.cards import FACES, KIND_VALUES, NUMBER_FACES

GAME, SEATS = "csacska-macska", 3
KINDS = ("take", "draw", "steal", "play", "discard", "score", "keep", "kittens")
TAKE, DRAW, STEAL, PLAY, DISCARD, SCORE, KEEP, PUT = range(len(KINDS))
SIZES = 5  # how long the own series is that a card would go to: none, 1, 2, 3, more
CARD = 6 + SIZES + FACES - NUMBER_FACES
ENDS, EQUALS, SPOILS, PAYS_MORE, WITH_STRAY, WANTED = range(6)  # of a number card; then the sizes; then special cards
WITH_CARDS = (TAKE, PLAY, DISCARD, STEAL)  # cards count on their own in each of these
FEATURES = len(KINDS) + len(WITH_CARDS) * CARD
PATIENCE = 0.8  # how much a coin counts one decision later
SHARPER = 3.0  # when it counts, what looks best is done nearly always
OPPONENT = GreedyBot(samples=1, noise=0.03, blunder=0.25)
Numbers = Any


def describe_codes() -> tuple[Numbers, Numbers]:
    """The kind of every action code, and the card it is about; -1: the top of a pile, or none."""
    kinds, faces = np.full(codes.ACTION_COUNT, STEAL), np.full(codes.ACTION_COUNT, -1)
    kinds[: codes.DRAW], kinds[codes.DRAW] = TAKE, DRAW
    for code in range(codes.USE_CARD, codes.SCORE):
        faces[code] = codes.face_of_action(code)
        kinds[code] = DISCARD if code - codes.FACE_BLOCKS[faces[code]] < codes.FIRST_USE else PLAY
    kinds[codes.SCORE], kinds[codes.KEEP], kinds[codes.PUT_KITTENS :] = SCORE, KEEP, PUT
    return kinds, faces


def numbers_of_faces() -> Numbers:
    """Which of the 20 pairs of a colour and an odd number each number card shows."""
    shown = np.zeros((4, 5, FACES), dtype=np.float32)
    for face in range(NUMBER_FACES):
        colour, kind = divmod(face, 16)
        for value in KIND_VALUES[kind] if kind < len(KIND_VALUES) else ():
            shown[colour, value // 2, face] = 1
    return shown.reshape(20, FACES)


CODE_KINDS, CODE_FACES = describe_codes()
SHOWN = numbers_of_faces()


class Eyes:
    """Reads features of actions and the lead in coins out of the arrays of an environment."""

    def __init__(self, env: BatchEnv) -> None:
        self.env = env
        parts = env.rows.match.encoder.split(env.observation)  # views of the same memory
        self.tops, self.coins, self.series = parts["tops"], parts["coins"], parts["series"]

    def lead(self) -> Numbers:
        return 50 * (self.coins[:, 0] - self.coins[:, 1:].mean(axis=1))

    def cards(self) -> Numbers:
        """What each card is to the own series: (games, faces, CARD)."""
        mine = self.series[:, 0]
        games = len(mine)
        found = np.zeros((games, FACES, CARD), dtype=np.float32)
        numbers = found[:, :NUMBER_FACES].reshape(games, 4, 16, CARD)  # by colour: a view, as all below
        ends, equals = (mine[:, :, at : at + 5].reshape(-1, 20) @ SHOWN > 0 for at in (36, 41))
        found[:, :, ENDS], found[:, :, EQUALS] = ends, equals
        waits = np.abs(mine[:, :, 33] - mine[:, :, 32] - 1 / 9) < 0.01  # one card is missing
        numbers[..., SPOILS] = waits[:, :, None] * (1 - numbers[..., ENDS])
        numbers[..., PAYS_MORE] = mine[:, :, 34, None] * numbers[..., ENDS]
        numbers[..., WITH_STRAY] = mine[:, :, 35, None]
        others = self.series[:, 1:, :, 36:41].reshape(games, -1, 20) @ SHOWN
        found[:, :, WANTED] = others.max(axis=1) > 0
        sizes = np.minimum(np.rint(9 * mine[:, :, 32]).astype(np.int64), SIZES - 1)
        numbers[..., 6 : 6 + SIZES] = np.eye(SIZES)[sizes][:, :, None]
        found[:, NUMBER_FACES:, 6 + SIZES :] = np.eye(FACES - NUMBER_FACES)
        return found

    def stolen(self, rows: Numbers, where: Numbers) -> Numbers:
        """The card at the end of another's series."""
        other, colour = where // 4 + 1, where % 4
        return 16 * colour + self.series[rows, other, colour, 16:32].argmax(axis=1)

    def look(self) -> tuple[Numbers, Numbers, Numbers]:
        """The legal actions of all games, where each game's begin, and the features of each."""
        actions, ends = self.env.legal()
        starts = np.concatenate(([0], ends[:-1]))
        rows = np.repeat(np.arange(len(ends)), ends - starts)
        kinds, faces = CODE_KINDS[actions], CODE_FACES[actions]
        taken = kinds == TAKE
        faces[taken] = self.tops[rows[taken], actions[taken]].argmax(axis=1)
        two = np.flatnonzero((kinds == STEAL) & (actions >= codes.STEAL_TWO))
        where = actions - codes.STEAL
        where[two] = (actions[two] - codes.STEAL_TWO) // 16
        steals = kinds == STEAL
        faces[steals] = self.stolen(rows[steals], where[steals])
        found = np.zeros((len(actions), FEATURES), dtype=np.float32)
        found[np.arange(len(actions)), kinds] = 1
        cards = self.cards()
        for place, kind in enumerate(WITH_CARDS):
            some = np.flatnonzero(kinds == kind)
            begin = len(KINDS) + place * CARD
            found[some, begin : begin + CARD] = cards[rows[some], faces[some]]
        second = self.stolen(rows[two], (actions[two] - codes.STEAL_TWO) % 16)
        found[two, -CARD:] += cards[rows[two], second]  # a second theft at once
        return actions, starts, found


def chances(found: Numbers, starts: Numbers, weights: Numbers) -> Numbers:
    """The softmax of every game's actions."""
    many = np.diff(starts, append=len(found))
    values = found @ weights
    powers = np.exp(values - np.repeat(np.maximum.reduceat(values, starts), many))
    return powers / np.repeat(np.add.reduceat(powers, starts), many)


def pick(likely: Numbers, starts: Numbers, luck: Numbers) -> Numbers:
    """One action of each game by its chances: where the running sum passes a random number."""
    sums = np.cumsum(likely)
    before = sums[starts] - likely[starts]
    wanted = before + luck.random(len(starts)) * (np.append(before[1:], sums[-1]) - before)
    return np.clip(np.searchsorted(sums, wanted), starts, np.append(starts[1:], len(likely)) - 1)


def learn(steps: int, games: int = 256, pace: float = 4.0, seed: int = 1) -> Numbers:
    """Weights after so many decisions in every game."""
    env = BatchEnv(games, GAME, SEATS, bots=OPPONENT, reward="score")
    env.reset(seed=seed)
    eyes, luck = Eyes(env), np.random.default_rng(seed)
    weights = np.zeros(FEATURES, dtype=np.float32)
    traces = np.zeros((games, FEATURES), dtype=np.float32)
    lead = eyes.lead()
    for _ in range(steps):
        actions, starts, found = eyes.look()
        likely = chances(found, starts, weights)
        chosen = pick(likely, starts, luck)
        traces = PATIENCE * traces + found[chosen] - np.add.reduceat(likely[:, None] * found, starts)
        points, done = env.step(actions[chosen])
        after = eyes.lead()
        gains = np.where(done, points, after) - lead
        weights += pace * (gains @ traces) / games
        traces[done] = 0
        lead = after
    return weights


def measure(weights: Numbers, rounds: int, games: int = 256, seed: int = 99) -> tuple[float, float, float]:
    """The share of games won against two of them (even: a third), with its interval of 95 %; shared by two is half.

    Every row plays so many games to the end, so that short games do not count more often than long ones.
    """
    env = BatchEnv(games, GAME, SEATS, bots=OPPONENT, reward="rank")
    env.reset(seed=seed)
    eyes, luck = Eyes(env), np.random.default_rng(seed)
    ended, won = np.zeros(games, dtype=np.int64), 0.0
    while ended.min() < rounds:
        actions, starts, found = eyes.look()
        rewards, done = env.step(actions[pick(chances(found, starts, SHARPER * weights), starts, luck)])
        counted = done & (ended < rounds)
        won += float(rewards[counted & (rewards > 0)].sum())  # first alone 1, first with another 0.5
        ended += done
    share = won / (games * rounds)
    return (share, *wilson(share, games * rounds))


def told(name: str, share: tuple[float, float, float]) -> str:
    return f"wins {name}: {100 * share[0]:.1f} % ({100 * share[1]:.1f} - {100 * share[2]:.1f})"


def main(steps: int = 3500, games: int = 256, rounds: int = 4) -> float:
    """Learn, measure and tell; returns the low end of the interval."""
    begun, used = time.perf_counter(), time.process_time()
    before = measure(np.zeros(FEATURES, dtype=np.float32), 1, games)
    weights = learn(steps, games)
    seconds, computing = time.perf_counter() - begun, time.process_time() - used
    after = measure(weights, rounds, games)
    print(
        f"{told('before', before)}, {told('after', after)}; {games * rounds} games against two of them, even is 33.3 %"
    )
    print(f"{steps * games:,} decisions of its own in {seconds:.0f} s, {computing:.0f} s of computing")
    return after[1]


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Learn to beat a bot that blunders in Csacska Macska.")
    asked.add_argument("--steps", type=int, default=3500, help="decisions in each of 256 games")
    asked.add_argument("--check", action="store_true", help="fail unless the interval lies above one third")
    given = asked.parse_args()
    low = main(given.steps)
    sys.exit(1 if given.check and low <= 1 / SEATS else 0)
