import { whileLocked } from '@kozyr/kit/advisory-lock';
import type { Context } from '../context';
import { ownerUrlOf } from '../db/addresses';
import { carryEntries } from '../ledger/carry';
import { dropOldPartitions } from '../ledger/leave-partitions';
import { firstTransferSince, makePartitionsAhead, mayChangePartitions, readPartitions } from '../ledger/partitions';
import { daysEarlier, monthsEarlier } from '../services/kernel/time/days';

/** Only this work uses it: two processes never change partitions at once. */
const PARTITIONS_LOCK = 7_041_014;
/** A partition takes about what was posted in so many days. */
const PARTITION_DAYS = 30;
/** How long entries are carried before they leave: time for ledger:check to prove the sums against them, and for an archive. */
const CARRIED_DAYS = 7;

export type KeptPartitions = {
  /** false: the role owns no table, so that npm run partitions -w platform has to make and drop them. */
  mayChange: boolean;
  made: number;
  /** Over how many numbers of transfers entries were summed for the day on which they leave. */
  carried: number;
  dropped: string[];
};

type Needs = Pick<Context, 'db' | 'now'> & {
  env: Pick<
    Context['env'],
    'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL' | 'LEDGER_ENTRIES_KEPT_MONTHS'
  >;
};

/**
 * Makes partitions of the ledger's entries ahead, and lets those leave that LEDGER_ENTRIES_KEPT_MONTHS no longer keeps: they are carried at
 * once and dropped a week later. Unset, all stay. Safe to run twice: each step that was not finished is finished by the next run.
 */
export async function keepLedgerPartitions({ db, env, now }: Needs): Promise<KeptPartitions> {
  const months = env.LEDGER_ENTRIES_KEPT_MONTHS;
  const moment = now();
  const pool = db.$client;
  let carried = 0n;
  let keptFrom = 0n;
  if (months !== undefined) {
    keptFrom = await firstTransferSince(pool, monthsEarlier(moment, months));
    const old = (await readPartitions(pool)).filter(({ to }) => to !== null && to <= keptFrom).at(-1);
    carried = await carryEntries(db, (old?.to ?? 1n) - 1n, moment);
  }
  return whileLocked(ownerUrlOf(env), PARTITIONS_LOCK, async (client) => {
    if (!(await mayChangePartitions(client)))
      return { mayChange: false, made: 0, carried: Number(carried), dropped: [] };
    const made = await makePartitionsAhead(client, daysEarlier(moment, PARTITION_DAYS));
    const dropped =
      months === undefined ? [] : await dropOldPartitions(client, keptFrom, daysEarlier(moment, CARRIED_DAYS));
    return { mayChange: true, made, carried: Number(carried), dropped };
  });
}
