import type { BigWin } from '@kozyr/contracts/big-wins';
import type { Currency } from '@kozyr/contracts/money';
import { and, asc, desc, gte, lte, sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { rounds } from '../../../../db/schema/games';
import { recentWins } from '../../../../db/schema/settlements';
import { readPublicNames } from '../../../identity/nicknames/public-names';
import { daysEarlier } from '../../../kernel/time/days';
import type { Catalogue } from '../../games/load-catalogue';
import { BIG_DAYS, IS_BIG_WIN, viewBigWin, WIN_COLUMNS, type WinRow } from './big-win-rules';

const MAX_LISTED = 20;
const MAX_OF_A_GAME = 6;
/** Wins of games that are no longer offered are passed over, so more are read than shown. */
const READ_OF_EACH_CURRENCY = 40;
/** Rounds that one statement names. */
const AT_ONCE = 5_000;

/** The biggest of these rounds in one currency, the biggest first, as far as they still are big wins. */
async function biggestOf(ctx: Context, ids: readonly string[], of: Currency, slug?: string): Promise<WinRow[]> {
  const found: WinRow[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = sql.param(ids.slice(from, from + AT_ONCE));
    const { rows } = await ctx.db.execute<WinRow>(sql`
      select ${WIN_COLUMNS} from ${rounds}
      where ${rounds.id} = any(${some}::uuid[]) and ${IS_BIG_WIN} and ${rounds.currency} = ${of}
        ${slug === undefined ? sql`` : sql`and ${rounds.game} = ${slug}`}
      order by ${desc(rounds.winElectronic)}, ${asc(rounds.ordinal)} limit ${READ_OF_EACH_CURRENCY}`);
    found.push(...rows);
  }
  // A sort that keeps the order of those that are alike.
  return found.toSorted((a, b) => Number(BigInt(b.paid) - BigInt(a.paid))).slice(0, READ_OF_EACH_CURRENCY);
}

/**
 * The biggest settled wins of the last 7 days, at most 20; of one game at most 6. Each currency is ranked by itself, and the
 * ranks are shown in turn: no exchange rate is invented. Pages keep it for longer than a nickname may stand, so names are masked here.
 */
export async function listBigWins(ctx: Context, catalogue: Catalogue, slug?: string): Promise<BigWin[]> {
  const since = daysEarlier(ctx.now(), BIG_DAYS);
  const recent = await ctx.db
    .select({ id: recentWins.roundId })
    .from(recentWins)
    .where(and(recentWins.big, gte(recentWins.settledAt, since), lte(recentWins.settledAt, ctx.now())));
  const ids = recent.map((win) => win.id);
  const [tenge, hryvnia] = [await biggestOf(ctx, ids, 'kzt', slug), await biggestOf(ctx, ids, 'uah', slug)];
  const places = Array.from({ length: READ_OF_EACH_CURRENCY }, (_, place) => [hryvnia[place], tenge[place]]);
  const rows = places.flat().filter((row) => row !== undefined);
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
