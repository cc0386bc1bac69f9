"""What the command line says: its own texts, and the sentences of the games."""

import os
import re
import sys
from collections.abc import Mapping
from typing import Any

from clowder.bots.hints import HINT_FACTS
from clowder.core.event import Event
from clowder.core.facts import CARD, MANY, OWNED, PIECE, PLACE, SEAT, Facts, kind_of
from clowder.core.game import Game
from clowder.core.outcome import Outcome
from clowder.core.refusal import Refusal
from clowder.core.state import State
from clowder.core.types import Json, Seat
from clowder.texts import Texts, game_texts, package_of, package_texts

_chosen = ""  # by --lang


def choose_language(wanted: str) -> None:
    """What --lang says holds for everything that is said from now on; empty: the language of the terminal again."""
    global _chosen
    _chosen = wanted


def language() -> str:
    """The language of --lang, of CLOWDER_LANGUAGE, of the terminal, or English."""
    settings = (_chosen, *(os.environ.get(name) for name in ("CLOWDER_LANGUAGE", "LC_ALL", "LANG")))
    named = next(filter(None, settings), "en")
    return named.split(".")[0].replace("_", "-")


def text(id: str, /, **params: Any) -> str:
    """A sentence of the command line."""
    return package_texts("clowder.cli", language()).say(id, params)


def score_text(id: str, /, **params: Any) -> str:
    """The same with numbers that may be below nothing."""
    return _figures_signed(text(id, **params), params)


def printed(figure: str) -> str:
    """A number as people read it: with a real minus sign, where the terminal has one."""
    return figure.replace("-", "\u2212") if _has_minus() else figure


def _has_minus() -> bool:
    try:
        "\u2212".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _figures_signed(said: str, params: Mapping[str, Any]) -> str:
    """The same for the numbers that a sentence was filled with; cells and moves in it are notation, and stay."""
    for value in params.values():
        if isinstance(value, int | float) and value < 0:
            said = re.sub(rf"(?<![\w@,(])-(?={re.escape(str(-value))}(?!\d))", printed("-"), said)
    return said


