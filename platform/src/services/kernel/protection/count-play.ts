import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import type { Statement } from '../../../db/pipeline';
import type { Play } from './limit-rules';

/** What is added to a player's day, YYYY-MM-DD of their currency's zone. */
export type CountedPlay = { userId: string; day: string; play: Play };

export const isCounted = ({ staked, won, seconds }: Play): boolean => staked !== 0n || won !== 0n || seconds !== 0n;

const INTO_DAYS = 'insert into player_days as kept (user_id, day, staked, own_staked, won, own_won, seconds)';
const ADDED = `on conflict (user_id, day) do update set staked = kept.staked + excluded.staked,
      own_staked = kept.own_staked + excluded.own_staked, won = kept.won + excluded.won, own_won = kept.own_won + excluded.own_won,
      seconds = kept.seconds + excluded.seconds`;

const jsonOf = (counted: readonly CountedPlay[]): string =>
  JSON.stringify(
    counted.map(({ userId, day, play }) => ({
      user_id: userId,
      day,
      staked: `${play.staked}`,
      own_staked: `${play.ownStaked}`,
      won: `${play.won}`,
      own_won: `${play.ownWon}`,
      seconds: `${play.seconds}`,
    })),
  );

/** Adds to the days of different players, each of them locked. */
export const countPlays = (counted: readonly CountedPlay[]): Statement => ({
  name: 'count_plays',
  text: `${INTO_DAYS}
    select user_id, day, staked, own_staked, won, own_won, seconds
    from json_to_recordset($1::json) as c(user_id uuid, day date, staked bigint, own_staked bigint, won bigint, own_won bigint, seconds int)
    ${ADDED}`,
  values: [jsonOf(counted)],
});

/** The same for one player, who is locked. */
export async function countPlay(tx: Queryable, { userId, day, play }: CountedPlay): Promise<void> {
  if (!isCounted(play)) return;
  const { staked, ownStaked, won, ownWon, seconds } = play;
  await tx.execute(sql`${sql.raw(INTO_DAYS)}
    values (${userId}::uuid, ${day}::date, ${staked}::bigint, ${ownStaked}::bigint, ${won}::bigint, ${ownWon}::bigint, ${seconds}::int)
    ${sql.raw(ADDED)}`);
}
