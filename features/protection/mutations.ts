import { closeAccount, excludeSelf, startTimeOut } from '@kozyr/contracts/protection';
import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '@/lib/api/call';

/** Begins a time-out. Every sign-in of the player ends by it, this one too. */
export const startTimeOutMutation = mutationOptions({
  mutationKey: ['start-time-out'],
  mutationFn: (body: z.input<typeof startTimeOut.body>) => call(startTimeOut, { body }),
});

/** Begins a self-exclusion; the same follows. */
export const excludeSelfMutation = mutationOptions({
  mutationKey: ['exclude-self'],
  mutationFn: (body: z.input<typeof excludeSelf.body>) => call(excludeSelf, { body }),
});

/** Closes the account for ever; the same follows. */
export const closeAccountMutation = mutationOptions({
  mutationKey: ['close-account'],
  mutationFn: (body: z.input<typeof closeAccount.body>) => call(closeAccount, { body }),
});
