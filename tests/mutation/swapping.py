"""Puts a fault into a module that is loaded already: the code of one function is exchanged for the faulty one.

That spares a fault the loading of everything. What is not inside a function, constants of a module for instance, cannot
be exchanged this way; such a fault needs a process that has loaded nothing yet.
"""

import functools
import inspect
import sys
from types import CodeType, FunctionType, ModuleType
from typing import Any


def _plain(found: Any) -> Any:
    """The function below what decorates it."""
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    elif isinstance(found, property):
        found = found.fget
    elif isinstance(found, functools.cached_property):
        found = found.func
    return inspect.unwrap(found) if callable(found) else found


def _function(module: ModuleType, names: list[str]) -> tuple[FunctionType | None, list[str]]:
    """The outermost function on the way to a name, and the names up to it."""
    found: Any = module
    for count, name in enumerate(names, 1):
        found = _plain(vars(found).get(name)) if isinstance(found, ModuleType | type) else None
        if isinstance(found, FunctionType):
            return found, names[:count]
    return None, []


def _code(code: CodeType, names: list[str], line: int) -> CodeType | None:
    for name in names:
        inside = [part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name]
        if len(inside) > 1:  # a property with its setter, or two ways to define one name
            inside = [part for part in inside if part.co_firstlineno == line]
        if len(inside) != 1:
            return None
        code = inside[0]
    return code


def swap(name: str, function: str, source: str) -> bool:
    """Whether the fault is in the module now; if not, nothing was changed."""
    module = sys.modules.get(name)
    if module is None or not function or module.__file__ is None:
        return False
    old, names = _function(module, function.split("."))
    if old is None or old.__module__ != name:
        return False
    new = _code(compile(source, module.__file__, "exec", dont_inherit=True), names, old.__code__.co_firstlineno)
    if new is None or new == old.__code__ or new.co_freevars != old.__code__.co_freevars:
        return False
    if new.co_firstlineno != old.__code__.co_firstlineno:
        return False
    old.__code__ = new
    return True
