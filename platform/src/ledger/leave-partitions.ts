import type pg from 'pg';
import { isSpread } from '../db/spread/is-spread';
import { type Partition, patiently, readPartitions } from './partitions';

type Client = Pick<pg.Client, 'query'>;

/** Each answers the number of a transfer that breaks it, of those from one on (included) to another (not). */
const LAWS: Readonly<Record<string, (name: string, from: bigint, to: bigint) => string>> = {
  'a leg does not sum to zero in transfer': (name) =>
    `select transfer_id::text as breach from ${name} group by transfer_id, leg having sum(amount) <> 0 limit 1`,
  'there are no entries of transfer': (name, from, to) =>
    `select t.id::text as breach from ledger_transfers t
     where t.id >= ${from} and t.id < ${to} and not exists (
       select 1 from ${name} e where e.transfer_id = t.id and e.owner = t.owner) limit 1`,
};

/** @throws Error naming what is broken: entries that break a law stay, as evidence */
async function requireLaws(client: Client, { name, from }: Partition, to: bigint): Promise<void> {
  for (const [law, query] of Object.entries(LAWS)) {
    const { rows } = await client.query<{ breach: string }>(query(name, from, to));
    const [broken] = rows;
    if (broken) throw new Error(`${name} stays: ${law} ${broken.breach}.`);
  }
}

/** What is carried for so long that it may leave, and what has. */
async function readState(client: Client, carriedBefore: Date): Promise<{ mayLeaveUpTo: bigint; leftUpTo: bigint }> {
  const { rows } = await client.query<{ carried: string; at: Date | null; left: string }>(
    'select up_to::text as carried, carried_at as at, left_up_to::text as left from ledger_carried_state where id = 1',
  );
  const { carried = '0', at = null, left = '0' } = rows[0] ?? {};
  const isLongAgo = at !== null && at <= carriedBefore;
  return { mayLeaveUpTo: BigInt(isLongAgo ? carried : left), leftUpTo: BigInt(left) };
}

/** Says that the entries of transfers before one have left: first, so that no check misses them while they do. */
const noteLeft = (client: Client, to: bigint) =>
  client.query(
    `update ledger_carried_state set left_up_to = $1, left_through = (
       select ((created_at at time zone 'UTC') + interval '14 hours')::date from ledger_transfers where id <= $1 order by id desc limit 1)
     where id = 1 and left_up_to < $1`,
    [(to - 1n).toString()],
  );

/** Tables that were partitions and were detached by a run that broke before it dropped them. */
async function readDetached(client: Client, leftUpTo: bigint): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = (select relnamespace from pg_class where oid = 'ledger_entries'::regclass)
       and relkind = 'r' and not relispartition and relname ~ '^ledger_entries_from_[0-9]+$'
       and substr(relname, length('ledger_entries_from_') + 1)::numeric <= $1`,
    [leftUpTo.toString()],
  );
  return leftUpTo === 0n ? [] : rows.map(({ name }) => name);
}

/**
 * Drops the partitions whose entries have been carried for some time and are all older than is kept; what a run that broke began is brought to
 * its end. Detaching waits for transactions that read the partition, in nobody's way.
 * @param client of the role that owns the tables, alone with this work
 * @param keptFrom the first transfer whose entries are kept
 * @param carriedBefore the moment by which the last of them was carried
 * @returns names of those that left
 * @throws Error where a partition breaks a law: it stays
 */
export async function dropOldPartitions(client: Client, keptFrom: bigint, carriedBefore: Date): Promise<string[]> {
  const { mayLeaveUpTo, leftUpTo } = await readState(client, carriedBefore);
  const left: string[] = [];
  for (const partition of await readPartitions(client)) {
    const { name, to, isLeaving } = partition;
    if (to === null) break;
    const hasBegun = to - 1n <= leftUpTo;
    if (!hasBegun && (to > keptFrom || to - 1n > mayLeaveUpTo)) break;
    if (!hasBegun) await requireLaws(client, partition, to);
    await noteLeft(client, to);
    const detach = `alter table ledger_entries detach partition ${name}`;
    // Over several servers it is one transaction, and bets queue behind it for a moment at a time.
    if (await isSpread(client)) await patiently(client, [detach]);
    else await client.query(`${detach} ${isLeaving ? 'finalize' : 'concurrently'}`);
    left.push(name);
  }
  const detached = await readDetached(client, (await readState(client, carriedBefore)).leftUpTo);
  for (const name of detached) await patiently(client, [`drop table ${name}`]);
  return [...new Set([...left, ...detached])];
}
