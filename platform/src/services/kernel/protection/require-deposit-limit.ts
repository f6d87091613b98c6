import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { Queryable } from '../../../db/database';
import { DomainError } from '../../../errors';
import { periodAt } from '../time/periods';
import { limitPassed } from './limit-rules';
import { readPlayerLimits, withUsage } from './limit-usage';

/**
 * Refuses a deposit that would pass a limit of the player's own. In the deposit's transaction and after the player's lock: two at once
 * cannot both pass. One that is asked about again is left out by `except`. details: kind, period, amount, used, left, frees_at.
 * @throws DomainError LIMIT_REACHED
 */
export async function requireDepositLimit(
  tx: Queryable,
  now: Date,
  whose: { userId: string; currency: Currency; except?: string },
  amount: bigint,
): Promise<void> {
  const counted = await withUsage(tx, now, whose, await readPlayerLimits(tx, whose.userId, 'deposit'));
  const used = new Map(counted.map(({ limit, used }) => [limit.period, used]));
  const passed = limitPassed(
    counted.map(({ limit }) => limit),
    () => amount,
    ({ period }) => used.get(period) ?? 0n,
  );
  if (!passed) return;
  throw new DomainError('LIMIT_REACHED', `The player's deposit limit of a ${passed.period} leaves less than that.`, {
    kind: passed.kind,
    period: passed.period,
    amount: fromMinor(passed.amount),
    used: fromMinor(passed.used),
    left: fromMinor(passed.left),
    frees_at: periodAt(now, whose.currency, passed.period).to.toISOString(),
  });
}
