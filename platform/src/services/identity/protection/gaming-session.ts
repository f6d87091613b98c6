import type { GamingSession, RealityCheckEvery } from '@kozyr/contracts/gaming-session';
import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { gamingSessions } from '../../../db/schema/protection';
import { DomainError } from '../../../errors';
import { jurisdictionOf } from '../../kernel/jurisdictions/places';
import { currencyOf } from '../../kernel/players/currency-of';
import { lockPlayer } from '../../kernel/players/lock-player';
import { readGaming } from '../../kernel/protection/count-gaming';
import {
  allowedChecks,
  breakDueUntil,
  checkDueAt,
  figuresOf,
  runningOf,
  underRules,
} from '../../kernel/protection/gaming-rules';

async function viewOf(ctx: Context, db: Queryable, userId: string): Promise<GamingSession> {
  const now = ctx.now();
  const { session: rules } = await jurisdictionOf(ctx, db, userId);
  const [currency, gaming] = [await currencyOf(db, userId), underRules(await readGaming(db, userId), rules)];
  const running = runningOf(gaming, now);
  return {
    currency,
    running: running && figuresOf(running, now),
    check: {
      every: gaming.every,
      due_at: checkDueAt(gaming, now)?.toISOString() ?? null,
      allowed: allowedChecks(rules),
    },
    break: {
      after_minutes: rules.break_after_minutes,
      until: breakDueUntil(gaming, now, rules)?.toISOString() ?? null,
    },
  };
}

/** The caller's gaming session, over all games, and when the next reality check is due. */
export const getGamingSession = (ctx: Context, { userId }: Caller): Promise<GamingSession> =>
  viewOf(ctx, ctx.db, userId);

/** The caller has seen how long they play: the next check is due a whole interval from now. */
export const answerRealityCheck = (ctx: Context, { userId }: Caller): Promise<GamingSession> =>
  ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const now = ctx.now();
    if (runningOf(await readGaming(tx, userId), now) !== null)
      await tx.update(gamingSessions).set({ checkedAt: now }).where(eq(gamingSessions.userId, userId));
    return viewOf(ctx, tx, userId);
  });

/** Sets how often the caller is reminded of the time, at once. @throws DomainError VALIDATION_ERROR for what their country does not allow */
export const setRealityCheck = (ctx: Context, { userId }: Caller, every: RealityCheckEvery): Promise<GamingSession> =>
  ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const { session: rules } = await jurisdictionOf(ctx, tx, userId);
    if (!allowedChecks(rules).includes(every))
      throw new DomainError(
        'VALIDATION_ERROR',
        `In this country a reality check comes every ${rules.reality_check} minutes at least.`,
      );
    await tx
      .insert(gamingSessions)
      .values({ userId, checkEvery: every })
      .onConflictDoUpdate({ target: gamingSessions.userId, set: { checkEvery: every } });
    return viewOf(ctx, tx, userId);
  });
