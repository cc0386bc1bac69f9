"""The drawings of the terminal: at every step of a game, and exactly where a player would be misled."""

import pytest

import clowder
from clowder.cli.boards import draw
from clowder.cli.boards.if_it_fits import grid
from clowder.cli.speech import Words


@pytest.mark.parametrize("game", clowder.game_ids())
def test_every_step_can_be_drawn_for_every_pair_of_eyes(game: str) -> None:
    rules = clowder.game(game)
    words = Words(rules, ["P1", "P2", "P3", "P4"], "en")
    for seed in range(3):
        state = rules.new(seats=4, seed=seed)
        rng = clowder.Rng(seed)
        while not state.is_over():
            for seat in (-1, state.to_act()):
                told = "\n".join(draw(rules, state.view(seat), words))
                assert "P4" in told
                assert "{" not in told
            state.apply(state.nth_action(rng.below(state.count_actions())))


def test_walls_are_drawn_where_one_of_two_cards_has_them_and_turn_with_the_card() -> None:
    game = clowder.game("if-it-fits")
    table = ["S3 @0,0", "S5 @1,0 r180", "S1 @2,0", "S2 @3,0", "sleep B @0,1"]
    view = game.from_position({"seats": 2, "table": table, "lying": ["cat A @2,0"]}).view(0)
    assert [view["faces"][card] for card in ("S3", "S5", "S2")] == [".#..", "#..#", "#..."]
    assert grid(view) == [
        "        0    1    2    3  ",
        "      +    +    +    +----+",
        "   0       |    | <A   A>  ",
        "      +    +----+    +    +",
        "   1    b    .    .    .   ",
        "      +    +    +    +    +",
    ]
