// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from './texts/en';

const view = {
  shown: [] as (number | null)[],
  told: [] as string[],
  wait(left: { seconds: number } | null) {
    this.shown.push(left?.seconds ?? null);
  },
  tellWait(text: string) {
    this.told.push(text);
  },
};
const seconds = (n: number) => en.nextRoundIn.replace('{n}', String(n));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function turnOf() {
  document.body.innerHTML = '<script id="config" type="application/json">{"title":"Lucky Fox","locale":"en"}</script>';
  const { createTurn } = await import('./turn');
  return createTurn(view);
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(view, { shown: [], told: [] });
  document.body.dataset.state = 'idle';
});
afterEach(() => {
  vi.useRealTimers();
});

test('the wait is counted down in whole seconds, told once, and over at its time', async () => {
  const turn = await turnOf();
  expect(turn.waits()).toBe(false);
  turn.holdFor(2_500);
  await pass(2_490);
  expect(turn.waits()).toBe(true);
  expect([...new Set(view.shown)]).toEqual([3, 2, 1]);
  expect(view.told).toEqual([seconds(3)]);
  await pass(20);
  expect(turn.waits()).toBe(false);
  expect(view.shown.at(-1)).toBeNull();
  expect(view.told).toEqual([seconds(3), '']);
});

test('while a round goes on nothing is shown of the wait and no press is held back; what is left of it comes after', async () => {
  const turn = await turnOf();
  document.body.dataset.state = 'spinning';
  turn.holdFor(5_000);
  await pass(2_850);
  expect(turn.waits()).toBe(false);
  expect([...new Set(view.shown)]).toEqual([null]);
  document.body.dataset.state = 'idle';
  expect(turn.waits()).toBe(true);
  await pass(200);
  expect(view.told).toEqual([seconds(3)]);
  await pass(2_000);
  expect(view.told).toEqual([seconds(3), '']);
});

test('a moment that is left after a round is shown, and not told', async () => {
  const turn = await turnOf();
  turn.holdFor(600);
  await pass(700);
  expect(view.shown[0]).toBe(1);
  expect(view.told).toEqual(['']);
});

test('a new wait takes the place of the one before and is told by itself', async () => {
  const turn = await turnOf();
  turn.holdFor(60_000);
  await pass(1_000);
  turn.holdFor(2_000);
  await pass(2_100);
  expect(turn.waits()).toBe(false);
  expect(view.told).toEqual([seconds(60), seconds(2), '']);
});

test('a game that comes to rest a moment too soon waits until a press counts, and a long wait it leaves to be told', async () => {
  const turn = await turnOf();
  let over = '';
  const waitFor = (name: string) => turn.untilPressCounts().then(() => (over += name));
  turn.holdFor(5_000);
  waitFor('long ');
  await pass(0);
  expect(over).toBe('long ');
  turn.holdFor(400);
  waitFor('short');
  await pass(390);
  expect(over).toBe('long ');
  await pass(20);
  expect([over, turn.waits()]).toEqual(['long short', false]);
});
