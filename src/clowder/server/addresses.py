"""Under which address the other devices find this server."""

import ipaddress
import socket
from urllib.parse import urlsplit

from clowder.server.settings import Settings

ADDRESS = "clowder.address"  # where a scope has the address by which it is counted; empty: by none
EVERYWHERE = ("0.0.0.0", "::", "")
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


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _in_network() -> str:
    """This computer's address in its network, as the system would choose it to send something out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR)
            host = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_loopback(host) else host
