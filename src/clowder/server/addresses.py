"""Under which address the other devices find this server, and from which one somebody asks."""

import ipaddress
import re
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from clowder.server.settings import Settings

ADDRESS = "clowder.address"  # where a scope has the address by which it is counted; empty: by none
LOCAL = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")  # names that no public server answers for
ADDRESSES_KEPT = 1024  # that were looked at; every request asks twice about its own
EVERYWHERE = ("0.0.0.0", "::", "")
NAME = re.compile(r"[\w.-]+|[0-9a-f:]+")  # of a host, alone
FAR = ("192.0.2.1", 9)  # an address for documentation: nothing is sent there


def is_address(url: str) -> bool:
    """Whether this can be a server's public address: http or https, a host, perhaps a port and a path."""
    try:
        parts = urlsplit(url)
        return (
            parts.scheme in ("http", "https")
            and bool(parts.hostname)
            and not (parts.query or parts.fragment)
            and (parts.port != 0)
        )
    except ValueError:
        return False


def own_address(settings: Settings) -> str:
    """Where somebody at this computer goes."""
    return _url("127.0.0.1" if settings.host in EVERYWHERE else settings.host, settings.port)


def address_for_others(settings: Settings) -> str:
    """Where the others go; empty when only this computer can reach the server."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if settings.host in EVERYWHERE:
        host = _in_network()
        return _url(host, settings.port) if host else ""
    return "" if is_loopback(settings.host) else _url(settings.host, settings.port)


def given_names(settings: Settings) -> set[str]:
    """Further names of this server, as the host of it wrote them."""
    return {known.strip().lower() for known in settings.hosts.split(",")} - {""}


def is_own_host(header: str, settings: Settings) -> bool:
    """Whether a browser may reach this server under the name in a Host header.

    A page elsewhere can have its own name lead here and would count as ours. It cannot do so with an address, nor with
    a name that only the network at home knows.
    """
    host = header.strip().lower()
    if not host or host == settings.public_host or (settings.trust_proxy and not settings.public_url):
        return True  # no browser; as said by the host; or the proxy has chosen by the name
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    public = urlsplit(settings.public_url).hostname or ""
    given = given_names(settings)
    if "*" in given or name in given or name in (public, settings.host.lower()):
        return True
    try:
        return bool(ipaddress.ip_address(name))
    except ValueError:
        return "." not in name or name.endswith(LOCAL)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@lru_cache(ADDRESSES_KEPT)
def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def caller_address(scope: Scope, headers: Headers, settings: Settings) -> str:
    """Where a request comes from; of IPv6 the network, since one household has all addresses of it."""
    found = str((scope.get("client") or ("", 0))[0])
    if settings.trust_proxy and "x-forwarded-for" in headers:
        found = headers.getlist("x-forwarded-for")[-1].rpartition(",")[2].strip()  # the hop that our proxy wrote
    return _counted_as(found[:64])


@lru_cache(ADDRESSES_KEPT)
def _counted_as(found: str) -> str:
    try:
        address = ipaddress.ip_address(found)
    except ValueError:
        return found
    if address.version == 6 and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return found


def _in_network() -> str:
    """This computer's address in its network, as the system would choose it to send something out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR)
            host = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_loopback(host) else host
