/* Everything explains itself: a thing on the screen names its explanation, and one small window shows it (ui/Explain.svelte). */

/** The explanation of a thing, and what is so just now; a piece that the pointer goes through is found by where it stands. */
export type Explained = { 'data-explain': string; 'data-now'?: string; 'data-through'?: true };

/** The things of one part of a legend. */
export type Part = { part: string; things: readonly string[] };

/** Attributes for the things of a game: `explain('elite')`; `now` is in words already. */
export function explaining<Thing extends string>(game: string): (thing: Thing, now?: string) => Explained {
  return (thing, now) => ({ 'data-explain': `${game}-explain-${thing}`, ...(now ? { 'data-now': now } : {}) });
}

/** The same for a piece that lets the pointer through to its place. */
export function through(explained: Explained): Explained {
  return { ...explained, 'data-through': true };
}

/** What explains itself: what says so, and buttons that show an icon for their name. */
export const EXPLAINED = '[data-explain], button[aria-label], a.iconbtn[aria-label]';

export type Point = { x: number; y: number };
type Held = { left: number; top: number; right: number; bottom: number };

/** What explains itself at a point of the screen: the thing that was hit, or the smallest piece that stands there and lets the pointer through. */
export function thingAt(hit: Element | null, { x, y }: Point): Element | null {
  const thing = hit?.closest(EXPLAINED) ?? null;
  const pieces = [...(hit?.closest('svg')?.querySelectorAll('[data-through]') ?? [])];
  const here = pieces
    .map((piece) => ({ piece, box: piece.getBoundingClientRect() }))
    .filter(({ box }) => contains(box, { x, y }))
    .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  return here[0]?.piece ?? thing;
}

function contains({ left, top, right, bottom }: Held, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Where a window of this size lies beside a point: below it, or above where there is more room; always on the screen. */
export function beside({ x, y }: Point, size: { width: number; height: number }, screen: { width: number; height: number }): Point {
  const [off, edge] = [18, 6];
  const below = y + off + size.height + edge <= screen.height;
  return {
    x: Math.max(edge, Math.min(x - size.width / 2, screen.width - size.width - edge)),
    y: Math.max(edge, below ? y + off : y - off - size.height),
  };
}
