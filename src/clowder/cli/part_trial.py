"""`clowder parts try`: games with a part of one's own beside as many with the house's, and how they play."""

import json
from pathlib import Path
from typing import Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from clowder.cli.arguments import WrongArgument, check_games_count
from clowder.cli.errors import part_fault_text
from clowder.cli.progress import bar
from clowder.cli.speech import Words, language, printed, text
from clowder.core.part_kinds import PartKind, is_sound
from clowder.core.types import Json
from clowder.texts import Texts, package_texts
from clowder.trials.pieces import EXTRAS
from clowder.trials.report import report
from clowder.trials.trial import MOST_DECISIONS, Trial, Wish

MOST_SHOWN = 20  # pieces, the most used first; --json has all


def try_part(kind: PartKind, wish: Wish, file: Path, as_json: bool) -> None:
    check_games_count(wish.games)
    wrong = [fault for fault in kind.faults(wish.data) if not is_sound([fault])]
    for fault in wrong:
        typer.echo(part_fault_text(fault, kind.option), err=True)
    if wrong:
        raise WrongArgument(text("parts-faulty", file=str(file), count=len(wrong)))
    kind.game.options_for(wish.seats, {**wish.options, kind.option: wish.data})  # raises InvalidOptions
    trial = Trial(wish)
    with bar(2 * wish.games, text("parts-try-progress")) as progress:
        trial.run(on_game=progress.step)
    facts = report(trial)
    if as_json:
        typer.echo(json.dumps(facts, ensure_ascii=False))
    else:
        show(kind, wish.data, facts)


def show(kind: PartKind, data: Any, facts: Json) -> None:
    said = package_texts("clowder.trials", language())
    typer.echo(said.say("head", {"games": facts["games"], "seats": facts["seats"]}))
    if facts["endless"][0]:
        typer.echo(said.say("endless", {"count": facts["endless"][0], "most": str(MOST_DECISIONS)}))
    if not facts["measures"]:
        typer.echo(said.say("nothing"))
        return
    Console().print(_measures(said, facts))
    for line in sentences(said, facts):
        typer.echo(line)
    if facts["pieces"]:
        _show_pieces(said, kind, data, facts)


def sentences(said: Texts, facts: Json) -> list[str]:
    """What the figures mean, and what cannot be seen in them."""
    found = []
    for measure in facts["measures"]:
        ends = sorted(abs(measure["difference"][name] or 0.0) for name in ("low", "high"))
        low, high = (_number(measure["key"], end) for end in ends)
        params = {"verdict": measure["verdict"], "low": low, "high": high, "games": facts["games"]}
        found.append(said.say(f"says-{measure['key']}", params))
    begin = facts["beginning"]
    shares = {name: f"{100 * begin[name]:.0f}" for name in ("share", "even")}
    found.append(said.say("even", {**shares, "verdict": begin["verdict"]}))
    for spread in facts["spreads"]:
        (low, high), (house_low, house_high) = spread["own"]["half"], spread["house"]["half"]
        figures = {"low": low, "high": high, "house_low": house_low, "house_high": house_high}
        found.append(said.say(f"half-{spread['key']}", {name: f"{value:.0f}" for name, value in figures.items()}))
    return found


def _measures(said: Texts, facts: Json) -> Table:
    table = Table(box=box.SIMPLE)
    table.add_column("")
    for name in ("own", "house", "difference"):
        table.add_column(said.say(name), justify="right", no_wrap=True)
    for measure in facts["measures"]:
        cells = [_figure(measure["key"], measure[name]) for name in ("own", "house", "difference")]
        table.add_row(said.say(f"measure-{measure['key']}"), *cells)
    return table


def _figure(key: str, found: Json) -> str:
    """45.2 (43.9 … 46.5); shares in percent."""
    sign = " %" if key == "first" else ""
    if found["low"] is None:
        return _number(key, found["mean"]) + sign
    return f"{_number(key, found['mean'])} ({_number(key, found['low'])} … {_number(key, found['high'])}){sign}"


def _number(key: str, value: float) -> str:
    return printed(f"{100 * value:.0f}" if key == "first" else f"{value:.1f}")


def _show_pieces(said: Texts, kind: PartKind, data: Any, facts: Json) -> None:
    typer.echo("\n" + said.say("pieces"))
    typer.echo(said.say(f"about-{facts['game']}-{facts['option']}"))
    columns = ["used", "times", *(["counted"] if facts["counts"] else []), "used-house", "gain"]
    table = Table(box=box.SIMPLE)
    table.add_column(said.say("piece"))
    for name in columns:
        table.add_column(said.say(name), justify="right", no_wrap=name == "gain")
    words = Words(kind.game, [])
    ordered = sorted(facts["pieces"], key=lambda piece: (-piece["used"], -piece["times"]))
    for piece in ordered[:MOST_SHOWN]:
        table.add_row(piece_name(words, data, piece), *(_cell(said, piece, name) for name in columns))
    Console().print(table)
    if len(ordered) > MOST_SHOWN:
        typer.echo(text("parts-try-more", count=len(ordered) - MOST_SHOWN))
    typer.echo(said.say("about-gain"))
    seen = [piece_name(words, data, piece) for piece in ordered if piece["gain"] and piece["gain"]["verdict"] != "same"]
    typer.echo(said.say("gains-some", {"pieces": ", ".join(seen)}) if seen else said.say("gains-none"))


def _cell(said: Texts, piece: Json, name: str) -> str:
    value = piece["house" if name == "used-house" else name]
    if name == "times":
        return f"{value:.1f}"
    if name == "gain":
        if value is None:
            return said.say("gain-few")
        return printed(f"{100 * value['mean']:+.0f} ({100 * value['low']:+.0f} … {100 * value['high']:+.0f})")
    return "-" if value is None else f"{100 * value:.0f} %"


def piece_name(words: Words, data: Any, piece: Json) -> str:
    """As people know it: by the words of its game, its title, its numbers, or the name in the file."""
    section, _, rest = piece["path"].partition(".")
    if rest:
        word = words.piece(rest) if section == "mog" else rest
        return f"{word} {piece['value']}".strip()
    name, _, index = section.partition("[")
    if not index:
        return words.piece("S" if name == "stray" else "sleep")
    row = data[name][int(index[:-1])]
    if name == "number":
        return "/".join(str(value) for value in row["values"])
    return words.piece(EXTRAS[row["kind"]]) if name == "extra" else str(row.get("title") or row["effect"])
