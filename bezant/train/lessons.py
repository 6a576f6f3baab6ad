"""What a model learns from: a teacher's choices (cloning), or games against itself and its past (PPO)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from bezant.train.model import drawn
from bezant.train.setting import Setting
from bezant.train.tables import Tables

CLIP = 0.2  # how far one lesson moves the odds of an action, at most
VALUE_SHARE = 0.5  # of the value's loss
LARGEST_STEP = 0.5  # norm of the gradient
EPOCHS = 2
AVERAGING = 0.995  # how much of the averaged weights stays at each step
PAST_SHARE = 0.25  # of the rows: games against the past


@dataclass(frozen=True)
class Size:
    """Games side by side, decisions in each between two lessons, and decisions in a batch."""

    rows: int
    steps: int
    batch: int

    @property
    def decisions(self) -> int:
        return self.rows * self.steps


LARGE, SMALL = Size(8192, 64, 32768), Size(512, 64, 4096)  # for a GPU; for a processor


def sides_from(side: Tensor, sides: int) -> Tensor:
    """The sides in order from one's own, a row each."""
    return (torch.arange(sides, device=side.device)[None, :] + side[:, None]) % sides


def by_side(relative: Tensor, side: Tensor) -> Tensor:
    """What is told in order from one's own side, by side."""
    sides = relative.shape[1]
    return relative.gather(1, (torch.arange(sides, device=side.device)[None, :] - side[:, None]) % sides)


class Course:
    """What happened in every row between two lessons."""

    def __init__(self, size: Size, seen: int, actions: int, sides: int, device: torch.device) -> None:
        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((size.steps, size.rows, *shape), dtype=dtype, device=device)

        self.seen, self.masks = room(seen, dtype=torch.uint8), room(actions, dtype=torch.uint8)
        self.actions, self.sides = room(dtype=torch.int64), room(dtype=torch.int64)
        self.log_odds, self.own = room(), room(dtype=torch.bool)
        self.values, self.shares, self.ends = room(sides), room(sides), room()

    def flat(self, of: Tensor) -> Tensor:
        return of.flatten(0, 1)


