"""The batch environment plays the games of the single ones, writes what they would show, and says what is wrong."""

from typing import Any

import pytest

import clowder
from clowder.bots.random_bot import RandomBot
from tests.adapters.tables import table_name, usual_tables, varied_tables
from tests.extras import needs

np = needs("numpy")
gymnasium = needs("gymnasium")

from clowder.adapters.batch import BatchEnv  # noqa: E402
from clowder.adapters.encoders import make_encoder  # noqa: E402
from clowder.adapters.gymnasium import NAMES, ClowderVectorEnv  # noqa: E402
from clowder.adapters.match import draw_seed  # noqa: E402


def first_legal(env: Any) -> Any:
    """One of the legal actions of every game, another one each time."""
    return np.array([np.flatnonzero(mask)[(7 * row) % mask.sum()] for row, mask in enumerate(env.mask)])


@pytest.mark.parametrize(("id", "seats", "options"), [*usual_tables(), *varied_tables()], ids=table_name)
def test_rows_are_the_games_of_the_engine(id: str, seats: int, options: dict[str, Any]) -> None:
    """Without bots: observation, mask, seat and rewards of every row, step by step, over the ends of games."""
    rows, game = 3, clowder.game(id)
    env = BatchEnv(rows, id, seats, options=options, max_cycles=20)
    encoder = make_encoder(game, seats, options)
    env.reset(seed=5)
    source = np.random.default_rng(5)

    def deal() -> Any:
        state = game.new(seats=seats, options=options, seed=draw_seed(source))
        draw_seed(source)  # the luck of bots
        return state

    states, ages, ended = [deal() for _ in range(rows)], [0] * rows, 0
    for _ in range(26):
        for row, state in enumerate(states):
            seat = int(state.to_act())
            assert env.seats[row] == seat
            assert np.array_equal(env.observation[row], encoder.encode(state, seat))
            assert np.flatnonzero(env.mask[row]).tolist() == [int(action) for action in state.legal_actions()]
        actions, ends = env.legal()
        assert actions[ends[0] : ends[1]].tolist() == np.flatnonzero(env.mask[1]).tolist()
        chosen = first_legal(env)
        rewards, done = env.step(chosen)
        for row in range(rows):
            states[row].apply(int(chosen[row]))
            ages[row] += 1
            over = states[row].is_over()
            assert done[row] == (over or ages[row] == 20)
            assert rewards[row].sum() == pytest.approx(0, abs=1e-6)
            if done[row]:
                assert rewards[row].tolist() == pytest.approx(env.rows.match.reward(states[row]))
                ended += 1
                states[row], ages[row] = deal(), 0
    assert ended >= rows


def test_a_seat_of_ones_own_moves_on_with_every_game() -> None:
    env = BatchEnv(4, "if-it-fits", 3, bots="random")
    env.reset(seed=1)
    seats = [env.seats.tolist()]
    for _ in range(200):
        _, done = env.step(first_legal(env))
        if done[0]:
            seats.append(env.seats.tolist())
    assert len({tuple(row) for row in seats[:3]}) == 3
    assert {row[0] for row in seats} == {0, 1, 2}


def test_equal_seeds_and_actions_give_equal_games() -> None:
    ends = []
    for _ in range(2):
        env = BatchEnv(3, "csacska-macska", 3, bots=["kitten", RandomBot()], max_cycles=120)
        env.reset(seed=9)
        told = []
        for _ in range(60):
            rewards, done = env.step(first_legal(env))
            told.append((rewards.tolist(), done.tolist(), env.observation.sum().item()))
        ends.append(told)
    assert ends[0] == ends[1]
    assert any(any(done) for _, done, _ in ends[0])


def test_opponents_by_a_function() -> None:
    """They see their own side, and a learner is asked at its own decisions only."""
    asked: list[int] = []

    def opponents(env: BatchEnv, rows: Any) -> Any:
        asked.extend(env.seats[rows].tolist())
        assert all(env.mask[row].any() for row in rows)
        return first_legal(env)[rows]

    env = BatchEnv(4, "csacska-macska", 3, opponents=opponents, seat=1)
    env.reset(seed=3)
    ended = 0
    for _ in range(250):
        assert set(env.seats.tolist()) == {1}
        rewards, done = env.step(first_legal(env))
        assert rewards.shape == (4,)
        assert not rewards[~done].any()
        ended += int(done.sum())
    assert set(asked) == {0, 2}
    assert ended > 0


def test_illegal_actions() -> None:
    env = BatchEnv(2, "cat-box", 2)
    env.reset(seed=1)
    wrong = [int(np.flatnonzero(env.mask[0] == 0)[0]), int(np.flatnonzero(env.mask[1])[0])]
    with pytest.raises(clowder.ClowderError, match="in game 0 is not legal"):
        env.step(wrong)
    lost = BatchEnv(2, "cat-box", 2, bots="random", seat=0, illegal="lose")
    lost.reset(seed=1)
    rewards, done = lost.step([10**9, int(np.flatnonzero(lost.mask[1])[0])])
    assert (rewards.tolist(), done.tolist()) == ([-1.0, 0.0], [True, False])
    helped = BatchEnv(2, "cat-box", 2, bots="random", illegal="random")
    helped.reset(seed=1)
    assert not helped.step([-1, -1])[1].any()


@pytest.mark.parametrize(
    "setting",
    [{"games": 0}, {"seat": 9}, {"seat": "north"}, {"bots": ["random"]}, {"bots": "kitten", "opponents": len}],
)
def test_wrong_settings_are_told(setting: dict[str, Any]) -> None:
    with pytest.raises(clowder.ClowderError, match=r"at least one game|a seat is|give one bot|not both"):
        BatchEnv(**{"games": 2, "game": "cat-box", "seats": 4, **setting})


@pytest.mark.parametrize("actions", [["a", "b"], [0.5, 0.5], [None, 0], [[0], [0]]])
def test_actions_that_are_no_numbers_are_told(actions: list[Any]) -> None:
    env = BatchEnv(2, "csacska-macska", 3)
    env.reset(seed=1)
    with pytest.raises(clowder.ClowderError, match="actions are whole numbers"):
        env.step(actions)


def test_without_dense_masks_the_short_list_stays() -> None:
    long, short = (BatchEnv(3, "if-it-fits", 2, masks=masks) for masks in (True, False))
    for env in (long, short):
        env.reset(seed=2)
    assert short.mask.size == 0
    assert [part.tolist() for part in short.legal()] == [part.tolist() for part in long.legal()]


@pytest.mark.parametrize("game", list(NAMES))
def test_gymnasium_knows_the_names(game: str) -> None:
    env = gymnasium.make(NAMES[game], seats=3, seat=1)
    seen, info = env.reset(seed=4)
    assert info["seat"] == 1
    assert seen["action_mask"].any()
    many = gymnasium.make_vec(NAMES[game], num_envs=3, seats=3)
    assert isinstance(many.unwrapped, ClowderVectorEnv)
    assert many.reset(seed=4)[0]["observation"].shape == (3, *seen["observation"].shape)


def test_a_vector_environment_can_write_in_place() -> None:
    kept, reused = (ClowderVectorEnv(2, "csacska-macska", 3, copy=copy) for copy in (True, False))
    first, second = kept.reset(seed=1)[0], reused.reset(seed=1)[0]
    actions = [int(mask.argmax()) for mask in first["action_mask"]]
    before = first["observation"].copy()
    again, same = kept.step(actions)[0], reused.step(actions)[0]
    assert np.array_equal(first["observation"], before)
    assert same["observation"] is second["observation"]
    assert np.array_equal(again["observation"], same["observation"])
