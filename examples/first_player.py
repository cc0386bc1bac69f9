"""Does the first player of If It Fits win more often because of our cards? The same with other cards and rules.

    python examples/first_player.py [GAMES] [BOT]

Equal bots on four seats, P1 begins: with our cards, with their walls and symbols dealt anew among the boxes, with 72
equal boxes, and with our cards in the Hungarian edition. What stays with any cards is not the fault of ours.
"""

import random
import sys
import tomllib
from importlib.resources import files
from typing import Any

import clowder
from clowder.arena.balance import Study, study_games, summary

SEATS = 4


def house() -> Any:
    return tomllib.loads(files("clowder.games.if_it_fits").joinpath("parts/house.toml").read_text("utf-8"))


def shuffled() -> Any:
    """Our boxes with the same walls and symbols in other combinations."""
    data, luck = house(), random.Random(5)
    sides = [face["sides"] for face in data["box"].values()]
    symbols = [face["symbols"] for face in data["box"].values()]
    luck.shuffle(sides)
    luck.shuffle(symbols)
    data["box"] = {
        id: {"sides": side, "symbols": marks} for id, side, marks in zip(data["box"], sides, symbols, strict=True)
    }
    return data


def alike() -> Any:
    """72 equal boxes: no walls, one mouse."""
    data = house()
    data["box"] = {id: {"sides": "....", "symbols": ["mouse"]} for id in data["box"]}
    return data


def main(games: int = 500, bot: str = "house-cat") -> dict[str, list[float]]:
    variants: dict[str, dict[str, Any]] = {
        "our cards": {},
        "shuffled faces": {"card_data": shuffled()},
        "equal boxes": {"card_data": alike()},
        "hungarian": {"edition": "hungarian"},
    }
    found = {}
    for name, options in variants.items():
        filled = clowder.game("if-it-fits").options_for(SEATS, {"first_player": 0, **options})
        study = Study("if-it-fits", SEATS, games, 1, bot, filled)
        seats = summary(study, study_games(study, 0, games))["seats"]
        told = ", ".join(f"{seat['wins']:.1f} % ({seat['wins_low']:.1f} - {seat['wins_high']:.1f})" for seat in seats)
        print(f"{name:15} wins of P1 to P{SEATS}: {told}", flush=True)
        found[name] = [seat["wins"] for seat in seats]
    return found


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500, *sys.argv[2:3])
