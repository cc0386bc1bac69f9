"""The tables of bench/peers, from made-up measurements."""

import sys
from pathlib import Path

import pytest

from bench.peers import __main__ as peers
from bench.peers.tables import page

FACTS = {
    "date": "2026-01-01",
    "machine": "a machine",
    "versions": ["open-spiel 1"],
    "missing": ["catanatron"],
    "note": "A note.",
    "asked": {"rounds": 2, "seconds": 1.0, "games": 4, "think": 0.1, "limit": 600.0},
    "loads": [0.5, 2.0],
    "compiled": True,
}
RATES = {
    "engine: clowder cat-box": {"median": 1000.0, "low": 900.0, "high": 1100.0},
    "engine: clowder cat-attack": {"median": 500.0, "low": 400.0, "high": 600.0},
    "engine: OpenSpiel hearts (C++)": {"median": 250.0, "low": 200.0, "high": 300.0},
}
DUEL = {
    "game": "cat-box", "games": 4, "seconds": 0.1, "ahead": 0.75, "low": 0.5, "high": 1.0, "ours_sims": 900.0,
    "theirs_sims": 30.0, "ours_seconds": 0.1, "theirs_seconds": 0.11,
}  # fmt: skip


def test_the_page_has_ratios_with_their_spread() -> None:
    text = "\n".join(page(FACTS, RATES, [DUEL]))
    assert "| OpenSpiel hearts (C++) | 250 (200-300) | 2 to 4 (1.3-5.5) |" in text
    assert "75% (50%-100%)" in text
    assert "left out: catanatron" in text
    assert "A note." in text
    assert "load 0.5 to 2.0 while measuring" in text


def test_writing_keeps_the_rest_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "performance.md"
    target.write_text("# Performance\n\n<!-- bench -->\nkept\n<!-- /bench -->\n", encoding="utf-8")
    monkeypatch.setattr(peers, "PAGE", target)
    peers.write(["first"])
    peers.write(["second"])
    text = target.read_text(encoding="utf-8")
    assert "kept" in text
    assert "second" in text
    assert "first" not in text
    assert text.count(peers.MARKS[0]) == 1


def test_a_part_that_takes_too_long_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(peers, "PYTHON", Path(sys.executable))
    assert peers.ask("names", None, True, seconds=0.001) is None
    assert "not done within 0.001 seconds" in capsys.readouterr().err
