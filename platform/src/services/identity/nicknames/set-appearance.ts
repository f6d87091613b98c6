import type { Avatar, OwnName, ShownAs } from '@kozyr/contracts/nicknames';
import type { Caller, Context } from '../../../context';
import { playerNames } from '../../../db/schema/nicknames';
import { DomainError } from '../../../errors';
import { lockPlayer } from '../../kernel/players/lock-player';
import { readNames, viewOwnName } from './own-name';

/** Sets the avatar and how others read the player, as often as they like. @throws DomainError STATE_CONFLICT: there is no nickname to be read by */
export async function setAppearance(
  ctx: Context,
  { userId }: Caller,
  { avatar, shown }: { avatar: Avatar; shown: ShownAs },
): Promise<OwnName> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const { own } = await readNames(tx, userId);
    if (shown === 'nickname' && !own)
      throw new DomainError('STATE_CONFLICT', 'Choose a nickname first: there is none to be read by.');
    const { suit, colour, pattern } = avatar;
    const chosen = { suit, colour, pattern, shown };
    await tx
      .insert(playerNames)
      .values({ userId, ...chosen })
      .onConflictDoUpdate({ target: playerNames.userId, set: chosen });
    return viewOwnName(ctx, tx, userId);
  });
}
