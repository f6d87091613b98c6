import { expect } from 'vitest';
import { makePlayer } from '../../support/funded-player';
import { payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
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
