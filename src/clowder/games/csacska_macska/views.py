"""The types of what a seat sees of a game of Csacska Macska: the same for everybody."""

from typing import Literal, NotRequired, TypedDict

Colour = Literal["blue", "yellow", "red", "green"]


class SeriesView(TypedDict):
    """A series with what a player wants to know of it."""

    colour: Colour
    cards: str  # first-laid first, `+K` at the end where Kittens lie over it
    size: int  # cards, without Kittens
    target: int  # the next size at which it is scored
    kittens: bool
    stray: bool
    totals: list[int]  # all that its cards can show
    wants: list[int]  # the numbers that would end it in 9 as its next card
    triple: list[int]  # the numbers that would make three equal ones of two


class OutlookView(TypedDict):
    """What a series would be after a move."""

    colour: Colour
    size: int
    target: int  # the next size at which it is scored; its own size where it is complete
    totals: list[int]
    scored: Literal["no", "may", "must"]  # whether it would be counted then
    coins: int  # what it would bring if it were; 0 where it would not


CsacskaMacskaView = TypedDict(
    "CsacskaMacskaView",
    {
        "game": Literal["csacska-macska"],
        "seats": int,
        "phase": Literal["act", "resolve", "score3", "orphan", "over"],
        "to_act": int,  # -1 after the end
        "active": int,  # whose turn it is
        "turn": int,  # from 1
        "pass": int,  # through the deck, from 1
        "passes": int,
        "deck": int,  # cards left
        "low": bool,  # the deck is about to run out
        "unseen": str,  # the cards in the deck by face: `B1*3 B3 S*12`
        "piles": list[str],  # bottom to top
        "box": str,  # by face
        "coins": list[int],  # by seat
        "series": list[list[SeriesView]],  # by seat
        "hand": str,  # of the active player, not yet resolved
        "taken": bool,  # the hand comes from a pile
        "first_discard": int,  # the pile that got a drawn number card this turn, from 1; 0: none
        "orphans": list[int],  # seats with orphaned Kittens to put away
        "choice": NotRequired[Colour],  # the series that may be scored now
        "stakes": dict[str, int],  # coins that each move that scores at once would bring
        "outlooks": dict[str, list[OutlookView]],  # by move: the series of the player in turn that it would change
        "open_hands": NotRequired[list[str]],  # with all cards open: `hand` for every seat
    },
)
