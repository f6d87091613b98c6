import { CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';

const moment = z.union([z.date(), z.string().transform((text) => new Date(text))]).nullable();
const rowsSchema = z.tuple([z.object({ from: moment, until: moment })]);

/** The moments that these days begin and end with in the zone of the currency; until is the first moment after. */
export async function spanOf(db: Queryable, currency: Currency, from: string | undefined, to: string | undefined) {
  const zone = CURRENCY_ZONES[currency];
  const { rows } = await db.execute(sql`select
    (${from ?? null}::date)::timestamp at time zone ${zone} as "from",
    (${to ?? null}::date + 1)::timestamp at time zone ${zone} as until`);
  const [{ from: begin, until }] = rowsSchema.parse(rows);
  return { from: begin ?? undefined, until: until ?? undefined };
}
