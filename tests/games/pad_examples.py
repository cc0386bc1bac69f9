"""The worked examples of the specifications that are about points, written as the score pads take them."""

from typing import Any, NamedTuple


class Example(NamedTuple):
    """An example: what is entered, and the points of every seat with those who win."""

    id: str
    pad: dict[str, Any]
    scores: list[int]
    winners: list[int]


def boxes(*rows: str, left: int = 0, top: int = 0) -> str:
    """A picture of the table, row by row, `-` where nothing lies."""
    return " ".join(
        f"{letter}@{left + x},{top + y}"
        for y, row in enumerate(rows)
        for x, letter in enumerate(row.split())
        if letter != "-"
    )


SCORED = (
    "C32-@(0,0) C13-@(-1,-1) C04+@(1,1) C44-@(-2,0) C46+@(-3,1) C07+@(-4,2) C25-@(-2,2) C27-@(2,2) C45-@(-2,-2) "
    "C29+@(0,2) C47-@(-4,0) C40-@(2,0)"
)
AS_SEEN = boxes(
    "- - Y E - - - -", "- - E P V - - -", "B V B E V P K Y", "E P P K B B E V", "P P Y E B E E P", "V Y Y K K Y V B",
    left=-4, top=-2,
)  # fmt: skip
FACES = (  # the same, card by card, as somebody reads them off a printed deck
    "PP/BE@0,0 YV/BV@-1,-1 BY/KP@1,1 BE/EK@-2,0 KP/VY@-3,1 PP/VY@-4,2 YE/YK@-2,2 EP/VB@2,2 YE/EP@-2,-2 BE/KY@0,2 "
    "BV/EP@-4,0 KY/EV@2,0"
)
DETAILS = boxes("K K K P", "E P P P", "B E K Y", "B B E Y")
SPECIAL = {"rules": "special"}


def box(id: str, table: str, identities: str, scores: list[int], winners: list[int], **more: Any) -> Example:
    pad = {"seats": len(identities), "table": table, "identities": list(identities), **more}
    return Example(id, pad, scores, winners)


def groups(**sizes: list[int]) -> str:
    """Groups of so many, each in a row of its own; `E` are single boxes."""
    rows = [f"{letter} " * size for letter, each in sizes.items() for size in each]
    return boxes(*[row for each in rows for row in (each.strip(), "-")], top=-30)


CAT_BOX = [
    box("CB-EX1", SCORED, "KPBYC", [6, 11, 9, 9, 12], [4]),
    box("CB-EX1 as seen", AS_SEEN, "KPBYC", [6, 11, 9, 9, 12], [4]),
    box("CB-EX1 by faces", FACES, "KPBYC", [6, 11, 9, 9, 12], [4]),
    box("CB-EX1 purple", SCORED, "VK", [8, 6], [0]),
    box("CB-EX2", SCORED, "PCBK", [14, 14, 13, 11], [1], options=SPECIAL, tiles=[3, 2, 4, 5]),
    box("CB-EX3", AS_SEEN, "VBK", [10, 10, 6], [1], options=SPECIAL, tiles=[2, 1, 0]),
    box("CB-EX4", AS_SEEN, "BY", [9, 9], [0, 1]),
    box("CB-EX5 black", DETAILS, "KP", [7, 8], [1]),
    box("CB-EX5 purple", DETAILS, "VBY", [0, 6, 4], [1]),
    box("CB-EX5 Chihuahua", DETAILS, "KCBY", [7, 7, 6, 4], [1]),
    box("CB-W12 front", "C01+@0,0 C06-@1,1 C11+@2,0", "KP", [7, 4], [0]),  # of pink the example does not speak
    box("CB-W12 back", "C01+@0,0 C06-@1,1 C11-@2,0", "KP", [6, 5], [0]),
    box(
        "CB-W32",
        boxes("K P K E", "V K V P", "- B V B", "- - K V"),
        "VK",
        [8, 7],
        [0],
        options=SPECIAL,
        tiles=[["paw", "scratcher"], ["paw", "stack"]],
    ),
    box("CB-W34", groups(P=[5, 5, 5], B=[6, 4, 4], Y=[4, 2, 1], E=[9, 9]), "PBCY", [20, 20, 18, 11], [1]),
]


