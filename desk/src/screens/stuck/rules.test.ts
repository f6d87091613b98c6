import type { StuckItem } from '@kozyr/contracts/operator/stuck';
import { expect, it } from 'vitest';
import { acknowledgedKind, pageOf } from './rules';

const item = (known: Partial<StuckItem>): StuckItem => ({
  kind: 'deposit_awaiting',
  id: 'a',
  since: '2026-03-02T10:00:00Z',
  player: null,
  amount: null,
  currency: null,
  what: 'Ask the gateway.',
  ...known,
});

it('the page of what is stuck lets only what would stay for ever be acknowledged', () => {
  expect(acknowledgedKind(item({ kind: 'reconciliation_mismatch' }))).toBe('reconciliation_mismatch');
  expect(acknowledgedKind(item({ kind: 'withdrawal_waiting' }))).toBeNull();
});

it('the page of what is stuck leads to the page where something can be done', () => {
  expect(pageOf(item({ kind: 'payout_unheard', id: 'w1', player: 'p1' }))).toBe('/withdrawals/w1');
  expect(pageOf(item({ kind: 'job_failing', id: 'pay_cashback' }))).toBe('/jobs?job=pay_cashback');
  expect(pageOf(item({ kind: 'reconciliation_mismatch', id: '2026-03-01' }))).toBe('/reconciliations/2026-03-01');
  expect(pageOf(item({ kind: 'reconciliation_mismatch', id: '2026-03-01/fondy-ua' }))).toBe(
    '/reconciliations/2026-03-01?gateway=fondy-ua',
  );
  expect(pageOf(item({ kind: 'table_closed', id: 'live-one' }))).toBe('/games?tab=tables');
  expect(pageOf(item({ player: 'p1' }))).toBe('/players/p1');
  expect(pageOf(item({}))).toBeNull();
});
