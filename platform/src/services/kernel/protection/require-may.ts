import type { ErrorCode } from '@kozyr/contracts/errors';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { playerProtection } from '../../../db/schema/protection';
import { DomainError } from '../../../errors';
import { jurisdictionOf } from '../jurisdictions/places';
import { refusalOfPlace } from '../jurisdictions/rules';
import { type Act, type ProtectionRow, refusalOfState } from './rules';

/** What keeps the player from playing, if anything ever did. */
export async function readProtection(db: Queryable, userId: string): Promise<ProtectionRow | null> {
  const [row] = await db.select().from(playerProtection).where(eq(playerProtection.userId, userId));
  return row ?? null;
}

/** Why the player may not do it now, by their state and by where they are; null: they may. */
export async function refusalOf(
  ctx: Context,
  db: Queryable,
  userId: string,
  act: Act,
): Promise<{ code: ErrorCode; message: string; details?: Record<string, string> } | null> {
  const stopped = refusalOfState(await readProtection(db, userId), ctx.now(), act);
  if (stopped || act === 'sign_in' || act === 'withdraw') return stopped;
  return refusalOfPlace(await jurisdictionOf(ctx, db, userId), act);
}

/**
 * Refuses what the player's state, or the country they are in, does not let them do. Where money or a place is given, call it in that transaction and after the
 * player's lock, which whoever changes the state holds too.
 * @throws DomainError PLAYER_TIMED_OUT, PLAYER_SELF_EXCLUDED, PLAYER_SUSPENDED, ACCOUNT_CLOSED; CLOSED_IN_COUNTRY, PLAY_MONEY_ONLY,
 *   PROMOTION_CLOSED
 */
export async function requireMay(ctx: Context, db: Queryable, userId: string, act: Act): Promise<void> {
  const refusal = await refusalOf(ctx, db, userId, act);
  if (refusal) throw new DomainError(refusal.code, refusal.message, refusal.details);
}
