import { and, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { gameSessions } from '../../../../db/schema/games';
import { lockPlayer } from '../../../kernel/players/lock-player';

type Launched = { id: string; userId: string; game: string };

/** Spends a launch and takes its predecessors' place, in the player's lock: two at once never close each other. */
export function openGameSession(ctx: Context, now: Date, { id, userId, game }: Launched): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const { rowCount } = await tx
      .update(gameSessions)
      .set({ openedAt: now })
      .where(
        and(
          eq(gameSessions.id, id),
          eq(gameSessions.userId, userId),
          isNull(gameSessions.openedAt),
          isNull(gameSessions.closedAt),
          gt(gameSessions.tokenExpiresAt, now),
        ),
      );
    if (rowCount !== 1) return false;
    await tx
      .update(gameSessions)
      .set({ closedAt: now, closeReason: 'replaced' })
      .where(
        and(
          eq(gameSessions.userId, userId),
          eq(gameSessions.game, game),
          ne(gameSessions.id, id),
          isNotNull(gameSessions.openedAt),
          isNull(gameSessions.closedAt),
        ),
      );
    return true;
  });
}
