"""The promises of the engine contract, one function each: check(game, seats, options, seed) raises AssertionError.

The suite calls them for every game and case, the doubles of the tiny game show that they notice a fault, and
bin/soak calls them for as many seeds as there is time.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from clowder.core.errors import ActionError
from clowder.core.game import Game
from clowder.core.outcome import Outcome
from clowder.core.play import play, play_text
from clowder.core.record import Record, replay_with
from clowder.core.rng import Rng
from clowder.core.state import State
from clowder.core.types import NOBODY
from tests.contract.catalog import rule_ids
from tests.contract.declared import check_facts, check_view_type
from tests.contract.notation import mutations
from tests.contract.secrecy import check_no_leak, check_redraw, check_reveals, check_sampler
from tests.contract.walk import history, some, text_of

Check = Callable[[Game, int, Mapping[str, Any], int], None]
KEY = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
FORBIDDEN = {"seed", "rng", "words", "random", "deck_order", "draw_order", "order", "next_card", "ply"}


def check_actions(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """legal_actions is ascending, unique, in range and not empty; is_legal, count and pick speak of the same set."""
    rng = Rng(seed + 2)
    for state in history(game, seats, options, seed).spread(40):
        limit = state.action_count()
        legal = list(state.legal_actions())
        assert legal, "nothing legal although the game runs"
        assert legal == sorted(set(legal)), "legal actions are not ascending and unique"
        assert legal[0] >= 0, "an action below 0"
        assert legal[-1] < limit, "an action beyond action_count"
        assert state.count_actions() == len(legal), "count_actions differs from the list"
        assert sorted(state.nth_action(k) for k in range(len(legal))) == legal, "nth_action is another set"
        among = set(legal)
        asked = [-1, -limit, limit, limit + 1, 1 << 40, *some(rng, legal, 20)]
        asked += [int(rng.below(limit)) for _ in range(60)]
        asked += [action + 1 for action in some(rng, legal, 20)]
        for action in asked:
            assert state.is_legal(action) == (action in among), f"is_legal({action}) disagrees with the list"
    over = history(game, seats, options, seed).states[-1]
    assert over.to_act() == NOBODY
    assert len(over.legal_actions()) == 0, "a finished game offers actions"
    assert over.is_over()
    assert not any(over.is_legal(action) for action in range(0, int(over.action_count()), 97))


def check_notation(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """Texts and actions name each other, and no two actions share a text."""
    rng = Rng(seed + 3)
    for state in history(game, seats, options, seed).spread(12):
        chosen = some(rng, state.legal_actions(), 40)
        texts = [state.action_text(action) for action in chosen]
        for action, text in zip(chosen, texts, strict=True):
            prefix, word = state.action_pair(action)
            assert " ".join(filter(None, (prefix, word))) == text, f"{text!r} is put together otherwise"
            assert " " not in word, f"{text!r} is not cut at its last space"
        assert len(set(texts)) == len(texts), "two actions have one text"
        for action, text in zip(chosen, texts, strict=True):
            assert text == text.strip(), f"{text!r} has spaces around it"
            assert state.parse_action(text) == action, f"{text!r} is read as another action"
            spaced = "  " + text.replace(" ", "   ") + " "
            assert state.parse_action(spaced) == action, f"{text!r} with more spaces is read differently"


def check_copies(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """Clones are equal and independent; no earlier copy ever changed while the game went on."""
    played = history(game, seats, options, seed)
    assert [state.key() for state in played.states] == played.keys, "an earlier copy changed"
    for state in played.spread(12):
        before = state.key()
        copy, twin = state.clone(), state.clone()
        assert copy.events is None, "somebody listens to a clone"
        assert copy.key() == before, "a clone differs"
        for _ in range(5):
            if copy.to_act() >= 0:
                copy.apply(copy.nth_action(copy.count_actions() // 2))
        assert state.key() == before, "playing on a clone changed the original"
        action = state.legal_actions()[0]
        first, second = state.clone(), twin
        first.apply(action)
        second.apply(action)
        assert first.key() == second.key(), "equal states have different futures"
        for seat in range(NOBODY, seats):
            state.view(seat)
            state.determinize(seat, Rng(seed))
            third = state.clone()
            third.view(seat)
            third.apply(action)
            assert third.view(seat) == first.view(seat), "a view shows the position before a move"
        state.evaluate()
        state.judge()
        state.ranks()
        state.points_now()
        assert state.key() == before, "looking at a state changed it"


def check_position(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """Positions are JSON and come back the same, with the same future."""
    played = history(game, seats, options, seed)
    for state in [*played.spread(8), played.states[-1]]:
        told = json.loads(json.dumps(game.position(state)))
        back = game.from_position(told)
        assert back.key() == state.key(), "a position comes back different"
        assert json.loads(json.dumps(game.position(back))) == told, "a position is told differently the second time"
    start = played.spread(3)[-1 if len(played.states) < 4 else 1]
    back, copy = game.from_position(game.position(start)), start.clone()
    choose = Rng(seed + 4)
    while copy.to_act() >= 0:
        pick = choose.below(copy.count_actions())
        copy.apply(copy.nth_action(pick))
        back.apply(back.nth_action(pick))
        assert back.to_act() == copy.to_act(), "a set-up position goes on differently"
    assert back.key() == copy.key(), "a set-up position ends differently"


def check_refusals(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """refusal(...) is None exactly when the move is legal, and otherwise names rules that exist."""
    rng = Rng(seed + 5)
    played = history(game, seats, options, seed)
    for state in [*played.spread(8), played.states[-1]]:
        legal = state.legal_actions()
        among = set(legal)
        texts = [state.action_text(action) for action in some(rng, legal, 12)]
        texts += some(rng, played.texts, 12)
        texts += mutations(rng, texts, 30)
        for text in texts:
            for seat in {int(state.to_act()), int(rng.below(seats)), NOBODY}:
                expected = seat == state.to_act() and seat >= 0 and _read(state, text) in among
                assert_refusal(game, state, seat, text, expected)


def assert_refusal(game: Game, state: State, seat: int, text: str, legal: bool) -> None:
    refused = state.refusal(seat, text)
    if legal:
        assert refused is None, f"{text!r} is legal and refused: {refused}"
        return
    assert refused is not None, f"{text!r} by seat {seat} is illegal and not refused"
    assert KEY.fullmatch(refused.key), f"{refused} has a key that no catalogue can use"
    assert refused.clauses, f"{refused} names no clause"
    json.dumps(refused.as_json())
    known = rule_ids(game.id)
    if known is not None:
        assert set(refused.clauses) <= known, f"{refused} names a rule that does not exist"


def _read(state: State, text: str) -> int:
    try:
        return int(state.parse_action(text))
    except ActionError:
        return -1


def check_record(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """A replayed record is the game as it was; records survive JSON; a stopped replay is the state of that ply."""
    played = history(game, seats, options, seed)
    record = Record.start(game, seats=seats, options=options, seed=seed)
    record = Record.from_json({**record.as_json(), "actions": list(played.texts)})
    assert Record.from_json(json.loads(json.dumps(record.as_json()))) == record, "a record comes back different"
    heard: list[int] = []
    result = replay_with(game, record, lambda ply, state, events: heard.append(ply))
    assert result.ok, f"the replay stopped at ply {result.ply}: {result.reason}"
    assert result.state.key() == played.keys[-1], "the replay ends differently"
    assert heard == list(range(len(played.texts)))
    middle = len(played.texts) // 2
    assert replay_with(game, record, until=middle).state.key() == played.keys[middle], "a part of it differs"
    cut = Record.from_json({**record.as_json(), "actions": [*played.texts[:middle], "no such move"]})
    stopped = replay_with(game, cut)
    assert (stopped.ok, stopped.ply) == (False, middle), "a broken record is not stopped where it breaks"
    assert stopped.state.key() == played.keys[middle], "a broken move changed the state"


def check_outcome(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """No outcome while the game runs; then sheets that add up, ranks that are ranks, and clauses that exist."""
    played = history(game, seats, options, seed)
    for state in played.spread(10):
        assert state.outcome() is None, "a running game has an outcome"
        for said in (state.evaluate(), state.judge()):
            assert all(0.0 <= value <= 1.0 for value in said), "evaluate or judge leaves 0..1"
            assert len(said) == seats
        assert len(state.ranks()) == seats
    check_ended(game, played.states[-1])


def check_ended(game: Game, over: State) -> None:
    """The promises of one finished game."""
    outcome = over.outcome()
    assert outcome is not None, "a finished game has no outcome"
    json.dumps(outcome.told())
    assert outcome.reason
    assert len(outcome.scores) == len(outcome.ranks) == len(outcome.sheet) == over.seats
    for score, lines in zip(outcome.scores, outcome.sheet, strict=True):
        assert score == sum(line.points for line in lines), "a score sheet does not add up"
    known = rule_ids(game.id)
    for line in (line for lines in outcome.sheet for line in lines):
        assert known is None or line.clause in known, f"score line {line.key} names the unknown rule {line.clause}"
    assert outcome.ranks == [1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks]
    assert list(over.ranks()) == outcome.ranks, "ranks() and the outcome disagree"
    assert list(over.points_now()) in ([], outcome.scores), "points_now() and the outcome disagree"
    assert outcome.winners, "nobody is in the first place"
    check_decided(outcome, known)


def check_decided(outcome: Outcome, known: frozenset[str] | None) -> None:
    """Each question is asked of those whom the one before left equal, and the last leaves the winners."""
    assert outcome.decided is not None, "an outcome does not say what decided: call outcome.decide([Question(...)])"
    left = list(range(len(outcome.ranks)))
    for tier in outcome.decided.tiers:
        assert tier.seats == left, f"{tier.key} was asked of {tier.seats} instead of {left}"
        assert known is None or tier.clause in known, f"the question {tier.key} names the unknown rule {tier.clause}"
        best = min(tier.figures) if tier.fewest else max(tier.figures)
        left = [seat for seat, figure in zip(tier.seats, tier.figures, strict=True) if figure == best]
    assert left == outcome.winners, "what decided makes others win"
    assert outcome.decided.lead >= 0
    if outcome.decided.line >= 0:
        assert outcome.sheet[outcome.winners[0]][outcome.decided.line].points > 0


def check_views(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """Views are plain JSON with the common fields, stable, and without anything only the engine may know."""
    played = history(game, seats, options, seed)
    for state in [*played.spread(8), played.states[-1]]:
        for seat in range(NOBODY, seats):
            view = state.view(seat)
            assert view == {**state.public_view(), **state.own_view(seat)}, "a view is not its two parts"
            assert not state.public_view().keys() & state.own_view(seat).keys() or not state.public_view()
            assert text_of(view) == text_of(state.view(seat)), "a view differs the second time"
            assert json.loads(text_of(view)) == view, "a view is not plain JSON"
            assert {"game", "seats", "phase", "to_act"} <= view.keys(), "a view has game, seats, phase and to_act"
            assert view["game"] == game.id
            assert view["seats"] == seats
            assert view["to_act"] == state.to_act()
            assert isinstance(view["phase"], str)
            found = _names(view) & FORBIDDEN
            assert not found, f"the view has the forbidden field {found}"


def _names(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set(data) | {name for part in data.values() for name in _names(part)}
    if isinstance(data, list):
        return {name for part in data for name in _names(part)}
    return set()


def check_events(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """Events are JSON for every viewer, and the checked door does what apply does."""
    played = history(game, seats, options, seed)
    silent = played.states[0].clone()
    heard = played.states[0].clone()
    for ply, text in enumerate(played.texts):
        events = play_text(heard, text)
        assert events, f"nothing is told of {text!r}"
        for event in events:
            for seat in range(NOBODY, seats):
                seen = event.seen_by(seat)
                assert seen["kind"] == event.kind, f"the payload of {event.kind} hides its kind"
                json.dumps(seen)
        play(silent, played.actions[ply])
    assert heard.key() == silent.key() == played.keys[-1], "listening changes the game"
    assert heard.events is None


ALL: tuple[Check, ...] = (
    check_actions,
    check_notation,
    check_copies,
    check_position,
    check_refusals,
    check_record,
    check_outcome,
    check_views,
    check_events,
    check_facts,
    check_view_type,
    check_no_leak,
    check_reveals,
    check_sampler,
    check_redraw,
)
