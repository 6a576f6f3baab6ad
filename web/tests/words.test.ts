import { expect, test } from 'vitest';
import { format, listed, say, Words } from '../src/lib/words';
import { SEATS } from './fixtures/views';

const bundle = new Words('en', [
  `
hello = Hello
carolus-arg-family = { $value ->
    [red] crimson
   *[other] { $value }
  }
carolus-arg-seat = the lord { $value }
crest = { $seat } takes { $family }{ $from_seat_id ->
    [0] { " " }from { $from_seat }
   *[none] {""}
  }
order = First { $seats }
won = { $seats_and }, { $seats_count ->
    [one] the winner
   *[other] { $seats_count } winners
  }
faces = { $faces } or { $family }
raw = { $family_id }
many = { $count ->
    [one] one castle
   *[other] { $count } castles
  }
`,
]);

test('a seat becomes its name, and a game may dress the name further', () => {
  expect(say(bundle, { id: 'crest', args: { seat: 1, family: 'red', from_seat: null } }, 'carolus', SEATS)).toBe(
    'the lord Aistulf takes crimson',
  );
});

test('the undressed value stays reachable', () => {
  expect(say(bundle, { id: 'crest', args: { seat: 1, family: 'blue', from_seat: 0 } }, 'carolus', SEATS)).toBe(
    'the lord Aistulf takes blue from Anna',
  );
  expect(say(bundle, { id: 'raw', args: { family: 'red' } }, 'carolus')).toBe('red');
});

test('a list is dressed item by item', () => {
  expect(say(bundle, { id: 'order', args: { seats: [1, 0] } }, 'carolus', SEATS)).toBe('First Aistulf, Anna');
  expect(say(bundle, { id: 'faces', args: { faces: ['a', 'b'], family: ['red', 'blue'] } }, 'carolus')).toBe('a, b or crimson, blue');
});

test('a list comes with commas, with "and" and with its length', () => {
  expect(say(bundle, { id: 'won', args: { seats: [1, 0] } }, '', SEATS)).toBe('Aistulf and Anna, 2 winners');
  expect(say(bundle, { id: 'won', args: { seats: [0] } }, '', SEATS)).toBe('Anna, the winner');
  expect(listed('hu', ['Anna', 'Béla', 'Carlo'])).toBe('Anna, Béla és Carlo');
  expect(listed('en', ['Anna', 'Béla', 'Carlo'])).toBe('Anna, Béla and Carlo');
});

test('another game’s words do not dress', () => {
  expect(say(bundle, { id: 'faces', args: { faces: 1, family: 'red' } }, 'byzantium')).toBe('1 or red');
});

test('numbers select their plural', () => {
  expect(say(bundle, { id: 'many', args: { count: 1 } })).toBe('one castle');
  expect(say(bundle, { id: 'many', args: { count: 3 } })).toBe('3 castles');
});

test('an unknown message comes back as its id, a missing argument breaks nothing', () => {
  expect(format(bundle, 'no-such-message')).toBe('no-such-message');
  expect(format(bundle, 'raw')).toContain('family_id');
});

test('a message is read with those it refers to, and the later of two holds', () => {
  const words = new Words('hu', [
    'name = { name-acc }t\nname-acc = { -house }\n-house = Bezant\n# a comment\n',
    'other = x\nname-acc = Y\n',
  ]);
  expect([words.hasMessage('name-acc'), words.hasMessage('-house'), words.hasMessage('comment')]).toEqual([true, true, false]);
  expect(format(words, 'name')).toBe('Yt');
});

test('numbers are written as the language writes them', () => {
  const words = new Words('de', ['count = { $count }\n']);
  const written = [0, 7, -7, 999, 1000, 12345, 0.5].map((count) => format(words, 'count', { count }));
  expect(written).toEqual(['0', '7', '-7', '999', '1.000', '12.345', '0,5']);
});

test('what is said of the same people is said once, of others anew', () => {
  const words = new Words('en', ['hi = Hi { $seat }\n']);
  const hi = { id: 'hi', args: { seat: 0 } };
  const renamed = SEATS.map((seat) => ({ ...seat, name: `${seat.name} II` }));
  expect([say(words, hi, '', SEATS), say(words, hi, '', SEATS), say(words, hi, '', renamed)]).toEqual(['Hi Anna', 'Hi Anna', 'Hi Anna II']);
});
