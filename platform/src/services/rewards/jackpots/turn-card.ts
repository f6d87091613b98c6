import { firstMatch } from '@kozyr/contracts/jackpot-draw';
import type { JackpotRound } from '@kozyr/contracts/jackpots';
import { and, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { jackpotPots, jackpotRounds } from '../../../db/schema/jackpots';
import { DomainError } from '../../../errors';
import { post } from '../../../ledger/post';
import { publish } from '../../../outbox/publish';
import { walletSummary } from '../../kernel/events/current-wallet';
import { lockPlayer } from '../../kernel/players/lock-player';
import { type RoundRow, roundView } from './internal/round-view';

/** Pays a jackpot to the digital balance. The key is the round's: once, whatever happens. */
async function payJackpot(tx: Queryable, { id, userId, currency, amount, level }: RoundRow) {
  const { balances } = await post(tx, {
    key: `jackpot:${id}`,
    kind: 'jackpot',
    currency,
    legs: [{ from: { house: 'jackpots' }, to: { player: userId, wallet: 'electronic' }, amount }],
    memo: { jackpot: id, level },
  });
  return balances[userId];
}

/**
 * Turns a card of the caller's jackpot round; the third of a suit pays it in the same transaction. A position that was turned
 * before, and any position of a round that is paid, answers the round as it is and changes nothing.
 * @throws DomainError NOT_FOUND for a round that is not the caller's
 */
export async function turnCard(
  ctx: Context,
  { userId }: Caller,
  { id, position }: { id: string; position: number },
): Promise<JackpotRound> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const [found] = await tx
      .select({ round: jackpotRounds, pot: jackpotPots })
      .from(jackpotRounds)
      .innerJoin(jackpotPots, eq(jackpotPots.id, jackpotRounds.potId))
      .where(and(eq(jackpotRounds.id, id), eq(jackpotRounds.userId, userId)))
      .for('update', { of: jackpotRounds });
    if (!found) throw new DomainError('NOT_FOUND', 'There is no such jackpot round.');
    const { round, pot } = found;
    if (round.paidAt !== null || round.turned.includes(position)) return roundView(round, pot);
    const turned = [...round.turned, position];
    const won = firstMatch(round.cards.slice(0, turned.length)) !== null;
    const balances = won ? await payJackpot(tx, round) : undefined;
    const [after] = await tx
      .update(jackpotRounds)
      .set({ turned, paidAt: won ? ctx.now() : null })
      .where(eq(jackpotRounds.id, id))
      .returning();
    if (!after) throw new Error(`Jackpot round ${id} vanished under its lock.`);
    const view = roundView(after, pot);
    const wallet = balances && { type: 'wallet' as const, wallet: walletSummary(round.currency, balances) };
    await publish(tx, userId, ...(wallet ? [wallet] : []), { type: 'jackpot-round', round: view });
    return view;
  });
}
