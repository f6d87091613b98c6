import { randomUUID } from 'node:crypto';
import type {
  IdentityCheck,
  startFundsCheck as startFunds,
  startIdentityCheck as startIdentity,
} from '@kozyr/contracts/identity';
import type { Locale } from '@kozyr/contracts/locales';
import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { identityChecks, identityDocuments } from '../../../db/schema/identity';
import { DomainError } from '../../../errors';
import { counts } from '../../kernel/identity/rules';
import { jurisdictionOf } from '../../kernel/jurisdictions/places';
import { lockPlayer } from '../../kernel/players/lock-player';
import { utcDayOf } from '../../kernel/time/days';
import { checkView } from './internal/check-view';
import { notDraft } from './internal/own-check';
import { ageOn, MAX_AGE, normalNumber } from './rules';
import { numberHashesOf, sealBytes } from './sealed-picture';

type Given = Pick<
  typeof identityChecks.$inferInsert,
  'level' | 'fullName' | 'bornOn' | 'documentKind' | 'documentCountry' | 'documentExpiresOn' | 'locale'
>;

/**
 * The draft of a level, made now or changed, with the player locked: one of a level is under way at a time.
 * @throws DomainError STATE_CONFLICT while one is submitted
 */
async function keepDraft(
  ctx: Context,
  tx: Queryable,
  userId: string,
  given: Given,
  number: string | null,
): Promise<IdentityCheck> {
  const [open] = await tx
    .select()
    .from(identityChecks)
    .where(
      and(
        eq(identityChecks.userId, userId),
        eq(identityChecks.level, given.level),
        inArray(identityChecks.status, ['DRAFT', 'SUBMITTED']),
      ),
    );
  if (open?.status === 'SUBMITTED') throw notDraft();
  const secrets = ctx.env.SECOND_FACTOR_SECRET;
  const id = open?.id ?? randomUUID();
  const document = { country: given.documentCountry, kind: given.documentKind, number: number ?? '' };
  const values = {
    ...given,
    sealedNumber: number === null ? null : sealBytes(secrets, userId, id, Buffer.from(number)).toString('base64url'),
    numberHash: number === null ? null : numberHashesOf(secrets, document)[0],
  };
  // Pictures are of one document: those of another kind prove nothing of this one.
  if (open && open.documentKind !== given.documentKind)
    await tx.delete(identityDocuments).where(eq(identityDocuments.checkId, id));
  const [row] = open
    ? await tx.update(identityChecks).set(values).where(eq(identityChecks.id, id)).returning()
    : await tx
        .insert(identityChecks)
        .values({ ...values, id, userId, status: 'DRAFT', createdAt: ctx.now() })
        .returning();
  if (!row) throw new Error(`The check ${id} was not kept.`);
  return checkView(tx, row);
}

/**
 * Begins a check of age and identity, or changes its draft.
 * @throws DomainError VALIDATION_ERROR, IDENTITY_UNDER_AGE with `minimum`, STATE_CONFLICT while one is submitted
 */
export async function startIdentityCheck(
  ctx: Context,
  { userId }: Caller,
  given: z.output<typeof startIdentity.body> & { locale: Locale },
): Promise<IdentityCheck> {
  const today = utcDayOf(ctx.now());
  if (ageOn(given.date_of_birth, today) > MAX_AGE)
    throw new DomainError('VALIDATION_ERROR', 'Nobody was born on that day and lives.');
  const { minimum_age: minimum } = await jurisdictionOf(ctx, ctx.db, userId);
  if (ageOn(given.date_of_birth, today) < minimum)
    throw new DomainError('IDENTITY_UNDER_AGE', `Nobody under ${minimum} may play here.`, { minimum: String(minimum) });
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const check: Given = {
      level: 2,
      fullName: given.full_name.replaceAll(/\s+/g, ' '),
      bornOn: given.date_of_birth,
      documentKind: given.document_kind,
      documentCountry: given.document_country,
      documentExpiresOn: given.document_expires_on ?? null,
      locale: given.locale,
    };
    return keepDraft(ctx, tx, userId, check, normalNumber(given.document_number));
  });
}

/**
 * Begins a check of the source of funds, or changes its draft. Whose money it is stands in the identity that was approved before.
 * @throws DomainError STATE_CONFLICT without one, and while one is submitted
 */
export async function startFundsCheck(
  ctx: Context,
  { userId }: Caller,
  given: z.output<typeof startFunds.body> & { locale: Locale },
): Promise<IdentityCheck> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const [known] = await tx
      .select()
      .from(identityChecks)
      .where(
        and(eq(identityChecks.userId, userId), eq(identityChecks.level, 2), eq(identityChecks.status, 'APPROVED')),
      );
    if (!known || !counts(known, ctx.now()))
      throw new DomainError('STATE_CONFLICT', 'Where money comes from is checked once it is known whose it is.');
    const check: Given = {
      level: 3,
      fullName: known.fullName,
      bornOn: known.bornOn,
      documentKind: given.document_kind,
      documentCountry: known.documentCountry,
      documentExpiresOn: null,
      locale: given.locale,
    };
    return keepDraft(ctx, tx, userId, check, null);
  });
}
