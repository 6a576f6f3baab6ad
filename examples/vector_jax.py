"""A policy in JAX over the vector environment: a random network chooses among the open actions. Needs `pip install jax`."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np

import bezant

ENVS, STEPS, HIDDEN = 4096, 200, 128


@jax.jit  # type: ignore[untyped-decorator]
def choose(weights: tuple[jax.Array, jax.Array], seen: jax.Array, open_now: jax.Array, key: jax.Array) -> jax.Array:
    """An open action for each row, by the probabilities of a network of two layers."""
    inner, outer = weights
    logits = jax.nn.relu(seen.astype(jnp.float32) / 255 @ inner) @ outer
    return jax.random.categorical(key, jnp.where(open_now == 1, logits, -jnp.inf))


def main() -> None:
    env = bezant.vector("byzantium", ENVS, seats=3, threads=2, seed=1)
    key, one, other = jax.random.split(jax.random.key(0), 3)
    features, actions = env.observations.shape[1], env.masks.shape[1]
    weights = jax.random.normal(one, (features, HIDDEN)) * 0.1, jax.random.normal(other, (HIDDEN, actions)) * 0.1
    returns = np.zeros(3)
    for _ in range(STEPS):
        key, now = jax.random.split(key)
        # copies: JAX takes arrays for unchanging, and the next step writes these anew
        chosen = choose(weights, jnp.array(env.observations), jnp.array(env.masks), now)
        step = env.step(np.asarray(chosen))
        returns += step.reward.sum(axis=0)
    print(f"returns by seat after {STEPS * ENVS:,} decisions: {returns.round().tolist()}")


if __name__ == "__main__":
    main()
