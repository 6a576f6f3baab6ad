/* The one rule that is being read, in a window over whatever page asked for it. */

/** `here`: what is true of it in the position; `letter`: the numbered rule alone, for one who has the book open. */
export type Read = { game: string; id: string; here?: string; letter?: boolean };

class Reading {
  rule: Read | null = $state.raw(null);

  open(game: string, id: string, more: Pick<Read, 'here' | 'letter'> = {}): void {
    this.rule = { game, id, ...more };
  }

  close(): void {
    this.rule = null;
  }
}

export const reading = new Reading();
