import { type BattleRules, BUILT_IN_BATTLES } from '@kozyr/contracts/promotions/battles';
import { and, asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { battles } from '../../../platform/src/db/schema/battles';
import { scheduleBattles } from '../../../platform/src/services/rewards/battles/schedule-battles';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames } from '../../support/play/wallet-caller';
import { holdRules } from '../../support/rewards/promotion-rules';

const at = (text: string) => new Date(text);
const OTHER: BattleRules = {
  ...BUILT_IN_BATTLES,
  bronze: {
    hours: 12,
    uah: { min_stake: '8.00', prizes: ['70.00', '30.00'] },
    kzt: { min_stake: '80.00', prizes: ['700.00'] },
  },
};

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

const bronze = ({ ctx }: TestPlatform) =>
  ctx.db
    .select()
    .from(battles)
    .where(and(eq(battles.tier, 'bronze'), eq(battles.currency, 'uah')))
    .orderBy(asc(battles.startsAt));

it('a battle that was announced stays as it was, and the next one follows the rules that hold at its start', async ({
  platform,
}) => {
  platform.clock.now = at('2026-11-25T10:00:00Z');
  await scheduleBattles(platform.ctx);
  // They hold from the moment on which the second announced battle begins, which is announced already.
  await holdRules(platform, 'battles', { value: OTHER, from: at('2026-11-26T00:00:00Z') });
  platform.clock.now = at('2026-11-26T00:05:00Z');
  await scheduleBattles(platform.ctx);
  await scheduleBattles(platform.ctx);
  expect(await bronze(platform)).toMatchObject([
    { startsAt: at('2026-11-25T00:00:00Z'), minStake: 500n, prizes: [50_000n, 30_000n, 20_000n, 10_000n, 10_000n] },
    { startsAt: at('2026-11-26T00:00:00Z'), endsAt: at('2026-11-27T00:00:00Z'), minStake: 500n },
    { startsAt: at('2026-11-27T00:00:00Z'), minStake: 800n, prizes: [7_000n, 3_000n], fullStakes: 600_000n },
  ]);
});

it('rules that are confirmed ahead hold for a battle that begins when they do, and not for one a moment before', async ({
  platform,
}) => {
  await platform.ctx.db.execute('truncate battles, battle_entries, battle_points, battle_prizes cascade');
  platform.clock.now = at('2027-01-10T10:00:00Z');
  await holdRules(platform, 'battles', { value: BUILT_IN_BATTLES, from: at('2027-01-01T00:00:00Z') });
  await holdRules(platform, 'battles', { value: OTHER, from: at('2027-01-11T00:00:00Z') });
  await scheduleBattles(platform.ctx);
  expect(await bronze(platform)).toMatchObject([
    { startsAt: at('2027-01-10T00:00:00Z'), minStake: 500n },
    { startsAt: at('2027-01-11T00:00:00Z'), minStake: 800n, prizes: [7_000n, 3_000n] },
  ]);
});
