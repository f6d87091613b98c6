import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { recoveryCodes, secondFactors } from '../../../db/schema/second-factor';
import { recordAudit } from '../audit/record-audit';
import { isAppCode, normalCode, stepOf } from './rules';
import { openSecret } from './sealed-secret';

type FactorRow = typeof secondFactors.$inferSelect;

/** Of normalCode. */
export const hashOfRecoveryCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** The second factor of a player that is on, its row locked; undefined: none is. */
export async function lockFactor(tx: Queryable, userId: string): Promise<FactorRow | undefined> {
  const on = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  const [row] = await tx.select().from(secondFactors).where(on).for('update');
  return row;
}

/** Takes the step of an app's code, so that neither it nor an older one is taken again. */
async function spendAppCode(ctx: Context, tx: Queryable, row: FactorRow, code: string): Promise<boolean> {
  const secret = openSecret(ctx.env.SECOND_FACTOR_SECRET, row.userId, row.sealedSecret);
  const step = stepOf(secret, code, ctx.now(), row.lastStep);
  if (step === null) return false;
  const newer = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const spent = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, row.userId), newer))
    .returning({ userId: secondFactors.userId });
  return spent.length > 0;
}

async function spendRecoveryCode(ctx: Context, tx: Queryable, userId: string, code: string): Promise<boolean> {
  const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOfRecoveryCode(code)));
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: ctx.now() })
    .where(and(own, isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  if (spent.length === 0) return false;
  await recordAudit(tx, ctx.now(), {
    actor: { kind: 'player', id: userId },
    action: 'second_factor_recovery_code_used',
    subject: { kind: 'player', id: userId },
  });
  return true;
}

/** Uses up a code, of the app or for recovery, of a factor that lockFactor gave. @returns whether it was right */
export async function spendFactorCode(ctx: Context, tx: Queryable, row: FactorRow, typed: string): Promise<boolean> {
  const code = normalCode(typed);
  return isAppCode(code) ? spendAppCode(ctx, tx, row, code) : spendRecoveryCode(ctx, tx, row.userId, code);
}
