import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { identityChecks, identityDocuments } from '../../../db/schema/identity';
import { resealRows } from '../../kernel/sealing/reseal-rows';
import type { Resealing } from '../../kernel/sealing/types';
import { openNumber } from './internal/open-number';
import { numberHashesOf, openBytes, sealBytes } from './sealed-picture';

const NUMBERS_AT_ONCE = 500;
/** A picture is a few hundred kilobytes. */
const PICTURES_AT_ONCE = 10;

/** Seals the numbers of documents, and what they are known again by, by the first secret of an exchange. */
export function resealNumbers({ db, env }: Resealing) {
  const { SECOND_FACTOR_SECRET: secrets } = env;
  return resealRows(secrets, {
    table: 'identity_checks',
    read: (after) =>
      db
        .select()
        .from(identityChecks)
        .where(and(gt(identityChecks.id, after), isNotNull(identityChecks.sealedNumber)))
        .orderBy(asc(identityChecks.id))
        .limit(NUMBERS_AT_ONCE),
    open: (by, row) => openNumber({ env: { SECOND_FACTOR_SECRET: [by].flat() } }, row) ?? '',
    write: ({ id, userId, sealedNumber, documentCountry: country, documentKind: kind }, number) =>
      db
        .update(identityChecks)
        .set({
          sealedNumber: sealBytes(secrets, userId, id, Buffer.from(number)).toString('base64url'),
          numberHash: numberHashesOf(secrets, { country, kind, number })[0],
        })
        .where(and(eq(identityChecks.id, id), eq(identityChecks.sealedNumber, sealedNumber ?? ''))),
  });
}

/** Seals the pictures of documents by the first secret of an exchange. */
export function resealPictures({ db, env: { SECOND_FACTOR_SECRET: secrets } }: Resealing) {
  const { id, userId, sealed } = identityDocuments;
  return resealRows(secrets, {
    table: 'identity_documents',
    read: (after) =>
      db
        .select({ id, userId, sealed })
        .from(identityDocuments)
        .where(gt(id, after))
        .orderBy(asc(id))
        .limit(PICTURES_AT_ONCE),
    open: (by, row) => openBytes(by, row.userId, row.id, row.sealed),
    write: (row, jpeg) =>
      db
        .update(identityDocuments)
        .set({ sealed: sealBytes(secrets, row.userId, row.id, jpeg) })
        .where(and(eq(id, row.id), eq(sealed, row.sealed))),
  });
}
