"""What happens: one short function per thing a player, a card or the deck can do.

Everything that is automatic follows at once; each function leaves the position at the next decision or at the end.
"""

from clowder.core.arrays import i64
from clowder.games.csacska_macska.actions import (
    BLOCKS,
    DRAW,
    PUT_KITTENS,
    SCORE,
    STEAL,
    STEAL_TWO,
    USE,
    WAYS,
    face_of_action,
)
from clowder.games.csacska_macska.cards import (
    BAD_DOG,
    CAT_LADY,
    COLOURS,
    FACES,
    GOOD_DOG,
    KITTENS,
    NO_CARD,
    NUMBERS,
    RASCAL,
    STRAY,
    STRAY_KIND,
    card_name,
)
from clowder.games.csacska_macska.moves import only_resolution
from clowder.games.csacska_macska.piles import lift_from_pile, put_on_pile, settle, shuffle_deck, tell
from clowder.games.csacska_macska.position import ACT, ORPHAN, OVER, RESOLVE, SCORE3, Position
from clowder.games.csacska_macska.scoring import (
    FINAL_THREE,
    FROM_BAD_DOG,
    FROM_CAT_LADY,
    FROM_GOOD_DOG,
    FROM_RASCAL,
    SERIES,
    is_open_three,
    note,
    scored_event,
    series_value,
)
from clowder.games.csacska_macska.series import (
    KITTENS_BIT,
    ONE,
    SIZE_SHIFT,
    STRAY_BIT,
    faces_of,
    laid,
    last_kind,
    size_of,
    without_last,
    without_stray,
)


def score_series(p: Position, seat: i64, colour: i64, final: bool) -> None:
    """Turn the first-laid cards of a series into its coins; the rest goes to the box (CM-R16)."""
    lane = p.lanes[seat * 4 + colour]
    points = series_value(p.setup.deck, lane)
    if p.events is not None:
        tell(p, "score", scored_event(p.setup.deck, seat, colour, lane, points, final))
    p.lanes[seat * 4 + colour] = 0
    note(p, FINAL_THREE if final else SERIES, seat, seat, colour, lane, points)
    for i in range(points, (lane >> SIZE_SHIFT) & 7):
        kind = (lane >> (4 * i)) & 15
        p.box[STRAY if kind == STRAY_KIND else colour * 16 + kind] += 1
    if lane & KITTENS_BIT and points < 8:
        p.box[KITTENS] += 1


def lay(p: Position, colour: i64, kind: i64) -> None:
    """Play a cat on the active player's series and score it where that is a must (CM-SCORE-1 to -4)."""
    seat = p.active
    lane = laid(p.lanes[seat * 4 + colour], kind)
    p.lanes[seat * 4 + colour] = lane
    if p.events is not None:
        name = card_name(STRAY if kind == STRAY_KIND else colour * 16 + kind)
        tell(p, "play", {"seat": seat, "card": name, "colour": COLOURS[colour]})
    size = (lane >> SIZE_SHIFT) & 7
    if is_open_three(lane):
        p.choice = colour
        p.phase = SCORE3
    elif size == 7 or (size == 5 and not lane & KITTENS_BIT):
        score_series(p, seat, colour, False)


def empty_lane(p: Position, seat: i64, colour: i64) -> None:
    """A series is gone; Kittens that lay over it look for a pile (CM-KIT-4)."""
    if p.lanes[seat * 4 + colour] & KITTENS_BIT:
        p.orphans |= 1 << seat
    p.lanes[seat * 4 + colour] = 0


def tell_orphans(p: Position) -> None:
    """Name the owners of orphaned Kittens, clockwise from the active player (CM-R19)."""
    if p.events is not None:
        for step in range(p.seats):
            seat = (p.active + step) % p.seats
            if (p.orphans >> seat) & 1:
                tell(p, "orphan", {"seat": seat})


def take_last(p: Position, seat: i64, colour: i64) -> i64:
    """Take the last card of a series away and return its kind."""
    lane = p.lanes[seat * 4 + colour]
    kind = last_kind(lane)
    p.lanes[seat * 4 + colour] = without_last(lane)
    if (lane >> SIZE_SHIFT) & 7 == 1:
        empty_lane(p, seat, colour)
    return kind


def take(p: Position, pile: i64) -> None:
    face = lift_from_pile(p, pile)
    p.hand0 = face
    p.taken = True
    if p.events is not None:
        tell(p, "take", {"seat": p.active, "card": card_name(face), "pile": pile + 1})
    settle(p)
    go_on(p)


