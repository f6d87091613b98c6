import type { Caller, Context } from '../../../../context';
import { countAttempt, takeAttemptBack } from '../../../kernel/limits/attempts';

/**
 * Counts a promo code before it is looked at, so that codes asked at once are counted as well; who knows one takes the count
 * back by the returned function. No code is no guess. @throws DomainError TOO_MANY_REQUESTS with details.retry_after in seconds
 */
export async function countGuess(ctx: Context, caller: Caller, code: string | undefined): Promise<() => Promise<void>> {
  if (code === undefined) return async () => undefined;
  const guess = { what: 'promo-code', contact: caller.userId } as const;
  await countAttempt(ctx, ctx.db, guess);
  return () => takeAttemptBack(ctx.db, guess);
}

/** Counts a bonus taken or cancelled. @throws DomainError TOO_MANY_REQUESTS with details.retry_after in seconds */
export async function countMove(ctx: Context, { userId }: Caller): Promise<void> {
  await countAttempt(ctx, ctx.db, { what: 'bonus-move', contact: userId });
}
