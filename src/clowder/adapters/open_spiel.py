"""The games for OpenSpiel, as Python games of its own interface.

    import pyspiel, clowder.adapters.open_spiel
    game = pyspiel.load_game("clowder_cat_box(players=3)")

Chance stands at the beginning: four nodes draw the four bytes of the seed, and everything follows from them. So a
history replays exactly, and samples of hidden cards and future dice come from `resample_from_infostate`, which redraws
all that a player cannot know. A player knows its view and every event it has seen: that is its information state. The
tensors hold the view alone.

States are written down as complete positions, so those made by `resample_from_infostate` can be stored too; only their
history does not replay to them.
"""

import json
from typing import Any

import numpy as np
import pyspiel  # an extension without types

from clowder.adapters.encoders import make_encoder
from clowder.adapters.errors import EnvironmentFault
from clowder.adapters.rewards import by_rank
from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.play import play
from clowder.core.rng import SEED_LIMIT, Rng
from clowder.core.state import State
from clowder.games import GAMES

SEED_BYTES = 4
# Decisions after which a game ends with the ranks it then has; far above what any of them takes.
LONGEST = {"cat-box": 400, "csacska-macska": 4000, "if-it-fits": 2000, "cat-attack": 20000}
LONGEST_OF_OTHERS = 20000
USUAL_SEATS = 3


def short_name(game: str) -> str:
    return f"clowder_{game.replace('-', '_')}"


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=f"Clowder: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": USUAL_SEATS, "options": "{}"},
    )


def _options(given: str) -> Any:
    """Options as OpenSpiel passes them on: a JSON object in a text."""
    try:
        return json.loads(given.replace("'", '"'))
    except ValueError as error:
        raise EnvironmentFault(f'options is a JSON object such as \'{{"rules": "special"}}\', not {given!r}') from error


class ClowderGame(pyspiel.Game):  # pyspiel has no types
    """A game with `players` seats and `options`, a JSON object; single quotes do where double ones are awkward."""

    clowder_id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.game = GAMES.get(self.clowder_id)
        self.seats = int(params.get("players", USUAL_SEATS))
        given = _options(str(params.get("options", "{}")))
        self.options = self.game.options_for(self.seats, given)
        self.encoder = make_encoder(self.game, self.seats, self.options)
        self.longest = LONGEST.get(self.clowder_id, LONGEST_OF_OTHERS)
        sample = self.game.new(seats=self.seats, options=self.options, seed=0)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(sample.action_count()),
            max_chance_outcomes=256,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(game_type(self.game), info, params)

    def new_initial_state(self) -> "ClowderState":
        return ClowderState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "ClowderObserver":
        return ClowderObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES


