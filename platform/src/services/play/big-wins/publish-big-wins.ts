import { inArray, sql } from 'drizzle-orm';
import type { Context, PublicNews, Settlement } from '../../../context';
import type { Queryable } from '../../../db/database';
import { rounds } from '../../../db/schema/games';
import { readPublicNames } from '../../identity/nicknames/public-names';
import { loadGames } from '../games/load-catalogue';
import { bigFrom, IS_BIG_WIN, viewBigWin, WIN_COLUMNS, type WinRow } from './internal/big-win-rules';

/** Told of one lot of settled rounds, the biggest: on a busy evening nobody reads more. */
const MAX_AT_ONCE = 5;

/**
 * Publishes big wins as they settle. A round that is settled for the first time takes real money, so it is published once: not
 * again when it wins more later.
 */
export async function publishBigWins(
  ctx: Context,
  tx: Queryable,
  settled: readonly Settlement[],
): Promise<readonly PublicNews[]> {
  const likely = settled.filter(
    ({ realChange, paid, staked, currency }) => realChange > 0n && paid >= bigFrom(currency) && paid > staked,
  );
  if (likely.length === 0) return [];
  const ids = likely.map(({ roundId }) => roundId);
  // As they stand now: a round may have been undone since it was queued.
  const { rows } = await tx.execute<WinRow>(sql`
    select ${WIN_COLUMNS} from ${rounds} where ${inArray(rounds.id, ids)} and ${IS_BIG_WIN}
    order by ${rounds.winElectronic} desc, ${rounds.ordinal} limit ${MAX_AT_ONCE}`);
  const games = await loadGames(tx, [...new Set(rows.map(({ game }) => game))]);
  const names = await readPublicNames(
    ctx,
    tx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap((row) => {
    const game = games.find(({ slug }) => slug === row.game);
    if (!game || !names.get(row.user_id)?.winsTold) return [];
    return [
      { topic: 'big-wins', event: { type: 'big-win', win: viewBigWin(row, game, ctx.env.PSEUDONYM_SECRET) } } as const,
    ];
  });
}
