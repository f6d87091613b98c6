import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { operatorSecondFactors } from '../../../db/schema/operator-sign-in';
import { resealRows } from '../../kernel/sealing/reseal-rows';
import type { Resealing } from '../../kernel/sealing/types';
import { openSecret, sealSecret } from '../../kernel/second-factor/sealed-secret';

const AT_ONCE = 500;

/**
 * Seals what operators' apps are computed from by the first secret of an exchange.
 * @param of the app that an operator signs in with, or the one that waits for its first code
 */
export function resealApps(
  { db, env: { SECOND_FACTOR_SECRET: secrets } }: Resealing,
  of: 'sealedSecret' | 'pendingSecret',
) {
  const { operatorId, [of]: kept } = operatorSecondFactors;
  return resealRows(secrets, {
    table: `operator_second_factors.${kept.name}`,
    read: (after) =>
      db
        .select({ id: operatorId, sealed: kept })
        .from(operatorSecondFactors)
        .where(and(gt(operatorId, after), isNotNull(kept)))
        .orderBy(asc(operatorId))
        .limit(AT_ONCE),
    open: (by, { id, sealed }) => openSecret(by, id, sealed ?? ''),
    write: ({ id, sealed }, secret) =>
      db
        .update(operatorSecondFactors)
        .set({ [of]: sealSecret(secrets, id, secret) })
        .where(and(eq(operatorId, id), eq(kept, sealed ?? ''))),
  });
}
