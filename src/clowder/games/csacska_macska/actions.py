"""Moves as small numbers and as texts.

0-4 take, 5 draw, 6-21 steal one, 22-277 steal two, then one block per face for what can be done with it (five codes to
discard it on a pile, then the ways to play it), then score, keep and the piles for orphaned Kittens. Opponents are
counted clockwise from the player in turn, so two thefts have one code and lists come out ascending by themselves.
"""

import re
from typing import Final

from clowder.core.arrays import i64, vec
from clowder.core.errors import MalformedAction
from clowder.games.csacska_macska.cards import (
    BAD_DOG,
    CAT_LADY,
    COLOURS,
    FACES,
    GOOD_DOG,
    KITTENS,
    NO_CARD,
    NUMBERS,
    RASCAL,
    STRAY,
    card_name,
    parse_card,
)

TAKE: Final = 0
DRAW: Final = 5
STEAL: Final = 6  # + (opponent - 1) * 4 + colour
STEAL_TWO: Final = 22  # + 16 * the first, clockwise, + the second
USE: Final = 278  # the first face block
WAYS: Final = 5  # inside a block the ways to play come after the five discards
NUMBER_BLOCK: Final = 6
SCORE: Final = 749
KEEP: Final = 750
PUT_KITTENS: Final = 751  # + pile
ACTION_COUNT: Final = 756


def build_blocks() -> vec[i64]:
    """Where the block of each face begins; one more entry for the end."""
    blocks = vec[i64]([0] * (FACES + 1))
    at: int = USE
    for face in range(FACES):
        blocks[face] = at
        if face < NUMBERS:
            at += NUMBER_BLOCK
        elif face in (STRAY, KITTENS):
            at += WAYS + 4
        elif face == CAT_LADY:
            at += WAYS + 1
        else:
            at += WAYS + 16
    blocks[FACES] = at
    return blocks


BLOCKS: Final = build_blocks()


def face_of_action(action: i64) -> i64:
    """The card a RESOLVE action is about."""
    if action < USE + NUMBERS * NUMBER_BLOCK:
        return (action - USE) // NUMBER_BLOCK
    face: i64 = STRAY
    while BLOCKS[face + 1] <= action:
        face += 1
    return face


