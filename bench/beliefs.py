"""Do sampled worlds come true more often when they are weighed by belief (bots/worlds.py)?

    python -m bench.beliefs [GAME ...] [--games 60] [--worlds 200] [--seed 8001] [--seats 4] [--weights 0.2 0.4 0.8 1.6]

In games of house-cats, every so often, worlds are sampled from the chair of who decides. How likely is then what is
true: the identities of the others in Cat Box, which cards they hold in If It Fits and Cat Attack, who holds a Princess?
Told are log losses per hidden fact (the mean of -log of the share of worlds in which it is as it is) with all worlds
equal, and what each weight changes, below 0 if it predicts better; 95 % intervals over games. The deck of Csacska
Macska tells nobody anything, so it has nothing to believe.
"""

import argparse
import math
import statistics
from collections.abc import Iterator

import clowder
from bench.paired import spread
from clowder.bots.chair import Chair
from clowder.bots.levels import level_bot
from clowder.bots.worth import worth
from clowder.core.rng import Rng

GAMES = ("cat-box", "if-it-fits", "cat-attack")
EVERY = 5  # decisions between two that are looked at
Facts = dict[str, dict[tuple[int, str], str]]  # by kind; a fact is about a seat and perhaps a card


def facts(game: str, state: clowder.State, seat: int, cards: set[str]) -> Facts:
    """What is so of the others in a world; `cards` grows by every card that anybody holds."""
    found: Facts = {}
    for other in range(state.seats):
        if other == seat:
            continue
        seen = state.view(other)
        if game == "cat-box":
            found.setdefault("identity", {})[other, ""] = seen["identity"]
            continue
        hand = seen["hand"]
        cards.update(hand)
        held = found.setdefault("card", {})
        held.update({(other, card): "held" for card in hand})
        if game == "if-it-fits":
            has = "princess" in hand
            found.setdefault("Princess", {})[other, ""] = "held" if has else "not"
    return found


def losses(game: str, state: clowder.State, asked: argparse.Namespace, rng: Rng) -> dict[str, list[float]]:
    """For every kind the loss at this decision with each weight, the first of which is 0."""
    seat = int(state.to_act())
    chair = Chair(state, seat)
    cards: set[str] = set()
    worlds, merits = [], []
    for _ in range(asked.worlds):
        world = chair.sample(rng)
        base = worth(world)
        worlds.append(facts(game, world, seat, cards))
        merits.append(sum(math.log(base[other] + 0.001) for other in range(len(base)) if other != seat))
    true = facts(game, state, seat, cards)
    told: dict[str, list[float]] = {}
    for kind, known in true.items():
        keys = [(other, card) for other in range(state.seats) if other != seat for card in cards]
        asked_of = keys if kind == "card" else list(known)
        hits = [[n for n, world in enumerate(worlds) if world[kind].get(key) == known.get(key)] for key in asked_of]
        open_ones = [hit for hit in hits if len(hit) < len(worlds)]  # what all worlds agree on is no secret
        if open_ones:
            told[kind] = [loss(open_ones, merits, weight) for weight in (0.0, *asked.weights)]
    return told


def loss(hits: list[list[int]], merits: list[float], weight: float) -> float:
    most = max(merits)
    shares = [math.exp(weight * (merit - most)) for merit in merits]
    whole, one = sum(shares), sum(shares) / len(shares)
    return statistics.fmean(-math.log((sum(shares[n] for n in hit) + 0.5 * one) / (whole + one)) for hit in hits)


def games_of(game: str, asked: argparse.Namespace) -> Iterator[dict[str, list[float]]]:
    """The mean losses of every game."""
    bot = level_bot("house-cat", game, clock=False)
    for number in range(asked.games):
        state, rng = clowder.game(game).new(seats=asked.seats, seed=asked.seed + number), Rng(asked.seed + number)
        rows: dict[str, list[list[float]]] = {}
        decisions = number % EVERY
        while (seat := int(state.to_act())) >= 0:
            decisions += 1
            if decisions % EVERY == 0:
                for kind, row in losses(game, state, asked, rng).items():
                    rows.setdefault(kind, []).append(row)
            state.apply(bot.choose(Chair(state, seat), rng))
        yield {kind: [statistics.fmean(column) for column in zip(*found, strict=True)] for kind, found in rows.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_asked", metavar="GAME", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=8001)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--weights", type=float, nargs="+", default=[0.2, 0.4, 0.8, 1.6])
    asked = parser.parse_args()
    for game in asked.games_asked:
        played = list(games_of(game, asked))
        for kind in sorted({kind for row in played for kind in row}):
            rows = [row[kind] for row in played if kind in row]
            mean, half = spread([row[0] for row in rows])
            said = [f"equal {mean:.4f} (+- {half:.4f})"]
            for place, weight in enumerate(asked.weights, start=1):
                mean, half = spread([row[place] - row[0] for row in rows])
                said.append(f"{weight:g} {mean:+.4f} (+- {half:.4f})")
            print(f"{game}, {kind}, {len(rows)} games: {', '.join(said)}", flush=True)


if __name__ == "__main__":
    main()
