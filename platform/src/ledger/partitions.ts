import { transactionOn } from '@kozyr/kit/transaction';
import pg from 'pg';
import { isSpread } from '../db/spread/is-spread';

/** A part of the ledger's entries: those of transfers from a number on (included), to a number (not included). */
export type Partition = {
  name: string;
  from: bigint;
  /** null: it has no end, and takes whatever comes. */
  to: bigint | null;
  /** Being detached: PostgreSQL was stopped in the middle of it. */
  isLeaving: boolean;
};

type Client = Pick<pg.Client, 'query'>;

/** Transfers in a partition at least: a small product has a few in a lifetime, and not thousands of empty ones. */
const MIN_WIDTH = 1_000_000n;
/** How long a change waits for its lock, milliseconds: bets queue behind it so long. */
const LOCK_MS = 200;
const MAX_TRIES = 20;
const PAUSE_MS = 500;
const LOCK_NOT_GIVEN = ['55P03', '40P01'];
/** The check by which PostgreSQL knows that a partition holds nothing from its new end on, without reading it under a lock. */
const ENDS_BEFORE = 'ledger_entries_ends_before_';

const BOUNDS = /^FOR VALUES FROM \((?:MINVALUE|'(\d+)')\) TO \((?:MAXVALUE|'(\d+)')\)$/;

