import { fromMinor } from '@kozyr/contracts/money';
import { LIMIT_PERIODS, type LimitKind, type LimitPeriod } from '@kozyr/contracts/player-limits';

/** A limit in force, minor units; of time seconds. */
export type Limit = { kind: LimitKind; period: LimitPeriod; amount: bigint };

/**
 * What counts of a stretch of play, minor units: all stakes and all that they won, and of these what was of the player's own money, game
 * and digital. seconds: how long it lasted, from stake to stake.
 */
export type Play = { staked: bigint; ownStaked: bigint; won: bigint; ownWon: bigint; seconds: bigint };
export const NO_PLAY: Play = { staked: 0n, ownStaked: 0n, won: 0n, ownWon: 0n, seconds: 0n };

/** What was played in the running day, week and month. */
export type Played = Readonly<Record<LimitPeriod, Play>>;
export const NOTHING_PLAYED: Played = { day: NO_PLAY, week: NO_PLAY, month: NO_PLAY };

export const addPlay = (one: Play, other: Play): Play => ({
  staked: one.staked + other.staked,
  ownStaked: one.ownStaked + other.ownStaked,
  won: one.won + other.won,
  ownWon: one.ownWon + other.ownWon,
  seconds: one.seconds + other.seconds,
});

/** The same with something more that happens now. */
export const playMore = (played: Played, more: Play): Played => ({
  day: addPlay(played.day, more),
  week: addPlay(played.week, more),
  month: addPlay(played.month, more),
});

/** What a kind of limit counts of a stretch of play; a loss may be below zero: the player is ahead. */
export function usedBy(kind: Exclude<LimitKind, 'deposit'>, play: Play): bigint {
  if (kind === 'time') return play.seconds;
  return kind === 'stake' ? play.staked : play.ownStaked - play.ownWon;
}

/** A limit that leaves too little for what was asked. */
export type Reached = Limit & { used: bigint; left: bigint };

function reached(limit: Limit, used: bigint): Reached {
  const left = limit.amount - used;
  return { ...limit, used, left: left > 0n ? left : 0n };
}

/** Of the limits that a sum would pass, the one that leaves least; null: it passes none. used: by each limit so far. */
export function limitPassed(
  limits: readonly Limit[],
  sum: (limit: Limit) => bigint,
  used: (limit: Limit) => bigint,
): Reached | null {
  const passed = limits.filter((limit) => sum(limit) > 0n && used(limit) + sum(limit) > limit.amount);
  const all = passed.map((limit) => reached(limit, used(limit)));
  return all.reduce<Reached | null>((least, one) => (least === null || one.left < least.left ? one : least), null);
}

/** The limit that a stake would pass. own: the part of it that is the player's own money. */
export function stakeLimitPassed(
  limits: readonly Limit[],
  played: Played,
  { amount, own }: { amount: bigint; own: bigint },
): Reached | null {
  return limitPassed(
    limits.filter(({ kind }) => kind === 'loss' || kind === 'stake'),
    ({ kind }) => (kind === 'stake' ? amount : own),
    ({ kind, period }) => (kind === 'deposit' ? 0n : usedBy(kind, played[period])),
  );
}

/** The limit of time that is used up, the one that frees up last; null: there is none. gap: seconds since the last stake, if they count. */
export function timeLimitPassed(limits: readonly Limit[], played: Played, gap: bigint): Reached | null {
  const spent = limits.filter(({ kind, period, amount }) => kind === 'time' && played[period].seconds + gap >= amount);
  const last = spent.toSorted(
    (one, other) => LIMIT_PERIODS.indexOf(other.period) - LIMIT_PERIODS.indexOf(one.period),
  )[0];
  return last ? reached(last, played[last.period].seconds + gap) : null;
}

/** What a limit is, or has used, as the wire writes it: money in major units, time in whole minutes. */
export const limitText = (kind: LimitKind, stored: bigint): string =>
  kind === 'time' ? `${stored / 60n}` : fromMinor(stored);

/** The same of what is left: a minute that has begun is still one. */
export const leftText = (kind: LimitKind, stored: bigint): string =>
  kind === 'time' ? `${(stored + 59n) / 60n}` : fromMinor(stored);
