import { withDeadline } from '@kozyr/contracts/deadline';
import { DeliveryError } from '../messages/port';
import type { PushAdapter, WebDevice } from './port';

const TIMEOUT_MS = 10_000;

/** Who sends, as push services know them. */
export type Vapid = { subject: string; publicKey: string; privateKey: string };

/**
 * Web push (RFC 8030): posts each message, encrypted for its browser alone (RFC 8291), to where the browser's push service takes it, signed by
 * VAPID (RFC 8292). 2xx is taken; 404 and 410: the device is gone; 408, 429, 5xx and silence are tried again; any other answer is final. It
 * follows no redirect: an address that was allowed leads nowhere else.
 */
export function webPushAdapter(vapidDetails: Vapid): PushAdapter<WebDevice> {
  return {
    deliver: async ({ endpoint, p256dh, auth }, message, ttl) => {
      // Loaded with the first push: most starts of the process need none of it.
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails,
          TTL: ttl,
          contentEncoding: 'aes128gcm',
          urgency: 'normal',
          topic: message.id.replaceAll('-', ''),
        },
      );
      const sent = new Headers();
      // fetch counts the body itself.
      for (const [name, value] of Object.entries(headers)) if (name !== 'Content-Length') sent.set(name, String(value));
      const answer = await withDeadline(TIMEOUT_MS, async (signal) => {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: sent,
          body: body ? new Uint8Array(body) : null,
          redirect: 'manual',
          signal,
        });
        // What it says beside its status is not read: a taken push whose answer breaks off is not sent twice.
        response.body?.cancel().catch(() => undefined);
        return response;
      }).catch((error: unknown) => {
        throw new DeliveryError(`no answer: ${error instanceof Error ? error.message : String(error)}`, true);
      });
      if (answer.ok) return 'taken';
      if (answer.status === 404 || answer.status === 410) return 'gone';
      const retry = answer.status >= 500 || answer.status === 408 || answer.status === 429;
      throw new DeliveryError(`the push service answered ${answer.status}`, retry);
    },
  };
}
