"""The browser client, if it was built; else a plain page that says so."""

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException

from clowder.anywhere import site
from clowder.anywhere.bundle import bundle

FOLDER = Path(__file__).parent / "static"
PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Clowder</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Clowder</h1><p>The table is open, but the browser client was not built with this installation.</p>
<p>Programs can play: see <a href="{prefix}/openapi.json">the interface</a> and docs/bot-api.md.</p></body></html>
"""

LASTING: Final = ("assets/", "pyodide-")  # named after what is in them
PACKED: Final = {".js", ".css", ".svg", ".mjs", ".wasm"}  # what grows smaller on its way; fonts are packed already

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")


@lru_cache(maxsize=256)
def pack(path: Path, changed: float) -> bytes:
    """A file made smaller, once for each version of it."""
    return gzip.compress(path.read_bytes(), mtime=0)


def send_file(path: Path, request: Request, lasting: str) -> Response:
    headers = {"Cache-Control": lasting}
    if path.suffix not in PACKED:
        return FileResponse(path, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(path, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(pack(path, path.stat().st_mtime), headers=headers, media_type=mimetypes.guess_type(path)[0])


def _file(folder: Path, path: str) -> Path | None:
    """The file of a path, if there is one in the folder."""
    try:
        wanted = (folder / path).resolve()
        return wanted if path and wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # a name that no file can have: too long, or with a NUL in it
        raise HTTPException(404) from None


def client_page(prefix: str, tags: str = "", folder: Path = FOLDER) -> str:
    """The one page, below its path prefix and with further tags in its head.

    Where the client was built with all it needs, it can do without this server as well.
    """
    index = folder / "index.html"
    if not index.is_file():
        return PLAIN.format(prefix=escape(prefix)).replace("</head>", f"{tags}</head>", 1)
    page = index.read_text(encoding="utf-8")
    if site.is_complete(folder):
        page = site.page(page, f"{prefix}/", alone=False)
    else:
        page = page.replace("<head>", f'<head><base href="{escape(prefix)}/">', 1)
    return page.replace("</head>", f"{tags}</head>", 1)


def _made(folder: Path, path: str, prefix: str) -> Response | None:
    """What keeps the table on a device when the server sleeps: the archives, and the service worker."""
    if path != site.WORKER and not path.startswith("anywhere/"):
        return None
    if not site.is_complete(folder):
        raise HTTPException(404)
    if path == site.WORKER:
        worker = site.service_worker(folder, client_page(prefix, folder=folder), alone=False)
        return Response(worker, media_type="text/javascript", headers={"Cache-Control": "no-cache"})
    part = site.archive_names().get(path)
    if part is None:
        raise HTTPException(404)
    kind = "application/json" if path.endswith(".json") else "application/zip"
    return Response(bundle()[part], media_type=kind, headers={"Cache-Control": "public, max-age=31536000, immutable"})


def add_client(app: FastAPI, prefix: str, folder: Path = FOLDER) -> None:
    """Files as they are, and the one page for every other path that is not the interface's."""
    index = folder / "index.html"

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str, request: Request) -> Response:
        if path.startswith("api/") or path in ("api", "s/"):
            raise HTTPException(404)
        if not index.is_file():
            return HTMLResponse(PLAIN.format(prefix=escape(prefix)))
        wanted = _file(folder, path)
        if wanted is not None:
            lasting = "public, max-age=31536000, immutable" if path.startswith(LASTING) else "no-cache"
            return await asyncio.to_thread(send_file, wanted, request, lasting)
        made = await asyncio.to_thread(_made, folder, path, prefix)
        if made is not None:
            return made
        if "." in path.rpartition("/")[2] and not path.startswith("mail/"):  # the keys of letters have one
            raise HTTPException(404)
        return HTMLResponse(
            await asyncio.to_thread(client_page, prefix, "", folder), headers={"Cache-Control": "no-cache"}
        )
