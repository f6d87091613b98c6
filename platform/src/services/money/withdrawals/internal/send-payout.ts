import { fromMinor } from '@kozyr/contracts/money';
import type { Context } from '../../../../context';
import { gatewayOf } from '../../../../gateways/payments/gateways';
import { GatewayRefused } from '../../../../gateways/payments/port';
import { settlePayout } from '../settle-withdrawal';
import type { WithdrawalRow } from '../withdrawal-view';
import { lockWithdrawal, moveOn } from './move-on';
import { callbackUrl } from './open-card-page';

/** The gateway will not pay to this card: the money goes back. Refused as a conflict, the state of what the reference names decides. */
async function refused(ctx: Context, row: WithdrawalRow, error: GatewayRefused): Promise<WithdrawalRow> {
  ctx.log.error({ err: error, withdrawalId: row.id, code: error.code }, 'the gateway refused a payout');
  if (error.code !== 'invalid') {
    // The reference is taken: by this very payout, if its first answer was lost and something in the call has changed since.
    const known = await (await gatewayOf(ctx, row)).findPayoutByReference(row.id);
    const settlement = known && (await ctx.db.transaction((tx) => settlePayout(ctx, tx, row.id, known)));
    return settlement?.withdrawal ?? row;
  }
  return ctx.db.transaction(async (tx) => {
    const locked = await lockWithdrawal(tx, row.id);
    if (locked?.status !== 'PAYING') return locked ?? row;
    return moveOn(ctx, tx, locked, { status: 'DENIED', reason: 'card_declined' });
  });
}

/**
 * Asks the gateway to pay an approved withdrawal out, or how far it is with it: its id is the reference, so the money leaves
 * once however often this is called.
 * @throws GatewayUnavailable: the job asks again
 */
export async function sendPayout(ctx: Context, row: WithdrawalRow): Promise<WithdrawalRow> {
  if (row.status !== 'PAYING' || row.cardToken === null) return row;
  try {
    const payout = await (await gatewayOf(ctx, row)).payOut({
      merchant_reference: row.id,
      card_token: row.cardToken,
      amount: fromMinor(row.amount),
      currency: row.currency,
      recipient_name: row.recipientName,
      callback_url: callbackUrl(ctx, row.gateway),
    });
    const settlement = await ctx.db.transaction((tx) => settlePayout(ctx, tx, row.id, payout));
    return settlement?.withdrawal ?? row;
  } catch (error) {
    if (error instanceof GatewayRefused) return refused(ctx, row, error);
    throw error;
  }
}
