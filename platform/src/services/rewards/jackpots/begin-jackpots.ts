import { CURRENCIES } from '@kozyr/contracts/money';
import type { Context } from '../../../context';
import { beginPots } from './internal/open-pot';

/** Begins the jackpots of a product that has none yet; for its start, in any number of processes. */
export async function beginJackpots(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const currency of CURRENCIES) await beginPots(ctx, tx, currency);
  });
}
