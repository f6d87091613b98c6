import type { User } from '@kozyr/contracts/accounts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Caller, Context } from '../../context';
import { sessions, users } from '../../db/schema/accounts';
import { DomainError } from '../../errors';
import { toUser } from './player-session';

/**
 * The logged-in player (spec §7). Also asks whether the session still lives, so that a logout elsewhere shows here first.
 * @throws DomainError UNAUTHORIZED
 */
export async function getUser(ctx: Context, caller: Caller): Promise<User> {
  const [found] = await ctx.db
    .select({ user: users })
    .from(users)
    .innerJoin(
      sessions,
      and(eq(sessions.userId, users.id), eq(sessions.id, caller.sessionId), isNull(sessions.endedAt)),
    )
    .where(eq(users.id, caller.userId));
  if (!found) throw new DomainError('UNAUTHORIZED', 'Log in: the session has ended.');
  return toUser(found.user);
}
