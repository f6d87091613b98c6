import type { Queryable } from '../../../db/database';
import type { UserBonusRow } from './bonus-view';
import { endBonus } from './end-bonus';
import { isOver } from './rules';
import { runningBonus } from './running-bonus';

/** The player's running user bonus, with the player locked; one whose time is over is ended first. Null: none runs. */
export async function endIfExpiredAndReadRunning(
  tx: Queryable,
  now: Date,
  userId: string,
): Promise<UserBonusRow | null> {
  return endIfExpired(tx, now, await runningBonus(tx, userId));
}

/** Ends a running user bonus whose time is over; `running` was read since the player was locked. Null: none runs. */
export async function endIfExpired(
  tx: Queryable,
  now: Date,
  running: UserBonusRow | null,
): Promise<UserBonusRow | null> {
  if (!running || !isOver(running, now)) return running;
  await endBonus(tx, now, running, 'burned_timeout');
  return null;
}
