"""Moves as small numbers and as texts.

0-4 take, 5 draw, 6-21 steal one, 22-277 steal two, then one block per face for what can be done with it (five codes to
discard it on a pile, then the ways to use it), then score, keep and the piles for orphaned Kittens. Opponents are
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
    NUMBER_FACES,
    RASCAL,
    STRAY,
    card_name,
    parse_card,
)
from clowder.games.csacska_macska.position import Position

NO_ACTION: Final = -1
TAKE: Final = 0  # + pile
DRAW: Final = 5
STEAL: Final = 6  # + (opponent - 1) * 4 + colour: where a card is stolen
STEAL_TWO: Final = 22  # + 16 * where the first is stolen, clockwise, + where the second
USE_CARD: Final = 278  # the first block of a face
FIRST_USE: Final = 5  # inside a block the ways to use the card come after the five discards
NUMBER_BLOCK_SIZE: Final = 6
SCORE: Final = 749
KEEP: Final = 750
PUT_KITTENS: Final = 751  # + pile
ACTION_COUNT: Final = 756


def _face_blocks() -> vec[i64]:
    blocks = vec[i64]([0] * (FACES + 1))
    start: int = USE_CARD
    for face in range(FACES):
        blocks[face] = start
        if face < NUMBER_FACES:
            start += NUMBER_BLOCK_SIZE
        elif face in (STRAY, KITTENS):
            start += FIRST_USE + 4
        elif face == CAT_LADY:
            start += FIRST_USE + 1
        else:
            start += FIRST_USE + 16
    blocks[FACES] = start
    return blocks


FACE_BLOCKS: Final = _face_blocks()  # where the block of each face begins; one more entry for the end


def face_of_action(action: i64) -> i64:
    """The card that an action between USE_CARD and SCORE is about."""
    if action < USE_CARD + NUMBER_FACES * NUMBER_BLOCK_SIZE:
        return (action - USE_CARD) // NUMBER_BLOCK_SIZE
    face: i64 = STRAY
    while FACE_BLOCKS[face + 1] <= action:
        face += 1
    return face


class WrittenMove:
    """A move as it was written, before anybody asks whether it can be done."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.face: int = NO_CARD
        self.pile: int = -1  # from 0
        self.colour: int = -1
        self.opponent: int = -1  # a seat, perhaps of nobody
        self.thefts: list[tuple[int, int]] = []  # (seat, colour)


VERBS: Final = ("take", "draw", "steal", "play", "discard", "place", "use", "score", "keep", "kittens", "pass")
HINT: Final = "moves look like take P1, draw, steal B.red, play B5, discard S P2, place KIT red, use GOOD blue C, score"
PILE_FORM: Final = re.compile(r"P(0|[1-9][0-9]{0,2})")
THEFT_FORM: Final = re.compile(r"([A-Z])\.([a-z]+)")
SEAT_FORM: Final = re.compile(r"[A-Z]")


def read_move(text: str) -> WrittenMove:
    """What a text says; strict about form, tolerant of spaces. Raises MalformedAction."""
    words = text.split()
    move = WrittenMove(words[0] if words else "")
    if move.verb not in VERBS or not read_arguments(move, words[1:]):
        raise MalformedAction(text, HINT)
    return move


def read_arguments(move: WrittenMove, words: list[str]) -> bool:
    """Whether the words after the verb have the form it asks for; what they say is noted in the move."""
    verb = move.verb
    if verb in ("draw", "score", "keep", "pass"):
        return not words
    if verb in ("take", "kittens"):
        return len(words) == 1 and read_pile(move, words[0])
    if verb == "steal":
        return len(words) > 0 and all(read_theft(move, word) for word in words)
    if not words:
        return False
    move.face = parse_card(words[0])
    if move.face == NO_CARD:
        return False
    if verb == "play":
        return len(words) == 1 and move.face < NUMBER_FACES
    if verb == "discard":
        return len(words) == 2 and read_pile(move, words[1])
    if verb == "place":
        return len(words) == 2 and move.face in (STRAY, KITTENS) and read_colour(move, words[1])
    if move.face == CAT_LADY:
        return len(words) == 1
    return (
        len(words) == 3
        and move.face in (RASCAL, GOOD_DOG, BAD_DOG)
        and read_colour(move, words[1])
        and read_opponent(move, words[2])
    )


