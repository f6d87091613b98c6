import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WalletClient } from '../wallet/seamless-wallet';
import { createShownNames } from './shown-names';

type Answer = Awaited<ReturnType<WalletClient['names']>>;

let now = 0;
let shown: Record<string, string> = {};
let asked: string[][] = [];
let down = false;

const wallet = {
  async names(sessions: readonly string[]): Promise<Answer> {
    asked.push([...sessions]);
    if (down) return { kind: 'unknown', reason: 'It does not answer' };
    const names = sessions.flatMap((session_id) => {
      const name = shown[session_id];
      return name === undefined ? [] : [{ session_id, name, avatar: null }];
    });
    return { kind: 'ok', body: { names } };
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  shown = {};
  asked = [];
  down = false;
});
afterEach(() => vi.useRealTimers());

const later = async (ms: number) => {
  now += ms;
  await vi.advanceTimersByTimeAsync(ms);
};

test('nobody is shown before the wallet has said how, and those who are wanted at once are asked about in one call', async () => {
  shown = { a: 'Tom', b: '•••• 42' };
  const names = createShownNames(wallet, () => now);
  const changed = vi.fn();
  names.onChange(changed);
  expect(['a', 'b', 'c', 'a'].map(names.nameOf)).toEqual([null, null, null, null]);
  await later(100);
  expect(asked).toEqual([['a', 'b', 'c']]);
  expect(changed).toHaveBeenCalledOnce();
  expect(names.nameOf('a')).toEqual({ name: 'Tom', avatar: null });
  expect(names.nameOf('c')).toBeNull();
  await later(100);
  expect(asked).toHaveLength(1);
});

test('a name is asked for anew after seconds, and one that is taken away or hidden is gone then', async () => {
  shown = { a: 'Tom' };
  const names = createShownNames(wallet, () => now);
  names.nameOf('a');
  await later(100);
  expect(names.nameOf('a')).toMatchObject({ name: 'Tom' });
  shown = {};
  const changed = vi.fn();
  names.onChange(changed);
  await later(3_000);
  expect(names.nameOf('a')).toMatchObject({ name: 'Tom' });
  await later(100);
  expect(changed).toHaveBeenCalledOnce();
  expect(names.nameOf('a')).toBeNull();
});

test('a wallet that does not answer has names kept for a quarter of a minute and no longer', async () => {
  shown = { a: 'Tom' };
  const names = createShownNames(wallet, () => now);
  names.nameOf('a');
  await later(100);
  down = true;
  await later(10_000);
  expect(names.nameOf('a')).toMatchObject({ name: 'Tom' });
  await later(6_000);
  expect(names.nameOf('a')).toBeNull();
});

test('a wallet that does not answer is asked again after seconds, whether it has answered before or not', async () => {
  shown = { a: 'Tom' };
  const names = createShownNames(wallet, () => now);
  names.nameOf('a');
  await later(100);
  down = true;
  asked = [];
  for (let tenth = 0; tenth < 90; tenth += 1) {
    names.nameOf('a');
    names.nameOf('b');
    await later(100);
  }
  const times = (session: string) => asked.filter((sessions) => sessions.includes(session)).length;
  // The one of whom it has said something was asked about a moment before.
  expect([times('a'), times('b')]).toEqual([2, 3]);
});

test('more than a call may ask about are asked about one call after another', async () => {
  const names = createShownNames(wallet, () => now);
  for (let nth = 0; nth < 250; nth += 1) names.nameOf(`s${nth}`);
  await later(1_000);
  expect(asked.map((sessions) => sessions.length)).toEqual([100, 100, 50]);
});
