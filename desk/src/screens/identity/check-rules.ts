import type { Tone } from '@desk/components/feedback/badge';
import type { Asked } from '@desk/lib/address/use-address';
import { type IdentityCheckStatus, identityCheckStatusSchema } from '@kozyr/contracts/identity';
import * as z from 'zod/mini';

/** The choice of the list that asks for every check; none asks for those that wait for an operator. */
export const EVERY_CHECK = 'all';

type Wanted = { status?: IdentityCheckStatus; waiting?: 'operator'; player?: string };

/** What the list asks the platform. Nothing chosen: what waits for an operator, or every check of a player who is named. */
export function wantedChecks({ status, player }: Asked): Wanted {
  const of = player ? { player } : {};
  const chosen = z.safeParse(identityCheckStatusSchema, status);
  if (chosen.success) return { ...of, status: chosen.data };
  return status === EVERY_CHECK || player ? of : { waiting: 'operator' };
}

/** What may be done with a check, as the platform has it: an approval can be taken back, even one that counts no more. */
export function actsOn(status: IdentityCheckStatus): { approve: boolean; deny: boolean } {
  return {
    approve: status === 'SUBMITTED',
    deny: status === 'SUBMITTED' || status === 'APPROVED' || status === 'EXPIRED',
  };
}

/** The colour beside the word of a state. */
export const CHECK_TONES: Readonly<Record<IdentityCheckStatus, Tone>> = {
  DRAFT: 'plain',
  SUBMITTED: 'warn',
  APPROVED: 'good',
  DENIED: 'bad',
  EXPIRED: 'plain',
};
