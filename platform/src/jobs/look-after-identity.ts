import type { Context } from '../context';
import { identityVerifier } from '../gateways/identity/verifiers';
import { expireChecks } from '../services/identity/identity-checks/expire-checks';
import { lookAfterChecks } from '../services/identity/identity-checks/look-after-checks';

/** Moves submitted checks of identity on, and ends those whose time is over. Answers how many of each. */
export async function lookAfterIdentity(ctx: Context): Promise<Record<string, number>> {
  return { ...(await lookAfterChecks(ctx, identityVerifier(ctx))), ...(await expireChecks(ctx)) };
}
