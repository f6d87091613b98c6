import type { Sealing } from '../../../kernel/sealing/types';
import { numberHashesOf, openBytes } from '../sealed-picture';
import type { CheckRow } from './check-view';

/** The number of a check's document; null: it has none. @throws Error where no secret of SECOND_FACTOR_SECRET opens it */
export function openNumber(
  { env }: Sealing,
  { id, userId, sealedNumber }: Pick<CheckRow, 'id' | 'userId' | 'sealedNumber'>,
): string | null {
  if (sealedNumber === null) return null;
  return openBytes(env.SECOND_FACTOR_SECRET, userId, id, Buffer.from(sealedNumber, 'base64url')).toString();
}

/** By what the document of a check may have been kept: by any of the secrets while they are exchanged; none: it has no number. */
export function hashesOfDocument(ctx: Sealing, row: CheckRow): string[] {
  const { numberHash, documentCountry: country, documentKind: kind } = row;
  if (numberHash === null) return [];
  try {
    return numberHashesOf(ctx.env.SECOND_FACTOR_SECRET, { country, kind, number: openNumber(ctx, row) ?? '' });
  } catch {
    // No secret opens the number any more: what was kept of it stays.
    return [numberHash];
  }
}
