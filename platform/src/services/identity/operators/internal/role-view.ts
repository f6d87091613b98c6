import type { OperatorRoleRow } from '@kozyr/contracts/operator/operator-roles';
import { OPERATOR_ROLES, rightsOfBuiltIn } from '@kozyr/contracts/operator/roles';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { operatorRoles } from '../../../../db/schema/operator-roles';
import { operators } from '../../../../db/schema/operators';
import { DomainError } from '../../../../errors';

/** Every role, the built-in ones first, with who has it. */
export async function readRoles(db: Queryable): Promise<OperatorRoleRow[]> {
  const people = await db
    .select({ name: operators.name, role: operators.role })
    .from(operators)
    .where(isNull(operators.disabledAt))
    .orderBy(asc(operators.name));
  const own = await db
    .select({ row: operatorRoles, by: operators.name })
    .from(operatorRoles)
    .leftJoin(operators, eq(operators.id, operatorRoles.pendingBy))
    .orderBy(asc(operatorRoles.name));
  const holders = (role: string) => people.filter((one) => one.role === role).map(({ name }) => name);
  return [
    ...OPERATOR_ROLES.map((name) => ({
      name,
      ...rightsOfBuiltIn(name),
      built_in: true,
      version: 0,
      pending: null,
      operators: holders(name),
    })),
    ...own.map(({ row, by }) => ({
      name: row.name,
      permissions: row.permissions,
      amounts: row.amounts,
      built_in: false,
      version: row.version,
      pending: row.pending && row.pendingAt ? { ...row.pending, by: by ?? '', at: row.pendingAt.toISOString() } : null,
      operators: holders(row.name),
    })),
  ];
}

/** One role as it stands in this transaction. @throws DomainError NOT_FOUND */
export async function readRole(db: Queryable, name: string): Promise<OperatorRoleRow> {
  const found = (await readRoles(db)).find((one) => one.name === name);
  if (!found) throw new DomainError('NOT_FOUND', `There is no role ${name}.`);
  return found;
}
