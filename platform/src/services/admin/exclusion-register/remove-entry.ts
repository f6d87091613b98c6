import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { exclusionRegister } from '../../../db/schema/exclusion-register';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { askRegistersNow } from '../../kernel/protection/ask-registers';
import { marksOfEntry, playersKnownBy } from './players-known-by';

/**
 * Takes an entry off the register and asks anew about the players it speaks of: who stands in none any more plays again, unless something
 * else keeps them.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT for an exclusion that the person began themselves and that still runs
 */
export async function removeFromRegister(
  ctx: Context,
  operator: OperatorCaller,
  { id, reason }: { id: string; reason: string },
): Promise<{ players: number }> {
  const removed = await ctx.db.transaction(async (tx) => {
    const [entry] = await tx.select().from(exclusionRegister).where(eq(exclusionRegister.id, id)).for('update');
    if (!entry) throw new DomainError('NOT_FOUND', `There is no entry ${id}.`);
    if (entry.addedBy === null && (entry.until === null || entry.until > ctx.now()))
      throw new DomainError('STATE_CONFLICT', 'The person began this exclusion themselves: nobody takes it back.', {
        why: 'own_exclusion',
      });
    await tx.delete(exclusionRegister).where(eq(exclusionRegister.id, id));
    const subject = { kind: 'register_entry', id };
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'register_entry_removed',
      subject,
      details: { source: entry.source, reason },
    });
    return entry;
  });
  const players = await playersKnownBy(ctx, marksOfEntry(removed));
  for (const userId of players) await askRegistersNow(ctx, userId);
  return { players: players.length };
}
