import type { Currency } from '@kozyr/contracts/money';
import type { PreviewOf } from '@kozyr/contracts/operator/promotion-previews';
import { type WheelRules, weightedPrizes } from '@kozyr/contracts/promotions/wheel';
import { and, gte, isNull } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { users } from '../../../../db/schema/accounts';
import { readRulesAt } from '../../../kernel/promotions/read-rules';

const DAYS = 30n;
/** What weightedPrizes answers has so many of its units in one unit of money. */
const UNITS = 1_000_000n;

/** A sum in millionths of a unit, written out: two decimals at least, without zeros at its end. */
function exact(millionths: bigint): string {
  const fraction = String(millionths % UNITS)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '');
  return `${millionths / UNITS}.${fraction}`;
}

const averages = (rules: { now: WheelRules; proposed: WheelRules }, currency: Currency) => {
  const [now, proposed] = [
    weightedPrizes(rules.now.sectors, currency),
    weightedPrizes(rules.proposed.sectors, currency),
  ];
  return {
    per_spin: { now: exact(now), proposed: exact(proposed) },
    per_30_days: { now: exact(now * DAYS), proposed: exact(proposed * DAYS) },
  };
};

/** What a spin brings on the average, exactly, and how many players may spin. */
export async function previewWheel(ctx: Context, proposed: WheelRules): Promise<PreviewOf<'wheel'>> {
  const { value: now } = await readRulesAt(ctx.db, 'wheel', ctx.now());
  const rules = { now, proposed };
  const playersFrom = (stars: number) => ctx.db.$count(users, and(isNull(users.erasedAt), gte(users.rating, stars)));
  return {
    kind: 'wheel',
    currencies: { uah: averages(rules, 'uah'), kzt: averages(rules, 'kzt') },
    players: { now: await playersFrom(now.stars_needed), proposed: await playersFrom(proposed.stars_needed) },
  };
}
