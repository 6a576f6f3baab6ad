import { describe, expect, it } from 'vitest';
import { optionFor, targetWords } from '../../lib/targets';
import { say, Words } from '../../lib/words';
import { castleWords, landWords } from './describe';
import text from './en.ftl?raw';
import { words } from './position';
import { land, placeOptions, threePlayers } from './fixtures';
import names from '../../../../bezant/games/carolus/text/en.ftl?raw';

const bundle = new Words('en', [names, text]);
const speak = (message: Parameters<typeof say>[1]): string => say(bundle, message, 'carolus');
const position = threePlayers();

it('counts castles, of which there is a number and no province', () => {
  expect(speak(words('castles-long', { count: 4, all: 8 }))).toBe('4 of 8 castles');
});

describe('what lies in a land, in words', () => {
  it('names the land, its castles, its knights and its strengths', () => {
    expect(landWords(speak, position, position.lands[1]!)).toBe(
      'Saxony, region of 2, 2 white castles, 3 red, 2 green, 1 yellow, strength: white 2, black 1',
    );
  });

  it('tells where Charlemagne stands, and what is missing', () => {
    expect(landWords(speak, position, position.lands[9]!)).toContain('Charlemagne stands here');
    expect(castleWords(speak, land([4], null, {}))).toBe('no castle');
    expect(castleWords(speak, land([4], 'grey', {}))).toBe('one grey castle');
  });

  it('puts the option first where the target completes one', () => {
    const options = placeOptions(position);
    const target = { key: 'land:3', kind: 'land', value: 3 };
    const red = options[0]!.path[0]!;
    expect(optionFor(options, [], target)).toBeUndefined();
    expect(targetWords(speak, optionFor(options, [red], target), 'Bavaria, 2 pink')).toBe('red knight to Bavaria: Bavaria, 2 pink');
  });
});

describe('what options and log say', () => {
  it('tells what follows the last knight where nobody asks how far Charlemagne goes', () => {
    const follows = { then: 'built', goal: 1, builder: 'white', turned: 0, best: 2, second: 0, provinces: 2, ends: 'on' };
    expect(speak({ id: 'carolus-detail-knight', args: { side: 'black', score: 3, ...follows } })).toBe(
      'black would have 3 there; then Charlemagne goes to Saxony, 2 to 0: white builds, 2 provinces fuse, and the dice are thrown',
    );
    expect(speak({ id: 'carolus-detail-row', args: { count: 2, family: 'red', then: 'nothing' } })).toBe('2 red at your court');
  });

  it('calls a draw a shared victory', () => {
    const over = (sides: string[]) => speak({ id: 'carolus-event-over', args: { reason: 'few_lands', sides } });
    expect(over(['white'])).toBe('Fewer than four lands are left: white wins with the most castles');
    expect(over(['white', 'black'])).toBe('Fewer than four lands are left: white and black share the victory with the most castles');
  });
});
