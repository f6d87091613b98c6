import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../platform/src/db/database';
import { checkLedger } from '../../../platform/src/ledger/check';
import { checkRestored } from '../../../scripts/check-restored.mjs';
import { restoreBackup } from '../../../scripts/restore-backup.mjs';
import { takeBackup } from '../../../scripts/take-backup.mjs';
import { startCrashHarness } from '../../support/money/crash-harness';
import { type CrashPlayer, crashPlayer, prepareCrash } from '../../support/money/crash-load';
import { checkMoney } from '../../support/money/laws';
import { figures, randomBy, seedOf, sizeOf } from '../../support/prove';

const BACKUPS = sizeOf('BACKUPS', 1);
/** Acknowledged at least before each backup, while its files are copied, and after it. */
const MOVEMENTS = sizeOf('MOVEMENTS', 40);
const PLAYERS = 6;
/** Far more than it takes: a busy machine is no failure. */
const LIMIT_MS = 300_000 + BACKUPS * (120_000 + MOVEMENTS * 1_000);

/** Calls and payments that were acknowledged, by what they are called in the tables. */
type Acknowledged = { calls: string[]; undone: string[]; deposits: string[]; withdrawals: string[] };

const acknowledgedTo = (players: readonly CrashPlayer[]): Acknowledged => ({
  calls: players.flatMap(({ bets, wins }) => [...bets.map(({ id }) => `bet ${id}`), ...wins.map((id) => `win ${id}`)]),
  undone: players.flatMap(({ bets }) => bets.filter(({ undone }) => undone).map(({ id }) => `bet ${id}`)),
  deposits: players.flatMap(({ deposits }) => deposits.map(({ id }) => id)),
  withdrawals: players.flatMap(({ withdrawals }) => withdrawals.map(({ id }) => id)),
});

const countOf = ({ calls, undone, deposits, withdrawals }: Acknowledged) =>
  calls.length + undone.length + deposits.length + withdrawals.length;

const textsOf = async (db: Database, query: string): Promise<Set<string>> =>
  new Set((await db.$client.query<{ it: string }>(query)).rows.map(({ it }) => it));

/** What was acknowledged and is not in these tables, or otherwise than it was said. */
async function lostIn(db: Database, said: Acknowledged): Promise<string[]> {
  const call = (where: string) =>
    textsOf(db, `select action || ' ' || transaction_id as it from seamless_calls where ${where}`);
  const sides: [string[], Set<string>][] = [
    [said.calls, await call('refused is null')],
    [said.undone, await call('undone_by is not null')],
    [said.deposits, await textsOf(db, 'select id::text as it from deposits')],
    [said.withdrawals, await textsOf(db, 'select id::text as it from withdrawals')],
  ];
  return sides.flatMap(([told, found]) => told.filter((one) => !found.has(one)));
}

const transfersOf = (db: Database) => textsOf(db, 'select md5(kept::text) as it from ledger_transfers kept');

/** Deposits that the platform holds for paid, and of which the gateway beside it knows nothing yet: another moment. */
async function unpaidIn(url: string, db: Database): Promise<string[]> {
  const gateway = new pg.Client({ connectionString: `${url}/kozyr_gateway` });
  await gateway.connect();
  const { rows } = await gateway.query<{ it: string }>(
    `select merchant_reference as it from payments where status = 'approved'`,
  );
  await gateway.end();
  const approved = new Set(rows.map(({ it }) => it));
  const paid = await textsOf(db, `select id::text as it from deposits where status = 'SUCCESS'`);
  return [...paid].filter((id) => !approved.has(id));
}

/**
 * What is in a restored folder, beside what was acknowledged before its moment, in the end, and what the tables it was copied from hold
 * by then.
 */
async function inspectRestored(url: string, said: Acknowledged, all: Acknowledged, original: Database) {
  const db = openDatabase(`${url}/kozyr`, 2);
  try {
    const restored = await transfersOf(db);
    const now = await transfersOf(original);
    return {
      lost: await lostIn(db, said),
      notYet: (await lostIn(db, all)).length,
      unpaid: await unpaidIn(url, db),
      strange: [...restored].filter((one) => !now.has(one)),
      laws: [...(await checkLedger(db)).violations, ...(await checkMoney(db))],
      transfers: restored.size,
      later: now.size - restored.size,
    };
  } finally {
    await db.$client.end();
  }
}

