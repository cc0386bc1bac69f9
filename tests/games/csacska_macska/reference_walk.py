"""One random game of the engine beside the slow reference, and the tables at which such games are played."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import clowder
from clowder.core.play import play_text
from tests.games.csacska_macska.reference import EXTRAS, Reference, is_number
from tests.games.reference_kit import compare_sheet, favourite, offered_by, one_of, same

GAME = clowder.game("csacska-macska")
LOOKED_AT = 17  # every so many decisions the views are compared
HOUSE_STRAY, OWN_STRAY = [1, 3, 5, 7, 9], [3, 5]
HOUSE_FACES = {"1": 3, "3": 4, "5": 5, "7": 4, "9": 3, "1/9": 2, "3/7": 2}
OWN_FACES = {"1": 5, "5": 6, "9": 4, "3/5": 4, "1/7": 4}
OWN_GREEN = {"3": 10, "7": 8, "3/9": 5}


def own_deck() -> dict[str, Any]:
    """Colours that are not alike, and strays that do not always help."""

    def rows(faces: dict[str, int], colours: list[str]) -> list[dict[str, Any]]:
        return [
            {"face": face, "values": [int(number) for number in face.split("/")], "copies": copies, "colours": colours}
            for face, copies in faces.items()
        ]

    kinds = {"kittens": 4, "rascal": 3, "good_dog": 3, "cat_lady": 3, "bad_dog": 3}
    return {
        "deck": {"id": "own", "colours": ["blue", "yellow", "red", "green"]},
        "number": rows(OWN_FACES, ["blue", "yellow", "red"]) + rows(OWN_GREEN, ["green"]),
        "stray": {"copies": 12, "values": OWN_STRAY},
        "extra": [{"kind": kind, "copies": copies} for kind, copies in kinds.items()],
    }


def all_cards(is_own: bool) -> Counter[str]:
    """2a, HD-3: the 120 cards."""
    found = Counter({"S": 12, "KIT": 4, "RAS": 3, "GOOD": 3, "LADY": 3, "BAD": 3})
    for letter in "BYRG":
        faces = HOUSE_FACES if not is_own else OWN_GREEN if letter == "G" else OWN_FACES
        found.update({letter + face: copies for face, copies in faces.items()})
    return found


# -- tables -------------------------------------------------------------------------------------------------------


def seated(rng: clowder.Rng, **options: Any) -> tuple[int, dict[str, Any]]:
    seats = 3 + int(rng.below(3))
    return seats, {"start_player": one_of(rng, ["random", 1 + int(rng.below(seats))]), **options}


def own_table(rng: clowder.Rng) -> tuple[int, dict[str, Any]]:
    pile_draw, end = one_of(rng, ["any", "numbers_only"]), one_of(rng, ["coins_only", "complete_threes"])
    return seated(rng, deck=own_deck(), pile_draw=pile_draw, end_scoring=end)


FAMILIES: dict[str, Callable[[clowder.Rng], tuple[int, dict[str, Any]]]] = {
    "plain": seated,
    "numbers-only": lambda rng: seated(rng, pile_draw="numbers_only"),
    "complete-threes": lambda rng: seated(rng, end_scoring="complete_threes"),
    "own-deck": own_table,
}


# -- beside each other --------------------------------------------------------------------------------------------


def beginning(seats: int, options: dict[str, Any], seed: int) -> tuple[Any, dict[str, Any]]:
    """A state and its position, looked at as a set-up: CM-SETUP-1 to -5."""
    state = GAME.new(seats=seats, options=options, seed=seed)
    position = GAME.position(state)
    piles = [pile.split() for pile in position["piles"].values()]
    shown = [pile[-1] for pile in piles if pile[-1] in EXTRAS]
    same("sizes of the piles", [len(pile) for pile in piles], [1] * seats)
    same("pairs on the piles", len(set(shown)), len(shown))
    dealt = Counter(position["deck"].split() + position["box"].split()) + Counter(pile[0] for pile in piles)
    same("cards", dealt, all_cards(isinstance(options.get("deck"), dict)))
    assert not any(is_number(card) or card == "S" for card in position["box"].split())
    if isinstance(options.get("start_player"), int):
        same("starting player", position["active"], "ABCDE"[options["start_player"] - 1])
    return state, position


def compare(model: Reference, position: dict[str, Any]) -> None:
    expected = model.as_json()
    now = {name: position[name] for name in expected}
    for name in ("box", "hand"):
        now[name] = sorted(now[name].split())
    same("position", now, expected)


def compare_ledgers(model: Reference, position: dict[str, Any]) -> None:
    """What brought coins so far, without colours and cards."""
    rows = [re.fullmatch(r"(\d+ . from . \S+) \w+ (\d+).*", row) for row in position["ledger"]]
    same("ledger", [f"{row[1]} {row[2]}" for row in rows if row], model.ledger)


def counted(text: str) -> Counter[str]:
    """ "B1*2 S" -> two B1 and a stray."""
    found: Counter[str] = Counter()
    for word in text.split():
        card, _, copies = word.partition("*")
        found[card] += int(copies or 1)
    return found


def compare_views(model: Reference, state: Any) -> None:
    """Section 6: everybody sees the same: all but the order of the deck."""
    expected = model.as_json()
    for seat in range(-1, model.seats):
        view = state.view(seat)
        same("deck", view["deck"], len(model.deck))
        same("unseen", counted(view["unseen"]), Counter(model.deck))
        same("box", counted(view["box"]), Counter(model.box))
        same("hand", sorted(view["hand"].split()), sorted(model.hand))
        same("piles", view["piles"], list(expected["piles"].values()))
        same("coins", view["coins"], model.coins)
        same("to_act", view["to_act"], model.decision[1] if model.decision else -1)
        series = [{row["colour"]: row["cards"] for row in rows} for rows in view["series"]]
        same("series", series, [expected["series"].get("ABCDE"[other], {}) for other in range(model.seats)])


def dealt_again(events: list[Any], position: dict[str, Any]) -> list[str]:
    """The order of the new deck after a reshuffle: what was turned up from it, then what is left."""
    kinds = [event.kind for event in events]
    if "reshuffle" not in kinds:
        return []
    later = events[kinds.index("reshuffle") :]
    left: list[str] = position["deck"].split()
    return [event.public["card"] for event in later if event.kind == "refill"] + left


def walk(seats: int, options: dict[str, Any], seed: int, made: dict[str, int] | None = None) -> int:
    """Play one game beside the reference; returns the number of decisions, counts kinds of moves in `made`."""
    state, position = beginning(seats, options, seed)
    model = Reference(position, OWN_STRAY if isinstance(options.get("deck"), dict) else HOUSE_STRAY)
    rng = clowder.Rng(seed)
    decisions = 0
    made = {} if made is None else made
    while model.decision:
        phase, who, choices = model.decision
        compare(model, position)
        if decisions % LOOKED_AT == 0:
            compare_views(model, state)
        same("seat to act", state.to_act(), who)
        same(f"choices of {phase}", offered_by(state), sorted(choices))
        text = favourite(choices, rng, by_kind=seed % 2 == 1)
        kind = " ".join(word for word in text.split()[:2] if word.isalpha()) + " and" * (text.count(".") - 1)
        made[kind] = made.get(kind, 0) + 1
        events = play_text(state, text)
        position = GAME.position(state)
        model.apply(text, dealt_again(events, position))
        decisions += 1
    compare(model, position)
    compare_ledgers(model, position)
    compare_views(model, state)
    outcome = state.outcome()
    same("end", outcome.reason, "deck-out" if seats == 3 else "deck-out-twice")
    same("scores", outcome.scores, model.coins)
    same("ranks", outcome.ranks, [1 + sum(other > mine for other in model.coins) for mine in model.coins])  # CM-R22
    compare_sheet(outcome)
    return decisions
