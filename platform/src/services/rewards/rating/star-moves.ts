import type { Currency } from '@kozyr/contracts/money';
import type { Context } from '../../../context';
import { rulesNow } from '../../kernel/promotions/known-rules';
import { movesStars } from './rules';

/** Answers whether a turnover that changes gives or takes a star, by the rules of now: for many stakes at once. Minor units. */
export async function starMoves(ctx: Context): Promise<(currency: Currency, before: bigint, after: bigint) => boolean> {
  const { value: rules } = await rulesNow(ctx, 'stars');
  return (currency, before, after) => movesStars(rules, currency, before, after);
}
