import type { Chargeback } from '@kozyr/contracts/chargebacks';
import { fromMinor } from '@kozyr/contracts/money';
import type { Context } from '../../../context';
import { post } from '../../../ledger/post';
import { type Actor, recordAudit } from '../../kernel/audit/record-audit';
import { chargebackView, outstandingIn } from './chargeback-view';
import { lockOpenChargeback, updateChargeback } from './internal/open-chargeback';

/**
 * Gives up what a player still owes for a chargeback: from then on it is our loss, and the player owes nothing for it.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT when nothing is owed for it
 */
export async function writeOffChargeback(ctx: Context, actor: Actor, id: string, reason: string): Promise<Chargeback> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockOpenChargeback(tx, id);
    const amount = outstandingIn(row);
    await post(tx, {
      key: `chargeback:${id}:written-off`,
      kind: 'chargeback_written_off',
      currency: row.currency,
      legs: [{ from: { house: 'write_offs' }, to: { house: 'chargebacks_receivable' }, amount }],
      memo: { chargeback: id, deposit: row.depositId },
    });
    await recordAudit(tx, ctx.now(), {
      actor,
      action: 'chargeback_written_off',
      subject: { kind: 'chargeback', id },
      details: { amount: fromMinor(amount), currency: row.currency, reason },
    });
    const { recovered } = row;
    return chargebackView(await updateChargeback(tx, id, { recovered, status: 'written_off', closedAt: ctx.now() }));
  });
}
