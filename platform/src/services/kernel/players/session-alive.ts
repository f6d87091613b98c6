import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Caller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { sessions } from '../../../db/schema/accounts';

/** Those of the sessions that have not ended, in one query. */
export async function aliveSessions(db: Queryable, sessionIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...sessionIds]), isNull(sessions.endedAt)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whether a token's session lives, for a call by that token: the first one shows that the answer it came in has arrived, so the
 * refresh token before it is of no more use to anybody. A token of an answer that was taken back opens nothing (see refresh-tokens).
 */
export async function touchSession(db: Queryable, proof: Caller & { answer?: string }): Promise<boolean> {
  const { sessionId, userId, answer } = proof;
  const [alive] = await db
    .select({ unheard: sessions.unheardAnswer, refused: sessions.refusedAnswers })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt)));
  if (!alive || answer === undefined) return alive !== undefined;
  if (alive.unheard !== answer) return !alive.refused.includes(answer);
  const confirmed = await db
    .update(sessions)
    .set({ unheardAnswer: null })
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        eq(sessions.unheardAnswer, answer),
        isNull(sessions.endedAt),
      ),
    )
    .returning({ id: sessions.id });
  // Somebody was faster: another call that confirmed it, or a refresh that took it back. The row says which.
  return confirmed.length > 0 || touchSession(db, proof);
}
