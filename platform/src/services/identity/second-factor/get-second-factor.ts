import type { SecondFactor } from '@kozyr/contracts/second-factor';
import { and, eq, isNull } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { recoveryCodes, secondFactors } from '../../../db/schema/second-factor';

/** What a player without a second factor is shown. */
export const NO_FACTOR: SecondFactor = { enabled: false, since: null, recovery_codes_left: 0 };

/** How things stand with the caller's second factor; one that waits for its first code is off. */
export async function getSecondFactor(ctx: Context, { userId }: Caller): Promise<SecondFactor> {
  const [row] = await ctx.db
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  if (!row?.confirmedAt) return NO_FACTOR;
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const left = await ctx.db.$count(recoveryCodes, unused);
  return { enabled: true, since: row.confirmedAt.toISOString(), recovery_codes_left: left };
}
