// @vitest-environment jsdom
import type { Deposit } from '@kozyr/contracts/payments';
import { beforeEach, expect, it } from 'vitest';
import { firstDepositClosed, tellFirstDeposit, useFirstDeposit } from './store';

const first: Deposit = {
  id: 'd1',
  method: 'visa',
  amount: '500.00',
  currency: 'uah',
  status: 'SUCCESS',
  decline_reason: null,
  payment_url: null,
  pay_until: null,
  created_at: '2026-11-20T10:00:00.000Z',
  settled_at: '2026-11-20T10:01:00.000Z',
  first: true,
  bonus: null,
};
const soon = new Date('2026-11-20T10:02:00.000Z');
const told = () => useFirstDeposit.getState().moment?.id;

beforeEach(() => {
  localStorage.clear();
  firstDepositClosed();
});

it('a first deposit that has just arrived is told of once, also after a reload', () => {
  tellFirstDeposit(first, soon);
  expect(told()).toBe('d1');
  firstDepositClosed();
  tellFirstDeposit(first, soon);
  expect(told()).toBeUndefined();
});

it('a later deposit, one that has not arrived and one of another day are no such moment', () => {
  tellFirstDeposit({ ...first, first: false }, soon);
  tellFirstDeposit({ ...first, status: 'AWAITING_DEPOSIT', settled_at: null }, soon);
  tellFirstDeposit(first, new Date('2026-11-21T10:02:00.000Z'));
  expect(told()).toBeUndefined();
});
