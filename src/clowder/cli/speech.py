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
from clowder.texts import Texts, game_texts, package_texts

# facts that are seats; the second kind may be something else in another sentence, so only `..._name` is added
SEATS = frozenset(
    {"seat", "owner", "victim", "partner", "target", "winner", "loser", "to_act", "receiver", "giver"}
) | {
    "attacker",
    "defender",
    "opponent",
    "other",
}
NAMED = frozenset({"to", "from", "of"})


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
        self.package = type(game).__module__.rpartition(".")[0]
        self.texts: Texts = game_texts(self.package, tongue or language())

    def name(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else text("nobody")

    def facts(self, params: Mapping[str, Any]) -> Json:
        """The facts of a sentence, with seats as names: `who` acts, `own` says that the owner does it by themselves."""
        facts = dict(params)
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
        return self.texts.say(f"event-{kind}", self.facts(seen))

    def refusal(self, refusal: Refusal) -> str:
        """The reason in words, with the rules it comes from."""
        return f"{self.texts.say(refusal.key, self.facts(refusal.params))} [{', '.join(refusal.clauses)}]"

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
                said = self.texts.say(f"score-{line.key}", {"points": line.points, **self.facts(line.params)})
                lines.append(f"  {line.points:+d}  {said} [{line.clause}]")
        return lines


def game_title(game: Game) -> str:
    """The title in the game's own rulebook, or its id."""
    return Words(game, []).title()


def legal_texts(state: State) -> list[str]:
    return [state.action_text(action) for action in state.legal_actions()]
