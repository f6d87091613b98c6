import type { Caller, Context } from '../../../../context';
import { countAttempt } from '../../../kernel/limits/attempts';

/** Counts a bonus taken or cancelled. @throws DomainError TOO_MANY_REQUESTS with details.retry_after in seconds */
export async function countMove(ctx: Context, { userId }: Caller): Promise<void> {
  await countAttempt(ctx, ctx.db, { what: 'bonus-move', contact: userId });
}
