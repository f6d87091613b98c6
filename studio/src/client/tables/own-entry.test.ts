import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entryEnd, entryUnderWay, followEntry } from './own-entry';
import { tableCalls } from './wire';

const own = { id: 'e1', round_id: 'r1', number: 7 };
const round = (id: string, settled = false) => ({ id, settled });
type Entry = Awaited<ReturnType<typeof tableCalls.mine>>['items'][number];

it('an entry stays while its round goes on', () => {
  expect(followEntry(own, null, round('r1'))).toEqual({ own, ended: null });
  expect(followEntry(null, null, round('r1'))).toEqual({ own: null, ended: null });
});

it('an entry whose round is settled ends once, and lies on the table until the next round', () => {
  expect(followEntry(own, null, round('r1', true))).toEqual({ own, ended: own });
  expect(followEntry(own, 'e1', round('r1', true))).toEqual({ own, ended: null });
  expect(followEntry(own, 'e1', round('r2'))).toEqual({ own: null, ended: null });
});

it('an entry whose round went by while the stream was away ends as well', () => {
  expect(followEntry(own, null, round('r2'))).toEqual({ own: null, ended: own });
  expect(followEntry(own, null, null)).toEqual({ own: null, ended: own });
});

it('who comes back before an entry is settled comes back to it, also while its win is on the way', () => {
  const older = { state: 'settled' } as const;
  for (const state of ['in', 'due', 'win_sent'] as const) expect(entryUnderWay([{ state }, older])).toEqual({ state });
  for (const state of ['settled', 'void'] as const) expect(entryUnderWay([{ state }, older])).toBeNull();
  expect(entryUnderWay([])).toBeNull();
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const entry = (state: Entry['state'], win: string | null): Entry => ({
  ...{
    ...own,
    state,
    win,
    stake: '10.00',
    bets: [],
    balance: null,
    paid: state === 'settled',
    seen: false,
    name: 'Elk 7',
  },
  ...{ client_seed: 'mine', public_seed: null, server_seed: null, commitment: 'c'.repeat(64), outcome: null },
  ...{ left_at: null, target: null, stopped: null, interrupted: false },
});

/** What each look at the player's entries finds, the last one for ever; null: the studio does not answer. */
async function lookAt(...answers: (Entry | null)[]) {
  let looks = 0;
  vi.spyOn(tableCalls, 'mine').mockImplementation(async () => {
    const found = answers[Math.min(looks, answers.length - 1)] ?? null;
    looks += 1;
    if (!found) throw new Error('No answer');
    return { items: [found] };
  });
  const end = entryEnd(7);
  await vi.advanceTimersByTimeAsync(120_000);
  return { end: await end, looks };
}

it('a round is asked for until it is paid, also while the studio does not answer', async () => {
  const paid = entry('settled', '20.00');
  expect(await lookAt(entry('in', null), null, paid)).toEqual({ end: paid, looks: 3 });
  const back = entry('void', null);
  expect(await lookAt(back)).toEqual({ end: back, looks: 1 });
});

it('a result whose payment takes its time is shown at the fourth look', async () => {
  const due = entry('due', '20.00');
  expect(await lookAt(due)).toEqual({ end: due, looks: 4 });
});

it('a round without any result is given up after twenty looks', async () => {
  expect(await lookAt(entry('in', null))).toEqual({ end: null, looks: 20 });
});
