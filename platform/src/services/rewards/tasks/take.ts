import { type Currency, fromMinor } from '@kozyr/contracts/money';
import { and, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { doneTasks } from '../../../db/schema/tasks';
import { DomainError } from '../../../errors';
import { post } from '../../../ledger/post';
import { publish } from '../../../outbox/publish';
import { walletSummary } from '../../kernel/events/current-wallet';
import { lockPlayer } from '../../kernel/players/lock-player';
import { mayPromoteTo } from '../../kernel/protection/may-promote';
import { requireMay } from '../../kernel/protection/require-may';

type Taken = { reward: string; currency: Currency; taken_at: string };

/**
 * Pays the reward of a task that is done to the game balance, once: asked again it answers the same and moves nothing.
 * @throws DomainError NOTHING_TO_CLAIM where the task is not done; PROMOTION_CLOSED while nothing may be promoted to the player
 */
export async function takeTaskReward(
  ctx: Context,
  { userId }: Caller,
  { day, task }: { day: string; task: string },
): Promise<Taken> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const one = and(eq(doneTasks.userId, userId), eq(doneTasks.day, day), eq(doneTasks.task, task));
    const [done] = await tx.select().from(doneTasks).where(one).for('update');
    if (!done) throw new DomainError('NOTHING_TO_CLAIM', 'This task is not done.');
    const { currency, reward } = done;
    const answer = (at: Date) => ({ reward: fromMinor(reward), currency, taken_at: at.toISOString() });
    if (done.takenAt) return answer(done.takenAt);
    await requireMay(ctx, tx, userId, 'bonuses');
    if (!(await mayPromoteTo(ctx, tx, userId)))
      throw new DomainError('PROMOTION_CLOSED', 'There are no promotions for this player now; the reward waits.');
    const now = ctx.now();
    await tx.update(doneTasks).set({ takenAt: now }).where(one);
    const { balances } = await post(tx, {
      key: `task:${userId}:${day}:${task}`,
      kind: 'task_reward',
      currency,
      legs: [{ from: { house: 'promotions' }, to: { player: userId, wallet: 'game' }, amount: reward }],
      memo: { task, day },
    });
    const own = balances[userId];
    await publish(tx, userId, ...(own ? [{ type: 'wallet', wallet: walletSummary(currency, own) } as const] : []), {
      type: 'tasks',
    });
    return answer(now);
  });
}
