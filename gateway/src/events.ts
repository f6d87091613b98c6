import { randomUUID } from 'node:crypto';
import type { GatewayEvent } from '@kozyr/contracts/payment-gateway';
import { addSeconds } from 'date-fns';
import type pg from 'pg';

type EventFields<T> = T extends GatewayEvent ? Omit<T, 'event_id' | 'occurred_at'> : never;
type QueuedEvent = {
  /** Id of the payment, card or payout it is about. */
  subjectId: string;
  callbackUrl: string;
  event: EventFields<GatewayEvent>;
  /** Seconds from now to each delivery; several: the same event is delivered several times. */
  delays: readonly number[];
  now: Date;
};

/** Queues an event for its merchant, in the transaction of what happened: both stand, or neither. */
export async function queueEvent(
  client: pg.PoolClient,
  { subjectId, callbackUrl, event: fields, delays, now }: QueuedEvent,
): Promise<void> {
  const event: GatewayEvent = { event_id: `evt_${randomUUID()}`, occurred_at: now.toISOString(), ...fields };
  for (const seconds of delays)
    await client.query(
      'insert into deliveries (event_id, subject_id, callback_url, receiver, body, due_at) values ($1, $2, $3, $4, $5, $6)',
      [
        event.event_id,
        subjectId,
        callbackUrl,
        new URL(callbackUrl).origin,
        JSON.stringify(event),
        addSeconds(now, seconds),
      ],
    );
}
