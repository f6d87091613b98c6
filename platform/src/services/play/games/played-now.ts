import { CURRENCIES } from '@kozyr/contracts/money';
import { MIN_PLAYERS_TOLD, PLAYED_NOW_SECONDS, type PlayedNow } from '@kozyr/contracts/played-now';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { rounds } from '../../../db/schema/games';
import { gamingSessions } from '../../../db/schema/protection';
import type { LiveCatalogue } from './live-catalogue';

const FRESH_MS = 60_000;

/** Each player who staked money lately, by the game of their last round. No bet writes anything for it. */
async function countPlayers(ctx: Context): Promise<PlayedNow[]> {
  const since = new Date(ctx.now().getTime() - PLAYED_NOW_SECONDS * 1000);
  const { rows } = await ctx.db.execute<{ game: string; players: number }>(sql`
    select last.game, count(*)::int as players
    from ${gamingSessions}
    cross join lateral (
      select ${rounds.game} as game from ${rounds}
      where ${rounds.userId} = ${gamingSessions.userId} and ${rounds.currency} in ${[...CURRENCIES]}
        and ${rounds.createdAt} >= ${since.toISOString()}
      order by ${rounds.ordinal} desc
      limit 1
    ) as last
    where ${gamingSessions.stakedAt} >= ${since.toISOString()}
    group by last.game
    having count(*) >= ${MIN_PLAYERS_TOLD}
    order by players desc, last.game`);
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
