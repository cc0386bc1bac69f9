"""Why something may not be done."""

from typing import Any

from clowder.core.types import Json


class Refusal:
    """A refused move: `key` names the sentence in the catalogues, `clauses` the rules that forbid it, best one first.

    `params` fill the sentence: plain values and piece names, never prose.
    """

    def __init__(self, key: str, clauses: tuple[str, ...], params: dict[str, Any] | None = None) -> None:
        self.key = key
        self.clauses = clauses
        self.params: dict[str, Any] = {} if params is None else params

    def as_json(self) -> Json:
        return {"key": self.key, "clauses": list(self.clauses), "params": self.params}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.as_json() == other.as_json()

    def __hash__(self) -> int:
        return hash((self.key, self.clauses))

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.clauses!r}, {self.params!r})"


def refuse(key: str, clauses: tuple[str, ...], **params: Any) -> Refusal:
    """A refusal by key, clauses and facts."""
    return Refusal(key, clauses, params)
