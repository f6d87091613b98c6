import type { Context } from '../../../../context';
import { WRONG_RESETS_PER_ADDRESS } from '../../../kernel/limits/attempt-limits';
import { attemptsMade, countOnly } from '../../../kernel/limits/attempts';
import { bitsBeyond } from '../rules';
import { demandWork } from './challenges';

type Guess = { contact: string; ip: string; answer: string | undefined };

/**
 * Whoever guesses at codes of resets goes from one account to the next: beyond a day's number of wrong ones of their network each
 * further try costs work, a right one's too. It is closed to nobody: a code has its own few tries (codes.ts), and a contact a few
 * codes a day.
 * @throws DomainError CHALLENGE_REQUIRED
 */
export async function slowGuessers(ctx: Context, { contact, ip, answer }: Guess): Promise<void> {
  const made = await attemptsMade(ctx, ctx.db, { what: 'wrong-reset-from', ip });
  const bits = made < WRONG_RESETS_PER_ADDRESS ? 0 : bitsBeyond(made / WRONG_RESETS_PER_ADDRESS);
  await demandWork(ctx, ctx.db, { purpose: 'reset', contact, answer }, bits);
}

/** One more wrong code, for a code that was out: what is typed while there is none opens nothing, and counts for nobody. */
export async function countWrongReset(ctx: Context, ip: string): Promise<void> {
  await countOnly(ctx, ctx.db, { what: 'wrong-reset-from', ip });
}
