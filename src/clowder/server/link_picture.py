"""The picture of a link, 1200 by 630: drawn without a browser, once for each link, in the colours of docs/look.md."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from clowder.server.table_picture import draw_table

WIDTH, HEIGHT = 1200, 630
SMOOTH: Final = 2  # drawn so many times larger: Pillow's lines have hard edges
PAPER, PANEL, INK, SOFT, LINE = "#fbf6ec", "#fffdf8", "#3a2e27", "#6e5f54", "#d9ccb8"
BOARD, BOARD_DARK, COAT, MARK, ACCENT, GOLD = "#c99b66", "#a87a49", "#e9c9a0", "#c98f55", "#b8421a", "#c98f12"
SEATS: Final = ("#d55e00", "#0072b2", "#007a59", "#e3b505", "#a8487f", "#56b4e9")
ROWS: Final = 5
LETTERS: Final = 40
SCRIPTS: Final = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")
FOLDER = Path(__file__).parent / "static" / "assets"

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


@dataclass(frozen=True)
class Line:
    """Somebody in the picture: rank 0 where there is none yet."""

    rank: int
    seat: int
    name: str
    points: str


@dataclass(frozen=True)
class Facts:
    """Everything in a picture, so that equal facts give the same picture."""

    title: str
    below: str
    lines: tuple[Line, ...]
    more: str = ""
    view: bytes = b""  # of a finished game: its last position as everybody sees it, in JSON


@lru_cache(maxsize=64)
def picture(facts: Facts) -> bytes:
    """A PNG."""
    image = Image.new("RGB", (WIDTH * SMOOTH, HEIGHT * SMOOTH), PAPER)
    pen = Pen(ImageDraw.Draw(image))
    pen.draw.rectangle(_scaled(0, HEIGHT - 70, WIDTH, HEIGHT), fill=BOARD)
    pen.draw.rectangle(_scaled(0, HEIGHT - 70, WIDTH, HEIGHT - 64), fill=BOARD_DARK)
    shown = bool(facts.view) and draw_table(pen.draw, json.loads(facts.view), _room(600, 186, 1150, 546))
    if not shown:
        _cat(pen, 985, 370, 2.6)
    pen.text(70, 92, facts.title, 64, INK, 900, 1060)
    pen.text(70, 160, facts.below, 30, SOFT, 600, 1060)
    for row, line in enumerate(facts.lines[:ROWS]):
        _line(pen, 200 + row * 72, line, 560 if shown else 800)
    if facts.more:
        pen.text(84, 200 + ROWS * 72 - 24, facts.more, 24, SOFT, 600, 600)
    pen.text(70, HEIGHT - 22, "Clowder", 32, PANEL, 900, 400)
    out = BytesIO()
    image.resize((WIDTH, HEIGHT), Image.Resampling.BOX).quantize(128).save(out, "PNG", optimize=True)
    return out.getvalue()


def _line(pen: "Pen", top: int, line: Line, right: int) -> None:
    first = line.rank == 1
    pen.draw.rounded_rectangle(
        _scaled(70, top, right, top + 60),
        16 * SMOOTH,
        PANEL,
        GOLD if first else LINE,
        4 * SMOOTH if first else 2 * SMOOTH,
    )
    pen.draw.ellipse(_scaled(86, top + 12, 122, top + 48), fill=SEATS[line.seat % len(SEATS)], outline=INK, width=3)
    if line.rank:
        pen.text(140, top + 42, f"{line.rank}.", 32, ACCENT if first else SOFT, 900, 50)
    points = right - 18 - pen.width(line.points, 28, 700)
    name = 192 if line.rank else 140
    pen.text(name, top + 41, line.name, 32, INK, 800 if first else 600, points - name - 12)
    pen.text(points, top + 40, line.points, 28, SOFT, 700, 200)


def _cat(pen: "Pen", x: int, y: int, size: float) -> None:
    """The house cat in its box."""

    def at(*points: float) -> list[float]:
        return [((x if n % 2 == 0 else y) + point * size) * SMOOTH for n, point in enumerate(points)]

    draw, thick = pen.draw, int(4 * SMOOTH)
    for colour, width in ((INK, 5.0), (COAT, 3.6)):  # the tail, dot by dot
        for step in range(41):
            turn = step / 40
            tip = (30 + 34 * turn * (2 - 1.6 * turn), 26 - 74 * turn)
            draw.ellipse(at(tip[0] - width, tip[1] - width, tip[0] + width, tip[1] + width), fill=colour)
    draw.ellipse(at(-24, -22, 24, 22), fill=COAT, outline=INK, width=thick)
    draw.polygon(at(-23, -8, -24, -36, -8, -24), fill=COAT)
    draw.polygon(at(23, -8, 24, -36, 8, -24), fill=COAT)
    draw.line(at(-23, -4, -24, -36, -9, -22), fill=INK, width=thick, joint="curve")
    draw.line(at(23, -4, 24, -36, 9, -22), fill=INK, width=thick, joint="curve")
    draw.polygon(at(-4, -21, 4, -21, 0, -9), fill=MARK)
    for side in (-1, 1):
        draw.ellipse(at(side * 10 - 6, -7, side * 10 + 6, 6), fill=PANEL, outline=INK, width=thick // 2)
        draw.ellipse(at(side * 10 - 3.5, -3.5, side * 10 + 2, 4.5), fill=INK)
        draw.line(at(side * 20, 9, side * 34, 6), fill=INK, width=thick // 2)
        draw.line(at(side * 20, 13, side * 33, 16), fill=INK, width=thick // 2)
    draw.polygon(at(-3, 8, 3, 8, 0, 12), fill="#e08a8a")
    draw.polygon(at(-50, 22, 50, 22, 43, 74, -43, 74), fill=BOARD, outline=INK, width=thick)
    draw.polygon(at(-50, 22, -62, 42, -46, 47), fill="#dfba8c", outline=INK, width=thick)
    draw.polygon(at(50, 22, 62, 42, 46, 47), fill="#dfba8c", outline=INK, width=thick)
    for paw in (-22, 22):
        draw.ellipse(at(paw - 8, 15, paw + 8, 29), fill=COAT, outline=INK, width=thick)


def _room(left: int, top: int, right: int, bottom: int) -> tuple[float, float, float, float]:
    return left * SMOOTH, top * SMOOTH, right * SMOOTH, bottom * SMOOTH


def _scaled(*values: float) -> list[float]:
    return [value * SMOOTH for value in values]


class Pen:
    """Writes with the client's own font, letter by letter from the file that has it."""

    def __init__(self, draw: ImageDraw.ImageDraw) -> None:
        self.draw = draw

    def text(self, x: float, base: float, words: str, size: int, colour: str, weight: int, room: float) -> None:
        """One line that begins at x and stands on base; what has no room is cut off with an ellipsis."""
        words = words[: LETTERS * 2]
        if self.width(words, size, weight) > room:
            while words and self.width(words + "…", size, weight) > room:
                words = words[:-1]
            words = words.rstrip() + "…"
        for piece, font in _pieces(words, size, weight):
            self.draw.text((x * SMOOTH, base * SMOOTH), piece, colour, font, anchor="ls")
            x += font.getlength(piece) / SMOOTH

    def width(self, words: str, size: int, weight: int) -> float:
        return sum(font.getlength(piece) for piece, font in _pieces(words, size, weight)) / SMOOTH


