import { randomUUID } from 'node:crypto';
import type { Locale } from '@kozyr/contracts/locales';
import type { ContactRequest } from '@kozyr/contracts/operator/chat';
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { contactRequests } from '../../../db/schema/chat';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { countAttempt } from '../../kernel/limits/attempts';
import type { Said } from './internal/lock-thread';

type Row = { request: typeof contactRequests.$inferSelect; operator: string | null };

function requestView({ request, operator }: Row): ContactRequest {
  return {
    id: request.id,
    email: request.email,
    text: request.text,
    locale: request.locale,
    created_at: request.createdAt.toISOString(),
    handled_at: request.handledAt?.toISOString() ?? null,
    handled_by: operator,
    answer: null,
  };
}

const ofKey = async (ctx: Context, key: string) =>
  (await ctx.db.select().from(contactRequests).where(eq(contactRequests.idempotencyKey, key)))[0];

/**
 * Keeps what a visitor asks and where to answer it; once for each key, and a number in a day from one network and for one address.
 * @throws DomainError TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT
 */
export async function leaveRequest(
  ctx: Context,
  { email: given, locale, ip, ...said }: Said & { email: string; locale: Locale; ip: string },
): Promise<{ id: string }> {
  const email = given.toLowerCase();
  const known = await ofKey(ctx, said.idempotency_key);
  if (!known) {
    await countAttempt(ctx, ctx.db, { what: 'contact-request-from', ip });
    await countAttempt(ctx, ctx.db, { what: 'contact-request', contact: email });
    const [row] = await ctx.db
      .insert(contactRequests)
      .values({
        id: randomUUID(),
        email,
        text: said.text,
        locale,
        idempotencyKey: said.idempotency_key,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (row) return { id: row.id };
  }
  const kept = known ?? (await ofKey(ctx, said.idempotency_key));
  if (kept?.email !== email || kept.text !== said.text)
    throw new DomainError('IDEMPOTENCY_CONFLICT', 'Something else was sent with this key.');
  return { id: kept.id };
}

const select = (ctx: Context) =>
  ctx.db
    .select({ request: contactRequests, operator: operators.name })
    .from(contactRequests)
    .leftJoin(operators, eq(operators.id, contactRequests.handledBy));

/** Open ones in the order they came in, or handled ones newest first. page counts from 1. */
export async function listRequests(
  ctx: Context,
  { handled, page, pageSize }: { handled?: 'true' | undefined; page: number; pageSize: number },
) {
  const wanted = handled ? isNotNull(contactRequests.handledAt) : isNull(contactRequests.handledAt);
  const order = handled ? [desc(contactRequests.handledAt)] : [asc(contactRequests.createdAt)];
  const rows = await select(ctx)
    .where(wanted)
    .orderBy(...order, contactRequests.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await ctx.db.select({ total: count() }).from(contactRequests).where(wanted);
  return { items: rows.map(requestView), total: all?.total ?? 0, page, pageSize };
}

/** One has been answered; said and audited once, by whoever was first. @throws DomainError NOT_FOUND */
export async function handleRequest(ctx: Context, operator: OperatorCaller, id: string): Promise<ContactRequest> {
  await ctx.db.transaction(async (tx) => {
    const [taken] = await tx
      .update(contactRequests)
      .set({ handledAt: ctx.now(), handledBy: operator.operatorId })
      .where(and(eq(contactRequests.id, id), isNull(contactRequests.handledAt)))
      .returning();
    if (!taken) return;
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'contact_request_handled',
      subject: { kind: 'contact_request', id },
    });
  });
  const [row] = await select(ctx).where(eq(contactRequests.id, id));
  if (!row) throw new DomainError('NOT_FOUND', 'There is no such request.');
  return requestView(row);
}
