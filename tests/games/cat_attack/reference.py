"""Cat Attack once more, slow and plain, from the specification alone: dictionaries, lists and texts.

It shares no code with the engine. A game is one generator: it yields a decision (who, and all choices as texts) and is
sent the choice. What die and piles give comes from `Chance`. Everything is settled depth first, as CA-R31 wants it.
"""

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.games.cat_attack.reference_board import FOOD_OF, FOODS, SHOPS, Board
from tests.games.cat_attack.reference_moves import (
    card_actions,
    cat_ends,
    larders_to_open,
    samples,
    swaps,
)
from tests.games.cat_attack.reference_table import Chance, GameOver, Table

Decision = tuple[str, int, list[str]]  # phase, who, choices
Play = Generator[Decision, str, None]
SAFETY_ROUNDS = 1000  # docs/positions/cat-attack.md, "Limits"


class Reference(Table):
    def __init__(self, start: dict[str, Any], board: Board, curiosity: dict[str, tuple[str, Any]]) -> None:
        super().__init__(start, board, curiosity)
        self.looked_at = -1  # during a swap: the seat whose cards are open to the one who may take
        self.running = self.game()
        self.decision: Decision | None = None
        self.go(None)

    def apply(self, text: str, chance: Chance) -> None:
        """Carry out a choice with what chance gave in it."""
        self.chance = chance
        self.go(text)
        self.learn_pile()
        assert chance.is_used_up()

    def go(self, text: str | None) -> None:
        try:
            self.decision = next(self.running) if text is None else self.running.send(text)
        except (StopIteration, GameOver):
            self.decision = None

    # -- the turn (5.1) -------------------------------------------------------------------------------------------

    def game(self) -> Play:
        while True:
            self.die, self.penalties, self.dropped = 0, {}, False
            yield from self.turn(self.active)
            self.next_seat()

    def turn(self, p: int) -> Play:
        yield from self.card_step(p)
        if self.is_done(p):
            return
        yield from self.throw_and_move(p)
        if self.is_done(p):
            return
        yield from self.end_of_turn(p)

    def is_done(self, p: int) -> bool:
        """The rest of the turn is dropped if the cat has retired (CA-R33) or become safe (CA-R44)."""
        return self.cats[p] is None or self.dropped

    def end_of_turn(self, p: int) -> Play:
        """CA-RAID-4, CA-BURG-4, CA-R25: only the highest applying penalty."""
        costs = [0]
        for place, lives in self.penalties.items():
            if place in SHOPS:
                is_there = self.cats[p] in self.board.garden[place]
            else:
                is_there = self.is_on_property(p, self.homes.index(place))
            costs += [lives] * is_there
        if max(costs):
            self.lose(p, max(costs))
            yield from self.send_home(p)

    def next_seat(self) -> None:
        """CA-TURN-2, CA-R40; retired and safe cats are skipped."""
        for seat in (*self.others_from(self.active), self.active):
            if seat == self.first:
                limit = self.options["round_limit"] or SAFETY_ROUNDS
                if self.round == limit:
                    self.over = "rounds" if self.options["round_limit"] else "safety"
                    raise GameOver
                self.round += 1
            if self.cats[seat] is not None and seat not in self.safe:
                self.active = seat
                return

    def throw_and_move(self, p: int) -> Play:
        """CA-TURN-5, CA-R7: the move must be made if there is one."""
        assert self.chance
        self.die = self.chance.throws.pop(0)
        ends = cat_ends(self, p, self.die)
        if not ends:
            yield from self.cornered(p, self.die)
        else:
            text = yield from self.choose("dest", p, [f"dest {end}" for end in ends])
            yield from self.land(p, text.split()[1], "die")

    def choose(self, phase: str, seat: int, choices: list[str]) -> Generator[Decision, str, str]:
        """A choice with one option is made automatically (5.2)."""
        if len(choices) == 1:
            return choices[0]
        return (yield phase, seat, choices)

    # -- the card step (5.3) --------------------------------------------------------------------------------------

    def card_step(self, p: int) -> Play:
        text = yield "card", p, card_actions(self, p)
        words = text.split()
        if words[0] == "fight":
            yield from self.fight(p, int(words[1]), words[2], int(words[3]))
        elif words[0] == "six":
            self.six(p, words)
        elif words[0] in ("mouse", "bird"):
            self.discard(p, words[0] + words[1])
            if words[2] != "nothing":
                self.move_animal(words[0], words[2], words[3])
            self.refill(p)
        elif words[0] == "cat":
            self.discard(p, words[0] + words[1])
            self.refill(p)  # CA-R14: before the landing
            if words[2] == "cornered":
                yield from self.cornered(p, int(words[1]))
            else:
                yield from self.land(p, words[2], "card")
        else:
            self.discard(p, words[0])
            self.refill(p)
            yield from self.special(p, words)

    def special(self, p: int, words: list[str]) -> Play:
        if words[0] == "speedy":  # CA-SPEED-1, CA-R32
            for _ in range(3):
                if not self.is_done(p):
                    yield from self.throw_and_move(p)
        elif words[1] == "nothing":
            return
        elif words[0] == "attack":
            yield from self.land(p, words[1], "leap")
        else:
            self.burgle(p, words[1], words[2])
            yield from self.land(p, words[1], "burglar")

    def burgle(self, p: int, space: str, food: str) -> None:
        """CA-BURG-1, -2, -4, CA-R20."""
        shop = self.board.shop_at.get(space)
        if shop:
            self.stock[shop] -= 1
            self.mark(shop, 1)
        else:
            self.larders[self.homes.index(space)].remove(food)
            if self.in_game(self.homes.index(space)):
                self.mark(space, 1)
        self.larder(p).add(food)

    def mark(self, place: str, lives: int) -> None:
        self.penalties[place] = max(lives, self.penalties.get(place, 0))

    def move_animal(self, animal: str, start: str, end: str) -> None:
        if start in self.homes and animal in self.larders[self.homes.index(start)]:
            self.larders[self.homes.index(start)].remove(animal)
        else:
            self.animals[animal].remove(start)
        self.animals[animal].append(end)

    def six(self, p: int, words: list[str]) -> None:
        """CA-R37."""
        self.discard_hand(p)
        self.move_animal(words[1], words[2], words[3])
        self.refill(p)

    # -- landing --------------------------------------------------------------------------------------------------

    def land(self, c: int, space: str, how: str) -> Play:
        away = self.is_away(c)
        self.cats[c] = space
        if how == "die" and space == self.home(c) and len(self.larder(c)) == len(FOODS):
            self.come_home(c)
        there = [seat for seat in self.cats_on(space) if not self.are_mates(seat, c)]
        if there:  # never more than one; who comes later is not attacked by this landing
            yield from self.attack(c, there[0])
        yield from self.rest_of_landing(c, space, how, away)

    def come_home(self, c: int) -> None:
        """CA-WIN-1, CA-R34, CA-R44, CA-R45."""
        if self.gangs == "full":
            self.safe.add(c)
            self.dropped = True
            mates = [seat for seat in range(self.seats) if self.are_mates(seat, c) and self.cats[seat] is not None]
            if not set(mates) <= self.safe:
                return
        self.over, self.winner = "food", self.gang(c)
        raise GameOver

    def rest_of_landing(self, c: int, space: str, how: str, away: bool) -> Play:
        """Steps 4 to 8; each one only if the cat is still there (CA-R31)."""
        animal = self.animal_on(space)
        if self.cats[c] == space and animal:  # CA-CAP-1
            self.animals[animal].remove(space)
            self.larder(c).add(animal)
        if self.cats[c] == space and not self.is_away(c):
            yield from self.trespass_check(c, away)
        shop = self.board.shop_at.get(space)
        if self.cats[c] == space and shop and how != "burglar" and shop not in self.closed:  # CA-SHOP-1
            self.take_from_shop(c, shop)
        if self.cats[c] == space and space in self.homes and how in ("card", "die"):
            yield from self.raid(c, self.homes.index(space))
        if self.cats[c] == space and space in self.board.curious:  # CA-CUR-1, -8, -9
            yield from self.curiosity_card(c)

    def take_from_shop(self, c: int, shop: str) -> None:
        """CA-SHOP-4, CA-R26."""
        if self.stock[shop] and FOOD_OF[shop] not in self.larder(c):
            self.stock[shop] -= 1
            self.larder(c).add(FOOD_OF[shop])

    def raid(self, c: int, unit: int) -> Play:
        """CA-RAID-1, -2, CA-R25."""
        if not self.may_rob(c, unit) or not self.loot(c, unit):
            return
        if self.in_game(unit) and not self.unit_is_away(unit):
            return
        text = yield "raid", c, ["decline"] + [f"raid {food}" for food in self.loot(c, unit)]
        if text == "decline":
            return
        self.larders[unit].remove(text.split()[1])
        self.larder(c).add(text.split()[1])
        if self.in_game(unit):
            self.mark(self.homes[unit], 2)

    def attack(self, a: int, victim: int) -> Play:
        """CA-R15."""
        self.lose(victim, 1)
        if self.cats[victim] is None:
            return
        away = self.is_away(victim)
        self.cats[victim] = self.home(victim)
        yield from self.swap(a, victim)
        yield from self.trespass_check(victim, away)

    def swap(self, taker: int, victim: int) -> Play:
        """CA-ATT-3, CA-R13; the look makes the taker sure of all cards, the swap tells both what went where."""
        self.looked_at = victim
        text = yield "swap", taker, swaps(self, taker, victim)
        self.sure[taker, victim] = Counter(self.hands[victim])
        if text == "keep":
            return
        _, take, give = text.split()
        for owner, gone, come in ((victim, take, give), (taker, give, take)):
            self.hands[owner] = self.hands[owner] - Counter([gone]) + Counter([come])
            other = taker if owner == victim else victim
            seen = self.sure.get((other, owner), Counter())
            for viewer in range(self.seats):
                self.sure[viewer, owner] = Counter()
            self.sure[other, owner] = seen - Counter([gone]) + Counter([come])

    def trespass_check(self, c: int, away: bool) -> Play:
        """CA-R24, in seat order from the left; CA-R42: without the rule only the intruder in the Home itself goes."""
        for x in self.others_from(c):
            if self.cats[c] is None or self.are_mates(x, c) or not self.is_on_property(x, self.unit(c)):
                continue
            if not self.options["trespassing"]:
                if self.cats[x] == self.cats[c]:
                    yield from self.send_home(x)
            elif away or self.cats[x] == self.cats[c]:
                yield from self.attack(c, x)

    def send_home(self, c: int) -> Play:
        if self.cats[c] is None:
            return
        away = self.is_away(c)
        self.cats[c] = self.home(c)
        yield from self.trespass_check(c, away)

    def cornered(self, c: int, count: int) -> Play:
        """CA-CORN-2, -3."""
        self.lose(c, self.board.ways(self.cats[c] or "", count))
        yield from self.send_home(c)

    def lose(self, c: int, lives: int) -> None:
        unit = self.unit(c)
        self.lives[unit] = max(0, self.lives[unit] - lives)
        if self.lives[unit] == 0:
            self.retire(unit)

    def retire(self, unit: int) -> None:
        """CA-R33, CA-RET-2; CA-R44: safe mates wake up."""
        self.retired.append(unit)
        for seat in self.members(unit):
            self.cats[seat] = None
            self.discard_hand(seat)
        self.safe = {seat for seat in self.safe if self.gang(seat) != self.gang_of(unit)}
        left = {self.gang(seat) for seat in range(self.seats) if self.cats[seat] is not None}
        if len(left) == 1:
            self.over, self.winner = "survival", left.pop()
            raise GameOver

    # -- Curiosity cards ------------------------------------------------------------------------------------------

    def curiosity_card(self, p: int) -> Play:
        effect, arg = self.curiosity[self.draw_curiosity()]
        if effect.startswith("shop_"):
            yield from self.shop_card(p, effect, arg)
        elif effect == "car_to":
            yield from self.drive(self.board.stop[arg])
        elif effect == "play_mog":
            yield from self.card_step(p)
        elif effect == "throw_die":
            yield from self.throw_and_move(p)
        elif effect == "escape_own":
            if arg in self.larder(p):
                self.escape(self.unit(p), arg)
        elif effect == "escape_other":
            if larders_to_open(self, p, arg):
                text = yield from self.choose("larder", p, larders_to_open(self, p, arg))
                self.escape(self.homes.index(text.split()[1]), arg)
        elif effect == "gain_life":
            self.lives[self.unit(p)] = min(self.options["lives"], self.lives[self.unit(p)] + arg)
        elif effect == "free_food":
            if samples(self, p):
                text = yield from self.choose("food", p, samples(self, p))
                self.take_from_shop(p, next(shop for shop in SHOPS if FOOD_OF[shop] == text.split()[1]))
        elif effect == "new_hand":
            self.discard_hand(p)
            self.refill(p)
        else:
            assert effect in ("lose_life_home", "go_home")
            if effect == "lose_life_home":
                self.lose(p, arg)
            yield from self.send_home(p)

    def shop_card(self, p: int, effect: str, arg: str | None) -> Play:
        """CA-CUR-3, -5, CA-R28, CA-R29."""
        for shop in SHOPS if effect.endswith("_all") else (str(arg),):
            closes = effect.startswith("shop_close") or (effect == "shop_toggle" and shop not in self.closed)
            if not closes:
                self.closed.discard(shop)
            elif shop not in self.closed:
                self.closed.add(shop)
                for seat in (p, *self.others_from(p)):
                    if self.cats[seat] in self.board.garden[shop]:
                        self.lose(seat, 1)
                        yield from self.send_home(seat)

    def drive(self, stop: str) -> Play:
        """CA-CAR-1 to -4, CA-R27."""
        while True:
            route = self.board.route
            self.car = route[0] if self.car == "CP" else route[(route.index(self.car) + 1) % len(route)]
            for seat in range(self.seats):
                if self.cats[seat] == self.car:
                    self.lose(seat, 1)
                    yield from self.send_home(seat)
            if self.car == stop:
                return

    # -- fights (5.4) ---------------------------------------------------------------------------------------------

    def fight(self, p: int, q: int, suit: str, value: int) -> Play:
        away = {p: self.is_away(p), q: self.is_away(q)}
        space = self.cats[q]
        assert space
        self.cats[p] = space
        self.discard(p, f"{suit}{value}")
        player, other = q, p
        while True:
            if not self.hands[p].total() and not self.hands[q].total():  # CA-FIGHT-10
                self.refill(p)
                self.refill(q)
                player, other = p, q
            cards = sorted(card for card in self.hands[player] if self.hands[player][card] and card.startswith(suit))
            if not cards:
                break
            text = yield from self.choose("answer", player, [f"answer {card[-1]}" for card in cards])
            self.discard(player, suit + text.split()[1])
            player, other = other, player
        yield from self.end_fight(p, q, loser=player, winner=other, loser_away=away[player])
        if other == p and self.cats[p] == space:  # CA-R36 (6)
            yield from self.rest_of_landing(p, space, "leap", away[p])

    def end_fight(self, p: int, q: int, loser: int, winner: int, loser_away: bool) -> Play:
        """CA-R36 (1) to (5)."""
        self.lose(loser, 1)
        if self.cats[loser] is None:
            self.refill(winner)
            return
        self.cats[loser] = self.home(loser)
        self.refill(p)
        self.refill(q)
        yield from self.swap(winner, loser)
        yield from self.trespass_check(loser, loser_away)
