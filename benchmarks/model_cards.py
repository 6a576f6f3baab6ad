"""Write the figures of the model cards: python -m benchmarks.model_cards

A card is written by hand, but for the parts between `<!-- made: NAME -->` and `<!-- end -->`: these come from the networks that are
shipped and from what `benchmarks/weaknesses` has stored. The learning curves are drawn from the networks too. Once a network is
replaced, measure it anew, call this, and read what stands around the figures.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import bezant
from benchmarks.learning_curves import curves
from benchmarks.weaknesses.judge import budgets_of
from benchmarks.weaknesses.sums import stored
from bezant.kernel.game import Game
from bezant.kernel.messages import message
from bezant.kernel.text import Words, words_for
from bezant.lab.arena_report import wilson
from bezant.lab.ladder import AT_FIRST_SIGHT, RESULTS, goal
from bezant.players.calibration import NETWORK, SEARCH
from bezant.players.network import Network, file_of, identity_of, network_of

ROOT = Path(__file__).parents[1]
CARDS, PICTURES = Path("docs") / "lab", Path("docs") / "pictures"
TRAINING = CARDS / "training.md"
PART = re.compile(r"(<!-- made: (.+?) -->\n).*?(<!-- end -->)", re.DOTALL)
MOST_QUESTIONS, MOST_PAIRS = 8, 3  # that are told
OFTEN = 3  # times, for a pair
MILLION = 1_000_000
QUARTERS = "first", "second", "third", "last"
AGAIN = """\
[`bezant train`](../commands.md#bezant-train) needs `pip install "bezant[train]"`; with `--device cuda` a GPU, and \
`pip install "bezant[train,gpu]"`. GPUs add up in no fixed order and examinations follow the clock, so another training gives \
another network, about as strong.

Then measure it, in a checkout. Until then its errors, its rating and the reviews on [judgement](../judgement.md) are those of the \
network before, whose games the ladder would not go on with, and chances that it makes are not corrected. With {seats}:"""
SIGHTS = {NETWORK: "with the network", SEARCH: "with the hand-written evaluation"}

Rows = Iterable[Iterable[str]]


def card_of(game: str) -> Path:
    """Where the card of a game stands."""
    return CARDS / f"model-{game}.md"


def picture_of(game: str) -> Path:
    """Where the learning curves of a game stand."""
    return PICTURES / f"learning-{game}.svg"


def files(root: Path = ROOT) -> dict[Path, str]:
    """All files that this writes, with what they should hold."""
    found = {}
    for name in bezant.game_names():
        card = Card(name)
        found[root / card_of(name)] = filled((root / card_of(name)).read_text("utf-8"), card.parts)
        if card.curves:
            title = f"{card.game.title}: rate against greedy while it learned by self-play"
            found[root / picture_of(name)] = curves(title, card.curves)
    found[root / TRAINING] = filled((root / TRAINING).read_text("utf-8"), {"shipped": overview})
    return found


def filled(page: str, parts: Mapping[str, Callable[[], str]]) -> str:
    """The page with each made part written anew."""
    return PART.sub(lambda found: f"{found[1]}\n{parts[found[2]]()}\n\n{found[3]}", page)


# --- how figures are written -------------------------------------------------------------------------------------------------


def table(headings: Iterable[str], rows: Rows) -> str:
    """A table whose first column is words and whose others are figures."""
    first, *others = headings
    lines = [(first, *others), ("---", *("---:" for _ in others)), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def block(lines: Iterable[str]) -> str:
    """Commands, a line each."""
    return "\n".join(["```", *lines, "```"])


def percent(share: float, digits: int = 0) -> str:
    return f"{100 * share:.{digits}f} %"


def points(share: float) -> str:
    """A part of a victory, of which a whole one is 100."""
    return f"{100 * share:.1f}"


def found_by(simulations: int | None, most: int) -> str:
    """What a search needs to prefer the better action, if so many are enough."""
    if simulations is None:
        return f"a search does not find it either, with {most:,} simulations, as many as the champion has or more"
    return f"a search finds it with {simulations:,} simulations"


def judged_by(found: Mapping[str, Any]) -> str:
    """Which searches found the errors."""
    of = f"{found['simulations']:,} simulations, {found['times']} more of each action in doubt"
    return f"searches {SIGHTS[found['sight']]}, of {of}"


def seats_of(count: int) -> str:
    return f"{count} seats"


# --- cards -------------------------------------------------------------------------------------------------------------------


class Card:
    """What is known of the networks of a game, by seats."""

    def __init__(self, name: str) -> None:
        self.game: Game = bezant.load(name)
        self._words: Words = words_for(name)
        self._networks = {seats: shipped(name, seats) for seats in self.game.seat_counts}
        self._found = {seats: stored(name, seats) for seats in self.game.seat_counts}

    @property
    def parts(self) -> dict[str, Callable[[], str]]:
        """What makes each of the parts, by their names."""
        examples = {
            f"example {seats}-{told['game']}": partial(self._example, seats, told)
            for seats, found in self._found.items()
            for told in found["examples"]
        }
        return {
            "networks": self._sizes,
            "training": self._training,
            "strength": self._strength,
            "curve": self._curve,
            "errors": self._errors,
            "questions": self._questions,
            "stages": self._stages,
            "first sight": self._first_sight,
            "options": self._options,
            "retrain": self._retrain,
            **examples,
        }

    @property
    def curves(self) -> dict[str, Any]:
        """The learning curves that are known, and at which number of decisions the network of each was kept."""
        abouts = {seats_of(seats): network.about for seats, network in self._networks.items()}
        return {name: (about["curve"], about["decisions"]) for name, about in abouts.items() if "curve" in about}

    # The networks

    def _sizes(self) -> str:
        rows = []
        for seats, network in self._networks.items():
            weights, file = network.weights, file_of(self.game.name, seats)
            rows.append(
                (
                    seats_of(seats),
                    str(weights.first.shape[0]),
                    str(weights.policy.shape[0]),
                    str(weights.value.shape[0]),
                    f"{sum(array.size for array in weights):,}",
                    f"{file.stat().st_size / MILLION:.1f} MB",
                    f"`{identity_of(self.game.name, seats)}`",
                )
            )
        return table(("", "numbers seen", "actions", "sides", "weights", "file", "SHA-256 begins"), rows)

    def _training(self) -> str:
        rows = []
        for seats, network in self._networks.items():
            about = network.about
            minutes = f"{about['seconds'] / 60:.1f}"
            million = f"{about['decisions'] / MILLION:,.0f}"
            rows.append((seats_of(seats), minutes, million, str(about.get("rounds", 0)), about["device"]))
        return table(("", "minutes of self-play", "million decisions", "rounds of expert iteration", "on"), rows)

    def _strength(self) -> str:
        rows = [
            (seats_of(seats), *against_greedy(self.game, seats, network), self._drawing(network))
            for seats, network in self._networks.items()
        ]
        return table(("", "against `greedy`", "games", "an even share", "aim", "", "its action"), rows)

    def _drawing(self, network: Network) -> str:
        heat = network.temperature
        return f"drawn, temperature {heat:g}" if heat else "the likeliest"

    def _curve(self) -> str:
        name = self.game.name
        if not self.curves:
            return "None of these networks has kept its learning curve."
        missing = [seats for seats in self._networks if seats_of(seats) not in self.curves]
        told = f"![Rate against greedy by million decisions](../pictures/{picture_of(name).name})"
        if missing:
            told += f"\n\nNot kept: the curve with {' and '.join(map(str, missing))} seats."
        return told

    def _retrain(self) -> str:
        lines = []
        for seats, network in self._networks.items():
            about = network.about
            words = f"$ bezant train {self.game.name} --seats {seats} --minutes {round(about['seconds'] / 60)}"
            ship = "--ship" if network.guides else "--ship --at-first-sight"
            lines.append(f"{words} --device cuda --seed {about['seed']}{rounds_asked(about)} {ship}")
        seats, *_ = self._networks
        return f"{block(lines)}\n\n{AGAIN.format(seats=seats_of(seats))}\n\n{block(self._measures(seats))}"

    def _measures(self, seats: int) -> Iterator[str]:
        """The commands that measure a new network in the place of the one before."""
        name = self.game.name
        yield f"$ python -m benchmarks.weaknesses {name} {seats}"
        yield f"$ python -m benchmarks.calibration {name} {seats}"
        if self._networks[seats].guides:
            yield f"$ python -m benchmarks.reviews {name}"
        yield f"$ rm {RESULTS.as_posix()}/{name}-{seats}.jsonl"
        yield f"$ bezant ladder --game {name} --seats {seats}"
        yield "$ python -m benchmarks.model_cards"

    # Where they err

    def _errors(self) -> str:
        rows = []
        for seats, found in self._found.items():
            every, again = found["all"], found["played_on"]
            low, high = found["all"]["intervals"]["errors"]
            of_a_game = every["loss"] * found["choices"] / seats
            is_known = "found" in again  # an average of fewer than two errors is none
            rows.append(
                (
                    seats_of(seats),
                    f"{every['decisions']:,} of {found['games']} games",
                    f"{percent(every['errors'] / every['decisions'], 1)} ({percent(low, 1)} to {percent(high, 1)})",
                    points(every["loss"]),
                    f"{100 * of_a_game:.0f}",
                    points(again["expected"]) if is_known else "",
                    f"{points(again['found'])} ± {points(again['doubt'])}" if is_known else "",
                )
            )
        headings = ("", "decisions judged", "errors", "lost a decision", "lost a seat and game")
        by = " and ".join(dict.fromkeys(map(judged_by, self._found.values())))
        told = table((*headings, "an error, by the search", "an error, played on"), rows) + f"\n\nMeasured by {by}."
        return told + "".join(self._corrections())

    def _corrections(self) -> Iterator[str]:
        """How what the searches expect was corrected, where it was."""
        said = [
            f"{' and '.join(f'{name} {value:g}' for name, value in found['curve'].items() if value)} with {seats_of(seats)}"
            for seats, found in self._found.items()
            if found["curve"]
        ]
        if said:
            yield f" What they expect was corrected by the curve of that day ([judgement](../judgement.md)): {', '.join(said)}."

    def _questions(self) -> str:
        """The questions whose errors cost most, over all numbers of seats."""
        costs: dict[str, float] = {}
        said: dict[str, str] = {}
        for found in self._found.values():
            for question, told in found["questions"].items():
                share = told["loss"] * told["decisions"] / found["all"]["decisions"]
                costs[question] = costs.get(question, 0.0) + share
                said.setdefault(question, told["words"])
        worst = sorted((each for each in costs if costs[each] > 0), key=lambda each: -costs[each])[:MOST_QUESTIONS]
        rows = ((said[each], *(self._asked(found, each) for found in self._found.values())) for each in worst)
        return table(("question", *map(seats_of, self._found)), rows) + "".join(self._pairs())

    def _pairs(self) -> Iterator[str]:
        """Which verbs are most often taken where another was better."""
        for seats, found in self._found.items():
            pairs = [pair for told in found["questions"].values() for pair in told["instead"] if pair[2] >= OFTEN]
            often = sorted(pairs, key=lambda pair: -pair[2])[:MOST_PAIRS]
            if often:
                said = ", ".join(f"`{worse}` for `{better}` ({count})" for worse, better, count in often)
                yield f"\n\nMost often taken for another kind of action, {seats_of(seats)}: {said}."

    def _asked(self, found: dict[str, Any], question: str) -> str:
        told = found["questions"].get(question)
        return "" if told is None else f"{told['errors']} of {told['decisions']}, {points(told['loss'])}"

    def _stages(self) -> str:
        rows = [
            (f"{name} quarter", *(self._stage(found["quarters"][place]) for found in self._found.values()))
            for place, name in enumerate(QUARTERS)
        ]
        late = ("longer than nine games of ten", *(self._stage(found["late"]) for found in self._found.values()))
        return table(("decisions", *map(seats_of, self._found)), [*rows, late])

    def _stage(self, told: dict[str, Any]) -> str:
        if not told["decisions"]:
            return ""
        return f"{percent(told['errors'] / told['decisions'])}, {points(told['loss'])}, {points(told['distance'])}"

    def _first_sight(self) -> str:
        rows = [
            (
                seats_of(seats),
                points(found["all"]["distance"]),
                f"{100 * found['all']['lean']:+.1f}",
                percent(found["all"]["agreed"]),
                percent(found["all"]["odds"]),
            )
            for seats, found in self._found.items()
        ]
        return table(("", "chance off by", "on average", "same favourite", "odds of the search's favourite"), rows)

    def _options(self) -> str:
        every = [each["options"] for each in next(iter(self._found.values()))["options"]]
        rows = ((self._option(options), *self._rates(options)) for options in every)
        return table(("option", *map(seats_of, self._found)), rows)

    def _option(self, options: dict[str, Any]) -> str:
        if not options:
            return "as usual"
        [(name, value)] = options.items()
        said = self._words.say(message(f"{self.game.name}-option-{name}"))
        choice = f"{self.game.name}-choice-{name}"
        if self._words.has(choice):
            return f"{said}: {self._words.say(message(choice, value=value))}"
        return f"{said}: {' '.join(map(str, value)) if isinstance(value, list) else value}"

    def _rates(self, options: dict[str, Any]) -> Iterator[str]:
        for found in self._found.values():
            [told] = [each for each in found["options"] if each["options"] == options]
            low, high = wilson(told["rate"] * told["games"], told["games"])
            yield f"{percent(told['rate'])} ({percent(low)} to {percent(high)})"

    def _example(self, seats: int, told: dict[str, Any]) -> str:
        game, decided, best, again = self.game.name, told["decided"], told["best"], told["played_on"]
        record = f"benchmarks/weaknesses/{game}-{seats}-{told['game']}.record"
        shares = f"{percent(decided['played_on'])} against {percent(best['played_on'])}"
        lines = (
            f"{seats_of(seats)}, {told['where']}, after {told['ply']} of {told['of']} decisions; asked is {told['side']}: "
            f"“{told['question']}”",
            f"at first sight: “{decided['words']}”, with odds of {percent(decided['odds'], 1)}",
            f"better: “{best['words']}”, with odds of {percent(best['odds'], 1)}",
            f"lost: {points(told['loss'])} points (± {points(told['doubt'])}); "
            f"played on {again['games']} times from each, {shares}",
            found_by(told["found_by"], budgets_of(self.game, seats)[-1]),
            f"the board: `bezant record show {record} --at {told['ply']}`",
            f"judged again: `python -m benchmarks.weaknesses {game} {seats} --example {told['game']}`",
        )
        return "\n".join(f"- {line}" for line in lines)


# --- all of them -------------------------------------------------------------------------------------------------------------


def shipped(game: str, seats: int) -> Network:
    """The network of a game with so many seats; all have one."""
    network = network_of(game, seats)
    assert network is not None, (game, seats)
    return network


def against_greedy(game: Game, seats: int, network: Network) -> tuple[str, ...]:
    """What the network says of the examination by which it was chosen, beside what it should be."""
    about, aim = network.about, goal(AT_FIRST_SIGHT, seats)
    even = 1 / len(game.first_seats(seats))
    answer = "reached" if about["greedy"] >= aim else "**missed**"
    return percent(about["greedy"], 1), f"{about['exam_games']:,}", percent(even), percent(aim), answer


def rounds_asked(about: Mapping[str, Any]) -> str:
    """The options of `bezant train` for the rounds of a network. The first that were played told only how many they were."""
    if "rounds" not in about:
        return ""
    told = {"--round-minutes": about.get("round_minutes"), "--simulations": about.get("simulations")}
    options = [f"{option} {value:g}" for option, value in told.items() if value is not None]
    return " ".join(
        [
            f" --rounds {about.get('rounds_made', about['rounds'])}",
            *options,
            *(["--by-hand"] if about.get("by_hand") else []),
        ]
    )


def overview() -> str:
    """A line for each network."""
    rows = []
    for name in bezant.game_names():
        game = bezant.load(name)
        for seats in game.seat_counts:
            rate, _, even, aim, answer = against_greedy(game, seats, shipped(name, seats))
            rows.append((f"[{game.title}](model-{name}.md), {seats_of(seats)}", rate, even, aim, answer))
    return table(("network", "against `greedy`", "an even share", "aim", ""), rows)


def main() -> None:
    for path, text in files().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
