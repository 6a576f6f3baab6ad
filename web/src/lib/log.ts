/* The log of a table: entries merged by ply, undone ones struck, grouped by round. */
import type { Entry, Event } from './protocol';

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
  | { kind: 'event'; key: string; ply: number; seat: number | null; event: Event; struck: boolean }
  | { kind: 'undo'; key: string; ply: number; seat: number | null };

/** The log as lines: `headings` are the names of events that head what follows them, events without words are left out, undone ones
 *  are struck. */
export function logLines(log: Entry[], headings: string[]): LogLine[] {
  const undone = undonePlies(log);
  return log.flatMap((entry) => {
    if (entry.undoes !== null) return [{ kind: 'undo', key: `${entry.ply}`, ply: entry.ply, seat: entry.seat }];
    const struck = undone.has(entry.ply);
    return entry.events.flatMap((event, k): LogLine[] => {
      const key = `${entry.ply}-${k}`;
      if (event.message === null) return [];
      if (headings.includes(event.event)) return struck ? [] : [{ kind: 'head', key, event }];
      return [{ kind: 'event', key, ply: entry.ply, seat: event.seat ?? entry.seat, event, struck }];
    });
  });
}

/** The round that is being played, as the log named it. */
export function roundOf(log: Entry[], headings: string[]): Event | null {
  return logLines(log, headings).findLast((line) => line.kind === 'head')?.event ?? null;
}
