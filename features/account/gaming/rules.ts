import type { GamingSession } from '@kozyr/contracts/gaming-session';

/**
 * The player's gaming session, over all games, by this device's clock. since: when it began, checkAt: when a reality check stands before
 * the next round; ms since the epoch, null while nothing runs, or no check comes.
 */
export type PlayedTime = GamingSession & { since: number | null; checkAt: number | null };

/** The session in this device's time: what the platform tells in seconds holds whatever the device's clock says. */
export function inOwnTime(session: GamingSession, now: number): PlayedTime {
  const { running, check } = session;
  if (running === null) return { ...session, since: null, checkAt: null };
  const since = now - running.seconds * 1000;
  const until = check.due_at === null ? null : Date.parse(check.due_at) - Date.parse(running.began_at);
  return { ...session, since, checkAt: until === null ? null : since + until };
}
