import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import type { Statement } from '../../../db/pipeline';
import { gamingSessions } from '../../../db/schema/protection';
import { type Gaming, type GamingNow, gamingOf } from './gaming-rules';

/** A player's gaming session as something that was played leaves it. */
export type KeptGaming = Gaming & { userId: string };

/** What is known of a player's gaming. The player is locked, or it is only shown. */
export async function readGaming(db: Queryable, userId: string): Promise<GamingNow> {
  const [row] = await db.select().from(gamingSessions).where(eq(gamingSessions.userId, userId));
  return gamingOf(row ?? null);
}

/** Writes the sessions of different players, each of them locked; how often each is reminded of the time stays. */
export const keepGamings = (kept: readonly KeptGaming[]): Statement => ({
  name: 'keep_gamings',
  text: `insert into gaming_sessions (user_id, began_at, staked_at, checked_at, staked, won)
    select user_id, began_at, staked_at, checked_at, staked, won
    from json_to_recordset($1::json) as c(user_id uuid, began_at timestamptz, staked_at timestamptz, checked_at timestamptz,
      staked bigint, won bigint)
    on conflict (user_id) do update set began_at = excluded.began_at, staked_at = excluded.staked_at,
      checked_at = excluded.checked_at, staked = excluded.staked, won = excluded.won`,
  values: [
    JSON.stringify(
      kept.map(({ userId, beganAt, stakedAt, checkedAt, staked, won }) => ({
        user_id: userId,
        began_at: beganAt,
        staked_at: stakedAt,
        checked_at: checkedAt,
        staked: `${staked}`,
        won: `${won}`,
      })),
    ),
  ],
});

/** The same for one player, who is locked. */
export async function keepGaming(tx: Queryable, { userId, ...after }: KeptGaming): Promise<void> {
  await tx
    .insert(gamingSessions)
    .values({ userId, ...after })
    .onConflictDoUpdate({ target: gamingSessions.userId, set: after });
}
