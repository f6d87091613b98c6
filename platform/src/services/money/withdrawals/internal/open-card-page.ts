import { fromMinor } from '@kozyr/contracts/money';
import type { Context } from '../../../../context';
import { ownRow } from '../../../../db/own-row';
import { withdrawals } from '../../../../db/schema/withdrawals';
import { webhooksOf } from '../../../../gateways/callbacks-at';
import { gatewayOf } from '../../../../gateways/payments/gateways';
import { returnUrl } from '../rules';
import { settleCard } from '../settle-withdrawal';
import type { WithdrawalRow } from '../withdrawal-view';

/** Where the gateway calls us about cards and payouts. */
export const callbackUrl = (ctx: Context, gateway: string) => webhooksOf(ctx.env, gateway);

/**
 * Opens the gateway's page that takes the card and keeps its address. Safe to repeat after a crash at any point: the gateway
 * answers the same card to the same reference.
 * @throws GatewayUnavailable, GatewayRefused
 */
export async function openCardPage(ctx: Context, row: WithdrawalRow): Promise<WithdrawalRow> {
  const card = await (await gatewayOf(ctx, row)).openCard({
    merchant_reference: row.id,
    amount: fromMinor(row.amount),
    currency: row.currency,
    recipient_name: row.recipientName,
    return_url: returnUrl(ctx.env.PUBLIC_URL, row.returnPath, row.id),
    callback_url: callbackUrl(ctx, row.gateway),
    locale: row.locale,
    expires_at: row.cardUntil.toISOString(),
  });
  return ctx.db.transaction(async (tx) => {
    const settlement = await settleCard(ctx, tx, row.id, card);
    const [kept] = await tx
      .update(withdrawals)
      .set({ cardId: card.id, cardUrl: card.hosted_url })
      .where(ownRow(withdrawals, row))
      .returning();
    if (!settlement || !kept) throw new Error(`Withdrawal ${row.id} vanished while its card page was opened.`);
    return kept;
  });
}
