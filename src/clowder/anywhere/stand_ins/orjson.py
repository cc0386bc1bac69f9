"""As much of orjson as the authority uses, byte for byte the same for what it writes."""

import json
from typing import Any

OPT_NON_STR_KEYS = 4
OPT_SORT_KEYS = 32


def dumps(value: Any, option: int = 0) -> bytes:
    sort = bool(option & OPT_SORT_KEYS)
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=sort).encode()


def loads(text: str | bytes) -> Any:
    return json.loads(text)