def draw(p: Position) -> None:
    p.deck_left -= 1
    p.hand0 = p.deck[p.deck_left]
    if p.deck_left > 0:
        p.deck_left -= 1
        p.hand1 = p.deck[p.deck_left]
    face = p.hand0
    if p.events is not None:
        tell(p, "draw", {"seat": p.active, "cards": " ".join([card_name(card) for card in p.hand_cards()])}, True)
    if face >= KITTENS and face == p.hand1:
        p.box[face] += 2
        p.hand0 = NO_CARD
        p.hand1 = NO_CARD
        if p.events is not None:
            tell(p, "twins", {"seat": p.active, "card": card_name(face)})
        end_turn(p)
    else:
        go_on(p)


def steal(p: Position, action: i64) -> None:
    """One or two thefts, laid, scored and told clockwise from the active player (CM-R35)."""
    if action < STEAL_TWO:
        first = action - STEAL
        rob(p, first)
        score_series(p, p.active, first & 3, False)
    else:
        first = (action - STEAL_TWO) >> 4
        second = (action - STEAL_TWO) & 15
        rob(p, first)
        rob(p, second)
        score_series(p, p.active, first & 3, False)
        if first & 3 != second & 3:
            score_series(p, p.active, second & 3, False)
    tell_orphans(p)
    go_on(p)


def rob(p: Position, place: i64) -> None:
    """Move one card from an opponent's series to the active player's; scoring follows when all are laid."""
    colour = place & 3
    victim = (p.active + (place >> 2) + 1) % p.seats
    kind = take_last(p, victim, colour)
    p.lanes[p.active * 4 + colour] = laid(p.lanes[p.active * 4 + colour], kind)
    if p.events is not None:
        name = card_name(colour * 16 + kind)
        tell(p, "steal", {"seat": p.active, "victim": victim, "card": name, "colour": COLOURS[colour]})


def resolve(p: Position, action: i64) -> None:
    """Do with a card in hand what the action says."""
    face = face_of_action(action)
    way = action - BLOCKS[face] - WAYS
    if face == p.hand0:
        p.hand0 = p.hand1
    p.hand1 = NO_CARD
    if way < 0:
        discard(p, face, way + WAYS)
    elif face < NUMBERS:
        lay(p, face >> 4, face & 15)
    elif face == STRAY:
        lay(p, way, STRAY_KIND)
    elif face == KITTENS:
        p.lanes[p.active * 4 + way] |= KITTENS_BIT
        if p.events is not None:
            tell(p, "place_kittens", {"seat": p.active, "colour": COLOURS[way]})
    elif face == CAT_LADY:
        call_cat_lady(p)
    else:
        colour = way >> 2
        other = (p.active + (way & 3) + 1) % p.seats
        if face == RASCAL:
            send_rascal(p, colour, other)
        elif face == GOOD_DOG:
            send_good_dog(p, colour, other)
        else:
            send_bad_dog(p, colour, other)


def discard(p: Position, face: i64, pile: i64) -> None:
    if face < NUMBERS:
        p.dropped = pile
    put_on_pile(p, pile, face)
    if p.events is not None:
        tell(p, "discard", {"seat": p.active, "card": card_name(face), "pile": pile + 1})
    settle(p)


def send_rascal(p: Position, colour: i64, partner: i64) -> None:
    """Swap the stray of a series for the last card of the partner's series of that colour (CM-R11)."""
    theirs = p.lanes[partner * 4 + colour]
    kind = last_kind(theirs)
    p.lanes[partner * 4 + colour] = laid(without_last(theirs), STRAY_KIND)
    p.lanes[p.active * 4 + colour] = without_stray(p.lanes[p.active * 4 + colour])
    if p.events is not None:
        name = card_name(colour * 16 + kind)
        tell(p, "swap", {"seat": p.active, "to": partner, "card": name, "colour": COLOURS[colour], "points": 1})
    note(p, FROM_RASCAL, partner, p.active, colour, 0, 1)
    lay(p, colour, kind)


def send_good_dog(p: Position, colour: i64, receiver: i64) -> None:
    kind = take_last(p, p.active, colour)
    gift = ONE | kind | (STRAY_BIT if kind == STRAY_KIND else 0)
    if p.events is not None:
        name = card_name(STRAY if kind == STRAY_KIND else colour * 16 + kind)
        tell(
            p,
            "good_dog",
            {"seat": p.active, "to": receiver, "card": name, "colour": COLOURS[colour], "points": 2},
        )
    note(p, FROM_GOOD_DOG, receiver, p.active, colour, gift, 2)
    tell_orphans(p)


