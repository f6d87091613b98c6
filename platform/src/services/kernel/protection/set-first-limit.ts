import { toMinor } from '@kozyr/contracts/money';
import type { LimitPeriod, MoneyLimitKind } from '@kozyr/contracts/player-limits';
import type { Queryable } from '../../../db/database';
import { playerLimits } from '../../../db/schema/protection';
import { recordLimitChange } from './record-limit-change';

/** Sets a limit of a player who has none yet, in the transaction that makes their account. amount: major units. */
export async function setFirstLimit(
  tx: Queryable,
  now: Date,
  { userId, amount, ...named }: { userId: string; kind: MoneyLimitKind; period: LimitPeriod; amount: string },
): Promise<void> {
  const after = { amount: toMinor(amount), since: now };
  await tx.insert(playerLimits).values({ userId, ...named, ...after });
  await recordLimitChange(tx, now, { userId, ...named }, { before: null, after });
}
