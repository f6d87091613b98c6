import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../context';
import { seamlessCalls } from '../../../db/schema/games';
import type { Call } from './internal/situation';
import { SeamlessCallError } from './seamless-call-error';

const ACTIONS = ['bet', 'win', 'refund', 'rollback'] as const satisfies Call['action'][];

type Named = Pick<Call, 'integration' | 'action' | 'transactionId'> & { userId: string };

/**
 * For integrations whose transactions are of one action each: refuses an id that came with another of the same player's. What keeps two actions apart that come at
 * the same moment is the protocol's, in what their bodies say.
 * @throws SeamlessCallError DUPLICATE_TRANSACTION
 */
export async function expectOneVerb(
  { db }: Context,
  { userId, integration, action, transactionId }: Named,
): Promise<void> {
  const [other] = await db
    .select({ action: seamlessCalls.action })
    .from(seamlessCalls)
    .where(
      and(
        eq(seamlessCalls.userId, userId),
        eq(seamlessCalls.integration, integration),
        eq(seamlessCalls.transactionId, transactionId),
        // Each by its whole key: there is no index of ids alone.
        inArray(
          seamlessCalls.action,
          ACTIONS.filter((each) => each !== action),
        ),
      ),
    )
    .limit(1);
  if (other)
    throw new SeamlessCallError('DUPLICATE_TRANSACTION', `This transaction id was used before for a ${other.action}.`);
}
