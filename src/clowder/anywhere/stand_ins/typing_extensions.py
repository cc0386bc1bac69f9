"""The few names that are used here; Python has them itself by now."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

__all__ = ["Literal", "NotRequired", "TypeAlias", "TypedDict"]
