import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { CashbackRules } from '@kozyr/contracts/promotions/cashback';
import type { StarsRules } from '@kozyr/contracts/promotions/stars';
import type { WheelRules } from '@kozyr/contracts/promotions/wheel';
import type { Star } from '@kozyr/contracts/rating';
import type { Context } from '../../../context';
import { readRulesAt } from '../../kernel/promotions/read-rules';
import { readRestrictions } from '../../kernel/settings/registry';
import { weekAt } from '../../kernel/time/week';
import { cashbackHundredths } from '../cashback/rules';
import { rulesOfWeek } from '../cashback/rules-of-week';
import { rulesOfWheel } from '../wheel/rules-of-day';
import { thresholdsOf } from './rules';

type Terms = { stars: StarsRules; cashback: CashbackRules; wheel: WheelRules; payoutMinRating: number | null };

function starsBy({ stars: rules, cashback, wheel, payoutMinRating }: Terms, currency: Currency): Star[] {
  return [0n, ...thresholdsOf(rules, currency)].map((turnover, stars) => ({
    stars,
    turnover: fromMinor(turnover),
    cashback_percent: fromMinor(BigInt(cashbackHundredths(cashback, stars))),
    // While the setting is not there, a payout asks for one star more than the player has (spec §6): of no star in general.
    payouts: payoutMinRating === null ? null : stars >= payoutMinRating,
    wheel: stars >= wheel.stars_needed,
  }));
}

/** What each number of stars takes and brings in a currency by what holds now, from none up; payouts by the stars they ask for now. */
export async function readStars(ctx: Context, currency: Currency): Promise<Star[]> {
  const now = ctx.now();
  const [{ payoutMinRating }, stars, cashback, wheel] = await Promise.all([
    readRestrictions(ctx.db),
    readRulesAt(ctx.db, 'stars', now),
    rulesOfWeek(ctx.db, weekAt(now, currency)),
    rulesOfWheel(ctx.db, now, currency),
  ]);
  return starsBy({ stars: stars.value, cashback, wheel, payoutMinRating }, currency);
}

/** The same for both currencies, for everybody. */
export async function listStars(ctx: Context): Promise<{ currencies: Record<Currency, Star[]> }> {
  return { currencies: { uah: await readStars(ctx, 'uah'), kzt: await readStars(ctx, 'kzt') } };
}
