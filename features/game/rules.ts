import type { User } from '@kozyr/contracts/accounts';
import { fromMinor, isMoney, toMinor } from '@kozyr/contracts/money';
import type { PlayedTime } from '@/features/account/gaming/rules';
import { REALITY_CHECK_MS } from './constants';
import type { PlayedSession } from './types';

/** How many reality checks a game session of such a length has come to. `ms` since it began. */
export const realityChecks = (ms: number): number => Math.max(0, Math.floor(ms / REALITY_CHECK_MS));

/** How long until the next one; never 0, so that a timer moves on. */
export const untilRealityCheck = (ms: number): number => REALITY_CHECK_MS - (Math.max(0, ms) % REALITY_CHECK_MS);

/** Decimal strings added up. */
export const sumOf = (amounts: readonly string[]): string =>
  fromMinor(amounts.reduce((sum, amount) => sum + toMinor(amount), 0n));

/** A decimal string with the other sign. */
export const negated = (amount: string): string => fromMinor(-toMinor(amount));

/** What came of a round: its win less its stake. A round given back has neither. */
export const roundNet = ({ stake, win }: { stake: string; win: string }): string => sumOf([win, negated(stake)]);

/** What a game session came to as far as it was shown: what was staked counts at once, what was won as of the last round that was seen. */
export const shownNet = (staked: string, wonAsSeen: string): string => sumOf([wonAsSeen, negated(staked)]);

/** What a game's bar tells: of the game's own session, or of all play where that began before it. Credits are told of the session, the time of all play. */
export function playShown(
  game: PlayedSession,
  gaming: PlayedTime | null,
): Pick<PlayedSession, 'since' | 'staked' | 'won' | 'net' | 'currency'> {
  if (!gaming?.running || gaming.since === null || gaming.since >= game.since) return game;
  if (!isMoney(game.currency)) return { ...game, since: gaming.since };
  const { staked, won, net } = gaming.running;
  return { since: gaming.since, staked, won, net, currency: gaming.currency };
}

/**
 * Whether a game offers to top up: where it is played for money, and to whoever may pay in. What only the deposit itself can know, such as
 * a limit that is used up, is told there.
 */
export const mayTopUp = (
  session: Pick<PlayedSession, 'currency'> | null,
  user: Pick<User, 'protection' | 'place'> | undefined,
): boolean =>
  session !== null && isMoney(session.currency) && user?.protection.state === 'active' && user.place.mode === 'real';
