"""docs/judgement.md and its pictures, written from what was measured: python -m benchmarks.judgement_page"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np

import bezant
from benchmarks.judgement_data import DEEP, ERRS, FEW, REFERENCE, Compared, Measured, kept, kept_reviews
from benchmarks.reliability_plot import plot
from bezant.lab.analysis import LEARNED
from bezant.players.calibration import NETWORK, SEARCH

DOCS = Path(__file__).parents[1] / "docs"
PAGE, PICTURES = DOCS / "judgement.md", DOCS / "pictures"
SURE = 1.96  # standard errors on either side
JUDGES = {NETWORK: "network", SEARCH: "by hand"}
AIM = 0.03  # the largest error of chances that is good enough
FASTER = 5  # times: how much quicker reviews of today were to be than those of before

HOW = """\
# How chances are made, and how far they may be wrong

The percentages of a hint and of a review are chances to win. Where a [network](lab/training.md) guides the search, they are made
with it: {learned} simulations for each decision of a review, and as many as three seconds allow for a hint. Elsewhere the search
with the hand-written evaluation makes them{by_hand}. `bezant/players/judge.py` decides which, and every review says whose
judgement it tells. A review that was begun with a network, or by hand, is finished so, and stays as it is. Where the network was
replaced meanwhile, `bezant analyse` does not go on with a file that the old one began; the server goes on with the new one.

1. The seat that is asked imagines what it cannot see; the search never gets anything else ([search](search.md)). No throw is
   foreseen.
2. The search says what each side may expect if the best action is played: shares of the victory, between 0 and 1.
3. A search may be too sure of itself, or not sure enough. A curve of two numbers corrects it, `power` and `bend` in the table
   below. A side that stands at v, where n sides are in the game, gets the weight exp(power · asinh(bend · u) / bend) with u =
   ln(n · v), and its chance is its share of all weights. Without a bend that is v to the power of `power`; where it is below 0,
   sinh stands for asinh. The order of the sides stays, even sides stay even, and what is certain stays certain. A power alone
   was not enough: values in the middle had to be sharpened and those near certainty softened, or the other way round. A
   correction by stage of the game would have fitted as well, but chances would jump where one stage ends.

A chance is one between players such as the network: 80 % means that four of five such games were won by players who draw
their actions by its odds, not that you will win four of five.
"""
MEASURED = """
## How well they are calibrated

For each game and number of seats the network played {games} games with itself, drawing every action by its odds. One position
was taken from each, at a place drawn by lot, and searched as in a review. A third of the games fitted the curve; the others
judged it, and are what the table and the plots show. The *error* is the expected calibration error: chances of all sides are
sorted into ten bins, and it is how far what was said in a bin is from what came of it, on average over the chances. *Noise* is
the error that chances without any error would seem to have in as many games, since who wins is partly luck: on average, and *at
most* in 19 of 20 such trials (results were drawn 10,000 times for what each bin said). What was measured has noise in it: an
error that is no larger than the noise may be cannot be told from none, and in 19 of 20 trials the true one is no further from
what was measured than that.

| game, seats | judge | games that judge | error, points | noise | at most | uncorrected | power | bend |
|---|---|---:|---:|---:|---:|---:|---:|---:|
"""
PLOTS = """
Each dot is a tenth of the scale, as large as there are chances in it, with an interval of 95 %. On the broken line what was
said is what came.

"""
HINTS = """
## Hints, and results that are nobody's opinion

