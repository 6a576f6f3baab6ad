/* The last attack or crossing as the log tells it, step by step with its dice. */
import type { Entry, Event } from '../../lib/protocol';
import { undonePlies } from '../../lib/log';
import { isHit } from './dice';

export type Roll = { who: string; dice: number[]; hits: number };
export type Step = {
  key: string;
  ply: number;
  kind: 'battle' | 'siege' | 'fleet';
  opponent?: string;
  rolls: Roll[];
  outcome: Event | null;
};
export type Story = { event: Event; ply: number; steps: Step[]; end: Event | null };

const OUTCOMES = new Set(['battle_won', 'battle_lost', 'siege_failed', 'captured', 'fell']);
const ENDS = new Set(['siege_failed', 'captured', 'fell', 'battle_lost']);

/** The story of the last attack, or of a fleet's attack on a crossing; null where none was yet. */
export function lastStory(log: Entry[]): Story | null {
  const undone = undonePlies(log);
  let story: Story | null = null;
  let faces: number[] = [];
  for (const { ply, events } of log.filter((entry) => entry.undoes === null && !undone.has(entry.ply)))
    for (const event of events) {
      const { args } = event;
      if (event.event === 'attack') story = { event, ply, steps: [], end: null };
      else if (event.event === 'die') faces.push(args.face as number);
      else if (event.event === 'fired') {
        story = { event, ply, steps: [step(ply, 'fleet', [roll('fleet', faces)])], end: event };
        faces = [];
      } else if (event.event === 'battle' && story) {
        story.steps.push(battle(ply, args, faces));
        faces = [];
      } else if (event.event === 'siege' && story) {
        story.steps.push(step(ply, 'siege', [roll('city', faces)]));
        faces = [];
      } else if (OUTCOMES.has(event.event) && story) {
        const last = story.steps.at(-1);
        if (last && !last.outcome) last.outcome = event;
        if (ENDS.has(event.event)) story.end = event;
      }
    }
  return story;
}

function step(ply: number, kind: Step['kind'], rolls: Roll[]): Step {
  return { key: `${ply} ${kind}`, ply, kind, rolls, outcome: null };
}

function roll(who: string, dice: number[]): Roll {
  return { who, dice, hits: dice.filter(isHit).length };
}

/** The attacker's dice come first; how many they are follows from where the hits of both sides divide. */
function battle(ply: number, args: Event['args'], faces: number[]): Step {
  const attacker = splitAt(faces, args.hits as number, args.against as number, args.dice as number | undefined);
  const opponent = String(args.opponent);
  const rolls = [roll('attacker', faces.slice(0, attacker)), roll('defender', faces.slice(attacker))];
  return { ...step(ply, 'battle', rolls), key: `${ply} ${opponent}`, opponent };
}

function splitAt(faces: number[], hits: number, against: number, dice: number | undefined): number {
  if (dice !== undefined) return dice;
  for (let at = 0; at <= faces.length; at++) {
    const before = faces.slice(0, at).filter(isHit).length;
    if (before === hits && faces.filter(isHit).length - before === against) return at;
  }
  return faces.length;
}
