import type { Jackpot } from '@kozyr/contracts/jackpots';
import { fromMinor } from '@kozyr/contracts/money';
import { asc, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { jackpotPots } from '../../../db/schema/jackpots';
import { compareLevels, MICRO } from './rules';

/** Parts per million in a hundredth of a percent. */
const OF_A_HUNDREDTH = 100;

/** A pot as everybody may see it: nothing of when it drops. */
export function jackpotView(pot: typeof jackpotPots.$inferSelect): Jackpot {
  return {
    level: pot.level,
    currency: pot.currency,
    value: fromMinor(pot.value / MICRO),
    seed: fromMinor(pot.seed),
    ceiling: fromMinor(pot.ceiling + pot.toppedUp),
    share: fromMinor(BigInt(pot.share / OF_A_HUNDREDTH)),
    draw_hash: pot.drawHash,
  };
}

/** The four jackpots of each currency, lowest level first. */
export async function listJackpots(db: Queryable): Promise<Jackpot[]> {
  const pots = await db
    .select()
    .from(jackpotPots)
    .where(isNull(jackpotPots.droppedAt))
    .orderBy(asc(jackpotPots.currency));
  return pots
    .toSorted((one, other) => other.currency.localeCompare(one.currency) || compareLevels(one, other))
    .map(jackpotView);
}
