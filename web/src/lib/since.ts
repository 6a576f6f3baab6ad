/* What happened at a table since somebody was last here, in a few whole sentences, the newest last. */
import { standing, told } from './log';
import type { Entry, Event, Happening, Message, SentView } from './protocol';

/** A sentence or two about one thing: who it is about, the rule, and the last entry of the log that it tells. */
export type StoryLine = { key: string; seat: number | null; words: string; rule: string | null; ply: number | null; said?: true };

/** What was seen last, and when. */
export type Mark = { ply: number; at: string };

export type Told = {
  log: Entry[];
  headings: string[];
  happenings: Happening[];
  chat: SentView['chat'];
  /** the seats of the reader */
  you: number[];
  say: (message: Message) => string;
  happened: (happening: Happening) => string;
  wrote: (name: string, text: string, more: number) => string;
  /** how much an event matters; 0 is left out */
  weight: (event: Event) => number;
  /** somebody who is waited for and not here, in words */
  away: { seat: number; words: string } | null;
};

const MOST = 6;
/** sentences about one turn; fewer where many turns are told */
const [SENTENCES, FEWER, MANY] = [3, 2, 3];
const QUIET = new Set(['drawn', 'closed', 'withdrawn', 'reminded']);

/** What is new: actions that tell something, happenings, and words of others. */
export function newsSince({ log, headings, happenings, chat, you }: Told, { ply, at }: Mark) {
  const actions = standing(log).filter((entry) => entry.ply > ply && told(entry, headings).length > 0);
  const since = (one: { at: string }): boolean => Date.parse(one.at) > Date.parse(at);
  return {
    actions,
    happenings: happenings.filter((one) => since(one) && !QUIET.has(one.kind) && !you.includes(one.seat ?? -1)),
    chat: chat.filter((one) => since(one) && !(one.seat !== null && you.includes(one.seat))),
  };
}

/** The story, at most six lines: what is asked, said and waited for is always in it, and of the moves what matters most. */
export function storyOf(reader: Told, mark: Mark): StoryLine[] {
  const news = newsSince(reader, mark);
  const talk = talkOf(reader, news.chat);
  const asked = news.happenings.slice(-2).map((one): StoryLine => {
    return { key: `h${one.number}`, seat: one.seat, words: sentence(reader.happened(one)), rule: null, ply: one.ply };
  });
  const away: StoryLine[] = reader.away ? [{ key: 'away', seat: reader.away.seat, words: reader.away.words, rule: null, ply: null }] : [];
  const room = Math.max(1, MOST - talk.length - asked.length - away.length);
  const turns = turnsOf(news.actions, reader);
  const kept = new Set([...turns].sort((a, b) => b.weight - a.weight || b.ply - a.ply).slice(0, room));
  const most = kept.size > MANY ? FEWER : SENTENCES;
  const lines = turns.filter((turn) => kept.has(turn)).map((turn) => lineOf(turn, reader, most));
  const moves = [...lines, ...asked].sort((a, b) => a.ply! - b.ply!);
  return [...moves, ...away, ...talk].slice(-MOST);
}

type Turn = { entries: Entry[]; events: Event[]; weight: number; ply: number };

/** The turns in which something happened that matters. */
function turnsOf(actions: Entry[], { headings, weight }: Told): Turn[] {
  const turns: Entry[][] = [];
  for (const action of actions) {
    const last = turns.at(-1);
    if (last && last[0]!.seat === action.seat) last.push(action);
    else turns.push([action]);
  }
  return turns
    .map((entries) => {
      const events = entries.flatMap((entry) => told(entry, headings));
      return { entries, events, weight: Math.max(...events.map(weight)), ply: entries.at(-1)!.ply };
    })
    .filter((turn) => turn.weight > 0);
}

/** What matters most in a turn, in its order. */
function lineOf({ events, entries, ply }: Turn, { weight, say }: Told, most: number): StoryLine {
  const matter = events.filter((event) => weight(event) > 0).sort((one, other) => weight(other) - weight(one));
  const chosen = matter.slice(0, most);
  const words = events.filter((event) => chosen.includes(event)).map(({ message }) => sentence(say(message!)));
  return { key: `m${ply}`, seat: entries[0]!.seat, words: words.join(' '), rule: matter[0]!.rule, ply };
}

function talkOf({ wrote }: Told, chat: SentView['chat']): StoryLine[] {
  const last = chat.at(-1);
  return last
    ? [{ key: 'said', seat: last.seat, words: wrote(last.name, last.text, chat.length - 1), rule: null, ply: null, said: true }]
    : [];
}

function sentence(words: string): string {
  const text = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

const DAY = 86_400_000;

/** When that was, as it is said: the time of today, the day of the week, or the date. */
export function whenOf(language: string, at: string, now = Date.now()): { kind: 'time' | 'day' | 'date'; when: string } {
  const then = new Date(at);
  const format = (options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(language, options).format(then);
  if (then.toDateString() === new Date(now).toDateString()) return { kind: 'time', when: format({ hour: 'numeric', minute: '2-digit' }) };
  if (now - then.getTime() < 6 * DAY) return { kind: 'day', when: format({ weekday: 'long' }) };
  return { kind: 'date', when: format({ day: 'numeric', month: 'short' }) };
}
