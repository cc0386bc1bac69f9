"""As much of msgspec as the authority uses: tagged structs that are read from JSON by their annotations.

What is wrong with a frame is told in msgspec's words, as far as the field's name goes: `$.name` or field `name`.
"""

import json as plain_json
import types
from typing import Annotated, Any, ClassVar, Final, Union, get_args, get_origin, get_type_hints

MISSING: Final = object()
Kind = tuple[type, tuple["Meta", ...]]


class ValidationError(ValueError):
    """JSON of another shape than described."""


class UnsetType:
    """The type of a field that was left out."""


UNSET: Final = UnsetType()


class Meta:
    """Bounds of numbers and lengths of texts."""

    def __init__(self, **bounds: int) -> None:
        self.bounds = bounds

    def allows(self, value: Any) -> bool:
        size = len(value) if isinstance(value, str) else value
        for name, bound in self.bounds.items():
            too_small = name in ("ge", "min_length") and size < bound
            if too_small or (name == "max_length" and size > bound) or (name == "lt" and size >= bound):
                return False
        return True


class Struct:
    """Fields with defaults in the order they are written, those of the base classes first."""

    __struct_tag__: str = ""
    __struct_fields__: tuple[str, ...] = ()
    __struct_defaults__: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls, *, tag: str = "", **_options: Any) -> None:
        hints = get_type_hints(cls)
        own = [name for name in hints if name not in cls.__struct_fields__ and not name.startswith("__")]
        cls.__struct_tag__ = tag
        cls.__struct_fields__ = (*cls.__struct_fields__, *own)
        cls.__struct_defaults__ = {**cls.__struct_defaults__, **{n: cls.__dict__[n] for n in own if n in cls.__dict__}}

    def __init__(self, *values: Any, **named: Any) -> None:
        given = {**self.__struct_defaults__, **dict(zip(self.__struct_fields__, values, strict=False)), **named}
        for name in self.__struct_fields__:
            setattr(self, name, given[name])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


_kinds: dict[type[Struct], dict[str, list[Kind]]] = {}


def _kinds_of(struct: type[Struct]) -> dict[str, list[Kind]]:
    """By field: the types it may have, with their bounds."""
    found = _kinds.get(struct)
    if found is None:
        hints = get_type_hints(struct, include_extras=True)
        found = _kinds[struct] = {name: _alternatives(hints[name]) for name in struct.__struct_fields__}
    return found


def _alternatives(hint: Any) -> list[Kind]:
    parts = get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
    return [_kind(part) for part in parts]


def _kind(part: Any) -> Kind:
    if get_origin(part) is Annotated:
        kind, *metas = get_args(part)
        return kind, tuple(metas)
    return part, ()


def _read(struct: type[Struct], data: dict[str, Any]) -> Struct:
    fields = _kinds_of(struct)
    for name in data:
        if name not in fields and name != "t":
            raise ValidationError(f"Object contains unknown field `{name}`")
    found = {}
    for name, kinds in fields.items():
        value = data.get(name, MISSING)
        if value is MISSING:
            if name not in struct.__struct_defaults__:
                raise ValidationError(f"Object missing required field `{name}`")
        elif any(type(value) is kind and all(meta.allows(value) for meta in metas) for kind, metas in kinds):
            found[name] = value
        else:
            raise ValidationError(f"Expected another value - at `$.{name}`")
    return struct(**found)


class Decoder:
    """Reads one of several tagged structs."""

    def __init__(self, kind: Any) -> None:
        self._structs = {each.__struct_tag__: each for each in get_args(kind)}

    def decode(self, raw: str | bytes) -> Any:
        try:
            data = json.decode(raw)
            json.encode(data)  # halves of letters cannot go out again: a ValueError
        except RecursionError:
            raise ValidationError("nested too deep") from None
        if not isinstance(data, dict):
            raise ValidationError("Expected `object`")
        if "t" not in data:
            raise ValidationError("Object missing required field `t`")
        tag = data["t"]
        if not isinstance(tag, str) or tag not in self._structs:
            raise ValidationError("Invalid value - at `$.t`")
        return _read(self._structs[tag], data)


class json:
    """Reading and writing JSON, under msgspec's name for it."""

    Decoder = Decoder

    @staticmethod
    def decode(raw: str | bytes) -> Any:
        return plain_json.loads(raw)

    @staticmethod
    def encode(value: Any) -> bytes:
        return plain_json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
