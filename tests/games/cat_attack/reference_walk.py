"""One random game of the engine beside the slow reference, and the tables at which such games are played."""

import json
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

import clowder
from clowder.core.play import play_text
from tests.games.cat_attack import reference_scoring as scoring
from tests.games.cat_attack.reference import Reference
from tests.games.cat_attack.reference_board import FOODS, SHOPS, Board
from tests.games.cat_attack.reference_table import Chance, setup
from tests.games.reference_kit import compare_sheet, favourite, offered_by, one_of, same

GAME = clowder.game("cat-attack")
LISTS = ("mice", "birds", "discards", "curiosity_seen", "hand", "victim_hand")  # no clause gives them an order
UNCHECKED = {
    "game",
    "seats",
    "phase",
    "round_limit",
    "pending",
    "measured",
    "steps",
    "prospects",
    "cornered",
}  # of the view: the table itself, and words for the screen (test_prospects.py looks at those)
LOOKED_AT = 7  # every so many decisions the views are compared
HOMES = ("H1", "H2", "H3", "H4", "H5", "H6")
SWITCHES = ("raiding", "trespassing", "cat_fights", "six_cards")


def house_part(name: str) -> str:
    return (resources.files("clowder.games.cat_attack") / "parts" / name).read_text(encoding="utf-8")


def curiosity_effects(groups: list[dict[str, Any]]) -> dict[str, tuple[str, Any]]:
    """Card id -> effect and argument."""
    found = {}
    for group in groups:
        first, _, last = group["ids"].partition("-")
        for number in range(int(first[1:]), int((last or first)[1:]) + 1):
            found[f"{first[0]}{number:02}"] = group["effect"], group.get("arg")
    return found


def own_deck() -> dict[str, Any]:
    """A Curiosity deck with the effects that the house deck lacks, and few shuffles apart."""
    rows: list[tuple[str, str, Any]] = [
        ("K01-K03", "shop_close", "fishmonger"),
        ("K04-K06", "shop_open", "fishmonger"),
        ("K07-K08", "shop_close", "vet"),
        ("K09-K11", "go_home", None),
        ("K12-K15", "lose_life_home", 2),
        ("K16-K18", "gain_life", 3),
        ("K19-K20", "shop_close_all", None),
        ("K21-K22", "shop_open_all", None),
        ("K23-K26", "escape_other", "mouse"),
        ("K27-K29", "free_food", None),
        ("K30-K33", "car_to", "S"),
        ("K34-K36", "play_mog", None),
        ("K37-K38", "new_hand", None),
        ("K39", "shuffle", None),
    ]
    plain = [{"ids": ids, "effect": effect, "title": ids, "text": effect} for ids, effect, _ in rows]
    return {
        "curiosity": [card | ({} if row[2] is None else {"arg": row[2]}) for card, row in zip(plain, rows, strict=True)]
    }


BOARD = Board(json.loads(house_part("board.json")))
HOUSE_CARDS = curiosity_effects(tomllib.loads(house_part("curiosity.toml"))["curiosity"])
OWN_CARDS = curiosity_effects(own_deck()["curiosity"])

# -- tables -------------------------------------------------------------------------------------------------------

Table = tuple[int, dict[str, Any]]


def seated(rng: clowder.Rng, seats: int, homes: int, **options: Any) -> Table:
    """Now and then other Homes and another first seat than usual."""
    if rng.below(3) == 0:
        left = list(HOMES)
        options["homes"] = [left.pop(int(rng.below(len(left)))) for _ in range(homes)]
    if rng.below(3) == 0:
        options["first_seat"] = int(rng.below(seats))
    return seats, options


def plain_table(rng: clowder.Rng) -> Table:
    seats = 2 + int(rng.below(5))
    deck = {"curiosity_deck": own_deck()} if rng.below(4) == 0 else {}
    return seated(rng, seats, seats, **deck)


def short_table(rng: clowder.Rng) -> Table:
    seats = 2 + int(rng.below(5))
    return seated(rng, seats, seats, lives=1 + int(rng.below(9)), round_limit=one_of(rng, [0, 5, 9, 20, 200]))


def young_table(rng: clowder.Rng) -> Table:
    seats = 2 + int(rng.below(5))
    if rng.below(4) == 0:
        return seated(rng, seats, seats, young_players=True, lives=1 + int(rng.below(9)))
    off = {name: False for name in SWITCHES if rng.below(2)}
    return seated(rng, seats, seats, lives=1 + int(rng.below(9)), **off)


def claws_table(rng: clowder.Rng) -> Table:
    seats = 2 + int(rng.below(5))
    off = {name: False for name in SWITCHES[1:] if rng.below(3) == 0}
    return seated(rng, seats, seats, claws_out=one_of(rng, ["prey", "prey_and_shops"]), **off)


def gang_table(rng: clowder.Rng, gangs: str) -> Table:
    seats, count = one_of(rng, [(4, 2), (6, 2), (6, 3)])
    options: dict[str, Any] = {"gangs": gangs, "gang_count": count, "lives": 1 + int(rng.below(9))}
    options["round_limit"] = one_of(rng, [0, 0, 0, 10])
    off = {name: False for name in SWITCHES if rng.below(5) == 0}
    if off.get("raiding", True):
        options["claws_out"] = one_of(rng, ["off", "off", "prey", "prey_and_shops"])
    return seated(rng, seats, count if gangs == "shared" else seats, **options, **off)


