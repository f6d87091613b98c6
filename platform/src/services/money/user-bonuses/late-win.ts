import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { userBonuses } from '../../../db/schema/bonuses';
import type { UserBonusRow } from './bonus-view';
import { splitAtCap } from './rules';
import { writeEvents } from './write-event';

/**
 * What of a win belongs to a bonus that ended while its round was open: within the cap of a wagered one it is released, all
 * else is forfeited. Written into the user bonus; the caller's posting of the win pays it. Minor units.
 */
export async function lateWin(
  tx: Queryable,
  now: Date,
  row: UserBonusRow,
  money: bigint,
): Promise<{ released: bigint; forfeited: bigint }> {
  const out = row.status === 'COMPLETED' ? splitAtCap(money, row) : { released: 0n, forfeited: money };
  await tx
    .update(userBonuses)
    .set({ released: row.released + out.released, forfeited: row.forfeited + out.forfeited, updatedAt: now })
    .where(eq(userBonuses.id, row.id));
  await writeEvents(
    tx,
    row.id,
    now,
    ...(out.released > 0n ? [{ kind: 'released', amount: out.released } as const] : []),
    ...(out.forfeited > 0n ? [{ kind: 'forfeited', amount: out.forfeited } as const] : []),
  );
  return out;
}
