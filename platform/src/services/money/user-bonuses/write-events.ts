import type { Queryable } from '../../../db/database';
import { type BonusEventKind, userBonusEvents } from '../../../db/schema/bonuses';

/** What the history of a user bonus says; amount: money that moved, minor units. */
export type BonusEvent = { kind: BonusEventKind; amount?: bigint };

/** Records what happened to a user bonus, in the transaction that did it; transferId: what moved the money of these events. */
export async function writeEvents(
  tx: Queryable,
  userBonusId: string,
  { at, events, transferId }: { at: Date; events: readonly BonusEvent[]; transferId?: string | undefined },
): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(userBonusEvents).values(
    events.map(({ kind, amount }) => ({
      userBonusId,
      at,
      kind,
      amount: amount ?? null,
      transferId: amount === undefined ? null : (transferId ?? null),
    })),
  );
}
