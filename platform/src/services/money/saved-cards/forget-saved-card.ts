import { and, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { savedCards } from '../../../db/schema/saved-cards';
import { DomainError } from '../../../errors';
import { recordAudit } from '../../kernel/audit/record-audit';
import { lockPlayer } from '../../kernel/players/lock-player';
import { forgetCards } from './forget-cards';
import { revokeForgottenCards } from './revoke-forgotten';

/**
 * Forgets a card of the player, here at once and at the gateway as soon as it answers.
 * @throws DomainError NOT_FOUND, also for another player's card and for one that was forgotten before
 */
export async function forgetSavedCard(ctx: Context, caller: Caller, id: string): Promise<void> {
  const { userId } = caller;
  const forgotten = await ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const own = and(eq(savedCards.id, id), eq(savedCards.userId, userId));
    const [card] = await forgetCards(tx, ctx.now(), own);
    if (card === undefined) throw new DomainError('NOT_FOUND', 'There is no such saved card.');
    await recordAudit(tx, ctx.now(), {
      actor: { kind: 'player', id: userId },
      action: 'saved_card_forgotten',
      subject: { kind: 'player', id: userId },
    });
    return card;
  });
  await revokeForgottenCards(ctx, forgotten);
}
