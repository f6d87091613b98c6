import type { TotpSetup } from '@kozyr/contracts/operator/sign-in';
import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { operatorSecondFactors } from '../../../../db/schema/operator-sign-in';
import { DomainError } from '../../../../errors';
import { normalCode, setupEndsAt, setupUri, stepOf } from '../../../kernel/second-factor/rules';
import { openSecret, sealSecret } from '../../../kernel/second-factor/sealed-secret';
import { wrongFactor } from '../../../kernel/second-factor/with-second-factor';

/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;

/** Makes the secret of an app for an operator who is locked. What was set up stays until its first code. */
export async function prepareApp(
  ctx: Context,
  tx: Queryable,
  { id, name }: { id: string; name: string },
): Promise<TotpSetup> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const pending = { pendingSecret: sealSecret(ctx.env.SECOND_FACTOR_SECRET, id, secret), pendingAt: ctx.now() };
  await tx
    .insert(operatorSecondFactors)
    .values({ operatorId: id, ...pending })
    .onConflictDoUpdate({ target: operatorSecondFactors.operatorId, set: pending });
  return { secret, uri: setupUri(secret, `${name} (desk)`) };
}

/** Sets the app up that waits, by its first code, for an operator who is locked. @throws DomainError STATE_CONFLICT, SECOND_FACTOR_WRONG */
export async function confirmApp(ctx: Context, tx: Queryable, operatorId: string, code: string): Promise<void> {
  const now = ctx.now();
  const own = eq(operatorSecondFactors.operatorId, operatorId);
  const [row] = await tx.select().from(operatorSecondFactors).where(own);
  if (!row?.pendingSecret || !row.pendingAt || setupEndsAt(row.pendingAt) <= now)
    throw new DomainError('STATE_CONFLICT', 'No app waits for its first code: set one up anew.', {
      why: 'no_app_waits',
    });
  const secret = openSecret(ctx.env.SECOND_FACTOR_SECRET, operatorId, row.pendingSecret);
  const step = stepOf(secret, normalCode(code), now, null);
  if (step === null) throw wrongFactor();
  const confirmed = { sealedSecret: row.pendingSecret, confirmedAt: now, lastStep: step };
  await tx
    .update(operatorSecondFactors)
    .set({ ...confirmed, pendingSecret: null, pendingAt: null })
    .where(own);
}