FAMILIES: dict[str, Callable[[clowder.Rng], Table]] = {
    "plain": plain_table,
    "short": short_table,
    "young": young_table,
    "claws": claws_table,
    "full-gangs": lambda rng: gang_table(rng, "full"),
    "shared-gangs": lambda rng: gang_table(rng, "shared"),
}

# -- beginnings ---------------------------------------------------------------------------------------------------


def late_start(position: dict[str, Any], rng: clowder.Rng) -> dict[str, Any]:
    """The same table late in the game: larders almost full, cats about, the car out, shops closed."""
    options, seats = position["options"], position["seats"]
    units = len(position["lives"])
    prey = seats - (options["claws_out"] != "off")
    late = {
        name: position[name] for name in ("seats", "options", "hands", "mog_pile", "curiosity_pile", "active", "first")
    }
    late["lives"] = [1 + int(rng.below(options["lives"])) for _ in range(units)]
    larders: list[list[str]] = [[] for _ in range(units)]
    for food in FOODS:
        left = prey if food in ("mouse", "bird") else position["stock"][0]
        for larder in larders:
            if left and rng.below(6):
                larder.append(food)
                left -= 1
    late["larders"] = larders
    late["closed"] = [shop for shop in SHOPS if rng.below(3) == 0]
    late["car"] = one_of(rng, ["CP", *BOARD.stop.values()])
    shut = {
        "CP",
        "MH",
        "BH",
        late["car"],
        *BOARD.homes,
        *(paw for shop in late["closed"] for paw in BOARD.garden[shop]),
    }
    free = sorted(BOARD.near.keys() - shut)
    cats = []
    for seat in range(seats):
        home = options["homes"][seat % units]
        near = sorted(BOARD.property[home] & set(free))
        space = home if rng.below(4) == 0 else one_of(rng, near if near and rng.below(2) else free)
        cats.append(space)
        if space != home:
            free.remove(space)
    late["cats"] = cats
    for animal, name in (("mouse", "mice"), ("bird", "birds")):
        out = prey - sum(animal in larder for larder in larders)
        late[name] = [free.pop(int(rng.below(len(free)))) for _ in range(int(rng.below(out + 1)))]
    return late


def beginning(seats: int, options: dict[str, Any], seed: int) -> Any:
    """A state; every third one is late in the game."""
    state = GAME.new(seats=seats, options=options, seed=seed)
    position = GAME.position(state)
    expected = setup(seats, position["options"])
    same("setup", {name: position[name] for name in expected}, expected)
    same("cards dealt", [len(hand) for hand in position["hands"]], [6] * seats)  # CA-SETUP-14
    if seed % 3:
        return state
    return GAME.from_position(late_start(position, clowder.Rng(seed)))


# -- beside each other --------------------------------------------------------------------------------------------


def in_order(found: dict[str, Any]) -> dict[str, Any]:
    return {name: sorted(value) if name in LISTS else value for name, value in found.items()}


def compare(model: Reference, position: dict[str, Any]) -> None:
    expected = scoring.whole(model)
    now = in_order(position)
    now["hands"] = [sorted(hand) for hand in now["hands"]]
    now["knowledge"] = sorted(now["knowledge"])
    same("position", {name: now[name] for name in expected}, expected)


def compare_views(model: Reference, state: Any) -> None:
    for seat in range(-1, model.seats):
        view = {name: value for name, value in in_order(state.view(seat)).items() if name not in UNCHECKED}
        same(f"view of seat {seat}", view, scoring.seen_by(model, seat))


def compare_ends(model: Reference, state: Any) -> None:
    outcome = state.outcome()
    same("end", outcome.reason, model.over)
    same("scores", outcome.scores, scoring.scores(model))
    same("ranks", outcome.ranks, scoring.ranks(model))
    compare_sheet(outcome)


def walk(seats: int, options: dict[str, Any], seed: int, made: dict[str, int] | None = None) -> int:
    """Play one game beside the reference; returns the number of decisions, counts kinds of moves and ends in `made`."""
    state: Any = beginning(seats, options, seed)
    position = GAME.position(state)
    model = Reference(position, BOARD, OWN_CARDS if isinstance(options.get("curiosity_deck"), dict) else HOUSE_CARDS)
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
        way_home = f"dest {model.home(who)}"
        text = way_home if way_home in choices and rng.below(2) else favourite(choices, rng, by_kind=seed % 2 == 1)
        made[text.split()[0]] = made.get(text.split()[0], 0) + 1
        events = play_text(state, text)
        position = GAME.position(state)
        model.apply(text, Chance(events, position))
        for event in events:
            made[f"told {event.kind}"] = made.get(f"told {event.kind}", 0) + 1
        decisions += 1
    compare(model, position)
    compare_views(model, state)
    compare_ends(model, state)
    made[f"end {model.over}"] = made.get(f"end {model.over}", 0) + 1
    return decisions
