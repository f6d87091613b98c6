import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { attemptCounts } from '../../db/schema/accounts';
import { DomainError } from '../../errors';
import { ATTEMPT_WINDOW_SECONDS, after, networkOf } from './rules';

/** What is counted: calls from an address, wrong passwords of an account and codes to a contact, whether they exist or not. */
export type Attempt =
  | { what: 'address'; ip: string }
  | { what: 'account'; contact: string }
  | { what: 'code'; contact: string };

/** Codes to one contact in a day: nobody's phone is flooded at our cost. */
const CODES_PER_DAY = 20;

function keyOf(attempt: Attempt): string {
  const subject = attempt.what === 'address' ? networkOf(attempt.ip) : attempt.contact;
  return createHash('sha256').update(`${attempt.what}:${subject}`).digest('base64url');
}

function limitOf(ctx: Context, attempt: Attempt): { most: number; seconds: number } {
  if (attempt.what === 'code') return { most: CODES_PER_DAY, seconds: 24 * 3600 };
  const most = attempt.what === 'address' ? ctx.env.ATTEMPTS_PER_ADDRESS : ctx.env.ATTEMPTS_PER_ACCOUNT;
  return { most, seconds: ATTEMPT_WINDOW_SECONDS };
}

function tooMany(windowEndsAt: Date, now: Date): DomainError {
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  return new DomainError('TOO_MANY_REQUESTS', 'Too many attempts; wait and try again.', { retry_after: `${seconds}` });
}

/**
 * Counts one attempt in the database, in one statement, so that all processes share the limit and a restart keeps it.
 * @throws DomainError TOO_MANY_REQUESTS with details.retry_after in seconds once the window's limit is passed.
 */
export async function countAttempt(db: Queryable, ctx: Context, attempt: Attempt): Promise<void> {
  const now = ctx.now();
  const fresh = sql`${attemptCounts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const { most, seconds } = limitOf(ctx, attempt);
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
  if (row && row.count > most) throw tooMany(row.windowEndsAt, now);
}

/** Forgets an account's wrong passwords after a right one. */
export async function clearAttempts(db: Queryable, attempt: Attempt): Promise<void> {
  await db.delete(attemptCounts).where(eq(attemptCounts.key, keyOf(attempt)));
}
