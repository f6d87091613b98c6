import type { ErrorCode } from '@kozyr/contracts/errors';
import type { Promotion } from '@kozyr/contracts/place';
import type { PlayerState, Protection } from '@kozyr/contracts/protection';
import type { playerProtection } from '../../../db/schema/protection';

export type ProtectionRow = typeof playerProtection.$inferSelect;
/** What keeps a player from playing; null: nothing ever did. */
export type Kept = Omit<ProtectionRow, 'suspendedFor'> | null;

/**
 * What a player may or may not do by their state. stake is asked for each bet; bonus for whatever a promotion gives; promotion for
 * being told of one.
 */
export type StateAct = 'sign_in' | 'play' | 'stake' | 'deposit' | 'bonus' | 'promotion' | 'withdraw';
/** The same as it is asked for: a bonus by the kind of promotion that gives it; credits: to play for them, or be given some. */
export type Act = Exclude<StateAct, 'bonus'> | 'credits' | Promotion;

const stateActOf = (act: Act): StateAct =>
  act === 'credits'
    ? 'play'
    : act === 'bonuses' || act === 'cashback' || act === 'battles' || act === 'wheel' || act === 'jackpots'
      ? 'bonus'
      : act;

const NOTHING = {
  sign_in: false,
  play: false,
  stake: false,
  deposit: false,
  bonus: false,
  promotion: false,
  withdraw: false,
} as const satisfies Record<StateAct, boolean>;
/** Whoever has stopped playing comes in to take out what is theirs, and for nothing else. */
const TAKES_MONEY_OUT = { ...NOTHING, sign_in: true, withdraw: true } as const;

/** The one table of what each state may. A win that is due is paid in every state: no act is asked for it. */
export const MAY: Readonly<Record<PlayerState, Readonly<Record<StateAct, boolean>>>> = {
  active: { sign_in: true, play: true, stake: true, deposit: true, bonus: true, promotion: true, withdraw: true },
  timed_out: TAKES_MONEY_OUT,
  self_excluded: TAKES_MONEY_OUT,
  suspended: NOTHING,
  closed: TAKES_MONEY_OUT,
};

/** A time in which somebody is excluded; until null: for ever. */
export type Exclusion = { from: Date; until: Date | null };

const running = (from: Date | null, until: Date | null, now: Date): Exclusion | null =>
  from && (until === null || now < until) ? { from, until } : null;

/** The player's own exclusion, if it runs. */
export const ownExclusion = (kept: NonNullable<Kept>, now: Date): Exclusion | null =>
  running(kept.selfExcludedFrom, kept.selfExcludedUntil, now);

/** The exclusion that holds here since the same person is excluded elsewhere, if it runs. */
export const barring = (kept: NonNullable<Kept>, now: Date): Exclusion | null =>
  running(kept.barredFrom, kept.barredUntil, now);

/** Whether the first lasts as long as the second, or longer. */
export const lastsAsLong = (one: Exclusion | null, other: Exclusion): boolean =>
  one !== null && (one.until === null || (other.until !== null && one.until >= other.until));

/** Of two exclusions the one that ends later. */
export function longest(one: Exclusion | null, other: Exclusion | null): Exclusion | null {
  if (!one || !other) return one ?? other;
  return lastsAsLong(one, other) ? one : other;
}

/** The state at a moment. Of several that hold, what a person at the desk or for ever has decided goes before what passes. */
export function stateAt(kept: Kept, now: Date): { state: PlayerState; until: Date | null } {
  if (!kept) return { state: 'active', until: null };
  if (kept.suspendedAt) return { state: 'suspended', until: null };
  if (kept.closedAt) return { state: 'closed', until: null };
  const { timedOutUntil } = kept;
  const excluded = longest(ownExclusion(kept, now), barring(kept, now));
  if (excluded) return { state: 'self_excluded', until: excluded.until };
  if (timedOutUntil && now < timedOutUntil) return { state: 'timed_out', until: timedOutUntil };
  return { state: 'active', until: null };
}

/** Whether they have left for good or for long: then all money of their own may be taken out, the unplayed too, whatever the rating. */
export const hasLeft = (state: PlayerState): boolean => state === 'self_excluded' || state === 'closed';

const REFUSALS: Readonly<Record<Exclude<PlayerState, 'active'>, { code: ErrorCode; message: string }>> = {
  timed_out: { code: 'PLAYER_TIMED_OUT', message: 'The player has taken a time-out.' },
  self_excluded: { code: 'PLAYER_SELF_EXCLUDED', message: 'The player has excluded themselves from playing.' },
  suspended: { code: 'PLAYER_SUSPENDED', message: 'The account is suspended; support can say more.' },
  closed: { code: 'ACCOUNT_CLOSED', message: 'The account is closed.' },
};

export type StateRefusal = { code: ErrorCode; message: string; details: Record<string, string> };

/** Why the player may not do it now; null: they may. details has `until` where the state ends by itself, ISO 8601. */
export function refusalOfState(kept: Kept, now: Date, act: Act): StateRefusal | null {
  const { state, until } = stateAt(kept, now);
  if (state === 'active' || MAY[state][stateActOf(act)]) return null;
  return { ...REFUSALS[state], details: until ? { until: until.toISOString() } : {} };
}

/** The state as the wire shows it. */
export function protectionView(kept: Kept, now: Date): Protection {
  const { state, until } = stateAt(kept, now);
  const view = { state, until: until?.toISOString() ?? null };
  const barred = kept && state === 'self_excluded' ? barring(kept, now) : null;
  if (!barred || !kept || lastsAsLong(ownExclusion(kept, now), barred)) return view;
  return { ...view, because: kept.barredBy === 'register' ? 'register' : 'same_person' };
}
