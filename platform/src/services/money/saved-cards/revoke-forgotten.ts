import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../../context';
import { savedCards } from '../../../db/schema/saved-cards';
import { paymentGateways } from '../../../gateways/payments/gateways';
import { GatewayUnavailable } from '../../../gateways/payments/port';
import { openToken } from './sealed-token';

const AT_ONCE = 100;

type Forgotten = Pick<typeof savedCards.$inferSelect, 'id' | 'userId' | 'gateway' | 'sealedToken'>;

/** Has the gateway revoke one card, and lets go of its row. @returns false while the gateway does not answer */
async function revoke(ctx: Context, card: Forgotten): Promise<boolean> {
  const token = openToken(ctx, card);
  const gateway = (await paymentGateways(ctx)).named(card.gateway);
  if (token !== null && gateway !== null) {
    try {
      await gateway.revokeCard(token);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      ctx.log.warn({ err: error, card: card.id }, 'the gateway did not revoke a forgotten card yet');
      return false;
    }
  }
  await ctx.db.delete(savedCards).where(and(eq(savedCards.id, card.id), isNotNull(savedCards.forgottenAt)));
  return true;
}

/**
 * Tells the gateway of forgotten cards, the longest forgotten first: what was not heard is told again by a job.
 * @param id of one card that was forgotten just now; all of them without it
 */
export async function revokeForgottenCards(ctx: Context, id?: string): Promise<{ asked: number; revoked: number }> {
  const { userId, gateway, sealedToken, forgottenAt } = savedCards;
  const cards = await ctx.db
    .select({ id: savedCards.id, userId, gateway, sealedToken })
    .from(savedCards)
    .where(and(isNotNull(forgottenAt), id === undefined ? undefined : eq(savedCards.id, id)))
    .orderBy(asc(forgottenAt))
    .limit(AT_ONCE);
  const done = { asked: cards.length, revoked: 0 };
  for (const card of cards) if (await revoke(ctx, card)) done.revoked += 1;
  return done;
}
