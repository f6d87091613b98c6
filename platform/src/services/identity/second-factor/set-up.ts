import type { SecondFactorSetup } from '@kozyr/contracts/second-factor';
import { eq, isNull } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { Caller, Context } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { secondFactors } from '../../../db/schema/second-factor';
import { DomainError } from '../../../errors';
import { setupEndsAt, setupUri } from '../../kernel/second-factor/rules';
import { sealSecret } from '../../kernel/second-factor/sealed-secret';
import { requirePassword, type Typed } from '../accounts/require-password';

/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;

/**
 * Makes the secret of a second factor, which is on only once it is confirmed. One that was made before and not confirmed is forgotten.
 * @throws DomainError PASSWORD_WRONG, TOO_MANY_REQUESTS; STATE_CONFLICT when a factor is on
 */
export async function setUpSecondFactor(ctx: Context, caller: Caller, typed: Typed): Promise<SecondFactorSetup> {
  const { userId } = caller;
  const { right } = await requirePassword(ctx, caller, typed);
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const madeAt = ctx.now();
  const sealedSecret = sealSecret(ctx.env.SECOND_FACTOR_SECRET, userId, secret);
  const made = await ctx.db
    .insert(secondFactors)
    .values({ userId, sealedSecret, madeAt })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, madeAt },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  await right();
  if (made.length === 0) throw new DomainError('STATE_CONFLICT', 'A second factor is on already.');
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const uri = setupUri(secret, user?.phone ?? user?.email ?? userId);
  return { secret, uri, valid_until: setupEndsAt(madeAt).toISOString() };
}
