/* The shapes of the pieces, in their own units around their own middle. Families' signs are the page's (lib/signs). */
import type { SideName } from './position';

/** A castle, 20 units wide, standing on y = 9. */
export const CASTLE: Record<SideName, string> = {
  white: 'M-9 9V-3H-5V-11H-2V-8H2V-11H5V-3H9V9Z',
  black: 'M-10 9V-11H-3V-4H3V-11H10V9Z',
  grey: 'M-10 9V-1A10 10 0 0 1 10-1V9Z',
};
export const GATE = 'M-2.4 9V4.5A2.4 2.4 0 0 1 2.4 4.5V9Z';
/** A crown, 21 units wide, for dice and crests. */
export const CROWN = 'M-9 7L-10.5-5L-5 0L0-9L5 0L10.5-5L9 7Z';
export const INK = '#14171d';

/** The outline of a side's pieces, light around black ones in the dark theme. */
export function rimOf(side: SideName): string {
  return side === 'black' ? 'var(--edge-black)' : INK;
}
