import * as z from 'zod/mini';

/**
 * What an operator may do. support reads; payments also approves and denies withdrawals; finance also reconciles, proposes and
 * confirms adjustments, and deals with chargebacks; admin does everything, and operators, settings and switches besides.
 */
export const OPERATOR_ROLES = ['support', 'payments', 'finance', 'admin'] as const;
export const operatorRoleSchema = z.enum(OPERATOR_ROLES);
export type OperatorRole = z.infer<typeof operatorRoleSchema>;

/** Whether a role may do what asks for at least another. payments and finance stand beside each other, not in a row. */
export function mayDo(role: OperatorRole, min: OperatorRole): boolean {
  return role === 'admin' || min === 'support' || role === min;
}
