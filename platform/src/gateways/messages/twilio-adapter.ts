import { withDeadline } from '@kozyr/contracts/deadline';
import type { Locale } from '@kozyr/contracts/locales';
import { DeliveryError, type MessageAdapter } from './port';

const TIMEOUT_MS = 10_000;

/** Languages of the gateway's voices. It has none for Kazakh: most who hear it know Russian letters, so that voice reads. */
const VOICES: Record<Locale, string> = { uk: 'uk-UA', ru: 'ru-RU', en: 'en-US', kk: 'ru-RU' };

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** What the voice does when the player answers: waits a breath, then reads. */
function spokenDocument(body: string, locale: Locale): string {
  return `<Response><Pause length="1"/><Say language="${VOICES[locale]}">${escapeXml(body)}</Say></Response>`;
}

/**
 * SMS and voice calls by Twilio's documented HTTP API of 2010-04-01: forms to /Accounts/{sid}/Messages.json and
 * /Accounts/{sid}/Calls.json with Basic authentication. 201 is taken; 429, 5xx and silence are tried again; any other answer
 * is final.
 * @param settings.api where it is, e.g. https://api.twilio.com
 * @param settings.from a number in E.164, or a sender's name (SMS alone)
 */
export function twilioAdapter(settings: { api: string; account: string; token: string; from: string }): MessageAdapter {
  const { api, account, token, from } = settings;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    deliver: async ({ id, channel, to, locale, body }) => {
      const call = channel === 'call';
      const address = `${api}/2010-04-01/Accounts/${encodeURIComponent(account)}/${call ? 'Calls' : 'Messages'}.json`;
      const form = { To: `+${to}`, From: from, ...(call ? { Twiml: spokenDocument(body, locale) } : { Body: body }) };
      const answer = await withDeadline(TIMEOUT_MS, async (signal) => {
        const response = await fetch(address, {
          method: 'POST',
          headers: { authorization, 'i-twilio-idempotency-token': id },
          body: new URLSearchParams(form),
          signal,
        });
        // What it says beside its status is not read: a taken message whose answer breaks off is not sent twice.
        response.body?.cancel().catch(() => undefined);
        return response;
      }).catch((error: unknown) => {
        throw new DeliveryError(`no answer: ${error instanceof Error ? error.message : String(error)}`, true);
      });
      if (answer.ok) return;
      throw new DeliveryError(`the gateway answered ${answer.status}`, answer.status >= 500 || answer.status === 429);
    },
  };
}
