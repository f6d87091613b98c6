import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { OperatorCaller } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { operatorSessions } from '../../../../db/schema/operator-sign-in';
import { DomainError } from '../../../../errors';

/** The session that calls. @throws DomainError STATE_CONFLICT for a key */
export function requireDesk({ desk }: OperatorCaller): { sessionId: string; address: string } {
  if (desk) return desk;
  throw new DomainError('STATE_CONFLICT', 'This is about a session of the desk: sign in there, a key has none.');
}

/** Ends the sessions of an operator that are not ended, all but one where that is named. @returns how many */
export async function endOperatorSessions(
  tx: Queryable,
  operatorId: string,
  { now, except, only }: { now: Date; except?: string; only?: SQL },
): Promise<number> {
  const open = and(eq(operatorSessions.operatorId, operatorId), isNull(operatorSessions.endedAt), only);
  const ended = await tx
    .update(operatorSessions)
    .set({ endedAt: now, challenge: null, challengeAt: null })
    .where(except === undefined ? open : and(open, ne(operatorSessions.id, except)))
    .returning({ id: operatorSessions.id });
  return ended.length;
}
