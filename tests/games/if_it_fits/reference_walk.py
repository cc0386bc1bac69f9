"""One random game of the engine beside the slow reference, and the tables at which such games are played."""

import copy
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

import clowder
from clowder.core.play import play_text
from tests.games.if_it_fits import reference_scoring as scoring
from tests.games.if_it_fits.reference import Reference
from tests.games.reference_kit import compare_sheet, favourite, offered_by, one_of, same

GAME = clowder.game("if-it-fits")
LOOKED_AT = 9  # every so many decisions the views are compared
TABLES = ("auto", "small", "kitchen", "large", "unlimited")
PARTS = ("all_princesses", "no_double_walls", "no_extra_cat_points", "half_sleeping")
# of the view: the table itself, what is printed on cards, and the pile, whose size is compared apart
UNCHECKED = {"game", "seats", "ending", "rules", "size", "cats", "faces", "pile"}

HOUSE: dict[str, Any] = tomllib.loads(
    (resources.files("clowder.games.if_it_fits") / "parts" / "house.toml").read_text(encoding="utf-8")
)


def own_cards() -> dict[str, Any]:
    """Cats in cells and special toys that have walls, so that they can be turned; another kind of toy."""
    cards = copy.deepcopy(HOUSE)
    cards["cell_cat"]["sides"] = ".#.."
    cards["special_toy"]["T1"]["sides"] = "##.."
    cards["special_toy"]["T2"]["sides"] = "#.#."
    cards["special_toy"]["T3"]["symbols"] = ["spray", "fish"]
    cards["start"]["S1"]["symbols"] = ["fish", "spray"]
    return cards


# -- tables -------------------------------------------------------------------------------------------------------


def seated(rng: clowder.Rng, **options: Any) -> tuple[int, dict[str, Any]]:
    """Everything that is not asked for is random."""
    seats = 2 + int(rng.below(4))
    found: dict[str, Any] = {
        "table": one_of(rng, TABLES),
        "tied_kinds": one_of(rng, ["one", "all"]),
        "extra_cats": one_of(rng, ["auto", "counted", "awake"]),
        "first_player": one_of(rng, ["random", int(rng.below(seats))]),
    }
    return seats, found | options


def in_parts(rng: clowder.Rng) -> tuple[int, dict[str, Any]]:
    """IF-R47: each part of the advanced rules for itself."""
    parts: dict[str, Any] = {name: one_of(rng, ["auto", True, False]) for name in PARTS}
    edition = one_of(rng, ["ukrainian", "hungarian"])
    return seated(rng, edition=edition, advanced=bool(rng.below(2)), **parts)


def own_table(rng: clowder.Rng) -> tuple[int, dict[str, Any]]:
    edition = one_of(rng, ["ukrainian", "hungarian"])
    return seated(rng, edition=edition, advanced=bool(rng.below(2)), card_data=own_cards())


FAMILIES: dict[str, Callable[[clowder.Rng], tuple[int, dict[str, Any]]]] = {
    "ukrainian": lambda rng: seated(rng, edition="ukrainian"),
    "hungarian": lambda rng: seated(rng, edition="hungarian"),
    "advanced-ukrainian": lambda rng: seated(rng, edition="ukrainian", advanced=True),
    "advanced-hungarian": lambda rng: seated(rng, edition="hungarian", advanced=True),
    "parts": in_parts,
    "own-cards": own_table,
}


# -- beside each other --------------------------------------------------------------------------------------------


