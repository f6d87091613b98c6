import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../db/database';
import { seamlessWallet } from '../wallet/seamless-wallet';
import { leadTables } from './lead-tables';
import type { RunnerData, RunnerMessage } from './runner-thread';

/** Connections of the runner alone: what players ask for cannot take them. */
const CONNECTIONS = 6;

/** The thread in which the tables are moved on: whatever keeps the server busy with callers, the clock of a table goes on here. */
async function main(): Promise<void> {
  const { databaseUrl, platformUrl, walletSecret, tables, shut }: RunnerData = workerData;
  const say = (word: RunnerMessage) => parentPort?.postMessage(word);
  const pool = openDatabase(databaseUrl, CONNECTIONS);
  const leading = await leadTables({
    ...{ pool, databaseUrl, tables, shut: new Set(shut) },
    wallet: seamlessWallet({ platformUrl, secret: walletSecret }),
    warn: ({ err, ...details }: { err?: unknown }, message) =>
      say({ kind: 'warning', message, details, error: err instanceof Error ? (err.stack ?? err.message) : null }),
  });
  parentPort?.once('message', async () => {
    await leading.stop();
    await pool.end();
    parentPort?.close();
  });
  say({ kind: 'leading' });
}

await main();
