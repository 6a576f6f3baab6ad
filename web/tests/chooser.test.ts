import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Chooser, rangeOf } from '../src/lib/chooser.svelte';
import type { Option, Why } from '../src/lib/protocol';
import { event, GAME, MOVE, option, part, PLACE, shown, word } from './fixtures/views';

const WHY: Why = {
  option: 4,
  label: word('part'),
  legal: false,
  code: 'no_such_knight',
  message: word('no'),
  words: 'no',
  rule: 'CAR-6.1',
};

let played: number[];
let asked: string[];
let now: number;
let chooser: Chooser;

function chooserWith(playsAtOnce?: (option: Option) => boolean): Chooser {
  return new Chooser(
    {
      play: async ({ id }) => played.push(id),
      why: async (place, picked) => (asked.push([...picked, place].map(({ value }) => value).join(' ')), WHY),
      say: ({ id }) => `“${id}”`,
      now: () => now,
      ...(playsAtOnce ? { playsAtOnce } : {}),
    },
    GAME,
  );
}

beforeEach(() => {
  [played, asked, now] = [[], [], 0];
  chooser = chooserWith();
});

const values = () => chooser.parts.map(({ value }) => value);

describe('picking part by part', () => {
  beforeEach(() => chooser.update(shown(5, PLACE)));

  test('first the distinct first parts are offered', () => {
    expect(values()).toEqual(['red', 'blue']);
    expect(chooser.state('family', 'red')).toBe('offered');
    expect(chooser.state('land', 0)).toBe('none');
    expect(chooser.offered('family', 'green')).toBeUndefined();
    expect(chooser.chosen).toBeNull();
  });

  test('then the parts that can follow', () => {
    chooser.pick('family', 'blue');
    expect(values()).toEqual(['court', 0, 1]);
    expect(chooser.state('family', 'blue')).toBe('chosen');
    expect(chooser.state('land', 1)).toBe('offered');
    expect(chooser.state('land', 2)).toBe('none');
    expect(chooser.chosen).toBeNull();
  });

  test('a complete path is the chosen option, and its rivals stay offered', () => {
    chooser.pick('family', 'red');
    chooser.pick('land', 2);
    expect(chooser.chosen?.id).toBe(13);
    expect(values()).toEqual(['court', 0, 1, 2]);
    expect(chooser.state('land', 0)).toBe('offered');
    chooser.pick('land', 0);
    expect(chooser.chosen?.id).toBe(11);
    expect(played).toEqual([]);
  });

  test('an earlier part may be changed, which lets go of the later ones', () => {
    chooser.pick('family', 'red');
    chooser.pick('land', 2);
    chooser.pick('family', 'blue');
    expect(chooser.picked.map(({ value }) => value)).toEqual(['blue']);
    expect(chooser.chosen).toBeNull();
  });

  test('back lets go part by part', () => {
    chooser.pick('family', 'red');
    chooser.pick('land', 2);
    chooser.back();
    expect(chooser.chosen).toBeNull();
    expect(values()).toEqual(['court', 0, 1, 2]);
    chooser.back();
    expect(chooser.picked).toEqual([]);
    chooser.back();
    expect(chooser.picked).toEqual([]);
  });

  test('where only one option is left, it is chosen with all its parts', () => {
    chooser.update(shown(6, [...PLACE.slice(0, 2), option(20, [part('family', 'blue'), part('court', 'court')])]));
    chooser.pick('family', 'blue');
    expect(chooser.chosen?.id).toBe(20);
    expect(chooser.state('court', 'court')).toBe('chosen');
    chooser.pick('court', 'court');
    expect(played).toEqual([20]);
  });

  test('the value 1 of a land is not the value 1 of steps', () => {
    chooser.update(shown(6, MOVE));
    expect(chooser.state('steps', 1)).toBe('offered');
    expect(chooser.state('land', 1)).toBe('none');
  });
});

