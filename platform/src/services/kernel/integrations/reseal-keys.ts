import { and, asc, eq, gt } from 'drizzle-orm';
import { integrationKeys } from '../../../db/schema/integrations';
import { resealRows } from '../sealing/reseal-rows';
import type { Resealing } from '../sealing/types';
import { openKeyBy, sealKey } from './sealed-key';

const AT_ONCE = 500;

/** Seals the keys of integrations by the first secret of an exchange. */
export function resealKeys({ db, env }: Resealing) {
  const { id, integration, sealed } = integrationKeys;
  return resealRows(env.SECOND_FACTOR_SECRET, {
    table: 'integration_keys',
    read: (after) =>
      db.select({ id, integration, sealed }).from(integrationKeys).where(gt(id, after)).orderBy(asc(id)).limit(AT_ONCE),
    open: (by, key) => openKeyBy(by, key),
    write: (key, secret) =>
      db
        .update(integrationKeys)
        .set({ sealed: sealKey({ env }, key, secret) })
        .where(and(eq(id, key.id), eq(sealed, key.sealed))),
  });
}
