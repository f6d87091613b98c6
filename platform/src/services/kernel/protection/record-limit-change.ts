import type { LimitKind, LimitPeriod } from '@kozyr/contracts/player-limits';
import type { Queryable } from '../../../db/database';
import { recordAudit } from '../audit/record-audit';
import { limitText } from './limit-rules';

/** A limit as a change finds or leaves it, minor units, of time seconds; with a change that waits from a moment on, null for its end. */
type Columns = { amount: bigint; changeAmount?: bigint | null; changeFrom?: Date | null };

const text = (kind: LimitKind, amount: bigint | null | undefined) =>
  amount === null || amount === undefined ? 'none' : limitText(kind, amount);

/** Writes down, where nobody alters it, who made which limit what. before, after: null where there is none. */
export const recordLimitChange = (
  tx: Queryable,
  now: Date,
  { userId, kind, period }: { userId: string; kind: LimitKind; period: LimitPeriod },
  { before, after }: Record<'before' | 'after', Columns | null>,
): Promise<void> =>
  recordAudit(tx, now, {
    actor: { kind: 'player', id: userId },
    action: 'player_limit_changed',
    subject: { kind: 'player', id: userId },
    details: {
      limit: `${kind} of a ${period}`,
      before: text(kind, before?.amount),
      after: text(kind, after?.amount),
      ...(after?.changeFrom
        ? { waits: text(kind, after.changeAmount), confirm_from: after.changeFrom.toISOString() }
        : {}),
    },
  });
