import { createHash, randomUUID } from 'node:crypto';
import { type DocumentSide, type IdentityCheck, SIDES_OF } from '@kozyr/contracts/identity';
import { and, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { identityChecks, identityDocuments } from '../../../db/schema/identity';
import { DomainError } from '../../../errors';
import { countAttempt } from '../../kernel/limits/attempts';
import { lockPlayer } from '../../kernel/players/lock-player';
import { type CheckRow, checkView } from './internal/check-view';
import { lockOwnCheck, notDraft } from './internal/own-check';
import { reEncode } from './internal/re-encode';
import { sealBytes } from './sealed-picture';

/** @throws DomainError STATE_CONFLICT for what is no draft; NOT_FOUND for a side that the document does not have */
function requireOpen(row: CheckRow, side: DocumentSide): void {
  if (row.status !== 'DRAFT') throw notDraft();
  if (!SIDES_OF[row.documentKind].includes(side))
    throw new DomainError('NOT_FOUND', `A check of this document takes no picture "${side}".`);
}

/** Counts a picture before its bytes are read. @throws DomainError TOO_MANY_REQUESTS */
export async function countPicture(ctx: Context, { userId }: Caller): Promise<void> {
  await countAttempt(ctx, ctx.db, { what: 'identity-picture', contact: `user:${userId}` });
}

async function keepPicture(
  ctx: Context,
  tx: Queryable,
  { userId, id: checkId }: CheckRow,
  { side, picture }: { side: DocumentSide; picture: Awaited<ReturnType<typeof reEncode>> },
): Promise<void> {
  const { jpeg, width, height } = picture;
  const id = randomUUID();
  const same = and(eq(identityDocuments.checkId, checkId), eq(identityDocuments.side, side));
  await tx.delete(identityDocuments).where(same);
  await tx.insert(identityDocuments).values({
    id,
    checkId,
    userId,
    side,
    mime: 'image/jpeg',
    size: jpeg.length,
    width,
    height,
    sha256: createHash('sha256').update(jpeg).digest('base64url'),
    sealed: sealBytes(ctx.env.SECOND_FACTOR_SECRET, userId, id, jpeg),
    createdAt: ctx.now(),
  });
}

/**
 * Keeps a picture of a draft's document, in place of the one there was of that side.
 * @param input.bytes as they came; what is kept is made anew of their pixels
 * @throws DomainError NOT_FOUND, STATE_CONFLICT, IDENTITY_PICTURE_INVALID
 */
export async function addPicture(
  ctx: Context,
  { userId }: Caller,
  { id, side, bytes }: { id: string; side: DocumentSide; bytes: Buffer },
): Promise<IdentityCheck> {
  const [seen] = await ctx.db
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.id, id), eq(identityChecks.userId, userId)));
  if (!seen) throw new DomainError('NOT_FOUND', 'There is no such check.');
  requireOpen(seen, side);
  // Decoding takes a core for a while: not inside the transaction.
  const picture = await reEncode(bytes);
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const row = await lockOwnCheck(tx, userId, id);
    requireOpen(row, side);
    await keepPicture(ctx, tx, row, { side, picture });
    return checkView(tx, row);
  });
}