A hint searches longer: up to 100,000 simulations in three seconds. In {positions} of the positions for each game and number
of seats the search was repeated about as deep as that ({deep} simulations with a network, a second's worth without), and as
reviews were made before there were networks. Losses are log losses against how the games ended: less is better, and whoever
takes all sides for even has the first column.

| game, seats | even | before | review | as a hint | better than before by | a hint changes a chance by |
|---|---:|---:|---:|---:|---:|---:|
"""
REVIEWS = """
## Reviews before and now

Games by `instinct`, in which one action of {errs} was any at all, {games} of each title that is judged by a network, with 2, 3
and 4 seats. Each was reviewed as before there were networks, as now, and by the reference: {reference} simulations with the
network for each decision. *Chances* and *losses* are mean absolute errors, in points, of the chances after each decision and of
what each decision lost. *Found* are turning points of the reference that the review tells too; *borne out* are swings told by
the review that the reference sees within their doubt. CPU time is that of a whole review, on average and at most.

| title | review | simulations | CPU s a game | at most | chances | losses | found | borne out |
|---|---|---:|---:|---:|---:|---:|---:|---:|
"""
HONEST = """
The reference sees with the same network as the reviews of today, so that it shares their errors; results of games do not. Swings
that are not borne out show what the doubt of a review leaves out: what all of its searches err about alike, since none is deeper
than the others.
"""
AGAIN = """
## Measure it again

`python -m benchmarks.calibration carolus 2` plays, searches and fits (one to two minutes of one core{by_hand}).
`python -m benchmarks.reviews carolus` compares reviews (about ten). Both keep what they found in `benchmarks/judgement`;
`python -m benchmarks.judgement_page` writes this page and its pictures from it. The chances of a network that was put in the place
of another are not corrected until this is measured again; a test asks for it.
"""


def page(measured: Sequence[Measured], compared: dict[str, list[Compared]]) -> str:
    """The whole page."""
    games = sorted({each.fitted + each.judged for each in measured})
    spread = f"{games[0]:,}" if games[0] == games[-1] else f"{games[0]:,} to {games[-1]:,}"
    return "".join(
        [
            HOW.format(learned=LEARNED, by_hand=_played_better(measured)),
            MEASURED.format(games=spread),
            *map(_row, map(_calibration, measured)),
            f"\n{_verdict(measured)}\n",
            PLOTS,
            *_plots(measured),
            HINTS.format(positions=FEW, deep=f"{DEEP:,}"),
            *map(_row, map(_hint, measured)),
            f"\n{_depth(measured)}\n",
            REVIEWS.format(errs=_word(round(1 / ERRS)), games=_word(_games(compared)), reference=f"{REFERENCE:,}"),
            *(_row(cells) for game, rows in compared.items() for cells in _reviews(game, rows)),
            f"\n{_too_slow(compared)}{_as_slow(measured)}\n{_unlike(compared)}\n",
            HONEST,
            AGAIN.format(by_hand=_with_fewer(measured)),
        ]
    )


def _by_hand(measured: Sequence[Measured]) -> str:
    """The titles that are judged without a network."""
    return " and ".join(dict.fromkeys(bezant.load(each.game).title for each in measured if each.sight == SEARCH))


def _played_better(measured: Sequence[Measured]) -> str:
    where = _by_hand(measured)
    return (
        f"; in {where} it still plays better than the search with a network\n([players](players.md))" if where else ""
    )


def _as_slow(measured: Sequence[Measured]) -> str:
    where = _by_hand(measured)
    return f"\nIn {where} no network guides the search, and a review takes as long as before." if where else ""


def _with_fewer(measured: Sequence[Measured]) -> str:
    """A command for a title without a network."""
    for each in measured:
        if each.sight == SEARCH:
            command = f"{each.game} {each.seats} {each.fitted + each.judged}"
            return f"; `{command}`, by hand\nand with fewer games, three to five"
    return ""


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def _name(each: Measured) -> str:
    return f"{bezant.load(each.game).title}, {each.seats}"


def _points(share: float) -> str:
    return f"{100 * share:.1f}"


def _calibration(each: Measured) -> tuple[str, ...]:
    told = map(_points, (each.ece, each.noise, each.most_noise, each.uncorrected))
    return _name(each), JUDGES[each.sight], f"{each.judged:,}", *told, f"{each.curve.power:g}", f"{each.curve.bend:g}"


def _verdict(measured: Sequence[Measured]) -> str:
    """Which errors are larger than they should be, which are more than noise, and how large they may be."""
    missed = [f"{_name(each)} by {_points(each.ece - AIM)}" for each in measured if each.ece >= AIM]
    if missed:
        return f"The aim is an error below {_points(AIM)} points; missed: {'; '.join(missed)}."
    sure = [_name(each) for each in measured if each.ece > each.most_noise]
    told = f"more than noise: {'; '.join(sure)}" if sure else "none of them is more than noise"
    worst = max(measured, key=lambda each: each.ece + each.most_noise)
    highest = f"{_points(worst.ece + worst.most_noise)} ({_name(worst)} seats)"
    return f"All errors are below {_points(AIM)} points; {told}.\nWith the noise that it may have, none is above {highest}."


def _plots(measured: Sequence[Measured]) -> Iterator[str]:
    """Three a row, the numbers of seats of one game."""
    yield "| 2 seats | 3 seats | 4 seats |\n|---|---|---|\n"
    for game in dict.fromkeys(each.game for each in measured):
        yield _row(f"![{_described(each)}](pictures/{picture(each)})" for each in measured if each.game == game)


def _described(each: Measured) -> str:
    return f"{_name(each)} seats: chances said and games won, error {_points(each.ece)} points"


def picture(each: Measured) -> str:
    return f"calibration-{each.game}-{each.seats}.svg"


def _hint(each: Measured) -> tuple[str, ...]:
    few = each.few
    better = f"{few['better']:.3f} ± {SURE * few['deviation']:.3f}"
    told = (f"{value:.3f}" for value in (each.even, few["before"], few["review"], few["hint"]))
    return _name(each), *told, better, _points(few["change"])


def _depth(measured: Sequence[Measured]) -> str:
    """What changes from a review to a hint, and from a review of before to one of today."""
    learned = [each.few for each in measured if each.sight == NETWORK]
    change, surer = (float(np.mean([each.few[name] for each in measured])) for name in ("change", "surer"))
    better = float(np.mean([few["better"] for few in learned]))
    reach = SURE * float(np.sqrt(np.sum([few["deviation"] ** 2 for few in learned]))) / len(learned)
    proof = (
        "more than chance explains in 19 of 20 such trials"
        if abs(better) > reach
        else "which these positions are too few to prove"
    )
    return (
        f"From a review to a hint a chance changes by {_points(change)} points on average, either way;"
        f" that of the leading side becomes {_points(abs(surer))} points {'higher' if surer > 0 else 'lower'}.\n"
        f"So hints use the curve that was measured for reviews. Where a network judges, the loss is {abs(better):.3f} ± {reach:.3f}"
        f" {'smaller' if better > 0 else 'larger'}\nthan that of reviews before, {proof}."
    )


def _games(compared: dict[str, list[Compared]]) -> int:
    return min((len(rows) // 2 for rows in compared.values()), default=0)


def _word(number: int) -> str:
    words = {5: "five", 6: "six", 10: "ten"}
    return words.get(number, str(number))


def _reviews(game: str, rows: Sequence[Compared]) -> Iterator[tuple[str, ...]]:
    """A line for the reviews of before, and one for those of today."""
    for judge in ("before", "now"):
        own = [row for row in rows if row.judge == judge]
        simulations = sorted({row.simulations for row in own})
        span = f"{simulations[0]:,}" + (f" to {simulations[-1]:,}" if len(simulations) > 1 else "")
        seconds = [row.cpu_seconds for row in own]
        yield (
            bezant.load(game).title if judge == "before" else "",
            judge,
            span,
            f"{np.mean(seconds):.1f}",
            f"{max(seconds):.1f}",
            f"{100 * np.average([row.chances for row in own], weights=[row.decisions for row in own]):.2f}",
            f"{100 * np.average([row.losses for row in own], weights=[row.decisions for row in own]):.2f}",
            f"{sum(row.found for row in own)} of {sum(row.of for row in own)}",
            f"{sum(row.borne_out for row in own)} of {sum(row.told for row in own)}",
        )


def _too_slow(compared: dict[str, list[Compared]]) -> str:
    """Whether reviews are as quick as they were to be, and where they are not, how many times as fast they are."""
    gains = {
        f"{bezant.load(game).title} with {seats} seats": _seconds(rows, "before", seats) / _seconds(rows, "now", seats)
        for game, rows in compared.items()
        for seats in sorted({row.seats for row in rows})
    }
    missed = [f"{where}: {gain:.1f} times" for where, gain in gains.items() if gain < FASTER]
    told = f"**missed**, {'; '.join(missed)}" if missed else "reached where a network judges"
    return f"A review was to be made at least {_word(FASTER)} times as fast as before: {told}."


def _seconds(rows: Sequence[Compared], judge: str, seats: int) -> float:
    return float(np.mean([row.cpu_seconds for row in rows if row.judge == judge and row.seats == seats]))


def _unlike(compared: dict[str, list[Compared]]) -> str:
    """How far the turning points of today's reviews are from those of the reference."""
    own = [row for rows in compared.values() for row in rows if row.judge == "now"]
    found, of, borne_out, told = (
        sum(getattr(row, name) for row in own) for name in ("found", "of", "borne_out", "told")
    )
    verdict = "**missed**" if found < of or borne_out < told else "reached"
    return (
        f"It was to tell the turning points of the reference and no others: {verdict}, {found} of {of} are found,\n"
        f"and {borne_out} of {told} that are told are borne out."
    )


def pictures(measured: Iterable[Measured]) -> dict[str, str]:
    """The plots by the names of their files."""
    return {picture(each): plot(f"{_name(each)} seats", each.bins, _sides(each)) for each in measured}


def _sides(each: Measured) -> int:
    return len(bezant.load(each.game).first_seats(each.seats))


def write() -> None:
    measured = list(kept())
    PAGE.write_text(page(measured, kept_reviews()), "utf-8")
    for name, drawn in pictures(measured).items():
        (PICTURES / name).write_text(drawn, "utf-8")


if __name__ == "__main__":
    write()
