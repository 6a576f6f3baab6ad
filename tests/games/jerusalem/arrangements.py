"""Brute force: every way the cards a seat has not seen may lie, told by what it has seen and by nothing else.

A *slot* is where a card came to: a place of a draft, or a draw by Scholars. All ways to lay the unseen physical cards into the
slots of others are equally likely, as long as they explain what has been played (VI.3). They are written down one by one here, from
the log as the seat reads it; the engine draws one without listing them, from its own record of the game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from bezant.games.jerusalem.tables import OFFICE_NAMES
from bezant.kernel.messages import Event

PACKET = -1  # the owner of a slot that nobody has drafted yet
SCHOLARS = -1  # the place of a card drawn through Scholars
UNSEEN = 0  # the heap of the cards never seen; the others are sets passed on, by round

Cards = tuple[str, ...]


@dataclass(frozen=True)
class Slot:
    """Where a card lies, or lay until it was played: which moment of the game put it there, and into whose hand."""

    round: int
    place: int
    owner: int

    def is_open_in(self, round: int) -> bool:
        """Whether its card can be played in the turns of that round; Scholars come after them (JER-7.3, JER-14.7, JER-21.3)."""
        return self.round < round or (self.round == round and self.place != SCHOLARS)


@dataclass
class Seen:
    """What one seat has seen of the cards."""

    deck: Counter[str]  # all cards of the game
    own: Counter[str] = field(default_factory=Counter)  # that came into its own hand
    passed_on: dict[int, Counter[str]] = field(default_factory=dict)  # by round: the cards after its own place
    own_place: dict[int, int] = field(default_factory=dict)  # in each round whose packet it has held
    slots: list[Slot] = field(default_factory=list)  # of others, the packet included
    played: list[tuple[int, int, str]] = field(default_factory=list)  # by others: seat, round, card; oldest first

    def heap_of(self, slot: Slot) -> int:
        """The set a slot's card is known to come from (JER-R47), or UNSEEN."""
        known = slot.place != SCHOLARS and slot.place >= self.own_place.get(slot.round, slot.place + 1)
        return slot.round if known else UNSEEN

    @property
    def pool(self) -> Counter[str]:
        """The cards it has never seen in a hand of its own."""
        return self.deck - self.own - sum(self.passed_on.values(), Counter())


class Witness:
    """Reads the log of a game through the eyes of one seat."""

    def __init__(self, seat: int, seats: int, deck: Counter[str]) -> None:
        self._seat, self._seats = seat, seats
        self._round = 0
        self._offices: dict[int, dict[int, int]] = defaultdict(dict)  # by round and seat, the better the lower
        self._drafted: dict[int, set[int]] = {}  # by round: who has a card
        self._scholars: list[tuple[int, int]] = []
        self._packet: dict[int, Counter[str]] = {}  # by round: as it came into the own hands
        self._kept: dict[int, str] = {}
        self._seen = Seen(deck)

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            tell = getattr(self, f"_read_{event.name}", None)
            if tell is not None:
                tell(**event.seen_by(self._seat).args)

    def _read_round(self, round: int) -> None:
        self._round = round

    def _read_won(self, seat: int, office: str, coins: int) -> None:
        self._offices[self._round][seat] = OFFICE_NAMES.index(office)

    def _read_left_over(self, seat: int, office: str) -> None:
        self._offices[self._round][seat] = OFFICE_NAMES.index(office)

    def _read_packet(self, seat: int, cards: list[str] | None = None) -> None:
        self._drafted.setdefault(self._round, set())
        if cards is not None:
            self._packet[self._round] = Counter(cards)

    def _read_kept(self, seat: int, card: str | None = None) -> None:
        self._drafted[self._round].add(seat)
        if card is not None:
            self._kept[self._round] = card
            self._seen.own[card] += 1

    def _read_received(self, seat: int, card: str | None = None) -> None:
        if card is not None:
            self._packet[self._round] = Counter([card])
        self._read_kept(seat, card)

    def _read_drew(self, seat: int, squires: int, card: str | None = None) -> None:
        if card is not None:
            self._seen.own[card] += 1
        else:
            self._scholars.append((self._round, seat))

    def _read_played(self, seat: int, card: str) -> None:
        if seat != self._seat:
            self._seen.played.append((seat, self._round, card))

    @property
    def seen(self) -> Seen:
        """What the seat knows by now."""
        seen = self._seen
        seen.slots = [Slot(round, SCHOLARS, seat) for round, seat in self._scholars]
        for round, drafted in self._drafted.items():
            order = sorted(self._offices[round], key=self._offices[round].__getitem__)
            for place, seat in enumerate(order):
                if seat != self._seat or seat not in drafted:
                    seen.slots.append(Slot(round, place, seat if seat in drafted else PACKET))
            if round in self._packet:
                seen.own_place[round] = order.index(self._seat)
                seen.passed_on[round] = self._packet[round] - Counter(self._kept.get(round, "").split())
        return seen


