"""VI.3: a position as a seat may believe it to be. Coins, screens and supplies follow from what everybody has seen (JER-R45);
drawn anew are the cards of the others, uniformly among all ways to deal them that agree with what the seat has seen.

Every card of another player came to him in a slot: the draft of a round, or Scholars. Of a packet the seat has passed on it
knows which cards lie in the slots after its own, a *group*, but not where; all other slots are *free*, to be filled from the
*pool* of cards it has not seen. Cards played since came out of slots that were filled in time. An *explanation* says for each of
these plays from which slot it came: explanations are weighed, one is drawn by its weight, and what it leaves open is dealt at
random. A deal with several explanations would come up that many times too often, and is drawn again accordingly."""

from __future__ import annotations

from bezant.kernel.compile import outlined, rule

from ....kernel.dice import below, next_word
from ..names import Step
from ..state import State
from ..tables import CARDS, FIRST_OFFICE, NOBODY, SEATS
from .draft import draw_card, sort_packet

FREE = 0  # a choice of an explanation: a free slot; else the round of a group, counted from 1
CHOICE_BITS, CHOICE_MASK = 3, 7  # choices are kept in one number, three bits for each of at most 20 plays of the others
COUNT_BITS, COUNT_MASK = 8, 255  # and free slots used by each seat in another
WORD = 4294967296.0


@outlined
def imagine(s: State, seat: int) -> None:
    """VI.3; from JER-16.1 on, that is when the game is over, nothing is hidden."""
    if s.step == Step.over:
        return
    empty_free_slots(s, seat)
    sort_groups(s, seat)
    total = walk(s, seat, -1.0) if has_foreign_plays(s, seat) else 0.0
    accepted = False
    while not accepted:
        if total > 0.0:
            walk(s, seat, total * (next_word(s) / WORD))
        else:
            deal(s, seat, 0, 0)
        accepted = below(s, explanation_count(s, seat)) == 0
        if not accepted:
            empty_free_slots(s, seat)
    if s.step == Step.draft:
        sort_packet(s)
    for other in range(s.seats):
        if other != seat:
            recount_hand(s, other)


# --- slots --------------------------------------------------------------------------------------------------------------------


@rule
def drafts(s: State) -> int:
    """Rounds whose packet has been dealt: it is as soon as everybody has an office."""
    for seat in range(s.seats):
        if s.office[s.round - 1, seat] == NOBODY:
            return s.round - 1
    return s.round


@rule
def place_of(s: State, round: int, seat: int) -> int:
    """JER-5.6: the place in the turn order of that round."""
    return s.office[round, seat] - FIRST_OFFICE[s.seats]


@rule
def first_seen(s: State, round: int, seat: int) -> int:
    """From which slot of the round on the seat knows the cards, at least as a set; beyond the last if it has not held the packet.

    Its own slot is the first of them."""
    place = place_of(s, round, seat)
    if round == s.round - 1 and s.step == Step.draft and s.place < place:
        return s.seats
    return place


@rule
def is_looking(s: State, round: int, seat: int) -> bool:
    """Whether the seat has the packet in its hands: it knows every card of it, and nobody has chosen from it since."""
    return round == s.round - 1 and s.step == Step.draft and s.place == place_of(s, round, seat)


@rule
def seat_of(s: State, round: int, place: int) -> int:
    """Whose slot it is."""
    seat = 0
    while place_of(s, round, seat) != place:
        seat += 1
    return seat


@outlined
def empty_free_slots(s: State, seat: int) -> None:
    """What the seat cannot know goes back: the deck becomes the pool."""
    for round in range(drafts(s)):
        for place in range(first_seen(s, round, seat)):
            if s.drafted[round, place] != NOBODY:
                s.deck[s.drafted[round, place]] += 1
                s.drafted[round, place] = NOBODY
    for round in range(s.round):
        if s.scholar_seat[round] != NOBODY and s.scholar_seat[round] != seat and s.scholar[round] != NOBODY:
            s.deck[s.scholar[round]] += 1
            s.scholar[round] = NOBODY


@rule
def sort_groups(s: State, seat: int) -> None:
    """Groups begin in ascending order, so that nothing of their true order is left."""
    for round in range(drafts(s)):
        if not is_looking(s, round, seat):
            first = first_seen(s, round, seat) + 1
            for end in range(first + 1, s.seats):
                place = end
                while place > first and s.drafted[round, place - 1] > s.drafted[round, place]:
                    swap(s, round, place - 1, place)
                    place -= 1


@rule
def swap(s: State, round: int, a: int, b: int) -> None:
    card = s.drafted[round, a]
    s.drafted[round, a] = s.drafted[round, b]
    s.drafted[round, b] = card


# --- explanations -------------------------------------------------------------------------------------------------------------


@rule
def has_foreign_plays(s: State, seat: int) -> bool:
    for play in range(s.plays):
        if s.play_seat[play] != seat:
            return True
    return False


