import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { identityDocuments } from '../../../../db/schema/identity';
import type { Picture } from '../../../../gateways/identity/port';
import { openBytes } from '../sealed-picture';

/** All pictures of a check, opened: for the verifier. */
export async function openPictures(ctx: Context, checkId: string): Promise<Picture[]> {
  const rows = await ctx.db
    .select()
    .from(identityDocuments)
    .where(eq(identityDocuments.checkId, checkId))
    .orderBy(asc(identityDocuments.side));
  return rows.map(({ id, userId, side, sealed }) => ({
    side,
    jpeg: openBytes(ctx.env.SECOND_FACTOR_SECRET, userId, id, sealed),
  }));
}
