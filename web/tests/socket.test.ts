import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSocket } from '../src/lib/socket';
import { view } from './fixtures/views';

class FakeSocket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  sent: string[] = [];
  closed = false;
  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.();
  }
}

let opened: FakeSocket[];
let seen: number[];
let ups: boolean[];
let last: number;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'http:', host: 'table.test' });
  [opened, seen, ups, last] = [[], [], [], 7];
  socket = new TableSocket('a/b', {
    view: ({ ply }) => seen.push((last = ply)),
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

test('asks for what came after the last ply and hands on every view', () => {
  expect(opened[0]!.address).toBe('ws://table.test/api/tables/a%2Fb/live?since=7');
  opened[0]!.onopen!();
  say(0, { type: 'view', view: view(8, []) });
  say(0, { type: 'pong' });
  expect(seen).toEqual([8]);
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

test('retry does not wait; a closed line stays closed', () => {
  opened[0]!.close();
  socket.retry();
  expect(opened).toHaveLength(2);
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(2);
});
