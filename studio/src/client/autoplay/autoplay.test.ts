// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en as common } from '../texts/en';
import { en } from './texts/en';

const config = { title: 'Fox', locale: 'en', slug: 'fox', provider: 'P', siteOrigin: 'http://site.test', model: {} };
const fairness = { commitment: 'a'.repeat(64), client_seed: 'mine', nonce: 1, next_commitment: 'b'.repeat(64) };
const round = {
  ...{ id: 'r', spin_id: 's', status: 'settled', stake: '10.00', failure: null, nonce: 0 },
  created_at: '2026-11-20T10:00:00.000Z',
  outcome: { engine: 'slot', free_spins: 0, capped: false, spins: [] },
};

/** A studio whose rounds pay what stands in `wins`, one after another, and nothing after that. */
const studio = {
  balance: 100_000n,
  spins: 0,
  wins: [] as string[],
  refuse: '',
  waitMs: 0,
  showMs: 0,
  mayAutoplay: true,
};
const money = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

function answerOf(url: string): [object, number] {
  if (url === '/api/session') {
    const table = {
      mode: 'real',
      game: 'fox',
      currency: 'uah',
      balance: money(studio.balance),
      bets: ['10.00'],
      bet: '10.00',
    };
    const pace = { round_seconds: 0, may_hurry: true, may_autoplay: studio.mayAutoplay, wait_ms: 0 };
    return [{ secret: 'secret', ...table, fairness, unfinished: null, pace }, 200];
  }
  if (url !== '/api/spin') return [{ balance: money(studio.balance) }, 200];
  studio.spins += 1;
  if (studio.refuse !== '') {
    const refused = { ...round, status: 'rejected', failure: studio.refuse, win: '0.00', balance: null, outcome: null };
    return [{ round: refused, fairness, wait_ms: 0 }, 200];
  }
  const win = studio.wins.shift() ?? '0.00';
  studio.balance += BigInt(win.replace('.', '')) - 1_000n;
  return [{ round: { ...round, win, balance: money(studio.balance) }, fairness, wait_ms: studio.waitMs }, 200];
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const button = () => document.querySelector<HTMLButtonElement>('[data-testid="autoplay-button"]');
const line = () => find('[data-testid="autoplay"]');
const state = () => document.body.dataset.state;

async function openGame(): Promise<void> {
  const { runSpinGame } = await import('../spin-game');
  const nothing = () => undefined;
  runSpinGame(
    {
      element: document.createElement('div'),
      start: nothing,
      hurry: nothing,
      reset: nothing,
      show: () => new Promise((shown) => setTimeout(shown, studio.showMs)),
    },
    { pays: () => [], rules: () => [], recheck: { again: () => ({ good: true, text: '' }) } },
  );
  await pass(1_000);
}

function holdBySite(): void {
  const data = { source: 'kozyr-site', type: 'pause' };
  window.dispatchEvent(new MessageEvent('message', { data, origin: config.siteOrigin, source: window.parent }));
}

function type(index: number, text: string): void {
  const field = document.querySelectorAll<HTMLInputElement>('dialog input[inputmode]')[index];
  if (!field) throw new Error('There is no such field');
  field.value = text;
}

/** Fills the sheet in and starts. Ten rounds take 25 s at the least. */
async function start(rounds: number, loss: string, win = ''): Promise<void> {
  button()?.click();
  document.querySelector<HTMLInputElement>(`dialog input[value="${rounds}"]`)?.click();
  type(0, loss);
  type(1, win);
  find('[data-testid="start-autoplay"]')?.click();
  await pass(0);
}

/** What a game listens to outlives its test: it is taken away after it. */
const listening: (() => void)[] = [];
function forgetListenersOf(target: Document | Window): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) => {
      add(name, listener);
      listening.push(() => target.removeEventListener(name, listener));
    },
  );
}

beforeEach(() => {
  forgetListenersOf(document);
  forgetListenersOf(window);
  vi.resetModules();
  vi.useFakeTimers();
  Object.assign(studio, { balance: 100_000n, spins: 0, wins: [], refuse: '', waitMs: 0, showMs: 0, mayAutoplay: true });
  history.replaceState(null, '', '/play?token=t');
  document.body.innerHTML = `<script id="config" type="application/json">${JSON.stringify(config)}</script><main id="app"></main>`;
  document.body.dataset.state = 'loading';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (url: string) => {
    const [body, status] = answerOf(url);
    return new Response(JSON.stringify(body), { status });
  });
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.remove();
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const forget of listening.splice(0)) forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('where the law does not let a game play by itself there is nothing to press', async () => {
  studio.mayAutoplay = false;
  await openGame();
  expect(button()?.hidden).toBe(true);
});

