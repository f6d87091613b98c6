import {
  type GatewayPayment,
  gatewayEventSchema,
  gatewayPaymentSchema,
  SIGNATURE_HEADER,
} from '@kozyr/contracts/payment-gateway';
import * as z from 'zod/mini';
import { isSigned, sign } from '../../signature';
import { ForgedEvent, GatewayUnavailable, type PaymentGateway } from './port';

export type HostedGatewaySettings = {
  /** Where it is, server to server. */
  url: string;
  /** The merchant's secret, which signs both ways. */
  secret: string;
  now: () => Date;
  /** Longest wait for an answer, ms; a player's own look at a deposit waits at most 2 s of it. */
  timeout?: number;
};

/**
 * The adapter for any gateway that speaks contracts/payment-gateway: the sandbox and a real one differ by address and secret.
 * What it throws names no payment: that id is the key of the payer's page, and errors are logged.
 */
export function hostedGateway({ url, secret, now, timeout = 5_000 }: HostedGatewaySettings): PaymentGateway {
  const call = async (path: string, within: number, body?: string): Promise<GatewayPayment | null> => {
    const method = body === undefined ? 'GET' : 'POST';
    try {
      const answer = await fetch(new URL(path, url), {
        method,
        headers: {
          [SIGNATURE_HEADER]: sign(secret, { method, path, body: body ?? '' }, now()),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(within),
      });
      if (body === undefined && answer.status === 404) return null;
      if (!answer.ok) throw new GatewayUnavailable(`The payment gateway answered ${answer.status} to a ${method}.`);
      return z.parse(gatewayPaymentSchema, await answer.json());
    } catch (error) {
      if (error instanceof GatewayUnavailable) throw error;
      throw new GatewayUnavailable(`The payment gateway did not answer a ${method} rightly.`, { cause: error });
    }
  };
  return {
    name: 'hosted',
    open: async (payment) => {
      const opened = await call('/v1/payments', timeout, JSON.stringify(payment));
      if (!opened) throw new GatewayUnavailable('The payment gateway opened nothing.');
      return opened;
    },
    find: (id) => call(`/v1/payments/${encodeURIComponent(id)}`, Math.min(timeout, 2_000)),
    readEvent: (path, body, signature) => {
      if (!isSigned(secret, { method: 'POST', path, body }, signature, now()))
        throw new ForgedEvent('The signature of this event is missing, wrong or too old.');
      return z.parse(gatewayEventSchema, JSON.parse(body.toString('utf8')));
    },
  };
}
