"""What every request passes first: request id, origin, size, rate; and the headers every answer gets."""

import json
import logging
import re
import secrets
import time
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clowder.server.addresses import ADDRESS, caller_address, is_loopback, is_own_host
from clowder.server.logs import request_id, seldom
from clowder.server.rate_limit import Buckets
from clowder.server.services import Services
from clowder.server.sessions import read_cookie
from clowder.server.settings import Settings

log = logging.getLogger("clowder.server")
SAFE = ("GET", "HEAD", "OPTIONS")
REQUEST_ID = re.compile(r"^[A-Za-z0-9_-]{1,64}$")
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]+")
LETS_IN = (
    "/s/",
    "/l/",
    "/mail/",
    "/api/me/link/",
    "/api/links/",
    "/api/mail/",
)  # what follows is a key and stays out of the logs
LIMITED = ("/api/", "/s/", "/l/", "/openapi.json")  # what is counted; the client's own files are not
PEOPLE_PER_ADDRESS = 10  # so many times the requests of one person
SOCKET = re.compile(r"/api/tables/([A-Za-z0-9]{1,40})/ws")
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self' {sockets}; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
)


WORKERS = re.compile(r"/assets/(table|bot)_worker-[^/]*\.js")  # they run Python, which is WebAssembly


class TooLarge(HTTPException):
    """The body grew beyond the limit while it was read."""

    def __init__(self) -> None:
        super().__init__(413)


def error_body(key: str, params: dict[str, Any] | None = None) -> bytes:
    """Every refusal's body. Halves of letters, which JSON can bring in, cannot go out: they become question marks."""
    answer = {"error": {"key": key, "params": params or {}, "request": request_id.get()}}
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Browsers say where a request comes from; only our own pages may act. Programs without an origin may too."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # such as http://[
        return False
    return bool(host) and host in {headers.get("host", ""), settings.public_host}


