"""Runs in Pyodide: its library byte-compiled by itself, without what no table uses. `path` in, `path` out."""

import io
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

PATH = "/library.zip"
# Debuggers, servers, other formats and codecs: nothing of a table asks for them, and nothing that it imports does.
LEFT_OUT = [
    "_pyrepl/",
    "ctypes/",
    "curses/",
    "dbm/",
    "ensurepip/",
    "doctest",
    "ftplib",
    "http/",
    "imaplib",
    "mailbox",
    "multiprocessing/",
    "optparse",
    "pdb",
    "pickletools",
    "plistlib",
    "poplib",
    "profile/",
    "profiling/",
    "pstats",
    "pydoc",
    "pydoc_data/",
    "smtplib",
    "socketserver",
    "sqlite3/",
    "turtle",
    "unittest/",
    "urllib/request",
    "venv/",
    "webbrowser",
    "wsgiref/",
    "xml/",
    "xmlrpc/",
]
CODECS = [
    "__init__",
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "punycode",
    "raw_unicode_escape",
    "unicode_escape",
    "utf_8",
    "utf_8_sig",
    "utf_16",
    "utf_16_le",
    "utf_32_le",
]
DATE = (2020, 1, 1, 0, 0, 0)  # equal sources make an equal library


def is_wanted(name: str) -> bool:
    stem = name.removesuffix(".py")
    if name.startswith("encodings/"):
        return stem.removeprefix("encodings/") in CODECS
    return not any(stem == each or (each.endswith("/") and name.startswith(each)) for each in LEFT_OUT)


def compiled(name: str, source: bytes) -> bytes:
    code = compile(source, f"/lib/python/{name}", "exec", dont_inherit=True)
    return bytes(_code_to_hash_pyc(code, source_hash(source), False))


def make() -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(PATH) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name in sorted(old.namelist()):
            if name.endswith("/") or not is_wanted(name):
                continue
            data = old.read(name)
            is_source = name.endswith(".py")
            info = zipfile.ZipInfo(name + "c" if is_source else name, DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(info, compiled(name, data) if is_source else data)
    with open(PATH, "wb") as file:
        file.write(made.getvalue())


make()
