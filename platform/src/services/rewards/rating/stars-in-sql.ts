import type { Currency } from '@kozyr/contracts/money';
import type { StarsRules } from '@kozyr/contracts/promotions/stars';
import { type SQL, sql } from 'drizzle-orm';
import { thresholdsOf } from './rules';

/** The stars that rules give for a turnover, in SQL on player_turnover named t: as starsFor counts them. */
export const starsInSql = (rules: StarsRules, currency: Currency): SQL =>
  sql`(${sql.join(
    thresholdsOf(rules, currency).map((threshold) => sql`(t.staked >= ${String(threshold)}::bigint)::int`),
    sql` + `,
  )})`;
