"""What a seat sees of a position, as JSON (VI.2): what lies on the table, its own screen and packet, and nothing behind the
screens of others. A spectator, seat None, sees what is on the table; EVERYONE looks back at a finished game and sees all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bezant.kernel.messages import EVERYONE
from bezant.kernel.writing import name_or_none, or_none, result_of, seats_of

from . import tables as T
from .board import RESOURCE_WORDS
from .names import CAPPED, END_NAMES, STEP_NAMES, Option, Step
from .position import cards_in_hand
from .rules.areas import controller, district_majority, is_open, seat_at
from .rules.building import cards_of, floor_cost
from .rules.deployment import price
from .state import State
from .tables import AREA_NAMES, CARD_NAMES, NOBODY, OFFICE_NAMES, ROUNDS

PRIVILEGES = [number for number, district in enumerate(T.BOARD["district"]) if district["privilege"]]
PHASES = ("auction", "draft", "deployment", "revenue", "event", "over")


def position(s: State, seat: int | None) -> dict[str, Any]:
    """The position of the protocol through the eyes of a seat."""
    seen = on_the_table(s)
    return seen if seat is None else seen | own(s, seat, seen)


def on_the_table(s: State) -> dict[str, Any]:
    """What everybody sees, and a spectator alone."""
    leaders = area_leaders(s)
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "phase": phase(s),
        "step": STEP_NAMES[s.step],
        "active": s.active,
        "order": turn_order(s),
        "areas": areas(s, leaders),
        "privileges": [
            {"district": T.DISTRICT_NAMES[district], "seat": leader(s, T.PART * district, T.PART * district + T.PART)}
            for district in PRIVILEGES
            if is_open(s, T.PART * district)
        ],
        "offices": [
            {"office": OFFICE_NAMES[office], "seat": holder(s, office)}
            for office in range(T.FIRST_OFFICE[s.seats], T.OFFICES)
        ],
        "auction": auction(s),
        "packet": packet(s, None),
        "turn": turn(s),
        "calamity": calamity(s),
        "players": [player(s, seat, leaders) | holdings(s, seat, None) for seat in range(s.seats)],
        "calendar": [calendar(s, round) for round in range(1, ROUNDS + 1)],
        "deck": deck_size(s),
        "discard": [CARD_NAMES[s.play_card[play]] for play in range(s.plays)],
        "passed_on": [],
        "result": result_of(s, END_NAMES, seats_of(s, s.winners)),
    }


def own(s: State, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """What is other through the eyes of a seat, or of EVERYONE, than on the table."""
    return {
        "packet": packet(s, seat),
        "players": [player | holdings(s, player["seat"], seat) for player in seen["players"]],
        "passed_on": passed_on(s, seat),
    }


def phase(s: State) -> str:
    """JER-5.2: offices and cards, deployment, revenue, event."""
    limits = (Step.raise_, Step.draft, Step.gain, Step.income, Step.war)
    return PHASES[next((at for at, last in enumerate(limits) if s.step <= last), len(limits))]


def has_offices(s: State) -> bool:
    """JER-I6: from the end of the auctions on everybody holds one."""
    return all(s.office[s.round - 1, seat] != NOBODY for seat in range(s.seats))


def turn_order(s: State) -> list[int]:
    """JER-5.6; empty as long as offices are sold."""
    return [seat_at(s, place) for place in range(s.seats)] if has_offices(s) else []


def holder(s: State, office: int) -> int | None:
    return next((seat for seat in range(s.seats) if s.office[s.round - 1, seat] == office), None)


def deck_size(s: State) -> int:
    """JER-6.1: the packet is dealt when the round begins, though nobody has looked at it yet."""
    return int(sum(s.deck)) - (s.seats if s.step <= Step.raise_ else 0)


# --- the city -----------------------------------------------------------------------------------------------------------------


def leader(s: State, first: int, end: int) -> int | None:
    """Who has the most squires in these areas (JER-12.1, JER-14.2); while offices are sold a tie has no winner yet."""
    if has_offices(s):
        return or_none(controller(s, first) if end == first + 1 else district_majority(s, first // T.PART))
    return _only_leader([int(sum(s.squires[seat, area] for area in range(first, end))) for seat in range(s.seats)])


def area_leaders(s: State) -> list[int | None]:
    """The leader of each area."""
    squires = s.squires.tolist()[: s.seats]
    if has_offices(s):
        return [
            or_none(controller(s, at)) if any(there) else None for at, there in enumerate(zip(*squires, strict=True))
        ]
    return [_only_leader(there) for there in zip(*squires, strict=True)]


def _only_leader(counts: Sequence[int]) -> int | None:
    most = max(counts)
    return counts.index(most) if most > 0 and counts.count(most) == 1 else None


def income(s: State, at: int) -> dict[str, int]:
    """JER-3.6 on the board in use, and the Tower's coin (JER-13.1)."""
    return SHOWN_INCOMES[s.options[Option.board]][at]


def _shown_income(amounts: Sequence[int], at: int) -> dict[str, int]:
    shown = list(amounts)
    if at == T.TOW:
        shown[T.COINS] += T.TOWER_COINS
    return dict(zip(RESOURCE_WORDS, shown, strict=True))


SHOWN_INCOMES = [[_shown_income(amounts, at) for at, amounts in enumerate(board)] for board in T.INCOMES]


