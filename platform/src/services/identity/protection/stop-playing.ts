import { type Protection, SELF_EXCLUSION_MONTHS, type SelfExclusionLength } from '@kozyr/contracts/protection';
import type { Caller, Context } from '../../../context';
import type { Actor } from '../../kernel/audit/record-audit';
import { barOtherAccounts } from '../../kernel/protection/remember-mark';
import { reportExclusion } from '../../kernel/protection/report-exclusion';
import { protectionView } from '../../kernel/protection/rules';
import { type Columns, setProtection } from '../../kernel/protection/set-protection';
import { daysLater, monthsLater } from '../../kernel/time/days';

const playerActor = ({ userId }: Pick<Caller, 'userId'>): Actor => ({ kind: 'player', id: userId });

/** A time-out of so many times 24 hours; one that ends sooner than the one that runs changes nothing. */
export async function startTimeOut(ctx: Context, caller: Caller, days: number): Promise<Protection> {
  const row = await ctx.db.transaction((tx) =>
    setProtection(ctx, tx, {
      userId: caller.userId,
      actor: playerActor(caller),
      action: 'player_timed_out',
      details: { days: String(days) },
      decide: ({ timedOutUntil }, now) => {
        const until = daysLater(now, days);
        return timedOutUntil && timedOutUntil >= until ? null : { timedOutUntil: until };
      },
    }),
  );
  return protectionView(row, ctx.now());
}

/** The columns of a self-exclusion that begins now; null: the one that runs lasts as long or longer. */
function excludedFrom(before: Columns, now: Date, length: SelfExclusionLength): Partial<Columns> | null {
  const months = SELF_EXCLUSION_MONTHS[length];
  const until = months === null ? null : monthsLater(now, months);
  const { selfExcludedFrom, selfExcludedUntil } = before;
  const runs = selfExcludedFrom !== null && (selfExcludedUntil === null || now < selfExcludedUntil);
  if (runs && (selfExcludedUntil === null || (until !== null && selfExcludedUntil >= until))) return null;
  return { selfExcludedFrom: runs ? selfExcludedFrom : now, selfExcludedUntil: until };
}

/** Excludes a player from playing; nobody shortens it. By the player, or by support for a player who asked for it. */
export async function excludePlayer(
  ctx: Context,
  {
    userId,
    actor,
    length,
    details,
  }: { userId: string; actor: Actor; length: SelfExclusionLength; details?: Record<string, string> },
): Promise<Protection> {
  const row = await ctx.db.transaction(async (tx) => {
    const after = await setProtection(ctx, tx, {
      userId,
      actor,
      action: 'player_self_excluded',
      details: { length, ...details },
      decide: (before, now) => excludedFrom(before, now, length),
    });
    await reportExclusion(ctx, tx, after);
    return after;
  });
  await barOtherAccounts(ctx, userId);
  return protectionView(row, ctx.now());
}

/** The player excludes themselves. */
export const excludeSelf = (ctx: Context, caller: Caller, length: SelfExclusionLength): Promise<Protection> =>
  excludePlayer(ctx, { userId: caller.userId, actor: playerActor(caller), length });
