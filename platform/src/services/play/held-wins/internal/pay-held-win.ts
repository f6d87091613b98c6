import type { PlayerEvent } from '@kozyr/contracts/events';
import { and, eq } from 'drizzle-orm';
import type { Listeners } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { seamlessCalls } from '../../../../db/schema/games';
import { getBalances } from '../../../../ledger/balances';
import { walletSummary } from '../../../kernel/events/current-wallet';
import type { HeldWinRow } from '../../rounds/held-win-view';
import type { RoundRow } from '../../rounds/view-round';
import { bonusShare } from '../../seamless/bonus-share';
import { payWin } from '../../seamless/pay-win';
import { changeRound, stakeOf, winOf } from '../../seamless/round';
import { shareWin } from '../../seamless/rules';

/**
 * Pays a held win to where it goes by the round's stake as it stands now, and writes into the provider's call what it moved, so that
 * a rollback of it finds it. The player's turn is held.
 * @returns the round after it, and what the player is told of their money
 */
export async function payHeldWin(
  moment: { tx: Queryable; now: Date; listeners: Listeners },
  { integration, transactionId, userId, currency, game, amount }: HeldWinRow,
  round: RoundRow,
): Promise<{ round: RoundRow; events: PlayerEvent[] }> {
  const { tx } = moment;
  const share = await bonusShare(moment, round, shareWin(amount, stakeOf(round)));
  const { providerRound, sessionId } = round;
  const posted = await payWin(
    tx,
    { integration, transactionId, providerRound, sessionId, userId, currency, game },
    share,
  );
  const { transferId } = posted;
  const [call] = await tx
    .update(seamlessCalls)
    .set({ ...share, transferId })
    .where(
      and(
        eq(seamlessCalls.userId, userId),
        eq(seamlessCalls.integration, integration),
        eq(seamlessCalls.action, 'win'),
        eq(seamlessCalls.transactionId, transactionId),
      ),
    )
    .returning({ createdAt: seamlessCalls.createdAt });
  if (!call) throw new Error(`The call of held win ${transactionId} is gone.`);
  const before = winOf(round);
  const after = await changeRound(moment, round, {
    stake: stakeOf(round),
    win: {
      electronic: before.electronic + share.electronic,
      bonus: before.bonus + share.bonus,
      forfeited: before.forfeited + share.forfeited,
    },
    held: round.held - amount,
    closed: round.closed,
    balances: posted.balances[userId] ?? (await getBalances(tx, userId, currency)),
    countsAt: call.createdAt,
  });
  // Settling the round may have released or ended its bonus.
  const balances = await getBalances(tx, userId, currency);
  return { round: after, events: [{ type: 'wallet', wallet: walletSummary(currency, balances) }] };
}
