"""The head of a table as a text that a store keeps."""

import orjson

from clowder.tables.model import SeatHead, TableHead


def head_to_text(head: TableHead) -> str:
    data = dict(vars(head))
    data["seats"] = [seat.as_json() for seat in head.seats]
    return orjson.dumps(data).decode()


def head_from_text(text: str, version: int) -> TableHead:
    data = orjson.loads(text)
    data["seats"] = [SeatHead(**seat) for seat in data["seats"]]
    data["version"] = version
    return TableHead(**data)
