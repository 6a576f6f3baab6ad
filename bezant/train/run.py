"""A training from nothing to a network: cloning of `greedy`, then self-play. It can be stopped at any time, and goes on where it
stopped; what it has learned last is not always best, so matches choose what is kept."""

from __future__ import annotations

import random
import time
from collections.abc import Generator, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

import torch
from torch import Tensor

from bezant.kernel.errors import BezantError
from bezant.train.curve import draw
from bezant.train.lessons import LARGE, SMALL, Learner, Size
from bezant.train.setting import SLACK, Setting
from bezant.train.tables import tables_for

STATE, CURVE = "state.pt", "curve.svg"
CLONING = 0.08  # of the time, at most
FASTEST, SLOWEST = 6e-4, 3e-5  # rates of learning, at first and at last
CURIOUS, CALM = 0.010, 0.001  # shares of the entropy, at first and at last
MOST_PAST = 16  # models that are remembered
EXAM_SECONDS, EXAM_SHARE = 40, 0.15  # between two examinations, at least, and of the time, at most


class RoundsCameAfter(BezantError):
    """Rounds have gone on from what a training kept; it cannot go on beside them."""

    code = "rounds_came_after"


@dataclass
class Progress:
    """How far a training is."""

    seconds: float = 0.0
    starts: int = 0
    lessons: int = 0
    cloned: bool = False
    decisions: int = 0
    greedy: float = 0.0  # the rate of what is kept, against `greedy`
    temperature: float = 0.0  # at which it plays best
    highest: float = 0.0  # such rate so far
    kept_at: int = 0  # decisions
    last_exam: float = 0.0
    exam_cost: float = 0.0  # seconds that it took
    curve: list[dict[str, float]] = field(default_factory=list)