class Command:
    """A move as it was written, before anybody asks whether it can be done."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.face: int = NO_CARD
        self.pile: int = -1  # from 0
        self.colour: int = -1
        self.other: int = -1  # a seat, perhaps of nobody
        self.thefts: list[tuple[int, int]] = []  # (seat, colour)


VERBS: Final = ("take", "draw", "steal", "play", "discard", "place", "use", "score", "keep", "kittens", "pass")
HINT: Final = "moves look like take P1, draw, steal B.red, play B5, discard S P2, place KIT red, use GOOD blue C, score"
PILE_FORM: Final = re.compile(r"P(0|[1-9][0-9]{0,2})")
THEFT_FORM: Final = re.compile(r"([A-Z])\.([a-z]+)")
SEAT_FORM: Final = re.compile(r"[A-Z]")


def parse_command(text: str) -> Command:
    """Read a move; strict about form, tolerant of spaces. Raises MalformedAction."""
    words = text.split()
    command = Command(words[0] if words else "")
    if command.verb not in VERBS or not read_arguments(command, words[1:]):
        raise MalformedAction(text, HINT)
    return command


def read_arguments(command: Command, words: list[str]) -> bool:
    verb = command.verb
    if verb in ("draw", "score", "keep", "pass"):
        return not words
    if verb in ("take", "kittens"):
        return len(words) == 1 and read_pile(command, words[0])
    if verb == "steal":
        return len(words) > 0 and all(read_theft(command, word) for word in words)
    if not words:
        return False
    command.face = parse_card(words[0])
    if command.face == NO_CARD:
        return False
    if verb == "play":
        return len(words) == 1 and command.face < NUMBERS
    if verb == "discard":
        return len(words) == 2 and read_pile(command, words[1])
    if verb == "place":
        return len(words) == 2 and command.face in (STRAY, KITTENS) and read_colour(command, words[1])
    if command.face == CAT_LADY:
        return len(words) == 1
    return (
        len(words) == 3
        and command.face in (RASCAL, GOOD_DOG, BAD_DOG)
        and read_colour(command, words[1])
        and read_seat(command, words[2])
    )


def read_pile(command: Command, word: str) -> bool:
    match = PILE_FORM.fullmatch(word)
    if match is None:
        return False
    command.pile = int(match[1]) - 1
    return True


def read_colour(command: Command, word: str) -> bool:
    if word not in COLOURS:
        return False
    command.colour = COLOURS.index(word)
    return True


def read_seat(command: Command, word: str) -> bool:
    if SEAT_FORM.fullmatch(word) is None:
        return False
    command.other = ord(word) - 65
    return True


def read_theft(command: Command, word: str) -> bool:
    match = THEFT_FORM.fullmatch(word)
    if match is None or match[2] not in COLOURS:
        return False
    command.thefts.append((ord(match[1]) - 65, COLOURS.index(match[2])))
    return True


def pack(command: Command, active: int, seats: int) -> int:
    """The code of a move, or -1 where none exists: a pile, opponent or number of thefts that cannot be."""
    verb = command.verb
    if verb in ("take", "kittens", "discard") and not 0 <= command.pile < seats:
        return -1
    if verb == "take":
        return TAKE + command.pile
    if verb == "draw":
        return DRAW
    if verb == "steal":
        return pack_thefts(command.thefts, active, seats)
    if verb == "score":
        return SCORE
    if verb == "keep":
        return KEEP
    if verb == "kittens":
        return PUT_KITTENS + command.pile
    if verb == "pass":
        return -1
    block: int = BLOCKS[command.face]
    if verb == "discard":
        return block + command.pile
    if verb == "play" or command.face == CAT_LADY:
        return block + WAYS
    if verb == "place":
        return block + WAYS + command.colour
    if command.other >= seats or command.other == active:
        return -1
    return block + WAYS + command.colour * 4 + (command.other - active) % seats - 1


def pack_thefts(thefts: list[tuple[int, int]], active: int, seats: int) -> int:
    if any(seat >= seats or seat == active for seat, _ in thefts):
        return -1
    places = sorted([((seat - active) % seats - 1) * 4 + colour for seat, colour in thefts])
    if len(places) == 1:
        return STEAL + places[0]
    if len(places) == 2 and places[0] >> 2 != places[1] >> 2:
        return STEAL_TWO + places[0] * 16 + places[1]
    return -1


def seat_name(seat: int) -> str:
    return chr(65 + seat)


def theft_text(place: int, active: int, seats: int) -> str:
    return f"{seat_name((active + (place >> 2) + 1) % seats)}.{COLOURS[place & 3]}"


def write_action(action: int, active: int, seats: int) -> str:
    """The canonical text of a code."""
    if action < DRAW:
        return f"take P{action + 1}"
    if action == DRAW:
        return "draw"
    if action < STEAL_TWO:
        return f"steal {theft_text(action - STEAL, active, seats)}"
    if action < USE:
        first, second = divmod(action - STEAL_TWO, 16)
        return f"steal {theft_text(first, active, seats)} {theft_text(second, active, seats)}"
    if action == SCORE:
        return "score"
    if action == KEEP:
        return "keep"
    if action >= PUT_KITTENS:
        return f"kittens P{action - PUT_KITTENS + 1}"
    face: int = face_of_action(action)
    name = card_name(face)
    at: int = action - BLOCKS[face]
    if at < WAYS:
        return f"discard {name} P{at + 1}"
    way = at - WAYS
    if face < NUMBERS:
        return f"play {name}"
    if face in (STRAY, KITTENS):
        return f"place {name} {COLOURS[way]}"
    if face == CAT_LADY:
        return f"use {name}"
    return f"use {name} {COLOURS[way >> 2]} {seat_name((active + (way & 3) + 1) % seats)}"
