import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import { localeSchema } from '@kozyr/contracts/locales';
import type { OwnBonus } from '@kozyr/contracts/own-bonuses';
import type { BadgeState, BonusInBrief, WageredBonus } from '../types';

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

/**
 * What the main page tells of the player's bonus: how far it is wagered, or which deposit it waits for. null for none, for one whose
 * time is over, and for one that only a Monday brings: nothing can be done about it.
 */
export function bonusInBrief(active: ActiveUserBonus | null, now: number): BonusInBrief | null {
  if (!active || active.given_at) return null;
  const { status, expires_at, deposit_amount, progress, wager_amount, bonus } = active;
  if (expires_at !== null && Date.parse(expires_at) <= now) return null;
  const { name, currency } = bonus;
  if (status === 'ACTIVE')
    return { kind: 'wagering', name, currency, percent: Math.floor(progress), left: wager_amount };
  if (status !== 'PENDING' || deposit_amount === null) return null;
  return { kind: 'waiting', name, currency, deposit: deposit_amount };
}

/** Ends that the player neither chose nor was asked about. */
const UNASKED_ENDS = ['burned_timeout', 'burned_low', 'lost', 'ended'] as const;
type UnaskedEnd = (typeof UNASKED_ENDS)[number];

/** What is said of a bonus that has just ended. null: the player has ended it themselves, or agreed to its end. */
export function endToTell(
  bonus: OwnBonus | undefined,
): { kind: 'wagered'; bonus: WageredBonus } | { kind: 'other'; reason: UnaskedEnd; name: string } | null {
  if (!bonus) return null;
  const { id, name, released, forfeited, currency, end_reason: ended } = bonus;
  if (ended === 'wagered') return { kind: 'wagered', bonus: { id, name, released, forfeited, currency } };
  const reason = UNASKED_ENDS.find((each) => each === ended);
  return reason ? { kind: 'other', reason, name } : null;
}
