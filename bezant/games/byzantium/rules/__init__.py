"""The rules of Byzantium, a chapter a module, one small function each."""

from ..actions import ACTION_COUNT, OVER
from .course import carry_out, imagine
from .questions import legal_into, random_action, refuse
from .turns import set_up

__all__ = ["ACTION_COUNT", "OVER", "carry_out", "imagine", "legal_into", "random_action", "refuse", "set_up"]
