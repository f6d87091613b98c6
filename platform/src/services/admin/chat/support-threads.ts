import type { OpenedThread, SupportThread } from '@kozyr/contracts/operator/chat';
import { count, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { chatMessages, chatThreads } from '../../../db/schema/chat';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { messageView, readMessages } from './internal/message-view';
import type { TypingNow } from './typing';

async function lastMessages(ctx: Context, userIds: string[]) {
  if (userIds.length === 0) return new Map<string, ReturnType<typeof messageView>>();
  const rows = await ctx.db
    .selectDistinctOn([chatMessages.userId], { message: chatMessages, operator: operators.name })
    .from(chatMessages)
    .leftJoin(operators, eq(operators.id, chatMessages.operatorId))
    .where(inArray(chatMessages.userId, userIds))
    .orderBy(chatMessages.userId, desc(chatMessages.id));
  return new Map(rows.map((row) => [row.message.userId, messageView(row)]));
}

const selectThreads = (ctx: Context, wanted: SQL | undefined) =>
  ctx.db
    .select({ thread: chatThreads, phone: users.phone, email: users.email, rating: users.rating })
    .from(chatThreads)
    .innerJoin(users, eq(users.id, chatThreads.userId))
    .where(wanted);

type Row = Awaited<ReturnType<typeof selectThreads>>[number];

async function viewThreads(ctx: Context, typing: TypingNow, rows: readonly Row[]): Promise<SupportThread[]> {
  const last = await lastMessages(
    ctx,
    rows.map(({ thread }) => thread.userId),
  );
  return rows.map(({ thread, phone, email, rating }) => ({
    player: thread.userId,
    contact: phone ?? email ?? '',
    rating,
    unread: thread.unreadByOperators,
    waiting_since: thread.waitingSince?.toISOString() ?? null,
    last_message: last.get(thread.userId) ?? null,
    typing: typing.isTyping(thread.userId),
    closed_at: thread.closedAt?.toISOString() ?? null,
  }));
}

/** Threads for support: something unread first, whoever waits longest on top; then the newest. page counts from 1. */
export async function listThreads(
  ctx: Context,
  typing: TypingNow,
  { waiting, page, pageSize }: { waiting?: 'true' | undefined; page: number; pageSize: number },
) {
  const wanted = waiting && or(gt(chatThreads.unreadByOperators, 0), isNotNull(chatThreads.waitingSince));
  const rows = await selectThreads(ctx, wanted)
    .orderBy(
      sql`${chatThreads.unreadByOperators} > 0 desc`,
      sql`${chatThreads.waitingSince} asc nulls last`,
      sql`${chatThreads.lastMessageAt} desc nulls last`,
      chatThreads.userId,
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await ctx.db.select({ total: count() }).from(chatThreads).where(wanted);
  return { items: await viewThreads(ctx, typing, rows), total: all?.total ?? 0, page, pageSize };
}

/** One thread for support. @throws DomainError NOT_FOUND when this player has none */
export async function getThread(ctx: Context, typing: TypingNow, userId: string): Promise<SupportThread> {
  const [thread] = await viewThreads(ctx, typing, await selectThreads(ctx, eq(chatThreads.userId, userId)));
  if (!thread) throw new DomainError('NOT_FOUND', 'This player has no thread.');
  return thread;
}

/** One thread with its newest messages, or those before an id. @throws DomainError NOT_FOUND */
export async function openThread(
  ctx: Context,
  typing: TypingNow,
  { id, before }: { id: string; before?: string | undefined },
): Promise<OpenedThread> {
  return { thread: await getThread(ctx, typing, id), ...(await readMessages(ctx.db, id, before)) };
}
