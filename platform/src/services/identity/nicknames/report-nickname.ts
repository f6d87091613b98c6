import type { NicknameReason } from '@kozyr/contracts/nicknames';
import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { nicknameReports, nicknames } from '../../../db/schema/nicknames';
import { DomainError } from '../../../errors';
import { countAttempt } from '../../kernel/limits/attempts';
import { foldNickname } from './rules';

/**
 * Reports the nickname of another player to operators, once: again it changes nothing.
 * @throws DomainError NOT_FOUND: nobody has it, or has it any more; STATE_CONFLICT: it is their own; TOO_MANY_REQUESTS
 */
export async function reportNickname(
  ctx: Context,
  { userId: reporterId }: Caller,
  { nickname, reason }: { nickname: string; reason: NicknameReason },
): Promise<void> {
  await countAttempt(ctx, ctx.db, { what: 'nickname-report', contact: reporterId });
  const [row] = await ctx.db
    .select()
    .from(nicknames)
    .where(eq(nicknames.folded, foldNickname(nickname)));
  if (!row || row.userId === null || row.nickname !== nickname)
    throw new DomainError('NOT_FOUND', 'Nobody has this nickname now.');
  const { userId, folded } = row;
  if (userId === reporterId) throw new DomainError('STATE_CONFLICT', 'This nickname is your own.');
  await ctx.db
    .insert(nicknameReports)
    .values({ userId, nickname, folded, reporterId, reason, reportedAt: ctx.now() })
    .onConflictDoUpdate({
      target: [nicknameReports.reporterId, nicknameReports.userId, nicknameReports.folded],
      set: { nickname, reason, reportedAt: ctx.now(), outcome: null, decidedAt: null },
      // Nobody has decided about one that ended with a change of its letters.
      setWhere: eq(nicknameReports.outcome, 'changed'),
    });
}