def series(id: str, cards: str, points: int) -> Example:
    """One series of the first player, beside two who have nothing."""
    sheet = [{"seat": "A", "what": "series", "cards": cards}]
    return Example(id, {"seats": 3, "sheet": sheet}, [points, 0, 0], [0] if points else [0, 1, 2])


def entry(seat: str, what: str, cards: str = "", **more: Any) -> dict[str, Any]:
    return {"seat": seat, "what": what, **({"cards": cards} if cards else {}), **more}


EVENING = [
    entry("A", "series", "B1 B3 B5"), entry("A", "series", "G9 G9 G1"), entry("A", "series", "Y5 Y5 Y5"),
    entry("A", "series", "R9 R9 R1 R3 R7"), entry("A", "series", "Y5 S Y3 Y7 Y7"),
    entry("A", "rascal", **{"from": "B"}),
    entry("B", "series", "G1 G3 G5 G7 G9 G1 G3 +K"), entry("B", "cat-lady", strays=2),
    entry("C", "good-dog", "B5", **{"from": "A"}), entry("C", "bad-dog", "R1 R3 R5 R7", **{"from": "B"}),
    entry("C", "series", "B1 B3 B5"),
]  # fmt: skip
KEPT = {"A": {"blue": "B1 B3 B5"}}
THREES = {"end_scoring": "complete_threes"}


def coins(**seats: int) -> list[dict[str, Any]]:
    """So many coins by Rascals, one each: what brought them is not told in the example."""
    names = list(seats)
    return [
        entry(seat, "rascal", **{"from": names[names.index(seat) - 1]}) for seat in names for _ in range(seats[seat])
    ]


CSACSKA_MACSKA = [
    series("CM-8.1 nine", "[B1 B3 B5]", 1),
    series("CM-8.1 nineteen", "[G9 G9 G1]", 1),
    series("CM-8.1 identical", "[Y5 Y5 Y5]", 3),
    series("CM-8.1 identical by one number", "[G7 G7 G3/7]", 3),
    series("CM-8.1 identical and nine", "[B3 B3 B3]", 3),
    series("CM-8.1 no common number", "[R3/7 R3 R7]", 0),
    series("CM-8.1 five, nine", "[R1 R1 R1 R3 R3]", 3),
    series("CM-8.1 five, thirty-nine", "[R9 R9 R9 R7 R5]", 3),
    series("CM-8.1 five with a stray", "[Y5 S Y3 Y7 Y7]", 1),
    series("CM-8.1 seventeen", "[B5 B5 B5 B1 B1]", 0),
    series("CM-8.1 seven", "[G1 G3 G5 G7 G9 G1 G3] +K", 8),
    series("CM-8.1 seven with a stray", "[G1 S G5 G7 G9 G1 G3] +K", 1),
    series("CM-8.1 thirty-one", "[G1 G3 G5 G7 G9 G1 G5] +K", 0),
    series("CM-E4", "R3 R3 R7 R7 R5", 0),
    series("CM-E5", "R9 R7 R5 R9 R9", 3),
    series("CM-E23", "B9 B5 B5", 1),
    series("CM-E24", "B9 B9 B7 B5 B9", 3),
    series("CM-E38 green", "G5 G9 G5", 1),
    series("CM-E39 red", "R9 R7 R1 R3 R9", 3),
    series("CM-E42", "B1 B1 B3", 0),
    Example("CM-E26", {"seats": 3, "sheet": [entry("C", "good-dog", "S", **{"from": "A"})]}, [0, 0, 2], [2]),
    Example("CM-E27", {"seats": 3, "sheet": [entry("B", "bad-dog", "R1 S R5 +K", **{"from": "A"})]}, [0, 3, 0], [1]),
    Example("CM-E28", {"seats": 3, "sheet": [entry("C", "bad-dog", "Y5", **{"from": "A"})]}, [0, 0, 1], [2]),
    Example("CM-E29", {"seats": 3, "sheet": [entry("A", "cat-lady", strays=2)]}, [3, 0, 0], [0]),
    Example("CM-S1", {"seats": 3, "sheet": EVENING, "series": KEPT}, [10, 11, 7], [1]),
    Example("CM-S2", {"seats": 3, "sheet": EVENING, "series": KEPT, "options": THREES}, [11, 11, 7], [0, 1]),
    Example("CM-S3", {"seats": 4, "sheet": coins(A=15, B=18, C=18, D=9)}, [15, 18, 18, 9], [1, 2]),
    Example(
        "CM-S4 scored",
        {"seats": 3, "sheet": [*coins(A=4, B=5, C=5), entry("A", "series", "B1 B3 B5")]},
        [5, 5, 5],
        [0, 1, 2],
    ),
    Example("CM-S4 kept", {"seats": 3, "sheet": coins(A=4, B=5, C=5), "series": KEPT}, [4, 5, 5], [1, 2]),
    Example(
        "CM-S4 kept, complete threes",
        {"seats": 3, "sheet": coins(A=4, B=5, C=5), "series": KEPT, "options": THREES},
        [5, 5, 5],
        [0, 1, 2],
    ),
]

