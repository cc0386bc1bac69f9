"""Csacska Macska once more, slow and plain, from the specification alone: dictionaries, lists and texts.

It shares no code with the engine. A game is one generator: it yields a decision (who, and all choices as texts) and is
sent the choice. The deck is known from the position; after the reshuffle its order comes from what the engine dealt.
"""

from collections import Counter
from collections.abc import Generator
from itertools import product
from typing import Any

COLOURS = ("blue", "yellow", "red", "green")
LETTER = {"B": "blue", "Y": "yellow", "R": "red", "G": "green"}
EXTRAS = ("KIT", "RAS", "GOOD", "BAD", "LADY")
SEATS = "ABCDE"

Decision = tuple[str, int, list[str]]  # phase, who, choices
Play = Generator[Decision, str, None]


def is_number(card: str) -> bool:
    return card != "S" and card not in EXTRAS


def colour_of(card: str) -> str:
    return LETTER[card[0]]


def values_of(card: str, stray: list[int]) -> list[int]:
    """CM-SER-7, CM-R1: one or two numbers, or what a stray may stand for."""
    return stray if card == "S" else [int(number) for number in card[1:].split("/")]


def is_scoring_size(cards: list[str], has_kittens: bool) -> bool:
    """CM-DEF-12."""
    if has_kittens:
        return len(cards) == 7
    return len(cards) == 5 or (len(cards) == 3 and "S" not in cards)


def worth(cards: list[str], stray: list[int]) -> int:
    """8.1: the points of a series at a scoring size."""
    shown = [values_of(card, stray) for card in cards]
    if len(cards) == 3 and set(shown[0]) & set(shown[1]) & set(shown[2]):
        return 3  # CM-SCORE-11, CM-R3
    if not any(sum(reading) % 10 == 9 for reading in product(*shown)):
        return 0  # CM-SCORE-10
    return 1 if "S" in cards else {3: 1, 5: 3, 7: 8}[len(cards)]


class GameOver(Exception):
    pass


