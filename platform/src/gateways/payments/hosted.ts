import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import {
  cardRevocationSchema,
  gatewayCardSchema,
  gatewayEventSchema,
  gatewayPaymentSchema,
  gatewayPayoutSchema,
  gatewayRefusalSchema,
  gatewayStatementSchema,
  SIGNATURE_HEADER,
} from '@kozyr/contracts/payment-gateway';
import { paymentMethodKindSchema } from '@kozyr/contracts/payments';
import { isSigned, sign, signatureIn } from '@kozyr/kit/signature';
import * as z from 'zod/mini';
import type { OutsideCall } from '../outside-fetch';
import { ForgedEvent, GatewayRefused, GatewayUnavailable, type PaymentGateway } from './port';

export type HostedGatewaySettings = {
  /** Its name in our webhook addresses. */
  name: string;
  /** Where it is, server to server; a path in it is the front door's, not signed. */
  url: string;
  /** The merchant's secrets, which sign both ways; more than one while they are exchanged. */
  secrets: readonly string[];
  /** Told the secret that verified a webhook. */
  used?: (secret: string) => void;
  now: () => Date;
  /** How an address is asked: by outsideFetch where an operator wrote it. */
  fetch?: (address: string, init: OutsideCall & { redirect: 'error' }) => Promise<Response>;
  /** Longest wait for an answer, ms; a player's own look at a deposit waits at most 2 s of it. */
  timeout?: number;
};

/** The gateway's own no, by the status that belongs to it; null for any other answer, whoever gave it. */
async function refusalIn(answer: Response): Promise<GatewayRefused['code'] | 'not_found' | null> {
  if (answer.status !== 404 && answer.status !== 409 && answer.status !== 422) return null;
  const { error } = z.parse(gatewayRefusalSchema, await answer.json());
  if (answer.status === 404) return error === 'not_found' ? error : null;
  if (answer.status === 409) return error === 'conflict' ? error : null;
  return error === 'invalid' || error === 'unknown_card' ? 'invalid' : null;
}

/**
 * The adapter for any gateway that speaks contracts/payment-gateway: the sandbox and a real one differ by address and secret.
 * What it throws names no payment and no card: such an id is the key of the payer's page, and errors are logged.
 */
export function hostedGateway({
  name,
  url,
  secrets,
  now,
  used,
  fetch = globalThis.fetch,
  timeout = 5_000,
}: HostedGatewaySettings): PaymentGateway {
  const call = async (path: string, within: number, body?: string): Promise<unknown> => {
    const method = body === undefined ? 'GET' : 'POST';
    try {
      return await withDeadline(within, async (signal) => {
        const answer = await fetch(`${url.replace(/\/$/, '')}${path}`, {
          method,
          headers: {
            ...PLAIN_BODY,
            [SIGNATURE_HEADER]: sign(secrets, { method, path, body: body ?? '' }, now()),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body }),
          redirect: 'error',
          signal,
        });
        const refusal = await refusalIn(answer);
        if (refusal === 'not_found' && method === 'GET') return null;
        if (refusal === 'conflict' || refusal === 'invalid') throw new GatewayRefused(refusal);
        if (!answer.ok) throw new GatewayUnavailable(`The payment gateway answered ${answer.status} to a ${method}.`);
        return await answer.json();
      });
    } catch (error) {
      if (error instanceof GatewayUnavailable) throw error;
      throw new GatewayUnavailable(`The payment gateway did not answer a ${method} rightly.`, { cause: error });
    }
  };
  const read = <T extends z.ZodMiniType>(schema: T, answer: unknown): z.output<T> => {
    const parsed = z.safeParse(schema, answer);
    if (!parsed.success) throw new GatewayUnavailable('The payment gateway answered what the protocol does not say.');
    return parsed.data;
  };
  const get = async <T extends z.ZodMiniType>(
    schema: T,
    path: readonly string[],
    within = Math.min(timeout, 2_000),
  ): Promise<z.output<T> | null> => {
    const answer = await call(`/v1/${path.map(encodeURIComponent).join('/')}`, within);
    return answer === null ? null : read(schema, answer);
  };
  const send = async <T extends z.ZodMiniType>(schema: T, path: string, body: unknown): Promise<z.output<T>> =>
    read(schema, await call(`/v1/${path}`, timeout, JSON.stringify(body)));
  return {
    name,
    can: { methods: paymentMethodKindSchema.options, statesChargebacks: true },
    open: (payment) => send(gatewayPaymentSchema, 'payments', payment),
    find: (id) => get(gatewayPaymentSchema, ['payments', id]),
    findByReference: (reference) => get(gatewayPaymentSchema, ['payments', 'by-reference', reference]),
    revokeCard: async (token) => {
      try {
        await send(cardRevocationSchema, 'kept-cards/revocations', { card_token: token });
      } catch (error) {
        if (!(error instanceof GatewayRefused)) throw error;
      }
    },
    openCard: (card) => send(gatewayCardSchema, 'cards', card),
    findCard: (id) => get(gatewayCardSchema, ['cards', id]),
    payOut: (payout) => send(gatewayPayoutSchema, 'payouts', payout),
    findPayout: (id) => get(gatewayPayoutSchema, ['payouts', id]),
    findPayoutByReference: (reference) => get(gatewayPayoutSchema, ['payouts', 'by-reference', reference]),
    statement: async (day, cursor) => {
      const path = ['statement', day, ...(cursor === undefined ? [] : [cursor])];
      const page = await get(gatewayStatementSchema, path, timeout);
      if (!page) throw new GatewayUnavailable('The payment gateway has no statements.');
      return page;
    },
    readEvent: async ({ path, body, headers }) => {
      if (!`${headers['content-type']}`.startsWith('application/json')) throw new Error('An event comes as JSON.');
      const signature = signatureIn(headers);
      const secret = secrets.find((one) => isSigned(one, { method: 'POST', path, body }, signature, now()));
      if (secret === undefined) throw new ForgedEvent('The signature of this event is missing, wrong or too old.');
      used?.(secret);
      return z.parse(gatewayEventSchema, JSON.parse(body.toString('utf8')));
    },
  };
}
