"""Csacska Macska in plain lines: the deck, the piles from bottom to top, every seat's coins and series."""

from clowder.cli.speech import Words, text
from clowder.core.types import Json

COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "G": "green"}
CATS_AND_DOGS = ("S", "KIT", "RAS", "GOOD", "BAD", "LADY")


def draw(view: Json, words: Words) -> list[str]:
    piles = "; ".join(f"P{number} {pile or '-'}" for number, pile in enumerate(view["piles"], 1))
    deck = text("csacska-deck", count=view["deck"])
    if view["passes"] > 1:
        deck += " " + text("csacska-pass", number=view["pass"], of=view["passes"])
    lines = [deck, text("csacska-piles", piles=piles, box=view["box"] or "-")]
    for seat, series in enumerate(view["series"]):
        rows = "; ".join(f"{row['cards']} ({row['size']}/{row['target']})" for row in series)
        lines.append(text("csacska-seat", name=words.name(seat), coins=view["coins"][seat], series=rows or "-"))
    if view["hand"]:
        named = ", ".join(f"{words.piece(card)} ({card})" for card in view["hand"].split())
        lines.append(text("own-cards", cards=named))
    return [*lines, text("csacska-legend", signs=_signs(words))]


def _signs(words: Words) -> str:
    """What the letters on the table and the colours in moves mean."""
    named = {id: words.texts.say(f"colour-{id}") for id in COLOURS.values()}
    colours = [(letter if named[id] == id else f"{letter}, {id}", named[id]) for letter, id in COLOURS.items()]
    return "; ".join(f"{sign}: {word}" for sign, word in [*colours, *((id, words.piece(id)) for id in CATS_AND_DOGS)])
