// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../texts/en';

const notice = vi.fn();
const over = vi.fn();
const seconds = (n: number) => en.nextRoundIn.replace('{n}', String(n));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function paceOf(round_seconds: number, wait_ms = 0) {
  document.body.innerHTML = '<script id="config" type="application/json">{"title":"Wheel","locale":"en"}</script>';
  const { createTablePace } = await import('./table-pace');
  const pace = createTablePace({ notice, over });
  pace.opened({ round_seconds, may_hurry: false, may_autoplay: false, wait_ms });
  return pace;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

test('after a first stake a player waits as long as their law asks for, told once in each round that is open meanwhile', async () => {
  const pace = await paceOf(60);
  pace.tell('first');
  expect(notice).not.toHaveBeenCalled();
  pace.begun();
  await pass(35_000);
  expect(pace.waits()).toBe(true);
  pace.tell('second');
  await pass(1_000);
  pace.tell('second');
  expect(notice.mock.calls).toEqual([[seconds(25)]]);
  await pass(24_000);
  expect([pace.waits(), over.mock.calls.length]).toEqual([false, 1]);
});

test('without a pace nobody waits at a table', async () => {
  const pace = await paceOf(0);
  pace.begun();
  expect(pace.waits()).toBe(false);
  pace.tell('next');
  expect(notice).not.toHaveBeenCalled();
});

test('who opens a table soon after a round of theirs, or is refused, waits what the studio says', async () => {
  const pace = await paceOf(60, 5_000);
  await pass(4_900);
  expect(pace.waits()).toBe(true);
  pace.early(2_000);
  expect(notice.mock.calls).toEqual([[seconds(2)]]);
  await pass(1_900);
  expect([pace.waits(), over.mock.calls.length]).toEqual([true, 0]);
  await pass(200);
  expect([pace.waits(), over.mock.calls.length]).toEqual([false, 1]);
});
