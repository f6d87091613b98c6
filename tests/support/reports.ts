import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rollUpDays } from '../../platform/src/ledger/day-totals';
import { dayAfter, dayBefore, dayIn } from '../../platform/src/services/kernel/time/days';
import type { TestPlatform } from './platform';

/** Sums all there is: what is settled waits for every older transaction of the server, those of other tests' databases too. */
export async function sumUp({ ctx }: TestPlatform, ...batches: number[]) {
  await expect
    .poll(
      async () => {
        await Promise.all((batches.length > 0 ? batches : [1_000]).map((batch) => rollUpDays(ctx.db, batch)));
        const { rows } = await ctx.db.execute<{ left: string }>(
          sql`select ((select max(id) from ledger_transfers) - up_to)::text as left from ledger_days_state`,
        );
        return rows[0]?.left;
      },
      { timeout: 120_000 },
    )
    .toBe('0');
}

// Yesterday and tomorrow too: postings have the database's own clock, and midnight may come while a test runs. Reckoned anew each time: many
// files of tests share this one.
export const AROUND_TODAY = {
  currency: 'uah',
  get from() {
    return dayBefore(dayIn(new Date(), 'uah'));
  },
  get to() {
    return dayAfter(dayIn(new Date(), 'uah'));
  },
};