class Guard:
    """Plain ASGI middleware: no copies of bodies, nothing per WebSocket frame."""

    def __init__(self, app: ASGIApp, socket: ASGIApp, services: Services) -> None:
        self.app = app
        self.socket = socket
        self.services = services
        self.settings = settings = services.settings
        self.metrics = services.metrics
        self.buckets = Buckets(settings.rate, settings.burst)
        self.newcomers = Buckets(settings.rate, settings.burst * 2)
        self.crowds = Buckets(settings.rate * PEOPLE_PER_ADDRESS, settings.burst * PEOPLE_PER_ADDRESS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        self._cut_prefix(scope)
        if scope["type"] == "websocket":
            return await self._socket(scope, receive, send)
        headers = Headers(scope=scope)
        given = headers.get("x-request-id", "")
        token = request_id.set(given if REQUEST_ID.match(given) else secrets.token_hex(8))
        try:
            await self._guarded(scope, headers, receive, send)
        finally:
            request_id.reset(token)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go straight to the table: every layer in between would cost on every frame."""
        found = SOCKET.fullmatch(scope["path"])
        if found is None:
            return await send({"type": "websocket.close", "code": 4404})
        if not is_own_host(Headers(scope=scope).get("host", ""), self.settings):
            return await send({"type": "websocket.close", "code": 4403, "reason": "unknown_host"})
        if not self._slow_enough(scope, Headers(scope=scope)):
            return await send({"type": "websocket.close", "code": 4429, "reason": "too_fast"})
        scope["path_params"] = {"table": found[1]}
        return await self.socket(scope, receive, send)

    def _cut_prefix(self, scope: Scope) -> None:
        """Work behind a proxy that keeps the path prefix as well as behind one that cuts it."""
        prefix = self.settings.prefix
        if prefix and (scope["path"] == prefix or scope["path"].startswith(prefix + "/")):
            scope["path"] = scope["path"][len(prefix) :] or "/"
            scope["raw_path"] = scope["path"].encode()

    async def _guarded(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        answered = [0]

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered[0] = message["status"]
                self._add_headers(message, scope)
            await send(message)

        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await _answer(send_on, *refusal)
        else:
            try:
                await self.app(scope, self._limited(receive, self._body_limit(scope)), send_on)
            except Exception:  # it was answered in app.py
                log.exception("a request failed")
        took = time.perf_counter() - started
        self.metrics.requests.labels(scope["method"], str(answered[0])).inc()
        self.metrics.latency.observe(took)
        path = next((way for way in LETS_IN if scope["path"].startswith(way)), scope["path"])
        facts = {"method": scope["method"], "path": path, "status": answered[0]}
        log.debug("request", extra={**facts, "milliseconds": round(took * 1000, 1)})

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, bytes] | None:
        if not is_own_host(headers.get("host", ""), self.settings):
            seldom(log, "somebody came by a name that is not this server's; --public-url or --hosts tell its names")
            return 421, error_body("unknown_host")
        if scope["path"] == "/metrics" and not (self.settings.open_metrics or self._is_here(scope, headers)):
            return 403, error_body("not_here")
        if scope["method"] not in SAFE and not origin_allowed(headers, self.settings):
            return 403, error_body("foreign_origin")
        if "\0" in scope["path"]:  # nothing here is called so, and PostgreSQL would fail to look for it
            return 404, error_body("not_found")
        if b"%00" in scope["query_string"]:
            return 400, error_body("bad_request")
        length = headers.get("content-length", "0")
        limit = self._body_limit(scope)
        if not (length.isascii() and length.isdigit() and len(length) < 16) or int(length) > limit:
            return 413, error_body("too_large", {"limit": limit})
        if scope["path"].startswith(LIMITED) and not self._slow_enough(scope, headers):
            return 429, error_body("too_fast")
        return None

    def _slow_enough(self, scope: Scope, headers: Headers) -> bool:
        """Requests and new sockets are counted together: by person, or by address for who is none yet.

        All people of an address together have a bound too: guests are made for nothing.
        """
        address = scope[ADDRESS] = self._counted_address(scope, headers)
        cookie = read_cookie(headers.get("cookie", ""))
        person = self.services.sessions.signed_person(cookie) if self.services.ready else ""
        if person:
            allowed = self.buckets.take(person) and (not address or self.crowds.take(address))
        else:
            allowed = self.newcomers.take(self._address(scope, headers))
        if not allowed:
            self.metrics.count("rate_limited")
        return allowed

    def _address(self, scope: Scope, headers: Headers) -> str:
        return caller_address(scope, headers, self.settings)

    def _is_here(self, scope: Scope, headers: Headers) -> bool:
        """Whether a request comes from this computer itself, and not through a proxy on it."""
        through = any(name in headers for name in ("x-forwarded-for", "forwarded", "x-real-ip", "via"))
        return not through and is_loopback(str((scope.get("client") or ("", 0))[0]))

    def _counted_address(self, scope: Scope, headers: Headers) -> str:
        """The same, but empty for this computer itself: behind a proxy that is not trusted everybody comes from it."""
        address = self._address(scope, headers)
        return "" if address == "::/64" or is_loopback(address) else address

    def _body_limit(self, scope: Scope) -> int:
        return self.settings.record_limit if scope["path"] == "/api/replay" else self.settings.body_limit

    def _limited(self, receive: Receive, limit: int) -> Receive:
        seen = [0]

        async def limited() -> Message:
            message = await receive()
            seen[0] += len(message.get("body", b""))
            if seen[0] > limit:
                raise TooLarge
            return message

        return limited

    def _add_headers(self, message: Message, scope: Scope) -> None:
        headers = MutableHeaders(scope=message)
        policy = _policy(Headers(scope=scope).get("host", "")[:300], self.settings.public_host)
        if WORKERS.fullmatch(scope["path"]):
            policy = policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
        headers["Content-Security-Policy"] = policy
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Referrer-Policy"] = "same-origin"
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers["X-Request-Id"] = request_id.get()
        if scope["path"].startswith(("/api/", "/s/", "/l/")):
            headers.setdefault("Cache-Control", "no-store")


@lru_cache(256)
def _policy(*hosts: str) -> str:
    """What a page from here may load, and that it may open sockets to these hosts."""
    sockets = [f"ws://{host} wss://{host}" for host in sorted(set(hosts)) if HOST.fullmatch(host)]
    return CSP.format(sockets=" ".join(sockets))


async def _answer(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
