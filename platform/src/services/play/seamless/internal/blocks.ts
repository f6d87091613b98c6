import { and, eq, inArray } from 'drizzle-orm';
import { seamlessBlocks, seamlessCalls } from '../../../../db/schema/games';
import type { Turn } from '../movement';
import { SeamlessCallError } from '../seamless-call-error';

type Kind = 'bet' | 'win';

/** Forbids a transaction of this player's for ever, whether or not it has come. */
export async function block({ tx, call, session }: Turn, transactionId: string, actions: readonly Kind[]) {
  const { integration } = call;
  await tx
    .insert(seamlessBlocks)
    .values(actions.map((action) => ({ integration, userId: session.userId, transactionId, action })))
    .onConflictDoNothing();
}

export type CallRow = typeof seamlessCalls.$inferSelect;

/**
 * The player's calls under a transaction id that came before. Other players' are asked only where this one has none: that is a
 * question to every server that players lie on.
 * @throws SeamlessCallError TRANSACTION_NOT_FOUND when the id is another player's
 */
export async function findCalls(
  { tx, call, session }: Turn,
  actions: readonly Kind[],
  transactionId: string,
): Promise<CallRow[]> {
  const named = and(
    eq(seamlessCalls.integration, call.integration),
    inArray(seamlessCalls.action, [...actions]),
    eq(seamlessCalls.transactionId, transactionId),
  );
  const own = await tx
    .select()
    .from(seamlessCalls)
    .where(and(eq(seamlessCalls.userId, session.userId), named));
  if (own.length > 0) return own;
  const [other] = await tx.select({ userId: seamlessCalls.userId }).from(seamlessCalls).where(named).limit(1);
  if (other) throw new SeamlessCallError('TRANSACTION_NOT_FOUND', 'There is no such transaction of this player.');
  return [];
}
