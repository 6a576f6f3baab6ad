/* Signs and icons: unit shapes of players, families and sides, and the line icons on an 18 by 18 grid. */

/** A shape for every colour, about [-1, 1] both ways: colour never speaks alone. */
export const SIGN: Record<string, string> = {
  red: 'M0-1L.82 0 0 1-.82 0Z',
  blue: 'M0-.84A.84.84 0 1 1 0 .84A.84.84 0 1 1 0-.84Z',
  green: 'M0-.9L.95.75H-.95Z',
  yellow: 'M-.74-.74H.74V.74H-.74Z',
  pink: 'M-.44-.94H.44V-.44H.94V.44H.44V.94H-.44V.44H-.94V-.44H-.44Z',
  white: 'M-.8.8V-.3H-.45V-.9H.45V-.3H.8V.8Z',
  black: 'M-.85.8V-.9H-.35V-.2H.35V-.9H.85V.8Z',
  grey: 'M-.85.8V-.05A.85.85 0 0 1 .85-.05V.8Z',
};

const SIDES = new Set(['white', 'black', 'grey']);

/** The colour of a player, family or side. */
export function paint(colour: string): string {
  return SIDES.has(colour) ? `var(--side-${colour})` : `var(--p-${colour})`;
}

/** The ink that reads on it. */
export function inkOn(colour: string): string {
  if (!SIDES.has(colour)) return `var(--p-${colour}-ink)`;
  return colour === 'white' ? '#252833' : colour === 'black' ? '#ffffff' : '#14171d';
}

export function isSide(colour: string): boolean {
  return SIDES.has(colour);
}

