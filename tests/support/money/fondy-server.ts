import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

type Fields = Record<string, string | number>;
type OrderStatus = 'created' | 'processing' | 'approved' | 'declined' | 'expired' | 'reversed';
export type FondyOrder = Fields & { order_id: string; order_status: OrderStatus; amount: string; currency: string };

export const FONDY = { merchant: '1396424', application: '1019', reportKey: 'test-fondy-reports-0123456789' };
const CARD = { masked_card: '444455XXXXXX1111', card_type: 'VISA', card_bin: 444455 };

/** As the gateway's own documents have it: the key and all values that are not empty, by their names. */
export function signFondy(fields: Fields, key: string): string {
  const { signature: _, response_signature_string: __, ...signed } = fields;
  const values = Object.entries(signed)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value);
  return createHash('sha1')
    .update([key, ...values].join('|'))
    .digest('hex');
}

/** What the gateway knows and how it answers a call; it takes calls by any of its keys and signs what it says by the first. */
function openBooks(port: number, now: () => Date) {
  const orders = new Map<string, FondyOrder>();
  const begunAt = new Map<string, Date>();
  const tokens = new Set<string>();
  const keys = { payment: ['test-fondy-payment-0123456789'], payout: ['test-fondy-payout-0123456789'] };
  /** silent: it does what it is asked and answers nothing; bank: how tokens and payouts end; calls: every path that was asked for. */
  const trouble = { silent: /^$/, bank: 'approved' as OrderStatus, words: '', calls: [] as string[] };

  const failure = (code: number, message: string) => ({
    response: { response_status: 'failure', error_code: code, error_message: message, request_id: 'x' },
  });
  const signed = (fields: Fields) => ({ response: { ...fields, signature: signFondy(fields, keys.payment[0] ?? '') } });
  const orderOf = (id: string): FondyOrder => {
    const order = orders.get(id);
    if (!order) throw new Error(`There is no order ${id} at the gateway.`);
    return order;
  };

  function begin(request: Fields, status: OrderStatus): FondyOrder {
    const order: FondyOrder = {
      order_id: `${request.order_id}`,
      order_status: status,
      response_status: 'success',
      merchant_id: Number(FONDY.merchant),
      payment_id: 800_000_000 + orders.size,
      amount: `${request.amount}`,
      currency: `${request.currency}`,
      actual_amount: status === 'approved' ? `${request.amount}` : '',
      actual_currency: status === 'approved' ? `${request.currency}` : '',
      reversal_amount: '0',
      tran_type: 'purchase',
      response_code: '',
      response_description: status === 'declined' ? trouble.words : '',
      rectoken: '',
      rectoken_lifetime: '',
      additional_info: '{"capture_status": null, "bank_name": null}',
      server_callback_url: `${request.server_callback_url ?? ''}`,
      required_rectoken: `${request.required_rectoken ?? ''}`,
      ...(status === 'created' ? {} : CARD),
    };
    orders.set(order.order_id, order);
    begunAt.set(order.order_id, now());
    return order;
  }
  /** What is said of an order: without what only the merchant told. */
  const told = ({ server_callback_url: _, required_rectoken: __, ...order }: FondyOrder): Fields => order;

  function answer(path: string, request: Fields): object {
    const right = path === '/api/p2pcredit' ? keys.payout : keys.payment;
    if (!right.some((key) => signFondy(request, key) === request.signature)) return failure(1014, 'Invalid signature');
    const id = `${request.order_id}`;
    if (path === '/api/status/order_id')
      return orders.has(id) ? signed(told(orderOf(id))) : failure(1018, `Order ${id} not found`);
    const [name, token] = [
      path === '/api/p2pcredit' ? 'receiver_rectoken' : 'rectoken',
      request.rectoken ?? request.receiver_rectoken,
    ];
    // Parameters are looked at first, so that a call given again may be refused though its order stands.
    if (path !== '/api/checkout/url' && !tokens.has(`${token}`))
      return failure(1007, `Parameter \`${name}\` is incorrect`);
    if (orders.has(id)) return failure(1013, `Duplicate order ${id} for merchant ${FONDY.merchant}`);
    if (!/^[1-9]\d*$/.test(`${request.amount}`)) return failure(1007, 'Parameter `amount` is incorrect');
    if (path === '/api/checkout/url') {
      const { payment_id } = begin(request, 'created');
      const checkout_url = `http://127.0.0.1:${port}/pay?order=${id}`;
      return { response: { response_status: 'success', checkout_url, payment_id: `${payment_id}` } };
    }
    return signed(told(begin(request, trouble.bank)));
  }

  function report(request: { page: number; on_page: number; filters: { m: string; v: string }[] }): object {
    const bound = (which: string) => new Date(`${request.filters.find(({ m }) => m === which)?.v.replace(' ', 'T')}Z`);
    const rows = [...orders.values()].filter(({ order_id }) => {
      const at = begunAt.get(order_id) ?? now();
      return bound('from') <= at && at <= bound('to');
    });
    const page = rows.slice((request.page - 1) * request.on_page, request.page * request.on_page);
    const data = page.map((order) => [
      order.order_id,
      order.order_status,
      (Number(order.amount) / 100).toFixed(2),
      order.currency,
    ]);
    return { fields: ['order_id', 'order_status', 'amount', 'currency'], data, rows_count: rows.length };
  }

  return { orders, tokens, keys, trouble, orderOf, told, answer, report };
}