def areas(s: State, leaders: Sequence[int | None]) -> list[dict[str, Any]]:
    squires, fresh, barons = s.squires.tolist()[: s.seats], s.fresh.tolist(), s.baron.tolist()[: s.seats]
    return [
        {
            "area": AREA_NAMES[at],
            "open": bool(is_open(s, at)),
            "squires": list(there),
            "fresh": fresh[at],
            "baron": barons.index(at) if at in barons else None,
            "leader": leaders[at],
            "income": income(s, at),
        }
        for at, there in enumerate(zip(*squires, strict=True))
    ]


def income_now(s: State, seat: int, leaders: Sequence[int | None]) -> dict[str, int]:
    """What the printed incomes would bring if the round ended now; what a supply lacks is nobody's business (JER-R45)."""
    paying = [income(s, at) for at, leader in enumerate(leaders) if leader == seat]
    return {resource: sum(each[resource] for each in paying) for resource in RESOURCE_WORDS}


# --- the players --------------------------------------------------------------------------------------------------------------


def player(s: State, seat: int, leaders: Sequence[int | None]) -> dict[str, Any]:
    """What everybody sees of a player."""
    return {
        "seat": seat,
        "side": T.SIDE_NAMES[seat],
        "office": name_or_none(OFFICE_NAMES, s.office[s.round - 1, seat]),
        "last_office": name_or_none(OFFICE_NAMES, s.office[s.round - 2, seat]) if s.round > 1 else None,
        "height": s.height[seat],
        "prestige": s.prestige[seat],
        "next_floor": int(floor_cost(s, seat)),
        "baron": name_or_none(AREA_NAMES, s.baron[seat]),
        "income": income_now(s, seat, leaders),
        "cards": int(cards_of(s, seat)),
    }


def holdings(s: State, seat: int, eyes: int | None) -> dict[str, Any]:
    """JER-25.1: squires, coins and supply are open to the owner, to all by option, and to all once the screens are off."""
    mine = eyes in (seat, EVERYONE) or s.step == Step.over
    counted = mine or s.options[Option.open_holdings] == 1
    return {
        "hand": cards_in_hand(s, seat) if mine else None,
        "squires": s.screen[seat] if counted else None,
        "coins": s.coins[seat] if counted else None,
        "supply": s.supply[seat] if counted and s.options[Option.squire_cap] == CAPPED else None,
    }


def passed_on(s: State, seat: int | None) -> list[dict[str, Any]]:
    """JER-R47: the cards a seat has passed on in each draft, as a set: who took which, it cannot know. EVERYONE sees the hands."""
    if seat is None or seat == EVERYONE:
        return []
    return [{"round": round + 1, "cards": _cards_after(s, seat, round)} for round in range(s.round)]


def _cards_after(s: State, seat: int, round: int) -> list[str]:
    place = s.office[round, seat] - T.FIRST_OFFICE[s.seats]
    drafting = round == s.round - 1 and s.step <= Step.draft
    if s.office[round, seat] == NOBODY or (drafting and (s.step < Step.draft or place >= s.place)):
        return []
    return [CARD_NAMES[card] for card in sorted(s.drafted[round, later] for later in range(place + 1, s.seats))]


# --- what is under way --------------------------------------------------------------------------------------------------------


def auction(s: State) -> dict[str, Any] | None:
    """JER-6.9: office, bid and passes are public."""
    if s.step > Step.raise_:
        return None
    return {
        "office": name_or_none(OFFICE_NAMES, s.lot),
        "bid": None if s.bidder == NOBODY else s.bid,
        "bidder": or_none(s.bidder),
        "passed": seats_of(s, s.passed),
    }


def packet(s: State, eyes: int | None) -> dict[str, Any]:
    """JER-7.1: its size is public, its cards are for the one who holds it."""
    if s.step != Step.draft:
        return {"seat": None, "count": s.seats if Step.office <= s.step <= Step.raise_ else 0, "cards": None}
    cards = [CARD_NAMES[s.drafted[s.round - 1, place]] for place in range(s.place, s.seats)]
    return {"seat": s.active, "count": len(cards), "cards": cards if eyes in (s.active, EVERYONE) else None}


def turn(s: State) -> dict[str, Any] | None:
    """The deployment turn in progress (III.3): all of it was done in public."""
    if not Step.deploy <= s.step <= Step.gain:
        return None
    return {
        "seat": s.active,
        "price": int(price(s)),
        "genoese": s.genoese == 1,
        "marshal": s.marshal_used == 1,
        "from_area": name_or_none(AREA_NAMES, s.from_area),
    }


def to_go(s: State) -> int:
    """Picks, moves or victims to go; how many squires a sweep card brings depends on a hidden supply."""
    return s.left if s.step in (Step.pick, Step.move, Step.war) else 0


def calamity(s: State) -> dict[str, Any] | None:
    """The event in progress, player by player (JER-5.6)."""
    if not Step.succession <= s.step <= Step.war:
        return None
    return {
        "calamity": T.EVENT_NAMES[s.event[s.round - 1]],
        "seat": s.active,
        "left": to_go(s),
        "spared": {AREA_NAMES[T.PART * T.MARKET + place]: s.spared[place] for place in range(T.PART)}
        if s.step == Step.tax
        else {},
        "taken": [s.toll[seat] for seat in range(s.seats)] if s.step == Step.war else [],
    }


def calendar(s: State, round: int) -> dict[str, Any]:
    """JER-18.2: events lie face down until their round."""
    event = s.event[round - 1]
    if event != NOBODY:
        return {"round": round, "face": "up", "calamity": T.EVENT_NAMES[event]}
    hidden = T.FIRST_EVENT_ROUND <= round <= T.LAST_EVENT_ROUND
    return {"round": round, "face": "down" if hidden else "gifts" if round == ROUNDS else "none", "calamity": None}
