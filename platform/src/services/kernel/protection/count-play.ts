import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import type { Statement } from '../../../db/pipeline';
import type { Play } from './limit-rules';

/** What is added to a player's day, YYYY-MM-DD of their currency's zone. */
export type CountedPlay = { userId: string; day: string; play: Play };

export const isCounted = ({ staked, won, seconds }: Play): boolean => staked !== 0n || won !== 0n || seconds !== 0n;

/** Adds rows of JSON, which stand between the two, to the days of their players. */
const ADD_ROWS = `insert into player_days as kept (user_id, day, staked, own_staked, won, own_won, seconds)
    select user_id, day, staked, own_staked, won, own_won, seconds from json_to_recordset(`;
const OF_JSON = `::json) as c(user_id uuid, day date, staked bigint, own_staked bigint, won bigint, own_won bigint, seconds int)
    on conflict (user_id, day) do update set staked = kept.staked + excluded.staked,
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
  text: `${ADD_ROWS}$1${OF_JSON}`,
  values: [jsonOf(counted)],
});

/** The same for one player, who is locked. */
export async function countPlay(tx: Queryable, counted: CountedPlay): Promise<void> {
  if (isCounted(counted.play)) await tx.execute(sql`${sql.raw(ADD_ROWS)}${jsonOf([counted])}${sql.raw(OF_JSON)}`);
}
