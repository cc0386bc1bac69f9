"""The printed cards in the form the engine reads: every face in every turn, by number."""

from typing import Final

from clowder.core.arrays import append, i64, vec

LETTERS: Final = "-KPVBYE"  # index 0 is a vacant cell, 1..5 are kittens, 6 is an empty box
COLOURS: Final = 5
EMPTY_BOX: Final = 6
CARDS: Final = 48


def turned_face(face: str, quarter: int) -> str:
    """A face "ab/cd" after so many quarter turns clockwise."""
    a, b, c, d = face[0], face[1], face[3], face[4]
    for _ in range(quarter):
        a, b, c, d = c, a, d, b
    return f"{a}{b}/{c}{d}"


def mirrored_face(face: str) -> str:
    """A face with its columns swapped."""
    return f"{face[1]}{face[0]}/{face[4]}{face[3]}"


class Deck:
    """48 cards. A held card is `card * 2 + side`, the side being the visible one."""

    def __init__(self, name: str, ids: list[str], fronts: list[str], backs: list[str]) -> None:
        self.name = name
        self.ids = ids
        self.faces_text: list[str] = []  # by card * 2 + side
        self.faces_turned: list[str] = []  # by (card * 2 + side) * 4 + quarter
        self.names_turned: list[str] = []  # the same: `C06+`, `C06+r90`
        self.contents: vec[i64] = vec[i64]()  # ((card * 2 + side) * 4 + quarter) * 4 + quadrant
        self.has_box: vec[i64] = vec[i64]()  # 1 if the face (card * 2 + side) shows an empty box
        self.smallest_turn: vec[i64] = vec[i64]()  # (card * 2 + side) * 4 + quarter: the least that shows the same
        for front, back in zip(fronts, backs, strict=True):
            for face in (front, back):
                self.faces_text.append(face)
                self.has_box = append(self.has_box, 1 if "E" in face else 0)
                name = ids[len(self.faces_text) - 1 >> 1] + "+-"[len(self.faces_text) - 1 & 1]
                turns = [turned_face(face, quarter) for quarter in range(4)]
                for quarter, text in enumerate(turns):
                    self.faces_turned.append(text)
                    self.names_turned.append(f"{name}r{quarter * 90}" if quarter else name)
                    self.smallest_turn = append(self.smallest_turn, turns.index(text))
                    for letter in (text[0], text[1], text[3], text[4]):
                        self.contents = append(self.contents, LETTERS.index(letter))
        self.all_faces_differ: bool = len(set(self.faces_text)) == 2 * CARDS

    def face(self, held: i64, quarter: i64 = 0) -> str:
        """The text of a face: `held` is card * 2 + side."""
        return self.faces_turned[(held << 2) | quarter]

    def name_of(self, held: i64) -> str:
        """`C06+` for the front, `C06-` for the back."""
        return self.ids[held >> 1] + ("-" if held & 1 else "+")

    def held_of(self, name: str) -> int:
        """The number behind `C06+`; -1 if there is no such card."""
        if len(name) < 2 or name[-1] not in "+-" or name[:-1] not in self.ids:
            return -1
        return self.ids.index(name[:-1]) * 2 + (1 if name[-1] == "-" else 0)
