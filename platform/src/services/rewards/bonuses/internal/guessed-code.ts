import type { Context } from '../../../../context';
import { countAttempt, takeAttemptBack } from '../../../kernel/limits/attempts';

/**
 * Counts a promo code before it is looked at, so that codes asked at once are counted as well; who knows one takes the count
 * back by the returned function. @throws DomainError TOO_MANY_REQUESTS with details.retry_after in seconds
 */
export async function countGuess(ctx: Context, userId: string): Promise<() => Promise<void>> {
  const guess = { what: 'promo-code', contact: userId } as const;
  await countAttempt(ctx.db, ctx, guess);
  return () => takeAttemptBack(ctx.db, guess);
}

/** Counts a bonus taken or cancelled. @throws DomainError TOO_MANY_REQUESTS with details.retry_after in seconds */
export async function countMove(ctx: Context, userId: string): Promise<void> {
  await countAttempt(ctx.db, ctx, { what: 'bonus-move', contact: userId });
}
