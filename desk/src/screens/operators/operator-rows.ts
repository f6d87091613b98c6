import type { Asked } from '@desk/lib/address/use-address';
import type { Operator } from '@kozyr/contracts/operator/operators';
import { builtInRole, OPERATOR_ROLES } from '@kozyr/contracts/operator/roles';

/** How an operator signs in, or that they cannot any more. */
export type OperatorState = Operator['signs_in'] | 'disabled';
export const OPERATOR_STATES: readonly OperatorState[] = ['key', 'desk', 'both', 'invited', 'none', 'disabled'];

export const stateOf = (operator: Operator): OperatorState =>
  operator.disabled_at === null ? operator.signs_in : 'disabled';

/** Operators that the filters of the address let through: there are some dozens, all of which are here. */
export function operatorsAsked(operators: readonly Operator[], { q = '', role, state }: Asked): Operator[] {
  const name = q.trim().toLowerCase();
  return operators.filter(
    (operator) =>
      operator.name.includes(name) &&
      (role === undefined || operator.role === role) &&
      (state === undefined || stateOf(operator) === state),
  );
}

/** The link that opens an invitation. Its token stands after the "#", which no server is told. */
export const invitationLink = (origin: string, locale: string, path: string, token: string): string =>
  `${origin}/${locale}${path}#${token}`;

/** The roles that a list of operators can be filtered by: the built-in ones, and the own ones that somebody has, by name. */
export const rolesHeld = (operators: readonly Operator[]): string[] => [
  ...OPERATOR_ROLES,
  ...[...new Set(operators.map(({ role }) => role))].filter((role) => !builtInRole(role)).sort(),
];
