"""The English sentences, read without a Fluent library."""

import re
from importlib import resources

TEXT = (resources.files("clowder.games.if_it_fits") / "rulebook" / "en" / "table.ftl").read_text("utf-8")
ENTRY = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) =(.*?)(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
IDS = [match[1] for match in ENTRY.finditer(TEXT)]
MESSAGES = {match[1]: match[2] for match in ENTRY.finditer(TEXT)}


def variables(id: str) -> set[str]:
    """The variables of a message."""
    return set(re.findall(r"\$(\w+)", MESSAGES[id]))
