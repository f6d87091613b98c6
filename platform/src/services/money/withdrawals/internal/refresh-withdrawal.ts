import { subSeconds } from 'date-fns';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { ownRow } from '../../../../db/own-row';
import { withdrawals } from '../../../../db/schema/withdrawals';
import { gatewayOf } from '../../../../gateways/payments/gateways';
import { GatewayRefused, GatewayUnavailable } from '../../../../gateways/payments/port';
import { PaymentMismatch } from '../../payments/settle-deposit';
import { ASK_EVERY_SECONDS } from '../rules';
import { settleCard, settlePayout } from '../settle-withdrawal';
import type { WithdrawalRow } from '../withdrawal-view';
import { openCardPage } from './open-card-page';
import { sendPayout } from './send-payout';

/** Claims the next poll of a withdrawal at the gateway: one caller in ASK_EVERY_SECONDS, over all processes. */
async function claimPollSlot(ctx: Context, row: WithdrawalRow): Promise<boolean> {
  const now = ctx.now();
  const before = subSeconds(now, ASK_EVERY_SECONDS);
  const taken = await ctx.db
    .update(withdrawals)
    .set({ askedAt: now })
    .where(
      and(
        ownRow(withdrawals, row),
        eq(withdrawals.status, row.status),
        or(isNull(withdrawals.askedAt), lt(withdrawals.askedAt, before)),
      ),
    );
  return taken.rowCount === 1;
}

async function askGateway(ctx: Context, row: WithdrawalRow): Promise<WithdrawalRow> {
  const gateway = await gatewayOf(ctx, row);
  if (row.status === 'PAYING') {
    if (row.payoutId === null) return sendPayout(ctx, row);
    const payout = await gateway.findPayout(row.payoutId);
    const settled = payout && (await ctx.db.transaction((tx) => settlePayout(ctx, tx, row.id, payout)));
    return settled?.withdrawal ?? row;
  }
  if (row.cardId === null) return openCardPage(ctx, row);
  const card = await gateway.findCard(row.cardId);
  const settled = card && (await ctx.db.transaction((tx) => settleCard(ctx, tx, row.id, card)));
  return settled?.withdrawal ?? row;
}

/** Asks the gateway for the state of a card or a payout, in case its webhook is late. What it does not answer stays as it is. */
export async function refreshWithdrawal(ctx: Context, row: WithdrawalRow): Promise<WithdrawalRow> {
  const open = row.status === 'AWAITING_CARD' || row.status === 'PAYING';
  if (!open || !(await claimPollSlot(ctx, row))) return row;
  try {
    return await askGateway(ctx, row);
  } catch (error) {
    const known =
      error instanceof GatewayUnavailable || error instanceof GatewayRefused || error instanceof PaymentMismatch;
    if (!known) throw error;
    ctx.log.error({ err: error, withdrawalId: row.id }, 'could not read the state of a withdrawal');
    return row;
  }
}
