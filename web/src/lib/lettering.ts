/* How much room lettering takes, before it is drawn. */

/** How wide a text is set in the display face, in sizes of its letters; a little more than it is. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  if (/[iílIjtf ’'-]/.test(letter)) return 0.35;
  if (/[mwMW]/.test(letter)) return 0.9;
  if (/[rsJ]/.test(letter)) return 0.44;
  if (/\p{Lu}/u.test(letter)) return 0.74;
  return /[hnuüűkpbd]/.test(letter) ? 0.59 : 0.52;
}
