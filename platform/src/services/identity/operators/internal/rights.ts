import type { Rights } from '@kozyr/contracts/operator/permissions';
import { builtInRole, rightsOfBuiltIn } from '@kozyr/contracts/operator/roles';
import type { Queryable } from '../../../../db/database';

/** What a role lets its operators do now; a role that there is not lets them do nothing. */
export async function readRights(_db: Queryable, role: string): Promise<Rights> {
  const builtIn = builtInRole(role);
  return builtIn ? rightsOfBuiltIn(builtIn) : { permissions: [], amounts: {} };
}
