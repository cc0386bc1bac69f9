"""How many files, and so connections, the system lets this process open."""

from typing import Final

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

WANTED: Final = 65_536
RESERVE: Final = 160  # for the database, the processes of bots, the log and what is being read


def raise_limit() -> None:
    """Take what the system allows, where it gives less at first (1,024 as a rule)."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """Connections that may be open at once: the others would find no file."""
    if resource is None:
        return WANTED
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return WANTED if soft == resource.RLIM_INFINITY else max(soft - RESERVE, soft // 2)
