import { withDeadline } from '@kozyr/contracts/deadline';
import { DeliveryError, type MessageAdapter } from './port';

const TIMEOUT_MS = 5_000;

/**
 * Posts each message to a gateway: `POST {url}`, `authorization: Bearer {key}`, `idempotency-key: {id}`, JSON body
 * `{id, channel, to, locale, body}`. 2xx is taken; 408, 425, 429, 5xx and silence are tried again; any other answer is final.
 */
export function httpAdapter(url: string, key: string): MessageAdapter {
  return {
    deliver: async (message) => {
      const answer = await withDeadline(TIMEOUT_MS, async (signal) => {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'idempotency-key': message.id,
          },
          body: JSON.stringify(message),
          signal,
        });
        // What it says beside its status is not read: a taken message whose answer breaks off is not sent twice.
        response.body?.cancel().catch(() => undefined);
        return response;
      }).catch((error: unknown) => {
        throw new DeliveryError(`no answer: ${error instanceof Error ? error.message : String(error)}`, true);
      });
      if (answer.ok) return;
      const retry = answer.status >= 500 || [408, 425, 429].includes(answer.status);
      throw new DeliveryError(`the gateway answered ${answer.status}`, retry);
    },
  };
}
