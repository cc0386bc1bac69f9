"""The types of what a seat sees of a game of If It Fits. Cells are "column,row"; seats in notation are A to E."""

from typing import Any, Literal, NotRequired, TypedDict


class EndingView(TypedDict):
    """Who began the end phase, and how."""

    by: int
    cause: Literal["pile", "cats"]


class RulesView(TypedDict):
    """The settings of the game, every "auto" replaced by what it stands for."""

    edition: Literal["ukrainian", "hungarian"]
    table: str
    advanced: bool
    all_princesses: bool
    no_double_walls: bool
    no_extra_cat_points: bool
    half_sleeping: bool
    tied_kinds: Literal["one", "all"]
    extra_cats: Literal["counted", "awake"]
    card_data: str | dict[str, Any]  # the name of a set of cards, or its data


class PileView(TypedDict):
    """The draw pile: cards left in all, and in each packet from the top."""

    left: int
    packets: list[int]


class BoxView(TypedDict):
    """A box, and what it would pay now. Lists are by seat unless said otherwise."""

    box: str  # the cell of its oldest card
    cells: list[str]  # oldest card first
    toys: dict[str, int]  # symbols by kind of toy
    sprays: int
    open: int  # open sides left
    closed: bool
    awake: list[int]
    asleep: list[int]
    weight: list[int]  # in the majority, in half cats
    plus: int  # points for its toys, doubled if it is closed
    minus: int  # points its spray bottles cost, doubled if it is closed
    takers: list[int]  # the seats with the majority
    extra: list[int]  # points for further cats
    pays: list[int]


class IfItFitsView(TypedDict):
    """What one seat, or a spectator, may see. Lists are by seat unless said otherwise."""

    game: Literal["if-it-fits"]
    seats: int
    phase: Literal["start", "choose", "play", "cat", "over"]
    to_act: int  # -1 when the game is over
    first: int  # the first player
    ending: EndingView | None
    rules: RulesView
    size: tuple[int, int] | None  # columns and rows of the table; None: without an edge
    cats: list[str]  # piece ids
    table: list[str]  # cards in cells, oldest first: "B04 @1,0 r180", "sleep A @2,0", "princess @2,0"
    lying: list[str]  # cards across two cells, by the left one: "cat A @0,0", "princess @0,0", "T1 @0,0"
    played: str | None  # the cell of the box card played last
    supply: list[int]  # cats left
    cards: list[int]  # how many cards are held
    pile: PileView
    starts: list[str]  # start boxes that nobody has used
    boxes: list[BoxView]
    scores: list[int]  # if the game ended now
    negative: list[int]  # points that spray bottles cost, if the game ended now
    hand: NotRequired[list[str]]  # for a seat while the game runs: its own cards
    hands: NotRequired[list[list[str]]]  # when the game is over
    open_hands: NotRequired[list[list[str]]]  # only with all cards open, while the game runs
    faces: dict[str, str]  # what is printed on the cards it sees: ".#.. mouse", sides N E S W, then symbols
