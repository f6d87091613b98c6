import type { Currency } from '@kozyr/contracts/money';
import { and, between, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { gameDays } from '../../../db/schema/settlements';

const sumOf = (column: SQLWrapper) => sql`sum(${column})::text`.mapWith(BigInt);

/** What the settled rounds of each game that began in some days were together; both days included. Minor units and their squares. */
export function readSpreads(db: Queryable, { currency, from, to }: { currency: Currency; from: string; to: string }) {
  return db
    .select({
      game: gameDays.game,
      rounds: sumOf(gameDays.rounds),
      staked: sumOf(gameDays.staked),
      won: sumOf(gameDays.won),
      stakedStaked: sumOf(gameDays.stakedStaked),
      stakedWon: sumOf(gameDays.stakedWon),
      wonWon: sumOf(gameDays.wonWon),
    })
    .from(gameDays)
    .where(and(eq(gameDays.currency, currency), between(gameDays.day, from, to)))
    .groupBy(gameDays.game);
}
