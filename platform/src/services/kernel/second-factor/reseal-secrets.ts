import { and, asc, eq, gt } from 'drizzle-orm';
import { secondFactors } from '../../../db/schema/second-factor';
import { resealRows } from '../sealing/reseal-rows';
import type { Resealing } from '../sealing/types';
import { openSecret, sealSecret } from './sealed-secret';

const AT_ONCE = 500;

/** Seals what players' apps are computed from by the first secret of an exchange. */
export function resealSecrets({ db, env: { SECOND_FACTOR_SECRET: secrets } }: Resealing) {
  const { userId, sealedSecret } = secondFactors;
  return resealRows(secrets, {
    table: 'second_factors',
    read: (after) =>
      db
        .select({ id: userId, sealed: sealedSecret })
        .from(secondFactors)
        .where(gt(userId, after))
        .orderBy(asc(userId))
        .limit(AT_ONCE),
    open: (by, { id, sealed }) => openSecret(by, id, sealed),
    write: ({ id, sealed }, secret) =>
      db
        .update(secondFactors)
        .set({ sealedSecret: sealSecret(secrets, id, secret) })
        .where(and(eq(userId, id), eq(sealedSecret, sealed))),
  });
}
