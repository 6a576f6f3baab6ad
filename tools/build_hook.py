"""Puts into the wheel what lives outside the package: the rules pages, and the web client where it has been built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CARRIED = {"docs/rules": "bezant/docs/rules", "web/dist": "bezant/web"}


class CarryOutsideFiles(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install reads both folders from the checkout and needs no copy, which would only grow old."""
        if version != "editable":
            present = {source: target for source, target in CARRIED.items() if Path(self.root, source).is_dir()}
            build_data["force_include"].update(present)