@rule
def free_slots(s: State, seat: int, owner: int, round: int) -> int:
    """Free slots of another player that were filled in time for a play of this round: drafts up to it, Scholars before it."""
    count = 0
    for before in range(round + 1):
        if place_of(s, before, owner) < first_seen(s, before, seat):
            count += 1
        if before < round and s.scholar_seat[before] == owner:
            count += 1
    return count


@rule
def pool_size(s: State) -> int:
    cards = 0
    for card in range(CARDS):
        cards += s.deck[card]
    return cards


@rule
def copies_in_group(s: State, seat: int, round: int, card: int) -> int:
    copies = 0
    for place in range(first_seen(s, round, seat) + 1, s.seats):
        if s.drafted[round, place] == card:
            copies += 1
    return copies


@rule
def choice_of(choices: int, index: int) -> int:
    """The choice for the foreign play of this number."""
    return choices >> (CHOICE_BITS * index) & CHOICE_MASK


@rule
def group_numerator(s: State, seat: int, choices: int, play: int, round: int) -> int:
    """Copies of the card played that the group of the round has left for the player's slot; 0 if it cannot have come from there."""
    owner, card = s.play_seat[play], s.play_card[play]
    if round > s.play_round[play] or place_of(s, round, owner) <= first_seen(s, round, seat):
        return 0
    copies = copies_in_group(s, seat, round, card)
    if copies == 0:
        return 0
    index = 0
    for earlier in range(play):
        if s.play_seat[earlier] != seat:
            if choice_of(choices, index) == round + 1:
                if s.play_seat[earlier] == owner:
                    return 0
                if s.play_card[earlier] == card:
                    copies -= 1
            index += 1
    return copies


@rule
def free_numerator(s: State, seat: int, used: int, play: int) -> int:
    """Ways for the card played to have come from a free slot: slots left times copies left in the pool."""
    owner = s.play_seat[play]
    slots = free_slots(s, seat, owner, s.play_round[play]) - (used >> (COUNT_BITS * owner) & COUNT_MASK)
    return slots * s.deck[s.play_card[play]]


@rule
def numerator(s: State, seat: int, choices: int, used: int, play: int, choice: int) -> int:
    if choice == FREE:
        return free_numerator(s, seat, used, play)
    return group_numerator(s, seat, choices, play, choice - 1)


@rule
def weight(s: State, seat: int, choices: int, plays: int, product: int, free: int, pool: int) -> float:
    """Of a whole explanation: its numerators over the cards and slots there were to choose from."""
    value = float(product)
    for taken in range(free):
        value = value / (pool - taken)
    for round in range(s.round):
        slots = s.seats - 1 - first_seen(s, round, seat)
        for index in range(plays):
            if choice_of(choices, index) == round + 1:
                value = value / slots
                slots -= 1
    return value


@outlined
def walk(s: State, seat: int, target: float) -> float:
    """Goes through all explanations, first play first. Their weights are added up; the one that takes the sum beyond the target
    is dealt. The sum so far comes back. Products are whole numbers, so that going back is exact."""
    choices, used, free, product = 0, 0, 0, 1
    pool = pool_size(s)
    total = 0.0
    index, play, choice = 0, next_foreign(s, seat, 0), FREE  # the play of this number among those of the others
    while True:
        if play == s.plays:  # an explanation is complete
            total += weight(s, seat, choices, index, product, free, pool)
            if 0.0 <= target < total:
                restore_pool(s, seat, choices)
                deal(s, seat, choices, 1)
                return total
        else:
            while choice <= s.round and numerator(s, seat, choices, used, play, choice) == 0:
                choice += 1
            if choice <= s.round:  # take this choice and go on to the next play
                product *= numerator(s, seat, choices, used, play, choice)
                choices |= choice << (CHOICE_BITS * index)
                if choice == FREE:
                    s.deck[s.play_card[play]] -= 1
                    used += 1 << (COUNT_BITS * s.play_seat[play])
                    free += 1
                index, play, choice = index + 1, next_foreign(s, seat, play + 1), FREE
                continue
        index, play = index - 1, last_foreign(s, seat, play - 1)  # back to the play before, and its next choice
        if play == NOBODY:
            return total
        choice = choice_of(choices, index)
        choices &= ~(CHOICE_MASK << (CHOICE_BITS * index))
        if choice == FREE:
            s.deck[s.play_card[play]] += 1
            used -= 1 << (COUNT_BITS * s.play_seat[play])
            free -= 1
        product //= numerator(s, seat, choices, used, play, choice)
        choice += 1


@rule
def next_foreign(s: State, seat: int, play: int) -> int:
    """The first play from this one on that another made; the number of plays if there is none."""
    while play < s.plays and s.play_seat[play] == seat:
        play += 1
    return play


@rule
def last_foreign(s: State, seat: int, play: int) -> int:
    """The last play up to this one that another made, or NOBODY."""
    while play >= 0 and s.play_seat[play] == seat:
        play -= 1
    return play


