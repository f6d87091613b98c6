import { type Currency, isMoney } from '@kozyr/contracts/money';
import { and, eq } from 'drizzle-orm';
import { heldWins } from '../../../../db/schema/held-wins';
import { readProviderBounds } from '../../../kernel/settings/registry';
import type { HeldWinRow } from '../../rounds/held-win-view';
import type { RoundRow, RoundState } from '../../rounds/view-round';
import type { Turn } from '../movement';
import { stakeOf, winOf } from '../round';
import { paidOf, reasonToHold, totalOf } from '../rules';
import type { CallRow } from './blocks';
import type { OpenSession } from './session';

export type Why = NonNullable<ReturnType<typeof reasonToHold>>;

type Coming = { session: OpenSession; round: RoundState; amount: bigint };

/** Why a win of this amount waits for an operator; null: it is paid at once, as credits always are. winMaximum: the operator's largest sums, minor units. */
export function whyHeld(winMaximum: Record<Currency, bigint>, { session, round, amount }: Coming): Why | null {
  const { currency, maxWinHundredths } = session;
  if (!isMoney(currency)) return null;
  return reasonToHold({
    amount,
    stake: totalOf(stakeOf(round)),
    won: paidOf(winOf(round)),
    held: round.held,
    closed: round.closed,
    maxWinHundredths,
    maxSum: winMaximum[currency],
  });
}

/** The same by what the operator has set now. */
export async function holdsBack({ tx, session }: Turn, round: RoundRow, amount: bigint): Promise<Why | null> {
  const { winMaximum } = await readProviderBounds(tx);
  return whyHeld(winMaximum, { session, round, amount });
}

/** Records a win that waits, with what stood when it came. */
export async function holdWin(
  { tx, now, call, session }: Turn,
  round: RoundRow,
  { amount, why }: { amount: bigint; why: Why },
): Promise<HeldWinRow> {
  const [row] = await tx
    .insert(heldWins)
    .values({
      integration: call.integration,
      transactionId: call.transactionId,
      roundId: round.id,
      userId: session.userId,
      game: round.game,
      // Credits are never held: what is played for is the player's money.
      currency: session.money,
      amount,
      stake: totalOf(stakeOf(round)),
      wonBefore: paidOf(winOf(round)),
      bound: why.bound,
      reason: why.reason,
      heldAt: now,
    })
    .returning();
  if (!row) throw new Error('A held win was not kept.');
  return row;
}

/** Takes a win back that still waits, so that nobody pays it any more; undefined when this one does not wait. */
export async function withdrawHeldWin({ tx, now }: Turn, win: CallRow): Promise<HeldWinRow | undefined> {
  const [row] = await tx
    .update(heldWins)
    .set({ status: 'WITHDRAWN', decidedAt: now })
    .where(
      and(
        eq(heldWins.userId, win.userId),
        eq(heldWins.integration, win.integration),
        eq(heldWins.transactionId, win.transactionId),
        eq(heldWins.status, 'PENDING'),
      ),
    )
    .returning();
  return row;
}
