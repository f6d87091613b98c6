import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { operatorOidcAccounts } from '../../../../db/schema/operator-oidc';
import {
  operatorCredentials,
  operatorInvitations,
  operatorPasskeys,
  operatorRecoveryCodes,
  operatorSecondFactors,
} from '../../../../db/schema/operator-sign-in';
import { endOperatorSessions } from './sessions';
import { forgetTickets } from './tickets';

/** Ends the invitation of an operator that is open, if one is. */
async function endInvitation(tx: Queryable, now: Date, operatorId: string): Promise<void> {
  const open = and(isNull(operatorInvitations.usedAt), isNull(operatorInvitations.endedAt));
  await tx
    .update(operatorInvitations)
    .set({ endedAt: now })
    .where(and(eq(operatorInvitations.operatorId, operatorId), open));
}

/** Takes away all that a locked operator signs in to the desk with: password, account at the provider, factors, sessions and invitation. */
export async function forgetDesk(tx: Queryable, now: Date, operatorId: string): Promise<void> {
  await endOperatorSessions(tx, operatorId, { now });
  await forgetTickets(tx, operatorId);
  await endInvitation(tx, now, operatorId);
  await tx.delete(operatorOidcAccounts).where(eq(operatorOidcAccounts.operatorId, operatorId));
  for (const table of [operatorCredentials, operatorSecondFactors, operatorPasskeys, operatorRecoveryCodes])
    await tx.delete(table).where(eq(table.operatorId, operatorId));
}
