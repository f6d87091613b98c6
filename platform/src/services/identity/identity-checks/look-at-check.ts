import type { DocumentSide } from '@kozyr/contracts/identity';
import type { OperatorIdentityCheckDetail } from '@kozyr/contracts/operator/identity';
import { and, eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { identityDocuments } from '../../../db/schema/identity';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { picturesOf } from './internal/check-view';
import { playersOfName, playersWithDocument } from './internal/facts';
import { openNumber } from './internal/open-number';
import { operatorCheckView, readCheck } from './internal/operator-view';
import { openBytes } from './sealed-picture';

/** One check with what the player gave, for an operator; the look is recorded. @throws DomainError NOT_FOUND */
export async function lookAtCheck(
  ctx: Context,
  operator: OperatorCaller,
  id: string,
): Promise<OperatorIdentityCheckDetail> {
  return ctx.db.transaction(async (tx) => {
    const found = await readCheck(tx, id);
    const { row } = found;
    const pictures = await picturesOf(tx, id);
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'identity_check_read',
      subject: { kind: 'player', id: row.userId },
      details: { check: id },
    });
    return {
      ...operatorCheckView(found),
      full_name: row.fullName,
      date_of_birth: row.bornOn,
      document_country: row.documentCountry,
      document_number: openNumber(ctx, row),
      document_expires_on: row.documentExpiresOn,
      verifier: row.verifier,
      verifier_reference: row.reference,
      same_document: await playersWithDocument(
        ctx,
        tx,
        row,
        pictures.map(({ sha256 }) => sha256),
      ),
      same_person: await playersOfName(tx, row),
      pictures: pictures.map(({ side, size, width, height, createdAt }) => ({
        side,
        size,
        width,
        height,
        uploaded_at: createdAt.toISOString(),
      })),
    };
  });
}

/** A picture of a check, opened for an operator; the look is recorded before a byte of it leaves. @throws DomainError NOT_FOUND */
export async function lookAtPicture(
  ctx: Context,
  operator: OperatorCaller,
  { id, side }: { id: string; side: DocumentSide },
): Promise<{ jpeg: Buffer; name: string }> {
  return ctx.db.transaction(async (tx) => {
    const [kept] = await tx
      .select()
      .from(identityDocuments)
      .where(and(eq(identityDocuments.checkId, id), eq(identityDocuments.side, side)));
    if (!kept) throw new DomainError('NOT_FOUND', `The check ${id} has no picture "${side}".`);
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'identity_picture_opened',
      subject: { kind: 'player', id: kept.userId },
      details: { check: id, side },
    });
    const jpeg = openBytes(ctx.env.SECOND_FACTOR_SECRET, kept.userId, kept.id, kept.sealed);
    return { jpeg, name: `${id}-${side}.jpg` };
  });
}
