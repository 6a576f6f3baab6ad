"""What a learner sees of a position: what lies on the table, its own screen and packet, and nothing behind the screens of others
(JER-25.1). What everybody has seen is kept in mind: offices, events, who played which card when, what the seat itself passed on."""

from __future__ import annotations

from bezant.kernel.compile import rule
from bezant.kernel.observation import HIGHEST, choice, counts, each_seat, flag, number, seat, seats_in_bits
from bezant.kernel.state import Array

from . import tables as T
from .names import CAPPED, END_NAMES, OPTIONS, Option, Step
from .rules import COURSE
from .rules.building import cards_of, floor_cost
from .rules.imagining import first_seen, is_looking, place_of
from .state import State
from .tables import AREAS, CARDS, NOBODY, OFFICES, ROUNDS, SQUIRES_EACH

OBSERVATION_VERSION = 1
QUESTIONS = COURSE.question_count
READINGS = max(spec.high for spec in OPTIONS.specs)
MOST_COPIES = max(T.COPIES)
DECK = sum(T.COPIES)


@rule
def question_asked(s: State, seat: int) -> int:
    """The question; once the game is over, their number."""
    return min(s.step, QUESTIONS)


@rule
def cards_in_deck(s: State, seat: int) -> int:
    """JER-6.1: the packet is dealt when the round begins, though nobody has looked at it yet."""
    cards = -s.seats if s.step <= Step.raise_ else 0
    for card in range(CARDS):
        cards += s.deck[card]
    return cards


@rule
def to_go(s: State, seat: int) -> int:
    """How many squires a sweep card brings depends on a supply that others cannot see."""
    public = s.step == Step.pick or s.step == Step.move or s.step == Step.war
    return s.left if public or s.active == seat else 0


@rule
def is_open(s: State, seat: int, at: int) -> bool:
    """JER-25.1: whether squires and coins lie open: one's own, all by option, all once the game is over."""
    return at == seat or s.step == Step.over or s.options[Option.open_holdings] == 1


@rule
def squires_shown(s: State, seat: int, at: int) -> int:
    return min(s.screen[at], HIGHEST) if is_open(s, seat, at) else 0


@rule
def coins_shown(s: State, seat: int, at: int) -> int:
    return min(s.coins[at], HIGHEST) if is_open(s, seat, at) else 0


@rule
def supply_shown(s: State, seat: int, at: int) -> int:
    counted = is_open(s, seat, at) and s.options[Option.squire_cap] == CAPPED
    return min(s.supply[at], HIGHEST) if counted else 0


@rule
def hand_shown(s: State, seat: int, at: int, card: int) -> int:
    return s.hand[at, card] if at == seat or s.step == Step.over else 0


@rule
def hand_size(s: State, seat: int, at: int) -> int:
    return cards_of(s, at)


@rule
def next_floor(s: State, seat: int, at: int) -> int:
    return floor_cost(s, at)


@rule
def office_in(s: State, seat: int, at: int, round: int) -> int:
    return s.office[round, at]


@rule
def scholar_card(s: State, seat: int, round: int) -> int:
    """The card that the seat itself has drawn."""
    return s.scholar[round] if s.scholar_seat[round] == seat else NOBODY


@rule
def has_held_packet(s: State, round: int, seat: int) -> bool:
    """Whether the packet of the round has been in the hands of the seat, or is."""
    drafted = s.office[round, seat] != NOBODY and (round < s.round - 1 or s.step >= Step.draft)
    return drafted and first_seen(s, round, seat) < s.seats


@rule
def count_packets(s: State, seat: int, out: Array, first: int) -> None:
    """What the seat saw of the packet of each round, its own choice included."""
    for round in range(s.round):
        if has_held_packet(s, round, seat):
            for place in range(place_of(s, round, seat), s.seats):
                out[first + CARDS * round + s.drafted[round, place]] += 1


