import type { JackpotPayment } from '@kozyr/contracts/jackpots';
import { fromMinor } from '@kozyr/contracts/money';
import { startOfMinute } from 'date-fns';
import { count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../../context';
import { jackpotPots, jackpotRounds } from '../../../db/schema/jackpots';
import { maskedName } from '../../kernel/players/player-view';

/** Jackpots that were paid, newest first; nothing in them leads to a player. page counts from 1. */
export async function listJackpotPayments(ctx: Context, { page, pageSize }: { page: number; pageSize: number }) {
  const paid = isNotNull(jackpotRounds.paidAt);
  const rows = await ctx.db
    .select({ round: jackpotRounds, pot: jackpotPots })
    .from(jackpotRounds)
    .innerJoin(jackpotPots, eq(jackpotPots.id, jackpotRounds.potId))
    .where(paid)
    .orderBy(desc(jackpotRounds.paidAt), desc(jackpotRounds.potId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await ctx.db.select({ total: count() }).from(jackpotRounds).where(paid);
  const items = rows.map(({ round, pot }): JackpotPayment => {
    return {
      id: round.id,
      player: maskedName(ctx.env.PSEUDONYM_SECRET, round.userId),
      level: round.level,
      currency: round.currency,
      amount: fromMinor(round.amount),
      paid_at: startOfMinute(round.paidAt ?? round.begunAt).toISOString(),
      seed: fromMinor(pot.seed),
      ceiling: fromMinor(pot.ceiling),
      topped_up: fromMinor(pot.toppedUp),
      draw_hash: pot.drawHash,
      draw_seed: pot.drawSeed,
    };
  });
  return { items, total: all?.total ?? 0, page, pageSize };
}
