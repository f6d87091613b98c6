import { BATTLE_TIERS, type BattleSizing } from '@kozyr/contracts/battles';
import { type Currency, fromMinor, toMinor } from '@kozyr/contracts/money';
import type { PreviewOf } from '@kozyr/contracts/operator/promotion-previews';
import type { BattleRules } from '@kozyr/contracts/promotions/battles';
import type { Context } from '../../../../context';
import { readRulesAt } from '../../../kernel/promotions/read-rules';
import { hoursOf } from '../../../rewards/battles/plan';
import { readSizing } from '../../../rewards/battles/read-sizing';
import { fullStakesOf } from '../../../rewards/battles/rules';

type Rules = { now: BattleRules; proposed: BattleRules };
const HOURS_OF_A_WEEK = 168n;

const add = (sums: readonly bigint[]): bigint => sums.reduce((all, one) => all + one, 0n);

function previewIn({ now, proposed }: Rules, currency: Currency, sizing: BattleSizing) {
  const tiersOf = (rules: BattleRules) =>
    BATTLE_TIERS.map((tier) => {
      const hours = hoursOf(rules, tier, sizing);
      const prizes = add(rules[tier][currency].prizes.map(toMinor));
      return { hours, prizes, perWeek: (prizes * HOURS_OF_A_WEEK) / BigInt(hours) };
    });
  const [before, after] = [tiersOf(now), tiersOf(proposed)];
  const tiers = before.flatMap((one, rank) => {
    const [tier, other] = [BATTLE_TIERS[rank], after[rank]];
    return tier && other ? [{ tier, open: rank < sizing.tiers, now: one, proposed: other }] : [];
  });
  const open = tiers.filter((one) => one.open);
  const week = { now: add(open.map((one) => one.now.perWeek)), proposed: add(open.map((one) => one.proposed.perWeek)) };
  return {
    open: sizing.tiers,
    tiers: tiers.map(({ tier, open: isOpen, now: one, proposed: other }) => ({
      tier,
      open: isOpen,
      hours: { now: one.hours, proposed: other.hours },
      prizes: { now: fromMinor(one.prizes), proposed: fromMinor(other.prizes) },
      prizes_per_week: { now: fromMinor(one.perWeek), proposed: fromMinor(other.perWeek) },
    })),
    prizes_per_week: { now: fromMinor(week.now), proposed: fromMinor(week.proposed) },
    full_stakes_per_week: {
      now: fromMinor(fullStakesOf([week.now])),
      proposed: fromMinor(fullStakesOf([week.proposed])),
    },
  };
}

/** What the schedule of battles pays a week at most with as many tiers as are open now. */
export async function previewBattles(ctx: Context, proposed: BattleRules): Promise<PreviewOf<'battles'>> {
  const { value: now } = await readRulesAt(ctx.db, 'battles', ctx.now());
  const sizing = await readSizing(ctx.db, ctx.now());
  const rules = { now, proposed };
  return {
    kind: 'battles',
    currencies: { uah: previewIn(rules, 'uah', sizing.uah), kzt: previewIn(rules, 'kzt', sizing.kzt) },
  };
}
