"""Whether JSON is exactly what a type says: no field too many, none missing, no number for a text."""

from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfit(value: Any, wanted: Any, where: str = "") -> str | None:
    """The first place that differs, or None."""
    origin, inner = get_origin(wanted), get_args(wanted)
    if wanted is Any:
        return None
    if is_typeddict(wanted):
        return _object_misfit(value, wanted, where)
    if origin is NotRequired:
        return misfit(value, inner[0], where)
    if origin is Literal:
        return None if value in inner else f"{where}: {value!r} is none of {inner}"
    if origin in (Union, UnionType):
        if any(misfit(value, one) is None for one in inner):
            return None
        return f"{where}: {value!r} is not {wanted}"
    if origin is list:
        if type(value) is not list:
            return f"{where}: {value!r} is no list"
        return _first(misfit(part, inner[0], f"{where}[{i}]") for i, part in enumerate(value))
    if origin is tuple:  # on the wire a list of fixed length
        if type(value) is not list or len(value) != len(inner):
            return f"{where}: {value!r} is not {wanted}"
        return _first(
            misfit(part, one, f"{where}[{i}]") for i, (part, one) in enumerate(zip(value, inner, strict=True))
        )
    if origin is dict:
        if type(value) is not dict:
            return f"{where}: {value!r} is no object"
        return _first(misfit(part, inner[1], f"{where}.{name}") for name, part in value.items())
    if wanted is None or wanted is NoneType:
        return None if value is None else f"{where}: {value!r} is not null"
    return None if type(value) is wanted else f"{where}: {value!r} is not {wanted.__name__}"


def _object_misfit(value: Any, wanted: Any, where: str) -> str | None:
    if type(value) is not dict:
        return f"{where}: {value!r} is no object"
    hints = get_type_hints(wanted, include_extras=True)
    unknown, missing = set(value) - set(hints), set(wanted.__required_keys__) - set(value)
    if unknown or missing:
        return f"{where}: unknown {sorted(unknown)}, missing {sorted(missing)}"
    return _first(misfit(part, hints[name], f"{where}.{name}") for name, part in value.items())


def _first(found: Any) -> str | None:
    return next((fault for fault in found if fault is not None), None)
