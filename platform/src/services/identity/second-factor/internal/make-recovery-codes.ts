import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@kozyr/contracts/second-factor';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { recoveryCodes } from '../../../../db/schema/second-factor';
import { normalCode, recoveryCodeOf } from '../../../kernel/second-factor/rules';
import { hashOfRecoveryCode } from '../../../kernel/second-factor/spend-factor-code';

/** Writes ten new recovery codes in place of all that there were. @returns them as they are shown, which nothing kept tells again */
export async function makeRecoveryCodes(tx: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(16)));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = codes.map((code) => ({ userId, codeHash: hashOfRecoveryCode(normalCode(code)) }));
  await tx.insert(recoveryCodes).values(rows);
  return codes;
}
