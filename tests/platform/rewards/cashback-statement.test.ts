import { describe, expect } from 'vitest';
import { runEndedWeeks } from '../../../platform/src/services/rewards/cashback/run-weeks';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames } from '../../support/play/wallet-caller';
import { playerWithStars, playRound, statementOf } from '../../support/rewards/cashback';

it.beforeAll(async ({ platform }) => {
  // So much stays with the house that no share of a loss meets its bound here: cashback-bound.test.ts has that.
  await addGames(platform, { rtp: '10.00' });
});

function goTo(platform: TestPlatform, moment: string): void {
  platform.clock.now = new Date(moment);
}

describe('the statement', () => {
  it('the statement of cashback pages the weeks, newest first, and its amounts are what was paid', async ({
    platform,
  }) => {
    goTo(platform, '2026-06-02T10:00:00Z');
    // Weeks are counted from the first run of the job on.
    await runEndedWeeks(platform.ctx);
    const player = await playerWithStars(platform, 2);
    for (const day of ['2026-06-02', '2026-06-09', '2026-06-16']) {
      goTo(platform, `${day}T10:00:00Z`);
      await playRound(platform, player, '200.00', '33.33');
    }
    goTo(platform, '2026-06-21T21:05:00Z');
    await runEndedWeeks(platform.ctx);
    const first = await statementOf(platform, player, '?page=1&pageSize=2');
    const second = await statementOf(platform, player, '?page=2&pageSize=2');
    expect(first.weeks).toMatchObject({ total: 3, page: 1, pageSize: 2 });
    const items = [...first.weeks.items, ...second.weeks.items];
    expect(items.map(({ from }) => from.slice(0, 10))).toEqual(['2026-06-14', '2026-06-07', '2026-05-31']);
    expect(items.map(({ amount }) => amount)).toEqual(['8.33', '8.33', '8.33']);
    expect(first.balance).toBe('24.99');
    const received = await platform.ctx.db.execute(
      `select sum(amount) as sum from received_bonuses where user_id = '${player.id}' and label = 'Cashback'`,
    );
    expect(received.rows).toEqual([{ sum: '2499' }]);
  });

  it('the statement of cashback is of its owner only, and asks who is asking', async ({ platform }) => {
    expect((await platform.app.inject({ url: '/cashback' })).statusCode).toBe(401);
    const stranger = await playerWithStars(platform, 0);
    expect((await statementOf(platform, stranger)).weeks.total).toBe(0);
  });
});
