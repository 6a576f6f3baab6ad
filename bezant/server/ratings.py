"""Ratings of people: OpenSkill's Plackett-Luce model on the scale of the bots' measured ratings. `docs/ratings.md` tells why so."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

import bezant
from bezant import players
from bezant.kernel.errors import BadOption
from bezant.server.model import BOT, FINISHED, PERSON, TableInfo

MEAN, SPREAD = 1200.0, 350.0  # of somebody who has not played yet
DRIFT = 5.0  # added to the spread before each game: people learn
ELO = 400 / math.log(10)  # points that make a side e times as likely to win
SURE = 1.96  # spreads on either side that hold the truth in 95 of 100 cases
LEAST_SPREAD = 5.0  # of a bot
UNDECIDED = frozenset({"abandoned", "closed"})  # reasons of games that nobody has won or lost

# Why a game is not rated: somebody has won who was helped, a bot's strength is not known at all, or only with the usual options.
# Older versions rated no game in which there was any help, and told people so: OF_HELP.
HELPED, UNMEASURED, OPTIONS = "helped", "unmeasured_bot", "options"
OF_HELP = frozenset({"hints", "taken_back"})


@dataclass(frozen=True, slots=True)
class Skill:
    """How strong somebody is, and how sure that is."""

    mean: float = MEAN
    spread: float = SPREAD
    games: int = 0

    @property
    def low(self) -> int:
        return round(self.mean - SURE * self.spread)

    @property
    def high(self) -> int:
        return round(self.mean + SURE * self.spread)


def why_unrated(table: TableInfo, continued: bool, helped: Collection[int] = ()) -> str | None:
    """Why a finished game says nothing about its players; None where it does. `helped`: the seats for which the search was asked,
    or a move was taken back and no person was asked: the consent of bots costs nothing."""
    result, seats = table.summary.result, table.seats
    people = [seat.guest for seat in seats if seat.kind == PERSON]
    if table.summary.status != FINISHED or result is None or result["reason"] in UNDECIDED:
        return "undecided"
    if table.uploaded:
        return "uploaded"
    if table.sandbox is not None:
        return "sandbox"
    if continued:
        return "continued"
    if not people:
        return "bots"
    if len(set(people)) < len(people):
        return "both_sides"
    bots = [seat.bot or "" for seat in seats if seat.kind == BOT]
    if bots and not has_usual_options(table):
        return OPTIONS
    places = places_of(table)
    if any(places[seat] in (None, 1) for seat in helped):
        return HELPED
    if any(bot_skill(table.game, len(seats), bot) is None for bot in bots):
        return UNMEASURED
    return None


def has_usual_options(table: TableInfo) -> bool:
    """Whether the game is played as the bots were measured."""
    game, seats = bezant.load(table.game), len(table.seats)
    try:
        played = game.option_values(seats, table.options)
    except BadOption:  # of an older version of the game
        return False
    return bool((played == game.option_values(seats, {})).all())


def places_of(table: TableInfo) -> list[int | None]:
    """The place of each seat; none where nobody has won."""
    result = table.summary.result
    if result is None or not result["winners"]:
        return [None] * len(table.seats)
    told = {row["seat"]: row.get("place") for row in result["scores"]}
    return [told.get(seat) or (1 if seat in result["winners"] else 2) for seat in range(len(table.seats))]


def ranks_of(table: TableInfo, helped: Collection[int]) -> list[int | None]:
    """The places by which a game is rated: the sides of those who were `helped` and have lost come last, so that nobody falls
    for standing behind them."""
    behind_all, sides = len(table.seats) + 1, {table.seats[seat].side for seat in helped}
    places = zip(table.seats, places_of(table), strict=True)
    return [behind_all if seat.side in sides else place for seat, place in places]


def bot_skill(game: str, seats: int, bot: str) -> Skill | None:
    """The measured strength of a bot, which does not move."""
    found = players.rating(game, seats, bot)
    if found is None:
        return None
    return Skill(found.rating, max(LEAST_SPREAD, (found.high - found.low) / (2 * SURE)), found.games)


def rate(
    skills: Sequence[Skill], sides: Sequence[str], places: Sequence[int | None], helped: Collection[int] = ()
) -> list[Skill]:
    """The skill of each seat after a game, by the seats' sides and places. Where nobody has won, all are equal. The `helped` seats,
    whose persons have not played alone, do not rise."""
    order = list(dict.fromkeys(sides))
    teams = [[seat for seat, side in enumerate(sides) if side == one] for one in order]
    # A team's strength is the sum of its members'. With this spread of a day's form a difference of `d` points for each of
    # them makes the odds 10 ** (d / 400), as the bots' ratings were measured, however many sides and members there are.
    form = ELO * max(map(len, teams)) / math.sqrt(len(teams))
    model = PlackettLuce(mu=MEAN, sigma=SPREAD, beta=form, tau=DRIFT)
    before = [[model.create_rating([skills[seat].mean, skills[seat].spread]) for seat in team] for team in teams]
    ranks = [float(places[team[0]] or 1) for team in teams]
    after = model.rate(before, ranks=ranks)
    rated = list(skills)
    for team, found in zip(teams, after, strict=True):
        for seat, new in zip(team, found, strict=True):
            old = skills[seat]
            stays = seat in helped and new.mu > old.mean
            mean, spread = (old.mean, old.spread) if stays else (new.mu, new.sigma)
            rated[seat] = Skill(mean, spread, old.games + 1)
    return rated


def joined(one: Skill, other: Skill) -> Skill:
    """What two separate ratings of one person say together: both began with the same belief, which counts once."""
    precision = 1 / one.spread**2 + 1 / other.spread**2 - 1 / SPREAD**2
    if precision <= 0:
        return one if one.spread <= other.spread else other
    weighed = one.mean / one.spread**2 + other.mean / other.spread**2 - MEAN / SPREAD**2
    return Skill(weighed / precision, precision**-0.5, one.games + other.games)
