import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../../platform/src/db/database';
import { ledgerBalances } from '../../../../platform/src/db/schema/ledger';
import { checkLedger } from '../../../../platform/src/ledger/check';
import { expireHolds } from '../../../../platform/src/ledger/holds';
import { platformDatabase } from '../../../support/database';
import { LedgerRun, PAST, same } from '../../../support/ledger/run';
import { shortSequence } from '../../../support/ledger/sequences';
import { runs } from '../../../support/random-runs';

const BATCHES = 100;
const SEQUENCES_AT_ONCE = 50;

let db: Database;
beforeAll(async () => {
  db = openDatabase(await platformDatabase(), 12);
});
afterAll(() => db.$client.end());

/** How often each operation ended how: shows that the sequences reach every corner. */
const seen = new Map<string, number>();
const count = (what: string, times = 1) => seen.set(what, (seen.get(what) ?? 0) + times);

async function compareBalances(runs: readonly LedgerRun[]): Promise<void> {
  const players = runs.flatMap((run) => run.players);
  const rows = await db.select().from(ledgerBalances).where(inArray(ledgerBalances.player, players));
  const held = new Map(rows.map(({ player: id, currency: one, version: _, ...row }) => [`${id} ${one}`, row]));
  const nothing = { game: 0n, electronic: 0n, bonus: 0n, cashback: 0n, holds: 0n };
  for (const [name, wanted] of runs.flatMap((run) => run.balances())) same(held.get(name) ?? nothing, wanted);
  for (const row of rows)
    same(
      Object.values(row).some((value) => typeof value === 'bigint' && value < 0n),
      false,
    );
}

it('the ledger does what the model does in 5,000 random sequences, and the whole database proves its laws', async () => {
  // No shrinking: a sequence is short, and the message names the one that failed.
  await fc.assert(
    fc.asyncProperty(
      fc.array(shortSequence, { minLength: SEQUENCES_AT_ONCE, maxLength: SEQUENCES_AT_ONCE }),
      async (sequences) => {
        const runs = sequences.map((steps) => ({ run: new LedgerRun(db, count), steps }));
        await Promise.all(
          runs.map(async ({ run, steps }) => {
            for (const one of steps)
              await run.take(one).catch((error: unknown) => {
                throw new Error(`At ${JSON.stringify(one)} of ${JSON.stringify(steps)}`, { cause: error });
              });
          }),
        );
        const all = runs.map(({ run }) => run);
        await compareBalances(all);
        const due = runs.flatMap(({ run }) => run.expire());
        expect((await expireHolds(db, PAST)).toSorted()).toEqual(due.toSorted());
        count('sequences', runs.length);
        count('hold: expired', due.length);
        await compareBalances(all);
      },
    ),
    { ...runs(BATCHES), endOnFailure: true, verbose: 0 },
  );
  expect(seen.get('sequences')).toBeGreaterThanOrEqual(5_000);
  const ends = ['done', 'replayed', 'IDEMPOTENCY_CONFLICT'];
  const corners = ['post', 'reverse', 'hold', 'post hold', 'void hold'].flatMap((op) =>
    ends.map((end) => `${op}: ${end}`),
  );
  const poor = ['post', 'reverse', 'hold'].map((op) => `${op}: NOT_ENOUGH_BALANCE`);
  expect(
    [...corners, ...poor, 'post: KEPT_APART', 'hold: expired'].filter((corner) => (seen.get(corner) ?? 0) < 3),
  ).toEqual([]);
  const report = await checkLedger(db);
  expect(report.violations).toEqual([]);
  expect(report.transfers).toBeGreaterThan(5_000);
}, 240_000);
