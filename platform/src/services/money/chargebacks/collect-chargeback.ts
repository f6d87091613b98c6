import type { Chargeback } from '@kozyr/contracts/chargebacks';
import { fromMinor } from '@kozyr/contracts/money';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import type { Balances } from '../../../ledger/accounts';
import { getBalances } from '../../../ledger/balances';
import { InsufficientFunds } from '../../../ledger/errors';
import { post } from '../../../ledger/post';
import { publish } from '../../../outbox/publish';
import { type Actor, recordAudit } from '../../kernel/audit/record-audit';
import { walletSummary } from '../../kernel/events/current-wallet';
import { type ChargebackRow, chargebackView, outstandingIn } from './chargeback-view';
import { lockOpenChargeback, updateChargeback } from './internal/open-chargeback';

const TRIES = 10;

/** Moves what the player holds, at most what they owe, to what we are owed; asks again when they spent some meanwhile. */
async function collectHeldMoney(tx: Queryable, row: ChargebackRow): Promise<{ taken: bigint; balances: Balances }> {
  const { id, userId: player, currency, recovered } = row;
  const owed = outstandingIn(row);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const before = await getBalances(tx, player, currency);
    const held = before.game + before.electronic;
    let taken = owed;
    if (held < owed) taken = held;
    if (taken === 0n) return { taken, balances: before };
    try {
      const { balances } = await post(tx, {
        key: `chargeback:${id}:after:${recovered}`,
        kind: 'chargeback_collected',
        currency,
        legs: [
          {
            from: [
              { player, wallet: 'game' },
              { player, wallet: 'electronic' },
            ],
            to: { house: 'chargebacks_receivable' },
            amount: taken,
          },
        ],
        memo: { chargeback: id, deposit: row.depositId },
      });
      return { taken, balances: balances[player] ?? before };
    } catch (error) {
      if (!(error instanceof InsufficientFunds)) throw error;
    }
  }
  return { taken: 0n, balances: await getBalances(tx, player, currency) };
}

/**
 * Takes what the player owes for a chargeback from their game, then digital wallet, as far as they hold it now. Safe to repeat:
 * nothing is taken beyond what is owed.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT when nothing is owed for it
 */
export async function collectChargeback(ctx: Context, actor: Actor, id: string): Promise<Chargeback> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockOpenChargeback(tx, id);
    const { taken, balances } = await collectHeldMoney(tx, row);
    if (taken === 0n) return chargebackView(row);
    const recovered = row.recovered + taken;
    const whole = recovered === row.amount;
    const kept = await updateChargeback(tx, id, {
      recovered,
      status: whole ? 'recovered' : 'open',
      closedAt: whole ? ctx.now() : null,
    });
    await recordAudit(tx, ctx.now(), {
      actor,
      action: 'chargeback_collected',
      subject: { kind: 'chargeback', id },
      details: { taken: fromMinor(taken), outstanding: fromMinor(outstandingIn(kept)), currency: row.currency },
    });
    await publish(tx, row.userId, { type: 'wallet', wallet: walletSummary(row.currency, balances) });
    return chargebackView(kept);
  });
}
