import type { Today } from '@kozyr/contracts/operator/today';
import type { Context } from '../../../context';
import { periodAt } from '../../kernel/time/periods';
import { countStuck } from '../stuck/count-stuck';
import { readHealth } from './internal/read-health';
import { readMoneySince } from './internal/read-money';
import { readWaiting, readWithdrawalAges } from './internal/read-waiting';

/** What an operator reads first: what waits for a person, the money of the day in Kyiv, the health of the parts. */
export async function readToday(ctx: Context): Promise<Today> {
  const now = ctx.now();
  const since = periodAt(now, 'uah', 'day').from;
  const [waiting, withdrawals, stuck, currencies, health] = await Promise.all([
    readWaiting(ctx.db),
    readWithdrawalAges(ctx.db, now),
    countStuck(ctx),
    readMoneySince(ctx.db, since),
    readHealth(ctx),
  ]);
  return {
    at: now.toISOString(),
    waiting,
    withdrawals,
    stuck,
    money: { since: since.toISOString(), currencies },
    health,
  };
}
