import { MAX_SIGNATURES } from '@kozyr/contracts/payment-gateway';
import * as z from 'zod/mini';
import { isSameSecret } from './same-secret';
import { secret } from './setting-fields';

/** One secret, or those of an exchange: with the first one things are made, and what was made with any of them is taken. */
export type Secrets = string | readonly string[];

/** A setting of one secret, or of those of an exchange separated by commas. */
export const secrets = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',').map((one) => one.trim())),
  ),
  z.array(secret).check(z.maxLength(MAX_SIGNATURES, `must have at most ${MAX_SIGNATURES} secrets`)),
);

/** The one that things are made with. */
export function makingSecret(secrets: Secrets): string {
  const [first] = [secrets].flat();
  if (first === undefined) throw new Error('There is no secret to make things with.');
  return first;
}

/** Whether a caller's secret is one of these, in a time that says nothing of how near it came. */
export function isOneOf(given: string, secrets: Secrets): boolean {
  return [secrets].flat().filter((one) => isSameSecret(given, one)).length > 0;
}
