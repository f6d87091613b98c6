import { randomUUID } from 'node:crypto';
import type { Secrets } from '@kozyr/kit/exchanged-secrets';
import { repeat } from '@kozyr/kit/repeat';
import type pg from 'pg';
import { TABLES, type TableDefinition } from '../catalogue/tables';
import type { WalletClient } from '../wallet/seamless-wallet';
import { startDatabaseClock } from './database-clock';
import type { TableDeps } from './deps';
import { startLeadership } from './leadership';
import { startRunnerThread } from './runner-thread';
import { keepSeats, leaveSeat } from './seats';
import { createShownNames } from './shown-names';
import { createStreamHub, type StreamHub } from './stream-hub';

const TOUCH_MS = 8_000;
const SEATS_NOT_WRITTEN = 'Seats could not be written';

export type Seats = {
  /** This process's name among those that serve players. */
  process: string;
  /** A player's stream has begun; @returns how to end it. The seat goes with the last one. */
  join: (table: string, holder: string) => () => void;
};

/** Everything of the tables that one process runs. */
export type TablesRuntime = { deps: TableDeps; hub: StreamHub; seats: Seats; stop: () => Promise<void> };

/** The seats of the players whose streams this process serves; the database knows all of them. */
function openSeats(deps: TableDeps, changed: (table: string) => void): Seats & { touchSeats: () => Promise<void> } {
  const process = randomUUID();
  const seated = new Map<string, { table: string; holder: string; streams: number }>();
  const complain = (error: unknown) => deps.warn({ err: error }, SEATS_NOT_WRITTEN);
  return {
    process,
    join(table, holder) {
      const key = `${table} ${holder}`;
      const place = seated.get(key) ?? { table, holder, streams: 0 };
      place.streams += 1;
      seated.set(key, place);
      changed(table);
      let over = false;
      return () => {
        if (over) return;
        over = true;
        place.streams -= 1;
        if (place.streams > 0) return;
        seated.delete(key);
        leaveSeat(deps, table, holder, process).then(() => changed(table), complain);
      };
    },
    touchSeats: () => keepSeats(deps, process, [...seated.values()]),
  };
}

type Input = {
  pool: pg.Pool;
  databaseUrl: string;
  wallet: WalletClient;
  /** Where the runner's thread finds the same wallet. */
  platformUrl: string;
  walletSecret: Secrets;
  warn: TableDeps['warn'];
  /** Tables the operator has shut. */
  shut: ReadonlySet<string>;
  /** Tests bring tables of their own. */
  tables?: readonly TableDefinition[];
};

/**
 * Opens the tables in this process: it serves the players of all of them. Those nobody else leads are moved on in a thread of
 * its own, which no number of callers can hold up.
 */
export async function openTables({ tables = TABLES, ...input }: Input): Promise<TablesRuntime> {
  const { pool, databaseUrl, platformUrl, walletSecret, wallet, shut, warn } = input;
  const clock = await startDatabaseClock(pool);
  const deps: TableDeps = { pool, wallet, tables, shut, now: clock.now, warn };
  const hub = createStreamHub(deps, createShownNames(wallet));
  const { touchSeats, ...seats } = openSeats(deps, hub.changed);
  const changes = startLeadership({
    databaseUrl,
    tables: [],
    warn,
    onTableChanged: hub.changed,
    onChangesMissed: hub.allChanged,
  });
  const runner = startRunnerThread({ databaseUrl, platformUrl, walletSecret, tables, shut: [...shut] }, warn);
  const touching = repeat({
    step: async () => {
      await touchSeats();
      return TOUCH_MS;
    },
    failed: (error) => {
      warn({ err: error }, SEATS_NOT_WRITTEN);
      return TOUCH_MS;
    },
    firstAfterMs: TOUCH_MS,
  });
  return {
    deps,
    hub,
    seats,
    async stop() {
      await touching.stop();
      hub.stop();
      await runner.stop();
      await changes.stop();
      clock.stop();
    },
  };
}
