"""Decks and boards of one's own: checked, kept, shared (docs/protocol.md)."""

import asyncio
import json
from typing import Any

from fastapi import APIRouter, Response
from pydantic import Field

from clowder.anywhere import part_answers
from clowder.core.types import Json
from clowder.server import work_budget
from clowder.server.api import ERRORS
from clowder.server.dependencies import Address, PersonOrGuest, TheServices
from clowder.server.models import Model, WritableJson
from clowder.server.till import TheTill
from clowder.store.parts import OwnPart
from clowder.tables.model import TableError

router = APIRouter(prefix="/api", responses=ERRORS)
TEXT = 60_000  # letters of a file, with its comments


class PartHouse(Model):
    """The house's own part; `is_json`: its file is JSON, not TOML."""

    game: str
    option: str
    is_json: bool
    data: dict[str, Any]


class PartFault(Model):
    """`at` is the place inside the part, `why` the sentence `part-<why>`; keys in W_ are warnings."""

    key: str
    at: str
    why: str
    params: dict[str, Any]


class PartVerdict(Model):
    ok: bool
    faults: list[PartFault]


class PartRead(PartVerdict):
    game: str
    option: str
    data: Any


class PartQuestion(Model):
    game: str = Field(max_length=50)
    option: str = Field(max_length=50)
    data: WritableJson


class PartFile(Model):
    """The text of a TOML or JSON file; without `option` it says itself what it is."""

    text: str = Field(max_length=TEXT)
    game: str = Field("", max_length=50)
    option: str = Field("", max_length=50)


class PartWish(PartQuestion):
    name: str = Field(max_length=200)


class PartChange(Model):
    """`version` is the one that was changed."""

    name: str = Field(max_length=200)
    data: WritableJson
    version: int = Field(ge=1, le=2**31 - 2)


class PartSummary(Model):
    id: str
    game: str
    option: str
    name: str
    version: int
    shared: str = Field(description="the key of its link; empty: nobody else sees it")
    changed: int


class PartAnswer(PartSummary):
    data: dict[str, Any]


class SharedPart(Model):
    """A part somebody shared; `by` is their name."""

    game: str
    option: str
    name: str
    by: str
    data: dict[str, Any]


class PartVersion(Model):
    version: int


class ShareWish(Model):
    on: bool


class ShareKey(Model):
    key: str


def part_price(size: int) -> float:
    return work_budget.TRY + work_budget.PART_KILOBYTE * size / 1000


@router.post("/parts/check")
async def check_part(wish: PartQuestion, services: TheServices, till: TheTill) -> PartVerdict:
    """What the game itself finds wrong with a part."""
    till.pay(part_price(len(json.dumps(wish.data))))
    return PartVerdict(**await asyncio.to_thread(part_answers.check, wish.game, wish.option, wish.data))


@router.post("/parts/read")
async def read_part(wish: PartFile, services: TheServices, till: TheTill) -> PartRead:
    """A file as `clowder parts check` reads it."""
    till.pay(part_price(len(wish.text)))
    return PartRead(**await asyncio.to_thread(part_answers.read, wish.text, wish.game, wish.option))


@router.get("/parts/shared/{key}")
async def shared_part(key: str, services: TheServices) -> SharedPart:
    part = await services.parts.by_key(key[:40])
    owner = await services.people.get(part.person)
    by = owner.name if owner is not None else ""
    return SharedPart(game=part.game, option=part.option, name=part.name, by=by, data=part.data or {})


@router.get("/parts/{game}/{option}")
async def house_part(game: str, option: str, till: TheTill) -> PartHouse:
    till.pay(work_budget.TRY)
    return PartHouse(**part_answers.house(game, option))


@router.get("/me/parts")
async def my_parts(person: PersonOrGuest, services: TheServices) -> list[PartSummary]:
    return [PartSummary(**_brief(part)) for part in await services.parts.of_person(person.id)]


@router.post("/me/parts", status_code=201)
async def keep_part(
    wish: PartWish, person: PersonOrGuest, address: Address, services: TheServices, till: TheTill
) -> PartAnswer:
    """It may have faults: it is kept while somebody works on it. Only at a table it must have none."""
    till.pay(part_price(len(json.dumps(wish.data))))
    part_answers.kind_of(wish.game, wish.option)
    name = part_answers.clean(wish.name, wish.data, len(json.dumps(wish.data)))
    if address and not services.new_parts.take(address):
        raise TableError("too_many_parts", 429, limit=part_answers.MOST)
    part = OwnPart("", person.id, wish.game, wish.option, name, 1, "", 0, wish.data)
    return _answer(await services.parts.add(part, part_answers.MOST))


@router.get("/me/parts/{id}")
async def my_part(id: str, person: PersonOrGuest, services: TheServices) -> PartAnswer:
    return _answer(await services.parts.get(person.id, id[:40]))


@router.put("/me/parts/{id}")
async def change_part(
    id: str, wish: PartChange, person: PersonOrGuest, services: TheServices, till: TheTill
) -> PartVersion:
    till.pay(part_price(len(json.dumps(wish.data))))
    name = part_answers.clean(wish.name, wish.data, len(json.dumps(wish.data)))
    version = await services.parts.change(person.id, id[:40], name, wish.data, wish.version)
    return PartVersion(version=version)


@router.delete("/me/parts/{id}", status_code=204)
async def remove_part(id: str, person: PersonOrGuest, services: TheServices) -> Response:
    """Tables that play with it keep their copy."""
    await services.parts.remove(person.id, id[:40])
    return Response(status_code=204)


@router.post("/me/parts/{id}/share")
async def share_part(id: str, wish: ShareWish, person: PersonOrGuest, services: TheServices) -> ShareKey:
    """Whoever has the key may look at the part as it is then, and keep a copy."""
    return ShareKey(key=await services.parts.share(person.id, id[:40], wish.on))


def _brief(part: OwnPart) -> Json:
    names = ("id", "game", "option", "name", "version", "shared", "changed")
    return {name: getattr(part, name) for name in names}


def _answer(part: OwnPart) -> PartAnswer:
    return PartAnswer(**_brief(part), data=part.data or {})
