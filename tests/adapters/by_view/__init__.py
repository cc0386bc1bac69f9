"""Observations a second time: read from the JSON view of a seat, slowly and by other code than the engine's numbers.py.

So a test can say that the numbers tell what the view tells, and no more.
"""

from typing import Any

from clowder.adapters.encoders import Encoder, make_encoder
from clowder.core.game import Game
from tests.adapters.by_view.cat_attack import CatAttackReader
from tests.adapters.by_view.cat_box import CatBoxReader
from tests.adapters.by_view.csacska_macska import CsacskaMacskaReader
from tests.adapters.by_view.if_it_fits import IfItFitsReader


def make_reader(game: Game, seats: int, options: dict[str, Any]) -> Encoder:
    """The blocks are those of the encoder; the first three are common to all games."""
    blocks = make_encoder(game, seats, options).blocks[3:]
    dealt: Any = game.new(seats=seats, options=options, seed=0)
    if game.id == "cat-box":
        return CatBoxReader(seats, blocks)
    if game.id == "csacska-macska":
        return CsacskaMacskaReader(seats, blocks)
    if game.id == "if-it-fits":
        return IfItFitsReader(seats, blocks, dealt.view(0))
    return CatAttackReader(seats, blocks, list(dealt.board.ids), dealt.setup.card_ids)
