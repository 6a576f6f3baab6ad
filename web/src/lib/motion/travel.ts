/* Lets a thing that is placed by a transform travel along a way when it comes to another place. */
import type { Action } from 'svelte/action';
import type { Place } from '../spots';
import { MOVE } from './telling';
import { tempo } from './tempo';

/** Where a thing lies and how large, the name of its place, and the way to there from another one. */
export type Stop = Place & { scale?: number; at: string; way: (from: string, to: string) => Place[] };

/** The points of a way, shifted so that they lead from where a thing lay to where it lies. */
export function shifted(way: Place[], from: Place, to: Place): Place[] {
  const [first, last] = [way[0]!, way.at(-1)!];
  return way.map(({ x, y }, k) => {
    const share = k / Math.max(1, way.length - 1);
    const off = (axis: 'x' | 'y') => (from[axis] - first[axis]) * (1 - share) + (to[axis] - last[axis]) * share;
    return { x: x + off('x'), y: y + off('y') };
  });
}

export const travel: Action<Element, Stop> = (element, stop) => {
  let last = stop;
  return {
    update(next) {
      const moves = next.at !== last.at && tempo() > 0;
      if (moves) {
        const scale = next.scale ?? 1;
        const way = shifted(next.way(last.at, next.at), last, next);
        const frames = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` }));
        element.animate(frames, { duration: tempo() * MOVE, easing: 'ease-in-out' });
      }
      last = next;
    },
  };
};
