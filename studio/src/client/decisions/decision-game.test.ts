// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { actionSchema } from '../../rounds/decision-schema';
import { judge } from '../../rounds/decisions';
import type { Round } from '../../rounds/round';
import { roundView } from '../../rounds/round-view';

const config = { title: 'Pearls', locale: 'en', slug: 'pearls', provider: 'P', siteOrigin: 'http://site.test' };
const model = { engine: 'mines', id: 'field', volatility: 'medium', rtp: '97.00' };
const decideBody = z.object({ step: z.number(), decision_id: z.string(), action: actionSchema });
const fairness = { commitment: 'a'.repeat(64), client_seed: 'mine', nonce: 1, next_commitment: 'b'.repeat(64) };

const fresh: Round = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  sessionId: 's',
  spinId: 'spin',
  state: 'deciding',
  stake: 1_000n,
  outcome: { engine: 'mines', mines: [3, 7, 20] },
  choice: { engine: 'mines', mines: 3 },
  decisions: [],
  seedId: 'pair',
  nonce: 0,
  win: null,
  balance: '90.00',
  failure: null,
  attempts: 0,
  createdAt: new Date(),
  mode: 'real',
  walletSession: 'w',
  holder: 'player:p',
  game: 'pearls',
};

/** A studio that judges as the real one does. `trouble` strikes the next decisions, one after another. */
function studio(open: Round | null = null, first = fresh) {
  const now = {
    round: open,
    trouble: [] as ('lost-answer' | 'none')[],
    pace: { round_seconds: 0, may_hurry: true, may_autoplay: false, wait_ms: 0 },
    asked: [] as { step: number; decision_id: string }[],
  };
  const answer = (body: object | null, status = 200) => new Response(body && JSON.stringify(body), { status });
  const view = () => now.round && roundView(now.round);

  function decide(body: z.infer<typeof decideBody>): Response {
    const { round } = now;
    if (!round) return answer({ errorCode: 'NOT_FOUND' }, 404);
    now.asked.push({ step: body.step, decision_id: body.decision_id });
    const decision = { id: body.decision_id, action: body.action };
    const verdict = judge(round, body.step, decision);
    if (verdict.kind === 'repeat') return answer({ round: view() });
    if (verdict.kind !== 'made')
      return answer({ errorCode: verdict.kind === 'over' ? 'ROUND_OVER' : 'STALE_STEP', round: view() }, 409);
    const decisions = [...round.decisions, decision];
    now.round =
      verdict.win === null
        ? { ...round, decisions }
        : { ...round, decisions, state: 'settled', win: verdict.win, balance: '101.02' };
    return answer({ round: view() });
  }

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    if (url === '/api/session') {
      const table = { mode: 'real', game: 'pearls', currency: 'uah', balance: '100.00', bets: ['10.00'], bet: '10.00' };
      return answer({ secret: 'secret', ...table, fairness, unfinished: view(), pace: now.pace });
    }
    if (url === '/api/rounds' && init.method === 'POST') {
      if (now.round?.state === 'deciding') return answer({ errorCode: 'ROUND_OPEN', round: view() }, 409);
      now.round = first;
      return answer({ round: view(), fairness, wait_ms: now.pace.round_seconds * 1_000 });
    }
    if (url === '/api/rounds/decide') {
      const reply = decide(decideBody.parse(body));
      if (now.trouble.shift() === 'lost-answer') throw new TypeError('fetch failed');
      return reply;
    }
    if (url === '/api/rounds/open') return answer({ round: now.round?.state === 'deciding' ? view() : null });
    return url === '/api/seen' ? answer(null, 204) : answer({ balance: '100.00' });
  });
  return now;
}

const other = (cell: number) => ({ id: `other-window-${cell}`, action: { kind: 'open' as const, cell } });
const settle = (ms = 3_000) => vi.advanceTimersByTimeAsync(ms);
const text = (query: string) => document.querySelector(query)?.textContent;
const click = (query: string) => document.querySelector<HTMLElement>(query)?.click();
const safe = () =>
  [...document.querySelectorAll('[data-face="safe"]')].map((cell) => Number(cell.getAttribute('data-cell')));

