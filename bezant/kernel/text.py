"""The words of a game: Fluent messages formatted for people."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from bezant.kernel.extras import need
from bezant.kernel.messages import Message
from bezant.kernel.wording import texts_of

__all__ = ["Words", "texts_of", "words_for"]

SEAT_ARGUMENTS = ("seat", "seats", "from_seat")


@cache
def words_for(game: str, language: str = "en") -> Words:
    """The words of a game in a language."""
    return Words(game, language)


class Words:
    """Formats messages. Arguments are dressed first: seats become names, and `<game>-arg-<name>` words the others."""

    def __init__(self, game: str, language: str) -> None:
        need("text", "The wording of a game")
        from fluent.runtime import FluentBundle, FluentResource

        self._game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in texts_of(game, language):
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The text of a message; `names` are the players' by seat."""
        args: dict[str, Any] = {}
        for name, value in message["args"].items():
            args[name] = self._dress(name, value, names)
            args[f"{name}_id"] = "none" if value is None else value
            if isinstance(value, (list, tuple)):
                args[f"{name}_count"] = len(value)
        return self._format(message["id"], {k: v for k, v in args.items() if not isinstance(v, list)})

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def _dress(self, name: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._dress(name, item, names)) for item in value)
        if name in SEAT_ARGUMENTS and isinstance(value, int):
            return names[value] if value < len(names) else f"seat {value}"
        if self._bundle.has_message(f"{self._game}-arg-{name}"):
            return self._format(f"{self._game}-arg-{name}", {"value": "none" if value is None else value})
        return "" if value is None else value

    def _format(self, id: str, args: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(self._bundle.get_message(id).value, args)  # type: ignore[arg-type]
        if errors:
            raise KeyError(f"message {id}: {errors[0]}")
        return str(text)
