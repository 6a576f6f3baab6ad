/* What the log tells of this round and the position does not keep: bids as they came, prices paid, the King's Gifts. */
import type { Entry, Event } from '../../lib/protocol';
import { undonePlies } from '../../lib/log';

/** The events since the last one of this name, that one included; all of them where it never came. */
function since(log: Entry[], name: string): Event[] {
  const undone = undonePlies(log);
  const events = log.filter(({ ply, undoes }) => undoes === null && !undone.has(ply)).flatMap((entry) => entry.events);
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ event }) => event === name),
    ),
  );
}

const seatOf = ({ args }: Event): number => Number(args['seat']);

/** The last bid of each seat in the auction under way. */
export function bidsOf(log: Entry[]): Map<number, number> {
  const bids = since(log, 'offered').filter(({ event }) => event === 'bid');
  return new Map(bids.map((bid) => [seatOf(bid), Number(bid.args['coins'])]));
}

/** What was paid for each office of this round; the last one is free. */
export function pricesOf(log: Entry[]): Map<string, number> {
  const sold = since(log, 'round').filter(({ event }) => event === 'won' || event === 'left_over');
  return new Map(sold.map(({ args }) => [String(args['office']), Number(args['coins'] ?? 0)]));
}

const GIFTS = new Set(['most_squires', 'most_coins', 'any_card']);

/** The prestige each seat was given in the end. */
export function giftsOf(log: Entry[]): Map<number, number> {
  const gifts = new Map<number, number>();
  for (const event of since(log, 'round').filter((each) => GIFTS.has(each.event))) {
    gifts.set(seatOf(event), (gifts.get(seatOf(event)) ?? 0) + Number(event.args['prestige']));
  }
  return gifts;
}
