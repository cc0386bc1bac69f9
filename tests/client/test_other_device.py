"""One's own tables on another device."""

from typing import Any

from tests.client.patience import gone
from tests.client.seating import sit_down


def test_a_private_link_brings_the_tables_to_another_device_once(person: Any) -> None:
    laptop, phone, stranger = person(), person(small=True), person()
    sit_down(laptop, "if-it-fits")
    table = laptop.page.url.split("?")[0]
    laptop.open()
    laptop.page.get_by_role("button", name="Continue on another device").click()
    link = laptop.page.get_by_label("Your private link").input_value()
    assert laptop.axe() == []
    assert stranger.context.request.get(link).ok  # a messenger looks at what it carries
    sit_down(phone, "cat-attack")
    own = phone.page.url.rpartition("/")[2]
    phone.page.goto(link)
    phone.page.get_by_text("They will no longer be listed here").wait_for()
    assert phone.axe() == []
    phone.press(phone.page.get_by_role("button", name="Continue here"))
    phone.page.locator(f'a[href*="{table.rsplit("/", 1)[1]}"]').first.wait_for()
    gone(phone.page.locator(f'a[href*="{own}"]'))
    stranger.expect_trouble("404")
    stranger.page.goto(link)
    stranger.page.get_by_text("was used already").wait_for()
    assert stranger.page.get_by_role("button", name="Continue here").count() == 0


def test_all_other_devices_are_signed_out(person: Any) -> None:
    laptop, phone = person(), person(small=True)
    sit_down(laptop, "if-it-fits")
    table = laptop.page.url.split("?")[0].rsplit("/", 1)[1]
    laptop.open()
    laptop.page.get_by_role("button", name="Continue on another device").click()
    link = laptop.page.get_by_label("Your private link").input_value()
    phone.page.goto(link)
    phone.press(phone.page.get_by_role("button", name="Continue here"))
    phone.page.locator(f'a[href*="{table}"]').first.wait_for()
    laptop.page.get_by_role("button", name="Sign out all other devices").click()
    laptop.page.get_by_text("All other devices are signed out.").wait_for()
    assert laptop.axe() == []
    phone.open()
    phone.page.wait_for_selector(".hero:not(.held)")  # what the device knew is shown until the server has answered
    gone(phone.page.locator(f'a[href*="{table}"]'))
    laptop.open()
    laptop.page.locator(f'a[href*="{table}"]').first.wait_for()
