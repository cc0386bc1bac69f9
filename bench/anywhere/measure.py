"""What a table in the browser costs: bytes to fetch, CPU time to start, time per decision of the bots, memory.

    python -m bench.anywhere.measure          (needs the built client: what ships is measured)

The times to start are CPU times of Pyodide in Node.js and hold on a busy machine; those of the bots are times on the
wall, because WebAssembly has no other clock, and want a quiet one.
"""

import gzip
import json
import os
import subprocess
import tempfile
from pathlib import Path

from clowder.anywhere.bundle import bundle
from clowder.server.static import FOLDER

HERE = Path(__file__).parent
PYODIDE = HERE.parents[1] / "client" / "node_modules" / "pyodide"
SHIPPED = next(FOLDER.glob("pyodide-*"), PYODIDE)
RUNTIME = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.mjs", "pyodide.mjs")


def kilobytes(data: bytes) -> str:
    return f"{len(data) / 1000:,.0f} kB, {len(gzip.compress(data, 6)) / 1000:,.0f} kB gzipped"


def main() -> None:
    for name in RUNTIME:
        print(f"{name}: {kilobytes((SHIPPED / name).read_bytes())}")
    for name in ("authority", "words", "games"):
        print(f"{name}: {kilobytes(getattr(bundle(), name))}")
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "authority.zip"
        archive.write_bytes(bundle().authority)
        command = ["node", HERE / "run.mjs", PYODIDE / "pyodide.mjs", archive, HERE / "decisions.py"]
        found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    print("load", os.getloadavg()[0])
    print("CPU ms to start:", found["laps"])
    print(f"memory: {found['memory']} MB of WebAssembly, {found['resident']} MB of the process")
    for game, level, middle, most, simulations in found["bots"]:
        print(f"{game:16} {level:10} median {middle} ms, most {most} ms, simulations {simulations}")


if __name__ == "__main__":
    main()
