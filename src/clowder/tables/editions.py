"""Which printed parts a game is played with: every table asks when it is made and when it is dealt, so it is kept."""

from typing import Final

import orjson

from clowder.core.game import Game
from clowder.core.types import Json

KEPT: Final = 256
LONGEST: Final = 2_048  # bytes of options; parts of one's own are looked at each time

_known: dict[tuple[type[Game], bytes], str] = {}


def parts_hash(game: Game, options: Json) -> str:
    """`Game.parts_hash` of checked options."""
    text = orjson.dumps(options, option=orjson.OPT_SORT_KEYS)
    if len(text) > LONGEST:
        return game.parts_hash(options)
    key = type(game), text
    found = _known.get(key)
    if found is None:
        found = _known[key] = game.parts_hash(options)
        if len(_known) > KEPT:
            del _known[next(iter(_known))]
    return found
