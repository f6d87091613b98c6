import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { verificationCodes } from '../../db/schema/accounts';
import { after, CODE_SECONDS, CODE_TRIES, judgeCode, RESEND_SECONDS, resendAfter } from './rules';

export type CodeSubject = { purpose: 'register'; contact: string };

/** Keyed, because four digits hashed alone are found in no time by whoever reads the table. */
function hashCode(ctx: Pick<Context, 'env'>, subject: CodeSubject, code: string): string {
  const text = `code:${subject.purpose}:${subject.contact}:${code}`;
  return createHmac('sha256', ctx.env.JWT_SECRET).update(text).digest('base64url');
}

function sameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

const rowOf = (subject: CodeSubject) =>
  and(eq(verificationCodes.purpose, subject.purpose), eq(verificationCodes.contact, subject.contact));

/**
 * Makes a new code unless the last one was sent less than 120 s ago. Of several calls at once, one makes it.
 * @param fits false stores a row that no code fits, for a contact that has an account already.
 * @returns the code to send, or null with the seconds left until another may be asked for.
 */
export async function issueCode(
  db: Queryable,
  ctx: Context,
  subject: CodeSubject,
  fits: boolean,
): Promise<{ code: string | null; expiresAt: Date; resendAfter: number }> {
  const now = ctx.now();
  const code = String(randomInt(10_000)).padStart(4, '0');
  const expiresAt = after(now, CODE_SECONDS);
  const row = {
    codeHash: fits ? hashCode(ctx, subject, code) : null,
    triesLeft: CODE_TRIES,
    sentAt: now,
    expiresAt,
  };
  const issued = await db
    .insert(verificationCodes)
    .values({ ...subject, ...row })
    .onConflictDoUpdate({
      target: [verificationCodes.purpose, verificationCodes.contact],
      set: row,
      setWhere: lte(verificationCodes.sentAt, after(now, -RESEND_SECONDS)),
    })
    .returning();
  if (issued.length > 0) return { code, expiresAt, resendAfter: RESEND_SECONDS };
  const [last] = await db.select().from(verificationCodes).where(rowOf(subject));
  return { code: null, expiresAt, resendAfter: last ? resendAfter(last.sentAt, now) : 0 };
}

/** Whether a code would be taken now, without counting the try: spares the work of a password hash for a wrong one. */
export async function codeLooksRight(ctx: Context, subject: CodeSubject, code: string): Promise<boolean> {
  const [row] = await ctx.db.select().from(verificationCodes).where(rowOf(subject));
  const fits = row?.codeHash ? sameHash(row.codeHash, hashCode(ctx, subject, code)) : false;
  return judgeCode(row, fits, ctx.now()) === 'right';
}

/**
 * Uses a code up: a right one is gone for good, a wrong one costs a try. Locks the row, so each code is used once.
 * Run it in the transaction of what the code allows, and commit that also after "wrong": the try must count.
 */
export async function spendCode(
  db: Queryable,
  ctx: Context,
  subject: CodeSubject,
  code: string,
): Promise<'right' | 'wrong' | 'expired'> {
  const [row] = await db.select().from(verificationCodes).where(rowOf(subject)).for('update');
  const fits = row?.codeHash ? sameHash(row.codeHash, hashCode(ctx, subject, code)) : false;
  const verdict = judgeCode(row, fits, ctx.now());
  if (verdict === 'right') await db.delete(verificationCodes).where(rowOf(subject));
  if (verdict === 'wrong' && row) {
    await db
      .update(verificationCodes)
      .set({ triesLeft: sql`${verificationCodes.triesLeft} - 1` })
      .where(rowOf(subject));
  }
  return verdict;
}
