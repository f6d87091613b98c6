import { type Currency, fromMinor } from '@kozyr/contracts/money';
import { type AmountPermission, boundOf, isWithinBound, mayDo } from '@kozyr/contracts/operator/permissions';
import { OPERATOR_ROLES, rightsOfBuiltIn } from '@kozyr/contracts/operator/roles';
import { asc } from 'drizzle-orm';
import type { OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { operatorRoles } from '../../../db/schema/operator-roles';
import { DomainError } from '../../../errors';

type Money = { amount: bigint; currency: Currency };

/** The roles that may decide about so much, by name. */
async function rolesFor(tx: Queryable, permission: AmountPermission, money: Money): Promise<string[]> {
  const own = await tx.select().from(operatorRoles).orderBy(asc(operatorRoles.name));
  const all = [...OPERATOR_ROLES.map((name) => ({ name, ...rightsOfBuiltIn(name) })), ...own];
  return all.filter((one) => mayDo(one, permission) && isWithinBound(one, permission, money)).map(({ name }) => name);
}

/**
 * That an operator who holds a permission may decide about this much at once by their role. Minor units, above or below zero; as read in
 * the transaction that decides.
 * @throws DomainError AMOUNT_ABOVE_PERMISSION, which says how much they may, and which roles may decide
 */
export async function requireAmount(
  tx: Queryable,
  { role, rights }: Pick<OperatorCaller, 'role' | 'rights'>,
  permission: AmountPermission,
  money: Money,
): Promise<void> {
  if (isWithinBound(rights, permission, money)) return;
  const { amount, currency } = money;
  const bound = boundOf(rights, permission, currency) ?? '';
  const roles = (await rolesFor(tx, permission, money)).join(', ');
  throw new DomainError(
    'AMOUNT_ABOVE_PERMISSION',
    `This is ${fromMinor(amount)} ${currency.toUpperCase()}, and the role ${role} decides about at most ${bound} at once. Ask one of: ${roles}.`,
    { permission, amount: fromMinor(amount), bound, currency, roles },
  );
}
