import { routes } from '@desk/lib/routes';
import type { OperatorRole } from '@kozyr/contracts/operator/roles';

/** A place of the desk in its menu: the name of its text, its address, and the least role that can do anything there. */
export type Place = {
  name: 'today' | 'players' | 'withdrawals' | 'support' | 'operators' | 'audit';
  href: string;
  role: OperatorRole;
};

export const PLACES: readonly Place[] = [
  { name: 'today', href: routes.today, role: 'support' },
  { name: 'players', href: routes.players, role: 'support' },
  { name: 'withdrawals', href: routes.withdrawals, role: 'support' },
  { name: 'support', href: routes.support, role: 'support' },
  { name: 'operators', href: routes.operators, role: 'admin' },
  { name: 'audit', href: routes.audit, role: 'support' },
];
