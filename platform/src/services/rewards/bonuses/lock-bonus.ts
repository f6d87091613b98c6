import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { bonuses } from '../../../db/schema/bonuses';
import type { BonusRow } from '../../money/user-bonuses/bonus-view';

/** The bonus of this id, locked so that the last places of a day go to exactly as many players; null: there is none. */
export async function lockBonus(tx: Queryable, id: string): Promise<BonusRow | null> {
  const [bonus] = await tx.select().from(bonuses).where(eq(bonuses.id, id)).for('no key update');
  return bonus ?? null;
}