def read_pile(move: WrittenMove, word: str) -> bool:
    match = PILE_FORM.fullmatch(word)
    if match is None:
        return False
    move.pile = int(match[1]) - 1
    return True


def read_colour(move: WrittenMove, word: str) -> bool:
    if word not in COLOURS:
        return False
    move.colour = COLOURS.index(word)
    return True


def read_opponent(move: WrittenMove, word: str) -> bool:
    if SEAT_FORM.fullmatch(word) is None:
        return False
    move.opponent = ord(word) - 65
    return True


def read_theft(move: WrittenMove, word: str) -> bool:
    match = THEFT_FORM.fullmatch(word)
    if match is None or match[2] not in COLOURS:
        return False
    move.thefts.append((ord(match[1]) - 65, COLOURS.index(match[2])))
    return True


def parse_action(p: Position, text: str) -> i64:
    """The code of a move; NO_ACTION for a pile, opponent or number of thefts that cannot be. Raises MalformedAction."""
    move = read_move(text)
    verb = move.verb
    if verb in ("take", "kittens", "discard") and not 0 <= move.pile < p.seats:
        return NO_ACTION
    if verb == "take":
        return TAKE + move.pile
    if verb == "draw":
        return DRAW
    if verb == "steal":
        return pack_thefts(p, move.thefts)
    if verb == "score":
        return SCORE
    if verb == "keep":
        return KEEP
    if verb == "kittens":
        return PUT_KITTENS + move.pile
    if verb == "pass":
        return NO_ACTION
    block: int = FACE_BLOCKS[move.face]
    if verb == "discard":
        return block + move.pile
    if verb == "play" or move.face == CAT_LADY:
        return block + FIRST_USE
    if verb == "place":
        return block + FIRST_USE + move.colour
    if move.opponent >= p.seats or move.opponent == p.active:
        return NO_ACTION
    return block + FIRST_USE + move.colour * 4 + (move.opponent - p.active) % p.seats - 1


def pack_thefts(p: Position, thefts: list[tuple[int, int]]) -> i64:
    seats: int = p.seats
    active: int = p.active
    if any(seat >= seats or seat == active for seat, _ in thefts):
        return NO_ACTION
    places = sorted([((seat - active) % seats - 1) * 4 + colour for seat, colour in thefts])
    if len(places) == 1:
        return STEAL + places[0]
    if len(places) == 2 and places[0] >> 2 != places[1] >> 2:
        return STEAL_TWO + places[0] * 16 + places[1]
    return NO_ACTION


def seat_letter(seat: int) -> str:
    """The name of a seat in moves; letters beyond those at the table name nobody."""
    return chr(65 + seat)


def theft_text(p: Position, place: int) -> str:
    return f"{seat_letter((p.active + (place >> 2) + 1) % p.seats)}.{COLOURS[place & 3]}"


def action_text(p: Position, action: i64) -> str:
    """The canonical text of a code."""
    if action < DRAW:
        return f"take P{action + 1}"
    if action == DRAW:
        return "draw"
    if action < STEAL_TWO:
        return f"steal {theft_text(p, action - STEAL)}"
    if action < USE_CARD:
        places = action - STEAL_TWO
        return f"steal {theft_text(p, places >> 4)} {theft_text(p, places & 15)}"
    if action == SCORE:
        return "score"
    if action == KEEP:
        return "keep"
    if action >= PUT_KITTENS:
        return f"kittens P{action - PUT_KITTENS + 1}"
    face = face_of_action(action)
    name = card_name(face)
    use = action - FACE_BLOCKS[face] - FIRST_USE
    if use < 0:
        return f"discard {name} P{use + FIRST_USE + 1}"
    if face < NUMBER_FACES:
        return f"play {name}"
    if face in (STRAY, KITTENS):
        return f"place {name} {COLOURS[use]}"
    if face == CAT_LADY:
        return f"use {name}"
    return f"use {name} {COLOURS[use >> 2]} {seat_letter((p.active + (use & 3) + 1) % p.seats)}"
