import { MAX_SIGNATURES } from '@kozyr/contracts/payment-gateway';
import * as z from 'zod/mini';
import { secret } from './setting-fields';

/** One secret, or those of an exchange separated by commas, the new one first. */
export const secrets = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',').map((one) => one.trim())),
  ),
  z.array(secret).check(z.maxLength(MAX_SIGNATURES, `must have at most ${MAX_SIGNATURES} secrets`)),
);
