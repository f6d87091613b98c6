// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from './texts/en';

const { postToSite, mayOfferDeposit, onBackOnline, onResume } = vi.hoisted(() => ({
  mayOfferDeposit: vi.fn(() => true),
  postToSite: vi.fn(),
  onBackOnline: vi.fn((_back: () => void) => () => undefined),
  onResume: vi.fn((_resumed: () => void) => () => undefined),
}));
vi.mock('./site-messages', () => ({ postToSite, mayOfferDeposit, onBackOnline, onResume }));

const actions = {
  ...({ demo: false, currency: 'uah', balance: 0n } as const),
  again: vi.fn(),
  idle: vi.fn(),
  announce: vi.fn(),
  refill: vi.fn(),
};

/** The failures of a page as the server writes it; jsdom has no modal dialogs of its own. */
async function failures() {
  document.body.innerHTML =
    '<script id="config" type="application/json">{"title":"Lucky Fox","locale":"en","fewCredits":"1000.00"}</script>';
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.remove();
  };
  return import('./show-error');
}

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});

test('a bet that the balance does not cover says so and offers a deposit', async () => {
  (await failures()).showError('INSUFFICIENT_FUNDS', actions);
  expect(document.querySelector('dialog')?.textContent).toContain('Not enough balance');
  expect(actions.announce).toHaveBeenCalledWith(en.noFunds);
  const deposit = [...document.querySelectorAll('button')].find((button) => button.textContent === en.deposit);
  deposit?.click();
  expect(postToSite).toHaveBeenCalledWith({ type: 'deposit' });
  expect(actions.idle).toHaveBeenCalledTimes(1);
});

