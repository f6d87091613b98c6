import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { battlePrizes, battles } from '../../../../db/schema/battles';
import { post } from '../../../../ledger/post';
import { publish } from '../../../../outbox/publish';
import { walletSummary } from '../../../kernel/events/current-wallet';
import { lockPlayer } from '../../../kernel/players/lock-player';
import { winView } from '../wins';

type Owed = { battleId: string; place: number; userId: string };

/** Pays one prize to the game balance, unless it is paid already, and publishes it to its winner. @returns whether this call paid it */
function payPrize(ctx: Context, { battleId, place, userId }: Owed): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const [prize] = await tx
      .update(battlePrizes)
      .set({ paidAt: ctx.now() })
      .where(and(eq(battlePrizes.battleId, battleId), eq(battlePrizes.place, place), isNull(battlePrizes.paidAt)))
      .returning();
    if (!prize) return false;
    const [battle] = await tx.select().from(battles).where(eq(battles.id, battleId));
    if (!battle) throw new Error(`Battle ${battleId} is gone.`);
    const { balances } = await post(tx, {
      key: `battle-prize:${battleId}:${place}`,
      kind: 'battle_prize',
      currency: battle.currency,
      legs: [{ from: { house: 'promotions' }, to: { player: userId, wallet: 'game' }, amount: prize.amount }],
      memo: { battle: battleId, place: String(place) },
    });
    const own = balances[userId];
    await publish(
      tx,
      userId,
      ...(own ? [{ type: 'wallet' as const, wallet: walletSummary(battle.currency, own) }] : []),
      { type: 'battle-won', win: winView(battle, prize) },
    );
    return true;
  });
}

/**
 * Pays the prizes of finished battles that are not paid yet, each once however many processes pay at once, and whenever one of
 * them died. @returns prizes paid. @throws AggregateError of those that could not be; the others are paid
 */
export async function payPrizes(ctx: Context): Promise<number> {
  const owed = await ctx.db
    .select({ battleId: battlePrizes.battleId, place: battlePrizes.place, userId: battlePrizes.userId })
    .from(battlePrizes)
    .where(isNull(battlePrizes.paidAt))
    .orderBy(battlePrizes.battleId, battlePrizes.place);
  const failures: unknown[] = [];
  let paid = 0;
  for (const one of owed) {
    try {
      if (await payPrize(ctx, one)) paid += 1;
    } catch (error) {
      failures.push(error);
      ctx.log.error({ err: error, ...one }, 'a prize of a battle is not paid yet');
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} prizes of battles are not paid yet`);
  return paid;
}
