"""What the command line says: its own texts, and the sentences of the games."""

import os
from collections.abc import Mapping
from typing import Any

from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.outcome import Outcome
from clowder.core.refusal import Refusal
from clowder.core.state import State
from clowder.core.types import Json, Seat
from clowder.texts import Texts, game_texts, package_of, package_texts

# facts that are seats; the second kind may be something else in another sentence, so only `..._name` is added
SEATS = frozenset(
    (
        "seat", "owner", "victim", "partner", "target", "winner", "loser", "to_act", "receiver", "giver", "attacker",
        "defender", "opponent", "other",
    )
)  # fmt: skip
NAMED = frozenset({"to", "from", "of"})
# facts that are pieces and have names; places keep their short ids, which are drawn on the board and typed in moves
PIECES = frozenset({"card", "cards", "food", "foods", "animal", "shop", "took", "gave", "suit"})
COMMON = frozenset({"food", "foods", "animal", "suit"})  # common nouns, in the middle of a sentence
LARDERS = frozenset({"home", "place"})  # somebody's, then the cat is named; or a shop's


def language() -> str:
    """CLOWDER_LANGUAGE, or the language of the terminal, or English."""
    named = os.environ.get("CLOWDER_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return named.split(".")[0].replace("_", "-")


def text(id: str, /, **params: Any) -> str:
    """A sentence of the command line."""
    return package_texts("clowder.cli", language()).say(id, params)


def fault_text(error: Any) -> str:
    """Why the server or its store cannot do it: an error with `key` and `params`."""
    return "clowder: " + text(f"fault-{error.key.replace('_', '-')}", **error.params)


class Words:
    """The sentences of one game, with the players' names filled in."""

    def __init__(self, game: Game, names: list[str], tongue: str = "") -> None:
        self.game = game
        self.names = names
        self.package = package_of(game)
        self.tongue = tongue or language()
        self.texts: Texts = game_texts(self.package, self.tongue)

    def name(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else text("nobody")

    def piece(self, id: str) -> str:
        key = f"piece-{id.replace('/', '-')}"  # a card with two numbers
        return self.texts.say(key) if self.texts.has(key) else id

    def _worded(self, name: str, value: Any) -> Any:
        if name in PIECES and isinstance(value, str | list):
            ids = [value] if isinstance(value, str) else value
            words = ", ".join(self.piece(str(id)) for id in ids)
            return words.lower() if name in COMMON and not self.tongue.startswith("de") else words
        if name in LARDERS and self.texts.has(f"cat-{value}"):
            return f"{self.texts.say(f'cat-{value}')} ({value})"
        if name in LARDERS and str(value).replace("_", "").isalpha():  # a shop; spaces have numbers
            return self.piece(str(value))
        return value

    def facts(self, params: Mapping[str, Any], raw: frozenset[str] = frozenset()) -> Json:
        """The facts of a sentence, with seats as names: `who` acts, `own` says that the owner does it by themselves."""
        facts = {name: value if name in raw else self._worded(name, value) for name, value in params.items()}
        for name, value in params.items():
            if name in SEATS | NAMED and type(value) is int:
                facts.setdefault(f"{name}_name", self.name(value))
                if name in SEATS:
                    facts[name] = self.name(value)
        if type(params.get("seat")) is int:
            facts.setdefault("who", self.name(params["seat"]))
        if type(params.get("owner")) is int:
            facts.setdefault("own", params["owner"] == params.get("seat"))
        return facts

    def event(self, event: Event, viewer: Seat) -> str:
        seen = event.seen_by(viewer)
        kind = seen.pop("kind")
        return self._say(f"event-{kind}", seen)

    def _say(self, id: str, params: Mapping[str, Any]) -> str:
        return self.texts.say(id, self.facts(params, self.texts.chosen_by(id)))

    def refusal(self, refusal: Refusal) -> str:
        """The reason in words, with the rules it comes from."""
        return f"{self._say(refusal.key, refusal.params)} [{', '.join(refusal.clauses)}]"

    def phase(self, view: Json) -> str:
        return self.texts.say(f"phase-{view['phase']}", self.facts({"seat": view["to_act"]}))

    def title(self) -> str:
        return self.texts.say("title") if self.texts.has("title") else self.game.id

    def outcome(self, outcome: Outcome) -> list[str]:
        """The result seat by seat, best first, with the lines that add up to each score."""
        lines = [self.texts.say(f"reason-{outcome.reason}")]
        for seat in sorted(range(len(outcome.scores)), key=lambda seat: (outcome.ranks[seat], seat)):
            place, points = outcome.ranks[seat], outcome.scores[seat]
            lines.append(text("place", rank=place, name=self.name(seat), points=points))
            for line in outcome.sheet[seat]:
                said = self._say(f"score-{line.key}", {"points": line.points, **line.params})
                lines.append(f"  {line.points:+d}  {said} [{line.clause}]")
        return lines


def game_title(game: Game) -> str:
    """The title in the game's own rulebook, or its id."""
    return Words(game, []).title()


def legal_texts(state: State) -> list[str]:
    return [state.action_text(action) for action in state.legal_actions()]
