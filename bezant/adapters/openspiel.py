"""The games for OpenSpiel, registered as `bezant_carolus(seats=3)` and the like as soon as this module is imported.

Chance is sampled: whatever throws dice or draws cards is a node of chance with one outcome, a seed drawn there and then. The seeds
stand in the history, so that a history tells the whole game, and a clone of a node draws a seed of its own. With `throws=64` such a
node has 64 outcomes instead, equally likely, for algorithms that keep a node of their tree for each."""

from __future__ import annotations

import json
import random
from typing import Any, ClassVar

import numpy as np

from bezant.kernel.errors import BadOption
from bezant.kernel.extras import lacking
from bezant.kernel.game import Game, game_names, load, whole_number
from bezant.kernel.state import Array, Position

try:
    import pyspiel
except ModuleNotFoundError:
    raise lacking("lab", "The adapter for OpenSpiel") from None

SEEDS = 1 << 20  # that a node of chance draws from
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
_DEAL = -1  # what is done at the first node of chance; at others, the action that throws


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return f"bezant_{name}"


def register() -> list[str]:
    """Make all games known to OpenSpiel; their names there. A game that is known already stays as it is."""
    for name in game_names():
        if short_name(name) not in pyspiel.registered_names():
            # a class: OpenSpiel lets go of it after Python has ended, where anything else would be destroyed
            made = type(f"{name.title()}Game", (BezantGame,), {"name": name})
            pyspiel.register_game(_type_of(load(name)), made)
    return [short_name(name) for name in game_names()]


def _type_of(game: Game, throws: int = 0) -> pyspiel.GameType:
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game.name),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if throws else kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if game.has_secrets
        else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": min(game.seat_counts), "throws": 0, "rng_seed": -1, **_options_of(game)},
    )


def _options_of(game: Game) -> dict[str, int]:
    """The options of a game that are one number, with their defaults."""
    return {option.name: option.default for option in game.option_specs if option.size == 1}


class BezantGame(pyspiel.Game):  # type: ignore[misc]
    """A game for so many seats, with its options. `rng_seed` makes the seeds of its nodes of chance the same in every run."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any]) -> None:
        self.game = game = load(self.name, compiled=True)
        self.seats, self.throws = params["seats"], whole_number(params["throws"], "throws")
        self.options = {name: params[name] for name in _options_of(game)}
        game.begin(self.seats, 0, self.options)  # refuses what is out of bounds
        self.chance = random.Random(params["rng_seed"] if params["rng_seed"] >= 0 else None)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=self.throws or SEEDS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.max_decisions,
        )
        super().__init__(_type_of(game, self.throws), info, params)

    def new_initial_state(self, *told: Any) -> BezantState:
        return BezantState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.game.max_decisions + 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def __reduce__(self) -> tuple[Any, ...]:
        return _load_game, (str(self), self.chance.getstate())


def _load_game(text: str, chance: Any) -> BezantGame:
    game: BezantGame = pyspiel.load_game(text)
    game.chance.setstate(chance)
    return game


class BezantState(pyspiel.State):  # type: ignore[misc]
    """A position, or one and what is about to be thrown there. OpenSpiel copies and stores each attribute of it."""

    def __init__(self, game: BezantGame) -> None:
        super().__init__(game)
        self.position: Position | None = None  # before the deal
        self.decisions = 0
        self._pending = _DEAL
        self._player = CHANCE
        self._seed = _Seed()

    # --- whose turn it is --------------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def is_chance_node(self) -> bool:
        return self._player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, without its detour through C++."""
        if player is not None and player != self._player:
            return []
        if self._player == CHANCE:
            return [outcome for outcome, _ in self.chance_outcomes()]
        return [] if self._player == TERMINAL else self._legal_actions(self._player)

    def _legal_actions(self, player: int) -> list[int]:
        game: Game = self.get_game().game
        return game.legal(self._dealt())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self.get_game()
        if game.throws:
            return [(throw, 1 / game.throws) for throw in range(game.throws)]
        return [(self._seed.drawn(game.chance), 1.0)]

    # --- the course of the game ----------------------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        """An action that changes the dice is taken back, and waits for its throw."""
        table: BezantGame = self.get_game()
        if self._player == CHANCE:
            self._throw(table, action)
        else:
            position = self._dealt()
            before, dice = position.tobytes(), position.dice.tolist()
            table.game.apply(position, action)
            self.decisions += 1
            if position.dice.tolist() != dice:
                position.raw[:] = before
                self._pending, self._player = action, CHANCE
                return
        self._player = self._asked(table.game)

    def _throw(self, table: BezantGame, seed: int) -> None:
        if self._pending == _DEAL:
            self.position = table.game.begin(table.seats, seed, table.options)
        else:
            table.game.reseed(self._dealt(), seed)
            table.game.carry_out(self._dealt(), self._pending)
        self._pending, self._seed = _DEAL, _Seed()

    def _asked(self, game: Game) -> int:
        """The seat that is asked next; none once the game is over, or cut off."""
        position = self._dealt()
        ended = game.is_over(position) or self.decisions >= game.max_decisions
        return TERMINAL if ended else int(position.active)

    def _dealt(self) -> Position:
        assert self.position is not None, "nothing is asked before the deal"
        return self.position

    def returns(self) -> list[float]:
        """What each seat gets at the end; nothing before, nor where the game was cut off."""
        table = self.get_game()
        return [0.0] * table.seats if self.position is None else table.game.returns(self.position)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> BezantState:
        """A state as that player may believe it to be, without a history: what it cannot know is drawn anew."""
        table = self.get_game()
        imagined: BezantState = table.new_initial_state()
        seed = int(probability_sampler() * SEEDS)
        imagined.position = None if self.position is None else table.game.imagine(self.position, player_id, seed)
        imagined.decisions, imagined._pending, imagined._player = self.decisions, self._pending, self._player
        return imagined

    # --- words and copies ----------------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        return f"throw {action}" if player == CHANCE else self.get_game().game.actions.words(action)

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        waits = "" if self._pending == _DEAL else f" {self.get_game().game.actions.words(self._pending)}: to throw"
        return f"{self.decisions} {self.position.tobytes().hex()}{waits}"

    def __deepcopy__(self, memo: dict[int, Any]) -> BezantState:
        copied: BezantState = self.clone()
        return copied

    def __reduce__(self) -> tuple[Any, ...]:
        return _load_state, (self.get_game(), self.serialize())


