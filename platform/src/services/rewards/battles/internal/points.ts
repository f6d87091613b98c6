import { type BattlePoint, QUALIFYING_STAKES, SCORED_RESULTS } from '@kozyr/contracts/battles';
import { fromMinor } from '@kozyr/contracts/money';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { battlePoints } from '../../../../db/schema/battles';
import { games } from '../../../../db/schema/games';

/** Points of a log. */
const SHOWN = 100;

/** The rounds that counted for a player in a battle, newest first, and what each counted for. */
export async function pointsOf(db: Queryable, userId: string, battleId: string): Promise<BattlePoint[]> {
  const own = and(eq(battlePoints.battleId, battleId), eq(battlePoints.userId, userId));
  const [qualified] = await db
    .select({ by: battlePoints.ordinal })
    .from(battlePoints)
    .where(own)
    .orderBy(battlePoints.ordinal)
    .offset(QUALIFYING_STAKES - 1)
    .limit(1);
  const best = qualified
    ? await db
        .select({ round: battlePoints.roundId })
        .from(battlePoints)
        .where(and(own, sql`${battlePoints.ordinal} > ${qualified.by}`, sql`${battlePoints.multiplier} > 0`))
        .orderBy(sql`${battlePoints.multiplier} desc nulls last`, battlePoints.ordinal)
        .limit(SCORED_RESULTS)
    : [];
  const scored = new Set(best.map(({ round }) => round));
  const rows = await db
    .select({ ...getTableColumns(battlePoints), title: games.title })
    .from(battlePoints)
    .leftJoin(games, eq(games.slug, battlePoints.game))
    .where(own)
    .orderBy(desc(battlePoints.ordinal))
    .limit(SHOWN);
  return rows.map((row) => ({
    round_id: row.roundId,
    game: row.game,
    game_title: row.title,
    stake: fromMinor(row.stake),
    multiplier: fromMinor(row.multiplier),
    counted:
      !qualified || row.ordinal <= qualified.by ? 'qualification' : scored.has(row.roundId) ? 'scored' : 'below_best',
    settled_at: row.settledAt.toISOString(),
  }));
}
