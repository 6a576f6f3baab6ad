/* The shapes of resources and buildings, about the origin. */
import type { Resource } from './position';

/** A resource or a card, about 14 high; drawn with the even-odd rule. */
export const GLYPH: Record<Resource | 'cards' | 'floor', string> = {
  squires: 'M0-7.2A3.2 3.2 0 1 1 0-.8A3.2 3.2 0 1 1 0-7.2ZM-5.5 7C-5.5 1.6-3 .2 0 .2S5.5 1.6 5.5 7Z',
  coins: 'M0-6A6 6 0 1 1 0 6A6 6 0 1 1 0-6ZM0-3A3 3 0 1 0 0 3A3 3 0 1 0 0-3Z',
  prestige: 'M0-7.4L2.1-2.4 7.2-2.1 3.2 1.3 4.5 6.6 0 3.6-4.5 6.6-3.2 1.3-7.2-2.1-2.1-2.4Z',
  cards: 'M-5-7H5V7H-5ZM-3-5V5H3V-5Z',
  floor: 'M-5 7V-3H-6.5V-7H-3.2V-5H-1.3V-7H1.3V-5H3.2V-7H6.5V-3H5V7ZM-1.6 7H1.6V3.4A1.6 1.6 0 0 0-1.6 3.4Z',
};

export const CROWN = 'M-8 0L-9-9-4-5 0-10 4-5 9-9 8 0Z';

/** What a district is known by, drawn in lines on a ground of about 56 by 38. */
export const VIGNETTE: { [district: string]: string } = {
  palace: 'M-26 16V-4H-18V-12H-12V-4H12V-12H18V-4H26V16ZM-4 16V6A4 4 0 0 1 4 6V16M-15-12V-18M15-12V-18M-15-18l7 2-7 2M15-18l7 2-7 2',
  templars: 'M-22 16V0H22V16ZM-14 0A14 14 0 0 1 14 0M0-14V-22M-4-19H4M-14 16V7M-5 16V7M5 16V7M14 16V7',
  patriarchs: 'M-26 16V2H-10V16M-10 16V-4H10V16M10 2H26V16M-10-4L0-14L10-4M0-14V-22M-4-19H4M-3 16V8A3 3 0 0 1 3 8V16M-26 16H26',
  market:
    'M-28 16V0M28 16V0M-30 0L-24-12H24L30 0ZM-15 0L-12-12M0 0V-12M15 0L12-12M-30 0A7.5 5 0 0 0-15 0A7.5 5 0 0 0 0 0A7.5 5 0 0 0 15 0A7.5 5 0 0 0 30 0M-18 16V8H-6V16M6 16V8H18V16',
  nobility: 'M-26 16V0L-16-10L-6 0V16ZM-2 16V-6L9-16L20-6V16ZM-18 16V8H-13V16M6 16V6H12V16M24 16H28',
  tower: 'M-14 16V-10H-18V-20H-10V-15H-4V-20H4V-15H10V-20H18V-10H14V16ZM-4 16V7A4 4 0 0 1 4 7V16M-7-4V0M7-4V0',
};
