import { createHmac } from 'node:crypto';
import type { LatestWin } from '@kozyr/contracts/big-wins';
import { and, desc, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { rounds } from '../../../../db/schema/games';
import { playerNames } from '../../../../db/schema/nicknames';
import { recentWins } from '../../../../db/schema/settlements';
import { readPublicNames } from '../../../identity/nicknames/public-names';
import { daysEarlier } from '../../../kernel/time/days';
import type { Catalogue } from '../../games/load-catalogue';
import { LATEST_DAYS, RECENT_WINS, viewBigWin, WIN_COLUMNS, type WinRow } from './big-win-rules';

const MAX_LISTED = 6;
/** Who plays without a pause does not fill the room alone. */
const MAX_OF_A_PLAYER = 2;
/** More are read than shown: for players of whom nothing may be told, for more wins of one, and for games that are not offered any more. */
const READ = 120;

type LatestRow = WinRow & { id: string };

/** Leads to a round for nobody without the secret, and is the same whenever the win is told. */
const opaqueId = (secret: string, roundId: string) =>
  createHmac('sha256', secret).update(`latest-wins:${roundId}`).digest('hex').slice(0, 16);

/**
 * The newest settled wins of real money that are more than their whole stake, of players who let them be told. It reads a bounded part of the
 * recent wins, newest first, and nothing that a bet waits for.
 */
export async function listLatestWins(ctx: Context, catalogue: Catalogue): Promise<LatestWin[]> {
  const now = ctx.now();
  const { rows } = await ctx.db.execute<LatestRow>(sql`
    select ${rounds.id}, ${WIN_COLUMNS} from ${RECENT_WINS}
    left join ${playerNames} on ${eq(playerNames.userId, rounds.userId)}
    where ${and(
      gte(recentWins.settledAt, daysEarlier(now, LATEST_DAYS)),
      lte(recentWins.settledAt, now),
      or(isNull(playerNames.shown), ne(playerNames.shown, 'hidden')),
    )}
    order by ${desc(recentWins.settledAt)}, ${desc(rounds.ordinal)} limit ${READ}`);
  const names = await readPublicNames(
    ctx,
    ctx.db,
    rows.map(({ user_id }) => user_id),
  );
  const secret = ctx.env.PSEUDONYM_SECRET;
  const told = new Map<string, number>();
  const wins: LatestWin[] = [];
  for (const row of rows) {
    const [game, name, before] = [catalogue.bySlug.get(row.game), names.get(row.user_id), told.get(row.user_id) ?? 0];
    if (!game || !name?.winsTold || before === MAX_OF_A_PLAYER) continue;
    told.set(row.user_id, before + 1);
    const { player, avatar } = name;
    wins.push({ ...viewBigWin(row, game, secret), id: opaqueId(secret, row.id), player, avatar });
    if (wins.length === MAX_LISTED) break;
  }
  return wins;
}