describe('confirming', () => {
  beforeEach(() => chooser.update(shown(5, MOVE)));

  test('picking the last part again plays the option', async () => {
    chooser.pick('steps', 2);
    expect(played).toEqual([]);
    chooser.pick('steps', 2);
    expect(chooser.sending).toBe(true);
    await vi.waitFor(() => expect(chooser.sending).toBe(false));
    expect(played).toEqual([32]);
  });

  test('nothing is played without a choice, and nothing twice', async () => {
    await chooser.confirm();
    expect(played).toEqual([]);
    chooser.pick('steps', 1);
    await Promise.all([chooser.confirm(), chooser.confirm()]);
    expect(played).toEqual([31]);
  });

  test('a refused move leaves the chooser ready', async () => {
    const failing = new Chooser({ play: () => Promise.reject(new Error('no')), why: async () => WHY, say: () => '' });
    failing.update(shown(5, MOVE));
    failing.pick('steps', 1);
    await expect(failing.confirm()).rejects.toThrow('no');
    expect(failing.sending).toBe(false);
  });

  test('where it is wished, what can be undone is played at once', () => {
    chooser = chooserWith(({ chance, passes }) => !chance && !passes);
    chooser.update(shown(5, [...MOVE, option(40, [part('steps', 4)])]));
    chooser.pick('steps', 1);
    expect(played).toEqual([]);
    chooser.pick('steps', 4);
    expect(played).toEqual([40]);
  });
});

describe('hovering', () => {
  beforeEach(() => chooser.update(shown(5, PLACE)));

  test('points at one target at a time', () => {
    chooser.hover('family', 'red');
    expect(chooser.isHovered('family', 'red')).toBe(true);
    chooser.hover('family', 'blue');
    expect(chooser.isHovered('family', 'red')).toBe(false);
    chooser.hover();
    expect(chooser.hovered).toBeNull();
  });

  test('shows the option it would complete, over the chosen one', () => {
    chooser.pick('family', 'red');
    chooser.hover('land', 1);
    expect(chooser.considered?.id).toBe(12);
    chooser.pick('land', 0);
    expect(chooser.considered?.id).toBe(12);
    chooser.hover('land', 9);
    expect(chooser.considered?.id).toBe(11);
  });
});

describe('why not?', () => {
  beforeEach(() => chooser.update(shown(5, PLACE)));

  test('asks of a place, and tells what is picked', async () => {
    chooser.pick('family', 'blue');
    await chooser.askWhy('land', 2);
    expect(asked).toEqual(['blue 2']);
    expect(chooser.refusal).toMatchObject({ kind: 'land', value: 2, why: WHY });
    expect(chooser.state('land', 2)).toBe('asked');
  });

  test('picking what is not offered asks', async () => {
    chooser.pick('family', 'red');
    chooser.pick('land', 3);
    await vi.waitFor(() => expect(chooser.refusal?.why).toEqual(WHY));
    expect(asked).toEqual(['red 3']);
    expect(chooser.picked).toHaveLength(1);
  });

  test('back and the next pick take the answer away', async () => {
    await chooser.askWhy('land', 3);
    chooser.back();
    expect(chooser.refusal).toBeNull();
    await chooser.askWhy('land', 3);
    chooser.pick('family', 'red');
    expect(chooser.refusal).toBeNull();
  });

  test('an answer that comes too late is dropped', async () => {
    const late = chooser.askWhy('land', 3);
    chooser.update(shown(6, MOVE));
    await late;
    expect(chooser.refusal).toBeNull();
  });

  test('lists what this question does not offer', () => {
    expect(chooser.notOffered.map(({ value }) => value)).toEqual(['green']);
    chooser.update(shown(6, MOVE));
    expect(chooser.notOffered.map(({ value }) => value)).toEqual([4, 5]);
    chooser.update(shown(7, []));
    expect(chooser.notOffered).toEqual([]);
  });
});

describe('places', () => {
  const boxes = { ...part('kind', 'fortify'), places: [{ kind: 'box', value: 'fortify_1' }], leads: [{ kind: 'city', value: 'athens' }] };
  beforeEach(() => chooser.update(shown(5, [option(50, [boxes]), option(51, [part('kind', 'emperor')])])));

  test('that a part names are lit, and picking them picks it', () => {
    expect(chooser.state('box', 'fortify_1')).toBe('offered');
    chooser.pick('box', 'fortify_1');
    expect(chooser.chosen?.id).toBe(50);
    expect([chooser.state('box', 'fortify_1'), chooser.state('kind', 'fortify')]).toEqual(['chosen', 'chosen']);
  });

  test('that only lead to a part are not lit, but mean it', () => {
    expect(chooser.state('city', 'athens')).toBe('none');
    chooser.pick('city', 'athens');
    expect(chooser.chosen?.id).toBe(50);
    chooser.pick('city', 'athens');
    expect([chooser.chosen?.id, played, asked]).toEqual([50, [], []]);
  });

  test('are pointed at together with their part', () => {
    chooser.hover('kind', 'fortify');
    expect(chooser.isHovered('box', 'fortify_1')).toBe(true);
    expect(chooser.considered?.id).toBe(50);
    expect(chooser.isHovered('kind', 'emperor')).toBe(false);
  });
});