def _load_state(game: BezantGame, text: str) -> BezantState:
    state: BezantState = game.deserialize_state(text)
    return state


class _Seed:
    """The seed of one node of chance, drawn when it is first asked for. A copy draws its own: who searches from a clone must not
    learn what will be thrown at the table."""

    def __init__(self) -> None:
        self._value: int | None = None

    def drawn(self, chance: random.Random) -> int:
        if self._value is None:
            self._value = chance.randrange(SEEDS)
        return self._value

    def __deepcopy__(self, memo: dict[int, Any]) -> _Seed:
        return _Seed()


def _seen(game: Game, position: Position, player: int) -> str:
    return json.dumps(game.view(position, player))


def _known(game: Game, position: Position, player: int) -> str:
    return game.history(position, player).hex()


def _public(game: Game, position: Position, player: int) -> str:
    return json.dumps(game.view(position, None))


def _private(game: Game, position: Position, player: int) -> str:
    """What the player sees otherwise than a spectator."""
    public = game.view(position, None)
    own = game.own_view(position, player, public).items()
    return json.dumps({key: value for key, value in own if key not in public or public[key] != value})


ONE, NOBODY = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
TOLD = {  # what is told with public information or without, with perfect recall or without, and with whose private information
    (True, False, ONE): _seen,
    (True, True, ONE): _known,
    (True, False, NOBODY): _public,
    (False, False, ONE): _private,
}


class Observer:
    """What a player sees: as the numbers of `Game.observation`, and as the JSON of its view. One with perfect recall has the
    bytes of `Game.history` instead, and no numbers; nor have those of what everyone sees, and of what the player alone does."""

    def __init__(self, table: BezantGame, kind: Any) -> None:
        told = TOLD.get((kind.public_info, kind.perfect_recall, kind.private_info))
        if told is None:
            raise BadOption(
                "An observer tells what a player sees, with perfect recall what it knows, what all see, or what it alone does."
            )
        self._game, self._told = table.game, told
        seen = table.game.observation(table.seats)
        self._buffer = np.zeros(seen.shape, seen.dtype)
        self.tensor: Array | None = np.zeros(seen.shape, np.float32) if told is _seen else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: BezantState, player: int) -> None:
        """Fill the tensor; with zeros before the deal."""
        if self.tensor is None:
            return
        if state.position is None:
            self.tensor.fill(0)
        else:
            self._game.observe_into(state.position, player, self._buffer)
            self.tensor[:] = self._buffer

    def string_from(self, state: BezantState, player: int) -> str:
        """What is told; nothing before the deal."""
        return "" if state.position is None else self._told(self._game, state.position, player)


register()
