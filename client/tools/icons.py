"""Draws the app's PNG icons from public/icon.svg with Chromium: `python client/tools/icons.py`."""

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
# name, pixels, which part of it the picture takes, what lies around it: a mask may cut off all but the middle
ICONS = (
    ("icon-192", 192, 1.0, "transparent"),
    ("icon-512", 512, 1.0, "transparent"),
    ("icon-maskable-512", 512, 0.75, "#c99b66"),
)


def draw() -> None:
    picture = (PUBLIC / "icon.svg").read_text(encoding="utf-8").replace("<svg", '<svg width="100%" height="100%"', 1)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, size, share, around in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;background:{around};display:grid;place-items:center;height:{size}px"
            inner = f"width:{size * share}px;height:{size * share}px"
            page.set_content(f'<body style="{style}"><div style="{inner}">{picture}</div></body>')
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
