import {
  DEFAULT_REALITY_CHECK,
  GAMING_PAUSE_MINUTES,
  type GamingFigures,
  REALITY_CHECK_MINUTES,
  type RealityCheckEvery,
} from '@kozyr/contracts/gaming-session';
import type { ProfileTerms } from '@kozyr/contracts/jurisdictions';
import { fromMinor, isMoney, type StakeCurrency } from '@kozyr/contracts/money';
import { addMinutes, differenceInSeconds } from 'date-fns';
import type { gamingSessions } from '../../../db/schema/protection';
import { NO_PLAY, type Play } from './limit-rules';

export type GamingRow = typeof gamingSessions.$inferSelect;

/** A gaming session: when it began, its last stake, its last answered reality check, and what came of it, minor units. */
export type Gaming = { beganAt: Date; stakedAt: Date; checkedAt: Date; staked: bigint; won: bigint };
/** What is known of a player's gaming: the session that runs or was the last, and how often they are reminded of the time. */
export type GamingNow = { last: Gaming | null; every: RealityCheckEvery };

/** What the law of a player's country makes of their time: see ProfileTerms. */
export type SessionRules = Pick<ProfileTerms['session'], 'reality_check' | 'may_never' | 'break_after_minutes'>;

/** How often a player may have themselves reminded of the time there. */
export const allowedChecks = ({ reality_check: longest, may_never: mayNever }: SessionRules): RealityCheckEvery[] =>
  mayNever ? [...REALITY_CHECK_MINUTES, null] : REALITY_CHECK_MINUTES.filter((minutes) => minutes <= longest);

/** The same gaming where reality checks come at least as often as the law has it. */
export function underRules(gaming: GamingNow, rules: SessionRules): GamingNow {
  const { every } = gaming;
  return allowedChecks(rules).includes(every) ? gaming : { ...gaming, every: rules.reality_check };
}

/** Until when no round begins, since the player has played as long as the law lets them without a pause; null: one does. */
export function breakDueUntil(gaming: Pick<GamingNow, 'last'>, now: Date, rules: SessionRules): Date | null {
  const running = runningOf(gaming, now);
  if (!running || rules.break_after_minutes === null) return null;
  const due = addMinutes(running.beganAt, rules.break_after_minutes) <= now;
  return due ? addMinutes(running.stakedAt, GAMING_PAUSE_MINUTES) : null;
}

/** What a row says; null: there is none yet. */
export function gamingOf(row: GamingRow | null): GamingNow {
  if (row === null) return { last: null, every: DEFAULT_REALITY_CHECK };
  const { beganAt, stakedAt, checkedAt, staked, won, checkEvery: every } = row;
  if (beganAt === null || stakedAt === null || checkedAt === null) return { last: null, every };
  return { last: { beganAt, stakedAt, checkedAt, staked, won }, every };
}

/** The session that runs now, if one does. */
export const runningOf = ({ last }: Pick<GamingNow, 'last'>, now: Date): Gaming | null =>
  last !== null && now < addMinutes(last.stakedAt, GAMING_PAUSE_MINUTES) ? last : null;

/** From when no round begins before a reality check is answered; null: none will be due. */
export function checkDueAt(gaming: GamingNow, now: Date): Date | null {
  const running = runningOf(gaming, now);
  return running && gaming.every !== null ? addMinutes(running.checkedAt, gaming.every) : null;
}

/** Whether a reality check stands before the next round. */
export function isCheckDue(gaming: GamingNow, now: Date): boolean {
  const due = checkDueAt(gaming, now);
  return due !== null && due <= now;
}

/** A session as a player and a studio are told it. */
export const figuresOf = ({ beganAt, staked, won }: Gaming, now: Date): GamingFigures => ({
  began_at: beganAt.toISOString(),
  seconds: Math.max(0, differenceInSeconds(now, beganAt)),
  staked: fromMinor(staked),
  won: fromMinor(won),
  net: fromMinor(won - staked),
});

/**
 * The session after something was played. countsAt: when what is undone, or was held, was made; a stake that is taken counts now. A
 * stake goes on with the session that runs, or begins one; what belongs to an earlier session changes nothing.
 */
export function afterPlay(
  { last }: Pick<GamingNow, 'last'>,
  now: Date,
  { staked, won }: Pick<Play, 'staked' | 'won'>,
  countsAt: Date = now,
): Gaming | null {
  if (staked === 0n && won === 0n) return last;
  if (staked > 0n && runningOf({ last }, now) === null)
    return { beganAt: now, stakedAt: now, checkedAt: now, staked, won };
  if (last === null || countsAt < last.beganAt) return last;
  return {
    ...last,
    stakedAt: staked > 0n ? now : last.stakedAt,
    staked: last.staked + staked,
    won: last.won + won,
  };
}

const wholeSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Seconds since the last stake of the session that runs, by which a stake makes the time played longer. Of the clock's whole seconds: they add up. */
export function gapOf(gaming: Pick<GamingNow, 'last'>, now: Date): bigint {
  const running = runningOf(gaming, now);
  return running ? BigInt(Math.max(0, wholeSeconds(now) - wholeSeconds(running.stakedAt))) : 0n;
}

/** What was played with the time that it took: a stake that is taken ends a stretch of play. */
export const withTime = (play: Play, gaming: Pick<GamingNow, 'last'>, now: Date): Play =>
  play.staked > 0n ? { ...play, seconds: gapOf(gaming, now) } : play;

/** What a movement of a round counts: for the player's days, and their gaming session after it. */
export type Counted = { play: Play; last: Gaming | null };

/**
 * What a movement counts. Of play for credits it is the time alone: sums and limits of money know nothing of it.
 * @param countsAt see afterPlay
 */
export function countedOf(
  currency: StakeCurrency,
  gaming: Pick<GamingNow, 'last'>,
  now: Date,
  movement: Play,
  countsAt: Date = now,
): Counted {
  const play = withTime(movement, gaming, now);
  const last = afterPlay(gaming, now, play, countsAt);
  if (isMoney(currency)) return { play, last };
  const time = { ...NO_PLAY, seconds: play.seconds };
  if (last === null || last === gaming.last) return { play: time, last };
  const { staked, won } = gaming.last?.beganAt === last.beganAt ? gaming.last : NO_PLAY;
  return { play: time, last: { ...last, staked, won } };
}
