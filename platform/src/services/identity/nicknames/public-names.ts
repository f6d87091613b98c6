import { createHmac } from 'node:crypto';
import type { Avatar } from '@kozyr/contracts/nicknames';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { nicknames, playerNames } from '../../../db/schema/nicknames';
import { playerProtection } from '../../../db/schema/protection';
import { maskedName } from '../../kernel/players/player-view';
import { stateAt } from '../../kernel/protection/rules';
import { drawnAvatar } from './rules';

/** A player as others may read them. */
export type PublicName = {
  /** The nickname where there is an avatar, else the masked name. */
  player: string;
  avatar: Avatar | null;
  /** Whether their wins may be told, and that they sit at a table: not of who does not want it, may not play, or is erased. */
  winsTold: boolean;
};

/** The avatar of a player who has chosen none; it stays their own. */
export const drawnAvatarOf = (secret: string, userId: string): Avatar =>
  drawnAvatar(createHmac('sha256', secret).update(`avatar:${userId}`).digest());

/** How players are read by others at this moment, of each id that is a player's. */
export async function readPublicNames(
  ctx: Context,
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PublicName>> {
  const wanted = [...new Set(userIds)];
  if (wanted.length === 0) return new Map();
  const now = ctx.now();
  const rows = await db
    .select({
      userId: users.id,
      erasedAt: users.erasedAt,
      names: playerNames,
      kept: playerProtection,
      nickname: nicknames.nickname,
    })
    .from(users)
    .leftJoin(playerNames, eq(playerNames.userId, users.id))
    .leftJoin(nicknames, eq(nicknames.userId, users.id))
    .leftJoin(playerProtection, eq(playerProtection.userId, users.id))
    .where(inArray(users.id, wanted));
  return new Map(
    rows.map(({ userId, erasedAt, names, kept, nickname }) => {
      const plays = erasedAt === null && stateAt(kept, now).state === 'active';
      const byNickname = plays && names?.shown === 'nickname' && nickname !== null;
      return [
        userId,
        {
          player: byNickname ? nickname : maskedName(ctx.env.PSEUDONYM_SECRET, userId),
          avatar: byNickname ? { suit: names.suit, colour: names.colour, pattern: names.pattern } : null,
          winsTold: plays && names?.shown !== 'hidden',
        },
      ];
    }),
  );
}
