"""What happens: one short function per thing a player, a card or the deck can do.

Everything that is automatic follows at once; each function leaves the position at the next decision or at the end.
"""

from clowder.core.arrays import i64
from clowder.games.csacska_macska.actions import (
    DRAW,
    FACE_BLOCKS,
    FIRST_USE,
    PUT_KITTENS,
    SCORE,
    STEAL,
    STEAL_TWO,
    USE_CARD,
    face_of_action,
)
from clowder.games.csacska_macska.cards import (
    BAD_DOG,
    CAT_LADY,
    FACES,
    GOOD_DOG,
    KITTENS,
    NO_CARD,
    NUMBER_FACES,
    RASCAL,
    STRAY,
    STRAY_KIND,
)
from clowder.games.csacska_macska.events import (
    tell_bad_dog,
    tell_cat_lady,
    tell_discard,
    tell_draw,
    tell_game_over,
    tell_good_dog,
    tell_keep,
    tell_orphan,
    tell_place_kittens,
    tell_play,
    tell_put_kittens,
    tell_reshuffle,
    tell_score,
    tell_steal,
    tell_stray_leaves,
    tell_swap,
    tell_take,
    tell_twins,
)
from clowder.games.csacska_macska.moves import only_resolution, to_act
from clowder.games.csacska_macska.piles import lift_from_pile, put_on_pile, settle_piles, shuffle_deck
from clowder.games.csacska_macska.position import ACT, ORPHAN, OVER, RESOLVE, SCORE3, Position
from clowder.games.csacska_macska.scoring import (
    FROM_BAD_DOG,
    FROM_CAT_LADY,
    FROM_FINAL_THREE,
    FROM_GOOD_DOG,
    FROM_RASCAL,
    FROM_SERIES,
    give_coins,
    is_complete_three,
    must_score,
    series_value,
)
from clowder.games.csacska_macska.series import (
    KITTENS_BIT,
    ONE_CARD,
    SIZE_SHIFT,
    STRAY_BIT,
    last_kind,
    size_of,
    with_card,
    without_last,
    without_stray,
)


def apply(p: Position, action: i64) -> None:
    """Do a legal action and everything automatic after it."""
    if action < DRAW:
        take(p, action)
    elif action == DRAW:
        draw(p)
    elif action < USE_CARD:
        steal(p, action)
    elif action < SCORE:
        resolve(p, action)
        if p.phase != SCORE3:
            continue_turn(p)
    elif action < PUT_KITTENS:
        decide_three(p, action)
    else:
        put_kittens(p, action - PUT_KITTENS)


def score_series(p: Position, seat: i64, colour: i64, final: bool) -> None:
    """Turn the first-laid cards of a series into its coins; the rest goes to the box (CM-R16)."""
    series = p.series[seat * 4 + colour]
    points = series_value(p.setup.deck, series)
    if p.events is not None:
        tell_score(p, seat, colour, series, points, final)
    p.series[seat * 4 + colour] = 0
    give_coins(p, FROM_FINAL_THREE if final else FROM_SERIES, seat, seat, colour, series, points)
    for i in range(points, (series >> SIZE_SHIFT) & 7):
        p.box[series_face(colour, (series >> (4 * i)) & 15)] += 1
    if series & KITTENS_BIT and points < 8:
        p.box[KITTENS] += 1


def series_face(colour: i64, kind: i64) -> i64:
    """The face of a card in a series of a colour."""
    return STRAY if kind == STRAY_KIND else colour * 16 + kind


def play_cat(p: Position, colour: i64, kind: i64) -> None:
    """Lay a cat on the active player's series and score it where that is a must (CM-SCORE-1 to -4)."""
    seat = p.active
    series = with_card(p.series[seat * 4 + colour], kind)
    p.series[seat * 4 + colour] = series
    if p.events is not None:
        tell_play(p, series_face(colour, kind), colour)
    if is_complete_three(series):
        p.choice = colour
        p.phase = SCORE3
    elif must_score(series):
        score_series(p, seat, colour, False)


def clear_series(p: Position, seat: i64, colour: i64) -> None:
    """A series is gone; Kittens that lay over it look for a pile (CM-KIT-4)."""
    if p.series[seat * 4 + colour] & KITTENS_BIT:
        p.orphans |= 1 << seat
    p.series[seat * 4 + colour] = 0


