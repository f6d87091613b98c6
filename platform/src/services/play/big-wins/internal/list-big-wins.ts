import type { BigWin } from '@kozyr/contracts/big-wins';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { rounds } from '../../../../db/schema/games';
import { recentWins } from '../../../../db/schema/settlements';
import { readPublicNames } from '../../../identity/nicknames/public-names';
import { daysEarlier } from '../../../kernel/time/days';
import type { Catalogue } from '../../games/load-catalogue';
import { BIG_DAYS, HAS_BIG_SUM, RECENT_WINS, viewBigWin, WIN_COLUMNS, type WinRow } from './big-win-rules';

const MAX_LISTED = 20;
const MAX_OF_A_GAME = 6;
/** Wins of games that are no longer offered are passed over, so more are read than shown. */
const READ_OF_EACH_CURRENCY = 40;

/**
 * The biggest settled wins of the last 7 days, at most 20; of one game at most 6. Each currency is ranked by itself, and the
 * ranks are shown in turn: no exchange rate is invented. Pages keep it for longer than a nickname may stand, so names are masked here.
 */
export async function listBigWins(ctx: Context, catalogue: Catalogue, slug?: string): Promise<BigWin[]> {
  const since = daysEarlier(ctx.now(), BIG_DAYS);
  const { rows } = await ctx.db.execute<WinRow>(sql`
    select user_id, game, currency, win, paid, stake, settled_at
    from (
      select ${WIN_COLUMNS},
        row_number() over (partition by ${rounds.currency} order by ${rounds.winElectronic} desc, ${rounds.ordinal}) as place
      from ${RECENT_WINS}
      where ${recentWins.big} and ${recentWins.settledAt} >= ${since.toISOString()}
        and ${recentWins.settledAt} <= ${ctx.now().toISOString()} and ${HAS_BIG_SUM}
        ${slug === undefined ? sql`` : sql`and ${rounds.game} = ${slug}`}
    ) as ranked
    where place <= ${READ_OF_EACH_CURRENCY}
    order by place, currency desc`);
  const names = await readPublicNames(
    ctx,
    ctx.db,
    rows.map(({ user_id }) => user_id),
  );
  return rows
    .flatMap((row) => {
      const game = catalogue.bySlug.get(row.game);
      return game && names.get(row.user_id)?.winsTold ? [viewBigWin(row, game, ctx.env.PSEUDONYM_SECRET)] : [];
    })
    .slice(0, slug === undefined ? MAX_LISTED : MAX_OF_A_GAME);
}
