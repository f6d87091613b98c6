import type { Context } from '../../../context';
import { clearAttempts, countAttempt, takeAttemptBack } from '../limits/attempts';

/** What was known in the end of a code whose try was counted: a wrong one stays counted. */
export type Verdict = 'unasked' | 'right' | 'wrong';

/**
 * Counts a try before its code is looked at, of the player or operator whoever asks: two at once cannot both be the last one. Not in the transaction
 * of the deed, which a wrong code rolls back.
 * @returns what says the verdict afterwards. A right code forgets the tries of these minutes, but not the day's wrong ones: whoever
 *   has the password and guesses must not gain by the owner's sign-ins.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function countTry(ctx: Context, userId: string): Promise<(verdict: Verdict) => Promise<void>> {
  const contact = `user:${userId}`;
  const [soon, today] = [{ what: 'second-factor', contact } as const, { what: 'second-factor-day', contact } as const];
  await countAttempt(ctx, ctx.db, soon);
  await countAttempt(ctx, ctx.db, today);
  return async (verdict) => {
    if (verdict === 'wrong') return;
    if (verdict === 'right') await clearAttempts(ctx.db, soon);
    else await takeAttemptBack(ctx.db, soon);
    await takeAttemptBack(ctx.db, today);
  };
}
