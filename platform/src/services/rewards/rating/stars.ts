import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { Star } from '@kozyr/contracts/rating';
import type { Context } from '../../../context';
import { readRestrictions } from '../../kernel/settings/registry';
import { cashbackPercent } from '../cashback/rules';
import { STARS_NEEDED } from '../wheel/rules';
import { STAR_THRESHOLDS } from './rules';

/** What each number of stars takes and brings in a currency, from none up; payouts by the stars they ask for now. */
export function starsOf(currency: Currency, payoutMinRating: number | null): Star[] {
  return [0n, ...STAR_THRESHOLDS[currency]].map((turnover, stars) => ({
    stars,
    turnover: fromMinor(turnover),
    cashback_percent: cashbackPercent(stars).toFixed(2),
    // While the setting is not there, a payout asks for one star more than the player has (spec §6): of no star in general.
    payouts: payoutMinRating === null ? null : stars >= payoutMinRating,
    wheel: stars >= STARS_NEEDED,
  }));
}

/** The same for both currencies, for everybody. */
export async function listStars(ctx: Context): Promise<{ currencies: Record<Currency, Star[]> }> {
  const { payoutMinRating } = await readRestrictions(ctx.db);
  return { currencies: { uah: starsOf('uah', payoutMinRating), kzt: starsOf('kzt', payoutMinRating) } };
}
