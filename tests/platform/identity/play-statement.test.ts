import { expect } from 'vitest';
import { makePlayer } from '../../support/funded-player';
import { payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { makePayee, readWithdrawal, waitingWithdrawal } from '../../support/money/withdrawals';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { addGames, play } from '../../support/play/wallet-caller';
import { callAsPlayer } from '../../support/protection';

const it = paymentsTest();
it.beforeAll(({ platform }) => addGames(platform));

const at = (platform: TestPlatform, moment: string) => {
  platform.clock.now = new Date(moment);
};

it('a statement sums what was staked, won and paid in by the months of the zone of the currency, and since ever', async ({
  platform,
  payments,
}) => {
  at(platform, '2025-09-10T10:00:00Z');
  const player = await makePlayer(platform, { game: 100_000n, bonus: 10_000n });
  const statement = async () => (await callAsPlayer(platform, player, '/protection/statement')).body;
  const nothing = { staked: '0.00', won: '0.00', net: '0.00', deposits: '0.00', withdrawals: '0.00' };
  expect(await statement()).toEqual({ currency: 'uah', months: [], ever: nothing });

  const long = await play(platform, player);
  await long.bet('old', 'b0', '10.00');
  // The last day of October in Kyiv is over at 22:00 UTC.
  at(platform, '2026-10-31T21:59:00Z');
  await payIn(payments, player, '500.00');
  const october = await play(platform, player);
  await october.bet('r1', 'b1', '100.00');
  at(platform, '2026-10-31T22:01:00Z');
  await october.win('r1', 'w1', '70.50');
  await october.bet('r2', 'b2', '20.00');
  await october.refund('r2', 'f2', 'b2');

  expect(await statement()).toEqual({
    currency: 'uah',
    months: [
      { month: '2026-11', ...nothing, won: '70.50', net: '70.50' },
      { month: '2026-10', ...nothing, staked: '100.00', net: '-100.00', deposits: '500.00' },
    ],
    ever: { staked: '110.00', won: '70.50', net: '-39.50', deposits: '500.00', withdrawals: '0.00' },
  });
});

it('a statement counts what was paid out, in the month by Almaty for tenge, and nothing that waits or was denied', async ({
  platform,
  payments,
}) => {
  const payer = await makeOperator(platform, 'payments');
  const player = await makePayee(payments, 10_000_000n, { currency: 'kzt' });
  const ends = async (id: string, how: 'approve' | 'deny', status: string) => {
    const body = how === 'deny' ? { reason: 'recipient_mismatch', note: 'Another name' } : {};
    await callAs(platform, payer, `/operator/withdrawals/${id}/${how}`, { body });
    await expect
      .poll(async () => {
        platform.clock.now = new Date(platform.clock.now.getTime() + 1_000);
        return (await readWithdrawal(payments, player, id)).status;
      })
      .toBe(status);
  };
  // The last day of October in Almaty is over at 19:00 UTC.
  at(platform, '2026-10-31T18:30:00Z');
  await ends(await waitingWithdrawal(payments, player, undefined, '5000'), 'approve', 'SUCCESS');
  at(platform, '2026-10-31T19:30:00Z');
  await ends(await waitingWithdrawal(payments, player, undefined, '6000'), 'approve', 'SUCCESS');
  await ends(await waitingWithdrawal(payments, player, undefined, '7000'), 'deny', 'DENIED');
  await waitingWithdrawal(payments, player, undefined, '8000');
  const { body } = await callAsPlayer(platform, player, '/protection/statement');
  expect(body).toMatchObject({
    currency: 'kzt',
    months: [
      { month: '2026-11', withdrawals: '6000.00' },
      { month: '2026-10', withdrawals: '5000.00' },
    ],
    ever: { withdrawals: '11000.00' },
  });
});
