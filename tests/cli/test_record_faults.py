"""What is wrong with a stored game is told in the language of the terminal, to the last word."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import clowder
from clowder.cli import errors, speech
from clowder.core.errors import InvalidRecord
from clowder.tables import fairness
from clowder.texts import LANGUAGES, package_texts

SOURCES = Path(clowder.__file__).parent


def keys(file: str, name: str) -> set[str]:
    """The keys with which a source makes faults: the second argument of every call of `name`."""
    calls = [node for node in ast.walk(ast.parse((SOURCES / file).read_text("utf-8"))) if isinstance(node, ast.Call)]
    made = [call.args[1] for call in calls if isinstance(call.func, ast.Name) and call.func.id == name]
    return {key.value for key in made if isinstance(key, ast.Constant) and isinstance(key.value, str)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str) -> None:
    texts = package_texts("clowder.cli", language)
    flaws = keys("tables/fairness.py", "Flaw") - {"refused"}  # told by what refused it
    heads = keys("core/record.py", "InvalidRecord")
    assert len(flaws) >= 17, sorted(flaws)
    assert len(heads) >= 9, sorted(heads)
    wanted = {f"flaw-{key}" for key in flaws} | {f"record-bad-{key}" for key in heads}
    assert [key for key in sorted(wanted) if not texts.has(key)] == []


def played() -> clowder.Record:
    game = clowder.game("csacska-macska")
    record = clowder.Record.start(game, seats=3, seed=7)
    state = game.new(**record.deal())
    for _ in range(4):
        text = state.action_text(state.legal_actions()[0])
        clowder.play_text(state, text)
        record = record.with_action(text)
    return record


def test_faults_are_told_in_the_language_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "_chosen", "de")
    data: dict[str, Any] = played().as_json()
    with pytest.raises(InvalidRecord) as newer:
        clowder.Record.from_json({**data, "format": 2})
    assert "hier wird Format 1 gelesen" in errors.error_text(newer.value, [])
    (unread,) = fairness.verify({**data, "format": 2})
    assert "hier wird Format 1 gelesen" in errors.flaw_text(unread)
    edited = fairness.sealed({**data, "extra": {"secret": "00"}})
    assert [errors.flaw_text(flaw) for flaw in fairness.verify(edited)] == [
        "das Geheimnis fehlt oder hat nicht 64 hexadezimale Zeichen"
    ]
    result = clowder.replay(clowder.Record.from_json({**data, "actions": [*data["actions"], "take P9"]}))
    told = errors.stop_text(clowder.game("csacska-macska"), result)
    assert "bis Zug 5" in told
    assert "Ablagestapel" in told, "the sentence of the rule, not its key"


def test_a_file_of_many_records_whose_last_is_cut_off(tmp_path: Path) -> None:
    from clowder.cli.arguments import WrongArgument, read_record

    line = json.dumps(played().as_json())
    file = tmp_path / "games.jsonl"
    file.write_text(f"{line}\n{line[:200]}", encoding="utf-8")
    with pytest.raises(WrongArgument, match="--line"):
        read_record(file)
    assert read_record(file, 1) == played()
