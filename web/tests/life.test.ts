import { expect, test, vi } from 'vitest';
import { noteDate, serverNow, until } from '../src/lib/clock';
import { logLines } from '../src/lib/log';
import { dressed } from '../src/lib/views';
import { quietLife } from './fixtures/life';
import { entry, event, SEATS as AT, view } from './fixtures/views';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { settings } = await import('../src/lib/settings.svelte');
const { remaining, roughly } = await import('../src/lib/lasting');
const { awayAt, clockOf, endsIfResigned, mayAbandon, othersInCharge } = await import('../src/lib/life.svelte');
await settings.learnPage();

const NOON = Date.parse('2026-01-01T12:00:00Z');
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();
const TERMS = quietLife().terms;
const SEATS = [0, 1].map((seat) => ({ seat, stand_in: null, resigned: false, left: null, kept: null }));

test('what is left is told as short as a card needs it', () => {
  expect([remaining(-5), remaining(65_000), remaining(3_600_000 * 3 + 4 * 60_000), remaining(86_400_000 * 2 + 20 * 3_600_000)]).toEqual([
    '0:00',
    '1:05',
    '3 h 04 m',
    '2 d 20 h',
  ]);
  expect([roughly(10), roughly(3_600_000 * 5), roughly(86_400_000 * 2.5)]).toEqual(['1 m', '5 h', '2 d']);
});

test('and in the language of the reader', async () => {
  await settings.speak('hu');
  expect([remaining(3_600_000 * 3 + 4 * 60_000), roughly(86_400_000 * 2.5)]).toEqual(['3 ó 04 p', '2 nap']);
  await settings.speak('en');
});

test('the time of the server is learnt from its answers', () => {
  noteDate({ headers: new Headers({ date: new Date(Date.now() + 3_600_000).toUTCString() }) });
  expect(Math.abs(serverNow() - Date.now() - 3_600_000)).toBeLessThan(2000);
  noteDate({ headers: new Headers({ date: new Date().toUTCString() }) });
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(2000);
  expect(until(at(90), NOON)).toBe(90_000);
});

test('the clock of the seat to move runs, the others stand', () => {
  const terms = { ...TERMS, clock: { kind: 'game' as const, seconds: 600, increment: 0, late: 'bot' as const } };
  const seats = SEATS.map((seat) => ({ ...seat, left: 300 }));
  const shown = dressed(view(3, [], { life: quietLife({ terms, seats, deadline: at(304) }) }));
  expect(clockOf(shown, 0, NOON)).toEqual({ words: '5:00', low: false, running: true });
  expect(clockOf(shown, 0, NOON + 290_000)).toEqual({ words: '0:14', low: true, running: true });
  expect(clockOf(shown, 1, NOON + 290_000)).toEqual({ words: '5:00', low: false, running: false });
  expect(clockOf(dressed(view(3, [])), 0, NOON)).toBeNull();
});

test('who is to move and not here is away, since the later of his leaving and the last move', () => {
  const life = quietLife({ seats: SEATS, moved: at(60), terms: { ...TERMS, absence: 300 } });
  const gone = dressed(view(3, [], { life, here: [1], left: [at(0), null] }));
  expect(awayAt(gone)).toEqual({ seat: 0, since: NOON + 60_000, botFrom: NOON + 360_000 });
  expect(awayAt(dressed(view(3, [], { life, here: [1], left: [at(100), null] })))?.since).toBe(NOON + 100_000);
  expect(awayAt(dressed(view(3, [], { life, here: [0, 1], left: [null, null] })))).toBeNull();
  const stood = quietLife({ seats: [{ ...SEATS[0]!, stand_in: 'level4' }, SEATS[1]!] });
  expect(awayAt(dressed(view(3, [], { life: stood, here: [1], left: [at(0), null] })))).toBeNull();
});

test('a game is abandoned where somebody can be asked, and never with bots alone', () => {
  const bert = { ...AT[1]!, kind: 'person' as const, bot: null };
  const life = (more: object) => quietLife({ seats: [SEATS[0]!, { ...SEATS[1]!, ...more }] });
  const told = (more: Parameters<typeof view>[2]) => {
    const shown = dressed(view(3, [], more));
    return [othersInCharge(shown).length, mayAbandon(shown)];
  };
  expect(told({})).toEqual([0, false]);
  expect(told({ seats: [AT[0]!, bert], life: life({}) })).toEqual([1, true]);
  expect(told({ seats: [AT[0]!, bert], life: life({ stand_in: 'level4' }) })).toEqual([0, false]);
  expect(told({ seats: [AT[0]!, { ...bert, you: true }] })).toEqual([0, true]);
  const shown = dressed(view(3, []));
  expect(mayAbandon({ ...shown, table: { ...shown.table, sandbox: { table: 't', ply: 3, imagined: false } } })).toBe(true);
});

test.each([
  ['me white, bot black', true],
  ['me white, Bert black', true],
  ['me white, me black', true],
  ['me white, bot black, bot grey', true], // bots would be among themselves
  ['me white, Bert black, bot grey', false],
  ['me white, Bert black, Carla grey', false],
  ['me white, Bert black resigned, Carla grey', true],
  ['me white, Bert black resigned, bot grey', true],
  ['me white, bot white, Bert black, bot black', true], // a bot does not keep its side in the game
  ['me white, Bert white, Carla black, bot black', false], // Bert does
  ['me white, Bert white resigned, Carla black, Dora black', true],
  ['me white, Bert white, Carla black resigned, bot black', true],
])('resigning ends a game where one side is left, or bots among themselves: %s', (words, ends) => {
  const told = words.split(', ').map((one) => one.split(' '));
  const seats = told.map(([name, side], seat) => {
    const kind = name === 'bot' ? ('bot' as const) : ('person' as const);
    return { ...AT[0]!, seat, kind, bot: kind === 'bot' ? 'greedy' : null, side: side!, you: name === 'me' };
  });
  const life = quietLife({ seats: told.map(([, , resigned], seat) => ({ ...SEATS[0]!, seat, resigned: resigned !== undefined })) });
  expect(endsIfResigned(dressed(view(3, [], { seats, life })))).toBe(ends);
});

test('what happened besides moves stands in the log after the move it followed', () => {
  const log = [entry(0), entry(1, [event('disc')]), entry(2, [event('disc')])];
  const happenings = [{ number: 1, ply: 1, kind: 'came_back', seat: 0, args: {}, at: at(0) }];
  expect(logLines(log, [], happenings).map(({ key }) => key)).toEqual(['1-0', 'h1', '2-0']);
  expect(logLines([], [], happenings)).toHaveLength(1);
});