def arrangements(seen: Seen) -> dict[Cards, float]:
    """Each way the cards may lie in `seen.slots`, in that order, with its probability."""
    weights: Counter[Cards] = Counter()
    for cards, weight in _laid(seen):
        if explanations(seen, cards):
            weights[in_order(seen, cards)] += weight
    total = weights.total()
    return {cards: weight / total for cards, weight in weights.items()}


def _laid(seen: Seen) -> Iterator[tuple[Cards, int]]:
    """Every sequence of types for the slots, with the number of ways physical cards make it."""
    heaps = {round: Counter(cards) for round, cards in seen.passed_on.items()}
    heaps[UNSEEN] = seen.pool
    heap_of = [heaps[seen.heap_of(slot)] for slot in seen.slots]
    laid: list[str] = []

    def lay(at: int, weight: int) -> Iterator[tuple[Cards, int]]:
        if at == len(heap_of):
            yield tuple(laid), weight
            return
        heap = heap_of[at]
        for card in sorted(card for card, left in heap.items() if left):
            ways = heap[card]
            heap[card] -= 1
            laid.append(card)
            yield from lay(at + 1, weight * ways)
            laid.pop()
            heap[card] += 1

    return lay(0, 1)


def in_order(seen: Seen, cards: Sequence[str]) -> Cards:
    """The same arrangement with the packet sorted: its cards lie in no order."""
    packet = iter(sorted(card for slot, card in zip(seen.slots, cards, strict=True) if slot.owner == PACKET))
    return tuple(next(packet) if slot.owner == PACKET else card for slot, card in zip(seen.slots, cards, strict=True))


def explanations(seen: Seen, cards: Sequence[str]) -> int:
    """In how many ways the cards others have played may have come from these slots, each held at the time; 0 if in none."""
    ways, spent = 1, Counter[tuple[int, str]]()
    for seat, round, card in seen.played:
        held = sum(
            slot.owner == seat and slot.is_open_in(round) and lies == card
            for slot, lies in zip(seen.slots, cards, strict=True)
        )
        ways *= max(0, held - spent[seat, card])
        spent[seat, card] += 1
    return ways


def fits(seen: Seen, cards: Sequence[str]) -> bool:
    """Whether the cards may lie so: the sets passed on, the cards there are, and the plays."""
    heaps: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for slot, card in zip(seen.slots, cards, strict=True):
        heaps[seen.heap_of(slot)][card] += 1
    sets = all(heaps[round] == cards for round, cards in seen.passed_on.items())
    return sets and heaps[UNSEEN] <= seen.pool and explanations(seen, cards) > 0


def hands(seen: Seen, cards: Sequence[str]) -> dict[int, Counter[str]]:
    """What each of the others, and the packet, holds if the cards lie so."""
    held: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for slot, card in zip(seen.slots, cards, strict=True):
        held[slot.owner][card] += 1
    for seat, _, card in seen.played:
        held[seat][card] -= 1
    return {owner: +left for owner, left in held.items()}
