"""`TypedDict` in the form that pydantic, which describes the shapes for the page, can read; without pydantic, Python's own."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING or sys.version_info >= (3, 12):
    from typing import TypedDict
else:
    try:
        from typing_extensions import TypedDict  # comes with pydantic, which cannot read Python's own before 3.12
    except ImportError:
        from typing import TypedDict

__all__ = ["TypedDict"]