export const ICON = {
  undo: 'M4 8h7a4 4 0 0 1 0 8H8M4 8l3.5-3.5M4 8l3.5 3.5',
  undoTurn: 'M6.5 8h5.2a4 4 0 0 1 0 8H9M6.5 8L10 4.5M6.5 8l3.5 3.5M3 4v8',
  branch:
    'M5 15V3M5 11c0-4 8-2 8-6M13 5a1.6 1.6 0 1 1 0-.1M6.6 3a1.6 1.6 0 1 1-3.2 0a1.6 1.6 0 1 1 3.2 0M6.6 15a1.6 1.6 0 1 1-3.2 0a1.6 1.6 0 1 1 3.2 0',
  skip: 'M3 4.5L8 9l-5 4.5zM9 4.5L14 9l-5 4.5zM15.5 4v10',
  check: 'M3.5 9.5l4 4 7.5-9',
  chat: 'M3 4h12v8H8l-3.5 3V12H3z',
  list: 'M3 5h12M3 9h12M3 13h8',
  gear: 'M11.5 9a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M9 2v2.5M9 13.5V16M2 9h2.5M13.5 9H16M4 4l1.8 1.8M12.2 12.2L14 14M14 4l-1.8 1.8M5.8 12.2L4 14',
  moon: 'M14.5 11A6.5 6.5 0 0 1 7 3.5 6.5 6.5 0 1 0 14.5 11z',
  sun: 'M12.5 9a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0M9 1.5v1.5M9 15v1.5M1.5 9h1.5M15 9h1.5M3.7 3.7l1.1 1.1M13.2 13.2l1.1 1.1M14.3 3.7l-1.1 1.1M4.8 13.2l-1.1 1.1',
  ask: 'M16 9a7 7 0 1 1-14 0a7 7 0 1 1 14 0M7 7a2 2 0 1 1 2.8 1.9c-.6.3-.8.7-.8 1.3M9 12.8v.1',
  eye: 'M2 9c2-3.5 4.3-5 7-5s5 1.5 7 5c-2 3.5-4.3 5-7 5s-5-1.5-7-5zM11 9a2 2 0 1 1-4 0a2 2 0 1 1 4 0',
  book: 'M9 4.5C7 3 5 3 3 3.5v11c2-.5 4-.5 6 1 2-1.5 4-1.5 6-1v-11c-2-.5-4-.5-6 1zM9 4.5v11',
  person: 'M11.7 5.5a2.7 2.7 0 1 1-5.4 0a2.7 2.7 0 1 1 5.4 0M4 15.5c0-4 2-6 5-6s5 2 5 6z',
  clock: 'M16 9a7 7 0 1 1-14 0a7 7 0 1 1 14 0M9 5v4.2l2.8 1.8',
  flag: 'M4 16V3h9l-2 3.2L13 9.5H4',
  close: 'M5 5l8 8M13 5l-8 8',
  bot: 'M5.5 6h7a2 2 0 0 1 2 2v4.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM9 6V3M7 10v.5M11 10v.5M7 14.5v1.5M11 14.5v1.5',
  crown: 'M3 13.5L2.5 6 6 9l3-5 3 5 3.5-3-.5 7.5z',
  back: 'M11 4L6 9l5 5',
  map: 'M2.5 4.5l4-1.5 5 1.5 4-1.5v10.5l-4 1.5-5-1.5-4 1.5zM6.5 3v10.5M11.5 4.5V15',
  users:
    'M9.5 6a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M2.5 15c0-3.5 1.7-5 4.5-5s4.5 1.5 4.5 5zM12 4a2.3 2.3 0 0 1 0 4.5M13 10.5c1.7.4 2.5 1.8 2.5 4.5',
  share:
    'M7 9a2 2 0 1 1-4 0a2 2 0 1 1 4 0M15 4.5a2 2 0 1 1-4 0a2 2 0 1 1 4 0M15 13.5a2 2 0 1 1-4 0a2 2 0 1 1 4 0M6.8 8l4.4-2.5M6.8 10l4.4 2.5',
  save: 'M9 3v8M5.5 8L9 11.5 12.5 8M3 14.5h12',
  lock: 'M4.5 8h9v7h-9zM6.5 8V5.5a2.5 2.5 0 0 1 5 0V8',
  hint: 'M6.8 12.6c-1.6-1-2.6-2.6-2.6-4.4a4.8 4.8 0 0 1 9.6 0c0 1.8-1 3.4-2.6 4.4v1.6H6.8zM7.2 16.4h3.6',
  first: 'M5 4v10M13 4L8 9l5 5',
  on: 'M7 4l5 5-5 5',
  last: 'M13 4v10M5 4l5 5-5 5',
  play: 'M6 3.5v11l8.5-5.5z',
  pause: 'M6.5 4v10M11.5 4v10',
  graph: 'M3 3v12h12M5.5 11.5l3-4 2.5 2 4-5',
  laptop: 'M4 4h10v7H4zM2 14h14',
  phone: 'M5.5 2h7v14h-7zM8.3 13.6h1.4',
  key: 'M8.2 9.8a3.4 3.4 0 1 1-1.6-1.6M7.6 7.9L14.5 3M11.5 5.2l2 2.4',
  boxes: 'M3 3h5v5H3zM10 3h5v5h-5zM3 10h5v5H3zM10 10h5v5h-5z',
  track: 'M2 9h3.5M12.5 9H16M7.5 9h3M5.5 6.5v5M7.5 6.5v5M10.5 6.5v5M12.5 6.5v5',
  die: 'M5 3h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM6.5 6.5v.1M11.5 11.5v.1M9 9v.1',
  tower: 'M5 16V8H4V3h2.5v2h1.2V3h2.6v2h1.2V3H14v5h-1v8zM8 16v-3a1 1 0 0 1 2 0v3',
  calendar: 'M3 4.5h12V15H3zM3 8h12M6.5 3v3M11.5 3v3',
  text: 'M3 4.5h12M9 4.5v10.5M6.5 15h5',
  bell: 'M9 2.6a4.4 4.4 0 0 1 4.4 4.4c0 3.6 1.6 5 1.6 5H3s1.6-1.4 1.6-5A4.4 4.4 0 0 1 9 2.6zM7.4 14.6a1.7 1.7 0 0 0 3.2 0',
  globe: 'M16 9a7 7 0 1 1-14 0a7 7 0 1 1 14 0M2 9h14M9 2c-4 4.5-4 9.5 0 14M9 2c4 4.5 4 9.5 0 14',
  below: 'M4.5 7l4.5 4.5L13.5 7',
  learn: 'M1.5 7L9 3.5 16.5 7 9 10.5zM5 9v4c2.5 1.6 5.5 1.6 8 0V9',
  edit: 'M3.5 14.5l.7-3L12 3.7l2.3 2.3-7.8 7.8zM10.5 5.2l2.3 2.3',
} as const;

export type IconName = keyof typeof ICON;
