import { createHash } from 'node:crypto';
import { networkOf } from '@kozyr/kit/networks';
import { addSeconds, differenceInSeconds } from 'date-fns';
import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { attemptCounts } from '../../../db/schema/accounts';
import { DomainError } from '../../../errors';
import {
  ATTEMPT_WINDOW_SECONDS,
  BONUS_MOVES_PER_HOUR,
  CALLS_PER_NUMBER,
  CARD_CHARGES_PER_HOUR,
  CODES_PER_DAY,
  CODES_PER_DAY_FROM_ADDRESS,
  IDENTITY_CHECKS_PER_DAY,
  IDENTITY_PICTURES_PER_DAY,
  NEWCOMER_SHARE,
  NICKNAME_REPORTS_PER_DAY,
  NOTICES_PER_DAY,
  OPERATOR_REFUSALS,
  OPERATOR_SIGN_INS,
  OPERATOR_SIGN_INS_ANYWHERE,
  OPERATOR_SIGN_INS_FROM,
  OWN_DATA_PER_DAY,
  PHONES_ASKED_PER_PLAYER,
  PROMO_CODES_PER_HOUR,
  REQUESTS_PER_EMAIL,
  REQUESTS_PER_NETWORK,
  UNANSWERED_PER_RANGE,
  WRONG_FACTORS,
  WRONG_FACTORS_PER_DAY,
  WRONG_LOGINS_PER_DAY,
  WRONG_RESETS_PER_ADDRESS,
} from './attempt-limits';
import { MAX_SHARE } from './neighbours';

/**
 * What is counted: calls from an address, wrong passwords of an account, codes to a contact, whether they exist or not, and
 * telephone calls to a number, to a range of numbers and to all, promo codes that a player guesses and bonuses they take and
 * cancel, wrong codes of a second factor, files of one's own data, pictures of documents, checks of identity, reports of nicknames, charges of saved cards and notices. What
 * names contact and address counts by both, so that a stranger elsewhere does not use up what the owner has.
 */
export type Attempt =
  | { what: 'address'; ip: string }
  | { what: 'account' | 'code' | 'operator-sign-in'; contact: string; ip: string }
  | { what: 'account-anywhere' | 'code-anywhere' | 'operator-sign-in-anywhere'; contact: string }
  | { what: 'call' | 'call-prefix' | 'call-anywhere'; contact: string }
  | {
      what:
        | 'sms-prefix'
        | 'sms-anywhere'
        | 'phone-asked'
        | 'code-from-wide'
        | 'sms-newcomers'
        | 'sms-newcomers-prefix'
        | 'range-unanswered'
        | 'account-day'
        | 'promo-code'
        | 'bonus-move'
        | 'own-data'
        | 'identity-picture'
        | 'identity-check'
        | 'notice'
        | 'nickname-report'
        | 'card-charge'
        | 'contact-request'
        | 'second-factor'
        | 'second-factor-day';
      contact: string;
    }
  | {
      what: 'code-from' | 'wrong-reset-from' | 'operator-key' | 'operator-sign-in-from' | 'contact-request-from';
      ip: string;
    };

function keyOf(attempt: Attempt): string {
  const contact = 'contact' in attempt ? attempt.contact : null;
  const network = 'ip' in attempt ? networkOf(attempt.ip) : null;
  return createHash('sha256')
    .update(JSON.stringify([attempt.what, contact, network]))
    .digest('base64url');
}

function limitOf({ env }: Context, what: Attempt['what']): { max: number; seconds: number } {
  const limits = {
    address: { max: env.ATTEMPTS_PER_ADDRESS, seconds: ATTEMPT_WINDOW_SECONDS },
    account: { max: env.ATTEMPTS_PER_ACCOUNT_AND_ADDRESS, seconds: ATTEMPT_WINDOW_SECONDS },
    'account-anywhere': { max: env.ATTEMPTS_PER_ACCOUNT, seconds: ATTEMPT_WINDOW_SECONDS },
    code: { max: CODES_PER_DAY_FROM_ADDRESS, seconds: secondsInDay },
    'code-anywhere': { max: CODES_PER_DAY, seconds: secondsInDay },
    'code-from': { max: env.CODES_PER_ADDRESS, seconds: ATTEMPT_WINDOW_SECONDS },
    'sms-prefix': { max: env.SMS_PER_PREFIX, seconds: secondsInHour },
    'sms-anywhere': { max: env.SMS_PER_HOUR, seconds: secondsInHour },
    'code-from-wide': { max: env.CODES_PER_ADDRESS * MAX_SHARE, seconds: ATTEMPT_WINDOW_SECONDS },
    'sms-newcomers': { max: Math.floor(env.SMS_PER_HOUR * NEWCOMER_SHARE), seconds: secondsInHour },
    'sms-newcomers-prefix': { max: Math.floor(env.SMS_PER_PREFIX * NEWCOMER_SHARE), seconds: secondsInHour },
    'range-unanswered': { max: UNANSWERED_PER_RANGE, seconds: secondsInDay },
    'account-day': { max: WRONG_LOGINS_PER_DAY, seconds: secondsInDay },
    'wrong-reset-from': { max: WRONG_RESETS_PER_ADDRESS, seconds: secondsInDay },
    'operator-key': { max: OPERATOR_REFUSALS, seconds: ATTEMPT_WINDOW_SECONDS },
    'operator-sign-in': { max: OPERATOR_SIGN_INS, seconds: ATTEMPT_WINDOW_SECONDS },
    'operator-sign-in-from': { max: OPERATOR_SIGN_INS_FROM, seconds: ATTEMPT_WINDOW_SECONDS },
    'operator-sign-in-anywhere': { max: OPERATOR_SIGN_INS_ANYWHERE, seconds: ATTEMPT_WINDOW_SECONDS },
    'promo-code': { max: PROMO_CODES_PER_HOUR, seconds: secondsInHour },
    'bonus-move': { max: BONUS_MOVES_PER_HOUR, seconds: secondsInHour },
    'nickname-report': { max: NICKNAME_REPORTS_PER_DAY, seconds: secondsInDay },
    'card-charge': { max: CARD_CHARGES_PER_HOUR, seconds: secondsInHour },
    notice: { max: NOTICES_PER_DAY, seconds: secondsInDay },
    'own-data': { max: OWN_DATA_PER_DAY, seconds: secondsInDay },
    'identity-picture': { max: IDENTITY_PICTURES_PER_DAY, seconds: secondsInDay },
    'identity-check': { max: IDENTITY_CHECKS_PER_DAY, seconds: secondsInDay },
    'contact-request': { max: REQUESTS_PER_EMAIL, seconds: secondsInDay },
    'contact-request-from': { max: REQUESTS_PER_NETWORK, seconds: secondsInDay },
    'phone-asked': { max: PHONES_ASKED_PER_PLAYER, seconds: secondsInDay },
    'second-factor': { max: WRONG_FACTORS, seconds: ATTEMPT_WINDOW_SECONDS },
    'second-factor-day': { max: WRONG_FACTORS_PER_DAY, seconds: secondsInDay },
    call: { max: CALLS_PER_NUMBER, seconds: secondsInDay },
    'call-prefix': { max: env.CALLS_PER_PREFIX, seconds: secondsInHour },
    'call-anywhere': { max: env.CALLS_PER_HOUR, seconds: secondsInHour },
  };
  return limits[what];
}