@rule
def restore_pool(s: State, seat: int, choices: int) -> None:
    index = 0
    for play in range(s.plays):
        if s.play_seat[play] != seat:
            if choice_of(choices, index) == FREE:
                s.deck[s.play_card[play]] += 1
            index += 1


# --- dealing ------------------------------------------------------------------------------------------------------------------


@outlined
def deal(s: State, seat: int, choices: int, explained: int) -> None:
    """Puts the cards played where the explanation says, and all others anywhere."""
    fixed = 0  # slots of groups whose card is settled, SEATS bits a round
    if explained == 1:
        index = 0
        for play in range(s.plays):
            if s.play_seat[play] != seat:
                if choice_of(choices, index) == FREE:
                    fill_free_slot(s, seat, play)
                else:
                    fixed |= settle_group_slot(s, seat, play, choice_of(choices, index) - 1, fixed)
                index += 1
    for round in range(drafts(s)):
        if not is_looking(s, round, seat):
            shuffle_group(s, seat, round, fixed >> (SEATS * round))
        for place in range(first_seen(s, round, seat)):
            if s.drafted[round, place] == NOBODY:
                s.drafted[round, place] = draw_card(s)
    for round in range(s.round):
        if s.scholar_seat[round] != NOBODY and s.scholar[round] == NOBODY:
            s.scholar[round] = draw_card(s)


@rule
def fill_free_slot(s: State, seat: int, play: int) -> None:
    """One of the player's empty slots of that time, each equally likely."""
    owner, card, last = s.play_seat[play], s.play_card[play], s.play_round[play]
    slots = 0
    for round in range(last + 1):
        slots += int(is_empty_draft(s, seat, owner, round)) + int(is_empty_scholar(s, owner, round, last))
    index = below(s, slots)
    s.deck[card] -= 1
    for round in range(last + 1):
        if is_empty_draft(s, seat, owner, round):
            if index == 0:
                s.drafted[round, place_of(s, round, owner)] = card
                return
            index -= 1
        if is_empty_scholar(s, owner, round, last):
            if index == 0:
                s.scholar[round] = card
                return
            index -= 1


@rule
def is_empty_draft(s: State, seat: int, owner: int, round: int) -> bool:
    place = place_of(s, round, owner)
    return place < first_seen(s, round, seat) and s.drafted[round, place] == NOBODY


@rule
def is_empty_scholar(s: State, owner: int, round: int, last: int) -> bool:
    return round < last and s.scholar_seat[round] == owner and s.scholar[round] == NOBODY


@rule
def settle_group_slot(s: State, seat: int, play: int, round: int, fixed: int) -> int:
    """The card comes to lie in the player's slot; the bit of that slot."""
    own = place_of(s, round, s.play_seat[play])
    place = first_seen(s, round, seat) + 1
    while s.drafted[round, place] != s.play_card[play] or fixed >> (SEATS * round + place) & 1 == 1:
        place += 1
    swap(s, round, own, place)
    return 1 << (SEATS * round + own)


@rule
def shuffle_group(s: State, seat: int, round: int, fixed: int) -> None:
    """The cards of the group change places at random, but for the settled ones."""
    first = first_seen(s, round, seat) + 1
    for place in range(first, s.seats):
        if fixed >> place & 1 == 0:
            others = 0
            for other in range(place, s.seats):
                others += int(fixed >> other & 1 == 0)
            index = below(s, others)
            other = place
            while fixed >> other & 1 == 1 or index > 0:
                index -= int(fixed >> other & 1 == 0)
                other += 1
            swap(s, round, place, other)


@outlined
def explanation_count(s: State, seat: int) -> int:
    """How many explanations the deal has: for each play the slots of that time that hold its card, less those used before."""
    product = 1
    for play in range(s.plays):
        if s.play_seat[play] != seat:
            owner, card, last = s.play_seat[play], s.play_card[play], s.play_round[play]
            slots = 0
            for round in range(last + 1):
                slots += int(s.drafted[round, place_of(s, round, owner)] == card)
                slots += int(round < last and s.scholar_seat[round] == owner and s.scholar[round] == card)
            for earlier in range(play):
                slots -= int(s.play_seat[earlier] == owner and s.play_card[earlier] == card)
            product *= slots
    return product


@rule
def recount_hand(s: State, owner: int) -> None:
    """JER-I5: what came in less what was played."""
    for card in range(CARDS):
        s.hand[owner, card] = 0
    for round in range(drafts(s)):
        place = place_of(s, round, owner)
        if round < s.round - 1 or s.step != Step.draft or place < s.place:
            s.hand[owner, s.drafted[round, place]] += 1
    for round in range(s.round):
        if s.scholar_seat[round] == owner:
            s.hand[owner, s.scholar[round]] += 1
    for play in range(s.plays):
        if s.play_seat[play] == owner:
            s.hand[owner, s.play_card[play]] -= 1
