import type { Env } from '../../env';
import { httpAdapter } from './http-adapter';
import type { Channel, MessageAdapter } from './port';
import { smtpAdapter } from './smtp-adapter';
import { twilioAdapter } from './twilio-adapter';

type Settings = Pick<
  Env,
  | 'MESSAGE_GATEWAY_URL'
  | 'MESSAGE_GATEWAY_KEY'
  | 'SMTP_URL'
  | 'SMTP_FROM'
  | 'TWILIO_API_URL'
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_AUTH_TOKEN'
  | 'TWILIO_FROM'
>;

/** The embedded default: messages stay in outbox_messages, where the outbox page shows them as a phone would. */
const outboxAdapter: MessageAdapter = { deliver: async () => undefined };

/**
 * What carries a channel, by the settings: email by SMTP, SMS and calls by Twilio's protocol, each when it is set; else the
 * one gateway that takes everything; else the table is the delivery.
 */
export function carrierOf(env: Settings, channel: Channel): 'smtp' | 'twilio' | 'gateway' | 'table' {
  if (channel === 'email' && env.SMTP_URL && env.SMTP_FROM) return 'smtp';
  if (channel !== 'email' && env.TWILIO_ACCOUNT_SID && env.TWILIO_AUTH_TOKEN && env.TWILIO_FROM) return 'twilio';
  return env.MESSAGE_GATEWAY_URL && env.MESSAGE_GATEWAY_KEY ? 'gateway' : 'table';
}

function adapterOf(env: Settings, channel: Channel): MessageAdapter {
  switch (carrierOf(env, channel)) {
    case 'smtp':
      return smtpAdapter(env.SMTP_URL ?? '', env.SMTP_FROM ?? '');
    case 'twilio':
      return twilioAdapter({
        api: env.TWILIO_API_URL.replace(/\/$/, ''),
        account: env.TWILIO_ACCOUNT_SID ?? '',
        token: env.TWILIO_AUTH_TOKEN ?? '',
        from: env.TWILIO_FROM ?? '',
      });
    case 'gateway':
      return httpAdapter(env.MESSAGE_GATEWAY_URL ?? '', env.MESSAGE_GATEWAY_KEY ?? '');
    case 'table':
      return outboxAdapter;
  }
}

/** An adapter for each channel. Make them once: some keep connections. */
export function messageAdapters(env: Settings): Record<Channel, MessageAdapter> {
  return { sms: adapterOf(env, 'sms'), call: adapterOf(env, 'call'), email: adapterOf(env, 'email') };
}
