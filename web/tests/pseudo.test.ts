import { expect, test } from 'vitest';
import { format, Words } from '../src/lib/words';
import { pseudo, speakPseudo } from '../src/lib/pseudo';

test('every letter is accented, vowels are doubled, and twice is as good as once', () => {
  expect(pseudo('Settings, 115%')).toBe('Šééţţîîñĝš, 115%');
  expect(pseudo(pseudo('Keep it'))).toBe(pseudo('Keep it'));
});

test('what comes from a message is said so, with what is inserted', () => {
  speakPseudo();
  const bundle = new Words('en', ['hello = Hello, { $name }\n']);
  expect(format(bundle, 'hello', { name: 'Άννα' })).toBe('Ĥééļļöö, Άννα');
});
