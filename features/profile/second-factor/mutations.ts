import {
  confirmSecondFactor,
  disableSecondFactor,
  replaceRecoveryCodes,
  setUpSecondFactor,
} from '@kozyr/contracts/second-factor';
import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** Makes the secret for the app, by the password; nothing is on yet. */
export const setUpFactorMutation = mutationOptions({
  mutationKey: ['set-up-second-factor'],
  mutationFn: (body: z.input<typeof setUpSecondFactor.body>) => call(setUpSecondFactor, { body }),
});

/** Turns the factor on; every other session of the player ends by it. Answers the recovery codes, this once. */
export const confirmFactorMutation = mutationOptions({
  mutationKey: ['confirm-second-factor'],
  mutationFn: (body: z.input<typeof confirmSecondFactor.body>) => call(confirmSecondFactor, { body }),
  meta: { invalidates: [keys.secondFactor(), keys.signIns()] },
});

/** Ten new recovery codes in place of those there were. */
export const replaceCodesMutation = mutationOptions({
  mutationKey: ['replace-recovery-codes'],
  mutationFn: (body: z.input<typeof replaceRecoveryCodes.body>) => call(replaceRecoveryCodes, { body }),
  meta: { invalidates: [keys.secondFactor()] },
});

/** Turns the factor off, by the password and a code. */
export const disableFactorMutation = mutationOptions({
  mutationKey: ['disable-second-factor'],
  mutationFn: (body: z.input<typeof disableSecondFactor.body>) => call(disableSecondFactor, { body }),
  meta: { invalidates: [keys.secondFactor()] },
});
