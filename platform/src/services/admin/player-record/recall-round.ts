import type { Locale } from '@kozyr/contracts/locales';
import type { Context, OperatorCaller } from '../../../context';
import { DomainError } from '../../../errors';
import type { Integrations } from '../../../gateways/providers/integrations';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { findOwnRound } from '../../play/rounds/get-round';
import { askForPicture } from '../../play/rounds/recall-round';
import { requirePlayer } from './internal/require-player';

/**
 * An address where the provider shows a round of a player again, for an operator. That they looked is in the audit log before they see it.
 * @throws DomainError NOT_FOUND also when the provider keeps no picture of it, GAME_NOT_WORKING while it does not answer
 */
export async function recallPlayerRound(
  ctx: Context,
  integrations: Integrations,
  operator: OperatorCaller,
  { id, round: roundId, locale }: { id: string; round: string; locale: Locale },
): Promise<{ url: string; expires_at: string }> {
  await requirePlayer(ctx.db, id);
  const { round } = await findOwnRound(ctx, { userId: id }, roundId);
  const picture = await askForPicture(ctx, integrations, round, locale);
  if (!picture)
    throw new DomainError('NOT_FOUND', 'The provider keeps no picture of this round.', { why: 'no_picture' });
  await recordOperatorDeed(ctx, ctx.db, operator, {
    action: 'player_round_shown',
    subject: { kind: 'player', id },
    details: { round: round.id, game: round.game },
  });
  return picture;
}
