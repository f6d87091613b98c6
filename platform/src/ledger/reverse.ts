import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { type Posted, readAnswer } from './answer';

export type Reversal = {
  key: string;
  transferId: string;
  /** Whose transfer it is: it is looked for where that player's rows are first. */
  player: string;
  kind?: string;
  memo?: Record<string, string>;
};

/** reverse() that says whether a hold asks for it: what a hold did is undone by ending the hold. */
export async function reverseTransfer(db: Queryable, reversal: Reversal, ofHold: boolean): Promise<Posted> {
  const { key, kind = 'reversal', transferId, player } = reversal;
  const memo = JSON.stringify(reversal.memo ?? {});
  const { rows } = await db.execute(
    sql`select ledger_reverse(${key}, ${kind}, ${transferId}::bigint, ${player}::uuid, ${memo}::jsonb, ${ofHold}) as answer`,
  );
  return readAnswer(rows);
}

/**
 * Gives back exactly what a transfer took, to where it came from. A transfer is reversed at most once.
 * @throws InsufficientFunds when the money has moved on; IdempotencyConflict when another key reversed it already.
 */
export function reverse(db: Queryable, reversal: Reversal): Promise<Posted> {
  return reverseTransfer(db, reversal, false);
}
