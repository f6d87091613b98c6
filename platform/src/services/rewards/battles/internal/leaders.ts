import type { BattleLeader } from '@kozyr/contracts/battles';
import { fromMinor } from '@kozyr/contracts/money';
import { startOfMinute } from 'date-fns';
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { battleEntries, battlePrizes } from '../../../../db/schema/battles';
import { maskedName } from '../../../kernel/players/player-view';
import { prizeOf } from '../rules';
import type { RunningBattle } from './battle-view';

/** Places of a leaderboard that everybody reads. */
const SHOWN = 20;

/** The order of a leaderboard: the highest score, of equal ones the one that was reached first (reachedBy: in the same moment). */
export const boardOrder = [
  sql`${battleEntries.score} desc nulls last`,
  asc(battleEntries.reachedAt),
  asc(battleEntries.reachedBy),
];

/** Players who have qualified. */
export const onBoard = (battleId: string) =>
  and(eq(battleEntries.battleId, battleId), isNotNull(battleEntries.reachedAt));

type Ranked = { userId: string; score: bigint; reachedAt: Date | null; won: bigint | null };

/** A row of the leaderboard as everybody may read it: its moment to the minute, or a player's rounds could be told by it. */
function leaderView(battle: RunningBattle, secret: string, place: number, row: Ranked): BattleLeader {
  const prize = battle.state === 'finished' ? row.won : prizeOf(battle, place, row.score);
  return {
    place,
    player: maskedName(secret, row.userId),
    score: fromMinor(row.score),
    reached_at: startOfMinute(row.reachedAt ?? battle.startsAt).toISOString(),
    own: false,
    prize: prize === null ? null : fromMinor(prize),
  };
}

const rankedWhere = (db: Queryable, wanted: SQL | undefined) =>
  db
    .select({
      userId: battleEntries.userId,
      score: battleEntries.score,
      reachedAt: battleEntries.reachedAt,
      won: battlePrizes.amount,
    })
    .from(battleEntries)
    .leftJoin(
      battlePrizes,
      and(eq(battlePrizes.battleId, battleEntries.battleId), eq(battlePrizes.userId, battleEntries.userId)),
    )
    .where(wanted)
    .orderBy(...boardOrder)
    .limit(SHOWN);

/** The first places of a battle. @param own whose row is marked as their own */
export async function leadersOf(
  db: Queryable,
  secret: string,
  battle: RunningBattle,
  own?: string,
): Promise<BattleLeader[]> {
  const rows = await rankedWhere(db, onBoard(battle.id));
  return rows.map((row, at) => ({ ...leaderView(battle, secret, at + 1, row), own: row.userId === own }));
}

/** The row of a player whose place is known. */
export async function ownLeader(
  db: Queryable,
  secret: string,
  battle: RunningBattle,
  { userId, place }: { userId: string; place: number },
): Promise<BattleLeader | null> {
  const [row] = await rankedWhere(db, and(onBoard(battle.id), eq(battleEntries.userId, userId)));
  return row ? { ...leaderView(battle, secret, place, row), own: true } : null;
}
