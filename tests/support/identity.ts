import { randomUUID } from 'node:crypto';
import type { TestPlatform } from './platform';

type Headers = { authorization: string };

/** A withdrawal that a player asks for; major units. */
export const withdrawAs = (platform: TestPlatform, headers: Headers, amount: string) =>
  platform.app.inject({
    method: 'POST',
    url: '/payments/withdrawals',
    headers,
    body: { amount, recipient_name: 'Ada Lovelace', idempotency_key: randomUUID(), return_path: '/uk/cashbox' },
  });
