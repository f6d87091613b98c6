import { and, eq, isNull } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { secondFactors } from '../../../db/schema/second-factor';
import { DomainError } from '../../../errors';
import { recordAudit } from '../../kernel/audit/record-audit';
import { endSessions } from '../../kernel/players/end-sessions';
import { factorOnText } from '../../kernel/players/notice-texts';
import { notifyPlayer } from '../../kernel/players/notify-player';
import { normalCode, setupEndsAt, stepOf } from '../../kernel/second-factor/rules';
import { openSecret } from '../../kernel/second-factor/sealed-secret';
import { countTry, type Verdict } from '../../kernel/second-factor/tries';
import { wrongFactor } from '../../kernel/second-factor/with-second-factor';
import { makeRecoveryCodes } from './internal/make-recovery-codes';

/** The secret that waits for its first code, its row locked. @throws DomainError STATE_CONFLICT */
async function lockSetup(tx: Queryable, userId: string, now: Date) {
  const waits = and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt));
  const [row] = await tx.select().from(secondFactors).where(waits).for('update');
  if (!row || setupEndsAt(row.madeAt) <= now)
    throw new DomainError('STATE_CONFLICT', 'No second factor waits to be confirmed: set it up anew.');
  return row;
}

/**
 * Turns the second factor on, by the first code of the app; every other session of the player ends. Of two confirmations at once, one does.
 * @returns the recovery codes, which are told this once
 * @throws DomainError SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS; STATE_CONFLICT when none waits, or no longer
 */
export async function confirmSecondFactor(ctx: Context, caller: Caller, code: string): Promise<string[]> {
  const { userId, sessionId } = caller;
  const settle = await countTry(ctx, userId);
  let verdict: Verdict = 'unasked';
  try {
    return await ctx.db.transaction(async (tx) => {
      const now = ctx.now();
      const row = await lockSetup(tx, userId, now);
      const secret = openSecret(ctx.env.SECOND_FACTOR_SECRET, userId, row.sealedSecret);
      const step = stepOf(secret, normalCode(code), now, null);
      verdict = step === null ? 'wrong' : 'right';
      if (step === null) throw wrongFactor();
      await tx.update(secondFactors).set({ confirmedAt: now, lastStep: step }).where(eq(secondFactors.userId, userId));
      const codes = await makeRecoveryCodes(tx, userId);
      await notifyPlayer(ctx, tx, { userId, text: factorOnText });
      await endSessions(tx, userId, { except: sessionId, reason: 'second_factor', now });
      await recordAudit(tx, now, {
        actor: { kind: 'player', id: userId },
        action: 'second_factor_enabled',
        subject: { kind: 'player', id: userId },
      });
      return codes;
    });
  } finally {
    await settle(verdict);
  }
}
