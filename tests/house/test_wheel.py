"""What an installed bezant carries besides its code."""

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
CARRIED = {
    "bezant": ["games/*/board.toml", "games/*/text/*.ftl", "server/migrations/**/*.py"],
    "docs/rules": ["*.md"],
    "web/dist": ["**/*"],
}
PLACES = {"bezant": "bezant", "docs/rules": "bezant/docs/rules", "web/dist": "bezant/web"}


def test_the_wheel_carries_boards_words_rules_migrations_and_the_page(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps"]
    subprocess.run([*command, "--wheel-dir", str(tmp_path), str(ROOT)], check=True, capture_output=True, timeout=120)
    (wheel,) = tmp_path.glob("bezant-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    assert {"bezant/py.typed", "bezant/games/carolus/board.toml", "bezant/docs/rules/carolus.md"} <= packed
    for folder, patterns in CARRIED.items():
        files = {path for pattern in patterns for path in (ROOT / folder).glob(pattern) if path.is_file()}
        wanted = {f"{PLACES[folder]}/{path.relative_to(ROOT / folder).as_posix()}" for path in files}
        assert wanted <= packed
