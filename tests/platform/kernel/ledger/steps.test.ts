import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../../platform/src/db/database';
import { checkLedger } from '../../../../platform/src/ledger/check';
import { expireHolds } from '../../../../platform/src/ledger/holds';
import { platformDatabase } from '../../../support/database';
import { ledgerFacts, requireLawful } from '../../../support/ledger/facts';
import { LedgerRun, PAST } from '../../../support/ledger/run';
import { longSequence, type PlannedStep } from '../../../support/ledger/sequences';
import { figures, seedOf, sizeOf } from '../../../support/prove';
import { runs } from '../../../support/random-runs';

const COMMANDS = sizeOf('COMMANDS', 600);
/** Each has a database of its own, where it is alone. */
const LANES = 4;
/** Far more than it takes: a busy machine is no failure. */
const LIMIT_MS = 240_000 + COMMANDS * 200;
/** A sequence has about twenty steps. */
const STEPS = 10;

type Count = (what: string) => void;

/** Takes the steps one by one; after each the ledger must say what the model says, and keep its laws. */
async function takeSteps(db: Database, steps: readonly PlannedStep[], count: Count, taken: () => void): Promise<void> {
  const run = new LedgerRun(db, count);
  try {
    let before = await ledgerFacts(db, run.players);
    for (const step of steps) {
      const moved = await run.take(step);
      const after = await ledgerFacts(db, run.players);
      requireLawful(before, after, moved);
      run.requireSame(after.balances);
      before = after;
      taken();
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`After:\n${run.told.map((words, nth) => `  ${nth}. ${words}`).join('\n')}\n${why}`, {
      cause: error,
    });
  } finally {
    // What this run set aside for a while must not be met by the next one.
    await expireHolds(db, PAST);
  }
}

it(
  'the ledger does what the model does, step by step, and keeps its laws after each',
  async () => {
    const seed = seedOf();
    const seen = new Map<string, number>();
    let commands = 0;
    let sequences = 0;
    /** From then on shorter sequences are sought that fail too. */
    let failed = false;
    const began = performance.now();
    const lane = async (nth: number) => {
      const db = openDatabase(await platformDatabase(), 2);
      try {
        // A lane has done its share when all together have taken enough.
        await fc.assert(
          fc.asyncProperty(longSequence, async (steps) => {
            if (commands >= COMMANDS && !failed) return;
            sequences += 1;
            await takeSteps(
              db,
              steps,
              (what) => seen.set(what, (seen.get(what) ?? 0) + 1),
              () => {
                commands += 1;
              },
            ).catch((error: unknown) => {
              failed = true;
              throw error;
            });
          }),
          runs(Math.ceil(COMMANDS / STEPS), seed + nth),
        );
        expect((await checkLedger(db)).violations).toEqual([]);
      } finally {
        await db.$client.end();
      }
    };
    await Promise.all(Array.from({ length: LANES }, (_, nth) => lane(nth)));
    expect(commands).toBeGreaterThanOrEqual(COMMANDS);
    const ops = ['post', 'reverse', 'hold', 'post hold', 'void hold'];
    // In a short run not every corner is reached each time; ledger-property.test.ts walks them all.
    const all = ops.flatMap((op) => [`${op}: done`, `${op}: replayed`, `${op}: IDEMPOTENCY_CONFLICT`]);
    const corners = COMMANDS < 10_000 ? ['post: done'] : [...all, 'post: KEPT_APART', 'expire: done'];
    expect(
      corners.filter((corner) => !seen.has(corner)),
      `seed ${seed}`,
    ).toEqual([]);
    const seconds = (performance.now() - began) / 1000;
    figures(
      `ledger: ${commands} commands in ${sequences} sequences, ${seconds.toFixed(0)} s, seed ${seed}, no law broken`,
    );
    for (const [how, times] of [...seen].toSorted()) figures(`  ${how}: ${times}`);
  },
  LIMIT_MS,
);
