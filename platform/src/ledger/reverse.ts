import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { type Posted, readAnswer } from './answer';

export type Reversal = { key: string; transferId: string; kind?: string; memo?: Record<string, string> };

/**
 * Gives back exactly what a transfer took, to where it came from. A transfer is reversed at most once.
 * @throws InsufficientFunds when the money has moved on; IdempotencyConflict when another key reversed it already.
 */
export async function reverse(db: Queryable, reversal: Reversal): Promise<Posted> {
  const memo = JSON.stringify(reversal.memo ?? {});
  const { rows } = await db.execute(
    sql`select ledger_reverse(${reversal.key}, ${reversal.kind ?? 'reversal'}, ${reversal.transferId}::bigint, ${memo}::jsonb) as answer`,
  );
  return readAnswer(rows);
}