class Words:
    """The sentences of one game, with the players' names filled in."""

    def __init__(self, game: Game, names: list[str], tongue: str = "") -> None:
        self.game = game
        self.names = names
        self.package = package_of(game)
        self.tongue = tongue or language()
        self.texts: Texts = game_texts(self.package, self.tongue)
        self.declared = game.facts()

    def name(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else text("nobody")

    def piece(self, id: str) -> str:
        key = f"piece-{id.replace('/', '-')}"  # a card with two numbers
        return self.texts.say(key) if self.texts.has(key) else id

    def place(self, id: str) -> str:
        """A place by its name, with the short id that moves use; the id alone where the place has no name."""
        name = self.piece(id)
        return id if name == id else f"{name} [{id}]"

    def _worded(self, kind: str, value: Any) -> Any:
        """A fact of a declared kind as people read it."""
        if kind == SEAT and type(value) is int:
            return self.name(value)
        if kind == CARD and isinstance(value, str):
            return self.piece(value)
        if kind == PIECE and isinstance(value, str):
            word = self.piece(value)  # a common noun, in the middle of a sentence
            return word if self.tongue.startswith("de") else word.lower()
        if kind == PLACE and isinstance(value, str):
            return self.place(value)
        if kind == OWNED and isinstance(value, str):
            cat = f"cat-{value}"
            return f"{self.texts.say(cat)} ({value})" if self.texts.has(cat) else self.piece(value)
        return value

    def facts(self, params: Mapping[str, Any], declared: Mapping[str, str], raw: frozenset[str] = frozenset()) -> Json:
        """The facts of a sentence in words, but for those in `raw`, by which it chooses its form.

        `<fact>_name` is added for every seat, `who` for the one that acts; `own` says that the owner does it.
        """
        facts: Json = {}
        added: Json = {}
        for name, value in params.items():
            kind, many = kind_of(declared.get(name, "")), MANY in declared.get(name, "")
            parts = value.split() if many and isinstance(value, str) else value  # cards may be one text
            if isinstance(parts, list):
                worded: Any = ", ".join(str(self._worded(kind, part)) for part in parts)
            else:
                worded = self._worded(kind, value)
            facts[name] = value if name in raw else worded
            if kind == SEAT and type(value) is int:
                added[f"{name}_name"] = worded
        if type(params.get("seat")) is int:
            added["who"] = self.name(params["seat"])
        if type(params.get("owner")) is int:
            added["own"] = params["owner"] == params.get("seat")
        return {**facts, **{name: value for name, value in added.items() if name not in facts}}

    def event(self, event: Event, viewer: Seat) -> str:
        """What happened, as `viewer` may know it; who sees the private part has a sentence of their own."""
        seen = event.seen_by(viewer)
        kind = seen.pop("kind")
        declared = self.declared["events"].get(kind, {})
        own = f"event-{kind}-own"
        if len(seen) > len(event.public) and self.texts.has(own):
            return self._say(own, seen, declared)
        return self._say(f"event-{kind}", seen, declared)

    def _say(self, id: str, params: Mapping[str, Any], declared: Mapping[str, str]) -> str:
        facts = self.facts(params, declared, self.texts.chosen_by(id))
        return _figures_signed(self.texts.say(id, facts), facts)

    def facts_of(self, key: str) -> Facts:
        """What the facts of a refusal or score line are: `key.fact` wins over the plain name."""
        facts: Facts = self.declared["facts"]
        own = {name.removeprefix(f"{key}."): kind for name, kind in facts.items() if name.startswith(f"{key}.")}
        return {**facts, **own}

    def hint(self, key: str, params: Mapping[str, Any]) -> str:
        """Why a bot would do it."""
        return package_texts("clowder.bots", self.tongue).say(key, self.facts(params, HINT_FACTS))

    def sentence(self, key: str, params: Mapping[str, Any]) -> str:
        """A refusal, or what is wrong with a setting, in words."""
        return self._say(key, params, self.facts_of(key))

    def refusal(self, refusal: Refusal) -> str:
        """The reason in words, with the rules it comes from."""
        said = self.sentence(refusal.key, refusal.params)
        return f"{said} [{', '.join(refusal.clauses)}]"

    def phase(self, view: Json) -> str:
        return self.texts.say(f"phase-{view['phase']}", self.facts({"seat": view["to_act"]}, {"seat": SEAT}))

    def title(self) -> str:
        return self.texts.say("title") if self.texts.has("title") else self.game.id

    def editions(self, options: Json) -> list[str]:
        """Which edition is played, where a game has several: the language chooses it, unless somebody else did."""
        properties = self.game.options_schema().get("properties", {})
        named = {name: options.get(name, each["default"]) for name, each in properties.items() if "x-languages" in each}
        return [
            text(
                "play-edition", option=self.texts.say(f"option-{name}"), value=self.texts.say(f"option-{name}.{value}")
            )
            for name, value in named.items()
        ]

    def outcome(self, outcome: Outcome) -> list[str]:
        """The result seat by seat, best first, with the lines that add up to each score."""
        lines = [self.texts.say(f"reason-{outcome.reason}"), *self.tie(outcome)]
        for seat in sorted(range(len(outcome.scores)), key=lambda seat: (outcome.ranks[seat], seat)):
            place, points = outcome.ranks[seat], outcome.scores[seat]
            lines.append(score_text("place", rank=place, name=self.name(seat), points=points))
            for line in outcome.sheet[seat]:
                said = self._say(f"score-{line.key}", {"points": line.points, **line.params}, self.facts_of(line.key))
                lines.append(f"  {printed(f'{line.points:+d}')}  {said} [{line.clause}]")
        return lines

    def tie(self, outcome: Outcome) -> list[str]:
        """How equal points were told apart, or that nothing could."""
        decided = outcome.decided
        if decided is None or (len(decided.tiers) == 1 and decided.lead > 0):
            return []
        first, last = decided.tiers[0], decided.tiers[-1]
        winner = outcome.winners[0]
        best = last.figures[last.seats.index(winner)]
        behind = best + decided.lead if last.fewest else best - decided.lead
        name = self.name(winner)
        key = f"tie-{last.key}" if decided.lead > 0 else f"shared-{last.key}"
        return [self._say(key, {"points": first.figures[winner], "name": name, "best": best, "next": behind}, {})]


def game_title(game: Game) -> str:
    """The title in the game's own rulebook, or its id."""
    return Words(game, []).title()


def legal_texts(state: State) -> list[str]:
    return [state.action_text(action) for action in state.legal_actions()]
