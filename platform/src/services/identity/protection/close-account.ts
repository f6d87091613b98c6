import type { Protection } from '@kozyr/contracts/protection';
import type { Caller, Context } from '../../../context';
import { protectionView } from '../../kernel/protection/rules';
import { requirePassword, type Typed } from '../accounts/require-password';
import { setProtection } from './internal/set-protection';

/**
 * Closes the caller's account for ever. What is theirs stays theirs to withdraw; payments that are under way come through.
 * @throws DomainError PASSWORD_WRONG, TOO_MANY_REQUESTS
 */
export async function closeAccount(ctx: Context, caller: Caller, typed: Typed): Promise<Protection> {
  const { right } = await requirePassword(ctx, caller, typed);
  const row = await ctx.db.transaction((tx) =>
    setProtection(ctx, tx, {
      userId: caller.userId,
      actor: { kind: 'player', id: caller.userId },
      action: 'account_closed',
      details: {},
      decide: ({ closedAt }, now) => (closedAt ? null : { closedAt: now }),
    }),
  );
  await right();
  return protectionView(row, ctx.now());
}