X3 = "(0,0) B01 · (1,0) B12 · (2,0) sleeping cat of A · (3,0) B23 · (4,0) B34 · (5,0) B13 · (6,0) B35"
X3_A = "A on (0,0)-(1,0) · B on (3,0)-(4,0)"
X3_BOTH = "A on (0,0)-(1,0) · B on (3,0)-(4,0) · B on (5,0)-(6,0)"
RING = (
    "(0,0) B08 · (1,0) B02 · (2,0) B03 · (0,1) B04 r180 · (2,1) B05 · (0,2) B07 r180 · (1,2) B13 r180 · (2,2) B14 r180"
)
W12 = "(0,0) S1 · (1,0) B01 · (2,0) B12 · (2,1) sleeping cat of B · (3,0) B23"
W36 = (
    "(-5,0) S1 · (-4,0) B01 · (-3,0) B02 · (-2,0) B12 · (-1,0) B13 · (0,0) B23 · (1,0) B24 · (2,0) B34 · (3,0) B35 · "
    "(4,0) B06"
)
W36_CATS = "A on (-5,0)-(-4,0) · A on (-3,0)-(-2,0) · B on (-1,0)-(0,0) · B on (1,0)-(2,0) · B on (3,0)-(4,0)"
W37 = (
    "(0,0) B01 · (1,0) B12 · (2,0) B13 · (3,0) B23 · (4,0) B34 · (5,0) S2 · (0,1) sleeping cat of B · "
    "(1,1) sleeping cat of A · (2,1) sleeping cat of C · (3,1) sleeping cat of C"
)
W37_CATS = "A on (0,0)-(1,0) · B on (2,0)-(3,0) · B on (4,0)-(5,0)"
HUNGARIAN = {"edition": "hungarian"}


def fits(id: str, cards: str, lying: str, scores: list[int], winners: list[int], **options: Any) -> Example:
    return Example(id, {"seats": len(scores), "table": cards, "lying": lying, "options": options}, scores, winners)