class Learner:
    """A model, the average of its recent weights, and the games it learns from."""

    def __init__(self, setting: Setting, tables: Tables, size: Size) -> None:
        game, seats, device = setting.rules, setting.seats, tables.seen.device
        self._habits = setting.habits
        self.model, self.averaged, self._past = setting.model(), setting.model(), setting.model()
        self.averaged.load_state_dict(self.model.state_dict())
        self.optimiser = torch.optim.Adam(self.model.parameters(), 1e-3)
        self.tables, self.size = tables, size
        self.side_of = torch.tensor(game.sides(seats), device=device)
        self.first_seat = torch.tensor(game.first_seats(seats), device=device)
        self.side_count = len(self.first_seat)
        self.course = Course(size, tables.seen.shape[1], tables.masks.shape[1], self.side_count, device)
        self._row_side = torch.arange(size.rows, device=device) % self.side_count

    # --- cloning -------------------------------------------------------------------------------------------------------------

    def clone(self, chance: torch.Generator) -> float:
        """Learn what the teacher does at these tables; one decision in twelve is drawn by lot, so that it also shows how it goes on
        from where it would not have come to. The loss comes back."""
        course, tables = self.course, self.tables
        for step in range(self.size.steps):
            said = tables.taught(slice(0, self.size.rows))
            course.seen[step], course.masks[step], course.actions[step] = tables.seen, tables.masks, said
            odds = torch.where(tables.masks == 0, -torch.inf, 0.0)
            is_drawn = torch.rand(len(said), generator=chance).to(said.device) < 1 / 12
            tables.step(torch.where(is_drawn, drawn(odds), said))
        loss = torch.zeros(())
        for picked in self._batches(self.size.decisions, EPOCHS):
            logits, _ = self.model(course.flat(course.seen)[picked], course.flat(course.masks)[picked])
            loss = functional.cross_entropy(logits, course.flat(course.actions)[picked])
            self._learn(loss)
        return float(loss.detach())

    # --- playing -------------------------------------------------------------------------------------------------------------

    def play(self, past: dict[str, Tensor]) -> None:
        """Decisions at all tables. In some rows one side is the model's, and all others play as it did in the past; in others, as
        its teacher does."""
        course, tables, rows = self.course, self.tables, self.size.rows
        taught = rows - int(rows * self._habits.taught)
        alone = taught - int(rows * PAST_SHARE)
        self._past.load_state_dict(past)
        with torch.no_grad():
            for step in range(self.size.steps):
                side = self.side_of[tables.seats.long()]
                course.seen[step], course.masks[step], course.sides[step] = tables.seen, tables.masks, side
                course.own[step] = side == self._row_side
                course.own[step, :alone] = True
                chosen = course.actions[step]
                chosen[taught:] = tables.taught(slice(taught, rows))
                rival = torch.nonzero(~course.own[step, :taught]).squeeze(1)
                chosen[rival] = drawn(self._past(tables.seen[rival], tables.masks[rival])[0])
                own = torch.nonzero(course.own[step]).squeeze(1)
                logits, value = self.model(tables.seen[own], tables.masks[own])
                course.values[step, own] = by_side(value.softmax(-1), side[own])
                chosen[own] = drawn(logits)
                course.log_odds[step, own] = logits.log_softmax(-1).gather(1, chosen[own, None]).squeeze(1)
                tables.step(chosen)
                course.ends[step] = tables.dones
                rewards = tables.rewards[:, self.first_seat]
                course.shares[step] = (rewards * (self.side_count - 1) + 1) / self.side_count
            side = self.side_of[tables.seats.long()]
            self._last = by_side(self.model(tables.seen, tables.masks)[1].softmax(-1), side)

    def improve(self, entropy_share: float) -> dict[str, float]:
        """Make what was followed by more than expected likelier, but not by much (PPO), and the expectation truer."""
        course = self.course
        gains, results = self._advantages()
        own = torch.nonzero(course.flat(course.own)).squeeze(1)
        mean, deviation = gains[own].mean(), gains[own].std() + 1e-6
        told = {"entropy": 0.0, "value_loss": 0.0}
        for some in self._batches(len(own), EPOCHS):
            picked = own[some]
            logits, values = self.model(course.flat(course.seen)[picked], course.flat(course.masks)[picked])
            log_odds = logits.log_softmax(-1)
            chosen = log_odds.gather(1, course.flat(course.actions)[picked][:, None]).squeeze(1)
            ratio = (chosen - course.flat(course.log_odds)[picked]).exp()
            gain = (gains[picked] - mean) / deviation
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(logits.softmax(-1) * log_odds).sum(-1).mean()
            value = -(results[picked] * values.log_softmax(-1)).sum(-1).mean()
            self._learn(policy + VALUE_SHARE * value - entropy_share * entropy)
            told = {"entropy": entropy.detach(), "value_loss": value.detach()}
        return {name: float(figure) for name, figure in told.items()}

    def _advantages(self) -> tuple[Tensor, Tensor]:
        """By how much each decision was followed by more than expected for its side, and what followed for each side in order from
        its own: generalised advantage estimation, kept for all sides, from one decision of the model to its next."""
        course, following = self.course, self._last
        gain, gains = torch.zeros_like(following), torch.zeros_like(course.values)
        for step in reversed(range(self.size.steps)):
            own, goes_on = course.own[step, :, None], (1 - course.ends[step])[:, None]
            then, traced = goes_on * following + (1 - goes_on) * course.shares[step], goes_on * gain
            gain = torch.where(own, then - course.values[step] + self._habits.trace * traced, traced)
            gains[step] = gain
            following = torch.where(own, course.values[step], then)
        side = course.flat(course.sides)
        own = course.flat(gains).gather(1, side[:, None]).squeeze(1)
        return own, course.flat(gains + course.values).gather(1, sides_from(side, self.side_count))

    def _batches(self, decisions: int, epochs: int) -> Iterator[Tensor]:
        for _ in range(epochs):
            yield from torch.randperm(decisions, device=self.course.seen.device).split(self.size.batch)

    def _learn(self, loss: Tensor) -> None:
        self.optimiser.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.model.parameters(), LARGEST_STEP)
        self.optimiser.step()
        with torch.no_grad():
            pairs = zip(self.averaged.parameters(), self.model.parameters(), strict=True)
            for kept, new in pairs:
                kept.lerp_(new, 1 - AVERAGING)
