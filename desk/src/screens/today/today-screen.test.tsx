// @vitest-environment jsdom
import { type Today, WAITING_KINDS } from '@kozyr/contracts/operator/today';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerDesk, drawDesk } from '../../../../tests/support/desk-screen';
import stuck from '../../../messages/en/stuck.json';
import today from '../../../messages/en/today.json';
import { TodayScreen } from './today-screen';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const READ: Today = {
  at: NOW.toISOString(),
  waiting: WAITING_KINDS.map((kind) => ({
    kind,
    count: kind === 'withdrawals' ? 4 : 0,
    oldest: kind === 'withdrawals' ? '2026-11-20T07:00:00.000Z' : null,
  })),
  withdrawals: [
    { age: 'hour', count: 1 },
    { age: 'four_hours', count: 3 },
    { age: 'day', count: 0 },
    { age: 'longer', count: 0 },
  ],
  stuck: [{ kind: 'payout_unheard', count: 2, oldest: '2026-11-20T06:00:00.000Z' }],
  money: {
    since: '2026-11-19T22:00:00.000Z',
    currencies: [
      {
        currency: 'uah',
        deposits: { sum: '300.00', count: 1 },
        withdrawals: { sum: '500.00', count: 1 },
        stakes: '1150.00',
        wins: '1300.00',
        ggr: '-150.00',
        rounds: 2,
      },
    ],
  },
  health: {
    jobs: 25,
    failing: ['pay_cashback'],
    overdue: ['expire_holds'],
    queues: [
      { name: 'settled_rounds', count: 0, oldest: null, late: false },
      { name: 'messages', count: 1, oldest: '2026-11-20T09:50:00.000Z', late: true },
    ],
  },
};
const draw = (read: Today = READ) => {
  answerDesk(() => ({ status: 200, body: read }));
  return drawDesk(<TodayScreen />, { today, stuck }, { now: NOW });
};
afterEach(() => vi.unstubAllGlobals());

it('what waits says how much and since when, and leads to where it is seen to', async () => {
  draw();
  const waiting = within(await screen.findByRole('region', { name: today.waiting.title }));
  const link = waiting.getByRole('link', { name: /Withdrawals/ });
  expect(link.textContent).toBe('Withdrawals3 hours ago4');
  expect(link.getAttribute('href')).toBe('/en/withdrawals');
  expect(waiting.getAllByRole('link')).toHaveLength(WAITING_KINDS.length);
});

it('the money of the day is in the sign of its currency, a loss with its minus', async () => {
  draw();
  const money = within(await screen.findByRole('table', { name: today.money.title }));
  expect(money.getByRole('row', { name: /Deposits/ }).textContent).toContain('300.00\u00a0₴ (1 payment)');
  expect(money.getByRole('row', { name: /GGR/ }).textContent).toContain('\u2212150.00\u00a0₴');
});

it('parts that are late or fail are named', async () => {
  draw();
  const health = within(await screen.findByRole('region', { name: today.health.title }));
  expect(health.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fails pay_cashback',
    'Overdue expire_holds',
    'In order0 rounds wait to be counted',
    'Late1 message waits to be sent10 minutes ago',
  ]);
});

it('where nothing is stuck and all runs, that is said', async () => {
  draw({ ...READ, stuck: [], health: { ...READ.health, failing: [], overdue: [] } });
  expect(await screen.findByText(today.stuck.none)).toBeTruthy();
  expect(screen.getByText(/All 25 jobs run/)).toBeTruthy();
});
