import type { Queryable } from '../../../db/database';
import { type BonusEventKind, userBonusEvents } from '../../../db/schema/bonuses';

export type BonusEvent = { kind: BonusEventKind; amount?: bigint; transferId?: string | undefined };

/** Records what happened to a user bonus, in the transaction that did it. */
export async function writeEvents(
  tx: Queryable,
  userBonusId: string,
  at: Date,
  ...events: readonly BonusEvent[]
): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(userBonusEvents).values(
    events.map(({ kind, amount, transferId }) => ({
      userBonusId,
      at,
      kind,
      amount: amount ?? null,
      transferId: transferId ?? null,
    })),
  );
}
