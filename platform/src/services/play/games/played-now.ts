import { CURRENCIES } from '@kozyr/contracts/money';
import { MIN_PLAYERS_TOLD, PLAYED_NOW_SECONDS, type PlayedNow } from '@kozyr/contracts/played-now';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { rounds } from '../../../db/schema/games';
import type { LiveCatalogue } from './live-catalogue';

const FRESH_MS = 60_000;

/**
 * Each player who staked money since then, by the game of their last round whose stake stands. It reads the rounds of that time and no others
 * (rounds_created_index), however many have ever played, and no bet writes a row for it.
 */
export const playersSince = (since: Date): SQL => sql`
  with lately as materialized (
    select ${rounds.userId}, ${rounds.game}, ${rounds.ordinal} from ${rounds}
    where ${rounds.createdAt} >= ${since.toISOString()} and ${rounds.currency} in ${[...CURRENCIES]}
      and ${rounds.status} <> 'refunded'
  )
  select last.game, count(*)::int as players
  from (select distinct on (user_id) game from lately order by user_id, ordinal desc) as last
  group by last.game
  having count(*) >= ${MIN_PLAYERS_TOLD}
  order by players desc, last.game`;

async function countPlayers(ctx: Context): Promise<PlayedNow[]> {
  const since = new Date(ctx.now().getTime() - PLAYED_NOW_SECONDS * 1000);
  const { rows } = await ctx.db.execute<{ game: string; players: number }>(playersSince(since));
  return rows.map(({ game, players }) => ({ slug: game, players }));
}

/**
 * Which games are played now and by how many, as this process keeps it for 60 seconds: however many ask, it is counted once a minute. Games
 * that are not on offer are left out.
 */
export function livePlayedNow(ctx: Context, catalogue: LiveCatalogue): () => Promise<PlayedNow[]> {
  let held: { until: number; counted: Promise<PlayedNow[]> } | null = null;
  return async () => {
    const now = ctx.now().getTime();
    if (!held || now >= held.until) {
      const counted = countPlayers(ctx);
      held = { until: now + FRESH_MS, counted };
      counted.catch(() => {
        held = null;
      });
    }
    const [games, counted] = await Promise.all([catalogue.current(), held.counted]);
    return counted.filter(({ slug }) => games.bySlug.has(slug));
  };
}