IF_IT_FITS = [
    fits(
        "IF-X1",
        "(0,0) S1 · (1,0) B01 · (2,0) B12 · (3,0) B02 · (4,0) B51 · (5,0) B09",
        "A on (0,0)-(1,0) · A on (2,0)-(3,0) · B on (4,0)-(5,0)",
        [4, 0],
        [0],
    ),
    fits(
        "IF-X2",
        "(0,0) B09 r180 · (1,0) B06 · (2,0) B61 · (3,0) B20",
        "A on (0,0)-(1,0) · B on (2,0)-(3,0)",
        [6, 6],
        [0, 1],
    ),
    fits(
        "IF-X2 by faces",
        "#.##:mouse,mouse @0,0 · #.#.:mouse @1,0 · #.#.:mouse,spray @2,0 · ###.:yarn,yarn @3,0",
        "cat A @0,0 · cat B @2,0",
        [6, 6],
        [0, 1],
    ),
    fits("IF-X3", X3, X3_A, [3, 0], [0]),
    fits("IF-X3 hungarian", X3, X3_A, [2, 0], [0], **HUNGARIAN),
    fits("IF-X3 advanced", X3, X3_A, [2, 0], [0], advanced=True),
    fits("IF-X3 only B", X3, "B on (3,0)-(4,0)", [0, 2], [1]),
    fits("IF-X3 only B, advanced", X3, "B on (3,0)-(4,0)", [0, 2], [1], advanced=True),
    fits("IF-X3 both", X3, X3_BOTH, [3, 3], [0, 1]),
    fits("IF-X3 both, hungarian", X3, X3_BOTH, [2, 3], [1], **HUNGARIAN),
    fits("IF-X3 both, advanced", X3, X3_BOTH, [0, 2], [1], advanced=True),
    fits(
        "IF-X4",
        "(0,0) B09 r180 · (1,0) B11 · (0,2) B51 · (1,2) B52 · (0,4) B20 r180 · (1,4) B69 · (4,0) B12 · (5,0) B13",
        "A on (0,0)-(1,0) · A on (0,2)-(1,2) · B on (0,4)-(1,4) · B on (4,0)-(5,0)",
        [6, 6],
        [1],
        table="unlimited",
    ),
    fits("IF-X5", "(0,0) B69 r180 · (1,0) B57 · (2,0) B70", "A on (0,0)-(1,0)", [-2, 0], [1]),
    fits("IF-W5", "(0,0) B09 r180 · (1,0) B20", "A on (0,0)-(1,0)", [4, 0], [0]),
    fits("IF-W5 all", "(0,0) B09 r180 · (1,0) B20", "A on (0,0)-(1,0)", [8, 0], [0], tied_kinds="all"),
    fits("IF-W6", "(0,0) B09 r180 · (1,0) B06 · (2,0) B04 r180", "A on (0,0)-(1,0)", [6, 0], [0]),
    fits("IF-W12", W12, "A on (0,0)-(1,0) · B on (2,0)-(3,0)", [0, 2], [1]),
    fits("IF-W12 hungarian", W12, "A on (0,0)-(1,0) · B on (2,0)-(3,0)", [0, 1], [1], **HUNGARIAN),
    fits("IF-W15", "(0,0) S1 · (1,0) B01 · (2,0) sleeping cat of B", "A on (0,0)-(1,0)", [1, 0], [0]),
    fits("IF-W19 open", RING, "A on (0,0)-(1,0)", [6, 0], [0]),
    fits("IF-W19", f"{RING} · (1,1) sleeping cat of A", "A on (0,0)-(1,0)", [13, 0], [0]),
    fits("IF-W19 hungarian", f"{RING} · (1,1) sleeping cat of A", "A on (0,0)-(1,0)", [12, 0], [0], **HUNGARIAN),
    fits("IF-W26", "(0,0) S1 · (0,1) S2 · (1,0) T3", "A on (0,0)-(1,0)", [1, 0], [0]),
    fits(
        "IF-W28",
        "(0,0) B01 · (1,0) B12 · (2,0) B02 · (3,0) B53",
        "T1 across (0,0)-(1,0) · A on (2,0)-(3,0)",
        [3, 0],
        [0],
    ),
    fits("IF-W29", "(6,0) B09 r180 · (7,0) B06", "A on (6,0)-(7,0)", [3, 0], [0]),
    fits("IF-W36", W36, W36_CATS, [1, 5], [1], table="unlimited"),
    fits("IF-W36 advanced", W36, W36_CATS, [0, 3], [1], table="unlimited", advanced=True),
    fits("IF-W37", W37, W37_CATS, [1, 4, 0], [1]),
    fits("IF-W37 hungarian", W37, W37_CATS, [0, 3, 0], [1], **HUNGARIAN),
    fits("IF-W37 counted", W37, W37_CATS, [1, 4, 0], [1], edition="hungarian", extra_cats="counted"),
    fits("IF-W37 awake", W37, W37_CATS, [0, 3, 0], [1], extra_cats="awake"),
    fits("IF-W37 half", W37, W37_CATS, [1, 4, 0], [1], half_sleeping=True),
    fits("IF-W37 no extra", W37, W37_CATS, [0, 2, 0], [1], no_extra_cat_points=True),
]

