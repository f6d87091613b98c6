import type { User } from '@kozyr/contracts/accounts';
import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { DomainError } from '../../../errors';
import { userView } from './player-session';

/** The logged-in player (spec §7). @throws DomainError UNAUTHORIZED when the account is gone */
export async function getUser(ctx: Context, caller: Caller): Promise<User> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, caller.userId));
  if (!user) throw new DomainError('UNAUTHORIZED', 'This account does not exist any more.');
  return userView(ctx, user);
}
