import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { SettledRoundsListener, Settlement } from '../../../platform/src/context';
import { settlements } from '../../../platform/src/db/schema/settlements';
import { dispatchSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { makePlayer } from '../../support/funded-player';
import { it } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

/** Keeps what it was given once that has committed. */
function counter(): { seen: Settlement[]; consume: SettledRoundsListener } {
  const seen: Settlement[] = [];
  return { seen, consume: async (_ctx, _tx, rows) => void seen.push(...rows) };
}
const told = ({ staked, won, paid, realChange, real }: Settlement) => [staked, won, paid, realChange, real];

it('a settlement tells of a round once it is settled, again when undone, and never of one given back before', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 100_000n });
  const fox = await play(platform, player);
  await fox.bet('1', 'b1', '10.00');
  await fox.win('1', 'w1', '25.00');
  await fox.win('1', 'w1', '25.00');
  await fox.bet('2', 'b2', '5.00');
  await fox.refund('2', 'r2', 'b2');
  await fox.rollback('1', 'rb1', 'w1');
  const { seen, consume } = counter();
  expect(await dispatchSettlements(platform.ctx, [consume])).toBe(2);
  expect(seen.map(told)).toEqual([
    [1_000n, 2_500n, 2_500n, 1_000n, 1_000n],
    [0n, 0n, 0n, -1_000n, 0n],
  ]);
  expect(await dispatchSettlements(platform.ctx, [consume])).toBe(0);
});

it('a settlement counts bonus money in the stake but not in the real part', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 500n, bonus: 500n });
  const fox = await play(platform, player);
  await fox.bet('3', 'b3', '10.00');
  await fox.win('3', 'w3', '0');
  const { seen, consume } = counter();
  await dispatchSettlements(platform.ctx, [consume]);
  expect(seen.map(told)).toEqual([[1_000n, 0n, 0n, 500n, 500n]]);
});

it('a settlement tells when its round began, however late it settles', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 1_000n });
  const fox = await play(platform, player);
  const begun = platform.clock.now;
  await fox.bet('late', 'bl', '1.00');
  platform.clock.now = new Date(begun.getTime() + 60_000);
  await fox.win('late', 'wl', '0');
  const { seen, consume } = counter();
  await dispatchSettlements(platform.ctx, [consume]);
  expect(seen.map(({ begunAt, settledAt }) => [begunAt, settledAt])).toEqual([[begun, platform.clock.now]]);
});

it('the queue of settlements hands each row out once, however many dispatch at once, and again when that failed', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 100_000n });
  const fox = await play(platform, player);
  for (const round of ['4', '5', '6']) {
    await fox.bet(round, `b${round}`, '1.00');
    await fox.win(round, `w${round}`, '0');
  }
  const broken: SettledRoundsListener = async () => {
    throw new Error('not today');
  };
  const { seen, consume } = counter();
  await expect(dispatchSettlements(platform.ctx, [consume, broken])).rejects.toThrow('not today');
  seen.length = 0;
  await Promise.all(Array.from({ length: 8 }, () => dispatchSettlements(platform.ctx, [consume])));
  while ((await dispatchSettlements(platform.ctx, [consume])) > 0);
  expect(seen).toHaveLength(3);
  expect(await platform.ctx.db.select().from(settlements).where(eq(settlements.userId, player.id))).toEqual([]);
});
