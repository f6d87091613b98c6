import { MESSAGE_CODE_DIGITS } from '@kozyr/contracts/accounts';
import { isKeyedHash, keyedHash } from '@kozyr/kit/keyed-hash';
import { networkOf } from '@kozyr/kit/networks';
import { addSeconds, subSeconds } from 'date-fns';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { verificationCodes } from '../../../../db/schema/accounts';
import { CODE_SECONDS, CODE_TRIES, CODE_TRIES_ELSEWHERE, judgeCode, RESEND_SECONDS, resendAfter } from '../rules';
import { randomDigits } from '../sent-codes';

export type CodeSubject = { purpose: 'register' | 'reset'; contact: string };

/** A code as somebody typed it, and the address it came from. */
type Typed = { code: string; ip: string };

/** What is hashed by a key: a few digits or an address hashed alone are found in no time by whoever reads the table. */
const hashedText = (what: 'code' | 'network', { purpose, contact }: CodeSubject, value: string): string =>
  `${what}:${purpose}:${contact}:${value}`;

type CodeRow = typeof verificationCodes.$inferSelect;

const rowOf = (subject: CodeSubject) =>
  and(eq(verificationCodes.purpose, subject.purpose), eq(verificationCodes.contact, subject.contact));

/**
 * Makes a new code unless the last one was sent less than 120 s ago. Of several calls at once, one makes it.
 * Its tries are the asking network's own: strangers share a few others and cannot use these up (docs/decisions/0011).
 * @param asked.fits false stores a row that no code fits, for a contact that has an account already.
 * @returns the code to send, or null with the seconds left until another may be asked for.
 */
export async function issueCode(
  ctx: Context,
  db: Queryable,
  subject: CodeSubject,
  asked: { fits: boolean; ip: string },
): Promise<{ code: string | null; expiresAt: Date; resendAfter: number }> {
  const now = ctx.now();
  const code = randomDigits(MESSAGE_CODE_DIGITS);
  const expiresAt = addSeconds(now, CODE_SECONDS);
  const row = {
    codeHash: asked.fits ? keyedHash(ctx.env.JWT_SECRET, hashedText('code', subject, code)) : null,
    askedFrom: keyedHash(ctx.env.JWT_SECRET, hashedText('network', subject, networkOf(asked.ip))),
    triesLeft: CODE_TRIES,
    triesLeftElsewhere: CODE_TRIES_ELSEWHERE,
    sentAt: now,
    expiresAt,
  };
  const issued = await db
    .insert(verificationCodes)
    .values({ ...subject, ...row })
    .onConflictDoUpdate({
      target: [verificationCodes.purpose, verificationCodes.contact],
      set: row,
      setWhere: lte(verificationCodes.sentAt, subSeconds(now, RESEND_SECONDS)),
    })
    .returning();
  if (issued.length > 0) return { code, expiresAt, resendAfter: RESEND_SECONDS };
  const [last] = await db.select().from(verificationCodes).where(rowOf(subject));
  return { code: null, expiresAt, resendAfter: last ? resendAfter(last.sentAt, now) : 0 };
}

/** The tries that a network has: its own when it asked for the code. */
function triesOf(ctx: Context, subject: CodeSubject, row: CodeRow, ip: string): 'triesLeft' | 'triesLeftElsewhere' {
  const own = isKeyedHash(ctx.env.JWT_SECRET, hashedText('network', subject, networkOf(ip)), row.askedFrom);
  return own ? 'triesLeft' : 'triesLeftElsewhere';
}

/** What a typed code meets in its row, and which tries it is counted by. */
function judgeTypedCode(ctx: Context, subject: CodeSubject, row: CodeRow | undefined, { code, ip }: Typed) {
  if (!row) return { verdict: 'absent' as const, tries: null };
  const tries = triesOf(ctx, subject, row, ip);
  const fits =
    row.codeHash !== null && isKeyedHash(ctx.env.JWT_SECRET, hashedText('code', subject, code), row.codeHash);
  return { verdict: judgeCode({ triesLeft: row[tries], expiresAt: row.expiresAt }, fits, ctx.now()), tries };
}

/** Whether a code would be taken now, without counting the try: spares the work of a password hash for a wrong one. */
export async function codeLooksRight(ctx: Context, subject: CodeSubject, typed: Typed): Promise<boolean> {
  const [row] = await ctx.db.select().from(verificationCodes).where(rowOf(subject));
  return judgeTypedCode(ctx, subject, row, typed).verdict === 'right';
}

/**
 * Uses a code up: a right one is gone for good, a wrong one costs a try. Locks the row, so each code is used once.
 * Run it in the transaction of what the code allows, and commit that also after "wrong": the try must count.
 */
export async function spendCode(
  ctx: Context,
  db: Queryable,
  subject: CodeSubject,
  typed: Typed,
): Promise<'right' | 'wrong' | 'absent' | 'expired'> {
  const verdict = await tryCode(ctx, db, subject, typed);
  if (verdict === 'right') await db.delete(verificationCodes).where(rowOf(subject));
  return verdict;
}

/** Codes of a reset that were sent to these contacts open nothing any more. */
export async function forgetResetCodes(db: Queryable, contacts: readonly (string | null)[]): Promise<void> {
  const known = contacts.filter((contact) => contact !== null);
  if (known.length === 0) return;
  await db
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.purpose, 'reset'), inArray(verificationCodes.contact, known)));
}

/** What a typed code meets; a wrong one costs a try, a right one stays for what it allows. Run it in a transaction that is committed. */
export async function tryCode(
  ctx: Context,
  db: Queryable,
  subject: CodeSubject,
  typed: Typed,
): Promise<'right' | 'wrong' | 'absent' | 'expired'> {
  const [row] = await db.select().from(verificationCodes).where(rowOf(subject)).for('update');
  const { verdict, tries } = judgeTypedCode(ctx, subject, row, typed);
  if (verdict === 'wrong' && tries) {
    await db
      .update(verificationCodes)
      .set({ [tries]: sql`${verificationCodes[tries]} - 1` })
      .where(rowOf(subject));
  }
  return verdict;
}
