import { expect, test } from 'vitest';
import { bundleOf, format, say } from '../src/lib/words';
import { SEATS } from './fixtures/views';

const bundle = bundleOf('en', [
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
