"""Lessons of a search for a model."""

from __future__ import annotations

import torch
from torch import nn

from bezant.train.experts import Shown
from bezant.train.lessons import LARGEST_STEP, sides_from
from bezant.train.model import Model

EPOCHS, BATCH, RATE = 3, 2048, 2e-4
EXPECTED = 0.5  # share of what the search expected in what a value learns; the rest is what came of it


def study(model: Model, lessons: Shown, device: str) -> None:
    """Learn what the search visited, and how good it thought and found positions to be."""
    seen, visits, masks = (
        torch.from_numpy(array).to(device) for array in (lessons.seen, lessons.visits, lessons.masks)
    )
    side = torch.from_numpy(lessons.sides).to(device)
    values = EXPECTED * lessons.values + (1 - EXPECTED) * lessons.shares
    targets = torch.from_numpy(values).to(device).gather(1, sides_from(side, values.shape[1]))
    optimiser = torch.optim.Adam(model.parameters(), RATE)
    for _ in range(EPOCHS):
        for picked in torch.randperm(len(seen), device=device).split(BATCH):
            logits, sides = model(seen[picked], masks[picked])
            policy = -(visits[picked].float() * logits.log_softmax(-1)).sum(-1).mean()
            value = -(targets[picked] * sides.log_softmax(-1)).sum(-1).mean()
            optimiser.zero_grad()
            (policy + value).backward()
            nn.utils.clip_grad_norm_(model.parameters(), LARGEST_STEP)
            optimiser.step()
