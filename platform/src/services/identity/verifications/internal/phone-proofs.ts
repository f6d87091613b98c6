import { MESSAGE_CODE_DIGITS } from '@kozyr/contracts/accounts';
import { CALL_CODE_DIGITS } from '@kozyr/contracts/verifications';
import { isKeyedHash, keyedHash } from '@kozyr/kit/keyed-hash';
import { addSeconds, subSeconds } from 'date-fns';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { phoneProofs } from '../../../../db/schema/accounts';
import { judgeCode, resendAfter } from '../../accounts/rules';
import { randomDigits } from '../../accounts/sent-codes';
import { NEXT_ATTEMPT_SECONDS, PROOF_CODE_SECONDS, PROOF_TRIES } from '../rules';

type Channel = (typeof phoneProofs.$inferSelect)['channel'];
type Subject = { userId: string; channel: Channel; action: string; phone: string };

/** A message is read at leisure, a voice is remembered. */
const DIGITS: Record<Channel, number> = { sms: MESSAGE_CODE_DIGITS, call: CALL_CODE_DIGITS };

const rowOf = ({ userId, channel }: Pick<Subject, 'userId' | 'channel'>) =>
  and(eq(phoneProofs.userId, userId), eq(phoneProofs.channel, channel));

/** What is hashed by a key: a code is good for this player, this phone and this action, and for nothing else. */
const hashedText = ({ userId, channel, action, phone }: Subject, code: string): string =>
  JSON.stringify(['proof', userId, channel, action, phone, code]);

/**
 * Makes a new code unless the player's last one on this channel was sent less than 120 s ago. Of several calls at once, one makes it.
 * @returns the code to send, or null with the seconds left until another may be asked for.
 */
export async function issueProof(
  ctx: Context,
  db: Queryable,
  subject: Subject,
): Promise<{ code: string | null; expiresAt: Date; resendAfter: number }> {
  const now = ctx.now();
  const code = randomDigits(DIGITS[subject.channel]);
  const expiresAt = addSeconds(now, PROOF_CODE_SECONDS);
  const row = {
    action: subject.action,
    phone: subject.phone,
    codeHash: keyedHash(ctx.env.JWT_SECRET, hashedText(subject, code)),
    triesLeft: PROOF_TRIES,
    sentAt: now,
    expiresAt,
    verifiedAt: null,
  };
  const issued = await db
    .insert(phoneProofs)
    .values({ userId: subject.userId, channel: subject.channel, ...row })
    .onConflictDoUpdate({
      target: [phoneProofs.userId, phoneProofs.channel],
      set: row,
      setWhere: lte(phoneProofs.sentAt, subSeconds(now, NEXT_ATTEMPT_SECONDS)),
    })
    .returning();
  if (issued.length > 0) return { code, expiresAt, resendAfter: NEXT_ATTEMPT_SECONDS };
  const [last] = await db.select().from(phoneProofs).where(rowOf(subject));
  return { code: null, expiresAt, resendAfter: last ? resendAfter(last.sentAt, now) : 0 };
}

/**
 * Judges a typed code; a right one marks the proof, a wrong one costs a try. Locks the row. Commit also after "wrong".
 * A code that was never sent, is old, has no tries left or was used reads as expired.
 */
export async function proveByCode(
  ctx: Context,
  db: Queryable,
  { userId, channel, code }: { userId: string; channel: Channel; code: string },
): Promise<{ verdict: 'wrong' | 'expired' } | { verdict: 'right'; phone: string; action: string }> {
  const whose = { userId, channel };
  const [row] = await db.select().from(phoneProofs).where(rowOf(whose)).for('update');
  if (!row || row.verifiedAt !== null) return { verdict: 'expired' };
  const fits = isKeyedHash(ctx.env.JWT_SECRET, hashedText(row, code), row.codeHash);
  const verdict = judgeCode(row, fits, ctx.now());
  if (verdict === 'right') {
    await db.update(phoneProofs).set({ verifiedAt: ctx.now() }).where(rowOf(whose));
    return { verdict, phone: row.phone, action: row.action };
  }
  if (verdict === 'wrong')
    await db
      .update(phoneProofs)
      .set({ triesLeft: sql`${phoneProofs.triesLeft} - 1` })
      .where(rowOf(whose));
  return { verdict };
}
