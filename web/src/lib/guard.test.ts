import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { Refused, unreachable } = await import('./api');
const { Guard } = await import('./guard.svelte');
const { settings } = await import('./settings.svelte');
await settings.learnPage();

/** A promise, and the ways to keep and to break it. */
function promised<T>() {
  let keep!: (value: T) => void, fail!: (error: unknown) => void;
  const promise = new Promise<T>((yes, no) => ([keep, fail] = [yes, no]));
  return { promise, keep, fail };
}

const nothing = () => undefined;

test('a refusal is told in words, until something else is done', async () => {
  const guard = new Guard();
  expect(await guard.do(() => Promise.reject(unreachable()))).toBe(false);
  expect(guard.trouble).toContain('cannot be reached');
  const going = guard.do(() => Promise.resolve());
  expect(guard.trouble).toBe('');
  expect(await going).toBe(true);
});

test('what is no refusal is thrown', async () => {
  await expect(new Guard().do(() => Promise.reject(new TypeError('a slip')))).rejects.toThrow('a slip');
});

test('the answer to the last question counts, whenever it comes', async () => {
  const guard = new Guard();
  const [first, second] = [promised<string>(), promised<string>()];
  const taken: string[] = [];
  const asked = [first, second].map(({ promise }) =>
    guard.ask(
      () => promise,
      (answer) => taken.push(answer),
    ),
  );
  second.keep('second');
  first.keep('first');
  await Promise.all(asked);
  expect(taken).toEqual(['second']);
});

test('the refusal of an older question is not told', async () => {
  const guard = new Guard();
  const first = promised<string>();
  const asked = guard.ask(() => first.promise, nothing);
  await guard.ask(() => Promise.resolve('second'), nothing);
  first.fail(unreachable());
  await asked;
  expect(guard.refused).toBeNull();
});

test('for a screen that has gone neither answers nor refusals count', async () => {
  const guard = new Guard();
  const [answered, refused] = [promised<string>(), promised<string>()];
  const taken: string[] = [];
  const asked = guard.ask(
    () => answered.promise,
    (answer) => taken.push(answer),
  );
  guard.leave();
  answered.keep('late');
  await asked;
  const gone = guard.ask(() => refused.promise, nothing);
  guard.leave();
  refused.fail(new Refused(404, '', { id: 'refusal-no-such-game', args: {} }, ''));
  await gone;
  expect([taken, guard.refused]).toEqual([[], null]);
});
