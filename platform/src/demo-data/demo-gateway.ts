import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { fromMinor, toMinor } from '@kozyr/contracts/money';
import {
  type GatewayCard,
  type GatewayPayment,
  type GatewayPayout,
  type GatewayStatement,
  openCardBody,
  openPaymentBody,
  payOutBody,
} from '@kozyr/contracts/payment-gateway';

type Line = GatewayStatement['lines'][number];

/** A payment gateway of this process alone, which ends payments, cards and payouts as it is told. */
export type DemoGateway = {
  url: string;
  /** Ends a payment, a card or a payout of this reference. @throws Error when there is none */
  endPayment: (reference: string, end: Partial<GatewayPayment>, at: Date) => GatewayPayment;
  endCard: (reference: string, end: Partial<GatewayCard>) => GatewayCard;
  endPayout: (reference: string, end: Partial<GatewayPayout>, at: Date) => GatewayPayout;
  stop: () => Promise<void>;
};

const HOSTED = 'http://localhost/demo';
const money = (amount: string) => fromMinor(toMinor(amount));

function known<T>(map: ReadonlyMap<string, T>, key: string): T {
  const found = map.get(key);
  if (!found) throw new Error(`The demo gateway knows no ${key}.`);
  return found;
}

/** What moved on a day, with its sums. */
function statementOf(day: string, all: readonly Line[]): GatewayStatement {
  const lines = all.filter(({ at }) => at.startsWith(day));
  const totals = new Map<string, GatewayStatement['totals'][number]>();
  for (const { kind, currency, amount } of lines) {
    const before = totals.get(`${kind} ${currency}`) ?? { kind, currency, count: 0, amount: '0.00' };
    const sum = fromMinor(toMinor(before.amount) + toMinor(amount));
    totals.set(`${kind} ${currency}`, { ...before, count: before.count + 1, amount: sum });
  }
  return { day, complete: true, lines, totals: [...totals.values()], next_cursor: null };
}

/** Starts it on a port of this machine. @param now the moment by the clock of the demo data */
export async function startDemoGateway(): Promise<DemoGateway> {
  const payments = new Map<string, GatewayPayment>();
  const cards = new Map<string, GatewayCard>();
  const payouts = new Map<string, GatewayPayout>();
  const lines: Line[] = [];
  const kept = { payments, cards, payouts };

  const open = (what: string, body: unknown): unknown => {
    const id = randomUUID();
    if (what === 'payments') {
      const { merchant_reference, amount, currency } = openPaymentBody.parse(body);
      const rest = { status: 'pending', decline_reason: null, hosted_url: `${HOSTED}/${id}` } as const;
      const made = payments.get(merchant_reference) ?? {
        id,
        merchant_reference,
        amount: money(amount),
        currency,
        ...rest,
      };
      payments.set(merchant_reference, made);
      return made;
    }
    if (what === 'cards') {
      const { merchant_reference } = openCardBody.parse(body);
      const none = { token: null, brand: null, mask: null, fingerprint: null, refuse_reason: null } as const;
      const rest = { status: 'pending', hosted_url: `${HOSTED}/${id}`, ...none } as const;
      const made = cards.get(merchant_reference) ?? { id, merchant_reference, ...rest };
      cards.set(merchant_reference, made);
      return made;
    }
    const { merchant_reference, amount, currency } = payOutBody.parse(body);
    const rest = { status: 'pending', fail_reason: null } as const;
    const made = payouts.get(merchant_reference) ?? {
      id,
      merchant_reference,
      amount: money(amount),
      currency,
      ...rest,
    };
    payouts.set(merchant_reference, made);
    return made;
  };

  const find = ([what = '', ...rest]: readonly string[]): unknown => {
    if (what === 'statement') return statementOf(rest[0] ?? '', lines);
    const map = what === 'payments' || what === 'cards' || what === 'payouts' ? kept[what] : null;
    if (rest[0] === 'by-reference') return map?.get(rest[1] ?? '');
    return [...(map?.values() ?? [])].find(({ id }) => id === rest[0]);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('/').slice(2).map(decodeURIComponent);
    const found = request.method === 'POST' ? open(path[0] ?? '', JSON.parse(await text(request))) : find(path);
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? { error: 'not_found', message: 'Nothing has this reference.' }));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The demo gateway has no port.');

  const moved = (
    kind: Line['kind'],
    { id, merchant_reference, amount, currency }: GatewayPayment | GatewayPayout,
    at: Date,
  ) => lines.push({ kind, id, merchant_reference, amount, currency, at: at.toISOString() });
  return {
    url: `http://127.0.0.1:${address.port}`,
    endPayment: (reference, end, at) => {
      const ended = { ...known(payments, reference), ...end };
      payments.set(reference, ended);
      if (ended.status === 'approved') moved('payment', ended, at);
      return ended;
    },
    endCard: (reference, end) => {
      const ended = { ...known(cards, reference), ...end };
      cards.set(reference, ended);
      return ended;
    },
    endPayout: (reference, end, at) => {
      const ended = { ...known(payouts, reference), ...end };
      payouts.set(reference, ended);
      if (ended.status === 'paid') moved('payout', ended, at);
      return ended;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