class Course:
    """The engine's state, and what each player has seen so far.

    Events are made only when somebody asks: `told` is the state up to which they are known, `untold` the actions since.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.told = state.clone()
        self.untold: list[int] = []
        self.events: list[Event] = []
        self.observer = -1  # in a resampled world: who sees it, and how many events are that player's memory
        self.memory = 0

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Course":
        twin = Course.__new__(Course)
        twin.game = self.game
        twin.state = self.state.clone()
        twin.told = self.told  # only ever replaced, never changed
        twin.untold = list(self.untold)
        twin.events = list(self.events)
        twin.observer = self.observer
        twin.memory = self.memory
        return twin

    def apply(self, action: int) -> None:
        self.state.apply(action)
        self.untold.append(action)

    def seen_by(self, player: int) -> list[dict[str, Any]]:
        """Every event as a player saw it. Of a resampled past, others know what a spectator saw."""
        self._tell()
        seen = []
        for number, event in enumerate(self.events):
            foreign = number < self.memory and player != self.observer
            seen.append(event.seen_by(-1 if foreign else player))
        return seen

    def _tell(self) -> None:
        if self.untold:
            self.told = self.told.clone()
            for action in self.untold:
                self.events += play(self.told, action)
            self.told.events = None
            self.untold = []

    def resampled(self, player: int, rng: Rng) -> "Course":
        self._tell()  # it happened in this world, not in the other
        world = Course(self.game, self.state.determinize(player, rng))
        world.events = list(self.events)
        world.observer = player
        world.memory = len(self.events)
        return world

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        self._tell()
        events = [(event.kind, event.public, event.private, event.audience, event.reveals) for event in self.events]
        return (stored_course, (self.game.id, self.game.position(self.state), events, self.observer, self.memory))


def stored_course(id: str, position: Any, events: list[tuple[Any, ...]], observer: int, memory: int) -> Course:
    """What pickle makes of a stored course."""
    game = GAMES.get(id)
    course = Course(game, game.from_position(position))
    course.events = [Event(*event) for event in events]
    course.observer = observer
    course.memory = memory
    return course


class ClowderState(pyspiel.State):  # pyspiel has no types
    def __init__(self, game: ClowderGame) -> None:
        super().__init__(game)
        self.seed: list[int] = []
        self.course: Course | None = None
        self.decisions = 0

    def _own_game(self) -> ClowderGame:
        game: ClowderGame = self.get_game()
        return game

    def _running(self) -> Course:
        assert self.course is not None, "the seed is not drawn yet"
        return self.course

    # -- whose decision

    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        mover = int(self.course.state.to_act())
        if mover < 0 or self.decisions >= self._own_game().longest:
            return int(pyspiel.PlayerId.TERMINAL)
        return mover

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / 256) for byte in range(256)]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self._running().state.legal_actions()]

    def _apply_action(self, action: int) -> None:
        if self.course is not None:
            self.course.apply(action)
            self.decisions += 1
            return
        self.seed = [*self.seed, action]
        if len(self.seed) == SEED_BYTES:
            game = self._own_game()
            seed = int.from_bytes(bytes(self.seed), "big")
            self.course = Course(game.game, game.game.new(seats=game.seats, options=game.options, seed=seed))

    # -- names

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return self._running().state.action_text(action)

    def __str__(self) -> str:
        """The complete position, or the bytes of the seed drawn so far."""
        if self.course is None:
            return f"seed {bytes(self.seed).hex()}"
        state = self.course.state
        return json.dumps(self._own_game().game.position(state), sort_keys=True)

    # -- the end

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._own_game().seats
        return by_rank([int(rank) for rank in self._running().state.ranks()])

    # -- what a player knows

    def resample_from_infostate(self, player: int, sampler: Any) -> "ClowderState":
        """A state that `player` cannot tell from this one. `sampler` gives numbers from 0 to 1."""
        seed = 0
        for _ in range(4):
            seed = (seed << 32) | int(sampler() * 0xFFFFFFFF)
        world = self._own_game().new_initial_state()
        world.seed = [0] * SEED_BYTES
        world.course = self._running().resampled(player, Rng(seed % SEED_LIMIT))
        world.decisions = self.decisions
        return world

    def __deepcopy__(self, _memo: dict[int, Any]) -> "ClowderState":
        twin: ClowderState = self.clone()
        return twin


class ClowderObserver:
    """What a player sees: strings are JSON; the tensor is the documented vector, also by block."""

    def __init__(self, game: ClowderGame, kind: Any) -> None:
        self.game = game
        self.remembers = kind.perfect_recall
        self.tensor = np.zeros(game.encoder.size, dtype=np.float32)
        self.dict = {
            name: self.tensor[start:end].reshape(shape) for name, start, end, shape, _ in game.encoder.layout()
        }

    def set_from(self, state: ClowderState, player: int) -> None:
        self.tensor.fill(0)
        if state.course is not None:
            self.game.encoder.write(state.course.state, player, self.tensor)

    def string_from(self, state: ClowderState, player: int) -> str:
        if state.course is None:
            return ""
        known: dict[str, Any] = {"seat": player, "view": state.course.state.view(player)}
        if self.remembers:
            known["seen"] = state.course.seen_by(player)
        return json.dumps(known, separators=(",", ":"))


def _register() -> None:
    """Once per process: pyspiel keeps what it was given."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for id in GAMES.ids():
        made = type(f"Clowder{id.title().replace('-', '')}", (ClowderGame,), {"clowder_id": id})
        if short_name(id) not in known:
            pyspiel.register_game(game_type(GAMES.get(id)), made)


_register()
