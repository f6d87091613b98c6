import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { DomainError } from '../../../errors';
import { keepProfiles } from '../../kernel/jurisdictions/keep-profiles';
import { touchPlayer } from '../../kernel/players/touch-player';
import { type PlayerSession, playerSession } from './player-session';
import { rotateToken } from './refresh-tokens';

/**
 * A new session answer for a refresh token, which is spent by that.
 * @param network the country it comes from, by its ISO code; null: not known
 * @throws DomainError UNAUTHORIZED when there is no token, or it opens nothing any more.
 */
export async function refreshSession(
  ctx: Context,
  token: string | undefined,
  network: string | null,
): Promise<PlayerSession> {
  const rotated = token ? await ctx.db.transaction((tx) => rotateToken(ctx, tx, token)) : null;
  const [user] = rotated ? await ctx.db.select().from(users).where(eq(users.id, rotated.userId)) : [];
  if (!rotated || !user) throw new DomainError('UNAUTHORIZED', 'Log in: the session has ended.');
  await touchPlayer(ctx.db, ctx.now(), user.id);
  return playerSession(ctx, await ctx.db.transaction((tx) => keepProfiles(ctx, tx, user, network)), rotated);
}