@rule
def chosen_card(s: State, seat: int, round: int) -> int:
    """The card that the seat took from the packet of the round."""
    if round >= s.round or not has_held_packet(s, round, seat) or is_looking(s, round, seat):
        return NOBODY
    return s.drafted[round, place_of(s, round, seat)]


@rule
def count_plays(s: State, seat: int, out: Array, first: int) -> None:
    """By seat, round and card."""
    for play in range(s.plays):
        at = s.play_seat[play] - seat
        if at < 0:
            at += s.seats
        out[first + CARDS * (ROUNDS * at + s.play_round[play]) + s.play_card[play]] += 1


OBSERVED = (
    choice(
        "step", "the question that is asked; the last place once the game is over", QUESTIONS + 1, of=question_asked
    ),
    number("options", "the reading of each ruling", READINGS),
    number("round", "the round", ROUNDS),
    number("place", "the place in the turn order that drafts, deploys or meets an event", T.SEATS),
    seat("active", "the seat that is asked"),
    choice("end", "what decided the game", len(END_NAMES)),
    seats_in_bits("winners", "the seats that have won"),
    choice("event", "the event of each round, where it is turned up", T.EVENTS_IN_ALL),
    number("deck", "cards in the deck", DECK, of=cards_in_deck),
    *each_seat(
        choice("office", "the office in each round, by seat", OFFICES, of=office_in, shape=(ROUNDS,)),
        number("squires", "squires in each area, by seat", HIGHEST),
        choice("baron", "the area where the baron of each seat stands", AREAS),
        number("height", "floors of the tower, by seat", 99),
        number("next_floor", "prestige that the next floor costs, by seat", 101 + T.FIRST_ON_FLOOR, of=next_floor),
        number("prestige", "prestige, by seat", HIGHEST),
        flag("open", "whether the holdings of the seat are seen", of=is_open),
        number("screen", "squires behind the screen, by seat, where they are seen", HIGHEST, of=squires_shown),
        number("coins", "coins, by seat, where they are seen", HIGHEST, of=coins_shown),
        number("supply", "squires in the supply, by seat, where they are seen", HIGHEST, of=supply_shown),
        number("cards", "cards in hand, by seat", DECK, of=hand_size),
        number("hand", "cards of each kind in hand, by seat, where seen", MOST_COPIES, of=hand_shown, shape=(CARDS,)),
        counts("plays", "cards played, by seat, round and kind", MOST_COPIES, count_plays, (ROUNDS, CARDS)),
        number("toll", "squires taken in War, or to be saved in the Palace, by seat", SQUIRES_EACH),
    ),
    counts(
        "packet", "cards of each kind seen in the packet of each round", MOST_COPIES, count_packets, (ROUNDS, CARDS)
    ),
    choice("chosen", "the card taken from the packet of each round", CARDS, of=chosen_card, shape=(ROUNDS,)),
    seat("scholar_seat", "who drew a card through Scholars in each round"),
    choice(
        "scholar", "the card drawn by oneself through Scholars in each round", CARDS, of=scholar_card, shape=(ROUNDS,)
    ),
    # the auction in progress
    choice("lot", "the office it is about", OFFICES),
    number("bid", "coins bid", HIGHEST),
    seat("bidder", "who has bid them"),
    seats_in_bits("passed", "the seats that are out of the auction"),
    # the turn, choice or event in progress
    number("fresh", "own squires that came into each area in this turn", HIGHEST),
    number("hired", "mercenaries bought, as many as count", T.DISCOUNTS),
    flag("genoese", "whether the Genoese are paid"),
    flag("marshal_used", "whether the marshal has marched"),
    number("left", "picks, moves or squires to go, where they are seen", SQUIRES_EACH, of=to_go),
    choice("card", "the card that is played", CARDS),
    choice("from_area", "where the move began, or the own squire to exchange is", AREAS),
    choice("to_area", "where the move went", AREAS),
    choice("area", "the area whose income is dealt with", AREAS),
    number("spared", "squires paid for in each area of the Market", HIGHEST),
)
