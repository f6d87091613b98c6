import { eraseAccount } from '@kozyr/contracts/erasure';
import { exportOwnData } from '@kozyr/contracts/own-data';
import { changePassword } from '@kozyr/contracts/passwords';
import { endOtherSignIns } from '@kozyr/contracts/sessions';
import { addPhone, verifyPhone } from '@kozyr/contracts/verifications';
import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { download } from '@/lib/api/download';
import { keys } from '@/lib/query/keys';

/** Changes the password (spec §7); every other session of the player ends by it. */
export const changePasswordMutation = mutationOptions({
  mutationKey: ['change-password'],
  mutationFn: (body: z.input<typeof changePassword.body>) => call(changePassword, { body }),
  meta: { invalidates: [keys.signIns()] },
});

/** Ends every other session of the player; answers how many there were. */
export const endOtherSignInsMutation = mutationOptions({
  mutationKey: ['end-other-sign-ins'],
  mutationFn: () => call(endOtherSignIns, {}),
  meta: { invalidates: [keys.signIns()] },
});

/** Sends a code to a phone that shall be the player's (spec §7); without SMS the phone is theirs at once. */
export const addPhoneMutation = mutationOptions({
  mutationKey: ['add-phone'],
  mutationFn: (body: z.input<typeof addPhone.body>) => call(addPhone, { body }),
  meta: { invalidates: [keys.user()] },
});

/** Adds the phone by its code (spec §7). */
export const verifyPhoneMutation = mutationOptions({
  mutationKey: ['verify-phone'],
  mutationFn: (body: z.input<typeof verifyPhone.body>) => call(verifyPhone, { body }),
  meta: { invalidates: [keys.user()] },
});

/** Everything that is kept about the player, as a file. */
export const exportOwnDataMutation = mutationOptions({
  mutationKey: ['export-own-data'],
  mutationFn: (body: z.input<typeof exportOwnData.body>) => download(exportOwnData, { body }),
});

/** Erases the player's personal data for ever; every sign-in ends by it, this one too. */
export const eraseAccountMutation = mutationOptions({
  mutationKey: ['erase-account'],
  mutationFn: (body: z.input<typeof eraseAccount.body>) => call(eraseAccount, { body }),
});
