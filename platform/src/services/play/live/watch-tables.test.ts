import type { PublicEvent } from '@kozyr/contracts/events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Context } from '../../../context';
import type { LiveTables } from './live-tables';
import { watchTables } from './watch-tables';

const warned = vi.fn();
const ctx = { log: { warn: warned } } as unknown as Context;
let listened: boolean;
let shown: { state: PublicEvent | null; push: boolean }[];
const hub = {
  listens: () => listened,
  show: (_topic: string, state: PublicEvent | null, { push } = { push: false }) => void shown.push({ state, push }),
};
let answer: () => Promise<LiveTables>;
const asked = vi.fn(() => answer());
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  listened = true;
  shown = [];
  asked.mockClear();
  warned.mockClear();
  answer = async () => ({ now: '2026-11-20T10:00:00.000Z', items: [] });
  stop = watchTables(ctx, hub, asked);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
const look = () => vi.advanceTimersByTimeAsync(2_000);

it('the watch of live tables tells when something has changed, and keeps the newest for who comes between', async () => {
  await look();
  answer = async () => ({ now: '2026-11-20T10:00:02.000Z', items: [] });
  await look();
  expect(shown.map(({ push }) => push)).toEqual([true, false]);
  expect(shown[1]?.state).toEqual({ type: 'live-tables', now: '2026-11-20T10:00:02.000Z', items: [] });
});

it('the watch of live tables asks nobody while nobody listens, and forgets what it saw', async () => {
  await look();
  listened = false;
  await look();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(shown.at(-1)?.state).toBeNull();
  listened = true;
  await look();
  expect(shown.at(-1)?.push).toBe(true);
});

it('the watch of live tables looks on after a look that failed, until it is stopped', async () => {
  answer = () => Promise.reject(new Error('down'));
  await look();
  expect(warned).toHaveBeenCalledTimes(1);
  answer = async () => ({ now: '2026-11-20T10:00:04.000Z', items: [] });
  await look();
  expect(shown).toHaveLength(1);
  stop();
  await look();
  expect(shown).toHaveLength(1);
});
