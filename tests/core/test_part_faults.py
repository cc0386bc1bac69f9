"""Broken part files and broken edits: every fault is named where it is, and has its sentence in five languages."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import clowder
from clowder.core.errors import Fault
from clowder.core.part_kinds import PartKind, is_sound, kinds_of, read_part
from clowder.texts import LANGUAGES, package_texts

KINDS = {f"{id} {kind.option}": kind for id in clowder.game_ids() for kind in kinds_of(clowder.game(id))}
DECK, SILLY, BOXES = "cat-box deck", "csacska-macska deck", "if-it-fits card_data"
BOARD, MOG, CURIOUS = "cat-attack board", "cat-attack mog_deck", "cat-attack curiosity_deck"


def told(kind: PartKind, data: Any) -> list[tuple[str, str]]:
    """Place and reason of every fault, and that each can be said in every language."""
    faults = kind.faults(data)
    for fault in faults:
        _has_sentences(fault)
    return [(fault.at, fault.why) for fault in faults]


def _has_sentences(fault: Fault) -> None:
    for language in LANGUAGES:
        texts = package_texts("clowder.texts", language)
        assert texts.has(f"part-{fault.why}"), fault
        assert texts.faults(f"part-{fault.why}", fault.params) == [], fault


@pytest.mark.parametrize("name", KINDS)
def test_the_house_part_has_no_fault(name: str) -> None:
    kind = KINDS[name]
    assert kind.faults(kind.house_data()) == []


FILES = [
    # files that are no part at all, or half of one
    (DECK, "[deck", [("", "syntax")]),
    (BOARD, "{", [("", "syntax")]),
    (BOARD, "[" * 100_000, [("", "syntax")]),
    (BOARD, "3", [("", "table_missing")]),
    (DECK, "", [("cards", "table_missing")]),
    (DECK, "deck = 1\ncards = 2", [("deck", "table_missing"), ("cards", "table_missing")]),
    (DECK, "[cards]", [("cards", "count")]),
    (DECK, '[cards]\nC1 = "KKPP"\n9 = "KK/PP"', [("cards", "count"), ("cards.C1.front", "front"), ("cards.9", "id")]),
    (
        DECK,
        "[deck]\nmirror_backs = 1\nname = 2\n[cards]",
        [("deck.mirror_backs", "flag"), ("deck.name", "text"), ("cards", "count")],
    ),
    (
        DECK,
        '[deck]\nmirror_backs = false\n[cards]\nC1 = "KK/PP"',
        [("cards", "count"), ("cards.C1.back", "back_missing")],
    ),
    (
        DECK,
        '[cards]\nC1 = { front = "x", back = 3, side = 1 }',
        [("cards", "count"), ("cards.C1", "unknown"), ("cards.C1.front", "front"), ("cards.C1.back", "back")],
    ),
    (DECK, f'[cards]\nC1 = "{"K" * 1001}"', [("cards.C1", "unwieldy")]),
    (
        SILLY,
        "number = 1",
        [
            ("number", "rows"),
            ("stray.copies", "copies"),
            ("number", "count"),
            ("stray", "count"),
            ("stray.values", "values_many"),
        ],
    ),
    (
        SILLY,
        '[[number]]\nvalues = [2]\ncopies = -1\ncolours = ["pink"]',
        [("number[0].colours", "unknown"), ("number[0].values", "values_odd"), ("number[0].copies", "copies")],
    ),
    (
        SILLY,
        "[[number]]\nvalues = [1, 1]\ncopies = 1\n[[number]]\nvalues = [1, 3, 5]\ncopies = 1",
        [("number[0].values", "twice"), ("number[1].values", "values_many")],
    ),
    (
        SILLY,
        '[[extra]]\nkind = "wolf"\ncopies = 1',
        [("extra[0].kind", "unknown"), ("extra.kittens", "count"), ("extra.bad_dog", "count")],
    ),
    (SILLY, "[stray]\ncopies = 11\nvalues = [1, 3, 5, 7, 9]", [("stray", "count")]),
    (
        BOXES,
        "toys = []",
        [
            ("toys", "toys"),
            ("box", "count"),
            ("special_toy", "count"),
            ("start", "count"),
            ("cell_cat", "table_missing"),
        ],
    ),
    (BOXES, 'toys = ["spray"]\nshelf = 1', [("toys", "toys"), ("shelf", "unknown")]),
    (
        BOXES,
        'toys = ["yarn"]\n[box]\nB1 = { sides = "..", symbols = ["mouse"], colour = 1 }\n"b 2" = 3',
        [
            ("box", "count"),
            ("box.B1.sides", "sides"),
            ("box.B1.symbols", "symbols"),
            ("box.B1.colour", "unknown"),
            ("box.b 2", "id"),
            ("box.b 2", "table_missing"),
        ],
    ),
    (BOXES, 'toys = ["yarn"]\n[cell_cat]\nsides = "...."\nsymbols = ["yarn"]', [("cell_cat.symbols", "cat_symbols")]),
    (MOG, "", [("mog", "table_missing")]),
    (
        MOG,
        "[mog]\ncat = { values = [7], copies_each = 99 }\ndog = 1",
        [
            ("mog.dog", "unknown"),
            ("mog.cat.values", "suit_values"),
            ("mog.cat.copies_each", "copies"),
            ("mog.speedy.copies", "copies"),
            ("mog", "count"),
        ],
    ),
    (CURIOUS, "curiosity = 1", [("curiosity", "rows")]),
    (
        CURIOUS,
        '[[curiosity]]\nids = "1"\neffect = "nap"\ntitle = 3',
        [("curiosity[0].ids", "ids"), ("curiosity[0].effect", "unknown"), ("curiosity[0].title", "text")],
    ),
    (
        CURIOUS,
        '[[curiosity]]\nids = "K01"\neffect = "car_to"\narg = "Q"\n'
        '[[curiosity]]\nids = "K01-K02"\neffect = "go_home"\narg = 1',
        [("curiosity[0].arg", "argument"), ("curiosity[1].arg", "argument_none")],
    ),
    (CURIOUS, "curiosity = [1]", [("curiosity[0]", "table_missing")]),
    (BOARD, "{}", [("spaces", "rows"), ("edges", "rows")]),
    (BOARD, '{"spaces": [], "edges": []}', [("spaces", "board_empty")]),
    (
        BOARD,
        '{"spaces": [1, {"id": "a b"}, {"id": "a", "kind": "sea"}], "edges": [1]}',
        [
            ("spaces[0]", "table_missing"),
            ("spaces", "id"),
            ("spaces.a.kind", "unknown"),
            ("spaces.a", "coordinates"),
            ("spaces.a.curiosity", "flag"),
            ("edges[0]", "edge_pair"),
        ],
    ),
]


@pytest.mark.parametrize(("name", "text", "places"), FILES, ids=range(len(FILES)))
def test_broken_file(name: str, text: str, places: list[tuple[str, str]]) -> None:
    data, faults = read_part(text, "file", as_json=name == BOARD)
    for fault in faults:
        _has_sentences(fault)
    found = [("", fault.why) for fault in faults] or told(KINDS[name], data)
    assert not is_sound(faults or KINDS[name].faults(data))
    assert [place for place in places if place not in found] == []


Edit = Callable[[Any], object]


def space(data: Any, id: str) -> Any:
    return next(each for each in data["spaces"] if each["id"] == id)


def of_kind(data: Any, kind: str, number: int = 0) -> Any:
    return [each for each in data["spaces"] if each["kind"] == kind][number]


EDITS: list[tuple[str, Edit, list[tuple[str, str]]]] = [
    # one change to the house's part: exactly these faults
    (DECK, lambda d: d["cards"].pop("C07"), [("cards", "count")]),
    (DECK, lambda d: d["cards"].update(C07="KP/V"), [("cards.C07.front", "front")]),
    (DECK, lambda d: d["cards"].update(C07={"front": "KP/VB", "back": "KP"}), [("cards.C07.back", "back")]),
    (DECK, lambda d: d["cards"].update(C07="KK/KK"), [("", "unbalanced")]),
    (DECK, lambda d: d["deck"].update(name=["x"]), [("deck.name", "text")]),
    (DECK, lambda d: d["cards"].update({"C 7": d["cards"].pop("C07")}), [("cards.C 7", "id")]),
    (SILLY, lambda d: d["number"][0].update(copies=4), [("number", "count")]),
    (SILLY, lambda d: d["number"][0].update(values=[4]), [("number[0].values", "values_odd")]),
    (SILLY, lambda d: d["number"][5].update(values=[1, 1]), [("number[5].values", "twice")]),
    (
        SILLY,
        lambda d: d["number"][0].update(colours=["grey", "blue"]),
        [("number[0].colours", "unknown"), ("number", "count")],
    ),
    (SILLY, lambda d: d["stray"].update(copies="x"), [("stray.copies", "copies"), ("stray", "count")]),
    (SILLY, lambda d: d["extra"].pop(), [("extra.bad_dog", "count")]),
    (BOXES, lambda d: d["box"]["B02"].update(sides="#.x."), [("box.B02.sides", "sides")]),
    (BOXES, lambda d: d["box"]["B02"]["symbols"].append("bone"), [("box.B02.symbols", "symbols")]),
    (BOXES, lambda d: d["box"].pop("B02"), [("box", "count")]),
    (BOXES, lambda d: d["start"].update(B02=d["start"].pop("S1")), [("start.B02", "id")]),
    (BOXES, lambda d: d["cell_cat"]["symbols"].append("fish"), [("cell_cat.symbols", "cat_symbols")]),
    (BOXES, lambda d: d["box"]["B02"].update(symbols=["mouse"] * 500), [("symbols", "most")]),
    (MOG, lambda d: d["mog"]["cat"].update(copies_each=4), [("mog", "count")]),
    (
        MOG,
        lambda d: d["mog"]["cat"].update(values=[1, 1, 2, 3, 4, 5]),
        [("mog.cat.values", "suit_values"), ("mog", "count")],
    ),
    (MOG, lambda d: d["mog"]["attack"].update(copies=None), [("mog.attack.copies", "copies"), ("mog", "count")]),
    (
        CURIOUS,
        lambda d: d["curiosity"][0].update(arg="bakery"),
        [("curiosity[0].arg", "argument"), ("curiosity", "count")],
    ),
    (CURIOUS, lambda d: d["curiosity"][0].update(ids="K01-K04"), [("curiosity", "id_twice"), ("curiosity", "count")]),
    (CURIOUS, lambda d: d["curiosity"].pop(), [("curiosity", "count"), ("curiosity", "shuffles")]),
    (BOARD, lambda d: d["edges"].append(d["edges"][0]), [("edges[136]", "edge_twice")]),
    (BOARD, lambda d: d["edges"].append(["nowhere", "none"]), [("edges[136]", "edge_nowhere")]),
    (BOARD, lambda d: d["shops"][0].update(food="cake"), [("shops.fishmonger.food", "shop_food")]),
    (BOARD, lambda d: d["default_homes"].update({"3": ["H1"]}), [("default_homes.3", "homes")]),
    (BOARD, lambda d: d.update(car_first_space=d["car_route"][1]), [("car_first_space", "car_first")]),
    (BOARD, lambda d: of_kind(d, "home").update(curiosity=True), [("spaces.H1.curiosity", "curiosity_place")]),
    (BOARD, lambda d: d["homes"].reverse(), [("homes", "order")]),
    (BOARD, lambda d: d["car_route"].pop(), [("car_route", "route_all")]),
    (BOARD, lambda d: [each.update(curiosity=False) for each in d["spaces"]], [("spaces", "no_curiosity")]),
]


@pytest.mark.parametrize(("name", "edit", "places"), EDITS, ids=range(len(EDITS)))
def test_broken_edit(name: str, edit: Edit, places: list[tuple[str, str]]) -> None:
    data = copy.deepcopy(KINDS[name].house_data())
    edit(data)
    assert told(KINDS[name], data) == places


def test_every_sentence_about_parts_is_needed() -> None:
    """What the tables above do not bring about is written in the checks all the same."""
    from importlib import resources

    code = "".join(
        path.read_text(encoding="utf-8")
        for room in ("core", "games/cat_box", "games/csacska_macska", "games/if_it_fits", "games/cat_attack")
        for path in resources.files("clowder").joinpath(room).iterdir()
        if path.name.endswith(".py")
    )
    reasons = [id.removeprefix("part-") for id in package_texts("clowder.texts").ids() if id.startswith("part-")]
    assert [why for why in reasons if f'"{why}"' not in code and f'"{why}", ' not in code] == []
