import type { Currency } from '@kozyr/contracts/money';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../db/database';
import { PATIENCE_MS, type Sums } from './rules';
import type { Week } from './week';

const rowSchema = z.tuple([z.object({ rounds: z.coerce.number(), staked: z.coerce.string(), won: z.coerce.string() })]);

/**
 * What the real-money part of a round's stake won, in SQL on rounds: its share of the win by what stakes there were. Bonus money
 * that a wagered bonus released on the way is in win_electronic and not in this.
 */
const REAL_WON: SQL = sql`case when stake_bonus = 0 then win_electronic
  else least(win_electronic, (win_electronic + win_bonus + win_forfeited)
    - div((win_electronic + win_bonus + win_forfeited)::numeric * stake_bonus, stake_game + stake_electronic + stake_bonus))
  end`;

/**
 * The rounds of real money that began in a week, in SQL, undone ones too. By their begin: a player may choose when a round is
 * settled, so that losses fall into one week and the wins that belong to them into the next.
 */
export const begunIn = ({ from, to }: Week): SQL =>
  sql`created_at >= ${from.toISOString()} and created_at < ${to.toISOString()} and stake_game + stake_electronic > 0`;

/** Those of them that are settled, whenever that was: undone ones are no longer settled. */
export const ofWeek = (week: Week): SQL => sql`status = 'settled' and ${begunIn(week)}`;

/** rounds, staked and won of a set of rounds, in SQL. */
export const SUMS: SQL = sql`count(*) as rounds, coalesce(sum(stake_game + stake_electronic), 0) as staked,
  coalesce(sum(${REAL_WON}), 0) as won`;

/** What a player's rounds of a week staked and won in real money. By the index rounds_begun_index. */
export async function readSums(db: Queryable, userId: string, currency: Currency, week: Week): Promise<Sums> {
  const { rows } = await db.execute(
    sql`select ${SUMS} from rounds where user_id = ${userId} and currency = ${currency} and ${ofWeek(week)}`,
  );
  const [{ rounds, staked, won }] = rowSchema.parse(rows);
  return { rounds, staked: BigInt(staked), won: BigInt(won) };
}

const openSchema = z.tuple([z.object({ open: z.coerce.number() })]);

/** How many of a player's rounds of a week the count of it waits for: those still open, until patience ends; 0 from then on. */
export async function roundsAwaited(
  db: Queryable,
  now: Date,
  { userId, currency, week }: { userId: string; currency: Currency; week: Week },
): Promise<number> {
  if (now.getTime() >= week.to.getTime() + PATIENCE_MS) return 0;
  const { rows } = await db.execute(sql`select count(*) as open from rounds
    where user_id = ${userId} and currency = ${currency} and status = 'open' and ${begunIn(week)}`);
  return openSchema.parse(rows)[0].open;
}
