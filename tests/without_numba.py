"""A plugin of pytest: Numba cannot be imported, so a test that needs it and lacks the mark `compiled` fails at once."""

import sys

sys.modules["numba"] = None  # type: ignore[assignment]
