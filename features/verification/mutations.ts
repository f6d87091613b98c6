import { initVerification, verifyVerification } from '@kozyr/contracts/verifications';
import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

const params = { token_type: 'phone' } as const;

/** Lets the platform call a phone (spec §7). Answers in how many seconds it may be asked to again; within them it does not call. */
export const initVerificationMutation = mutationOptions({
  mutationKey: ['init-verification'],
  mutationFn: (body: z.input<typeof initVerification.body>) => call(initVerification, { params, body }),
});

/** Confirms the call by its digits (spec §7). The phone may be new to the player: they are asked for anew. */
export const verifyVerificationMutation = mutationOptions({
  mutationKey: ['verify-verification'],
  mutationFn: (body: z.input<typeof verifyVerification.body>) => call(verifyVerification, { params, body }),
  meta: { invalidates: [keys.user()] },
});
