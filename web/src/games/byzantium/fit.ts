/* Keeps a line of text inside its box, whatever the language and the fonts of the reader. */

/** An action for SVG text: squeezes the letters a little where the text would be wider than `width`. */
export function fit(
  line: SVGTextElement,
  { width }: { width: number; text: string },
): { update: (next: { width: number; text: string }) => void } {
  function squeeze(most: number): void {
    line.removeAttribute('textLength');
    if (line.getComputedTextLength() <= most) return;
    line.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    line.setAttribute('textLength', String(most));
  }
  squeeze(width);
  return { update: (next) => squeeze(next.width) };
}