def send_bad_dog(p: Position, colour: i64, receiver: i64) -> None:
    lane = p.lanes[p.active * 4 + colour]
    points = size_of(lane)
    if p.events is not None:
        names = " ".join([card_name(face) for face in faces_of(lane, colour)])
        tell(
            p,
            "bad_dog",
            {"seat": p.active, "to": receiver, "cards": names, "colour": COLOURS[colour], "points": points},
        )
    p.box[BAD_DOG] += 1
    note(p, FROM_BAD_DOG, receiver, p.active, colour, lane & ~KITTENS_BIT, points)
    empty_lane(p, p.active, colour)
    tell_orphans(p)


def call_cat_lady(p: Position) -> None:
    """Take every stray out of the own series; nothing is played, so nothing is scored (CM-R14)."""
    points: i64 = 1
    for at in range(p.active * 4, p.active * 4 + 4):
        if p.lanes[at] & STRAY_BIT:
            p.lanes[at] = without_stray(p.lanes[at])
            points += 1
    if p.events is not None:
        tell(p, "cat_lady", {"seat": p.active, "strays": points - 1, "points": points})
    note(p, FROM_CAT_LADY, p.active, p.active, 0, 0, points)


def decide_three(p: Position, action: i64) -> None:
    colour = p.choice
    p.choice = -1
    if action == SCORE:
        score_series(p, p.active, colour, False)
    elif p.events is not None:
        tell(p, "keep", {"seat": p.active, "colour": COLOURS[colour]})
    go_on(p)


def put_kittens(p: Position, pile: i64) -> None:
    owner = p.waiting_for()
    p.orphans &= ~(1 << owner)
    put_on_pile(p, pile, KITTENS)
    if p.events is not None:
        tell(p, "put_kittens", {"seat": owner, "pile": pile + 1})
    settle(p)
    go_on(p)


def go_on(p: Position) -> None:
    """Everything automatic until somebody has a choice: decisions with one answer are no decisions."""
    while True:
        if p.orphans:
            p.phase = ORPHAN
            return
        if p.hand0 == NO_CARD:
            end_turn(p)
            return
        p.phase = RESOLVE
        only = only_resolution(p)
        if only < 0:
            return
        resolve(p, only)
        if p.phase == SCORE3:
            return


def end_turn(p: Position) -> None:
    p.taken = False
    p.dropped = -1
    if p.deck_left == 0:
        if p.round == p.setup.passes:
            end_game(p)
            return
        reshuffle(p)
        if p.deck_left == 0:
            end_game(p)
            return
    p.phase = ACT
    p.turn += 1
    p.active = p.active + 1 if p.active + 1 < p.seats else 0


def reshuffle(p: Position) -> None:
    """Box and piles become the new deck, in an order nobody knows (CM-R21)."""
    p.round += 1
    for pile in range(p.seats):
        while p.heights[pile] > 0:
            p.box[lift_from_pile(p, pile)] += 1
    n: i64 = 0
    for face in range(FACES):
        for _ in range(p.box[face]):
            p.deck[n] = face
            n += 1
        p.box[face] = 0
    shuffle_deck(p, n)
    if p.events is not None:
        tell(p, "reshuffle", {"cards": n}, True)
    settle(p)


def end_game(p: Position) -> None:
    if p.setup.complete_threes:
        for seat in range(p.seats):
            for colour in range(4):
                lane = p.lanes[seat * 4 + colour]
                if is_open_three(lane) and series_value(p.setup.deck, lane) > 0:
                    score_series(p, seat, colour, True)
    p.phase = OVER
    if p.events is not None:
        coins: list[int] = list(p.coins)
        tell(p, "game_over", {"scores": coins, "winners": [s for s, c in enumerate(coins) if c == max(coins)]})


def apply_action(p: Position, action: i64) -> None:
    if action < DRAW:
        take(p, action)
    elif action == DRAW:
        draw(p)
    elif action < USE:
        steal(p, action)
    elif action < SCORE:
        resolve(p, action)
        if p.phase != SCORE3:
            go_on(p)
    elif action < PUT_KITTENS:
        decide_three(p, action)
    else:
        put_kittens(p, action - PUT_KITTENS)
