"""What the operating system refuses, in the language of the terminal: its own words are English, or no sentence."""

import errno
import os
import socket
from typing import Any

from clowder.cli.speech import text

REASONS = {
    errno.EACCES: "reason-denied",
    errno.EPERM: "reason-denied",
    errno.EISDIR: "reason-is-folder",
    errno.ENOTDIR: "reason-no-folder",
    errno.EEXIST: "reason-exists",
    errno.EROFS: "reason-read-only",
    errno.ENOSPC: "reason-disk-full",
    errno.EDQUOT: "reason-disk-full",
    errno.ENAMETOOLONG: "reason-long-name",
    errno.EADDRINUSE: "reason-address-taken",
    errno.EADDRNOTAVAIL: "reason-address-foreign",
    errno.ECONNREFUSED: "reason-refused",
}


def reason_text(error: OSError) -> str:
    """Why it cannot be, as a clause; what is rare keeps the words of the system."""
    if isinstance(error, socket.gaierror):  # its numbers mean something else
        return text("reason-no-host")
    if error.errno == errno.ENOENT:
        folder = os.path.dirname(_name(error))
        is_there = not folder or os.path.isdir(folder)
        return text("reason-no-file") if is_there else text("reason-no-parent", folder=folder)
    key = REASONS.get(error.errno or 0)
    return text(key) if key else text("reason-other", said=error.strerror or str(error) or type(error).__name__)


def file_text(error: OSError) -> str:
    """Why a file could not be read or written."""
    name = _name(error)
    return text("file-reason", file=name, reason=reason_text(error)) if name else reason_text(error)


def fault_text(error: Any) -> str:
    """Why the server or its store cannot do it: an error with `key` and `params`, of which one may be an OSError."""
    facts = {name: reason_text(fact) if isinstance(fact, OSError) else fact for name, fact in error.params.items()}
    return "clowder: " + text(f"fault-{error.key.replace('_', '-')}", **facts)


def _name(error: OSError) -> str:
    return os.fsdecode(error.filename) if isinstance(error.filename, str | bytes) else ""
