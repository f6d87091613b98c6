import { eq } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { operatorSessions, operatorSignIns } from '../../../../db/schema/operator-sign-in';
import { DomainError } from '../../../../errors';
import { isFresh } from '../rules';

/** Where a challenge is kept: with the sign-in that it ends, or with the session that asks. */
type Kept = { of: 'sign_in' | 'session'; id: string };

const tableOf = ({ of }: Kept) => (of === 'sign_in' ? operatorSignIns : operatorSessions);

/** Keeps what a passkey is to sign next, in place of what it was to sign before. */
export async function keepChallenge(ctx: Context, kept: Kept, challenge: string): Promise<void> {
  const table = tableOf(kept);
  await ctx.db.update(table).set({ challenge, challengeAt: ctx.now() }).where(eq(table.id, kept.id));
}

/**
 * What a passkey was to sign, this once: whatever comes of it, it is not signed again. Not in the transaction that a wrong answer undoes.
 * @throws DomainError PASSKEY_WRONG when nothing was asked, or too long ago
 */
export async function takeChallenge(ctx: Context, kept: Kept): Promise<string> {
  const table = tableOf(kept);
  const taken = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ challenge: table.challenge, at: table.challengeAt })
      .from(table)
      .where(eq(table.id, kept.id))
      .for('update');
    await tx.update(table).set({ challenge: null, challengeAt: null }).where(eq(table.id, kept.id));
    return row;
  });
  if (!taken?.challenge || !isFresh(taken.at, ctx.now()))
    throw new DomainError('PASSKEY_WRONG', 'The passkey was asked too long ago: ask it once more.');
  return taken.challenge;
}
