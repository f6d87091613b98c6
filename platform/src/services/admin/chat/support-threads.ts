import type { OpenedThread, SupportThread, ThreadPlayer } from '@kozyr/contracts/operator/chat';
import { and, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context, OperatorCaller } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { chatMessages, chatThreads } from '../../../db/schema/chat';
import { nicknames } from '../../../db/schema/nicknames';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { maskLogin } from '../../identity/texts/rules';
import { wantedBy } from '../../kernel/players/find-players';
import { maskedEmail, maskedPhone } from '../../kernel/players/masked-contact';
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

const assignee = alias(operators, 'assignee');
/** A disabled operator sees to nothing any more. */
const isAssignee = and(eq(assignee.id, chatThreads.assignedTo), isNull(assignee.disabledAt));

const selectThreads = (ctx: Context, wanted: SQL | undefined) =>
  ctx.db
    .select({ thread: chatThreads, player: users, nickname: nicknames.nickname, assignee: assignee.name })
    .from(chatThreads)
    .innerJoin(users, eq(users.id, chatThreads.userId))
    .leftJoin(nicknames, eq(nicknames.userId, chatThreads.userId))
    .leftJoin(assignee, isAssignee)
    .where(wanted);

async function countThreads(ctx: Context, wanted: SQL | undefined): Promise<number> {
  const [all] = await ctx.db
    .select({ total: count() })
    .from(chatThreads)
    .innerJoin(users, eq(users.id, chatThreads.userId))
    .leftJoin(nicknames, eq(nicknames.userId, chatThreads.userId))
    .leftJoin(assignee, isAssignee)
    .where(wanted);
  return all?.total ?? 0;
}

type Row = Awaited<ReturnType<typeof selectThreads>>[number];

/** As an operator reads a contact; nothing of a player who was erased. */
const maskedContact = ({ phone, email }: Row['player']) =>
  phone !== null ? maskedPhone(phone) : email === null ? '' : maskedEmail(email);

async function viewThreads(ctx: Context, typing: TypingNow, rows: readonly Row[]): Promise<SupportThread[]> {
  const last = await lastMessages(
    ctx,
    rows.map(({ thread }) => thread.userId),
  );
  return rows.map(({ thread, player, nickname, assignee: assigned }) => ({
    player: thread.userId,
    nickname,
    contact: maskedContact(player),
    rating: player.rating,
    assigned_to: assigned,
    unread: thread.unreadByOperators,
    waiting_since: thread.waitingSince?.toISOString() ?? null,
    last_message: last.get(thread.userId) ?? null,
    typing: typing.isTyping(thread.userId),
    closed_at: thread.closedAt?.toISOString() ?? null,
  }));
}

type Filters = {
  waiting?: 'true' | undefined;
  assigned?: 'mine' | 'nobody' | undefined;
  state?: 'open' | 'closed' | undefined;
  find?: string | undefined;
};

/** A player by what support was told of them, or by how their nickname begins. */
function ofPlayer(find: string): SQL | undefined {
  const beginning = `${find.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(wantedBy(find) ?? undefined, sql`lower(${nicknames.nickname}) like ${beginning}`);
}

const filtered = ({ operatorId }: Pick<OperatorCaller, 'operatorId'>, { waiting, assigned, state, find }: Filters) =>
  and(
    waiting && or(gt(chatThreads.unreadByOperators, 0), isNotNull(chatThreads.waitingSince)),
    assigned === 'mine' ? eq(chatThreads.assignedTo, operatorId) : undefined,
    assigned === 'nobody' ? isNull(assignee.id) : undefined,
    state === 'open' ? isNull(chatThreads.closedAt) : undefined,
    state === 'closed' ? isNotNull(chatThreads.closedAt) : undefined,
    find === undefined ? undefined : ofPlayer(find),
  );

/** Threads for support: something unread first, whoever waits longest on top; then the newest. page counts from 1. */
export async function listThreads(
  ctx: Context,
  typing: TypingNow,
  operator: Pick<OperatorCaller, 'operatorId'>,
  { page, pageSize, ...filters }: Filters & { page: number; pageSize: number },
) {
  const wanted = filtered(operator, filters);
  const rows = await selectThreads(ctx, wanted)
    .orderBy(
      sql`${chatThreads.unreadByOperators} > 0 desc`,
      sql`${chatThreads.waitingSince} asc nulls last`,
      sql`${chatThreads.lastMessageAt} desc nulls last`,
      chatThreads.userId,
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = await countThreads(ctx, wanted);
  return { items: await viewThreads(ctx, typing, rows), total, page, pageSize };
}

/** The threads that transactions from one to before another have changed last, as they are now; at most so many. */
export async function threadsChanged(
  ctx: Context,
  typing: TypingNow,
  { from, before, max }: { from: bigint; before: bigint; max: number },
): Promise<SupportThread[]> {
  const rows = await selectThreads(ctx, and(gte(chatThreads.changedIn, from), lt(chatThreads.changedIn, before)))
    .orderBy(chatThreads.changedIn)
    .limit(max);
  return viewThreads(ctx, typing, rows);
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
      login: maskedContact(player) === '' ? '' : maskLogin(player),
      rating: String(player.rating),
      currency: player.currency.toUpperCase(),
      country: player.country,
      operator: firstName(operator.name),
    },
    ...(await readMessages(ctx.db, id, before)),
  };
}
