"""Words for people: Fluent messages, of games and of whoever else speaks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from bezant.kernel.extras import need
from bezant.kernel.messages import Message
from bezant.kernel.wording import texts_of

__all__ = ["Speech", "Words", "texts_of", "words_for"]

SEAT_ARGUMENTS = ("seat", "seats", "from_seat")


@cache
def words_for(game: str, language: str = "en") -> Words:
    """The words of a game in a language."""
    return Words(game, language)


class Speech:
    """Fluent messages in one language."""

    def __init__(self, texts: Iterable[str], language: str) -> None:
        need("text", "The wording of a game")
        from fluent.runtime import FluentBundle, FluentResource

        self.locale = "en_GB" if language == "en" else language
        self._bundle = FluentBundle([self.locale], use_isolating=False)
        for text in texts:
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def format(self, id: str, args: Mapping[str, Any] = MappingProxyType({})) -> str:
        """The text of a message whose arguments are words and numbers."""
        text, errors = self._bundle.format_pattern(self._bundle.get_message(id).value, args)  # type: ignore[arg-type]
        if errors:
            raise KeyError(f"message {id}: {errors[0]}")
        return str(text)

    def listed(self, items: list[str]) -> str:
        """“Anna, Béla and Carlo”"""
        from babel.lists import format_list

        return format_list(items, locale=self.locale)


class Words(Speech):
    """Formats messages of a game. Arguments are dressed first: seats become names, and `<game>-arg-<name>` words the others. What
    a language lacks is said in English."""

    def __init__(self, game: str, language: str) -> None:
        super().__init__([text for each in dict.fromkeys(("en", language)) for text in texts_of(game, each)], language)
        self._game = game

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The text of a message; `names` are the players' by seat."""
        args: dict[str, Any] = {}
        for name, value in message["args"].items():
            args[name] = self._dress(name, value, names)
            args[f"{name}_id"] = "none" if value is None else value
            if isinstance(value, (list, tuple)):
                args[f"{name}_count"] = len(value)
                args[f"{name}_and"] = self.listed(self._items(name, value, names))
        return self.format(message["id"], {k: v for k, v in args.items() if not isinstance(v, list)})

    def _dress(self, name: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, (list, tuple)):
            return ", ".join(self._items(name, value, names))
        if name in SEAT_ARGUMENTS and isinstance(value, int):
            return names[value] if value < len(names) else f"seat {value}"
        if self.has(f"{self._game}-arg-{name}"):
            return self.format(f"{self._game}-arg-{name}", {"value": "none" if value is None else value})
        return "" if value is None else value

    def _items(self, name: str, values: Sequence[Any], names: Sequence[str]) -> list[str]:
        return [str(self._dress(name, item, names)) for item in values]
