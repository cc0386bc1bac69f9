"""Which package the servers of a bench run, and whether its engine is compiled: a figure says so.

Beside each other in one place because a bench that took the sources of the repository, which nobody compiles in place,
once measured the interpreted engine and was read as the compiled one.
"""

import argparse
import importlib.machinery
import sys
from pathlib import Path

import driver


def is_compiled(source: Path) -> bool:
    """Whether the package in this folder has its compiled engine beside it."""
    core = source / "clowder" / "core"
    return any((core / f"rng{ending}").exists() for ending in importlib.machinery.EXTENSION_SUFFIXES)


def how(source: Path) -> str:
    return "compiled" if is_compiled(source) else "interpreted"


def add_source(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--source",
        type=Path,
        default=driver.SOURCE,
        help="the folder of the package that the servers run; without it the one installed in this Python",
    )


def use_source(source: Path) -> str:
    """From now on servers run this package; how its engine runs, which is said as well."""
    driver.SOURCE = source.resolve()
    if not (driver.SOURCE / "clowder").is_dir():
        raise SystemExit(f"{source} has no folder clowder: name the src folder of a version, or a site-packages")
    print(f"the servers run the {how(driver.SOURCE)} engine of {driver.SOURCE}", file=sys.stderr)
    return how(driver.SOURCE)