class Reference:
    def __init__(self, start: dict[str, Any], stray: list[int]) -> None:
        """`start` is the first position; `stray`: the numbers for which a stray may stand."""
        self.seats: int = start["seats"]
        self.options: dict[str, Any] = start["options"]
        self.stray = stray
        self.deck: list[str] = start["deck"].split()
        self.piles: list[list[str]] = [start["piles"][f"P{pile + 1}"].split() for pile in range(self.seats)]
        self.box: list[str] = start["box"].split()
        self.series: list[dict[str, list[str]]] = [{} for _ in range(self.seats)]  # CM-SETUP-5
        self.kittens: list[set[str]] = [set() for _ in range(self.seats)]
        self.coins = [0] * self.seats
        self.hand: list[str] = []
        self.taken = False
        self.first_discard: str | None = None
        self.choice: str | None = None
        self.orphans: list[int] = []
        self.active = SEATS.index(start["active"])
        self.turn, self.passing = 1, 1
        self.ledger: list[str] = []
        self.next_deck: list[str] = []
        self.running = self.game()
        self.decision: Decision | None = None
        self.go(None)

    def apply(self, text: str, next_deck: list[str]) -> None:
        """Carry out a choice; `next_deck` is the order after a reshuffle, if the engine told one in it."""
        self.next_deck = next_deck
        self.go(text)

    def go(self, text: str | None) -> None:
        try:
            self.decision = next(self.running) if text is None else self.running.send(text)
        except GameOver:
            self.decision = None

    def choose(self, phase: str, who: int, choices: list[str]) -> Generator[Decision, str, str]:
        """Section 5: outside ACT a decision with one choice is carried out."""
        return choices[0] if len(choices) == 1 else (yield phase, who, choices)

    # -- the turn -------------------------------------------------------------------------------------------------

    def game(self) -> Play:
        while True:
            yield from self.act()
            self.hand, self.taken, self.first_discard = [], False, None
            self.end_turn()

    def act(self) -> Play:
        """CM-TURN-2; never automatic."""
        text = yield "act", self.active, ["draw", *self.takes(), *self.thefts()]
        words = text.split()
        if words[0] == "take":  # CM-R34: take, settle, carry out
            self.hand = [self.piles[int(words[1][1:]) - 1].pop()]
            self.taken = True
            self.settle()
            yield from self.resolve()
        elif words[0] == "draw":
            self.hand, self.deck = self.deck[:2], self.deck[2:]
            if len(self.hand) == 2 and self.hand[0] == self.hand[1] and self.hand[0] in EXTRAS:  # CM-DECK-5
                self.box += self.hand
            else:
                yield from self.resolve()
        else:
            yield from self.steal([(SEATS.index(word[0]), word[2:]) for word in words[1:]])

    def end_turn(self) -> None:
        """CM-R20, CM-R21, CM-END-1 to -4."""
        if not self.deck:
            if self.seats == 3 or self.passing == 2:
                self.finish()
            self.reshuffle()
            if not self.deck:
                self.finish()
        self.active = (self.active + 1) % self.seats
        self.turn += 1

    def reshuffle(self) -> None:
        self.passing = 2
        mixed = self.box + [card for pile in self.piles for card in pile]
        assert Counter(mixed) == Counter(self.next_deck)
        self.deck = self.next_deck
        self.box, self.piles = [], [[] for _ in range(self.seats)]
        self.settle()

    def finish(self) -> None:
        """8.2, CM-R25."""
        if self.options["end_scoring"] == "complete_threes":
            for seat in range(self.seats):
                for colour in COLOURS:
                    cards = self.series[seat].get(colour, [])
                    three = len(cards) == 3 and is_scoring_size(cards, colour in self.kittens[seat])
                    if three and worth(cards, self.stray):
                        self.score(seat, colour, "final")
        raise GameOver

    def settle(self) -> None:
        """CM-R15: first fill, then look for a pair; CM-R5: strays never pair."""
        while True:
            empty = [pile for pile in self.piles if not pile]
            tops = [pile[-1] if pile else "" for pile in self.piles]
            twins = [at for at, top in enumerate(tops) if top in EXTRAS and top in tops[:at]]
            if empty and self.deck:
                empty[0].append(self.deck.pop(0))
            elif twins:
                for at in (twins[0], tops.index(tops[twins[0]])):
                    self.box.append(self.piles[at].pop())
            else:
                return

    # -- what may be done -----------------------------------------------------------------------------------------

    def opponents(self) -> list[int]:
        """Clockwise from the player in turn."""
        return [(self.active + step) % self.seats for step in range(1, self.seats)]

    def takes(self) -> list[str]:
        """CM-R2."""
        found = []
        for at, pile in enumerate(self.piles):
            open_to_all = self.options["pile_draw"] == "any"
            if pile and (is_number(pile[-1]) or (open_to_all and self.uses(pile[-1]))):
                found.append(f"take P{at + 1}")
        return found

    def thefts(self) -> list[str]:
        """CM-STEAL-1 to -8, CM-R17, CM-R18."""
        mine = self.series[self.active]
        can_go = [
            (seat, colour)
            for seat in self.opponents()
            for colour in COLOURS
            if colour in mine and colour in self.series[seat] and self.series[seat][colour][-1] != "S"
        ]
        found = [f"steal {named(one)}" for one in can_go if self.completes(Counter([one[1]]))]
        for at, one in enumerate(can_go):
            for two in can_go[at + 1 :]:
                if one[0] != two[0] and self.completes(Counter([one[1], two[1]])):
                    found.append(f"steal {named(one)} {named(two)}")
        return found

    def completes(self, more: Counter[str]) -> bool:
        """Whether every own series so extended has a scoring size."""
        return all(
            is_scoring_size(self.series[self.active][colour] + ["?"] * count, colour in self.kittens[self.active])
            for colour, count in more.items()
        )

    def uses(self, card: str) -> list[str]:
        """CM-DEF-13: the ways to carry out a stray or an extra."""
        mine = self.series[self.active]
        own = [colour for colour in COLOURS if colour in mine]
        if card == "S":  # CM-STRAY-2 to -5
            return [f"place S {colour}" for colour in own if "S" not in mine[colour]]
        if card == "KIT":  # CM-KIT-1, CM-R6
            return [f"place KIT {colour}" for colour in own if colour not in self.kittens[self.active]]
        if card == "LADY":  # CM-LADY-1
            return ["use LADY"] if any("S" in mine[colour] for colour in own) else []
        if card == "RAS":  # CM-R11 (3)
            return [
                f"use RAS {colour} {SEATS[seat]}"
                for colour in own
                for seat in self.opponents()
                if "S" in mine[colour]
                and len(self.series[seat].get(colour, [])) >= 2
                and "S" not in self.series[seat][colour]
            ]
        return [f"use {card} {colour} {SEATS[seat]}" for colour in own for seat in self.opponents()]

    def hand_choices(self) -> list[str]:
        """RESOLVE: one flat list, equal faces once."""
        found: list[str] = []
        piles = [f"P{at + 1}" for at in range(self.seats)]
        for card in dict.fromkeys(self.hand):
            if is_number(card):
                found.append(f"play {card}")
                if not self.taken:  # CM-DECK-3, CM-DECK-6
                    found += [f"discard {card} {pile}" for pile in piles if pile != self.first_discard]
            else:
                found += self.uses(card) or [f"discard {card} {pile}" for pile in piles]  # CM-DECK-4, -7
        return found

    # -- what happens ---------------------------------------------------------------------------------------------

    def resolve(self) -> Play:
        while self.hand:
            text = yield from self.choose("resolve", self.active, self.hand_choices())
            words = text.split()
            self.hand.remove(words[1])
            if words[0] == "discard":
                self.piles[int(words[2][1:]) - 1].append(words[1])
                if is_number(words[1]):
                    self.first_discard = words[2]
                self.settle()
            elif words[0] == "play":
                yield from self.lay(words[1], colour_of(words[1]))
            elif words[1] == "S":
                yield from self.lay("S", words[2])
            elif words[1] == "KIT":
                self.kittens[self.active].add(words[2])
            elif words[1] == "LADY":
                self.cat_lady()
            elif words[1] == "RAS":
                yield from self.rascal(words[2], SEATS.index(words[3]))
            else:
                yield from self.dog(words[1], words[2], SEATS.index(words[3]))

    def lay(self, card: str, colour: str) -> Play:
        """CM-SCORE-1 to -4, CM-R12, CM-R31."""
        series = self.series[self.active].setdefault(colour, [])
        series.append(card)
        if not is_scoring_size(series, colour in self.kittens[self.active]):
            return
        if len(series) == 3:
            self.choice = colour
            text = yield "score3", self.active, ["score", "keep"]
            self.choice = None
            if text == "keep":
                return
        self.score(self.active, colour)

    def score(self, seat: int, colour: str, why: str = "series") -> None:
        """CM-R16: the first-laid cards become coins, as many as points, the Kittens last; the rest goes to the box."""
        cards = self.series[seat].pop(colour)
        points = worth(cards, self.stray)
        kittens = ["KIT"] if colour in self.kittens[seat] else []
        self.kittens[seat].discard(colour)
        self.box += (cards + kittens)[points:]
        self.pay(seat, seat, why, points)

    def pay(self, to: int, giver: int, why: str, coins: int) -> None:
        self.coins[to] += coins
        self.ledger.append(f"{self.turn} {SEATS[to]} from {SEATS[giver]} {why} {coins}")

    def cat_lady(self) -> None:
        """CM-LADY-1, CM-R37."""
        mine = self.series[self.active]
        strays = sum("S" in cards for cards in mine.values())
        for colour in mine:
            mine[colour] = [card for card in mine[colour] if card != "S"]
        self.pay(self.active, self.active, "cat-lady", strays + 1)

    def rascal(self, colour: str, partner: int) -> Play:
        """CM-RAS-1 to -5, CM-R11."""
        received = self.series[partner][colour].pop()
        self.series[partner][colour].append("S")
        self.series[self.active][colour].remove("S")
        self.pay(partner, self.active, "rascal", 1)
        yield from self.lay(received, colour)

    def dog(self, card: str, colour: str, to: int) -> Play:
        """CM-GOOD-1, -2, CM-BAD-1, -2, CM-R7, CM-R10."""
        cards = self.series[self.active][colour]
        if card == "GOOD":
            cards.pop()
            self.pay(to, self.active, "good-dog", 2)
        else:
            self.pay(to, self.active, "bad-dog", len(cards))
            cards.clear()
            self.box.append("BAD")
        yield from self.clear_away([self.active])

    def steal(self, thefts: list[tuple[int, str]]) -> Play:
        """CM-R35: laid and scored clockwise from the active player."""
        thefts = sorted(thefts, key=lambda theft: self.opponents().index(theft[0]))
        for seat, colour in thefts:
            self.series[self.active][colour].append(self.series[seat][colour].pop())
        for colour in dict.fromkeys(colour for _, colour in thefts):
            self.score(self.active, colour)
        yield from self.clear_away([seat for seat, _ in thefts])

    def clear_away(self, seats: list[int]) -> Play:
        """CM-KIT-4, CM-R19: empty series vanish; the owner of orphaned Kittens puts them on a pile."""
        for seat in seats:
            for colour in [colour for colour, cards in self.series[seat].items() if not cards]:
                del self.series[seat][colour]
                if colour in self.kittens[seat]:
                    self.kittens[seat].remove(colour)
                    self.orphans.append(seat)
        while self.orphans:
            text = yield "orphan", self.orphans[0], [f"kittens P{at + 1}" for at in range(self.seats)]
            self.orphans.pop(0)
            self.piles[int(text.split()[1][1:]) - 1].append("KIT")
            self.settle()

    # -- what it looks like ---------------------------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        """In the names of the position; what has no order is sorted."""
        return {
            "phase": self.decision[0] if self.decision else "over",
            "active": SEATS[self.active],
            "turn": self.turn,
            "pass": self.passing,
            "deck": " ".join(self.deck),
            "piles": {f"P{at + 1}": " ".join(pile) for at, pile in enumerate(self.piles)},
            "series": {
                SEATS[seat]: {
                    colour: " ".join(mine[colour] + ["+K"] * (colour in self.kittens[seat]))
                    for colour in COLOURS
                    if colour in mine
                }
                for seat, mine in enumerate(self.series)
                if mine
            },
            "coins": {SEATS[seat]: coins for seat, coins in enumerate(self.coins)},
            "box": sorted(self.box),
            "hand": sorted(self.hand),
            "taken": self.taken,
            "first_discard": self.first_discard,
            "choice": self.choice,
            "orphans": "".join(SEATS[seat] for seat in sorted(self.orphans)),
        }


def named(theft: tuple[int, str]) -> str:
    return f"{SEATS[theft[0]]}.{theft[1]}"
