import { and, eq } from 'drizzle-orm';
import { seamlessBlocks, seamlessCalls } from '../../db/schema/games';
import type { Turn } from './movement';

type Kind = 'bet' | 'win';

/** Whether a refund or rollback forbade this transaction, before or after it came. */
export async function isBlocked({ tx, call, session }: Turn, action: Kind): Promise<boolean> {
  const [block] = await tx
    .select({ action: seamlessBlocks.action })
    .from(seamlessBlocks)
    .where(
      and(
        eq(seamlessBlocks.integration, call.integration),
        eq(seamlessBlocks.userId, session.userId),
        eq(seamlessBlocks.transactionId, call.transactionId),
        eq(seamlessBlocks.action, action),
      ),
    );
  return block !== undefined;
}

/** Forbids a transaction of this player's for ever, whether or not it has come. */
export async function block({ tx, call, session }: Turn, transactionId: string, actions: readonly Kind[]) {
  const { integration } = call;
  await tx
    .insert(seamlessBlocks)
    .values(actions.map((action) => ({ integration, userId: session.userId, transactionId, action })))
    .onConflictDoNothing();
}

export type CallRow = typeof seamlessCalls.$inferSelect;

/** A call of this integration that came before, whoever's it was. */
export async function findCall({ tx, call }: Turn, action: Kind, transactionId: string): Promise<CallRow | null> {
  const [row] = await tx
    .select()
    .from(seamlessCalls)
    .where(
      and(
        eq(seamlessCalls.integration, call.integration),
        eq(seamlessCalls.action, action),
        eq(seamlessCalls.transactionId, transactionId),
      ),
    );
  return row ?? null;
}
