import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import { localeSchema } from '@kozyr/contracts/locales';
import { PROGRESS_MAX } from '@/components/feedback/progress';
import { isAtLeast, shareOf } from '@/lib/format/amounts';
import type { BadgeState } from '../types';

/** Percent wagered: 100 − 100 · left ÷ total, within 0 and 100. Nothing to wager is all wagered. Decimal strings. Spec §4. */
export function wagerProgress({ left, total }: { left: string; total: string }): number {
  return isAtLeast('0', total) ? PROGRESS_MAX : PROGRESS_MAX - shareOf(left, total);
}

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
