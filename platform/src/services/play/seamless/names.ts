import type { namesAnswer, namesBody } from '@kozyr/contracts/seamless-wallet';
import { subHours } from 'date-fns';
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { infer as Infer } from 'zod/mini';
import type { Context } from '../../../context';
import { sessions } from '../../../db/schema/accounts';
import { gameSessions } from '../../../db/schema/games';
import { readPublicNames } from '../../identity/nicknames/public-names';
import { SESSION_HOURS } from '../games/rules';
import { isSessionId } from './internal/whose-session';

/**
 * How the players of a provider's sessions let others at its tables read them now. It says no more of anybody than the list of latest wins
 * does, and nothing of a session that is not the provider's own.
 */
export async function names(
  ctx: Context,
  integration: string,
  { session_ids }: Infer<typeof namesBody>,
): Promise<Infer<typeof namesAnswer>> {
  const asked = session_ids.filter(isSessionId);
  if (asked.length === 0) return { names: [] };
  const found = await ctx.db
    .select({ id: gameSessions.id, userId: gameSessions.userId })
    .from(gameSessions)
    .leftJoin(sessions, and(eq(sessions.id, gameSessions.signInId), eq(sessions.userId, gameSessions.userId)))
    .where(
      and(
        inArray(gameSessions.id, asked),
        eq(gameSessions.integration, integration),
        isNotNull(gameSessions.openedAt),
        // A stake stands for a round after its session: replaced by another window is not signed out.
        isNull(sessions.endedAt),
        gt(gameSessions.createdAt, subHours(ctx.now(), SESSION_HOURS)),
      ),
    );
  const known = await readPublicNames(
    ctx,
    ctx.db,
    found.map(({ userId }) => userId),
  );
  return {
    names: found.flatMap(({ id, userId }) => {
      const name = known.get(userId);
      return name?.winsTold ? [{ session_id: id, name: name.player, avatar: name.avatar }] : [];
    }),
  };
}
