import type { Context } from '../../context';
import { attemptsLeft, countAttempt } from './attempts';

/**
 * Wrong codes of resets are counted whatever code they were for: each new code brings new tries, and whoever guesses goes from
 * one account to the next. Asked before the code is judged, so that a right one does not help a guesser either.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function refuseGuessers(ctx: Context, contact: string, ip: string): Promise<void> {
  await attemptsLeft(ctx.db, ctx, { what: 'wrong-reset', contact });
  await attemptsLeft(ctx.db, ctx, { what: 'wrong-reset-from', ip });
}

/** One more wrong code. The refusal of this one is the caller's to say. */
export async function countWrongReset(ctx: Context, contact: string, ip: string): Promise<void> {
  await countAttempt(ctx.db, ctx, { what: 'wrong-reset', contact });
  await countAttempt(ctx.db, ctx, { what: 'wrong-reset-from', ip });
}
