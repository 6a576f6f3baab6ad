"""The rules of Byzantium, a chapter a module, one small function each."""

from ..actions import ACTION_COUNT, OVER
from .course import carry_out, imagine
from .questions import legal_into, random_action, refuse
from .turns import set_up

SECRET_FROM, SECRET_TO = 0, 0  # no action is secret (BYZ-R70)

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
