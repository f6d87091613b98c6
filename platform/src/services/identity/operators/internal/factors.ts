import type { SignInWay } from '@kozyr/contracts/operator/sign-in';
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { operatorPasskeys, operatorRecoveryCodes, operatorSecondFactors } from '../../../../db/schema/operator-sign-in';

export type Factors = { totp: boolean; passkeys: number; recoveryCodes: number };

/** What second factors an operator has. */
export async function readFactors(db: Queryable, operatorId: string): Promise<Factors> {
  const confirmed = and(
    eq(operatorSecondFactors.operatorId, operatorId),
    isNotNull(operatorSecondFactors.sealedSecret),
  );
  const [app] = await db.select({ all: count() }).from(operatorSecondFactors).where(confirmed);
  const [keys] = await db
    .select({ all: count() })
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operatorId));
  const unused = and(eq(operatorRecoveryCodes.operatorId, operatorId), isNull(operatorRecoveryCodes.usedAt));
  const [codes] = await db.select({ all: count() }).from(operatorRecoveryCodes).where(unused);
  return { totp: (app?.all ?? 0) > 0, passkeys: keys?.all ?? 0, recoveryCodes: codes?.all ?? 0 };
}

/** Whether somebody has a second factor of their own; recovery codes alone are none. */
export const hasFactor = ({ totp, passkeys }: Factors): boolean => totp || passkeys > 0;

/** What the second factor may be; nothing while there is none, whatever codes are left. */
export function waysOf(factors: Factors): SignInWay[] {
  if (!hasFactor(factors)) return [];
  return [
    ...(factors.totp ? (['totp'] as const) : []),
    ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
    ...(factors.recoveryCodes > 0 ? (['recovery'] as const) : []),
  ];
}
