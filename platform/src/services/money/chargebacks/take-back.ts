import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { ownRow } from '../../../db/own-row';
import { chargebacks } from '../../../db/schema/chargebacks';
import type { Balances } from '../../../ledger/accounts';
import { getBalances } from '../../../ledger/balances';
import { post } from '../../../ledger/post';
import { lockPlayer } from '../../kernel/players/lock-player';
import { endBonus } from '../user-bonuses/end-bonus';
import { runningBonus } from '../user-bonuses/running-bonus';
import type { ChargebackRow } from './chargeback-view';

/**
 * Gives the gateway back what it paid in: from the player's game, then digital wallet as far as they hold it, the rest from what we
 * are owed. The deposit's row is locked by the caller. A running bonus that the deposit paid for ends with it. @returns the player's balances after it
 */
export async function takeBack(tx: Queryable, now: Date, row: ChargebackRow): Promise<Balances | undefined> {
  const { id, userId: player, currency, amount, depositId } = row;
  await lockPlayer(tx, player);
  const { entries, balances } = await post(tx, {
    key: `chargeback:${id}`,
    kind: 'chargeback',
    currency,
    legs: [
      {
        from: [{ player, wallet: 'game' }, { player, wallet: 'electronic' }, { house: 'chargebacks_receivable' }],
        to: { house: 'gateway_clearing' },
        amount,
      },
    ],
    memo: { chargeback: id, deposit: depositId },
  });
  const recovered = entries.reduce((sum, entry) => ('player' in entry.account ? sum - entry.amount : sum), 0n);
  const whole = recovered === amount;
  await tx
    .update(chargebacks)
    .set({ recovered, status: whole ? 'recovered' : 'open', closedAt: whole ? now : null })
    .where(ownRow(chargebacks, row));
  const running = await runningBonus(tx, player);
  // What the deposit paid for goes with it.
  if (running?.status !== 'ACTIVE' || running.depositId !== depositId) return balances[player];
  await endBonus(tx, now, running, 'burned_deposit');
  return getBalances(tx, player, currency);
}

/** Takes back a deposit that is settled only now, if its chargeback came first. @returns the balances after it; undefined without one */
export async function takeBackWaiting(tx: Queryable, now: Date, depositId: string): Promise<Balances | undefined> {
  const [waiting] = await tx
    .select()
    .from(chargebacks)
    .where(and(eq(chargebacks.depositId, depositId), eq(chargebacks.status, 'waiting')));
  return waiting && takeBack(tx, now, waiting);
}
