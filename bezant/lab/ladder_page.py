"""docs/players.md, written from the stored results of the ladder."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bezant import players
from bezant.lab.arena import Meeting, Standing
from bezant.lab.arena_report import ANCHOR, Report, mean, wilson
from bezant.lab.ratings import Ratings
from bezant.players.network import network_of

STEP = 0.65  # a level scores at least this against the one below
BY_HAND = "search:"  # how names of players begin that search with a hand-written evaluation

INTRODUCTION = """\
# The players, and how strong they are

`bezant ladder` plays the games, keeps every result in `benchmarks/ladder`, and writes this page and the ratings that are shown
where a table is made; `bezant ladder --write` writes without playing. [docs/commands.md](commands.md#bezant-ladder) tells how
to stop it and go on.

| player | decides by |
|---|---|
| `uniform` | chance alone |
| `greedy` | looking one step ahead |
| `instinct` | a network that learned to play, at first sight |
| `level1` to `level3` | the same, but some actions do not come to their minds: 85, 60 and 30 of 100 |
| `level4` to `level6` | searching with the network: 32 simulations (one action in ten overlooked), 200 and 2,000 |
| `champion` | searching with the network, for a second |

The [networks](lab/training.md) are a file for each game and number of seats. Where one is not good enough to guide a search, the
levels from the fourth on and `champion` search with a hand-written evaluation, for up to a second; under the table it is said
then. Where no network has learned a game, `instinct` plays as `greedy` does, and all levels search by hand. The champion is
compared with that search, too. What searches tell people, as chances in hints and reviews, is measured on
[a page of its own](judgement.md), with plots of how often it came true.

How to read the tables:

- **Rating**: points on Elo's scale, where 400 points are odds of 10 to 1 between two players. `greedy` has 1000 in every table;
  ratings of different tables cannot be compared. The model: the chance of a side to win is in proportion to exp(strength of its
  player + effect of the side), and shared victories count in part. The ratings are the most likely ones, the intervals come
  from the observed information. So that a player who has won every game has a rating too, one drawn game is added between any
  two players that met, and one among the sides.
- **Against the level below**: the mean score in games where both have as many seats over a round (with three seats two against
  one and one against two), and whether it is at least 65 %. Below `level1` and `greedy` there is `uniform`.
- **Alone against greedy**: the mean score with one side against `greedy` on all others, and whether it is at least 90 % (two
  seats) or two thirds (more); for `instinct` 92, 70 and 60 % with 2, 3 and 4 seats.
- **Against the hand-written search**: under each table, the champion with one side, against the search with the hand-written
  evaluation on all others, both with a tenth of a second for a decision, and whether it scores at least 90, 65 and 55 % with 2, 3
  and 4 seats.
- After a score, in brackets, its interval of 95 %.
- **Yes** and **no** are wrong with a chance of at most 5 % each, even though the games were stopped as soon as the answer was
  known; **open** is what the games so far do not tell. The test is that of bets at fair odds in `bezant/lab/sequential.py`.
- **Played anew**: `bezant arena carolus --players instinct,greedy --seats 3 --alone --games 400` for a score against greedy,
  `--players champion:0.1s,search:0.1s --seats 3 --alone --games 20` for one against the hand-written search, and without
  `--alone` for one against the level below; `--seed 1` plays other games. The answer has an interval.
- Every seed is played from every side. Where four play in two teams, team mates are the same player.
- **A decision**: the mean time of one, on one core of the machine that played.
"""
NOTHING = "\nNothing has been measured yet.\n"
HEADINGS = (
    "player",
    "rating",
    "95 % interval",
    "against the level below",
    "alone against greedy",
    "a decision",
    "games",
)


def page(reports: list[Report]) -> str:
    """The whole page, from what has been measured so far."""
    parts = [INTRODUCTION]
    for title, of_game in groupby(reports, key=lambda report: report.game.title):
        parts.append(f"\n## {title}\n")
        parts += map(_section, of_game)
    return "".join(parts) if reports else INTRODUCTION + NOTHING


def _section(report: Report) -> str:
    lines = [_row(HEADINGS), "|---|" + "---:|" * (len(HEADINGS) - 1), *map(_row, _cells(report))]
    below = "\n\n".join([*_by_hand(report), _sides(report)])
    return f"\n### {report.seats} seats\n\n" + "\n".join(lines) + f"\n\n{below}\n"


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def _cells(report: Report) -> Iterator[tuple[str, ...]]:
    ratings, tallies = report.ratings(), report.tallies(report.standings)
    for name in (name for name in players.names() if name in tallies and tallies[name].games):
        own = [each for each in report.standings if each.meeting.players[0] == name]
        yield (
            f"`{name}`",
            *_rating(ratings, name),
            " ".join(_answer(each) for each in own if is_step(each.meeting)),
            " ".join(_answer(each) for each in own if is_against_greedy(each.meeting)),
            _time(tallies[name].decision_seconds),
            str(tallies[name].games),
        )


def is_against_greedy(meeting: Meeting) -> bool:
    """Whether it is a meeting of one with greedy players."""
    return meeting.players[1] == ANCHOR


def is_by_hand(meeting: Meeting) -> bool:
    """Whether it is a meeting of the champion with the search that has no network."""
    return meeting.players[1].startswith(BY_HAND)


def is_step(meeting: Meeting) -> bool:
    """Whether it is a meeting with the level below."""
    return not is_against_greedy(meeting) and not is_by_hand(meeting)


def _by_hand(report: Report) -> Iterator[str]:
    """How the champion does against the search with a hand-written evaluation, or that it sees with it."""
    network = network_of(report.game.name, report.seats)
    if network is not None and not network.guides:
        yield "All that search see with the hand-written evaluation here, which searches better than a network would."
    for standing in report.standings:
        if is_by_hand(standing.meeting) and standing.scores:
            one, other = standing.meeting.players
            tallies = report.tallies([standing])
            times = " against ".join(_time(tallies[name].decision_seconds) for name in (one, other))
            yield f"`{one}` alone against the hand-written search, `{other}`: {_answer(standing)}; {times} a decision."


def _rating(ratings: Ratings, name: str) -> tuple[str, str]:
    if name not in ratings.players:
        return "", ""
    each = ratings.players[name]
    return f"{each.value:.0f}", "by definition" if name == ratings.anchor else f"{each.low:.0f} to {each.high:.0f}"


def _answer(standing: Standing) -> str:
    if not standing.scores:
        return ""
    games = standing.scores.total()
    low, high = wilson(games * mean(standing.scores), games)
    return f"{percent(mean(standing.scores))} of {games} ({100 * low:.0f} to {100 * high:.0f}): {standing.answer}"


def _sides(report: Report) -> str:
    worth = ", ".join(
        f"{name} {each.value:+.0f} ({each.low:+.0f} to {each.high:+.0f})"
        for name, each in zip(report.side_names, report.ratings().sides, strict=False)
    )
    return f"What a side is worth in points: {worth}."


def percent(rate: float) -> str:
    return f"{100 * rate:.0f} %"


def _time(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.3g} ms"
