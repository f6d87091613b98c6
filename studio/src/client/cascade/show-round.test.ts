// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cascadeModelOf } from '../../maths/cascade/models';
import { drawCascade } from '../../maths/cascade/round';
import { seededDraw } from '../../maths/random';
import { coinsToMinor } from '../../maths/round';
import { toMinor } from '../../page/amounts';
import { type CascadeView, roundView } from '../../rounds/round-view';
import type { On } from './show-round';

const made = vi.hoisted(() => ({ heard: [] as string[] }));
vi.mock('../sounds', () => ({
  sounds: new Proxy({}, { get: (_, name) => () => made.heard.push(String(name)) }),
}));

const model = cascadeModelOf('torrent');
const STAKE = 1_000n;

/** The first round of the seeds that is as wanted, as the client gets it. */
function find(wanted: (round: ReturnType<typeof drawCascade>) => boolean) {
  const draw = seededDraw(5);
  for (let tries = 0; tries < 20_000; tries += 1) {
    const outcome = drawCascade(model, draw);
    if (!wanted(outcome)) continue;
    const win = coinsToMinor(outcome.coins, STAKE);
    const { outcome: view, ...round } = roundView({
      ...{ id: 'r', sessionId: 's', spinId: 'x', state: 'settled', stake: STAKE, outcome, seedId: 'p', nonce: 1, win },
      ...{ balance: null, failure: null, attempts: 0, createdAt: new Date(0), mode: 'demo', walletSession: null },
      ...{ holder: 'demo:1', game: 'g', decisions: [], choice: null, decidedAt: null },
    });
    if (view?.engine === 'cascade') return { ...round, ...view };
  }
  throw new Error('no such round');
}

/** Plays a round on a table that only writes down what it is told. */
async function play(round: Parameters<typeof import('./show-round').showRound>[1]) {
  const { showRound } = await import('./show-round');
  const told: string[] = [];
  const wins: string[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) => {
      told.push(
        `${name} ${values.filter((value) => typeof value !== 'object' && typeof value !== 'function').join(' ')}`.trim(),
      );
    };
  const view: On['view'] = {
    ...{ ribbon: note('ribbon'), banner: note('banner'), announce: note('announce'), state: note('state') },
    win: (amount) => void wins.push(amount),
  };
  const field: On['field'] = {
    ...{ start: note('start'), light: note('light'), lightScatters: note('scatters'), plate: note('plate') },
    land: async (grid, landed) => {
      told.push('land');
      for (const column of grid.keys()) landed(column);
    },
    pop: async () => void told.push('pop'),
    fall: async () => void told.push('fall'),
    gather: async (each) => each(0),
  };
  const pace = { skip: () => true, waitForResume: async () => undefined };
  const shown = showRound({ view, field, pace }, round, 'turning');
  await vi.runAllTimersAsync();
  await shown;
  return { told, wins };
}

beforeEach(() => {
  vi.useFakeTimers();
  made.heard.length = 0;
  document.body.innerHTML = '<script id="config" type="application/json">{"title":"Jam","locale":"en"}</script>';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const only = (round: CascadeView, name: string, told: readonly string[]) => [
  round.spins.reduce((sum, spin) => sum + spin.tumbles.length, 0),
  told.filter((line) => line === name).length,
];

test('a win below its stake is written down, and nothing cheers', async () => {
  const round = find(({ coins, freeSpins }) => coins > 0 && coins < 20 && freeSpins === 0);
  const { told, wins } = await play(round);
  expect(wins.at(-1)).toBe(round.win);
  expect(told.some((line) => line.startsWith('banner'))).toBe(false);
  expect(new Set(made.heard.filter((sound) => sound !== 'stop' && sound !== 'scatter'))).toEqual(new Set());
});

test('every tumble is shown once, and the table ends on what the round paid', async () => {
  const round = find(({ coins, freeSpins }) => freeSpins > 0 && coins > 400);
  const { told, wins } = await play(round);
  for (const name of ['pop', 'fall']) {
    const [drawn, shown] = only(round, name, told);
    expect(shown).toBe(drawn);
  }
  expect(told.filter((line) => line === 'land')).toHaveLength(round.spins.length);
  expect(told).toContain('state free-spins');
  expect(wins.at(-1)).toBe(round.win);
  expect(Math.max(...wins.map((win) => Number(toMinor(win))))).toBe(Number(toMinor(round.win)));
  expect(told.at(-1)).toContain('Win');
});

test('a round that pays nothing says so', async () => {
  const { told, wins } = await play(find(({ coins }) => coins === 0));
  expect(wins).toEqual(['0.00']);
  expect(told.at(-1)).toBe('announce No win');
});
