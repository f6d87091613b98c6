import { routes } from '@desk/lib/routes';
import { acknowledgedKindSchema, type StuckItem } from '@kozyr/contracts/operator/stuck';

/** The kinds that stay until somebody says that they have been seen to. */
export type AcknowledgedKind = (typeof acknowledgedKindSchema.options)[number];

/** Its kind when it leaves the list by a word of an operator; null: it leaves by itself once it moves. */
export function acknowledgedKind({ kind }: StuckItem): AcknowledgedKind | null {
  return acknowledgedKindSchema.options.find((one) => one === kind) ?? null;
}

function splitDay(id: string): [day: string, gateway?: string] {
  const [day = '', gateway] = id.split('/');
  return gateway === undefined ? [day] : [day, gateway];
}

/** The page where something can be done about it; null: none of the desk's. */
export function pageOf({ kind, id, player }: StuckItem): string | null {
  switch (kind) {
    case 'withdrawal_waiting':
    case 'payout_not_taken':
    case 'payout_unheard':
      return routes.withdrawal(id);
    case 'job_failing':
    case 'job_overdue':
      return `${routes.jobs}?job=${encodeURIComponent(id)}`;
    case 'reconciliation_mismatch':
      // A day, and after a slash its gateway unless that is the environment's.
      return routes.reconciliation(...splitDay(id));
    case 'harm_case_waiting':
      return routes.harmCase(id);
    case 'identity_check_waiting':
      return routes.identityCheck(id);
    case 'win_held':
    case 'win_after_close':
      return routes.heldWins;
    case 'adjustment_waiting':
      return routes.adjustments;
    case 'chargeback_open':
    case 'write_off_waiting':
      return routes.chargebacks;
    case 'provider_stopped':
      return `${routes.games}?tab=providers&q=${encodeURIComponent(id)}`;
    case 'table_closed':
      return `${routes.games}?tab=tables`;
    case 'battle_past_grace':
      return routes.battles;
    default:
      return player === null ? null : routes.player(player);
  }
}
