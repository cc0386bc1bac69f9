"""Tables typed in as the specification prints them: cats by name, dice by script.

Four seats are Custard (H2), Clover (H3), Plum (H5), Misty (H6); two are Ginger (H1) and Bluebell (H4).
"""

from collections.abc import Iterable
from typing import Any

import clowder
from clowder.core.arrays import i64, vec
from clowder.core.play import play_text
from clowder.games.cat_attack.effects import settle_pending
from clowder.games.cat_attack.pending import CURIOSITY, DIE, END, NEXT, business
from clowder.games.cat_attack.rules import CatAttackState
from clowder.games.cat_attack.targets import cat_ends

GAME = clowder.game("cat-attack")
CUSTARD, CLOVER, PLUM, MISTY = range(4)
GINGER, BLUEBELL = range(2)
ALL_FOODS = "mouse bird fish milk tin vitamins"
ODD = ["cat1", "cat6", "bird6", "mouse6", "bird5", "mouse5"]  # a hand nobody minds


class Dice(clowder.Rng):
    """A generator whose throws of a six-sided die are written down beforehand."""

    def __init__(self, throws: Iterable[int] = ()) -> None:
        super().__init__(99)
        self.throws = list(throws)

    def below(self, n: int) -> i64:
        if n == 6 and self.throws:
            return self.throws.pop(0) - 1
        return super().below(n)


def filled(values: dict[int, Any] | None, count: int, default: Any) -> list[Any]:
    return [(values or {}).get(i, default) for i in range(count)]


def table(seats: int = 4, **fields: Any) -> CatAttackState:
    """A position; cats, lives, larders and hands are dicts by seat, larders and hands as texts; dice: a script."""
    dice = fields.pop("dice", ())
    options = fields.pop("options", {})
    units = options.get("gang_count", 2) if options.get("gangs") == "shared" else seats
    lives = options.get("lives", 9)
    position: dict[str, Any] = {"seats": seats, "options": options}
    lives_now = filled(fields.pop("lives", None), units, lives)
    position["lives"] = lives_now
    if "cats" in fields:
        gone = [lives_now[seat % units if units < seats else seat] == 0 for seat in range(seats)]
        cats = fields.pop("cats")
        position["cats"] = [None if gone[seat] else cats.get(seat, "") for seat in range(seats)]
    position["larders"] = [foods.split() for foods in filled(fields.pop("larders", None), units, "")]
    hands = fields.pop("hands", None) or {}
    position["hands"] = [hands[seat].split() if seat in hands else None for seat in range(seats)]
    position.update(fields)
    state = GAME.from_position(position)
    assert isinstance(state, CatAttackState)
    if dice:
        state.rng = Dice(dice)
    return state


def ends(state: CatAttackState, seat: int, count: int) -> str:
    """Legal end spaces of a cat, sorted, as one text."""
    return " ".join(sorted(state.board.ids[end] for end in cat_ends(state, seat, count)))


def words(text: str) -> str:
    return " ".join(sorted(text.split()))


def acts(state: CatAttackState, head: str = "") -> set[str]:
    """Texts of the legal actions that begin with some words."""
    texts = {state.action_text(action) for action in state.legal_actions()}
    return {text for text in texts if text.startswith(head)}


def targets(state: CatAttackState, head: str) -> str:
    """The last words of the legal actions that begin with some words, sorted."""
    return " ".join(sorted(text.split()[-1] for text in acts(state, head + " ")))


def go(state: CatAttackState, *texts: str) -> list[dict[str, Any]]:
    """Play moves through the checked door; returns all events as the engine's owner sees them."""
    told = []
    for text in texts:
        for event in play_text(state, text):
            told.append({"kind": event.kind, **event.public, **(event.private or {})})
    return told


def kinds(events: list[dict[str, Any]], *wanted: str) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] in wanted]


def settle(state: CatAttackState, *pieces: int) -> None:
    """Replace the pending business of the turn and settle it up to the next decision."""
    state.pending = vec[i64]([int(piece) for piece in pieces])
    state.is_listed = False
    settle_pending(state)


def throw(state: CatAttackState, seat: int, *throws: int) -> None:
    """The die step of a seat, with the throw written down."""
    state.active = seat
    state.rng = Dice(throws)
    settle(state, business(NEXT), business(END), business(DIE))


def draw(state: CatAttackState, seat: int, card: str, *throws: int) -> None:
    """A seat in its die step draws this Curiosity card."""
    state.active = seat
    state.rng = Dice(throws)
    pile = [state.setup.card_ids[number] for number in state.curiosity_pile]
    pile.insert(0, pile.pop(pile.index(card)))
    state.curiosity_pile = vec[i64]([state.setup.card_ids.index(name) for name in pile])
    settle(state, business(NEXT), business(END), business(CURIOSITY))


def where(state: CatAttackState, seat: int) -> str | None:
    return state.board.ids[state.cats[seat]] if state.cats[seat] >= 0 else None


def lives(state: CatAttackState) -> list[int]:
    return [int(count) for count in state.lives]


def larder(state: CatAttackState, unit: int) -> str:
    return " ".join(state.view(-1)["larders"][unit])


def hand(state: CatAttackState, seat: int) -> list[str]:
    cards: list[str] = state.view(seat)["hand"]
    return cards


def at(state: CatAttackState, space: str) -> int:
    return state.board.index[space]
