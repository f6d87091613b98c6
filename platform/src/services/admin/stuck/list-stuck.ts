import type { StuckItem, StuckKind } from '@kozyr/contracts/operator/stuck';
import type { Context } from '../../../context';
import { erasedWithMoney } from './internal/stuck-erased';
import { waitingHarmCases } from './internal/stuck-harm';
import { waitingIdentityChecks } from './internal/stuck-identity';
import { openChargebacks, stuckDeposits, stuckWithdrawals, waitingAdjustments } from './internal/stuck-money';
import { battlesPastGrace, waitingSettlements } from './internal/stuck-play';
import { contradictions, mismatchedDays, stuckJobs } from './internal/stuck-records';
import { closedTables } from './internal/stuck-tables';
import { stoppedProviders, waitingWins } from './internal/stuck-wins';

type ReadKind = (ctx: Context) => Promise<StuckItem[]>;

/** What a query or two of ours tell, however much there is. */
export const STUCK_IN_OUR_TABLES: readonly ReadKind[] = [
  stuckDeposits,
  stuckWithdrawals,
  contradictions,
  mismatchedDays,
  openChargebacks,
  waitingAdjustments,
  waitingWins,
  stoppedProviders,
  waitingSettlements,
  battlesPastGrace,
  waitingHarmCases,
  waitingIdentityChecks,
  stuckJobs,
];

/** What these kinds have that needs a person, the oldest first. */
export async function readStuck(ctx: Context, kinds: readonly ReadKind[]): Promise<StuckItem[]> {
  const found = await Promise.all(kinds.map((readKind) => readKind(ctx)));
  return found.flat().sort((one, other) => one.since.localeCompare(other.since));
}

/** Everything that needs a person, the oldest first, with how much there is of each kind. */
export async function listStuck(
  ctx: Context,
): Promise<{ items: StuckItem[]; counts: Partial<Record<StuckKind, number>> }> {
  const items = await readStuck(ctx, [...STUCK_IN_OUR_TABLES, erasedWithMoney, closedTables]);
  const counts: Partial<Record<StuckKind, number>> = {};
  for (const { kind } of items) counts[kind] = (counts[kind] ?? 0) + 1;
  return { items, counts };
}
