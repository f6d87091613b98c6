import { and, eq } from 'drizzle-orm';
import { seamlessBlocks, seamlessCalls } from '../../../../db/schema/games';
import type { Turn } from '../movement';

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