describe('updates', () => {
  test('a choice under way survives news that change nothing', () => {
    chooser.update(shown(5, PLACE));
    chooser.pick('family', 'red');
    chooser.update(shown(5, structuredClone(PLACE), { watching: 3 }));
    expect(chooser.picked).toHaveLength(1);
  });

  test('a new ply, a new seat or other options start afresh', () => {
    for (const next of [shown(6, PLACE), shown(5, PLACE, { seat: 1 }), shown(5, PLACE.slice(1))]) {
      const fresh = chooserWith();
      fresh.update(shown(5, PLACE));
      fresh.pick('family', 'red');
      fresh.update(next);
      expect(fresh.picked).toEqual([]);
    }
  });

  test('what just changed gathers for a while and ends with the next input', () => {
    const [first, second, third] = [event('placed'), event('crest'), event('moved')];
    chooser.update(shown(5, []), [first]);
    now = 1000;
    chooser.update(shown(6, []), [second]);
    expect(chooser.justChanged).toEqual([first, second]);
    now = 9000;
    chooser.update(shown(7, MOVE), [third]);
    expect(chooser.justChanged).toEqual([third]);
    chooser.update(shown(7, MOVE));
    expect(chooser.justChanged).toEqual([third]);
    chooser.pick('steps', 1);
    expect(chooser.justChanged).toEqual([]);
  });

  test('messages are dressed by the page', () => {
    expect(chooser.say(word('hello'))).toBe('“hello”');
  });
});

describe('a number out of many', () => {
  const coins = [0, 1, 2, 3, 4, 5];

  test('is a range from six values on', () => {
    const parts = coins.map((value) => part('coins', value));
    expect(rangeOf([part('choice', 'pass'), ...parts], ['coins'])).toEqual({ kind: 'coins', values: coins });
    expect(rangeOf(parts.slice(1), ['coins'])).toBeNull();
    expect(
      rangeOf(
        coins.map((value) => part('land', value)),
        ['coins'],
      ),
    ).toBeNull();
  });

  test('is held until it is confirmed, even where choices are played at once', async () => {
    const doors = {
      play: async ({ id }: Option) => played.push(id),
      why: async () => WHY,
      say: ({ id }: { id: string }) => id,
      playsAtOnce: () => true,
    };
    const bidding = new Chooser(doors);
    bidding.update(
      shown(
        1,
        coins.map((value) => option(value, [part('coins', value)])),
      ),
    );
    expect(bidding.hold('coins', 4)).toBe(true);
    expect(bidding.hold('coins', 9)).toBe(false);
    expect([bidding.chosen?.id, played]).toEqual([4, []]);
    await bidding.confirm();
    expect(played).toEqual([4]);
  });
});

describe('a hint', () => {
  beforeEach(() => {
    chooser.update(shown(3, PLACE));
    chooser.hinted = PLACE[2]!;
  });

  test('is followed part by part', () => {
    expect(chooser.isHinted('family', 'red')).toBe(true);
    expect(chooser.isHinted('land', 1)).toBe(false);
    chooser.pick('family', 'red');
    expect(chooser.isHinted('land', 1)).toBe(true);
    chooser.pick('family', 'blue');
    expect(chooser.isHinted('land', 1)).toBe(false);
  });

  test('goes with its question', () => {
    chooser.update(shown(4, MOVE));
    expect(chooser.hinted).toBeNull();
  });

  test('chosen from the list, waits for Confirm', async () => {
    chooser.choose(PLACE[5]!);
    expect(chooser.chosen).toBe(PLACE[5]);
    expect(played).toEqual([]);
    await chooser.confirm();
    expect(played).toEqual([21]);
  });
});
