import type { JackpotRound } from '@kozyr/contracts/jackpots';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { jackpotPots, jackpotRounds } from '../../../db/schema/jackpots';
import { roundView } from './internal/round-view';

/** The caller's jackpot round that is still open, the oldest of several; null when there is none. */
export async function openRound(ctx: Context, { userId }: Caller): Promise<JackpotRound | null> {
  const [found] = await ctx.db
    .select({ round: jackpotRounds, pot: jackpotPots })
    .from(jackpotRounds)
    .innerJoin(jackpotPots, eq(jackpotPots.id, jackpotRounds.potId))
    .where(and(eq(jackpotRounds.userId, userId), isNull(jackpotRounds.paidAt)))
    .orderBy(asc(jackpotRounds.begunAt), asc(jackpotRounds.potId))
    .limit(1);
  return found ? roundView(found.round, found.pot) : null;
}
