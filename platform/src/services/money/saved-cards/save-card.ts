import { randomUUID } from 'node:crypto';
import type { KeptCard } from '@kozyr/contracts/payment-gateway';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { savedCards } from '../../../db/schema/saved-cards';
import { markOf } from '../../kernel/protection/marks';
import { refusalOf } from '../../kernel/protection/require-may';
import { forgetCards } from './forget-cards';
import { MAX_SAVED_CARDS } from './rules';
import { sealToken } from './sealed-token';

type Kept = { userId: string; gateway: string; card: KeptCard; fingerprint: string | null };

/**
 * Saves the card that a deposit was paid by, in the deposit's transaction and with the player locked. The same card saved before gives way
 * to itself. Of somebody who may not pay in any more nothing is saved, and the gateway is told to forget it.
 */
export async function insertSavedCard(ctx: Context, tx: Queryable, kept: Kept): Promise<void> {
  const { userId, gateway, card, fingerprint } = kept;
  const now = ctx.now();
  const id = randomUUID();
  const cardHash = fingerprint === null ? null : markOf(ctx, 'card', fingerprint).hash;
  const own = eq(savedCards.userId, userId);
  if (cardHash) await forgetCards(tx, now, and(own, eq(savedCards.cardHash, cardHash)));
  await tx.insert(savedCards).values({
    id,
    userId,
    gateway,
    sealedToken: sealToken(ctx, { id, userId }, card.token),
    cardHash,
    brand: card.brand,
    lastFour: card.last_four,
    goodUntil: card.good_until,
    savedAt: now,
    usedAt: now,
  });
  if (await refusalOf(ctx, tx, userId, 'deposit')) {
    await forgetCards(tx, now, eq(savedCards.id, id));
    return;
  }
  const beyond = tx
    .select({ id: savedCards.id })
    .from(savedCards)
    .where(and(own, isNull(savedCards.forgottenAt)))
    .orderBy(desc(savedCards.usedAt), desc(savedCards.savedAt))
    .offset(MAX_SAVED_CARDS);
  await forgetCards(tx, now, inArray(savedCards.id, beyond));
}

/** Notes that a saved card has paid: the cashbox offers it first. */
export async function updateCardUsed(tx: Queryable, now: Date, id: string): Promise<void> {
  await tx
    .update(savedCards)
    .set({ usedAt: now })
    .where(and(eq(savedCards.id, id), isNull(savedCards.forgottenAt)));
}
