import { STAKE_CURRENCIES } from '@kozyr/contracts/money';
import { STUCK_KINDS, type StuckKind } from '@kozyr/contracts/operator/stuck';
import type { Context } from '../context';
import type { Instruments } from '../instruments';
import { readImbalance } from '../ledger/day-totals';
import { transfersBeforeLast } from '../ledger/partitions';
import { countStuck } from '../services/admin/stuck/count-stuck';
import { daysEarlier, utcDayOf } from '../services/kernel/time/days';

/** What others have to be asked about, or a reading of every account: the desk does that, and no scrape. */
const UNREAD: ReadonlySet<StuckKind> = new Set(['erased_with_money', 'table_closed']);

/** Today and the days before it that are looked at: what is posted late belongs to one of them. */
const DAYS = 3;
/** What is stuck is read by a dozen queries: once a minute, however often somebody asks. */
const STUCK_EVERY_MS = 60_000;

/**
 * Tells what must be nought: by how much the ledger's sums of the last days are off, and what needs a person. An amount is a number
 * here, and so not exact above 2^53 minor units: any other than 0 is an alarm, and nothing is reckoned with it. ctx.db: connections of
 * its own. monotonic: milliseconds that never go back.
 */
export function tellOfMoney({ metrics }: Instruments, ctx: Context, monotonic: () => number): void {
  const imbalance = metrics.gauge({
    name: 'kozyr_ledger_imbalance_minor_units',
    help: `By how much the ledger's sums of the last ${DAYS} days and their kinds are off zero, all together; must be 0.`,
    labels: ['currency'],
  });
  const stuck = metrics.gauge({
    name: 'kozyr_stuck',
    help: 'What needs a person, by kind, as the desk lists it (System, Stuck); up to 200 of a kind, read once a minute.',
    labels: ['kind'],
  });
  metrics.atScrape({
    name: 'ledger',
    gauges: [imbalance],
    async read() {
      const off = await readImbalance(ctx.db, utcDayOf(daysEarlier(ctx.now(), DAYS)));
      for (const currency of STAKE_CURRENCIES) imbalance.set({ currency }, Number(off.get(currency) ?? 0n));
    },
  });
  const ahead = metrics.gauge({
    name: 'kozyr_ledger_transfers_before_last_partition',
    help: 'Transfers that may still come before entries go to the last partition of the ledger, which has no end; below 1 they do.',
  });
  metrics.atScrape({
    name: 'partitions',
    gauges: [ahead],
    async read() {
      ahead.set({}, Number(await transfersBeforeLast(ctx.db.$client)));
    },
  });
  let counted: Awaited<ReturnType<typeof countStuck>> = [];
  let readAt = Number.NEGATIVE_INFINITY;
  metrics.atScrape({
    name: 'stuck',
    gauges: [stuck],
    async read() {
      if (monotonic() - readAt >= STUCK_EVERY_MS) {
        counted = await countStuck(ctx);
        readAt = monotonic();
      }
      for (const kind of STUCK_KINDS) if (!UNREAD.has(kind)) stuck.set({ kind }, 0);
      for (const { kind, count } of counted) stuck.set({ kind }, count);
    },
  });
}
