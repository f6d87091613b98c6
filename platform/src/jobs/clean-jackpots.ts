import { sql } from 'drizzle-orm';
import type { Context } from '../context';
import { jackpotEntries, jackpotPots, jackpotStakes } from '../db/schema/jackpots';
import { daysEarlier } from '../services/kernel/time/days';

/** A round that is undone later than this takes nothing back from pots that have dropped anyway. */
const STAKE_DAYS = 30;
/** Entries by the batch, for whoever looks into a pot; after that by their sum. */
const ENTRY_DAYS = 7;

/**
 * Removes the stakes whose every pot dropped over 30 days ago, and makes one entry of a pot and kind of those over a week old: their
 * sums, which all laws of the jackpots are about, stay. Top-ups stay as they are, each with its key. Answers how many rows of each went.
 */
export async function cleanJackpots(ctx: Context): Promise<Record<'stakes' | 'entries', number>> {
  const now = ctx.now();
  const stakes = await ctx.db.delete(jackpotStakes).where(sql`not ${jackpotStakes.pots} && (
    select coalesce(array_agg(${jackpotPots.id}), '{}') from ${jackpotPots}
    where coalesce(${jackpotPots.droppedAt} >= ${daysEarlier(now, STAKE_DAYS).toISOString()}, true))`);
  const before = daysEarlier(now, ENTRY_DAYS).toISOString();
  const { rows } = await ctx.db.execute<{ gone: string }>(sql`
    with many as (
      select pot_id, kind from ${jackpotEntries} where at < ${before} and kind <> 'top_up' group by 1, 2 having count(*) > 1
    ), gone as (
      delete from ${jackpotEntries} e using many m
      where e.pot_id = m.pot_id and e.kind = m.kind and e.at < ${before}
      returning e.pot_id, e.kind, e.amount, e.staked, e.at
    ), merged as (
      insert into ${jackpotEntries} (pot_id, kind, amount, staked, at)
      select pot_id, kind, sum(amount), sum(staked), max(at) from gone group by 1, 2 having sum(amount) <> 0
    )
    select count(*) as gone from gone`);
  return { stakes: stakes.rowCount ?? 0, entries: Number(rows[0]?.gone ?? 0) };
}
