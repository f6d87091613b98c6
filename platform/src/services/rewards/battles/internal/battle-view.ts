import { type Battle, QUALIFYING_STAKES, SCORED_RESULTS } from '@kozyr/contracts/battles';
import { fromMinor } from '@kozyr/contracts/money';
import { getTableColumns, sql } from 'drizzle-orm';
import { battleEntries, battles } from '../../../../db/schema/battles';
import { finishesAt, statusAt } from '../rules';

export type BattleRow = typeof battles.$inferSelect;

/** How many have entered a battle, and what their counted stakes add up to, minor units. */
export type Tally = { players: number; counted: bigint };

export type RunningBattle = BattleRow & Tally;

/** A battle with its tally. */
export const battleColumns = {
  ...getTableColumns(battles),
  players: sql<number>`(select count(*)::int from ${battleEntries} e where e.battle_id = ${battles.id})`,
  counted:
    sql`(select coalesce(sum(e.counted_stakes), 0)::text from ${battleEntries} e where e.battle_id = ${battles.id})`.mapWith(
      BigInt,
    ),
};

/** A battle as everybody may read it. */
export function battleView(battle: RunningBattle, now: Date): Battle {
  return {
    id: battle.id,
    tier: battle.tier,
    currency: battle.currency,
    status: statusAt(battle, now),
    starts_at: battle.startsAt.toISOString(),
    ends_at: battle.endsAt.toISOString(),
    finishes_at: finishesAt(battle).toISOString(),
    min_stake: fromMinor(battle.minStake),
    max_stake: battle.maxStake === null ? null : fromMinor(battle.maxStake),
    qualifying_stakes: QUALIFYING_STAKES,
    scored_results: SCORED_RESULTS,
    prizes: battle.prizes.map(fromMinor),
    full_stakes: fromMinor(battle.fullStakes),
    counted_stakes: fromMinor(battle.counted),
    players: battle.players,
    sizing: battle.sizing,
  };
}
