/* How far apart the closest two colours of a palette are in Lab, for the sight it is made for, and how far those of the house are;
   web/tests/palettes.test.ts measures it. */
export const APART: { [palette: string]: { apart: number; house: number } } = {
  red_green: { apart: 38, house: 21 },
  blue_yellow: { apart: 36, house: 19 },
};

/** The colours of players and families, as every palette has them. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'pink'];
