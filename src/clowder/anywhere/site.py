"""The table as plain files: the page, the authority's archives, and the service worker that keeps them on a device."""

import base64
import hashlib
import json
from functools import lru_cache
from html import escape
from importlib import resources
from pathlib import Path
from typing import Final

from clowder.anywhere.bundle import bundle, version
from clowder.texts import LANGUAGES, package_texts

WORKER: Final = "sw.js"
ABOUT: Final = "about.html"
RUNTIME: Final = "pyodide-*/pyodide.asm.wasm"  # without it a page can do nothing alone
# What a page without a server may do; its workers are files of their own and may run WebAssembly.
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'self'; form-action 'none'"
)


def is_complete(static: Path) -> bool:
    """Whether the client in a folder was built with what runs Python in a browser."""
    return any(static.glob(RUNTIME))


def page(index: str, base: str, alone: bool) -> str:
    """The client's page for a place; it says which archives belong to it, and whether there is no server."""
    told = f"{version()} alone" if alone else version()
    head = f'<base href="{escape(base)}"><meta name="clowder-anywhere" content="{told}">'
    if alone:
        head = f'<meta http-equiv="Content-Security-Policy" content="{CSP}">{head}'
    return index.replace('<base href="/" />', "").replace("<head>", f"<head>{head}", 1)


def archive_names() -> dict[str, int]:
    """The made files by name, and which part of the bundle they are."""
    return {
        f"anywhere/{name}-{version()}.{ending}": part
        for part, (name, ending) in enumerate((("authority", "zip"), ("words", "zip"), ("games", "json")))
    }


def _static_files(static: Path) -> list[str]:
    found = (path for path in static.rglob("*") if path.is_file() and path.name != "index.html")
    return sorted(path.relative_to(static).as_posix() for path in found)


def _integrity(data: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"


@lru_cache(maxsize=512)
def _file_integrity(path: Path, changed: int) -> str:
    return _integrity(path.read_bytes())


def _told_files(static: Path) -> list[tuple[str, str]]:
    """The client's files, and what tells them from those of another version."""
    paths = ((name, static / name) for name in _static_files(static))
    return [(name, _file_integrity(path, path.stat().st_mtime_ns)) for name, path in paths]


def service_worker(static: Path, page: str, alone: bool) -> str:
    """Keeps `./`, which is the page, and all files; it changes whenever one of them does."""
    made = [(name, "") for name in archive_names()]  # named after what is in them
    files = [("./", _integrity(page.encode())), *_told_files(static), *made]
    if alone:
        files.append((ABOUT, _integrity(about().encode())))
    told = json.dumps(files)
    source = (resources.files("clowder.anywhere") / "service_worker.js").read_text(encoding="utf-8")
    source = source.replace("%VERSION%", hashlib.sha256(told.encode()).hexdigest()[:12])
    return source.replace("%ALONE%", json.dumps(alone)).replace("%FILES%", told)


def about() -> str:
    """What these files are, in every language."""
    parts = []
    for language in LANGUAGES:
        texts = package_texts("clowder.anywhere", language)
        lines = "".join(f"<p>{escape(texts.say(f'about-{part}'))}</p>" for part in ("what", "private", "server"))
        play = f'<p><a href="./">{escape(texts.say("about-play"))}</a></p>'
        parts.append(f'<section lang="{language}"><h2>{escape(texts.say("about-title"))}</h2>{lines}{play}</section>')
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Clowder</title>'
        f'<meta http-equiv="Content-Security-Policy" content="{CSP}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="icon.svg">'
        "<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}</style>"
        f"</head><body><h1>Clowder</h1>{''.join(parts)}</body></html>\n"
    )


def write_site(static: Path, target: Path) -> int:
    """Write the complete site into a folder; the bytes written."""
    made = bundle()
    index = page((static / "index.html").read_text(encoding="utf-8"), "./", alone=True)
    files = {name: (static / name).read_bytes() for name in _static_files(static)}
    files |= {name: made[part] for name, part in archive_names().items()}
    files |= {
        "index.html": index.encode(),
        WORKER: service_worker(static, index, alone=True).encode(),
        ABOUT: about().encode(),
    }
    for name, data in files.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return sum(map(len, files.values()))
