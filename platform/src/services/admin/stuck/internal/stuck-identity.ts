import type { StuckItem } from '@kozyr/contracts/operator/stuck';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { identityChecks } from '../../../../db/schema/identity';
import { stuckBefore } from '../rules';
import { MAX_OF_A_KIND } from './stuck-money';

/** Checks of identity that nobody has decided for a day, a verifier or an operator. */
export async function waitingIdentityChecks(ctx: Context): Promise<StuckItem[]> {
  const rows = await ctx.db
    .select()
    .from(identityChecks)
    .where(
      and(
        eq(identityChecks.status, 'SUBMITTED'),
        lt(identityChecks.submittedAt, stuckBefore('identityCheck', ctx.now())),
      ),
    )
    .orderBy(asc(identityChecks.submittedAt))
    .limit(MAX_OF_A_KIND);
  return rows.map(({ id, userId, submittedAt, createdAt, operatorNote }) => ({
    kind: 'identity_check_waiting',
    id,
    since: (submittedAt ?? createdAt).toISOString(),
    player: userId,
    amount: null,
    currency: null,
    what: `This check of identity was not decided for a day${operatorNote ? `: ${operatorNote}` : '.'} Look at it, then: identity approve or identity deny.`,
  }));
}
