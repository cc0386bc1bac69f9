"""Many games that are stepped together, for learning. Nothing is made per game and step; dealing stays outside."""

from typing import Final

from clowder.core.arrays import append, i64, vec
from clowder.core.rng import Rng
from clowder.core.sparse_vector import SparseVector
from clowder.core.state import State

RUNNING: Final = 0
OVER: Final = 1
CUT: Final = 2  # broken off after `cap` decisions
ILLEGAL: Final = 3  # lost by an action that was not legal

EVERYBODY: Final = -1  # as an agent: whoever decides is asked


class Batch:
    """Rows of games. Each has a seat that is asked, its agent; where others play at random it does so by itself."""

    def __init__(self, width: int, action_count: int, cap: int, random_others: bool) -> None:
        self.width: i64 = width  # numbers of one observation
        self.action_count: i64 = action_count
        self.cap: i64 = cap  # decisions after which a game is broken off; 0: never
        self.random_others: bool = random_others
        self.states: list[State] = []
        self.luck: list[Rng] = []
        self.agents: vec[i64] = vec[i64]()
        self.decisions: vec[i64] = vec[i64]()
        self.status: vec[i64] = vec[i64]()
        self.seen: SparseVector = SparseVector()  # all rows, one behind the other
        self.legal: vec[i64] = vec[i64]()  # the first `legal_count`: row * action_count + action
        self.legal_count: i64 = 0
        self.legal_ends: vec[i64] = vec[i64]()  # where the legal actions of each row end
        self.seats: vec[i64] = vec[i64]()  # who was asked in each row when they were listed

    def add(self, state: State, luck: Rng, agent: i64) -> None:
        """One more row."""
        self.states.append(state)
        self.luck.append(luck)
        self.agents = append(self.agents, agent)
        self.decisions = append(self.decisions, 0)
        self.status = append(self.status, RUNNING)
        self.legal_ends = append(self.legal_ends, 0)
        self.seats = append(self.seats, 0)

    def put(self, row: i64, state: State, luck: Rng, agent: i64) -> None:
        """A new game in a row."""
        self.states[row] = state
        self.luck[row] = luck
        self.agents[row] = agent
        self.decisions[row] = 0
        self.status[row] = RUNNING
        self.go_on(row)

    def mover(self, row: i64) -> i64:
        """Who decides in a running game that is not the row's agent; -1 where the agent does, or nobody."""
        mover = self.states[row].to_act()
        agent = self.agents[row]
        return -1 if self.status[row] != RUNNING or agent == EVERYBODY or mover == agent else mover

    def asked(self, row: i64) -> i64:
        """The seat that sees the game of a row."""
        agent = self.agents[row]
        if agent != EVERYBODY:
            return agent
        mover = self.states[row].to_act()
        return 0 if mover < 0 else mover

    def step(self, actions: list[int]) -> None:
        """An action in every running game; what follows at random too. An illegal one ends its game.

        Only after `observe` or `list_legal`: what is legal stands in their list.
        """
        for row in range(len(self.states)):
            if self.status[row] == RUNNING:
                action: i64 = actions[row]
                if self.is_listed(row, action):
                    self.act(row, action)
                else:
                    self.status[row] = ILLEGAL

    def first_illegal(self, actions: list[int]) -> i64:
        """The first running game whose action is not in the list of legal ones; -1: there is none."""
        for row in range(len(self.states)):
            if self.status[row] == RUNNING and not self.is_listed(row, actions[row]):
                return row
        return -1

    def is_listed(self, row: i64, action: i64) -> bool:
        """Whether an action is in the list of what is legal in a row: lists ascend, so it is found by halving."""
        if not 0 <= action < self.action_count:
            return False
        wanted = row * self.action_count + action
        low: i64 = self.legal_ends[row - 1] if row > 0 else 0
        end = self.legal_ends[row]
        high = end
        while low < high:
            middle = (low + high) // 2
            if self.legal[middle] < wanted:
                low = middle + 1
            else:
                high = middle
        return low < end and self.legal[low] == wanted

    def act(self, row: i64, action: i64) -> None:
        """A legal action; trusts its caller."""
        self.states[row].apply(action)
        self.decisions[row] += 1
        self.go_on(row)

    def go_on(self, row: i64) -> None:
        """The others at random up to the agent's next decision; notes when the game has ended."""
        state = self.states[row]
        luck = self.luck[row]
        agent = self.agents[row]
        while True:
            mover = state.to_act()
            if mover < 0:
                self.status[row] = OVER
                return
            if self.cap > 0 and self.decisions[row] >= self.cap:
                self.status[row] = CUT
                return
            if not self.random_others or agent == EVERYBODY or mover == agent:
                return
            state.apply(state.nth_action(luck.below(state.count_actions())))
            self.decisions[row] += 1

    def observe(self) -> None:
        """What every row's agent sees and may do now; a game that is over offers nothing."""
        self.seen.clear()
        self.legal_count = 0
        for row in range(len(self.states)):
            seat = self.asked(row)
            state = self.states[row]
            self.seen.row(row * self.width)
            state.observe(seat, self.seen)
            self._list(state, row, seat)

    def observe_everybody(self) -> None:
        """What every seat of every row sees, seat behind seat, and what who is asked may do."""
        self.seen.clear()
        self.legal_count = 0
        begin: i64 = 0
        for row in range(len(self.states)):
            state = self.states[row]
            for seat in range(state.seats):
                self.seen.row(begin)
                state.observe(seat, self.seen)
                begin += self.width
            self._list(state, row, self.asked(row))

    def list_legal(self) -> None:
        """The legal actions alone."""
        self.legal_count = 0
        for row in range(len(self.states)):
            self._list(self.states[row], row, self.asked(row))

    def _list(self, state: State, row: i64, seat: i64) -> None:
        count = self.legal_count
        if state.to_act() == seat:
            begin = row * self.action_count
            for action in state.legal_actions():
                if count < len(self.legal):
                    self.legal[count] = begin + action
                else:
                    self.legal = append(self.legal, begin + action)
                count += 1
        self.legal_count = count
        self.legal_ends[row] = count
        self.seats[row] = seat
