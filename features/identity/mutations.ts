import {
  startFundsCheck,
  startIdentityCheck,
  submitIdentityCheck,
  uploadIdentityPicture,
} from '@kozyr/contracts/identity';
import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import type { SentFile } from '@/lib/api/transport';
import { upload } from '@/lib/api/upload';
import { keys } from '@/lib/query/keys';

const meta = { invalidates: [keys.identity()] };

/** Begins a check of age and identity, or changes what was given for it. */
export const startIdentityMutation = mutationOptions({
  mutationKey: ['start-identity-check'],
  mutationFn: (body: z.input<typeof startIdentityCheck.body>) => call(startIdentityCheck, { body }),
  meta,
});

/** Begins a check of the source of funds. */
export const startFundsMutation = mutationOptions({
  mutationKey: ['start-funds-check'],
  mutationFn: (body: z.input<typeof startFundsCheck.body>) => call(startFundsCheck, { body }),
  meta,
});

type Picture = z.input<typeof uploadIdentityPicture.params> & SentFile;

/** Sends one picture; answers the check with it. */
export const sendPictureMutation = mutationOptions({
  mutationKey: ['send-identity-picture'],
  mutationFn: ({ id, side, file, onProgress }: Picture) =>
    upload(uploadIdentityPicture, { params: { id, side } }, { file, onProgress }),
  meta,
});

/** Hands a check over to be decided. */
export const submitCheckMutation = mutationOptions({
  mutationKey: ['submit-identity-check'],
  mutationFn: (id: string) => call(submitIdentityCheck, { params: { id } }),
  meta,
});
