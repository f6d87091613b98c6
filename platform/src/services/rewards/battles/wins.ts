import type { BattleWin } from '@kozyr/contracts/battles';
import { fromMinor } from '@kozyr/contracts/money';
import { and, asc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { battlePrizes, battles } from '../../../db/schema/battles';
import { DomainError } from '../../../errors';
import type { BattleRow } from './internal/battle-view';

type PrizeRow = typeof battlePrizes.$inferSelect;

/** A prize that was paid, as its winner reads it. */
export function winView(
  { tier, currency }: Pick<BattleRow, 'tier' | 'currency'>,
  { battleId, place, amount }: Pick<PrizeRow, 'battleId' | 'place' | 'amount'>,
): BattleWin {
  return { battle_id: battleId, tier, place, prize: fromMinor(amount), currency };
}

/** Prizes that were paid and whose modal the player has not closed, oldest first: they may have been away (spec §2). */
export async function listWins(ctx: Context, caller: Caller): Promise<BattleWin[]> {
  const rows = await ctx.db
    .select({ ...getTableColumns(battlePrizes), tier: battles.tier, currency: battles.currency })
    .from(battlePrizes)
    .innerJoin(battles, eq(battles.id, battlePrizes.battleId))
    .where(and(eq(battlePrizes.userId, caller.userId), isNull(battlePrizes.seenAt), isNotNull(battlePrizes.paidAt)))
    .orderBy(asc(battlePrizes.paidAt));
  return rows.map((row) => winView(row, row));
}

/** The player has closed the modal of a prize; closing it again changes nothing. @throws DomainError NOT_FOUND */
export async function seeWin(ctx: Context, caller: Caller, battleId: string): Promise<void> {
  const { rowCount } = await ctx.db
    .update(battlePrizes)
    .set({ seenAt: sql`coalesce(${battlePrizes.seenAt}, ${ctx.now()})` })
    .where(
      and(eq(battlePrizes.battleId, battleId), eq(battlePrizes.userId, caller.userId), isNotNull(battlePrizes.paidAt)),
    );
  if (rowCount === 0) throw new DomainError('NOT_FOUND', 'You have no prize in this battle.');
}
