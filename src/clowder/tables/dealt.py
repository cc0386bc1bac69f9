"""Tables whose deal is known beforehand: their heads, not started yet."""

from clowder.core.record import Record
from clowder.core.types import Json
from clowder.games import GAMES
from clowder.tables import beginnings, fairness
from clowder.tables.deals import Plan
from clowder.tables.editions import parts_hash
from clowder.tables.lobby import new_grant
from clowder.tables.model import Beginning, Deal, SeatHead, TableError, TableHead, new_id


def head_for(plan: Plan, person: str, name: str, counts: bool, id: str = "") -> TableHead:
    """A table for one who plays a deal. Raises TableError where it belongs to other rules."""
    seats = [SeatHead("bot", "", level=level) for level in plan.levels]
    seats[plan.seat] = SeatHead("person", name, person, grant=new_grant())
    head = _head(plan.game, plan.options, seats, person, plan.deal(counts), plan.keyed)
    if head.rules_version != plan.rules_version:
        raise TableError("other_rules")
    head.id = id or head.id
    return head


def head_on(record: Record, deal: Deal, seats: list[SeatHead], person: str) -> TableHead:
    """A table at which a game is played on. Raises TableError where it belongs to other rules."""
    head = _head(record.game, record.options, seats, person, deal, record.keyed)
    if (head.rules_version, head.parts_hash) != (record.rules_version, record.parts_hash):
        raise TableError("other_rules")
    if record.beginning is not None:
        head.beginning = beginnings.of_record(record.as_json())
    return head


def head_begun(game: str, options: Json, seats: list[SeatHead], person: str, beginning: Beginning) -> TableHead:
    """A table whose game begins from a position, and whose chance is its own."""
    head = _head(game, options, seats, person, None, keyed=True)
    head.beginning = beginning
    return head


def _head(game: str, options: Json, seats: list[SeatHead], host: str, deal: Deal | None, keyed: bool) -> TableHead:
    """Nobody looks on or finds it by its address: what happens there would tell of the deal."""
    rules = GAMES.get(game)
    return TableHead(
        id=new_id(),
        game=game,
        rules_version=rules.rules_version,
        parts_hash=parts_hash(rules, options),
        options=options,
        seats=seats,
        host=host,
        secret=fairness.new_secret(),
        keyed=keyed,
        private=True,
        by_link=True,
        spectators="none",
        deal=deal,
    )