def check_deal(model: Reference, position: dict[str, Any]) -> None:
    """IF-SETUP-3 to -8, IF-R29, IF-R30."""
    seats, all_five = model.seats, model.rules["all_princesses"]
    hands, pile = position["hands"], position["pile"]
    same("opening hands", [len(hand) for hand in hands], [2] * seats)
    assert not any("princess" in hand for hand in hands)
    dealt = sorted(card for cards in [*hands, pile] for card in cards)
    same(
        "cards",
        dealt,
        sorted([*model.cards["box"], *model.cards["special_toy"]] + ["princess"] * (5 if all_five else seats)),
    )
    if not all_five:
        rest = 75 - 2 * seats
        sizes = [rest // seats + (packet < rest % seats) + 1 for packet in range(seats)]
        same("packets", position["packets"], [[size, 1] for size in sizes])
        for packet in range(seats):
            same("Princess", pile[sum(sizes[:packet]) : sum(sizes[: packet + 1])].count("princess"), 1)


def in_order(found: dict[str, Any]) -> dict[str, Any]:
    now = {name: sorted(value) if name in ("table", "lying", "hand") else value for name, value in found.items()}
    if "hands" in now:
        now["hands"] = [sorted(hand) for hand in now["hands"]]
    return now


def compare(model: Reference, position: dict[str, Any]) -> None:
    expected = scoring.whole(model)
    same("position", {name: in_order(position)[name] for name in expected}, expected)


def compare_views(model: Reference, state: Any) -> None:
    by_all = scoring.seen_by_all(model)
    for seat in range(-1, model.seats):
        view = in_order(state.view(seat))
        same("pile", view["pile"]["left"], len(model.pile))
        view["boxes"] = sorted(
            ({**box, "cells": sorted(box["cells"])} for box in view["boxes"]), key=lambda box: str(box["cells"])
        )
        for box in view["boxes"]:
            del box["box"]
        view = {name: value for name, value in view.items() if name not in UNCHECKED}
        same(f"view of seat {seat}", view, scoring.seen_by(model, seat, by_all))


def pick(choices: list[str], rng: clowder.Rng, seed: int) -> str:
    """More draws and cats than chance alone would give, so that games are long and boxes full; every fifth game has
    almost no cats, so that small tables fill up."""
    is_lonely = seed % 5 == 0
    if "draw" in choices and (is_lonely or rng.below(8)):
        return "draw"
    cats = [text for text in choices if text.startswith("cat")]
    if cats and rng.below(20 if is_lonely else 4):
        return "no_cat" if is_lonely else str(one_of(rng, cats))
    return favourite(choices, rng, by_kind=seed % 2 == 1)


def walk(seats: int, options: dict[str, Any], seed: int, made: dict[str, int] | None = None) -> int:
    """Play one game beside the reference; returns the number of decisions, counts kinds of moves and ends in `made`."""
    state: Any = GAME.new(seats=seats, options=options, seed=seed)
    position = GAME.position(state)
    cards = options.get("card_data", "house")
    model = Reference(position, HOUSE if cards == "house" else cards)
    check_deal(model, position)
    rng = clowder.Rng(seed)
    decisions = 0
    made = {} if made is None else made
    while model.decision:
        step, who, choices = model.decision
        compare(model, position)
        if decisions % LOOKED_AT == 0:
            compare_views(model, state)
        same("seat to act", state.to_act(), who)
        same(f"choices of {step}", offered_by(state), sorted(set(choices)))
        text = pick(choices, rng, seed)
        made[text.split()[0]] = made.get(text.split()[0], 0) + 1
        for event in play_text(state, text):
            made[f"told {event.kind}"] = made.get(f"told {event.kind}", 0) + 1
        position = GAME.position(state)
        model.apply(text)
        decisions += 1
    compare(model, position)
    compare_views(model, state)
    outcome, merits = state.outcome(), scoring.merits(scoring.count_boxes(model), seats)
    assert model.ending is not None
    same("end", outcome.reason, model.ending["cause"])
    same("scores", outcome.scores, [total for total, _ in merits])
    same("ranks", outcome.ranks, [1 + sum(other > mine for other in merits) for mine in merits])
    compare_sheet(outcome)
    made[f"end {outcome.reason}"] = made.get(f"end {outcome.reason}", 0) + 1
    return decisions
