import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import * as z from 'zod/mini';
import type { OutsideCall } from '../../outside-fetch';
import { GatewayRefused, GatewayUnavailable } from '../port';
import { type Order, orderSchema } from './order';
import { type Signable, signatureOf, signerOf } from './signature';

const answerSchema = z.object({ response: z.record(z.string(), z.unknown()) });
const failureSchema = z.object({
  response_status: z.literal('failure'),
  error_code: z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((code) => Number(code)),
  ),
  error_message: z._default(z.string(), ''),
});

/** Codes of docs.fondy.io/gateway/direct-integration/response-codes that this adapter tells apart. */
const DUPLICATE = 1013;
const NOT_FOUND = 1018;
const WRONG_PARAMETER = [1007, 1009, 1011];

/** The order of this id stands already: what became of it is to be asked. */
export class OrderStands extends GatewayUnavailable {
  constructor() {
    super('The payment gateway has this order already.');
    this.name = 'OrderStands';
  }
}

/** Where it is, the merchant's number, the key to sign with, and the longest wait for an answer, ms. */
export type FondyWire = { url: string; merchant: string; signs: string; timeout: number; fetch: Fetch };

export type Fetch = (address: string, init: OutsideCall) => Promise<Response>;

/** JSON over POST within a deadline. @throws GatewayUnavailable */
export async function postJson(
  address: string,
  body: unknown,
  { within, fetch, headers = {} }: { within: number; fetch: Fetch; headers?: Record<string, string> },
): Promise<unknown> {
  try {
    return await withDeadline(within, async (signal) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { ...PLAIN_BODY, 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify(body),
        signal,
      });
      if (!answer.ok) throw new GatewayUnavailable(`The payment gateway answered ${answer.status}.`);
      return await answer.json();
    });
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    throw new GatewayUnavailable('The payment gateway did not answer rightly.', { cause: error });
  }
}

/** What a failure says: null where the order is not known. Nothing was begun by a call that failed so. */
function refusalIn(response: Signable): null {
  const failure = z.parse(failureSchema, response);
  if (failure.error_code === NOT_FOUND) return null;
  if (failure.error_code === DUPLICATE) throw new OrderStands();
  if (WRONG_PARAMETER.includes(failure.error_code) && /rectoken/i.test(failure.error_message))
    throw new GatewayRefused('invalid');
  // The merchant's own settings are wrong, or the gateway is: a person has to look, and no card is forgotten for it.
  throw new GatewayUnavailable(`The payment gateway refused a call by its code ${failure.error_code}.`);
}

/** One signed call of the protocol. @returns the answer; null: it knows no such order. @throws OrderStands, GatewayRefused, GatewayUnavailable */
export async function call(
  { url, merchant, signs, timeout, fetch }: FondyWire,
  path: string,
  parameters: Signable,
  within = timeout,
): Promise<Signable | null> {
  const request = { ...parameters, merchant_id: Number(merchant), version: '1.0.1' };
  const body = { request: { ...request, signature: signatureOf(request, signs) } };
  const parsed = z.safeParse(answerSchema, await postJson(`${url.replace(/\/$/, '')}${path}`, body, { within, fetch }));
  if (!parsed.success) throw new GatewayUnavailable('The payment gateway answered what the protocol does not say.');
  const { response } = parsed.data;
  return response.response_status === 'failure' ? refusalIn(response) : response;
}

/** An order in an answer or a webhook. @throws GatewayUnavailable unless it is signed by one of the keys and is an order */
export function readOrder(body: Signable, keys: readonly string[]): Order {
  if (signerOf(body, keys) === null)
    throw new GatewayUnavailable('The payment gateway answered without its signature.');
  const order = z.safeParse(orderSchema, body);
  if (!order.success)
    throw new GatewayUnavailable('The payment gateway answered an order that the protocol does not say.');
  return order.data;
}
