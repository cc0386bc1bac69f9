"""What is wrong with what somebody gave, in the language they asked for."""

import json
import re
from typing import TYPE_CHECKING

import clowder
from clowder.cli.speech import Words, language, text
from clowder.core.errors import (
    ActionError,
    ClowderError,
    Fault,
    IllegalAction,
    InvalidOptions,
    InvalidParts,
    InvalidRecord,
    MalformedAction,
    UnknownGame,
    shown,
)
from clowder.core.game import Game
from clowder.core.record import Replay
from clowder.texts import package_texts

if TYPE_CHECKING:
    from clowder.tables.fairness import Flaw

TOML_PLACE = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)$")  # how tomllib ends what it says


def error_text(error: ClowderError, arguments: list[str]) -> str:
    """An error of input in words; one that has words of its own keeps them. `arguments` name the game."""
    if isinstance(error, UnknownGame):
        return text("game-unknown", game=error.id, games=", ".join(error.known))
    if isinstance(error, InvalidOptions):
        named = next((word for word in arguments if word in clowder.game_ids()), "")
        return text("options-refused", faults="; ".join(fault_text(fault, named) for fault in error.errors))
    if isinstance(error, InvalidParts):
        return text("parts-refused", faults="; ".join(_part_text(fault) for fault in error.errors))
    if isinstance(error, InvalidRecord):
        return text("record-refused", reason=text(f"record-bad-{error.key}", **error.params))
    return str(error)


def move_text(game: Game, error: ActionError) -> str:
    """Why a stored move cannot be made, with the rule that forbids it."""
    if isinstance(error, IllegalAction) and error.refusal is not None:
        names = [game.seat_label(seat) for seat in range(game.max_seats)]
        return text("record-move-refused", move=shown(error.text), reason=Words(game, names).refusal(error.refusal))
    move = error.text if isinstance(error, IllegalAction | MalformedAction) else ""
    return text("record-move-unreadable", move=shown(move))


def stop_text(game: Game, result: Replay) -> str:
    """How far a record could be played again, and what stopped it."""
    return text(
        "record-stops", ply=result.ply + 1, reason="" if result.error is None else move_text(game, result.error)
    )


def flaw_text(flaw: "Flaw") -> str:
    """Why a record is not genuine."""
    if isinstance(flaw.error, ActionError):
        return text(
            "flaw-move", ply=flaw.params["ply"], reason=move_text(clowder.game(flaw.params["game"]), flaw.error)
        )
    return error_text(flaw.error, []) if flaw.error is not None else text(f"flaw-{flaw.key}", **flaw.params)


def fault_text(fault: Fault, game: str) -> str:
    """The sentence of the game, with the key that programs and documents use."""
    place = f"[{fault.key}, {fault.where}]"
    if game:
        words = Words(clowder.game(game), [])
        if words.texts.has(fault.key):
            return f"{words.sentence(fault.key, fault.params)} {place}"
    return f"{text('option-wrong', name=fault.where)} {place}"


def unread_text(error: Exception) -> str:
    """Why a text is no JSON, or no text at all: what the readers of Python say is English."""
    if isinstance(error, json.JSONDecodeError):
        return text("unread-at", line=str(error.lineno), column=str(error.colno))
    if isinstance(error, UnicodeDecodeError):
        return text("unread-bytes", place=str(error.start + 1))
    return text("unread-deep" if isinstance(error, RecursionError) else "unread-number")


def _part_text(fault: Fault) -> str:
    if fault.why != "syntax":
        return str(fault)
    where = str(fault.params["reason"])
    place = TOML_PLACE.search(where)
    if place is not None:
        where = text("unread-at", line=place[1], column=place[2]) if place[1] else text("unread-end")
    return part_fault_text(Fault(fault.key, fault.where, {"reason": where}, why=fault.why), fault.where)


def part_fault_text(fault: Fault, part: str) -> str:
    """What is wrong with a part file, where: `[E_OPT_DECK, deck.cards.C01] ...`."""
    place = ".".join(each for each in (part, fault.at) if each)
    return f"[{fault.key}, {place}] {package_texts('clowder.texts', language()).say(f'part-{fault.why}', fault.params)}"
