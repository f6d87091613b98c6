import type { Secrets } from '@kozyr/kit/exchanged-secrets';

/**
 * What is opened by one of the secrets of an exchange, tried in their order.
 * @param open opens by one secret, and throws where it is another's
 * @throws what the first secret led to, where none opens
 */
export function byEachSecret<Value>(secrets: Secrets, open: (secret: string) => Value): Value {
  const failures: unknown[] = [];
  for (const secret of [secrets].flat())
    try {
      return open(secret);
    } catch (error) {
      failures.push(error);
    }
  throw failures[0] ?? new Error('There is no secret to open anything with.');
}
