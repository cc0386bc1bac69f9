"""What the tests beside a slow reference share: comparing so that a difference can be read, and random moves."""

from collections.abc import Collection, Sequence
from typing import Any

import clowder


def same(what: str, engine: Any, model: Any) -> None:
    """Of two dictionaries or lists only what differs is told."""
    if engine == model:
        return
    if isinstance(engine, dict) and isinstance(model, dict):
        names = sorted(name for name in engine.keys() | model.keys() if engine.get(name) != model.get(name))
        told = "; ".join(f"{name}: engine {engine.get(name)}, reference {model.get(name)}" for name in names)
    elif isinstance(engine, list) and isinstance(model, list) and all(isinstance(text, str) for text in engine + model):
        more = [text for text in engine if text not in model]
        less = [text for text in model if text not in engine]
        told = f"only the engine {more}, only the reference {less}, in all {len(engine)} and {len(model)}"
    else:
        told = f"engine {engine}, reference {model}"
    raise AssertionError(f"{what}: {told}")


def offered_by(state: Any) -> list[str]:
    """The moves that the engine offers, as texts, sorted; listing, counting and picking by number tell the same."""
    actions = list(state.legal_actions())
    same("number of moves", state.count_actions(), len(actions))
    tried = range(0, len(actions), 1 + len(actions) // 10)
    same("different moves by number", len({state.nth_action(k) for k in tried} & set(actions)), len(tried))
    return sorted(state.action_text(action) for action in actions)


def compare_sheet(outcome: Any) -> None:
    """The lines of the score sheet add up to the points."""
    same("score sheet", [sum(line.points for line in lines) for lines in outcome.sheet], outcome.scores)


def favourite(texts: Collection[str], rng: clowder.Rng, by_kind: bool) -> str:
    """A random move; by kind: kinds of move are equally likely, so that rare ones are made often."""
    among = sorted(texts)
    if by_kind:
        kinds = sorted({text.split()[0] for text in among})
        kind = kinds[int(rng.below(len(kinds)))]
        among = [text for text in among if text.split()[0] == kind]
    return among[int(rng.below(len(among)))]


def one_of(rng: clowder.Rng, things: Sequence[Any]) -> Any:
    return things[int(rng.below(len(things)))]
