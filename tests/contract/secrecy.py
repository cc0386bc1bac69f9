"""Hidden information is hidden, and what a bot imagines depends on nothing but what its seat knows.

Each check redraws what a seat cannot know and compares, byte by byte, all that the seat receives.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from clowder.core.errors import ActionError
from clowder.core.game import Game
from clowder.core.play import play
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.core.types import NOBODY
from tests.contract.catalog import passing_kinds
from tests.contract.notation import mutations
from tests.contract.walk import history, some, text_of

PLIES = 10
LEGAL = 6  # legal moves that are asked about
MANY = 1000  # draws that find every world of a tiny position


def check_no_leak(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """View, legal actions, refusals and what a move would lead to: the same in every world a seat cannot tell apart."""
    rng = Rng(seed + 6)
    played = history(game, seats, options, seed)
    for state in [*played.spread(PLIES), played.states[-1]]:
        legal = [state.action_text(action) for action in some(rng, state.legal_actions(), LEGAL)]
        texts = [*legal, *some(rng, played.texts, 6)]
        texts += mutations(rng, texts, 8)
        for seat in range(NOBODY, seats):
            for _ in range(2):
                _compare_now(state, state.determinize(seat, rng), seat, texts)


def _compare_now(state: State, other: State, seat: int, texts: list[str]) -> None:
    assert other.to_act() == state.to_act(), "a sampled world has another seat to act"
    assert text_of(other.view(seat)) == text_of(state.view(seat)), f"the view of seat {seat} leaks"
    if seat >= 0 and seat == state.to_act():
        assert list(other.legal_actions()) == list(state.legal_actions()), f"the actions of seat {seat} leak"
        before = state.key()
        for text in texts[:LEGAL]:
            if state.refusal(seat, text) is None:
                action = state.parse_action(text)
                seen = text_of(state.foresee(seat, action))
                assert text_of(other.foresee(seat, action)) == seen, f"what {text!r} would lead to leaks"
        assert state.key() == before, "asking what a move would lead to has made it"
    for text in texts:
        assert _refusal(other, seat, text) == _refusal(state, seat, text), f"the refusal of {text!r} leaks"


def _refusal(state: State, seat: int, text: str) -> bytes:
    refused = state.refusal(seat, text)
    return b"" if refused is None else text_of(refused.as_json())


def check_reveals(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """After the same action a seat sees the same, unless an event says that something was revealed.

    And no event tells more than the seat knows from then on: where it could imagine the same worlds afterwards, it was
    told the same, by revealing events too.
    """
    rng = Rng(seed + 7)
    played = history(game, seats, options, seed)
    for state in played.spread(PLIES):
        texts = [state.action_text(action) for action in some(rng, state.legal_actions(), 4)]
        for seat in range(NOBODY, seats):
            other = state.determinize(seat, rng)
            for text in texts:
                _compare_after(state.clone(), other.clone(), seat, text, passing_kinds(game))


def _compare_after(state: State, other: State, seat: int, text: str, passing: frozenset[str]) -> None:
    try:
        action, same = state.parse_action(text), other.parse_action(text)
    except ActionError:
        return  # the others' moves may name what only they can see
    if not other.is_legal(same):
        return
    told, imagined = play(state, action), play(other, same)
    heard, dreamt = ([event.seen_by(seat) for event in events] for events in (told, imagined))
    gone, lost = ([event for event in events if event["kind"] in passing] for events in (heard, dreamt))
    if gone == lost and _known(state, seat) == _known(other, seat):
        assert text_of(heard) == text_of(dreamt), f"{text!r} tells seat {seat} more than it knows: {heard}, {dreamt}"
    if text_of([heard, state.view(seat)]) != text_of([dreamt, other.view(seat)]):
        for events in (told, imagined):
            assert any(event.reveals for event in events), f"{text!r} tells seat {seat} something unannounced"


def _known(state: State, seat: int) -> tuple[bytes, tuple[int, ...]]:
    """What a seat sees, and what it imagines with one fixed draw: equal where it cannot tell two states apart."""
    return text_of(state.view(seat)), state.determinize(seat, Rng(1)).key()


def check_sampler(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """The same information and the same generator give the same world, whatever the truth is; it can be played."""
    played = history(game, seats, options, seed)
    for step, state in enumerate(played.spread(PLIES)):
        truth = state.key()
        for seat in range(NOBODY, seats):
            draw = seed + 100 * step + seat + 1
            sample = state.determinize(seat, Rng(draw))
            assert state.key() == truth, "sampling changed the truth"
            assert sample.key() == state.determinize(seat, Rng(draw)).key(), "one draw gives two worlds"
            assert sample.rng.words() != state.rng.words(), "the sample foresees chance"
            again = sample.determinize(seat, Rng(draw + 1))
            assert again.key() == state.determinize(seat, Rng(draw + 1)).key(), (
                f"what seat {seat} imagines depends on what it cannot know"
            )
        if step % 3 == 0:
            _play_out(sample, Rng(step))


def _play_out(state: State, rng: Rng) -> None:
    while state.to_act() >= 0:
        state.apply(state.nth_action(rng.below(state.count_actions())))
    assert state.outcome() is not None


def check_redraw(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """At the start something is unknown to everybody, and sampling does redraw it: no test above is idle."""
    state = history(game, seats, options, seed).states[0]
    for seat in range(NOBODY, seats):
        worlds = {world(state.determinize(seat, Rng(seed + n))) for n in range(6)}
        assert len(worlds) > 1, f"seat {seat} always imagines the same world"


def world(state: State) -> tuple[int, ...]:
    """The key of a state without its generator."""
    copy = state.clone()
    copy.rng = Rng(0)
    return copy.key()


def check_distribution(state: State, seat: int) -> bool:
    """Every possible world turns up equally often; False if there are too many worlds to count.

    Chi-square against equal counts; the bound is passed by chance once in about a million runs, and the seeds are
    fixed, so a pass stays a pass.
    """
    possible = {world(state.determinize(seat, Rng(n))) for n in range(MANY)}
    if len(possible) > MANY // 20:
        return False
    mean = 60
    rng = Rng(4242)
    counts = Counter(world(state.determinize(seat, rng)) for _ in range(mean * len(possible)))
    assert set(counts) <= possible, "a world turned up that hardly ever does"
    square = sum((counts[key] - mean) ** 2 / mean for key in possible)
    freedom = max(1, len(possible) - 1)
    # Wilson and Hilferty's approximation of the chi-square quantile at 4.75 standard deviations
    bound = freedom * (1 - 2 / (9 * freedom) + 4.75 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert square <= bound, f"worlds are not drawn fairly: chi-square {square:.1f} > {bound:.1f}"
    return True
