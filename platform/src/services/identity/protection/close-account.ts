import type { Protection } from '@kozyr/contracts/protection';
import type { Caller, Context } from '../../../context';
import { lockPlayer } from '../../kernel/players/lock-player';
import { barOtherAccounts } from '../../kernel/protection/remember-mark';
import { protectionView } from '../../kernel/protection/rules';
import { setProtection } from '../../kernel/protection/set-protection';
import { withSecondFactor } from '../../kernel/second-factor/with-second-factor';
import { requirePassword, type Typed } from '../accounts/require-password';

/**
 * Closes the caller's account for ever. What is theirs stays theirs to withdraw; payments that are under way come through.
 * @throws DomainError PASSWORD_WRONG, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS
 */
export async function closeAccount(
  ctx: Context,
  caller: Caller,
  { code, ...typed }: Typed & { code?: string },
): Promise<Protection> {
  const { right } = await requirePassword(ctx, caller, typed);
  const row = await withSecondFactor(ctx, caller.userId, code, (requireFactor) =>
    ctx.db.transaction(async (tx) => {
      await lockPlayer(tx, caller.userId);
      await requireFactor(tx);
      return setProtection(ctx, tx, {
        userId: caller.userId,
        actor: { kind: 'player', id: caller.userId },
        action: 'account_closed',
        details: {},
        decide: ({ closedAt }, now) => (closedAt ? null : { closedAt: now }),
      });
    }),
  );
  await right();
  await barOtherAccounts(ctx, caller.userId);
  return protectionView(row, ctx.now());
}
