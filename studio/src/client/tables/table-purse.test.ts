// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';

let balanceAfter: typeof import('./table-purse').balanceAfter;

beforeAll(async () => {
  document.body.innerHTML = '<script id="config" type="application/json">{"title":"Wheel","locale":"en"}</script>';
  ({ balanceAfter } = await import('./table-purse'));
});

const entry = { state: 'settled', stake: '15.00', win: '20.00', balance: null } as const;
const bets = [{ amount: '10.00' }, { amount: '5.00' }];

it('the wallet says the balance of real money, and nothing is guessed before it does', () => {
  expect(balanceAfter({ ...entry, bets, balance: '105.00' }, 8_500n, false)).toBe(10_500n);
  expect(balanceAfter({ ...entry, bets }, 8_500n, false)).toBeNull();
});

it('play money gets the win of a round, and every stake of one that was undone', () => {
  expect(balanceAfter({ ...entry, bets }, 8_500n, true)).toBe(10_500n);
  expect(balanceAfter({ ...entry, bets, win: null }, 8_500n, true)).toBe(8_500n);
  expect(balanceAfter({ ...entry, bets, state: 'void', win: null }, 8_500n, true)).toBe(10_000n);
});
