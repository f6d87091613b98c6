import { subSeconds } from 'date-fns';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { chatSupport, chatThreads } from '../../../db/schema/chat';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { lockKnownThread, type ThreadRow } from './internal/lock-thread';
import { SUPPORT_ONLINE_SECONDS } from './rules';

/** The name of who sees to a thread; null: nobody, or one who was disabled. */
export async function assigneeOf(tx: Queryable, { assignedTo }: Pick<ThreadRow, 'assignedTo'>): Promise<string | null> {
  if (assignedTo === null) return null;
  const [found] = await tx
    .select({ name: operators.name })
    .from(operators)
    .where(and(eq(operators.id, assignedTo), isNull(operators.disabledAt)));
  return found?.name ?? null;
}

/**
 * Says who sees to a thread; audited. Whoever has seen another assignee than there is now is told, and changes nothing; asking for
 * what is so already does nothing.
 * @throws DomainError NOT_FOUND without such a thread or operator; STATE_CONFLICT
 */
export async function assignThread(
  ctx: Context,
  caller: OperatorCaller,
  { id: userId, operator: name, from }: { id: string; operator: string | null; from: string | null },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const thread = await lockKnownThread(tx, userId);
    if (!thread) throw new DomainError('NOT_FOUND', 'This player has no thread.');
    const current = await assigneeOf(tx, thread);
    if (current === name) return;
    if (current !== from)
      throw new DomainError('STATE_CONFLICT', `This thread is seen to by ${current ?? 'nobody'} meanwhile.`, {
        assigned_to: current ?? '',
      });
    const [found] =
      name === null
        ? []
        : await tx
            .select({ id: operators.id })
            .from(operators)
            .where(and(eq(operators.name, name), isNull(operators.disabledAt)));
    if (name !== null && !found) throw new DomainError('NOT_FOUND', `There is no operator ${name}.`);
    await tx
      .update(chatThreads)
      .set({ assignedTo: found?.id ?? null })
      .where(eq(chatThreads.userId, userId));
    await recordOperatorDeed(ctx, tx, caller, {
      action: 'chat_assigned',
      subject: { kind: 'player', id: userId },
      details: { before: current ?? '', after: name ?? '' },
    });
  });
}

/** Operators who may see to a thread, by name: whoever is not disabled. */
export async function listAssignees(ctx: Context): Promise<{ items: { name: string; online: boolean }[] }> {
  const since = subSeconds(ctx.now(), SUPPORT_ONLINE_SECONDS);
  const rows = await ctx.db
    .select({ name: operators.name, seenAt: chatSupport.seenAt })
    .from(operators)
    .leftJoin(chatSupport, eq(chatSupport.operatorId, operators.id))
    .where(isNull(operators.disabledAt))
    .orderBy(asc(operators.name));
  return { items: rows.map(({ name, seenAt }) => ({ name, online: seenAt !== null && seenAt > since })) };
}
