// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from './texts/en';

const config = { title: 'Fox', locale: 'en', slug: 'fox', provider: 'P', siteOrigin: 'http://site.test', model: {} };
const fairness = { commitment: 'a'.repeat(64), client_seed: 'mine', nonce: 1, next_commitment: 'b'.repeat(64) };
const round = {
  ...{
    id: 'r',
    spin_id: 's',
    status: 'settled',
    stake: '10.00',
    win: '0.00',
    balance: '90.00',
    failure: null,
    nonce: 0,
  },
  created_at: '2026-11-20T10:00:00.000Z',
  outcome: { engine: 'slot', free_spins: 0, capped: false, spins: [] },
};

/** A studio that takes a round and then has the game wait. `refuse`: the next spin comes that many milliseconds too soon. */
function studio(pace: { round_seconds: number; may_hurry: boolean }, wait_ms = 0, currency = 'uah') {
  const now = { refuse: 0, spins: 0 };
  const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', async (url: string) => {
    const table = { mode: 'real', game: 'fox', currency, balance: '100.00', bets: ['10.00'], bet: '10.00' };
    if (url === '/api/session')
      return answer({
        secret: 'secret',
        ...table,
        fairness,
        unfinished: null,
        pace: { ...pace, may_autoplay: false, wait_ms },
      });
    if (url !== '/api/spin') return answer({ balance: '100.00' });
    now.spins += 1;
    if (now.refuse > 0) return answer({ errorCode: 'TOO_FAST', message: 'Later', wait_ms: now.refuse }, 429);
    return answer({ round, fairness, wait_ms: pace.round_seconds * 1_000 });
  });
  return now;
}

const field = { shownFor: 0, hurried: 0, hurry: () => undefined };
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const button = () => document.querySelector<HTMLButtonElement>('.spin');
const told = () => [...document.querySelectorAll('.table > [role="status"]')].map(({ textContent }) => textContent);

/** A game whose rounds are shown for three seconds, unless they are hurried on. */
async function openGame(): Promise<void> {
  const { runSpinGame } = await import('./spin-game');
  const { wait } = await import('./pace');
  const nothing = () => [];
  runSpinGame(
    {
      element: document.createElement('div'),
      start: () => undefined,
      hurry: () => {
        field.hurried += 1;
      },
      reset: () => undefined,
      async show(_view, _round, pace) {
        const began = performance.now();
        await wait(pace, 3_000);
        field.shownFor = performance.now() - began;
      },
    },
    { pays: nothing, rules: nothing, recheck: { again: () => ({ good: true, text: '' }) } },
  );
  await pass(1_000);
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  Object.assign(field, { shownFor: 0, hurried: 0 });
  history.replaceState(null, '', '/play?token=t');
  document.body.innerHTML = `<script id="config" type="application/json">${JSON.stringify(config)}</script><main id="app"></main>`;
  document.body.dataset.state = 'loading';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('where the law lets no game be hurried a round is shown in its whole time, whatever is pressed', async () => {
  const now = studio({ round_seconds: 0, may_hurry: false });
  await openGame();
  button()?.click();
  await pass(1_000);
  expect([button()?.getAttribute('aria-label'), button()?.getAttribute('aria-disabled')]).toEqual([en.spin, 'true']);
  button()?.click();
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space' }));
  await pass(5_000);
  expect(field).toMatchObject({ hurried: 0 });
  expect(field.shownFor).toBeGreaterThanOrEqual(3_000);
  expect([now.spins, document.body.dataset.state, button()?.getAttribute('aria-disabled')]).toEqual([
    1,
    'idle',
    'false',
  ]);
});

test('where it may be hurried a press shows the rest at once', async () => {
  studio({ round_seconds: 0, may_hurry: true });
  await openGame();
  button()?.click();
  await pass(1_000);
  expect(button()?.getAttribute('aria-label')).toBe(en.stop);
  button()?.click();
  await pass(3_000);
  expect(field.hurried).toBe(1);
  expect(field.shownFor).toBeLessThan(1_000);
});

test('the button waits with the seconds that are left, takes no press before, and begins the next round after', async () => {
  const now = studio({ round_seconds: 8, may_hurry: true });
  await openGame();
  button()?.click();
  await pass(5_000);
  expect(document.body.dataset.state).toBe('idle');
  expect(button()?.dataset.wait).toMatch(/^[34]$/);
  expect(told()[1]).toMatch(/^The next round may begin in [45] s\.$/);
  button()?.click();
  await pass(100);
  expect([now.spins, button()?.disabled]).toEqual([1, false]);
  await pass(4_000);
  expect([button()?.dataset.wait, told()[1]]).toEqual([undefined, '']);
  button()?.click();
  await pass(100);
  expect(now.spins).toBe(2);
});

test('a window that is opened between two rounds waits from its beginning', async () => {
  const now = studio({ round_seconds: 8, may_hurry: true }, 6_000);
  await openGame();
  expect(button()?.dataset.wait).toBe('5');
  button()?.click();
  await pass(6_000);
  expect([now.spins, button()?.dataset.wait]).toEqual([0, undefined]);
});

test('a round that another window made too soon is not repeated by itself: the button waits, and nothing is staked', async () => {
  const now = studio({ round_seconds: 8, may_hurry: true });
  await openGame();
  now.refuse = 3_000;
  button()?.click();
  await pass(200);
  expect([document.body.dataset.state, button()?.dataset.wait]).toEqual(['idle', '3']);
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.querySelector('[data-testid="balance"]')?.textContent).toBe('100.00\u00a0₴');
  await pass(10_000);
  expect(now.spins).toBe(1);
});

test('a game of credits says that it is play money, writes them by their sign, and shows no result of the session', async () => {
  studio({ round_seconds: 0, may_hurry: true }, 0, 'crd');
  await openGame();
  const label = document.querySelector('header .demo');
  expect([label?.textContent, label?.hasAttribute('hidden')]).toEqual([en.credits, false]);
  expect(label?.getAttribute('aria-label')).toBe(en.creditsNote);
  expect(document.querySelector('[data-testid="balance"]')?.textContent).toBe('100.00\u00a0CR');
  expect(document.querySelector('.session')?.textContent).toBe('00:00');
  button()?.click();
  await pass(5_000);
  expect(document.querySelector('.session')?.textContent).toBe('00:00');
});

test('a game of money says nothing of play money', async () => {
  studio({ round_seconds: 0, may_hurry: true });
  await openGame();
  expect(document.querySelector('header .demo')?.hasAttribute('hidden')).toBe(true);
});
