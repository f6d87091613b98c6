import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { savedCards } from '../../../db/schema/saved-cards';
import { isExpired, type Usable, usableOf } from './rules';

/** A card by which this player can pay now; null for one that is another's, forgotten or expired. */
export async function findUsableCard(
  db: Queryable,
  now: Date,
  { userId, id }: { userId: string; id: string },
): Promise<Usable | null> {
  const [row] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.id, id), eq(savedCards.userId, userId)));
  const card = usableOf(row);
  return card && !isExpired(card.goodUntil, now) ? card : null;
}
