"""Names on one line, as people wrote them."""

import pytest

from clowder.core.one_line import JOINER, is_plain, one_line

FAMILY = JOINER.join("👨👩👧")
PILOT = f"👩🏽{JOINER}✈️"
FIRE = f"❤️{JOINER}🔥"


@pytest.mark.parametrize("name", [FAMILY, PILOT, FIRE, f"Ann {FAMILY} & Bob"])
def test_joined_emoji_stay_joined(name: str) -> None:
    assert one_line(name) == name
    assert is_plain(name)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann\n\tBob", "Ann Bob"),
        ("\x1b[31mred", "[31mred"),
        (f"An{JOINER}n", "An n"),  # invisible: it would make another name that looks the same
        (f"{JOINER}Ann{JOINER}", "Ann"),
        (f"👨{JOINER}{JOINER}👩", "👨 👩"),
        ("a\u202eb", "a b"),
        ("\u3164\u2800\uffa0", ""),
        ("Ann\u1160", "Ann"),
    ],
)
def test_nothing_invisible_stays(given: str, kept: str) -> None:
    assert one_line(given) == kept


@pytest.mark.parametrize("name", ["Zoë", "Zoe\u0308", "ạ̈́", "กิ๊", "שָּׁ", "हिन्दी", "한국"])  # as they are written
def test_letters_keep_their_marks(name: str) -> None:
    assert one_line(name) == name


def test_marks_do_not_tower() -> None:
    assert one_line("A" + "\u0301" * 50 + "nn") == "A" + "\u0301" * 4 + "nn"


def test_a_cut_leaves_nothing_half() -> None:
    assert one_line(FAMILY, 2) == "👨"
    assert one_line(FAMILY, 3) == JOINER.join("👨👩")
    assert not is_plain("a\nb")
