"""Tables written as in the specification: `Base-3; A blue [B1 B3]; P1 [B5]; deck R3 Y3; coins A4; pass 2`."""

import re

import pytest

import clowder
from clowder.core.play import play_text


def series_in(text):
    """`blue [B1 B3] red [R5 +K]` as a dict."""
    return dict(re.findall(r"(blue|yellow|red|green) \[([^]]*)\]", text))


def coins_in(text):
    return {name: int(count) for name, count in re.findall(r"([A-E])(\d+)", text)}


def position_of(text):
    """The position JSON of a line of text."""
    base, *parts = text.split("; ")
    position = {"base": base, "piles": {}, "series": {}}
    for part in parts:
        word, _, rest = part.partition(" ")
        if word in ("deck", "box", "hand", "orphans", "choice", "first_discard", "active"):
            position[word] = rest
        elif word == "coins":
            position["coins"] = coins_in(rest)
        elif word == "pass":
            position["pass"] = int(rest)
        elif word == "taken":
            position["taken"] = True
        elif word in ("pile_draw", "end_scoring"):
            position.setdefault("options", {})[word] = rest
        elif word.startswith("P"):
            position["piles"][word] = rest
        else:
            position["series"].setdefault(word, {}).update(series_in(rest))
    return position


def event_line(event):
    """An event in one line; a kind without a line here is a fault."""
    e = dict(event.public)
    who = "ABCDE"[e["seat"]] if "seat" in e else ""
    if event.kind == "score":
        total = "+".join(str(number) for number in e["reading"]) + f"={e['total']}"
        if e["triple"]:
            total = f"triple {e['reading'][0]}"
        elif not e["reading"]:
            total = "/".join(str(total) for total in e["totals"]) + " misses"
        return f"{who} score {e['colour']} [{e['cards']}] {total}: {e['points']}"
    lines = {
        "take": "{who} take {card} P{pile}",
        "refill": "refill P{pile} {card}",
        "pair": "pair {card} {both}",
        "draw": "{who} draw {cards}",
        "twins": "twins {card}",
        "play": "{who} play {card} {colour}",
        "place_kittens": "{who} kittens over {colour}",
        "put_kittens": "{who} kittens on P{pile}",
        "orphan": "{who} orphan",
        "discard": "{who} discard {card} P{pile}",
        "stray_leaves": "{who} stray leaves {colour}",
        "swap": "{who} swap {colour} {card} {other}",
        "good_dog": "good dog {other} {card}",
        "bad_dog": "bad dog {other} {points}: {cards}",
        "cat_lady": "{who} cat lady {points}",
        "steal": "{who} steal {card} {other}",
        "keep": "{who} keep {colour}",
        "reshuffle": "reshuffle {cards}",
        "game_over": "over",
    }
    other = next((e[name] for name in ("to", "victim") if name in e), 0)
    both = " ".join(f"P{pile}" for pile in e.get("piles", []))
    return lines[event.kind].format_map({**e, "who": who, "other": "ABCDE"[other], "both": both})


def do(state, move):
    """`A take P1`, or `A take P1 ! pile-empty` for a move that must be refused and change nothing."""
    move, _, refused = move.partition(" ! ")
    seat = "ABCDE".index(move[0])
    refusal = state.refusal(seat, move[2:])
    if refused:
        before = state.key()
        assert refusal is not None, move
        assert refusal.key == refused, move
        assert refusal.clauses
        if seat == state.to_act():
            with pytest.raises(clowder.ActionError):
                play_text(state, move[2:])
        assert state.key() == before
        return []
    assert refusal is None, f"{move}: {refusal}"
    return play_text(state, move[2:])


def shown(game, state):
    """What lies on the table, with the box sorted: the order in it has no meaning."""
    position = game.position(state)
    return {
        "piles": position["piles"],
        "deck": position["deck"],
        "box": sorted(position["box"].split()),
        "series": position["series"],
        "coins": position["coins"],
        "to_act": state.to_act(),
    }


def expected_after(before, text):
    after = {**before, "piles": dict(before["piles"]), "series": dict(before["series"])}
    for part in text.split("; "):
        word, _, rest = part.partition(" ")
        if word == "coins":
            after["coins"] = coins_in(rest)
        elif word == "deck":
            after["deck"] = rest
        elif word == "box":
            after["box"] = sorted(rest.split())
        elif word == "over":
            after["to_act"] = clowder.NOBODY
        elif rest == "acts":
            after["to_act"] = "ABCDE".index(word)
        elif word.startswith("P"):
            after["piles"][word] = rest.strip("[]")
        else:
            after["series"].pop(word, None)
            if rest != "none":
                after["series"][word] = series_in(rest)
    return after
