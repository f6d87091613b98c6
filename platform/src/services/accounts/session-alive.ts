import { and, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../context';
import type { Queryable } from '../../db/database';
import { sessions } from '../../db/schema/accounts';

/** Whether the caller's session has not ended since their access token was signed: one lookup by primary key. */
export async function isSessionAlive(db: Queryable, { sessionId, userId }: Caller): Promise<boolean> {
  const [alive] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt)));
  return alive !== undefined;
}
