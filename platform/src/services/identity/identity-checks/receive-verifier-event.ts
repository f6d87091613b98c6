import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import { identityChecks } from '../../../db/schema/identity';
import { DomainError } from '../../../errors';
import type { IdentityVerifier, VerifierEvent } from '../../../gateways/identity/port';
import { lookAfterCheck } from './look-after-checks';

/**
 * Takes in a verifier's event whose signature is good: the verifier is asked what came of the check. One that comes again, late or for a
 * check that is decided changes nothing; where the verifier does not answer, the job asks it later.
 * @throws DomainError NOT_FOUND for a check that is not ours, BAD_REQUEST for one that the verifier knows by another name
 */
export async function receiveVerifierEvent(
  ctx: Context,
  verifier: IdentityVerifier,
  { check, reference }: VerifierEvent,
): Promise<void> {
  const id = z.uuid().safeParse(check).data;
  const [row] = id === undefined ? [] : await ctx.db.select().from(identityChecks).where(eq(identityChecks.id, id));
  if (!row) throw new DomainError('NOT_FOUND', 'There is no such check.');
  // Told before what it is called was written down: the job sees to it.
  if (row.reference === null || row.verifier !== verifier.name) return;
  if (row.reference !== reference) throw new DomainError('BAD_REQUEST', 'The verifier calls this check otherwise.');
  if (row.status === 'SUBMITTED') await lookAfterCheck(ctx, verifier, row);
}