def _pieces(words: str, size: int, weight: int) -> Iterator[tuple[str, Font]]:
    """The words in pieces that one file has all letters of."""
    piece, of = "", "latin"
    for letter in words:
        script = _script(letter)
        if script != of and piece:
            yield piece, _font(of, size, weight)
            piece = ""
        of = script
        piece += letter
    if piece:
        yield piece, _font(of, size, weight)


def _script(letter: str) -> str:
    code = ord(letter)
    if 0x400 <= code < 0x460 or code in (0x490, 0x491, 0x2116):
        return "cyrillic"
    if 0x460 <= code < 0x530:
        return "cyrillic-ext"
    return "latin-ext" if 0x100 <= code < 0x1F00 else "latin"


@lru_cache(maxsize=64)
def _font(script: str, size: int, weight: int) -> Font:
    """Where the client was not built there is Pillow's own font, which has Latin letters only."""
    name = re.compile(rf"nunito-{script}-wght-normal\b.*\.woff2")
    file = next((path for path in sorted(FOLDER.glob("nunito-*")) if name.fullmatch(path.name)), None)
    if file is None:
        return ImageFont.load_default(size * SMOOTH)
    font = ImageFont.truetype(str(file), size * SMOOTH)
    font.set_variation_by_axes([weight])
    return font
