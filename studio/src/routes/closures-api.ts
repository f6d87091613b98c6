import { reopenTableSchema, type TableClosures } from '@kozyr/contracts/live';
import type { Secrets } from '@kozyr/kit/exchanged-secrets';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { closureOf, reopenTable } from '../tables/closures';
import type { TablesRuntime } from '../tables/tables-runtime';
import type { PublicLimits } from './public-limits';
import { signedScope } from './signed-scope';

/** What the platform's operators ask of tables that stand still. */
export async function closuresApi(
  app: FastifyInstance,
  { tables: { deps }, secret, limits }: { tables: TablesRuntime; secret: Secrets; limits: PublicLimits },
): Promise<void> {
  await signedScope(
    app,
    { secret, limits },
    {
      '/tables/closures': async (): Promise<TableClosures> => {
        const found = await Promise.all(deps.tables.map(({ slug }) => closureOf(deps, slug)));
        return {
          items: found.flatMap((closure) =>
            closure ? [{ game: closure.game, reason: closure.reason, closed_at: closure.closedAt.toISOString() }] : [],
          ),
        };
      },
      '/tables/reopen': async (body) => {
        const asked = reopenTableSchema.safeParse(body);
        if (!asked.success) throw new DomainError(400, 'VALIDATION_ERROR', 'game is wanted');
        if (!deps.tables.some(({ slug }) => slug === asked.data.game))
          throw new DomainError(404, 'NOT_FOUND', 'No such table');
        return { reopened: await reopenTable(deps, asked.data.game) };
      },
    },
  );
}
