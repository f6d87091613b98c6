import type { Tone } from '@desk/components/feedback/badge';
import type { Asked } from '@desk/lib/address/use-address';
import { type HarmCaseStatus, harmCaseStatusSchema } from '@kozyr/contracts/operator/harm';
import * as z from 'zod/mini';

/** The choice of the list that asks for every case; none asks for open ones. */
export const EVERY_CASE = 'all';

type Wanted = { status?: HarmCaseStatus; player?: string };

/** What the list asks the platform. Nothing chosen: open cases, or every case of a player who is named. */
export function wantedCases({ status, player }: Asked): Wanted {
  const of = player ? { player } : {};
  const chosen = z.safeParse(harmCaseStatusSchema, status);
  if (chosen.success) return { ...of, status: chosen.data };
  return status === EVERY_CASE || player ? of : { status: 'OPEN' };
}

/** The colour beside what a signal weighs. @param weight 1 to 3 */
export function weightTone(weight: number): Tone {
  if (weight >= 3) return 'bad';
  return weight === 2 ? 'warn' : 'plain';
}
