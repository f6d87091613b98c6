import type { OpenedThread, SupportThread, ThreadPlayer } from '@kozyr/contracts/operator/chat';
import { count, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { chatMessages, chatThreads } from '../../../db/schema/chat';
import { nicknames } from '../../../db/schema/nicknames';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { maskLogin } from '../../identity/texts/rules';
import { messageView, readMessages } from './internal/message-view';
import { firstName } from './rules';
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
    .select({ thread: chatThreads, player: users, nickname: nicknames.nickname })
    .from(chatThreads)
    .innerJoin(users, eq(users.id, chatThreads.userId))
    .leftJoin(nicknames, eq(nicknames.userId, chatThreads.userId))
    .where(wanted);

type Row = Awaited<ReturnType<typeof selectThreads>>[number];

/** What is left of a contact for the operator: nothing of a player who was erased. */
const maskedContact = (player: Row['player']) =>
  player.phone === null && player.email === null ? '' : maskLogin(player);

async function viewThreads(ctx: Context, typing: TypingNow, rows: readonly Row[]): Promise<SupportThread[]> {
  const last = await lastMessages(
    ctx,
    rows.map(({ thread }) => thread.userId),
  );
  return rows.map(({ thread, player, nickname }) => ({
    player: thread.userId,
    nickname,
    contact: maskedContact(player),
    rating: player.rating,
    assigned_to: null,
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

async function readRow(ctx: Context, userId: string): Promise<Row> {
  const [row] = await selectThreads(ctx, eq(chatThreads.userId, userId));
  if (!row) throw new DomainError('NOT_FOUND', 'This player has no thread.');
  return row;
}

async function viewThread(ctx: Context, typing: TypingNow, row: Row): Promise<SupportThread> {
  const [thread] = await viewThreads(ctx, typing, [row]);
  if (!thread) throw new Error('The thread was not drawn.');
  return thread;
}

/** One thread for support. @throws DomainError NOT_FOUND when this player has none */
export async function getThread(ctx: Context, typing: TypingNow, userId: string): Promise<SupportThread> {
  return viewThread(ctx, typing, await readRow(ctx, userId));
}

const playerBeside = ({ player, nickname }: Row): ThreadPlayer => ({
  id: player.id,
  nickname,
  contact: maskedContact(player),
  country: player.country,
  currency: player.currency,
  locale: player.locale,
  rating: player.rating,
  created_at: player.createdAt.toISOString(),
});

/**
 * One thread with its newest messages, or those before an id; with the player, and with what canned answers of this operator say to
 * them. @throws DomainError NOT_FOUND
 */
export async function openThread(
  ctx: Context,
  typing: TypingNow,
  operator: Pick<OperatorCaller, 'name'>,
  { id, before }: { id: string; before?: string | undefined },
): Promise<OpenedThread> {
  const row = await readRow(ctx, id);
  const { player } = row;
  return {
    thread: await viewThread(ctx, typing, row),
    player: playerBeside(row),
    variables: {
      login: maskedContact(player),
      rating: String(player.rating),
      currency: player.currency.toUpperCase(),
      country: player.country,
      operator: firstName(operator.name),
    },
    ...(await readMessages(ctx.db, id, before)),
  };
}