class Training:
    """The training of one game with so many seats, in a folder of its own."""

    def __init__(self, setting: Setting, minutes: float, size: Size | None = None) -> None:
        self.setting, self.minutes, self.progress = setting, minutes, Progress()
        setting.kept()  # refuses the folder of another training
        setting.folder.mkdir(parents=True, exist_ok=True)
        stored = self._stored()
        if stored is not None:
            self.progress = Progress(**stored["progress"])
        self.progress.starts += 1
        self._seed = 1000 * setting.seed + self.progress.starts
        setting.settle(self._seed)
        self._chance = random.Random(self._seed)
        size = size or (SMALL if setting.device == "cpu" else LARGE)
        game, seats = setting.game, setting.seats
        tables = tables_for(game, size.rows, seats, self._seed, setting.threads, setting.device)
        self._learner = Learner(setting, tables, size)
        self._best = setting.model()
        self._past: list[dict[str, Tensor]] = []
        setting.rate(self._best, 0.0, setting.greedy, setting.seed, games=2 * seats)  # compiles, off the clock
        if stored is not None:
            self._restore(stored)

    # --- the course of it ----------------------------------------------------------------------------------------------------

    def run(self) -> Generator[Progress, None, None]:
        """Learn until the time is over; yields after every lesson."""
        if self._is_over():
            return
        self._leave_rounds()
        before, started = self.progress.seconds, time.perf_counter()
        for _ in self._lessons():
            self.progress.seconds = before + time.perf_counter() - started
            self.progress.lessons += 1
            if self._is_over() or self._exam_is_due:
                self._examine()
                self._keep()
            yield self.progress
            if self._is_over():
                return

    def _leave_rounds(self) -> None:
        """Refuse to undo rounds; those that have brought nothing are forgotten, for they began from what is left behind now."""
        kept = self.setting.kept()
        if kept is not None and kept.about.get("rounds"):
            raise RoundsCameAfter(
                f"{self.setting.network} has learned further in rounds, which more minutes of self-play would undo. "
                "Ask for more rounds, or train in another folder."
            )
        self.setting.memory.forget()

    @property
    def done(self) -> float:
        """The part of the time that is over."""
        return min(1.0, self.progress.seconds / (60 * self.minutes))

    def _is_over(self) -> bool:
        return self.done >= 1.0

    @property
    def _exam_is_due(self) -> bool:
        cost = self.progress.exam_cost
        return self.progress.seconds - self.progress.last_exam - cost >= max(EXAM_SECONDS, cost / EXAM_SHARE)

    def _lessons(self) -> Iterator[None]:
        if not self.progress.cloned:
            yield from self._clone()
            self.progress.cloned = True
        while True:
            self._play()
            yield

    def _clone(self) -> Iterator[None]:
        chance = torch.Generator().manual_seed(self._seed)
        while self.done < CLONING:
            self._say({"cloning_loss": self._learner.clone(chance)})
            self.progress.decisions += self._learner.size.decisions
            yield
        self._examine()

    def _play(self) -> None:
        left = 1 - self.done
        for group in self._learner.optimiser.param_groups:
            group["lr"] = SLOWEST + (FASTEST - SLOWEST) * left
        self._learner.play(self._chance.choice(self._past))
        told = self._learner.improve(CALM + (CURIOUS - CALM) * left)
        self.progress.decisions += self._learner.size.decisions
        if self.progress.lessons % 50 == 0:
            self._say(told)

    # --- what is kept --------------------------------------------------------------------------------------------------------

    def _examine(self) -> None:
        """The averaged model against `greedy` and against the best one so far, whose place it takes if it does better against both
        together, and against `greedy` no worse than any before it: who beats whom can go round in circles."""
        progress = self.progress
        progress.last_exam, started = progress.seconds, time.perf_counter()
        candidate, setting = self._learner.averaged, self.setting
        seed = setting.seed + progress.lessons
        greedy, temperature = setting.best_rate(candidate, seed)
        champion = setting.instinct(self._best, progress.temperature)
        best = setting.rate(candidate, temperature, champion, seed + 1) if progress.kept_at else 1.0
        progress.curve.append(
            {"decisions": progress.decisions, "seconds": progress.seconds, "greedy": greedy, "best": best}
        )
        progress.highest = max(progress.highest, greedy)
        better = best - setting.even + greedy - progress.greedy
        if better > 0 and greedy >= progress.highest - SLACK:
            self._best.load_state_dict(self._learner.averaged.state_dict())
            progress.greedy, progress.temperature, progress.kept_at = greedy, temperature, progress.decisions
        self._remember()
        self._say(progress.curve[-1])
        progress.exam_cost = time.perf_counter() - started

    def _remember(self) -> None:
        """Opponents of later games: the oldest is kept, and of the others any may be forgotten."""
        self._past.append({name: tensor.clone() for name, tensor in self._learner.averaged.state_dict().items()})
        if len(self._past) > MOST_PAST:
            self._past.pop(self._chance.randrange(1, MOST_PAST))

    def _keep(self) -> None:
        """The network as it plays at tables, and all that is needed to go on. That comes last: a kill before it undoes no more than
        an examination, while a training that is over would never save its network again."""
        setting = self.setting
        title = f"{setting.rules.title}, {setting.seats} seats"
        draw(self.progress.curve, self.progress.kept_at, title, setting.folder / CURVE)
        self._best.network(self.about()).save(setting.network)
        state = {
            "origin": self.setting.origin,
            "progress": asdict(self.progress),
            "model": self._learner.model.state_dict(),
            "averaged": self._learner.averaged.state_dict(),
            "optimiser": self._learner.optimiser.state_dict(),
            "best": self._best.state_dict(),
            "past": self._past,
        }
        beside = setting.folder / f"{STATE}.part"
        torch.save(state, beside)
        beside.replace(setting.folder / STATE)

    def about(self) -> dict[str, Any]:
        """What a network's file says of its origin."""
        setting, progress = self.setting, self.progress
        return setting.origin | {
            "rules": setting.rules.version,
            "method": "cloning of greedy, then PPO self-play against itself and its past",
            "decisions": progress.kept_at,
            "seconds": round(progress.seconds),
            "device": torch.cuda.get_device_name() if setting.device != "cpu" else "cpu",
            "seed": setting.seed,
            "greedy": round(progress.greedy, 4),
            "exam_games": setting.exam_games,
            "temperature": progress.temperature,
            "curve": [
                {"decisions": point["decisions"], "greedy": round(point["greedy"], 4)} for point in progress.curve
            ],
        }

    def _stored(self) -> dict[str, Any] | None:
        path = self.setting.folder / STATE
        if not path.exists():
            return None
        stored: dict[str, Any] = torch.load(path, map_location=self.setting.device, weights_only=True)
        self.setting.check(path, stored.get("origin", self.setting.origin))  # older versions did not write it down
        return stored

    def _restore(self, stored: dict[str, Any]) -> None:
        self._learner.model.load_state_dict(stored["model"])
        self._learner.averaged.load_state_dict(stored["averaged"])
        self._learner.optimiser.load_state_dict(stored["optimiser"])
        self._best.load_state_dict(stored["best"])
        self._past = stored["past"]

    def _say(self, told: dict[str, float]) -> None:
        at = {"seconds": round(self.progress.seconds, 1), "decisions": self.progress.decisions}
        self.setting.say(at | told)
