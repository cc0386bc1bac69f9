"""Locators with patience.

While a page is changing, the old and the new of a thing may both be there for a moment, and Playwright, asked about
one thing, would fail at once because it found two. Here it asks again until there is one: what is really two fails
still, only later.
"""

import functools
import time
from collections.abc import Callable
from typing import Any

from tests.client.people import PATIENCE

DOUBT = "strict mode violation"
# All that is done with one element, or asked of it.
WAYS = (
    "wait_for click tap hover fill clear focus blur press press_sequentially check uncheck select_option "
    "set_input_files dispatch_event scroll_into_view_if_needed inner_text text_content inner_html get_attribute "
    "input_value bounding_box evaluate is_visible is_hidden is_enabled is_disabled is_checked"
)


def patient(way: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(way)
    def do(locator: Any, *given: Any, **wishes: Any) -> Any:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return way(locator, *given, **wishes)
            except Exception as trouble:
                if DOUBT not in str(trouble) or time.monotonic() > end:
                    raise
                locator.page.wait_for_timeout(50)

    return do


def teach(locators: Any) -> None:
    """All locators of this class are patient from now on."""
    for name in WAYS.split():
        way = getattr(locators, name)
        if not hasattr(way, "__wrapped__"):
            setattr(locators, name, patient(way))


def gone(locator: Any) -> None:
    """Waits until nothing of it is left on the page, were it there twice."""
    locator.first.wait_for(state="detached")


def comes(page: Any, question: str, wanted: Any, *about: Any) -> None:
    """Waits until the page answers so, and tells what it answered last: for what is so once all has found its place."""
    end = time.monotonic() + PATIENCE
    while (answer := page.evaluate(question, *about)) != wanted and time.monotonic() < end:
        page.wait_for_timeout(20)
    assert answer == wanted
