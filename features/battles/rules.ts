import { type PrizeTerms, prizeOfPlace } from '@kozyr/contracts/battle-prizes';
import { fromMinor, toMinor } from '@kozyr/contracts/money';
import { AFTER_BOUNDARY_MS, POLL_MS } from './constants';
import type { Battle, BattleInBrief, BattleLeader, BattleStanding } from './types';

/** The longest that a list is not asked for again, whatever is told. */
const MAX_POLL_MS = 10 * 60_000;
const WRONG_CLOCK_MS = 60_000;

/** Whether a battle's rounds may still be counted or its prizes paid. */
export const isOpen = ({ status }: Pick<Battle, 'status'>): boolean =>
  status === 'upcoming' || status === 'active' || status === 'finishing';

/** The next moment (ms) at which a battle changes by the clock alone, or null. */
function nextChange({ status, starts_at, ends_at, finishes_at }: Battle): number | null {
  if (status === 'upcoming') return Date.parse(starts_at);
  if (status === 'active') return Date.parse(ends_at);
  return status === 'finishing' ? Date.parse(finishes_at) : null;
}

/**
 * Milliseconds until battles have to be asked for again: when the clock changes one of them, and now and then besides, the more
 * often while nothing is told (`flows` false).
 */
export function msToNextPoll(battles: readonly Battle[], now: number, flows: boolean): number {
  const changes = battles
    .flatMap((battle) => nextChange(battle) ?? [])
    // Long past, and unchanged: this clock is wrong, and asking every second would not mend it.
    .map((at) => (at - now < -WRONG_CLOCK_MS ? POLL_MS : at - now + AFTER_BOUNDARY_MS));
  return Math.max(AFTER_BOUNDARY_MS, Math.min(...changes, flows ? MAX_POLL_MS : POLL_MS));
}

/** What the countdown of a battle runs to, or null. */
export function countsTo({ status, starts_at, ends_at, finishes_at }: Battle): string | null {
  if (status === 'upcoming') return starts_at;
  if (status === 'active') return ends_at;
  return status === 'finishing' ? finishes_at : null;
}

/**
 * The first places with the player's own row marked; where it is none of them it stands alone, to be pinned below. What everybody
 * is told marks nobody's own.
 */
export function withOwn(
  leaders: readonly BattleLeader[],
  own: BattleLeader | null,
): { rows: BattleLeader[]; pinned: BattleLeader | null } {
  const isOwn = (row: BattleLeader) =>
    own !== null && row.player === own.player && row.score === own.score && row.reached_at === own.reached_at;
  const rows = leaders.map((row) => ({ ...row, own: isOwn(row) }));
  return { rows, pinned: own && !rows.some((row) => row.own) ? { ...own, own: true } : null };
}

const termsOf = ({
  prizes,
  full_stakes,
  counted_stakes,
}: Pick<Battle, 'prizes' | 'full_stakes' | 'counted_stakes'>): PrizeTerms => ({
  prizes: prizes.map(toMinor),
  fullStakes: toMinor(full_stakes),
  counted: toMinor(counted_stakes),
});

/** What a place is paid if the battle ends with the stakes counted so far, by the rule that pays; null: nothing. `score` "12.00" */
export function prizeNow(
  battle: Pick<Battle, 'prizes' | 'full_stakes' | 'counted_stakes'>,
  place: number,
  score: string,
): string | null {
  const prize = prizeOfPlace(termsOf(battle), place, toMinor(score));
  return prize === null ? null : fromMinor(prize);
}

/** Whether nobody has entered a battle that they still may enter: it says what it is, and no zeros. */
export const isStill = ({ players, status }: Pick<Battle, 'players' | 'status'>): boolean =>
  players === 0 && (status === 'upcoming' || status === 'active');

/** Whether a battle tells what its places would be paid now: it runs, and a stake has counted. */
export const paysNow = ({ status, counted_stakes }: Pick<Battle, 'status' | 'counted_stakes'>): boolean =>
  (status === 'active' || status === 'finishing') && toMinor(counted_stakes) > 0n;

/** Which part of the published prizes is paid as stakes are counted: percent, cut to tenths. */
export function paidShare({ counted_stakes, full_stakes }: Pick<Battle, 'counted_stakes' | 'full_stakes'>): number {
  const [counted, full] = [toMinor(counted_stakes), toMinor(full_stakes)];
  return counted >= full ? 100 : Number((counted * 1000n) / full) / 10;
}

/** All that is won in a battle at most, in whole units of its currency. */
export function prizeFund({ prizes }: Pick<Battle, 'prizes'>): string {
  return fromMinor(prizes.reduce((sum, prize) => sum + toMinor(prize), 0n));
}

/**
 * What the main page tells of a battle that the player is in: how far the qualification is, or their place with the score of the one above.
 * null while it does not run. The place above is told where it is one of the first places, which are all that is published.
 */
export function battleInBrief(
  { battle, leaders }: { battle: Battle; leaders: readonly BattleLeader[] },
  rank: BattleStanding,
  now: number,
): BattleInBrief | null {
  const { id, tier, status, ends_at, qualifying_stakes } = battle;
  const { state, stakes, place, score } = rank;
  if (status !== 'active' || Date.parse(ends_at) <= now || state === 'inactive') return null;
  if (state === 'qualification') return { id, tier, kind: 'qualification', stakes, of: qualifying_stakes };
  if (place === null) return null;
  const above = leaders.find((leader) => leader.place === place - 1);
  return { id, tier, kind: 'place', place, score, next: above ? { place: above.place, score: above.score } : null };
}
