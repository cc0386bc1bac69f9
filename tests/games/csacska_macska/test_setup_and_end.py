"""Set-up, turns, the end of the deck, and who wins."""

from collections import Counter

import pytest

import clowder
from clowder.games.csacska_macska.cards import parse_card
from clowder.games.csacska_macska.piles import settle_piles


def cards_of(game, state):
    """Every card that is not a coin, by name."""
    position = game.position(state)
    names = Counter(position["deck"].split() + position["box"].split() + position["hand"].split())
    for pile in position["piles"].values():
        names.update(pile.split())
    for own in position["series"].values():
        for series in own.values():
            names.update("KIT" if name == "+K" else name for name in series.split())
    names["KIT"] += len(position["orphans"])
    return names


@pytest.mark.rule("CM-E42", "CM-SETUP-1", "CM-SETUP-2", "CM-SETUP-3", "CM-SETUP-5", "CM-PAIR-1", "CM-PAIR-2", "CM-R15")
def test_e42_set_up_removes_pairs(game, lines):
    text = "RAS GOOD RAS B1 GOOD Y5 R3 S"
    state = game.from_position({"seats": 3, "deck": text})
    position = game.position(state)
    assert position["piles"] == {"P1": "B1", "P2": "Y5", "P3": "R3"}
    assert position["deck"] == "S"
    assert sorted(position["box"].split()) == ["GOOD", "GOOD", "RAS", "RAS"]
    assert state.to_act() == 0
    assert position["series"] == {}
    assert position["coins"] == {"A": 0, "B": 0, "C": 0}

    again = game.from_position({"seats": 3, "phase": "over", "deck": "", "piles": {"P1": "", "P2": "", "P3": ""}})
    for name in reversed(text.split()):
        again.deck[again.deck_left] = parse_card(name)
        again.deck_left += 1
    again.events = []
    settle_piles(again)
    assert lines(again.events) == [
        "refill P1 RAS", "refill P2 GOOD", "refill P3 RAS", "pair RAS P1 P3", "refill P1 B1", "refill P3 GOOD",
        "pair GOOD P2 P3", "refill P2 Y5", "refill P3 R3",
    ]  # fmt: skip


