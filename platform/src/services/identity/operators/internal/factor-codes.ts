import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@kozyr/contracts/second-factor';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { operatorRecoveryCodes, operatorSecondFactors } from '../../../../db/schema/operator-sign-in';
import { isAppCode, normalCode, recoveryCodeOf, stepOf } from '../../../kernel/second-factor/rules';
import { openSecret } from '../../../kernel/second-factor/sealed-secret';
import { hashOfRecoveryCode } from '../../../kernel/second-factor/spend-factor-code';
import { wrongFactor } from '../../../kernel/second-factor/with-second-factor';

async function spendAppCode(ctx: Context, tx: Queryable, operatorId: string, code: string): Promise<boolean> {
  const own = eq(operatorSecondFactors.operatorId, operatorId);
  const [row] = await tx.select().from(operatorSecondFactors).where(own);
  if (!row || row.sealedSecret === null) return false;
  const secret = openSecret(ctx.env.SECOND_FACTOR_SECRET, operatorId, row.sealedSecret);
  const step = stepOf(secret, code, ctx.now(), row.lastStep);
  if (step === null) return false;
  await tx.update(operatorSecondFactors).set({ lastStep: step }).where(own);
  return true;
}

async function spendRecoveryCode(ctx: Context, tx: Queryable, operatorId: string, code: string): Promise<boolean> {
  const own = and(
    eq(operatorRecoveryCodes.operatorId, operatorId),
    eq(operatorRecoveryCodes.codeHash, hashOfRecoveryCode(code)),
  );
  const spent = await tx
    .update(operatorRecoveryCodes)
    .set({ usedAt: ctx.now() })
    .where(and(own, isNull(operatorRecoveryCodes.usedAt)))
    .returning({ codeHash: operatorRecoveryCodes.codeHash });
  return spent.length > 0;
}

/**
 * Uses up a code of an operator who is locked, of their app or for recovery.
 * @returns which it was
 * @throws DomainError SECOND_FACTOR_WRONG
 */
export async function spendCode(
  ctx: Context,
  tx: Queryable,
  operatorId: string,
  typed: string,
): Promise<'totp' | 'recovery'> {
  const code = normalCode(typed);
  if (isAppCode(code) && (await spendAppCode(ctx, tx, operatorId, code))) return 'totp';
  if (!isAppCode(code) && (await spendRecoveryCode(ctx, tx, operatorId, code))) return 'recovery';
  throw wrongFactor();
}

/** Writes ten new recovery codes in place of all that there were. @returns them as they are shown, which nothing kept tells again */
export async function makeOperatorCodes(tx: Queryable, operatorId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(16)));
  await tx.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, operatorId));
  const rows = codes.map((code) => ({ operatorId, codeHash: hashOfRecoveryCode(normalCode(code)) }));
  await tx.insert(operatorRecoveryCodes).values(rows);
  return codes;
}
