"""The folder of plain files: complete, relative, and of one version."""

import json
import re
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from clowder.anywhere import site
from clowder.anywhere.bundle import authority_files, version, words_files
from clowder.cli.commands import site as command
from clowder.cli.main import build
from clowder.texts import LANGUAGES

INDEX = '<!doctype html><html><head>\n<base href="/" /><script src="./assets/index-1.js"></script></head></html>'


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A client as the build leaves it, with little in its files."""
    folder = tmp_path / "static"
    for name in ("assets/index-1.js", "icon.svg", site.RUNTIME.replace("*", "1"), "manifest.webmanifest"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, encoding="utf-8")
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    return folder


def kept(folder: Path) -> list[str]:
    """The files that the service worker of a site keeps."""
    found = re.search(r"const FILES = (\[.*\]);", (folder / "sw.js").read_text(encoding="utf-8"))
    assert found is not None
    return [name for name, _ in json.loads(found[1])]


def test_the_service_worker_keeps_every_file_by_a_relative_name(static: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    site.write_site(static, target)
    there = {path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_file()}
    assert set(kept(target)) == (there - {"index.html", "sw.js"}) | {"./"}


def test_the_page_is_at_home_anywhere_and_may_not_run_what_it_is_sent(static: Path, tmp_path: Path) -> None:
    site.write_site(static, tmp_path / "site")
    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert '<base href="./">' in page
    assert '<base href="/"' not in page
    assert f'content="{version()} alone"' in page
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    assert policy is not None
    assert "eval" not in policy[1]
    assert "default-src 'none'; script-src 'self';" in policy[1]


def test_a_new_version_brings_a_new_service_worker_and_leaves_the_old_files(static: Path, tmp_path: Path) -> None:
    """Who has an old page open still finds what belongs to it."""
    target = tmp_path / "site"
    site.write_site(static, target)
    before = (target / "sw.js").read_text(encoding="utf-8")
    (static / "assets" / "index-1.js").rename(static / "assets" / "index-2.js")
    site.write_site(static, target)
    assert (target / "sw.js").read_text(encoding="utf-8") != before
    assert (target / "assets" / "index-1.js").is_file()
    assert "assets/index-1.js" not in kept(target)
    assert "assets/index-2.js" in kept(target)


def test_it_says_what_it_is_in_every_language() -> None:
    said = site.about()
    assert [language for language in LANGUAGES if f'<section lang="{language}">' not in said] == []
    assert "about-" not in said


def test_the_archives_have_the_house_and_nothing_that_needs_a_server() -> None:
    files = authority_files() | words_files()
    assert {"clowder/anywhere/worker.py", "msgspec.py", "clowder/games/cat_box/rulebook/uk/rules.ftl"} <= set(files)
    assert not [name for name in files if name.startswith(("clowder/server", "clowder/store", "clowder/cli"))]


def test_the_command_writes_into_its_own_folders_only(
    static: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "FOLDER", static)
    target = tmp_path / "papers"
    target.mkdir()
    (target / "letter.txt").write_text("mine", encoding="utf-8")
    refused = CliRunner().invoke(build(), ["site", str(target)])
    assert refused.exit_code != 0
    assert [path.name for path in target.iterdir()] == ["letter.txt"]
    for _ in range(2):  # the second time over the first
        done = CliRunner().invoke(build(), ["site", str(tmp_path / "cats")])
        assert done.exit_code == 0, done.output
    shutil.rmtree(static / "pyodide-1")
    assert CliRunner().invoke(build(), ["site", str(tmp_path / "dogs")]).exit_code != 0
    assert not (tmp_path / "dogs").exists()