test('the sheet opens empty and begins nothing before rounds and a loss limit are set', async () => {
  await openGame();
  expect([button()?.hidden, button()?.getAttribute('aria-label')]).toEqual([false, en.autoplay]);
  button()?.click();
  const typed = [...document.querySelectorAll<HTMLInputElement>('dialog input')];
  expect(typed.map(({ type, checked, value }) => (type === 'radio' ? checked : value))).toEqual([
    ...[false, false, false, false, '', ''],
  ]);
  find('[data-testid="start-autoplay"]')?.click();
  const alerts = [...document.querySelectorAll('dialog [role="alert"]')].map(({ textContent }) => textContent);
  expect(alerts).toEqual([en.roundsWanted, en.lossWanted, '']);
  await pass(10_000);
  expect(studio.spins).toBe(0);
});

test('rounds follow one another no faster than by hand, with what is left of them, until all are played', async () => {
  await openGame();
  studio.wins = ['30.00'];
  await start(10, '500');
  expect(studio.spins).toBe(1);
  expect(button()?.getAttribute('aria-label')).toBe('Stop autoplay, rounds left: 10');
  await pass(2_400);
  expect(studio.spins).toBe(1);
  await pass(200);
  expect([studio.spins, line()?.textContent]).toEqual([2, 'Rounds left: 9 · lost 0.00\u00a0₴ of 500.00\u00a0₴']);
  await pass(60_000);
  expect([studio.spins, state(), line()?.hidden]).toEqual([10, 'idle', true]);
  expect(button()?.getAttribute('aria-label')).toBe(en.autoplay);
});

test('it stops before a bet could pass the loss limit, and says so', async () => {
  await openGame();
  await start(50, '25');
  await pass(6_000);
  expect([studio.spins, state(), line()?.textContent]).toEqual([2, 'idle', en.endedLoss]);
  await pass(20_000);
  expect([studio.spins, line()?.hidden]).toEqual([2, true]);
});

test('it stops at a single win of the amount that was set', async () => {
  await openGame();
  studio.wins = ['0.00', '99.99', '100.00'];
  await start(50, '500', '100');
  await pass(30_000);
  expect(studio.spins).toBe(3);
});

test('it stops when the balance does not cover the next bet', async () => {
  studio.balance = 2_500n;
  await openGame();
  await start(10, '500');
  await pass(6_000);
  expect([studio.spins, line()?.textContent, document.querySelector('dialog')]).toEqual([2, en.endedFunds, null]);
});

test.each([
  ['a press of the big button', () => find('.spin')?.click(), 'endedPlayer'],
  ['a press of its own button', () => button()?.click(), 'endedPlayer'],
  ['Space', () => document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space' })), 'endedPlayer'],
  ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' })), 'endedPlayer'],
  ['a sheet', () => find('.control.info')?.click(), 'endedSheet'],
  [
    'the page being left',
    () => {
      const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      hidden.mockRestore();
    },
    'endedHidden',
  ],
  ['the site, which shows a time check or a notice', holdBySite, 'endedPaused'],
] as const)('%s stops it: the round that runs is shown, and no other begins', async (_, stop, ending) => {
  await openGame();
  await start(50, '500');
  await pass(3_000);
  expect(studio.spins).toBe(2);
  stop();
  await pass(3_500);
  expect([studio.spins, state(), line()?.textContent]).toEqual([2, 'idle', en[ending]]);
  await pass(20_000);
  expect(studio.spins).toBe(2);
});

test('the page around has a moment after each round to hold the game, however long the round was shown', async () => {
  await openGame();
  studio.showMs = 4_000;
  await start(50, '500');
  await pass(4_750);
  expect(document.body.dataset.state).toBe('spinning');
  holdBySite();
  await pass(20_000);
  expect([studio.spins, state(), line()?.hidden]).toEqual([1, 'idle', true]);
});

test('a refused bet stops it and is told as by hand', async () => {
  await openGame();
  await start(50, '500');
  await pass(1_000);
  studio.refuse = 'REALITY_CHECK_DUE';
  await pass(2_000);
  expect(find('dialog .lead')?.textContent).toBe(common.timeCheck);
  expect(line()?.textContent).toBe(en.endedRefused);
  find('dialog .choices button')?.click();
  studio.refuse = '';
  await pass(20_000);
  expect([studio.spins, state()]).toEqual([2, 'idle']);
});

test('the pace of the law holds between rounds that begin by themselves, and the bet can’t be changed meanwhile', async () => {
  studio.waitMs = 8_000;
  await openGame();
  await start(10, '500');
  await pass(7_500);
  expect([studio.spins, state(), document.querySelector<HTMLButtonElement>('.typed')?.disabled]).toEqual([
    ...[1, 'spinning', true],
  ]);
  await pass(1_000);
  expect(studio.spins).toBe(2);
});
