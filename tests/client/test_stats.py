"""One's own games."""

from typing import Any


def test_my_games(finished_game: Any, person: Any) -> None:
    someone, table = finished_game
    page = someone.page
    someone.open("stats")
    page.wait_for_selector(".games li")
    assert page.locator(".two ol li").count() >= 1
    page.locator(".two li a", has_text="Watch again").first.click()
    page.wait_for_selector(".transport")
    assert f"replay/{table}" in page.url
    nobody = person()
    nobody.open("stats")
    nobody.page.wait_for_selector(".none")
