import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { playerProtection } from '../../../db/schema/protection';
import { DomainError } from '../../../errors';
import { type Act, type ProtectionRow, refusalOfState } from './rules';

/** What keeps the player from playing, if anything ever did. */
export async function readProtection(db: Queryable, userId: string): Promise<ProtectionRow | null> {
  const [row] = await db.select().from(playerProtection).where(eq(playerProtection.userId, userId));
  return row ?? null;
}

/**
 * Refuses what the player's state does not let them do. Where money or a place is given, call it in that transaction and after the
 * player's lock, which whoever changes the state holds too.
 * @throws DomainError PLAYER_TIMED_OUT, PLAYER_SELF_EXCLUDED, PLAYER_SUSPENDED, ACCOUNT_CLOSED
 */
export async function requireMay(db: Queryable, now: Date, userId: string, act: Act): Promise<void> {
  const refusal = refusalOfState(await readProtection(db, userId), now, act);
  if (refusal) throw new DomainError(refusal.code, refusal.message, refusal.details);
}
