import type { Context } from '../../../../context';
import { DomainError } from '../../../../errors';
import { type Attempt, countOnly, takeAttemptBack } from '../../../kernel/limits/attempts';
import { bitsBeyond } from '../rules';
import { demandWork } from './challenges';

/** Tries beyond the free ones that double the work of the next: of one network, and of all others together. */
const DOUBLES_EACH = { address: 100, account: 5, 'account-anywhere': 20 } as const;

type Login = { contact: string; ip: string; answer: string | undefined; known: boolean };
type Counted = { here: Attempt; elsewhere: Attempt[] };

/**
 * Counts a login before its password is looked at, and asks for work where there were too many: by the address, for the account
 * from this network, and for the account from all networks it was never signed in from. A call without the work is not counted,
 * so that nobody makes the owner's dearer for nothing. Nothing is refused to the right password but this: beyond a day's bound
 * of strangers' guesses, a network the account does not know gets in by a code.
 * @returns what to take back when the password was right
 * @throws DomainError CHALLENGE_REQUIRED, LOGIN_NEEDS_CODE
 */
export async function countLogin(ctx: Context, { contact, ip, answer, known }: Login): Promise<Counted> {
  const here = { what: 'account', contact, ip } as const;
  const anywhere = { what: 'account-anywhere', contact } as const;
  const attempts = [{ what: 'address', ip } as const, here, ...(known ? [] : [anywhere])];
  const counts = await Promise.all(
    attempts.map(async (attempt) => ({ attempt, ...(await countOnly(ctx, ctx.db, attempt)) })),
  );
  const bits = counts.map(({ attempt, count, max }) => bitsBeyond((count - max) / DOUBLES_EACH[attempt.what]));
  try {
    await demandWork(ctx, ctx.db, { purpose: 'login', contact, answer }, Math.max(...bits));
  } catch (error) {
    for (const { attempt } of counts) await takeAttemptBack(ctx.db, attempt);
    throw error;
  }
  if (known) return { here, elsewhere: [] };
  const today = { what: 'account-day', contact } as const;
  const { count, max } = await countOnly(ctx, ctx.db, today);
  if (count > max)
    throw new DomainError('LOGIN_NEEDS_CODE', 'Many passwords were tried for this account: get in by a code (reset).');
  return { here, elsewhere: [anywhere, today] };
}
