"""The shape of `view`: what the client is sent and how it is typed there."""

from typing import NotRequired, TypedDict


class PendingDecision(TypedDict):
    """The decision at hand, in words that everybody may hear. `kind` is the phase; the others depend on it."""

    kind: str
    count: NotRequired[int]  # dest: the steps to go
    victim: NotRequired[int]  # swap: the seat whose cards are looked at
    home: NotRequired[str]  # raid: whose larder, by its Home
    defender: NotRequired[int]  # answer: the seat that was attacked
    suit: NotRequired[str]  # answer: the suit of the fight
    extra: NotRequired[bool]  # card: a second card in this turn
    speedy: NotRequired[int]  # throws of a Speedy Cat still to come


class Prospect(TypedDict):
    """What a place brings to the cat that is about to go there; the second half only if its turn ends with that."""

    wins: NotRequired[bool]  # Home with all foods by the die
    attacks: NotRequired[int]  # the seat whose cat is there
    catches: NotRequired[str]  # the animal there
    takes: NotRequired[str]  # the food of the shop
    steals: NotRequired[list[str]]  # foods of the larder there that may be stolen
    curiosity: NotRequired[bool]
    pays: NotRequired[int]  # lives it costs to stay, also after a raid with this very throw
    car: NotRequired[bool]  # the car may come by
    shuts: NotRequired[bool]  # the shop may close
    owner: NotRequired[int]  # the seat that catches it on coming back
    hunters: NotRequired[list[int]]  # cats that reach this place with one card or throw


class CatAttackView(TypedDict):
    """What one seat, or a spectator, may see. Lists by seat unless said otherwise; spaces, foods and cards are ids."""

    game: str
    seats: int
    phase: str
    to_act: int  # -1 when the game is over
    active: int  # whose turn it is
    round: int
    round_limit: int  # 0: none
    first: int  # who began
    die: int  # the last throw of the turn, 0 before it
    homes: list[str]
    gangs: list[int]
    cats: list[str | None]  # None: out of the game
    lives: list[int]
    larders: list[list[str]]
    hands: list[int]  # how many cards are held
    safe: list[int]  # seats that sleep at Home with all foods
    car: str
    closed: list[str]  # shops
    stock: list[int]  # by shop: foods left
    mice: list[str]
    birds: list[str]
    mog_pile: int
    discards: list[str]  # the last one on top
    curiosity_pile: int  # cards above the Shuffle card
    curiosity_seen: list[str]
    penalties: dict[str, int]  # by shop or Home: lives it costs to be still there at the end of the turn
    pending: NotRequired[PendingDecision]  # while the game runs
    hand: NotRequired[list[str]]  # for a seat: its own cards
    victim_hand: NotRequired[list[str]]  # for a seat that may swap: the cards it looks at
    measured: int  # the seat from whose cat `steps` are counted: one's own, else the one whose turn it is
    steps: list[int]  # by space of the board: steps on the empty map; -1: no way for a cat
    prospects: NotRequired[dict[str, Prospect]]  # for a seat that may move its cat: by space
    cornered: NotRequired[dict[str, int]]  # in the card step: cat cards that cannot move, and lives each costs
    open_hands: NotRequired[list[list[str]]]  # only with all cards open
