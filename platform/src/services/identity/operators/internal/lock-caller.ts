import { eq } from 'drizzle-orm';
import type { OperatorCaller } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { operatorSessions } from '../../../../db/schema/operator-sign-in';
import { DomainError } from '../../../../errors';
import { lockOperator, type OperatorRow } from './lock-operator';
import { requireDesk } from './sessions';

/** The caller's row, locked, while the session that calls is not ended. @throws DomainError UNAUTHORIZED; STATE_CONFLICT for a key */
export async function lockCaller(tx: Queryable, caller: OperatorCaller): Promise<OperatorRow> {
  const operator = await lockOperator(tx, caller.operatorId);
  const { sessionId } = requireDesk(caller);
  const [session] = await tx.select().from(operatorSessions).where(eq(operatorSessions.id, sessionId));
  if (!operator || session?.endedAt !== null) throw new DomainError('UNAUTHORIZED', 'The session has ended.');
  return operator;
}
