import { randomUUID } from 'node:crypto';
import type { Locale } from '@kozyr/contracts/locales';
import type { ContactRequest } from '@kozyr/contracts/operator/chat';
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { contactRequests } from '../../../db/schema/chat';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { postMessage } from '../../../gateways/messages/post-message';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { countAttempt } from '../../kernel/limits/attempts';
import { daysLater } from '../../kernel/time/days';
import type { Said } from './internal/lock-thread';
import { answerOpening } from './rules';

/** So long a carrier that does not answer is asked to send an answer. */
const ANSWER_DAYS = 3;

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
    answer: request.answer,
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

async function readRequest(ctx: Context, id: string): Promise<ContactRequest> {
  const [row] = await select(ctx).where(eq(contactRequests.id, id));
  if (!row) throw new DomainError('NOT_FOUND', 'There is no such request.');
  return requestView(row);
}

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
  return readRequest(ctx, id);
}

/**
 * Answers one by email, in one transaction with its being handled: what is sent holds nothing that the visitor wrote, since the address
 * may be anybody's. The same key again answers the same.
 * @throws DomainError NOT_FOUND; IDEMPOTENCY_CONFLICT; STATE_CONFLICT when it was handled, or while no email is sent
 */
export async function answerRequest(
  ctx: Context,
  operator: OperatorCaller,
  { id, ...said }: Said & { id: string },
): Promise<ContactRequest> {
  await ctx.db.transaction(async (tx) => {
    const [request] = await tx.select().from(contactRequests).where(eq(contactRequests.id, id)).for('update');
    if (!request) throw new DomainError('NOT_FOUND', 'There is no such request.');
    if (request.answerKey === said.idempotency_key) {
      if (request.answer === said.text) return;
      throw new DomainError('IDEMPOTENCY_CONFLICT', 'Another answer was sent with this key.');
    }
    if (request.handledAt)
      throw new DomainError('STATE_CONFLICT', 'This request has been handled already.', { why: 'handled' });
    if (!ctx.env.SEND_EMAIL_ENABLED)
      throw new DomainError('STATE_CONFLICT', 'No email is sent from here: answer by your own and mark it handled.', {
        why: 'no_email',
      });
    const now = ctx.now();
    await tx
      .update(contactRequests)
      .set({ handledAt: now, handledBy: operator.operatorId, answer: said.text, answerKey: said.idempotency_key })
      .where(eq(contactRequests.id, id));
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'contact_request_answered',
      subject: { kind: 'contact_request', id },
    });
    const { email, locale } = request;
    await postMessage(ctx, tx, {
      channel: 'email',
      to: email,
      locale,
      body: `${answerOpening[locale]}\n\n${said.text}`,
      code: null,
      expiresAt: daysLater(now, ANSWER_DAYS),
    });
  });
  return readRequest(ctx, id);
}
