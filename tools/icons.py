"""Draw the icons of the installed page from the house mark: `.venv/bin/python tools/icons.py` writes web/public/icons anew."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
BAR = "#1a2747"  # the app bar's ground, `--bar-bg`
# name, size, part of it that the coin takes, ground: systems cut a maskable icon to their own shape, up to a fifth at each side
ICONS = (
    ("192.png", 192, 1.0, "transparent"),
    ("512.png", 512, 1.0, "transparent"),
    ("maskable.png", 512, 0.66, BAR),
    ("touch.png", 180, 0.76, BAR),
)


def main() -> None:
    mark = (PUBLIC / "mark.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size, share, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{ground}}}"
                f"svg{{width:{share:.0%};height:{share:.0%}}}</style>{mark}"
            )
            page.screenshot(path=PUBLIC / "icons" / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
