import { fromMinor } from '@kozyr/contracts/money';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { battleEntries } from '../../../../db/schema/battles';
import { writeNotifications } from '../../../kernel/notifications/write-notifications';
import { daysLater } from '../../../kernel/time/days';
import type { BattleRow } from './battle-view';
import { boardOrder } from './leaders';

/**
 * Writes the end of a battle, with place and prize, into the centre of everybody who had entered; in the transaction of the end.
 * @param ended.won prizes by player, minor units @returns in whose centre it is new
 */
export async function tellEntrants(
  tx: Queryable,
  now: Date,
  { battle, won }: { battle: BattleRow; won: ReadonlyMap<string, bigint> },
): Promise<string[]> {
  // Who has qualified comes first, in the order of places.
  const entered = await tx
    .select({ userId: battleEntries.userId, reachedAt: battleEntries.reachedAt })
    .from(battleEntries)
    .where(eq(battleEntries.battleId, battle.id))
    .orderBy(sql`${battleEntries.reachedAt} is null`, ...boardOrder);
  const { id: battle_id, tier, currency } = battle;
  const told = entered.map(({ userId, reachedAt }, at) => {
    const amount = won.get(userId);
    const place = reachedAt === null ? null : at + 1;
    const prize = amount === undefined ? null : fromMinor(amount);
    const news = { kind: 'battle', battle_id, tier, currency, place, prize } as const;
    return { userId, key: `battle:${battle_id}`, news, until: daysLater(now, 1) };
  });
  return writeNotifications(tx, now, told);
}
