import { and, lt, lte, ne } from 'drizzle-orm';
import type { Context } from '../context';
import { attemptCounts, refreshTokens, sessions, verificationCodes } from '../db/schema/accounts';
import { exclusionRegister } from '../db/schema/exclusion-register';
import { outboxMessages } from '../db/schema/messages';
import { BROWSER_DAYS } from '../services/identity/accounts/rules';
import { forgetChecks } from '../services/identity/identity-checks/forget-checks';
import { forgetMarks } from '../services/kernel/protection/forget-marks';
import { daysEarlier } from '../services/kernel/time/days';

/** Messages hold phone numbers: they are kept no longer than a question about them may come. */
const MESSAGE_DAYS = 30;

/** Removes what accounts leave behind: counted attempts, codes, dead refresh tokens, browsers of long ago, old messages, entries of the register
 * that are over, marks of the erased whose exclusion is over, checks of identity of accounts closed long ago. Answers how many of each. */
export async function cleanAccounts(
  ctx: Context,
): Promise<
  Record<'attempts' | 'codes' | 'tokens' | 'browsers' | 'messages' | 'register' | 'marks' | 'checks', number>
> {
  const now = ctx.now();
  const attempts = await ctx.db.delete(attemptCounts).where(lte(attemptCounts.windowEndsAt, now));
  const codes = await ctx.db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, daysEarlier(now, 1)));
  const tokens = await ctx.db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  const longAgo = and(ne(sessions.browser, ''), lt(sessions.lastUsedAt, daysEarlier(now, BROWSER_DAYS)));
  const browsers = await ctx.db.update(sessions).set({ browser: '' }).where(longAgo);
  const messages = await ctx.db
    .delete(outboxMessages)
    .where(and(ne(outboxMessages.status, 'waiting'), lt(outboxMessages.createdAt, daysEarlier(now, MESSAGE_DAYS))));
  // Who may play again stands in no register any more.
  const register = await ctx.db.delete(exclusionRegister).where(lt(exclusionRegister.until, daysEarlier(now, 1)));
  return {
    register: register.rowCount ?? 0,
    marks: await forgetMarks(ctx),
    checks: await forgetChecks(ctx),
    attempts: attempts.rowCount ?? 0,
    codes: codes.rowCount ?? 0,
    tokens: tokens.rowCount ?? 0,
    browsers: browsers.rowCount ?? 0,
    messages: messages.rowCount ?? 0,
  };
}
