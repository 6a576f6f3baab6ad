"""A policy in PyTorch over the vector environment: REINFORCE with the returns of whole games. Needs `pip install torch`."""

from __future__ import annotations

import torch

import bezant

ENVS, STEPS, SEATS = 256, 400, 2


def main() -> None:
    env = bezant.vector("carolus", ENVS, seats=SEATS, seed=1, guard_rounds=30)
    seen, open_now = torch.from_dlpack(env.observations), torch.from_dlpack(env.masks)  # no copy: each step writes them
    width, actions = seen.shape[1], open_now.shape[1]
    policy = torch.nn.Sequential(torch.nn.Linear(width, 128), torch.nn.ReLU(), torch.nn.Linear(128, actions))
    learner = torch.optim.Adam(policy.parameters(), 1e-3)
    chosen: list[list[torch.Tensor]] = [[] for _ in range(ENVS * SEATS)]  # log-probabilities of the game of each row
    for number in range(STEPS):
        logits = policy(seen.float() / 255).masked_fill(open_now == 0, -torch.inf)
        choice = torch.distributions.Categorical(logits=logits)
        action = choice.sample()
        for row, (seat, said) in enumerate(zip(env.seats.tolist(), choice.log_prob(action), strict=True)):
            chosen[row * SEATS + seat].append(said)
        step = env.step(action.numpy())
        losses = []
        for row in step.done.nonzero()[0].tolist():
            for seat in range(SEATS):
                losses += [-said * float(step.reward[row, seat]) for said in chosen[row * SEATS + seat]]
        if losses:
            learner.zero_grad()
            torch.stack(losses).mean().backward()
            learner.step()
            chosen = [[] for _ in range(ENVS * SEATS)]  # what was said before is of an older policy
            print(f"step {number}: {int(step.done.sum())} games ended")


if __name__ == "__main__":
    main()
