"""The rules of Jerusalem, a chapter a module, one small function each."""

from ..actions import ACTION_COUNT, OVER, SECRET_FROM, SECRET_TO
from .course import carry_out
from .imagining import imagine
from .questions import legal_into, random_action, refuse
from .turns import set_up

__all__ = [
    "ACTION_COUNT",
    "OVER",
    "SECRET_FROM",
    "SECRET_TO",
    "carry_out",
    "imagine",
    "legal_into",
    "random_action",
    "refuse",
    "set_up",
]
