import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { attemptCounts } from '../../db/schema/accounts';
import { DomainError } from '../../errors';
import { BONUS_MOVES_PER_HOUR, PROMO_CODES_PER_HOUR } from '../bonuses/rules';
import { REQUESTS_PER_EMAIL, REQUESTS_PER_NETWORK } from '../chat/rules';
import { CALLS_PER_NUMBER, PHONES_ASKED_PER_PLAYER, prefixOf } from '../verifications/rules';
import {
  ATTEMPT_WINDOW_SECONDS,
  after,
  CODES_PER_DAY,
  CODES_PER_DAY_FROM_ADDRESS,
  networkOf,
  OPERATOR_REFUSALS,
  WRONG_RESETS_PER_ADDRESS,
  WRONG_RESETS_PER_CONTACT,
} from './rules';

/**
 * What is counted: calls from an address, wrong passwords of an account, codes to a contact, whether they exist or not, and
 * telephone calls to a number, to a range of numbers and to all, promo codes that a player guesses and bonuses they take and
 * cancel. What
 * names contact and address counts by both, so that a stranger elsewhere does not use up what the owner has.
 */
export type Attempt =
  | { what: 'address'; ip: string }
  | { what: 'account' | 'code'; contact: string; ip: string }
  | { what: 'account-anywhere' | 'code-anywhere'; contact: string }
  | { what: 'call' | 'call-prefix' | 'call-anywhere'; contact: string }
  | {
      what:
        | 'sms-prefix'
        | 'sms-anywhere'
        | 'phone-asked'
        | 'wrong-reset'
        | 'promo-code'
        | 'bonus-move'
        | 'contact-request';
      contact: string;
    }
  | { what: 'code-from' | 'wrong-reset-from' | 'operator-key' | 'contact-request-from'; ip: string };

const DAY_SECONDS = 24 * 3600;
const HOUR_SECONDS = 3600;

function keyOf(attempt: Attempt): string {
  const contact = 'contact' in attempt ? attempt.contact : null;
  const network = 'ip' in attempt ? networkOf(attempt.ip) : null;
  return createHash('sha256')
    .update(JSON.stringify([attempt.what, contact, network]))
    .digest('base64url');
}

function limitOf({ env }: Context, what: Attempt['what']): { most: number; seconds: number } {
  const limits = {
    address: { most: env.ATTEMPTS_PER_ADDRESS, seconds: ATTEMPT_WINDOW_SECONDS },
    account: { most: env.ATTEMPTS_PER_ACCOUNT_AND_ADDRESS, seconds: ATTEMPT_WINDOW_SECONDS },
    'account-anywhere': { most: env.ATTEMPTS_PER_ACCOUNT, seconds: ATTEMPT_WINDOW_SECONDS },
    code: { most: CODES_PER_DAY_FROM_ADDRESS, seconds: DAY_SECONDS },
    'code-anywhere': { most: CODES_PER_DAY, seconds: DAY_SECONDS },
    'code-from': { most: env.CODES_PER_ADDRESS, seconds: ATTEMPT_WINDOW_SECONDS },
    'sms-prefix': { most: env.SMS_PER_PREFIX, seconds: HOUR_SECONDS },
    'sms-anywhere': { most: env.SMS_PER_HOUR, seconds: HOUR_SECONDS },
    'wrong-reset': { most: WRONG_RESETS_PER_CONTACT, seconds: DAY_SECONDS },
    'wrong-reset-from': { most: WRONG_RESETS_PER_ADDRESS, seconds: DAY_SECONDS },
    'operator-key': { most: OPERATOR_REFUSALS, seconds: ATTEMPT_WINDOW_SECONDS },
    'promo-code': { most: PROMO_CODES_PER_HOUR, seconds: HOUR_SECONDS },
    'bonus-move': { most: BONUS_MOVES_PER_HOUR, seconds: HOUR_SECONDS },
    'contact-request': { most: REQUESTS_PER_EMAIL, seconds: DAY_SECONDS },
    'contact-request-from': { most: REQUESTS_PER_NETWORK, seconds: DAY_SECONDS },
    'phone-asked': { most: PHONES_ASKED_PER_PLAYER, seconds: DAY_SECONDS },
    call: { most: CALLS_PER_NUMBER, seconds: DAY_SECONDS },
    'call-prefix': { most: env.CALLS_PER_PREFIX, seconds: HOUR_SECONDS },
    'call-anywhere': { most: env.CALLS_PER_HOUR, seconds: HOUR_SECONDS },
  };
  return limits[what];
}

function tooMany(what: Attempt['what'], windowEndsAt: Date, now: Date): DomainError {
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  const code = what === 'call' ? 'YOUR_NUMBER_CALL_LIMIT_REACHED' : 'TOO_MANY_REQUESTS';
  return new DomainError(code, 'Too many attempts; wait and try again.', { retry_after: `${seconds}` });
}

/**
 * Counts one attempt in the database, in one statement, so that all processes share the limit and a restart keeps it.
 * @throws DomainError TOO_MANY_REQUESTS (YOUR_NUMBER_CALL_LIMIT_REACHED for calls to a number) with details.retry_after in seconds once the window's limit is passed.
 */
export async function countAttempt(db: Queryable, ctx: Context, attempt: Attempt): Promise<void> {
  const now = ctx.now();
  const fresh = sql`${attemptCounts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const { most, seconds } = limitOf(ctx, attempt.what);
  const windowEndsAt = after(now, seconds);
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
  if (row && row.count > most) throw tooMany(attempt.what, row.windowEndsAt, now);
}

/** Asks without counting. @throws DomainError TOO_MANY_REQUESTS when the next one would be too many */
export async function attemptsLeft(db: Queryable, ctx: Context, attempt: Attempt): Promise<void> {
  const now = ctx.now();
  const [row] = await db
    .select()
    .from(attemptCounts)
    .where(eq(attemptCounts.key, keyOf(attempt)));
  if (row && row.windowEndsAt > now && row.count >= limitOf(ctx, attempt.what).most)
    throw tooMany(attempt.what, row.windowEndsAt, now);
}

/** Takes one counted attempt back, and no other that was counted beside it. */
export async function takeAttemptBack(db: Queryable, attempt: Attempt): Promise<void> {
  const counted = and(eq(attemptCounts.key, keyOf(attempt)), gt(attemptCounts.count, 0));
  await db
    .update(attemptCounts)
    .set({ count: sql`${attemptCounts.count} - 1` })
    .where(counted);
}

/** Forgets all that was counted of something. */
export async function clearAttempts(db: Queryable, attempt: Attempt): Promise<void> {
  await db.delete(attemptCounts).where(eq(attemptCounts.key, keyOf(attempt)));
}

/**
 * Counts a code that is about to leave by SMS or email: by the network that asks, whoever it is for, and an SMS by range of numbers
 * and over all as well. Each costs money, and fraud earns by being written to.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function countCodeSent(
  db: Queryable,
  ctx: Context,
  { channel, to, ip }: { channel: 'sms' | 'email'; to: string; ip: string },
): Promise<void> {
  await countAttempt(db, ctx, { what: 'code-from', ip });
  await countAttempt(db, ctx, { what: 'code', contact: to, ip });
  await countAttempt(db, ctx, { what: 'code-anywhere', contact: to });
  if (channel === 'email') return;
  await countAttempt(db, ctx, { what: 'sms-prefix', contact: prefixOf(to) });
  await countAttempt(db, ctx, { what: 'sms-anywhere', contact: 'all' });
}