function tooMany(what: Attempt['what'], windowEndsAt: Date, now: Date): DomainError {
  const seconds = Math.max(1, differenceInSeconds(windowEndsAt, now, { roundingMethod: 'ceil' }));
  const code = what === 'call' ? 'YOUR_NUMBER_CALL_LIMIT_REACHED' : 'TOO_MANY_REQUESTS';
  return new DomainError(code, 'Too many attempts; wait and try again.', { retry_after: `${seconds}` });
}

/**
 * Counts one attempt and answers how many there are in its window, beyond its limit too. In one statement, so that all processes share the count and a restart keeps it.
 */
export async function countOnly(
  ctx: Context,
  db: Queryable,
  attempt: Attempt,
): Promise<{ count: number; max: number; windowEndsAt: Date }> {
  const now = ctx.now();
  const fresh = sql`${attemptCounts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const { max, seconds } = limitOf(ctx, attempt.what);
  const windowEndsAt = addSeconds(now, seconds);
  const [row] = await db
    .insert(attemptCounts)
    .values({ key: keyOf(attempt), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: {
        count: sql`case when ${fresh} then 1 else ${attemptCounts.count} + 1 end`,
        windowEndsAt: sql`case when ${fresh} then excluded.window_ends_at else ${attemptCounts.windowEndsAt} end`,
      },
    })
    .returning();
  return { count: row?.count ?? 1, max, windowEndsAt: row?.windowEndsAt ?? windowEndsAt };
}

/**
 * Counts one attempt, as countOnly does, and refuses it beyond the limit.
 * @throws DomainError TOO_MANY_REQUESTS (YOUR_NUMBER_CALL_LIMIT_REACHED for calls to a number) with details.retry_after in seconds once the window's limit is passed.
 */
export async function countAttempt(ctx: Context, db: Queryable, attempt: Attempt): Promise<number> {
  const { count, max, windowEndsAt } = await countOnly(ctx, db, attempt);
  if (count > max) throw tooMany(attempt.what, windowEndsAt, ctx.now());
  return count;
}

/** How many there are in the window. Asks without counting. */
export async function attemptsMade(ctx: Context, db: Queryable, attempt: Attempt): Promise<number> {
  const [row] = await db
    .select()
    .from(attemptCounts)
    .where(eq(attemptCounts.key, keyOf(attempt)));
  return row && row.windowEndsAt > ctx.now() ? row.count : 0;
}

/** Asks without counting. @throws DomainError TOO_MANY_REQUESTS when the next one would be too many */
export async function attemptsLeft(ctx: Context, db: Queryable, attempt: Attempt): Promise<void> {
  const now = ctx.now();
  const [row] = await db
    .select()
    .from(attemptCounts)
    .where(eq(attemptCounts.key, keyOf(attempt)));
  if (row && row.windowEndsAt > now && row.count >= limitOf(ctx, attempt.what).max)
    throw tooMany(attempt.what, row.windowEndsAt, now);
}

/** Takes so many counted attempts back (one unless told), and no other that was counted beside them. */
export async function takeAttemptBack(db: Queryable, attempt: Attempt, many = 1): Promise<void> {
  const counted = and(eq(attemptCounts.key, keyOf(attempt)), gt(attemptCounts.count, 0));
  await db
    .update(attemptCounts)
    .set({ count: sql`greatest(${attemptCounts.count} - ${many}::int, 0)` })
    .where(counted);
}

/** Forgets all that was counted of something. */
export async function clearAttempts(db: Queryable, attempt: Attempt): Promise<void> {
  await db.delete(attemptCounts).where(eq(attemptCounts.key, keyOf(attempt)));
}
