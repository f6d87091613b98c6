import type { Locale } from '@kozyr/contracts/locales';

export type Channel = 'sms' | 'email' | 'call';

/** A message to a player, whatever carries it. */
export type Message = {
  id: string;
  channel: Channel;
  /** E.164 digits without plus, or an email address. */
  to: string;
  /** The language of the body, so that a voice reads it rightly. */
  locale: Locale;
  body: string;
};

/** What carries messages to players. */
export type MessageAdapter = {
  /** @throws DeliveryError when the message was not taken. */
  deliver: (message: Message) => Promise<void>;
};

/** Not delivered. With retry it may be tried again; without, the gateway will never take this one. */
export class DeliveryError extends Error {
  constructor(
    message: string,
    readonly retry: boolean,
  ) {
    super(message);
    this.name = 'DeliveryError';
  }
}
