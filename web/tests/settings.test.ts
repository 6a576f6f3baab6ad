/* Settings: what is tried and kept, in the browser and with the person, on this device and on others. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Kept } from '../src/lib/settings/kept.svelte';

/** A browser's memory. */
class Memory {
  items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

/** A server that keeps the settings of one person at a time; `down` while it cannot be reached. */
class Server {
  person: string | null = 'anna';
  kept: Record<string, Record<string, unknown>> = {};
  down = false;
  asked: string[] = [];

  fetch = async (_: string, { method, body }: { method: string; body: string | null }) => {
    this.asked.push(method);
    if (this.down) throw new TypeError('network');
    if (method === 'PATCH') {
      this.person ??= 'guest';
      const all = { ...this.kept[this.person], ...(JSON.parse(body!) as Record<string, unknown>) };
      this.kept[this.person] = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
    }
    const answer = { person: this.person, kept: this.person ? (this.kept[this.person] ?? {}) : {} };
    return { ok: true, status: 200, headers: new Headers(), json: async () => answer };
  };
}

let memory: Memory;
let server: Server;
const NAMES = ['palette', 'speed', 'learn'];

/** The page in a browser, opened anew. */
const open = (browser = memory): Kept => {
  vi.stubGlobal('localStorage', browser);
  return new Kept(NAMES);
};

beforeEach(() => {
  [memory, server] = [new Memory(), new Server()];
  vi.stubGlobal('fetch', server.fetch);
});

test('what is set is kept here and with the person, words as they are and the rest as JSON', async () => {
  const kept = open();
  await kept.set({ palette: 'ink', learn: { carolus: 4 }, text: 130 });
  expect(memory.items.get('bezant.palette')).toBe('ink');
  expect(memory.items.get('bezant.text')).toBe('130');
  expect(server.kept['anna']).toEqual({ palette: 'ink', learn: { carolus: 4 } });
  expect([open().get('palette'), open().get('learn'), open().get('text')]).toEqual(['ink', { carolus: 4 }, 130]);
  await kept.set({ palette: undefined });
  expect([open().get('palette'), server.kept['anna']]).toEqual([undefined, { learn: { carolus: 4 } }]);
});

test('another device follows at its next visit, but for what belongs to the device', async () => {
  await open().set({ palette: 'ink', text: 150 });
  const pocket = new Memory();
  const phone = open(pocket);
  const heard: string[][] = [];
  phone.onNews((names) => heard.push(names));
  await phone.follow();
  expect([phone.get('palette'), phone.get('text'), heard]).toEqual(['ink', undefined, [['palette']]]);
  await open().set({ palette: undefined });
  vi.stubGlobal('localStorage', pocket);
  await phone.follow();
  expect(phone.get('palette')).toBeUndefined();
});

test('what was set without a connection is told later, and wins over what is older', async () => {
  await open().set({ palette: 'ink', speed: 'slow' });
  server.down = true;
  await open().set({ palette: 'strong' });
  server.down = false;
  server.kept['anna'] = { palette: 'house', speed: 'quick' };
  const again = open();
  await again.follow();
  expect([again.get('palette'), again.get('speed')]).toEqual(['strong', 'quick']);
  expect(server.kept['anna']).toEqual({ palette: 'strong', speed: 'quick' });
});

test('who signs in brings all wishes along; who has none takes over those of the browser', async () => {
  await open().set({ palette: 'ink', speed: 'slow' });
  server.kept['bert'] = { palette: 'strong' };
  server.person = 'bert';
  const kept = open();
  await kept.follow();
  expect([kept.get('palette'), kept.get('speed')]).toEqual(['strong', undefined]);
  server.person = 'carla';
  await kept.follow();
  expect(server.kept).toEqual({ anna: { palette: 'ink', speed: 'slow' }, bert: { palette: 'strong' }, carla: { palette: 'strong' } });
});

test('a browser that nobody is known in says nothing until something is set', async () => {
  server.person = null;
  const kept = open();
  await kept.follow();
  expect(server.asked).toEqual(['GET']);
  await kept.set({ speed: 'slow' });
  expect(server.kept['guest']).toEqual({ speed: 'slow' });
});

test('the last word is the last that comes', async () => {
  const kept = open();
  await Promise.all(['ink', 'strong', 'house'].map((palette) => kept.set({ palette })));
  expect(server.kept['anna']).toEqual({ palette: 'house' });
  expect(JSON.parse(memory.items.get('bezant.kept')!)).toEqual({ person: 'anna', unsent: [] });
});

test('a browser that remembers nothing still shows what was set', async () => {
  vi.stubGlobal('localStorage', undefined);
  const kept = new Kept(NAMES);
  await kept.set({ palette: 'ink' });
  expect(kept.get('palette')).toBe('ink');
});

test('what is tried shows at once, is kept by a word and left by another; the house’s own is not written down', async () => {
  vi.stubGlobal('localStorage', memory);
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  const { settings } = await import('../src/lib/settings.svelte');
  settings.try({ palette: 'ink', text: 130, theme: 'device' });
  expect([dataset, settings.tried, memory.items.has('bezant.palette')]).toEqual([
    { palette: 'ink', text: '130' },
    ['palette', 'text'],
    false,
  ]);
  settings.leave();
  expect([dataset, settings.tried]).toEqual([{}, []]);
  settings.try({ palette: 'ink', names: 'off' });
  settings.keep();
  expect([memory.items.get('bezant.palette'), settings.of('names'), settings.tried]).toEqual(['ink', 'off', []]);
  settings.tryHouse();
  expect([dataset, settings.tried]).toEqual([{}, ['palette', 'names']]);
  settings.keep();
  expect([...memory.items.keys()]).toEqual(['bezant.kept']);
  memory.setItem('bezant.palette', 'purple');
  expect(settings.of('palette')).toBe('house');
});
