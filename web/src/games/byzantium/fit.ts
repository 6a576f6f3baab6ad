/* Keeps a line of text inside its box, whatever the language and the fonts of the reader. */

type Wish = { width: number; text: string };

/** the lines to look at before the next frame, each with the width of its box */
const waiting = new Map<SVGTextElement, number>();

/** An action for SVG text: squeezes the letters a little where the text would be wider than `width`. */
export function fit(line: SVGTextElement, wish: Wish): { update: (next: Wish) => void; destroy: () => void } {
  let last = wish;
  look(line, wish.width);
  return {
    update(next) {
      if (next.width !== last.width || next.text !== last.text) look(line, next.width);
      last = next;
    },
    destroy: () => waiting.delete(line),
  };
}

function look(line: SVGTextElement, width: number): void {
  if (waiting.size === 0) requestAnimationFrame(squeeze);
  waiting.set(line, width);
}

/** First all are let go, then all are measured, then some are squeezed: so the browser lays out the page once, not once for each. */
function squeeze(): void {
  const lines = [...waiting];
  waiting.clear();
  for (const [line] of lines) line.removeAttribute('textLength');
  const wide = lines.filter(([line, width]) => line.getComputedTextLength() > width);
  for (const [line, width] of wide) {
    line.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    line.setAttribute('textLength', String(width));
  }
}
