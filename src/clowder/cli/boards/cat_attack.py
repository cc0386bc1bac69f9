"""Cat Attack in plain lines: who lives how and where, what runs about, which shops are open, the own cards."""

from clowder.cli.speech import Words, text
from clowder.core.types import Json

SHOPS = {"fishmonger": "fish", "dairy": "milk", "corner_shop": "tin", "vet": "vitamins"}


def draw(view: Json, words: Words) -> list[str]:
    lines = [text("attack-round", round=view["round"])]
    for seat, home in enumerate(view["homes"]):
        lines.append(
            text(
                "attack-seat",
                name=words.name(seat),
                home=words.place(home),
                cat=words.place(view["cats"][seat]) if view["cats"][seat] else "-",
                lives=view["lives"][seat],
                larder=", ".join(words.piece(food) for food in view["larders"][seat]) or "-",
            )
        )
    stock = [
        f"{words.piece(shop)}: {text('attack-closed') if shop in view['closed'] else f'{words.piece(food)} x{left}'}"
        for (shop, food), left in zip(SHOPS.items(), view["stock"], strict=True)
    ]
    lines.append(text("attack-shops", shops="; ".join(stock)))
    lines.append(text("attack-prey", mice=_places(view["mice"], words), birds=_places(view["birds"], words)))
    lines.append(text("attack-car", car=words.place(view["car"]) if view["car"] else "-"))
    if view.get("hand"):
        lines.append(text("own-cards", cards=", ".join(f"{words.piece(card)} ({card})" for card in view["hand"])))
    return lines


def _places(ids: list[str], words: Words) -> str:
    """Each place once, with how many animals are there."""
    counted = [f"{words.place(id)}{f' x{ids.count(id)}' if ids.count(id) > 1 else ''}" for id in dict.fromkeys(ids)]
    return "; ".join(counted) or "-"
