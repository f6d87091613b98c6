import type { Context, OperatorCaller } from '../../../context';
import { DomainError } from '../../../errors';
import { knownGames } from '../../../gateways/providers/integrations';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { integrationOfGame } from './own-games';

/**
 * Opens a live table again that its provider closed because its runs were interrupted. Only the integration whose game it is is asked.
 * @throws DomainError NOT_FOUND when no such table stands still, GAME_NOT_WORKING when the provider does not answer
 */
export async function reopenTable(
  ctx: Context,
  operator: OperatorCaller,
  { slug }: { slug: string },
): Promise<{ slug: string; reopened: true }> {
  const owner = await integrationOfGame(ctx.db, slug);
  const integration = owner === null ? undefined : (await knownGames(ctx).current()).get(owner);
  const reopened = await integration?.reopenTable(slug, ctx.now()).catch((error: unknown) => {
    ctx.log.warn({ err: error, integration: integration.name, table: slug }, 'a table could not be reopened');
    throw new DomainError('GAME_NOT_WORKING', 'The provider of this table does not answer.');
  });
  if (!reopened) throw new DomainError('NOT_FOUND', `The table ${slug} is not closed.`);
  await ctx.db.transaction((tx) =>
    recordOperatorDeed(ctx, tx, operator, { action: 'table_reopened', subject: { kind: 'game', id: slug } }),
  );
  return { slug, reopened: true };
}
