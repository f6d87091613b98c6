/** A message to a player, whatever carries it. */
export type Message = {
  id: string;
  channel: 'sms' | 'email' | 'call';
  /** E.164 digits without plus, or an email address. */
  to: string;
  body: string;
};

/** What carries messages out of the house. */
export type MessageAdapter = {
  /** True where the table itself is the delivery, so that nothing remains to be sent. */
  keepsInTable: boolean;
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
