"""Families have Windows: the package imports, serves and plays without the modules and calls that only POSIX has."""

import json
import os
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

from websockets.sync.client import connect

# Read by every process of the server before anything else, its bots' included.
HIDDEN = """
import asyncio.unix_events, multiprocessing.connection, os, signal, subprocess, sys, types

try:
    import platformdirs  # knows its platform by other means
except ImportError:
    pass

def refuse(*args, **kwargs):
    raise NotImplementedError

asyncio.unix_events._UnixSelectorEventLoop.add_signal_handler = refuse
for name in ("fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "readline", "syslog", "uvloop"):
    sys.modules[name] = None
msvcrt = types.ModuleType("msvcrt")
msvcrt.LK_NBLCK, msvcrt.locking = 2, lambda file, mode, size: None
sys.modules["msvcrt"] = msvcrt
for name in ("fork", "forkpty", "setsid", "getpgid", "killpg", "getuid", "geteuid", "getgid", "nice",
             "sched_getaffinity", "mkfifo", "chown", "fchmod", "getloadavg"):
    if hasattr(os, name):
        delattr(os, name)
for name in ("SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD"):
    if hasattr(signal, name):
        delattr(signal, name)
"""
EVERY_MODULE = """
import importlib, pkgutil, clowder
optional = {"procrastinate", "psycopg", "ray", "pyspiel", "pettingzoo", "gymnasium", "numpy", "pyarrow", "openskill"}
for found in pkgutil.walk_packages(clowder.__path__, "clowder."):
    if not found.name.endswith("__main__") and ".migrations" not in found.name:
        try:
            importlib.import_module(found.name)
        except ImportError as error:
            if (error.name or "").partition(".")[0] not in optional:
                raise
"""


def without_posix(folder: Path) -> dict[str, str]:
    """An environment whose Python processes find none of it."""
    (folder / "sitecustomize.py").write_text(HIDDEN, encoding="utf-8")
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def test_every_module_imports(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", EVERY_MODULE], env=without_posix(tmp_path), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_table_is_served_and_a_bot_answers(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    arguments = ["serve", "--port", str(port), "--no-open", "--data", str(tmp_path / "data")]
    server = subprocess.Popen(
        [sys.executable, "-m", "clowder", *arguments],
        env=without_posix(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        address = address_of(server)
        wish = {
            "game": "csacska-macska",
            "options": {},
            "seats": [{"kind": "bot", "level": "kitten"}] * 3,
            "private": False,
            "spectators": "public",
            "start": True,
        }
        asked = urllib.request.Request(
            f"{address}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(asked, timeout=60) as answer:
            table = json.load(answer)["table"]["id"]
        with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/ws", origin=address) as wire:
            wire.send('{"t":"hello","since":null}')
            told = ""
            while '"ply":3' not in told:  # three moves of bots, made in a process of their own
                told = str(wire.recv(60))
    finally:
        server.terminate()
        server.wait(30)


def address_of(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    said = []
    for line in server.stdout:
        said.append(line)
        for word in line.split():
            if word.startswith("http://"):
                return word.rstrip("/.")
    raise AssertionError("".join(said))
