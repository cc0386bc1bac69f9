"""A position as lines of text, as SVG and as pixels."""

import io
from html import escape
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.adapters.errors import EnvironmentFault
from clowder.cli.boards import draw
from clowder.cli.speech import Words
from clowder.core.game import Game
from clowder.core.types import Json

LETTER, LINE, MARGIN = 7.3, 16, 8  # pixels of a letter's width, a line's height, the edge
MOST_COLUMNS = 160
WIDTH, HEIGHT = 1184, 784  # of every picture, so that the frames of a game make a video
RENDER_MODES = ["ansi", "rgb_array"]


def checked_mode(mode: str | None) -> str | None:
    if mode not in (None, *RENDER_MODES):
        raise EnvironmentFault(f"there is no render_mode {mode!r}; there are {', '.join(RENDER_MODES)}")
    return mode


def lines(game: Game, view: Json) -> list[str]:
    """The board as the command line draws it."""
    words = Words(game, [game.seat_label(seat) for seat in range(view["seats"])], "en")
    return [f"{game.id}, {view['phase']}, to act: {_decider(game, view)}", *draw(game, view, words)]


def _decider(game: Game, view: Json) -> str:
    return game.seat_label(view["to_act"]) if view["to_act"] >= 0 else "nobody"


def svg(game: Game, view: Json) -> str:
    """The same lines as a drawing; what does not fit makes everything smaller."""
    shown = [line[:MOST_COLUMNS] for line in lines(game, view)]
    wide = max(WIDTH, round(2 * MARGIN + LETTER * max(len(line) for line in shown)))
    high = max(HEIGHT, 2 * MARGIN + LINE * len(shown))
    rows = [
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (number + 0.75):g}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(shown)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {wide} {high}" '
        'preserveAspectRatio="xMinYMin meet">'
        f'<rect width="{4 * wide}" height="{4 * high}" fill="#fffaf2"/>'
        f'<g font-family="DejaVu Sans Mono, monospace" font-size="12" fill="#3a2c26">{"".join(rows)}</g></svg>'
    )


def rendered(game: Game, view: Json, mode: str) -> Any:
    """In a render mode of Gymnasium and PettingZoo: `ansi` or `rgb_array`."""
    return "\n".join(lines(game, view)) + "\n" if mode == "ansi" else pixels(game, view)


def can_rasterise() -> bool:
    """Whether the libraries for `rgb_array` are there."""
    try:
        import PIL.Image  # noqa: F401
        import resvg_py  # noqa: F401
    except ImportError:
        return False
    return True


def pixels(game: Game, view: Json) -> NDArray[np.uint8]:
    """HEIGHT x WIDTH x 3. Needs resvg-py and pillow."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise ImportError("render_mode='rgb_array' needs the packages resvg-py and pillow") from error
    picture: Any = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg(game, view)))))
    return np.asarray(picture.convert("RGB"), dtype=np.uint8)
