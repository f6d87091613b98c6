import type { Locale } from '@kozyr/contracts/locales';
import { asc, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { seamlessCalls } from '../../../db/schema/games';
import { DomainError } from '../../../errors';
import type { Integrations } from '../../../gateways/providers/integrations';
import { pseudonymOf } from '../../kernel/players/pseudonym';
import { findOwnRound } from './get-round';
import type { RoundRow } from './view-round';

/** The transaction that a round began with, by its provider's own name. */
async function firstTransaction({ db }: Context, id: string): Promise<string> {
  const [first] = await db
    .select({ transaction: seamlessCalls.transactionId })
    .from(seamlessCalls)
    .where(eq(seamlessCalls.roundId, id))
    .orderBy(asc(seamlessCalls.createdAt))
    .limit(1);
  return first?.transaction ?? '';
}

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
  const picture = await askForPicture(ctx, integrations, round, locale);
  if (!picture) throw new DomainError('NOT_FOUND', 'There is no picture of this round.');
  return picture;
}

/**
 * An address where the provider shows a round again; null: it keeps no picture of it.
 * @throws DomainError GAME_NOT_WORKING while it does not answer
 */
export async function askForPicture(
  ctx: Context,
  integrations: Integrations,
  round: Pick<RoundRow, 'id' | 'userId' | 'integration' | 'providerRound'>,
  locale: Locale,
): Promise<{ url: string; expires_at: string } | null> {
  const integration = (await integrations.current()).get(round.integration);
  const transaction = await firstTransaction(ctx, round.id);
  const player = pseudonymOf(ctx.env.PSEUDONYM_SECRET, round.integration, round.userId);
  const sought = { round: round.providerRound, player, transaction };
  const answer = await integration?.recall(sought, locale, ctx.now()).catch((error: unknown) => {
    ctx.log.warn({ err: error, integration: round.integration, round: round.id }, 'a round could not be recalled');
    throw new DomainError('GAME_NOT_WORKING', 'The provider of this game does not answer.');
  });
  return answer ?? null;
}
