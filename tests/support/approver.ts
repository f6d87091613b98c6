import { rightsOfBuiltIn } from '@kozyr/contracts/operator/roles';

/** Somebody who approves withdrawals by a built-in role, of any amount. */
export const approver = (id: string) => ({ id, role: 'payments', rights: rightsOfBuiltIn('payments') });
