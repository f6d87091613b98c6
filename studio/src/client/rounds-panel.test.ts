// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from './own-texts/en';
import { en as common } from './texts/en';

const { postToSite } = vi.hoisted(() => ({ postToSite: vi.fn() }));
vi.mock('./site-messages', () => ({ postToSite }));

const outcome = { engine: 'slot', free_spins: 0, capped: false, spins: [] };
const played = (id: string, more: object = {}) => ({
  ...{
    id,
    spin_id: `spin-${id}`,
    status: 'settled',
    stake: '12.40',
    win: '31.00',
    balance: null,
    failure: null,
    nonce: 3,
  },
  ...{ created_at: '2026-11-20T10:00:00.000Z', outcome, model: 'brisk', commitment: 'c', client_seed: 'mine' },
  ...{ server_seed: null, ...more },
});
const recheck = { again: () => ({ good: true, text: '' }) };
const wire = { items: [played('one')], down: false, asked: [] as string[] };

const rows = () => [...document.querySelectorAll('.history > li')];
const said = () => document.querySelector('#panel > p[role="status"]')?.textContent;
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

async function openPanel(mode: 'real' | 'demo' = 'real'): Promise<void> {
  const { roundsPanel } = await import('./rounds-panel');
  const panel = document.createElement('div');
  panel.id = 'panel';
  panel.append(...roundsPanel(recheck, { mode, currency: 'uah' }));
  document.body.append(panel);
  await pass();
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  postToSite.mockReset();
  Object.assign(wire, { items: [played('one')], down: false, asked: [] });
  document.body.innerHTML = '<script id="config" type="application/json">{"title":"Fox","locale":"en"}</script>';
  document.body.dataset.state = 'idle';
  vi.stubGlobal('fetch', async (url: string) => {
    wire.asked.push(url);
    if (wire.down) return new Response(JSON.stringify({ errorCode: 'TOO_MANY_REQUESTS' }), { status: 429 });
    const body = url === '/api/rounds' ? { items: wire.items } : { url: 'http://studio.test/recall?token=t' };
    return new Response(JSON.stringify(body));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a round stands there with its time, stake, win and what it paid in stakes', async () => {
  await openPanel();
  const [row] = rows();
  expect(row?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20T10:00:00.000Z');
  expect(row?.querySelector('time')?.textContent).toBe('20.11.2026, 15:45');
  expect(row?.querySelector('span')?.textContent).toBe('Bet 12.40\u00a0₴ → Win 31.00\u00a0₴ · ×2.50');
  expect(said()).toBe('');
});

test('a round that waits for its player and one that was given back say so instead of a win', async () => {
  wire.items = [played('one', { status: 'open', win: '0.00' }), played('two', { status: 'refunded' })];
  await openPanel();
  expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual([en.roundOpen, en.roundReturned]);
  expect(rows()[0]?.querySelector('button')).toBeNull();
});

test('a round is watched again at an address of the studio, and checked in the verifier once its seed is revealed', async () => {
  wire.items = [played('one', { server_seed: 's'.repeat(64) }), played('two')];
  await openPanel();
  expect(rows().map((row) => row.querySelector('a')?.getAttribute('href')?.split('#')[0])).toEqual([
    ...['/verify?locale=en', undefined],
  ]);
  rows()[1]?.querySelector('button')?.click();
  await pass();
  expect(postToSite.mock.calls).toEqual([[{ type: 'verify', url: 'http://studio.test/recall?token=t' }]]);
  wire.down = true;
  rows()[1]?.querySelector('button')?.click();
  await pass();
  expect(rows()[1]?.querySelector('p')?.textContent).toBe(common.unknown);
});

test('demo rounds have no record to show, and say how long they are kept', async () => {
  await openPanel('demo');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]?.querySelector('button')).toBeNull();
  expect(document.querySelector('#panel')?.textContent).toContain(en.roundsOfDemo);
});

test('before the first round it says that there is none', async () => {
  wire.items = [];
  await openPanel();
  expect([said(), rows().length]).toEqual([en.roundsNone, 0]);
});

test('what can’t be loaded says so and is asked for again by a press', async () => {
  wire.down = true;
  await openPanel();
  expect(said()).toBe(common.unknown);
  const retry = [...document.querySelectorAll('button')].find((button) => button.textContent === common.retry);
  expect(retry?.hidden).toBe(false);
  wire.down = false;
  retry?.click();
  await pass();
  expect([said(), rows().length, retry?.hidden]).toEqual(['', 1, true]);
});

test('what a round won that still turns is not told before the game has told it', async () => {
  document.body.dataset.state = 'free-spins';
  await openPanel();
  await pass(2_000);
  expect([said(), wire.asked]).toEqual([en.roundsAfterThis, []]);
  document.body.dataset.state = 'idle';
  await pass(500);
  expect(rows()).toHaveLength(1);
});
