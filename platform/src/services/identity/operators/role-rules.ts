import { CURRENCIES, type Currency, toMinor } from '@kozyr/contracts/money';
import {
  AMOUNT_PERMISSIONS,
  type AmountPermission,
  boundOf,
  GUARDED_PERMISSIONS,
  mayDo,
  PERMISSIONS,
  type Rights,
} from '@kozyr/contracts/operator/permissions';

/** Whether one bound lets decide about more than another; null: no bound. */
function isMore(one: string | null, other: string | null): boolean {
  if (other === null) return false;
  return one === null || toMinor(one) > toMinor(other);
}

const bounded: readonly (readonly [AmountPermission, Currency])[] = AMOUNT_PERMISSIONS.flatMap((permission) =>
  CURRENCIES.map((currency) => [permission, currency] as const),
);

const raises = (before: Rights, after: Rights, [permission, currency]: readonly [AmountPermission, Currency]) =>
  mayDo(after, permission) && isMore(boundOf(after, permission, currency), boundOf(before, permission, currency));

/** Rights as they are kept: permissions in the order of their list, once each; bounds only of what is held, and only where there is one. */
export function tidied({ permissions, amounts }: Rights): Rights {
  const kept = PERMISSIONS.filter((one) => permissions.includes(one));
  const bounds = AMOUNT_PERMISSIONS.flatMap((one) => {
    const bound = amounts[one];
    return bound && kept.includes(one) && (bound.uah !== null || bound.kzt !== null) ? [[one, bound] as const] : [];
  });
  return { permissions: kept, amounts: Object.fromEntries(bounds) };
}

/** The first permission that goes, or decides about more, than somebody's own rights; null: there is none. */
export function beyond(own: Rights, given: Rights): string | null {
  const more = given.permissions.find((one) => !mayDo(own, one));
  if (more !== undefined) return more;
  return bounded.find((one) => raises(own, given, one))?.[0] ?? null;
}

/** Whether a change gives a guarded permission, or a higher amount for one that is held: then a second person confirms it. */
export function needsSecondPerson(before: Rights, after: Rights): boolean {
  const gives = after.permissions.some((one) => GUARDED_PERMISSIONS.includes(one) && !mayDo(before, one));
  return gives || bounded.some((one) => mayDo(before, one[0]) && raises(before, after, one));
}
