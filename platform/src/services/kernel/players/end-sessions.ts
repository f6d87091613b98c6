import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { ownRow } from '../../../db/own-row';
import { sessions } from '../../../db/schema/accounts';
import { pushSubscriptions } from '../../../db/schema/notifications';

/** Told at the end of a session; the payload is "<session id>:<user id>". */
export const ENDED_SESSIONS_CHANNEL = 'ended_sessions';

/** Ends one session and the pushes to its device, and tells all processes. */
export async function endSession(
  db: Queryable,
  now: Date,
  session: { id: string; userId: string },
  reason: NonNullable<typeof sessions.$inferSelect.endReason>,
): Promise<void> {
  const { id, userId } = session;
  await db.update(sessions).set({ endedAt: now, endReason: reason }).where(ownRow(sessions, session));
  const ofDevice = and(eq(pushSubscriptions.sessionId, id), eq(pushSubscriptions.userId, userId));
  await db.delete(pushSubscriptions).where(ofDevice);
  await db.execute(sql`select pg_notify(${ENDED_SESSIONS_CHANNEL}, ${`${id}:${userId}`})`);
}

/**
 * Ends every open session of a player, or all but one. Run it in the transaction that makes it necessary.
 * @returns how many were open.
 */
export async function endSessions(
  db: Queryable,
  userId: string,
  {
    except,
    reason,
    now,
  }: {
    except?: string;
    reason: 'password_change' | 'signed_out_elsewhere' | 'protection' | 'second_factor' | 'erasure';
    now: Date;
  },
): Promise<number> {
  const open = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), except ? ne(sessions.id, except) : undefined))
    .orderBy(sessions.id)
    .for('update');
  for (const session of open) await endSession(db, now, session, reason);
  return open.length;
}
