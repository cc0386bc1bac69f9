"""Is any identity of Cat Box too strong? Wins by identity, with intervals.

python examples/identities.py [GAMES]
"""

import sys
from collections import Counter, defaultdict

import clowder
from clowder.bots.chair import Chair
from clowder.bots.greedy import GreedyBot
from clowder.core.intervals import wilson


def main(games: int = 300, seats: int = 4) -> dict[str, tuple[int, float]]:
    """How often each identity was dealt and which share of its games it won; a shared win counts as a share."""
    dealt: Counter[str] = Counter()
    won: dict[str, float] = defaultdict(float)
    bot = GreedyBot()
    for seed in range(games):
        state, luck = clowder.game("cat-box").new(seats=seats, seed=seed), clowder.Rng(seed)
        while not state.is_over():
            state.apply(bot.choose(Chair(state, int(state.to_act())), luck))
        outcome, identities = state.outcome(), state.view(clowder.NOBODY)["identities"]
        assert outcome is not None
        dealt.update(identities)
        for winner in outcome.winners:
            won[identities[winner]] += 1 / len(outcome.winners)
    found = {identity: (dealt[identity], won[identity] / dealt[identity]) for identity in sorted(dealt)}
    print(f"{games} games, {seats} seats; even would be {1 / seats:.1%}")
    for identity, (times, share) in found.items():
        low, high = wilson(share, times)
        print(f"{identity}: dealt {times}, wins {share:.1%} ({low:.1%} - {high:.1%})")
    return found


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
