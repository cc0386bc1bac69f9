"""clowder replay: a stored game, move by move, as one seat saw it."""

import json
from typing import Annotated

import typer

import clowder
from clowder.cli.arguments import AsJson, RecordFile, WrongArgument, find_game, read_record
from clowder.cli.boards import draw
from clowder.cli.errors import stop_text
from clowder.cli.speech import Words, text
from clowder.core.event import Event
from clowder.core.game import Game
from clowder.core.record import Record
from clowder.core.state import State
from clowder.core.types import NOBODY, Json
from clowder.texts import names_of


def register(app: typer.Typer) -> None:
    app.command("replay", help=text("replay-help"))(replay)


def replay(
    file: RecordFile,
    ply: Annotated[int | None, typer.Option("--ply", help=text("ply-help"))] = None,
    seat: Annotated[int | None, typer.Option("--seat", help=text("seat-help"))] = None,
    line: Annotated[int | None, typer.Option("--line", help=text("line-help"))] = None,
    as_json: AsJson = False,
) -> None:
    record = read_record(file, line)
    game = find_game(record.game)
    game.options_for(record.seats, record.options)  # no names for a number of seats that no table has
    if ply is not None and not 0 <= ply <= len(record.actions):
        raise WrongArgument(text("ply-range", ply=ply, plies=len(record.actions)))
    if seat is not None and not 1 <= seat <= record.seats:
        raise WrongArgument(text("seat-range", seat=seat, seats=record.seats))
    viewer = NOBODY if seat is None else seat - 1
    words = Words(game, seat_names(game, record))
    told: list[Json] = []

    def listen(at: int, state: State, events: list[Event]) -> None:
        move = record.actions[at]
        if as_json:
            told.append({"ply": at + 1, "move": move, "events": [event.seen_by(viewer) for event in events]})
            return
        typer.echo(f"{at + 1}. {game.shown_move(move)}")
        for event in events:
            typer.echo(f"   {words.event(event, viewer)}")

    if not as_json:
        for event in game.opening(**record.deal()):
            typer.echo(f"   {words.event(event, viewer)}")
    result = clowder.replay(record, listen, ply)
    outcome = result.state.outcome()
    if as_json:
        facts = {
            "game": record.game,
            "ply": result.ply,
            "moves": told,
            "view": result.state.view(viewer),
            "outcome": None if outcome is None else outcome.told(),
            "reason": result.reason,
        }
        typer.echo(json.dumps(facts, ensure_ascii=False))
    else:
        lines = draw(game, result.state.view(viewer), words) if outcome is None else words.outcome(outcome)
        typer.echo("\n".join(["", *lines]))
    if not result.ok:
        raise WrongArgument(stop_text(game, result))


def seat_names(game: Game, record: Record) -> list[str]:
    """The names kept in the record; for seats without one what moves call them."""
    return [name or game.seat_label(seat) for seat, name in enumerate(names_of(record))]
