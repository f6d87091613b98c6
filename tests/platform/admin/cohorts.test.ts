import type { getCohortReport } from '@kozyr/contracts/operator/reports';
import { inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { users } from '../../../platform/src/db/schema/accounts';
import { daysBack, startOfDayIn } from '../../../platform/src/services/kernel/time/days';
import { firstDays } from '../../../platform/src/services/kernel/time/periods';
import { makePlayer } from '../../support/funded-player';
import { payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import { addGames, play } from '../../support/play/wallet-caller';
import { AROUND_TODAY, sumUp } from '../../support/reports';

type CohortReport = z.infer<(typeof getCohortReport)['responses'][200]>;

const it = paymentsTest();
let finance: TestOperator;
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  finance = await makeOperator(platform, 'finance');
});

it('cohorts tell who of those that began together plays and pays in later, and what they bring', async ({
  platform,
  payments,
}) => {
  const [loyal, gone, other] = [
    await makePlayer(platform),
    await makePlayer(platform),
    await makePlayer(platform, {}, { currency: 'kzt', country: 'KZ' }),
  ];
  const monday = firstDays(daysBack(AROUND_TODAY.from, 21)).week;
  await platform.ctx.db
    .update(users)
    .set({ createdAt: startOfDayIn(monday, 'uah') })
    .where(inArray(users.id, [loyal.id, gone.id, other.id]));
  await payIn(payments, loyal, '700');
  const game = await play(platform, loyal);
  await game.bet('r1', 'b1', '100.00');
  await game.win('r1', 'w1', '25.10');
  await game.bet('r2', 'b2', '50.00');
  await game.refund('r2', 'f2', 'b2');
  await sumUp(platform);
  const read = async (query: Record<string, string>): Promise<CohortReport> => {
    const asked = new URLSearchParams({ ...AROUND_TODAY, ...query });
    return (await callAs(platform, finance, `/operator/reports/cohorts?${asked}`)).json();
  };
  const { items, up_to } = await read({ from: monday });
  expect(up_to).toEqual(expect.any(String));
  const [began, ...later] = items;
  expect(began).toMatchObject({ from: monday, players: 2 });
  // Three or four weeks on: the span begins a day before today.
  const busy = (began?.cells ?? []).filter(({ played }) => played > 0);
  expect(busy).toEqual([{ played: 1, deposited: 1, deposits: '700.00', revenue: '74.90', per_player: '37.45' }]);
  expect(began?.cells.length).toBeGreaterThanOrEqual(4);
  expect(later.every(({ players }) => players === 0)).toBe(true);
  const bySum = (await read({ since: 'deposit', by: 'month' })).items.filter(({ players }) => players > 0);
  expect(bySum).toMatchObject([{ players: 1, cells: [{ played: 1, deposited: 1, per_player: '74.90' }] }]);
  expect((await read({ from: monday, currency: 'kzt' })).items[0]?.players).toBe(1);
});

it('cohorts of a span that is turned round, or of too many weeks, are refused', async ({ platform }) => {
  const refused = async (from: string, to: string) =>
    (await callAs(platform, finance, `/operator/reports/cohorts?currency=uah&from=${from}&to=${to}`)).json();
  expect(await refused('2026-02-01', '2026-01-01')).toMatchObject({ errorCode: 'BAD_REQUEST' });
  expect((await refused('2024-01-01', '2026-01-01')).message).toContain('60');
});
