import { and, eq, isNull } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { receivedBonuses } from '../../../db/schema/received-bonuses';
import { DomainError } from '../../../errors';
import { publish } from '../../../outbox/publish';

/**
 * Records that the player has closed the modal of what they received, and publishes it to their other devices, once. Again: nothing new.
 * @throws DomainError NOT_FOUND when it is not theirs
 */
export async function seeReceivedBonus(ctx: Context, { userId }: Caller, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const own = and(eq(receivedBonuses.id, id), eq(receivedBonuses.userId, userId));
    const seen = await tx
      .update(receivedBonuses)
      .set({ seenAt: ctx.now() })
      .where(and(own, isNull(receivedBonuses.seenAt)));
    if (seen.rowCount === 1) return publish(tx, userId, { type: 'received-seen', id });
    const [known] = await tx.select({ id: receivedBonuses.id }).from(receivedBonuses).where(own);
    if (!known) throw new DomainError('NOT_FOUND', 'The player received nothing by this id.');
  });
}