@pytest.mark.rule("CM-SETUP-1", "CM-SETUP-2", "CM-SETUP-5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_cards_are_dealt_and_nobody_has_anything(game, seats):
    state = game.new(seats=seats, seed=11)
    view = state.view(clowder.NOBODY)
    assert len(view["piles"]) == seats
    assert all(len(pile.split()) == 1 for pile in view["piles"])
    assert view["series"] == [[]] * seats
    assert view["coins"] == [0] * seats
    names = cards_of(game, state)
    assert sum(names.values()) == 120
    assert sum(count for name, count in names.items() if name[0] in "BYRG" and name[1].isdigit()) == 92
    assert names["S"] == 12
    assert [names[name] for name in ("KIT", "RAS", "GOOD", "LADY", "BAD")] == [4, 3, 3, 3, 3]


@pytest.mark.rule("CM-SETUP-1")
def test_the_shuffle_depends_on_the_seed(game):
    decks = {game.position(game.new(seats=3, seed=seed))["deck"] for seed in range(20)}
    assert len(decks) == 20


@pytest.mark.rule("CM-SETUP-4", "CM-R33")
def test_the_starting_player_is_random_or_fixed(game):
    starts = Counter(game.new(seats=3, seed=seed).to_act() for seed in range(120))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 20
    for seat in (1, 2, 3):
        assert game.new(seats=3, options={"start_player": seat}, seed=5).to_act() == seat - 1


@pytest.mark.rule("CM-E49")
def test_e49_all_options_together(game):
    options = {"pile_draw": "numbers_only", "end_scoring": "complete_threes", "start_player": 3}
    state = game.new(seats=5, options=options, seed=1)
    assert len(state.view(0)["piles"]) == 5
    assert state.to_act() == 2


@pytest.mark.rule("CM-TURN-1", "CM-TURN-2")
def test_turns_go_clockwise_and_hold_one_action(table, moves):
    state = table("Base-3; deck R3 Y3 G3 R9 Y9 G9 B9")
    for name, move in zip("ABCAB", ["take P1", "take P1", "take P1", "take P1", "take P1"], strict=True):
        assert "ABC"[state.to_act()] == name
        moves(state, f"{name} {move}")


@pytest.mark.rule("CM-E45", "CM-END-3", "CM-R20", "CM-R21")
def test_e45_the_first_deck_runs_out(game, table, moves):
    state = table("Base-4; A blue [B1 B3]; deck B5 Y9; box R5 R7 G7 G9 Y7; coins C2")
    before = cards_of(game, state)
    happened = moves(state, "A draw", "A play B5", "A score", "A discard Y9 P1")
    assert happened == [
        "A draw B5 Y9", "A play B5 blue", "A score blue [B1 B3 B5] 1+3+5=9: 1", "A discard Y9 P1", "reshuffle 12",
        *[line for line in happened if line.startswith("refill")],
    ]  # fmt: skip
    view = state.view(0)
    assert sum(len(pile.split()) for pile in view["piles"]) == 4
    assert (view["deck"], view["box"], view["pass"], view["to_act"]) == (8, "", 2, 1)
    assert view["coins"] == [1, 0, 2, 0]
    assert cards_of(game, state) == before - Counter({"B1": 1})  # one card became a coin


@pytest.mark.rule("CM-R21", "CM-END-3")
def test_series_and_kittens_stay_at_the_reshuffle(table, moves):
    state = table("Base-5; A blue [B1 B3 +K]; B red [R5 S]; deck B5 Y9")
    moves(state, "A draw", "A play B5", "A discard Y9 P1")
    view = state.view(0)
    assert [series["cards"] for series in view["series"][0]] == ["B1 B3 B5 +K"]
    assert [series["cards"] for series in view["series"][1]] == ["R5 S"]
    assert view["to_act"] == 1


@pytest.mark.rule("CM-R21")
def test_a_reshuffle_that_only_fills_the_piles_ends_the_game(table, moves):
    state = table("Base-4; A blue [B1]; A red [R1]; deck B3 R3")
    assert moves(state, "A draw", "A play B3", "A play R3")[-1] == "over"
    assert state.view(0)["deck"] == 0
    assert state.outcome() is not None


@pytest.mark.rule("CM-END-1", "CM-R20")
def test_three_players_never_reshuffle(table, moves):
    state = table("Base-3; deck B3 R3; box G1 G3 G5 G7 G9")
    assert moves(state, "A draw", "A play B3", "A play R3")[-1] == "over"


@pytest.mark.rule("CM-R20")
def test_the_turn_that_empties_the_deck_is_finished_and_empty_piles_stay(table, moves):
    state = table("Base-3; A blue [B5]; P3 [LADY]; deck LADY B9")
    happened = moves(state, "A draw", "A discard LADY P1", "A discard B9 P3")
    assert happened == ["A draw LADY B9", "A discard LADY P1", "pair LADY P1 P3", "A discard B9 P3", "over"]


@pytest.mark.rule("CM-R20", "CM-END-2")
def test_one_card_left_is_a_draw_of_one(table, moves):
    state = table("Base-4; pass 2; deck LADY; coins B1")
    assert moves(state, "A draw", "A discard LADY P2") == ["A draw LADY", "A discard LADY P2", "over"]
    assert state.outcome().reason == "deck-out-twice"


@pytest.mark.rule("CM-S1", "CM-END-5", "CM-GOAL-1", "CM-R25", "CM-R22")
def test_s1_unfinished_series_count_nothing(table, moves):
    state = table("Base-3; A blue [B1 B3 B5]; coins A10 B11 C7; deck R9")
    moves(state, "A draw", "A discard R9 P1")
    outcome = state.outcome()
    assert (outcome.scores, outcome.ranks, outcome.winners) == ([10, 11, 7], [2, 1, 3], [1])
    assert (outcome.decided.tiers[-1].key, outcome.decided.lead, outcome.decided.line) == ("points", 1, 0)


@pytest.mark.rule("CM-S2", "CM-R25", "CM-R22")
def test_s2_complete_threes_count_under_that_option(table, moves):
    state = table("Base-3; A blue [B1 B3 B5]; coins A10 B11 C7; deck R9; end_scoring complete_threes")
    happened = moves(state, "A draw", "A discard R9 P1")
    assert happened[-2:] == ["A score blue [B1 B3 B5] 1+3+5=9: 1", "over"]
    outcome = state.outcome()
    assert (outcome.scores, outcome.ranks, outcome.winners) == ([11, 11, 7], [1, 1, 3], [0, 1])
    assert (len(outcome.decided.tiers), outcome.decided.lead, outcome.decided.line) == (1, 0, -1)
    assert [line.key for line in outcome.sheet[0]] == ["earlier", "final-three"]


@pytest.mark.rule("CM-R25")
def test_only_clean_threes_worth_something_are_scored_at_the_end(table, moves):
    rest = "A blue [B1 B3 +K]; B red [R1 S R3]; C green [G1 G1 G3]; deck R9; end_scoring complete_threes"
    state = table(f"Base-3; {rest}")
    assert moves(state, "A draw", "A discard R9 P1") == ["A draw R9", "A discard R9 P1", "over"]


@pytest.mark.rule("CM-S3", "CM-END-3", "CM-END-4", "CM-R21", "CM-R22")
def test_s3_the_count_of_a_reshuffle(game, moves):
    series = {
        "A": {"blue": "B1 B3 B1 B3 +K", "red": "R1"},
        "B": {"blue": "B5 B5 B5"},
        "C": {"yellow": "Y1 Y3 Y1 Y3"},
        "D": {"green": "G1"},
    }
    whole = Counter(cards_of(game, game.new(seats=4, seed=0)))
    for name in ["B1", "B3", "B1", "B3", "R1", "B5", "B5", "B5", "Y1", "Y3", "Y1", "Y3", "G1", "KIT", "G3", "G9"]:
        whole[name] -= 1
    box = sorted(whole.elements())
    piles = {f"P{n + 1}": box.pop(box.index(name)) for n, name in enumerate(("B7", "Y7", "R7", "G7"))}
    position = {"seats": 4, "deck": "G9", "piles": piles, "series": series, "coins": {"A": 6, "B": 4, "C": 9, "D": 3}}
    position["box"] = " ".join([*box[22:], "G3"])  # 22 cards are coins
    state = game.from_position(position)
    happened = moves(state, "A draw", "A play G9")
    assert "reshuffle 83" in happened  # 120 - 22 coins - 14 cats - 1 Kittens card
    view = state.view(0)
    pairs = sum(line.startswith("pair") for line in happened)
    assert view["deck"] == 79 - 2 * pairs

    end = game.from_position({"base": "Base-4", "pass": 2, "deck": "Y9", "coins": {"A": 15, "B": 18, "C": 18, "D": 9}})
    moves(end, "A draw", "A discard Y9 P1")
    assert (end.outcome().ranks, end.outcome().winners) == ([3, 1, 1, 4], [1, 2])


@pytest.mark.rule("CM-S4", "CM-R22", "CM-R25")
@pytest.mark.parametrize(
    ("decision", "option", "scores", "winners"),
    [
        ("score", "coins_only", [5, 5, 5], [0, 1, 2]),
        ("keep", "coins_only", [4, 5, 5], [1, 2]),
        ("keep", "complete_threes", [5, 5, 5], [0, 1, 2]),
    ],
)
def test_s4_the_last_three(table, moves, decision, option, scores, winners):
    state = table(f"Base-3; A blue [B1 B3]; deck B5; coins A4 B5 C5; end_scoring {option}")
    moves(state, "A draw", "A play B5", f"A {decision}")
    assert state.outcome().scores == scores
    assert state.outcome().winners == winners


@pytest.mark.rule("CM-GOAL-2", "CM-DEF-8")
def test_the_sheet_says_what_paid_and_when(table, moves):
    state = table("Base-3; A blue [B1 B3]; B blue [B9 S]; C blue [B7 B7]; deck B5 BAD RAS GOOD Y5; coins C1")
    moves(state, "A draw", "A play B5", "A score", "A discard BAD P1")
    moves(state, "B draw", "B use RAS blue C", "B use GOOD blue A")
    moves(state, "C draw", "C play Y5")
    outcome = state.outcome()
    sheet = [
        [(line.key, line.clause, line.points, line.params.get("turn")) for line in lines] for lines in outcome.sheet
    ]
    assert sheet[0] == [("three", "CM-SCORE-5", 1, 1), ("good-dog", "CM-GOOD-2", 2, 2)]
    assert sheet[1] == []
    assert sheet[2] == [("earlier", "CM-DEF-8", 1, None), ("rascal", "CM-RAS-5", 1, 2)]
    assert [sum(line.points for line in lines) for lines in outcome.sheet] == outcome.scores == [3, 0, 2]
