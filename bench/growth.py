"""What a decision of If It Fits costs as the table grows: python -m bench.growth [--games N] [--write]

Random games in which nobody puts a cat to sleep while a card can be drawn, so that the table fills. Each decision is
the complete list of legal actions plus one applied action; medians are hardly moved by a busy machine.
"""

import argparse
import statistics
import time
from collections import defaultdict
from pathlib import Path

import clowder
from clowder.core.types import NOBODY

STEP = 10  # cards per column
PICTURE = Path(__file__).parent.parent / "docs" / "growth.svg"


def costs(edition: str, games: int, samples: dict[int, list[float]]) -> dict[int, list[float]]:
    """Microseconds per decision by the number of cards on the table; fills `samples` with those per sampled world."""
    game = clowder.game("if-it-fits")
    found: dict[int, list[float]] = defaultdict(list)
    for seed in range(games):
        state = game.new(seats=4, options={"edition": edition, "table": "unlimited"}, seed=seed)
        rng, cards = clowder.Rng(seed), 0
        while state.to_act() != NOBODY:
            begun = time.perf_counter_ns()
            actions = state.legal_actions()
            listed = time.perf_counter_ns()
            action = actions[rng.below(len(actions))]
            text = state.action_text(action)
            if text.startswith("sleep") and state.refusal(state.to_act(), "draw") is None:
                action, text = state.parse_action("draw"), "draw"
            chosen = time.perf_counter_ns()
            state.apply(action)
            found[cards // STEP * STEP].append((listed - begun + time.perf_counter_ns() - chosen) / 1000)
            cards += text.split()[0] in ("start", "box", "sleep", "toy_box")
            if state.to_act() != NOBODY:
                begun = time.perf_counter_ns()
                state.determinize(state.to_act(), rng)
                samples[cards // STEP * STEP].append((time.perf_counter_ns() - begun) / 1000)
    return found


def picture(curves: dict[str, dict[int, float]]) -> str:
    """The medians as a small drawing: cards on the table to the right, microseconds upwards."""
    right = max(at for curve in curves.values() for at in curve) + STEP
    top = max(2.0, *(cost for curve in curves.values() for cost in curve.values())) * 1.2
    x = lambda cards: 50 + cards / right * 420  # noqa: E731
    y = lambda cost: 220 - cost / top * 200  # noqa: E731
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 260" font-family="sans-serif" font-size="11">']
    parts.append(
        '<rect width="500" height="260" fill="#fffdf7"/><path d="M50 20V220H480" fill="none" stroke="#5b4a3a"/>'
    )
    for cards in range(0, right + 1, 20):
        parts.append(f'<text x="{x(cards):.0f}" y="236" text-anchor="middle">{cards}</text>')
    for tick in range(5):
        cost = top * tick / 4
        parts.append(f'<text x="44" y="{y(cost) + 4:.0f}" text-anchor="end">{cost:.1f}</text>')
    looks = (("#c4461b", "none", -8), ("#1f5fa8", "6 3", 18))  # colour, dashes, where the name stands
    for (name, curve), (colour, dash, lower) in zip(curves.items(), looks, strict=True):
        style = f'stroke="{colour}" stroke-width="2"'
        line = " ".join(f"{x(at + STEP / 2):.1f},{y(cost):.1f}" for at, cost in sorted(curve.items()))
        parts.append(f'<polyline points="{line}" fill="none" {style} stroke-dasharray="{dash}"/>')
        at, cost = max(curve.items())
        parts.append(f'<text x="{x(at):.0f}" y="{y(cost) + lower:.0f}" text-anchor="end" fill="{colour}">{name}</text>')
    parts.append('<text x="265" y="254" text-anchor="middle">cards on the table</text>')
    parts.append('<text x="56" y="16">microseconds per decision (median)</text></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="games per edition")
    parser.add_argument("--write", action="store_true", help=f"draw docs/{PICTURE.name}")
    asked = parser.parse_args()
    curves = {}
    for edition in ("ukrainian", "hungarian"):
        samples: dict[int, list[float]] = defaultdict(list)
        found = costs(edition, asked.games, samples)
        curves[edition] = {at: statistics.median(some) for at, some in sorted(found.items()) if len(some) > 100}
        print(f"{edition}, compiled={clowder.is_compiled()}")
        for at, cost in curves[edition].items():
            world = f"a sampled world {statistics.mean(samples[at]):5.1f} us on average" if samples[at] else ""
            print(f"  {at:3d}-{at + STEP - 1:3d} cards: {cost:6.2f} us  ({len(found[at]):,} decisions); {world}")
    if asked.write:
        PICTURE.write_text(picture(curves), encoding="utf-8")
        print(f"drawn: docs/{PICTURE.name}")


if __name__ == "__main__":
    main()
