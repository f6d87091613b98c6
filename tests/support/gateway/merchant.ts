import http from 'node:http';
import { type GatewayEvent, gatewayEventSchema } from '@kozyr/contracts/payment-gateway';
import { isSigned } from '@kozyr/kit/signature';
import * as z from 'zod/mini';
import { freePort } from '../../../scripts/postgres.mjs';

export type TestMerchant = {
  /** Where it wants to be told. */
  url: string;
  /** What it answers: a status, or nothing at all for as long as it stands. */
  answer: number | 'silence';
  /** The most calls that ever waited for its answer at once. */
  mostAtOnce: number;
  told: { event: GatewayEvent; signed: boolean; header: string }[];
  /** What it was told of a payment, card, payout or chargeback of this reference. */
  toldOf: (reference: string) => GatewayEvent[];
  stop: () => Promise<void>;
};

/** The reference of whatever an event is about. */
export function referenceOf(event: GatewayEvent): string {
  if (event.type === 'payment') return event.payment.merchant_reference;
  if (event.type === 'card') return event.card.merchant_reference;
  return event.type === 'payout' ? event.payout.merchant_reference : event.chargeback.merchant_reference;
}

/** A merchant of the test's own, on a port of its own: it answers what the test says and keeps what it is told. */
export async function startMerchant(secret: string, clock: { now: Date }): Promise<TestMerchant> {
  const port = await freePort();
  const server = http.createServer();
  const merchant: TestMerchant = {
    url: `http://127.0.0.1:${port}/told`,
    answer: 200,
    mostAtOnce: 0,
    told: [],
    toldOf: (reference) => merchant.told.map(({ event }) => event).filter((event) => referenceOf(event) === reference),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  let open = 0;
  server.on('request', async (request, response) => {
    open += 1;
    merchant.mostAtOnce = Math.max(merchant.mostAtOnce, open);
    response.on('close', () => {
      open -= 1;
    });
    const body = Buffer.concat(await request.toArray());
    const header = String(request.headers['x-signature']);
    merchant.told.push({
      event: z.parse(gatewayEventSchema, JSON.parse(body.toString('utf8'))),
      signed: isSigned(secret, { method: 'POST', path: request.url ?? '', body }, header, clock.now),
      header,
    });
    if (merchant.answer !== 'silence') response.writeHead(merchant.answer).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return merchant;
}
