import { expect, it } from 'vitest';
import { lastStory } from './battle';
import { entry, event } from './fixtures';

const dice = (...faces: number[]) => faces.map((face) => event('die', { face }));
const ATTACK = event('attack', { seat: 0, force: 'arab', city: 'ankara' });
const BATTLE = event('battle', { seat: 0, force: 'arab', opponent: 'red', dice: 3, hits: 2, against: 2 });

it('tells nothing before the first attack', () => {
  expect(lastStory([entry(0, [event('claimed', { city: 'athens' })])])).toBeNull();
});

it('shares the dice of a battle between both parties', () => {
  const story = lastStory([entry(1, [ATTACK]), entry(2, [...dice(2, 4, 6, 1, 3, 5, 5), BATTLE])])!;
  const [attacker, defender] = story.steps[0]!.rolls;
  expect(attacker).toMatchObject({ dice: [2, 4, 6], hits: 2 });
  expect(defender).toMatchObject({ dice: [1, 3, 5, 5], hits: 2 });
  expect(story.end).toBeNull();
});

it('follows an attack over several plies to its end', () => {
  const log = [
    entry(1, [ATTACK, ...dice(2, 4, 6, 1), BATTLE]),
    entry(2, [event('battle_won', { best: 8, second: 5 }), ...dice(1, 1, 3, 6), event('siege', { city: 'ankara', dice: 4, hits: 1 })]),
    entry(3, [event('captured', { seat: 0, city: 'ankara', points: 2 })]),
  ];
  const { steps, end } = lastStory(log)!;
  expect(steps.map(({ kind, outcome }) => [kind, outcome?.event])).toEqual([
    ['battle', 'battle_won'],
    ['siege', 'captured'],
  ]);
  expect(end?.event).toBe('captured');
});

it('forgets what was taken back', () => {
  expect(lastStory([entry(1, [ATTACK]), entry(2, [], 1)])).toBeNull();
});

it('tells of a fleet that attacks a crossing', () => {
  const story = lastStory([entry(4, [...dice(6, 1), event('fired', { seat: 2, dice: 2, hits: 1 })])])!;
  expect(story.steps[0]).toMatchObject({ kind: 'fleet', rolls: [{ dice: [6, 1], hits: 1 }] });
});
