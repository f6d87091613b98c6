import { amountSchema } from '@kozyr/contracts/money';
import {
  AMOUNT_PERMISSIONS,
  type AmountPermission,
  type Permission,
  type Rights,
} from '@kozyr/contracts/operator/permissions';

/** A role as it is typed: a bound that is left empty is none. */
export type TypedRole = {
  permissions: ReadonlySet<Permission>;
  bounds: Readonly<Record<AmountPermission, { uah: string; kzt: string }>>;
};

const EMPTY = { uah: '', kzt: '' };

/** Rights as the form shows them. */
export const typedOf = ({ permissions, amounts }: Rights): TypedRole => ({
  permissions: new Set(permissions),
  bounds: {
    'withdrawals.decide': shown(amounts['withdrawals.decide']),
    'wins.decide': shown(amounts['wins.decide']),
    'adjustments.propose': shown(amounts['adjustments.propose']),
    'adjustments.confirm': shown(amounts['adjustments.confirm']),
    'chargebacks.decide': shown(amounts['chargebacks.decide']),
    'jackpots.top-up': shown(amounts['jackpots.top-up']),
  },
});

function shown(bound: { uah: string | null; kzt: string | null } | undefined) {
  return bound ? { uah: bound.uah ?? '', kzt: bound.kzt ?? '' } : EMPTY;
}

/** Whether what is typed as a bound can be one. */
export const isBound = (typed: string): boolean => typed.trim() === '' || amountSchema.safeParse(typed.trim()).success;

const boundOf = (typed: string) => (typed.trim() === '' ? null : typed.trim());

/** What is typed, as the platform takes it; null: a bound is no amount. */
export function rightsTyped({ permissions, bounds }: TypedRole): Rights | null {
  const asked = AMOUNT_PERMISSIONS.filter((one) => permissions.has(one));
  if (asked.some((one) => !isBound(bounds[one].uah) || !isBound(bounds[one].kzt))) return null;
  const amounts = Object.fromEntries(
    asked
      .map((one) => [one, { uah: boundOf(bounds[one].uah), kzt: boundOf(bounds[one].kzt) }] as const)
      .filter(([, { uah, kzt }]) => uah !== null || kzt !== null),
  );
  return { permissions: [...permissions], amounts };
}
