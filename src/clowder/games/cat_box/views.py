"""What `view` gives away, as a type: from it the client's types are made. Plain Python, read by no move."""

from typing import Literal, NotRequired, TypedDict


class HeldCardView(TypedDict):
    """A card in a hand or reserved. Faces are written "KP/VE": top left, top right / bottom left, bottom right."""

    visible: str
    secret: NotRequired[str]  # for its holder, and where all cards lie open
    id: NotRequired[str]


class DeckView(TypedDict):
    count: int
    top: str | None  # the visible face of the next card; null when the deck is empty


class CountsView(TypedDict):
    """What lies in sight: per colour all kittens and those of the largest group; empty boxes; groups of three."""

    K: tuple[int, int]
    P: tuple[int, int]
    V: tuple[int, int]
    B: tuple[int, int]
    Y: tuple[int, int]
    E: int
    threes: int


class UnseenView(TypedDict):
    """What stands on the cards that nobody has seen yet, below the top of the deck or removed."""

    cards: int
    roomy: int  # those with an empty box
    K: int
    P: int
    V: int
    B: int
    Y: int
    E: int


class CatBoxView(TypedDict):
    """All that a seat, or a spectator, may see of Cat Box."""

    game: Literal["cat-box"]
    seats: int
    phase: Literal["play", "tile", "over"]
    to_act: int  # -1 when the game is over
    rules: Literal["basic", "special"]
    rotation: Literal["none", "half", "quarter"]
    table: list[str]  # from the lowest card to the highest, as "C06-@1,1" or "C26+r180@0,-1"
    faces: list[str]  # the face of each card of `table` as it lies
    hands: list[list[HeldCardView | None]]  # per seat, by slot
    deck: DeckView
    removed: int  # cards taken out unseen
    unplayed: int  # cards in the deck, in hands and reserved
    identity: str | None  # the own one: K, P, V, B, Y or C; null for spectators
    points: int | None  # what the own identity would bring if the game ended now; null for spectators
    identities: list[str] | None  # per seat, once the game is over or all cards lie open
    counts: CountsView
    unseen: UnseenView | None  # null where faces repeat: nobody knows then which cards are left
    # with the special rules
    tiles: NotRequired[list[list[str]]]  # per seat the unused ones
    scratchers: NotRequired[list[str | None]]  # per seat the cell of its scratcher, as "2,2"
    reserved: NotRequired[list[HeldCardView | None]]  # per seat
    just_played: NotRequired[int]  # in the phase "tile": which card of `table`
    # when the game is over
    removed_cards: NotRequired[list[str]]
