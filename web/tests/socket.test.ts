import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSocket } from '../src/lib/socket';
import { FakeSocket } from './fixtures/socket';
import { view } from './fixtures/views';

let opened: FakeSocket[];
let heard: string[];
let ups: boolean[];
let last: number;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'http:', host: 'table.test' });
  [opened, heard, ups, last] = [[], [], [], 7];
  socket = new TableSocket('a/b', {
    hear: (said) => {
      heard.push(said.type);
      if (said.type === 'view') last = said.view.ply;
    },
    connected: (up) => ups.push(up),
    since: () => last,
    open: (address) => {
      opened.push(new FakeSocket(address));
      return opened.at(-1) as unknown as WebSocket;
    },
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (at: number, what: unknown) => opened[at]!.onmessage!({ data: JSON.stringify(what) });

test('asks for what came after the last ply and hands on all that is said', () => {
  expect(opened[0]!.address).toBe('ws://table.test/api/tables/a%2Fb/live?since=7');
  opened[0]!.onopen!();
  say(0, { type: 'view', view: view(8, []) });
  say(0, { type: 'pong' });
  expect(heard).toEqual(['view', 'pong']);
  expect(ups).toEqual([true]);
});

test('a lost line comes back from the last ply seen, waiting longer each time', () => {
  opened[0]!.onopen!();
  say(0, { type: 'view', view: view(9, []) });
  opened[0]!.close();
  expect(ups).toEqual([true, false]);
  vi.advanceTimersByTime(700);
  expect(opened[1]!.address).toContain('since=9');
  opened[1]!.close();
  vi.advanceTimersByTime(700);
  expect(opened).toHaveLength(2);
  vi.advanceTimersByTime(700);
  expect(opened).toHaveLength(3);
  opened[2]!.onopen!();
  expect(ups.at(-1)).toBe(true);
});

test('a line that has gone silent is given up, and pings are sent until then', () => {
  opened[0]!.onopen!();
  vi.advanceTimersByTime(40_000);
  expect(opened[0]!.sent).toEqual(['{"type":"ping"}', '{"type":"ping"}']);
  vi.advanceTimersByTime(20_000);
  expect(opened[0]!.closed).toBe(true);
  vi.advanceTimersByTime(700);
  expect(opened).toHaveLength(2);
});

test('a move that nobody answers gives the line up', () => {
  expect(socket.isUp).toBe(false);
  opened[0]!.onopen!();
  expect(socket.isUp).toBe(true);
  socket.say({ type: 'move', ply: 7, option: 3 });
  expect(opened[0]!.sent).toEqual(['{"type":"move","ply":7,"option":3}']);
  say(0, { type: 'pong' });
  vi.advanceTimersByTime(15_000);
  expect(socket.isUp).toBe(true);
  socket.say({ type: 'undo', ply: 8 });
  vi.advanceTimersByTime(10_000);
  expect([socket.isUp, opened[0]!.closed]).toEqual([false, true]);
});

test('retry does not wait; a closed line stays closed', () => {
  opened[0]!.close();
  socket.retry();
  expect(opened).toHaveLength(2);
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(2);
});
