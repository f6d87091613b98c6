import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { savedCards } from '../../../db/schema/saved-cards';
import { paymentGateways } from '../../../gateways/payments/gateways';
import { savedCardView, usableOf } from './rules';
import { opensToken } from './sealed-token';

/** The cards that the player asked to save, the one used last first. One whose gateway takes nothing new pays nothing, and can be forgotten. */
export async function listSavedCards(ctx: Context, caller: Caller) {
  const gateways = await paymentGateways(ctx);
  const rows = await ctx.db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.userId, caller.userId), isNull(savedCards.forgottenAt)))
    .orderBy(desc(savedCards.usedAt), desc(savedCards.id));
  const now = ctx.now();
  const cards = rows.flatMap((row) => usableOf(row) ?? []);
  return {
    items: cards.map((card) =>
      savedCardView(card, now, { opens: gateways.takesNew(card.gateway) && opensToken(ctx, card) }),
    ),
  };
}