ALL_FOODS = "mouse bird fish milk tin vitamins"
CAT_ATTACK = [
    Example(
        "CA-S1",
        {
            "seats": 4,
            "lives": [6, 4, 8, 0],
            "larders": ["mouse bird fish", "mouse bird fish milk tin", "", "fish milk tin bird"],
        },
        [9, 9, 8, 0],
        [1],
    ),
    Example(
        "CA-S2",
        {"seats": 2, "lives": [5, 5], "larders": ["mouse fish milk tin", "bird fish milk vitamins"]},
        [9, 9],
        [0, 1],
    ),
    Example(
        "CA-S3",
        {
            "seats": 3,
            "options": {"lives": 5},
            "lives": [5, 2, 2],
            "larders": ["mouse", "mouse fish milk tin", "bird fish milk vitamins"],
        },
        [6, 6, 6],
        [1, 2],
    ),
    Example(
        "CA-S4",
        {
            "seats": 4,
            "lives": [9, 9, 9, 1],
            "larders": [ALL_FOODS, "", "", ALL_FOODS],
            "over": "food",
            "winner": 3,
        },
        [15, 9, 9, 7],
        [3],
    ),
    Example(
        "CA-S5",
        {
            "seats": 4,
            "options": {"gangs": "full"},
            "lives": [4, 0, 3, 9],
            "larders": [ALL_FOODS, "", "fish milk", "mouse bird fish milk tin"],
            "safe": [0],
        },
        [15, 14, 15, 14],
        [0, 2],
    ),
    Example(
        "CA-R46 full, tie by foods",
        {
            "seats": 4,
            "options": {"gangs": "full"},
            "lives": [4, 9, 3, 0],
            "larders": ["mouse bird fish", "mouse", "", ALL_FOODS],
        },
        [10, 10, 10, 10],
        [0, 2],
    ),
    Example(
        "CA-R46 shared",
        {"seats": 4, "options": {"gangs": "shared"}, "lives": [5, 8], "larders": ["mouse bird fish milk tin", "fish"]},
        [10, 9, 10, 9],
        [0, 2],
    ),
    Example(
        "CA-R46 shared, three gangs",
        {
            "seats": 6,
            "options": {"gangs": "shared", "gang_count": 3},
            "lives": [5, 6, 0],
            "larders": ["mouse bird", "fish", ALL_FOODS],
        },
        [7, 7, 0, 7, 7, 0],
        [0, 3],
    ),
    Example(
        "CA-R44 won by food",
        {
            "seats": 4,
            "options": {"gangs": "full"},
            "lives": [9, 1, 9, 2],
            "larders": ["", ALL_FOODS, "mouse", ALL_FOODS],
            "over": "food",
            "winner": 1,
        },
        [19, 15, 19, 15],
        [1, 3],
    ),
    Example(
        "CA-R45 won by food",
        {
            "seats": 4,
            "options": {"gangs": "shared"},
            "lives": [9, 2],
            "larders": ["mouse", ALL_FOODS],
            "over": "food",
            "winner": 1,
        },
        [10, 8, 10, 8],
        [1, 3],
    ),
    Example(
        "CA-R33 retired",
        {"seats": 4, "lives": [0, 2, 0, 3], "larders": [ALL_FOODS, "mouse", "", ""], "retired": [2, 0]},
        [0, 3, 0, 3],
        [1],
    ),
]
EXAMPLES = {"cat-box": CAT_BOX, "csacska-macska": CSACSKA_MACSKA, "if-it-fits": IF_IT_FITS, "cat-attack": CAT_ATTACK}