/**
 * A gateway on a port of its own that speaks the protocol of Fondy: pages, tokens, payouts, a report, webhooks. A test plays the payer and
 * the bank.
 */
export async function startFondy(port: number, now: () => Date) {
  const { orders, tokens, keys, trouble, orderOf, told, answer, report } = openBooks(port, now);
  const bodyOf = async (request: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    return JSON.parse(Buffer.concat(chunks).toString() || '{}');
  };
  const token = randomBytes(8).toString('hex');
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await bodyOf(request);
    trouble.calls.push(path);
    const say = (what: object) => {
      if (trouble.silent.test(path)) request.socket.destroy();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(what));
    };
    if (path === '/authorizer/token/application/get') {
      const right = createHash('sha512')
        .update([FONDY.reportKey, FONDY.application, body.date].join('|'))
        .digest('hex');
      return say(body.signature === right ? { token, expires_in: 3602 } : { err_code: 'Invalid signature' });
    }
    if (path === '/api/extend/company/report/')
      return say(
        request.headers.authorization === `Token ${token}` ? report(body) : { err_code: 'Invalid auth token' },
      );
    return say(answer(path, body.request));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${port}`,
    orders,
    keys,
    trouble,
    /** What becomes of an order: the payer pays on its page, goes away, or the bank takes it back. */
    settle: (id: string, status: OrderStatus, more: Fields = {}): void => {
      const order = orderOf(id);
      const keeps = status === 'approved' && order.required_rectoken === 'Y';
      const kept: Fields = keeps
        ? { rectoken: randomBytes(20).toString('hex'), rectoken_lifetime: '01.05.2029 00:00:00' }
        : {};
      const paid: Fields =
        status === 'approved' ? { actual_amount: order.amount, actual_currency: order.currency } : {};
      const settled: FondyOrder = { ...order, ...CARD, ...paid, ...kept, ...more, order_status: status };
      if (keeps) tokens.add(`${settled.rectoken}`);
      orders.set(id, settled);
    },
    /** The card that an order's payer kept is no good any more. */
    forget: (id: string): void => {
      tokens.delete(`${orderOf(id).rectoken}`);
    },
    /** The webhook of an order as it is now, as JSON or as a form. @returns the platform's answer */
    tell: async (
      id: string,
      { as = 'json', by = keys.payment[0] ?? '', but = {} as Fields } = {},
    ): Promise<Response> => {
      const order = { ...told(orderOf(id)), ...but };
      const fields: Fields = { ...order, signature: signFondy(order, by) };
      const form = new URLSearchParams(
        Object.entries(fields).map(([name, value]): [string, string] => [name, `${value}`]),
      );
      return fetch(`${orderOf(id).server_callback_url}`, {
        method: 'POST',
        ...(as === 'form'
          ? { body: form }
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }),
      });
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
export type TestFondy = Awaited<ReturnType<typeof startFondy>>;
