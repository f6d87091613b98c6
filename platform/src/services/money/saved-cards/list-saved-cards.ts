import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { savedCards } from '../../../db/schema/saved-cards';
import { savedCardView, usableOf } from './rules';

/** The cards that the player asked to save, the one used last first. */
export async function listSavedCards(ctx: Context, caller: Caller) {
  const rows = await ctx.db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.userId, caller.userId), isNull(savedCards.forgottenAt)))
    .orderBy(desc(savedCards.usedAt), desc(savedCards.id));
  const now = ctx.now();
  return { items: rows.flatMap((row) => usableOf(row) ?? []).map((card) => savedCardView(card, now)) };
}