test('a player who may not pay in is told of the balance, and offered no deposit', async () => {
  mayOfferDeposit.mockReturnValueOnce(false);
  (await failures()).showError('INSUFFICIENT_FUNDS', actions);
  expect(document.querySelector('dialog')?.textContent).toContain(en.noFunds);
  const buttons = [...document.querySelectorAll('.choices button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([en.ok]);
});

test('play money that is gone is filled up instead', async () => {
  (await failures()).showError('INSUFFICIENT_FUNDS', { ...actions, demo: true });
  const buttons = [...document.querySelectorAll('.choices button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([en.demoRefill]);
});

test('credits that are used up can be refilled for nothing, and no cashbox is offered', async () => {
  (await failures()).showError('INSUFFICIENT_FUNDS', { ...actions, currency: 'crd', balance: 99_999n });
  expect(document.querySelector('dialog')?.textContent).toContain(en.fewCreditsHelp);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.choices button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([en.refill, en.ok]);
  buttons[0]?.click();
  expect(postToSite.mock.calls).toEqual([[{ type: 'refill' }]]);
  expect(actions.idle).toHaveBeenCalledTimes(1);
});

test('who has credits left that are not enough for a bet is told when they are refilled', async () => {
  (await failures()).showError('INSUFFICIENT_FUNDS', { ...actions, currency: 'crd', balance: 100_000n });
  expect(document.querySelector('dialog')?.textContent).toContain('fewer than 1\u202f000.00\u00a0CR');
  const buttons = [...document.querySelectorAll('.choices button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([en.ok]);
});

test('a player of credits who is stopped reads nothing of money', async () => {
  (await failures()).showError('PLAYER_STOPPED', { ...actions, currency: 'crd' });
  expect(document.querySelector('dialog')?.textContent).toContain(en.stoppedCreditsHelp);
});

test.each(['WALLET_UNAVAILABLE', 'DATABASE_UNAVAILABLE', 'NOBODY_KNOWS_THIS'])(
  '%s must be answered by trying again',
  async (code) => {
    (await failures()).showError(code, actions);
    document.querySelector<HTMLButtonElement>('.choices button')?.click();
    expect(actions.again).toHaveBeenCalledTimes(1);
  },
);

test('a bet that found no room is shown as not taken, and the table is free again', async () => {
  (await failures()).showError('OVERLOADED', actions);
  expect(document.querySelector('dialog')?.textContent).toContain(en.busy);
  expect(actions.again).not.toHaveBeenCalled();
});

test('what failed for want of a connection is tried again when that is back, without a press', async () => {
  (await failures()).showError('OFFLINE', actions);
  const [back] = onBackOnline.mock.calls[0] ?? [];
  back?.();
  expect(actions.again).toHaveBeenCalledTimes(1);
  expect(document.querySelector('dialog')).toBeNull();
});

test.each([
  ['GAME_UNAVAILABLE', 'currently unavailable', 'unavailable'],
  ['TECHNICAL_WORK', 'Technical work is underway', 'technical-work'],
  ['SESSION_CLOSED', 'session is over', 'session-expired'],
])('%s says so and closes the game for that reason', async (code, text, reason) => {
  (await failures()).showError(code, actions);
  expect(document.querySelector('dialog')?.textContent).toContain(text);
  document.querySelector<HTMLButtonElement>('.choices button')?.click();
  expect(postToSite).toHaveBeenCalledWith({ type: 'close', reason });
  expect(onBackOnline).not.toHaveBeenCalled();
});

test('a break that the law asks for is told, and the game stays open', async () => {
  (await failures()).showError('BREAK_DUE', actions);
  expect(document.querySelector('dialog')?.textContent).toContain(en.breakDueHelp);
  expect(postToSite).not.toHaveBeenCalled();
});

test('a break whose end the wallet told is told with it', async () => {
  (await failures()).showError('BREAK_DUE {"until":"2026-11-20T22:15:00.000Z"}', actions);
  expect(document.querySelector('dialog')?.textContent).toMatch(/from 2\d\.11\.2026, \d\d:\d\d/);
});

test.each([
  ['loss', 'day', 'lossLimitDay'],
  ['loss', 'week', 'lossLimitWeek'],
  ['loss', 'month', 'lossLimitMonth'],
  ['stake', 'day', 'stakeLimitDay'],
  ['stake', 'week', 'stakeLimitWeek'],
  ['stake', 'month', 'stakeLimitMonth'],
] as const)(
  'a limit of %s of a %s is named with what is left of it and when it is counted anew',
  async (kind, period, text) => {
    const limit = {
      kind,
      period,
      amount: '1000.00',
      used: '990.00',
      left: '10.00',
      frees_at: '2026-11-20T22:15:00.000Z',
    };
    (await failures()).showError(`LIMIT_REACHED ${JSON.stringify(limit)}`, actions);
    const shown = document.querySelector('dialog')?.textContent;
    expect(shown).toContain(en[text]);
    expect(shown).toMatch(/10\.00.₴ of 1.000\.00.₴ is left\. It is counted anew from 2\d\.11\.2026, \d\d:\d\d/);
    expect(actions.announce).toHaveBeenCalledWith(en[text]);
  },
);

test.each([
  ['day', 'timeLimitDay'],
  ['week', 'timeLimitWeek'],
  ['month', 'timeLimitMonth'],
] as const)('a limit of time of a %s is named with when it is counted anew', async (period, text) => {
  const limit = { kind: 'time', period, amount: '60', used: '60', left: '0', frees_at: '2026-11-20T22:15:00.000Z' };
  (await failures()).showError(`LIMIT_REACHED ${JSON.stringify(limit)}`, actions);
  const shown = document.querySelector('dialog')?.textContent;
  expect(shown).toContain(en[text]);
  expect(shown).toMatch(/counted anew from 2\d\.11\.2026, \d\d:\d\d/);
});

test('a reality check is shown by the page around, and its sheet goes once the page lets the game go on', async () => {
  const { showError } = await failures();
  showError('REALITY_CHECK_DUE', actions);
  expect(document.querySelector('dialog')?.textContent).toContain(en.timeCheckHelp);
  expect(postToSite).toHaveBeenCalledWith({ type: 'reality-check' });
  onResume.mock.calls[0]?.[0]();
  expect(document.querySelector('dialog')).toBeNull();
});
