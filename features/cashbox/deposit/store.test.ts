// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { wireDeposit } from '@/tests/support/money/deposit-wire';
import { firstDepositClosed, tellFirstDeposit, useFirstDeposit } from './store';

const first = wireDeposit({ first: true });
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