def tell_orphans(p: Position) -> None:
    """Name the owners of orphaned Kittens, clockwise from the active player (CM-R19)."""
    if p.events is not None:
        for step in range(p.seats):
            seat = (p.active + step) % p.seats
            if (p.orphans >> seat) & 1:
                tell_orphan(p, seat)


def take_last_card(p: Position, seat: i64, colour: i64) -> i64:
    """Take the last card of a series away and return its kind."""
    series = p.series[seat * 4 + colour]
    kind = last_kind(series)
    p.series[seat * 4 + colour] = without_last(series)
    if (series >> SIZE_SHIFT) & 7 == 1:
        clear_series(p, seat, colour)
    return kind


def take(p: Position, pile: i64) -> None:
    face = lift_from_pile(p, pile)
    p.hand0 = face
    p.taken = True
    if p.events is not None:
        tell_take(p, face, pile)
    settle_piles(p)
    continue_turn(p)


def draw(p: Position) -> None:
    """Draw two cards, or the last one; two identical extras go to the box and end the turn."""
    p.deck_left -= 1
    p.hand0 = p.deck[p.deck_left]
    if p.deck_left > 0:
        p.deck_left -= 1
        p.hand1 = p.deck[p.deck_left]
    face = p.hand0
    if p.events is not None:
        tell_draw(p)
    if face >= KITTENS and face == p.hand1:
        p.box[face] += 2
        p.hand0 = NO_CARD
        p.hand1 = NO_CARD
        if p.events is not None:
            tell_twins(p, face)
        end_turn(p)
    else:
        continue_turn(p)


def steal(p: Position, action: i64) -> None:
    """One or two thefts, laid, scored and told clockwise from the active player (CM-R35)."""
    if action < STEAL_TWO:
        first = action - STEAL
        steal_card(p, first)
        score_series(p, p.active, first & 3, False)
    else:
        first = (action - STEAL_TWO) >> 4
        second = (action - STEAL_TWO) & 15
        steal_card(p, first)
        steal_card(p, second)
        score_series(p, p.active, first & 3, False)
        if first & 3 != second & 3:
            score_series(p, p.active, second & 3, False)
    tell_orphans(p)
    continue_turn(p)


def steal_card(p: Position, place: i64) -> None:
    """Move one card from an opponent's series to the active player's; scoring follows when all are laid."""
    colour = place & 3
    victim = (p.active + (place >> 2) + 1) % p.seats
    kind = take_last_card(p, victim, colour)
    p.series[p.active * 4 + colour] = with_card(p.series[p.active * 4 + colour], kind)
    if p.events is not None:
        tell_steal(p, victim, series_face(colour, kind), colour)


def resolve(p: Position, action: i64) -> None:
    """Do with a card in hand what the action says."""
    face = face_of_action(action)
    use = action - FACE_BLOCKS[face] - FIRST_USE
    if face == p.hand0:
        p.hand0 = p.hand1
    p.hand1 = NO_CARD
    if use < 0:
        discard(p, face, use + FIRST_USE)
    elif face < NUMBER_FACES:
        play_cat(p, face >> 4, face & 15)
    elif face == STRAY:
        play_cat(p, use, STRAY_KIND)
    elif face == KITTENS:
        p.series[p.active * 4 + use] |= KITTENS_BIT
        if p.events is not None:
            tell_place_kittens(p, use)
    elif face == CAT_LADY:
        call_cat_lady(p)
    else:
        colour = use >> 2
        opponent = (p.active + (use & 3) + 1) % p.seats
        if face == RASCAL:
            send_rascal(p, colour, opponent)
        elif face == GOOD_DOG:
            send_good_dog(p, colour, opponent)
        else:
            send_bad_dog(p, colour, opponent)


def discard(p: Position, face: i64, pile: i64) -> None:
    if face < NUMBER_FACES:
        p.first_discard = pile
    put_on_pile(p, pile, face)
    if p.events is not None:
        tell_discard(p, face, pile)
    settle_piles(p)


