import { countryCodeSchema } from '@kozyr/contracts/countries';
import { phoneDigitsSchema, verifiedActionSchema } from '@kozyr/contracts/verifications';
import * as z from 'zod/mini';
import type { LastCall } from './types';

/** Names of texts below `verification.error`, as spec §5 writes them. */
type PhoneProblem = 'FILL_OUT_THIS_FIELD' | 'PHONE_INVALID_ERROR';

const phoneForm = z.object({
  token: z.string().check(z.minLength(1, 'FILL_OUT_THIS_FIELD'), z.regex(/^\d{10}$/, 'PHONE_INVALID_ERROR')),
  prefix: z.string().check(z.minLength(1, 'PHONE_INVALID_ERROR')),
});

/** What is wrong with the phone of a call, one thing at a time. Spec §5: required, exactly 10 digits, a prefix. */
export function phoneProblem(form: z.input<typeof phoneForm>): PhoneProblem | null {
  const parsed = phoneForm.safeParse(form);
  if (parsed.success) return null;
  return parsed.error.issues.some(({ message }) => message === 'FILL_OUT_THIS_FIELD')
    ? 'FILL_OUT_THIS_FIELD'
    : 'PHONE_INVALID_ERROR';
}

const KEY = 'kozyr-last-call';

const lastCallSchema = z.object({
  userId: z.string(),
  action: verifiedActionSchema,
  token: phoneDigitsSchema,
  countryCode: countryCodeSchema,
  nextAttemptAt: z.number(),
});

/** The last call as the tab remembers it; null for none, for somebody else's, and for what cannot be read. */
export function readLastCall(storage: Pick<Storage, 'getItem'>, userId: string): LastCall | null {
  try {
    const parsed = lastCallSchema.safeParse(JSON.parse(storage.getItem(KEY) ?? 'null'));
    return parsed.success && parsed.data.userId === userId ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Kept for this tab alone: it names a phone, and a shared computer is no place for that. */
export function keepLastCall(storage: Pick<Storage, 'setItem'>, call: LastCall): void {
  try {
    storage.setItem(KEY, JSON.stringify(call));
  } catch {
    // A browser that forbids storage asks the platform again, which knows the time as well.
  }
}
