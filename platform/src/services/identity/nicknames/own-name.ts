import type { OwnName } from '@kozyr/contracts/nicknames';
import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { nicknames, playerNames } from '../../../db/schema/nicknames';
import { maskedName } from '../../kernel/players/player-view';
import { drawnAvatarOf } from './public-names';
import { changeableAt } from './rules';

type NicknameRow = typeof nicknames.$inferSelect;
type NamesRow = typeof playerNames.$inferSelect;

/** What is kept of a player's name; null: they never chose anything. */
export async function readNames(
  db: Queryable,
  userId: string,
): Promise<{ names: NamesRow | null; own: NicknameRow | null }> {
  const [names] = await db.select().from(playerNames).where(eq(playerNames.userId, userId));
  const [own] = await db.select().from(nicknames).where(eq(nicknames.userId, userId));
  return { names: names ?? null, own: own ?? null };
}

/** The name of a player as they read it themselves. */
export async function viewOwnName(ctx: Context, db: Queryable, userId: string): Promise<OwnName> {
  const secret = ctx.env.PSEUDONYM_SECRET;
  const { names, own } = await readNames(db, userId);
  const { suit, colour, pattern } = names ?? drawnAvatarOf(secret, userId);
  const taken =
    names && names.taken !== null && names.takenFor !== null && names.takenAt !== null
      ? { nickname: names.taken, reason: names.takenFor, at: names.takenAt.toISOString() }
      : null;
  return {
    nickname: own?.nickname ?? null,
    masked: maskedName(secret, userId),
    avatar: { suit, colour, pattern },
    shown: names?.shown ?? 'masked',
    changeable_at: changeableAt(names?.chosenAt ?? null, ctx.now())?.toISOString() ?? null,
    taken,
  };
}

/** How the caller is named to others. */
export const getOwnName = (ctx: Context, { userId }: Caller): Promise<OwnName> => viewOwnName(ctx, ctx.db, userId);
