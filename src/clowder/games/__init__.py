"""The games, one room each, all of one shape. Rules only."""

from clowder.core.registry import Registry

GAMES = Registry(
    {
        "cat-box": "clowder.games.cat_box.rules:CatBox",
        "csacska-macska": "clowder.games.csacska_macska.rules:CsacskaMacska",
        "if-it-fits": "clowder.games.if_it_fits.rules:IfItFits",
        "cat-attack": "clowder.games.cat_attack.rules:CatAttack",
    }
)
