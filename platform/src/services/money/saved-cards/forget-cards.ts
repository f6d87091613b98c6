import { and, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { savedCards } from '../../../db/schema/saved-cards';

/**
 * Forgets the cards of this condition: nothing of them stays but the sealed token, by which the gateway is told (revoke-forgotten.ts).
 * @returns the ids of those that were not forgotten before
 */
export async function forgetCards(tx: Queryable, now: Date, which: SQL | undefined): Promise<string[]> {
  const forgotten = await tx
    .update(savedCards)
    .set({ forgottenAt: now, cardHash: null, brand: null, lastFour: null, goodUntil: null })
    .where(and(which, isNull(savedCards.forgottenAt)))
    .returning({ id: savedCards.id });
  return forgotten.map(({ id }) => id);
}