async function openGame(): Promise<void> {
  await import('../mines/mines');
  await settle();
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  history.replaceState(null, '', '/play?token=t');
  document.body.innerHTML = `<script id="config" type="application/json">${JSON.stringify({ ...config, model })}</script><main id="app"></main>`;
  document.body.dataset.state = 'loading';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a round is played: stake, cells, cash-out, and the balance the wallet says', async () => {
  const now = studio();
  await openGame();
  expect(text('.spin')).toBe('Play');
  click('.spin');
  await settle();
  expect([document.body.dataset.state, text('[data-testid="balance"]')]).toEqual(['deciding', '90.00\u00a0₴']);
  expect(document.querySelector<HTMLButtonElement>('.spin')?.disabled).toBe(true);
  click('[data-cell="0"]');
  await settle();
  expect(text('.spin')).toBe('Cash out11.02\u00a0₴');
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyC' }));
  await settle();
  expect(document.body.dataset.state).toBe('idle');
  expect(text('[data-testid="balance"]')).toBe('101.02\u00a0₴');
  expect(text('[data-testid="last-win"]')).toBe('11.02');
  expect(now.round).toMatchObject({ state: 'settled', win: 1_102n });
});

test('a decision whose answer is lost is asked again under the same id, and made once', async () => {
  const now = studio(fresh);
  await openGame();
  now.trouble = ['lost-answer', 'lost-answer'];
  click('[data-cell="0"]');
  await settle(10_000);
  expect(now.asked).toHaveLength(3);
  expect(new Set(now.asked.map(({ decision_id }) => decision_id)).size).toBe(1);
  expect(now.round?.decisions).toHaveLength(1);
  expect(safe()).toEqual([0]);
});

test('an open round is gone on with, not started again', async () => {
  studio({ ...fresh, decisions: [other(5)] });
  await openGame();
  expect(document.body.dataset.state).toBe('deciding');
  expect(text('.notice')).toBe('Your round goes on from where it stood.');
  expect(safe()).toEqual([5]);
});

test('a step that another window made is shown and announced', async () => {
  const now = studio(fresh);
  await openGame();
  now.round = { ...fresh, decisions: [other(5)] };
  click('[data-cell="0"]');
  await settle(1_000);
  expect(text('.notice')).toBe('Another window decided this step. This is how the round stands now.');
  expect(safe()).toEqual([5]);
  click('[data-cell="0"]');
  await settle();
  expect(safe()).toEqual([0, 5]);
});

test('a round that another window ended is over here as well', async () => {
  const now = studio({ ...fresh, decisions: [other(5)] });
  await openGame();
  const cash = { id: 'other-window-cash', action: { kind: 'cash-out' as const } };
  now.round = { ...fresh, state: 'settled', win: 1_102n, balance: '101.02', decisions: [other(5), cash] };
  click('[data-cell="0"]');
  await settle(1_000);
  expect(text('.notice')).toBe('This round is over already.');
  expect([document.body.dataset.state, text('[data-testid="balance"]')]).toEqual(['idle', '101.02\u00a0₴']);
});

test('the next round waits for its time on the button, and what ends the one that runs never does', async () => {
  const now = studio();
  now.pace = { round_seconds: 20, may_hurry: false, may_autoplay: false, wait_ms: 0 };
  await openGame();
  click('.spin');
  await settle();
  click('[data-cell="0"]');
  await settle();
  const button = document.querySelector<HTMLElement>('.spin');
  expect([button?.dataset.wait, button?.getAttribute('aria-disabled')]).toEqual([undefined, 'false']);
  click('.spin');
  await settle();
  expect([document.body.dataset.state, now.round?.state]).toEqual(['idle', 'settled']);
  expect(Number(button?.dataset.wait)).toBeGreaterThan(5);
  click('.spin');
  await settle(100);
  expect(document.body.dataset.state).toBe('idle');
  await settle(15_000);
  expect(button?.dataset.wait).toBeUndefined();
  click('.spin');
  await settle();
  expect(document.body.dataset.state).toBe('deciding');
});

test('a game of one decision is drawn by its button: nothing is cashed out, and a stake that comes back is no win', async () => {
  // Two jacks, and nothing comes to them.
  const deck = [40, 5, 42, 15, 20, 4, 8, 24];
  const now = studio(null, { ...fresh, outcome: { engine: 'video-poker', deck }, choice: { engine: 'video-poker' } });
  await import('../video-poker/video-poker');
  await settle();
  expect(text('.spin')).toBe('Deal');
  click('.spin');
  await settle();
  expect([text('.spin'), document.querySelector<HTMLButtonElement>('.spin')?.disabled]).toEqual(['Draw', false]);
  for (const place of [1, 3]) click(`[data-place="${place}"]`);
  expect(now.asked).toEqual([]);
  click('.spin');
  await settle();
  expect(now.round?.decisions).toMatchObject([{ action: { kind: 'hold', held: [0, 2] } }]);
  expect([document.body.dataset.state, text('[data-testid="last-win"]')]).toEqual(['idle', '10.00']);
  expect(document.querySelector('.result')?.hasAttribute('hidden')).toBe(true);
  expect(text('.table > [role="status"]')).toContain('your stake of 10.00 ₴ is returned');
});
