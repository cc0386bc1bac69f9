"""Arrays and native integers: the one place that knows where they come from.

Compiled, a `vec` is a librt array and an `i64` a machine word. Interpreted (a debugger, Pyodide, a machine without a
compiler) a `vec` is a plain list and an `i64` an `int`: slower to compile, faster to interpret, and the same results.

A `vec` is a value with a shared buffer: after `v = append(v, x)` never touch an older alias; copy with `v[:]`.
"""

import importlib.machinery
import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8


def is_compiled() -> bool:
    """Whether the engine beside this file runs compiled in this process."""
    if os.environ.get("CLOWDER_INTERPRETED", "") not in ("", "0"):
        return False
    here = os.path.dirname(__file__)
    return any(os.path.exists(os.path.join(here, "rng" + ending)) for ending in importlib.machinery.EXTENSION_SUFFIXES)


if not TYPE_CHECKING:
    if is_compiled():
        from librt.vecs import append, pop, vec
        from mypy_extensions import i16, i32, i64, mypyc_attr, u8
    else:
        i16 = i32 = i64 = u8 = int

        def mypyc_attr(**_options: Any) -> Any:
            return lambda decorated: decorated

        class vec:
            """`vec[i64](items)` makes a list."""

            def __class_getitem__(cls, _item: Any) -> Any:
                return list

        def append(items: list, item: Any) -> list:
            items.append(item)
            return items

        def pop(items: list, index: int = -1) -> tuple[list, Any]:
            item = items.pop(index)
            return items, item
