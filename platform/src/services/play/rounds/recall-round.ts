import type { Locale } from '@kozyr/contracts/locales';
import type { Caller, Context } from '../../../context';
import { DomainError } from '../../../errors';
import type { Integrations } from '../../../gateways/providers/integrations';
import { findOwnRound } from './get-round';

/**
 * An address where the provider shows one of the player's own rounds again. @throws DomainError NOT_FOUND when it is not
 * theirs or the provider keeps no picture of it, GAME_NOT_WORKING while the provider does not answer
 */
export async function recallRound(
  ctx: Context,
  integrations: Integrations,
  caller: Caller,
  { id, locale }: { id: string; locale: Locale },
): Promise<{ url: string; expires_at: string }> {
  const { round } = await findOwnRound(ctx, caller, id);
  const integration = integrations.get(round.integration);
  const answer = await integration?.recall(round.providerRound, locale, ctx.now()).catch((error: unknown) => {
    ctx.log.warn({ err: error, integration: round.integration, round: id }, 'a round could not be recalled');
    throw new DomainError('GAME_NOT_WORKING', 'The provider of this game does not answer.');
  });
  if (!answer) throw new DomainError('NOT_FOUND', 'There is no picture of this round.');
  return answer;
}
