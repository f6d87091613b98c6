import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Wallet } from '../wallet/wallet';
import { startConductorThread } from './conductor-thread';
import { startDatabaseClock } from './database-clock';
import { TABLES, type TableDefinition } from './definitions';
import type { TableDeps } from './deps';
import { startLeadership } from './leadership';
import { keepSeats, leaveSeat } from './seats';
import { createStreamHub, type StreamHub } from './stream-hub';

const KEEP_MS = 8_000;

export type Seats = {
  /** This process's name among those that hear players. */
  process: string;
  /** A player's stream has begun; @returns how to end it. The seat goes with the last one. */
  sit: (table: string, holder: string) => () => void;
};

/** Everything of the tables that one process runs. */
export type House = { deps: TableDeps; hub: StreamHub; seats: Seats; stop: () => Promise<void> };

/** Who sits where as far as this process hears; the database knows of all of them. */
function openSeats(deps: TableDeps, changed: (table: string) => void): Seats & { keep: () => Promise<void> } {
  const process = randomUUID();
  const sitting = new Map<string, { table: string; holder: string; streams: number }>();
  const complain = (error: unknown) => deps.warn({ err: error }, 'Seats could not be written');
  return {
    process,
    sit(table, holder) {
      const key = `${table} ${holder}`;
      const place = sitting.get(key) ?? { table, holder, streams: 0 };
      place.streams += 1;
      sitting.set(key, place);
      changed(table);
      let over = false;
      return () => {
        if (over) return;
        over = true;
        place.streams -= 1;
        if (place.streams > 0) return;
        sitting.delete(key);
        leaveSeat(deps, table, holder, process).then(() => changed(table), complain);
      };
    },
    keep: () => keepSeats(deps, process, [...sitting.values()]).catch(complain),
  };
}

type Input = {
  pool: pg.Pool;
  databaseUrl: string;
  wallet: Wallet;
  /** Where the conductor's thread finds the same wallet. */
  platformUrl: string;
  walletSecret: string;
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
export async function openHouse({ tables = TABLES, ...input }: Input): Promise<House> {
  const { pool, databaseUrl, platformUrl, walletSecret, wallet, shut, warn } = input;
  const clock = await startDatabaseClock(pool);
  const deps: TableDeps = { pool, wallet, tables, shut, now: clock.now, warn };
  const hub = createStreamHub(deps);
  const { keep, ...seats } = openSeats(deps, hub.changed);
  const ear = startLeadership({ databaseUrl, tables: [], warn, heard: hub.changed, missed: hub.allChanged });
  const conductor = startConductorThread({ databaseUrl, platformUrl, walletSecret, tables, shut: [...shut] }, warn);
  const keeping = setInterval(() => void keep(), KEEP_MS);
  return {
    deps,
    hub,
    seats,
    async stop() {
      clearInterval(keeping);
      hub.stop();
      await conductor.stop();
      await ear.stop();
      clock.stop();
    },
  };
}
