import type { Transporter } from 'nodemailer';
import { DeliveryError, type MessageAdapter } from './port';

const TIMEOUT_MS = 10_000;

/** The first sentence of a message, which says what it is about. */
function subjectOf(body: string): string {
  const [first = body] = body.split(/(?<=[.!?])\s/);
  return first.slice(0, 120);
}

/** An SMTP reply of 5xx is final; anything else (4xx, a broken connection, silence) may be tried again. RFC 5321, 4.2.1. */
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
}

/**
 * Sends email by SMTP. The message's id becomes its Message-ID, so that a mail server knows a repeat.
 * @param url smtp://user:password@host:587 (STARTTLS where offered) or smtps://…:465
 * @param from address, with or without a name: "Kozyr <no-reply@kozyr.example>"
 */
export function smtpAdapter(url: string, from: string): MessageAdapter {
  let opened: Promise<Transporter> | null = null;
  // Loaded with the first message: most starts of the process need none of it.
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    deliver: async ({ id, to, locale, body }) => {
      const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
      const mail = { from, to, subject: subjectOf(body), text: body, messageId: `<${id}@${domain}>` };
      const headers = { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' };
      try {
        opened ??= open();
        const transport = await opened;
        await transport.sendMail({ ...mail, headers });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new DeliveryError(`the mail server did not take it: ${reason}`, !isFinal(error));
      }
    },
  };
}
