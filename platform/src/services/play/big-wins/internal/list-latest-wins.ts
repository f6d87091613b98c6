import { createHmac } from 'node:crypto';
import type { LatestWin } from '@kozyr/contracts/big-wins';
import { and, desc, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { rounds } from '../../../../db/schema/games';
import { recentWins } from '../../../../db/schema/settlements';
import { readPublicNames } from '../../../identity/nicknames/public-names';
import { daysEarlier } from '../../../kernel/time/days';
import type { Catalogue } from '../../games/load-catalogue';
import { IS_WIN, LATEST_DAYS, viewBigWin, WIN_COLUMNS, type WinRow } from './big-win-rules';

const MAX_LISTED = 6;
/** Who plays without a pause does not fill the room alone. */
const MAX_OF_A_PLAYER = 2;
/** Recent wins are read so many at a time, and so many times at most: some may not be told, and others are not on offer or not wins any more. */
const AT_ONCE = 120;
const READS = 5;

/** Leads to a round for nobody without the secret, and is the same whenever the win is told. */
const opaqueId = (secret: string, roundId: string) =>
  createHmac('sha256', secret).update(`latest-wins:${roundId}`).digest('hex').slice(0, 16);

/** The rounds of some recent wins as they stand now, the newest first, as far as they still are wins. */
async function winsOf(ctx: Context, ids: readonly string[]): Promise<WinRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await ctx.db.execute<WinRow>(sql`
    select ${WIN_COLUMNS} from ${rounds} where ${inArray(rounds.id, [...ids])} and ${IS_WIN}
    order by ${desc(rounds.settledAt)}, ${desc(rounds.ordinal)}`);
  return rows;
}

/**
 * The newest settled wins of real money that are more than their whole stake, of players who let them be told. It reads a bounded part of the
 * recent wins, newest first, and nothing that a bet waits for.
 */
export async function listLatestWins(ctx: Context, catalogue: Catalogue): Promise<LatestWin[]> {
  const now = ctx.now();
  const secret = ctx.env.PSEUDONYM_SECRET;
  const told = new Map<string, number>();
  const wins: LatestWin[] = [];
  for (let read = 0; read < READS; read += 1) {
    const recent = await ctx.db
      .select({ id: recentWins.roundId })
      .from(recentWins)
      .where(and(gte(recentWins.settledAt, daysEarlier(now, LATEST_DAYS)), lte(recentWins.settledAt, now)))
      .orderBy(desc(recentWins.settledAt), desc(recentWins.roundId))
      .limit(AT_ONCE)
      .offset(read * AT_ONCE);
    const ids = recent.map((win) => win.id);
    const found = await winsOf(ctx, ids);
    const players = found.map((row) => row.user_id);
    const names = await readPublicNames(ctx, ctx.db, players);
    for (const row of found) {
      const [game, name, before] = [catalogue.bySlug.get(row.game), names.get(row.user_id), told.get(row.user_id) ?? 0];
      if (!game || !name?.winsTold || before === MAX_OF_A_PLAYER) continue;
      told.set(row.user_id, before + 1);
      const { player, avatar } = name;
      wins.push({ ...viewBigWin(row, game, secret), id: opaqueId(secret, row.id), player, avatar });
      if (wins.length === MAX_LISTED) return wins;
    }
    if (recent.length < AT_ONCE) break;
  }
  return wins;
}
