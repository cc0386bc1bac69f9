"""The suite notices what it is there for: faults planted in doubles of the tiny game."""

from typing import Any

import pytest

from clowder.core.arrays import i64, vec
from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.refusal import Refusal
from clowder.core.rng import Rng
from tests.contract import checks, secrecy
from tests.contract.tiny_game import PEEK, SLOTS, Whiskers, WhiskersGame


class LeakInView(Whiskers):
    """Tells everybody whether the next card of the deck is a high one."""

    def view(self, seat: int) -> dict[str, Any]:
        return {**super().view(seat), "mood": int(bool(self.deck) and self.deck[-1] > self.cards // 2)}


class LeakInActions(Whiskers):
    """Offers a peek only where there is something worth seeing."""

    def _fault(self, seat: int, code: int) -> Refusal | None:
        fault = super()._fault(seat, code)
        if fault is None and code >= PEEK and self.hands[(code - PEEK) // SLOTS][code % SLOTS] < 4:
            return Refusal("E_PEEK_KNOWN", ("TG-PEEK-2",))
        return fault


class LeakInRefusal(Whiskers):
    """Explains a refused peek with the card itself."""

    def refusal(self, seat: int, text: str) -> Refusal | None:
        refused = super().refusal(seat, text)
        if refused is not None and refused.key == "E_PEEK_ONCE":
            refused.params["deck"] = self.deck[-1] if self.deck else 0
        return refused


class LeakInEvent(Whiskers):
    """Tells everybody what was hidden, and does not even say that it reveals something."""

    def emit(self, event: Event) -> None:
        if event.kind == "hide" and event.private is not None:
            event.public.update(event.private)
        super().emit(event)


class LoudDraw(Whiskers):
    """Tells everybody the card that was drawn, in an event that does reveal something: to the one who drew."""

    def emit(self, event: Event) -> None:
        if event.kind == "draw" and event.private is not None:
            event.public.update(event.private)
        super().emit(event)


class QuietPeek(Whiskers):
    """Learns something without an event that says so: undo would go back behind it."""

    def emit(self, event: Event) -> None:
        event.reveals = event.reveals and event.kind != "peek"
        super().emit(event)


class UnsortedPool(Whiskers):
    """Shuffles the unknown cards in the order in which they truly lie."""

    def unknown(self, seat: int) -> list[int]:
        cards = [card for group in self._groups(self) for card in group if card]
        return [card for card in cards if not self.knows(seat, card)]


class ForgetfulSampler(Whiskers):
    """Redraws cards that the seat has peeked at."""

    def knows(self, seat: int, card: int) -> bool:
        return super().knows(seat, card) and card in self.hands[seat] + self.hidden[seat]

    def _shown(self, seat: int, cards: list[int]) -> list[int | str]:
        return [card if card == 0 or Whiskers.knows(self, seat, card) else "?" for card in cards]


class LazySampler(Whiskers):
    """Imagines the truth: every leak test would pass and prove nothing."""

    def determinize(self, seat: int, rng: Rng) -> Whiskers:
        copy = self.clone()
        copy.rng = rng.fork()
        return copy


class OptimistSampler(Whiskers):
    """Imagines the best unknown card on top of the deck more often than it is there."""

    def determinize(self, seat: int, rng: Rng) -> Whiskers:
        samples = [super(OptimistSampler, self).determinize(seat, rng) for _ in range(2)]
        return max(samples, key=lambda sample: sample.deck[-1:])  # type: ignore[no-any-return]


class SharedPile(Whiskers):
    """A clone that shares a list with its original."""

    def clone(self) -> Whiskers:
        copy = super().clone()
        copy.open = self.open
        return copy


class Unordered(Whiskers):
    """Lists its actions in the wrong order."""

    def legal_actions(self) -> Any:
        return vec[i64](list(reversed(list(super().legal_actions()))))


class Generous(Whiskers):
    """Refuses what it allows."""

    def refusal(self, seat: int, text: str) -> Refusal | None:
        if text == "hide 1":
            return Refusal("E_NO_CARD", ("TG-HIDE-1",))
        return super().refusal(seat, text)


class ForgetfulClone(Whiskers):
    """A clone that forgets that the peek of this turn is used."""

    def clone(self) -> Whiskers:
        copy = super().clone()
        copy.peeked = False
        return copy


class NewFact(Whiskers):
    """Tells a fact that nobody declared."""

    def emit(self, event: Event) -> None:
        event.public["mood"] = 1
        super().emit(event)


class NoSeat(Whiskers):
    """Names a seat that no table has."""

    def emit(self, event: Event) -> None:
        if event.kind == "play":
            event.public["seat"] = 9
        super().emit(event)


class OddView(Whiskers):
    """Sends a text where the client expects a number."""

    def view(self, seat: int) -> dict[str, Any]:
        return {**super().view(seat), "deck": "many"}


PLANTED = [
    (NewFact, checks.check_facts),
    (NoSeat, checks.check_facts),
    (OddView, checks.check_view_type),
    (LeakInView, checks.check_no_leak),
    (LeakInActions, checks.check_no_leak),
    (LeakInRefusal, checks.check_no_leak),
    (LeakInEvent, checks.check_reveals),
    (LoudDraw, checks.check_reveals),
    (QuietPeek, checks.check_reveals),
    (UnsortedPool, checks.check_sampler),
    (ForgetfulSampler, checks.check_no_leak),
    (LazySampler, checks.check_redraw),
    (SharedPile, checks.check_copies),
    (Unordered, checks.check_actions),
    (Generous, checks.check_refusals),
    (ForgetfulClone, checks.check_copies),
]


@pytest.mark.parametrize(("kind", "check"), PLANTED, ids=lambda part: part.__name__)
def test_planted_fault_is_noticed(kind: type[Whiskers], check: checks.Check) -> None:
    def notice() -> None:
        for seed in range(12):
            check(WhiskersGame(kind), 3, {}, seed)

    with pytest.raises(AssertionError):
        notice()


class Silent(WhiskersGame):
    """Says nothing of its facts, as a game may."""

    def facts(self) -> dict[str, Any]:
        return Game.facts(self)


def test_a_game_need_not_declare_its_facts() -> None:
    checks.check_facts(Silent(), 3, {}, 1)


TINY = {
    "seats": 2,
    "cards": 8,
    "hands": [[1, 2], [3, 4]],
    "open": [[7], [8]],
    "deck": [5, 6],
    "seen": [0, 1, 3, 2, 2, 0, 0, 3, 3],
}


def test_fair_sampler_passes_the_distribution_test() -> None:
    state = WhiskersGame().from_position(TINY)
    secrecy.check_distribution(state, 0)  # knows 1, 2, 7, 8: 4! worlds
    secrecy.check_distribution(state, 1)  # knows 2, 3, 4, 7, 8: 3! worlds


def test_unfair_sampler_fails_the_distribution_test() -> None:
    state = WhiskersGame(OptimistSampler).from_position(TINY)
    with pytest.raises(AssertionError, match="not drawn fairly"):
        secrecy.check_distribution(state, 0)
