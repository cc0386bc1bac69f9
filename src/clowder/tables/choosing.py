"""A bot's choice, whatever goes wrong with it: the table always gets a legal move."""

import logging
import time

from clowder.core.refusal import Refusal
from clowder.tables.asked import asked
from clowder.tables.match import LegalMove, Match
from clowder.tables.services import TableServices
from clowder.tables.thinking import Decision

log = logging.getLogger("clowder.tables")


async def chosen(services: TableServices, table: str, decision: Decision) -> str:
    """The text of a bot's choice; empty when it failed."""
    level, _temper, work = asked(decision.level)
    begun = time.monotonic()
    try:
        text = await services.thinker.choose(*decision)
        if not work:
            services.paces.took(decision.record["game"], level, 1000 * (time.monotonic() - begun))
        return text
    except Exception:
        log.exception("a bot of level %s failed at table %s", decision.level, table)
        services.count("bot_failures")
        return ""


def chosen_or_first(services: TableServices, table: str, match: Match, seat: int, text: str) -> LegalMove:
    """The move that a bot chose if it is legal, or else the first that is."""
    checked = match.check(seat, text)
    if not isinstance(checked, Refusal):
        return checked
    services.count("bot_failures")
    log.error("a bot chose %r at table %s: %s", text, table, checked)
    first = match.state.legal_actions()[0]
    return LegalMove(first, match.state.action_text(first))
