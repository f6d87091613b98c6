import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../db/database';
import { bonusCodeBatches, bonusCodes } from '../../../../db/schema/bonus-codes';
import { bonuses } from '../../../../db/schema/bonuses';
import { DomainError } from '../../../../errors';
import type { BonusRow } from '../../../money/user-bonuses/bonus-view';
import { hashOfCode } from '../code-hash';

const query = new QueryBuilder();

/** Codes of one use that open something: neither used nor withdrawn. */
const opening = (code: string) =>
  and(eq(bonusCodes.hash, hashOfCode(code)), isNull(bonusCodes.userBonusId), isNull(bonusCodeBatches.withdrawnAt));

/** Which bonuses a code opens: those of its own that have no codes of one use, and the one it was made for. */
export function openedBy(code: string): SQL {
  const made = query
    .select({ one: sql`1` })
    .from(bonusCodes)
    .innerJoin(bonusCodeBatches, eq(bonusCodeBatches.id, bonusCodes.batchId))
    .where(and(opening(code), eq(bonusCodeBatches.bonusId, bonuses.id)));
  return sql`((${bonuses.code} = ${code} and not ${bonuses.singleUse}) or ${exists(made)})`;
}

/** Whether a code opens a bonus now. */
export async function codeOpens(
  db: Queryable,
  { id, code, singleUse }: BonusRow,
  entered: string | undefined,
): Promise<boolean> {
  if (entered === undefined) return false;
  if (!singleUse) return entered === code;
  const found = await db
    .select({ hash: bonusCodes.hash })
    .from(bonusCodes)
    .innerJoin(bonusCodeBatches, eq(bonusCodeBatches.id, bonusCodes.batchId))
    .where(and(opening(entered), eq(bonusCodeBatches.bonusId, id)));
  return found.length > 0;
}

/**
 * Writes down what was taken by a code of one use; with its bonus locked, under which batches are withdrawn too.
 * @throws DomainError BONUS_INVALID_ACTIVATION_CODE where another was quicker
 */
export async function useCode(tx: Queryable, code: string, userBonusId: string): Promise<void> {
  const used = await tx
    .update(bonusCodes)
    .set({ userBonusId })
    .where(and(eq(bonusCodes.hash, hashOfCode(code)), isNull(bonusCodes.userBonusId)))
    .returning({ hash: bonusCodes.hash });
  if (used.length === 0)
    throw new DomainError('BONUS_INVALID_ACTIVATION_CODE', 'This code does not belong to the bonus.');
}