type Found = Awaited<ReturnType<typeof inspectRestored>>;

const HEAD = ['backup', 'acknowledged', 'lost', 'transfers', 'unknown', 'later', 'laws broken', 'checks passed'];
const row = (cells: readonly (string | number)[]) =>
  `  ${cells.map((cell, nth) => String(cell).padStart(HEAD[nth]?.length ?? 0)).join('  ')}`;

/** Players whose calls are made until they are told to stop, and who can be waited for. */
async function startLives(harness: Awaited<ReturnType<typeof startCrashHarness>>, seed: number) {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => crashPlayer(harness)));
  let over = false;
  let failed: unknown = null;
  const lives = Promise.all(players.map(({ live }, nth) => live(randomBy(seed + nth), () => over))).catch((error) => {
    failed = error;
  });
  const said = () => acknowledgedTo(players.map(({ one }) => one));
  return {
    said,
    /** Resolves when so many more movements were acknowledged. @throws what ended the players' lives */
    async more(movements: number): Promise<void> {
      const wanted = countOf(said()) + movements;
      while (countOf(said()) < wanted) {
        if (failed !== null) throw failed;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async stop(): Promise<void> {
      over = true;
      await lives;
      if (failed !== null) throw failed;
      await Promise.all(players.map(({ settle }) => settle()));
    },
  };
}

it(
  'a backup that is taken while money moves holds all that was acknowledged before its moment, and nothing by half',
  async () => {
    const seed = seedOf();
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-drill-'));
    fs.chmodSync(root, 0o755);
    const harness = await startCrashHarness(prepareCrash);
    try {
      const lives = await startLives(harness, seed);
      const taken: { folder: string; said: Acknowledged }[] = [];
      for (let nth = 0; nth < BACKUPS; nth += 1) {
        await lives.more(MOVEMENTS);
        let said = lives.said();
        const onStopping = async () => {
          await lives.more(MOVEMENTS);
          said = lives.said();
        };
        const { folder } = await takeBackup({ dataDir: harness.dataDir, to: path.join(root, 'backups'), onStopping });
        taken.push({ folder, said });
        await lives.more(MOVEMENTS);
      }
      await lives.stop();

      const found: { nth: number; said: Acknowledged; found: Found; passed: string[]; failed: string[] }[] = [];
      for (const [nth, { folder, said }] of taken.entries()) {
        const into = path.join(root, `restored-${nth}`);
        const restored = await restoreBackup({ from: folder, into });
        expect(restored.checkable).toBe(true);
        const seen: Found[] = [];
        const inspect = async (url: string) => {
          seen.push(await inspectRestored(url, said, lives.said(), harness.tables.ctx.db));
        };
        const results = await checkRestored({ dataDir: into, ...restored, inspect });
        const [one] = seen;
        if (!one) throw new Error('Nothing was looked at.');
        const failed = results.filter(({ passed }) => !passed).map((result) => `${result.name}: ${result.found}`);
        const passed = results.filter((result) => result.passed).map(({ name }) => name);
        found.push({ nth, said, found: one, passed, failed });
        fs.rmSync(into, { recursive: true, force: true });
      }

      figures(`restore: ${BACKUPS} backups under load of ${PLAYERS} players, seed ${seed}`);
      figures(row(HEAD));
      for (const { nth, said, found: one, passed, failed } of found)
        figures(
          row([
            ...[nth + 1, countOf(said), one.lost.length, one.transfers, one.strange.length + one.unpaid.length],
            ...[one.later, one.laws.length, `${passed.length} of ${passed.length + failed.length}`],
          ]),
        );
      for (const { found: one, failed, passed } of found) {
        expect({ lost: one.lost, strange: one.strange, unpaid: one.unpaid, laws: one.laws, failed }).toEqual({
          ...{ lost: [], strange: [], unpaid: [], laws: [], failed: [] },
        });
        expect(passed).toEqual([
          ...['databases', 'ledger:check', 'jackpots:check', 'limits:check', 'reports:check', 'audit:check'],
        ]);
        // What came later is rightly not there, and is seen not to be.
        expect(Math.min(one.later, one.notYet)).toBeGreaterThan(0);
      }
    } finally {
      await harness.stop();
      fs.rmSync(root, { recursive: true, force: true });
    }
  },
  LIMIT_MS,
);
