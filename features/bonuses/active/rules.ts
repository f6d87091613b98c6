import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import { localeSchema } from '@kozyr/contracts/locales';
import type { BadgeState } from '../types';

/** Active before pending before the number on offer; nothing at all shows no badge. Spec §2. */
export function badgeOf(status: 'ACTIVE' | 'PENDING' | null, available: number): BadgeState | null {
  if (status === 'ACTIVE') return { kind: 'active' };
  if (status === 'PENDING') return { kind: 'pending' };
  return available > 0 ? { kind: 'available', count: available } : null;
}

/** A running bonus that an event told of, called in a language: events bring its names in all of them. */
export function namedIn(active: ActiveUserBonus, locale: string): ActiveUserBonus {
  const known = localeSchema.safeParse(locale);
  const name = (known.success && active.bonus.names?.[known.data]) || active.bonus.name;
  return { ...active, bonus: { ...active.bonus, name } };
}