def send_rascal(p: Position, colour: i64, partner: i64) -> None:
    """Swap the stray of a series for the last card of the partner's series of that colour (CM-R11)."""
    theirs = p.series[partner * 4 + colour]
    kind = last_kind(theirs)
    p.series[partner * 4 + colour] = with_card(without_last(theirs), STRAY_KIND)
    p.series[p.active * 4 + colour] = without_stray(p.series[p.active * 4 + colour])
    if p.events is not None:
        tell_stray_leaves(p, colour)
        tell_swap(p, partner, series_face(colour, kind), colour)
    give_coins(p, FROM_RASCAL, partner, p.active, colour, 0, 1)
    play_cat(p, colour, kind)


def send_good_dog(p: Position, colour: i64, receiver: i64) -> None:
    """The last card of a series and the dog become coins of the receiver (CM-GOOD-2)."""
    kind = take_last_card(p, p.active, colour)
    gift = ONE_CARD | kind | (STRAY_BIT if kind == STRAY_KIND else 0)
    if p.events is not None:
        tell_good_dog(p, receiver, series_face(colour, kind), colour)
    give_coins(p, FROM_GOOD_DOG, receiver, p.active, colour, gift, 2)
    tell_orphans(p)


def send_bad_dog(p: Position, colour: i64, receiver: i64) -> None:
    """A whole series becomes coins of the receiver, the dog goes to the box (CM-BAD-1)."""
    series = p.series[p.active * 4 + colour]
    if p.events is not None:
        tell_bad_dog(p, receiver, series, colour)
    p.box[BAD_DOG] += 1
    give_coins(p, FROM_BAD_DOG, receiver, p.active, colour, series & ~KITTENS_BIT, size_of(series))
    clear_series(p, p.active, colour)
    tell_orphans(p)


def call_cat_lady(p: Position) -> None:
    """Take every stray out of the own series; nothing is played, so nothing is scored (CM-R14)."""
    points: i64 = 1
    for at in range(p.active * 4, p.active * 4 + 4):
        if p.series[at] & STRAY_BIT:
            p.series[at] = without_stray(p.series[at])
            points += 1
            if p.events is not None:
                tell_stray_leaves(p, at - p.active * 4)
    if p.events is not None:
        tell_cat_lady(p, points)
    give_coins(p, FROM_CAT_LADY, p.active, p.active, 0, 0, points)


def decide_three(p: Position, action: i64) -> None:
    """Score the three cards just completed, or keep collecting."""
    colour = p.choice
    p.choice = -1
    if action == SCORE:
        score_series(p, p.active, colour, False)
    elif p.events is not None:
        tell_keep(p, colour)
    continue_turn(p)


def put_kittens(p: Position, pile: i64) -> None:
    """The owner of orphaned Kittens, who need not be in turn, puts them on a pile."""
    owner = to_act(p)
    p.orphans &= ~(1 << owner)
    put_on_pile(p, pile, KITTENS)
    if p.events is not None:
        tell_put_kittens(p, owner, pile)
    settle_piles(p)
    continue_turn(p)


def continue_turn(p: Position) -> None:
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
    """The next player is in turn, or, when the deck has run out, a new deck is made or the game is over."""
    p.taken = False
    p.first_discard = -1
    if p.deck_left == 0:
        if p.pass_number == p.setup.passes:
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
    p.pass_number += 1
    for pile in range(p.seats):
        while p.heights[pile] > 0:
            p.box[lift_from_pile(p, pile)] += 1
    cards: i64 = 0
    for face in range(FACES):
        for _ in range(p.box[face]):
            p.deck[cards] = face
            cards += 1
        p.box[face] = 0
    shuffle_deck(p, cards)
    if p.events is not None:
        tell_reshuffle(p, cards)
    settle_piles(p)


def end_game(p: Position) -> None:
    """The end; at a table that chose so, complete threes are scored first (CM-R25)."""
    if p.setup.complete_threes:
        for seat in range(p.seats):
            for colour in range(4):
                series = p.series[seat * 4 + colour]
                if is_complete_three(series) and series_value(p.setup.deck, series) > 0:
                    score_series(p, seat, colour, True)
    p.phase = OVER
    if p.events is not None:
        tell_game_over(p)