/** The partitions that there are, in the order of their transfers. Any role may ask. */
export async function readPartitions(client: Client): Promise<Partition[]> {
  const { rows } = await client.query<{ name: string; bounds: string; leaving: boolean }>(`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds, i.inhdetachpending as leaving
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'ledger_entries'::regclass`);
  return rows
    .map(({ name, bounds, leaving: isLeaving }) => {
      const [matched, from = '0', to] = BOUNDS.exec(bounds) ?? [];
      if (matched === undefined)
        throw new Error(`The partition ${name} has bounds that nobody here gave it: ${bounds}`);
      return { name, from: BigInt(from), to: to === undefined ? null : BigInt(to), isLeaving };
    })
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Whether this connection's role may change the partitions: it owns them. */
export async function mayChangePartitions(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role(current_user, relowner, 'usage') as may from pg_class where oid = 'ledger_entries'::regclass`,
  );
  return rows[0]?.may ?? false;
}

const isBusy = (error: unknown) => error instanceof pg.DatabaseError && LOCK_NOT_GIVEN.includes(error.code ?? '');

/** Tries until the locks are given, with pauses in which everybody else gets on. @throws what PostgreSQL refuses, the last time */
export async function patiently(client: Client, statements: readonly string[]): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transactionOn(client, async () => {
        await client.query(`set local lock_timeout = ${LOCK_MS}`);
        for (const statement of statements) await client.query(statement);
      });
    } catch (error) {
      if (!isBusy(error) || tried === MAX_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

const numberIn = async (client: Client, sql: string, values: unknown[] = []): Promise<bigint | null> => {
  const { rows } = await client.query<{ number: string | null }>(sql, values);
  const number = rows[0]?.number ?? null;
  return number === null ? null : BigInt(number);
};

/** The number of the newest transfer; 0 where there is none. */
export const newestTransfer = async (client: Client): Promise<bigint> =>
  (await numberIn(client, 'select max(id)::text as number from ledger_transfers')) ?? 0n;

/** The first number above every transfer that was posted before a moment: numbers and times go together, so it is found by halves. */
export async function firstTransferSince(client: Client, moment: Date): Promise<bigint> {
  let low = 1n;
  let high = (await newestTransfer(client)) + 1n;
  while (low < high) {
    const middle = (low + high) / 2n;
    const isBefore = await numberIn(
      client,
      'select id::text as number from (select id, created_at from ledger_transfers where id >= $1 order by id limit 1) t where created_at < $2',
      [middle.toString(), moment.toISOString()],
    );
    if (isBefore === null) high = middle;
    else low = isBefore + 1n;
  }
  return low;
}

/** How many transfers may still come before their entries go to the last partition; below 1: they do. */
export async function transfersBeforeLast(client: Client): Promise<bigint> {
  const [last] = (await readPartitions(client)).slice(-1);
  return (last?.from ?? 0n) - (await newestTransfer(client)) - 1n;
}

const roundedUp = (number: bigint): bigint => ((number + MIN_WIDTH - 1n) / MIN_WIDTH) * MIN_WIDTH;

/** The end that a partition was promised by a run that broke in the middle. */
const promisedEnd = (client: Client, name: string): Promise<bigint | null> =>
  numberIn(
    client,
    `select substr(conname, ${ENDS_BEFORE.length + 1}) as number from pg_constraint
     where conrelid = $1::regclass and conname ~ '^${ENDS_BEFORE}[0-9]+$'`,
    [name],
  );

/** Proves to PostgreSQL that nothing in the last partition comes after its new end; reads and writes go on meanwhile. */
async function promiseEnd(client: Client, name: string, end: bigint): Promise<void> {
  const check = ENDS_BEFORE + end;
  if ((await promisedEnd(client, name)) === null)
    await patiently(client, [`alter table ${name} add constraint ${check} check (transfer_id < ${end}) not valid`]);
  await client.query(`alter table ${name} validate constraint ${check}`);
}

/** Entries are never changed. Of several servers Citus knows no triggers: there the rights of the processes' role alone hold it. */
const guardOf = (name: string): string =>
  `create trigger ledger_entries_append_only before update or delete or truncate on ${name}
     for each statement execute function ledger_refuse_change()`;

/** Gives the last partition an end, and makes the next last one. Bets wait for a moment. @returns the new last one */
async function endLast(client: Client, last: Partition, end: bigint): Promise<Partition> {
  const next = `ledger_entries_from_${end}`;
  const from = last.from === 0n ? 'minvalue' : last.from.toString();
  const promised = await promisedEnd(client, last.name);
  await patiently(client, [
    `alter table ledger_entries detach partition ${last.name}`,
    `alter table ledger_entries attach partition ${last.name} for values from (${from}) to (${end})`,
    `create table ${next} partition of ledger_entries for values from (${end}) to (maxvalue)`,
    ...((await isSpread(client)) ? [] : [guardOf(next)]),
    ...(promised === null ? [] : [`alter table ${last.name} drop constraint ${ENDS_BEFORE}${promised}`]),
  ]);
  return { name: next, from: end, to: null, isLeaving: false };
}

/**
 * Makes partitions ahead of the newest transfer, each for about a month of them by the pace of the last one, so that two months are free before
 * the last, which has no end. If nobody calls this for long, the last one takes what comes, and is given its end later.
 * @param client of the role that owns the tables, alone with this work
 * @param since a month ago: what was posted since is what a partition takes
 * @returns how many were made
 */
export async function makePartitionsAhead(client: Client, since: Date): Promise<number> {
  const newest = await newestTransfer(client);
  const ofMonth = newest + 1n - (await firstTransferSince(client, since));
  const width = roundedUp(ofMonth > MIN_WIDTH ? ofMonth : MIN_WIDTH);
  let last = (await readPartitions(client)).find(({ to }) => to === null);
  if (!last)
    throw new Error(
      'The entries of the ledger have no last partition: see "Partitions of the ledger" in docs/operations.md.',
    );
  let made = 0;
  while (last.from <= newest + 2n * width) {
    const isInUse = (await client.query(`select from ${last.name} limit 1`)).rowCount !== 0;
    const end =
      (await promisedEnd(client, last.name)) ?? (isInUse ? roundedUp(newest) + 2n * width : last.from + width);
    if (isInUse) await promiseEnd(client, last.name, end);
    last = await endLast(client, last, end);
    made += 1;
  }
  return made;
}
