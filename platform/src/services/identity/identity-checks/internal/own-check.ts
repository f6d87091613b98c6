import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { identityChecks } from '../../../../db/schema/identity';
import { DomainError } from '../../../../errors';
import type { CheckRow } from './check-view';

/** A check of the player's own, its row locked; call it after the player's lock. @throws DomainError NOT_FOUND, for another's too */
export async function lockOwnCheck(tx: Queryable, userId: string, id: string): Promise<CheckRow> {
  const [row] = await tx
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.id, id), eq(identityChecks.userId, userId)))
    .for('update');
  if (!row) throw new DomainError('NOT_FOUND', 'There is no such check.');
  return row;
}

export const notDraft = () =>
  new DomainError('STATE_CONFLICT', 'This check is submitted or decided: nothing of it can be changed.');
