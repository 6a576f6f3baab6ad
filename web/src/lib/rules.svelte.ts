/* The one rule that is being read, in a window over whatever page asked for it. */

class Reading {
  rule: { game: string; id: string } | null = $state.raw(null);

  open(game: string, id: string): void {
    this.rule = { game, id };
  }

  close(): void {
    this.rule = null;
  }
}

export const reading = new Reading();
