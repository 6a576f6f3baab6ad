/* The log of a table: entries merged by ply, undone ones struck, grouped by round. */
import type { Entry, Event, Happening, Seat } from './protocol';

/** What is known plus what came; entries of the same ply are replaced. */
export function mergeLog(known: Entry[], came: Entry[]): Entry[] {
  const byPly = new Map(known.map((entry) => [entry.ply, entry]));
  for (const entry of came) byPly.set(entry.ply, entry);
  return [...byPly.values()].sort((a, b) => a.ply - b.ply);
}

/** The plies that were taken back. */
export function undonePlies(log: Entry[]): Set<number> {
  return new Set(log.flatMap((entry) => (entry.undoes === null ? [] : [entry.undoes])));
}

export type LogLine =
  | { kind: 'head'; key: string; event: Event }
  | { kind: 'event'; key: string; ply: number; mover: number | null; seat: number | null; event: Event; struck: boolean }
  | { kind: 'undo'; key: string; ply: number; seat: number | null }
  | { kind: 'happening'; key: string; ply: number; seat: number | null; happening: Happening };

/** The log as lines: `headings` are the names of events that head what follows them, events without words are left out, undone ones
 *  are struck; what happened besides moves stands after the move it followed. */
export function logLines(log: Entry[], headings: string[], happenings: Happening[] = []): LogLine[] {
  const undone = undonePlies(log);
  const lines = log.flatMap((entry) => [
    ...entryLines(entry, headings, undone.has(entry.ply)),
    ...happenings.filter(({ ply }) => ply === entry.ply).map(happeningLine),
  ]);
  return log.length > 0 ? lines : happenings.map(happeningLine);
}

function entryLines(entry: Entry, headings: string[], struck: boolean): LogLine[] {
  if (entry.undoes !== null) return [{ kind: 'undo', key: `${entry.ply}`, ply: entry.ply, seat: entry.seat }];
  return entry.events.flatMap((event, k): LogLine[] => {
    const key = `${entry.ply}-${k}`;
    if (event.message === null) return [];
    if (headings.includes(event.event)) return struck ? [] : [{ kind: 'head', key, event }];
    return [{ kind: 'event', key, ply: entry.ply, mover: entry.seat, seat: event.seat ?? entry.seat, event, struck }];
  });
}

function happeningLine(happening: Happening): LogLine {
  const { number, ply, seat } = happening;
  return { kind: 'happening', key: `h${number}`, ply, seat, happening };
}

/** The log as it is told: under the name of who is to move stands one line an action, what came of it folded in. */
export type ToldLine =
  | Exclude<LogLine, { kind: 'event' }>
  | { kind: 'turn'; key: string; seat: number }
  | { kind: 'action'; key: string; ply: number; seat: number | null; events: Event[]; struck: boolean };

export function toldLines(lines: LogLine[]): ToldLine[] {
  const all: ToldLine[] = [];
  let turn: number | null = null;
  for (const line of lines) {
    const last = all.at(-1);
    if (line.kind === 'head') turn = null;
    if (line.kind !== 'event') all.push(line);
    else if (last?.kind === 'action' && last.ply === line.ply) last.events.push(line.event);
    else {
      const { key, ply, mover, event, struck } = line;
      if (mover !== null && mover !== turn) all.push({ kind: 'turn', key: `t${key}`, seat: mover });
      turn = mover;
      all.push({ kind: 'action', key, ply, seat: mover, events: [event], struck });
    }
  }
  return all;
}

/** The lines, with the very ones of before where nothing about them has changed: so only what is new is drawn. */
export function steadyLines(before: ToldLine[], lines: ToldLine[]): ToldLine[] {
  const known = new Map(before.map((line) => [line.key, line]));
  return lines.map((line) => {
    const old = known.get(line.key);
    return old && alike(old, line) ? old : line;
  });
}

/** Whether two lines hold the same, their events being the same objects. */
function alike(one: object, other: object): boolean {
  const [a, b] = [Object.values(one), Object.values(other)];
  const same = (x: unknown, y: unknown): boolean =>
    x === y || (Array.isArray(x) && Array.isArray(y) && x.length === y.length && x.every((item, k) => item === y[k]));
  return a.length === b.length && a.every((value, k) => same(value, b[k]));
}

/** Not to be seen: on either side of a name, so that it is known in the finished sentence wherever a language puts it. */
const MARK = '\u2063';
const OWN = new RegExp(`^${MARK}[^${MARK}]*${MARK}(?:’s|:)? `);

/** The seats with the name of this one marked, for sentences that stand under it. */
export function marked<S extends Pick<Seat, 'seat' | 'name'>>(seats: S[], under: number | null): S[] {
  return seats.map((one) => (one.seat === under ? { ...one, name: MARK + one.name + MARK } : one));
}

/** What is said of somebody under his own name: without it where the sentence begins with it. */
export function withoutName(words: string): string {
  return words.replace(OWN, '').replaceAll(MARK, '');
}

/** The round that is being played, as the log named it. */
export function roundOf(log: Entry[], headings: string[]): Event | null {
  const undone = undonePlies(log);
  const heads = ({ event, message }: Event): boolean => message !== null && headings.includes(event);
  const entry = log.findLast(({ ply, undoes, events }) => undoes === null && !undone.has(ply) && events.some(heads));
  return entry?.events.findLast(heads) ?? null;
}

/** The entries whose moves stand: the set-up, then action 1, 2 and so on. */
export function standing(log: Entry[]): Entry[] {
  const undone = undonePlies(log);
  return log.filter(({ ply, undoes }) => undoes === null && !undone.has(ply));
}

/** What happened in an action, as far as there are words for it; the heading of a new turn is no part of it. */
export function told(entry: Entry, headings: string[]): Event[] {
  return logLines([entry], headings).flatMap((line) => (line.kind === 'event' ? [line.event] : []));
}
