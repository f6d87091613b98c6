import type { OwnName } from '@kozyr/contracts/nicknames';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { nicknameReports, nicknames, playerNames } from '../../../db/schema/nicknames';
import { DomainError } from '../../../errors';
import { recordAudit } from '../../kernel/audit/record-audit';
import { lockPlayer } from '../../kernel/players/lock-player';
import { readNames, viewOwnName } from './own-name';
import { drawnAvatarOf } from './public-names';
import { changeableAt, fitNickname } from './rules';

/** Of many who want one nickname at once one has it. @returns false: somebody else has it, or nobody may */
async function claim(tx: Queryable, userId: string, { nickname, folded }: { nickname: string; folded: string }) {
  // The new one before the old one goes: whoever waits here holds nothing that another could wait for.
  const [taken] = await tx
    .insert(nicknames)
    .values({ folded, userId, nickname })
    .onConflictDoUpdate({ target: nicknames.folded, set: { nickname }, setWhere: eq(nicknames.userId, userId) })
    .returning();
  if (!taken) return false;
  await tx.delete(nicknames).where(and(eq(nicknames.userId, userId), ne(nicknames.folded, folded)));
  return true;
}

/**
 * Chooses a nickname. What it was before is free for others at once; reports of it are over. The one they have, chosen again, stays as it is.
 * @throws DomainError NICKNAME_REFUSED, NICKNAME_TAKEN, NICKNAME_TOO_SOON
 */
export async function chooseNickname(
  ctx: Context,
  { userId }: Caller,
  { nickname: typed }: { nickname: string },
): Promise<OwnName> {
  const fitted = fitNickname(typed);
  if ('refused' in fitted)
    throw new DomainError('NICKNAME_REFUSED', `This cannot be a nickname: ${fitted.refused}.`, {
      reason: fitted.refused,
    });
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const now = ctx.now();
    const { names, own } = await readNames(tx, userId);
    if (own?.nickname === fitted.nickname) return viewOwnName(ctx, tx, userId);
    const from = changeableAt(names?.chosenAt ?? null, now);
    if (from)
      throw new DomainError('NICKNAME_TOO_SOON', 'The nickname was chosen not long ago.', {
        from: from.toISOString(),
      });
    if (!(await claim(tx, userId, fitted)))
      throw new DomainError('NICKNAME_TAKEN', 'A nickname that reads alike is taken.');
    const chosen = { chosenAt: now, taken: null, takenFor: null, takenAt: null };
    await tx
      .insert(playerNames)
      .values({ userId, ...drawnAvatarOf(ctx.env.PSEUDONYM_SECRET, userId), ...chosen })
      .onConflictDoUpdate({ target: playerNames.userId, set: chosen });
    await tx
      .update(nicknameReports)
      .set({ outcome: 'changed', decidedAt: now })
      .where(and(eq(nicknameReports.userId, userId), isNull(nicknameReports.outcome)));
    // Not which: the audit log outlives an erasure.
    await recordAudit(tx, now, {
      actor: { kind: 'player', id: userId },
      action: 'nickname_chosen',
      subject: { kind: 'player', id: userId },
    });
    return viewOwnName(ctx, tx, userId);
  });
}
