import type { Rights } from '@kozyr/contracts/operator/permissions';
import { builtInRole, rightsOfBuiltIn } from '@kozyr/contracts/operator/roles';
import { eq } from 'drizzle-orm';
import type { OperatorCaller } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { operatorRoles } from '../../../../db/schema/operator-roles';
import { DomainError } from '../../../../errors';
import { beyond } from '../role-rules';

const NOTHING: Rights = { permissions: [], amounts: {} };

/** What a role lets its operators do now; a role that there is not lets them do nothing. */
export async function readRights(db: Queryable, role: string): Promise<Rights> {
  const builtIn = builtInRole(role);
  if (builtIn) return rightsOfBuiltIn(builtIn);
  const [own] = await db.select().from(operatorRoles).where(eq(operatorRoles.name, role));
  return own ? { permissions: own.permissions, amounts: own.amounts } : NOTHING;
}

/** That nobody hands out what they may not do themselves. @throws DomainError STATE_CONFLICT */
export function requireWithin({ rights }: OperatorCaller, given: Rights): void {
  const more = beyond(rights, given);
  if (more === null) return;
  throw new DomainError('STATE_CONFLICT', `You give nobody what you may not do yourself: ${more}.`, {
    why: 'beyond_own_rights',
    permission: more,
  });
}

/**
 * That a role is there and may be handed out by the caller; its row stays until the transaction ends.
 * @throws DomainError NOT_FOUND, STATE_CONFLICT
 */
export async function requireRoleToGive(tx: Queryable, caller: OperatorCaller, role: string): Promise<void> {
  if (!builtInRole(role)) {
    const [own] = await tx
      .select({ name: operatorRoles.name })
      .from(operatorRoles)
      .where(eq(operatorRoles.name, role))
      .for('key share');
    if (!own) throw new DomainError('NOT_FOUND', `There is no role ${role}.`);
  }
  requireWithin(caller, await readRights(tx, role));
}
