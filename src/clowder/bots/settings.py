"""How a search is to think, in numbers: a level is a choice of them (parts/levels.toml)."""

from clowder.core.arrays import i64


class Settings:
    """How to search; every number may differ from game to game."""

    def __init__(
        self,
        simulations: int = 1000,
        milliseconds: float = 0.0,
        worlds: int = 48,
        belief: float = 0.0,
        root_samples: int = 6,
        root_width: float = 4.0,
        root_growth: float = 0.5,
        width: float = 2.0,
        growth: float = 0.35,
        draws: int = 12,
        trust: float = 2.0,
        foe_trust: float = 8.0,
        explore: float = 0.7,
        quick_draws: int = 6,
        hide: bool = False,
        learned: bool = False,
        race: bool = False,
        to_turn: bool = True,
        longest: int = 40,
        finish: int = 0,
        noise: float = 0.0,
        settled: bool = False,
        decided: float = 0.0,
        margin: float = 0.0,
        check: bool = False,
        timed: bool = False,
    ) -> None:
        if min(worlds, root_samples, draws, quick_draws) < 1:
            raise ValueError("worlds, root_samples, draws and quick_draws begin at 1")
        self.simulations: i64 = simulations  # 0: as many as the time allows
        self.milliseconds: float = milliseconds  # 0: as long as the simulations take
        self.worlds: i64 = worlds  # sampled once per decision; the n-th visit of any root action takes the n-th of them
        self.belief: float = belief  # how much likelier a world is in which the others stand well; 0: all equal
        self.root_samples: i64 = root_samples  # worlds for the first look at every root action
        self.root_width: float = root_width  # actions considered: width + visits ** growth
        self.root_growth: float = root_growth
        self.width: float = width
        self.growth: float = growth
        self.draws: i64 = draws  # actions drawn at random and evaluated, of which the best enters the tree
        self.trust: float = max(trust, 0.01)  # visits that the first evaluation of an action is worth
        self.foe_trust: float = max(foe_trust, 0.01)  # the same for others, evaluated in the present world
        self.explore: float = explore  # in standard deviations of the values seen
        self.quick_draws: i64 = quick_draws  # the same for decisions after leaving the tree
        self.hide: bool = hide  # who decides looks at a world redrawn from its own knowledge: nobody peeks
        self.learned: bool = learned  # what is compared in the end is judged by what was learned
        self.race: bool = race  # no tree: root actions are compared at the seat's next turn on the same worlds
        self.to_turn: bool = to_turn  # evaluate only when a turn of the seat begins, or at once
        self.longest: i64 = longest  # decisions that may take
        self.finish: i64 = finish  # decisions after that turn in which the game may end: then its end is what counts
        self.noise: float = noise  # standard deviation of what blurs the final choice, in shares of all visits
        self.settled: bool = settled  # stop when no simulation left can change the choice: for who wants the move alone
        self.decided: float = decided  # stop when no more than this can be gained on average; 0: never (bots/lead.py)
        self.margin: float = margin  # and only when the others are behind by this, for who chooses among the best
        self.check: bool = check  # compare each world's view with the real one
        self.timed: bool = timed  # measure where the time goes
