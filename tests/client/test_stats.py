"""One's own games, and what analyses say about them."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from tests.client.patience import gone

FITS = "() => document.documentElement.scrollWidth <= innerWidth"


def test_my_games(finished_game: Any, person: Any) -> None:
    someone, table = finished_game
    page = someone.page
    someone.open("stats")
    page.wait_for_selector(".games li")
    page.locator(".two ol li").first.wait_for()
    page.locator(".two li a", has_text="Watch again").first.click()
    page.wait_for_selector(".transport")
    assert f"replay/{table}" in page.url
    nobody = person()
    nobody.open("stats")
    nobody.page.wait_for_selector(".none")


def test_how_i_play_is_drawn_told_and_saved(finished_game: Any, tmp_path: Path) -> None:
    someone, table = finished_game
    page = someone.page
    someone.open("stats")
    play = page.get_by_role("region", name="How I play")
    play.get_by_role("button", name="Analyse my last game").click()
    play.get_by_role("img", name="Accuracy in one game").wait_for(timeout=300_000)
    gone(play.get_by_role("button", name="Analyse my last game"))  # nothing is left to do
    for name in ("By game", "By opponent"):
        play.get_by_role("table", name=name).wait_for()
    play.get_by_label("Figure").select_option("Place")
    play.get_by_role("img", name="Place in one game").wait_for()
    play.get_by_text("As a table").click()
    row = play.get_by_role("row").filter(has=page.get_by_role("rowheader").get_by_role("link"))
    assert row.first.get_by_role("link").get_attribute("href").endswith(f"replay/{table}?seat=0")
    place = row.first.get_by_role("cell").last.inner_text()
    drawing = ElementTree.fromstring(saved(page, play, "Save the plot (SVG)", tmp_path))
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    assert "var(" not in ElementTree.tostring(drawing, encoding="unicode")  # it stands for itself
    assert "Cat Box" in [text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    head, line = saved(page, play, "Save the figures (CSV)", tmp_path).splitlines()
    assert head == "ended,game,table,seat,place,low,high,mean_of_5"
    assert line.split(",")[1:] == ["cat-box", table, "1", *[place] * 4]
    assert someone.axe_in_every_scheme() == []
    page.set_viewport_size({"width": 375, "height": 667})
    page.wait_for_function(FITS)


def saved(page: Any, play: Any, button: str, folder: Path) -> str:
    """What a button gives as a file."""
    with page.expect_download() as download:
        play.get_by_role("button", name=button).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file.read_text(encoding="utf-8")
