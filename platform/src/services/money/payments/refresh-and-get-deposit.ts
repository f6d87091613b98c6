import type { Deposit } from '@kozyr/contracts/payments';
import { and, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { deposits } from '../../../db/schema/payments';
import { DomainError } from '../../../errors';
import { depositView } from './deposit-view';
import { refreshDeposit } from './internal/refresh-deposit';

/**
 * One deposit of the player. While it is awaited and was sent to the gateway, the gateway may be asked on the way, so that a player
 * who is back before the webhook is not stuck, nor one whose saved card was charged by a call that nobody answered.
 * @throws DomainError NOT_FOUND, also for another player's deposit
 */
export async function refreshAndGetDeposit(ctx: Context, caller: Caller, id: string): Promise<Deposit> {
  const [deposit] = await ctx.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.id, id), eq(deposits.userId, caller.userId)));
  if (!deposit) throw new DomainError('NOT_FOUND', 'There is no such deposit.');
  if (deposit.gatewayPaymentId === null && deposit.savedCardId === null) return depositView(deposit);
  return depositView((await refreshDeposit(ctx, deposit)).deposit);
}
